"""IS-5, and the developers, HR and coaches one by one."""

import pytest

from captable.core.seed import rng_from
from captable.games.it_startup import GAME
from tests.clauses import clause
from tests.games.it_startup.scenes import (
    burnout,
    deck,
    do,
    efficiency,
    hand,
    known_hand,
    knows,
    may,
    office,
    refused,
    scene,
    told,
    worker,
)


@clause("IS-5.1")
def test_only_developers_have_an_efficiency() -> None:
    state = scene(["lead_developer", "scrum_master", "nice_hr_guy"], [])
    assert efficiency(state, "lead_developer") == 6
    assert efficiency(state, "nice_hr_guy") == 0
    assert efficiency(state, "scrum_master") == 0


@clause("IS-5.1", "IS-3.8")
def test_others_than_developers_can_have_resistance_too() -> None:
    state = scene([worker("scrum_master", burnout=2), worker("office_manager", burnout=2)], [])
    do(state, "end the turn")
    assert office(state, 0) == ["scrum_master"]


@clause("IS-5.3")
def test_scrum_masters_coach_the_developers_of_their_controller_and_draw_for_them() -> None:
    state = scene(["intern", "qa_wizard", "nice_hr_guy"], ["lead_developer"], tokens=8, hands=[["scrum_master"] * 2])
    do(state, "play scrum master")
    assert len(hand(state, 0)) == 1 + 2
    assert efficiency(state, "intern") == 2
    assert efficiency(state, "lead_developer") == 5
    do(state, "play scrum master")
    assert efficiency(state, "intern") == 3


@clause("IS-5.3", "IS-8.3")
def test_coaching_ends_when_the_scrum_master_leaves() -> None:
    state = scene(["intern", worker("scrum_master", burnout=3)], [])
    do(state, "end the turn")
    assert state.points[0] == 2
    assert efficiency(state, "intern") == 1


@clause("IS-5.4")
def test_an_ability_costs_its_price_once_a_turn_also_in_the_first() -> None:
    state = scene([], ["intern", "qa_wizard"], tokens=6, hands=[["undercover_hr_agent"]])
    do(state, "play undercover hr agent", "use undercover hr agent")
    assert state.tokens[0] == 2
    if may(state, "choose employee 1 of Player 2"):
        do(state, "choose employee 1 of Player 2")
    assert refused(state, "use undercover hr agent") == "IS-5.4"
    do(state, "end the turn", "end the turn")
    assert may(state, "use undercover hr agent")


@clause("IS-5.4")
def test_two_agents_have_an_ability_each() -> None:
    team = ["undercover_hr_agent", worker("undercover_hr_agent", used=1)]
    state = scene(team, ["intern", "qa_wizard"], tokens=2)
    assert may(state, "use undercover hr agent")
    do(state, "use undercover hr agent")
    if may(state, "choose employee 1 of Player 2"):
        do(state, "choose employee 1 of Player 2")
    assert not may(state, "use undercover hr agent")


@clause("IS-5.4")
def test_a_card_that_came_back_is_a_new_one() -> None:
    """An Agent taken back by Mike may use its ability again, and knowledge may be moved again."""
    ninja = worker("full_stack_ninja", "clean_code")
    state = scene(
        ["lead_developer", ninja, worker("undercover_hr_agent", used=1)],
        ["intern"],
        tokens=30,
        hands=[["code_monkey_mike", "code_monkey_mike"]],
    )
    assert not may(state, "use undercover hr agent")
    do(state, "play code monkey mike", "choose employee 3 of Player 1", "play undercover hr agent")
    assert may(state, "use undercover hr agent")
    do(state, "move clean code", "choose employee 1 of Player 1")
    assert refused(state, "move clean code") == "IS-6.2"
    do(state, "play code monkey mike", "choose employee 1 of Player 1", "play clean code")
    do(state, "choose employee 1 of Player 1")
    assert may(state, "move clean code")


@clause("IS-5.5")
@pytest.mark.parametrize("card", ["downer_dave", "rockstar_recruiter", "code_monkey_mike", "shy_frontend_developer"])
def test_an_employee_can_always_be_played_and_what_is_impossible_is_skipped(card: str) -> None:
    cost = {"code_monkey_mike": 2, "shy_frontend_developer": 2}.get(card, 3)
    state = scene([], [], tokens=cost, hands=[[card]])
    do(state, f"play {card.replace('_', ' ')}")
    assert office(state, 0) == [card]
    assert may(state, "end the turn")


@clause("IS-5.5")
def test_burnout_on_an_opponent_is_obligatory_and_only_opponents_may_be_chosen() -> None:
    state = scene(["intern"], ["intern", "qa_wizard"], tokens=3, hands=[["downer_dave"]])
    do(state, "play downer dave")
    assert refused(state, "choose nobody") == "IS-5.5"
    assert refused(state, "choose employee 1 of Player 1") == "IS-5.5"
    do(state, "choose employee 2 of Player 2")
    assert burnout(state, "qa_wizard") == 1


@clause("IS-5.5")
def test_effects_of_playing_happen_only_when_played_from_hand() -> None:
    state = scene(["intern"], ["downer_dave", "junior_backend_developer"], tokens=5, hands=[["head_hunter"]])
    do(state, "play head hunter", "choose employee 2 of Player 2", "let it happen")
    assert may(state, "end the turn")
    assert state.looking == 0


# -- developers --------------------------------------------------------------------------------------------


def test_intern() -> None:
    state = scene([], [], tokens=1, hands=[["intern"]])
    do(state, "play intern", "end the turn")
    assert (state.tokens[0], state.points[0]) == (0, 1)


@clause("IS-6.4")
def test_ambitious_apprentice_learns_for_two_less() -> None:
    state = scene(["ambitious_apprentice"], [], tokens=2, hands=[["tdd"]])
    do(state, "play tdd")
    assert knows(state, "ambitious_apprentice") == ["tdd"]
    assert state.tokens[0] == 0
    assert efficiency(state, "ambitious_apprentice") == 5


@clause("IS-5.5")
def test_copy_paste_developer_tires_the_other_developers_only() -> None:
    team = ["intern", worker("qa_wizard", burnout=2), "nice_hr_guy", worker("bi_developer", owner=1)]
    state = scene(team, ["lead_developer"], tokens=1, hands=[["copy_paste_developer"]])
    do(state, "play copy-paste developer")
    assert office(state, 0) == ["intern", "nice_hr_guy", "bi_developer", "copy_paste_developer"]
    assert deck(state)[-1] == "qa_wizard"
    got = [
        burnout(state, c) for c in ("intern", "nice_hr_guy", "bi_developer", "copy_paste_developer", "lead_developer")
    ]
    assert got == [1, 0, 1, 0, 0]


@clause("IS-8.4")
def test_code_monkey_mike_returns_an_employee_with_its_knowledge_and_without_its_burnout() -> None:
    state = scene([worker("lead_developer", "tdd", "solid", burnout=2)], [], tokens=7, hands=[["code_monkey_mike"]])
    do(state, "play code monkey mike", "choose employee 1 of Player 1")
    assert hand(state, 0) == ["lead_developer", "solid", "tdd"]
    assert known_hand(state, 1, 0) == ["lead_developer", "solid", "tdd"]
    do(state, "play lead developer")
    assert burnout(state, "lead_developer") == 0


@clause("IS-5.5", "IS-8.2", "IS-8.4")
def test_code_monkey_mike_returns_no_outsourced_employee_and_no_mike() -> None:
    """Two Mikes can't return each other for ever."""
    team = [worker("intern", owner=1), "code_monkey_mike", "nice_hr_guy"]
    state = scene(team, [], tokens=2, hands=[["code_monkey_mike"]])
    do(state, "play code monkey mike")
    assert refused(state, "choose employee 1 of Player 1") == "IS-8.2"
    assert refused(state, "choose employee 2 of Player 1") == "IS-8.4"
    assert refused(state, "choose employee 4 of Player 1") == "IS-8.4"
    do(state, "choose nobody")
    assert len(office(state, 0)) == 4


@clause("IS-5.5")
def test_junior_backend_developer_takes_one_of_three() -> None:
    state = scene([], [], tokens=2, hands=[["junior_backend_developer"]], top=["intern", "tdd", "solid"])
    do(state, "play junior backend developer")
    assert refused(state, "pick card 4") == "IS-3.5"
    assert refused(state, "end the turn") == "IS-3.5"
    do(state, "pick card 2")
    assert hand(state, 0) == ["tdd"]
    assert deck(state)[-2:] == ["intern", "solid"]


@clause("IS-5.5")
def test_research_engineer_puts_three_cards_in_any_order() -> None:
    state = scene([], [], tokens=2, hands=[["research_engineer"]], top=["intern", "tdd", "solid", "debugging"])
    do(state, "play research engineer", "pick card 3", "pick card 3")
    assert deck(state)[:4] == ["solid", "tdd", "intern", "debugging"]
    assert may(state, "end the turn")


@clause("IS-5.5")
def test_shy_frontend_developer_buys_efficiency_for_one_turn() -> None:
    state = scene([], [], tokens=6, hands=[["shy_frontend_developer"]])
    do(state, "play shy frontend developer")
    assert refused(state, "pay 5") == "IS-4.1"
    do(state, "pay 3")
    assert state.tokens[0] == 1
    assert efficiency(state, "shy_frontend_developer") == 4
    do(state, "end the turn")
    assert state.points[0] == 4
    assert efficiency(state, "shy_frontend_developer") == 1


@clause("IS-5.5")
def test_shy_frontend_developer_loses_what_was_bought_when_it_leaves() -> None:
    state = scene([], [], tokens=10, hands=[["shy_frontend_developer", "code_monkey_mike"]])
    do(state, "play shy frontend developer", "pay 2", "play code monkey mike", "choose employee 1 of Player 1")
    do(state, "play shy frontend developer", "pay 0")
    assert efficiency(state, "shy_frontend_developer") == 1


@clause("IS-5.5", "IS-3.8")
def test_downer_dave_burns_somebody_out_in_the_middle_of_an_effect() -> None:
    state = scene([], [worker("lead_developer", "tdd", burnout=2)], tokens=3, hands=[["downer_dave"]])
    do(state, "play downer dave")
    assert office(state, 1) == []
    assert deck(state)[-2:] == ["lead_developer", "tdd"]
    assert "burns out" in told(state)


@clause("IS-10.3", "IS-6.4")
def test_bi_developer_draws_knowledge_that_costs_two_less_this_turn() -> None:
    state = scene(["intern"], [], tokens=6, hands=[["bi_developer", "solid"]], top=["tdd", "intern"])
    do(state, "play bi developer")
    assert hand(state, 0) == ["solid", "tdd"]
    assert "TDD" not in told(state, 1)
    do(state, "play tdd", "choose employee 1 of Player 1")
    assert state.tokens[0] == 6 - 3 - 2
    assert refused(state, "play solid") == "IS-4.1"


@clause("IS-6.4")
def test_bi_developer_makes_nothing_else_cheaper_and_not_in_the_next_turn() -> None:
    state = scene(["intern"], [], tokens=5, hands=[["bi_developer"]], top=["qa_wizard"])
    do(state, "play bi developer")
    assert refused(state, "play qa wizard") == "IS-4.1"
    state = scene(["intern"], [], tokens=5, hands=[["bi_developer"]], top=["tdd"])
    do(state, "play bi developer", "end the turn", "end the turn")
    state.tokens[0] = 3
    assert not may(state, "play tdd")


@clause("IS-6.4")
def test_qa_wizards_make_developers_cheaper_and_nobody_else() -> None:
    state = scene(["qa_wizard", "qa_wizard"], [], tokens=4, hands=[["lead_developer", "intern", "nice_hr_guy"]])
    do(state, "play lead developer")
    assert state.tokens[0] == 1
    do(state, "play intern")
    assert state.tokens[0] == 1
    assert refused(state, "play nice hr guy") == "IS-4.1"


@clause("IS-6.4")
def test_full_stack_ninja_learns_for_two_less() -> None:
    state = scene(["full_stack_ninja", "intern"], [], tokens=2, hands=[["tdd"]])
    do(state, "play tdd")  # only the ninja can be paid for
    assert knows(state, "full_stack_ninja") == ["tdd"]
    assert state.tokens[0] == 0


@clause("IS-5.5", "IS-6.4")
def test_database_developer_draws_two_and_plays_actions_among_them_for_nothing() -> None:
    state = scene([], ["intern"], tokens=4, hands=[["database_developer"]], top=["monster_bug", "qa_wizard"])
    do(state, "play database developer")
    assert hand(state, 0) == ["monster_bug", "qa_wizard"]
    assert state.tokens[0] == 0
    assert refused(state, "play qa wizard") == "IS-4.1"
    do(state, "play monster bug")
    assert burnout(state, "intern") == 1


@clause("IS-5.5")
def test_senior_backend_developer_takes_two_of_five() -> None:
    top = ["intern", "tdd", "solid", "debugging", "qa_wizard"]
    state = scene([], [], tokens=4, hands=[["senior_backend_developer"]], top=top)
    do(state, "play senior backend developer", "pick card 5", "pick card 1")
    assert hand(state, 0) == ["intern", "qa_wizard"]
    assert deck(state)[-3:] == ["tdd", "solid", "debugging"]


@clause("IS-6.4")
def test_lead_developer_makes_moving_knowledge_cheaper_not_playing_it() -> None:
    state = scene(["lead_developer", worker("intern", "tdd")], [], tokens=2, hands=[["unit_tests"]])
    assert refused(state, "play unit tests") == "IS-4.1"
    do(state, "move tdd")
    assert knows(state, "lead_developer") == ["tdd"]
    assert state.tokens[0] == 0


@clause("IS-5.5", "IS-6.4")
def test_assertive_cto_plays_a_developer_drawn_so_for_nothing() -> None:
    state = scene([], [], tokens=5, hands=[["assertive_cto"]], top=["lead_developer"])
    do(state, "play assertive cto")
    assert hand(state, 0) == ["lead_developer"]
    do(state, "play lead developer", "end the turn")
    assert state.points[0] == 4 + 5
    state = scene([], [], tokens=5, hands=[["assertive_cto"]], top=["nice_hr_guy"])
    do(state, "play assertive cto")
    assert refused(state, "play nice hr guy") == "IS-4.1"


# -- HR and coaches ----------------------------------------------------------------------------------------


@clause("IS-5.2", "IS-5.5")
def test_office_manager_refreshes_everybody_and_draws_at_the_end() -> None:
    team = [worker("intern", burnout=2), "qa_wizard", worker("nice_hr_guy", burnout=1)]
    state = scene(team, [worker("lead_developer", burnout=1), "nice_hr_lady"], tokens=3, hands=[["office_manager"]])
    do(state, "play office manager")
    got = [burnout(state, c) for c in ("intern", "qa_wizard", "nice_hr_guy", "lead_developer")]
    assert got == [1, 0, 0, 1]
    do(state, "end the turn")
    assert len(hand(state, 0)) == 2  # its own and the HR guy's, not the lady's


@clause("IS-5.5", "IS-8.1")
def test_rockstar_recruiter_takes_from_an_opponent_with_four_employees() -> None:
    rich = [worker("lead_developer", "tdd", burnout=1), "intern", "qa_wizard", "nice_hr_guy"]
    state = scene([], rich, ["full_stack_ninja"] * 2, tokens=3, hands=[["rockstar_recruiter"]])
    do(state, "play rockstar recruiter")
    assert refused(state, "choose employee 1 of Player 3") == "IS-5.5"
    assert refused(state, "choose nobody") == "IS-5.5"
    do(state, "choose employee 1 of Player 2")
    assert office(state, 0) == ["rockstar_recruiter", "lead_developer"]
    assert knows(state, "lead_developer") == ["tdd"]
    do(state, "end the turn")
    assert len(hand(state, 0)) == 1


@clause("IS-5.5", "IS-8.3")
def test_rockstar_recruiter_counts_three_as_too_few_and_outsourced_ones_too() -> None:
    state = scene([], ["intern", "intern", "qa_wizard"], tokens=3, hands=[["rockstar_recruiter"]])
    do(state, "play rockstar recruiter")
    assert office(state, 0) == ["rockstar_recruiter"]
    assert may(state, "end the turn")
    three_and_a_guest = ["intern", "intern", "qa_wizard", worker("lead_developer", owner=0)]
    state = scene([], three_and_a_guest, tokens=3, hands=[["rockstar_recruiter"]])
    do(state, "play rockstar recruiter")
    assert refused(state, "choose employee 4 of Player 2") == "IS-8.3"
    do(state, "choose employee 3 of Player 2")
    assert office(state, 0) == ["rockstar_recruiter", "qa_wizard"]


@clause("IS-5.4")
def test_undercover_hr_agent_flips_a_coin_for_an_employee() -> None:
    results = set()
    for chance in range(20):
        state = scene(
            ["undercover_hr_agent"], ["intern", "qa_wizard"], tokens=1, rng=list(rng_from(f"coin {chance}").words())
        )
        do(state, "use undercover hr agent")
        assert state.tokens[0] == 0
        heads = may(state, "choose employee 2 of Player 2")
        results.add(heads)
        if heads:
            do(state, "choose employee 2 of Player 2")
            assert office(state, 0) == ["undercover_hr_agent", "qa_wizard"]
        else:
            assert "tails" in told(state)
            assert may(state, "end the turn")
    assert results == {True, False}


@clause("IS-5.4", "IS-7.5")
def test_undercover_hr_agent_needs_somebody_to_take() -> None:
    assert refused(scene(["undercover_hr_agent"], [], tokens=1), "use undercover hr agent") == "IS-7.5"
    guest = [worker("intern", owner=0)]
    assert refused(scene(["undercover_hr_agent"], guest, tokens=1), "use undercover hr agent") == "IS-7.5"
    assert refused(scene(["undercover_hr_agent"], ["intern"], tokens=0), "use undercover hr agent") == "IS-4.1"


@clause("IS-5.2")
@pytest.mark.parametrize("card", ["nice_hr_lady", "nice_hr_guy"])
def test_nice_hr_people_draw_a_card_each_turn(card: str) -> None:
    state = scene([], [], tokens=2, hands=[[card]])
    do(state, f"play {card.replace('_', ' ')}")
    assert hand(state, 0) == []
    do(state, "end the turn")
    assert len(hand(state, 0)) == 1


@clause("IS-5.2")
def test_whatever_happens_at_the_end_of_a_turn_is_told() -> None:
    end = 'end = [{ effect = "gain", tokens = 3 }, { effect = "rest", burnout = 1 }]'
    at = GAME.cards_source.index("end =", GAME.cards_source.index('id = "nice_hr_lady"'))
    source = GAME.cards_source[:at] + end + GAME.cards_source[GAME.cards_source.index("\n", at) :]
    state = scene(["nice_hr_lady"], [], game=GAME.with_cards(source))
    do(state, "end the turn")
    assert "Player 1 gains 3 tokens. The employees of Player 1 lose 1 burnout." in told(state)


@clause("IS-5.3")
def test_scrum_master_without_developers_draws_nothing() -> None:
    state = scene(["nice_hr_guy"], [], tokens=4, hands=[["scrum_master"]])
    do(state, "play scrum master")
    assert hand(state, 0) == []

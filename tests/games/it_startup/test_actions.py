"""IS-7: Actions, planning and counters; and each Action."""

import pytest

from captable.core.errors import BadCards
from captable.games.it_startup import GAME
from tests.clauses import clause
from tests.games.it_startup.scenes import (
    burnout,
    deck,
    do,
    hand,
    known_deck,
    knows,
    may,
    office,
    owner,
    refused,
    scene,
    told,
    worker,
)


def with_counter(card: str, counter: str) -> GAME.__class__:  # type: ignore[name-defined]
    """The game with a counter clause on an Action."""
    row = f'id = "{card}"\n'
    assert row in GAME.cards_source
    return GAME.with_cards(GAME.cards_source.replace(row, f"{row}counter = {counter}\n"))


@clause("IS-7.1", "IS-10.1")
def test_a_played_action_goes_under_the_deck_for_all_to_see() -> None:
    state = scene([], [], hands=[["investor"]])
    do(state, "play investor")
    assert deck(state)[-1] == "investor"
    assert known_deck(state, 1)[-1] == "investor"


@clause("IS-7.1", "IS-7.2")
def test_a_countered_head_hunter_goes_under_the_deck_and_its_price_is_lost() -> None:
    state = scene([], ["intern", "qa_wizard"], tokens=[5, 6], hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert state.tokens[0] == 0
    do(state, "choose employee 1 of Player 2")
    assert (state.turn, state.active) == (1, 0)
    do(state, "counter it")
    assert list(state.tokens) == [5, 1]  # 5 from the counter, whatever was paid
    assert office(state, 1) == ["intern", "qa_wizard"]
    assert deck(state)[-1] == "head_hunter"
    assert state.turn == 0


@clause("IS-7.2")
def test_a_planned_head_hunter_is_countered_for_five_too() -> None:
    state = scene([], ["intern"], tokens=[4, 5], planned=["head_hunter"])
    do(state, "play the planned card", "counter it")
    assert list(state.tokens) == [5, 0]


@clause("IS-7.2")
def test_who_can_t_pay_the_counter_is_not_asked() -> None:
    state = scene([], ["intern"], tokens=[5, 4], hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert office(state, 0) == ["intern"]
    assert state.turn == 0


@clause("IS-7.2")
def test_only_the_player_who_is_struck_is_asked() -> None:
    state = scene([], ["intern"], ["qa_wizard"], tokens=9, hands=[["head_hunter"]])
    do(state, "play head hunter", "choose employee 1 of Player 3")
    assert state.to_move() == [2]
    do(state, "let it happen")
    assert office(state, 0) == ["qa_wizard"]


@clause("IS-7.2")
@pytest.mark.parametrize("cards", [["intern"], ["tdd"], []])
def test_a_counter_by_discarding_is_always_asked_so_that_the_pause_gives_nothing_away(cards: list[str]) -> None:
    game = with_counter("monster_bug", '{ discard = "developer" }')
    state = scene([], ["qa_wizard"], tokens=3, hands=[["monster_bug"], cards], game=game)
    do(state, "play monster bug")
    assert state.to_move() == [1]
    if cards == ["intern"]:
        do(state, "counter it", "discard intern")
        assert deck(state)[-2:] == ["intern", "monster_bug"]
        assert burnout(state, "qa_wizard") == 0
    else:
        assert refused(state, "counter it") == "IS-7.2"
        do(state, "let it happen")
        assert burnout(state, "qa_wizard") == 1


@clause("IS-7.2")
def test_only_a_card_of_the_kind_counters() -> None:
    game = with_counter("monster_bug", '{ discard = "developer" }')
    state = scene([], ["qa_wizard"], tokens=3, hands=[["monster_bug"], ["intern", "tdd"]], game=game)
    do(state, "play monster bug", "counter it")
    assert refused(state, "discard tdd") == "IS-7.2"


@clause("IS-7.2")
def test_an_employee_can_take_burnout_as_a_counter() -> None:
    game = with_counter("technical_debt", "{ burnout = 2 }")
    state = scene([], ["qa_wizard", "intern"], tokens=4, hands=[["technical_debt"]], game=game)
    do(state, "play technical debt", "counter it", "choose employee 2 of Player 2")
    assert burnout(state, "intern") == 2
    assert office(state, 1) == ["qa_wizard", "intern"]


@clause("IS-7.2")
def test_an_action_without_a_target_can_be_countered_by_each_opponent_in_turn() -> None:
    game = with_counter("investor", "{ pay = 1 }")
    state = scene([], [], [], tokens=[0, 1, 1], hands=[["investor"]], game=game)
    do(state, "play investor")
    assert state.to_move() == [1]
    do(state, "let it happen")
    assert state.to_move() == [2]
    do(state, "counter it")
    assert list(state.tokens) == [1, 1, 0]


@clause("IS-7.2")
def test_a_counter_that_makes_no_sense_is_refused_with_its_line() -> None:
    with pytest.raises(BadCards, match=r"line \d+: there is no field counter.pray of investor; there are pay, discard"):
        with_counter("investor", "{ pray = 1 }")
    with pytest.raises(BadCards, match="counter of investor: a counter is one of pay, discard, burnout"):
        with_counter("investor", "{ pay = 1, burnout = 1 }")


@clause("IS-7.3")
def test_a_planned_card_costs_one_less_from_the_next_turn_only() -> None:
    state = scene([], ["intern"], tokens=[5, 0], hands=[["head_hunter"]], round=3)
    do(state, "plan head hunter")
    assert state.tokens[0] == 5
    assert hand(state, 0) == []
    assert refused(state, "play the planned card") == "IS-7.3"
    do(state, "end the turn", "end the turn")
    state.tokens[0] = 4
    do(state, "play the planned card")
    assert state.tokens[0] == 0
    assert office(state, 0) == ["intern"]


@clause("IS-7.3")
def test_a_free_action_is_not_paid_for_by_planning() -> None:
    state = scene([], [], planned=["investor"])
    do(state, "play the planned card")
    assert state.tokens[0] == 2
    assert "Player 1 plays the planned Investor for 0." in told(state)


@clause("IS-7.3")
def test_only_one_card_is_planned_and_another_after_it_was_played() -> None:
    state = scene([], [], tokens=9, planned=["investor"], hands=[["coffee_machine", "investor", "tdd"]])
    assert refused(state, "plan coffee machine") == "IS-7.3"
    assert refused(state, "plan tdd") == "IS-7.3"
    do(state, "play the planned card", "plan coffee machine")
    assert refused(state, "plan investor") == "IS-7.3"


@clause("IS-7.3")
def test_a_planned_card_can_t_be_sold_and_nothing_that_strikes_employees_touches_it() -> None:
    state = scene([], ["intern"], tokens=9, planned=[None, "investor"], hands=[["technical_debt"]])
    do(state, "play technical debt", "end the turn")
    assert refused(state, "sell investor") == "IS-4.2"
    assert may(state, "play the planned card")


@clause("IS-7.4")
def test_other_actions_are_played_at_full_cost_meanwhile() -> None:
    state = scene(["intern"], [], tokens=2, planned=["investor"], hands=[["coffee_machine"]])
    do(state, "play coffee machine")
    assert state.tokens[0] == 0


@clause("IS-7.5")
@pytest.mark.parametrize("card", ["outsourcing", "head_hunter", "technical_debt", "monster_bug"])
def test_an_action_that_needs_a_target_can_t_be_played_without_one(card: str) -> None:
    name = card.replace("_", " ")
    state = scene(["intern"], [], tokens=9, hands=[[card]])
    assert refused(state, f"play {name}") == "IS-7.5"
    assert may(state, f"plan {name}")


@clause("IS-7.5")
def test_an_opponent_with_no_employee_is_no_target() -> None:
    state = scene([], ["intern"], [], ["qa_wizard"], tokens=3, hands=[["monster_bug"]])
    do(state, "play monster bug")
    assert refused(state, "strike Player 3") == "IS-7.5"
    assert refused(state, "strike Player 1") == "IS-7.5"
    do(state, "strike Player 4")
    assert (burnout(state, "intern"), burnout(state, "qa_wizard")) == (0, 1)


# -- each Action -------------------------------------------------------------------------------------------


@clause("IS-7.1")
def test_investor_brings_two_tokens() -> None:
    state = scene([], [], hands=[["investor"]])
    do(state, "play investor")
    assert state.tokens[0] == 2


@clause("IS-8.2")
def test_outsourcing_borrows_an_employee_and_its_owner_gets_what_was_paid() -> None:
    state = scene([], ["lead_developer", "intern"], tokens=[2, 0], hands=[["outsourcing"]])
    do(state, "play outsourcing", "choose employee 1 of Player 2")
    assert list(state.tokens) == [0, 2]
    assert office(state, 0) == ["lead_developer"]
    assert owner(state, "lead_developer") == 1
    do(state, "end the turn")
    assert state.points[0] == 5
    assert burnout(state, "lead_developer") == 1
    do(state, "end the turn")
    assert office(state, 1) == ["intern", "lead_developer"]


@clause("IS-8.2")
def test_planned_outsourcing_pays_its_owner_one() -> None:
    state = scene([], ["lead_developer"], tokens=[1, 0], planned=["outsourcing"])
    do(state, "play the planned card")
    assert list(state.tokens) == [0, 1]


@clause("IS-7.1", "IS-8.1")
def test_head_hunter_takes_over_an_employee() -> None:
    state = scene([], [worker("lead_developer", "tdd", burnout=1)], tokens=[5, 0], hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert owner(state, "lead_developer") == 0
    assert knows(state, "lead_developer") == ["tdd"]
    assert burnout(state, "lead_developer") == 1


@clause("IS-7.1", "IS-3.8")
def test_get_away_from_it_all_refreshes_and_shelters_from_crunch_time_too() -> None:
    state = scene(
        [worker("intern", burnout=2), "qa_wizard"], [], tokens=5, hands=[["get_away_from_it_all", "crunch_time"]]
    )
    do(state, "play crunch time", "play get away from it all")
    assert burnout(state, "intern") == 1
    do(state, "end the turn")
    assert (burnout(state, "intern"), burnout(state, "qa_wizard")) == (1, 0)
    do(state, "end the turn", "end the turn")
    assert (burnout(state, "intern"), burnout(state, "qa_wizard")) == (2, 1)


@clause("IS-7.1", "IS-3.7")
def test_coffee_machine_gives_a_point_for_each_developer_and_a_rest() -> None:
    state = scene(["intern", worker("qa_wizard", burnout=2), "nice_hr_guy"], [], tokens=2, hands=[["coffee_machine"]])
    do(state, "play coffee machine")
    assert burnout(state, "qa_wizard") == 1
    do(state, "end the turn")
    assert state.points[0] == 1 + 2 + 2


@clause("IS-7.1", "IS-3.8")
def test_crunch_time_gives_points_and_more_burnout_to_developers() -> None:
    team = ["intern", worker("qa_wizard", burnout=1), "office_manager"]
    state = scene(team, [], tokens=2, hands=[["crunch_time"]])
    do(state, "play crunch time", "end the turn")
    assert state.points[0] == 1 + 2 + 2 * 2
    assert office(state, 0) == ["intern", "office_manager"]
    assert (burnout(state, "intern"), burnout(state, "office_manager")) == (2, 1)


@clause("IS-7.1")
def test_crunch_time_played_twice_adds_up() -> None:
    source = GAME.cards_source.replace(
        'id = "crunch_time"\ntype = "action"\ncopies = 1', 'id = "crunch_time"\ntype = "action"\ncopies = 2'
    )
    game = GAME.with_cards(source.replace("total = 64", "total = 65"))
    state = scene(["downer_dave"], [], tokens=4, hands=[["crunch_time", "crunch_time"]], game=game)
    do(state, "play crunch time", "play crunch time", "end the turn")
    assert state.points[0] == 1 + 4
    assert burnout(state, "downer_dave") == 3


@clause("IS-7.1", "IS-8.3")
def test_technical_debt_shuffles_all_that_an_opponent_controls_into_the_deck_and_goes_under() -> None:
    struck = [worker("lead_developer", "tdd"), worker("intern", owner=0), "nice_hr_guy"]
    state = scene(["qa_wizard"], struck, tokens=4, hands=[["technical_debt"]])
    do(state, "play technical debt")
    assert office(state, 1) == []
    assert office(state, 0) == ["qa_wizard"]
    cards = deck(state)
    assert cards[-1] == "technical_debt"
    assert {"lead_developer", "tdd", "intern", "nice_hr_guy"} <= set(cards)
    assert cards[-5:-1] != ["lead_developer", "tdd", "intern", "nice_hr_guy"]


@clause("IS-7.1", "IS-8.3")
def test_monster_bug_tires_every_employee_of_one_opponent() -> None:
    struck = [worker("intern", burnout=2), "nice_hr_guy", worker("lead_developer", owner=0)]
    state = scene(["qa_wizard"], struck, ["bi_developer"], tokens=3, hands=[["monster_bug"]])
    do(state, "play monster bug", "strike Player 2")
    assert office(state, 1) == ["nice_hr_guy", "lead_developer"]
    got = [burnout(state, card) for card in ("nice_hr_guy", "lead_developer", "qa_wizard", "bi_developer")]
    assert got == [1, 1, 0, 0]
    assert "burns out" in told(state)

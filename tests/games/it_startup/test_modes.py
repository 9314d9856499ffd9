"""IS-9: 2 vs 2, solo, and leaving."""

import pytest

from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games.it_startup import GAME
from captable.games.it_startup.rules.state import ItStartupState
from tests.clauses import clause
from tests.games.it_startup.scenes import (
    burnout,
    deck,
    do,
    efficiency,
    hand,
    known_deck,
    knows,
    may,
    office,
    refused,
    scene,
    told,
    worker,
)

TEAMS = {"teams": True}


# -- 2 vs 2 --------------------------------------------------------------------------------------------------


@clause("IS-9.1")
def test_a_team_s_points_are_added_against_twice_the_goal() -> None:
    state = scene([], [], [], ["intern"], points=[80, 60, 47, 67], turn=3, options=TEAMS)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1, 2, 1]
    assert outcome.scores == [127, 128, 127, 128]
    assert outcome.teams == [0, 1, 0, 1]


@clause("IS-9.1")
def test_one_partner_alone_over_the_single_goal_is_not_enough() -> None:
    state = scene([], [], [], [], points=[100, 0, 20, 0], turn=3, options=TEAMS)
    do(state, "end the turn")
    assert not state.over()


@clause("IS-9.1")
def test_opponents_are_the_other_team() -> None:
    state = scene([], ["intern"], ["qa_wizard"], ["bi_developer"], tokens=3, hands=[["downer_dave"]], options=TEAMS)
    do(state, "play downer dave")
    assert refused(state, "choose employee 1 of Player 3") == "IS-5.5"
    do(state, "choose employee 1 of Player 4")
    assert burnout(state, "bi_developer") == 1


@clause("IS-9.1")
def test_knowledge_from_hand_may_go_to_the_partner_with_that_developer_s_own_discount() -> None:
    state = scene(["nice_hr_guy"], ["intern"], ["full_stack_ninja"], [], tokens=2, hands=[["tdd"]], options=TEAMS)
    do(state, "play tdd")
    assert knows(state, "full_stack_ninja") == ["tdd"]
    assert state.tokens[0] == 0


@clause("IS-9.1")
def test_knowledge_is_moved_among_one_s_own_developers_only() -> None:
    state = scene([worker("intern", "tdd")], [], ["qa_wizard"], [], tokens=9, options=TEAMS)
    assert refused(state, "move tdd") == "IS-6.2"


@clause("IS-9.1")
def test_standing_effects_serve_their_controller_only() -> None:
    state = scene(
        ["intern", worker("bi_developer", "tdd")],
        [],
        ["qa_wizard", "scrum_master", "lead_developer"],
        [],
        tokens=3,
        hands=[["full_stack_ninja"]],
        options=TEAMS,
    )
    assert efficiency(state, "intern") == 1
    assert refused(state, "play full stack ninja") == "IS-4.1"
    assert refused(state, "move tdd") == "IS-6.2"


@clause("IS-9.1", "IS-3.4")
def test_the_planning_bonus_counts_one_s_own_points_and_may_help_the_partner() -> None:
    options = {"teams": True, "planning_bonus": True}
    state = scene([], [], [], [worker("intern", burnout=1)], points=[0, 8, 0, 5], turn=0, options=options)
    do(state, "end the turn")
    assert refused(state, "end the turn") == "IS-3.4"
    do(state, "choose employee 1 of Player 4")
    assert burnout(state, "intern") == 0


@clause("IS-9.1")
def test_partners_do_not_see_each_other_s_hands() -> None:
    state = scene([], [], [], [], hands=[["tdd"], [], ["solid"]], options=TEAMS)
    assert "tdd" not in str(state.view(2).zones)
    worlds = {tuple(hand(state.redeal(0, rng_from(f"world {n}")), 2)) for n in range(20)}
    assert len(worlds) > 5


# -- solo ------------------------------------------------------------------------------------------------------


@clause("IS-9.2")
@pytest.mark.parametrize(
    ("threshold", "hard", "turns"),
    [
        *[(32, False, 5), (64, False, 8), (128, False, 13), (8, False, 3), (127, False, 13), (256, False, 24)],
        *[(32, True, 4), (64, True, 7), (128, True, 11), (8, True, 2), (127, True, 12), (256, True, 22)],
    ],
)
def test_a_solo_game_has_so_many_turns(threshold: int, hard: bool, turns: int) -> None:
    state = scene([], options={"threshold": threshold, "hard": hard})
    assert state.turns_alone() == turns
    for _ in range(turns - 1):
        do(state, "end the turn")
        assert not state.over()
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == []
    assert "Time is up" in told(state)


@clause("IS-9.2")
def test_the_goal_is_checked_after_scoring_also_in_the_last_turn() -> None:
    state = scene(["intern"], points=[63], round=8)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@clause("IS-9.2")
def test_a_game_that_is_won_or_lost_sees_no_burnout_and_no_die() -> None:
    for points in (63, 0):
        state = scene(["intern"], points=[points], round=8)
        do(state, "end the turn")
        assert burnout(state, "intern") == 0
        assert "The die" not in told(state)


def rolled(number: int, **more: object) -> ItStartupState:
    """A solo position whose next die shows that number."""
    for chance in range(200):
        rng = list(rng_from(f"die {chance}").words())
        if 1 + Rng(*rng).below(6) == number:
            return scene(
                [worker("lead_developer", burnout=1), worker("intern", "tdd"), "copy_paste_developer"],
                tokens=5,
                hands=[["solid", "debugging"]],
                rng=rng,
                **more,  # type: ignore[arg-type]
            )
    raise AssertionError(number)


@clause("IS-9.2")
def test_the_die_after_the_burnout() -> None:
    tired = do(rolled(1), "end the turn")
    assert [burnout(tired, card) for card in ("intern", "copy_paste_developer")] == [2, 2]
    assert office(tired, 0) == ["intern", "copy_paste_developer"]
    lost = do(rolled(2), "end the turn")
    assert len(hand(lost, 0)) == 2  # one lost, one drawn for the next turn
    assert known_deck(lost, 0)[-1] in ("solid", "debugging")
    assert known_deck(lost, 1)[-1] is None
    assert do(rolled(3), "end the turn").tokens[0] == 5 - 2 + 2
    left = do(rolled(4), "end the turn")
    assert office(left, 0) == ["lead_developer", "copy_paste_developer"]
    assert deck(left)[-2:] == ["intern", "tdd"]
    nothing = do(rolled(5), "end the turn")
    assert (len(office(nothing, 0)), nothing.tokens[0], len(hand(nothing, 0))) == (3, 5 + 2, 3)
    assert do(rolled(6), "end the turn").tokens[0] == 5 + 2 + 2


@clause("IS-9.2")
def test_get_away_from_it_all_does_not_stop_the_die() -> None:
    state = rolled(1)
    state.shelter = True
    do(state, "end the turn")
    assert burnout(state, "intern") == 1


@clause("IS-9.2")
def test_tokens_are_lost_down_to_nothing() -> None:
    state = rolled(3)
    state.tokens[0] = 1
    do(state, "end the turn")
    assert state.tokens[0] == 0 + 2


@clause("IS-9.2")
@pytest.mark.parametrize("card", ["outsourcing", "head_hunter", "technical_debt", "monster_bug"])
def test_actions_that_need_an_opponent_can_be_neither_planned_nor_played(card: str) -> None:
    name = card.replace("_", " ")
    state = scene(["intern"], tokens=9, hands=[[card, "coffee_machine"]])
    assert refused(state, f"play {name}") == "IS-9.2"
    assert refused(state, f"plan {name}") == "IS-9.2"
    assert may(state, "plan coffee machine")


@clause("IS-9.2", "IS-1.3")
def test_a_solo_game_ends_long_before_sixty_rounds_and_not_by_them() -> None:
    state = scene([], round=60, options={"threshold": 256})
    assert state.turns_alone() == 24
    do(state, "end the turn")
    assert state.dump()["ending"] == "solo-lost"


# -- leaving -----------------------------------------------------------------------------------------------------


@clause("IS-9.3")
def test_a_leaver_s_turn_ends_unscored_and_the_next_player_goes_on() -> None:
    state = scene(["lead_developer"], ["intern"], [], tokens=4)
    state.concede(0)
    assert state.points[0] == 0
    assert (state.turn, state.tokens[0]) == (1, 0)
    do(state, "end the turn", "end the turn")
    assert state.turn == 1


@clause("IS-9.3")
def test_outsourced_employees_go_home_first_and_the_rest_goes_under_the_deck() -> None:
    mine = [worker("lead_developer", "tdd"), worker("intern", owner=1)]
    state = scene(
        mine, [worker("qa_wizard", "solid", owner=0)], [], hands=[["debugging", "unit_tests"]], planned=["investor"]
    )
    state.concede(0)
    assert "Intern goes home to Player 2. QA Wizard goes home to Player 1." in told(state)
    assert "The employees of Player 1 go under the deck." in told(state)
    assert office(state, 0) == []
    assert office(state, 1) == ["intern"]
    under = deck(state)
    assert under[-7:-2] == ["lead_developer", "tdd", "qa_wizard", "solid", "investor"]
    assert set(under[-2:]) == {"debugging", "unit_tests"}
    assert known_deck(state, 2)[-7:] == ["lead_developer", "tdd", "qa_wizard", "solid", None, None, None]


@clause("IS-9.3")
def test_an_action_in_progress_goes_under_the_deck() -> None:
    state = scene([], ["intern"], ["qa_wizard"], tokens=5, hands=[["head_hunter"]])
    do(state, "play head hunter")
    state.concede(0)
    assert "Head Hunter goes under the deck" in told(state)
    assert "head_hunter" in deck(state)
    assert state.turn == 1
    assert office(state, 1) == ["intern"]


@clause("IS-9.3")
def test_a_question_to_a_leaver_counts_as_refused() -> None:
    state = scene([], ["intern"], ["qa_wizard"], tokens=9, hands=[["head_hunter"]])
    do(state, "play head hunter", "choose employee 1 of Player 2")
    assert state.turn == 1
    state.concede(1)
    assert state.turn == 0
    assert office(state, 0) == []
    assert deck(state)[-1] == "head_hunter"
    assert may(state, "end the turn")


@clause("IS-9.3")
def test_a_choice_left_without_targets_is_dropped() -> None:
    state = scene([], ["intern", "qa_wizard"], [], tokens=5, hands=[["head_hunter"]])
    do(state, "play head hunter")
    state.concede(1)
    assert "Head Hunter goes under the deck" in told(state)
    assert may(state, "end the turn")
    assert deck(state)[-1] == "head_hunter"
    state = scene([], ["intern", "qa_wizard"], [], tokens=5, hands=[["downer_dave"]])
    do(state, "play downer dave")
    state.concede(1)
    assert may(state, "end the turn")


@clause("IS-9.3", "IS-6.1")
def test_knowledge_whose_developers_left_with_the_partner_comes_back_to_the_hand() -> None:
    state = scene([], [], ["intern", "qa_wizard"], [], tokens=9, hands=[["tdd"]], options=TEAMS)
    do(state, "play tdd")
    state.concede(2)
    assert "TDD finds no developer and goes back to the hand of Player 1." in told(state)
    assert hand(state, 0) == ["tdd"]
    assert may(state, "end the turn")


@clause("IS-9.3")
def test_equal_turns_are_counted_among_those_who_stay() -> None:
    state = scene(["intern"], ["intern"], ["qa_wizard"], points=[64, 10, 5], turn=1, first=0)
    state.concede(2)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2, 3]


@clause("IS-9.3")
def test_a_leaver_s_points_no_longer_count() -> None:
    state = scene([], [], [], points=[70, 63, 5], turn=2, first=1)
    state.concede(0)
    do(state, "end the turn")
    assert not state.over()
    state = scene([], [], [], points=[70, 64, 5], turn=2, first=1)
    state.concede(0)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


@clause("IS-9.3")
def test_in_2_vs_2_the_partner_plays_on_and_the_points_still_count() -> None:
    state = scene([], [], ["intern"], [], points=[70, 10, 57, 10], turn=2, options=TEAMS)
    state.concede(0)
    assert not state.over()
    do(state, "end the turn", "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]
    assert outcome.scores == [128, 20, 128, 20]


@clause("IS-9.3")
def test_one_side_left_wins_at_once() -> None:
    state = scene([], [], points=[0, 60])
    state.concede(1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    state = scene([], [], [], [], points=[0, 60, 0, 0], options=TEAMS)
    state.concede(1)
    state.concede(3)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]


@clause("IS-9.3")
def test_leaving_a_solo_game_loses_it() -> None:
    state = scene(["intern"], points=[63])
    state.concede(0)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == []


@clause("IS-9.3", "IS-2.2")
def test_leaving_in_the_mulligan_lets_the_others_go_on() -> None:
    state = GAME.new(3, "leaving")
    state.play(0, GAME.parse("swap the marked cards"))
    state.play(1, GAME.parse("swap the marked cards"))
    state.concede(2)
    assert state.turn in (0, 1)

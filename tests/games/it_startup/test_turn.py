"""IS-3: a turn from the draw to the burnout."""

import pytest

from captable.core.words import Words
from captable.games.it_startup import GAME
from captable.games.it_startup.rules.turn import is_power_of_two
from tests.clauses import clause
from tests.games.it_startup.scenes import (
    burnout,
    deck,
    do,
    hand,
    knows,
    may,
    office,
    owner,
    refused,
    scene,
    told,
    worker,
)


@clause("IS-3.1")
def test_a_turn_begins_with_a_card() -> None:
    state = scene([], [], top=["intern", "tdd"])
    do(state, "end the turn")
    assert hand(state, 1) == ["intern"]
    assert "Player 2 draws Intern." in told(state, 1)
    assert "Intern" not in told(state, 0)


@clause("IS-3.2")
@pytest.mark.parametrize(("round", "income"), [(1, 1), (2, 2), (7, 7), (8, 8), (9, 8), (30, 8)])
def test_a_turn_brings_its_number_in_tokens_and_at_most_eight(round: int, income: int) -> None:
    state = scene([], [], round=round, turn=0, first=0, tokens=3)
    do(state, "end the turn")
    assert list(state.tokens) == [3, 3 + income]


@clause("IS-3.3", "IS-8.2", "IS-4.6")
def test_an_outsourced_employee_goes_home_with_burnout_and_knowledge_and_is_the_newest_there() -> None:
    away = worker("full_stack_ninja", "tdd", owner=0, burnout=1)
    state = scene(["intern"], [away], turn=0)
    do(state, "end the turn")
    assert office(state, 1) == []
    assert office(state, 0) == ["intern", "full_stack_ninja"]
    assert owner(state, "full_stack_ninja") == 0
    assert burnout(state, "full_stack_ninja") == 1
    assert knows(state, "full_stack_ninja") == ["tdd"]


@clause("IS-3.4")
def test_with_a_power_of_two_an_employee_may_lose_a_burnout_if_the_table_plays_so() -> None:
    tired = [worker("intern", burnout=2), worker("nice_hr_lady", burnout=1)]
    state = scene([], tired, points=[0, 16], turn=0, options={"planning_bonus": True})
    do(state, "end the turn")
    assert state.turn == 1
    assert refused(state, "buy a card") == "IS-3.4"
    do(state, "choose employee 1 of Player 2")
    assert burnout(state, "intern") == 1
    assert may(state, "end the turn")


@clause("IS-3.4")
def test_the_planning_bonus_may_be_declined_and_is_off_by_default() -> None:
    tired = [worker("intern", burnout=1)]
    state = scene([], tired, points=[0, 16], turn=0, options={"planning_bonus": True})
    do(state, "end the turn", "choose nobody")
    assert burnout(state, "intern") == 1
    state = scene([], tired, points=[0, 16], turn=0)
    do(state, "end the turn")
    assert may(state, "end the turn")


@clause("IS-3.4")
def test_the_bonus_is_asked_only_for_a_power_of_two_and_only_if_somebody_is_tired() -> None:
    for points, tiredness in [(3, 1), (0, 1), (256, 1), (8, 0)]:
        office_of_two = [worker("intern", burnout=tiredness)]
        state = scene([], office_of_two, points=[0, points], turn=0, options={"planning_bonus": True, "threshold": 256})
        do(state, "end the turn")
        assert may(state, "end the turn"), points
    assert [n for n in range(200) if is_power_of_two(n)] == [1, 2, 4, 8, 16, 32, 64, 128]


@clause("IS-3.5")
def test_any_number_of_plays_in_any_order() -> None:
    state = scene(["intern"], [], tokens=4, hands=[["tdd", "investor", "nice_hr_guy", "clean_code"]])
    do(state, "sell tdd", "play nice hr guy", "play investor", "buy a card", "play clean code", "end the turn")
    assert office(state, 0) == ["intern", "nice_hr_guy"]
    assert state.turn == 1


@clause("IS-3.5")
def test_it_is_only_the_active_player_who_plays() -> None:
    state = scene([], [], tokens=9)
    refusal = state.why_not(1, GAME.parse("buy a card"))
    assert refusal is not None
    assert refusal.clause == "IS-3.5"


@clause("IS-3.6", "IS-5.2")
def test_end_of_turn_effects_come_before_the_score_and_happen_every_turn() -> None:
    state = scene(["nice_hr_lady", "office_manager"], [], turn=0)
    for cards in (2, 5):  # the start of the second turn brings one more
        do(state, "end the turn")
        assert len(hand(state, 0)) == cards
        names = [event.say.id for event in state.events if event.say]
        assert names.index("is-drew") < names.index("is-scored")
        do(state, "end the turn")


@clause("IS-3.6", "IS-3.8")
def test_who_burns_out_this_turn_has_still_scored() -> None:
    state = scene([worker("lead_developer", burnout=2)], [])
    do(state, "end the turn")
    assert state.points[0] == 5
    assert office(state, 0) == []


@clause("IS-3.7")
def test_the_score_of_a_turn_with_scrum_master_knowledge_coffee_and_crunch_time() -> None:
    team = [worker("lead_developer", "tdd", "clean_code"), "intern", "scrum_master", "nice_hr_guy"]
    state = scene(team, [], tokens=4, hands=[["coffee_machine", "crunch_time"]])
    do(state, "play coffee machine", "play crunch time", "end the turn")
    assert state.points[0] == (5 + 5 + 2 + 1) + (1 + 1) + 2 * 1 + 2 * 2
    sheet = next(event.sheet for event in state.events if event.sheet)
    assert [row.values[0] for row in sheet.rows] == [13, 2, 6, 21]
    assert "Own 5, knowledge +7, coaching +1" in Words(GAME, "en").say(sheet.rows[0].note)  # type: ignore[arg-type]


@clause("IS-3.7")
def test_developers_are_counted_at_scoring() -> None:
    state = scene([], [], tokens=6, hands=[["coffee_machine", "intern", "qa_wizard"]])
    do(state, "play coffee machine", "play intern", "play qa wizard", "end the turn")
    assert state.points[0] == 1 + 2 + 2


@clause("IS-3.8", "IS-6.5", "IS-4.6")
def test_at_three_burnout_an_employee_leaves_with_its_knowledge_oldest_first() -> None:
    team = [
        worker("lead_developer", "tdd", burnout=2),
        worker("nice_hr_lady", burnout=2),
        worker("intern", "solid", "clean_code", burnout=2),
    ]
    state = scene(team, [])
    do(state, "end the turn")
    assert office(state, 0) == ["nice_hr_lady"]
    assert burnout(state, "nice_hr_lady") == 3
    assert deck(state)[-5:] == ["lead_developer", "tdd", "intern", "solid", "clean_code"]


@clause("IS-3.8")
@pytest.mark.parametrize(("card", "limit"), [("intern", 3), ("bi_developer", 4), ("downer_dave", 5)])
def test_resistance_adds_to_the_burnout_that_somebody_bears(card: str, limit: int) -> None:
    state = scene([worker(card, burnout=limit - 2)], [])
    do(state, "end the turn")
    assert burnout(state, card) == limit - 1
    do(state, "end the turn")
    do(state, "end the turn")
    assert office(state, 0) == []


@clause("IS-3.8")
def test_every_employee_that_one_controls_gets_one_burnout_and_nobody_else() -> None:
    state = scene(["intern", worker("qa_wizard", owner=1), "nice_hr_guy"], ["lead_developer"])
    do(state, "end the turn")
    assert [burnout(state, card) for card in ("intern", "qa_wizard", "nice_hr_guy", "lead_developer")] == [1, 1, 1, 0]

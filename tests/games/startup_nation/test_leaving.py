"""When players leave for good: two allies alone at the table, cards in the middle of a turn, and why it ended
(SN-7.3 to SN-7.5)."""

from __future__ import annotations

import pytest

from captable.core.record import Recorder
from captable.core.view import OPEN, SPECTATOR
from captable.games.startup_nation import GAME
from captable.games.startup_nation.rules.state import StartupNationState
from tests.clauses import clause
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    EMMANUEL,
    EXECUTIVE,
    INVESTOR,
    RECRUITER,
    SALES,
    TECH,
    cards_in,
    do,
    hands,
    message,
    plays,
    scene,
    shown,
    told,
)


@clause("SN-7.4")
def test_when_two_allies_are_left_at_the_table_the_match_ends_and_points_decide() -> None:
    state = scene([TECH, SALES, INVESTOR, RECRUITER], [EMMANUEL, TECH, SALES], points=[1, 3, 0, 2])
    state.concede(3)
    state.concede(1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 3, 2, 4]
    assert outcome.reason.id == "sn-end-one-side"


@clause("SN-7.4")
def test_the_round_that_a_concession_ends_is_counted_before_the_match_is() -> None:
    state = scene([TECH, SALES, INVESTOR, None], [EMMANUEL, TECH, SALES], points=[1, 3, 1, 2], gone=[3])
    state.concede(1)
    assert list(state.points) == [2, 3, 2, 2], "two living allies score one each"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2], "level, they share the win"
    state = scene([TECH, SALES, None, None], [EMMANUEL, TECH, SALES], points=[1, 3, 1, 2], gone=[3])
    state.concede(1)
    assert list(state.points) == [3, 3, 1, 2], "the only one in the round scores two"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@clause("SN-7.4")
@pytest.mark.parametrize(
    ("alliances", "left", "ends"),
    [
        (["blue", "red", "blue", "red", "black"], (0, 2), True),
        (["blue", "red", "blue", "red", "black"], (1, 3), True),
        (["blue", "red", "blue", "red", "black"], (0, 1), False),
        (["blue", "red", "blue", "red", "black"], (0, 4), False),
        (["blue", "red", "blue", "red", "black"], (0, 2, 4), False),
        (["black", "blue", "red", "red", "blue"], (1, 4), True),
    ],
)
def test_only_those_who_are_all_on_one_side_end_the_match(
    alliances: list[str], left: tuple[int, ...], ends: bool
) -> None:
    cards = [SALES, TECH, INVESTOR, RECRUITER, EXECUTIVE]
    state = scene(cards, [EMMANUEL, TECH, SALES, SALES, RECRUITER, BRIGITTE], alliances=alliances)
    for seat in set(range(5)) - set(left):
        state.concede(seat)
    assert state.over() == ends


@clause("SN-7.4")
def test_two_allies_in_a_round_whose_rivals_come_back_play_on() -> None:
    state = scene([TECH, SALES, INVESTOR, None], [EMMANUEL, TECH, SALES])
    state.concede(1)
    assert not state.over(), "seat 3 is only out of the round"
    assert state.round == 1


@clause("SN-7.4")
def test_whoever_is_ahead_with_four_points_has_won_in_the_usual_way() -> None:
    state = scene([TECH, SALES, INVESTOR, None], [EMMANUEL, TECH, SALES], points=[3, 0, 1, 0], gone=[3])
    state.concede(1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.reason.id == "sn-end-ahead"


def concessions(game: object = GAME) -> Recorder:
    """Two of the four concede at once, and the two that stay are allies."""
    assert isinstance(game, type(GAME))
    recorder = Recorder(game, 4, "allies")
    state = recorder.state
    assert isinstance(state, StartupNationState)
    for seat in [seat for seat in range(4) if state.alliance[seat] == 1]:
        recorder.concede(seat)
    return recorder


@clause("SN-7.4")
def test_a_record_of_version_one_goes_on_as_it_did() -> None:
    assert GAME.version == 2
    assert concessions().state.over()
    earlier = concessions(GAME.as_of(1))
    assert not earlier.state.over(), "there two allies played on, round after round"
    assert earlier.record.version == 1
    assert Recorder.resume(earlier.record, GAME.as_of(1)).state.digest() == earlier.state.digest()


@clause("SN-7.5")
def test_a_concession_that_ends_the_round_leaves_the_card_just_drawn_uncounted() -> None:
    state = scene([TECH, INVESTOR, None, SALES], [BRIGITTE, EMMANUEL, SALES], mover=0)
    state.concede(1)
    assert state.round == 0
    state.concede(3)
    assert list(state.points) == [2, 0, 0, 0]
    assert cards_in(message(state, "sn-showed"), "card") == [TECH]
    sheet = next(event.sheet for event in state.events if event.sheet)
    for row in ("sn-sheet-card", "sn-sheet-side"):
        values = next(found.values for found in sheet.rows if found.label.id == row)
        assert values[0] == 1, "the Tech Lead counts, Brigitte does not"


@clause("SN-7.5")
def test_the_card_just_drawn_is_shown_to_nobody_when_a_concession_ends_the_round() -> None:
    state = scene([TECH, INVESTOR, SALES, None], [BRIGITTE, EMMANUEL, SALES], gone=[3])
    state.concede(1)
    assert state.over()
    for viewer in (1, 2, 3, SPECTATOR):
        assert shown(state, viewer, 0) == [TECH]
    assert shown(state, 0, 0) == [TECH, BRIGITTE]
    assert hands(state)[0] == TECH


def test_the_reason_does_not_count_the_points_of_those_who_left() -> None:
    results = [[0] * 4 for _ in range(13)] + [[0, 0, 9, 9]]
    state = scene([EMMANUEL, INVESTOR, TECH, SALES], [BRIGITTE, TECH], points=[0, 0, 9, 9], rounds=results)
    state.concede(3)
    state.concede(2)
    plays(state, EMMANUEL)
    plays(state, TECH)
    do(state, "look", player=0)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0], [2, 0, 9, 9])
    assert outcome.reason.id == "sn-end-rounds"


@clause("SN-9.4")
def test_the_cards_shown_when_only_one_is_left_at_the_table_are_told_to_all() -> None:
    state = scene([TECH, INVESTOR, SALES, RECRUITER], [EMMANUEL, TECH, SALES])
    for seat in (1, 2, 3):
        state.concede(seat)
    assert state.over()
    for viewer in (0, 1, SPECTATOR, OPEN):
        assert "sn-showed" in told(state.events, viewer)
    assert cards_in(message(state, "sn-showed"), "card") == [TECH]

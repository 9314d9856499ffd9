"""Cold Call, clause by clause. Written from docs/write-a-game.md by somebody who followed it to the letter."""

from __future__ import annotations

import pytest

import captable
from captable.clauses import clause
from captable.core.conformance import check_game
from tests.strangers.cold_call import GAME
from tests.strangers.cold_call.state import DROP, HAND, LUNCH, STAY, ColdCallState


def dealt(players: int, seed: str) -> ColdCallState:
    state = GAME.new(players, seed)
    assert isinstance(state, ColdCallState)
    return state


def prepared(players: int) -> ColdCallState:
    """All have put their highest card down."""
    state = dealt(players, "prepared")
    for seat in range(players):
        state.play(seat, state.hands[seat][-1])
    return state


@pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))
def test_random_games_keep_the_contract(players: int) -> None:
    for number in range(5):
        check_game(GAME, players, f"test {number}")


@clause("CC-1.1", "CC-1.2")
def test_everyone_is_dealt_five_cards_and_one_client_is_open() -> None:
    state = dealt(3, "deal")
    assert [len(hand) for hand in state.hands] == [HAND] * 3
    assert len(state.clients) == 1


@clause("CC-1.3", "CC-1.4")
def test_who_begins_to_speak_changes_with_each_round() -> None:
    state = prepared(3)
    for seat in (0, 1, 2):
        assert state.to_move() == [seat]
        state.play(seat, DROP)
    for seat in range(3):
        state.play(seat, state.hands[seat][0])
    assert state.to_move() == [1]


@clause("CC-1.5")
def test_who_stays_alone_wins_and_shows_nothing() -> None:
    state = prepared(2)
    client = state.clients[-1]
    state.play(0, STAY)
    state.play(1, DROP)
    assert state.points == [client, 0]
    assert state.shown == [[], []]


@clause("CC-1.5")
def test_the_highest_of_those_who_stay_wins_and_the_others_pay() -> None:
    state = prepared(2)
    best = max((0, 1), key=lambda seat: state.chosen[seat])
    client = state.clients[-1]
    state.play(0, STAY)
    state.play(1, STAY)
    assert (state.points[best], state.points[1 - best]) == (client, -LUNCH)


@clause("CC-2.1")
def test_the_most_points_win_after_five_clients() -> None:
    state = dealt(2, "end")
    for seat in captable.turns(state):
        state.play(seat, state.moves(seat)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert len(state.clients) == HAND
    assert (outcome.places[0] < outcome.places[1]) == (state.points[0] > state.points[1])


@clause("CC-2.2")
def test_who_leaves_comes_last() -> None:
    state = dealt(3, "leave")
    state.concede(1)
    for seat in captable.turns(state):
        state.play(seat, state.moves(seat)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places[1] == 3

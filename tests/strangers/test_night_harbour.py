"""Night Harbour: the game that was written by following docs/write-a-game.md."""

from __future__ import annotations

import pytest

import captable
from captable import bots
from captable.core.conformance import check_game
from captable.core.rng import Rng
from captable.core.state import TOGETHER
from captable.core.view import Piece
from captable.lab.check import read_before
from tests.strangers.night_harbour import GAME, ROUNDS, TAKE, HarbourState


def begun(players: int, seed: str = "harbour") -> HarbourState:
    state = GAME.new(players, seed)
    assert isinstance(state, HarbourState)
    return state


@pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))
def test_it_keeps_the_contract(players: int) -> None:
    assert read_before(GAME) is None
    for number in range(3):
        check_game(GAME, players, f"night {number}")


def test_crates_go_from_the_highest_ship_to_the_lowest() -> None:
    state = begun(4)
    ships = [max(state.hands[seat]) for seat in range(4)]
    for seat, ship in enumerate(ships):
        state.play(seat, ship)
    order = []
    while state.turn != TOGETHER:
        order.append(int(state.turn))
        state.play(state.turn, state.moves(state.turn)[0])
    assert order == sorted(range(4), key=lambda seat: -ships[seat])


def test_crates_of_a_kind_are_worth_the_square_of_their_number() -> None:
    state = begun(2)
    state.stores = [[0, 0, 1], [3]]
    assert [state.points(seat) for seat in range(2)] == [5, 1]


def test_it_lasts_five_rounds_of_a_ship_and_a_crate_each() -> None:
    state = begun(3)
    moves = 0
    for seat in captable.turns(state):
        state.play(seat, state.moves(seat)[0])
        moves += 1
    assert moves == 2 * ROUNDS * 3
    assert [len(store) for store in state.stores] == [ROUNDS] * 3


def test_a_secret_ship_is_seen_by_its_owner_alone() -> None:
    state = begun(2)
    ship = state.hands[0][0]
    state.play(0, ship)
    marks = {seat: [piece.marks for piece in hand(state, seat)] for seat in range(2)}
    assert marks == {0: [["chosen"], [], [], []], 1: []}
    assert state.seen_as(1, 0, ship) != ship or ship == 0


def hand(state: HarbourState, looker: int) -> list[Piece]:
    """What somebody sees of the first hand."""
    return next(zone.pieces for zone in state.view(looker).zones if zone.id == "hand-0")


def test_a_search_takes_the_crate_of_which_it_has_most() -> None:
    state = begun(2)
    state.round, state.quay = ROUNDS - 1, [0, 1]
    state.stores = [[1, 1, 2, 3], [0, 2, 2, 3]]
    state.hands = [hand[:-1] for hand in state.hands]
    state.at_sea, state.turn = [[39], [1]], 0
    best = bots.hint(state, 0, Rng(1))[0]
    assert best.move == state.common_sense(0, Rng(1)) == TAKE + 1

"""Games played to the end at random: the loop that search, the lab and the bench share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, State


def seat_to_move(state: State, rng: Rng) -> i64:
    """Who moves next; in a simultaneous phase one of the seats by lot, so that no seat is always first."""
    turn: i64 = state.turn
    if turn >= 0 or turn == OVER:
        return turn
    seats: vec[i64] = state.movers()
    return seats[rng.below(len(seats))]


def play_out(state: State, rng: Rng, most: i64) -> i64:
    """Play random moves, at most so many, and say how many there were."""
    count: i64 = 0
    while count < most:
        seat: i64 = seat_to_move(state, rng)
        if seat == OVER:
            break
        state.apply(seat, state.any_move(seat, rng))
        count += 1
    return count


def play_out_copies(state: State, rng: Rng, games: i64) -> i64:
    """Play so many copies of a position to the end at random, and say how many moves there were in all."""
    count: i64 = 0
    for _i in range(games):
        copy: State = state.copy()
        copy.stop_noting()
        count += play_out(copy, rng, 1 << 40)
    return count


def copy_often(state: State, times: i64) -> None:
    for _i in range(times):
        state.copy()


def redeal_often(state: State, seat: i64, rng: Rng, times: i64) -> None:
    for _i in range(times):
        state.world_for(seat, rng)

"""Positions played on by common sense, in one pair of eyes, again and again; compiled, and knows no game.

All moves of a decision are tried in the same worlds and with the same chance afterwards, so that what differs between
their results is the move's doing.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.state import OVER, WIN, State
from captable.core.vectors import zeros
from captable.core.view import OPEN


def world_of(state: State, eye: i64, rng: Rng) -> State:
    """A position that the eye can't tell from the true one; with open eyes only what is yet to be drawn by lot."""
    if eye != OPEN:
        world: State = state.world_for(eye, rng)
        world.stop_noting()
        return world
    same: State = state.copy()
    same.stop_noting()
    same.rng = rng.fork()
    return same


def play_on(world: State, rng: Rng, horizon: i64) -> None:
    left: i64 = horizon
    while left != 0:
        seat: i64 = seat_to_move(world, rng)
        if seat == OVER:
            return
        world.apply(seat, world.quick_move(seat, rng))
        left -= 1


def shares(values: vec[i64], over: bool) -> vec[i64]:
    """Each seat's part of the win, from what the seats are worth: all of it to the best at the end, and before the end
    to each by its worth. Alone, a seat wins that is worth more than half."""
    players: i64 = len(values)
    parts: vec[i64] = zeros(players)
    if players == 1:
        parts[0] = (WIN if values[0] * 2 >= WIN else 0) if over else values[0]
        return parts
    best: i64 = max(values)
    whole: i64 = 0
    for seat in range(players):
        parts[seat] = (1 if values[seat] == best else 0) if over else values[seat] + 1
        whole += parts[seat]
    for seat in range(players):
        parts[seat] = parts[seat] * WIN // whole
    return parts


def judge(world: State, rng: Rng, horizon: i64, sums: vec[i64], first: i64) -> None:
    """Play on, and add each seat's part of the win and its worth to the sums."""
    play_on(world, rng, horizon)
    values: vec[i64] = world.values()
    parts: vec[i64] = shares(values, world.turn == OVER)
    players: i64 = len(values)
    for seat in range(players):
        sums[first + seat] += parts[seat]
        sums[first + players + seat] += values[seat]


def stand(state: State, eye: i64, worlds: i64, rng: Rng, horizon: i64) -> vec[i64]:
    """The parts of the win of all seats, then their worth, summed over so many worlds."""
    sums: vec[i64] = zeros(2 * state.players)
    for _i in range(worlds):
        judge(world_of(state, eye, rng), rng.fork(), horizon, sums, 0)
    return sums


def compare(state: State, seat: i64, eye: i64, moves: vec[i64], worlds: i64, rng: Rng, horizon: i64) -> vec[i64]:
    """The same after each of a seat's moves, one after the other."""
    size: i64 = 2 * state.players
    sums: vec[i64] = zeros(size * len(moves))
    number: i64
    for _i in range(worlds):
        world: State = world_of(state, eye, rng)
        chance: Rng = rng.fork()
        for number in range(len(moves)):
            tried: State = world.copy()
            tried.apply(seat, moves[number])
            judge(tried, chance.copy(), horizon, sums, number * size)
    return sums

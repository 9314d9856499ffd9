"""What the engine does for those who play: moves by lot, searches of seniors, views, and games of juniors.

The searches have the game's own settings and begin at positions of games of juniors. Needs nothing of `captable` that
an older checkout lacks, so that `python -m bench.ratios` can measure both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Final

from bench.instructions import DEALS, deal, positions, searched
from bench.ours import rate
from captable import games
from captable.core.playout import play_out_copies, seat_to_move
from captable.core.rng import Rng
from captable.core.state import State

ITERATIONS: Final = 60
"""Of each search; then one begins at another position."""
SEATS_OF_JUNIORS = {"ship_it": 4}
"""How many juniors play, where it is not as many as in the other measurements."""

Work = Callable[[int], int]


def searches(key: str) -> Work:
    starts = [state for number in range(DEALS) for state in positions(key, number)]

    def iterations(n: int) -> int:
        for i in range(0, n, ITERATIONS):
            searched(starts[i // ITERATIONS % len(starts)], Rng(i, 2, 3, 4), ITERATIONS)
        return (n + ITERATIONS - 1) // ITERATIONS * ITERATIONS

    return iterations


def views(key: str) -> Work:
    starts = [state for number in range(DEALS) for state in positions(key, number)]

    def looks(n: int) -> int:
        for i in range(n):
            state = starts[i % len(starts)]
            state.view(i // len(starts) % state.players)
        return n

    return looks


def junior_games(key: str) -> Work:
    numbers = count()  # each deal once: what bots find out about a layout of Ship It!, they keep

    def play(n: int) -> int:
        for _ in range(n):
            number = next(numbers)
            play_by_sense(deal(key, number, SEATS_OF_JUNIORS.get(key)), Rng(number, 2, 3, 4))
        return n

    return play


def play_by_sense(state: State, rng: Rng) -> None:
    while not state.over():
        seat = seat_to_move(state, rng)
        state.apply(seat, state.common_sense(seat, rng))


def moves(key: str) -> Work:
    start = deal(key, 0)
    return lambda n: play_out_copies(start, Rng(1, 2, 3, 4), n)


FIGURES: dict[str, Callable[[str], Work]] = {
    "moves": moves,
    "search": searches,
    "views": views,
    "junior games": junior_games,
}


def measure(seconds: float, figures: Iterable[str] = tuple(FIGURES)) -> dict[str, dict[str, float]]:
    return {key: {name: rate(FIGURES[name](key), seconds) for name in figures} for key in sorted(games.keys())}

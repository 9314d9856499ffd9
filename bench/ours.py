"""Moves, copies, redeals and search iterations per CPU-second of our games, on the build that this process runs."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import captable
from captable import games
from captable.bots.search import Search
from captable.core.playout import copy_often, play_out, play_out_copies, redeal_often
from captable.core.rng import Rng
from captable.core.state import State

PLAYERS = {"startups": 4}
"""How many play in the measurement, where it is not as many as usual."""


TO_THE_END = -1
"""The horizon of a search whose playouts are random and go to the end of the game."""
TREE = 4000
"""A tree has so many iterations at most, as that of a senior; then another one is begun."""


def first_choice(start: State, rng: Rng) -> State:
    """The position near the beginning in which somebody first has something to choose."""
    state = start.copy()
    while len(state.worth_trying(state.to_move()[0])) < 2:
        play_out(state, rng, 1)
    return state


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per CPU-second. `work(n)` does about n units and says how many there were."""
    n = 1
    while True:
        began = process_time()
        done = work(n)
        spent = process_time() - began
        if spent >= seconds:
            return done / spent
        n = n * 2 if spent < seconds / 16 else max(n + 1, int(n * 1.2 * seconds / spent))


def measure_game(key: str, seconds: float) -> dict[str, float]:
    game = games.find(key)
    rng = Rng(1, 2, 3, 4)
    start = game.new(PLAYERS.get(key), "bench")
    start.telling = False
    length = play_out(start.copy(), rng, 1 << 40)
    middle = start.copy()
    play_out(middle, rng, length // 3)

    def copies(n: int) -> int:
        copy_often(middle, n)
        return n

    def redeals(n: int) -> int:
        redeal_often(middle, 0, rng, n)
        return n

    def iterations(n: int) -> int:
        for begun in range(0, n, TREE):
            search = Search()
            search.horizon = TO_THE_END
            search.start(choice.to_move()[0], game.move_codes)
            search.run(choice, rng, min(n - begun, TREE))
        return n

    choice = first_choice(start, rng)
    return {
        "iterations": rate(iterations, seconds),
        "moves": rate(lambda n: play_out_copies(start, rng, n), seconds),
        "copies": rate(copies, seconds),
        "redeals": rate(redeals, seconds),
    }


def measure(seconds: float) -> dict[str, dict[str, float]]:
    return {f"{key} ({captable.build()})": measure_game(key, seconds) for key in sorted(games.keys())}

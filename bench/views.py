"""What a view of one seat costs in each game, in µs: `python -m bench.views`.

The median over 150 positions of games that are played by lot, the seats in turn; each is looked at three times.
"""

from __future__ import annotations

import gc
import random
import time
from statistics import median

import captable
from captable.core.state import State

PLAYERS = {"startups": 4, "startup_nation": 4, "it_heroes": 2, "it_startup": 4, "ship_it": 4}
POSITIONS = 150
LOOKED_AT = 0.3
"""How many of the positions that come up."""


def positions(key: str, players: int) -> list[State]:
    lot = random.Random(5)
    found: list[State] = []
    while len(found) < POSITIONS:
        state = captable.game(key).new(players, str(lot.random()))
        while not state.over() and len(found) < POSITIONS:
            seat = lot.choice(state.to_move())
            state.play(seat, lot.choice(state.moves(seat)))
            if lot.random() < LOOKED_AT:
                found.append(state.copy())
    return found


def measure(states: list[State], players: int) -> float:
    taken = []
    for i, state in enumerate(states):
        before = time.perf_counter()
        state.view(i % players)
        taken.append(time.perf_counter() - before)
    return 1e6 * median(taken)


if __name__ == "__main__":
    gc.disable()
    print(f"{captable.build()}, µs for the view of a seat")
    for key, players in PLAYERS.items():
        states = positions(key, players)
        print(f"{key:16}{min(measure(states, players) for _ in range(3)):6.0f}")

"""Whether who only follows the events misses nothing when somebody leaves; of moves the conformance test asks it."""

from __future__ import annotations

from captable.core.game import Game
from captable.core.hearing import told
from captable.core.playout import play_out
from captable.core.seed import rng_from
from captable.core.state import State

MOVES = 30
"""So many at most come between two concessions."""


def missed(game: Game, players: int, seed: str, options: dict[str, object] | None = None) -> list[str]:
    """Concessions after which a seat knows something that no event told it, until one player is left.

    A seat that can't tell two worlds apart sees the same player leave in both. If it is told the same, it knows the
    same.
    """
    rng = rng_from(seed, "following")
    state = game.new(players, seed, options or {})
    found = []
    while not state.over():
        staying = [seat for seat in range(players) if not state.has_left(seat)]
        leaver = staying[rng.below(len(staying))]
        worlds = [(seat, left(state.redeal(seat, rng), leaver)) for seat in range(players)]
        state.concede(leaver)
        found += [
            f"seat {seat} after seat {leaver} left: {told(state, seat)}"
            for seat, world in worlds
            if told(world, seat) == told(state, seat) and world.knows(seat) != state.knows(seat)
        ]
        state.telling = False
        play_out(state, rng, rng.below(MOVES))
        state.telling = True
    return found


def left(state: State, leaver: int) -> State:
    state.telling = True
    state.concede(leaver)
    return state

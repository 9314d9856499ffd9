"""Whom to ask next, for programs that play all the seats."""

from __future__ import annotations

from collections.abc import Iterator

from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import State


def turns(state: State, seed: str = "turns") -> Iterator[int]:
    """The seats in the order in which they are asked for their moves, until the game is over.

    Where several seats may move at once, each is as likely to be asked next as the others. Asking the first of
    `to_move()` every time lets one seat make all its choices before the rest, which in a live phase wins the game.
    """
    rng = rng_from(seed, "schedule")
    while not state.over():
        yield seat_to_move(state, rng)

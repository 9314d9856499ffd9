"""The level with the game's common sense: quick rules of thumb, written in each game's own package."""

from __future__ import annotations

from captable.bots.bot import Bot
from captable.core.rng import Rng
from captable.core.state import State


class Junior(Bot):
    name = "junior"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.common_sense(seat, rng)

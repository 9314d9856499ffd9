"""The weakest level: any legal move."""

from __future__ import annotations

from captable.bots.bot import Bot
from captable.core.rng import Rng
from captable.core.state import State


class Intern(Bot):
    name = "intern"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        moves = state.moves(seat)
        return moves[rng.below(len(moves))]

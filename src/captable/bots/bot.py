"""What a bot is."""

from __future__ import annotations

from captable.core.rng import Rng
from captable.core.state import State


class Bot:
    name: str

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A legal move for that seat. `state` is one of the positions it may be in; all chance comes from `rng`."""
        raise NotImplementedError

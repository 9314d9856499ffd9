"""The best-looking move of several, as every game's common sense picks it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE


@final
class Best:
    """Offer it moves with what each is worth; it keeps the best, one of equals by lot."""

    move: i64
    worth: i64
    alike: i64
    """How many offers were worth as much as the best."""

    def __init__(self) -> None:
        self.move = NONE
        self.worth = 0
        self.alike = 0

    def offer(self, move: i64, worth: i64, rng: Rng) -> None:
        if self.alike == 0 or worth > self.worth:
            self.move = move
            self.worth = worth
            self.alike = 1
        elif worth == self.worth:
            self.alike += 1
            if rng.below(self.alike) == 0:
                self.move = move

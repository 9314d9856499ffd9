"""How patient a table is. All times in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from captable import bots

Pace = Literal["slow", "normal", "fast"]
"""How fast somebody wants the bots to be."""
PAUSES: Final[dict[Pace, float]] = {"slow": 2.5, "normal": 1.0, "fast": 0.25}
"""How many times the usual pause a bot then waits."""


@dataclass(frozen=True)
class Settings:
    bot_pause: int = 900
    """Before a bot answers, so that people can follow, and take a slip back."""
    grace: int = 30_000
    """Between the warning of an absent player and the bot that sits in."""
    away: int = 120_000
    """A player who is not connected is absent after this, where others wait and there is no clock."""
    told_after: int = 60_000
    """Word is left for a player who is not connected and has been to move for this long."""
    stand_in: str = ""
    """The level of the bot that sits in for an absent player; one in the middle if none is named."""
    question: int = 60_000
    """How long everyone has to answer whether a move may be taken back."""
    open_for: int = 24 * 3600 * 1000
    """A table that has not begun by then is closed."""
    idle_for: int = 30 * 24 * 3600 * 1000
    """A game that nobody has gone on with for this long ends by itself; at least twice its clock."""
    lease: int = 60_000
    """Work that a process claimed and did not finish by then is free for another."""
    wait_shown: int = 1500
    """A table says that a bot waits for its turn to think when it has waited for this long."""
    kept: int = 200
    """Tables held in memory while nobody follows them."""
    chat: int = 200
    """Lines of chat that a newcomer is sent."""

    @property
    def sitting_in(self) -> str:
        """The level of the bot that sits in: neither the weakest nor the slowest, if none is named."""
        levels = bots.names()
        return self.stand_in or levels[len(levels) // 2]

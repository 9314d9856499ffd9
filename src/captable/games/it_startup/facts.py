"""What IT Startup tells programs: the kinds of its events, its counters, and what its own board draws."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from captable.core import view

Step = Literal[
    "mulligan",
    "bonus",
    "play",
    "take",
    "order",
    "return",
    "pay",
    "tire",
    "poach",
    "home",
    "source",
    "destination",
    "victim",
    "rival",
    "counter",
    "discard",
    "suffer",
]
CardType = Literal["developer", "hr", "coach", "knowledge", "action"]


class Kind(StrEnum):
    """What can happen."""

    READY = "ready"
    """Somebody has chosen what to swap before the first turn."""
    SWAPPED = "swapped"
    TURN = "turn"
    DREW = "drew"
    HOME = "home"
    """An outsourced employee is back."""
    BONUS = "bonus"
    SCORED = "scored"
    BURNT_OUT = "burnt_out"
    ROLLED = "rolled"
    LOST = "lost"
    """A card of the hand, by the die."""
    LEFT = "left"
    """An employee, by the die."""
    DROPPED = "dropped"
    TAKEN_BACK = "taken_back"
    CLEARED = "cleared"
    ENDED = "ended"
    BOUGHT = "bought"
    """A card of the deck."""
    SOLD = "sold"
    HIRED = "hired"
    ATTACHED = "attached"
    TEACHING = "teaching"
    MOVING = "moving"
    MOVING_FROM = "moving_from"
    MOVED = "moved"
    PLANNED = "planned"
    USED = "used"
    COIN = "coin"
    ACTION = "action"
    NAMED = "named"
    REFUSED = "refused"
    COUNTERED = "countered"
    DISCARDED = "discarded"
    LOOKED = "looked"
    TOOK = "took"
    ORDERED = "ordered"
    TIRED = "tired"
    RESTED = "rested"
    GAINED = "gained"
    BOOSTED = "boosted"
    OUTSOURCED = "outsourced"
    TAKEN_OVER = "taken_over"
    RETURNED = "returned"
    SHUFFLED = "shuffled"


COUNTERS = ("points", "tokens", "output", "round", "team-0", "team-1", "cost", "place", "burnout", "efficiency")


class Printed(view.Facts, frozen=True):
    """The figures on a card; what it does is in the note of its piece, a sentence each."""

    type: CardType
    cost: int
    efficiency: int = 0
    """A developer's own, or what knowledge adds."""
    resistance: int = 0


class Facts(view.Facts, frozen=True):
    step: Step
    active: int
    """Whose turn it is."""
    goal: int
    cards: dict[str, Printed]
    """All cards of the game, by their faces."""
    home: dict[str, int] = {}
    """Whose the outsourced employees are."""

"""What IT Heroes tells programs: the kinds of its events, its counters, and what its own board draws."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from captable.core import view
from captable.core.view import Message

CardType = Literal["hero", "threat", "resource", "action"]
Rarity = Literal["legendary", "rare", "uncommon", "common"]
Phase = Literal[
    "play",
    "block",
    "join",
    "flash",
    "take",
    "after_block",
    "limit",
    "heal",
    "discard",
    "hit",
    "mend",
    "neutralise",
    "search",
]
Step = Literal["draw", "collect", "play", "threat", "end"]


class Kind(StrEnum):
    """What can happen."""

    TURN = "turn"
    DREW = "drew"
    COLLECTED = "collected"
    REMOVED = "removed"
    RECYCLED = "recycled"
    ENDED = "ended"
    PLAYED = "played"
    USED = "used"
    DECLINED = "declined"
    DONE = "done"
    """Somebody ends the Play phase."""
    ALONE = "alone"
    """No second Hero blocks."""
    NO_FLASH = "no_flash"
    BLOCKS = "blocks"
    UNBLOCKED = "unblocked"
    FLASHED = "flashed"
    DEFLECTED = "deflected"
    LANDS = "lands"
    """The blockers did not deflect it."""
    HIT = "hit"
    DEFEATED = "defeated"
    MENDED = "mended"
    NEUTRALISED = "neutralised"
    STRIKES = "strikes"
    HEALED = "healed"
    DISCARDED = "discarded"
    SEARCHES = "searches"
    FOUND = "found"
    NOTHING = "nothing"
    """The search found no card."""
    GAINED = "gained"
    DENIED = "denied"
    PAIRING = "pairing"
    MORE = "more"
    """More Resources can be played."""


COUNTERS = (
    "pile",
    "coffee",
    "income",
    "denied",
    "turn",
    "deflection",
    "hits",
    "velocity",
    "damage",
    "cost",
)


class Printed(view.Facts, frozen=True):
    """What is printed on a card."""

    type: CardType
    rarity: Rarity
    cost: int
    figures: dict[str, int]
    flash: bool
    once: bool
    text: Message | None


class Block(view.Facts, frozen=True):
    threat: str
    heroes: list[str]


class Facts(view.Facts, frozen=True):
    active: int
    """Whose turn it is; the other may be asked something in it."""
    phase: Phase
    """What is asked."""
    step: Step
    """Of the turn; Draw and Collect ask nothing."""
    facing: str | None
    """The Threat that the defender is asked about, or whose block is being resolved."""
    at_stake: list[int]
    blocks: list[Block]
    cards: dict[str, Printed]
    """Those that are seen, by their faces."""
    recycled: list[bool]
    decks: list[dict[str, int] | None]
    """The deck lists that may be seen."""

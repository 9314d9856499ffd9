"""What Startups tells programs: the kinds of its events, its counters, and what its own board draws."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from captable.core import view
from captable.core.view import Message


class Kind(StrEnum):
    """What can happen."""

    DREW = "drew"
    TOOK = "took"
    KEPT = "kept"
    SOLD = "sold"
    CHIP = "chip"
    """The Anti-Monopoly chip of a company comes to somebody."""
    ENDED = "ended"
    OPENED = "opened"
    COUNTED = "counted"
    WON = "won"
    ROUND = "round"
    DEALT = "dealt"


COUNTERS = ("chips", "points", "round")


class Company(view.Facts, frozen=True):
    id: str
    name: Message
    copies: int
    majority: int
    """The seat with the most shares; -1 while several have as many."""


class Facts(view.Facts, frozen=True):
    step: Literal["take", "play"]
    companies: list[Company]

"""What Start-Up Nation tells programs: the kinds of its events, its counters, and what its own board draws."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from captable.core import view
from captable.core.view import Message

Colour = Literal["blue", "red", "black"]
Reply = Literal["yes", "above", "below"]
Step = Literal["play", "ask", "look", "swap", "promote", "give", "alliances", "answer"]


class Kind(StrEnum):
    """What can happen."""

    DREW = "drew"
    PLAYED = "played"
    ASKED = "asked"
    YES = "yes"
    ABOVE = "above"
    BELOW = "below"
    EXTRA = "extra"
    """Another turn for the same player."""
    LOOKED = "looked"
    SWAPPED = "swapped"
    ROBBED = "robbed"
    """All tokens of one player go to another."""
    ALLIED = "allied"
    """Two alliance tokens change places."""
    STAYED = "stayed"
    """The alliances stay as they are."""
    PROMOTED = "promoted"
    VAIN = "vain"
    """A promotion for which there was no card."""
    GAVE = "gave"
    LAID = "laid"
    """Somebody who leaves lays a card down."""
    OUT = "out"
    ENDED = "ended"
    SHOWED = "showed"
    WON = "won"
    ROUND = "round"
    DEALT = "dealt"


COUNTERS = ("points", "bpi", "round", "supply")


class Card(view.Facts, frozen=True):
    """A card of this match, with its copies."""

    id: str
    rank: int
    name: Message
    note: Message
    copies: int


class Role(view.Facts, frozen=True):
    """What a question can name: all interns are one role, and the others have one card each."""

    id: str
    name: Message
    named: Message
    """The same in a sentence."""


class Question(view.Facts, frozen=True):
    asker: int
    victim: int
    role: int
    """Its rank."""


class Answer(view.Facts, frozen=True):
    """An answer of the round, kept at the seat that gave it."""

    asker: int
    role: int
    """Its rank."""
    reply: Reply
    still: bool
    """Whether the card is the same for certain since."""


class Facts(view.Facts, frozen=True):
    step: Step
    """What is to be decided."""
    card: str | None
    """The card whose effect it is."""
    question: Question | None
    replies: list[Reply]
    """What your choices answer, in their order."""
    roles: list[Role]
    """By rank."""
    deck: list[Card]
    points_to_win: int
    alliances: list[Colour]
    answers: list[list[Answer]]
    """Of each seat, in the order of its last notes."""
    possible: list[list[str]]
    """The cards that each player can hold, as far as this viewer knows."""
    rounds: list[list[int]]
    """What each seat won in the rounds so far."""

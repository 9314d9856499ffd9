"""The journal of a table: everything that happened to it, a row each, appended and never changed.

A table is its journal read from the start. The moves are the entries of the game's record, inside `Played`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from captable.core.record import Entry
from captable.tables.info import OptionValues, SeatWish
from captable.tables.terms import USUAL, Terms


class Row(Struct, frozen=True, omit_defaults=True, tag_field="row"):
    at: int
    """Milliseconds since 1970."""


class Kept(Struct, frozen=True):
    """The person for whom a free seat is reserved; both empty if anybody may take it."""

    person: str = ""
    name: str = ""


FOR_ANYBODY = Kept()


class Created(Row, tag="created", frozen=True):
    id: str
    game: str
    version: int
    options: OptionValues
    seats: list[SeatWish]
    host: str
    """The person who made it."""
    public: bool = True
    clock: int | None = None
    before: str = ""
    """The table of which this is the rematch."""
    position: dict[str, Any] | None = None
    """A dump to start from, in place of a fresh deal."""
    hints: bool = True
    """Whether players may ask what a bot would do."""
    kept: list[Kept] = []
    """In a rematch, who had each seat."""
    origin: str = ""
    """A digest of the address from which it was made, whose share its bots think on."""
    lesson: str = ""
    """The digest of the lesson that is given here."""
    terms: Terms = USUAL
    """What else was agreed about time."""


class Sat(Row, tag="sat", frozen=True):
    """A person took a seat, or changed its private options."""

    seat: int
    person: str
    name: str
    options: OptionValues = {}
    origin: str = ""
    """A digest of the address from which it was taken."""


class Filled(Row, tag="filled", frozen=True):
    """A bot took a free seat."""

    seat: int
    bot: str


class Left(Row, tag="left", frozen=True):
    seat: int


class Removed(Row, tag="removed", frozen=True):
    """The host took a person's seat, who can't come back; or no longer keeps a free one."""

    seat: int


class Muted(Row, tag="muted", frozen=True):
    """The host lets a person chat no more, or again."""

    seat: int
    on: bool


class Closed(Row, tag="closed", frozen=True):
    """Given up: before it began, by whoever runs the server, or since nobody went on with it."""


class Started(Row, tag="started", frozen=True):
    seed: str
    """Secret while the game runs. Bots draw their chance from it too."""
    names: list[str]


class Played(Row, tag="played", frozen=True):
    """What one wish added to the record: a move, a concession, a change of control, or one undo or more."""

    entries: list[Entry]
    seat: int = -1
    id: str = ""
    """The client's own name for the wish, so that a repeated one is known."""


class Said(Row, tag="said", frozen=True):
    seat: int
    text: str
    id: str = ""


class Asked(Row, tag="asked", frozen=True):
    """A seat wants to take its last move back and needs everyone's consent."""

    seat: int
    until: int
    id: str = ""


class Answered(Row, tag="answered", frozen=True):
    """Seat -1 answers no for those who did not answer in time."""

    seat: int
    agree: bool
    id: str = ""


class Warned(Row, tag="warned", frozen=True):
    """A bot will sit in for an absent player at that time."""

    seat: int
    until: int


class Returned(Row, tag="returned", frozen=True):
    """A warned player was back in time."""

    seat: int


class Told(Row, tag="told", frozen=True):
    """Whoever has the seat was not here, and word was left for them that it is their move."""

    seat: int
    decision: int


class Coached(Row, tag="coached", frozen=True):
    """A learner has read a step of the lesson; or, without a step, goes on without the coach."""

    seat: int
    step: int = -1
    id: str = ""


class Continued(Row, tag="continued", frozen=True):
    """A rematch was made."""

    table: str


AnyRow = (
    Created
    | Sat
    | Filled
    | Left
    | Removed
    | Muted
    | Closed
    | Started
    | Played
    | Said
    | Asked
    | Answered
    | Warned
    | Returned
    | Told
    | Coached
    | Continued
)

_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


def encode(row: AnyRow) -> bytes:
    return msgspec.json.encode(row)


def decode(data: bytes) -> AnyRow:
    return _decoder.decode(data)

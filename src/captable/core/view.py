"""What travels to the edges: messages, views, events, outcomes. Plain data, the same shape for every game.

Nothing here is in words: a `Message` is an id with arguments, put into a language at the edge
(`captable.core.words`), so one table can be read in two languages. The Structs stay out of the compiled
build, where msgspec would lose the types of their elements. Nothing in them can lead back to them, so the collector
of cycles need not look at them (`gc=False`): a server holds millions.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

SPECTATOR = -1
"""The seat number of somebody who only watches."""
OPEN = -2
"""The seat number of a replay's reader, who sees every hand."""
CONCEDED = "conceded"
"""The kind of event that every game has."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A Fluent message id and its arguments. `Message("seat", {"seat": 2})` is the name of a player."""

    id: str
    args: dict[str, int | str | Message | list[Message]] = {}


def seat_name(seat: int) -> Message:
    return Message("seat", {"seat": seat})


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not allowed: the clause that forbids it, and the reason."""

    clause: str
    say: Message


class Counter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A figure that belongs to a seat, a piece or the table: chips, points, burnout."""

    id: str
    value: int
    name: Message
    note: Message | None = None
    of: int | None = None
    """The most it can be, where there is a track to fill."""
    scale: int = 1
    """The value, and `of`, are in 1/scale: 100 for hundredths."""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, chip or token in a visible place. The id names the place, never the hidden thing in it."""

    id: str
    face: str
    """Which picture; "back" for a card seen from behind."""
    name: Message
    note: Message | None = None
    counters: list[Counter] = []
    marks: list[str] = []
    """States a board can draw: "spent", "hit-2"."""
    under: list[Piece] = []
    """Pieces attached to this one."""
    sign: str = ""
    """What a general board prints large on it: "7", "♣"; at most three characters, and made of the name if left out."""
    colour: Literal["", "red", "orange", "yellow", "green", "blue", "purple", "grey"] = ""
    """A hint for a general board, beside what the name says; by lot from the face if left out."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place on the table that holds pieces."""

    id: str
    kind: str
    """How a board lays it out: "row", "hand", "pile" (only its size matters), "stack" (by face) or "grid"."""
    name: Message
    owner: int | None = None
    pieces: list[Piece] = []
    count: int | None = None
    """Cards in it, where they are not shown one by one."""
    note: Message | None = None


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    seat: int
    to_move: bool = False
    out: bool = False
    team: int | None = None
    counters: list[Counter] = []
    notes: list[Message] = []
    """What this viewer knows about that seat, in words."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move as a person sees it."""

    move: int
    label: Message
    on: list[str] = []
    """Pieces, zones or "seat-N" to click for it."""
    to: str | None = None
    """Where the piece goes: a zone to drop it on."""
    group: str = ""
    """Choices of one group are shown together, under the message `group`."""
    kind: str = ""
    """Its kind in the game's table of moves, where a board has to know it."""


class Range(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Legal moves that differ by a number: value v is the move `first + (v - low) // step`."""

    first: int
    low: int
    high: int
    label: Message
    step: int = 1
    on: list[str] = []


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move that a person may think of and can't make now, and why."""

    label: Message
    why: Refusal
    on: list[str] = []
    to: str | None = None


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of a score sheet: one figure a seat (none where it does not apply)."""

    label: Message
    values: list[int | None]
    note: Message | None = None
    strong: bool = False
    id: str = ""
    """What it counts, for a board that shows it in its own way."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How the points came about, line by line."""

    title: Message
    rows: list[Row]
    scale: int = 1
    """Figures are in 1/scale: 1000 for thousandths."""
    clause: str | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a game ended. Place 1 has won; equal places are shared."""

    places: list[int]
    scores: list[int]
    reason: Message
    sheet: Sheet | None = None
    teams: list[int] | None = None
    scale: int = 1

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Travel(msgspec.Struct, frozen=True, rename={"start": "from"}, gc=False):
    """A piece went from one place to another; both are ids of pieces, zones or seats in the view."""

    start: str
    to: str


class Change(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A counter rose or fell. The changes of a move add up to what can be seen of that counter."""

    counter: str
    by: int
    """In the units of the counter: hundredths where its scale is 100."""
    seat: int | None = None
    """Whose counter; none for one of the table."""
    why: str = ""
    """The argument of the event's words that lists the factors behind it."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that a move made happen: a public face, and private faces for seats that may know more.

    Words are for people. Programs go by `kind`, `changes` and the arguments of the words, which are not said twice.
    """

    say: Message | None
    """What everybody sees; none if only the seats in `privately` may notice."""
    privately: dict[int, Message] = {}
    clause: str | None = None
    travels: list[Travel] = []
    sheet: Sheet | None = None
    kind: str = ""
    """What happened: one of those that the game declares."""
    changes: list[Change] = []

    def face(self, seat: int) -> Message | None:
        """What that seat sees of it. A replay's reader is told who heard what: "you" is somebody else there."""
        if seat == OPEN and self.privately:
            listener, said = next(iter(self.privately.items()))
            name = seat_name(listener)
            # Words that name their listener say by themselves whom they are for.
            return said if said.args.get("seat") == name else Message("core-privately", {"seat": name, "say": said})
        return self.privately.get(seat, self.say)


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What only the game's own board can draw: a Struct of each game's own, of which the client has the type."""


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """All that one seat may know, arranged so that any board can draw it."""

    game: str
    version: int
    seat: int
    """Whose view; SPECTATOR or OPEN otherwise."""
    prompt: Message
    seats: list[Seat]
    zones: list[Zone]
    counters: list[Counter] = []
    choices: list[Choice] = []
    ranges: list[Range] = []
    blocked: list[Blocked] = []
    deadline: int | None = None
    outcome: Outcome | None = None
    facts: Any = None
    """What only the game's own board can draw: `Facts`."""

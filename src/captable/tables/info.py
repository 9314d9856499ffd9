"""A table as it may be seen from the outside: plain data for every client."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from captable.core.lesson import Coach
from captable.core.view import Change, Message, Sheet, Travel
from captable.tables.terms import USUAL, Terms

OptionValues = dict[str, str | int | bool | list[str]]
TOURNAMENT: Final = "tournament:"
"""Before the id of a tournament, in place of the person who made a table."""


class SeatWish(Struct, frozen=True, omit_defaults=True):
    """Who should sit in a seat of a new table."""

    kind: Literal["person", "bot"]
    bot: str = ""
    """The level of a bot; empty for the weakest."""


class SeatInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str = ""
    """Plain text; empty for a free seat."""
    bot: str = ""
    """The level of the bot that plays here now: a bot's own seat, or one where it sits in for an absent person."""
    here: bool = False
    """A person who is connected now."""
    muted: bool = False
    """The host lets this player chat no more."""
    kept_for: str = ""
    """The person for whom a rematch reserves this free seat; empty if you may take it."""
    warned_until: int | None = None
    """A bot sits in at this time (milliseconds since 1970) unless the person is back."""
    resigned: bool = False


class UndoQuestion(Struct, frozen=True, gc=False):
    """Somebody wants to take a move back across something that was shown; every other person must agree."""

    id: int
    seat: int
    waiting: list[int]
    """The seats whose answer is missing."""
    until: int
    """No answer by then is a no."""


class TableInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A table as you may see it from the outside."""

    id: str
    game: str
    version: int
    status: Literal["open", "running", "over", "closed"]
    """Open for players; being played; finished; given up."""
    seats: list[SeatInfo]
    options: OptionValues
    public: bool
    created: int
    """Milliseconds since 1970, like all times here."""
    you: int | None = None
    """Your seat."""
    seat_options: OptionValues = {}
    """What you chose for your seat; nobody else is told."""
    yours: bool = False
    """You made it, so you may start it."""
    ready: bool = False
    """All seats are taken: it can start."""
    clock: int | None = None
    """Seconds for each move, or for all moves of a seat where the terms say so."""
    terms: Terms = USUAL
    """When its clocks stand still, and what it costs to be late."""
    banks: dict[int, int] = {}
    """Milliseconds that each seat had left when it moved last, where there is a bank. Of the others only where that
    gives nothing away."""
    started: int | None = None
    """Table time (`View.deadline`) counts from here."""
    ended: int | None = None
    to_move: list[int] = []
    deadlines: dict[int, int] = {}
    """When the clock of a seat to move runs out. Of the others only where their clock gives nothing away."""
    bots_waiting: list[int] = []
    """Seats to move whose bot waits for its turn to think, since others' bots come first. Not told where everybody
    chooses in secret."""
    undo: Literal["", "free", "ask"] = ""
    """Whether you may take your last move back now: at once, or if everyone agrees."""
    question: UndoQuestion | None = None
    seed_hash: str = ""
    """SHA-256 of `"captable seed " + seed`, published when the game starts."""
    seed: str = ""
    """Published when the game is over."""
    places: list[int] | None = None
    """Each seat's place, when the game is over."""
    rematch: str = ""
    """The id of the table where it goes on."""
    hints: bool = True
    """Whether you may ask what a bot would do in your place."""
    tournament: str = ""
    """The id of the tournament of which it is a game."""
    lesson: bool = False
    """A lesson is given here, and is not over."""
    coach: Coach | None = None
    """What the coach says to you now."""


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as your seat saw it."""

    moment: int
    """Where to jump to: a revision of your view, or the number of a frame in a replay."""
    say: Message
    clause: str = ""
    travels: list[Travel] = []
    sheet: Sheet | None = None
    voids: int | None = None
    """The lines from that moment up to this line were taken back."""
    until: int | None = None
    """Where `voids` goes no further than that moment, and the lines after it stand."""
    kind: str = ""
    """What happened; each game has its own kinds."""
    changes: list[Change] = []
    """The figures that it changed."""


class ChatLine(Struct, frozen=True, gc=False):
    number: int
    seat: int
    text: str
    """Plain text, never markup."""
    at: int


class Frame(Struct, frozen=True, omit_defaults=True):
    """A step of a replay. Frame 0 is the first position, frame k the one after entry k of the record."""

    kind: Literal["start", "move", "undo", "withdraw", "concede", "control"]
    log: list[LogLine] = []
    seat: int | None = None
    at: int = 0
    """Milliseconds since the game began."""
    move: Message | None = None
    by: str = ""
    """For `control`: "person", or the level of the bot that sits in."""

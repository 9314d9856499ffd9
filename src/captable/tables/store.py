"""What tables need from a database: a narrow interface, so that another one can be added."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

LOOK_EVERY: Final = 100
"""Milliseconds between two tables of an earlier day that are looked at: each is played again from its start."""
TIMES_TO_END: Final = {"open": "close", "running": "idle"}
"""What is always due at a table of that status."""


PERSON: Final = "@"
"""Begins the name under which something is due for a person, in place of a table's id."""
REVIEW: Final = "?"
"""Begins the name under which a review is due: its level and the table's id follow. It is named after who asked."""
Part: TypeAlias = Literal["all", "thinking", "rest"]
"""Of what is due, where not every process does all of it."""
_THINKING: Final = "(name LIKE 'bot %' OR table_id LIKE '?%')"
PARTS: Final[dict[Part, str]] = {"all": "true", "thinking": _THINKING, "rest": f"NOT {_THINKING}"}
"""As both databases understand it."""
OF_PERSONS: Final = (
    *("seats", "devices", "keys", "ratings", "reach", "ways", "notices", "told", "entrants"),
    *("passkeys", "invitations", "blocked", "pages"),
)
"""The tables of the store whose rows are a person's own."""


class Conflict(Exception):
    """Somebody else has appended to this journal since it was read."""


class StoreFailed(Exception):
    """The database could not write. Nothing of it was done."""


class StoreUnsure(StoreFailed):
    """The database was lost before it answered. Whether it was done, only the journal will tell."""


@dataclass(frozen=True)
class Addition:
    """Rows of a table's journal and what follows from them, written all together or not at all."""

    table: str
    first: int
    """The number of the first row; a row of that number must not exist yet."""
    rows: Sequence[bytes]
    status: str
    listed: bool
    """Whether everybody's lobby shows it."""
    since: int
    """When it became open, running, over or closed: the order of the lobby, which must not tell of secret moves."""
    summary: bytes | None
    """The table as the lobby shows it; none where that is what the store has already."""
    people: Sequence[str] | None = None
    """The new owner of the table, if it has changed."""
    due: dict[str, int] | None = field(default_factory=dict)
    """All that is due at this table from now on, and when; none where the store has it already."""


@dataclass(frozen=True)
class Due:
    table: str
    name: str
    at: int


@dataclass(frozen=True)
class Listing:
    """Summaries of what everybody's lobby shows, the latest first."""

    open: list[bytes]
    running: list[bytes]


@dataclass(frozen=True)
class Change:
    """Something that another server did, which this one may want to look at."""

    table: str
    lobby: bool = False
    """Whether somebody's lobby may look different."""
    people: bool = False
    """A device was signed out, or a person is gone."""
    rewritten: bool = False
    """Its journal has other rows under the same numbers: a person was erased."""
    everything: bool = False
    """Nobody knows what was missed."""


@dataclass(frozen=True)
class Device:
    """A browser in which a person is known: it has a cookie of its own."""

    id: str
    name: str
    """What it says that it is: "Firefox, Linux"."""
    since: int
    seen: int


class Notice(NamedTuple):
    """A table wants somebody to move who is not there."""

    table: str
    decision: int
    """Which of the seat's decisions it is."""
    at: int


class Told(NamedTuple):
    """How often somebody was told something in one way."""

    last: int
    times: int


@dataclass(frozen=True)
class KnownWay:
    """A way to reach a person: a browser, an address, a feed."""

    id: str
    """A digest of what leads there, which tells nobody what that is."""
    person: str
    kind: str
    device: str
    """The device that it belongs to; empty if it belongs to none."""
    sealed: bytes
    """What leads there; only the server's secret opens it."""
    made: int


class Key(NamedTuple):
    """Whose strength, at what: a person or a level of bots."""

    person: str
    game: str
    against: str


class Strength(NamedTuple):
    games: int
    """How many it is worked out from."""
    mean: float
    deviation: float


class Rated(NamedTuple):
    """A person's strength after a game."""

    game: str
    against: str
    games: int
    at: int
    mean: float
    deviation: float


class Document(NamedTuple):
    """A tournament, and how often it was written."""

    version: int
    data: bytes


class Passkey(NamedTuple):
    """A key pair of which a device of somebody's has the secret half."""

    id: str
    """A digest of the name by which the device knows it."""
    person: str
    name: str
    """Of the device on which it was made."""
    key: bytes
    """The public half."""
    used: int
    """How often, where the device counts: who copied it would count otherwise."""
    made: int


class Invitation(NamedTuple):
    """Somebody asks somebody to a table."""

    table: str
    by: str
    at: int


class Kept(NamedTuple):
    """A table, for whoever runs the server."""

    id: str
    status: str
    changed: int
    summary: bytes
    rows: int


Rate = Callable[[dict[Key, Strength]], dict[Key, Strength]]
"""Given the strengths that are known, those that change."""
Edit = Callable[[list[bytes], bytes], tuple[list[bytes], bytes]]
"""Given the rows of a journal and its summary, how they are to be."""


def short(table: str) -> str:
    """Enough of a table's id to find it in the store, and too little to visit it."""
    return table[:4]


class Store(ABC):
    shared: ClassVar[bool] = False
    """Whether other servers may write to it at the same time, so that what one holds can be outdated."""

    @abstractmethod
    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        """The rows of a table from that number on, in order; none if there is no such table."""

    @abstractmethod
    async def append(self, *additions: Addition) -> None:
        """Write additions, all or none; when this returns they are on disk. Raises `Conflict` or `StoreFailed`."""

    @abstractmethod
    async def set_due(self, table: str, due: dict[str, int]) -> None:
        """Replace what is due at a table. What stays at the same time stays claimed."""

    @abstractmethod
    async def claim(self, now: int, until: int, most: int, part: Part = "all") -> list[Due]:
        """Take work that is due, the oldest first; nobody else gets it before `until`."""

    @abstractmethod
    async def free_claims(self) -> None:
        """Make work free again whose claimer is known to be gone."""

    @abstractmethod
    async def look_at_forgotten(self, now: int) -> None:
        """Make tables that have not ended and have no time to end due: `close`, `idle`. A few a second from now on."""

    @abstractmethod
    async def next_due(self, now: int, part: Part = "all") -> int | None:
        """When the next work can be claimed."""

    @abstractmethod
    async def reviews_asked(self) -> list[Due]:
        """Reviews that are due, claimed or not."""

    @abstractmethod
    async def listing(self, most: int) -> Listing: ...

    @abstractmethod
    async def tables_of(self, person: str, most: int) -> list[bytes]:
        """Summaries of the tables where a person has a seat, the latest first."""

    @abstractmethod
    async def count(self, person: str) -> dict[str, int]:
        """How many tables a person has of each status: those they made, and those where they sit."""

    @abstractmethod
    async def totals(self) -> dict[str, int]:
        """How many tables there are of each status."""

    @abstractmethod
    async def name_of(self, person: str) -> str:
        """The name that a person chose; empty if none."""

    @abstractmethod
    async def set_name(self, person: str, name: str) -> None: ...

    # -- a person on several devices -----------------------------------------------------------------------------

    @abstractmethod
    async def see_device(self, person: str, device: Device) -> None:
        """A device is in use; `since` counts the first time only."""

    @abstractmethod
    async def devices(self, person: str) -> list[Device]:
        """The latest seen first."""

    @abstractmethod
    async def sign_out(self, who: str, at: int) -> None:
        """The cookies of a device, or of a person, are worth nothing from now on."""

    @abstractmethod
    async def signed_out(self, since: int) -> set[str]:
        """All who were signed out since then. Earlier ones are forgotten, as are devices that were not seen since."""

    @abstractmethod
    async def keep_key(self, person: str, kind: str, key: str, made: int, until: int | None) -> None:
        """A key that opens a person to another device, in place of the one of that kind; with an end, it opens once.

        It is kept as a hash: who reads the store can't open anybody with it.
        """

    @abstractmethod
    async def use_key(self, key: str, now: int) -> str:
        """The person whom a key opens; empty for none."""

    @abstractmethod
    async def key_made(self, person: str, kind: str) -> int | None:
        """When the person made the key of that kind; none if there is none."""

    @abstractmethod
    async def drop_key(self, person: str, kind: str) -> None: ...

    @abstractmethod
    async def all_tables_of(self, person: str) -> list[str]:
        """The tables that a person made or where they sit, the latest first."""

    @abstractmethod
    async def finished_of(self, person: str, before: int, most: int) -> list[bytes]:
        """Summaries of the finished games in which a person has a seat and that ended before, the latest first."""

    @abstractmethod
    async def summary(self, table: str) -> bytes | None: ...

    # -- notices -------------------------------------------------------------------------------------------------

    @abstractmethod
    async def reach(self, person: str) -> bytes | None:
        """How a person wants to be told that it is their turn; none where they never said."""

    @abstractmethod
    async def set_reach(self, person: str, wishes: bytes) -> None: ...

    @abstractmethod
    async def keep_way(self, way: KnownWay) -> None:
        """In place of the one of that id, whoever had it."""

    @abstractmethod
    async def way(self, id: str) -> KnownWay | None: ...

    @abstractmethod
    async def ways_of(self, person: str) -> list[KnownWay]:
        """The earliest made first."""

    @abstractmethod
    async def drop_ways(self, person: str, kind: str, id: str = "") -> None:
        """The one of that id; or all of that kind, with what waits to be told by it."""

    @abstractmethod
    async def want(self, person: str, ways: Sequence[str], notice: Notice) -> None:
        """Something waits to be told by each of these ways; nothing new if it is about a decision known already."""

    @abstractmethod
    async def waiting(self, person: str, way: str) -> list[Notice]:
        """What was not told yet, the earliest first."""

    @abstractmethod
    async def take(self, person: str, way: str, tables: Sequence[str], forgotten: Sequence[str], now: int) -> set[str]:
        """Mark what waits about these tables as told, all at once, and count it; what is forgotten is gone.

        Gives the tables of which nobody else has told.
        """

    @abstractmethod
    async def give_back(self, person: str, way: str, notices: Sequence[Notice], told: Told) -> None:
        """It was not told after all: it waits again unless something newer does, and was not counted."""

    @abstractmethod
    async def told(self, person: str) -> dict[str, Told]:
        """By way."""

    @abstractmethod
    async def told_of(self, person: str, way: str, most: int) -> list[tuple[Notice, int]]:
        """What was told and when, the latest first: of each table the last."""

    # -- strengths -----------------------------------------------------------------------------------------------

    @abstractmethod
    async def rate(self, table: str, at: int, keys: Sequence[Key], rate: Rate) -> None:
        """Keep what a game says of those who played it; once for each table."""

    @abstractmethod
    async def unrated(self, most: int) -> list[str]:
        """Finished games that were not rated yet, the earliest first."""

    @abstractmethod
    async def ratings_of(self, person: str) -> list[Rated]:
        """All strengths that a person has had, the earliest first."""

    # -- tournaments ---------------------------------------------------------------------------------------------

    @abstractmethod
    async def tournament(self, id: str) -> Document | None: ...

    @abstractmethod
    async def keep_tournament(
        self, id: str, written: int, status: str, at: int, people: Sequence[str], data: bytes
    ) -> None:
        """In place of what was written so many times; raises `Conflict` if others have written it meanwhile.

        `people` are those who made it or take part.
        """

    @abstractmethod
    async def tournaments_of(self, person: str, most: int) -> list[bytes]:
        """Those that a person made or takes part in, the latest changed first."""

    @abstractmethod
    async def tournaments(self, status: str) -> list[str]:
        """The ids of those of that status."""

    # -- passkeys ------------------------------------------------------------------------------------------------

    @abstractmethod
    async def keep_passkey(self, passkey: Passkey) -> None:
        """A new one, or one that was used once more; one of that id that is somebody else's stays theirs."""

    @abstractmethod
    async def passkey(self, id: str) -> Passkey | None: ...

    @abstractmethod
    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The earliest made first."""

    @abstractmethod
    async def drop_passkey(self, person: str, id: str) -> None: ...

    # -- friends -------------------------------------------------------------------------------------------------

    @abstractmethod
    async def invite(self, person: str, invitation: Invitation) -> None:
        """In place of an earlier one to that table."""

    @abstractmethod
    async def invitations_of(self, person: str, most: int) -> list[Invitation]:
        """The latest first."""

    @abstractmethod
    async def drop_invitation(self, person: str, table: str) -> None: ...

    @abstractmethod
    async def block(self, person: str, other: str, at: int) -> None:
        """From now on a person wants nothing of another; what the other has asked is gone."""

    @abstractmethod
    async def unblock(self, person: str, other: str) -> None: ...

    @abstractmethod
    async def blocked_by(self, person: str) -> list[str]:
        """Whom a person has blocked, the latest first."""

    # -- what others see of a person -----------------------------------------------------------------------------

    @abstractmethod
    async def set_page(self, person: str, id: str, shows: bytes) -> None:
        """In place of an earlier one, which has another id then."""

    @abstractmethod
    async def page(self, id: str) -> tuple[str, bytes] | None:
        """Whose page that is, and what it shows."""

    @abstractmethod
    async def page_of(self, person: str) -> tuple[str, bytes] | None:
        """The id of a person's page, and what it shows."""

    @abstractmethod
    async def drop_page(self, person: str) -> None: ...

    # -- erasing a person ----------------------------------------------------------------------------------------

    @abstractmethod
    async def tables_naming(self, person: str) -> list[str]:
        """The tables in whose journals a person is found: reads them all, which takes a while."""

    @abstractmethod
    async def rewrite(self, table: str, edit: Edit) -> None:
        """The one way in which rows of a journal are ever changed: their number stays."""

    @abstractmethod
    async def erase(self, person: str) -> None:
        """All that is kept of a person outside the journals."""

    # -- for whoever runs the server -----------------------------------------------------------------------------

    @abstractmethod
    async def all_tables(self, status: str) -> list[Kept]:
        """Those of that status, or all if it is empty, the latest changed first."""

    @abstractmethod
    async def people_called(self, wanted: str) -> list[tuple[str, str]]:
        """The ids and the names of all who have that id or that name; who chose no name is found by the id."""

    @abstractmethod
    async def delete_table(self, table: str) -> None:
        """As if it had never been."""

    # -- reviews ---------------------------------------------------------------------------------------------------

    @abstractmethod
    async def keep_review(self, table: str, level: str, review: bytes) -> None:
        """In place of the one of that level, if there is one."""

    @abstractmethod
    async def review(self, table: str, level: str) -> bytes | None: ...

    @abstractmethod
    async def reviews_of(self, person: str, most: int) -> list[tuple[str, bytes]]:
        """Reviews of the finished games in which a person has a seat, with their tables, the latest game first."""

    @abstractmethod
    async def try_to_write(self) -> None:
        """Write something and wait until it is on disk. Raises `StoreFailed`."""

    @abstractmethod
    async def find_damage(self) -> str:
        """Read everything, which takes a while: the first thing that is wrong, empty if nothing is."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""

    # -- only where it is shared ---------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[Change], None]) -> None:  # noqa: B027  # nobody else is there to hear
        """From now on call `heard` for what other servers do; it must not wait."""

    async def be_here(self, table: str, person: str, here: bool) -> None:  # noqa: B027  # nobody else asks
        """Somebody follows a table through this server once more, or once less."""

    async def here_elsewhere(self, table: str) -> set[str]:
        """Who follows the table through other servers."""
        return set()

"""The settings of a server, for the person who runs it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from captable.core.errors import BadInput
from captable.server.notices.mail import MailSettings
from captable.server.notices.push import SERVICES
from captable.tables.settings import Settings
from captable.tables.thinking import Advise, Look, Think

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Digits and letters that nobody takes for one another."""


def new_table_id() -> str:
    """A link that nobody can guess: 12 signs of 31, almost 60 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Rate:
    """A burst of this size, then this many per second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    body: int = 64 * 1024
    """Bytes of a request or a message."""
    requests: Rate = Rate(200, 30)
    """From one address."""
    changes: Rate = Rate(30, 2)
    """HTTP requests of one person that change something."""
    changes_per_address: Rate = Rate(120, 8)
    """The same from one address, where anybody can be many people."""
    keys: Rate = Rate(20, 0.1)
    """Tries from one address to open somebody on another device."""
    mails: Rate = Rate(5, 5 / (24 * 3600))
    """Letters that one person asks for, that are asked for from one address, and that go to one."""
    messages: Rate = Rate(60, 15)
    """On one socket."""
    chat: Rate = Rate(8, 0.5)
    """Lines of one person."""
    running_tables: int = 50
    """That a person made or sits at."""
    open_tables: int = 10
    """The same, before the game."""
    tables_an_hour: int = 120
    """Made from one address."""
    looking_back: Rate = Rate(3000, 60)
    """Views of finished games and earlier moments that one person is shown, and what it takes to get there."""
    looking_back_per_address: Rate = Rate(9000, 180)
    reviews_an_hour: int = 30
    """Asked for from one address."""
    sockets_per_address: int = 100
    request_seconds: float = 10
    """That a request may take from its first byte to its last."""
    unfinished_per_address: int = 64
    """Requests that were begun and are not whole."""
    answer_seconds: float = 30
    """That a client may let an answer lie before it reads on."""
    unsent: int = 512 * 1024
    """Bytes that wait for a client who does not read."""


@dataclass(frozen=True)
class LabSettings:
    """A designers' lab beside the tables."""

    shared: bool = True
    """Whoever comes is the owner of the machine, and may do anything with every run; else only with their own."""
    at_once: int = 2
    """Runs that are played at the same time."""
    jobs: int | None = None
    """Processes of a run; one fewer than there are processors if none is given."""
    nice: int = 19
    """How far they give way to everything else."""
    seconds: float = 3600
    """That a run may play before it is stopped; it can be told to go on."""
    most_games: int = 20_000
    most_kept: int = 50
    """Runs of one person."""
    most_cards: int = 40 * 1024
    """Bytes of a card file."""


@dataclass(frozen=True)
class ServerSettings:
    data: Path
    """The folder with the tables and the secret that signs cookies."""
    games: tuple[str, ...] = ()
    """Strangers' games beside our own, as `module:ATTRIBUTE`."""
    origins: tuple[str, ...] = ()
    """Other addresses at which browsers reach this server: "https://play.example.org" behind a proxy."""
    loopback: bool = True
    """Only this machine can reach it, so no other name than its own is to be believed."""
    trust_proxy: tuple[str, ...] = ()
    """Addresses or networks of proxies that say where a request really comes from; this machine if none are named."""
    tables: Settings = field(default_factory=Settings)
    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    """Processes in which bots think; one fewer than there are processors if none is given."""
    thinks: bool = True
    """Whether bots and reviews think here; else `captable work` does it, on the same database."""
    store: str = ""
    """A PostgreSQL database in place of a file in the folder: postgresql://USER:PASSWORD@HOST/DATABASE."""
    mail: MailSettings | None = None
    """None for a server that sends no letters."""
    push_services: tuple[str, ...] = SERVICES
    """Where browsers may let their notices be sent: `https://push.example.org`, `*` for any part of a name."""
    metrics: str = ""
    """Where to serve metrics for Prometheus: a port, or ADDRESS:PORT. Empty for nowhere."""
    lab: LabSettings | None = None
    """None for a server without the lab."""
    debug: bool = False
    """Show everything about any game, secrets included: for writing a game, on one's own machine only."""
    lobby_pause: float = 0.2
    """Seconds in which changes of the lobby are gathered."""
    now: Callable[[], int] = wall_clock
    new_table_id: Callable[[], str] = new_table_id
    think: Think | None = None
    """In place of the worker processes, for tests."""
    advise: Advise | None = None
    """The same for hints."""
    look: Look | None = None
    """The same for reviews."""

    @property
    def address(self) -> str:
        """Where people reach it, as far as it was told; empty if it was not."""
        return next((origin.rstrip("/") for origin in self.origins), "")

    @property
    def contact(self) -> str:
        """Where whoever runs a push service finds whoever runs this server."""
        return self.address if self.address.startswith("https://") else "mailto:captable@example.org"

    def __post_init__(self) -> None:
        if self.mail is not None and not self.address:
            raise BadInput("--mail needs an --origin, such as https://play.example.org: a letter says where to go.")
        if not self.thinks and not self.store:
            raise BadInput("--no-think needs a --store, where `captable work` finds what there is to think about.")
        if self.debug and (not self.loopback or self.origins or self.trust_proxy):
            raise BadInput(
                "--debug shows every secret, so it is for your own machine only: leave out --host, --origin and "
                "--trust-proxy."
            )

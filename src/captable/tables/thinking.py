"""Bots think in processes of their own, so that nobody waits for them who needn't."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from captable import bots, games
from captable.core.seed import rng_from
from captable.core.state import State
from captable.tables.turns import QUICK_AT_ONCE

if TYPE_CHECKING:
    from captable.hindsight.look import Looked


@dataclass(frozen=True)
class Thought:
    """All that a bot is told: a position that its seat can't tell from the true one."""

    game: str
    """As `captable.games.find` knows it."""
    version: int
    """Of the game at the table, which may be older than the newest."""
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str

    @property
    def about(self) -> str:
        return f"{self.bot} at {self.game}"


@dataclass(frozen=True)
class Glance:
    """All that a worker is told of a position of a finished game, to look at it again."""

    game: str
    """As `captable.games.find` knows it."""
    version: int
    record: bytes
    level: str
    position: int

    @property
    def about(self) -> str:
        return f"the review of {self.game}, position {self.position}"


Think = Callable[[Thought], Awaitable[int]]
Advise = Callable[[Thought], Awaitable[list[bots.Idea]]]
Look = Callable[[Glance], Awaitable["Looked"]]


class Question(Protocol):
    @property
    def about(self) -> str:
        """For the log."""


Q = TypeVar("Q", bound=Question)
T = TypeVar("T")

NICE = 10
"""Whoever takes a second to think can wait for the processor; the server and those who answer at once can't."""


LONGEST = 300.0
"""Seconds for one thought: many times what a principal takes on a busy machine. Who takes longer will not end."""


class BotFailed(Exception):
    """A bot, or the game that it looked at, has a fault."""


def position_of(thought: Thought) -> State:
    state = games.find(thought.game).as_of(thought.version).load(thought.position)
    state.telling = False  # nobody listens to a thought
    return state


def think(thought: Thought) -> int:
    """The bot's move."""
    try:
        state = position_of(thought)
        return int(bots.find(thought.bot).choose(state, thought.seat, rng_from(thought.seed, "bot")))
    except Exception as error:
        raise failed(thought, error) from None


def advise(thought: Thought) -> list[bots.Idea]:
    """What the bot makes of the position: its best moves, and what it expects of each."""
    try:
        state = position_of(thought)
        return bots.think_about(state, thought.seat, rng_from(thought.seed, "hint"), thought.bot)
    except Exception as error:
        raise failed(thought, error) from None


def look(glance: Glance) -> Looked:
    """How everybody stood in that position, and what the mover could have done."""
    from captable.hindsight.look import look_at  # a server that starts has no use for it yet
    from captable.hindsight.review import SEED

    try:
        game = games.find(glance.game).as_of(glance.version)
        return look_at(glance.record, game, glance.level, SEED, range(glance.position, glance.position + 1))[0]
    except Exception as error:
        raise failed(glance, error) from None


def failed(question: Question, error: Exception) -> BotFailed:
    return BotFailed(f"{question.about}: {type(error).__name__}: {error}")


async def think_here(thought: Thought) -> int:
    """In this process, for tests and for a table without a server."""
    return think(thought)


async def advise_here(thought: Thought) -> list[bots.Idea]:
    return advise(thought)


async def look_here(glance: Glance) -> Looked:
    return look(glance)


def in_time(work: Callable[[Q], T], question: Q, longest: float) -> T:
    """Think, but not for ever: a game from elsewhere may hang, and would take the worker from everybody.

    Python can be interrupted, so that this thought alone fails; what can't be is ended with its process.
    """
    faulthandler.dump_traceback_later(2 * longest, exit=True)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _too_long)
        signal.setitimer(signal.ITIMER_REAL, longest)
    try:
        return work(question)
    finally:
        if hasattr(signal, "SIGALRM"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()


def _too_long(number: int, frame: object) -> None:
    raise TimeoutError("it thought for too long")


class Workers:
    """The processes that think, and one for the bots that answer at once: those never wait for one that thinks."""

    def __init__(self, count: int | None = None, longest: float = LONGEST) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._deep = _Pool(self.count, longest, nice=NICE)
        self._quick = _Pool(QUICK_AT_ONCE, longest)

    async def think(self, thought: Thought) -> int:
        return await (self._deep if bots.thinks(thought.bot) else self._quick).ask(think, thought)

    async def advise(self, thought: Thought) -> list[bots.Idea]:
        return await self._deep.ask(advise, thought)

    async def look(self, glance: Glance) -> Looked:
        return await self._deep.ask(look, glance)

    def wake(self) -> None:
        """Start the process of those that answer at once, so that the first who plays with one need not wait for it."""
        self._quick.wake()

    async def close(self) -> None:
        """Do not wait for thoughts that nobody wants any more."""
        await asyncio.gather(self._deep.close(), self._quick.close())


class _Pool:
    """Processes that are started when the first thought is asked for, and anew if one dies."""

    def __init__(self, count: int, longest: float, nice: int = 0) -> None:
        self._count = count
        self._longest = longest
        self._nice = nice
        # Not fork: this process has threads, and a forked one would copy their locks as they happen to be.
        self._context = get_context("spawn")
        self._leash, self._hold = self._context.Pipe(duplex=False)
        self._processes: ProcessPoolExecutor | None = None
        self._closed = False

    async def ask(self, work: Callable[[Q], T], question: Q) -> T:
        asked = self._started()
        try:
            return await self._run(asked, work, question)
        except BrokenProcessPool:
            if self._processes is asked:  # and not the ones that another has started meanwhile
                self._processes = None
        try:
            return await self._run(self._started(), work, question)
        except BrokenProcessPool:
            raise BotFailed(f"{question.about}: its process ended, twice") from None

    def wake(self) -> None:
        self._started().submit(int)

    async def _run(self, processes: ProcessPoolExecutor, work: Callable[[Q], T], question: Q) -> T:
        return await asyncio.get_running_loop().run_in_executor(processes, in_time, work, question, self._longest)

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._processes is None:
            self._processes = ProcessPoolExecutor(
                self._count, self._context, initializer=_on_the_leash, initargs=(self._leash, self._nice)
            )
        return self._processes

    async def close(self) -> None:
        self._closed = True
        self._hold.close()
        if self._processes is not None:
            await asyncio.to_thread(self._processes.shutdown, cancel_futures=True)
        self._leash.close()


def _on_the_leash(leash: Connection, nice: int) -> None:
    """End when the server lets go of the other end, or is gone: a worker would wait for work for ever.

    Signals are the server's to take: Ctrl-C goes to the workers too, and it has to finish what it began.
    """
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)

    def watch() -> None:
        wait([leash])
        os._exit(0)

    Thread(target=watch, daemon=True).start()

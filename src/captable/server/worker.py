"""A process that thinks for servers on the same database: `captable work`.

It claims bots' turns and reviews from the store as a server does, appends what comes of them, and serves nobody.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from captable.core.errors import BadInput
from captable.server import logs
from captable.server.catalogue import find_games
from captable.server.office import postgres
from captable.server.settings import new_table_id, wall_clock
from captable.tables.house import House
from captable.tables.ratings import Ratings
from captable.tables.reviews import Reviews
from captable.tables.settings import Settings
from captable.tables.store import Store, StoreFailed
from captable.tables.thinking import Look, Think, Workers
from captable.tables.tournaments.desk import Desk
from captable.tables.turns import Lanes
from captable.tables.work import Work

log = logging.getLogger("captable.server")


class Worker:
    def __init__(
        self,
        store: Store,
        *,
        games: Sequence[str] = (),
        jobs: int | None = None,
        settings: Settings | None = None,
        think: Think | None = None,
        look: Look | None = None,
    ) -> None:
        self.store = store
        found, names = find_games(tuple(games))
        self._workers = Workers(jobs)
        lanes = Lanes(self._workers.count)
        self._house = House(store, found, settings or Settings(), wall_clock, new_table_id)
        self._house.ended = lambda id: self._house.see_through(self._table_ended(id))
        self._ratings = Ratings(store)
        self._desk = Desk(self._house, new_table_id)
        self._reviews = Reviews(look or self._workers.look, names, lanes.deep, store)
        think = think or self._workers.think
        self._work = Work(self._house, think, names, lanes, part="thinking", review=self._review)

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """At work for the length of the block. What was begun and can't be finished falls to another."""
        await self._house.listen()
        at_work = asyncio.create_task(self._work.run())
        try:
            yield
        finally:
            at_work.cancel()
            with suppress(asyncio.CancelledError):
                await at_work
            await self._reviews.close()
            await self._workers.close()
            await self._house.settle()
            await self.store.close()

    async def _review(self, table: str, level: str, person: str) -> None:
        await self._reviews.make_asked(await self._house.find(table), level, person)

    async def _table_ended(self, table: str) -> None:
        """The last move of a game may be a bot's."""
        await self._ratings.rate(table)
        await self._desk.table_ended(table)


def work(store: str, *, games: Sequence[str] = (), jobs: int | None = None, log_level: str = "INFO") -> None:
    """Think until the process is told to end."""
    if not store:
        raise BadInput("Name the database of your servers with --store, or in CAPTABLE_STORE.")
    logs.set_up(log_level)
    try:
        worker = Worker(postgres()(store), games=games, jobs=jobs)
    except StoreFailed as error:
        raise BadInput(str(error)) from None
    asyncio.run(_until_told(worker))


async def _until_told(worker: Worker) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, ended.set)
        except NotImplementedError:  # on Windows Ctrl-C breaks off what runs
            break
    async with worker.working():
        print("Captable thinks for the tables in PostgreSQL; Ctrl-C ends it.", flush=True)
        await ended.wait()

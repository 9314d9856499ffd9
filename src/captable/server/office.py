"""What the routes and the sockets of one server share."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress

from captable.core.errors import BadInput
from captable.server.catalogue import find_games
from captable.server.hub import Hub
from captable.server.limits import Buckets
from captable.server.people import People, read_secret
from captable.server.settings import ServerSettings
from captable.tables.hints import Advisor
from captable.tables.house import House
from captable.tables.sqlite import SqliteStore
from captable.tables.thinking import Workers
from captable.tables.work import Work


class Office:
    """Opened when the server starts, closed when it ends."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.games, self._names = find_games(settings.games)
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = _lock(settings)
        self.store = SqliteStore(settings.data / "tables.sqlite3")
        self.people = People(read_secret(settings.data), self.store, settings.now)
        self.house = House(self.store, self.games, settings.tables, settings.now, settings.new_table_id)
        self.hub = Hub(self.house, settings.lobby_pause)
        self.changes = Buckets(settings.limits.changes, settings.now)
        self.changes_by_address = Buckets(settings.limits.changes_per_address, settings.now)
        self.chat = Buckets(settings.limits.chat, settings.now)
        self._workers = Workers(settings.workers)
        self._work = Work(self.house, settings.think or self._workers.think, self._names)
        self.advisor = Advisor(settings.advise or self._workers.advise, self._names)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.free_claims()  # the lock says that nobody else is here, so it was a server that died
        self._tasks = [asyncio.create_task(self._work.run()), asyncio.create_task(self.hub.run())]

    async def close(self) -> None:
        """Sockets first, so that nobody asks for more; the store last, so that all that was begun is written."""
        await self.hub.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._workers.close()
        await self.house.settle()
        await self.store.close()
        self._lock.close()


def _lock(settings: ServerSettings) -> sqlite3.Connection:
    """Two servers with one folder would not tell each other's players what happens.

    A lock of SQLite's is the same on every system, and ends with the process whatever happens to it.
    """
    lock = sqlite3.connect(settings.data / "lock", isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise BadInput(f"Another server uses {settings.data}. End it, or choose another folder with --data.") from None
    return lock

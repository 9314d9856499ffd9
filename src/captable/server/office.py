"""What the routes and the sockets of one server share."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from typing import TYPE_CHECKING

from captable.core.errors import BadInput
from captable.server.caps import Caps
from captable.server.catalogue import find_games
from captable.server.health import Health
from captable.server.hub import Hub
from captable.server.limits import Buckets
from captable.server.people import People, read_secret
from captable.server.settings import ServerSettings
from captable.tables.folder import TABLES, lock, make_folder
from captable.tables.hints import Advisor
from captable.tables.house import House
from captable.tables.sqlite import SqliteStore
from captable.tables.store import StoreFailed
from captable.tables.thinking import Workers
from captable.tables.turns import Lanes
from captable.tables.work import Work

if TYPE_CHECKING:
    from captable.server.metrics import Metrics


class Office:
    """Opened when the server starts, closed when it ends."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.games, self._names = find_games(settings.games)
        self.metrics = _metrics(settings.metrics) if settings.metrics else None
        make_folder(settings.data)
        self._lock = lock(settings.data)
        try:
            secret = read_secret(settings.data)
            self.store = self._make_store()
        except StoreFailed as error:
            self._lock.close()
            raise BadInput(str(error)) from None
        except BadInput:
            self._lock.close()
            raise
        self.people = People(secret, self.store, settings.now)
        self.health = Health(self.store, settings.data, settings.now)
        self.house = self._make_house()
        self.hub = Hub(self.house, settings.lobby_pause)
        self.changes = Buckets(settings.limits.changes, settings.now)
        self.changes_by_address = Buckets(settings.limits.changes_per_address, settings.now)
        self.caps = Caps(self.store, settings.limits, settings.now)
        self.looking_back = Buckets(settings.limits.looking_back, settings.now)
        self.looking_back_by_address = Buckets(settings.limits.looking_back_per_address, settings.now)
        self.chat = Buckets(settings.limits.chat, settings.now)
        self._workers = Workers(settings.workers)
        self.lanes = Lanes(self._workers.count)
        self._work = Work(self.house, settings.think or self._workers.think, self._names, self.lanes)
        self.advisor = Advisor(settings.advise or self._workers.advise, self._names, self.lanes)
        self._tasks: list[asyncio.Task[None]] = []
        if self.metrics is not None:
            self.metrics.watch(self)

    def _make_store(self) -> SqliteStore:
        file = self.settings.data / TABLES
        if self.metrics is None:
            return SqliteStore(file)
        from captable.server.metrics import MeasuredStore

        measured = MeasuredStore(file)
        measured.metrics = self.metrics
        return measured

    def _make_house(self) -> House:
        settings = self.settings
        parts = (self.store, self.games, settings.tables, settings.now, settings.new_table_id)
        if self.metrics is None:
            return House(*parts)
        from captable.server.metrics import MeasuredHouse

        measured = MeasuredHouse(*parts)
        measured.metrics = self.metrics
        return measured

    async def open(self) -> None:
        if self.settings.think is None:
            self._workers.wake()
        await self.store.free_claims()  # the lock says that nobody else is here, so it was a server that died
        await self.store.look_at_forgotten(self.settings.now())
        self._tasks = [asyncio.create_task(self._work.run()), asyncio.create_task(self.hub.run())]
        _spare_the_collector()

    async def close(self) -> None:
        """Sockets first, so that nobody asks for more; the store last, so that all that was begun is written."""
        if self.metrics is not None:
            await asyncio.to_thread(self.metrics.close)
        await self.hub.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._workers.close()
        await self.house.settle()
        await self.health.close()
        await self.store.close()
        self._lock.close()


def _metrics(address: str) -> Metrics:
    """Prometheus' library is loaded by those who ask for it."""
    from captable.server.metrics import Metrics

    return Metrics(address)


def _spare_the_collector() -> None:
    """Python looks for cycles among all that is alive, again and again, and a server keeps much alive: half its time.

    What is there at the start stays; of the rest the young are looked at now and then, and the old seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)

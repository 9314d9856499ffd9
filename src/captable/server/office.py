"""What the routes and the sockets of one server share."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from captable.core.errors import BadInput
from captable.server.caps import HOUR, Caps
from captable.server.catalogue import find_games
from captable.server.health import Health
from captable.server.hub import Hub
from captable.server.lab.office import LabOffice
from captable.server.limits import Buckets
from captable.server.notices.office import NoticeOffice
from captable.server.people import Badge, People, device_name, read_secret
from captable.server.settings import Rate, ServerSettings
from captable.tables.folder import TABLES, fingerprint, lock, make_folder
from captable.tables.hints import Advisor
from captable.tables.house import House
from captable.tables.ratings import Ratings
from captable.tables.reviews import Reviews
from captable.tables.sqlite import SqliteStore
from captable.tables.store import Part, Store, StoreFailed
from captable.tables.thinking import Workers
from captable.tables.tournaments.desk import Desk
from captable.tables.turns import Lanes
from captable.tables.work import Work

if TYPE_CHECKING:
    from captable.server.metrics import Metrics
    from captable.tables.postgres import PostgresStore

log = logging.getLogger("captable.server")

T = TypeVar("T")

ANSWERED_WITHIN = 5.0
"""Seconds that another thread waits for an answer."""


class Office:
    """Opened when the server starts, closed when it ends."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.games, self._names = find_games(settings.games)
        self.metrics = _metrics(settings.metrics) if settings.metrics else None
        make_folder(settings.data)
        # Two servers with one SQLite file would not tell each other's players what happens.
        self._lock = None if settings.store else lock(settings.data)
        try:
            secret = read_secret(settings.data)
            self.store = self._make_store(secret)
        except (BadInput, StoreFailed) as error:
            self._unlock()
            raise BadInput(str(error)) from None
        self.people = People(secret, self.store, settings.now, settings.debug)
        self.health = Health(self.store, settings.data, settings.now)
        self.house = self._make_house()
        self.hub = Hub(self.house, settings.lobby_pause)
        self.changes = Buckets(settings.limits.changes, settings.now)
        self.changes_by_address = Buckets(settings.limits.changes_per_address, settings.now)
        self.keys = Buckets(settings.limits.keys, settings.now)
        self.caps = Caps(self.store, settings.limits, settings.now)
        self.looking_back = Buckets(settings.limits.looking_back, settings.now)
        self.looking_back_by_address = Buckets(settings.limits.looking_back_per_address, settings.now)
        self.chat = Buckets(settings.limits.chat, settings.now)
        self._workers = Workers(settings.workers)
        self.lanes = Lanes(self._workers.count)
        self.notices = NoticeOffice(settings, secret, self.people, self.house, self.games)
        think = settings.think or self._workers.think
        part: Part = "all" if settings.thinks else "rest"
        self._work = Work(self.house, think, self._names, self.lanes, self.notices.notices, part, self._review)
        self.advisor = Advisor(settings.advise or self._workers.advise, self._names, self.lanes)
        look = settings.look or self._workers.look
        self.reviews = Reviews(look, self._names, self.lanes.deep, self.store, elsewhere=not settings.thinks)
        self.ratings = Ratings(self.store)
        self.desk = Desk(self.house, settings.new_table_id)
        self.house.ended = lambda id: self.house.see_through(self._table_ended(id))
        hourly = settings.limits.reviews_an_hour
        self.reviews_by_address = Buckets(Rate(hourly, hourly / HOUR), settings.now)
        lab = settings.lab
        self.lab = LabOffice(lab, settings.data, settings.now, settings.new_table_id) if lab is not None else None
        self._tasks: list[asyncio.Task[None]] = []
        if self.metrics is not None:
            self.metrics.watch(self)

    def _make_store(self, secret: bytes) -> Store:
        file = self.settings.data / TABLES
        store = postgres()(self.settings.store, fingerprint(secret)) if self.settings.store else SqliteStore(file)
        if self.metrics is None:
            return store
        from captable.server.metrics import measured

        return measured(store, self.metrics)

    def _make_house(self) -> House:
        settings = self.settings
        parts = (self.store, self.games, settings.tables, settings.now, settings.new_table_id)
        if self.metrics is None:
            return House(*parts)
        from captable.server.metrics import MeasuredHouse

        measured = MeasuredHouse(*parts)
        measured.metrics = self.metrics
        return measured

    def found_as(self, key: str) -> str:
        """By what name other processes find a game."""
        return self._names[key]

    async def open(self) -> None:
        if self.settings.think is None and self.settings.thinks:
            self._workers.wake()
        self._loop = asyncio.get_running_loop()
        await self.people.open()
        self.house.people_changed = lambda: self.house.see_through(self._look_who_is_out())
        await self.house.listen()
        await self.store.free_claims()  # where the store is not shared, the lock says that nobody else is here
        await self.store.look_at_forgotten(self.settings.now())
        running = (self._work.run(), self.hub.run(), self.ratings.catch_up(), self.desk.run())
        self._tasks = [asyncio.create_task(one) for one in running]
        if self.lab is not None:
            await self.lab.open()
        _spare_the_collector()

    async def close(self) -> None:
        """Sockets first, so that nobody asks for more; the store last, so that all that was begun is written."""
        if self.metrics is not None:
            await asyncio.to_thread(self.metrics.close)
        await self.hub.close()
        if self.lab is not None:
            await self.lab.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.reviews.close()
        await self._workers.close()
        await self.house.settle()
        await self.notices.close()
        await self.health.close()
        await self.store.close()
        self._unlock()

    async def _table_ended(self, table: str) -> None:
        await self.ratings.rate(table)
        await self.desk.table_ended(table)

    async def _review(self, table: str, level: str, person: str) -> None:
        """What was asked for at a server that does not think itself."""
        await self.reviews.make_asked(await self.house.find(table), level, person)

    # -- people ------------------------------------------------------------------------------------------------

    async def note_device(self, badge: Badge, agent: str) -> None:
        """Nobody's game waits for this."""
        try:
            await self.people.seen(badge.person, badge.device, device_name(agent))
        except StoreFailed as error:
            log.error("store failed", extra={"reason": str(error)})

    async def sign_out(self, device: str) -> None:
        await self.people.sign_out(device)
        self.hub.dismiss(self.people.is_out)

    async def erase(self, person: str) -> None:
        """A person wants to be forgotten. Their games stay, played by somebody."""
        if self.lab is not None:
            for run in self.lab.owned_by(person):
                await self.lab.remove(run, person)
        await self.house.erase(person)
        await self.people.gone(person)
        self.hub.dismiss(self.people.is_out)
        await self.store.erase(person)  # what another device of theirs did meanwhile

    async def _look_who_is_out(self) -> None:
        try:
            await self.people.open()
        except StoreFailed as error:
            log.error("store failed", extra={"reason": str(error)})
        self.hub.dismiss(self.people.is_out)

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """For another thread, which waits for the answer."""
        return asyncio.run_coroutine_threadsafe(question, self._loop).result(ANSWERED_WITHIN)

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()


def postgres() -> type[PostgresStore]:
    """Its driver is an extra, and is loaded by those who name a database."""
    try:
        from captable.tables.postgres import PostgresStore
    except ImportError:
        raise BadInput("PostgreSQL needs an extra: pip install 'captable[postgresql]'.") from None
    return PostgresStore


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

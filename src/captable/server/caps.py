"""How many tables a person may have, and an address may make."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal
from weakref import WeakValueDictionary

from captable.server.limits import Buckets
from captable.server.problems import Unwelcome
from captable.server.settings import Limits, Rate
from captable.tables.store import Store

HOUR = 3600


class Caps:
    def __init__(self, store: Store, limits: Limits, now: Callable[[], int]) -> None:
        self._store = store
        self._most = {"open": limits.open_tables, "running": limits.running_tables}
        self._wait = HOUR // limits.tables_an_hour + 1
        self._made = Buckets(Rate(limits.tables_an_hour, limits.tables_an_hour / HOUR), now)
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def room_for(self, person: str, status: Literal["open", "running"]) -> AsyncIterator[None]:
        """For one more open or running table of that person. One after the other, or all of them would see room."""
        lock = self._busy.setdefault(person, asyncio.Lock())
        async with lock:
            most = self._most[status]
            if (await self._store.count(person)).get(status, 0) >= most:
                raise _full(status, most)
            yield

    def make(self, address: str) -> None:
        """One more table is made from that address."""
        if not self._made.take(address):
            raise Unwelcome(429, "many-made", retry_after=self._wait)


def _full(status: str, most: int) -> Unwelcome:
    return Unwelcome(409, "many-open", most=most) if status == "open" else Unwelcome(409, "many-running", most=most)

"""Whether the server and its store are well, found out by trying."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

from captable.server.problems import Unwelcome
from captable.tables.store import Store, StoreFailed

LEAST_FREE = 16 * 2**20
"""Bytes; with fewer on the disk it is as good as full."""
PATIENCE = 5.0
"""Seconds that a disk has to answer."""
GOOD_FOR = 1000
"""Milliseconds for which "well" is said again: anybody may ask, and each try is a write."""
READ_ALL_EVERY = 10 * 60 * 1000
"""Milliseconds between looking through the whole database for damage."""


class Health:
    def __init__(self, store: Store, folder: Path, now: Callable[[], int]) -> None:
        self._store = store
        self._folder = folder
        self._now = now
        self._trying = asyncio.Lock()
        self._looking: asyncio.Task[str] | None = None
        self.forget()

    def forget(self) -> None:
        """Look anew at the next question."""
        self._damage = ""
        self._well_at = self._looked_at = 0

    async def check(self) -> None:
        """Raises `Unwelcome` with what is wrong."""
        async with self._trying:
            if self._now() - self._well_at <= GOOD_FOR:
                return
            if found := await self._try():
                raise Unwelcome(503, "not-well", reason=found)
            self._well_at = self._now()

    async def close(self) -> None:
        if self._looking is not None:
            await self._looking

    async def _try(self) -> str:
        try:
            await asyncio.wait_for(self._store.try_to_write(), PATIENCE)
            damage = await self._look_for_damage()
            free = shutil.disk_usage(self._folder).free
        except StoreFailed as error:
            return f"the store can't write ({error})."
        except TimeoutError:
            return "the disk does not answer."
        except OSError as error:
            return f"the data folder can't be read ({error.strerror})."
        if damage:
            return f"the database is damaged ({damage})."
        return "" if free >= LEAST_FREE else f"only {free // 2**20} MB are free on the disk."

    async def _look_for_damage(self) -> str:
        """The last full check: verifying a large database takes longer than anyone waits for this answer."""
        if self._looking is None and self._now() - self._looked_at > READ_ALL_EVERY:
            self._looking = asyncio.create_task(self._store.find_damage())
        if self._looking is not None:
            done, _ = await asyncio.wait({self._looking}, timeout=PATIENCE / 5)
            if done:
                self._damage, self._looked_at, self._looking = self._looking.result(), self._now(), None
        return self._damage

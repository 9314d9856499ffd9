"""Turns to think: shared fairly between people, then between their tables.

Whoever has had least of the thinking is next, counted in seconds: first among addresses, then among the people of an
address, then among a person's tables, then who came first. An address counts for as many as it has people who wait,
up to `MOST_PEOPLE`: anybody can be many people, and a school with one address is more than one person.

People with nothing to think about save nothing up: when they return, they start level with the others.

What nobody waits for at a table, such as a review, takes spare turns: those that nobody else could have.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from captable import bots

MOST_PEOPLE = 4
"""How many people's share an address has at most."""
QUICK_AT_ONCE = 1
ADDRESS = 0
"""The first level of an account's path."""


@dataclass(frozen=True)
class Account:
    """The account that thinking is charged to: the host of the table and their address, or whoever asked for a hint."""

    address: str
    person: str
    table: str

    @property
    def path(self) -> tuple[str, str, str]:
        return self.address or f"nowhere {self.person}", self.person, self.table


@dataclass
class Share:
    """Thinking time used by an address, a person or a table, and by those among whom it is divided."""

    spent: float = 0.0
    """Seconds; of an address, for each of the people it counts for."""
    waiting: int = 0
    thinking: int = 0
    parts: dict[str, Share] = field(default_factory=dict)
    queue: deque[asyncio.Future[None]] = field(default_factory=deque)
    """Those who wait, at a table."""
    least: float = 0.0
    """The least that any of its parts has used; newcomers start from this."""

    @property
    def idle(self) -> bool:
        return not self.waiting and not self.thinking

    def part(self, key: str) -> Share:
        found = self.parts.setdefault(key, Share(self.least))
        if found.idle:
            found.spent = max(found.spent, self.least)
        return found

    def tidy(self) -> None:
        """Forget those of whom nothing has to be remembered: they would start where they are now."""
        busy = [part.spent for part in self.parts.values() if not part.idle]
        if busy:
            self.least = max(self.least, min(busy))
            self.parts = {key: part for key, part in self.parts.items() if not part.idle or part.spent > self.least}
        else:
            self.parts = {}


class Turns:
    """As many think at once as there is room for; the others wait for their turn."""

    def __init__(self, room: int, seconds: Callable[[], float] = time.monotonic) -> None:
        self.room = room
        # Wherever there is more than one place, nobody has all of them.
        self._quotas = (max(1, room - 1), (room + 1) // 2, room)
        self._seconds = seconds
        self._all = Share()
        self._spare: deque[asyncio.Future[None]] = deque()
        """Those who wait for a spare turn, in the order in which they came."""

    @property
    def waiting(self) -> int:
        return self._all.waiting

    @property
    def thinking(self) -> int:
        return self._all.thinking

    @asynccontextmanager
    async def turn(self, account: Account) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the end of the block."""
        await self._wait(account)
        began = self._seconds()
        try:
            yield
        finally:
            self._end(account, self._seconds() - began)

    @asynccontextmanager
    async def spare_turn(self) -> AsyncIterator[None]:
        """Wait for a turn that nobody who plays could have, and have it until the end of the block. Keep it short."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._spare.append(granted)
        self._grant()
        try:
            await granted
            yield
        finally:
            if granted in self._spare:
                self._spare.remove(granted)
            elif not granted.cancelled():
                self._all.thinking -= 1
            self._grant()

    async def _wait(self, account: Account) -> None:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        shares = self._shares(account)
        for share in shares:
            share.waiting += 1
        shares[-1].queue.append(granted)
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():
                self._end(account, 0.0)  # its turn came in the same moment
            elif granted in shares[-1].queue:
                shares[-1].queue.remove(granted)
                for share in shares:
                    share.waiting -= 1
            for share in reversed(shares):
                share.tidy()
            raise

    def _shares(self, account: Account) -> list[Share]:
        """From all of it down to the table's."""
        shares = [self._all]
        for key in account.path:
            shares.append(shares[-1].part(key))
        return shares

    def _grant(self) -> None:
        while self._all.thinking < self.room and (way := self._way(self._all, 0)) is not None:
            granted = way[-1].queue.popleft()
            wanted = not granted.cancelled()
            if wanted:
                granted.set_result(None)
            for share in (self._all, *way):
                share.waiting -= 1
                share.thinking += wanted
        while self._all.thinking < self.room and self._spare:
            granted = self._spare.popleft()
            if not granted.cancelled():
                granted.set_result(None)
                self._all.thinking += 1

    def _way(self, share: Share, level: int) -> list[Share] | None:
        """From a share down to the table whose turn it is; none if nobody waits who may think now."""
        if level == len(self._quotas):
            return []
        waiting = [part for part in share.parts.values() if part.waiting and part.thinking < self._quotas[level]]
        waiting.sort(key=lambda part: (part.thinking / _counts_for(part, level), part.spent))
        for part in waiting:
            further = self._way(part, level + 1)
            if further is not None:
                return [part, *further]
        return None

    def _end(self, account: Account, seconds: float) -> None:
        shares = self._shares(account)
        for level, share in enumerate(shares[1:]):
            share.spent += seconds / _counts_for(share, level)
        for share in reversed(shares):
            share.thinking -= 1
            share.tidy()
        self._grant()


def _counts_for(share: Share, level: int) -> int:
    """How many people an address counts for; all else counts for one."""
    return max(1, min(MOST_PEOPLE, sum(not part.idle for part in share.parts.values()))) if level == ADDRESS else 1


class Lanes:
    """Bots that answer at once have a lane of their own: they never wait behind one that thinks."""

    def __init__(self, thinkers: int) -> None:
        self.quick = Turns(QUICK_AT_ONCE)
        self.deep = Turns(thinkers)

    def of(self, bot: str) -> Turns:
        return self.deep if bots.thinks(bot) else self.quick

"""Telling people who are elsewhere that a table waits for them: no more than they asked for, nothing while they sleep.

A table finds out that somebody who is not there is to move (`due.py`, work of kind `tell`) and notes it here, once for
each way in which it can reach them. What waits to be told is gathered by person and way. When it may be sent follows
from what they wished for and from what was sent last, and is a row of due work like any other: its table is
`@` and the person, its name the way. By then some of it may not be wanted any more, and is left.

A notice is marked as sent before it is sent: a server that dies in between has told too little rather than too much.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Annotated, Final, Literal, Protocol
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

from captable.tables.house import House
from captable.tables.look import Summary
from captable.tables.store import PERSON, Notice, Told
from captable.tables.terms import MinuteOfDay

log = logging.getLogger("captable.tables")

Way = Literal["push", "mail", "feed"]
WAYS: Final[tuple[Way, ...]] = ("push", "mail", "feed")
Pace = Literal["off", "at once", "hourly", "daily"]
HOUR: Final = 3600 * 1000
NEARLY_A_DAY: Final = 20 * HOUR
"""Between two notices a day: the hour of the day is kept where clocks are set forward, and after a server was away."""
FIRST_TRY_AFTER: Final = 60_000
"""After a failure to reach somebody; then after as long as they have not been reached."""
GIVEN_UP_AFTER: Final = 48 * HOUR
NEVER: Final = Told(0, 0)


class Wishes(Struct, frozen=True):
    """How somebody wants to be told."""

    push: Pace = "at once"
    mail: Pace = "hourly"
    daily: MinuteOfDay = 18 * 60
    """When they are told of a whole day."""
    quiet: tuple[MinuteOfDay, MinuteOfDay] | None = (22 * 60, 8 * 60)
    """From when to when they are told nothing."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """Whose hours these are: a name of the time zone database."""
    language: Literal["en", "fr"] = "en"

    def pace(self, way: Way) -> Pace:
        return self.mail if way == "mail" else self.push if way == "push" else "at once"

    def stop(self, way: Way) -> Wishes:
        return msgspec.structs.replace(self, **({way: "off"} if way != "feed" else {}))

    def when(self, way: Way, since: int, last: int, now: int) -> int:
        """When something that waits since then may be told, if something was told last at `last`."""
        return self.awake(max(now, self._earliest(self.pace(way), since, last)))

    def _earliest(self, pace: Pace, since: int, last: int) -> int:
        if pace == "at once":
            return since
        if pace == "hourly":
            return max(since, last + HOUR)
        return self._next(self.daily, max(since, last + NEARLY_A_DAY))

    def awake(self, at: int) -> int:
        """That moment; or the end of the quiet hours, if it is in them."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return at
        begin, end = self.quiet
        local = self._local(at)
        minute = local.hour * 60 + local.minute
        asleep = begin <= minute < end if begin < end else minute >= begin or minute < end
        return self._next(end, at) if asleep else at

    def _next(self, minute: int, at: int) -> int:
        """The first moment from then on at which a clock of theirs shows that time."""
        day = self._local(at).date()
        while True:
            wanted = datetime.combine(day, time(minute // 60, minute % 60), ZoneInfo(self.zone))
            for fold in (0, 1):  # where clocks are set back they show it twice
                found = round(wanted.replace(fold=fold).timestamp() * 1000)
                if found >= at:
                    return found
            day += timedelta(days=1)

    def _local(self, at: int) -> datetime:
        return datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone))


@dataclass(frozen=True)
class Call:
    """A table that waits for somebody."""

    notice: Notice
    summary: Summary


@dataclass(frozen=True)
class News:
    """What somebody is told at once: all tables that wait for them, those that have waited longest first."""

    person: str
    wishes: Wishes
    calls: Sequence[Call]
    at: int


class Unreached(Exception):
    """The way works no more, or does not work now."""


class Carrier(Protocol):
    """Takes news to people in one way."""

    async def carry(self, news: News) -> None:
        """Raises `Unreached` where it may be tried again; does nothing where the person has taken the way away."""


class Feed:
    """News that lie ready for whoever comes and reads."""

    async def carry(self, news: News) -> None:
        return None


@dataclass
class Notices:
    """What is told to people by the ways in which they can be reached."""

    house: House
    carriers: Mapping[Way, Carrier]
    sent: dict[tuple[Way, str], int] = field(default_factory=dict)
    """How many were, and how many failed, since this process began."""

    async def wishes_of(self, person: str) -> Wishes:
        data = await self.house.store.reach(person)
        return _wishes(data) if data else Wishes()

    async def stop(self, person: str, way: Way) -> None:
        """They want to be told by that way no more. The way stays theirs, but for a feed, which nobody reads then."""
        if way == "feed":
            await self.house.store.drop_ways(person, way)
        await self.change_wishes(person, (await self.wishes_of(person)).stop(way))

    async def change_wishes(self, person: str, wishes: Wishes) -> None:
        await self.house.store.set_reach(person, msgspec.json.encode(wishes))
        await self.plan(person)

    async def wanted(self, person: str, table: str, decision: int) -> None:
        """A table waits for somebody who is not there."""
        ways = await self._ways_of(person)
        if ways:
            await self.house.store.want(person, ways, Notice(table, decision, self.house.now()))
            await self.plan(person)

    async def plan(self, person: str, failed: Way | None = None) -> None:
        """Write down when the person is told next by each way. One that has just failed is tried later and later."""
        store, now = self.house.store, self.house.now()
        wishes, ways, told = await self.wishes_of(person), await self._ways_of(person), await store.told(person)
        due: dict[str, int] = {}
        for way in WAYS:
            waiting = await store.waiting(person, way) if way in ways else []
            if waiting:
                oldest = min(notice.at for notice in waiting)
                due[way] = wishes.when(way, oldest, told.get(way, NEVER).last, now)
                if way == failed:
                    due[way] = wishes.awake(now + max(FIRST_TRY_AFTER, now - oldest))
        await store.set_due(PERSON + person, due)
        self.house.work_changed()

    async def tell(self, person: str, name: str) -> None:
        """It is due: tell all that is still wanted."""
        way = _way(name)
        store, now = self.house.store, self.house.now()
        wishes, told = await self.wishes_of(person), (await store.told(person)).get(way, NEVER)
        waiting = await store.waiting(person, way)
        wanted = way in await self._ways_of(person) and waiting
        if not wanted or wishes.when(way, min(notice.at for notice in waiting), told.last, now) > now:
            await self.plan(person)  # they have changed their mind since, or it is night by now
            return
        calls = [call for notice in waiting if (call := await self._still_wanted(person, notice))]
        tables = {call.notice.table for call in calls}
        forgotten = [notice.table for notice in waiting if notice.table not in tables]
        taken = await store.take(person, way, sorted(tables), forgotten, now)
        calls = sorted((call for call in calls if call.notice.table in taken), key=lambda call: call.notice.at)
        if not calls or await self._carry(way, News(person, wishes, calls, now)):
            await self.plan(person)
        else:
            again = [call.notice for call in calls if now - call.notice.at < GIVEN_UP_AFTER]
            await store.give_back(person, way, again, told)
            await self.plan(person, way)

    async def _carry(self, way: Way, news: News) -> bool:
        try:
            await self.carriers[way].carry(news)
        except Unreached as error:
            log.warning("somebody could not be told", extra={"way": way, "reason": str(error)})
            self._count(way, "failed")
            return False
        self._count(way, "sent")
        return True

    def _count(self, way: Way, outcome: str) -> None:
        self.sent[way, outcome] = self.sent.get((way, outcome), 0) + 1

    async def _still_wanted(self, person: str, notice: Notice) -> Call | None:
        """Not if they have moved, if they look at the table now, or if the game is over."""
        summary = await self.summary(notice.table)
        if summary is None or person not in summary.people or summary.info.status != "running":
            return None
        if summary.people.index(person) not in summary.to_move or await self.house.is_here(notice.table, person):
            return None
        return Call(notice, summary)

    async def summary(self, table: str) -> Summary | None:
        data = await self.house.store.summary(table)
        return _summary(data) if data else None

    async def _ways_of(self, person: str) -> list[Way]:
        wishes = await self.wishes_of(person)
        known = {way.kind for way in await self.house.store.ways_of(person)}
        return [way for way in WAYS if way in known & self.carriers.keys() and wishes.pace(way) != "off"]


def _way(name: str) -> Way:
    found = next((way for way in WAYS if way == name), None)
    if found is None:
        raise ValueError(f"There is no way {name!r} to people.")
    return found


_summary = msgspec.json.Decoder(Summary).decode
_wishes = msgspec.json.Decoder(Wishes).decode

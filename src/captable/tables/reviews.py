"""Reviews: a finished game looked at again, position by position, whenever no bot at a table wants to think."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from captable.core import record as records
from captable.core.errors import BadInput
from captable.core.record import Record
from captable.hindsight.line import Line, line_of
from captable.hindsight.look import LEVELS, Looked
from captable.hindsight.review import CLEARLY, FORMAT, SEED, Decision, Review, put_together
from captable.tables.refusals import BadWish, NotNow
from captable.tables.store import REVIEW, Store, StoreFailed, short
from captable.tables.table import Table
from captable.tables.thinking import BotFailed, Glance, Look
from captable.tables.turns import Turns

log = logging.getLogger("captable.tables")

OFFERED = tuple(LEVELS)[:2]
"""Levels that a server offers; for closer ones there is `captable review`."""
AT_ONCE = 20
"""Reviews that are made or wait for it, of everybody."""
LATEST = 20
"""Games in which a person's mistakes are looked for."""


@dataclass
class Making:
    """A review that is being made, or that could not be made."""

    person: str
    """Who asked for it."""
    found: list[Looked | None] = field(default_factory=list)
    sides: list[int] = field(default_factory=list)
    """Of each seat."""
    failed: bool = False

    def chances(self) -> list[list[int]]:
        """At each position each seat's chance in its own eyes; nothing where nobody has looked yet."""
        return [[each.known[seat][side] for seat, side in enumerate(self.sides)] if each else [] for each in self.found]


@dataclass(frozen=True)
class Mistake:
    """A choice of one's own that gave something away."""

    table: Table
    review: Review
    decision: Decision


class Reviews:
    """`names` are the games as `captable.games.find` knows them."""

    def __init__(
        self, look: Look, names: Mapping[str, str], turns: Turns, store: Store, *, elsewhere: bool = False
    ) -> None:
        """`elsewhere`: they are not made here but by a worker, who finds in the store what is asked for."""
        self._elsewhere = elsewhere
        self._look = look
        self._names = names
        self._turns = turns
        self._store = store
        self._making: dict[tuple[str, str], Making] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def kept(self, table: Table, level: str) -> Review | None:
        """The review of a finished game, if it was made."""
        record_of(table, level)
        packed = await self._store.review(table.id, level)
        return await asyncio.to_thread(unpacked, packed) if packed else None

    def making(self, table: str, level: str) -> Making | None:
        return self._making.get((table, level))

    async def is_asked_for(self, table: str, level: str) -> bool:
        """Whether a worker makes it, or will."""
        return self._elsewhere and any(due.table == _due_as(table, level) for due in await self._store.reviews_asked())

    async def ask(self, table: Table, level: str, person: str, now: int) -> None:
        """Have the review of a finished game made, here or by a worker."""
        if not self._elsewhere:
            self.begin(table, level, person)
            return
        record_of(table, level)
        asked = await self._store.reviews_asked()
        if any(due.name == person for due in asked):
            raise NotNow("review-one")
        if len(asked) >= AT_ONCE:
            raise NotNow("reviews-many")
        await self._store.set_due(_due_as(table.id, level), {person: now})

    async def make_asked(self, table: Table, level: str, person: str) -> None:
        """For a worker: make what was asked for, to its end."""
        self.begin(table, level, person)
        await asyncio.wait([self._tasks[table.id, level]])

    def begin(self, table: Table, level: str, person: str) -> None:
        """Make the review of a finished game, unless it is being made: one after the other for each person."""
        record = record_of(table, level)
        key = table.id, level
        if key in self._tasks:
            return
        if any(making.person == person for making in self._at_work()):
            raise NotNow("review-one")
        if len(self._tasks) >= AT_ONCE:
            raise NotNow("reviews-many")
        self._forget_failures()
        making = self._making[key] = Making(person)
        # Without names, so that nobody who wants to be forgotten has to be looked for in it.
        task = asyncio.create_task(self._make(making, table, msgspec.structs.replace(record, names=[]), level))
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key))

    async def settle(self) -> None:
        """Wait for all that are being made."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """What was found of the unfinished is lost: whoever wants one asks again."""
        for task in list(self._tasks.values()):
            task.cancel()
        await self.settle()

    def _at_work(self) -> list[Making]:
        return [self._making[key] for key in self._tasks]

    def _forget_failures(self) -> None:
        self._making = {key: making for key, making in self._making.items() if key in self._tasks}

    async def _make(self, making: Making, table: Table, record: Record, level: str) -> None:
        try:
            line = await asyncio.to_thread(line_of, record, table.game)
            making.sides = [line.side_of(seat) for seat in range(record.players)]
            making.found = [None] * len(line.steps)
            await self._look_at_all(making, line, level)
            found = [looked for looked in making.found if looked]
            packed = await asyncio.to_thread(lambda: packed_up(put_together(line, found, level, SEED)))
            await self._store.keep_review(table.id, level, packed)
            del self._making[table.id, level]
        except (BotFailed, BadInput, StoreFailed) as error:
            making.failed = True
            log.error("a review failed", extra={"table": short(table.id), "reason": str(error)})
        except Exception:
            making.failed = True
            log.exception("a review failed", extra={"table": short(table.id)})

    async def _look_at_all(self, making: Making, line: Line, level: str) -> None:
        """As many positions at once as there is room for, in their order."""
        game, text = line.game, records.encode(line.record).encode()
        numbers = iter(range(len(line.steps)))

        async def look_on() -> None:
            for number in numbers:
                glance = Glance(self._names[game.key], game.version, text, level, number)
                async with self._turns.spare_turn():
                    making.found[number] = await self._look(glance)

        await together([look_on] * self._turns.room)

    # -- what one can learn of it ------------------------------------------------------------------------------------

    async def mistakes(self, person: str, find: Callable[[str], Awaitable[Table]]) -> list[Mistake]:
        """A person's choices that gave most away, from the reviews of their latest games."""
        kept = await self._store.reviews_of(person, LATEST)
        closest: dict[str, Review] = {}
        for id, packed in kept:
            review = await asyncio.to_thread(unpacked, packed)
            known = closest.get(id)
            if review and (known is None or OFFERED.index(review.level) > OFFERED.index(known.level)):
                closest[id] = review
        found = []
        for id, review in closest.items():
            table = await find(id)
            seat = table.seat_of(person)
            found += [
                Mistake(table, review, each)
                for each in review.decisions
                if each.seat == seat and each.gave_away >= CLEARLY
            ]
        return sorted(found, key=lambda each: -each.decision.gave_away)


def _due_as(table: str, level: str) -> str:
    return f"{REVIEW}{level} {table}"


async def together(parts: list[Callable[[], Awaitable[None]]]) -> None:
    """All of them; if one fails the others are broken off."""
    tasks = [asyncio.ensure_future(part()) for part in parts]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def record_of(table: Table, level: str) -> Record:
    """The record of a finished game, for a review of a level that is offered."""
    if level not in OFFERED:
        raise BadWish("no-such-level", level=level[:40], levels=", ".join(OFFERED))
    return table.record


def packed_up(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review))


_review = msgspec.json.Decoder(Review).decode


def unpacked(packed: bytes) -> Review | None:
    """None for one that an earlier Captable wrote in another form: it is made anew."""
    try:
        review = _review(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError, msgspec.ValidationError):
        return None
    return review if review.format == FORMAT else None

"""How strong people are at each game: against people, and against bots (openskill, Plackett-Luce, as in the arena).

A game is rated once, when it has ended, from its places. Where several bots of a level sit at a table, what the level
comes to is the middle of them. Whoever was away while a bot sat in answers for its moves: the seat was theirs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from captable.tables.look import Summary
from captable.tables.store import Key, Store, StoreFailed, Strength, short

log = logging.getLogger("captable.tables")

Against = Literal["people", "bots"]
BOT: Final = "bot:"
"""Before the name of a level, in place of a person's id."""
AT_ONCE: Final = 100


@dataclass(frozen=True)
class Side:
    key: Key
    place: int


def contests(summary: Summary) -> Iterator[list[Side]]:
    """What a finished game says of its players: the people among each other, and each of them among the bots."""
    info = summary.info
    if info.places is None or info.lesson or not info.seed_hash:  # one that began from a position proves nothing
        return
    people = [Side(Key(person, info.game, "people"), info.places[seat]) for seat, person in enumerate(summary.people)]
    people = [side for side in people if side.key.person]
    bots = [
        Side(Key(BOT + seat.bot, info.game, "bots"), info.places[seat.seat])
        for seat in info.seats
        if seat.kind == "bot"
    ]
    if len(people) > 1:
        yield people
    if bots:
        for side in people:
            yield [Side(Key(side.key.person, info.game, "bots"), side.place), *bots]


def rate(sides: list[Side], known: dict[Key, Strength]) -> dict[Key, Strength]:
    """What everybody's strength comes to by one contest."""
    from openskill.models import PlackettLuce  # here, because it takes a while

    model = PlackettLuce()
    before = {key: _rating(model, known.get(key)) for key in dict.fromkeys(side.key for side in sides)}
    after = model.rate([[before[side.key]] for side in sides], ranks=[float(side.place) for side in sides])
    found: dict[Key, Strength] = {}
    for key in before:
        own = [rated[0] for side, rated in zip(sides, after, strict=True) if side.key == key]
        games = known[key].games + 1 if key in known else 1
        mean, deviation = (sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own), strict=True))
        found[key] = Strength(games, mean, deviation)
    return found


def _rating(model: Any, known: Strength | None) -> Any:
    return model.rating() if known is None else model.rating(mu=known.mean, sigma=known.deviation)


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def rate(self, table: str) -> None:
        """Once for each table, however often it is asked for; nobody's game waits for it."""
        try:
            data = await self._store.summary(table)
            summary = _summary(data) if data else None
            if summary is None or summary.info.status != "over":
                return
            for_this = [(sides, [side.key for side in sides]) for sides in contests(summary)]
            keys = sorted({key for _, keys in for_this for key in keys})

            def work_out(known: dict[Key, Strength]) -> dict[Key, Strength]:
                return {key: strength for sides, _ in for_this for key, strength in rate(sides, known).items()}

            await self._store.rate(table, summary.info.ended or 0, keys, work_out)
        except StoreFailed as error:
            log.error("store failed", extra={"reason": str(error)})
        except msgspec.DecodeError as error:
            log.error("a table is damaged", extra={"table": short(table), "reason": str(error)})
            await self._store.rate(table, 0, [], lambda known: {})

    async def catch_up(self) -> None:
        """Games that ended when nobody could rate them, the earliest first."""
        try:
            while tables := await self._store.unrated(AT_ONCE):
                for table in tables:
                    await self.rate(table)
                    await asyncio.sleep(0)
        except StoreFailed as error:
            log.error("store failed", extra={"reason": str(error)})


_summary = msgspec.json.Decoder(Summary).decode

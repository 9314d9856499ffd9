"""A house of tables in a test: its clock stands still until it is moved, and its bots think at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from captable import games
from captable.core.game import Game
from captable.core.record import Record, decode, encode, game_of, positions
from captable.tables.house import House
from captable.tables.info import SeatWish, TableInfo
from captable.tables.settings import Settings
from captable.tables.sqlite import SqliteStore
from captable.tables.table import Table
from captable.tables.thinking import think_here
from captable.tables.work import Work
from tests.tables.bidding import GAME as BIDDING

START = 1_700_000_000_000
PERSON = SeatWish("person")
BOT = SeatWish("bot")
GAMES: dict[str, Game] = {"startups": games.find("startups"), "bidding": BIDDING}
NAMES = {"startups": "startups", "bidding": "tests.tables.bidding:GAME"}


class Follower:
    """Somebody who follows a table and remembers how it looked."""

    def __init__(self, house: House, person: str) -> None:
        self.house = house
        self.person = person
        self.seen: list[TableInfo] = []

    def table_changed(self, table: Table) -> None:
        self.seen.append(self.house.info_now(table, self.person))


class Sitting:
    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.time = START
        self.store = SqliteStore(folder / "tables.sqlite3")
        ids = count(1)
        self.settings = settings or Settings()
        self.house = House(self.store, GAMES, self.settings, lambda: self.time, lambda: f"table-{next(ids)}")
        self.work = Work(self.house, think_here, NAMES)

    async def later(self, milliseconds: int) -> int:
        """Time passes, and what is due is done."""
        self.time += milliseconds
        return await self.work.work_off()

    async def startups(self, *people: str, bots: int = 0, **more: object) -> Table:
        """A running game of Startups with these people and bots."""
        wishes = [PERSON] * len(people) + [BOT] * bots
        table = await self.house.create(people[0], people[0].capitalize(), "startups", wishes, **more)  # type: ignore[arg-type]
        return await self._seat_and_start(table, people)

    async def bidding(self, *people: str, bots: int = 0) -> Table:
        wishes = [PERSON] * len(people) + [BOT] * bots
        table = await self.house.create(people[0], people[0].capitalize(), "bidding", wishes)
        return await self._seat_and_start(table, people)

    async def _seat_and_start(self, table: Table, people: tuple[str, ...]) -> Table:
        for person in people[1:]:
            await self.house.act(table.id, lambda t, now, who=person: t.sit(who, who.capitalize(), None, {}, now))  # type: ignore[misc]
        return await self.house.act(table.id, lambda t, now: t.start(people[0], now, seed="a test"))

    async def play(self, table: Table, person: str, move: int, revision: int | None = None, id: str = "") -> Table:
        """A move in the view that the person has, or in an older one."""
        seat = table.seat_of(person)
        named = table.eyes(seat).revision if revision is None else revision
        return await self.house.act(table.id, lambda t, now: t.play(person, move, named, now, id), person, id)

    async def play_first(self, table: Table) -> str:
        """The person to move makes the first move of the list; says who it was."""
        seat = table.to_move()[0]
        person = table.chairs[seat].person
        await self.play(table, person, table.state.moves(seat)[0])
        return person

    async def read_again(self, table: Table) -> Table:
        """The same table as another process would find it."""
        other = House(self.store, GAMES, self.settings, lambda: self.time, lambda: "")
        return await other.find(table.id)


def sitting(folder: Path, scene: Callable[[Sitting], Awaitable[None]], settings: Settings | None = None) -> None:
    """Run a scene."""

    async def run() -> None:
        here = Sitting(folder, settings)
        try:
            await scene(here)
        finally:
            await here.store.close()

    asyncio.run(run())


def verify(record: Record) -> None:
    """A record that was written down and read again replays to the end."""
    again = decode(encode(record))
    game = game_of(again, lambda key: GAMES[key])
    *_, (_, state) = positions(again, game)
    assert state.over()

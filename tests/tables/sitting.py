"""A house of tables in a test: its clock stands still until it is moved, and its bots think at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from captable import games
from captable.core.game import Game
from captable.core.record import Record, decode, encode, game_of, positions
from captable.tables.house import House
from captable.tables.info import SeatWish, TableInfo
from captable.tables.look import Outside
from captable.tables.postgres import PostgresStore
from captable.tables.settings import Settings
from captable.tables.sqlite import SqliteStore
from captable.tables.store import Store
from captable.tables.table import Table
from captable.tables.thinking import think_here
from captable.tables.work import Work
from tests.tables.postgresql import database

STORES = ("sqlite", "postgresql")
START = 1_700_000_000_000
PERSON = SeatWish("person")
BOT = SeatWish("bot")
NAMES = {"startups": "startups", "bidding": "tests.tables.bidding:GAME"}
GAMES: dict[str, Game] = {key: games.find(name) for key, name in NAMES.items()}
"""Found as a server finds them, so that their records say where they come from."""


class Follower:
    """Somebody who follows a table and remembers how it looked."""

    def __init__(self, house: House, person: str) -> None:
        self.house = house
        self.person = person
        self.seen: list[TableInfo] = []

    def table_changed(self, outside: Outside, done: str) -> None:
        self.seen.append(outside.info(self.person))


def store_of(kind: str, folder: Path) -> Store:
    return PostgresStore(database().new()) if kind == "postgresql" else SqliteStore(folder / "tables.sqlite3")


class Sitting:
    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.time = START
        self.store: Any = store
        ids = count(1)
        self.settings = settings or Settings(stand_in="intern")
        self.house = House(self.store, GAMES, self.settings, lambda: self.time, lambda: f"table-{next(ids)}")
        self.work = Work(self.house, think_here, NAMES)

    async def come_back(self) -> None:
        """The process ends, and another begins with the same store."""
        await self.store.close()
        old = self.store
        self.store = PostgresStore(old._url) if isinstance(old, PostgresStore) else SqliteStore(old._file)
        self.house.store = self.store
        await self.house.listen()

    async def later(self, milliseconds: int) -> int:
        """Time passes, and what is due is done."""
        self.time += milliseconds
        return await self.work.work_off()

    async def startups(self, *people: str, bots: int = 0, **more: Any) -> Table:
        """A running game of Startups with these people and bots."""
        wishes = [PERSON] * len(people) + [BOT] * bots
        table = await self.house.create(people[0], people[0].capitalize(), "startups", wishes, **more)
        return await self.seat_and_start(table, *people)

    async def bidding(self, *people: str, bots: int = 0, **more: Any) -> Table:
        wishes = [PERSON] * len(people) + [BOT] * bots
        table = await self.house.create(people[0], people[0].capitalize(), "bidding", wishes, **more)
        return await self.seat_and_start(table, *people)

    async def sit(self, table: Table, person: str, seat: int | None = None) -> Table:
        return await self.house.act(table.id, lambda t, now: t.sit(person, person.capitalize(), seat, {}, now))

    async def seat_and_start(self, table: Table, *people: str) -> Table:
        for person in people[1:]:
            await self.sit(table, person)
        return await self.house.act(table.id, lambda t, now: t.start(people[0], now, seed="a test"))

    async def play(self, table: Table, person: str, move: int, revision: int | None = None, id: str = "") -> Table:
        """A move in the view that the person has, or in an older one."""
        seat = table.seat_of(person)
        named = table.eyes(seat).revision if revision is None else revision
        return await self.house.act(table.id, lambda t, now: t.play(person, move, named, now, id), person, id)

    async def play_first(self, table: Table, move: int | None = None) -> str:
        """The person to move makes the first move of the list, or this one; says who it was."""
        seat = table.to_move()[0]
        person = table.chairs[seat].person
        await self.play(table, person, table.state.moves(seat)[0] if move is None else move)
        return person

    async def play_to_the_end(self, table: Table) -> None:
        """People make the first move of the list, bots what they like."""
        while table.running:
            people = [seat for seat in table.to_move() if not table.chairs[seat].played_by]
            if people:
                await self.play(table, table.chairs[people[0]].person, table.state.moves(people[0])[-1])
            else:
                await self.later(self.settings.bot_pause)

    async def undo(self, table: Table, person: str, id: str = "") -> Table:
        patience = self.settings.question
        return await self.house.act(table.id, lambda t, now: t.undo(person, now, patience, id), person, id)

    async def answer(self, table: Table, person: str, agree: bool) -> Table:
        question = table.question.id if table.question else 0
        return await self.house.act(table.id, lambda t, now: t.answer(person, question, agree, now, ""))

    async def read_again(self, table: Table) -> Table:
        """The same table as another process would find it."""
        other = House(self.store, GAMES, self.settings, lambda: self.time, lambda: "")
        return await other.find(table.id)


def scene(act: Callable[[Sitting], Awaitable[None]], settings: Settings | None = None) -> Callable[[str, Path], None]:
    """A test whose body waits: it is given a sitting with a fresh store, once of each kind."""

    @pytest.mark.parametrize("kind", STORES)
    def test(kind: str, tmp_path: Path) -> None:
        async def run() -> None:
            here = Sitting(store, settings)
            try:
                await here.house.listen()
                await act(here)
            finally:
                await here.store.close()

        store = store_of(kind, tmp_path)
        asyncio.run(run())

    test.__doc__ = act.__doc__
    return test


def verify(record: Record) -> None:
    """A record that was written down and read again replays to the end."""
    again = decode(encode(record))
    game = game_of(again, lambda key: GAMES[key])
    *_, (_, state) = positions(again, game)
    assert state.over()

"""What a client puts together from what it is sent is the whole, whatever happens at the table."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from captable import games
from captable.core.errors import CaptableError
from captable.server.socket import Following
from captable.tables.changes import put_together
from captable.tables.house import House
from captable.tables.info import SeatWish
from captable.tables.look import Outside
from captable.tables.settings import Settings
from captable.tables.sqlite import SqliteStore
from captable.tables.table import Table
from tools.samples import all_samples

PLAYERS = {key: found.looks[0].players for key, found in all_samples().items()}
MOST = 120
"""Things that happen at one table."""


class Screen:
    """A client that puts together what it is sent, without a socket in between."""

    def __init__(self, house: House, person: str) -> None:
        self.office = SimpleNamespace(house=house, settings=SimpleNamespace(tables=Settings()))
        self.person = person
        self.info: Any = None
        self.view: Any = None
        self.log: list[Any] = []
        self.revision = 0
        self.messages = 0
        self.following: Following | None = None

    def send(self, message: object) -> None:
        self.messages += 1
        told = msgspec.json.decode(msgspec.json.encode(message))
        self.info = put_together(told.get("info", self.info), told.get("info_changes", []))
        self.view = put_together(told.get("view", self.view), told.get("changes", []))
        self.log = ([] if told.get("whole_log") else self.log) + told.get("log", [])
        self.revision = told.get("revision", 0)

    async def come(self, table: str, changes: bool = True) -> None:
        house = self.office.house
        following = Following(self, table, self.revision or -1, changes)  # type: ignore[arg-type]
        if self.following is not None:
            await house.unfollow(table, self.following)
        self.following = following
        await house.follow(table, following)

    def check(self, table: Table, outside: Outside) -> None:
        eyes = table.eyes(table.seat_of(self.person))
        assert self.view == plain(eyes.view(table.state))
        assert self.log == plain(eyes.log)
        assert self.revision == eyes.revision
        assert self.info == plain(outside.info(self.person))


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("key", PLAYERS)
def test_what_is_put_together_is_the_whole_for_seats_and_spectators(key: str, tmp_path: Path) -> None:
    asyncio.run(play(key, tmp_path))


async def play(key: str, folder: Path) -> None:
    clock = count(1_700_000_000_000)
    store = SqliteStore(folder / "tables.sqlite3")
    house = House(store, {key: games.find(key)}, Settings(), lambda: next(clock), lambda: "the-table")
    people = [f"p{seat}" for seat in range(PLAYERS[key])]
    table = await house.create(people[0], "P0", key, [SeatWish("person")] * len(people))
    for person in people[1:]:
        await house.act(table.id, lambda t, now, who=person: t.sit(who, who, None, {}, now))  # type: ignore[misc]
    await house.act(table.id, lambda t, now: t.start(people[0], now, seed="following"))
    screens = [Screen(house, person) for person in (*people, "eve", "ida")]
    for screen in screens:
        await screen.come(table.id, changes=screen.person != "ida")
    rng = random.Random(key)
    for number in range(MOST):
        if table.status == "over":
            break
        await something(house, table, rng, f"w{number}", screens)
        outside = house._outside(house._places[table.id])
        for screen in screens:
            screen.check(table, outside)
    await store.close()


async def something(house: House, table: Table, rng: random.Random, id: str, screens: list[Screen]) -> None:
    seat = rng.choice(list(table.state.to_move()))
    person = table.chairs[seat].person
    move = rng.choice(list(table.state.moves(seat)))
    heard = [screen.messages for screen in screens]
    match rng.randrange(12):
        case 0:
            await rng.choice(screens).come(table.id)
            return
        case 1:
            wish = lambda t, now: t.say(person, "hello", now, id)  # noqa: E731
        case 2:
            who = rng.choice(table.chairs).person
            try:
                await house.act(table.id, lambda t, now: t.undo(who, now, 1000, id), who, id)
            except CaptableError:
                return
            for chair in table.chairs:
                if table.question and chair.seat in table.question.waiting:
                    answer = table.question.id
                    await house.act(
                        table.id,
                        lambda t, now, one=chair.person, answer=answer: t.answer(one, answer, True, now, id),  # type: ignore[misc]
                    )
            return
        case _:
            wish = lambda t, now: t.move(seat, move, now, id)  # noqa: E731
    following = next(screen.following for screen in screens if screen.person == person)
    await house.act(table.id, wish, person, id, following)
    assert all(screen.messages <= before + 1 for screen, before in zip(screens, heard, strict=True))
    assert following is not None
    assert following.told_done == id

"""Two games that differ only in what a seat may not know send that seat the same bytes.

Each trial sets the same table up in two servers, from a position and from one that the viewer can't tell from it.
The same things happen in both as far as the viewer can see, until something is revealed; then all that the viewer's
socket and requests were sent is compared.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Self

import pytest

from captable import games
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.state import State
from captable.tables.info import SeatWish
from captable.tables.table import Table
from tests.server.clients import Client, Running, quick, running
from tests.tables.bidding import CONFIRM

NOW = 1_700_000_000_000
PEOPLE = ("p0", "p1", "p2", "p3")
WATCHER = "w"
MOST_PAIRS = 60
"""Pairs of moves that are tried for one that the viewer can't tell apart, where there are many."""


class World:
    """One of the two servers, with a table that starts from a position, and the viewers connected."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.clients: dict[str, Client] = {}
        self.table: Table | None = None
        self.ids = {person: count(1) for person in (*PEOPLE, WATCHER)}

    async def open(self, game: str, position: State, *viewers: str) -> None:
        house = self.server.office.house
        wishes = [SeatWish("person")] * position.players
        table = await house.create("p0", "P0", game, wishes, clock=60, position=position.dump())
        for person in PEOPLE[1 : position.players]:
            await house.act(table.id, lambda t, now, who=person: t.sit(who, who.upper(), None, {}, now))  # type: ignore[misc]
        self.table = await house.act(table.id, lambda t, now: t.start("p0", now))
        for person in viewers:
            client = self.clients[person] = Client(self.server.address)
            client.http.cookies.set("captable", self.server.office.people.cookie_for(person))
            await client.connect()
            await client.follow(self.id)

    @property
    def id(self) -> str:
        assert self.table is not None
        return self.table.id

    async def move(self, seat: int, move: int) -> None:
        """A move in the newest view, by socket for those who are connected; it may be refused."""
        assert self.table is not None
        person, revision = PEOPLE[seat], self.table.eyes(seat).revision
        id = f"{person}-{next(self.ids[person])}"
        if person in self.clients:
            await self.clients[person].wish("move", self.id, id, revision=revision, move=move)
        else:
            house = self.server.office.house
            await house.act(self.id, lambda table, now: table.play(person, move, revision, now, id), person, id)

    async def sent_to(self, person: str) -> list[str]:
        """Every byte that the person was sent, by socket and when asking."""
        client = self.clients[person]
        await client.send("ping")
        await client.until(lambda: client.last("pong"))
        answers = [
            (await client.http.get(path)).text
            for path in (
                "/api/me",
                f"/api/tables/{self.id}",
                f"/api/tables/{self.id}/moments/1",
                f"/api/tables/{self.id}/moments/{client.revisions[self.id]}",
                f"/api/tables/{self.id}/record",
                "/api/tables",
            )
        ]
        return client.raw + answers

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.clients.values():
            await client.leave()


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Running, Running]]:
    """Two that can't be told apart: the same secret, the same clock, the same names for tables."""
    for name in ("one", "two"):
        (folder / name).mkdir()
        (folder / name / "secret").write_bytes(b"the same in both" * 2)
    stranger = ("tests.tables.bidding:GAME",)

    def settings(name: str) -> object:
        numbers = count(1)
        return quick(folder / name, games=stranger, now=lambda: NOW, new_table_id=lambda: f"table-{next(numbers)}")

    async with running(settings("one")) as one, running(settings("two")) as two:  # type: ignore[arg-type]
        yield one, two


def another_world(position: State, viewer: int, rng: Rng) -> State:
    """One that the viewer can't tell from it. A spectator knows no more than any seat, so all seats take their turn."""
    for seat in [viewer] if viewer >= 0 else range(position.players):
        position = position.redeal(seat, rng)
    return position


def looks(state: State, viewer: int) -> tuple[list[int], list[object]]:
    """What a viewer has after a move: their knowledge and what they were told."""
    faces = [(event.face(viewer), event.travels, event.sheet) for event in state.events]
    return state.knows(viewer), [face for face in faces if face[0] is not None]


def alike(one: State, two: State, viewer: int, rng: random.Random) -> tuple[int, int, int] | None:
    """A seat and a move in each world that the viewer can't tell apart; none if something must be revealed."""
    seats = [seat for seat in one.to_move() if seat in two.to_move()]
    pairs = [(seat, a, b) for seat in seats for a in one.moves(seat) for b in two.moves(seat)]
    rng.shuffle(pairs)
    # The viewer's own draw shows which world it is; and what others do openly is the same move in both.
    pairs.sort(key=lambda pair: (pair[0] == viewer, pair[1] != pair[2]))
    for seat, a, b in pairs[:MOST_PAIRS]:
        if seat == viewer and a != b:
            continue
        after_one, after_two = told(one, seat, a), told(two, seat, b)
        if looks(after_one, viewer) == looks(after_two, viewer):
            return seat, a, b
    return None


def told(state: State, seat: int, move: int) -> State:
    after = state.copy()
    after.telling = True
    after.events = []
    after.play(seat, move)
    return after


async def compare(one: World, two: World, viewer: int, rng: random.Random, most: int) -> int:
    """Play alike in both worlds for as long as that goes; the viewer is sent the same. Says how long it was."""
    viewers_name = PEOPLE[viewer] if viewer >= 0 else WATCHER
    played = 0
    for _ in range(most):
        assert one.table is not None
        assert two.table is not None
        if one.table.state.over() or two.table.state.over():
            break
        pair = alike(one.table.state, two.table.state, viewer, rng)
        if pair is None:
            break
        seat, a, b = pair
        probe = rng.randrange(one.table.game.move_codes)
        for world, move in ((one, a), (two, b)):
            if viewer >= 0 and not world.table.state.may_move(viewer):  # type: ignore[union-attr]
                await world.move(viewer, probe)
            await world.move(seat, move)
        played += 1
    for world in (one, two):
        await world.server.office.house.act(world.id, lambda table, now: table.say("p1", "well played", now, "c"))
    assert await one.sent_to(viewers_name) == await two.sent_to(viewers_name)
    return played


@pytest.mark.parametrize("key", games.keys())
def test_a_seat_and_a_spectator_are_sent_the_same_whatever_is_hidden_from_them(key: str, tmp_path: Path) -> None:
    game = games.find(key)
    players = max(game.fewest, min(game.most, 3))
    trials = 2 * (players + 1)

    async def act() -> None:
        rng = random.Random("leaks")
        played = hidden = 0
        async with two_servers(tmp_path) as servers:
            for trial in range(trials):
                viewer = trial % (players + 1) - 1
                position = game.new(players, f"leak {trial}")
                play_out(position, Rng(trial, 7), rng.choice([0, 1, 2, 9, 24, 40]))
                other = another_world(position, viewer, Rng(trial, 8))
                hidden += position.dump() != other.dump()
                async with World(servers[0]) as one, World(servers[1]) as two:
                    person = PEOPLE[viewer] if viewer >= 0 else WATCHER
                    await one.open(key, position, person)
                    await two.open(key, other, person)
                    played += await compare(one, two, viewer, rng, most=12)
        assert hidden == trials, "the two positions must differ in what is hidden"
        assert played > trials, "the games must go on for a while"

    asyncio.run(act())


def test_secret_choices_of_others_leave_no_trace(tmp_path: Path) -> None:
    """The others choose something else, change their minds, confirm: one seat and the spectators see nothing."""
    game = games.find("tests.tables.bidding:GAME")
    script_one = [(1, 2), (1, CONFIRM), (0, 1)]
    script_two = [(0, 1), (2, 3), (2, 0), (1, 3), (1, 1)]

    async def act() -> None:
        async with two_servers(tmp_path) as servers, World(servers[0]) as one, World(servers[1]) as two:
            for world, script in ((one, script_one), (two, script_two)):
                await world.open("bidding", game.new(3, "secret"), "p0", "p1", WATCHER)
                for seat, move in script:
                    await world.move(seat, move)
            for person in ("p0", WATCHER):
                assert await one.sent_to(person) == await two.sent_to(person)
            assert await one.sent_to("p1") != await two.sent_to("p1")

    asyncio.run(act())

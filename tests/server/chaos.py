"""Players who lose their connection, repeat themselves, answer too late and all at once; and what must hold anyway."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Protocol

import httpx
from websockets.exceptions import WebSocketException

from captable.core.record import decode
from captable.tables import journal
from captable.tables.store import Store
from captable.tables.table import restore
from tests.server.clients import Client, open_table
from tests.tables.sitting import GAMES, verify

AWAY = ("table-store-failed", "table-store-unsure")
"""What a server says whose database is gone."""
LOST = (WebSocketException, httpx.TransportError, OSError, EOFError)
"""What a client meets when the connection or the server is gone."""


class Player:
    """Plays at one table to its end. `address` waits until there is a server and says where."""

    def __init__(self, client: Client, table: str, seed: str, address: Callable[[], Awaitable[str]]) -> None:
        self.client = client
        self.table = table
        self.address = address
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        """The ids of moves of which the server said that they were not played."""
        self.on_ack: Callable[[Player], None] = lambda player: None
        self.on_back: Callable[[Player], None] = lambda player: None
        """Called when it has its table before it, at the start and after each loss."""
        self._rng = random.Random(seed)
        self._numbers = count(1)
        self._unsure: list[dict[str, Any]] = []
        """Moves sent and not answered before the connection was lost: a server may still be at work on them."""

    async def play(self) -> None:
        while True:
            try:
                await self.connect()
                self.on_back(self)
                await self._repeat_unsure()
                while await self._decide():
                    await self._move()
                return
            except LOST:
                continue

    async def connect(self) -> None:
        await self.client.move_to(await self.address())
        await self.client.connect()
        await self.client.follow(self.table)

    async def _decide(self) -> bool:
        """Wait for a decision; false at the end of the game."""
        view = self.client.views
        await self.client.until(lambda: self.client.choices(self.table) or "outcome" in view[self.table])
        return "outcome" not in view[self.table]

    async def _move(self) -> None:
        move = self._rng.choice(self.client.choices(self.table))
        wish: dict[str, Any] = {
            "id": f"m{next(self._numbers)}",
            "revision": self.client.revisions[self.table],
            "move": move,
        }
        match self._rng.randrange(10):
            case 0:
                await self._vanish_while_moving(wish)
            case 1:
                await self._ask(wish)
                await self._ask(wish)
            case 2:
                await self._ask(wish | {"id": f"old-{wish['id']}", "revision": max(0, wish["revision"] - 3)})
                await self._ask(wish)
            case 3:
                await self._all_at_once(wish)
            case _:
                await self._ask(wish)

    async def _ask(self, wish: dict[str, Any]) -> str:
        self._unsure = [wish]
        answer = await self.client.wish("move", self.table, **wish)
        self._note(answer)
        self._unsure = []
        return str(answer["type"])

    def _note(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "done":
            self.acknowledged.append(answer["id"])
            self.on_ack(self)
        elif answer["type"] == "refused" and answer["problem"]["say"]["id"] in AWAY:
            raise ConnectionError(answer["problem"]["text"])  # it is repeated as if the server itself had gone
        else:
            self.refused.append(answer["id"])

    async def _repeat_unsure(self) -> None:
        for left, wish in enumerate(unsure := self._unsure, 1):
            self._note(await self.client.wish("move", self.table, **wish))
            self._unsure = unsure[left:]

    async def _vanish_while_moving(self, wish: dict[str, Any]) -> None:
        self._unsure = [wish]
        await self.client.send("move", table=self.table, **wish)
        self.client.cut()
        await self.client.closed()
        raise ConnectionError

    async def _all_at_once(self, wish: dict[str, Any]) -> None:
        """Two moves for one decision, in either order, without waiting: only one of them can be played."""
        other = wish | {"id": f"also-{wish['id']}", "move": self._rng.choice(self.client.choices(self.table))}
        both = self._rng.sample([wish, other], 2)
        before = len(self.client.answers)
        self._unsure = both
        for one in both:
            await self.client.send("move", table=self.table, **one)
        answers = await self.client.until(lambda: self._answers(before, both))
        for answer in answers:
            self._note(answer)
        self._unsure = []
        assert [answer["type"] for answer in answers].count("done") == 1, answers

    def _answers(self, before: int, wishes: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
        ids = {wish["id"] for wish in wishes}
        found = [m for m in self.client.answers[before:] if m.get("id") in ids]
        return found if len(found) == len(wishes) else None


class Victims(Protocol):
    """One server or more, killed while people play there."""

    kills_left: int

    async def address(self) -> str:
        """Of a server that is up; waits until there is one."""

    def count(self, player: Player) -> None:
        """A move of theirs was acknowledged."""

    def back(self, player: Player) -> None:
        """They have their table before them again."""


async def play_together(victims: Victims, group: int, players: list[Player]) -> None:
    """Two people play one game after the other until the last kill is over, and finish the last one."""
    people = [await _person(victims) for _ in range(2)]
    while victims.kills_left:
        table = await _open_safely(victims, people)
        pair = [Player(client, table, f"kill {group} {len(players)}", victims.address) for client in people]
        for player in pair:
            player.on_ack = victims.count
            player.on_back = victims.back
        players += pair
        await asyncio.gather(*(player.play() for player in pair))
        for client in people:
            await client.hang_up()
    for client in people:
        await client.leave()


async def _person(victims: Victims) -> Client:
    while True:
        client = Client(await victims.address())
        try:
            return await client.arrive()
        except LOST:
            await client.leave()


async def _open_safely(victims: Victims, people: list[Client]) -> str:
    """A table, however often the servers go down meanwhile."""
    while True:
        try:
            for client in people:
                await client.move_to(await victims.address())
                await client.connect()
            table = await open_table(*people)
            for client in people:
                await client.hang_up()
            return table
        except LOST:
            continue


async def check(store: Store, players: list[Player]) -> None:
    """Nothing that was acknowledged is lost or doubled, every game is over and every record verifies."""
    try:
        for table in {player.table for player in players}:
            rows = [journal.decode(row) for row in await store.journal(table)]
            _check_table(rows, [player for player in players if player.table == table])
    finally:
        await store.close()


def _check_table(rows: list[journal.AnyRow], players: list[Player]) -> None:
    created = rows[0]
    assert isinstance(created, journal.Created)
    table = restore(rows, GAMES[created.game])
    verify(table.record)
    played = Counter((row.seat, row.id) for row in rows if isinstance(row, journal.Played) and row.id)
    assert set(played.values()) == {1}, "no wish is done twice"
    for player in players:
        seat = table.seat_of(player.client.me["id"])
        lost = [id for id in player.acknowledged if (seat, id) not in played]
        assert not lost, "what was acknowledged is there"
        denied = [id for id in player.refused if (seat, id) in played]
        assert not denied, "what was refused is not there"


def verify_download(text: bytes) -> None:
    verify(decode(text))

"""Two servers on one database are killed at random moments under load, one at a time, and the database itself.

Nothing acknowledged is lost, nothing is done twice, and who played at the killed server goes on at the other. Twice
and once here; `make soak` does it fifty and ten times (CAPTABLE_KILLS).
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from pathlib import Path
from statistics import median

from captable.tables.postgres import PostgresStore
from tests.server.chaos import Player, check, play_together
from tests.server.clients import PATIENCE, http_client
from tests.tables.postgresql import Database, database

KILLS = int(os.environ.get("CAPTABLE_KILLS", "2"))
"""Of servers."""
DATABASE_KILLS = max(1, KILLS // 5)
GROUPS = 2
"""Pairs of people who play with a bot, one game after the other, as long as there are kills to come."""


class Farm:
    """Two servers and their database; whoever asks for a server is sent to any that is up, as by a balancer."""

    def __init__(self, folder: Path, database: Database) -> None:
        self.folder = folder
        self.database = database
        self.store = database.new()
        self.kills_left = KILLS + DATABASE_KILLS
        self.acknowledged = 0
        self.until_back: list[float] = []
        """Seconds from a kill until somebody who was there had their table before them again, at the other server."""
        self.until_moved: list[float] = []
        """The same until a move of theirs was acknowledged there, others' moves in between included."""
        self._rng = random.Random("kill several")
        self._servers: dict[str, Process] = {}
        self._ready = asyncio.Event()
        self._acks = asyncio.Event()
        self._players: dict[int, Player] = {}
        self._gone: dict[int, float] = {}
        self._idle: dict[int, float] = {}

    async def start_server(self) -> None:
        command = [sys.executable, "-m", "tests.server.victim", str(self.folder), self.store]
        process = await create_subprocess_exec(*command, stdout=PIPE)
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        address = line.decode().strip()
        async with http_client(address) as http:
            await http.get("/healthz")  # while it starts it may not be robbed of its database: it would say so and end
        self._servers[address] = process
        self._ready.set()

    async def address(self) -> str:
        await self._ready.wait()
        return self._rng.choice(list(self._servers))

    def count(self, player: Player) -> None:
        self.acknowledged += 1
        self._acks.set()
        if since := self._idle.pop(id(player), 0.0):
            self.until_moved.append(time.monotonic() - since)

    def back(self, player: Player) -> None:
        self._players[id(player)] = player
        if since := self._gone.pop(id(player), 0.0):
            self.until_back.append(time.monotonic() - since)

    async def kill_again_and_again(self) -> None:
        kills = ["server"] * KILLS + ["database"] * DATABASE_KILLS
        self._rng.shuffle(kills)
        for kill in kills:
            target = self.acknowledged + self._rng.randrange(3, 25)
            while self.acknowledged < target:
                self._acks.clear()
                await asyncio.wait_for(self._acks.wait(), 3 * PATIENCE)
            await (self.kill_server() if kill == "server" else self.kill_database())
            self.kills_left -= 1

    async def kill_server(self) -> None:
        address = self._rng.choice(list(self._servers))
        victim = self._servers.pop(address)
        victim.kill()
        now = time.monotonic()
        there = [key for key, player in self._players.items() if player.client.address == address]
        self._gone |= dict.fromkeys(there, now)
        self._idle |= dict.fromkeys(there, now)
        await victim.wait()
        await self.start_server()

    async def kill_database(self) -> None:
        self._ready.clear()  # nobody is sent to servers that can't write
        await asyncio.to_thread(self.database.kill)
        await asyncio.to_thread(self.database.start)
        self._ready.set()

    async def end(self) -> None:
        for server in self._servers.values():
            server.kill()
            await server.wait()


def test_killed_servers_and_a_killed_database_lose_nothing_and_all_tables_go_on(tmp_path: Path) -> None:
    own = Database(database().binaries)  # of this test alone: the others' would die with it

    farm = Farm(tmp_path, own)

    async def act() -> None:
        players: list[Player] = []
        try:
            await farm.start_server()
            await farm.start_server()
            async with asyncio.TaskGroup() as together:
                together.create_task(farm.kill_again_and_again())
                for group in range(GROUPS):
                    together.create_task(play_together(farm, group, players))
        finally:
            await farm.end()
        await check(PostgresStore(farm.store), players)
        tables = len({player.table for player in players})
        print(
            f"\n{KILLS} kills of a server and {DATABASE_KILLS} of the database, {farm.acknowledged} moves acknowledged"
            f" at {tables} tables: 0 lost, 0 doubled"
        )
        print(f"at the other server, the table is back after {spread(farm.until_back)}")
        print(f"and a move acknowledged after {spread(farm.until_moved)}")

    try:
        asyncio.run(act())
    finally:
        own.throw_away()


def spread(times: list[float]) -> str:
    if not times:
        return "…: nobody was at a server that was killed"
    return f"{median(times):.2f} s (median of {len(times)}), {max(times):.2f} s at most"

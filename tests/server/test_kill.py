"""The server is killed at random moments under load: nothing acknowledged is lost, nothing is done twice.

Five times here; `make soak` does it fifty times (CAPTABLE_KILLS).
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from pathlib import Path

from captable.tables.sqlite import SqliteStore
from tests.server.chaos import Player, check, play_together
from tests.server.clients import PATIENCE

KILLS = int(os.environ.get("CAPTABLE_KILLS", "5"))
GROUPS = 3
"""Pairs of people who play with a bot, one game after the other, as long as there are kills to come."""


class Victim:
    """A server that is killed and started again in the same folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.acknowledged = 0
        self.kills_left = KILLS
        self._address = ""
        self._up = asyncio.Event()
        self._acks = asyncio.Event()
        self._process: Process | None = None

    async def start(self) -> None:
        self._process = await create_subprocess_exec(
            sys.executable, "-m", "tests.server.victim", str(self.folder), stdout=PIPE
        )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        self._address = line.decode().strip()
        self._up.set()

    async def kill(self) -> None:
        assert self._process is not None
        self._up.clear()
        self._process.kill()
        await self._process.wait()

    async def address(self) -> str:
        await self._up.wait()
        return self._address

    def count(self, player: Player) -> None:
        self.acknowledged += 1
        self._acks.set()

    def back(self, player: Player) -> None:
        """Nothing is made of it where everybody comes back to the same server."""

    async def kill_again_and_again(self) -> None:
        rng = random.Random("kill")
        while self.kills_left:
            target = self.acknowledged + rng.randrange(3, 25)
            while self.acknowledged < target:
                self._acks.clear()
                await asyncio.wait_for(self._acks.wait(), 3 * PATIENCE)
            await self.kill()
            self.kills_left -= 1
            await self.start()


def test_a_killed_server_loses_nothing_and_all_tables_go_on(tmp_path: Path) -> None:
    async def act() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        players: list[Player] = []
        async with asyncio.TaskGroup() as together:
            together.create_task(victim.kill_again_and_again())
            for group in range(GROUPS):
                together.create_task(play_together(victim, group, players))
        await victim.kill()
        await check(SqliteStore(tmp_path / "tables.sqlite3"), players)
        tables = len({player.table for player in players})
        print(f"\n{KILLS} kills, {victim.acknowledged} moves acknowledged at {tables} tables: 0 lost, 0 doubled")

    asyncio.run(act())

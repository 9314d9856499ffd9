"""Scripted clients over real sockets: connections are lost, moves are repeated, reordered and stale."""

from __future__ import annotations

import asyncio
from pathlib import Path

from captable.tables.sqlite import SqliteStore
from tests.server.chaos import Player, check, verify_download
from tests.server.clients import guests, open_table, quick, running

TABLES = 4


def test_every_record_verifies_whatever_the_connections_do(tmp_path: Path) -> None:
    async def act() -> None:
        players: list[Player] = []
        names = [f"{name}{n}" for n in range(TABLES) for name in ("Ann", "Bob")]
        async with running(quick(tmp_path)) as server, guests(server, *names) as people:

            async def address() -> str:
                return server.address

            for n in range(TABLES):
                ann, bob = people[2 * n : 2 * n + 2]
                table = await open_table(ann, bob)
                for client in (ann, bob):
                    await client.hang_up()
                    players.append(Player(client, table, f"storm {len(players)}", address))
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                verify_download((await player.client.http.get(f"/api/tables/{player.table}/record")).content)
                assert player.acknowledged
        await check(SqliteStore(tmp_path / "tables.sqlite3"), players)

    asyncio.run(act())

"""People and bots play over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.clients import guests, open_table, play_on, quick, running


def test_two_people_and_a_bot_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Bob") as (ann, bob):
            table = await open_table(ann, bob)
            await asyncio.gather(play_on(ann, table), play_on(bob, table))
            assert ann.views[table]["outcome"] == bob.views[table]["outcome"]
            info = await ann.get(f"/api/tables/{table}")
            assert info["status"] == "over"
            assert info["seed"]

    asyncio.run(scene())

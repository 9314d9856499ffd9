"""People and bots play over real sockets."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

from tests.server.clients import Client, guests, quick, running

SEATS = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}]


async def open_table(host: Client, *others: Client) -> str:
    """A running table of Startups with these people and a bot, followed by all."""
    seats = [{"kind": "person"}] * (1 + len(others)) + [{"kind": "bot"}] * (2 - len(others))
    id: str = (await host.post("/api/tables", {"game": "startups", "seats": seats}))["id"]
    for other in others:
        await other.post(f"/api/tables/{id}/join", {})
    await host.post(f"/api/tables/{id}/start")
    for client in (host, *others):
        await client.follow(id)
    return id


async def play_on(client: Client, table: str) -> None:
    """Make the first lit move whenever there is one, until the game is over."""
    numbers = count(1)
    while True:
        await client.until(lambda: client.choices(table) or "outcome" in client.views[table], "a move or the end")
        if "outcome" in client.views[table]:
            return
        answer = await client.wish(
            "move", table, f"m{next(numbers)}", revision=client.revisions[table], move=client.choices(table)[0]
        )
        assert answer["type"] == "ack", answer


def test_two_people_and_a_bot_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(quick(tmp_path)) as address, guests(address, "Ann", "Bob") as (ann, bob):
            table = await open_table(ann, bob)
            await asyncio.gather(play_on(ann, table), play_on(bob, table))
            assert ann.views[table]["outcome"] == bob.views[table]["outcome"]
            info = await ann.get(f"/api/tables/{table}")
            assert info["status"] == "over"
            assert info["seed"]

    asyncio.run(scene())

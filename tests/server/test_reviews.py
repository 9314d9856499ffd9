"""Reviews over HTTP: who may ask, how far it has come, and what one is told."""

from __future__ import annotations

import asyncio
from typing import Any

from captable.hindsight.look import Looked
from captable.tables.thinking import Glance, Workers
from tests.server.clients import Client, Running, guests, http_client, open_table, play_on
from tests.server.test_http import limited, problem, scene


async def flat(glance: Glance) -> Looked:
    """Nobody is better or worse off than the others."""
    return Looked([[3334, 3333, 3333]] * 3, [3334, 3333, 3333])


async def finished(ann: Client, bob: Client) -> str:
    table = await open_table(ann, bob)
    await asyncio.gather(play_on(ann, table), play_on(bob, table))
    return f"/api/tables/{table}"


async def reviewed(client: Client, url: str) -> dict[str, Any]:
    found: dict[str, Any] = await client.post(f"{url}/review")
    while found["state"] == "working":
        await asyncio.sleep(0)
        found = await client.get(f"{url}/review")
    return found


@scene
async def test_a_finished_game_is_reviewed_once_for_everybody(server: Running) -> None:
    server.office.reviews._look = flat
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        url = await finished(ann, bob)
        assert (await eve.get(f"{url}/review"))["state"] == "none"
        found = await reviewed(ann, url)
        assert found["state"] == "done"
        entries = found["review"]["entries"]
        replay = await eve.get(f"{url}/replay")
        assert entries[-1] == len(replay["frames"]) - 1
        assert found["review"]["names"] == []
        assert await eve.get(f"{url}/review") == found
        assert await eve.post(f"{url}/review") == found


@scene
async def test_nothing_is_told_of_a_running_game_nor_to_who_asks_for_too_much(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        url = f"/api/tables/{await open_table(ann, bob)}"
        for asked in (ann.http.get(f"{url}/review"), ann.http.post(f"{url}/review")):
            assert await problem(asked, 409) == "table-not-over"
        assert await problem(ann.http.get(f"{url}/review?level=deep"), 400) == "table-no-such-level"
        assert await problem(ann.http.get("/api/tables/nowhere/review"), 404) == "table-missing"
        async with http_client(server.address) as stranger:
            assert await problem(stranger.post(f"{url}/review"), 403) == "server-no-cookie"


@limited(reviews_an_hour=1)
async def test_an_address_may_ask_for_so_many_reviews_an_hour(server: Running) -> None:
    server.office.reviews._look = flat
    async with guests(server, "Ann", "Bob") as (ann, bob):
        first, second = await finished(ann, bob), await finished(ann, bob)
        assert (await reviewed(ann, first))["state"] == "done"
        assert (await reviewed(ann, first))["state"] == "done"
        refused = await ann.http.post(f"{second}/review")
        assert refused.headers["retry-after"]
        assert refused.json()["say"]["id"] == "server-many-reviewed"


@scene
async def test_positions_are_looked_at_in_the_worker_processes(server: Running) -> None:
    asked: list[int] = []
    workers = Workers(1)

    async def look(glance: Glance) -> Looked:
        asked.append(glance.position)
        return await workers.look(glance) if glance.position == 0 else await flat(glance)

    server.office.reviews._look = look
    async with guests(server, "Ann", "Bob") as (ann, bob):
        found = await reviewed(ann, await finished(ann, bob))
        assert found["state"] == "done"
        assert asked == list(range(len(found["review"]["steps"])))
        # The first position was truly looked at.
        assert found["review"]["known"][0] != found["review"]["known"][1]
    await workers.close()


@scene
async def test_one_goes_on_from_a_moment_at_a_table_of_ones_own(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        url = await finished(ann, bob)
        info = await eve.post(f"{url}/again", {"frame": 5, "seat": 1, "bot": "intern"})
        assert (info["status"], info["you"], info["public"]) == ("running", 1, False)
        assert await problem(eve.http.post(f"{url}/again", json={"frame": 10**6, "seat": 0}), 400) == (
            "table-no-such-frame"
        )
        wrong = {"frame": 5, "seat": 1, "bot": "boss"}
        assert await problem(eve.http.post(f"{url}/again", json=wrong), 400) == "table-no-such-bot"


@scene
async def test_ones_mistakes_are_told_to_oneself(server: Running) -> None:
    async with guests(server, "Ann") as (ann,), http_client(server.address) as stranger:
        assert await ann.get("/api/mistakes") == []
        assert (await stranger.get("/api/mistakes")).json() == []

"""How many tables a person may have, an address may make, and how much of the past one may look at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from captable.server.settings import Rate
from tests.server.clients import NO_LIMITS, Client, Running, guests, open_table, play_on, quick, running
from tests.server.test_http import problem

SEATS = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}]
NEW = {"game": "startups", "seats": SEATS}
PLAY = {"game": "startups"}


def limited(**limits: Any) -> Callable[[Callable[[Running], Awaitable[None]]], Callable[[Path], None]]:
    def scene(act: Callable[[Running], Awaitable[None]]) -> Callable[[Path], None]:
        def test(tmp_path: Path) -> None:
            async def run() -> None:
                async with running(quick(tmp_path, limits=replace(NO_LIMITS, **limits))) as server:
                    await act(server)

            asyncio.run(run())

        return test

    return scene


async def made(client: Client) -> str:
    return f"/api/tables/{(await client.post('/api/tables', NEW))['id']}"


@limited(open_tables=2)
async def test_a_person_is_at_so_many_open_tables_and_no_more(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        first, second = await made(ann), await made(ann)
        assert await problem(ann.http.post("/api/tables", json=NEW), 409) == "server-many-open"
        await ann.post(f"{first}/join", {"seat": 1})  # where one sits already, nothing is added
        other = await made(bob)
        assert await problem(ann.http.post(f"{other}/join", json={}), 409) == "server-many-open"
        await ann.post(f"{second}/leave")
        await ann.post(f"{other}/join", {})


@limited(open_tables=3)
async def test_tables_that_one_only_made_count_too_and_asking_all_at_once_does_not_help(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        asked = [ann.http.post("/api/tables", json=NEW | {"sit": False}) for _ in range(12)]
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(statuses) == [201] * 3 + [409] * 9


@limited(running_tables=2)
async def test_a_person_has_so_many_games_running_and_no_more(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await ann.post("/api/play", PLAY)
        second = (await ann.post("/api/play", PLAY))["id"]
        assert await problem(ann.http.post("/api/play", json=PLAY), 409) == "server-many-running"
        open = await made(ann)
        assert await problem(ann.http.post(f"{open}/start", json={"fill": True}), 409) == "server-many-running"
        await bob.post("/api/play", PLAY)
        await ann.wish("resign", second, "r")
        await ann.follow(second)
        await ann.until(lambda: ann.tables[second]["status"] == "over")
        await ann.post(f"{open}/start", {"fill": True})


@limited(tables_an_hour=3)
async def test_an_address_makes_so_many_tables_an_hour_whoever_asks(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await made(ann)
        await made(bob)
        await bob.post("/api/play", PLAY)
        answer = await ann.http.post("/api/play", json=PLAY)
        assert (answer.status_code, answer.json()["say"]["id"]) == (429, "server-many-made")
        assert int(answer.headers["Retry-After"]) > 60


@limited(looking_back=Rate(60, 0))
async def test_looking_back_is_paid_from_the_askers_budget(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        table = await open_table(ann, bob)
        await asyncio.gather(play_on(ann, table), play_on(bob, table))
        url = f"/api/tables/{table}"
        await ann.get(f"{url}/replay/views?first=0&count=50")
        answer = await ann.http.get(f"{url}/replay/views?first=0&count=50")
        assert (answer.status_code, answer.json()["say"]["id"]) == (429, "server-looked-back-much")
        assert int(answer.headers["Retry-After"]) > 0
        for _ in range(60):
            last = await ann.http.get(f"{url}/moments/1")
        assert last.status_code == 429
        assert (await ann.http.get(f"{url}/replay")).status_code == 429
        await bob.get(f"{url}/replay")


@limited(looking_back_per_address=Rate(60, 0))
async def test_an_address_has_a_budget_too_for_those_who_are_nobody(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        table = await open_table(ann, bob)
        await asyncio.gather(play_on(ann, table), play_on(bob, table))
        ann.http.cookies.clear()
        statuses = [
            (await ann.http.get(f"/api/tables/{table}/replay/views?first={first}&count=-5")).status_code
            for first in range(70)
        ]
        assert statuses[0] == 200
        assert statuses[-1] == 429

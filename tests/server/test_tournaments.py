"""A tournament from its link to its last result, as people and their browsers meet it."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.clients import Client, Running, guests, play_on
from tests.server.test_devices import refused
from tests.server.test_you import scene

PLAN = {"title": "  Friday’s  evening ", "game": "startups", "format": "robin", "seats": 3, "fill": "intern"}


async def play_round(server: Running, tournament: dict[str, Any], *clients: Client) -> None:
    """Everybody makes the first move that is lit at each of their tables."""
    for match in tournament["matches"]:
        if match.get("table") and "places" not in match:
            players = [client for client in clients if await seat(client, match["table"]) is not None]
            for client in players:
                await client.follow(match["table"])
            await asyncio.gather(*(play_on(client, match["table"]) for client in players))
    await server.office.house.settle()


async def seat(client: Client, table: str) -> int | None:
    found: int | None = (await client.get(f"/api/tables/{table}")).get("you")
    return found


@scene
async def test_a_tournament_is_organised_joined_played_and_read_by_whoever_has_the_link(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        made = await ann.post("/api/tournaments", {"plan": PLAN})
        path = f"/api/tournaments/{made['id']}"
        assert (made["plan"]["title"], made["you"], made["yours"]) == ("Friday’s evening", 0, True)
        assert made["waits"]["id"] == "tournament-few"
        joined = await bob.post(f"{path}/join", {})
        assert (joined["you"], joined.get("yours"), joined.get("waits")) == (1, None, None)
        assert await refused(bob.http.post(f"{path}/round")) == "tournament-host-decides"
        begun = await ann.post(f"{path}/round")
        [match] = begun["matches"]
        assert sorted(match["seats"]) == [-1, 0, 1]
        [own] = await bob.get("/api/tournaments")
        assert (own["title"], own["table"], own["status"]) == ("Friday’s evening", match["table"], "running")
        table = await bob.get(f"/api/tables/{match['table']}")
        assert (table["tournament"], table["status"], table["public"]) == (made["id"], "running", False)
        assert not table.get("yours")
        await play_round(server, begun, ann, bob)
        over = await cleo.get(path)
        assert (over["status"], over.get("you"), over["rounds"]) == ("over", None, 1)
        [match] = over["matches"]
        assert len(match["points"]) == 3
        assert [row["entrant"] for row in over["standings"]] == sorted(
            (0, 1), key=lambda each: -match["points"][match["seats"].index(each)]
        )
        for client in (ann, bob):
            assert client.me["id"] not in (await cleo.http.get(path)).text
            assert (await client.get("/api/me/data"))["tournaments"][0]["id"] == made["id"]
        assert len(await bob.get("/api/me/ratings")) == 2


@scene
async def test_a_bot_takes_part_and_who_organises_may_drop_call_off_and_end(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        plan = {"title": "Two", "game": "it_heroes", "format": "swiss", "seats": 2, "rounds": 5, "clock": 3600}
        made = await ann.post("/api/tournaments", {"plan": plan})
        path = f"/api/tournaments/{made['id']}"
        with_bot = await ann.post(f"{path}/bots", {"bot": "junior"})
        assert [each.get("bot", "") for each in with_bot["entrants"]] == ["", "junior"]
        await bob.post(f"{path}/join", {})
        begun = await ann.post(f"{path}/round")
        assert sorted(match.get("idle", "") for match in begun["matches"]) == ["", "bye"]
        [running] = [match for match in begun["matches"] if match.get("table")]
        assert (await ann.get(f"/api/tables/{running['table']}"))["clock"] == 3600
        off = await ann.post(f"{path}/call-off", {"table": running["table"]})
        assert [match["void"] for match in off["matches"] if match.get("table")] == [True]
        dropped = await ann.post(f"{path}/drop", {"entrant": 1})
        assert dropped["entrants"][1]["left"]
        again = await ann.post(f"{path}/round")
        assert [match.get("again", 0) for match in again["matches"] if match["round"] == 2 and match.get("table")] in (
            [0],
            [1],
        )
        over = await ann.post(f"{path}/end")
        assert over["status"] == "over"
        assert await refused(bob.http.post(f"{path}/leave")) == "tournament-over"


@scene
async def test_what_nobody_can_play_is_refused_in_words(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):

        async def refusal(**changes: Any) -> str:
            return await refused(ann.http.post("/api/tournaments", json={"plan": PLAN | changes}))

        assert await refusal(title="—") == "tournament-no-title"
        assert await refusal(title="x" * 61) == "tournament-long-title"
        assert await refusal(game="chess") == "table-no-such-game"
        assert await refusal(seats=12) == "table-wrong-players"
        assert await refusal(fill="wizard") == "table-no-such-bot"
        assert await refusal(terms={"night": [0, 1439]}) == "table-long-night"
        assert await refusal(format="cup") == "server-bad-request"
        assert await refused(ann.http.get("/api/tournaments/nowhere")) == "tournament-missing"

"""A page of one's own: games that run and games that were, with whom, and how strong that makes one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from captable.tables.ratings import Ratings, Side, rate
from captable.tables.store import Key
from tests.server.clients import Client, Running, guests, open_table, play_on, quick, running
from tests.tables.postgresql import database
from tests.tables.sitting import STORES


def scene(act: Callable[[Running], Awaitable[None]]) -> Callable[[str, Path], None]:
    @pytest.mark.parametrize("kind", STORES)
    def test(kind: str, tmp_path: Path) -> None:
        async def run() -> None:
            async with running(quick(tmp_path / "data", store=store)) as server:
                await act(server)

        store = database().new() if kind == "postgresql" else ""
        asyncio.run(run())

    return test


async def played(server: Running, *clients: Client) -> dict[str, Any]:
    """A game to its end, rated; the table as the first of them sees it."""
    table = await open_table(*clients)
    await asyncio.gather(*(play_on(client, table) for client in clients))
    await server.office.house.settle()
    info: dict[str, Any] = await clients[0].get(f"/api/tables/{table}")
    return info


@scene
async def test_games_that_run_come_first_and_those_that_are_over_with_who_played(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        over = await played(server, ann, bob)
        runs = await open_table(ann)
        games = await ann.get("/api/me/games")
        assert [table["id"] for table in games["going"]] == [runs]
        [game] = games["finished"]
        assert game["table"]["id"] == over["id"]
        assert game["table"]["you"] == over["you"]
        assert [(other["name"], other["bot"]) for other in game["opponents"]] == [("Bob", False), ("intern", True)]
        assert games["before"] is None
        assert bob.me["id"] not in (await ann.http.get("/api/me/games")).text


@scene
async def test_finished_games_are_found_by_game_and_by_opponent(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        with_bob, with_cleo = await played(server, ann, bob), await played(server, ann, cleo)
        games = (await ann.get("/api/me/games"))["finished"]
        keys = {other["name"]: other["key"] for game in games for other in game["opponents"]}

        async def found(**wanted: Any) -> list[str]:
            answer = await ann.http.get("/api/me/games", params=wanted)
            return [game["table"]["id"] for game in answer.json()["finished"]]

        assert await found() == [with_cleo["id"], with_bob["id"]]
        assert await found(opponent=keys["Bob"]) == [with_bob["id"]]
        assert await found(opponent=keys["Cleo"], game="startups") == [with_cleo["id"]]
        assert await found(opponent=keys["intern"]) == [with_cleo["id"], with_bob["id"]]
        assert await found(game="it_heroes") == []
        assert await found(before=games[0]["table"]["ended"]) == [with_bob["id"]]
        [bobs] = (await bob.get("/api/me/games"))["finished"]
        [ann_to_bob] = [other["key"] for other in bobs["opponents"] if other["name"] == "Ann"]
        assert ann_to_bob not in keys.values()


@scene
async def test_a_game_is_rated_among_people_and_against_bots_once(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        over = await played(server, ann, bob)
        for _ in range(2):
            await server.office.ratings.rate(over["id"])
        found = {}
        for client in (ann, bob):
            for rating in await client.get("/api/me/ratings"):
                assert (rating["game"], rating["games"], len(rating["history"])) == ("startups", 1, 1)
                assert rating["deviation"] < 25 / 3
                found[client.me["name"], rating["against"]] = rating["mean"]
        assert found.keys() == {(name, against) for name in ("Ann", "Bob") for against in ("people", "bots")}
        places = over["places"]
        if places[0] != places[1]:
            assert (found["Ann", "people"] > found["Bob", "people"]) == (places[0] < places[1])
        again = await played(server, ann, bob)
        assert again["id"] != over["id"]
        rating = next(one for one in await ann.get("/api/me/ratings") if one["against"] == "people")
        assert (rating["games"], len(rating["history"])) == (2, 2)
        assert rating["history"][1]["deviation"] < rating["history"][0]["deviation"]


@scene
async def test_games_that_ended_unseen_are_rated_when_a_server_starts(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        server.office.house.ended = lambda id: None
        await played(server, ann)
        assert await ann.get("/api/me/ratings") == []
        await asyncio.gather(*(Ratings(server.office.store).catch_up() for _ in range(3)))
        [rating] = await ann.get("/api/me/ratings")
        assert (rating["against"], rating["games"]) == ("bots", 1)
        assert await server.office.store.unrated(9) == []


@scene
async def test_a_lesson_and_a_game_from_a_position_prove_nothing(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        over = await played(server, ann)
        wish = {"frame": 3, "seat": over["you"], "bot": "intern"}
        again = (await ann.post(f"/api/tables/{over['id']}/again", wish))["id"]
        await ann.follow(again)
        await play_on(ann, again)
        await server.office.house.settle()
        [rating] = await ann.get("/api/me/ratings")
        assert rating["games"] == 1
        assert await server.office.store.unrated(9) == []


@scene
async def test_who_is_erased_has_no_strength_any_more(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await played(server, ann, bob)
        assert (await ann.get("/api/me/data"))["ratings"] == await ann.get("/api/me/ratings") != []
        (await ann.http.post("/api/me/delete")).raise_for_status()
        assert await server.office.store.ratings_of(ann.me["id"]) == []
        assert await server.office.store.ratings_of(bob.me["id"]) != []
        [game] = (await bob.get("/api/me/games"))["finished"]
        assert game["opponents"][0]["name"] == "Somebody"


def test_who_wins_gains_who_loses_does_not_and_copies_of_a_bot_are_one() -> None:
    ann, bot = Key("ann", "g", "bots"), Key("bot:intern", "g", "bots")
    new = rate([Side(ann, 1), Side(bot, 2), Side(bot, 3)], {})
    assert new.keys() == {ann, bot}
    assert new[ann].mean > 25 > new[bot].mean
    later = rate([Side(ann, 3), Side(bot, 1), Side(bot, 2)], new)
    assert later[ann].mean < new[ann].mean
    assert later[ann].games == later[bot].games == 2
    assert later[ann].deviation < new[ann].deviation

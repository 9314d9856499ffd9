"""Whom somebody has played with: asked to a table, asked for a rematch days later, blocked; and what others see."""

from __future__ import annotations

from typing import Any

from tests.server.clients import Client, Running, guests, open_table
from tests.server.test_devices import refused
from tests.server.test_you import played, scene

SEATS = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "intern"}]


async def key_of(client: Client, name: str) -> str:
    return next(str(each["key"]) for each in (await client.get("/api/me/friends"))["friends"] if each["name"] == name)


async def new_table(client: Client) -> str:
    return str((await client.post("/api/tables", {"game": "startups", "seats": SEATS, "public": False}))["id"])


async def asked(client: Client) -> list[str]:
    return [each["table"]["id"] for each in await client.get("/api/me/invitations")]


async def done(client: Client, method: str, path: str, body: object = None) -> None:
    answer = await client.http.request(method, path, json=body)
    assert answer.status_code == 204, answer.text


@scene
async def test_who_played_together_find_each_other_and_nobody_learns_an_id(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await played(server, ann, bob)
        await played(server, ann, bob)
        await open_table(ann, cleo)
        friends = (await ann.get("/api/me/friends"))["friends"]
        assert [(each["name"], each["games"]) for each in friends] == [("Bob", 2), ("Cleo", 0)]
        assert friends[0]["last"] >= table["ended"]
        text = (await ann.http.get("/api/me/friends")).text
        assert bob.me["id"] not in text
        assert cleo.me["id"] not in text
        assert (await bob.http.get("/api/me/friends")).json()["friends"][0]["key"] != friends[0]["key"]


@scene
async def test_a_friend_is_asked_to_a_table_and_comes_or_rather_not(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await played(server, ann, bob)
        bobs = await key_of(ann, "Bob")
        one, other = await new_table(ann), await new_table(ann)
        for table in (one, other):
            await done(ann, "POST", f"/api/me/friends/{bobs}/invite", {"table": table})
        assert set(await asked(bob)) == {one, other}
        [invited] = [each for each in await bob.get("/api/me/invitations") if each["table"]["id"] == one]
        assert (invited["by"], invited["table"]["game"]) == ("Ann", "startups")
        await done(bob, "DELETE", f"/api/me/invitations/{other}")
        assert await asked(bob) == [one]
        await bob.post(f"/api/tables/{one}/join", {})
        assert await asked(bob) == []


@scene
async def test_only_friends_are_asked_and_only_to_tables_of_ones_own(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        await played(server, ann, bob)
        bobs, anns = await key_of(ann, "Bob"), await key_of(bob, "Ann")
        theirs = await new_table(cleo)

        async def refusal(client: Client, key: str, table: str) -> str:
            return await refused(client.http.post(f"/api/me/friends/{key}/invite", json={"table": table}))

        assert await refusal(cleo, bobs, theirs) == "server-no-such-friend"
        assert await refusal(ann, anns, theirs) == "server-no-such-friend"
        assert await refusal(ann, bobs, theirs) == "server-not-at-table"
        full = await new_table(ann)
        await cleo.post(f"/api/tables/{full}/join", {})
        assert await refusal(ann, bobs, full) == "server-no-seat-to-offer"


@scene
async def test_a_rematch_reaches_who_left_the_table_long_ago(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        table = await played(server, ann, bob)
        again = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert await asked(bob) == [again["id"]]
        begun = await bob.post(f"/api/tables/{table['id']}/rematch")
        assert (begun["id"], begun["status"]) == (again["id"], "running")
        assert await asked(bob) == []


@scene
async def test_who_is_blocked_asks_in_vain_sits_nowhere_near_and_is_not_told(server: Running) -> None:
    async with guests(server, "Ann", "Eve") as (ann, eve):
        await played(server, ann, eve)
        eves, anns = await key_of(ann, "Eve"), await key_of(eve, "Ann")
        before = await new_table(eve)
        await done(eve, "POST", f"/api/me/friends/{anns}/invite", {"table": before})
        await done(ann, "POST", f"/api/me/friends/{eves}/block")
        assert await asked(ann) == []
        await done(eve, "POST", f"/api/me/friends/{anns}/invite", {"table": before})
        assert await asked(ann) == []
        mine = await new_table(ann)
        assert await refused(eve.http.post(f"/api/tables/{mine}/join", json={})) == "server-not-welcome"
        lists = await ann.get("/api/me/friends")
        assert ([each["name"] for each in lists["blocked"]], lists["friends"]) == (["Eve"], [])
        assert [each["name"] for each in (await eve.get("/api/me/friends"))["friends"]] == ["Ann"]
        await done(ann, "DELETE", f"/api/me/friends/{eves}/block")
        await eve.post(f"/api/tables/{mine}/join", {})


@scene
async def test_who_deleted_themselves_asks_nobody_and_is_nobodys_friend(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await played(server, ann, bob)
        table = await new_table(bob)
        await done(bob, "POST", f"/api/me/friends/{await key_of(bob, 'Ann')}/invite", {"table": table})
        assert (await bob.http.post("/api/me/delete")).status_code == 204
        assert await asked(ann) == []
        assert (await ann.get("/api/me/friends"))["friends"] == []


# -- one's own page ------------------------------------------------------------------------------------------------


@scene
async def test_others_see_what_somebody_chose_to_show_and_no_more(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await played(server, ann, bob)
        assert await ann.get("/api/me/page") == {"id": "", "shows": []}

        async def shown(*parts: str) -> dict[str, Any]:
            page = await ann.put("/api/me/page", {"shows": list(parts)})
            found: dict[str, Any] = await cleo.get(f"/api/people/{page['id']}")
            return found

        strength = await shown("strength")
        assert (strength["name"], strength["games"]) == ("Ann", None)
        assert {rating["against"] for rating in strength["ratings"]} == {"people", "bots"}
        both = await shown("games", "strength")
        [game] = both["games"]
        assert (game["game"], game["people"], game["bots"]) == ("startups", 1, 1)
        assert game["place"] == table["places"][table["you"]]
        id = (await ann.get("/api/me/page"))["id"]
        text = (await cleo.http.get(f"/api/people/{id}")).text
        for secret in ("Bob", ann.me["id"], bob.me["id"], table["id"]):
            assert secret not in text
        await ann.put("/api/me/page", {"shows": []})
        assert await refused(cleo.http.get(f"/api/people/{id}")) == "server-no-such-page"
        assert (await ann.put("/api/me/page", {"shows": ["games"]}))["id"] != id

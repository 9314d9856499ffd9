"""A person on several devices: carried there by a link or a phrase, signed out, gone."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from litestar import WebSocket
from websockets.asyncio.client import connect

from captable.server.people import LINK_LASTS, device_name
from captable.server.settings import Rate
from captable.server.wire import CLOSE_NOT_WELCOME
from tests.server.clients import (
    AT_ONCE,
    NO_LIMITS,
    PATIENCE,
    Client,
    Running,
    guests,
    open_table,
    play_on,
    quick,
    running,
)
from tests.tables.postgresql import database
from tests.tables.sitting import START, STORES

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Watch:
    """The time, which stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = START
        self.devices: list[Client] = []

    def __call__(self) -> int:
        return self.time

    def device(self, server: Running) -> Client:
        """One more browser, without a cookie yet; put away at the end."""
        self.devices.append(Client(server.address))
        return self.devices[-1]

    async def opened(self, server: Running, key: str) -> Client:
        """Another device on which somebody opened themselves."""
        device = self.device(server)
        device.me = await device.post("/api/me/open", {"key": key})
        return await device.connect()


Scene = Callable[[Running, Watch], Awaitable[None]]


def scene(act: Scene, **settings: Any) -> Callable[[str, Path], None]:
    """A test with a server of its own, once on each store."""

    @pytest.mark.parametrize("kind", STORES)
    def test(kind: str, tmp_path: Path) -> None:
        async def run() -> None:
            async with running(made) as server:
                try:
                    await act(server, watch)
                finally:
                    for device in watch.devices:
                        await device.leave()

        watch = Watch()
        store = database().new() if kind == "postgresql" else ""
        made = quick(tmp_path / "data", store=store, now=watch, **settings)
        asyncio.run(run())

    test.__doc__ = act.__doc__
    return test


def with_quick_stand_ins(act: Scene) -> Callable[[str, Path], None]:
    return scene(act, tables=replace(AT_ONCE, stand_in="intern"))


async def refused(answer: Awaitable[httpx.Response]) -> str:
    body = (await answer).json()
    return str(body["say"]["id"])


async def move_and_see(here: Client, there: Client, table: str) -> None:
    """A move on one device shows on the other."""
    await here.until(lambda: here.choices(table), "a move")
    move, revision = here.choices(table)[0], here.revisions[table]
    assert (await here.wish("move", table, f"m{revision}", revision=revision, move=move))["type"] == "done"
    await there.until(lambda: there.revisions[table] > revision, "the other's move")


# -- getting there -------------------------------------------------------------------------------------------------


@scene
async def test_a_link_makes_two_devices_one_person_at_once(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        link = await ann.post("/api/me/link")
        phone = await watch.opened(server, link["token"])
        assert phone.me == ann.me
        table = await open_table(ann)
        await phone.follow(table)
        await move_and_see(phone, ann, table)
        await move_and_see(ann, phone, table)
        await asyncio.gather(play_on(phone, table), ann.until(lambda: "outcome" in ann.views[table], "the end"))
        assert ann.views[table] == phone.views[table]


@scene
async def test_a_link_opens_once_and_the_phrase_of_another_opens_another(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        link = await ann.post("/api/me/link")
        await watch.opened(server, link["token"])
        again = bob.http.post("/api/me/open", json={"key": link["token"]})
        assert await refused(again) == "server-no-such-key"
        assert (await bob.get("/api/me"))["id"] == bob.me["id"]


@scene
async def test_of_two_devices_that_open_a_link_at_once_one_is_let_in(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        token = (await ann.post("/api/me/link"))["token"]
        answers = await asyncio.gather(*(one.http.post("/api/me/open", json={"key": token}) for one in (bob, cleo)))
        assert sorted(answer.status_code for answer in answers) == [200, 403]


@scene
async def test_a_link_ends_after_ten_minutes(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        link = await ann.post("/api/me/link")
        assert link["until"] == watch.time + 600_000 == watch.time + LINK_LASTS * 1000
        watch.time = link["until"]
        assert await refused(bob.http.post("/api/me/open", json={"key": link["token"]})) == "server-no-such-key"


@scene
async def test_a_new_link_takes_the_place_of_the_one_before(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        first, second = [(await ann.post("/api/me/link"))["token"] for _ in range(2)]
        assert await refused(bob.http.post("/api/me/open", json={"key": first})) == "server-no-such-key"
        assert (await bob.post("/api/me/open", {"key": second}))["id"] == ann.me["id"]


@scene
async def test_a_phrase_opens_again_and_again_however_it_is_typed_until_there_is_another(
    server: Running, watch: Watch
) -> None:
    async with guests(server, "Ann") as (ann,):
        words = (await ann.post("/api/me/phrase"))["words"]
        assert re.fullmatch(r"[a-z]{5}( [a-z]{5}){5}", words)
        for typed in (words, words.upper(), f"  {words.replace(' ', '-')}\n", words.replace(" ", ", ")):
            assert (await watch.opened(server, typed)).me["id"] == ann.me["id"]
        watch.time += 300 * 24 * 3600 * 1000
        assert (await (await watch.opened(server, words)).get("/api/me/devices"))["phrase"] == START
        another = (await ann.post("/api/me/phrase"))["words"]
        stranger = watch.device(server)
        assert await refused(stranger.http.post("/api/me/open", json={"key": words})) == "server-no-such-key"
        await ann.http.delete("/api/me/phrase")
        assert await refused(stranger.http.post("/api/me/open", json={"key": another})) == "server-no-such-key"
        assert (await ann.get("/api/me/devices"))["phrase"] is None


@scene
async def test_an_empty_or_odd_key_opens_nobody(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        await ann.post("/api/me/link")
        await ann.post("/api/me/phrase")
        stranger = watch.device(server)
        for key in (" ", "é", "' OR 1=1", "0" * 100, "babab babab babab babab babab babab"):
            assert await refused(stranger.http.post("/api/me/open", json={"key": key})) == "server-no-such-key"


def test_tries_are_counted_by_address(tmp_path: Path) -> None:
    async def run() -> None:
        limits = replace(NO_LIMITS, keys=Rate(3, 0.001))
        async with running(quick(tmp_path, limits=limits)) as server, guests(server, "Eve") as (eve,):
            said = [await refused(eve.http.post("/api/me/open", json={"key": f"guess {n}"})) for n in range(5)]
            assert said == ["server-no-such-key"] * 3 + ["server-too-many"] * 2

    asyncio.run(run())


# -- the list of devices -------------------------------------------------------------------------------------------


@scene
async def test_devices_are_listed_with_what_they_are_and_when_they_were_seen(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        link = await ann.post("/api/me/link")
        watch.time += 1000
        phone = watch.device(server)
        await phone.post("/api/me/open", {"key": link["token"]})
        await phone.connect(FIREFOX)
        await server.office.house.settle()
        here, there = (await phone.get("/api/me/devices"))["devices"]
        assert (here["name"], here["here"], here["seen"]) == ("Firefox, Linux", True, watch.time)
        assert (there["seen"], there.get("here", False)) == (START, False)
        watch.time += 7200_000
        await phone.hang_up()
        await phone.connect(FIREFOX)
        await server.office.house.settle()
        devices = (await ann.get("/api/me/devices"))["devices"]
        assert [(one["since"], one["seen"]) for one in devices] == [(START + 1000, watch.time), (START, START)]


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36", "Chrome, Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/139.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)
def test_a_browser_is_called_what_it_says_that_it_is(agent: str, name: str) -> None:
    assert device_name(agent) == name


@scene
async def test_a_device_that_is_signed_out_is_nobody_from_that_moment_on(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        phone = await watch.opened(server, (await ann.post("/api/me/link"))["token"])
        await server.office.house.settle()
        [lost] = [one["id"] for one in (await ann.get("/api/me/devices"))["devices"] if not one.get("here")]
        (await ann.http.delete(f"/api/me/devices/{lost}")).raise_for_status()
        assert await phone.closed() == CLOSE_NOT_WELCOME
        assert await refused(phone.http.put("/api/me", json={"name": "Eve"})) == "server-no-cookie"
        assert (await phone.get("/api/me"))["id"] != ann.me["id"]
        assert [one["id"] for one in (await ann.get("/api/me/devices"))["devices"]] != [lost]
        assert (await ann.get("/api/me"))["id"] == ann.me["id"]


@scene
async def test_a_device_that_is_signed_out_while_its_socket_opens_is_sent_away(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        phone = watch.device(server)
        await phone.post("/api/me/open", {"key": (await ann.post("/api/me/link"))["token"]})
        device = server.office.people.badge(phone.http.cookies["captable"]).device
        accept = WebSocket.accept

        async def accept_slowly(socket: WebSocket[Any, Any, Any]) -> None:
            await server.office.sign_out(device)
            await accept(socket)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(WebSocket, "accept", accept_slowly)
            cookie = {"Cookie": f"captable={phone.http.cookies['captable']}"}
            async with connect(f"ws://{server.address}/ws", additional_headers=cookie) as socket:
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
                assert socket.close_code == CLOSE_NOT_WELCOME


@scene
async def test_nobody_signs_out_the_device_of_another(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await server.office.house.settle()
        [device] = (await ann.get("/api/me/devices"))["devices"]
        answer = bob.http.delete(f"/api/me/devices/{device['id']}")
        assert await refused(answer) == "server-no-such-device"
        assert (await ann.get("/api/me"))["id"] == ann.me["id"]


@scene
async def test_who_signs_out_here_leaves_no_key_behind(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        await server.office.house.settle()
        cookie = ann.http.cookies["captable"]
        [device] = (await ann.get("/api/me/devices"))["devices"]
        (await ann.http.delete(f"/api/me/devices/{device['id']}")).raise_for_status()
        assert "captable" not in ann.http.cookies
        ann.http.cookies.set("captable", cookie)
        assert (await ann.get("/api/me"))["id"] != ann.me["id"]


@scene
async def test_who_opens_somebody_is_no_longer_who_they_were_on_that_device(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        old = bob.http.cookies["captable"]
        await bob.post("/api/me/open", {"key": (await ann.post("/api/me/link"))["token"]})
        assert await bob.closed() == CLOSE_NOT_WELCOME
        assert server.office.people.read(old) == ""
        assert server.office.people.read(bob.http.cookies["captable"]) == ann.me["id"]


def test_a_device_signed_out_at_one_server_is_signed_out_at_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(quick(tmp_path, store=url)) as here,
            running(quick(tmp_path, store=url)) as there,
            guests(here, "Ann") as (ann,),
        ):
            phone = await Watch().opened(there, (await ann.post("/api/me/link"))["token"])
            assert phone.me["id"] == ann.me["id"]
            await there.office.house.settle()
            [lost] = [one["id"] for one in (await ann.get("/api/me/devices"))["devices"] if not one.get("here")]
            (await ann.http.delete(f"/api/me/devices/{lost}")).raise_for_status()
            assert await phone.closed() == CLOSE_NOT_WELCOME
            await phone.leave()

    url = database().new()
    asyncio.run(run())


def test_a_cookie_of_an_earlier_captable_is_still_good_and_can_be_signed_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(quick(tmp_path)) as server:
            people = server.office.people
            body = f"1.{'a' * 24}.{people._now() // 1000}"
            cookie = f"{body}.{people._sign(body)}"
            badge = people.badge(cookie)
            assert badge.person == "a" * 24
            assert people.badge(cookie).device == badge.device != ""
            await people.sign_out(badge.device)
            assert people.read(cookie) == ""

    asyncio.run(run())


# -- one's data, and the end ---------------------------------------------------------------------------------------


@scene
async def test_all_of_ones_data_is_a_file_with_games_and_lines_and_no_secret(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        over, runs = await open_table(ann, bob), await open_table(ann, bob)
        await ann.wish("chat", over, "c", text="Hello from Ann")
        await bob.wish("chat", over, "c", text="Hello from Bob")
        await asyncio.gather(play_on(ann, over), play_on(bob, over))
        answer = (await ann.http.get("/api/me/data")).raise_for_status()
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert data["me"] == ann.me
        tables = {table["info"]["id"]: table for table in data["tables"]}
        assert set(tables) == {over, runs}
        assert [line["text"] for line in tables[over]["said"]] == ["Hello from Ann"]
        assert tables[over]["record"]["game"] == "startups"
        assert "record" not in tables[runs]
        running_table = await server.office.house.find(runs)
        for secret in (running_table.seed, "Hello from Bob", bob.me["id"]):
            assert secret not in answer.text
        assert (await watch.device(server).get("/api/me/data"))["tables"] == []


@with_quick_stand_ins
async def test_who_deletes_themselves_is_gone_and_the_games_go_on(server: Running, watch: Watch) -> None:
    async with guests(server, "Annabelle", "Bob") as (ann, bob):
        runs = await open_table(ann, bob)
        waits = (await ann.post("/api/tables", {"game": "startups", "seats": [{"kind": "person"}] * 3}))["id"]
        for one in (ann, bob):
            await one.wish("chat", runs, "c", text=f"Moufflet says {one.me['name']}")
        phrase = (await ann.post("/api/me/phrase"))["words"]
        phone = await watch.opened(server, phrase)
        (await ann.http.post("/api/me/delete")).raise_for_status()
        assert await phone.closed() == CLOSE_NOT_WELCOME
        assert (await phone.get("/api/me"))["id"] != ann.me["id"]
        assert await refused(bob.http.post("/api/me/open", json={"key": phrase})) == "server-no-such-key"
        table = await bob.get(f"/api/tables/{runs}")
        seats = {seat["name"]: seat for seat in table["seats"]}
        assert seats.keys() == {"Somebody", "Bob"} | {name for name in seats if name.startswith("Intern")}
        assert seats["Somebody"]["bot"]
        assert (await bob.get(f"/api/tables/{waits}"))["status"] == "closed"
        assert [line.text for line in (await server.office.house.find(runs)).chat] == ["…", "Moufflet says Bob"]
        again = await server.office.store.journal(runs)
        assert not any(ann.me["id"].encode() in row or b"Annabelle" in row for row in again)
        await play_on(bob, runs)


@scene
async def test_no_key_and_no_cookie_is_in_the_store_in_the_clear(server: Running, watch: Watch) -> None:
    async with guests(server, "Ann") as (ann,):
        secrets = [
            (await ann.post("/api/me/link"))["token"],
            (await ann.post("/api/me/phrase"))["words"],
            ann.http.cookies["captable"],
            ann.http.cookies["captable"].rpartition(".")[2],
        ]
        await server.office.house.settle()
        kept = await everything_in(server)
        assert ann.me["id"] in kept
        for secret in secrets:
            assert secret not in kept


async def everything_in(server: Running) -> str:
    """All rows of all tables of a store, as text."""
    if url := server.office.settings.store:
        db = await asyncpg.connect(url)
        names = [row[0] for row in await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
        found = [str(await db.fetch(f"SELECT t::text FROM {name} t")) for name in names]
        await db.close()
        return "\n".join(found)
    file = sqlite3.connect(server.office.settings.data / "tables.sqlite3")
    names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [str(file.execute(f"SELECT * FROM {name}").fetchall()) for name in names]
    file.close()
    return "\n".join(rows)

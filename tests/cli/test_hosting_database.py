"""`captable tables`, `forget`, `backup` and `move-store` with PostgreSQL, where servers go on meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from captable.tables.folder import SECRET
from tests.cli.conftest import Run
from tests.server.clients import Client, Running, guests, open_table, play_on, quick, running
from tests.tables.postgresql import database

SAID = "My name is Annabelle and I live in Rue Moufflet"


def during(folder: Path, url: str, act: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(quick(folder, store=url)) as server:
            await act(server)

    asyncio.run(run())


def test_tables_are_listed_ended_and_deleted_while_a_server_runs(captable: Run, tmp_path: Path) -> None:
    url = database().new()

    async def act(server: Running) -> None:
        async with guests(server, "Annabelle", "Bob") as (ann, bob):
            table, other = await open_table(ann, bob), await open_table(ann, bob)
            run = await asyncio.to_thread(captable, "tables", "--json", "--store", url)
            listed = json.loads(run.out)
            assert {found["id"] for found in listed} == {table, other}
            assert [found["names"] for found in listed] == [["Annabelle", "Bob", "Intern"]] * 2
            ended = await asyncio.to_thread(captable, "tables", "end", table[:6], "--store", url)
            assert (ended.code, ended.err) == (0, "")
            await bob.until(lambda: bob.tables[table]["status"] == "closed", "the end of the table")
            assert (await asyncio.to_thread(captable, "tables", "delete", other, "--store", url)).code == 0
            assert (await ann.http.get(f"/api/tables/{other}")).status_code == 404
            rest = await asyncio.to_thread(captable, "tables", "--json", "--store", url)
            assert [found["status"] for found in json.loads(rest.out)] == ["closed"]

    during(tmp_path / "data", url, act)


def test_who_is_forgotten_is_a_stranger_at_once_and_their_games_stay(captable: Run, tmp_path: Path) -> None:
    url = database().new()

    async def act(server: Running) -> None:
        async with guests(server, "Annabelle", "Bob") as (ann, bob):
            table = await open_table(ann, bob)
            await ann.wish("chat", table, "c1", text=SAID)
            run = await asyncio.to_thread(captable, "forget", "Annabelle", "--store", url)
            assert "Annabelle is forgotten: one table, one line of chat, 0 runs of the lab." in run.text
            await ann.closed()
            await bob.until(lambda: bob.tables[table]["seats"][0]["name"] == "Somebody", "the name to go")
            assert not (await ann.get("/api/me"))["named"]
            assert "Moufflet" not in str(await server.office.store.journal(table))
            await play_on(bob, table)

    during(tmp_path / "data", url, act)


def test_a_backup_names_the_tool_that_makes_one(captable: Run, tmp_path: Path) -> None:
    run = captable("backup", str(tmp_path / "copy"), "--store", "postgresql://ann:hush@db/games")
    assert run.code == 2
    assert "pg_dump" in run.err
    assert "hush" not in run.err


def test_a_server_moves_into_a_database_and_back(captable: Run, tmp_path: Path) -> None:
    """Guests keep their cookies, and their games go on."""
    url, folder, back = database().new(), tmp_path / "data", tmp_path / "back"
    cookies: dict[str, str] = {}
    tables: list[str] = []

    async def begin() -> None:
        async with running(quick(folder)) as server, guests(server, "Annabelle", "Bob") as (ann, bob):
            cookies.update(dict(ann.http.cookies))
            tables.append(await open_table(ann, bob))

    async def go_on(server: Running) -> None:
        client = Client(server.address)
        client.http.cookies.update(cookies)
        await (await client.arrive()).connect()
        assert client.me["name"] == "Annabelle"
        await client.follow(tables[0])
        await client.wish("chat", tables[0], f"c{server.address}", text="Here I am")
        await client.leave()

    asyncio.run(begin())
    moved = captable("move-store", str(folder), url)
    assert (moved.code, moved.err) == (0, "")
    assert "One table, 2 people with a name" in moved.text
    assert "--store" in moved.text
    during(folder, url, go_on)
    refused = captable("move-store", url, str(back))
    assert (refused.code, "Copy the file `secret`" in refused.err) == (2, True)
    (back / SECRET).write_bytes((folder / SECRET).read_bytes())
    returned = captable("move-store", url, str(back), "--lang", "fr")
    assert (returned.code, f"captable serve --data {back}" in returned.text) == (0, True)

    async def at_home() -> None:
        async with running(quick(back)) as server:
            await go_on(server)
            assert len((await server.office.house.find(tables[0])).chat) == 2

    asyncio.run(at_home())


def test_a_database_that_is_not_there_is_one_line(captable: Run, tmp_path: Path) -> None:
    url = "postgresql://ann:hush@127.0.0.1:1/games"
    for command in (["tables"], ["tables", "end", "x"], ["forget", "Ann"]):
        run = captable(*command, "--store", url)
        assert run.code == 2
        assert "The database games at 127.0.0.1 can't be reached" in run.err
        assert "hush" not in run.err

"""`captable backup`, `forget` and `tables`: for whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from captable import game
from captable.core.record import decode
from captable.lab.study import Findings
from captable.server.lab import shelf
from captable.server.lab.office import study_of
from captable.server.wire import NewLabRun
from captable.tables.folder import LAB
from tests.cli.conftest import Run
from tests.server.clients import Running, guests, open_table, play_on, quick, running
from tests.tables.sitting import verify

SAID = "My name is Annabelle and I live in Rue Moufflet"


@dataclass
class Kept:
    """A folder as a server left it: a game that is over, one that runs, and a table that is open."""

    folder: Path
    over: str = ""
    runs: str = ""
    open: str = ""
    ann: str = ""
    cookies: dict[str, str] = field(default_factory=dict)

    def during(self, act: Callable[[Running], Awaitable[None]]) -> None:
        async def run() -> None:
            async with running(quick(self.folder)) as server:
                await act(server)

        asyncio.run(run())


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    kept = Kept(tmp_path / "data")

    async def fill(server: Running) -> None:
        async with guests(server, "Annabelle", "Bob") as (ann, bob):
            kept.ann = ann.me["id"]
            kept.cookies = dict(ann.http.cookies)
            kept.over, kept.runs = await open_table(ann, bob), await open_table(ann, bob)
            for table in (kept.over, kept.runs):
                await ann.wish("chat", table, "c1", text=SAID)
                await bob.wish("chat", table, "c2", text="Good luck!")
            await asyncio.gather(play_on(ann, kept.over), play_on(bob, kept.over))
            await server.office.store.keep_review(kept.over, "quick", b"how it went")
            seats = [{"kind": "person"}] * 3
            kept.open = (await ann.post("/api/tables", {"game": "startups", "seats": seats}))["id"]
            await bob.post(f"/api/tables/{kept.open}/join", {})

    kept.during(fill)
    return kept


def all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


# -- backup ----------------------------------------------------------------------------------------------------------


def test_a_backup_of_a_server_at_work_goes_on_as_a_server(captable: Run, kept: Kept, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    said: list[str] = []

    async def copy_it(server: Running) -> None:
        async with guests(server, "Cleo") as (cleo,):
            table = await open_table(cleo)
            run = await asyncio.to_thread(captable, "backup", str(copy), "--data", str(kept.folder))
            assert (run.code, run.err) == (0, "")
            said.append(run.text)
            await play_on(cleo, table)

    kept.during(copy_it)
    assert "4 tables" in said[0]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in copy.iterdir()} == {0o600}

    async def look(server: Running) -> None:
        async with guests(server, "Dora") as (dora,):
            dora.http.cookies.clear()
            dora.http.cookies.update(kept.cookies)
            assert (await dora.get("/api/me"))["name"] == "Annabelle"
            assert {table["id"] for table in (await dora.get("/api/tables"))["mine"]} >= {kept.over, kept.runs}

    Kept(copy).during(look)


def test_a_backup_is_whole_or_not_there(captable: Run, kept: Kept, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    run = captable("backup", str(tmp_path / "file"), "--data", str(kept.folder))
    assert run.code == 2
    assert "is there already" in run.err
    assert captable("backup", str(tmp_path / "file" / "x"), "--data", str(kept.folder)).code == 2
    assert "no tables" in captable("backup", str(tmp_path / "b"), "--data", str(tmp_path)).err
    with (kept.folder / "tables.sqlite3").open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xa5" * 40_000)
    run = captable("backup", str(tmp_path / "c"), "--data", str(kept.folder))
    assert run.code == 2
    assert "Traceback" not in run.err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "file"]


# -- forget ----------------------------------------------------------------------------------------------------------


def test_who_is_forgotten_leaves_no_trace_and_their_games_stay(captable: Run, kept: Kept) -> None:
    run = captable("forget", "Annabelle", "--data", str(kept.folder))
    assert (run.code, run.err) == (0, "")
    assert "Annabelle is forgotten: 3 tables, 2 lines of chat, 0 runs of the lab." in run.text
    left = all_bytes(kept.folder)
    for trace in (b"Annabelle", b"Moufflet", kept.ann.encode()):
        assert trace not in left
    assert b"Good luck!" in left
    assert b"Bob" in left

    async def look(server: Running) -> None:
        async with guests(server, "Cleo") as (cleo,):
            for id, status in ((kept.over, "over"), (kept.runs, "running"), (kept.open, "open")):
                table = await cleo.get(f"/api/tables/{id}")
                assert table["status"] == status
                names = [seat.get("name", "") for seat in table["seats"]]
                assert names[:2] == (["", "Bob"] if status == "open" else ["Somebody", "Bob"])
            record = decode((await cleo.http.get(f"/api/tables/{kept.over}/record")).content)
            verify(record)
            assert record.names == ["Somebody", "Bob", "Intern"]
            await cleo.follow(kept.over)
            [chat] = [message["chat"] for message in cleo.received if "whole_chat" in message]
            assert [line["text"] for line in chat] == ["…", "Good luck!"]

    kept.during(look)


def test_the_cookie_of_one_who_is_forgotten_opens_nothing_any_more(captable: Run, kept: Kept) -> None:
    captable("forget", kept.ann, "--data", str(kept.folder))

    async def look(server: Running) -> None:
        async with guests(server, "Cleo") as (cleo,):
            cleo.http.cookies.clear()
            cleo.http.cookies.update(kept.cookies)
            assert not (await cleo.get("/api/me"))["named"]
            assert (await cleo.get("/api/tables"))["mine"] == []
            assert "you" not in await cleo.get(f"/api/tables/{kept.runs}")

    kept.during(look)


def test_a_table_that_somebody_only_made_is_closed_when_they_are_forgotten(captable: Run, kept: Kept) -> None:
    made: list[str] = []

    async def make(server: Running) -> None:
        async with guests(server, "Cleo") as (cleo,):
            cleo.http.cookies.clear()
            cleo.http.cookies.update(kept.cookies)
            wish = {"game": "startups", "seats": [{"kind": "person"}] * 3, "sit": False}
            made.append((await cleo.post("/api/tables", wish))["id"])

    async def look(server: Running) -> None:
        async with guests(server, "Dan") as (dan,):
            assert (await dan.get(f"/api/tables/{made[0]}"))["status"] == "closed"

    kept.during(make)
    assert captable("forget", kept.ann, "--data", str(kept.folder)).code == 0
    kept.during(look)


def test_runs_of_the_lab_go_with_who_made_them(captable: Run, kept: Kept) -> None:
    lab = kept.folder / LAB
    write_run(lab, "of-ann", kept.ann)
    write_run(lab, "of-somebody", "0" * 24)
    write_run(lab, "of-a-designer", "f" * 24)  # who never sat at a table
    run = captable("forget", "Annabelle", "--data", str(kept.folder))
    assert "one run of the lab" in run.text
    assert "0 runs of the lab" in captable("forget", "Bob", "--data", str(kept.folder)).text
    assert captable("forget", "f" * 24, "--data", str(kept.folder)).code == 0
    assert [file.name for file in lab.iterdir()] == ["of-somebody.json"]


def write_run(folder: Path, id: str, owner: str) -> None:
    folder.mkdir(exist_ok=True)
    asked = NewLabRun(name="Tonight", game="startups", players=3, games=10, bots=["junior"])
    study = study_of(asked, game("startups"), "startups")
    about = shelf.About(id=id, name="Tonight", owner=owner, made=1, asked=asked, wanted=study.games)
    shelf.write(folder, about, Findings(study))


def test_journals_are_as_closed_as_before(captable: Run, kept: Kept) -> None:
    import sqlite3

    captable("forget", "Bob", "--data", str(kept.folder))
    db = sqlite3.connect(kept.folder / "tables.sqlite3")
    for sql in ("UPDATE journal SET row = 'b'", "DELETE FROM journal"):
        with pytest.raises(sqlite3.IntegrityError, match="never changed"):
            db.execute(sql)
    db.close()


def test_who_is_unknown_or_not_one_person_is_told(captable: Run, kept: Kept) -> None:
    run = captable("forget", "Zoe", "--data", str(kept.folder))
    assert run.code == 2
    assert "nobody" in run.err

    async def another(server: Running) -> None:
        async with guests(server, "Bob"):
            pass

    kept.during(another)
    run = captable("forget", "Bob", "--data", str(kept.folder))
    assert run.code == 2
    assert "2 people are called" in run.err


def test_a_server_at_work_is_not_changed_behind_its_back(captable: Run, kept: Kept) -> None:
    async def act(server: Running) -> None:
        for command in (["forget", "Bob"], ["tables", "end", kept.runs], ["tables", "delete", kept.runs]):
            run = await asyncio.to_thread(captable, *command, "--data", str(kept.folder))
            assert run.code == 2
            assert "End it first" in run.err

    kept.during(act)


# -- tables ----------------------------------------------------------------------------------------------------------


def listed(captable: Run, kept: Kept, *arguments: str) -> dict[str, Any]:
    run = captable("tables", "--json", "--data", str(kept.folder), *arguments)
    return {table["id"]: table for table in json.loads(run.out)}


def test_the_list_names_every_table(captable: Run, kept: Kept) -> None:
    found = listed(captable, kept)
    assert {id: table["status"] for id, table in found.items()} == {
        kept.over: "over",
        kept.runs: "running",
        kept.open: "open",
    }
    assert found[kept.over]["names"] == ["Annabelle", "Bob", "Intern"]
    assert listed(captable, kept, "--status", "open").keys() == {kept.open}
    shown = captable("tables", "--lang", "fr", "--data", str(kept.folder)).text
    assert kept.runs in shown
    assert "en cours" in shown


def test_a_table_is_ended_and_what_was_played_stays(captable: Run, kept: Kept) -> None:
    for id in (kept.runs[:6], kept.open):
        assert captable("tables", "end", id, "--data", str(kept.folder)).code == 0
    assert listed(captable, kept, "--status", "closed").keys() == {kept.runs, kept.open}
    run = captable("tables", "end", kept.over, "--data", str(kept.folder))
    assert (run.code, "over" in run.err) == (2, True)

    async def look(server: Running) -> None:
        async with guests(server, "Cleo") as (cleo,):
            cleo.http.cookies.clear()
            cleo.http.cookies.update(kept.cookies)
            await cleo.hang_up()
            await cleo.connect()
            assert (await cleo.get(f"/api/tables/{kept.runs}"))["status"] == "closed"
            refused = await cleo.wish("move", kept.runs, "m", revision=1, move=0)
            assert refused["problem"]["say"]["id"] == "table-closed"

    kept.during(look)


def test_a_table_is_deleted_as_if_it_had_never_been(captable: Run, kept: Kept) -> None:
    assert captable("tables", "delete", kept.over, "--data", str(kept.folder)).code == 0
    assert kept.over not in listed(captable, kept)
    assert kept.over.encode() not in all_bytes(kept.folder)
    run = captable("tables", "delete", kept.over, "--data", str(kept.folder))
    assert (run.code, "no table" in run.err) == (2, True)


def test_a_beginning_that_fits_several_tables_is_not_enough(captable: Run, kept: Kept) -> None:
    run = captable("tables", "delete", "", "--data", str(kept.folder))
    assert run.code == 2
    assert len(listed(captable, kept)) == 3


def test_help_has_an_example(captable: Run) -> None:
    for command in ("backup", "forget", "tables"):
        assert f"captable {command}" in captable(command, "--help").out.split("Example")[1]

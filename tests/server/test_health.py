"""How well the server is: it tries, and tells what it found. One damaged table does not stop the others."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from pathlib import Path

import pytest

from captable.server import health
from tests.server.clients import PATIENCE, guests, http_client, open_table, quick, running
from tests.server.test_http import problem

NO_LIMIT = resource.RLIM_INFINITY


def spoil(file: Path) -> None:
    """Overwrite all but the first page, as a dying disk might."""
    with file.open("r+b") as opened:
        size = opened.seek(0, 2)
        opened.seek(4096)
        opened.write(b"\xa5" * (size - 4096))


def test_a_full_disk_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    async def act() -> None:
        command = [sys.executable, "-m", "tests.server.victim", str(tmp_path)]
        process = await create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
        assert process.stdout is not None
        address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
        async with http_client(address) as http:
            await http.get("/api/me")
            # No file may grow beyond this, which is what a full disk is like.
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, NO_LIMIT))
            assert await problem(http.get("/healthz"), 503) == "server-not-well"
            assert await problem(http.put("/api/me", json={"name": "Ann"}), 503) == "table-store-failed"
            assert await problem(http.post("/api/play", json={"game": "startups"}), 503) == "table-store-failed"
            assert not (await http.get("/api/me")).json()["named"]
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
            assert (await http.get("/healthz")).json()["status"] == "ok"
            assert (await http.put("/api/me", json={"name": "Ann"})).json()["named"]
        process.terminate()
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert "Traceback" not in said.decode()

    asyncio.run(act())


def test_a_disk_that_is_almost_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 2**62)

    async def act() -> None:
        async with running(quick(tmp_path)) as server, http_client(server.address) as http:
            answer = await http.get("/healthz")
            assert answer.status_code == 503
            assert "MB" in answer.json()["text"]

    asyncio.run(act())


def test_a_damaged_file_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fill() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            await open_table(ann)

    async def look() -> None:
        async with running(quick(tmp_path)) as server, http_client(server.address) as http:
            assert (await http.get("/healthz")).json()["status"] == "ok"
            spoil(tmp_path / "tables.sqlite3")
            server.office.health.forget()
            answer = await http.get("/healthz")
            assert answer.status_code == 503
            assert "damaged" in answer.json()["text"]
            assert (await http.get("/healthz")).status_code == 503

    asyncio.run(fill())
    with caplog.at_level(logging.WARNING):
        asyncio.run(look())
    assert not [record for record in caplog.records if record.exc_info]


def test_a_damaged_table_is_named_and_the_others_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tables: list[str] = []

    async def fill() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            tables.extend([await open_table(ann), await open_table(ann), await open_table(ann)])

    def damage() -> None:
        db = sqlite3.connect(tmp_path / "tables.sqlite3")
        db.execute("DROP TRIGGER journal_is_never_changed")
        db.execute("UPDATE journal SET row = 'no row' WHERE table_id = ? AND number = 2", tables[:1])
        db.execute(
            """UPDATE journal SET row = '{"row":"left","at":1,"seat":77}' WHERE table_id = ? AND number = 1""",
            tables[1:2],
        )
        db.execute("INSERT OR REPLACE INTO due VALUES (?, 'bot 1 0', 0, 0)", tables[:1])
        db.commit()
        db.close()

    async def look() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Bob") as (bob,):
            for table in tables[:2]:
                for _ in range(3):
                    assert await problem(bob.http.get(f"/api/tables/{table}"), 409) == "table-damaged"
                await bob.send("follow", table=table)
                refused = await bob.until(lambda table=table: bob.last("refused", table=table))  # type: ignore[misc]
                assert refused["problem"]["say"]["id"] == "table-damaged"
            await bob.follow(tables[2])
            assert bob.views[tables[2]]

    asyncio.run(fill())
    damage()
    with caplog.at_level(logging.WARNING):
        asyncio.run(look())
    named = [record for record in caplog.records if record.getMessage() == "a table is damaged"]
    assert sorted(vars(record)["table"] for record in named) == sorted(table[:4] for table in tables[:2])
    assert not [record for record in caplog.records if record.exc_info]

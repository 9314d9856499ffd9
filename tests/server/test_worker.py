"""Servers that do not think themselves, and a worker on the same database that does it for them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from pathlib import Path

import pytest

from captable.cli import main
from captable.core.errors import BadInput
from captable.server.worker import Worker
from captable.tables.postgres import PostgresStore
from captable.tables.thinking import Glance, Thought
from tests.server.clients import AT_ONCE, PATIENCE, guests, look_quickly, open_table, play_on, quick, running
from tests.tables.postgresql import database


async def never_here(question: Thought | Glance) -> int:
    raise AssertionError(f"the server thought about {question.about}")


def test_bots_and_reviews_of_a_server_that_does_not_think_are_thought_by_a_worker(tmp_path: Path) -> None:
    url = database().new()

    async def act() -> None:
        settings = quick(tmp_path, store=url, thinks=False, think=never_here, look=never_here)
        async with running(settings) as server, guests(server, "Ann") as [ann]:
            table = await open_table(ann)
            worker = Worker(PostgresStore(url), jobs=1, settings=AT_ONCE, look=look_quickly)
            async with worker.working():
                await play_on(ann, table)
                path = f"/api/tables/{table}/review"
                assert (await ann.post(path))["state"] == "working"
                assert (await ann.post(path))["state"] == "working", "asking again asks for nothing more"
                async with asyncio.timeout(PATIENCE):
                    while (await ann.get(path))["state"] == "working":
                        await asyncio.sleep(0.05)
            assert (await ann.get(path))["state"] == "done"

    asyncio.run(act())


def test_who_waits_for_one_review_asks_for_no_other(tmp_path: Path) -> None:
    url = database().new()

    async def act() -> None:
        settings = quick(tmp_path, store=url, thinks=False)
        async with running(settings) as server, guests(server, "Ann", "Bob") as [ann, bob]:
            table = await open_table(ann, bob)
            for one in (ann, bob):
                await one.wish("resign", table, "enough")
            path = f"/api/tables/{table}/review"
            async with asyncio.timeout(PATIENCE):
                while "outcome" not in ann.views[table]:
                    await asyncio.sleep(0.01)
            assert (await ann.post(path))["state"] == "working"
            refused = await ann.http.post(f"{path}?level=standard")
            assert refused.json()["say"]["id"] == "table-review-one"

    asyncio.run(act())


def test_a_server_that_thinks_makes_the_reviews_that_were_asked_for_at_one_that_does_not(tmp_path: Path) -> None:
    url = database().new()

    async def act() -> None:
        settings = quick(tmp_path, store=url, thinks=False)
        async with running(settings) as server, guests(server, "Ann", "Bob") as [ann, bob]:
            table = await open_table(ann, bob)
            for one in (ann, bob):
                await one.wish("resign", table, "enough")
            await ann.until(lambda: "outcome" in ann.views[table], "the end")
            path = f"/api/tables/{table}/review"
            assert (await ann.post(path))["state"] == "working"
            async with running(quick(tmp_path, store=url, look=look_quickly)), asyncio.timeout(PATIENCE):
                while (await ann.get(path))["state"] == "working":
                    await asyncio.sleep(0.05)
            assert (await ann.get(path))["state"] == "done"

    asyncio.run(act())


def test_the_command_works_until_it_is_told_to_end() -> None:
    url = database().new()

    async def act() -> None:
        worker = await create_subprocess_exec(
            *(sys.executable, "-c", "from captable.cli import main; main()", "work", "--jobs", "1"),
            stdout=PIPE,
            stderr=PIPE,
            env=os.environ | {"CAPTABLE_STORE": url},
        )
        assert worker.stdout is not None
        assert b"Captable thinks" in await asyncio.wait_for(worker.stdout.readline(), PATIENCE)
        worker.send_signal(signal.SIGTERM)
        _, complaints = await asyncio.wait_for(worker.communicate(), PATIENCE)
        assert (worker.returncode, complaints) == (0, b"")

    asyncio.run(act())


def test_without_a_database_it_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CAPTABLE_STORE", raising=False)
    assert main(["work"]) == 2
    assert "--store" in capsys.readouterr().err
    with pytest.raises(BadInput, match="captable work"):
        quick(tmp_path, thinks=False)

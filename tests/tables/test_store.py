"""The store: appended and never changed, all or nothing, claimed once, on disk when it says so."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from captable.tables.sqlite import SqliteStore
from captable.tables.store import Addition, Conflict, Due, Store, StoreFailed
from tests.tables.sitting import Sitting, scene


def addition(table: str, first: int, *rows: bytes, due: dict[str, int] | None = None) -> Addition:
    return Addition(table, first, rows, "running", True, 0, b"{}", ["ann"], due or {})


def stored(folder: Path) -> sqlite3.Connection:
    """The same file, as another program sees it."""
    return sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)


@scene
async def test_rows_come_back_in_the_order_in_which_they_were_appended(here: Sitting) -> None:
    await here.store.append(addition("t", 0, b"a", b"b"))
    await here.store.append(addition("t", 2, b"c"))
    assert await here.store.journal("t") == [b"a", b"b", b"c"]
    assert await here.store.journal("u") == []


@scene
async def test_who_appends_to_an_outdated_journal_is_told(here: Sitting) -> None:
    await here.store.append(addition("t", 0, b"a"))
    with pytest.raises(Conflict):
        await here.store.append(addition("t", 0, b"other"))
    with pytest.raises(Conflict):
        await here.store.append(addition("t", 2, b"gap"))
    assert await here.store.journal("t") == [b"a"]


@scene
async def test_additions_are_written_together_or_not_at_all(here: Sitting) -> None:
    await here.store.append(addition("t", 0, b"a"))
    with pytest.raises(Conflict):
        await here.store.append(addition("u", 0, b"new"), addition("t", 0, b"outdated"))
    assert await here.store.journal("u") == []


@scene
async def test_one_failed_write_does_not_take_its_neighbours_with_it(here: Sitting) -> None:
    await here.store.append(addition("t", 0, b"a"))
    writes = [here.store.append(addition(f"t{n}", 0, b"x")) for n in range(20)]
    results = await asyncio.gather(*writes, here.store.append(addition("t", 0, b"b")), return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 20 + [Conflict]
    assert await here.store.journal("t7") == [b"x"]


def test_a_journal_can_be_neither_changed_nor_cut(tmp_path: Path) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await store.append(addition("t", 0, b"a"))
        await store.close()

    asyncio.run(fill())
    db = stored(tmp_path)
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        db.execute("UPDATE journal SET row = 'b'")
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        db.execute("DELETE FROM journal")
    db.close()


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def look() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        settings = await store._commit(
            lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")]
        )
        assert settings == [2, "wal"]  # 2 is FULL
        await store.close()

    asyncio.run(look())


def test_nothing_that_is_asked_at_every_move_or_look_at_the_lobby_reads_a_whole_table(tmp_path: Path) -> None:
    """SQLite's own plan of each statement: with 100,000 tables a scan costs more than the move."""

    async def look() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        asked: list[str] = []
        for way in (store._commit, store._read):
            await way(lambda db: db.set_trace_callback(asked.append))
        await store.append(addition("t", 0, b"a", due={"bot 1 0": 100}))
        await store.append(addition("t", 1, b"b", due={"bot 2 0": 200}))
        await store.claim(200, 1000, 10)
        await store.next_due(200)
        await store.set_due("t", {"warn 2 0": 500})
        await store.journal("t")
        await store.listing(50)
        await store.tables_of("ann", 50)
        await store.count("ann")
        plans = await store._commit(lambda db: {sql: plan_of(db, sql) for sql in asked.copy()})
        await store.close()
        assert all(any(f"FROM {name}" in sql for sql in plans) for name in ("due", "tables", "seats", "journal"))
        assert {sql: plan for sql, plan in plans.items() if any(is_scan(step) for step in plan)} == {}

    asyncio.run(look())


def plan_of(db: sqlite3.Connection, sql: str) -> list[str]:
    if sql.split()[0] not in ("SELECT", "UPDATE", "DELETE"):
        return []
    return [step for *_, step in db.execute(f"EXPLAIN QUERY PLAN {sql}")]


def is_scan(step: str) -> bool:
    """A search names in brackets what it looks for; the first of `due_free` is what is looked for there."""
    return step.startswith("SCAN") or (step.startswith("SEARCH") and "(" not in step and "due_free" not in step)


async def claimed(store: Store, now: int, until: int) -> list[Due]:
    return await store.claim(now, until, 10)


@scene
async def test_due_work_is_claimed_once_and_again_when_the_claim_runs_out(here: Sitting) -> None:
    await here.store.append(addition("t", 0, b"a", due={"bot 1 0": 100, "warn 2 0": 500}))
    assert await claimed(here.store, 99, 1000) == []
    assert await here.store.next_due(99) == 100
    assert await claimed(here.store, 100, 1000) == [Due("t", "bot 1 0", 100)]
    assert await claimed(here.store, 400, 1000) == []
    assert await here.store.next_due(400) == 500
    assert await claimed(here.store, 1000, 2000) == [Due("t", "bot 1 0", 100), Due("t", "warn 2 0", 500)]


@scene
async def test_what_a_dead_process_had_claimed_is_freed(here: Sitting) -> None:
    await here.store.set_due("t", {"bot 1 0": 100})
    await claimed(here.store, 100, 1000)
    await here.come_back()
    await here.store.free_claims()
    assert await claimed(here.store, 100, 1000) == [Due("t", "bot 1 0", 100)]


@scene
async def test_work_that_is_not_due_any_more_is_gone_and_moved_work_is_free(here: Sitting) -> None:
    await here.store.set_due("t", {"bot 1 0": 100, "bot 2 0": 100})
    await claimed(here.store, 100, 1000)
    await here.store.set_due("t", {"bot 1 0": 100})
    assert await claimed(here.store, 200, 1000) == []
    await here.store.set_due("t", {"bot 1 0": 150})
    assert await claimed(here.store, 200, 1000) == [Due("t", "bot 1 0", 150)]


@scene
async def test_names_are_kept(here: Sitting) -> None:
    assert await here.store.name_of("p") == ""
    await here.store.set_name("p", "Ann")
    await here.store.set_name("p", "Anna")
    assert await here.store.name_of("p") == "Anna"


def test_a_file_of_a_newer_captable_is_left_alone(tmp_path: Path) -> None:
    db = stored(tmp_path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreFailed, match="newer Captable"):
        SqliteStore(tmp_path / "tables.sqlite3")


@scene
async def test_a_closed_store_says_so(here: Sitting) -> None:
    await here.store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await here.store.append(addition("t", 0, b"a"))
    with pytest.raises(StoreFailed, match="closed"):
        await here.store.journal("t")


@scene
async def test_two_processes_at_one_table_do_not_overwrite_each_other(here: Sitting) -> None:
    """Only one server may use a folder, but the store would hold if there were two."""
    table = await here.startups("ann", "bob", "cleo")
    elsewhere = Sitting.__new__(Sitting)
    elsewhere.__dict__ |= here.__dict__
    elsewhere.house = type(here.house)(here.store, here.house.games, here.settings, lambda: here.time, lambda: "")
    await elsewhere.house.find(table.id)
    await here.play_first(table)
    await elsewhere.house.act(table.id, lambda t, now: t.say("bob", "Good move", now, "x"))
    again = await here.read_again(table)
    assert len(again.recorder.record.entries) == 1
    assert [line.text for line in again.chat] == ["Good move"]

"""From one store to the other and back: everything, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from captable.core.errors import BadInput
from captable.tables import moving
from captable.tables.folder import SECRET, TABLES, fingerprint, lock
from captable.tables.migrations import MIGRATIONS
from captable.tables.postgres import PostgresStore
from captable.tables.sqlite import SqliteStore
from captable.tables.store import Device, Invitation, Key, KnownWay, Notice, Passkey, Store, StoreFailed, Strength
from tests.tables.postgresql import database
from tests.tables.sitting import Sitting

KEY = b"k" * 32


def silent(rows: int) -> Callable[[int], None]:
    return lambda done: None


async def fill(store: Store) -> None:
    """Something of all that a store keeps; and whatever a test of this does not know yet is seen by `contents`."""
    here = Sitting(store)
    over, running = await here.startups("ann", "bob", bots=1), await here.bidding("ann", "bob", bots=1)
    await here.play_to_the_end(over)
    await here.startups("cleo", "dan", "eve", public=False)
    await here.house.act(running.id, lambda t, now: t.say("bob", "Ça va ? 🦒", now, "c1"))
    await here.house.act(running.id, lambda t, now: t.mute("ann", 1, True, now))
    await store.set_name("ann", "Ann")
    await store.see_device("ann", Device("d1", "Firefox, Linux", 1, 2))
    await store.sign_out("d2", 5)
    await store.keep_key("ann", "phrase", "hash", 7, None)
    await store.keep_key("bob", "link", "hash too", 7, 10**13)
    key = Key("ann", "startups", "bots")
    await store.rate(over.id, 9, [key], lambda known: {key: Strength(1, 25.1 / 3, 0.1 + 0.2)})
    await store.keep_review(over.id, "quick", bytes(range(256)))
    await store.set_reach("ann", b"wishes")
    await store.keep_way(KnownWay("digest", "ann", "push", "d1", bytes(range(256)), 7))
    await store.want("ann", ["push", "mail"], Notice(running.id, 1, 8))
    await store.take("ann", "push", [running.id], [], 9)
    await store.keep_passkey(Passkey("digest", "ann", "Firefox, Linux", bytes(range(256)), 3, 12))
    await store.invite("bob", Invitation(running.id, "ann", 13))
    await store.block("bob", "cleo", 14)
    await store.set_page("ann", "p1", b"[]")
    await store.keep_tournament("t1", 0, "open", 11, ["ann", "bob"], b"{}")
    await store.claim(here.time + 10**9, here.time + 10**10, 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder in which much has happened."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / SECRET).write_bytes(KEY)

    async def run() -> None:
        store = SqliteStore(folder / TABLES)
        await fill(store)
        await store.close()

    asyncio.run(run())
    return folder


async def contents(side: moving.Side) -> dict[str, list[Any]]:
    tables = await side.tables()
    return {
        name: sorted([row async for rows in side.rows(name, columns) for row in rows], key=repr)
        for name, columns in tables.items()
    }


def in_folder(folder: Path) -> dict[str, list[Any]]:
    db = sqlite3.connect(folder / TABLES)
    try:
        return asyncio.run(contents(moving.Folder(folder, db)))
    finally:
        db.close()


def in_database(url: str) -> dict[str, list[Any]]:
    async def look() -> dict[str, list[Any]]:
        async with moving._database(url) as side:
            return await contents(side)

    return asyncio.run(look())


def test_everything_goes_to_a_database_to_another_and_back(folder: Path, tmp_path: Path) -> None:
    first, second = database().new(), database().new()
    before = in_folder(folder)
    assert [name for name, rows in before.items() if not rows] == [], "something of everything is there to be moved"
    steps: list[int] = []

    def begin(rows: int) -> Callable[[int], None]:
        steps.append(-rows)
        return steps.append

    moved = moving.move(str(folder), first, begin)
    assert sum(steps) == 0, "the bar ends at its end"
    assert moved.rows == {name: len(rows) for name, rows in before.items()}
    assert in_database(first) == before
    moving.move(first, second, silent)
    back = tmp_path / "back"
    back.mkdir()
    (back / SECRET).write_bytes(KEY)
    moving.move(second, str(back), silent)
    assert in_folder(back) == before == in_folder(folder)
    assert sorted(file.name for file in back.iterdir()) == ["lock", SECRET, TABLES]


def test_games_go_on_where_they_were_moved_to(folder: Path) -> None:
    url = database().new()
    moving.move(str(folder), url, silent)

    async def look() -> None:
        here = Sitting(PostgresStore(url, fingerprint(KEY)))
        table = await here.house.find("table-2")
        assert table.running
        assert [line.text for line in table.chat] == ["Ça va ? 🦒"]
        assert await here.later(10**7), "what was claimed by the server that ended is free"
        await here.store.close()

    asyncio.run(look())


def test_both_stores_keep_the_same_things(folder: Path) -> None:
    """What is added to one of them has to be added to the other, under the same name."""

    url = database().new()

    async def look() -> None:
        async with moving._database(url) as there:
            db = sqlite3.connect(folder / TABLES)
            assert await there.tables() == await moving.Folder(folder, db).tables()
            db.close()
            sql = "SELECT count(*) FROM pg_class WHERE relkind = 'S'"
            assert await there._db.fetchval(sql) == 0, "a counter of its own would have to be moved too"

    asyncio.run(look())


def test_a_store_in_use_is_not_moved(folder: Path, tmp_path: Path) -> None:
    url = database().new()
    held = lock(folder)
    with pytest.raises(BadInput, match="A server uses"):
        moving.move(str(folder), url, silent)
    held.close()

    async def while_a_server_listens() -> None:
        here = Sitting(PostgresStore(url))
        await here.house.listen()
        for source, target in ((str(folder), url), (url, str(tmp_path / "other"))):
            with pytest.raises(BadInput, match="in use"):
                await asyncio.to_thread(moving.move, source, target, silent)
        await here.store.close()

    asyncio.run(while_a_server_listens())


def test_a_server_does_not_start_while_its_store_is_moved() -> None:
    async def move_slowly(url: str) -> None:
        async with moving._database(url):
            with pytest.raises(StoreFailed, match="is being moved"):
                await asyncio.to_thread(PostgresStore, url)

    asyncio.run(move_slowly(database().new()))


def test_nothing_is_mixed(folder: Path, tmp_path: Path) -> None:
    url = database().new()
    moving.move(str(folder), url, silent)
    with pytest.raises(BadInput, match=r"is not empty: .*journal"):
        moving.move(str(folder), url, silent)
    with pytest.raises(BadInput, match=r"is not empty: .*journal"):
        moving.move(url, str(folder), silent)
    assert in_database(url) == in_folder(folder)


def test_a_folder_without_the_secret_is_told_what_to_do(folder: Path, tmp_path: Path) -> None:
    url, new = database().new(), tmp_path / "new"
    moving.move(str(folder), url, silent)
    with pytest.raises(BadInput, match="Copy the file `secret`"):
        moving.move(url, str(new), silent)
    assert not (new / TABLES).exists()
    assert not (new / f"{TABLES}.part").exists()


@pytest.mark.parametrize("back", [False, True])
def test_what_fails_half_way_leaves_nothing(folder: Path, tmp_path: Path, back: bool) -> None:
    """Here by a row that is damaged on its way, in the last table: the sums say so."""
    url, new = database().new(), tmp_path / "new"
    new.mkdir()
    (new / SECRET).write_bytes(KEY)
    if back:
        moving.move(str(folder), url, silent)
    kind: Any = moving.Folder if back else moving.Database
    write = kind.write

    async def badly(self: Any, table: str, columns: Any, rows: list[Any]) -> None:
        await write(self, table, columns, rows[:-1] if table == "tables" else rows)

    kind.write = badly
    try:
        with pytest.raises(BadInput, match="nothing was kept"):
            moving.move(url if back else str(folder), str(new) if back else url, silent)
    finally:
        kind.write = write
    if back:
        assert sorted(file.name for file in new.iterdir()) == ["lock", SECRET]
    else:
        assert not any(in_database(url).values())


@pytest.mark.parametrize(
    ("source", "target", "says"),
    [
        ("nowhere", "postgresql:///nowhere?host=/nowhere", "no tables in nowhere"),
        ("a", "b", "captable backup"),
        ("postgresql:///x?host=/nowhere", "b", "can't be reached"),
        ("postgresql:///x", "postgresql:///x", "to itself"),
    ],
)
def test_what_can_not_be_is_said(source: str, target: str, says: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match=says):
        moving.move(source, target, silent)


# -- migrations ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, len(MIGRATIONS)))
def test_a_database_of_every_earlier_day_is_brought_up(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With tables in it, which are read and played on."""
    url = database().new()
    with monkeypatch.context() as earlier:
        earlier.setattr("captable.tables.postgres.MIGRATIONS", MIGRATIONS[:number])
        asyncio.run(PostgresStore(url).close())

    async def as_it_was(store: PostgresStore) -> None:
        for row in (b'{"row":"a"}', b'{"row":"b"}'):
            await store._fetch("INSERT INTO journal SELECT 't', count(*), $1 FROM journal", row)
        await store._fetch("INSERT INTO tables VALUES ('t', 'open', true, 5, '{}')")
        await store._fetch("INSERT INTO people VALUES ('ann', 'Ann')")

    async def look() -> None:
        with monkeypatch.context() as earlier:
            earlier.setattr("captable.tables.postgres.MIGRATIONS", MIGRATIONS[:number])
            before = PostgresStore(url)
        await as_it_was(before)
        await before.close()
        here = Sitting(PostgresStore(url))
        assert await here.store.journal("t") == [b'{"row":"a"}', b'{"row":"b"}']
        assert await here.store.name_of("ann") == "Ann"
        table = await here.startups("ann", "bob", bots=1)
        await here.play_to_the_end(table)
        assert [row[0] for row in await here.store._fetch("SELECT number FROM migrations ORDER BY 1")] == list(
            range(1, len(MIGRATIONS) + 1)
        )
        await here.store.close()

    asyncio.run(look())

    async def schema(url: str) -> list[Any]:
        store = PostgresStore(url)
        sql = """
            SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
            WHERE table_schema = current_schema() UNION ALL
            SELECT 'function', proname, pg_get_functiondef(oid), '', '' FROM pg_proc WHERE proname LIKE 'captable%'
            UNION ALL SELECT 'index', indexname, indexdef, '', '' FROM pg_indexes WHERE schemaname = current_schema()
        """
        found = sorted(tuple(row) for row in await store._fetch(sql))
        await store.close()
        return found

    assert asyncio.run(schema(url)) == asyncio.run(schema(database().new())), "as if it had been made today"


def test_a_migration_that_fails_leaves_the_database_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    url = database().new()
    asyncio.run(PostgresStore(url).close())
    with monkeypatch.context() as tomorrow:
        broken = (*MIGRATIONS, "CREATE TABLE half (way int); SELECT 1 / 0")
        tomorrow.setattr("captable.tables.postgres.MIGRATIONS", broken)
        with pytest.raises(StoreFailed, match="can't be used: division by zero"):
            PostgresStore(url)

    async def look() -> None:
        store = PostgresStore(url)
        assert (await store._fetch("SELECT to_regclass('half')"))[0][0] is None
        assert (await store._fetch("SELECT max(number) FROM migrations"))[0][0] == len(MIGRATIONS)
        await store.close()

    asyncio.run(look())


def test_servers_that_start_together_migrate_once() -> None:
    url = database().new()

    async def start_all() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, url) for _ in range(5)))
        for store in stores:
            await store.close()

    asyncio.run(start_all())

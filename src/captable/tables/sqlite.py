"""Tables in a SQLite file.

One thread writes. While a commit waits for the disk the next writes queue up, and are then committed together, so
many tables share one wait. `synchronous=FULL` makes a commit survive a power cut.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from captable.tables.private_files import make_private
from captable.tables.store import Addition, Conflict, Due, Listing, Store, StoreFailed

T = TypeVar("T")

SCHEMA_VERSION = 1
MOST_TOGETHER = 200
"""Writes in one commit."""

SCHEMA = """
CREATE TABLE journal (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal is appended to and never changed'); END;
CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal is appended to and never changed'); END;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, changed INTEGER NOT NULL, summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (status, listed, changed);
CREATE TABLE seats (
    person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX seats_of_table ON seats (table_id);
CREATE TABLE due (
    table_id TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, claimed_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, name)
) WITHOUT ROWID;
CREATE INDEX due_at ON due (at);
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""


@dataclass
class _Write:
    """A write that waits for its commit."""

    act: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class SqliteStore(Store):
    def __init__(self, file: Path) -> None:
        self._file = file
        self._writes: SimpleQueue[_Write | None] = SimpleQueue()
        writing = _open(file)
        # A daemon, so that a process that ends without closing does not wait for it; what is half written is undone.
        self._writer = Thread(target=self._write, args=(writing,), name="captable-store", daemon=True)
        self._writer.start()
        self._reading = _connect(file)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="captable-read")
        self._closed = False

    # -- writing -----------------------------------------------------------------------------------------------

    async def append(self, *additions: Addition) -> None:
        def write(db: sqlite3.Connection) -> None:
            for addition in additions:
                _append(db, addition)

        await self._commit(write)

    async def set_due(self, table: str, due: dict[str, int]) -> None:
        await self._commit(lambda db: _set_due(db, table, due))

    async def claim(self, now: int, until: int, most: int) -> list[Due]:
        return await self._commit(lambda db: _claim(db, now, until, most))

    async def free_claims(self) -> None:
        await self._commit(lambda db: db.execute("UPDATE due SET claimed_until = 0 WHERE claimed_until > 0"))

    async def set_name(self, person: str, name: str) -> None:
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._commit(lambda db: db.execute(sql, (person, name)))

    async def try_to_write(self) -> None:
        # The same number again: it is written and waited for like a move, and nothing grows.
        await self._commit(lambda db: db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}"))

    async def _commit(self, act: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreFailed("The store is closed.")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._writes.put(_Write(act, done, loop))
        # The write goes on if the one who asked for it is cancelled, so nobody may think that it didn't.
        return await asyncio.shield(done)

    def _write(self, db: sqlite3.Connection) -> None:
        """The writer's thread: take all that waits, commit it together, and tell everyone."""
        going_on = True
        while going_on:
            batch: list[_Write] = []
            going_on = self._collect(batch)
            results = _write_together(db, batch)
            for write, result in zip(batch, results, strict=True):
                if not write.loop.is_closed():
                    write.loop.call_soon_threadsafe(_tell, write.done, result)
        db.close()

    def _collect(self, batch: list[_Write]) -> bool:
        write = self._writes.get()
        while write is not None:
            batch.append(write)
            if len(batch) == MOST_TOGETHER:
                return True
            try:
                write = self._writes.get_nowait()
            except Empty:
                return True
        return False

    # -- reading -----------------------------------------------------------------------------------------------

    async def journal(self, table: str) -> list[bytes]:
        sql = "SELECT row FROM journal WHERE table_id = ? ORDER BY number"
        return await self._read(lambda db: [row for (row,) in db.execute(sql, (table,))])

    async def next_due(self, now: int) -> int | None:
        sql = "SELECT min(max(at, claimed_until)) FROM due"
        found = await self._read(lambda db: db.execute(sql).fetchone())
        return None if found is None else found[0]

    async def listing(self, person: str, most: int) -> Listing:
        return await self._read(lambda db: _listing(db, person, most))

    async def name_of(self, person: str) -> str:
        sql = "SELECT name FROM people WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (person,)).fetchone())
        return str(found[0]) if found else ""

    async def find_damage(self) -> str:
        return await asyncio.to_thread(_find_damage, self._file)

    async def _read(self, act: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreFailed("The store is closed.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, act, self._reading)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()


def _open(file: Path) -> sqlite3.Connection:
    """The file, made if there is none and known to be ours."""
    db: sqlite3.Connection | None = None
    try:
        make_private(file)
        db = _connect(file)
        _set_up(db, file)
    except (OSError, sqlite3.Error, StoreFailed) as error:
        if db is not None:
            db.close()
        if isinstance(error, StoreFailed):
            raise
        raise StoreFailed(_what_is_wrong(file, error)) from None
    return db


def _what_is_wrong(file: Path, error: OSError | sqlite3.Error) -> str:
    if isinstance(error, OSError):
        return f"{file} can't be used: {error.strerror}."
    if isinstance(error, sqlite3.OperationalError):
        return f"{file} can't be used: {error}."
    return f"{file} is damaged: {error}. Take it from a backup, or move it away to begin anew."


def _connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _set_up(db: sqlite3.Connection, file: Path) -> None:
    db.execute("BEGIN IMMEDIATE")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        for statement in _statements(SCHEMA):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    db.execute("COMMIT")
    if version > SCHEMA_VERSION:
        raise StoreFailed(f"{file} was written by a newer Captable. Update this one, or choose another data folder.")
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if missing := set(re.findall(r"CREATE TABLE (\w+)", SCHEMA)) - there:
        raise sqlite3.DatabaseError(f"it has no table {min(missing)}")


def _find_damage(file: Path) -> str:
    """With a connection of its own, so that nobody waits and nothing comes from memory."""
    try:
        db = _connect(file)
    except sqlite3.Error as error:
        return str(error)
    try:
        found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
        return "" if found == "ok" else found.splitlines()[-1]
    except sqlite3.Error as error:
        return str(error)
    finally:
        db.close()


def _statements(script: str) -> list[str]:
    """A script cut where a statement is complete: `executescript` would commit on its own."""
    statements, rest = [], ""
    for line in script.strip().splitlines():
        rest += line + "\n"
        if sqlite3.complete_statement(rest):
            statements.append(rest)
            rest = ""
    return statements


def _write_together(db: sqlite3.Connection, batch: list[_Write]) -> list[object]:
    """One commit for the whole batch. A write that fails takes back its own part only."""
    if not batch:
        return []
    try:
        db.execute("BEGIN IMMEDIATE")
        results = [_try(db, write.act) for write in batch]
        db.execute("COMMIT")
        return results
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [StoreFailed(str(error)) for _ in batch]


def _try(db: sqlite3.Connection, act: Callable[[sqlite3.Connection], object]) -> object:
    db.execute("SAVEPOINT one")
    try:
        result = act(db)
    except Exception as error:
        db.execute("ROLLBACK TO one")
        result = error if isinstance(error, Conflict) else StoreFailed(str(error))
    db.execute("RELEASE one")
    return result


def _tell(done: asyncio.Future[Any], result: object) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _append(db: sqlite3.Connection, new: Addition) -> None:
    sql = "SELECT coalesce(max(number) + 1, 0) FROM journal WHERE table_id = ?"
    known = db.execute(sql, (new.table,)).fetchone()[0]
    if known != new.first:
        raise Conflict(f"Table {new.table} has {known} rows, not {new.first}.")
    rows = [(new.table, number, row) for number, row in enumerate(new.rows, new.first)]
    db.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows)
    summary = (new.table, new.status, new.listed, new.since, new.summary)
    db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", summary)
    if new.people is not None:
        db.execute("DELETE FROM seats WHERE table_id = ?", (new.table,))
        db.executemany("INSERT INTO seats VALUES (?, ?)", {(person, new.table) for person in new.people})
    _set_due(db, new.table, new.due)


def _set_due(db: sqlite3.Connection, table: str, due: dict[str, int]) -> None:
    for (name,) in db.execute("SELECT name FROM due WHERE table_id = ?", (table,)).fetchall():
        if name not in due:
            db.execute("DELETE FROM due WHERE table_id = ? AND name = ?", (table, name))
    db.executemany(
        "INSERT INTO due VALUES (?, ?, ?, 0) ON CONFLICT DO UPDATE SET at = excluded.at, claimed_until = 0"
        " WHERE at != excluded.at",
        [(table, name, at) for name, at in due.items()],
    )


def _claim(db: sqlite3.Connection, now: int, until: int, most: int) -> list[Due]:
    found = db.execute(
        "SELECT table_id, name, at FROM due WHERE at <= ? AND claimed_until <= ? ORDER BY at LIMIT ?", (now, now, most)
    ).fetchall()
    sql = "UPDATE due SET claimed_until = ? WHERE table_id = ? AND name = ?"
    db.executemany(sql, [(until, table, name) for table, name, _ in found])
    return [Due(*row) for row in found]


def _listing(db: sqlite3.Connection, person: str, most: int) -> Listing:
    listed = "SELECT summary FROM tables WHERE status = ? AND listed = 1 ORDER BY changed DESC LIMIT ?"
    mine = (
        "SELECT summary FROM seats JOIN tables ON id = table_id WHERE person = ? AND status != 'closed'"
        " ORDER BY changed DESC LIMIT ?"
    )
    return Listing(
        open=[row for (row,) in db.execute(listed, ("open", most))],
        mine=[row for (row,) in db.execute(mine, (person, most))],
        running=[row for (row,) in db.execute(listed, ("running", most))],
    )

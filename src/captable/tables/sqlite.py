"""Tables in a SQLite file.

Statements are executed where they are asked for, since they only touch memory; the commit, which waits for the disk,
has a thread of its own. While it waits the next writes queue up, and are then committed together, so many tables share
one wait. (A thread that executed the statements too would wait for Python's lock at each of them while the server is
busy, and everybody for the thread.) `synchronous=FULL` makes a commit survive a power cut.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from captable.tables.private_files import make_private
from captable.tables.store import (
    LOOK_EVERY,
    OF_PERSONS,
    PARTS,
    PERSON,
    REVIEW,
    TIMES_TO_END,
    Addition,
    Conflict,
    Device,
    Document,
    Due,
    Edit,
    Invitation,
    Kept,
    Key,
    KnownWay,
    Listing,
    Notice,
    Part,
    Passkey,
    Rate,
    Rated,
    Store,
    StoreFailed,
    Strength,
    Told,
)

T = TypeVar("T")

SCHEMA_VERSION = 1
MOST_TOGETHER = 200
"""Writes in one commit."""
BUSY_FOR = 10_000
"""Milliseconds to wait for another process that writes."""

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


LATER = """
CREATE TABLE IF NOT EXISTS reviews (
    table_id TEXT NOT NULL, level TEXT NOT NULL, review BLOB NOT NULL, PRIMARY KEY (table_id, level)
);
CREATE TABLE IF NOT EXISTS devices (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, since INTEGER NOT NULL, seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS devices_of_person ON devices (person);
CREATE TABLE IF NOT EXISTS rated (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, against TEXT NOT NULL, games INTEGER NOT NULL, at INTEGER NOT NULL,
    mean REAL NOT NULL, deviation REAL NOT NULL, PRIMARY KEY (person, game, against, games)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS signed_out (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
    person TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL UNIQUE, made INTEGER NOT NULL, until INTEGER,
    PRIMARY KEY (person, kind)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reach (person TEXT PRIMARY KEY, wishes BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ways (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, device TEXT NOT NULL, sealed BLOB NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ways_of_person ON ways (person);
CREATE TABLE IF NOT EXISTS notices (
    person TEXT NOT NULL, way TEXT NOT NULL, table_id TEXT NOT NULL, decision INTEGER NOT NULL, at INTEGER NOT NULL,
    told INTEGER, PRIMARY KEY (person, way, table_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS notices_of_table ON notices (table_id);
CREATE TABLE IF NOT EXISTS told (
    person TEXT NOT NULL, way TEXT NOT NULL, last INTEGER NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (person, way)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tournaments (
    id TEXT PRIMARY KEY, written INTEGER NOT NULL, status TEXT NOT NULL, changed INTEGER NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tournaments_by_status ON tournaments (status);
CREATE TABLE IF NOT EXISTS entrants (
    person TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (person, tournament)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entrants_of_tournament ON entrants (tournament);
CREATE TABLE IF NOT EXISTS passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public BLOB NOT NULL, used INTEGER NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkeys_of_person ON passkeys (person);
CREATE TABLE IF NOT EXISTS invitations (
    person TEXT NOT NULL, table_id TEXT NOT NULL, asker TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS invitations_of_asker ON invitations (asker);
CREATE TABLE IF NOT EXISTS blocked (
    person TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS blocked_others ON blocked (other);
CREATE TABLE IF NOT EXISTS pages (person TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, shows BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due_free ON due (at) WHERE claimed_until = 0;
CREATE INDEX IF NOT EXISTS due_claimed ON due (claimed_until) WHERE claimed_until > 0;
"""
"""Which files of earlier days get too when they are opened."""


@dataclass
class _Write:
    """A write that waits for its commit."""

    act: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


@dataclass
class _Batch:
    """Writes that are committed together."""

    writes: list[_Write]
    loop: asyncio.AbstractEventLoop
    results: list[object] | None
    """Of what was executed; none where the commit's thread has to execute it."""


class SqliteStore(Store):
    def __init__(self, file: Path) -> None:
        self._file = file
        self._db = _open(file)
        self._waiting: list[_Write] = []
        self._busy = False
        """A batch is under way."""
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        # A daemon, so that a process that ends without closing does not wait for it; what is half written is undone.
        self._committer = Thread(target=self._commit_batches, name="captable-store", daemon=True)
        self._committer.start()
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

    async def claim(self, now: int, until: int, most: int, part: Part = "all") -> list[Due]:
        return await self._commit(lambda db: _claim(db, now, until, most, part))

    async def free_claims(self) -> None:
        await self._commit(lambda db: db.execute("UPDATE due SET claimed_until = 0 WHERE claimed_until > 0"))

    async def look_at_forgotten(self, now: int) -> None:
        await self._commit(lambda db: _look_at_forgotten(db, now))

    async def set_name(self, person: str, name: str) -> None:
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._commit(lambda db: db.execute(sql, (person, name)))

    async def see_device(self, person: str, device: Device) -> None:
        sql = (
            "INSERT INTO devices VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
        )
        await self._commit(lambda db: db.execute(sql, (device.id, person, device.name, device.since, device.seen)))

    async def sign_out(self, who: str, at: int) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR IGNORE INTO signed_out VALUES (?, ?)", (who, at))
            db.execute("DELETE FROM devices WHERE id = ?", (who,))
            db.execute("DELETE FROM ways WHERE device = ?", (who,))

        await self._commit(write)

    async def signed_out(self, since: int) -> set[str]:
        def forget(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM signed_out WHERE at < ?", (since,))
            db.execute("DELETE FROM devices WHERE seen < ?", (since,))

        await self._commit(forget)
        return await self._read(lambda db: {id for (id,) in db.execute("SELECT id FROM signed_out")})

    async def keep_key(self, person: str, kind: str, key: str, made: int, until: int | None) -> None:
        sql = "INSERT OR REPLACE INTO keys VALUES (?, ?, ?, ?, ?)"
        await self._commit(lambda db: db.execute(sql, (person, kind, key, made, until)))

    async def use_key(self, key: str, now: int) -> str:
        def use(db: sqlite3.Connection) -> str:
            found = db.execute("SELECT person, until FROM keys WHERE key = ?", (key,)).fetchone()
            if found is None:
                return ""
            person, until = found
            if until is not None:
                db.execute("DELETE FROM keys WHERE key = ?", (key,))
            return str(person) if until is None or until > now else ""

        return await self._commit(use)

    async def drop_key(self, person: str, kind: str) -> None:
        sql = "DELETE FROM keys WHERE person = ? AND kind = ?"
        await self._commit(lambda db: db.execute(sql, (person, kind)))

    async def rate(self, table: str, at: int, keys: Sequence[Key], rate: Rate) -> None:
        def write(db: sqlite3.Connection) -> None:
            if db.execute("INSERT OR IGNORE INTO rated VALUES (?)", (table,)).rowcount != 1:
                return
            sql = (
                "SELECT games, mean, deviation FROM ratings WHERE person = ? AND game = ? AND against = ?"
                " ORDER BY games DESC LIMIT 1"
            )
            known = {key: Strength(*row) for key in keys if (row := db.execute(sql, key).fetchone())}
            new = [(*key, found.games, at, found.mean, found.deviation) for key, found in rate(known).items()]
            db.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", new)

        await self._commit(write)

    async def rewrite(self, table: str, edit: Edit) -> None:
        def write(db: sqlite3.Connection) -> None:
            sql = "SELECT row FROM journal WHERE table_id = ? ORDER BY number"
            old = [row for (row,) in db.execute(sql, (table,))]
            (summary,) = db.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone() or (b"",)
            rows, new_summary = edit(old, summary)
            changed = [(row, table, n) for n, row in enumerate(rows) if row != old[n]]
            with door(db), for_good(db):
                db.executemany("UPDATE journal SET row = ? WHERE table_id = ? AND number = ?", changed)
                db.execute("UPDATE tables SET summary = ? WHERE id = ?", (new_summary, table))

        await self._commit(write)

    async def erase(self, person: str) -> None:
        def write(db: sqlite3.Connection) -> None:
            with for_good(db):
                db.execute("DELETE FROM people WHERE id = ?", (person,))
                for table in OF_PERSONS:
                    db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
                db.execute("DELETE FROM invitations WHERE asker = ?", (person,))
                db.execute("DELETE FROM blocked WHERE other = ?", (person,))
                db.execute("DELETE FROM due WHERE table_id = ?", (PERSON + person,))

        await self._commit(write)
        await asyncio.to_thread(_empty_log, self._file)

    async def delete_table(self, table: str) -> None:
        def write(db: sqlite3.Connection) -> None:
            names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            with door(db), for_good(db):
                db.execute("DELETE FROM tables WHERE id = ?", (table,))
                for (name,) in names:
                    if any(column[1] == "table_id" for column in db.execute(f"PRAGMA table_info({name})")):
                        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))

        await self._commit(write)
        await asyncio.to_thread(_empty_log, self._file)

    async def keep_review(self, table: str, level: str, review: bytes) -> None:
        sql = "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)"
        await self._commit(lambda db: db.execute(sql, (table, level, review)))

    async def set_reach(self, person: str, wishes: bytes) -> None:
        sql = "INSERT OR REPLACE INTO reach VALUES (?, ?)"
        await self._commit(lambda db: db.execute(sql, (person, wishes)))

    async def keep_way(self, way: KnownWay) -> None:
        sql = "INSERT OR REPLACE INTO ways VALUES (?, ?, ?, ?, ?, ?)"
        await self._commit(lambda db: db.execute(sql, astuple(way)))

    async def drop_ways(self, person: str, kind: str, id: str = "") -> None:
        def write(db: sqlite3.Connection) -> None:
            sql = "DELETE FROM ways WHERE person = ? AND kind = ? AND ? IN ('', id)"
            db.execute(sql, (person, kind, id))
            left = "DELETE FROM notices WHERE person = ?1 AND way = ?2 AND NOT EXISTS"
            db.execute(f"{left} (SELECT 1 FROM ways WHERE person = ?1 AND kind = ?2)", (person, kind))

        await self._commit(write)

    async def want(self, person: str, ways: Sequence[str], notice: Notice) -> None:
        sql = (
            "INSERT INTO notices VALUES (?, ?, ?, ?, ?, NULL) ON CONFLICT (person, way, table_id)"
            " DO UPDATE SET decision = excluded.decision, at = excluded.at, told = NULL"
            " WHERE decision != excluded.decision"
        )
        await self._commit(lambda db: db.executemany(sql, [(person, way, *notice) for way in ways]))

    async def take(self, person: str, way: str, tables: Sequence[str], forgotten: Sequence[str], now: int) -> set[str]:
        def write(db: sqlite3.Connection) -> set[str]:
            mark = "UPDATE notices SET told = ? WHERE person = ? AND way = ? AND table_id = ? AND told IS NULL"
            taken = {table for table in tables if db.execute(mark, (now, person, way, table)).rowcount}
            drop = "DELETE FROM notices WHERE person = ? AND way = ? AND table_id = ? AND told IS NULL"
            db.executemany(drop, [(person, way, table) for table in forgotten])
            if taken:
                count = (
                    "INSERT INTO told VALUES (?, ?, ?, 1)"
                    " ON CONFLICT (person, way) DO UPDATE SET last = excluded.last, times = times + 1"
                )
                db.execute(count, (person, way, now))
            return taken

        return await self._commit(write)

    async def give_back(self, person: str, way: str, notices: Sequence[Notice], told: Told) -> None:
        def write(db: sqlite3.Connection) -> None:
            sql = "UPDATE notices SET told = NULL WHERE person = ? AND way = ? AND table_id = ? AND decision = ?"
            db.executemany(sql, [(person, way, notice.table, notice.decision) for notice in notices])
            db.execute("UPDATE told SET last = ?, times = ? WHERE person = ? AND way = ?", (*told, person, way))

        await self._commit(write)

    async def keep_tournament(
        self, id: str, written: int, status: str, at: int, people: Sequence[str], data: bytes
    ) -> None:
        def write(db: sqlite3.Connection) -> None:
            found = db.execute("SELECT written FROM tournaments WHERE id = ?", (id,)).fetchone()
            if (found[0] if found else 0) != written:
                raise Conflict("The tournament was written by others.")
            with for_good(db):  # what somebody was called here may have been erased
                db.execute(
                    "INSERT OR REPLACE INTO tournaments VALUES (?, ?, ?, ?, ?)", (id, written + 1, status, at, data)
                )
                db.execute("DELETE FROM entrants WHERE tournament = ?", (id,))
                db.executemany("INSERT INTO entrants VALUES (?, ?)", [(person, id) for person in set(people)])

        await self._commit(write)

    async def keep_passkey(self, passkey: Passkey) -> None:
        sql = (
            "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " name = excluded.name, public = excluded.public, used = excluded.used WHERE person = excluded.person"
        )
        await self._commit(lambda db: db.execute(sql, passkey))

    async def drop_passkey(self, person: str, id: str) -> None:
        sql = "DELETE FROM passkeys WHERE person = ? AND id = ?"
        await self._commit(lambda db: db.execute(sql, (person, id)))

    async def invite(self, person: str, invitation: Invitation) -> None:
        sql = "INSERT OR REPLACE INTO invitations VALUES (?, ?, ?, ?)"
        await self._commit(lambda db: db.execute(sql, (person, *invitation)))

    async def drop_invitation(self, person: str, table: str) -> None:
        sql = "DELETE FROM invitations WHERE person = ? AND table_id = ?"
        await self._commit(lambda db: db.execute(sql, (person, table)))

    async def block(self, person: str, other: str, at: int) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR IGNORE INTO blocked VALUES (?, ?, ?)", (person, other, at))
            db.execute("DELETE FROM invitations WHERE person = ? AND asker = ?", (person, other))

        await self._commit(write)

    async def unblock(self, person: str, other: str) -> None:
        sql = "DELETE FROM blocked WHERE person = ? AND other = ?"
        await self._commit(lambda db: db.execute(sql, (person, other)))

    async def set_page(self, person: str, id: str, shows: bytes) -> None:
        sql = "INSERT OR REPLACE INTO pages VALUES (?, ?, ?)"
        await self._commit(lambda db: db.execute(sql, (person, id, shows)))

    async def drop_page(self, person: str) -> None:
        await self._commit(lambda db: db.execute("DELETE FROM pages WHERE person = ?", (person,)))

    async def try_to_write(self) -> None:
        # The same number again: it is written and waited for like a move, and nothing grows.
        await self._commit(lambda db: db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}"))

    async def _commit(self, act: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreFailed("The store is closed.")
        return await self._enqueue(act)  # the write goes on if the one who asked for it is cancelled

    def _enqueue(self, act: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(_Write(act, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin_batch, loop)  # what else is wished for in this round comes along
        return done

    def _begin_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        writes, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        try:
            self._batches.put(_Batch(writes, loop, _execute_at_once(self._db, writes)))
        except sqlite3.Error as error:
            self._end_batch(_Batch(writes, loop, _undo(self._db, writes, error)))

    def _commit_batches(self) -> None:
        """The commit's thread. It has the connection to itself from a batch's beginning to its end."""
        while (batch := self._batches.get()) is not None:
            batch.results = commit(self._db, batch.writes, batch.results)
            if not batch.loop.is_closed():
                batch.loop.call_soon_threadsafe(self._end_batch, batch)
            else:
                self._busy = False

    def _end_batch(self, batch: _Batch) -> None:
        assert batch.results is not None
        for write, result in zip(batch.writes, batch.results, strict=True):
            _tell(write.done, result)
        self._busy = bool(self._waiting)
        if self._busy:
            self._begin_batch(batch.loop)

    # -- reading -----------------------------------------------------------------------------------------------

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        sql = "SELECT row FROM journal WHERE table_id = ? AND number >= ? ORDER BY number"
        return await self._read(lambda db: [row for (row,) in db.execute(sql, (table, first))])

    async def next_due(self, now: int, part: Part = "all") -> int | None:
        return await self._read(lambda db: _next_due(db, part))

    async def reviews_asked(self) -> list[Due]:
        sql = "SELECT table_id, name, at FROM due WHERE table_id >= ? AND table_id < ? ORDER BY at"
        beyond = chr(ord(REVIEW) + 1)
        return await self._read(lambda db: [Due(*row) for row in db.execute(sql, (REVIEW, beyond))])

    async def listing(self, most: int) -> Listing:
        return await self._read(lambda db: _listing(db, most))

    async def tables_of(self, person: str, most: int) -> list[bytes]:
        return await self._read(lambda db: _tables_of(db, person, most))

    async def count(self, person: str) -> dict[str, int]:
        sql = "SELECT status, count(*) FROM seats JOIN tables ON id = table_id WHERE person = ? GROUP BY status"
        return await self._read(lambda db: dict(db.execute(sql, (person,)).fetchall()))

    async def totals(self) -> dict[str, int]:
        sql = "SELECT status, count(*) FROM tables GROUP BY status"
        return await self._read(lambda db: dict(db.execute(sql).fetchall()))

    async def name_of(self, person: str) -> str:
        sql = "SELECT name FROM people WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (person,)).fetchone())
        return str(found[0]) if found else ""

    async def devices(self, person: str) -> list[Device]:
        sql = "SELECT id, name, since, seen FROM devices WHERE person = ? ORDER BY seen DESC, id"
        return await self._read(lambda db: [Device(*row) for row in db.execute(sql, (person,))])

    async def finished_of(self, person: str, before: int, most: int) -> list[bytes]:
        sql = (
            "SELECT summary FROM seats JOIN tables ON id = table_id"
            " WHERE person = ? AND status = 'over' AND changed < ? ORDER BY changed DESC LIMIT ?"
        )
        return await self._read(lambda db: [row for (row,) in db.execute(sql, (person, before, most))])

    async def summary(self, table: str) -> bytes | None:
        found = await self._read(lambda db: db.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone())
        return found[0] if found else None

    async def unrated(self, most: int) -> list[str]:
        sql = (
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS (SELECT 1 FROM rated WHERE table_id = id)"
            " ORDER BY changed LIMIT ?"
        )
        return await self._read(lambda db: [id for (id,) in db.execute(sql, (most,))])

    async def ratings_of(self, person: str) -> list[Rated]:
        sql = "SELECT game, against, games, at, mean, deviation FROM ratings WHERE person = ? ORDER BY at, games"
        return await self._read(lambda db: [Rated(*row) for row in db.execute(sql, (person,))])

    async def tournament(self, id: str) -> Document | None:
        sql = "SELECT written, data FROM tournaments WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (id,)).fetchone())
        return Document(*found) if found else None

    async def tournaments_of(self, person: str, most: int) -> list[bytes]:
        sql = (
            "SELECT data FROM entrants JOIN tournaments ON id = tournament WHERE person = ?"
            " ORDER BY changed DESC, id LIMIT ?"
        )
        return await self._read(lambda db: [data for (data,) in db.execute(sql, (person, most))])

    async def tournaments(self, status: str) -> list[str]:
        sql = "SELECT id FROM tournaments WHERE status = ? ORDER BY id"
        return await self._read(lambda db: [id for (id,) in db.execute(sql, (status,))])

    async def passkey(self, id: str) -> Passkey | None:
        found = await self._read(lambda db: db.execute("SELECT * FROM passkeys WHERE id = ?", (id,)).fetchone())
        return Passkey(*found) if found else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        sql = "SELECT * FROM passkeys WHERE person = ? ORDER BY made, id"
        return await self._read(lambda db: [Passkey(*row) for row in db.execute(sql, (person,))])

    async def invitations_of(self, person: str, most: int) -> list[Invitation]:
        sql = "SELECT table_id, asker, at FROM invitations WHERE person = ? ORDER BY at DESC, table_id LIMIT ?"
        return await self._read(lambda db: [Invitation(*row) for row in db.execute(sql, (person, most))])

    async def blocked_by(self, person: str) -> list[str]:
        sql = "SELECT other FROM blocked WHERE person = ? ORDER BY at DESC, other"
        return await self._read(lambda db: [other for (other,) in db.execute(sql, (person,))])

    async def page(self, id: str) -> tuple[str, bytes] | None:
        sql = "SELECT person, shows FROM pages WHERE id = ?"
        found: tuple[str, bytes] | None = await self._read(lambda db: db.execute(sql, (id,)).fetchone())
        return found

    async def page_of(self, person: str) -> tuple[str, bytes] | None:
        sql = "SELECT id, shows FROM pages WHERE person = ?"
        found: tuple[str, bytes] | None = await self._read(lambda db: db.execute(sql, (person,)).fetchone())
        return found

    async def key_made(self, person: str, kind: str) -> int | None:
        sql = "SELECT made FROM keys WHERE person = ? AND kind = ?"
        found = await self._read(lambda db: db.execute(sql, (person, kind)).fetchone())
        return found[0] if found else None

    async def all_tables_of(self, person: str) -> list[str]:
        sql = "SELECT id FROM seats JOIN tables ON id = table_id WHERE person = ? ORDER BY changed DESC"
        return await self._read(lambda db: [id for (id,) in db.execute(sql, (person,))])

    async def tables_naming(self, person: str) -> list[str]:
        sql = "SELECT DISTINCT table_id FROM journal WHERE instr(row, ?)"
        return await self._read(lambda db: [id for (id,) in db.execute(sql, (person.encode(),))])

    async def reach(self, person: str) -> bytes | None:
        sql = "SELECT wishes FROM reach WHERE person = ?"
        found = await self._read(lambda db: db.execute(sql, (person,)).fetchone())
        return found[0] if found else None

    async def way(self, id: str) -> KnownWay | None:
        found = await self._read(lambda db: db.execute("SELECT * FROM ways WHERE id = ?", (id,)).fetchone())
        return KnownWay(*found) if found else None

    async def ways_of(self, person: str) -> list[KnownWay]:
        sql = "SELECT * FROM ways WHERE person = ? ORDER BY made, id"
        return await self._read(lambda db: [KnownWay(*row) for row in db.execute(sql, (person,))])

    async def waiting(self, person: str, way: str) -> list[Notice]:
        sql = (
            "SELECT table_id, decision, at FROM notices WHERE person = ? AND way = ? AND told IS NULL"
            " ORDER BY at, table_id"
        )
        return await self._read(lambda db: [Notice(*row) for row in db.execute(sql, (person, way))])

    async def told(self, person: str) -> dict[str, Told]:
        sql = "SELECT way, last, times FROM told WHERE person = ?"
        return await self._read(lambda db: {way: Told(*row) for way, *row in db.execute(sql, (person,))})

    async def told_of(self, person: str, way: str, most: int) -> list[tuple[Notice, int]]:
        sql = (
            "SELECT table_id, decision, at, told FROM notices WHERE person = ? AND way = ? AND told IS NOT NULL"
            " ORDER BY told DESC, at DESC, table_id LIMIT ?"
        )
        found = await self._read(lambda db: db.execute(sql, (person, way, most)).fetchall())
        return [(Notice(table, decision, at), told) for table, decision, at, told in found]

    async def review(self, table: str, level: str) -> bytes | None:
        sql = "SELECT review FROM reviews WHERE table_id = ? AND level = ?"
        found = await self._read(lambda db: db.execute(sql, (table, level)).fetchone())
        return found[0] if found else None

    async def reviews_of(self, person: str, most: int) -> list[tuple[str, bytes]]:
        sql = (
            "SELECT id, review FROM seats JOIN tables ON id = seats.table_id JOIN reviews ON id = reviews.table_id"
            " WHERE person = ? AND status = 'over' ORDER BY changed DESC LIMIT ?"
        )
        return await self._read(lambda db: db.execute(sql, (person, most)).fetchall())

    async def all_tables(self, status: str) -> list[Kept]:
        sql = (
            "SELECT id, status, changed, summary, (SELECT count(*) FROM journal WHERE table_id = id) FROM tables"
            " WHERE ? IN ('', status) ORDER BY changed DESC"
        )
        return await self._read(lambda db: [Kept(*row) for row in db.execute(sql, (status,))])

    async def people_called(self, wanted: str) -> list[tuple[str, str]]:
        sql = (
            "SELECT id, name FROM people WHERE id = :wanted OR name = :wanted"
            " UNION SELECT person, '' FROM seats WHERE person = :wanted AND person NOT IN (SELECT id FROM people)"
            " UNION SELECT person, '' FROM entrants WHERE person = :wanted AND person NOT IN (SELECT id FROM people)"
        )
        return await self._read(lambda db: db.execute(sql, {"wanted": wanted}).fetchall())

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
        with suppress(StoreFailed):
            await self._enqueue(lambda db: None)  # comes last
        self._batches.put(None)
        await asyncio.to_thread(self._committer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        self._db.close()


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
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=BUSY_FOR / 1000)
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
    add_later(db)


def add_later(db: sqlite3.Connection) -> None:
    """What a file of earlier days lacks."""
    for statement in _statements(LATER):
        db.execute(statement)


@contextmanager
def door(db: sqlite3.Connection) -> Iterator[None]:
    """Journals may be changed inside, as part of the transaction that is open: nobody ever finds it open."""
    triggers = db.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'journal'"
    ).fetchall()
    for name, _ in triggers:
        db.execute(f"DROP TRIGGER {name}")
    yield
    for _, sql in triggers:
        db.execute(sql)


@contextmanager
def for_good(db: sqlite3.Connection) -> Iterator[None]:
    """What is erased inside is gone from the disk too."""
    db.execute("PRAGMA secure_delete = ON")
    yield
    db.execute("PRAGMA secure_delete = OFF")


def _empty_log(file: Path) -> None:
    """What was overwritten is in the write-ahead log until that is begun anew."""
    with closing(_connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


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


def _execute_at_once(db: sqlite3.Connection, writes: list[_Write]) -> list[object] | None:
    """Run the writes up to, but without, their commit; nothing if that would mean waiting for another process."""
    db.execute("PRAGMA busy_timeout = 0")
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise
    finally:
        db.execute(f"PRAGMA busy_timeout = {BUSY_FOR}")
    return [_try(db, write.act) for write in writes]


def commit(db: sqlite3.Connection, writes: list[_Write], results: list[object] | None) -> list[object]:
    """One commit for a whole batch. A write that failed has taken back its own part only."""
    try:
        if results is None:
            db.execute("BEGIN IMMEDIATE")
            results = [_try(db, write.act) for write in writes]
        db.execute("COMMIT")
        return results
    except sqlite3.Error as error:
        return _undo(db, writes, error)


def _undo(db: sqlite3.Connection, writes: list[_Write], error: sqlite3.Error) -> list[object]:
    if db.in_transaction:
        db.execute("ROLLBACK")
    return [StoreFailed(str(error)) for _ in writes]


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
    # One statement looks and writes: a journal that is longer or shorter than expected takes no row.
    first = (
        "INSERT INTO journal SELECT :table, :first, :row"
        " WHERE :first = (SELECT coalesce(max(number) + 1, 0) FROM journal WHERE table_id = :table)"
    )
    if db.execute(first, {"table": new.table, "first": new.first, "row": new.rows[0]}).rowcount != 1:
        raise Conflict(f"Table {new.table} does not have {new.first} rows any more.")
    more = [(new.table, number, row) for number, row in enumerate(new.rows[1:], new.first + 1)]
    if more:
        db.executemany("INSERT INTO journal VALUES (?, ?, ?)", more)
    if new.summary is not None:
        summary = (new.table, new.status, new.listed, new.since, new.summary)
        db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", summary)
    if new.people is not None:
        db.execute("DELETE FROM seats WHERE table_id = ?", (new.table,))
        db.executemany("INSERT INTO seats VALUES (?, ?)", {(person, new.table) for person in new.people})
    if new.due is not None:
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


def _look_at_forgotten(db: sqlite3.Connection, now: int) -> None:
    """Files of earlier days have no such rows. Whoever does the work finds out when it really is due."""
    for status, name in TIMES_TO_END.items():
        db.execute(
            "INSERT INTO due SELECT id, :name, :now + :apart * row_number() OVER (), 0 FROM tables"
            " WHERE status = :status AND NOT EXISTS (SELECT 1 FROM due WHERE table_id = id AND name = :name)",
            {"status": status, "name": name, "now": now, "apart": LOOK_EVERY},
        )


def _claim(db: sqlite3.Connection, now: int, until: int, most: int, part: Part) -> list[Due]:
    free = f"SELECT table_id, name, at FROM due WHERE at <= ? AND claimed_until <= ? AND {PARTS[part]}"
    found = db.execute(f"{free} ORDER BY at LIMIT ?", (now, now, most)).fetchall()
    sql = "UPDATE due SET claimed_until = ? WHERE table_id = ? AND name = ?"
    db.executemany(sql, [(until, table, name) for table, name, _ in found])
    return [Due(*row) for row in found]


def _next_due(db: sqlite3.Connection, part: Part) -> int | None:
    """Two questions, each of which an index answers; those who are claimed are few."""
    mine = PARTS[part]
    free = f"SELECT min(at) FROM due WHERE claimed_until = 0 AND {mine}"
    claimed = f"SELECT min(max(at, claimed_until)) FROM due WHERE claimed_until > 0 AND {mine}"
    found = [db.execute(sql).fetchone()[0] for sql in (free, claimed)]
    return min((at for at in found if at is not None), default=None)


def _listing(db: sqlite3.Connection, most: int) -> Listing:
    listed = "SELECT summary FROM tables WHERE status = ? AND listed = 1 ORDER BY changed DESC LIMIT ?"
    return Listing(
        open=[row for (row,) in db.execute(listed, ("open", most))],
        running=[row for (row,) in db.execute(listed, ("running", most))],
    )


def _tables_of(db: sqlite3.Connection, person: str, most: int) -> list[bytes]:
    mine = (
        "SELECT summary FROM seats JOIN tables ON id = table_id WHERE person = ? AND status != 'closed'"
        " ORDER BY changed DESC LIMIT ?"
    )
    return [row for (row,) in db.execute(mine, (person, most))]

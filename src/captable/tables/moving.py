"""Everything from one store to another: from a data folder into a PostgreSQL database, back, or between databases.

Both kinds of store have the same tables under the same names, so what is moved is rows, whatever they are for; only
what belongs to servers that run is left behind. It is all or nothing: a database is filled in one transaction, a file
under another name until it is whole. Then everything is read again on both sides, and has to be the same.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from captable.core.errors import BadInput
from captable.tables.folder import SECRET, TABLES, fingerprint, lock, make_folder
from captable.tables.private_files import sync_folder
from captable.tables.sqlite import SqliteStore
from captable.tables.store import StoreFailed

Row: TypeAlias = tuple[Any, ...]
Columns: TypeAlias = tuple[str, ...]

OF_SERVERS: Final = frozenset({"agreed", "migrations", "present", "tried"})
"""Tables that say something of servers or of this one database, and nothing that anybody did."""
CLAIMS: Final = frozenset({"claimed_until", "owner"})
"""Columns of due work that name who is at it; nobody is, after a move."""
AT_ONCE: Final = 2000
"""Rows."""
DATABASE: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Moved:
    rows: dict[str, int]
    """Of each table of the store."""

    @property
    def all(self) -> int:
        return sum(self.rows.values())


@dataclass(frozen=True)
class Sum:
    """Rows in any order, added up: equal sums are equal rows."""

    rows: int = 0
    total: int = 0

    def plus(self, rows: Iterable[Row]) -> Sum:
        digests = [int.from_bytes(sha256(msgspec.msgpack.encode(row)).digest()) for row in rows]
        return Sum(self.rows + len(digests), (self.total + sum(digests)) % 2**256)


def move(source: str, target: str, begin: Callable[[int], Callable[[int], None]]) -> Moved:
    """`begin` is told how many rows there are to be moved and checked; what it gives is called while they are."""
    if not is_database(source) and not is_database(target):
        raise BadInput("Both are folders: `captable backup` copies one. Here one at least is a postgresql:// address.")
    if source == target:
        raise BadInput("That is from a store to itself. Name another one as the second.")
    try:
        return asyncio.run(_move(source, target, begin))
    except (StoreFailed, sqlite3.Error) as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"{error.filename or target} can't be used: {error.strerror or error}.") from None


def is_database(place: str) -> bool:
    return place.startswith(DATABASE)


async def _move(source: str, target: str, begin: Callable[[int], Callable[[int], None]]) -> Moved:
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(_database(source) if is_database(source) else _source_folder(source))
        new = await stack.enter_async_context(_database(target) if is_database(target) else _target_folder(target))
        tables = await _same_tables(old, new)
        if full := [name for name in tables if await new.count(name)]:
            raise StoreFailed(f"{new.shown} is not empty: {', '.join(full)}. Move to a new one, so that nothing mixes.")
        counts = {name: await old.count(name) for name in tables}
        step = begin(3 * sum(counts.values()))
        async with new.whole_or_not():
            await new.agree(old)
            sums = {}
            for name, columns in tables.items():
                sums[name] = Sum()
                async for rows in old.rows(name, columns):
                    await new.write(name, columns, rows)
                    sums[name] = sums[name].plus(rows)
                    step(2 * len(rows))
            for name, columns in tables.items():
                found = Sum()
                async for rows in new.rows(name, columns):
                    found = found.plus(rows)
                    step(len(rows))
                if found != sums[name] or found.rows != counts[name]:
                    raise StoreFailed(
                        f"What arrived in {new.shown} is not what was sent ({name}), so nothing was kept."
                    )
    return Moved(counts)


async def _same_tables(old: Side, new: Side) -> dict[str, Columns]:
    """What there is to be moved. Both stores are of this Captable, so they have the same."""
    here, there = await old.tables(), await new.tables()
    if here != there:
        odd = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
        raise StoreFailed(f"{old.shown} and {new.shown} don't keep the same things: {', '.join(odd)}.")
    return here


class Side(ABC):
    """A store, as rows of tables. Numbers for yes and no, so that both kinds say the same."""

    shown: str

    @abstractmethod
    async def tables(self) -> dict[str, Columns]: ...

    @abstractmethod
    async def count(self, table: str) -> int: ...

    @abstractmethod
    def rows(self, table: str, columns: Columns) -> AsyncIterator[list[Row]]: ...

    @abstractmethod
    async def write(self, table: str, columns: Columns, rows: list[Row]) -> None: ...

    @abstractmethod
    def whole_or_not(self) -> Any:
        """A context: what is written inside is there after it, or nothing of it."""

    @abstractmethod
    async def which_secret(self) -> str:
        """A word for the secret that signs the cookies of its people; empty where none is known."""

    @abstractmethod
    async def agree(self, old: Side) -> None:
        """Take over the other's secret, or refuse: with another one all people would be strangers."""


# -- a data folder -----------------------------------------------------------------------------------------------


class Folder(Side):
    def __init__(self, folder: Path, db: sqlite3.Connection) -> None:
        self.shown = str(folder)
        self.folder = folder
        self._db = db

    async def tables(self) -> dict[str, Columns]:
        names = self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        found = {}
        for (name,) in names.fetchall():
            columns = [column[1] for column in self._db.execute(f"PRAGMA table_info({name})")]
            found[name] = _kept(name, columns)
        return _moved(found)

    async def count(self, table: str) -> int:
        return int(self._db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    async def rows(self, table: str, columns: Columns) -> AsyncIterator[list[Row]]:
        found = self._db.execute(f"SELECT {', '.join(columns)} FROM {table}")
        while rows := found.fetchmany(AT_ONCE):
            yield rows

    async def write(self, table: str, columns: Columns, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        self._db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    @asynccontextmanager
    async def whole_or_not(self) -> AsyncIterator[None]:
        self._db.execute("BEGIN")
        yield
        self._db.execute("COMMIT")

    async def which_secret(self) -> str:
        file = self.folder / SECRET
        return fingerprint(file.read_bytes()) if file.is_file() else ""

    async def agree(self, old: Side) -> None:
        wanted = await old.which_secret()
        if wanted and not secrets.compare_digest(wanted, await self.which_secret()):
            raise StoreFailed(
                f"{self.shown} lacks the secret with which the servers of {old.shown} sign cookies: its people would be"
                f" strangers. Copy the file `{SECRET}` from one of their data folders into {self.shown} first."
            )


@asynccontextmanager
async def _source_folder(place: str) -> AsyncIterator[Folder]:
    folder = Path(place).expanduser()
    if not (folder / TABLES).is_file():
        raise BadInput(f"There are no tables in {folder}. Name a server's data folder.")
    with _alone(folder):
        await SqliteStore(folder / TABLES).close()  # a file of earlier days gets what it lacks
        db = sqlite3.connect(folder / TABLES, isolation_level=None)
        try:
            db.execute("BEGIN")
            yield Folder(folder, db)
        finally:
            db.close()


@asynccontextmanager
async def _target_folder(place: str) -> AsyncIterator[Folder]:
    """Filled under another name, which it gets when it is whole."""
    folder = Path(place).expanduser()
    make_folder(folder)
    with _alone(folder):
        await _must_be_empty(folder)
        draft = folder / f"{TABLES}.part"
        _remove(draft)
        try:
            await SqliteStore(draft).close()
            db = sqlite3.connect(draft, isolation_level=None)
            try:
                yield Folder(folder, db)
            finally:
                db.close()
            _remove(folder / TABLES)
            draft.rename(folder / TABLES)
            sync_folder(folder)
        finally:
            _remove(draft)


async def _must_be_empty(folder: Path) -> None:
    """A server that was started here once may have left a file, as long as nothing happened there."""
    if not (folder / TABLES).exists():
        return
    await SqliteStore(folder / TABLES).close()
    db = sqlite3.connect(folder / TABLES)
    try:
        there = Folder(folder, db)
        if full := [name for name in await there.tables() if await there.count(name)]:
            raise StoreFailed(f"{folder} is not empty: {', '.join(full)}. Move to a new one, so that nothing mixes.")
    finally:
        db.close()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    held = lock(folder)
    try:
        yield
    finally:
        held.close()


def _remove(file: Path) -> None:
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{file}{end}").unlink()


# -- a database --------------------------------------------------------------------------------------------------


class Database(Side):
    def __init__(self, shown: str, db: Any) -> None:
        self.shown = shown
        self._db = db

    async def tables(self) -> dict[str, Columns]:
        sql = """
            SELECT table_name, array_agg(column_name::text) FROM information_schema.columns
            WHERE table_schema = current_schema() GROUP BY table_name
        """
        return _moved({name: _kept(name, columns) for name, columns in await self._db.fetch(sql)})

    async def count(self, table: str) -> int:
        return int(await self._db.fetchval(f"SELECT count(*) FROM {table}"))

    async def rows(self, table: str, columns: Columns) -> AsyncIterator[list[Row]]:
        async with self._db.transaction():
            cursor = await self._db.cursor(f"SELECT {', '.join(columns)} FROM {table}")
            while rows := await cursor.fetch(AT_ONCE):
                yield [tuple(int(value) if isinstance(value, bool) else value for value in row) for row in rows]

    async def write(self, table: str, columns: Columns, rows: list[Row]) -> None:
        found = await self._booleans(table)
        booleans = [name in found for name in columns]
        records = [
            tuple(bool(value) if yes_or_no else value for value, yes_or_no in zip(row, booleans, strict=True))
            for row in rows
        ]
        await self._db.copy_records_to_table(table, records=records, columns=list(columns), timeout=None)

    async def _booleans(self, table: str) -> list[str]:
        sql = """
            SELECT array_agg(column_name::text) FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'boolean'
        """
        return await self._db.fetchval(sql, table) or []

    def whole_or_not(self) -> Any:
        return self._db.transaction()

    async def which_secret(self) -> str:
        return await self._db.fetchval("SELECT value FROM agreed WHERE name = 'secret'") or ""

    async def agree(self, old: Side) -> None:
        from captable.tables.postgres import agree

        await agree(self._db, self.shown, await old.which_secret())


@asynccontextmanager
async def _database(url: str) -> AsyncIterator[Database]:
    """Nobody else's as long as this takes: servers hold it too, all of them together."""
    from captable.tables import postgres

    shown = postgres.without_password(url)
    await postgres.prepare(url, "")
    with postgres.clear_words(shown):
        db = await postgres.connect(url)
        try:
            if not await db.fetchval(f"SELECT pg_try_advisory_lock({postgres.IN_USE})"):
                raise StoreFailed(f"{shown} is in use: end its servers and its `captable work` first.")
            yield Database(shown, db)
        finally:
            await db.close()


def _kept(table: str, columns: Sequence[str]) -> Columns:
    return tuple(sorted(set(columns) - CLAIMS if table == "due" else columns))


def _moved(tables: dict[str, Columns]) -> dict[str, Columns]:
    return {name: tables[name] for name in sorted(tables.keys() - OF_SERVERS)}

"""For whoever runs a server: list the tables, back them up, delete some, forget a person.

A journal is appended to and never changed, and the store's triggers hold everyone to it. There is one door: deleting
a table, and erasing who somebody was.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from captable.core.errors import BadInput
from captable.games import find, keys
from captable.tables.folder import LAB, SECRET, TABLES
from captable.tables.house import House
from captable.tables.private_files import make_private, sync_folder, write_private
from captable.tables.settings import Settings
from captable.tables.sqlite import SqliteStore, add_later, door, for_good

T = TypeVar("T")


@dataclass(frozen=True)
class Listed:
    """A table, as whoever runs the server sees it in a list."""

    id: str
    game: str
    status: str
    names: list[str]
    created: int
    changed: int
    """Milliseconds since 1970."""
    rows: int


@dataclass(frozen=True)
class Copied:
    tables: int
    bytes: int


@dataclass(frozen=True)
class Forgotten:
    person: str
    name: str
    tables: int
    lines: int
    """Of chat."""


@contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """The tables, to be read only; a server may be at work meanwhile."""
    file = folder / TABLES
    if not file.is_file():
        raise BadInput(f"There are no tables in {folder}. Name the server's folder with --data.")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as db:
            yield db
    except sqlite3.Error as error:
        raise BadInput(f"{file} can't be read: {error}.") from None


@contextmanager
def changing(folder: Path) -> Iterator[sqlite3.Connection]:
    """The tables, to be changed in one transaction. The caller holds the folder's lock."""
    file = folder / TABLES
    try:
        with closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as db:
            add_later(db)
            db.execute("BEGIN IMMEDIATE")
            with for_good(db):
                yield db
            db.execute("COMMIT")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise BadInput(f"{file} can't be changed: {error}. Nothing was done.") from None


# -- looking -----------------------------------------------------------------------------------------------------


def listing(folder: Path, status: str = "") -> list[Listed]:
    """All tables, or those of one status, the latest changed first."""
    sql = (
        "SELECT id, status, changed, summary, (SELECT count(*) FROM journal WHERE table_id = id) FROM tables"
        " WHERE ? IN ('', status) ORDER BY changed DESC"
    )
    with reading(folder) as db:
        return [_listed(*row) for row in db.execute(sql, (status,))]


def _listed(id: str, status: str, changed: int, summary: bytes, rows: int) -> Listed:
    try:
        info = msgspec.json.decode(summary)["info"]
        names = [seat.get("name", "") for seat in info["seats"]]
        return Listed(id, info["game"], status, names, info["created"], changed, rows)
    except (msgspec.DecodeError, KeyError, TypeError):
        return Listed(id, "?", status, [], 0, changed, rows)


def find_table(folder: Path, beginning: str) -> Listed:
    """The table whose id begins so: the log names no more of it."""
    found = [table for table in listing(folder) if table.id.startswith(beginning)]
    if len(found) != 1 or not beginning:
        what = "no table" if not found else f"{len(found)} tables"
        raise BadInput(f"There is {what} whose id begins with {beginning!r}. `captable tables` lists them.")
    return found[0]


# -- copying -----------------------------------------------------------------------------------------------------


def back_up(folder: Path, target: Path) -> Copied:
    """A copy of the folder as it is at one moment, whole or not at all; a server may be at work meanwhile."""
    if target.exists():
        raise BadInput(f"{target} is there already. Name a folder that does not exist yet.")
    draft = target.with_name(target.name + ".part")
    try:
        draft.mkdir(mode=0o700, parents=True)
        with reading(folder) as source:
            copied = _copy(source, draft / TABLES)
        if (folder / SECRET).is_file():
            write_private(draft / SECRET, (folder / SECRET).read_bytes())
        for run in sorted((folder / LAB).glob("*.json")):
            (draft / LAB).mkdir(mode=0o700, exist_ok=True)
            write_private(draft / LAB / run.name, run.read_bytes())
        sync_folder(draft)
        draft.rename(target)
        sync_folder(target.parent)
    except OSError as error:
        raise BadInput(f"{target} can't be written: {error.strerror}.") from None
    finally:
        if draft.exists():
            shutil.rmtree(draft, ignore_errors=True)
    return copied


def _copy(source: sqlite3.Connection, file: Path) -> Copied:
    make_private(file)
    with closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
        found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise BadInput(f"The tables are damaged, so they were not copied: {found}.")
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return Copied(tables, file.stat().st_size)


# -- ending and deleting ----------------------------------------------------------------------------------------


def end_table(folder: Path, id: str) -> None:
    """Give it up, whether it has begun or not. What was played stays."""
    asyncio.run(_in_house(folder, lambda house: house.act(id, lambda table, now: table.end(now))))


async def _in_house(folder: Path, act: Callable[[House], Awaitable[T]]) -> T:
    """Do something by the same road as a server. The caller holds the folder's lock."""
    store = SqliteStore(folder / TABLES)
    try:
        return await act(House(store, {key: find(key) for key in keys()}, Settings(), _now, lambda: ""))
    finally:
        await store.close()


def _now() -> int:
    return time.time_ns() // 1_000_000


def delete_table(folder: Path, id: str) -> None:
    """As if it had never been."""
    with changing(folder) as db, door(db):
        db.execute("DELETE FROM journal WHERE table_id = ?", (id,))
        db.execute("DELETE FROM tables WHERE id = ?", (id,))
        for other in ("seats", "due", "reviews"):
            db.execute(f"DELETE FROM {other} WHERE table_id = ?", (id,))


# -- forgetting --------------------------------------------------------------------------------------------------


def find_person(folder: Path, wanted: str) -> tuple[str, str]:
    """The id and the name of a person, by either."""
    with reading(folder) as db:
        found = db.execute("SELECT id, name FROM people WHERE id = ? OR name = ?", (wanted, wanted)).fetchall()
        if not found and db.execute("SELECT 1 FROM seats WHERE person = ?", (wanted,)).fetchone():
            return wanted, ""
    if not found:
        raise BadInput(
            f"There is nobody with the id or the name {wanted!r}. A name is written exactly as they chose it."
        )
    if len(found) > 1:
        ids = ", ".join(id for id, _ in found)
        raise BadInput(f"{len(found)} people are called {wanted!r}. Name one by the id that /api/me tells them: {ids}.")
    id, name = found[0]
    return str(id), str(name)


def forget(folder: Path, person: str, name: str) -> Forgotten:
    """Erase somebody's name and all that they said. Their games stay, played by somebody."""
    erased = asyncio.run(_in_house(folder, lambda house: house.erase(person)))
    return Forgotten(person, name, erased.tables, erased.lines)

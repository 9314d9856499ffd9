"""For whoever runs a server: list the tables, back them up, delete some, forget a person.

A journal is appended to and never changed, and SQLite's triggers hold everyone to it. There is one door: deleting
a table, and erasing who somebody was. It opens inside a transaction, so nobody ever finds it open.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from captable.core.errors import BadInput
from captable.games import find, keys
from captable.tables.folder import LAB, SECRET, TABLES
from captable.tables.house import House, Wish
from captable.tables.journal import AnyRow
from captable.tables.private_files import make_private, sync_folder, write_private
from captable.tables.settings import Settings
from captable.tables.sqlite import SqliteStore, add_later
from captable.tables.table import Table

SOMEBODY = "Somebody"
ERASED = "…"
"""In place of what they said."""


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
            db.execute("PRAGMA secure_delete = ON")  # what is erased is to be gone from the disk too
            add_later(db)
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise BadInput(f"{file} can't be changed: {error}. Nothing was done.") from None


@contextmanager
def door(db: sqlite3.Connection) -> Iterator[None]:
    """Journals may be changed inside, as part of the transaction that is open."""
    triggers = db.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'journal'"
    ).fetchall()
    for name, _ in triggers:
        db.execute(f"DROP TRIGGER {name}")
    yield
    for _, sql in triggers:
        db.execute(sql)


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
    asyncio.run(_act(folder, id, lambda table, now: table.end(now)))


async def _act(folder: Path, id: str, wish: Wish) -> None:
    """Do something at a table by the same road as a server. The caller holds the folder's lock."""
    store = SqliteStore(folder / TABLES)
    try:
        house = House(store, {key: find(key) for key in keys()}, Settings(), _now, lambda: "")
        await house.act(id, wish)
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
    for table in _open_tables(folder, person):
        asyncio.run(_act(folder, table, lambda table, now: _leave(table, person, now)))
    tables = lines = 0
    with changing(folder) as db, door(db):
        for (table,) in db.execute("SELECT id FROM tables").fetchall():
            eraser = Eraser(person)
            rows = db.execute("SELECT number, row FROM journal WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            if not any(person.encode() in row for _, row in rows):
                continue
            tables += 1
            for number, row in rows:
                if (erased := eraser.row(row)) != row:
                    sql = "UPDATE journal SET row = ? WHERE table_id = ? AND number = ?"
                    db.execute(sql, (erased, table, number))
            (summary,) = db.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()
            db.execute("UPDATE tables SET summary = ? WHERE id = ?", (eraser.summary(summary), table))
            lines += eraser.lines
        db.execute("DELETE FROM seats WHERE person = ?", (person,))
        db.execute("DELETE FROM people WHERE id = ?", (person,))
    return Forgotten(person, name, tables, lines)


def _leave(table: Table, person: str, now: int) -> list[AnyRow]:
    """Stand up; a table that they only made would wait for them for ever."""
    return table.leave(person, now) if table.seat_of(person) >= 0 else table.close(now)


def _open_tables(folder: Path, person: str) -> list[str]:
    """The tables at which they sit that have not started."""
    sql = "SELECT id FROM tables JOIN seats ON id = table_id WHERE person = ? AND status = 'open'"
    with reading(folder) as db:
        return [str(id) for (id,) in db.execute(sql, (person,))]


class Eraser:
    """Goes through one table's journal and knows in which seats the person sits."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.nobody = secrets.token_hex(12)
        """The id that replaces theirs: a new one at each table, so that nobody can tell it was the same person."""
        self.seats: set[int] = set()
        self.lines = 0

    def row(self, data: bytes) -> bytes:
        """The row without them; as it was where they are not in it."""
        try:
            row = msgspec.json.decode(data)
        except msgspec.DecodeError:
            return data  # a damaged table; what can't be read can't be shown either
        match row.get("row"):
            case "sat" if row["person"] == self.person:
                self.seats.add(row["seat"])
                row.pop("origin", None)
            case "sat" | "left" | "removed":
                self.seats.discard(row["seat"])
            case "said" if row["seat"] in self.seats:
                self.lines += 1
                row["text"] = ERASED
            case "started":
                row["names"] = [SOMEBODY if n in self.seats else name for n, name in enumerate(row["names"])]
        changed = self._without(row)
        return data if changed == msgspec.json.decode(data) else msgspec.json.encode(changed)

    def summary(self, data: bytes) -> bytes:
        try:
            kept = msgspec.json.decode(data)
            seats = kept["info"]["seats"]
            for seat in seats:
                if seat["seat"] in self.seats and seat.get("name"):
                    seat["name"] = SOMEBODY
        except (msgspec.DecodeError, KeyError, TypeError):
            return data
        return msgspec.json.encode(self._without(kept))

    def _without(self, value: Any) -> Any:
        """Wherever their id stands; and the name that stands beside it."""
        if isinstance(value, dict):
            named = value.get("person") == self.person and value.get("name")
            return {key: self._without(part) for key, part in (value | ({"name": SOMEBODY} if named else {})).items()}
        if isinstance(value, list):
            return [self._without(part) for part in value]
        return self.nobody if value == self.person else value

"""For whoever runs a server: list the tables, back them up, delete some, forget a person.

A file of SQLite's is a server's own: it has to be ended before something is changed. A database is told what changes,
and tells its servers.
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
from captable.tables.erasing import Erased
from captable.tables.folder import LAB, SECRET, TABLES
from captable.tables.house import House
from captable.tables.private_files import make_private, sync_folder, write_private
from captable.tables.settings import Settings
from captable.tables.sqlite import SqliteStore
from captable.tables.store import Store, StoreFailed

T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """Where the tables are."""

    folder: Path
    database: str = ""
    """The address of a PostgreSQL database that holds them in place of a file in the folder."""


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


def with_store(place: Place, act: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store, by the same road as a server. The caller of a change holds a folder's lock."""

    async def run() -> T:
        store = _opened(place)
        try:
            return await act(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreFailed as error:
        raise BadInput(str(error)) from None


def _opened(place: Place) -> Store:
    if not place.database:
        return SqliteStore(place.folder / TABLES)
    from captable.tables.postgres import PostgresStore

    return PostgresStore(place.database)


def _house(store: Store) -> House:
    return House(store, {key: find(key) for key in keys()}, Settings(), _now, lambda: "")


def _now() -> int:
    return time.time_ns() // 1_000_000


# -- looking -----------------------------------------------------------------------------------------------------


def listing(place: Place, status: str = "") -> list[Listed]:
    """All tables, or those of one status, the latest changed first."""
    return [_listed(*row) for row in with_store(place, lambda store: store.all_tables(status))]


def _listed(id: str, status: str, changed: int, summary: bytes, rows: int) -> Listed:
    try:
        info = msgspec.json.decode(summary)["info"]
        names = [seat.get("name", "") for seat in info["seats"]]
        return Listed(id, info["game"], status, names, info["created"], changed, rows)
    except (msgspec.DecodeError, KeyError, TypeError):
        return Listed(id, "?", status, [], 0, changed, rows)


def find_table(place: Place, beginning: str) -> Listed:
    """The table whose id begins so: the log names no more of it."""
    found = [table for table in listing(place) if table.id.startswith(beginning)]
    if len(found) != 1 or not beginning:
        what = "no table" if not found else f"{len(found)} tables"
        raise BadInput(f"There is {what} whose id begins with {beginning!r}. `captable tables` lists them.")
    return found[0]


# -- copying -----------------------------------------------------------------------------------------------------


def back_up(place: Place, target: Path) -> Copied:
    """A copy of the folder as it is at one moment, whole or not at all; a server may be at work meanwhile."""
    if place.database:
        raise BadInput(
            f"The tables are in PostgreSQL, whose own tools copy them while servers run: pg_dump --format=custom"
            f" --file={target}.dump, with the address of --store, and pg_restore for the way back. The file `{SECRET}`"
            f" in {place.folder} belongs to the copy."
        )
    folder = place.folder
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


def end_table(place: Place, id: str) -> None:
    """Give it up, whether it has begun or not. What was played stays."""
    with_store(place, lambda store: _house(store).act(id, lambda table, now: table.end(now)))


def delete_table(place: Place, id: str) -> None:
    """As if it had never been."""
    with_store(place, lambda store: store.delete_table(id))


# -- forgetting --------------------------------------------------------------------------------------------------


def find_person(place: Place, wanted: str) -> tuple[str, str]:
    """The id and the name of a person, by either."""
    found = with_store(place, lambda store: store.people_called(wanted))
    if not found:
        raise BadInput(
            f"There is nobody with the id or the name {wanted!r}. A name is written exactly as they chose it."
        )
    if len(found) > 1:
        ids = ", ".join(id for id, _ in found)
        raise BadInput(f"{len(found)} people are called {wanted!r}. Name one by the id that /api/me tells them: {ids}.")
    return found[0]


def forget(place: Place, person: str, name: str, gone: str) -> Forgotten:
    """Erase somebody's name and all that they said. Their games stay, played by somebody.

    `gone` is the word by which servers know that the person's cookies are worth nothing.
    """

    async def act(store: Store) -> Erased:
        erased = await _house(store).erase(person)
        await store.sign_out(gone, _now())
        await store.erase(person)  # what a device of theirs did meanwhile
        return erased

    erased = with_store(place, act)
    return Forgotten(person, name, erased.tables, erased.lines)

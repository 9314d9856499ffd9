"""A server in a process of its own, to be killed: `python -m tests.server.victim FOLDER [DATABASE]`. Says its address.

Its store is slow, so that there is time to die between a promise and its keeping.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from captable.server.run import listen, make_server
from captable.tables import sqlite
from captable.tables.postgres import PostgresStore
from captable.tables.store import Addition
from tests.server.clients import quick

SLOW = 0.02
"""Seconds at each commit."""


def slow_disk() -> None:
    commit = sqlite.commit

    def commit_slowly(db: sqlite3.Connection, writes: list[Any], results: list[object] | None) -> list[object]:
        time.sleep(SLOW)
        return commit(db, writes, results)

    sqlite.commit = commit_slowly


def slow_network() -> None:
    append = PostgresStore._append

    async def append_slowly(self: PostgresStore, db: Any, new: Addition) -> None:
        await asyncio.sleep(SLOW / 2)
        await append(self, db, new)
        await asyncio.sleep(SLOW / 2)  # it is committed, and nobody has been told

    PostgresStore._append = append_slowly  # type: ignore[method-assign]


if __name__ == "__main__":
    slow_disk()
    slow_network()
    folder, store = [*sys.argv[1:], ""][:2]
    listening = listen("127.0.0.1", 0)
    server = make_server(quick(Path(folder), store=store))
    print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run(sockets=[listening])

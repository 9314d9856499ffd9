"""A server in a process of its own, to be killed: `python -m tests.server.victim FOLDER`. Prints its address.

Its disk is slow, so that there is time to die between a promise and its keeping.
"""

from __future__ import annotations

import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from captable.server.run import listen, make_server
from captable.tables import sqlite
from tests.server.clients import quick

SLOW = 0.02
"""Seconds before each commit."""


def slow_disk() -> None:
    commit = sqlite.commit

    def commit_slowly(db: sqlite3.Connection, writes: list[Any], results: list[object] | None) -> list[object]:
        time.sleep(SLOW)
        return commit(db, writes, results)

    sqlite.commit = commit_slowly


if __name__ == "__main__":
    slow_disk()
    listening = listen("127.0.0.1", 0)
    server = make_server(quick(Path(sys.argv[1])))
    print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run(sockets=[listening])

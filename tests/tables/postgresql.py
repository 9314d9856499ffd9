"""A real PostgreSQL for tests: made anew in a folder of its own, reached by a socket in it, thrown away after."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

USER = "captable"
_numbers = count(1)


class Database:
    """A server with no databases yet. It ends with the process that asked for it."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        # PostgreSQL refuses to run as root.
        self._as: dict[str, Any] = {"user": _somebody_else()} if os.geteuid() == 0 else {}
        self.folder = Path(tempfile.mkdtemp(prefix="captable-pg-"))
        self.folder.chmod(0o755)
        if self._as:
            shutil.chown(self.folder, self._as["user"])
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-instructions"
        )
        self.start()
        atexit.register(self.throw_away)

    def start(self) -> None:
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": "60"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.binaries / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self._as)
        asyncio.run(self._answer())

    @property
    def number(self) -> int:
        """Of its process."""
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would: at once, all of it. A child left alive could still write what a new one reads."""
        number = self._process.pid
        listed = Path(f"/proc/{number}/task/{number}/children")
        self._process.send_signal(signal.SIGSTOP)  # no new ones from here on
        children = listed.read_text().split() if listed.exists() else []
        for child in [number, *map(int, children)]:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self._process.wait()
        while any(map(_lives, children)):
            time.sleep(0.001)
        (self.folder / "data" / "postmaster.pid").unlink()

    def throw_away(self) -> None:
        atexit.unregister(self.throw_away)
        self._process.send_signal(signal.SIGINT)  # "fast": whoever is connected is sent away
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(_numbers)}"
        asyncio.run(self._make(name))
        return self.url(name)

    async def _make(self, name: str) -> None:
        db = await asyncpg.connect(self.url("postgres"))
        await db.execute(f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY wal_log")
        await db.close()

    async def _answer(self) -> None:
        """Wait until it can be asked."""
        while True:
            try:
                db = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.PostgresError):
                if self._process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                await asyncio.sleep(0.05)
            else:
                await db.close()
                return

    def _run(self, *command: str) -> None:
        path = self.binaries / command[0]
        subprocess.run([path, *command[1:]], check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._as)


def _lives(number: str) -> bool:
    """Whether there is such a process; of one that has ended the command line is gone at once."""
    with suppress(OSError):
        return bool(Path(f"/proc/{number}/cmdline").read_bytes())
    return False


def _somebody_else() -> str:
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@cache
def database() -> Database:
    """The one of this process; a test that needs it is skipped where there is none."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    places = [place for place in places if (place / "postgres").is_file()]
    if not places:
        pytest.skip("there is no PostgreSQL here (tools/ensure_postgres.sh)")
    return Database(places[-1])

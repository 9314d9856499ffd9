"""`captable serve --reload`: the server is started again whenever a file of a game from elsewhere changes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from captable.cli.screen import complain
from captable.core.errors import BadInput
from captable.games import find

KINDS = (".py", ".ftl", ".md", ".toml")
BETWEEN_LOOKS = 0.5
"""Seconds."""

Times = dict[Path, int]


def serve_again_and_again(games: Sequence[str], arguments: Sequence[str] | None = None) -> None:
    """Serve with the arguments of this command, but for --reload, until the process is told to end."""
    if not games:
        raise BadInput("--reload needs a game of your own to watch: --game module:ATTRIBUTE.")
    folders = [find(name).folder for name in games]
    rest = [part for part in (sys.argv[1:] if arguments is None else arguments) if part != "--reload"]
    command = [sys.executable, "-c", "import sys; from captable.cli.app import main; sys.exit(main())", *rest]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that the server ends with whoever watches it
    while True:
        server = subprocess.Popen(command)
        try:
            wait_for_a_change(folders, lambda: time.sleep(BETWEEN_LOOKS))
        finally:
            server.terminate()
            server.wait()
        complain("a file has changed: starting again.")


def wait_for_a_change(folders: Sequence[Path], pause: Callable[[], None]) -> Path:
    """The first file that was written, made or removed after this was asked."""
    before = times_of(folders)
    while True:
        pause()
        now = times_of(folders)
        changed = [path for path in before.keys() | now.keys() if before.get(path) != now.get(path)]
        if changed:
            return min(changed)


def times_of(folders: Sequence[Path]) -> Times:
    """When each file of a game was last written. One that is being replaced has no time just then."""
    found: Times = {}
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in KINDS:
                try:
                    found[path] = path.stat().st_mtime_ns
                except FileNotFoundError:
                    continue
    return found

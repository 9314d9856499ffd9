"""Files that are their owner's alone, and are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600


def make_private(file: Path) -> None:
    """Make the file if there is none, readable by its owner only. What SQLite puts beside it takes after it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        # It may be somebody else's who lets us write; then its mode is theirs to choose.
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(PRIVATE)


def write_private(file: Path, data: bytes) -> None:
    """A disk that is full, or a machine that dies, leaves the file as it was before."""
    draft = file.with_name(file.name + ".part")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE), "wb") as new:
            new.write(data)
            new.flush()
            os.fsync(new.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """A new name is on disk when its folder is. Windows knows no such thing."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

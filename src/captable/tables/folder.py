"""The data folder: where it is, what it is called inside, and that only one process uses it at a time."""

from __future__ import annotations

import hmac
import os
import sqlite3
import sys
from hashlib import sha256
from pathlib import Path

from captable.core.errors import BadInput
from captable.tables.private_files import make_private

TABLES = "tables.sqlite3"
SECRET = "secret"
LAB = "lab"
"""A folder with a file for each run of the lab."""


def own_data_folder() -> Path:
    """The folder where this system keeps programs' data for a user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local")) / "Captable"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Captable")
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share") / "captable"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} can't be made: {error.strerror}. Choose another folder with --data.") from None


def fingerprint(secret: bytes) -> str:
    """Tells one secret from another, and nothing else of it."""
    return hmac.new(secret, b"captable: which secret", sha256).hexdigest()


def lock(folder: Path) -> sqlite3.Connection:
    """Two servers with one folder would not tell each other's players what happens.

    A lock of SQLite's is the same on every system, and ends with the process whatever happens to it.
    """
    file = folder / "lock"
    try:
        make_private(file)
        db = sqlite3.connect(file, isolation_level=None, timeout=0)
    except (OSError, sqlite3.Error) as error:
        raise BadInput(_not_ours(folder, file, error)) from None
    try:
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        db.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise BadInput(f"A server uses {folder}. End it first, or choose another folder with --data.") from None
        raise BadInput(_not_ours(folder, file, error)) from None
    return db


def _not_ours(folder: Path, file: Path, error: Exception) -> str:
    reason = error.strerror if isinstance(error, OSError) else error
    return f"{file} can't be used: {reason}. Let this user write to {folder}, or choose another folder with --data."

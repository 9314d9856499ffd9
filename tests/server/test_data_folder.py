"""The data folder: its owner's alone, and what is wrong with it is told in one line."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from captable.core.errors import BadInput
from captable.server.catalogue import find_games
from captable.server.office import Office
from captable.server.people import read_secret
from tests.server.clients import guests, open_table, quick, running

NOBODY = 65534


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def refusal(folder: Path) -> str:
    """Why no server starts in that folder: one line."""
    with pytest.raises(BadInput) as refused:
        Office(quick(folder))
    text = str(refused.value)
    assert str(folder) in text
    assert "\n" not in text
    return text


@contextmanager
def locked_folder() -> Iterator[Path]:
    """A folder that this process may look at and not write to, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        find_games(())  # imported while we may still read the sources
        folder.chmod(0o555)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            folder.chmod(0o755)


def test_all_that_is_kept_is_its_owners_alone(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            await open_table(ann)
            files = {file.name: mode(file) for file in tmp_path.iterdir()}
            assert files.keys() >= {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm", "secret", "lock"}
            assert set(files.values()) == {0o600}

    before = os.umask(0)
    try:
        asyncio.run(act())
    finally:
        os.umask(before)


def test_files_of_an_older_captable_become_their_owners_alone(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "tables.sqlite3").close()
    (tmp_path / "tables.sqlite3").touch()
    (tmp_path / "tables.sqlite3").chmod(0o644)

    async def act() -> None:
        async with running(quick(tmp_path)):
            assert {mode(file) for file in tmp_path.iterdir()} == {0o600}

    asyncio.run(act())


def test_a_secret_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    for length in (0, 1, 31):
        (tmp_path / "secret").write_bytes(b"x" * length)
        assert "cut off" in refusal(tmp_path)
        assert (tmp_path / "secret").read_bytes() == b"x" * length


def test_a_secret_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(BadInput, match="No space left"):
            read_secret(tmp_path)
    assert list(tmp_path.iterdir()) == []
    secret = read_secret(tmp_path)
    assert len(secret) == 32
    assert read_secret(tmp_path) == secret


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "--data" in refusal(tmp_path / "file")
    assert "--data" in refusal(tmp_path / "file" / "deeper")


def test_a_folder_that_is_not_ours_to_write_is_told() -> None:
    with locked_folder() as folder:
        assert "--data" in refusal(folder)
        assert "--data" in refusal(folder / "new")


@pytest.mark.parametrize("file", ["tables.sqlite3", "lock"])
def test_a_damaged_file_is_told(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_bytes(b"this is no database " * 1000)
    assert file in refusal(tmp_path)
    (tmp_path / file).unlink()
    (tmp_path / file).mkdir()
    assert file in refusal(tmp_path)


def test_a_database_with_half_its_tables_is_told(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tables.sqlite3")
    db.execute("PRAGMA user_version = 1")
    db.close()
    assert "damaged" in refusal(tmp_path)


def test_a_file_of_a_newer_captable_is_told(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tables.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.close()
    assert "newer Captable" in refusal(tmp_path)


def test_a_refused_folder_is_free_again(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"")
    refusal(tmp_path)
    (tmp_path / "secret").unlink()

    async def act() -> None:
        async with running(quick(tmp_path)):
            pass

    asyncio.run(act())

"""The runs of the lab as files, one each: `lab/<id>.json` in the data folder, readable by its owner only."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from captable.core.errors import BadInput
from captable.lab.picture import LabPicture
from captable.lab.study import Findings, decode, encode
from captable.server.wire import NewLabRun
from captable.tables.private_files import write_private

log = logging.getLogger("captable.server")


class About(Struct, kw_only=True):
    """What is known of a run without its findings."""

    id: str
    name: str
    owner: str
    """The person who made it."""
    made: int
    asked: NewLabRun
    wanted: int
    """Games in all, those of stronger bots too."""
    games: int = 0
    """Games so far."""
    failed: str = ""
    picture: LabPicture | None = None


class _File(Struct):
    about: About
    findings: Raw


def file_of(folder: Path, id: str) -> Path:
    return folder / f"{id}.json"


def write(folder: Path, about: About, findings: Findings) -> None:
    """Whole or not at all."""
    data = msgspec.json.encode(_File(about, Raw(encode(findings))))
    write_private(file_of(folder, about.id), data)


def read(folder: Path, id: str) -> tuple[About, Findings]:
    kept = _read(file_of(folder, id))
    return kept.about, decode(bytes(kept.findings))


def rename(folder: Path, about: About) -> None:
    """Write what is known of a run anew, beside the findings that it has."""
    kept = _read(file_of(folder, about.id))
    write_private(file_of(folder, about.id), msgspec.json.encode(_File(about, kept.findings)))


def remove(folder: Path, id: str) -> None:
    file_of(folder, id).unlink(missing_ok=True)


def owned(folder: Path, person: str) -> list[str]:
    """The runs that somebody made."""
    return [about.id for about in all_of(folder) if about.owner == person]


def all_of(folder: Path) -> list[About]:
    """Every run that is kept. A file that can't be read is left alone, and said in the log."""
    found = []
    for file in sorted(folder.glob("*.json")):
        try:
            found.append(_read(file).about)
        except BadInput as error:
            log.warning("a run of the lab can't be read", extra={"reason": str(error)})
    return found


def _read(file: Path) -> _File:
    try:
        return msgspec.json.decode(file.read_bytes(), type=_File)
    except OSError as error:
        raise BadInput(f"{file.name} can't be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"{file.name} is no run of the lab: {error}.") from None

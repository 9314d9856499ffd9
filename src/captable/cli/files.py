"""Records in files."""

from __future__ import annotations

from pathlib import Path

from captable.cli.arguments import read_text
from captable.core import record as records
from captable.core.errors import BadInput, BadRecord
from captable.core.game import Game
from captable.core.record import Record
from captable.games import find


def read_record(path: Path) -> Record:
    try:
        return records.decode(read_text(path))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.entry) from None


def write_record(path: Path, record: Record) -> None:
    """Whole or not at all: a game that stops in the middle leaves the file as it was."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(records.encode(record), "utf-8")
    draft.replace(path)


def game_of(record: Record, name: str | None) -> Game:
    """The game of a record; `name` is needed where it is not one of Captable's own."""
    game = records.game_of(record, lambda key: find(name or key))
    if game.key != record.game:
        raise BadInput(f"This is a record of {record.game}, not of {game.key}.")
    return game

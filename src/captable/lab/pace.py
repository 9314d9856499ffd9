"""How long people take for a move, from records of their games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median

from captable.core.errors import BadInput
from captable.core.record import Record, decode

FEWEST = 5
"""Moves of people in a record, below which it says nothing."""


class Pace:
    """Seconds from the move before to a person's move: the middle one of each game."""

    def __init__(self, seconds: Sequence[float]) -> None:
        self.seconds = sorted(seconds)

    def middle(self) -> float:
        return median(self.seconds)


def pace_in(folder: Path, game: str) -> Pace:
    """The pace of the records of a game in a folder; other files are passed over."""
    if not folder.is_dir():
        raise BadInput(f"There is no folder {folder} with records.")
    found = []
    for file in sorted(folder.glob("*.json")):
        try:
            record = decode(file.read_text("utf-8"))
        except (BadInput, UnicodeDecodeError):
            continue
        if record.game == game and (seconds := seconds_of(record)) is not None:
            found.append(seconds)
    if not found:
        raise BadInput(f"In {folder} there is no record of {game} that people played.")
    return Pace(found)


def seconds_of(record: Record) -> float | None:
    """None for a game in which bots made the moves."""
    gaps = list(gaps_of(record))
    return median(gaps) / 1000 if len(gaps) >= FEWEST else None


def gaps_of(record: Record) -> Iterable[int]:
    people: set[int] = set()
    before = 0
    for entry in record.entries:
        if entry.kind == "control":
            (people.add if entry.by == "person" else people.discard)(entry.seat)
        elif entry.kind == "move":
            if entry.seat in people:
                yield entry.at - before
            before = entry.at

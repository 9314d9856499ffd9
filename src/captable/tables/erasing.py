"""Erasing a person: their id, their name and all that they said, wherever a journal has it. Their games stay."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from captable.tables import journal
from captable.tables.journal import AnyRow

SOMEBODY = "Somebody"
ERASED = "…"
"""In place of what they said."""


@dataclass(frozen=True)
class Erased:
    tables: int
    lines: int
    """Of chat."""


class Line(Struct, frozen=True):
    """What somebody said in a chat."""

    at: int
    text: str


def lines_of(rows: list[AnyRow], person: str) -> list[Line]:
    """All that a person said at a table, whichever seat they had."""
    seats: set[int] = set()
    lines = []
    for row in rows:
        match row:
            case journal.Sat():
                (seats.add if row.person == person else seats.discard)(row.seat)
            case journal.Left() | journal.Removed():
                seats.discard(row.seat)
            case journal.Said() if row.seat in seats:
                lines.append(Line(row.at, row.text))
    return lines


class Eraser:
    """Goes through one table's journal and knows in which seats the person sits."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.nobody = secrets.token_hex(12)
        """The id that replaces theirs: a new one at each table, so that nobody can tell it was the same person."""
        self.seats: set[int] = set()
        self.lines = 0

    def row(self, data: bytes) -> bytes:
        """The row without them; as it was where they are not in it."""
        try:
            row = msgspec.json.decode(data)
        except msgspec.DecodeError:
            return data  # a damaged table; what can't be read can't be shown either
        match row.get("row"):
            case "sat" if row["person"] == self.person:
                self.seats.add(row["seat"])
                row.pop("origin", None)
            case "sat" | "left" | "removed":
                self.seats.discard(row["seat"])
            case "said" if row["seat"] in self.seats:
                self.lines += 1
                row["text"] = ERASED
            case "started":
                row["names"] = [SOMEBODY if n in self.seats else name for n, name in enumerate(row["names"])]
        changed = self._without(row)
        return data if changed == msgspec.json.decode(data) else msgspec.json.encode(changed)

    def edit(self, rows: list[bytes], summary: bytes) -> tuple[list[bytes], bytes]:
        """For the store: the whole journal, then what the lobby shows of it."""
        return [self.row(row) for row in rows], self.summary(summary)

    def summary(self, data: bytes) -> bytes:
        try:
            kept = msgspec.json.decode(data)
            seats = kept["info"]["seats"]
            for seat in seats:
                if seat["seat"] in self.seats and seat.get("name"):
                    seat["name"] = SOMEBODY
        except (msgspec.DecodeError, KeyError, TypeError):
            return data
        return msgspec.json.encode(self._without(kept))

    def _without(self, value: Any) -> Any:
        """Wherever their id stands; and the name that stands beside it."""
        if isinstance(value, dict):
            named = value.get("person") == self.person and value.get("name")
            return {key: self._without(part) for key, part in (value | ({"name": SOMEBODY} if named else {})).items()}
        if isinstance(value, list):
            return [self._without(part) for part in value]
        return self.nobody if value == self.person else value

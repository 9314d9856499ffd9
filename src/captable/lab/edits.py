"""Figures of a card file by their names, and the file with one of them changed.

`company.giraffe_beer.copies` is the field `copies` of the row `[[company]]` whose id is `giraffe_beer`;
`start.users` is the field of the table `[start]`. The text stays as it was but for the figure, so that a designer sees
in a diff what was changed. A file that has a `total` of copies keeps it right.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from captable.core.errors import BadCards, BadInput
from captable.core.game import Game
from captable.core.view import Message

_HEAD = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?\s*(#.*)?$")
_PAIR = re.compile(r"^\s*([\w-]+)\s*=")
_FIGURE = re.compile(r"^\s*[\w-]+\s*=\s*-?\d+")
_ID = re.compile(r"\s*id\s*=\s*\"([^\"]+)\"")
MOST_FAULTS = 20


@dataclass(frozen=True)
class Range:
    """A figure that may be moved, and how far."""

    name: str
    low: int
    high: int
    step: int = 1


def read_range(text: str) -> Range:
    """`company.giraffe_beer.copies=4..8`, or `…=40..100/10` in steps of ten."""
    found = re.fullmatch(r"([\w.-]+)=(-?\d+)\.\.(-?\d+)(?:/(\d+))?", text.strip())
    if not found:
        raise BadInput(
            f"What may change is written NAME=LOW..HIGH, as in company.giraffe_beer.copies=4..8, not {text!r}."
        )
    name, low, high, step = found[1], int(found[2]), int(found[3]), int(found[4] or 1)
    if low > high or step < 1:
        raise BadInput(f"{text!r} leaves nothing to choose from.")
    return Range(name, low, high, step)


def figure(source: str, name: str) -> int:
    """The figure of that name, or `BadInput` with the names that there are near it."""
    path = name.split(".")
    place: Any = tomllib.loads(source)
    for step in path:
        if isinstance(place, list):
            rows = {row.get("id"): row for row in place if isinstance(row, dict)}
            if step not in rows:
                raise BadInput(f"The card file has no {name}: of {path[0]} there are {', '.join(map(str, rows))}.")
            place = rows[step]
        elif isinstance(place, dict) and step in place:
            place = place[step]
        else:
            known = ", ".join(place) if isinstance(place, dict) else "no more names"
            raise BadInput(f"The card file has no {name}: at {step!r} there are {known}.")
    if not isinstance(place, int) or isinstance(place, bool):
        raise BadInput(f"{name} is no whole number in the card file, so it can't be moved.")
    return place


def with_figure(source: str, name: str, value: int) -> str:
    """The same card file with another figure."""
    before = figure(source, name)
    *table, field = name.split(".")
    lines = source.splitlines(keepends=True)
    number = _line_of(lines, table, field)
    if number is None:
        raise BadInput(f"{name} is not on a line of its own, so it can't be changed for you; edit the file by hand.")
    lines[number] = re.sub(r"(=\s*)-?\d+", rf"\g<1>{value}", lines[number], count=1)
    edited = "".join(lines)
    if field == "copies" and isinstance(tomllib.loads(source).get("total"), int):
        total = int(tomllib.loads(source)["total"]) + value - before
        edited = re.sub(r"(?m)^(total\s*=\s*)\d+", rf"\g<1>{total}", edited, count=1)
    return edited


def _line_of(lines: list[str], table: list[str], field: str) -> int | None:
    """The line of a figure: in the table of that name, and for rows in the one with that id."""
    name, id = table[0] if table else "", table[1] if len(table) > 1 else None
    for number, place in _fields(lines).items():
        if (place.table, place.field) == (name, field) and id in (None, place.id) and _FIGURE.match(lines[number]):
            return number
    return None


@dataclass(frozen=True)
class _Place:
    """Which field a line has."""

    table: str
    row: int
    id: str | None
    field: str


def _fields(lines: list[str]) -> dict[int, _Place]:
    """The fields that have a line of their own, by its number."""
    found: dict[int, _Place] = {}
    table, rows, here = "", {"": 0}, list[tuple[int, str]]()
    for number, line in enumerate([*lines, "[end]"]):
        head, pair = _HEAD.match(line), _PAIR.match(line)
        if head:
            named = next((_ID.match(lines[at]) for at, field in here if field == "id"), None)
            for at, field in here:
                found[at] = _Place(table, rows[table], named[1] if named else None, field)
            table, here = head[2], []
            rows[table] = rows.get(table, -1) + 1
        elif pair:
            here.append((number, pair[1]))
    return found


# -- what is wrong with a card file --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    line: int
    """From 1; 0 if no line is at fault."""
    why: Message


def faults(game: Game, source: str) -> list[Fault]:
    """Everything that is wrong with a card file, as far as it can be known at once.

    Reading stops at the first fault. So each line at fault is taken from the game's own file, and it is read again.
    """
    found: list[Fault] = []
    lines, printed = source.splitlines(), game.cards_source.splitlines()
    own = {place: printed[number] for number, place in _fields(printed).items()}
    while len(found) < MOST_FAULTS:
        try:
            game.with_cards("\n".join(lines) + "\n")
        except BadCards as error:
            place = _fields(lines).get(error.line - 1)
            if found and (place is None or place.field == "total"):
                break  # it may come from what was put in place of the others
            found.append(Fault(error.line, error.why))
            if place is None or own.get(place, lines[error.line - 1]) == lines[error.line - 1]:
                break
            lines[error.line - 1] = own[place]
        else:
            break
    return sorted(found, key=lambda fault: fault.line)


def read_variants(text: str) -> tuple[str, list[int]]:
    """`company.giraffe_beer.copies=5,6,7`"""
    name, equals, values = text.partition("=")
    numbers = [value.strip() for value in values.split(",")]
    if not equals or not all(re.fullmatch(r"-?\d+", number) for number in numbers):
        raise BadInput(f"Variants are written NAME=5,6,7, as in company.giraffe_beer.copies=5,6,7, not {text!r}.")
    return name.strip(), [int(number) for number in numbers]

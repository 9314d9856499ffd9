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

from captable.core.errors import BadInput

_HEAD = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?\s*(#.*)?$")


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
    """The line of a field: in the table of that name, and for rows in the one with that id."""
    wanted, id = table[0] if table else "", table[1] if len(table) > 1 else None
    head, row, place = "", None, None
    for number, line in enumerate([*lines, "[end]"]):
        found = _HEAD.match(line)
        if found:
            if place is not None and (id is None or row == id):
                return place
            head, row, place = found[2], None, None
        elif head == wanted:
            if re.match(rf"\s*{re.escape(field)}\s*=\s*-?\d+", line):
                place = number
            named = re.match(r"\s*id\s*=\s*\"([^\"]+)\"", line)
            row = named[1] if named else row
    return None


def read_variants(text: str) -> tuple[str, list[int]]:
    """`company.giraffe_beer.copies=5,6,7`"""
    name, equals, values = text.partition("=")
    numbers = [value.strip() for value in values.split(",")]
    if not equals or not all(re.fullmatch(r"-?\d+", number) for number in numbers):
        raise BadInput(f"Variants are written NAME=5,6,7, as in company.giraffe_beer.copies=5,6,7, not {text!r}.")
    return name.strip(), [int(number) for number in numbers]

"""What a seat knows as small numbers with names: the declaration from which arrays, dictionaries and tables come.

Each game declares its fields in `observation.py` and fills them in with an observer, which is compiled, in
`rules/observation.py`. An observation says all that the seat knows and nothing else: it is equal where `knows` is, and
only there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16

    from captable.core.game import Game
    from captable.core.observing import Observer
    from captable.core.state import State

Kind = Literal["count", "category", "seat", "flag", "set"]
"""A count is more or less of something; a category one of several, in no order; a seat is counted from the own one; a
set has a flag for each thing that can be in it."""

LARGEST = 2**15 - 1
"""Fields are 16-bit numbers."""


@dataclass(frozen=True)
class Field:
    name: str
    kind: Kind
    shape: tuple[int, ...]
    """() for one number; the seats of a field with a row for each are counted from the own one."""
    high: int
    means: str
    low: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


def count(name: str, high: int, *shape: int, means: str, low: int = 0) -> Field:
    return Field(name, "count", shape, high, means, low)


def category(name: str, choices: int, *shape: int, means: str) -> Field:
    """One of so many, numbered from 0."""
    return Field(name, "category", shape, choices - 1, means)


def maybe(name: str, choices: int, *shape: int, means: str) -> Field:
    """0 for none, or 1 + one of so many."""
    return Field(name, "category", shape, choices, means)


def seat(name: str, players: int, *shape: int, means: str) -> Field:
    """0 for the own seat, then round the table; `players` for nobody, one more for several at once."""
    return Field(name, "seat", shape, players + 1, means)


def flag(name: str, *shape: int, means: str) -> Field:
    return Field(name, "flag", shape, 1, means)


def members(name: str, *shape: int, means: str) -> Field:
    """A flag for each thing that can be in the set."""
    return Field(name, "set", shape, 1, means)


def digits(name: str, count: int, *shape: int, means: str) -> Field:
    """One more than a number that may be large, or 0 for none: digits of 15 bits, the lowest first."""
    return Field(name, "count", (*shape, count), LARGEST, means)


class Observation:
    """The fields of a game for a number of players, and the observer that fills them in."""

    def __init__(self, fields: Sequence[Field], observer: Observer) -> None:
        self.fields = tuple(fields)
        self.observer = observer
        ends = list(accumulate(field.size for field in self.fields))
        self.starts = [0, *ends[:-1]]
        self.size = ends[-1]

    def parts(self) -> Iterator[tuple[Field, int, int]]:
        """Each field with where it begins and ends in the flat vector."""
        for field, start in zip(self.fields, self.starts, strict=True):
            yield field, start, start + field.size

    def of(self, state: State, seat: int) -> vec[i16]:
        """What that seat knows as one vector, which numpy and memoryview see without copying."""
        from captable.core.observing import memory

        out = memory(self.size)
        self.observer.observe(state, state.seat_number(seat), out, 0)
        return out

    def named(self, state: State, seat: int) -> dict[str, list[int]]:
        """The same by name, for people."""
        flat = list(self.of(state, seat))
        return {field.name: flat[start:end] for field, start, end in self.parts()}

    def why_not(self, flat: Sequence[int]) -> str | None:
        """What is wrong with a vector that should be such an observation: a number outside its field's range."""
        for field, start, end in self.parts():
            for i in range(start, end):
                if not field.low <= flat[i] <= field.high:
                    return f"{field.name}[{i - start}] is {flat[i]}, declared from {field.low} to {field.high}"
        return None

    def table(self) -> list[tuple[str, str, str, str, str, str]]:
        """A row for each field, for people: where it is, its name, kind, shape, range and meaning."""
        return [
            (
                f"{start}" if end == start + 1 else f"{start}–{end - 1}",
                field.name,
                field.kind,
                " × ".join(map(str, field.shape)) or "1",
                f"{field.low} to {field.high}",
                field.means,
            )
            for field, start, end in self.parts()
        ]


class Observed:
    """The observations of a game under test: what is wrong with them, in words, if it declares any."""

    def __init__(self, game: Game, players: int) -> None:
        self.observation = game.observation(players)
        self.known: dict[tuple[int, ...], tuple[int, ...]] = {}
        """What was known, by what was observed."""

    def wrong(self, state: State, world: State, seat: int) -> str:
        """`world` is one that the seat can't tell from `state`."""
        if self.observation is None:
            return ""
        seen = tuple(self.observation.of(state, seat))
        if self.observation.observer.at != self.observation.size:
            return f"the observer writes {self.observation.observer.at} numbers, but declares {self.observation.size}"
        if tuple(self.observation.of(world, seat)) != seen:
            return f"the observation of seat {seat} changed when only what it can't see did"
        knows = tuple(state.knows(seat))
        if self.known.setdefault((seat, *seen), knows) != knows:
            return f"two positions that seat {seat} can tell apart are observed alike"
        outside = self.observation.why_not(seen)
        return f"an observation is outside its declaration: {outside}" if outside else ""

"""What came of games, as counts that can be added up: in any order, from any process, now or after a stop.

Everything is a whole number. A win is worth `unit` points, so that a shared one can be divided without a rest. Wherever
a figure may need more than a mean, the values themselves are counted (`{value: how often}`).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import lcm
from typing import Self, TypeVar

import msgspec
from msgspec import Struct

from captable.core.view import Message

STEPS = 20
"""A game is looked at after each of so many equal parts of it, to see who leads."""
KEPT = 3
"""So many of the most dramatic and of the dullest games are named."""

Histogram = dict[int, int]


class Sum(Struct, array_like=True):
    """Seats (or games) that had something in common, and the points that they won."""

    count: int = 0
    points: int = 0


class ChoiceCount(Struct, array_like=True):
    """A choice by its structured form."""

    offered: int = 0
    """Decisions in which it could be taken, with something else to do."""
    taken: int = 0
    seats_offered: int = 0
    """Seats that could take it at least once in their game."""
    seats_taken: int = 0
    points_taken: int = 0
    points_passed: int = 0
    """Of the seats that could and never did."""


class Paired(Struct, array_like=True):
    """The same deal played twice: as it was, less with a change, in points of one seat."""

    count: int = 0
    total: int = 0
    squares: int = 0


class Lead(Struct, array_like=True):
    """After a part of the game: how often somebody led alone, and how often that seat came to win."""

    led: int = 0
    won: int = 0


class Extreme(Struct, array_like=True, frozen=True, order=True):
    """A game worth looking at."""

    drama: int
    deal: int


class Summary(Struct):
    players: int = 0
    unit: int = 1
    scale: int = 1
    games: int = 0
    shared: int = 0
    """Games with several winners."""
    seats: list[Sum] = []
    order: list[Sum] = []
    """By who came first to the turn, who second, …; of the games in which somebody had the turn alone."""
    places: list[Histogram] = []
    scores: list[Histogram] = []
    margins: Histogram = {}
    """By how much the best score was ahead of the next."""
    moves: Histogram = {}
    decisions: Histogram = {}
    """Moves of one seat in one game at which it had a choice."""
    endings: dict[str, int] = {}
    choices: dict[str, ChoiceCount] = {}
    held: dict[str, Sum] = {}
    """Things in front of a seat or in its hand at the end."""
    dealt: dict[str, Sum] = {}
    """Things in a seat's hand at the beginning."""
    names: dict[str, Message] = {}
    """What things are called."""
    traits: dict[str, Sum] = {}
    """What a seat was in that game: its deck, the parts of its corporation; as `deck=fortress`."""
    traits_in_order: dict[str, Sum] = {}
    """The same by order of play: `deck=fortress/0` began."""
    meetings: dict[str, Sum] = {}
    """`one|two`: how often seats with these traits met, and the points of the first for being ahead of the second."""
    openings: dict[str, Sum] = {}
    """`one|two`: of two players' games, those that the first began, and its points."""
    told: int = 0
    """Games whose events were looked at."""
    clauses: dict[str, int] = {}
    kinds: dict[str, int] = {}
    watched: int = 0
    """Games in which somebody led at some time."""
    leads: list[Lead] = []
    lead_changes: Histogram = {}
    first_leader: Lead = msgspec.field(default_factory=Lead)
    dramatic: list[Extreme] = []
    dull: list[Extreme] = []
    dealt_otherwise: dict[str, Paired] = {}
    """A card of an opening hand, less an average one of the pile in its place."""
    chosen_otherwise: dict[str, Paired] = {}
    """A choice as it was made, less another one that could have been made instead."""
    never: dict[str, Paired] = {}
    """A seat that may do this, less the same seat that never may."""
    rotations: dict[str, int] = {}
    """Who won when a stronger bot sat on each seat in turn, with the same deal: `0,1` or `0,0+1` for a shared win."""

    @classmethod
    def of(cls, players: int) -> Self:
        return cls(
            players=players,
            unit=lcm(*range(1, players + 1)),
            seats=[Sum() for _ in range(players)],
            order=[Sum() for _ in range(players)],
            places=[{} for _ in range(players)],
            scores=[{} for _ in range(players)],
            leads=[Lead() for _ in range(STEPS + 1)],
        )

    def merge(self, other: Summary) -> None:
        """Add what another one counted of the same plan."""
        for field in self.__struct_fields__:
            mine, its = getattr(self, field), getattr(other, field)
            if field in ("players", "unit", "scale"):
                setattr(self, field, max(mine, its))
            elif field == "names":
                mine.update(its)
            elif field in ("dramatic", "dull"):
                setattr(self, field, extremes([*mine, *its], dramatic=field == "dramatic"))
            else:
                setattr(self, field, added(mine, its))


T = TypeVar("T")


def added(one: T, other: T) -> T:
    """Two counts of the same shape together; the second stays as it is."""
    if isinstance(one, int):
        return one + other  # type: ignore[operator, return-value]
    if isinstance(one, dict):
        assert isinstance(other, dict)
        for key, value in other.items():
            if key in one:
                one[key] = added(one[key], value)
            else:
                one[key] = msgspec.structs.replace(value) if isinstance(value, Struct) else value
        return one
    if isinstance(one, list):
        assert isinstance(other, list)
        return [added(a, b) for a, b in zip(one, other, strict=True)]  # type: ignore[return-value]
    assert isinstance(one, Struct)
    for field in one.__struct_fields__:
        setattr(one, field, getattr(one, field) + getattr(other, field))
    return one


def extremes(games: Iterable[Extreme], dramatic: bool) -> list[Extreme]:
    """The first few, and of equal ones those dealt first, so that the order of adding up does not matter."""
    return sorted(games, key=lambda game: (-game.drama if dramatic else game.drama, game.deal))[:KEPT]


def total(parts: Iterable[Summary]) -> Summary:
    """All of them together; the parts stay as they are."""
    parts = list(parts)
    whole = Summary.of(parts[0].players) if parts else Summary()
    for part in parts:
        whole.merge(part)
    return whole


def encode(summary: Summary) -> bytes:
    return msgspec.json.encode(summary)


def decode(data: bytes) -> Summary:
    return msgspec.json.decode(data, type=Summary)


def mean(histogram: Histogram) -> float:
    count = sum(histogram.values())
    return sum(value * often for value, often in histogram.items()) / count if count else 0.0


def quantile(histogram: Histogram, share: float) -> int:
    """The least value that so many of all are not above."""
    count, seen = sum(histogram.values()), 0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen >= share * count:
            return value
    return 0

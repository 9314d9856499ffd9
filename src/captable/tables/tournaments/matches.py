"""A game of a tournament, and what it is worth. Entrants are numbers, in the order in which they came."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

NOBODY: Final = -1
"""In place of an entrant: a seat that a bot fills."""
POINT: Final = 2520
"""A victory. It can be cut in as many parts as a table of eleven asks for, and adds up exactly."""


class Match(Struct, frozen=True, omit_defaults=True):
    """Who sits at a table in a round; or who has no table in it."""

    round: int
    """From 1."""
    seats: tuple[int, ...]
    """The entrant of each seat."""
    table: str = ""
    """Empty where nobody plays."""
    idle: Literal["", "rest", "bye"] = ""
    """Why one entrant has no table: everybody has such a round, or they are given a victory for it."""
    places: tuple[int, ...] | None = None
    """Of each seat, when the game is over."""
    void: bool = False
    """The table was given up: nobody gets a point."""

    @property
    def waits(self) -> bool:
        """Whether its result is missing."""
        return not self.idle and self.places is None and not self.void


def points(match: Match) -> dict[int, int]:
    """What each entrant gets: a point for beating everybody, a part of it for each who is beaten, half of that for a
    tie. So with two it is one, a half or nothing, and a place is worth as much at a small table as at a large one."""
    if match.idle:
        return {match.seats[0]: POINT if match.idle == "bye" else 0}
    if match.places is None:
        return {}
    others = len(match.seats) - 1
    return {
        entrant: sum(_half_points(place, other) for other in match.places[:seat] + match.places[seat + 1 :])
        * (POINT // 2)
        // max(1, others)
        for seat, (entrant, place) in enumerate(zip(match.seats, match.places, strict=True))
        if entrant != NOBODY
    }


def _half_points(place: int, other: int) -> int:
    return 2 if place < other else 1 if place == other else 0

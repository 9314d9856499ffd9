"""The codes of the moves, as `rules` and `sense` work with them: the order of `moves.move_table`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 5
"""Moves have codes for this many players, also when four play."""

# A card is played by its number, 0 to 13.
FIRST_ASK: Final[i64] = 14
FIRST_ANSWER: Final[i64] = 54
FIRST_LOOK: Final[i64] = 57
FIRST_SWAP: Final[i64] = 62
FIRST_PROMOTE: Final[i64] = 67
FIRST_GIVE: Final[i64] = 72
KEEP_ALLIANCES: Final[i64] = 77
FIRST_PAIR: Final[i64] = 78


def first_of_pair(pair: i64) -> i64:
    """The pairs of seats are numbered 0-1, 0-2, …, 3-4."""
    one: i64 = 0
    while pair >= SEATS - 1 - one:
        pair -= SEATS - 1 - one
        one += 1
    return one


def second_of_pair(pair: i64) -> i64:
    one: i64 = 0
    while pair >= SEATS - 1 - one:
        pair -= SEATS - 1 - one
        one += 1
    return one + 1 + pair

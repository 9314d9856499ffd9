"""The numbers of Startups: the codes of moves and steps, and the figures of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TAKE: Final[i64] = 0
PLAY: Final[i64] = 1
"""The two steps of a turn (SU-2, SU-3)."""

DRAW: Final[i64] = 0
FIRST_TAKE: Final[i64] = 1
"""The order of `moves.move_table`. A card to keep comes after the last that can be taken, then one to sell."""

HAND: Final[i64] = 3
CHIPS: Final[i64] = 10
ASIDE: Final[i64] = 5
"""SU-1.2."""
TURNS_WITHOUT_A_DRAW: Final[i64] = 6
"""SU-5.6: this many for each player end the game."""
CHIP_RECEIVED: Final[i64] = 3
"""SU-5.2: what a chip paid to you is worth."""
POINTS_FIRST: Final[i64] = 2
POINTS_SECOND: Final[i64] = 1
POINTS_LAST: Final[i64] = -1
ROUNDS_OF_A_MATCH: Final[i64] = 4
"""SU-6.1."""

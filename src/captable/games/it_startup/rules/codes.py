"""The move codes of IT Startup, in the order of `moves.move_table`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HAND: Final[i64] = 5
"""IS-2.1."""
MOST_SEATS: Final[i64] = 4
MOST_LOOK: Final[i64] = 10
"""No effect looks at more cards than this."""

END: Final[i64] = 0
BUY: Final[i64] = 1
PLAY_PLANNED: Final[i64] = 2
SKIP: Final[i64] = 3
COUNTER_IT: Final[i64] = 4
REFUSE: Final[i64] = 5
READY: Final[i64] = 6
MARK: Final[i64] = 7
PICK: Final[i64] = MARK + HAND
STRIKE: Final[i64] = PICK + MOST_LOOK
CHOOSE: Final[i64] = STRIKE + MOST_SEATS

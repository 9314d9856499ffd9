"""The move codes of Ship It!, in the order of the move table (`moves`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FUNDING: Final[i64] = 0
TECH: Final[i64] = 3
PRODUCT: Final[i64] = 6
RETHINK: Final[i64] = 9

ENVELOPE: Final[i64] = 10
"""20 for the pool, then 2 for the own Insider engineers."""
NO_BID: Final[i64] = 32
BID: Final[i64] = 32
"""A bid of b is BID + b, from 1 to 400."""
SEND: Final[i64] = 433

ASSIGN: Final[i64] = 434
"""Engineer e to action a is ASSIGN + 11 e + a."""
IDLE: Final[i64] = 654
AUGMENT: Final[i64] = 674
PLAIN: Final[i64] = 694
"""Takes the AI back."""
PIVOT: Final[i64] = 714
STAY: Final[i64] = 717
"""Takes the Pivot back."""
LOCK: Final[i64] = 718

OPEN_PUZZLE: Final[i64] = 719
PASS: Final[i64] = 720
PLACE: Final[i64] = 721
SWAP: Final[i64] = 742
REMOVE: Final[i64] = 762
CURSOR: Final[i64] = 792
SUBMIT: Final[i64] = 853
CODES: Final[i64] = 854

"""The codes of moves and the constants of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BACK: Final[i64] = 0
"""BACK + k plays a pitch of kind k for oneself; kinds + k plays it against the next player (PN-1.2)."""
EVEN_LEAD: Final[i64] = 40
"""A lead that is as good as won, for search."""

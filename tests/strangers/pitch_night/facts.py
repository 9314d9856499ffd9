"""What programs are told: the kinds of events, and the counters."""

from __future__ import annotations

from enum import StrEnum

COUNTERS = ("backing", "worth")


class Kind(StrEnum):
    BACKED = "backed"
    ATTACKED = "attacked"
    DREW = "drew"

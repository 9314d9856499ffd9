"""An engineer of Ship It! (SI-3) is one integer, so that staff and pool are small vectors: these are its parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OUTPUT_ONE: Final[i64] = 100_000_000
"""An output of 1: productivity in hundredths, and AI, specialty and trait in percent (SI-0.2)."""


def engineer(level: i64, specialty: i64, trait: i64, productivity: i64, salary: i64, since: i64) -> i64:
    """`since` is the round in which the engineer was hired, 0 for a candidate."""
    return level | (specialty + 1) << 2 | (trait + 1) << 5 | productivity << 8 | salary << 16 | since << 24


def hired(candidate: i64, round: i64) -> i64:
    return candidate | round << 24


def level_of(engineer: i64) -> i64:
    return engineer & 3


def specialty_of(engineer: i64) -> i64:
    return ((engineer >> 2) & 7) - 1


def trait_of(engineer: i64) -> i64:
    return ((engineer >> 5) & 7) - 1


def productivity_of(engineer: i64) -> i64:
    return (engineer >> 8) & 255


def salary_of(engineer: i64) -> i64:
    return (engineer >> 16) & 255


def since_of(engineer: i64) -> i64:
    return engineer >> 24

"""What every game does with vectors of numbers, and sets of numbers kept as bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
"""No card, no seat, no place: wherever there could be a number and is none."""


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def zeros(n: i64) -> vec[i64]:
    return filled(n, 0)


def joined(start: vec[i64], rest: vec[i64]) -> vec[i64]:
    """`start` may be used up."""
    return extend(start, rest)


def filled_up(items: vec[i64], length: i64) -> vec[i64]:
    """The items, which may be used up, with NONE up to a length."""
    return extend(items, filled(max(0, length - len(items)), NONE))


def count_bits(bits: i64) -> i64:
    """How many members a set of bits has."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def several(items: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The items, which may be used up, and so many more, from a first one on: first, first + 1 and so on."""
    more: vec[i64] = zeros(max(0, count))
    for i in range(count):
        more[i] = first + i
    return extend(items, more)


def padded(start: vec[i64], items: vec[i64], size: i64, filler: i64 = NONE) -> vec[i64]:
    """The start, which may be used up, and the items, filled up to a size."""
    start = extend(start, items)
    return extend(start, filled(max(0, size - len(items)), filler))

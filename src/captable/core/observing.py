"""How a position becomes numbers that can be learned from: compiled, into memory that the caller brings.

An observer is the writing half of an observation; `captable.core.observation` has the fields that it fills in. All
that names a seat is counted from the observing seat: 0 is that seat itself, 1 the next one round the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from captable.core.state import State

DIGIT_BITS: Final[i64] = 15
DIGIT: Final[i64] = 0x7FFF
"""Numbers without a bound that is small are written in digits of so many bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Subclass it and write `write`, field by field in the order of the declaration."""

    out: vec[i16]
    at: i64
    """Where in `out` the next number goes."""
    seat: i64
    """Who looks."""
    players: i64

    def __init__(self) -> None:
        self.out = vec[i16]()
        self.at = 0
        self.seat = 0
        self.players = 1

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat knows into `out`, from `at` on."""
        self.out = out
        self.at = at
        self.seat = seat
        self.players = state.players
        self.write(state)

    def write(self, state: State) -> None:
        raise NotImplementedError

    # -- what fields are made of ---------------------------------------------------------------------------

    def number(self, value: i64) -> None:
        self.out[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:
        self.out[self.at] = 1 if value else 0
        self.at += 1

    def numbers(self, items: vec[i64]) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        i: i64
        for i in range(len(items)):
            out[at + i] = i16(items[i])
        self.at = at + len(items)

    def blanks(self, count: i64) -> None:
        """So many zeros."""
        out: vec[i16] = self.out
        at: i64 = self.at
        end: i64 = at + count
        while at + 4 <= end:  # four at a time: a third of what a batch does in some games is to write zeros
            out[at] = 0
            out[at + 1] = 0
            out[at + 2] = 0
            out[at + 3] = 0
            at += 4
        while at < end:
            out[at] = 0
            at += 1
        self.at = end

    def amounts(self, items: vec[i64], size: i64) -> None:
        """The items as they are, and zeros up to a size."""
        self.numbers(items)
        self.blanks(size - len(items))

    def listed(self, items: vec[i64], size: i64) -> None:
        """Things that have numbers from 0 on, each as one more; 0 is for none, also up to the size."""
        out: vec[i16] = self.out
        at: i64 = self.at
        i: i64
        for i in range(len(items)):
            out[at + i] = i16(items[i] + 1)
        self.at = at + len(items)
        self.blanks(size - len(items))

    def table(self, items: vec[i64], width: i64) -> None:
        """A row for each seat, the own one first."""
        self.rows(items, 0, width, 0)

    def rows(self, items: vec[i64], start: i64, width: i64, plus: i64) -> None:
        """The rows of the seats that begin at `start`, the own one first."""
        out: vec[i16] = self.out
        at: i64 = self.at
        i: i64 = start + self.seat * width
        end: i64 = start + self.players * width
        for _cell in range(self.players * width):
            out[at] = i16(items[i] + plus)
            at += 1
            i += 1
            if i == end:
                i = start
        self.at = at

    def seat_number(self, seat: i64) -> None:
        """Counted from the own one; after the seats comes nobody (-1), then several at once (-2)."""
        self.out[self.at] = i16(self.seen_from_here(seat))
        self.at += 1

    def seat_numbers(self, seats: vec[i64]) -> None:
        for seat in seats:
            self.seat_number(seat)

    def seen_from_here(self, seat: i64) -> i64:
        if seat < 0:
            return self.players - 1 - seat
        return seat - self.seat if seat >= self.seat else seat - self.seat + self.players

    def there(self, step: i64) -> i64:
        """The seat so many steps on."""
        seat: i64 = self.seat + step
        return seat if seat < self.players else seat - self.players

    def seats(self, bits: i64) -> None:
        """A set of seats: a flag for each, the own one first."""
        for step in range(self.players):
            self.number((bits >> self.there(step)) & 1)

    def reached(self, value: i64, most: i64) -> None:
        """A flag for each number from 1 to `most` that the value reaches, for what is not worth the same each time."""
        out: vec[i16] = self.out
        at: i64 = self.at
        i: i64
        for i in range(most):
            out[at + i] = 1 if value > i else 0
        self.at = at + most

    def one_of(self, choice: i64, choices: i64) -> None:
        """A flag for each choice, up for the one that it is; for none of them all stay down."""
        at: i64 = self.at
        self.blanks(choices)
        if 0 <= choice < choices:
            self.out[at + choice] = 1

    def members(self, bits: i64, size: i64) -> None:
        """A set of things: a flag for each."""
        out: vec[i16] = self.out
        at: i64 = self.at
        for i in range(size):
            out[at + i] = i16((bits >> i) & 1)
        self.at = at + size

    def digits(self, value: i64, count: i64) -> None:
        """A number that may be large, or NONE: one more than it, in digits of 15 bits, the lowest first."""
        value += 1
        for _digit in range(count):
            self.number(value & DIGIT)
            value >>= DIGIT_BITS


def memory(size: i64) -> vec[i16]:
    """Room for so many numbers of observations; numpy sees it without copying: `np.asarray(memory(100))`."""
    items: vec[i16] = vec[i16](capacity=size)
    for _number in range(size):
        items = append(items, 0)
    return items


def mask_memory(size: i64) -> vec[u8]:
    """Room for so many flags of masks."""
    items: vec[u8] = vec[u8](capacity=size)
    for _number in range(size):
        items = append(items, 0)
    return items

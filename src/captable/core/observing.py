"""How a position becomes numbers that can be learned from: compiled, into memory that the caller brings.

An observer is the writing half of an observation; `captable.core.observation` has the fields that it fills in. All
that names a seat is counted from the observing seat: 0 is that seat itself, 1 the next one round the table.

Most numbers of most observations are 0. So an observer is handed zeros, which cost next to nothing by the block, and
passes over what stays 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
        """Write what a seat knows into `out`, from `at` on, where there are zeros."""
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
        """Several in one call, which is cheaper than one by one."""
        out: vec[i16] = self.out
        at: i64 = self.at
        for item in items:
            out[at] = i16(item)
            at += 1
        self.at = at

    def blanks(self, count: i64) -> None:
        """So many zeros, which are there already."""
        self.at += count

    def amounts(self, items: vec[i64], size: i64) -> None:
        """The items as they are, and zeros up to a size."""
        end: i64 = self.at + size
        self.numbers(items)
        self.at = end

    def listed(self, items: vec[i64], size: i64) -> None:
        """Things that have numbers from 0 on, each as one more; 0 is for none, also up to the size."""
        out: vec[i16] = self.out
        at: i64 = self.at
        i: i64
        self.at = at + size
        for i in range(len(items)):
            out[at] = i16(items[i] + 1)
            at += 1

    def table(self, items: vec[i64], width: i64) -> None:
        """A row for each seat, the own one first."""
        self.rows(items, 0, width, 0)

    def rows(self, items: vec[i64], start: i64, width: i64, plus: i64) -> None:
        """The rows of the seats that begin at `start`, the own one first."""
        out: vec[i16] = self.out
        at: i64 = self.at
        own: i64 = start + self.seat * width
        i: i64
        for i in range(own, start + self.players * width):
            out[at] = i16(items[i] + plus)
            at += 1
        for i in range(start, own):
            out[at] = i16(items[i] + plus)
            at += 1
        self.at = at

    def results(self, items: vec[i64], rounds: i64, plus: i64) -> None:
        """A row of seats for each round that is over, and zeros for those to come."""
        end: i64 = self.at + rounds * self.players
        first: i64 = 0
        while first < len(items):
            self.rows(items, first, 1, plus)
            first += self.players
        self.at = end

    def seat_number(self, seat: i64) -> None:
        """Counted from the own one; after the seats comes nobody (-1), then several at once (-2)."""
        self.out[self.at] = i16(self.seen_from_here(seat))
        self.at += 1

    def seat_numbers(self, seats: vec[i64]) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        for seat in seats:
            out[at] = i16(self.seen_from_here(seat))
            at += 1
        self.at = at

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
        step: i64
        for step in range(self.players):
            self.number((bits >> self.there(step)) & 1)

    def reached(self, value: i64, most: i64) -> None:
        """A flag for each number from 1 to `most` that the value reaches, for what is not worth the same each time."""
        out: vec[i16] = self.out
        at: i64 = self.at
        i: i64
        for i in range(min(value, most)):
            out[at + i] = 1
        self.at = at + most

    def one_of(self, choice: i64, choices: i64) -> None:
        """A flag for each choice, up for the one that it is; for none of them all stay down."""
        if 0 <= choice < choices:
            self.out[self.at + choice] = 1
        self.at += choices

    def members(self, bits: i64, size: i64) -> None:
        """A set of things: a flag for each."""
        out: vec[i16] = self.out
        at: i64 = self.at
        end: i64 = at + size
        self.at = end
        while bits != 0 and at < end:
            out[at] = i16(bits & 1)
            at += 1
            bits >>= 1

    def digits(self, value: i64, count: i64) -> None:
        """A number that may be large, or NONE: one more than it, in digits of 15 bits, the lowest first."""
        out: vec[i16] = self.out
        at: i64 = self.at
        end: i64 = at + count
        self.at = end
        value += 1
        while value != 0 and at < end:
            out[at] = i16(value & DIGIT)
            at += 1
            value >>= DIGIT_BITS


def memory(size: i64) -> vec[i16]:
    """So many zeros, room for observations; numpy sees it without copying: `np.asarray(memory(100))`."""
    return vec[i16]([0] * size)


def mask_memory(size: i64) -> vec[u8]:
    """Room for so many flags of masks."""
    return vec[u8]([0] * size)

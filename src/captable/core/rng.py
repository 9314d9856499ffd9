"""The one source of chance: a small generator that gives the same numbers on every machine.

It is xoshiro128**, written with 32-bit words inside 64-bit integers, because a product that
overflows 64 bits wraps in the compiled build and does not in the interpreted one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x7FFFFFFF  # a word times a half word still fits into 63 bits


@final
class Rng:
    """A seeded generator. Two with equal words give equal numbers for ever."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, a: i64 = 1, b: i64 = 2, c: i64 = 3, d: i64 = 4) -> None:
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.d = d & WORD
        if (self.a | self.b | self.c | self.d) == 0:
            self.a = 1  # all zeros is the one state that the generator never leaves

    def word(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        x: i64 = (b * 5) & WORD
        x = ((x << 7) | (x >> 25)) & WORD
        x = (x * 9) & WORD
        t: i64 = (b << 9) & WORD
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ t
        self.d = ((d << 11) | (d >> 21)) & WORD
        return x

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (Lemire's method, no bias)."""
        if n <= 0 or n > HALF:
            raise ValueError(f"below() takes a number from 1 to {HALF}, not {n}")
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            least: i64 = (WORD + 1 - n) % n
            while low < least:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            item: i64 = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def fork(self) -> Rng:
        """A new generator, independent of what this one gives next."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> vec[i64]:
        """The four words that make up its state; `Rng(*words)` gives it back."""
        words: vec[i64] = vec[i64]()
        words = append(words, self.a)
        words = append(words, self.b)
        words = append(words, self.c)
        words = append(words, self.d)
        return words

    def __repr__(self) -> str:
        return f"Rng({self.a:#010x}, {self.b:#010x}, {self.c:#010x}, {self.d:#010x})"

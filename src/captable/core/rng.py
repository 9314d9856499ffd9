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
NO_WORD: Final[i64] = -1


@final
class Rng:
    """A seeded generator. Two with equal words give equal numbers for ever.

    Four numbers are its words. Fewer, as in `Rng(7)`, are a seed and are mixed first, so that seeds next to each other
    give worlds that have nothing in common. For a seed that is a text see `captable.core.seed.rng_from`.
    """

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = NO_WORD) -> None:
        if d == NO_WORD:
            self.a = mixed(a, b, c, 1)
            self.b = mixed(a, b, c, 2)
            self.c = mixed(a, b, c, 3)
            self.d = mixed(a, b, c, 4)
        else:
            self.a = a & WORD
            self.b = b & WORD
            self.c = c & WORD
            self.d = d & WORD
        if (self.a | self.b | self.c | self.d) == 0:
            self.a = 1  # all zeros is the one state that the generator never leaves

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        x: i64 = (b * 5) & WORD
        x = ((x << 7) | (x >> 25)) & WORD
        x = (x * 9) & WORD
        t: i64 = (b << 9) & WORD
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = a ^ d
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

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        return Rng, (self.a, self.b, self.c, self.d)

    def __repr__(self) -> str:
        return f"Rng({self.a:#010x}, {self.b:#010x}, {self.c:#010x}, {self.d:#010x})"


def mixed(a: i64, b: i64, c: i64, number: i64) -> i64:
    """A word of a seed: every bit of the seed and of the word's number turns half of its bits."""
    word: i64 = scattered(number)
    word = scattered(word ^ (a & WORD))
    word = scattered(word ^ ((a >> 32) & WORD))
    word = scattered(word ^ (b & WORD))
    return scattered(word ^ (c & WORD))


def scattered(word: i64) -> i64:
    """One word for one word, near ones far apart. The factors are odd and fit into a half word."""
    word ^= word >> 17
    word = (word * 0x2C1B3C6D + 0x5BD1E995) & WORD
    word ^= word >> 12
    word = (word * 0x297A2D39) & WORD
    return word ^ (word >> 15)

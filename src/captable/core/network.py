"""A small network that judges positions, in whole numbers: the same in both builds and on every machine.

Each seat is looked at by the same network, the own side first; what comes out is how well it stands. The chances of
all seats follow from that: the standing of one above another is the logarithm of the odds between them.

Most inputs of a position are 0, so the first layer only adds the rows of those that are not. Its weights are kept two
in a number, each in 32 bits, and one multiplication serves two hidden units; `read` sees to it that no sum that the
declared inputs can have leaves its half.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer, memory
from captable.core.state import WIN, State
from captable.core.vectors import zeros

FIRST_BITS: Final[i64] = 10
"""1 in the first layer, and for a hidden unit at its most, is two to the power of this."""
SECOND_BITS: Final[i64] = 8
"""The same for the weights of the second layer."""
FULL: Final[i64] = 1 << 10
HALF_WORD: Final[i64] = 32
LOW: Final[i64] = 0xFFFFFFFF
SIGN: Final[i64] = 0x80000000
MOST: Final[i64] = 0x7FFFFFFF

STEP_BITS: Final[i64] = 8
"""The table of powers of e has so many steps, two to the power of this, between one whole number and the next."""
STEPS: Final[i64] = 16 << 8
"""From so many steps on a chance is 0."""
UNIT: Final[i64] = 1 << 30
ONE_STEP: Final[i64] = 1_069_555_701
"""e to the power of -1/256, where 1 is UNIT."""


@final
class Network:
    observer: Observer
    inputs: i64
    pairs: i64
    """Half as many as hidden units."""
    first: vec[i64]
    """For each input a row of pairs of weights."""
    bias: vec[i64]
    second: vec[i64]
    """A weight for each hidden unit; the own bias of the second layer would be the same for all seats."""
    powers: vec[i64]
    blank: vec[i16]
    """A zero for each input."""

    def __init__(self, observer: Observer, highest: vec[i64], hidden: i64, weights: vec[i64]) -> None:
        """`highest` is what each input can be at most; the weights are those of the first layer, input by input, its
        biases, and the second layer."""
        inputs: i64 = len(highest)
        if hidden <= 0 or hidden % 2 != 0 or len(weights) != (inputs + 2) * hidden:
            raise ValueError(f"{len(weights)} weights are none of {inputs} inputs and {hidden} hidden units")
        self.observer = observer
        self.inputs = inputs
        self.pairs = hidden // 2
        self.first = vec[i64](capacity=inputs * self.pairs)
        self.bias = vec[i64](capacity=self.pairs)
        self.second = weights[(inputs + 1) * hidden :]
        self.powers = powers_of_e()
        self.blank = memory(inputs)
        self.read(highest, hidden, weights)

    def read(self, highest: vec[i64], hidden: i64, weights: vec[i64]) -> None:
        sums: vec[i64] = zeros(hidden)
        row: i64
        unit: i64
        for row in range(self.inputs + 1):
            high: i64 = 1
            if row < self.inputs:
                high = highest[row]
            for unit in range(hidden):
                weight: i64 = weights[row * hidden + unit]
                sums[unit] += high * (weight if weight >= 0 else -weight)
        for unit in range(hidden):
            if sums[unit] > MOST:
                raise ValueError("the weights are so large that sums would not fit")
        pair: i64
        for row in range(self.inputs + 1):
            for pair in range(self.pairs):
                at: i64 = row * hidden + 2 * pair
                both: i64 = weights[at] + (weights[at + 1] << HALF_WORD)
                if row < self.inputs:
                    self.first = append(self.first, both)
                else:
                    self.bias = append(self.bias, both)

    def values(self, state: State) -> vec[i64]:
        """Every seat's chance to win, in the units of `State.values`."""
        players: i64 = state.players
        standings: vec[i64] = vec[i64](capacity=players)
        best: i64 = 0
        seat: i64
        for seat in range(players):
            standing: i64 = self.standing(state, seat)
            standings = append(standings, standing)
            if seat == 0 or standing > best:
                best = standing
        total: i64 = 0
        for seat in range(players):
            behind: i64 = (best - standings[seat]) >> (FIRST_BITS + SECOND_BITS - STEP_BITS)
            power: i64 = 0
            if behind < STEPS:
                power = self.powers[behind]
            standings[seat] = power
            total += power
        for seat in range(players):
            standings[seat] = WIN * standings[seat] // total
        return standings

    def standing(self, state: State, seat: i64) -> i64:
        """How well a seat stands, where FULL times the unit of the second layer is 1."""
        seen: vec[i16] = self.blank[:]
        self.observer.observe(state, seat, seen, 0)
        pairs: i64 = self.pairs
        first: vec[i64] = self.first
        sums: vec[i64] = self.bias[:]
        at: i64 = 0
        i: i64
        pair: i64
        for i in range(self.inputs):
            value: i64 = i64(seen[i])
            if value != 0:
                for pair in range(pairs):
                    sums[pair] += value * first[at + pair]
            at += pairs
        second: vec[i64] = self.second
        standing: i64 = 0
        for pair in range(pairs):
            both: i64 = sums[pair]
            low: i64 = ((both & LOW) ^ SIGN) - SIGN
            standing += clipped(low) * second[2 * pair] + clipped((both - low) >> HALF_WORD) * second[2 * pair + 1]
        return standing


def clipped(value: i64) -> i64:
    if value <= 0:
        return 0
    return min(FULL, value)


def powers_of_e() -> vec[i64]:
    """e to the power of minus so many steps."""
    powers: vec[i64] = vec[i64](capacity=STEPS)
    power: i64 = UNIT
    for _step in range(STEPS):
        powers = append(powers, power)
        power = (power * ONE_STEP) >> 30
    return powers

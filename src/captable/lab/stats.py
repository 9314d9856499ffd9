"""How sure a figure is. Every interval here holds the truth with 95 % certainty, or with less doubt if asked.

- A share of games has Wilson's score interval.
- A figure that is a ratio of counts has an interval from how it differs between blocks of deals, whatever happens
  inside a block; so have differences of two runs with the same deals, block by block.
- Where many figures are looked at together, each has to be the surer: Holm's method colours a figure that differs by
  luck alone in at most 5 of 100 whole reports.
- A share that is looked at again and again while games are played has a confidence sequence: it is right at all times
  together, so one may stop when one likes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log, sqrt
from statistics import NormalDist

CERTAIN = 0.95
_NORMAL = NormalDist()


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval."""

    value: float
    low: float
    high: float
    count: int = 0
    """The games (or seats) behind it."""
    error: float = 0.0
    """Its standard error, where it has one."""
    doubt: float = 1.0
    """The chance of being as far from `than` by luck alone, where it was compared."""

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2

    def within(self, low: float, high: float) -> bool:
        """Surely in there."""
        return self.low >= low and self.high <= high

    def above(self, bound: float) -> bool:
        return self.low > bound

    def below(self, bound: float) -> bool:
        return self.high < bound


UNKNOWN = Estimate(0.0, -inf, inf)


def normal_reach(certain: float = CERTAIN) -> float:
    """So many standard errors on either side."""
    return _NORMAL.inv_cdf(0.5 + certain / 2)


def student_reach(freedom: int, certain: float = CERTAIN) -> float:
    """The same where the standard error itself is known from few blocks (Cornish and Fisher's expansion)."""
    if freedom < 1:
        return inf
    z = normal_reach(certain)
    if freedom < 3:  # the expansion is for more
        return {1: 12.706, 2: 4.303}[freedom] * max(1.0, (z / 1.96) ** 4)
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + g1 / freedom + g2 / freedom**2 + g3 / freedom**3


def share(points: float, count: float, certain: float = CERTAIN) -> Estimate:
    """Wilson's interval for a chance of which `count` tries gave so many points."""
    if count <= 0:
        return Estimate(0.0, 0.0, 1.0)
    z = normal_reach(certain)
    value = points / count
    middle = value + z * z / (2 * count)
    reach = z * sqrt(max(0.0, value * (1 - value)) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    low, high = max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
    return Estimate(value, min(low, value), max(high, value), int(count), sqrt(max(0.0, value * (1 - value)) / count))


def mean_of(values: Mapping[int, int], certain: float = CERTAIN) -> Estimate:
    """The mean of counted values."""
    count = sum(values.values())
    if not count:
        return UNKNOWN
    value = sum(v * n for v, n in values.items()) / count
    spread = sum(n * (v - value) ** 2 for v, n in values.items())
    error = sqrt(spread / max(1, count - 1) / count)
    reach = normal_reach(certain) * error
    return Estimate(value, value - reach, value + reach, count, error)


def paired(count: int, total: int, squares: int, unit: float, certain: float = CERTAIN) -> Estimate:
    """The mean of differences, of which the sum and the sum of squares are known."""
    if count < 2:
        return Estimate(total / unit if count else 0.0, -1.0, 1.0, count, inf)
    value = total / count
    variance = max(0.0, squares - count * value * value) / (count - 1)
    # A handful of games without a difference does not prove that there is none: one more might have had it.
    error = sqrt((variance + unit * unit / count) / count) / unit
    reach = student_reach(count - 1, certain) * error
    value /= unit
    return Estimate(value, max(-1.0, value - reach), min(1.0, value + reach), count, error)


Ratio = tuple[float, float]
"""What a block counted, and of how many."""


def ratio(blocks: Sequence[Ratio], certain: float = CERTAIN) -> Estimate:
    """The sum of the first by the sum of the second, with an interval from how the blocks differ."""
    above, below = sum(y for y, _ in blocks), sum(x for _, x in blocks)
    if not below:
        return UNKNOWN
    value = above / below
    error = _error([(y - value * x) / below for y, x in blocks])
    reach = student_reach(len(blocks) - 1, certain) * error
    return Estimate(value, value - reach, value + reach, int(below), error)


def difference(ours: Sequence[Ratio], theirs: Sequence[Ratio], certain: float = CERTAIN) -> Estimate:
    """The second ratio less the first, of the same blocks of deals, and the doubt that there is a difference."""
    below, other_below = sum(x for _, x in ours), sum(x for _, x in theirs)
    if not below or not other_below or len(ours) != len(theirs):
        return UNKNOWN
    value, other = sum(y for y, _ in ours) / below, sum(y for y, _ in theirs) / other_below
    parts = [
        (v - other * w) / other_below - (y - value * x) / below for (y, x), (v, w) in zip(ours, theirs, strict=True)
    ]
    error = _error(parts)
    reach = student_reach(len(ours) - 1, certain) * error
    change = other - value
    return Estimate(
        change, change - reach, change + reach, int(min(below, other_below)), error, doubt(change, error, len(ours) - 1)
    )


def _error(parts: Sequence[float]) -> float:
    """The standard error of a sum of parts that are independent and add up to nothing."""
    count = len(parts)
    return sqrt(count / (count - 1) * sum(part * part for part in parts)) if count > 1 else inf


def doubt(value: float, error: float, freedom: int) -> float:
    """The chance that luck alone brings a figure so far from nothing (two-sided, Student's t)."""
    if value == 0 or freedom < 1:
        return 1.0
    if error == 0:
        return 0.0
    if error == inf:
        return 1.0
    return student_tail(abs(value) / error, freedom)


def student_tail(t: float, freedom: int) -> float:
    """Both tails of Student's distribution beyond t, by the continued fraction of the incomplete beta function."""
    x = freedom / (freedom + t * t)
    return _beta(x, freedom / 2, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0:
        return 0.0
    if x >= 1:
        return 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    c, d = 1.0, 1.0 - (a + b) * x / (a + 1)
    d = 1 / d if abs(d) > 1e-300 else 1e300
    fraction = d
    for m in range(1, 300):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1 + term * d
            c = 1 + term / c
            d = 1 / d if abs(d) > 1e-300 else 1e300
            c = c if abs(c) > 1e-300 else 1e-300
            fraction *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return front * fraction / a


def holm(doubts: Mapping[str, float], most: float = 1 - CERTAIN) -> set[str]:
    """Those of many figures that differ although all of them are looked at together (Holm's method)."""
    found: set[str] = set()
    for rank, (key, each) in enumerate(sorted(doubts.items(), key=lambda item: item[1])):
        if each > most / (len(doubts) - rank):
            break
        found.add(key)
    return found


def apart(one: Estimate, other: Estimate) -> float:
    """The doubt that two figures of different games differ."""
    error = sqrt(one.error**2 + other.error**2)
    return 2 * (1 - _NORMAL.cdf(abs(one.value - other.value) / error)) if error else float(one.value == other.value)


def jackknife(whole: float, without: Sequence[float], certain: float = CERTAIN) -> Estimate:
    """Any figure of all blocks, and the same figure without each of them in turn."""
    count = len(without)
    if count < 2:
        return Estimate(whole, -inf, inf)
    middle = sum(without) / count
    error = sqrt((count - 1) / count * sum((each - middle) ** 2 for each in without))
    reach = student_reach(count - 1, certain) * error
    return Estimate(whole, whole - reach, whole + reach, count, error)


# -- confidence sequences ------------------------------------------------------------------------------------------


class Sequential:
    """A mean of results between 0 and 1 that may be looked at after every block: its intervals hold all together.

    The interval has every mean on which a gambler with bets that were fixed beforehand would not have grown rich
    (Waudby-Smith and Ramdas's hedged capital): on a true mean, capital reaches 20 with a chance of at most 1 in 20,
    whenever one stops (Ville's inequality). A block of paired deals counts once, by its mean, so what happens inside
    it may depend on anything.
    """

    GRID = 400

    def __init__(self, certain: float = CERTAIN) -> None:
        self.certain = certain
        self.count = 0
        self.total = 0.0
        self._middle = 0.5
        self._spread = 0.25
        self._squares = 0.25
        self._up = [0.0] * (self.GRID + 1)
        self._down = [0.0] * (self.GRID + 1)

    def add(self, result: float) -> None:
        """The bets depend on what came before only."""
        self.count += 1
        n = self.count
        bet = sqrt(2 * log(2 / (1 - self.certain)) / (self._spread * n * log(n + 1)))
        for place in range(self.GRID + 1):
            m = place / self.GRID
            up = min(bet, 0.5 / m) if m > 0 else bet
            down = min(bet, 0.5 / (1 - m)) if m < 1 else bet
            self._up[place] += log(max(1e-300, 1 + up * (result - m)))
            self._down[place] += log(max(1e-300, 1 - down * (result - m)))
        self.total += result
        self._middle = (0.5 + self.total) / (n + 1)
        self._squares += (result - self._middle) ** 2
        self._spread = self._squares / (n + 1)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.5

    def capital(self, mean: float) -> float:
        """How rich a gambler has become who bet that this is not the mean."""
        place = round(mean * self.GRID)
        return max(exp(min(700.0, self._up[place])), exp(min(700.0, self._down[place]))) / 2

    def interval(self) -> tuple[float, float]:
        """All means that are not refuted; with a step of the grid on either side, so that none is left out."""
        bound = log(2 / (1 - self.certain))
        stay = [p for p in range(self.GRID + 1) if self._up[p] < bound and self._down[p] < bound]
        if not stay:
            return self.mean, self.mean
        return max(0.0, (stay[0] - 1) / self.GRID), min(1.0, (stay[-1] + 1) / self.GRID)


def never_seen(games: int, certain: float = CERTAIN) -> float:
    """What happened in none of so many games happens at most so often (the rule of three, exactly)."""
    return 1 - (1 - certain) ** (1 / games) if games else 1.0

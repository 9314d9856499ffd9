"""The best of several moves, and equals by lot."""

from __future__ import annotations

from collections import Counter

from captable.core.best import Best
from captable.core.rng import Rng


def best_of(worths: list[int], rng: Rng) -> int:
    best = Best()
    for move, worth in enumerate(worths):
        best.offer(move, worth, rng)
    return best.move


def test_the_best_is_kept_wherever_it_comes_and_however_bad_it_is() -> None:
    for worths, wanted in (([3, 9, 4], 1), ([9, 3], 0), ([-7, -3, -5], 1), ([-2_000_000_000], 0)):
        assert best_of(worths, Rng(1)) == wanted


def test_equals_are_chosen_by_lot_all_as_often() -> None:
    rng = Rng(5)
    found = Counter(best_of([1, 8, 8, 0, 8], rng) for _ in range(3000))
    assert set(found) == {1, 2, 4}
    assert all(900 < count < 1100 for count in found.values())

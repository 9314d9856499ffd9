"""Intervals that hold what they promise."""

from __future__ import annotations

import random

import pytest

from captable.lab.stats import (
    Sequential,
    difference,
    doubt,
    holm,
    never_seen,
    paired,
    ratio,
    share,
    student_reach,
    student_tail,
)


def test_student_is_as_in_the_tables() -> None:
    assert student_tail(2.228, 10) == pytest.approx(0.05, abs=1e-4)
    assert student_tail(1.96, 10**6) == pytest.approx(0.05, abs=1e-4)
    assert student_reach(10) == pytest.approx(2.228, abs=2e-3)
    assert student_reach(30) == pytest.approx(2.042, abs=1e-3)


def test_nothing_seen_is_not_nothing() -> None:
    assert never_seen(300) == pytest.approx(0.00994, abs=1e-4)
    assert share(0, 50).high == pytest.approx(0.0713, abs=1e-3)
    assert paired(40, 0, 0, 2).low < 0 < paired(40, 0, 0, 2).high
    assert doubt(0.0, 0.0, 5) == 1.0


def test_an_interval_of_blocks_holds_the_truth_about_19_times_in_20() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        blocks = [(float(sum(rng.random() < 0.3 for _ in range(20))), 20.0) for _ in range(25)]
        found = ratio(blocks)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_equal_rule_sets_show_no_difference_in_95_of_100_reports() -> None:
    """Each report looks at 60 figures of 40 blocks of deals, and the blocks have much in common."""
    rng = random.Random(2)
    coloured = 0
    for _ in range(100):
        doubts = {}
        for figure in range(60):
            ours, theirs = [], []
            for _ in range(40):
                deal = rng.random()
                chance = 0.2 + 0.6 * deal
                ours.append((float(sum(rng.random() < chance for _ in range(8))), 8.0))
                theirs.append((float(sum(rng.random() < chance for _ in range(8))), 8.0))
            doubts[str(figure)] = difference(ours, theirs).doubt
        coloured += bool(holm(doubts))
    assert coloured <= 9, "5 are expected, and more than 9 come once in 25 times"


def test_a_real_difference_is_seen() -> None:
    rng = random.Random(3)
    ours = [(float(sum(rng.random() < 0.5 for _ in range(50))), 50.0) for _ in range(40)]
    theirs = [(float(sum(rng.random() < 0.6 for _ in range(50))), 50.0) for _ in range(40)]
    found = difference(ours, theirs)
    assert found.low > 0
    assert holm({"it": found.doubt, **{str(i): 0.5 for i in range(50)}}) == {"it"}


def test_a_confidence_sequence_is_right_at_all_times_together() -> None:
    rng = random.Random(4)
    wrong = 0
    for _ in range(60):
        sequence = Sequential()
        ever = False
        for _ in range(60):
            sequence.add(float(rng.random() < 0.5))
            low, high = sequence.interval()
            ever = ever or not low <= 0.5 <= high
        wrong += ever
    assert wrong <= 6


def test_a_confidence_sequence_says_little_after_few_games_and_much_after_many() -> None:
    sequence = Sequential()
    for _ in range(8):
        sequence.add(1.0)
    assert sequence.interval()[0] < 0.67
    for _ in range(200):
        sequence.add(1.0)
    assert sequence.interval()[0] > 0.9

"""Skill and luck told apart, with intervals that hold what they promise."""

from __future__ import annotations

import random

import pytest

from captable.lab.luck import luck_of
from captable.lab.summary import Summary


def deals_of(patterns: list[str], players: int = 2) -> list[Summary]:
    """Blocks of one rotated deal each."""
    parts = []
    for pattern in patterns:
        part = Summary.of(players)
        part.rotations = {pattern: 1}
        parts.append(part)
    return parts


@pytest.mark.parametrize(("pattern", "players"), [("1,0", 2), ("0,1", 2), ("1,0,0", 3)])
def test_a_rival_who_always_wins_or_never_does_leaves_room_for_a_game_that_goes_otherwise(
    pattern: str, players: int
) -> None:
    few, many = (luck_of(deals_of([pattern] * deals, players)) for deals in (20, 400))
    assert few is not None
    assert many is not None
    for luck in (few, many):
        for part in (luck.skill, luck.deal, luck.rest):
            assert part.low < part.value or part.value <= 0.0
            assert part.low >= min(0.0, part.value)
            assert part.high > part.value or part.value >= 1.0
    assert few.skill.high - few.skill.low > 2 * (many.skill.high - many.skill.low)


@pytest.mark.parametrize("chance", [0.01, 0.05, 0.3, 0.5])
def test_the_intervals_of_skill_and_of_the_deal_hold_the_truth(chance: float) -> None:
    """Of two players; all games are independent, so nothing is the luck of the deal."""
    rng = random.Random(f"skill {chance}")
    truth = (2 * chance - 1) ** 2
    skill = deal = 0
    for _ in range(60):
        wins = [[rng.random() < chance for _ in range(2)] for _ in range(40)]
        patterns = [",".join(str(seat if won[seat] else 1 - seat) for seat in range(2)) for won in wins]
        luck = luck_of(deals_of(patterns))
        assert luck is not None
        skill += luck.skill.low <= truth <= luck.skill.high
        deal += luck.deal.low <= 0 <= luck.deal.high
    assert min(skill, deal) >= 52, "57 are expected, and fewer than 52 come once in 100 times"

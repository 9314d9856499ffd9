"""Skill and luck told apart, from deals that a rival played on each seat in turn.

A seat's points vary from game to game for three reasons: who sits there (skill), what was dealt to the seat, which
stays when the players change places (the luck of the deal), and all the rest (chance and play during the game).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot

from captable.lab.stats import Estimate, jackknife, share
from captable.lab.summary import Summary

MOST_PARTS = 40
"""Blocks are put together into at most so many parts for the intervals."""


@dataclass(frozen=True)
class Luck:
    rival: Estimate
    """The rival's share of wins."""
    skill: Estimate
    deal: Estimate
    rest: Estimate
    deals: int


Points = list[list[float]]
"""By where the rival sat, then by seat."""


def luck_of(parts: Sequence[Summary]) -> Luck | None:
    """None where no deal was rotated, or too few for an interval."""
    tables = [part.rotations for part in parts if part.rotations]
    if len(tables) < 2:
        return None
    players = parts[0].players
    groups = [joined(tables[start::MOST_PARTS]) for start in range(min(MOST_PARTS, len(tables)))]
    whole = joined(groups)
    deals = sum(whole.values())
    found = components(whole, players)
    without = [components(less(whole, group), players) for group in groups]
    surprised = [components(joined([whole, each]), players) for each in surprises(players)]
    skill, deal, rest = (
        with_room(jackknife(found[i], [each[i] for each in without]), [each[i] for each in surprised]) for i in range(3)
    )
    wins = sum(
        often * points_of(pattern, players)[seat][seat] for pattern, often in whole.items() for seat in range(players)
    )
    return Luck(share(wins, deals * players), skill, deal, rest, deals)


RULE_OF_THREE = 3
"""What happened in none of n deals may still happen in 3 of n."""


def surprises(players: int) -> list[dict[str, int]]:
    """Deals that may only not have been seen: the rival wins wherever it sits, or one seat whoever sits there."""
    seats = [str(seat) for seat in range(players)]
    return [{",".join(seats): RULE_OF_THREE}, {",".join(seats[:1] * players): RULE_OF_THREE}]


def with_room(found: Estimate, surprised: Sequence[float]) -> Estimate:
    """The interval, wide enough for deals that may only not have been seen: where all went one way, the blocks do not
    differ, and by themselves would claim to be sure."""
    room = max(abs(each - found.value) for each in surprised)
    reach = hypot(found.high - found.value, room)
    # A share is never below nothing, though luck may bring its estimate there.
    return replace(found, low=max(min(0.0, found.value), found.value - reach), high=min(1.0, found.value + reach))


def points_of(pattern: str, players: int) -> Points:
    table = []
    for winners in pattern.split(","):
        seats = [int(seat) for seat in winners.split("+") if seat]
        table.append([1 / len(seats) if seat in seats else 0.0 for seat in range(players)])
    return table


def components(patterns: Mapping[str, int], players: int) -> tuple[float, float, float]:
    """The shares of the variance that are skill, the deal and the rest."""
    deals = sum(patterns.values())
    tables = [(points_of(pattern, players), often) for pattern, often in patterns.items()]
    seats = range(players)
    rival = sum(n * t[s][s] for t, n in tables for s in seats) / (deals * players)
    others = sum(n * t[r][s] for t, n in tables for r in seats for s in seats if r != s) / (
        deals * players * (players - 1)
    )
    mean = 1 / players
    everything = sum(n * (t[r][s] - mean) ** 2 for t, n in tables for r in seats for s in seats)
    total = everything / (deals * players * players)
    skill = ((rival - mean) ** 2 + (players - 1) * (others - mean) ** 2) / players
    together = pairs = 0.0
    for table, often in tables:
        for seat in seats:
            left = [table[r][seat] - (rival if r == seat else others) for r in seats]
            together += often * (sum(left) ** 2 - sum(each * each for each in left))
            pairs += often * players * (players - 1)
    deal = together / pairs
    if not total:
        return 0.0, 0.0, 0.0
    return skill / total, deal / total, (total - skill - deal) / total


def joined(tables: Sequence[Mapping[str, int]]) -> dict[str, int]:
    whole: dict[str, int] = {}
    for table in tables:
        for pattern, often in table.items():
            whole[pattern] = whole.get(pattern, 0) + often
    return whole


def less(whole: Mapping[str, int], part: Mapping[str, int]) -> dict[str, int]:
    rest = {pattern: often - part.get(pattern, 0) for pattern, often in whole.items()}
    return {pattern: often for pattern, often in rest.items() if often}

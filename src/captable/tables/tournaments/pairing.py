"""Who meets whom, and in which seats. Knows neither tables nor people.

What is asked for, in this order: nobody meets anybody once more if it can be avoided; whoever sat out, or met a bot
that fills a seat, does not do so again before the others; those who meet have as many points as each other; and what is
still open is drawn by lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from typing import Final

from captable.tables.tournaments.matches import NOBODY, POINT, Match

AGAIN: Final = 10**12
"""What it costs to meet somebody once more: more than all else together."""
LOT: Final = 1000
"""By how much the lot may tilt the scales: less than any difference in points does."""
PARTS: Final = 12
"""Of a point, in which differences are counted."""
RESTARTS: Final = 12
TRIES: Final = 12
"""Schedules that are drawn for tables of more than two; the shortest is taken."""
MOST_STUCK: Final = 50
"""Rounds in which nobody meets anybody new, before a schedule is given up."""
MOST_PERMUTED: Final = 5
"""Seats at a table whose orders are all looked at."""

Pairing = list[list[int]]
"""The entrants of each table; where `NOBODY` sits, a bot fills the seat."""


@dataclass
class History:
    """What was played so far, as far as it counts for the next round."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two have met, the smaller number first."""
    out: Counter[int] = field(default_factory=Counter)
    """How often somebody sat out or met a bot that fills a seat."""
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often an entrant had a seat."""

    def add(self, table: Sequence[int]) -> None:
        people = [entrant for entrant in table if entrant != NOBODY]
        self.met.update((min(pair), max(pair)) for pair in combinations(people, 2))
        if len(people) < len(table) or len(table) == 1:
            self.out.update(people)
        if len(table) > 1:
            self.seats.update((entrant, seat) for seat, entrant in enumerate(table) if entrant != NOBODY)

    def times(self, one: int, other: int) -> int:
        """How often they met; for nobody, how often the other was left to a bot."""
        if NOBODY in (one, other):
            return self.out[max(one, other)] if one != other else 0
        return self.met[min(one, other), max(one, other)]


def history(matches: Sequence[Match]) -> History:
    found = History()
    for match in matches:
        found.add(match.seats)
    return found


# -- how many at a table ---------------------------------------------------------------------------------------------


def sizes(entrants: int, wanted: int, allowed: range, fill: bool) -> tuple[list[int], int]:
    """How many sit at each table, and how many sit out.

    With bots to fill, all tables have the wanted size. Without, two play two; other tables are as near to what is
    wanted as they can be while as few as possible sit out.
    """
    if fill:
        return [wanted] * -(-entrants // wanted), 0
    possible = [size for size in allowed if size > 1] if wanted > 2 else [2]
    best: list[tuple[tuple[int, int], list[int]]] = [((0, 0), [])]
    """For each number of entrants: who sits out and how far tables are from what is wanted, and the tables."""
    for count in range(1, entrants + 1):
        (out, odd), tables = best[count - 1]
        choices = [((out + 1, odd), tables)]
        for size in possible:
            if size <= count:
                (out, odd), tables = best[count - size]
                choices.append(((out, odd + (size - wanted) ** 2), [*tables, size]))
        best.append(min(choices, key=lambda choice: choice[0]))
    (out, _), tables = best[entrants]
    return sorted(tables, reverse=True), out


# -- by points -------------------------------------------------------------------------------------------------------


def pair(
    entrants: Sequence[int],
    points: Sequence[int],
    past: History,
    wanted: int,
    allowed: range,
    fill: bool,
    lots: Random,
) -> tuple[Pairing, list[int]]:
    """A round of tables, and who sits out. `points` are those of each entrant, by number."""
    tables, out = sizes(len(entrants), wanted, allowed, fill)
    order = sorted(entrants)
    lots.shuffle(order)
    if wanted == 2:
        return _pairs(order, points, past, fill, lots)
    idle = sorted(order, key=lambda each: (past.out[each], points[each]))[:out]
    seated = [each for each in order if each not in idle]
    return _tables(seated, points, past, tables, lots), idle


def _pairs(
    order: list[int], points: Sequence[int], past: History, fill: bool, lots: Random
) -> tuple[Pairing, list[int]]:
    """Two at a table: the pairs that cost least, found exactly."""
    import networkx  # here, because it takes a while

    least = min((points[each] for each in order), default=0)
    graph = networkx.Graph()
    nodes = [*order, NOBODY] if len(order) % 2 else order
    for one, other in combinations(nodes, 2):
        apart = _apart(points[one], points[other] if other != NOBODY else least)
        cost = AGAIN * past.times(one, other) ** 2 + apart + lots.randrange(LOT)
        graph.add_edge(one, other, weight=-cost)
    found = [sorted(pair) for pair in networkx.max_weight_matching(graph, maxcardinality=True)]
    found.sort(key=lambda pair: nodes.index(pair[1]))
    whole = [pair for pair in found if NOBODY not in pair]
    left = [pair[1] for pair in found if NOBODY in pair]
    return (whole + [[each, NOBODY] for each in left], []) if fill else (whole, left)


def _apart(points: int, others: int) -> int:
    """What it costs that one has more points than the other: few large differences more than many small ones."""
    return LOT * (abs(points - others) * PARTS // POINT) ** 2


def _tables(order: list[int], points: Sequence[int], past: History, wanted: list[int], lots: Random) -> Pairing:
    """Larger tables: begun in the order of points, then two change places for as long as that helps."""
    best: Pairing = []
    best_cost = -1
    empty = sum(wanted) - len(order)
    for _ in range(RESTARTS):
        lots.shuffle(order)
        row = sorted(order, key=lambda each: -points[each])
        tables = _dealt(row, wanted, empty)
        cost = _settle(tables, points, past)
        if best_cost < 0 or cost < best_cost:
            best, best_cost = tables, cost
        if best_cost < AGAIN:
            break  # nobody meets anybody again
    return best


def _dealt(row: list[int], wanted: list[int], empty: int) -> Pairing:
    """Tables in the order of points; the empty seats, which bots fill, are shared out from the last one on."""
    rest = iter(row)
    tables = []
    for number, size in enumerate(wanted):
        bots = (empty + number) // len(wanted)
        tables.append([next(rest) for _ in range(size - bots)] + [NOBODY] * bots)
    return tables


def _settle(tables: Pairing, points: Sequence[int], past: History) -> int:
    """Let any two change places for as long as that costs less; says what it comes to."""
    costs = [_cost(table, points, past) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for i in range(len(tables[one])):
                for k in range(len(tables[other])):
                    better |= _swap(tables, costs, (one, i), (other, k), points, past)
    return sum(costs)


def _swap(
    tables: Pairing, costs: list[int], a: tuple[int, int], b: tuple[int, int], points: Sequence[int], past: History
) -> bool:
    one, other = tables[a[0]], tables[b[0]]
    if one[a[1]] == other[b[1]]:
        return False
    if NOBODY in (one[a[1]], other[b[1]]) and len(one) == len(other) and _gathers(one, other, a[1], b[1]):
        return False  # bots are shared among the tables
    one[a[1]], other[b[1]] = other[b[1]], one[a[1]]
    new = _cost(one, points, past), _cost(other, points, past)
    if sum(new) < costs[a[0]] + costs[b[0]]:
        costs[a[0]], costs[b[0]] = new
        return True
    one[a[1]], other[b[1]] = other[b[1]], one[a[1]]
    return False


def _gathers(one: list[int], other: list[int], i: int, k: int) -> bool:
    there, here = (other, one) if one[i] == NOBODY else (one, other)
    return there.count(NOBODY) >= here.count(NOBODY)


def _cost(table: list[int], points: Sequence[int], past: History) -> int:
    cost = 0
    for one, other in combinations(table, 2):
        if times := past.times(one, other):
            cost += AGAIN * times * times
        if one != NOBODY and other != NOBODY:
            cost += _apart(points[one], points[other])
    return cost


# -- everybody against everybody -------------------------------------------------------------------------------------


def circle(entrants: int) -> list[Pairing]:
    """Two at a table: everybody meets everybody once, and has each seat as often as the other, but for one game.

    One stays where they are and the others go round (the rounds of Berger's tables). Of an odd number one rests in each
    round: the table with one.
    """
    last = entrants if entrants % 2 else entrants - 1
    rounds = []
    for turn in range(last):
        first = [turn, last] if turn % 2 else [last, turn]
        tables = [[turn]] if entrants % 2 else [first]
        for step in range(1, (last + 1) // 2):
            pair = [(turn + step) % last, (turn - step) % last]
            tables.append(pair if step % 2 else pair[::-1])
        rounds.append(tables)
    return rounds


def all_meet(entrants: int, wanted: int, allowed: range, fill: bool, lots: Random) -> list[Pairing]:
    """Everybody meets everybody, at larger tables at least once and as seldom again as a search finds."""
    if wanted == 2 and not (fill and entrants % 2):
        return circle(entrants)
    if wanted == 2:
        return [[[*table, NOBODY] if len(table) == 1 else table for table in tables] for tables in circle(entrants)]
    least = -(-(entrants - 1) // (wanted - 1))
    best: list[Pairing] = []
    for _ in range(TRIES):
        found = _one_schedule(entrants, wanted, allowed, fill, lots)
        if found and (not best or len(found) < len(best)):
            best = found
        if len(best) <= least:
            break
    return best


def _one_schedule(entrants: int, wanted: int, allowed: range, fill: bool, lots: Random) -> list[Pairing]:
    past = History()
    rounds: list[Pairing] = []
    missing = set(combinations(range(entrants), 2))
    stuck = 0
    while missing:
        tables, idle = pair(range(entrants), [0] * entrants, past, wanted, allowed, fill, lots)
        tables = [seated(table, past) for table in tables] + [[each] for each in idle]
        for table in tables:
            past.add(table)  # also of a round that is not taken: the next will look for others
        met = {(min(two), max(two)) for table in tables for two in combinations(table, 2)}
        if missing & met:
            missing -= met
            rounds.append(tables)
        elif (stuck := stuck + 1) > MOST_STUCK:
            return []  # tables at which these two can't meet
    return rounds


# -- seats -----------------------------------------------------------------------------------------------------------


def seated(table: Sequence[int], past: History) -> list[int]:
    """The same people in the order in which each has had their seat least often."""

    def cost(order: Iterable[int]) -> int:
        return sum((past.seats[each, seat] + 1) ** 2 for seat, each in enumerate(order) if each != NOBODY)

    if len(table) <= MOST_PERMUTED:
        return list(min(permutations(table), key=cost))
    left, order = list(table), []
    for seat in range(len(table)):
        had = {each: past.seats[each, seat] if each != NOBODY else 0 for each in left}
        order.append(min(left, key=lambda each: had[each]))
        left.remove(order[-1])
    return order

"""Who meets whom: nobody twice unless it can't be avoided, and everybody sits out and sits first as often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from captable.tables.tournaments.matches import NOBODY, POINT, Match, points
from captable.tables.tournaments.pairing import History, all_meet, circle, pair, seated, sizes
from captable.tables.tournaments.standings import new_rungs, standings, totals

SEEDS = st.integers(0, 10**9)
TWO = range(2, 3)


def swiss(entrants: int, rounds: int, wanted: int, allowed: range, fill: bool, seed: int) -> list[list[Match]]:
    """A whole tournament in which lots decide every game."""
    lots = Random(seed)
    played: list[list[Match]] = []
    past = History()
    for number in range(1, rounds + 1):
        so_far = [match for matches in played for match in matches]
        tables, idle = pair(range(entrants), totals(entrants, so_far), past, wanted, allowed, fill, lots)
        matches = [Match(number, (each,), idle="bye") for each in idle]
        for table in tables:
            order = seated(table, past)
            places = [lots.randint(1, 2) for _ in order]
            matches.append(Match(number, tuple(order), f"{number}", places=tuple(places)))
        for match in matches:
            past.add(match.seats)
        played.append(matches)
    return played


def meetings(rounds: list[list[Match]]) -> Counter[tuple[int, ...]]:
    return Counter(
        tuple(sorted(two))
        for matches in rounds
        for match in matches
        for two in combinations([each for each in match.seats if each != NOBODY], 2)
    )


def at_tables_once(matches: list[Match], entrants: int) -> bool:
    seen = [each for match in matches for each in match.seats if each != NOBODY]
    return sorted(seen) == list(range(entrants))


@given(st.integers(2, 14), st.booleans(), SEEDS)
def test_in_a_swiss_of_two_nobody_meets_anybody_twice_in_the_first_half_of_all_rounds(
    entrants: int, fill: bool, seed: int
) -> None:
    """Whoever was paired by force, a graph in which everybody still has half of the others left has a whole pairing."""
    even = entrants + entrants % 2
    rounds = swiss(entrants, max(1, even // 2), 2, TWO, fill, seed)
    assert all(at_tables_once(matches, entrants) for matches in rounds)
    assert max(meetings(rounds).values(), default=1) == 1


@given(st.integers(3, 9), SEEDS)
def test_a_second_meeting_in_a_swiss_comes_only_where_every_other_pairing_has_one_too(entrants: int, seed: int) -> None:
    past = History()
    for matches in swiss(entrants, 2 * entrants, 2, TWO, False, seed):
        again = sum(past.times(*match.seats) > 0 for match in matches if len(match.seats) == 2)
        again += sum(past.out[match.seats[0]] > 0 for match in matches if match.idle)
        if again:
            assert not new_to_each_other(list(range(entrants)) + [NOBODY] * (entrants % 2), past)
        for match in matches:
            past.add(match.seats)


def new_to_each_other(free: list[int], past: History) -> bool:
    """Whether they can be paired so that nobody meets again, by trying everything."""
    if not free:
        return True
    first, *rest = free
    return any(
        past.times(first, other) == 0 and new_to_each_other([each for each in rest if each != other], past)
        for other in rest
    )


@given(st.integers(3, 13), st.integers(1, 12), st.booleans(), SEEDS)
def test_nobody_sits_out_again_before_everybody_has(entrants: int, rounds: int, fill: bool, seed: int) -> None:
    """As far as it can be avoided without a second meeting: within the first half of all rounds it always can."""
    out: Counter[int] = Counter()
    for matches in swiss(entrants, min(rounds, (entrants + 1) // 2), 2, TWO, fill, seed):
        for match in matches:
            if match.idle or NOBODY in match.seats:
                out[max(match.seats)] += 1
    assert max(out.values(), default=1) == 1


@given(st.integers(4, 12), SEEDS)
def test_who_meets_in_a_swiss_has_as_many_points_where_nobody_has_met(entrants: int, seed: int) -> None:
    """The second round of an even number: winners meet winners, but for one of each group."""
    entrants += entrants % 2
    first = [Match(1, (each, each + 1), "t", places=(1, 2)) for each in range(0, entrants, 2)]
    past = History()
    for match in first:
        past.add(match.seats)
    tables, idle = pair(range(entrants), totals(entrants, first), past, 2, TWO, False, Random(seed))
    assert idle == []
    odd = sum(one % 2 != other % 2 for one, other in tables)
    assert odd == (entrants // 2) % 2


@given(st.integers(2, 20))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once_and_begins_half_of_the_games(entrants: int) -> None:
    rounds = circle(entrants)
    assert len(rounds) == (entrants if entrants % 2 else entrants - 1)
    met: Counter[tuple[int, ...]] = Counter()
    begun, rested = Counter[int](), Counter[int]()
    for tables in rounds:
        assert sorted(each for table in tables for each in table) == list(range(entrants))
        for table in tables:
            if len(table) == 1:
                rested[table[0]] += 1
            else:
                met[tuple(sorted(table))] += 1
                begun[table[0]] += 1
    assert met == Counter(combinations(range(entrants), 2))
    assert rested == Counter(range(entrants) if entrants % 2 else ())
    most = len(rounds) - (entrants % 2)
    assert all(abs(2 * begun[each] - most) <= 1 for each in range(entrants))


@given(st.integers(3, 10), st.integers(3, 5), st.booleans(), SEEDS)
def test_in_a_round_robin_of_larger_tables_everybody_meets_everybody(
    entrants: int, wanted: int, fill: bool, seed: int
) -> None:
    rounds = all_meet(entrants, wanted, range(2, 8), fill, Random(seed))
    met = {tuple(sorted(two)) for tables in rounds for table in tables for two in combinations(table, 2)}
    assert {two for two in met if NOBODY not in two} == set(combinations(range(entrants), 2))
    for tables in rounds:
        assert sorted(each for table in tables for each in table if each != NOBODY) == list(range(entrants))


@given(st.integers(2, 40), st.integers(2, 7), st.booleans())
def test_tables_take_everybody_and_differ_by_little(entrants: int, wanted: int, fill: bool) -> None:
    tables, out = sizes(entrants, wanted, range(2, 8), fill)
    if fill:
        assert set(tables) == {wanted}
        assert out == 0
        assert entrants <= sum(tables) < entrants + wanted
    else:
        assert sum(tables) + out == entrants
        assert out == (entrants % 2 if wanted == 2 else 0) or entrants < wanted
        assert all(abs(size - wanted) <= (wanted > 2) for size in tables) or entrants < wanted * (wanted - 1)


@given(st.integers(4, 16), st.integers(3, 5), SEEDS)
def test_bots_that_fill_are_shared_among_the_tables(entrants: int, wanted: int, seed: int) -> None:
    for matches in swiss(entrants, 4, wanted, range(2, 8), True, seed):
        assert at_tables_once(matches, entrants)
        bots = [match.seats.count(NOBODY) for match in matches]
        assert max(bots) - min(bots) <= 1


@given(st.integers(2, 8), SEEDS)
def test_seats_are_taken_in_turn(size: int, seed: int) -> None:
    lots, past = Random(seed), History()
    for _ in range(size):
        order = list(range(size))
        lots.shuffle(order)
        past.add(seated(order, past))
    if size <= 5:
        first = [past.seats[each, 0] for each in range(size)]
        assert max(first) - min(first) <= 1


# -- points --------------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 6), min_size=2, max_size=7))
def test_a_table_gives_out_half_a_point_for_each_who_sits_at_it(places: list[int]) -> None:
    match = Match(1, tuple(range(len(places))), "t", places=tuple(places))
    gained = points(match)
    assert sum(gained.values()) == len(places) * POINT // 2
    for one, other in combinations(range(len(places)), 2):
        assert (gained[one] > gained[other]) == (places[one] < places[other])


def test_of_two_with_as_many_points_who_met_the_stronger_is_ahead() -> None:
    matches = [
        Match(1, (0, 1), "a", places=(1, 2)),
        Match(1, (2, 3), "b", places=(1, 2)),
        Match(2, (0, 2), "c", places=(1, 2)),
        Match(2, (1, 3), "d", places=(1, 2)),
    ]
    table = standings(4, matches)
    assert [each.points for each in table] == [2, 1, 1, 0]
    assert table[1].opponents == table[2].opponents
    three = standings(3, [Match(1, (0, 1), "a", places=(1, 2)), Match(2, (2, 1), "b", places=(1, 1))])
    assert [(each.entrant, each.place) for each in three] == [(0, 1), (1, 2), (2, 3)]


def test_who_is_equal_in_everything_shares_a_place_and_a_bye_is_a_victory() -> None:
    table = standings(3, [Match(1, (0, 1), "a", places=(1, 1)), Match(1, (2,), idle="bye")])
    assert [(each.entrant, each.place, each.points) for each in table] == [(2, 1, 1.0), (0, 2, 0.5), (1, 2, 0.5)]
    assert standings(2, [Match(1, (0,), idle="rest")])[0].points == 0


@given(st.permutations(range(6)), st.lists(st.integers(1, 4), min_size=4, max_size=4), st.permutations(range(6)))
def test_on_a_ladder_those_who_played_share_out_their_rungs(
    rungs: list[int], places: list[int], who: list[int]
) -> None:
    match = Match(1, tuple(who[:4]), "t", places=tuple(places))
    after = new_rungs(rungs, match)
    assert sorted(after) == sorted(rungs)
    for rung, entrant in enumerate(rungs):
        if entrant in who[4:]:
            assert after[rung] == entrant
    for (one, first), (other, second) in combinations(zip(who[:4], places, strict=True), 2):
        if first != second:
            assert (after.index(one) < after.index(other)) == (first < second)
        else:
            assert (after.index(one) < after.index(other)) == (rungs.index(one) < rungs.index(other))

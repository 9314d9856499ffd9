"""SI-2: the engineer draft."""

from collections import Counter

import pytest

from captable import bots
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.view import SPECTATOR, Message, Refusal, seat_name
from captable.games.ship_it import GAME, ShipIt, names
from captable.games.ship_it.rules.draft import candidate
from captable.games.ship_it.rules.state import ShipItState
from tests.clauses import clause
from tests.games.ship_it.scenes import (
    BIDDING,
    PLANNING,
    bid,
    each,
    engineers,
    founded,
    may,
    new,
    play,
    refusal,
    someone,
    told,
)


@clause("SI-2.1")
def test_the_fewest_users_draft_first() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    state.companies[0].users, state.companies[1].users, state.companies[2].users = 3000, 500, 2000
    assert list(state.by_users()) == [1, 2, 0]


@clause("SI-2.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_equal_users_draft_in_seat_order_from_the_first_among_equals(first: int, order: list[int]) -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    state.first = first
    assert list(state.by_users()) == order


@clause("SI-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_among_equals_is_drawn_by_lot_each_seat_as_often(players: int) -> None:
    drawn = Counter(draw(GAME, players, f"lot {i}").first for i in range(150 * players))
    assert set(drawn) == set(range(players))
    assert all(abs(count - 150) < 45 for count in drawn.values())


@clause("SI-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_to_be_first_among_equals_moves_on_by_one_seat_each_round(players: int) -> None:
    state = founded(*["vc_heavy"] * players)
    firsts: list[int] = []
    while not state.over():
        if state.phase == BIDDING and state.round > len(firsts):
            firsts.append(state.first)
        seat = state.to_move()[0]
        state.play(seat, state.default_move(seat))
    assert firsts == [(1 + i) % players for i in range(4)]


@clause("SI-2.1", "SI-9.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everyone_sees_from_the_start_who_is_first_among_equals(viewer: int) -> None:
    state = new(3, first=2)
    other = new(3, first=0)
    assert list(state.knows(viewer)) != list(other.knows(viewer))
    view = state.view(viewer)
    assert view.facts.first == 2
    assert ["si-note-first" in [note.id for note in seat.notes] for seat in view.seats] == [False, False, True]


@clause("SI-2.1")
def test_the_beginning_of_a_round_tells_who_is_first_among_equals() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    assert told(state, "si-round-begins")[0].args["first"] == seat_name(1)


def test_in_version_1_the_second_seat_was_first_among_equals_in_every_game() -> None:
    earlier = GAME.as_of(1)
    assert earlier.version == 1
    for players in (2, 3, 4):
        assert {draw(earlier, players, f"lot {i}").first for i in range(20)} == {1}
    state = draw(earlier, 3, "dump")
    assert "first" not in state.dump()
    assert earlier.load(state.dump()).key() == state.key()


def draw(game: ShipIt, players: int, seed: str) -> ShipItState:
    state = game.new(players, seed)
    assert isinstance(state, ShipItState)
    return state


@clause("SI-2.1")
def test_the_order_is_computed_anew_each_round() -> None:
    state = founded("vc_heavy", "vc_heavy")
    state.companies[0].users, state.companies[1].users = 100, 9000
    state.round = 2
    state.start_round()
    assert list(state.order) == [0, 1]


@clause("SI-2.2")
@pytest.mark.parametrize(("players", "recruiters", "size"), [(2, 0, 3), (3, 0, 4), (4, 0, 5), (4, 1, 7), (2, 3, 9)])
def test_the_pool_has_one_more_than_players_and_two_for_each_recruiter(
    players: int, recruiters: int, size: int
) -> None:
    state = founded(*["vc_heavy"] * players)
    state.companies[1].recruiters = recruiters
    state.start_round()
    assert len(state.draft.pool) == size


@clause("SI-2.2")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_candidates_are_drawn_as_the_table_says(round: int) -> None:
    state = founded("vc_heavy", "vc_heavy")
    state.round = round
    rng = Rng(1, 2, 3, round)
    drawn = [names.parts(candidate(state, rng)) for _ in range(6000)]
    share = sum(level == 2 for level, *_ in drawn) / len(drawn)
    assert abs(share - (0.2 + 0.1 * round)) < 0.03
    assert {level for level, *_ in drawn} == {1, 2}  # no interns in the pool
    for specialty in range(5):
        assert abs(sum(d[1] == specialty for d in drawn) / len(drawn) - 0.2) < 0.03
    assert abs(sum(d[2] >= 0 for d in drawn) / len(drawn) - 0.35) < 0.03
    traits = Counter(d[2] for d in drawn if d[2] >= 0)
    assert set(traits) == {0, 1, 2, 3}
    assert max(traits.values()) < 1.3 * min(traits.values())
    assert {d[3] for d in drawn if d[0] == 2} == {90, 95, 100, 105, 110}
    assert {d[3] for d in drawn if d[0] == 1} == {40, 45, 50, 55, 60}
    assert {d[4] for d in drawn if d[0] == 2} == set(range(25, 36))
    assert {d[4] for d in drawn if d[0] == 1} == set(range(10, 21))


@clause("SI-2.3")
def test_a_bid_is_at_least_the_salary_and_at_most_what_one_could_pay() -> None:
    state = founded("angel_backed", "vc_heavy")
    state.draft.pool[0] = someone("junior ai", salary=18)
    state.turn = 0
    assert refusal(state, 0, "bid", amount=20).clause == "SI-2.3"
    play(state, 0, "envelope", candidate=0)
    assert refusal(state, 0, "bid", amount=17).clause == "SI-2.3"
    assert refusal(state, 0, "bid", amount=71).clause == "SI-2.3"
    assert may(state, 0, "bid", amount=18)
    assert may(state, 0, "bid", amount=70)
    [range_] = state.view(0).ranges
    assert (range_.low, range_.high) == (18, 70)


@clause("SI-2.3", "SI-1.6")
def test_the_highest_bid_counts_the_discount_and_what_comes_on_top() -> None:
    state = founded("bootstrapped", "vc_heavy")
    assert state.companies[0].highest_bid(someone("junior ai")) == 50  # × 0.8 is $40
    assert state.companies[0].highest_bid(someone("junior ai equity_hungry")) == 45
    assert state.companies[1].highest_bid(someone("junior ai equity_hungry")) == 95


@clause("SI-2.3")
def test_the_bids_of_a_sheet_may_add_up_to_more_than_there_is_and_it_is_sent_once() -> None:
    state = founded("vc_heavy", "vc_heavy")
    first = state.order[0]
    bid(state, first, {0: 90, 1: 90, 2: 90})
    assert not may(state, first, "send")
    assert refusal(state, first, "send") == Refusal("SI-2.3", Message("si-no-sent"))


@clause("SI-2.3")
def test_a_sheet_can_be_changed_until_it_is_sent() -> None:
    state = founded("vc_heavy", "vc_heavy")
    first, second = state.order
    play(state, first, "envelope", candidate=0)
    play(state, first, "bid", amount=60)
    play(state, first, "envelope", candidate=0)
    play(state, first, "no_bid")
    play(state, first, "send")
    play(state, second, "send")
    assert told(state, "si-bids") == []
    assert state.phase == PLANNING


@clause("SI-2.4")
@pytest.mark.parametrize(
    ("funding", "recruiters", "hires"), [("vc_heavy", 0, 2), ("angel_backed", 0, 3), ("vc_heavy", 1, 4)]
)
def test_a_company_hires_no_more_than_its_limit(funding: str, recruiters: int, hires: int) -> None:
    state = founded(funding, "vc_heavy", "vc_heavy", "vc_heavy")
    state.companies[0].recruiters = recruiters
    state.start_round()
    state.companies[0].money = 300
    for i in range(len(state.draft.pool)):
        state.draft.pool[i] = someone("junior ai", salary=10)
    for seat in list(state.order):
        bid(state, seat, dict.fromkeys(range(5), 20) if seat == 0 else {})
    assert len(state.companies[0].staff) == hires


@clause("SI-2.5")
def test_the_highest_bid_hires_and_the_rest_go_away() -> None:
    state = founded("vc_heavy", "vc_heavy")
    first, second = state.order
    bid(state, first, {0: 60})
    state.draft.pool[0] = someone("senior ai")
    bid(state, second, {0: 61})
    assert engineers(state, second) == [someone("senior ai", since=1)]
    assert engineers(state, first) == [someone("intern", since=1)]  # who won nobody (SI-2.7)
    assert state.companies[second].money == 39
    assert len(state.draft.pool) == 0


@clause("SI-2.5", "SI-4.8")
def test_in_turns_equal_bids_go_by_draft_order() -> None:
    state = founded("vc_heavy", "vc_heavy")
    state.companies[0].users = 10
    state.start_round()
    state.draft.pool[0] = someone("senior ai")
    bid(state, 0, {0: 50})
    bid(state, 1, {0: 50})
    assert engineers(state, 0) == [someone("senior ai", since=1)]


@clause("SI-2.5", "SI-4.8")
def test_live_equal_bids_go_to_who_finished_earlier() -> None:
    state = founded("vc_heavy", "vc_heavy", live=True)
    state.companies[0].users = 10
    state.start_round()
    state.draft.pool[0] = someone("senior ai")
    play(state, 0, "envelope", candidate=0)
    bid(state, 1, {0: 50})
    play(state, 0, "bid", amount=50)
    play(state, 0, "send")
    assert engineers(state, 1) == [someone("senior ai", since=1)]


@clause("SI-2.5")
def test_a_bid_that_can_not_be_paid_any_more_is_void_that_bid_alone() -> None:
    state = founded("vc_heavy", "vc_heavy")
    first, second = state.order
    for i in range(3):
        state.draft.pool[i] = someone("junior ai", salary=10 + i)
    bid(state, first, {0: 60, 1: 50, 2: 40})
    bid(state, second, {})
    hired = {names.parts(code)[4] for code in engineers(state, first)}
    assert hired == {10, 12}  # 60 and 40; 50 could not be paid
    assert state.companies[first].money == 0


@clause("SI-2.5")
def test_equal_bids_of_one_player_go_in_pool_order_with_insiders_last() -> None:
    state = founded("angel_backed", "vc_heavy")
    for i in range(3):
        state.draft.pool[i] = someone("junior ai", salary=10 + i)
    state.draft.sheets[0].insiders[0] = someone("junior ai", salary=19)
    for seat in list(state.order):
        bid(state, seat, {20: 20, 2: 20, 1: 20, 0: 20} if seat == 0 else {})
    assert [names.parts(code)[4] for code in engineers(state, 0)] == [10, 11, 12]


@clause("SI-2.6")
def test_the_equity_hungry_cost_5_on_top_and_pass_over_who_can_not_pay() -> None:
    state = founded("vc_heavy", "vc_heavy")
    first, second = state.order
    state.draft.pool[0] = someone("junior ai", salary=10)
    state.draft.pool[1] = someone("junior ai equity_hungry", salary=10)
    bid(state, first, {0: 60, 1: 36})  # $40 are left, 36 + 5 are too much
    bid(state, second, {1: 20})
    assert engineers(state, first) == [someone("junior ai", salary=10, since=1)]
    assert engineers(state, second) == [someone("junior ai equity_hungry", salary=10, since=1)]
    assert state.companies[second].money == 100 - 25


@clause("SI-2.7")
def test_who_wins_nobody_gets_an_intern_for_5_or_what_there_is() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    state.companies[0].money, state.companies[1].money = 3, 0
    for seat in list(state.order):
        bid(state, seat, {})
    assert each(state, "money") == [0, 0, 95]
    for seat in range(3):
        assert names.parts(engineers(state, seat)[0]) == (0, -1, -1, 30, 5, 1)


@clause("SI-2.7")
def test_who_wins_somebody_gets_no_intern() -> None:
    state = founded("vc_heavy", "vc_heavy")
    for seat in list(state.order):
        bid(state, seat, {0: 60} if seat == 0 else {1: 60})
    assert [len(company.staff) for company in state.companies] == [1, 1]
    assert names.parts(engineers(state, 0)[0])[0] > 0


@clause("SI-2.8")
def test_engineers_stay_for_the_rest_of_the_game() -> None:
    state = new(3)
    seen: list[list[int]] = [[], [], []]
    rng = Rng(5, 6, 7, 8)
    while not state.over():
        seat = next(iter(state.to_move()))
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        for player in range(3):
            now = engineers(state, player)
            assert now[: len(seen[player])] == seen[player]
            seen[player] = now
    assert all(len(staff) >= 4 for staff in seen)


# -- how bots bid ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "games"), [("junior", 4), ("search:iterations=6", 2)])
def test_bots_open_an_envelope_for_a_bid_and_each_one_once(level: str, games: int) -> None:
    bot = bots.find(level)
    bids = 0
    for number in range(games):
        state = founded("vc_heavy", "angel_backed", seed=f"bids {number}")
        while state.phase == BIDDING:
            seat = state.to_move()[0]
            sheet, opened = list(state.draft.sheets[seat].bids), state.draft.sheets[seat].opened
            state.play(seat, bots.choose(bot, state, seat, Rng(number)))
            if state.phase == BIDDING and state.draft.sheets[seat].envelope >= 0:
                assert state.draft.sheets[seat].opened == opened + 1
                state.play(seat, bots.choose(bot, state, seat, Rng(number)))
                now = state.draft.sheets[seat].bids
                changed = [line for line, (old, new) in enumerate(zip(sheet, now, strict=True)) if old != new]
                assert [sheet[line] for line in changed] == [0]
                bids += 1
    assert bids > games


def test_nobody_can_tell_beforehand_what_common_sense_bids_for_the_engineers_that_it_wants() -> None:
    offers, opened = 0, 0
    for number in range(6):
        state = founded("vc_heavy", "angel_backed", seed=f"guesses {number}")
        while state.phase == BIDDING:
            seat = state.to_move()[0]
            chosen = {state.common_sense(seat, rng_from(f"lot {lot}")) for lot in range(20)}
            assert chosen <= set(state.moves(seat))
            if state.draft.sheets[seat].envelope < 0:
                assert len(chosen) == 1
            else:
                offers, opened = offers + len(chosen), opened + 1
            state.play(seat, min(chosen))
    assert offers > 3 * opened > 0

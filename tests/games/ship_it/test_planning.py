"""SI-4: planning."""

import pytest

from captable.core.view import Message, Refusal, seat_name
from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules import resolution
from captable.games.ship_it.rules.state import ShipItState
from tests.clauses import clause
from tests.games.ship_it.scenes import (
    BIDDING,
    PLANNING,
    PUZZLE,
    assign,
    bid,
    code,
    each,
    finish_round,
    founded,
    lock_all,
    may,
    new,
    pass_all,
    planning,
    play,
    put_event,
    refusal,
    say,
    told,
)

FIGURES = GAME.cards.figures


@clause("SI-4.1")
def test_assignments_form_a_list_that_assigning_anew_reorders() -> None:
    state = planning({0: ["junior", "junior", "junior"]})
    assign(state, 0, "develop", "pay_down", "pay_down")
    assert list(state.companies[0].plan.steps) == [0, 1, 2]
    play(state, 0, "assign", engineer=0, action="develop")
    assert list(state.companies[0].plan.steps) == [1, 2, 0]
    play(state, 0, "idle", engineer=2)
    assert list(state.companies[0].plan.steps) == [1, 0]
    play(state, 0, "augment", engineer=1)
    assert list(state.companies[0].plan.steps) == [1, 0]
    assert refusal(state, 0, "idle", engineer=2).clause == "SI-4.1"
    assert refusal(state, 0, "idle", engineer=7).clause == "SI-4.1"


@clause("SI-4.1")
def test_a_lock_is_final_and_the_phase_ends_with_the_last() -> None:
    state = planning({0: ["junior"], 1: ["junior"]})
    play(state, 0, "lock")
    assert state.to_move() == [1]
    assert refusal(state, 0, "assign", engineer=0, action="develop") == Refusal("SI-4.1", Message("si-no-locked"))
    assert state.phase == PLANNING
    play(state, 1, "lock")  # with an idle engineer
    assert (state.phase, state.round) == (BIDDING, 2)


@clause("SI-4.1")
def test_after_20_changes_only_the_lock_is_left() -> None:
    state = planning({0: ["junior"], 1: ["junior"]}, "vc_heavy", "vc_heavy")
    play(state, 0, "pivot", product="b2b_saas")
    play(state, 0, "stay")
    play(state, 0, "assign", engineer=0, action="develop")
    play(state, 0, "augment", engineer=0)
    play(state, 0, "plain", engineer=0)
    play(state, 0, "idle", engineer=0)
    for _ in range(14):
        play(state, 0, "assign", engineer=0, action="develop")
    assert state.moves(0) == [code("lock")]
    assert refusal(state, 0, "idle", engineer=0).clause == "SI-4.1"


SLOTS = {
    "marketing": 1,
    "recruiter": 1,
    "servers": 2,
    "research": 2,
    "monetize": 2,
    "develop": 3,
    "viral": 1,
    "ipo": 1,
    "acquisition": 1,
    "optimize": 4,
    "pay_down": 4,
}


@clause("SI-4.2")
@pytest.mark.parametrize("action", SLOTS)
def test_slots_count_players_first_come_first_served(action: str) -> None:
    staff = {seat: ["senior"] for seat in range(4)}
    money = {"money": dict.fromkeys(range(4), 100)}
    state = planning(staff, *["vc_heavy"] * 4, figures=money, round=4)
    for seat in range(SLOTS[action]):
        play(state, seat, "assign", engineer=0, action=action)
    for seat in range(SLOTS[action], 4):
        assert refusal(state, seat, "assign", engineer=0, action=action).clause == "SI-4.2"


@clause("SI-4.2")
def test_who_is_on_an_action_adds_engineers_and_the_last_one_away_frees_the_slot() -> None:
    state = planning({0: ["senior", "senior"], 1: ["senior"]}, "vc_heavy", "vc_heavy")
    assign(state, 0, "marketing", "marketing")
    play(state, 0, "idle", engineer=0)
    assert not may(state, 1, "assign", engineer=0, action="marketing")
    play(state, 0, "assign", engineer=1, action="develop")
    play(state, 1, "assign", engineer=0, action="marketing")
    assert refusal(state, 0, "assign", engineer=0, action="marketing").clause == "SI-4.2"


@clause("SI-4.2")
def test_two_engineers_of_one_player_take_one_slot() -> None:
    state = planning({0: ["senior", "senior"], 1: ["senior"]}, "vc_heavy", "vc_heavy")
    assign(state, 0, "servers", "servers")
    assert may(state, 1, "assign", engineer=0, action="servers")


@clause("SI-4.3")
@pytest.mark.parametrize(("action", "first"), [("viral", 3), ("ipo", 4), ("acquisition", 4), ("develop", 1)])
def test_late_actions_open_in_their_round(action: str, first: int) -> None:
    for round in (1, 2, 3, 4):
        state = planning({0: ["senior"]}, figures={"money": {0: 100}}, round=round)
        assert may(state, 0, "assign", engineer=0, action=action) == (round >= first)
        if round < first:
            assert refusal(state, 0, "assign", engineer=0, action=action).clause == "SI-4.3"


@clause("SI-4.3")
@pytest.mark.parametrize("action", ["viral", "ipo", "acquisition"])
def test_a_late_action_takes_one_engineer(action: str) -> None:
    state = planning({0: ["senior", "senior"]}, figures={"money": {0: 300}}, round=4)
    assign(state, 0, action)
    assert refusal(state, 0, "assign", engineer=1, action=action).clause == "SI-4.3"
    assert may(state, 0, "assign", engineer=0, action=action)  # anew, to the end of the list


@clause("SI-4.3")
@pytest.mark.parametrize("person", ["intern", "senior"])
def test_recruiters_and_late_actions_ignore_output(person: str) -> None:
    state = planning({0: [person, person]}, figures={"money": {0: 300}, "users": {0: 4001}}, round=4)
    assign(state, 0, "recruiter", "acquisition")
    resolution.resolve_plans(state)
    assert state.companies[0].recruiters == 1
    assert (state.companies[0].late_points, state.companies[0].users) == (8002, 2001)


PRICES = {
    "develop": 0,
    "optimize": 0,
    "pay_down": 0,
    "servers": 10,
    "research": 15,
    "marketing": 20,
    "monetize": 0,
    "recruiter": 25,
    "viral": 15,
    "ipo": 50,
    "acquisition": 0,
}


@clause("SI-4.4")
@pytest.mark.parametrize("action", PRICES)
def test_a_price_is_paid_when_assigned_and_returned_when_taken_back(action: str) -> None:
    state = planning({0: ["senior"]}, figures={"money": {0: PRICES[action]}}, round=4)
    play(state, 0, "assign", engineer=0, action=action)
    assert state.companies[0].money == 0
    play(state, 0, "idle", engineer=0)
    assert state.companies[0].money == PRICES[action]
    if PRICES[action]:
        state.companies[0].money -= 1
        assert refusal(state, 0, "assign", engineer=0, action=action).clause == "SI-4.4"


@clause("SI-4.4")
def test_each_engineer_costs_and_the_old_price_comes_back_before_the_new_is_due() -> None:
    state = planning({0: ["senior", "senior"]}, figures={"money": {0: 25}})
    assign(state, 0, "marketing")
    assert refusal(state, 0, "assign", engineer=1, action="research").clause == "SI-4.4"
    play(state, 0, "assign", engineer=0, action="recruiter")  # $20 back, $25 due
    assert state.companies[0].money == 0
    play(state, 0, "assign", engineer=0, action="servers")
    play(state, 0, "assign", engineer=1, action="servers")
    assert state.companies[0].money == 5


@clause("SI-4.5")
def test_with_10_debt_half_of_the_engineers_rounded_down_must_pay_it() -> None:
    state = planning({0: ["senior", "junior", "senior", "intern", "junior"]}, figures={"debt": {0: 10}})
    assert list(state.companies[0].plan.steps) == [3, 4]  # the intern, then the later of two juniors
    for e in (3, 4):
        assert refusal(state, 0, "assign", engineer=e, action="develop").clause == "SI-4.5"
        assert refusal(state, 0, "idle", engineer=e).clause == "SI-4.5"
    assert may(state, 0, "assign", engineer=1, action="develop")
    play(state, 0, "augment", engineer=3)
    play(state, 0, "assign", engineer=0, action="develop")
    assert list(state.companies[0].plan.steps) == [3, 4, 0]


@clause("SI-4.5")
def test_traits_do_not_count_for_who_is_least_productive_and_9_debt_forces_nobody() -> None:
    state = planning({0: ["junior ai_skeptic", "senior"]}, figures={"debt": {0: 10}})
    assert list(state.companies[0].plan.steps) == [0]
    assert planning({0: ["junior", "senior"]}, figures={"debt": {0: 9}}).companies[0].plan.forced == 0
    assert planning({0: ["junior"]}, figures={"debt": {0: 20}}).companies[0].plan.forced == 0


@clause("SI-4.6")
def test_the_next_rounds_event_is_forecast_in_planning_and_round_1s_own_never() -> None:
    state = founded("vc_heavy", "vc_heavy", event="ddos")
    put_event(state, "data_breach", round=2)
    assert shown_events(state) == []
    for seat in list(state.order):
        bid(state, seat, {})
    assert shown_events(state) == ["event-2"]
    lock_all(state)
    assert state.round == 2
    assert shown_events(state) == ["event-1", "event-2"]
    for seat in list(state.order):
        bid(state, seat, {})
    assert shown_events(state) == ["event-1", "event-2", "event-3"]


@clause("SI-4.6")
def test_in_round_4_there_is_nothing_more_to_show() -> None:
    state = planning({0: ["junior"]}, round=4)
    assert shown_events(state) == ["event-1", "event-2", "event-3", "event-4"]


def shown_events(state: ShipItState) -> list[str]:
    for seat in (-1, 0, 1):
        zones = {zone.id: zone for zone in state.view(seat).zones}
        ids = [piece.id for piece in zones["events"].pieces]
    return ids


@clause("SI-4.7")
def test_an_outage_bars_upgrade_servers_in_the_next_round_only() -> None:
    state = planning({0: ["senior"], 1: ["senior"]}, figures={"servers": {1: 16}}, event="outage")
    finish_round(state)
    put_event(state, "ddos")
    for seat in list(state.order):
        bid(state, seat, {})
    state.turn = 0
    assert each(state, "barred") == [1, 0]
    state.live = True
    state.turn = -2
    assert refusal(state, 0, "assign", engineer=0, action="servers").clause == "SI-4.7"
    assert may(state, 1, "assign", engineer=0, action="servers")
    finish_round(state)
    assert each(state, "barred") == [0, 0]


@clause("SI-4.7")
def test_an_outage_in_round_4_does_nothing() -> None:
    state = planning({0: ["senior"], 1: ["senior"]}, round=4, event="outage")
    finish_round(state)
    assert each(state, "barred") == [0, 0]


@clause("SI-4.8")
def test_in_turns_each_makes_one_change_or_locks_from_the_lowest_score_up() -> None:
    staff = {seat: ["senior", "senior"] for seat in range(3)}
    figures = {"users": {0: 900, 1: 5000, 2: 100}, "revenue": {2: 9000}}
    state = planning(staff, "vc_heavy", "vc_heavy", "vc_heavy", live=False, figures=figures)
    first, second, third = 0, 1, 2
    assert list(state.order) == [2, 0, 1]
    assert state.view(1).facts.order == [0, 1, 2]
    assert state.to_move() == [first]
    play(state, first, "assign", engineer=0, action="develop")
    assert state.to_move() == [second]
    play(state, second, "lock")
    play(state, third, "assign", engineer=0, action="develop")
    play(state, first, "lock")
    assert state.to_move() == [third]
    play(state, third, "assign", engineer=1, action="develop")
    assert state.to_move() == [third]


@clause("SI-4.8", "SI-2.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_turns_equal_scores_plan_from_the_first_among_equals_on(first: int) -> None:
    state = planning({}, "vc_heavy", "vc_heavy", "vc_heavy", live=False, first=first)
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        assert state.to_move() == [seat]
        play(state, seat, "lock")


@clause("SI-4.8")
def test_the_order_of_planning_is_told_when_it_begins() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    for seat in list(state.order):
        bid(state, seat, {})
    [message] = told(state, "si-planning-begins")
    assert message.args["order"] == [seat_name(seat) for seat in state.queue]


@clause("SI-4.8")
def test_in_turns_bid_sheets_go_round_in_draft_order() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    for seat in list(state.order):
        assert state.to_move() == [seat]
        bid(state, seat, {0: 60})
    assert state.phase == PLANNING


@clause("SI-4.8")
def test_live_everybody_bids_and_plans_in_any_order() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy", live=True)
    assert state.to_move() == [0, 1, 2]
    for seat in (2, 0, 1):
        bid(state, seat, {})
    assert state.to_move() == [0, 1, 2]
    play(state, 2, "assign", engineer=0, action="marketing")
    play(state, 2, "lock")
    assert state.to_move() == [0, 1]


@clause("SI-4.8")
def test_turns_is_the_default_and_puzzles_are_simultaneous_under_both() -> None:
    assert GAME.options[0].default == "turns"
    for live in (False, True):
        state = planning({0: ["junior"], 1: ["junior"]}, live=live)
        for seat in list(state.order):
            play(state, seat, "assign", engineer=0, action="optimize")
        lock_all(state)
        assert state.phase == PUZZLE
        assert state.to_move() == [0, 1]


@clause("SI-4.9")
def test_who_concedes_bids_nothing_locks_at_once_and_passes_puzzles() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy", live=True)
    play(state, 0, "envelope", candidate=0)
    play(state, 0, "bid", amount=90)
    state.concede(0)
    assert state.to_move() == [1, 2]
    for seat in (1, 2):
        bid(state, seat, {})
    assert state.companies[0].money == 95  # an intern, and no bid
    assert state.to_move() == [1, 2]
    lock_all(state)
    assert (state.round, state.to_move()) == (2, [1, 2])  # nobody waits for the bids of who has left


@clause("SI-4.9")
def test_who_concedes_with_engineers_on_optimize_code_gets_no_puzzle() -> None:
    state = planning({seat: ["junior"] for seat in range(3)}, "vc_heavy", "vc_heavy", "vc_heavy")
    for seat in range(2):
        play(state, seat, "assign", engineer=0, action="optimize")
    state.concede(1)
    lock_all(state)
    assert (state.phase, state.to_move()) == (PUZZLE, [0])


@clause("SI-4.9")
def test_who_concedes_at_a_puzzle_has_passed_it() -> None:
    state = planning({seat: ["junior"] for seat in range(3)}, "vc_heavy", "vc_heavy", "vc_heavy")
    for seat in range(3):
        play(state, seat, "assign", engineer=0, action="optimize")
    lock_all(state)
    assert state.to_move() == [0, 1, 2]
    state.concede(1)
    assert state.to_move() == [0, 2]
    pass_all(state)
    assert state.contest.winner == -1


@clause("SI-4.9")
def test_who_concedes_counts_for_the_median_but_takes_no_milestone_and_can_not_win() -> None:
    staff = {seat: ["junior"] for seat in range(3)}
    figures = {"users": {0: 20_000, 1: 2000, 2: 1000}}
    state = planning(staff, "vc_heavy", "vc_heavy", "vc_heavy", figures=figures, round=4)
    state.concede(0)
    money = each(state, "money")
    finish_round(state)
    assert state.over()
    assert state.companies[1].money == money[1] + 20  # the median is 2000, the company that left included
    assert state.companies[2].money == money[2] + 10 + 10
    assert cards.MILESTONES.index("users_5k") not in [i for i, h in enumerate(state.milestones) if h == 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places[0] == 3
    assert outcome.scores[0] > max(outcome.scores[1:])


@clause("SI-4.9")
def test_the_last_company_left_wins() -> None:
    state = founded("vc_heavy", "vc_heavy")
    state.concede(1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@clause("SI-4.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_ends_before_the_founding_has_no_scores(players: int) -> None:
    state = new(players)
    for seat in range(1, players):
        state.concede(seat)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.scores == [0] * players
    assert outcome.sheet is None
    assert [event.sheet for event in state.events] == [None, None]
    assert say(outcome.reason) == "Only one player is left, before any company was founded."

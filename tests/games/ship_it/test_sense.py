"""What common sense and search think of in Ship It!, and whether worlds hold what players do."""

from captable.core.playout import seat_to_move
from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules.codes import LOCK, MOST_CHANGES, PIVOT, STAY
from captable.games.ship_it.rules.state import ShipItState
from captable.games.ship_it.rules.taste import TASTE
from tests.clauses import clause
from tests.games.ship_it.scenes import PLANNING, chance, code, planning, play

SENIORS = ["senior", "senior", "senior", "senior"]


def last_round(users: int) -> ShipItState:
    """A company that has many users, and a product that makes little of them."""
    corporations = ("vc_heavy quality_focused consumer_app", "angel_backed")
    figures = {"users": {0: users}, "money": {0: 0}}
    return planning({0: SENIORS, 1: ["junior"]}, *corporations, figures=figures, round=4)


@clause("SI-1.5")
def test_common_sense_pivots_in_the_last_round_when_that_pays() -> None:
    state = last_round(users=20_000)
    while 0 in state.to_move():
        move = state.common_sense(0, chance(1))
        if PIVOT <= move < STAY:
            assert move == code("pivot", product="b2b_saas")
            assert state.companies[0].plan.is_on(
                cards.ACTIONS.index("acquisition")
            )  # a slot that others might take comes first
        state.play(0, move)
    assert state.companies[0].plan.on_action[cards.ACTIONS.index("monetize")] > 1
    assert state.companies[0].plan.pivot == cards.PRODUCTS.index("b2b_saas")


@clause("SI-6.1")
def test_common_sense_sells_the_company_after_it_has_made_money_of_the_users() -> None:
    state = last_round(users=20_000)
    while 0 in state.to_move():
        state.play(0, state.common_sense(0, chance(1)))
    seller = list(state.companies[0].plan.assigned).index(cards.ACTIONS.index("acquisition"))
    assert state.companies[0].plan.is_last(seller)


@clause("SI-1.5")
def test_common_sense_keeps_the_pivot_when_it_brings_nothing() -> None:
    state = last_round(users=0)
    state.companies[0].revenue = 5000
    assert not PIVOT <= state.common_sense(0, chance(1)) < STAY


@clause("SI-4.1")
def test_common_sense_locks_when_no_more_changes_are_allowed() -> None:
    state = last_round(users=20_000)
    for _ in range(MOST_CHANGES // 2):
        play(state, 0, "assign", engineer=0, action="acquisition")
        play(state, 0, "idle", engineer=0)
    assert state.common_sense(0, chance(1)) == LOCK


@clause("SI-1.5")
def test_a_search_looks_at_a_pivot_before_work_is_planned_that_depends_on_it() -> None:
    state = last_round(users=20_000)
    assert code("pivot", product="b2b_saas") in list(state.worth_trying(0))
    play(state, 0, "assign", engineer=0, action="monetize")
    assert not any(PIVOT <= move < STAY for move in state.worth_trying(0))


def rich(round: int) -> ShipItState:
    staff = {0: ["senior", "junior", "junior"], 1: ["junior"]}
    return planning(staff, "vc_heavy", "angel_backed", figures={"money": {0: 150}}, round=round)


def test_a_recruiter_is_tried_where_there_is_money_for_more_hires() -> None:
    recruiter = code("assign", engineer=1, action="recruiter")
    assert all(recruiter in list(rich(round).worth_trying(0)) for round in (1, 2, 3))
    assert recruiter not in list(rich(4).worth_trying(0))
    poor = rich(1)
    poor.companies[0].money = poor.companies[0].plan.money_shown = 30
    assert recruiter not in list(poor.worth_trying(0))


def test_thinking_about_a_pivot_changes_nothing() -> None:
    state = last_round(users=20_000)
    before = list(state.key())
    state.worth_trying(0)
    state.common_sense(0, chance(1))
    assert list(state.key()) == before


def doubled(state: ShipItState, seat: int) -> bool:
    """Whether a plan has two engineers on a limited action."""
    return any(
        state.is_limited(action) and state.companies[seat].plan.on_action[action] > 1
        for action in range(len(cards.ACTIONS))
    )


@clause("SI-9.2")
def test_worlds_have_two_engineers_on_a_limited_action_about_as_often_as_juniors() -> None:
    played = world = count = 0
    for number in range(10):
        state = GAME.new(2, f"plans {number}")
        assert isinstance(state, ShipItState)
        state.telling = False
        rng = chance(number)
        while (seat := seat_to_move(state, rng)) >= 0:
            move = state.quick_move(seat, rng)  # a junior's, but for the puzzle
            if state.phase == PLANNING and move == LOCK:
                count += 1
                played += doubled(state, seat)
                world += sum(doubled(state.redeal(1 - seat, chance(i)), seat) for i in range(10))
            state.play(seat, move)
    assert played > 0.4 * count
    assert abs(played - world / 10) < 0.25 * count


def test_taste_can_do_without_pivots_and_recruiters() -> None:
    """So bots that think of them can be measured against bots that don't."""
    pivot, recruiter = TASTE.pivot, TASTE.recruiter
    try:
        TASTE.pivot, TASTE.recruiter = 1_000_000, 0
        assert not any(PIVOT <= move < STAY for move in last_round(users=20_000).worth_trying(0))
        assert code("assign", engineer=1, action="recruiter") not in list(rich(1).worth_trying(0))
    finally:
        TASTE.pivot, TASTE.recruiter = pivot, recruiter

"""SI-9: what a seat knows, and what it does not."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.view import SPECTATOR
from captable.games.ship_it.rules.state import ShipItState
from tests.clauses import clause
from tests.games.ship_it.scenes import (
    BIDDING,
    PLANNING,
    assign,
    chance,
    founded,
    lock_all,
    new,
    planning,
    play,
    someone,
)


def looks(state: ShipItState, seat: int) -> tuple[list[int], bytes]:
    """All that a seat gets: what it knows, and its view."""
    return state.knows(seat), msgspec.json.encode(state.view(seat))


def zone(state: ShipItState, seat: int, id: str) -> Any:
    return {zone.id: zone for zone in state.view(seat).zones}[id]


@clause("SI-9.1", "SI-9.2")
def test_a_seat_knows_as_numbers_who_holds_a_slot_and_who_has_locked_but_not_what_was_paid() -> None:
    state = planning({0: ["senior", "senior"], 1: ["junior"]}, "vc_heavy", "vc_heavy")
    before = state.knows(1)
    play(state, 0, "assign", engineer=0, action="marketing")
    on_slot = state.knows(1)
    assert on_slot != before
    play(state, 0, "assign", engineer=1, action="marketing")
    assert state.knows(1) == on_slot
    play(state, 0, "lock")
    assert state.knows(1) != on_slot


@clause("SI-9.1")
def test_only_what_others_see_of_a_plan_can_not_be_taken_back() -> None:
    state = planning({0: ["senior", "senior"], 1: ["junior"]}, "vc_heavy", "vc_heavy")
    seen = {}
    for kind, more in (
        ("assign", {"engineer": 0, "action": "marketing"}),
        ("assign", {"engineer": 1, "action": "pay_down"}),
        ("augment", {"engineer": 1}),
        ("idle", {"engineer": 0}),
        ("idle", {"engineer": 1}),
    ):
        play(state, 0, kind, **more)
        seen[kind, more["engineer"]] = state.revealed
    assert [how for how, shown in seen.items() if shown] == [("assign", 0), ("idle", 0)]


@clause("SI-9.2")
def test_nobody_knows_what_others_choose_before_the_companies_are_founded() -> None:
    state = new(2)
    before = looks(state, 1)
    play(state, 0, "funding", funding="bootstrapped")
    assert looks(state, 1) == before


def counters(state: ShipItState, viewer: int, player: int) -> dict[str, int]:
    return {counter.id: counter.value for counter in state.view(viewer).seats[player].counters}


@clause("SI-9.1")
def test_figures_and_engineers_are_open_to_all() -> None:
    state = planning({0: ["senior ai veteran"], 1: ["junior"]})
    state.companies[0].users, state.companies[0].debt, state.companies[0].servers = 1234, 3, 17
    for viewer in (0, 1, SPECTATOR):
        shown = counters(state, viewer, 0)
        assert (shown["users"], shown["debt"], shown["servers"], shown["rating"]) == (1234, 3, 17, 300)
        assert len(zone(state, viewer, "staff-0").pieces) == 1


@clause("SI-9.1")
def test_of_others_money_is_shown_as_it_stood_when_planning_began() -> None:
    state = planning({0: ["senior"], 1: ["junior"]})
    assign(state, 0, "marketing")
    assert [counters(state, viewer, 0)["money"] for viewer in (0, 1, SPECTATOR)] == [50, 70, 70]


@clause("SI-9.1")
def test_who_holds_a_limited_slot_and_who_has_locked_is_open() -> None:
    state = planning({0: ["senior"], 1: ["junior"]})
    assign(state, 0, "marketing")
    play(state, 0, "lock")
    for viewer in (1, SPECTATOR):
        assert [piece.face for piece in zone(state, viewer, "action-marketing").pieces] == ["seat-0"]
        assert [note.id for note in state.view(viewer).seats[0].notes][-1] == "si-note-locked"
        assert zone(state, viewer, "staff-0").pieces[0].under == []


@clause("SI-9.2")
def test_unlimited_actions_ai_and_pivot_stay_hidden_until_the_reveal() -> None:
    state = planning({0: ["senior", "junior"], 1: ["junior"]}, "vc_heavy ai_first", "vc_heavy")
    before = looks(state, 1)
    play(state, 0, "assign", engineer=0, action="optimize")
    play(state, 0, "assign", engineer=1, action="pay_down")
    play(state, 0, "augment", engineer=0)
    play(state, 0, "pivot", product="b2b_saas")
    assert looks(state, 1) == before
    assert state.events[0].face(1) is None
    lock_all(state)
    assert [piece.face for piece in zone(state, 1, "action-optimize").pieces] == ["seat-0"]
    assert zone(state, 1, "staff-0").pieces[0].marks == ["ai"]


@clause("SI-9.2")
def test_how_many_engineers_hold_a_slot_and_which_is_hidden() -> None:
    state = planning({0: ["senior", "junior"], 1: ["junior"]})
    assign(state, 0, "develop")
    before = looks(state, 1)
    play(state, 0, "assign", engineer=1, action="develop")
    assert looks(state, 1) == before
    play(state, 0, "idle", engineer=0)
    assert looks(state, 1) == before


@clause("SI-9.2")
def test_bids_are_shown_after_the_draft_and_insiders_only_if_hired() -> None:
    state = founded("angel_backed", "vc_heavy", live=True)
    tips = state.draft.sheets[0].insiders
    tips[0], tips[1] = someone("junior ai", salary=11), someone("junior devops", salary=12)
    before = looks(state, 1)
    for kind, line, amount in (("envelope", 0, 40), ("insider", 0, 20), ("insider", 1, 60)):
        play(state, 0, kind, candidate=line)
        play(state, 0, "bid", amount=amount)
    assert looks(state, 1) == before
    play(state, 0, "send")
    play(state, 1, "send")
    text = "".join(str(event.say) for event in state.events)
    assert "si-specialty-devops" in text  # hired for 60
    assert text.count("'amount': 40") == 1
    assert "'amount': 20" not in text


@clause("SI-9.2")
def test_later_events_and_the_order_of_the_deck_are_hidden() -> None:
    state = planning({0: ["junior"], 1: ["junior"]}, live=True)
    before = [looks(state, seat) for seat in (0, 1, SPECTATOR)]
    deck = list(state.deck)
    deck[0], deck[2], deck[3], deck[4] = deck[4], deck[3], deck[0], deck[2]
    state.deck = vec[i64](deck)
    assert [looks(state, seat) for seat in (0, 1, SPECTATOR)] == before


def secretly(state: ShipItState, actor: int, choices: list[int]) -> None:
    """Moves of one seat in a simultaneous phase, as long as no one may see anything of them."""
    phase = state.phase
    for choice in choices:
        if state.phase != phase or actor not in state.to_move():
            return
        moves = [
            move
            for move in state.moves(actor)
            if (phase == BIDDING and state.seen_as(1 - actor, actor, move) == 10)
            or (phase == PLANNING and state.seen_as(1 - actor, actor, move) == 654)
            or phase not in (BIDDING, PLANNING)
        ]
        if moves:
            state.play(actor, moves[choice % len(moves)])


@clause("SI-9.2")
@settings(max_examples=15)
@given(st.lists(st.integers(0, 400), max_size=30), st.lists(st.integers(0, 400), max_size=30))
def test_what_a_seat_sees_does_not_change_when_only_anothers_bids_do(one: list[int], two: list[int]) -> None:
    seen = []
    for choices in (one, two):
        state = founded("angel_backed", "vc_heavy", live=True)
        play(state, 1, "envelope", candidate=0)
        secretly(state, 0, choices)
        seen.append([looks(state, seat) for seat in (1, SPECTATOR)])
    assert seen[0] == seen[1]


@clause("SI-9.2")
@settings(max_examples=15)
@given(st.lists(st.integers(0, 400), max_size=20), st.lists(st.integers(0, 400), max_size=20))
def test_what_a_seat_sees_does_not_change_when_only_anothers_plan_does(one: list[int], two: list[int]) -> None:
    seen = []
    for choices in (one, two):
        staff = {0: ["senior ai", "junior", "intern"], 1: ["junior"]}
        state = planning(staff, "vc_heavy ai_first", "vc_heavy", figures={"money": {0: 90}})
        play(state, 1, "assign", engineer=0, action="marketing")
        play(state, 0, "assign", engineer=0, action="develop")
        secretly(state, 0, choices)
        seen.append([looks(state, seat) for seat in (1, SPECTATOR)])
    assert seen[0] == seen[1]


@clause("SI-9.2")
@settings(max_examples=15)
@given(st.lists(st.integers(0, 400), max_size=30), st.lists(st.integers(0, 400), max_size=30))
def test_what_a_seat_sees_does_not_change_when_only_anothers_program_does(one: list[int], two: list[int]) -> None:
    seen = []
    for choices in (one, two):
        state = planning({0: ["senior"], 1: ["junior"]}, round=4)
        for seat in (0, 1):
            play(state, seat, "assign", engineer=0, action="optimize")
        lock_all(state)
        play(state, 1, "open")
        play(state, 0, "open")
        for choice in choices:
            moves = [move for move in state.moves(0) if state.seen_as(1, 0, move) == 719]
            if moves:
                state.play(0, moves[choice % len(moves)])
        seen.append([looks(state, seat) for seat in (1, SPECTATOR)])
    assert seen[0] == seen[1]


@clause("SI-9.2")
def test_worlds_redealt_for_a_seat_differ_in_what_it_can_not_see() -> None:
    state = founded("angel_backed", "vc_heavy", live=True)
    for kind, line in (("envelope", 0), ("insider", 0)):
        play(state, 0, kind, candidate=line)
        play(state, 0, "bid", amount=50)
    play(state, 0, "send")
    worlds = [state.redeal(1, chance(i)) for i in range(40)]
    assert len({tuple(world.draft.sheets[0].bids) for world in worlds}) > 30
    assert len({tuple(world.draft.sheets[0].insiders) for world in worlds}) > 30
    assert len({tuple(world.deck) for world in worlds}) > 15
    assert all(looks(world, 1) == looks(state, 1) for world in worlds)
    own = state.redeal(0, chance(1))
    assert list(own.draft.sheets[0].bids) == list(state.draft.sheets[0].bids)


@clause("SI-9.2")
def test_plans_redealt_hold_the_same_slots_and_can_be_paid() -> None:
    staff = {0: ["senior ai", "junior", "intern"], 1: ["junior"]}
    state = planning(staff, "vc_heavy ai_first", "vc_heavy", figures={"money": {0: 25}})
    assign(state, 0, "marketing", "optimize", ai=[0])
    plans = set()
    for i in range(60):
        world = state.redeal(1, chance(i))
        assert world.companies[0].plan.is_on(5)
        assert world.companies[0].money == 5
        assert not world.companies[0].plan.is_on(0)
        plan = world.companies[0].plan
        plans.add((tuple(plan.assigned), plan.augmented, plan.pivot))
    assert len(plans) > 20


@clause("SI-9.2")
def test_a_puzzle_that_one_has_not_opened_is_another_in_every_world() -> None:
    state = planning({0: ["senior"], 1: ["junior"]}, round=2)
    for seat in (0, 1):
        play(state, seat, "assign", engineer=0, action="optimize")
    lock_all(state)
    play(state, 0, "open")
    assert state.redeal(0, chance(1)).contest.layout is state.contest.layout
    worlds = [state.redeal(1, chance(i)) for i in range(10)]
    for world in worlds:
        play(world, 1, "open")
    assert len({tuple(world.view(1).facts.puzzle.grid) for world in worlds}) > 5


@clause("SI-6.1")
def test_the_reveal_of_plans_tells_engineers_apart_that_look_the_same() -> None:
    told = []
    for optimizes in (0, 1):
        state = planning({0: ["junior", "junior"], 1: ["junior"]})
        play(state, 0, "assign", engineer=optimizes, action="optimize")
        play(state, 0, "assign", engineer=1 - optimizes, action="pay_down")
        lock_all(state)
        told.append([event.face(1) for event in state.events])
    assert told[0] != told[1]


@clause("SI-9.2")
def test_a_world_with_sealed_bids_can_be_stored() -> None:
    state = founded("vc_heavy", "vc_heavy", live=True)
    play(state, 0, "send")
    for number in range(20):
        world = state.redeal(1, chance(number))
        assert state.game.load(world.dump()) == world

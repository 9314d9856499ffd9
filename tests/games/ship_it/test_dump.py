"""Positions as JSON: what is read back is the same, and what can't be is refused with the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from captable.core.damage import damage_often
from captable.core.errors import BadInput
from captable.core.playout import seat_to_move
from captable.games.ship_it import GAME
from tests.games.ship_it.scenes import assign, bid, chance, founded, new, planning, play
from tests.games.ship_it.test_puzzle import at_the_puzzle, build

Dump = dict[str, Any]


def founding() -> Dump:
    state = new(2)
    play(state, 0, "funding", funding="vc_heavy")
    return state.dump()


def bidding() -> Dump:
    state = founded("angel_backed", "vc_heavy", live=True)
    play(state, 0, "envelope", candidate=0)
    return state.dump()


def plans() -> Dump:
    state = planning({0: ["senior", "junior ai_skeptic"], 1: ["junior"]}, "vc_heavy ai_first", "angel_backed")
    assign(state, 0, "marketing", "develop", ai=[0])
    return state.dump()


def puzzle() -> Dump:
    state = at_the_puzzle(0, 1, round=4)
    play(state, 0, "open")
    build(state, 0, "loop_3 move collect")
    return state.dump()


def over() -> Dump:
    state = founded("vc_heavy", "vc_heavy")
    state.concede(1)
    return state.dump()


def put(*path: str | int, value: Any) -> Callable[[Dump], None]:
    def change(dump: Dump) -> None:
        around: Any = dump
        for step in path[:-1]:
            around = around[step]
        around[path[-1]] = value

    return change


COMPANY = ("companies", 0)
IMPOSSIBLE = [
    (bidding, put("version", value=99), "This is a dump of ship_it 99, not ship_it 2"),
    (bidding, put("phase", value="lunch"), "phase can't be 'lunch'"),
    (bidding, put("order", value=[0]), "order must be a list of 2, not of 1"),
    (plans, put("companies", 0, "staff", value=[{}]), r"companies\[0\].staff\[0\]"),
    (bidding, put("round", value=0), "round can't be 0: it takes a whole number from 1 to 4"),
    (bidding, put("round", value="x"), "round can't be 'x'"),
    (bidding, put("first", value=2), "first can't be 2: it takes a seat from 0 to 1"),
    (bidding, put("first", value=None), "first is missing"),
    (bidding, put("order", value=[0, 0]), "order must name each seat once"),
    (bidding, put("deck", 0, value="ddos"), "deck"),
    (bidding, put("milestones", "five_stars", value=7), "milestones can't be 7"),
    (bidding, put("gone", value=[0, 1]), "turn must be null"),
    (bidding, put("turn", value=None), "turn can't be null before round 4 is over"),
    (bidding, put("turn", value=0), 'turn must be "together"'),
    (bidding, put("draft", "sent", value=[None, 3]), "draft.sent must count the sheets from 0 on"),
    (bidding, put("draft", "pool", value=[]), "companies.0..envelope"),
    (bidding, put(*COMPANY, "rating", value=501), r"companies\[0\].rating can't be 501"),
    (bidding, put(*COMPANY, "debt", value=-5), r"companies\[0\].debt can't be -5"),
    (bidding, put(*COMPANY, "tech", value=None), "must have funding, tech and product"),
    (bidding, put(*COMPANY, "sheet", value={"19": 30}), "where nobody is"),
    (bidding, put(*COMPANY, "sheet", value={"0": 400}), "must be a bid from"),
    (bidding, put(*COMPANY, "insiders", value=[None, None]), "insiders must be 2 engineers"),
    (bidding, put(*COMPANY, "plan", value=[{"engineer": 0, "action": "develop"}]), "one of the 0 engineers"),
    (plans, put("phase", value="bidding"), "no plan"),
    (plans, put(*COMPANY, "plan", 0, "action", value="ipo"), "money_shown"),
    (plans, put(*COMPANY, "plan", 1, "engineer", value=0), "has engineer 0 twice"),
    (plans, put(*COMPANY, "money", value=7), "money_shown must be 27"),
    (plans, put(*COMPANY, "augmented", value=2), "AI Skeptic"),
    (plans, put(*COMPANY, "augmented", value=8), "augmented must be engineers of the plan"),
    (plans, put(*COMPANY, "ai", value=0), "augmented must be 0 engineers at most"),
    (plans, put(*COMPANY, "debt", value=12), "forced must be"),
    (plans, put(*COMPANY, "changes", value=1), "changes must count every change"),
    (plans, put(*COMPANY, "pivot", value="platform_play"), "pivot"),
    (plans, put("companies", 1, "pivoted", value=1), "only VC-Heavy"),
    (founding, put(*COMPANY, "pivoted", value=1), "only VC-Heavy"),
    (plans, put(*COMPANY, "staff", 0, "since", value=3), "since must be a round from 1 to 1"),
    (puzzle, put("puzzle", "solving", 1, value=0), "on Optimize Code"),
    (puzzle, put("puzzle", "layout", value=None), "puzzle.layout can't be null"),
    (puzzle, put("puzzle", "layout", "start", value=[9, 9]), "puzzle.layout.start"),
    (puzzle, put("puzzle", "programs", 0, value=["loop_3", "move"]), "is no program of round 4"),
    (puzzle, put("puzzle", "programs", 0, value=["function", "call", "end"]), "is no program of round 4"),
    (puzzle, put("puzzle", "programs", value=None), "puzzle.programs can't be null"),
    (puzzle, put("puzzle", "cursor", 0, value=9), "puzzle.cursor"),
    (puzzle, put("puzzle", "words", value=[]), "puzzle.words must be a list of 4"),
    (puzzle, put("puzzle", "winner", value=0), "puzzle.winner must be null"),
    (over, put("gone", value=[]), "turn can't be null before round 4 is over"),
]


@pytest.mark.parametrize(("position", "change", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_field(
    position: Callable[[], Dump], change: Callable[[Dump], None], reason: str
) -> None:
    dump = json.loads(json.dumps(position()))
    assert GAME.load(dump).dump() == dump
    change(dump)
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump)


@pytest.mark.parametrize("live", ["live", "turns"])
def test_a_damaged_dump_is_refused_or_can_be_played(live: str) -> None:
    for players in (2, 3):
        state = GAME.new(players, f"damage {players}", {"simultaneous": live})
        rng = chance(players)
        count = 0
        while (seat := seat_to_move(state, rng)) >= 0:
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
            count += 1
            if count % 60 == 0:
                damage_often(state, rng, 4)


def test_a_dump_of_version_1_has_no_first_among_equals() -> None:
    earlier = GAME.as_of(1)
    state = earlier.new(3, "earlier")
    dump = state.dump()
    assert earlier.load(dump).key() == state.key()
    with pytest.raises(BadInput, match="there is no field first"):
        earlier.load(dump | {"first": 1})


def test_a_table_of_version_1_goes_on_in_the_order_of_the_round() -> None:
    earlier = GAME.as_of(1)
    state = earlier.new(3, "earlier")
    while not state.over():
        again = earlier.load(state.dump())
        assert again.key() == state.key()
        seat = state.to_move()[0]
        move = state.default_move(seat)
        again.play(seat, move)
        state.play(seat, move)
        assert again.key() == state.key()


def test_a_game_that_ended_after_planning_looks_the_same_when_it_is_read_back() -> None:
    staff = {seat: ["senior", "junior"] for seat in range(3)}
    state = planning(staff, "vc_heavy", "vc_heavy", "vc_heavy", live=False, round=4)
    play(state, state.turn, "assign", engineer=0, action="acquisition")
    while not state.over():
        play(state, state.turn, "lock")
    assert GAME.load(state.dump()).view(0) == state.view(0)


def test_the_order_of_planning_is_found_again() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    state.companies[1].revenue = 5000
    for seat in list(state.order):
        bid(state, seat, {})
    again = GAME.load(state.dump())
    assert again.view(0).facts.order == state.view(0).facts.order == [2, 0, 1]
    assert new(2).dump()["order"] == [0, 0]

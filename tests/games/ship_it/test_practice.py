"""Puzzles to practise on: the same for everyone, without a clock, with the shortest program known for them."""

from __future__ import annotations

import pytest

from captable.games.ship_it import GAME
from captable.games.ship_it.facts import Attempt, Facts, Puzzle
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.puzzle import MOVE
from captable.games.ship_it.rules.state import ShipItState


def puzzle_of(state: ShipItState) -> Puzzle:
    facts = state.view(0).facts
    assert isinstance(facts, Facts)
    assert facts.puzzle
    return facts.puzzle


def own(state: ShipItState) -> Attempt:
    [attempt] = puzzle_of(state).programs
    return attempt


@pytest.mark.parametrize("round", [1, codes.ROUNDS])
def test_a_number_gives_the_same_puzzle_to_everyone_and_another_gives_another(round: int) -> None:
    once, again, other = (puzzle_of(GAME.exercise(round, number)) for number in ("today", "today", "tomorrow"))
    assert once == again
    assert once.grid != other.grid
    assert GAME.exercise(round, "today").view(0).deadline is None


@pytest.mark.parametrize("round", [1, codes.ROUNDS])
def test_the_shortest_program_known_solves_it_and_needs_no_more_than_par(round: int) -> None:
    best = GAME.answer(round, "today")
    assert own(best).ended == "solved"
    assert best.contest.desks[0].blocks <= puzzle_of(best).par


def test_whoever_has_sent_a_program_waits_for_nobody_and_the_game_does_not_go_on() -> None:
    state = GAME.exercise(1, "today")
    state.play(0, codes.SUBMIT)
    assert not state.may_move(0)
    assert own(state).ended is not None


def test_a_program_that_is_being_built_can_be_tried() -> None:
    state = GAME.exercise(1, "today")
    assert own(state).steps == []
    state.play(0, codes.PLACE + MOVE)
    assert own(state).ended is None
    assert [token for token, *_ in own(state).steps] == [0]

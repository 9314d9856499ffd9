"""Puzzles to practise on (SI-5): any layout of a round, without a clock, and the shortest program known for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.seed import rng_from
from captable.core.state import TOGETHER
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.desk import UNOPENED
from captable.games.ship_it.rules.draft import no_draft
from captable.games.ship_it.rules.layouts import make_puzzle
from captable.games.ship_it.rules.puzzle import count_blocks
from captable.games.ship_it.rules.solver import solve
from captable.games.ship_it.rules.state import ShipItState

if TYPE_CHECKING:
    from captable.games.ship_it.game import ShipIt

EFFORT = 20_000
"""Positions that the solver may look at for the shortest program: about a tenth of a second, compiled."""


def exercise(game: ShipIt, round: int, number: str) -> ShipItState:
    """Seat 0 has opened the puzzle of that round and number, and has all the time there is.

    The other seat has a puzzle too and never begins, so the game stays where it is.
    """
    state = game.new(2, "practice")
    assert isinstance(state, ShipItState)
    while state.phase == codes.CORPORATION:
        seat = state.to_move()[0]
        state.play(seat, state.moves(seat)[0])
    state.draft = no_draft(state.players)
    state.round = round
    state.phase = codes.PUZZLE
    state.turn = TOGETHER
    state.contest.words = rng_from(f"{round} {number}", "puzzle").words()
    for desk in state.contest.desks:
        desk.solving = UNOPENED
    state.play(0, codes.OPEN_PUZZLE)
    return state


def answer(game: ShipIt, round: int, number: str) -> ShipItState:
    """The same with the shortest program that is known: what the solver finds, or what the layout was made from."""
    state = exercise(game, round, number)
    made = make_puzzle(rng_from(f"{round} {number}", "puzzle"), round, state.figures)
    found = solve(made.layout, round, EFFORT).program
    shorter = len(found) > 0 and count_blocks(found) <= count_blocks(made.witness)
    state.contest.desks[0].program = found if shorter else made.witness
    state.play(0, codes.SUBMIT)
    return state

"""How a game ends."""

from __future__ import annotations

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.state import State


def check_outcome(exam: Exam, state: State) -> None:
    outcome = state.outcome()
    expect(outcome is not None, "the game is over without an outcome", "outcome")
    assert outcome is not None
    odd = len(outcome.places) != state.players or min(outcome.places) < 1
    expect(not odd, f"odd places: {outcome.places}", "outcome")
    expect(len(outcome.scores) == state.players, f"odd scores: {outcome.scores}", "outcome")
    expect(outcome.teams is None or exam.game.teams, "the outcome has teams, but the game says teams = False", "teams")
    exam.check_texts(outcome)
    expect(not state.to_move(), "the game is over, but somebody is to move", "to_move")
    for seat in exam.seats():
        expect(state.why_not(seat, 0) is not None, f"seat {seat} may still move after the end", "moves")

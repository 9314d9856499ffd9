"""How a game of Ship It! ended, with the score sheet (SI-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome, Row, Sheet
from captable.games.ship_it import notes
from captable.games.ship_it.rules.codes import CORPORATION, ROUNDS

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

SCALE = 1000
"""SI-0.1: scores are in thousandths."""


def outcome(state: ShipItState) -> Outcome:
    if state.phase == CORPORATION:  # there has never been a company that could score
        return Outcome(list(state.final_places()), [0] * state.players, reason(state), scale=SCALE)
    scores = [state.score(seat) for seat in range(state.players)]
    return Outcome(list(state.final_places()), scores, reason(state), score_sheet(state), scale=SCALE)


def reason(state: ShipItState) -> Message:
    if state.phase == CORPORATION:
        return Message("si-end-unfounded")
    if state.still_playing() < 2:
        return Message("si-end-one-left")
    return Message("si-end", {"rounds": ROUNDS})


def score_sheet(state: ShipItState) -> Sheet:
    """SI-8.1, line by line."""
    seats = range(state.players)
    remarks = notes.sheet(state.figures)
    rows = [
        Row(Message("si-sheet-users"), [state.companies[seat].user_points() for seat in seats], remarks["users"]),
        Row(
            Message("si-sheet-revenue"), [state.companies[seat].revenue_points() for seat in seats], remarks["revenue"]
        ),
        Row(Message("si-sheet-rating"), [state.companies[seat].rating_points() for seat in seats], remarks["rating"]),
        Row(Message("si-sheet-milestones"), [state.milestone_points(seat) for seat in seats]),
        Row(
            Message("si-sheet-late"),
            [state.companies[seat].late_points for seat in seats],
            Message("si-sheet-late-note"),
        ),
        Row(Message("si-sheet-debt"), [state.companies[seat].debt_points() for seat in seats], remarks["debt"]),
        Row(Message("si-sheet-score"), [state.score(seat) for seat in seats], strong=True),
    ]
    return Sheet(Message("si-sheet"), rows, scale=SCALE, clause="SI-8.1")

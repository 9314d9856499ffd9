"""How a game of Ship It! ended, with the score sheet (SI-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome, Row, Sheet

if TYPE_CHECKING:
    from captable.games.ship_it.course import Course

SCALE = 1000
"""SI-0.1: scores are in thousandths."""


def outcome(state: Course) -> Outcome:
    scores = [score(state, seat) for seat in range(state.players)]
    return Outcome(list(state.final_places()), scores, reason(state), score_sheet(state), scale=SCALE)


def score(state: Course, seat: int) -> int:
    return state.score(seat)


def reason(state: Course) -> Message:
    if state.still_playing() < 2:
        return Message("si-end-one-left")
    return Message("si-end")


def score_sheet(state: Course) -> Sheet:
    """SI-8.1, line by line."""
    seats = range(state.players)
    rows = [
        Row(Message("si-sheet-users"), [state.user_points(seat) for seat in seats], Message("si-sheet-users-note")),
        Row(
            Message("si-sheet-revenue"),
            [state.revenue_points(seat) for seat in seats],
            Message("si-sheet-revenue-note"),
        ),
        Row(Message("si-sheet-rating"), [state.rating_points(seat) for seat in seats], Message("si-sheet-rating-note")),
        Row(Message("si-sheet-milestones"), [state.milestone_points(seat) for seat in seats]),
        Row(Message("si-sheet-late"), [state.late_points[seat] for seat in seats], Message("si-sheet-late-note")),
        Row(Message("si-sheet-debt"), [state.debt_points(seat) for seat in seats], Message("si-sheet-debt-note")),
        Row(Message("si-sheet-score"), [score(state, seat) for seat in seats], strong=True),
    ]
    return Sheet(Message("si-sheet"), rows, scale=SCALE, clause="SI-8.1")

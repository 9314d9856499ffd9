"""How a turn was scored and how a game of IT Startup ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome, Row, Sheet
from captable.games.it_startup.names import card_name
from captable.games.it_startup.rules.figures import BOOST, EMPLOYEE, SEAT

if TYPE_CHECKING:
    from captable.games.it_startup.rules.office import Office
    from captable.games.it_startup.rules.state import ItStartupState

ENDINGS = ("running", "finished", "out-of-rounds", "last-side", "solo-won", "solo-lost", "solo-left")
CLAUSES = ("IS-1.2", "IS-1.2", "IS-1.3", "IS-9.3", "IS-9.2", "IS-9.2", "IS-9.3")


def outcome(state: ItStartupState) -> Outcome:
    seats = range(state.players)
    teams = [seat % 2 for seat in seats] if state.teams else None
    return Outcome(
        list(state.places()), [state.total(seat) for seat in seats], reason(state), final_sheet(state), teams
    )


def reason(state: Office) -> Message:
    return Message(f"is-end-{ENDINGS[state.ending]}", {"rounds": state.round})


def clause_of_the_end(state: Office) -> str:
    return CLAUSES[state.ending]


def turn_sheet(state: Office, seat: int) -> Sheet:
    """IS-3.7: where each point of a turn comes from."""
    rows = [
        Row(
            card_name(state, state.staff[row]), _column(state, seat, state.efficiency(row)), efficiency_note(state, row)
        )
        for row in range(0, len(state.staff), EMPLOYEE)
        if state.staff[row + SEAT] == seat and state.is_developer(row)
    ]
    by_actions = state.extra_points * state.developers(seat)
    if by_actions:
        rows.append(Row(Message("is-sheet-actions"), _column(state, seat, by_actions)))
    rows.append(Row(Message("is-sheet-turn"), _column(state, seat, state.output(seat)), strong=True))
    return Sheet(Message("is-sheet-title-turn", {"round": state.round}), rows, clause="IS-3.7")


def _column(state: Office, seat: int, value: int) -> list[int | None]:
    return [value if other == seat else None for other in range(state.players)]


def efficiency_note(state: Office, row: int) -> Message:
    """Its own, its knowledge, coaching and what was bought."""
    seat = state.staff[row + SEAT]
    return Message(
        "is-efficiency-note",
        {
            "own": state.figures.efficiency[state.staff[row]],
            "knowledge": state.knowledge_of(row),
            "coaching": state.standing(state.figures.coaching, seat),
            "bought": state.staff[row + BOOST],
        },
    )


def final_sheet(state: ItStartupState) -> Sheet:
    seats = range(state.players)
    rows = [Row(Message("is-sheet-points"), [state.points[seat] for seat in seats], strong=not state.teams)]
    if state.teams:
        rows.append(Row(Message("is-sheet-team"), [state.total(seat) for seat in seats], strong=True))
    rows.append(Row(Message("is-sheet-goal"), [state.goal()] * state.players))
    return Sheet(Message("is-sheet-title-end", {"round": state.round}), rows, clause="IS-1.2")

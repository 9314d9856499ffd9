"""What is told of a move: in words, of a declared kind, about places and figures that are seen."""

from __future__ import annotations

from collections import Counter

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam, places_in
from captable.core.state import State
from captable.core.view import CONCEDED, Event, View

Figures = dict[tuple[int | None, str], int]
"""Values of counters by seat (none for the table's) and id."""


def check_events(exam: Exam, state: State) -> None:
    """What happens is of a kind that the game declares, can be put into words, and quotes clauses that there are."""
    exam.check_texts(state.events)
    for event in state.events:
        if exam.game.event_kinds:
            known = event.kind == CONCEDED or event.kind in exam.game.event_kinds
            declared = "which the game does not declare"
            expect(known, f"an event is of the kind {event.kind!r}, {declared}", _id_of(event) or "event_kinds")
        clause_of_sheet = event.sheet.clause if event.sheet else None
        for clause in (event.clause, clause_of_sheet):
            exam.check_clause(clause, f"the event {_id_of(event) or event.kind}", _id_of(event))


def _id_of(event: Event) -> str:
    faces = [event.say, *event.privately.values()]
    return next((said.id for said in faces if said is not None), "")


def check_travels(exam: Exam, before: dict[int, View], state: State) -> None:
    """Pieces go from and to what somebody sees, before the move or after it."""
    events = [event for event in state.events if event.travels]
    if not events:
        return
    there: set[str] = set()
    for looker, view in before.items():
        there.update(places_in(view), places_in(state.view(looker)))
    for event in events:
        for travel in event.travels:
            for place in (travel.start, travel.to):
                expect(
                    place in there,
                    f"in the event {_id_of(event)} something goes from {travel.start!r} to {travel.to!r}, but no view "
                    f"has a place {place!r}: name a seat, a zone or a piece",
                    _id_of(event),
                )


def check_changes(exam: Exam, before: dict[int, View], state: State) -> None:
    """The changes that somebody is told of add up to what that looker sees, and tell of nothing else."""
    for looker, view in before.items():
        told: Counter[tuple[int | None, str]] = Counter()
        for event in state.events:
            if event.face(looker) is not None:
                for change in event.changes:
                    told[change.seat, change.counter] += change.by
        changed = [one for one in told if one[1] not in exam.game.untold_counters]
        if not changed:
            continue
        was, now = _figures(view), _figures(state.view(looker))
        for figure in changed:
            by = told[figure]
            seen = figure in now or figure in was
            expect(seen, f"seat {looker} is told of the counter {figure}, which it does not see", "view")
            differs = now.get(figure, 0) - was.get(figure, 0)
            expect(differs == by, f"seat {looker} sees {figure} change by {differs} and is told of {by}", "apply")


def _figures(view: View) -> Figures:
    seats = [(seat.seat, seat.counters) for seat in view.seats]
    return {(seat, one.id): one.value for seat, counters in [(None, view.counters), *seats] for one in counters}

"""A table where a lesson is given: what its learner may wish of the coach, and what the coach shows."""

from __future__ import annotations

from captable.core.lesson import Coach, Coaching
from captable.tables import journal
from captable.tables.journal import AnyRow
from captable.tables.refusals import NotNow, NotYours
from captable.tables.table import Table


def coach_for(table: Table, seat: int) -> Coach | None:
    """What the coach says to that seat now: to the learner only."""
    coaching = table.coaching
    if coaching is None or seat < 0 or seat != coaching.lesson.learner:
        return None
    if coaching.strayed >= 0 and not table.running:
        return None  # the game ended elsewhere
    return coaching.coach()


def read_on(table: Table, person: str, step: int, at: int, id: str) -> list[AnyRow]:
    """The learner has read a step. One that is not the step that stands there now is nothing new."""
    coaching = _coaching(table, person)
    if step != coaching.at:
        return []
    return table.note(journal.Coached(at, coaching.lesson.learner, step, id))


def go_alone(table: Table, person: str, at: int, id: str) -> list[AnyRow]:
    """The learner goes on without the coach, from the position as it is."""
    coaching = _coaching(table, person)
    return table.note(journal.Coached(at, coaching.lesson.learner, id=id))


def scripted_move(table: Table, seat: int) -> int:
    """The move that a bot in that seat makes by the lesson; -1 where it may think for itself."""
    return table.coaching.scripted(seat) if table.coaching is not None else -1


def waits_for_learner(table: Table, seat: int) -> bool:
    """Whether a bot in that seat waits until the lesson has come to its move."""
    coaching = table.coaching
    return coaching is not None and not coaching.over and coaching.scripted(seat) < 0


def _coaching(table: Table, person: str) -> Coaching:
    coaching = table.coaching
    if coaching is None or coaching.over:
        raise NotNow("no-lesson")
    if table.own_seat(person) != coaching.lesson.learner:
        raise NotYours("no-seat")
    return coaching

"""What is told of a move: in words, of a declared kind, about places and figures that are seen."""

from __future__ import annotations

from collections import Counter

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam, places_in
from captable.core.hearing import played, told
from captable.core.state import State
from captable.core.view import CONCEDED, Event, Message, View

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


def check_secrets(exam: Exam, before: State, actor: int, move: int) -> None:
    """What a seat is told of hidden things it knows from then on; else it was not for its ears.

    Only what alone differs between two worlds is counted: other things that they show may be all that the seat keeps.
    Of cards that are shown and shuffled away at once nothing need be kept: the two worlds are one from then on. Only
    names are looked at, and not again and again where no other world calls the thing otherwise, or where what it is
    called was kept.
    """
    seat = exam.rng.below(before.players)
    here = exam.state
    names = _public_names(here, seat)
    if len(told(here, seat)) > MOST_TOLD or all(_settled(exam, name) for name in names):
        return
    for name in names:
        exam.tally[f"looked: {name}"] += 1
    for _ in range(WORLDS):
        world = before.redeal(seat, exam.rng)
        world.rng = before.rng.copy()
        if move in world.moves(actor):
            _note_what_is_kept(exam, here, played(world, actor, move), seat)


def _public_names(state: State, seat: int) -> set[str]:
    """The messages that tell the seat, as everybody, of a thing by its name."""
    public = [event.say for event in state.events]
    said = [face[0] for face in told(state, seat) if face[0] in public]
    return {one.id for one in said if any(isinstance(value, Message) for value in one.args.values())}


def _settled(exam: Exam, name: str) -> bool:
    if exam.tally[f"kept: {name}"]:
        return True
    return not exam.tally[f"not kept: {name}"] and exam.tally[f"looked: {name}"] >= LOOKS


def _note_what_is_kept(exam: Exam, here: State, there: State, seat: int) -> None:
    ones, others = told(here, seat), told(there, seat)
    if len(ones) != len(others):
        return
    public = [event.say for event in here.events]
    differing = [(one[0], two[0]) for one, two in zip(ones, others, strict=True) if one != two]
    if len({one.id for one, _ in differing}) == 1 and all(
        one in public and _names_another(one, two) for one, two in differing
    ):
        if here.key() == there.key():
            return
        kept = "kept" if here.knows(seat) != there.knows(seat) else "not kept"
        exam.tally[f"{kept}: {differing[0][0].id}"] += 1


def _names_another(one: Message, two: Message) -> bool:
    """Whether a thing is called by another name in it; how many there were may well be forgotten."""
    return any(isinstance(value, Message) and value != two.args.get(name) for name, value in one.args.items())


WORLDS = 4
LOOKS = 6
"""At so many moves of a game other worlds are asked for another name."""
MOST_TOLD = 12
"""Where more happens at once, hardly ever one thing alone differs."""
OFTEN = 3
"""So often in a game something was told that the seat never knew afterwards."""


def check_that_told_is_known(exam: Exam, state: State) -> None:
    for what, times in exam.tally.items():
        kind, _, id = what.partition(": ")
        if kind == "not kept" and times >= OFTEN:
            expect(
                exam.tally[f"kept: {id}"] > 0,
                f"{id} tells seats something hidden that they do not know afterwards: tell it only to those who see it "
                "(Event(public, {seat: private})), or let knows keep it",
                id,
            )


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

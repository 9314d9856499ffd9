"""What seats see and know: places that exist, moves that are legal, words and declared figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam, places_in, seen_by, with_those_under
from captable.core.state import State
from captable.core.view import OPEN, View
from captable.core.view import Counter as ViewCounter


def check_views(exam: Exam, state: State) -> None:
    for seat, view in exam.views.items():
        exam.check_texts(view)
        for blocked in view.blocked:
            exam.check_clause(blocked.why.clause, f"what {seen_by(seat)} has as blocked", blocked.label.id)
        _check_declared(exam, view)
        ids = list(places_in(view))
        doubled = {id for id, times in Counter(ids).items() if times > 1}
        expect(not doubled, f"two things in {seen_by(seat)} are called {doubled}", "view")
        shown, told = [s.seat for s in view.seats if s.to_move], state.seen_to_move(seat)
        expect(shown == told, f"{seen_by(seat)} has {shown} to move, seen_to_move says {told}", "view")
        _check_offers(exam, state, view, set(ids))
        same = view.outcome == state.outcome()
        expect(same, f"{seen_by(seat)} has another outcome than the game: write outcome=self.outcome()", "view")


def _check_offers(exam: Exam, state: State, view: View, ids: set[str]) -> None:
    """A view offers the legal moves and no others, on what it shows."""
    seat = view.seat
    offered = [choice.move for choice in view.choices]
    offered += [r.first + i for r in view.ranges for i in range((r.high - r.low) // r.step + 1)]
    legal = sorted(state.moves(seat)) if seat in set(state.to_move()) else []
    expect(sorted(offered) == legal, f"{seen_by(seat)} offers {sorted(offered)}, legal are {legal}", "view")
    for choice in view.choices:
        kind = exam.game.move_table.kind_of(choice.move).kind
        expect(choice.kind in ("", kind), f"{seen_by(seat)} calls a {kind} a {choice.kind}", "view")
    acted_on = [c.on for c in view.choices] + [r.on for r in view.ranges] + [b.on for b in view.blocked]
    gone_to = [[to] for to in (*(c.to for c in view.choices), *(b.to for b in view.blocked)) if to is not None]
    for on in acted_on + gone_to:
        lost = set(on) - ids
        expect(not lost, f"{seen_by(seat)} has a move on or to {lost}, which it does not show", "view")


def _check_declared(exam: Exam, view: View) -> None:
    """The counters and facts of a view are those that the game declares, so that a board can rely on them."""
    game = exam.game
    if game.counters:
        strange = {counter.id for counter in _counters(view)} - set(game.counters)
        expect(not strange, f"a view has the counters {strange}, which the game does not declare", "counters")
    if game.facts is not None:
        expect(type(view.facts) is game.facts, f"the facts of a view are no {game.facts.__qualname__}", "view")


def _counters(view: View) -> Iterator[ViewCounter]:
    """Those of the table, of seats and of pieces."""
    yield from view.counters
    for seat in view.seats:
        yield from seat.counters
    for zone in view.zones:
        for piece in with_those_under(zone.pieces):
            yield from piece.counters


def check_knows(exam: Exam, state: State) -> None:
    """As many whole numbers at any time, and for everybody."""
    for seat in exam.lookers():
        known = state.knows(seat)
        same = len(known) == exam.knows_length or seat == OPEN
        expect(same, f"knows({seat}) has changed its length: leave a place for what is not there yet", "knows")
        odd = [item for item in known if type(item) is not int]
        expect(not odd, f"knows({seat}) has {odd[:1]}, which is no whole number", "knows")

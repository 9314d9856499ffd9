"""A game goes on to its end when somebody concedes."""

from __future__ import annotations

import msgspec

from captable.core.conformance.broken import Broken, expect
from captable.core.conformance.ending import check_places
from captable.core.conformance.exam import Exam
from captable.core.conformance.storage import expect_same_when_loaded
from captable.core.conformance.telling import check_events
from captable.core.errors import IllegalMove
from captable.core.state import State

MOVES_AFTER_LEAVING = 16


def check_leaving(exam: Exam, state: State) -> None:
    """The one who left is not asked again and does not win alone; what is stored and shown knows of it."""
    left = state.copy()
    seat = exam.rng.below(state.players)
    if left.has_left(seat):
        return
    left.concede(seat)
    check_events(exam, left)
    try:
        left.concede(seat)
    except IllegalMove:
        pass
    else:
        raise Broken(f"seat {seat} could concede twice", "leave")
    _check_what_is_kept(exam, left, seat)
    left.telling = False
    exam.play_some(left, MOVES_AFTER_LEAVING)
    expect(seat not in left.to_move(), f"seat {seat} has conceded and is still asked to move", "leave")
    outcome = left.outcome()
    if left.over():
        expect(outcome is not None, "the game is over without an outcome", "outcome")
        assert outcome is not None
        check_places(exam, left, outcome)
        expect(outcome.winners != [seat], f"seat {seat} conceded and won alone", "outcome")


def _check_what_is_kept(exam: Exam, left: State, seat: int) -> None:
    loaded = expect_same_when_loaded(exam, left)
    looker = exam.lookers()[exam.rng.below(left.players + 2)]
    view = left.view(looker)
    exam.check_texts(view)
    out = [each.seat for each in view.seats if each.out]
    expect(seat in out, f"the view of seat {looker} does not show that seat {seat} has left: Seat(out=…)", "view")
    same = msgspec.json.encode(loaded.view(looker)) == msgspec.json.encode(view)
    expect(same, f"after seat {seat} conceded, load(dump()) shows another view to seat {looker}", "load")
    expect(
        list(left.copy().key()) == list(left.key()) and left.copy().gone == left.gone,
        f"a copy forgets that seat {seat} has left",
        "copy",
    )
    if not left.over():
        _check_that_nothing_is_opened(exam, left, seat)


def _check_that_nothing_is_opened(exam: Exam, left: State, seat: int) -> None:
    """Who has left takes what they held with them: to the others it may still be something else."""
    looker = exam.rng.below(left.players)
    world = left.redeal(looker, exam.rng.fork())
    for what, here, there in (
        ("knows", left.knows(looker), world.knows(looker)),
        ("view", msgspec.json.encode(left.view(looker)), msgspec.json.encode(world.view(looker))),
    ):
        told = f"after seat {seat} conceded, {what}({looker}) changed when only what seat {looker} can't see did: "
        told += "who leaves opens nothing by it"
        expect(here == there, told, what)

"""The test that any game must pass, ours or a stranger's: it is read, and then a random game is examined on the way.

Every check is a function in one of the lists below, and is in the module of its subject. `captable check` runs those of
`written.CHECKS` once, before the first game; then at every move the basics, and at sampled positions everything that
the contract promises. A failure is a `ConformanceError` that says what to do, where in the game's own files, and
carries the record of the game up to that point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from weakref import WeakSet

from captable.core.conformance import (
    ending,
    form,
    leaving,
    moves,
    notation,
    sense,
    storage,
    telling,
    views,
    worlds,
    written,
)
from captable.core.conformance.broken import Broken, ConformanceError, expect, frames, places
from captable.core.conformance.exam import Check, Exam
from captable.core.damage import Unplayable
from captable.core.edited_figures import told_by_hand
from captable.core.game import Game
from captable.core.hearing import Unheard, listen
from captable.core.playout import seat_to_move
from captable.core.record import Record, Recorder
from captable.core.seed import rng_from
from captable.core.state import State
from captable.core.view import View

__all__ = ["SAMPLES", "ConformanceError", "check_figures", "check_game", "check_written"]

SAMPLES = 8
"""About so many positions of a game are examined closely; the first one always is."""

BEFORE_THE_FIRST_GAME = written.CHECKS
AT_EVERY_POSITION: list[Check] = [moves.check_movers, moves.check_census, moves.check_unfinished]
CLOSELY: list[Check] = [
    moves.check_refusals,
    moves.check_mistakes,
    storage.check_copies,  # first of those that need copies, so that a bad one is called by its name
    moves.check_same_game,
    views.check_views,
    form.check_form,
    views.check_knows,
    worlds.check_worlds,
    worlds.check_undo,
    storage.check_storage,
    storage.check_damage,
    storage.check_key,
    notation.check_notation,
    sense.check_absence,
    sense.check_sense,
    sense.check_play_without_notes,
    sense.check_values,
    leaving.check_leaving,
]
"""Of a position that is examined closely; its views are in `exam.views`."""
AFTER_EVERY_MOVE: list[Check] = [telling.check_events]
AFTER_A_CLOSE_LOOK: list[Callable[[Exam, dict[int, View], State], None]] = [
    telling.check_changes,
    telling.check_travels,
]
"""Of the views before a move, and the position after it."""
AT_THE_END: list[Check] = [
    moves.check_census,
    ending.check_outcome,
    sense.check_values,
    sense.check_final_values,
    views.check_views,
    form.check_form,
    storage.check_storage,
    storage.check_key,
    storage.check_replay,
    worlds.check_that_redeal_deals,
    telling.check_that_told_is_known,
]


def check_game(
    game: Game,
    players: int,
    seed: str,
    options: Mapping[str, object] | None = None,
    seat_options: Sequence[Mapping[str, object]] | None = None,
    samples: int = SAMPLES,
) -> int:
    """Read a game that was not read before, play it once at random and examine it on the way.

    Answers the number of moves, or raises `ConformanceError`.
    """
    check_written(game)
    with _told_with(game):
        recorder = Recorder(game, players, seed, dict(options or {}), [dict(o) for o in seat_options or []])
    with _told_with(game, recorder):
        return _examine_a_game(Exam(recorder, rng_from(seed, "check"), samples))


_read: WeakSet[Game] = WeakSet()


def check_written(game: Game) -> None:
    """What can be read before the first game; of each game once."""
    if game not in _read:
        with _told_with(game):
            for check in BEFORE_THE_FIRST_GAME:
                check(game)
        _read.add(game)


def check_figures(game: Game, players: int, seed: str) -> None:
    """Edit a figure of the card file, drawn by lot, and find the texts that still tell the old one."""
    if not game.cards_source:
        return
    try:
        told = told_by_hand(game, seed, most=1)
    except Exception as error:  # a stranger's game can fail in any way
        told = [f"with an edited figure it fails: {type(error).__name__}: {error}"]
    if told:
        raise ConformanceError(told[0], Recorder(game, players, seed).record, 0)


def _examine_a_game(exam: Exam) -> int:
    expect(not exam.state.over(), "it is over before its first move: deal must set turn", "deal")
    longest, usual_length = exam.longest(), exam.usual_length()
    count = 0
    while not exam.state.over():
        _run(AT_EVERY_POSITION, exam)
        closely = count == 0 or exam.rng.below(usual_length) < exam.samples
        if closely:
            _examine_a_position(exam)
        seat = seat_to_move(exam.state, exam.rng)
        move = exam.any_move(exam.state, seat)
        exam.recorder.play(seat, move, at=count)
        _run(AFTER_EVERY_MOVE, exam)
        if closely:
            for check in AFTER_A_CLOSE_LOOK:
                check(exam, exam.views, exam.state)
        if exam.state.revealed:
            before = exam.recorder.past[-1].before
            listen(before, seat, move, exam.rng)
            telling.check_secrets(exam, before, seat, move)
        count += 1
        expect(count <= longest, f"more moves than the longest game, {longest}", "longest")
    exam.look(exam.state)
    _run(AT_THE_END, exam)
    return count


def _examine_a_position(exam: Exam) -> None:
    before = list(exam.state.key())
    exam.look(exam.state)
    _run(CLOSELY, exam)
    expect(list(exam.state.key()) == before, "a question about the position changed it")


def _run(checks: list[Check], exam: Exam) -> None:
    for check in checks:
        check(exam, exam.state)


@contextmanager
def _told_with(game: Game, recorder: Recorder | None = None) -> Iterator[None]:
    """What breaks in here is told with its place in the game's own files, and with the record so far."""
    try:
        yield
    except (Broken, Unheard, Unplayable) as broken:
        state = recorder.state if recorder else None
        if isinstance(broken, Broken):
            where = places(game, state, broken)
        elif isinstance(broken, Unheard):
            where = places(game, state, Broken("", "apply"))
        else:
            refuses = places(game, state, Broken("", "check")) or places(game, state, Broken("", "load"))
            where = refuses + (frames(game, state, broken.__cause__.__traceback__) if broken.__cause__ else [])
        raise ConformanceError(str(broken), *_so_far(recorder), where) from None
    except Exception as error:  # a stranger's game can fail in any way
        where = frames(game, recorder.state if recorder else None, error.__traceback__)
        told = f"{type(error).__name__}: {error}"
        raise ConformanceError(told, *_so_far(recorder), where) from error


def _so_far(recorder: Recorder | None) -> tuple[Record | None, int]:
    return (recorder.record, len(recorder.past)) if recorder else (None, 0)

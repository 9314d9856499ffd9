"""The test that every lesson must pass, ours or a stranger's: it is played step by step, in every language.

What the coach says is there in words, what it points at is in the view, what it asks for and what the others do is
legal, whichever of the moves asked for is made; and the game that is left at the end can be played to its end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from captable.core.errors import BadInput, CaptableError
from captable.core.game import Game
from captable.core.lesson import Coaching, Lesson, LessonWords, lesson_of, pointable
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import OVER, State
from captable.core.words import LANGUAGES


class BadLesson(CaptableError):
    """A lesson that can't be given, with the step at fault."""


def check_lesson(game: Game) -> int:
    """Play the lesson of a game; how many steps it has, 0 where there is none, or `BadLesson`."""
    try:
        lesson = lesson_of(game)
    except (BadInput, OSError) as error:
        raise BadLesson(str(error)) from None
    if lesson is None:
        return 0
    _check_texts(lesson)
    for path in _paths(lesson):
        _check_end(lesson, _follow(lesson, path))
    return len(lesson.steps)


def _paths(lesson: Lesson) -> Iterator[list[int]]:
    """Which of the moves asked for is made at each step: the first everywhere, and each other one once."""
    first = [0] * len(lesson.steps)
    yield first
    for at, asked in enumerate(lesson.asked):
        for other in range(1, len(asked)):
            yield [*first[:at], other, *first[at + 1 :]]


def _check_texts(lesson: Lesson) -> None:
    players = lesson.begin().players
    wanted = {step.say for step in lesson.steps if step.say}
    wanted |= {name for step in lesson.steps for name in step.instead.values()}
    some_move = lesson.game.move_table.message(0)
    for language in LANGUAGES:
        words = LessonWords(lesson, language)
        for name in sorted(wanted):
            message = lesson.message(name, players, move=some_move)
            for fault in words.faults(message):
                raise BadLesson(f"{language}: {fault}.")
        written = set(re.findall(rf"^{lesson.id('')}([\w-]+) *=", lesson.texts(language), re.MULTILINE))
        if spare := written - wanted:
            raise BadLesson(f"{language}: no step says {lesson.id(min(spare))!r}.")


def _follow(lesson: Lesson, path: list[int]) -> State:
    """Take every step, as a learner does who makes those of the moves asked for."""
    state = lesson.begin()
    coaching = Coaching(lesson, state.players)
    words = [LessonWords(lesson, language) for language in LANGUAGES]
    for at, step in enumerate(lesson.steps):
        where = f"step {at + 1} ({step.say or step.ask or step.move})"
        coach = coaching.coach()
        if coaching.at != at or coach is None:
            raise BadLesson(f"{where}: the lesson has lost its way.")
        missing = set(step.point) - set(pointable(state.view(lesson.learner)))
        if missing:
            raise BadLesson(f"{where}: there is no {min(missing)!r} to point at.")
        for voice in words:
            for fault in voice.faults(coach.say):
                raise BadLesson(f"{where}: {voice.language}: {fault}.")
        if step.ask:
            _must_be_legal(state, lesson.learner, lesson.asked[at], where)
            _play(state, coaching, lesson.learner, lesson.asked[at][path[at]])
        elif step.move:
            if step.seat == lesson.learner:
                raise BadLesson(f"{where}: the learner's moves are asked for.")
            _must_be_legal(state, step.seat, [lesson.forced[at]], where)
            _play(state, coaching, step.seat, lesson.forced[at])
        else:
            coaching.read_on(at)
    if not coaching.over:
        raise BadLesson("The lesson does not end after its last step.")
    return state


def _must_be_legal(state: State, seat: int, moves: list[int], where: str) -> None:
    for move in moves:
        refusal = state.why_not(seat, move)
        if refusal is not None:
            said = state.game.words("en").say(refusal.say)
            raise BadLesson(f"{where}: seat {seat} can't {state.game.say(move)!r}: {said} ({refusal.clause})")


def _play(state: State, coaching: Coaching, seat: int, move: int) -> None:
    state.play(seat, move)
    coaching.moved(seat, move)


def _check_end(lesson: Lesson, state: State) -> None:
    """The free game comes to its end."""
    rng = rng_from(lesson.digest, "the free game")
    options = lesson.position.get("options", {})
    for _ in range(lesson.game.longest(state.players, options)):
        seat = seat_to_move(state, rng)
        if seat == OVER:
            return
        state.play(seat, state.common_sense(seat, rng))
    if not state.over():
        raise BadLesson("The game that the lesson leaves does not end.")

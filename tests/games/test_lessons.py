"""The lessons of our games: each is played step by step, in both languages, and can be left and taken up again."""

from __future__ import annotations

import pytest

from captable import games
from captable.core.lesson import Coaching, lesson_of
from captable.core.lesson_check import check_lesson

ALL = games.keys()
LESSONS = [key for key in ALL if lesson_of(games.find(key))]


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_of_a_lesson_can_be_taken(key: str) -> None:
    assert check_lesson(games.find(key)) > 10


@pytest.mark.parametrize("key", LESSONS)
def test_any_other_move_is_answered_and_can_be_taken_back(key: str) -> None:
    lesson = lesson_of(games.find(key))
    assert lesson is not None
    state = lesson.begin()
    coaching = Coaching(lesson, state.players)
    for at, step in enumerate(lesson.steps):
        if step.ask:
            for move in state.moves(lesson.learner):
                if move not in lesson.asked[at]:
                    coaching.moved(lesson.learner, move)
                    coach = coaching.coach()
                    assert coach is not None
                    assert coach.kind == "strayed"
                    coaching.taken_back()
                    assert coaching.at == at
        seat, move = (lesson.learner, lesson.asked[at][0]) if step.ask else (step.seat, lesson.forced[at])
        if move < 0:
            assert coaching.read_on(at)
        else:
            state.play(seat, move)
            coaching.moved(seat, move)
    assert coaching.over

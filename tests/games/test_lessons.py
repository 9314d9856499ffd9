"""The lessons of our games: each is played step by step, in both languages, and can be left and taken up again."""

from __future__ import annotations

import pytest

from captable import games
from captable.core.lesson import Coaching, lesson_of
from captable.core.lesson_check import check_lesson
from captable.core.state import State
from captable.games.startup_nation.facts import Facts as NationFacts

ALL = games.keys()
LESSONS = [key for key in ALL if lesson_of(games.find(key))]


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_of_a_lesson_can_be_taken(key: str) -> None:
    assert check_lesson(games.find(key)) > 10


def test_what_the_coach_of_startup_nation_deduces_follows_from_what_was_said() -> None:
    lesson = lesson_of(games.find("startup_nation"))
    assert lesson is not None
    state = lesson.begin()
    for at, step in enumerate(lesson.steps):
        if step.say == "looked":
            assert suspects(state, 2) == ["recruiter"]
        if step.say == "above":
            assert len(suspects(state, 3)) > 1
        if step.say == "deduce":
            assert suspects(state, 3) == ["brigitte"]
            return
        move = lesson.asked[at][0] if step.ask else lesson.forced[at]
        if move >= 0:
            state.play(lesson.learner if step.ask else step.seat, move)


def suspects(state: State, seat: int) -> list[str]:
    """What the learner knows that a seat may hold."""
    facts = state.view(0).facts
    assert isinstance(facts, NationFacts)
    return facts.possible[seat]


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

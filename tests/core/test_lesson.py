"""Lessons: a stranger's game can bring one, and what is wrong with a lesson is said with its step."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from captable.core.lesson import Coaching, lesson_of
from captable.core.lesson_check import BadLesson, check_lesson
from tests.strangers.nim import GAME as NIM
from tests.strangers.pitch_night import GAME
from tests.strangers.pitch_night.game import PitchNight


def test_a_stranger_s_game_brings_a_lesson_by_its_folder() -> None:
    assert check_lesson(GAME) == 5
    assert check_lesson(NIM) == 0


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PitchNight:
    """Pitch Night with a copy of its files, to be spoiled."""
    shutil.copytree(GAME.folder / "texts", tmp_path / "texts")
    shutil.copytree(GAME.folder / "lesson", tmp_path / "lesson")
    shutil.copy(GAME.folder / "cards.toml", tmp_path)
    monkeypatch.setattr(PitchNight, "folder", tmp_path)
    return PitchNight()


SPOILED = [
    ("lesson.toml", '"hand-0", "seat-0', '"hand-9", "seat-0', "step 1 (welcome): there is no 'hand-9' to point at"),
    ("lesson.toml", 'pitch = "moon_hotel"', 'pitch = "cold_fusion"', "step 2 (back): seat 0 can't 'back Cold Fusion'"),
    ("lesson.toml", 'pitch = "smart_spoon"', 'pitch = "cold_fusion"', "step 3"),
    ("lesson.toml", 'pitch = "to_do_list"', 'pitch = "moon_hotel"', "step 4 (attack): seat 0 can't"),
    ("lesson.toml", 'say = "welcome"', 'says = "welcome"', "says"),
    ("lesson.toml", "seat = 1", "seat = 0", "the learner's moves are asked for"),
    ("fr.ftl", "pn-lesson-done", "pn-lesson-over", "fr: there is no text 'pn-lesson-done'"),
    ("fr.ftl", "{ $seat1 } l’a", "{ $seat7 } l’a", "fr: 'pn-lesson-attack': Unknown external: seat7"),
    ("en.ftl", "pn-lesson-done =", "pn-lesson-spare = Spare.\npn-lesson-done =", "no step says 'pn-lesson-spare'"),
    ("position.json", '"turn": 0', '"turn": 7', "The lesson of pitch_night can't be used: "),
    ("position.json", '"turn": 0', '"turn": 1', "step 2"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), SPOILED)
def test_a_lesson_that_can_t_be_given_is_named_with_its_step(
    edited: PitchNight, file: str, old: str, new: str, told: str
) -> None:
    path = edited.folder / "lesson" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadLesson) as wrong:
        check_lesson(edited)
    assert told in str(wrong.value)


def test_a_move_is_answered_by_its_kind_and_then_by_any_other() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    words = {"attack": "pn-lesson-back-attack", "back": "pn-lesson-back-other"}
    for kind, told in words.items():
        coaching = Coaching(lesson, 2)
        coaching.moved(0, GAME.move_table.code({"kind": kind, "pitch": "dog_taxi"}))
        coach = coaching.coach()
        assert coach is not None
        assert (coach.kind, coach.say.id) == ("strayed", told)
        assert coaching.scripted(1) == -1
        coaching.taken_back()
        assert coaching.at == 0


def test_a_step_is_read_once() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    coaching = Coaching(lesson, 2)
    assert coaching.read_on(0)
    assert not coaching.read_on(0)
    assert not coaching.read_on(1)


def test_whoever_moves_after_the_last_move_of_the_lesson_has_read_the_rest() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    coaching = Coaching(lesson, 2)
    for at in (1, 2, 3):
        seat = lesson.learner if lesson.asked[at] else lesson.steps[at].seat
        coaching.moved(seat, (lesson.asked[at] or [lesson.forced[at]])[0])
    assert not coaching.over
    coaching.moved(1, 0)
    assert coaching.over

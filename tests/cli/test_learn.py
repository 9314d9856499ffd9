"""`captable learn`: the same lessons in the terminal."""

from __future__ import annotations

import pytest

from captable import games
from captable.cli.play import names_at_table
from captable.core.lesson import Lesson, lesson_of
from captable.core.words import LANGUAGES
from tests.cli.conftest import Run

ALL = games.keys()
LESSONS = [key for key in ALL if lesson_of(games.find(key))]


def lesson(key: str) -> Lesson:
    found = lesson_of(games.find(key))
    assert found is not None
    return found


def typed(lesson: Lesson, language: str, until: str = "") -> str:
    """Enter at what is to be read, and the words of each move that is asked for."""
    names = names_at_table(None, lesson.begin().players, lesson.learner, language)
    words = lesson.game.words(language, names)
    lines = []
    for step, asked in zip(lesson.steps, lesson.asked, strict=True):
        if until and step.say == until:
            break
        if not step.move:
            lines.append(words.say(lesson.game.move_table.message(asked[0])) if asked else "")
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_followed_by_typing_what_the_coach_asks_for(captable: Run, key: str, language: str) -> None:
    taught = lesson(key)
    result = captable("learn", key, "--lang", language, typed=typed(taught, language))
    assert result.code == 0
    pages = sum(taught.pages)
    shown = "Coach" if language == "en" else "Guide"
    assert f"{shown} ({pages} {'of' if language == 'en' else 'sur'} {pages})" in result.text


def test_another_move_is_explained_and_can_be_taken_back(captable: Run) -> None:
    before = typed(lesson("startups"), "en", until="draw")
    shown = captable("learn", "startups", typed=before + "take market card 1\n\ndraw a card\n").text
    assert "You would have left the pile alone, though" in shown
    assert shown.count("Your first turn.") == 2
    assert "A third Bowwow Games!" in shown


def test_a_lesson_is_left_and_taken_up_again(captable: Run) -> None:
    before = typed(lesson("startups"), "en", until="majority")
    left = captable("learn", "startups", "--save", "lesson.json", typed=before + "quit\n").text
    assert "captable learn startups --resume lesson.json" in left
    shown = captable("learn", "startups", "--resume", "lesson.json", typed="keep Bowwow Games\n").text
    assert "A third Bowwow Games!" in shown
    assert "See what happened to Octo Coffee" in shown


def test_a_file_of_another_game_is_no_lesson(captable: Run) -> None:
    captable("play", "startups", "--save", "game.json", typed="1\nquit\n")
    assert "is no lesson of startups" in captable("learn", "startups", "--resume", "game.json").err


def test_a_game_without_a_lesson_says_so(captable: Run) -> None:
    assert "There is no lesson" in captable("learn", "tests.strangers.nim:GAME").err

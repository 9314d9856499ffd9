"""What a text means as a move: numbers, labels, forms, JSON, and any of them inside prose."""

from __future__ import annotations

import json

import pytest

import captable
from captable import games
from captable.core.lesson import lesson_of
from captable.core.menu import Item, Menu, Play, Refused, Several, Unclear, numbers_of, read
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.state import State
from captable.core.view import Message
from tests.strangers.cold_call import GAME as COLD_CALL

KEYS = games.keys()
LANGUAGES = ("en", "fr")


def positions(key: str) -> list[tuple[State, int]]:
    """Decisions here and there in a random game."""
    state, rng = games.find(key).new(seed=f"words {key}"), Rng(7)
    found = []
    while not state.over():
        found.append((state.copy(), state.to_move()[0]))
        play_out(state, rng, 17)
    return found[:12]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_choice_is_read_by_its_number_its_label_and_its_form_alone_and_in_prose(key: str, language: str) -> None:
    for state, seat in positions(key):
        words = state.game.words(language)
        menu = Menu(state.view(seat), state, words)
        for item in menu.items[:: 1 + len(menu.items) // 12]:
            if item.choice is None:
                continue
            form = json.dumps(state.game.move_table.structured(item.choice.move))
            for text in (
                f"{item.number}",
                f"I thought about it. [{item.number}]",
                f'Sure!\n```json\n{{"move": {item.number}}}\n```',
                form,
                f"My move is {form}, because it wins.",
                f'{{"reason": "it wins", "move": {form}}}',
            ):
                assert menu.understand(text) == Play(item.choice.move), text
            for text in (item.label, f"Well, let me see.\nI say: {item.label}."):
                meaning = menu.understand(text)
                if isinstance(meaning, Several):  # another choice has the same words
                    assert item in meaning.items
                else:
                    assert meaning == Play(item.choice.move), text


def test_a_choice_that_is_called_by_a_number_alone_has_that_number() -> None:
    """Cards that are called 2, 9 and 20 are played by 2, 9 and 20, as they are by keys in the browser."""
    state = COLD_CALL.new(2, "a")
    menu = Menu(state.view(0), state, COLD_CALL.words())
    assert [str(item.number) for item in menu.items] == [item.label for item in menu.items]
    for item in menu.items:
        assert item.choice is not None
        assert menu.understand(item.label) == Play(item.choice.move)
    assert menu.understand("99") == Unclear(
        Message("core-no-such-number-of", {"number": 99, "numbers": ", ".join(item.label for item in menu.items)})
    )


def test_others_take_the_numbers_that_are_free_and_two_of_one_name_go_by_their_place() -> None:
    def numbers(*labels: str) -> list[int]:
        return numbers_of([Item(0, label) for label in labels])

    assert numbers("2", "pass", "1", "wait") == [2, 3, 1, 4]
    assert numbers("7", "7", "pass") == [1, 2, 3]
    assert numbers("0", "Card 4", "03") == [1, 2, 3]


@pytest.mark.parametrize("key", KEYS)
def test_no_text_is_read_as_a_move_that_is_not_allowed(key: str) -> None:
    for state, seat in positions(key):
        menu = Menu(state.view(seat), state, state.game.words())
        for text in ("", "{", "[]", "{}", '{"move": true}', '{"kind": 3}', "0", "99999", "[0]", "dance the tango"):
            assert not isinstance(menu.understand(text), Play), text


def test_a_move_that_is_not_allowed_comes_with_its_clause() -> None:
    state = games.find("startups").new(4, "refuse")
    seat = state.to_move()[0]
    meaning = captable.read(state, seat, '{"kind": "take", "card": 1}')
    assert isinstance(meaning, Refused)
    assert meaning.why.clause.startswith("SU-")


def test_what_is_nearly_a_move_is_asked_about() -> None:
    state = games.find("startups").new(4, "near")
    meaning = read(state, state.to_move()[0], "drew a card please!")
    assert isinstance(meaning, Unclear)
    assert [item.label for item in meaning.nearest] == ["Draw a card, free of charge"]


def test_of_several_moves_that_are_named_the_last_line_decides() -> None:
    state = games.find("startups").new(4, "last")
    seat = state.to_move()[0]
    state.play(seat, state.moves(seat)[0])
    labels = [item.label for item in Menu(state.view(seat), state, state.game.words()).items]
    assert isinstance(read(state, seat, f"Either {labels[0]} or {labels[1]}"), Several)
    assert read(state, seat, f"Either {labels[0]} or {labels[1]}.\nI choose: {labels[1]}") == Play(
        state.view(seat).choices[1].move
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_prompt_shows_every_choice_with_the_number_that_is_read(key: str, language: str) -> None:
    for state, seat in positions(key):
        shown = captable.prompt(state, seat, language).splitlines()
        for item in Menu(state.view(seat), state, state.game.words(language)).items:
            assert any(line.startswith(f"{item.number}. {item.label}") for line in shown)


@pytest.mark.parametrize(("language", "drawn"), [("en", "draws a card"), ("fr", "pioche une carte")])
def test_the_prompt_begins_with_what_happened_as_the_seat_saw_it(language: str, drawn: str) -> None:
    state = captable.game("startups").new(players=4, seed="seen")
    mover = state.to_move()[0]
    state.play(mover, state.view(mover).choices[0].move)
    watcher = (mover + 1) % 4
    news = captable.prompt(state, watcher, language, since=state.events).splitlines()[1]
    assert drawn in news, news
    assert news not in captable.prompt(state, watcher, language)


def test_where_one_number_is_asked_for_it_can_be_said_alone() -> None:
    lesson = lesson_of(games.find("ship_it"))
    assert lesson is not None
    at = next(at for at, step in enumerate(lesson.steps) if step.say == "amount")
    state = lesson.begin()
    for step, asked, forced in zip(lesson.steps[:at], lesson.asked, lesson.forced, strict=False):
        if asked or forced >= 0:
            state.play(*((lesson.learner, asked[0]) if asked else (step.seat, forced)))
    bid = Play(lesson.asked[at][0])
    assert read(state, 0, "45") == read(state, 0, "2 45") == read(state, 0, "bid $45") == bid
    assert isinstance(read(state, 0, "5"), Unclear)
    assert read(state, 0, "1") != read(state, 0, "33")

"""What a hint says for its best move."""

from __future__ import annotations

import pytest

from captable import bots, games
from captable.bots.why import why
from captable.core.lesson import lesson_of
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.state import State
from captable.core.words import LANGUAGES
from tools.samples import samples

LUCK = (5, 6)


def positions(key: str) -> list[tuple[State, int]]:
    """Some moves into a few games, with a seat that has something to choose."""
    look = next(look for look in samples(key).looks if not look.name)
    found = []
    for moves in range(5, 60, 18):
        state = games.find(key).new(look.players, f"why {moves}", look.options)
        play_out(state, Rng(moves), moves)
        seats = [int(seat) for seat in state.to_move() if len(state.moves(int(seat))) > 1]
        if seats:
            found.append((state, seats[0]))
    return found


@pytest.mark.parametrize("key", games.keys())
def test_a_reason_knows_no_more_than_its_seat_and_changes_nothing(key: str) -> None:
    for state, seat in positions(key):
        one, other = (int(move) for move in state.moves(seat)[:2])
        before = state.key()
        said = why(state, seat, one, other, Rng(*LUCK))
        assert state.key() == before
        elsewhere = state.redeal(seat, Rng(99))
        assert why(elsewhere, seat, one, other, Rng(*LUCK)) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_the_reason_of_a_hint_is_a_sentence(key: str, language: str) -> None:
    for state, seat in positions(key)[:3]:
        best, *others = bots.hint(state, seat, Rng(*LUCK))
        assert all(idea.why is None for idea in others)
        assert (best.why is None) == (not others)
        if best.why is not None:
            words = state.game.words(language, [f"P{seat}" for seat in range(state.players)])
            sentence = words.say(best.why)
            assert sentence.endswith(".")
            assert "-why" not in sentence


def test_a_reason_says_what_is_gained_and_what_is_kept_from_others() -> None:
    """Octo Coffee lies there with three chips, and Flamingo Soft with none."""
    lesson = lesson_of(games.find("startups"))
    assert lesson is not None
    state = lesson.begin()
    table = state.game.move_table
    step = next(step for step in lesson.steps if step.say == "take")
    for move in lesson.steps[: lesson.steps.index(step)]:
        for form in (*move.ask[:1], *([move.move] if move.move else [])):
            state.play(state.turn, table.code(form))
    octo, draw = table.code({"kind": "take", "card": 0}), table.code({"kind": "draw"})
    words = state.game.words("en", ["Ann", "Bob", "Cleo"])
    sentence = words.say(why(state, 0, octo, draw, Rng(*LUCK)))
    assert sentence.startswith("Compared with “Draw a card and place 1 chip”")
    assert "Capital chips +4 for you" in sentence


def test_moves_that_no_figure_tells_apart_are_alike_only_where_the_search_expects_as_much_of_them() -> None:
    state = games.find("startups").new(3, "alike")
    seat = int(state.to_move()[0])
    move = int(state.moves(seat)[0])
    assert why(state, seat, move, move, Rng(*LUCK), ahead=0.01).id == "core-why-even"
    assert why(state, seat, move, move, Rng(*LUCK), ahead=0.2).id == "core-why-later"

"""Every message has its text, in every language, with the same variables. For the core and for every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import captable.core
from captable.core.options import option_text
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.state import State
from captable.core.view import OPEN
from captable.core.words import LANGUAGES, texts_of
from captable.games import find, keys

KEYS = keys()


def messages(source: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file, which must have no errors and no message twice."""
    body = FluentParser().parse(source).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert [id for id in ids if ids.count(id) > 1] == []
    return {message.id.name: message for message in found}


def variables(node: Any) -> set[str]:
    return {reference.id.name for reference in _references(node)}


def _references(node: Any) -> Iterator[ast.VariableReference]:
    if isinstance(node, ast.VariableReference):
        yield node
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _references(value)
    elif isinstance(node, list):
        for item in node:
            yield from _references(item)


def forms(message: ast.Message) -> dict[str, set[str]]:
    """The text and its other forms, each with its variables."""
    return {"": variables(message.value)} | {form.id.name: variables(form) for form in message.attributes}


def texts(key: str, language: str) -> dict[str, ast.Message]:
    return messages(texts_of("captable.core", language) if key == "core" else find(key).texts(language))


def ids_in_the_source(folder: Path, prefix: str) -> set[str]:
    """Message ids written out as strings; those that are put together while playing end in a variable."""
    sources = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    return set(re.findall(rf'"({prefix}-[a-z0-9_-]+)"', sources))


@pytest.mark.parametrize("key", ["core", *KEYS])
def test_all_languages_have_the_same_messages_with_the_same_variables(key: str) -> None:
    english = texts(key, "en")
    for language in LANGUAGES:
        other = texts(key, language)
        assert set(other) == set(english)
        different = [id for id in english if forms(other[id]) != forms(english[id])]
        assert different == []


@pytest.mark.parametrize("key", ["core", *KEYS])
def test_every_message_that_the_source_names_has_a_text(key: str) -> None:
    if key == "core":
        assert captable.core.__file__ is not None
        named = ids_in_the_source(Path(captable.core.__file__).parent, "core")
    else:
        named = ids_in_the_source(find(key).folder, find(key).prefix)
    assert named
    assert named - set(texts(key, "en")) == set()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_name_a_pitch_and_texts_for_its_options_and_moves(key: str) -> None:
    game = find(key)
    wanted = {f"{game.prefix}-name", f"{game.prefix}-pitch"}
    wanted |= {f"{game.prefix}-move-{kind}" for kind in game.move_table.kinds}
    for option in [*game.options, *game.seat_options]:
        base = f"{game.prefix}-option-{option.key}"
        wanted |= {base, f"{base}-note"}
        for choice in option.choices:
            wanted |= {f"{base}-{option_text(choice)}", f"{base}-{option_text(choice)}-note"}
    assert wanted - set(texts(key, "en")) == set()


@pytest.mark.parametrize("key", KEYS)
def test_the_texts_of_a_game_begin_with_its_prefix(key: str) -> None:
    prefix = find(key).prefix
    assert [id for id in texts(key, "en") if not id.startswith(f"{prefix}-")] == []


@pytest.mark.parametrize("key", KEYS)
def test_marks_of_pieces_and_groups_of_moves_have_words_in_all_languages(key: str) -> None:
    """They are sent as plain ids and put into words like messages, which the conformance test looks after."""
    game = find(key)
    named = {id for players in {game.fewest, game.most} for id in plain_ids(game.new(players, f"words {players}"))}
    for language in LANGUAGES:
        assert named - set(texts(key, language)) == set()


def plain_ids(state: State) -> set[str]:
    """What the views of a random game name without a message, as everyone sees them."""
    found: set[str] = set()
    rng = Rng(1, 2)
    while True:
        for seat in range(OPEN, state.players):
            view = state.view(seat)
            found |= {choice.group for choice in view.choices if choice.group}
            pieces = [piece for zone in view.zones for piece in zone.pieces]
            while pieces:
                piece = pieces.pop()
                found |= {f"{state.game.prefix}-mark-{mark}" for mark in piece.marks}
                pieces += piece.under
        if not play_out(state, rng, 5):
            return found

"""All that a player who reads and writes words needs for a decision: what happened, what is seen, what can be done.

`captable.core.menu.read` takes the answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from captable.core.catalogue import Catalogue
from captable.core.game import Game
from captable.core.menu import Item, Menu
from captable.core.render import render
from captable.core.state import State
from captable.core.view import Event, Message, Piece, View
from captable.core.words import Words


def prompt(
    state: State, seat: int, words: Words | None = None, since: Iterable[Event] = (), rules: bool = False
) -> str:
    """The whole question to a seat, in words. `since` are the events since it was last asked."""
    words = words or state.game.words()
    happened = [face for event in since if (face := event.face(seat))]
    question = question_of(Menu(state.view(seat), state, words), happened)
    return f"{rules_in_words(state.game, words)}\n\n{question}" if rules else question


def question_of(menu: Menu, happened: Iterable[Message] = ()) -> str:
    """The question that goes with a menu, after what has happened."""
    view, words = menu.view, menu.words
    parts = []
    news = [f"- {words.say(said)}" for said in happened]
    if news:
        parts.append(titled(words, "core-prompt-happened", news))
    parts.append(titled(words, "core-prompt-table", [render(view, words)]))
    notes = dict(card_texts(view, words))
    if notes:
        lines = [words("core-labelled", label=name, content=note) for name, note in notes.items()]
        parts.append(titled(words, "core-prompt-cards", [f"- {line}" for line in lines]))
    if menu.items:
        parts.append(titled(words, "core-prompt-moves", list(choices_in_words(menu, words))))
        parts.append(words("core-prompt-answer"))
    return "\n\n".join(parts)


def titled(words: Words, title: str, lines: Sequence[str]) -> str:
    return "\n".join([words(title), *lines])


def card_texts(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """What stands on each kind of piece that the seat sees."""
    for zone in view.zones:
        for piece in with_what_is_under(zone.pieces):
            if piece.note:
                yield words.say(piece.name), words.say(piece.note)


def with_what_is_under(pieces: Iterable[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from with_what_is_under(piece.under)


def choices_in_words(menu: Menu, words: Words) -> Iterator[str]:
    """A line a choice with its number, those of one group under its name; a range is one line."""
    group = ""
    for item in menu.items:
        if item.group != group:
            group = item.group
            yield f"({words(group)})" if group else ""
        yield f"{item.number}. {in_words(item, menu, words)}"


def in_words(item: Item, menu: Menu, words: Words) -> str:
    if item.range is None:
        return item.label
    span = item.range
    how = "core-range-alone" if menu.only_range else "core-range"
    return f"{item.label} {words(how, low=span.low, high=span.high, step=span.step, number=item.number)}"


def rules_in_words(game: Game, words: Words) -> str:
    catalogue: Catalogue = game.catalogue(words.language)
    lines = [words.say(Message(f"{game.prefix}-name")), words.say(Message(f"{game.prefix}-pitch"))]
    return "\n".join([*lines, *(f"{clause.id} {clause.text}" for clause in catalogue.clauses.values())])

"""The texts of a game as their files have them: which messages there are, what each needs to be told, and the lines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from captable.core.game import Game
from captable.core.words import texts_of

Needs = Mapping[str, frozenset[str]]
"""For each message the arguments that its text says."""


def needs_of(game: Game, language: str) -> Needs:
    return _needs(texts_of("captable.core", language), game.texts(language))


@lru_cache(maxsize=32)
def _needs(*sources: str) -> Needs:
    """Those of the messages that a text refers to are its own too."""
    wants: dict[str, _Wants] = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                wants[entry.id.name] = _Wants(entry.value)
    return {id: _all_wanted(id, wants, set()) for id in wants}


def _all_wanted(id: str, wants: dict[str, _Wants], asked: set[str]) -> frozenset[str]:
    if id in asked or id not in wants:
        return frozenset()
    asked.add(id)
    own = wants[id]
    return frozenset(own.arguments).union(*(_all_wanted(other, wants, asked) for other in own.messages))


def spoken_in(game: Game, language: str) -> Needs:
    """For each message the arguments that are put into its sentence, and not only chosen by.

    A text that is an argument and nothing else is a name that somebody gave in a card file.
    """
    return _spoken(texts_of("captable.core", language), game.texts(language))


@lru_cache(maxsize=32)
def _spoken(*sources: str) -> Needs:
    found: dict[str, frozenset[str]] = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None and len(entry.value.elements) > 1:
                spoken = _Spoken()
                spoken.visit(entry.value)
                found[entry.id.name] = frozenset(spoken.arguments)
    return found


class _Spoken(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802, so called by the parser
        if isinstance(node.expression, ast.VariableReference):
            self.arguments.add(node.expression.id.name)
        self.generic_visit(node)


class _Wants(Visitor):
    """The arguments and the other messages in a text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, so called by the parser
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages_with_lines(source: str) -> dict[str, int]:
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.span is not None:
            found[entry.id.name] = line_at(source, entry.span.start)
    return found


def unreadable(source: str) -> tuple[int, str] | None:
    """The first line that is no message, with what it says: Fluent skips it without a word."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk) and entry.span is not None and entry.content is not None:
            return line_at(source, entry.span.start), entry.content.strip().splitlines()[0]
    return None


def said_twice(source: str) -> tuple[int, str] | None:
    """The first message that is written a second time: Fluent takes the first without a word."""
    seen: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.span is not None:
            if entry.id.name in seen:
                return line_at(source, entry.span.start), entry.id.name
            seen.add(entry.id.name)
    return None


def line_at(source: str, position: int) -> int:
    return source.count("\n", 0, position) + 1

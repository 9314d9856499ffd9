"""The command line's own words, and what its page in the docs says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from captable.cli.screen import words_for
from captable.core.view import Message
from captable.core.words import LANGUAGES, texts_of
from captable.games import find
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the texts, each with the arguments that it takes."""
    found = {}
    for entry in FluentResource(texts_of("captable.cli", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    assert messages("en") == messages("fr")


def test_every_text_is_used_and_every_text_that_is_used_is_there() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/captable/cli").glob("*.py"))
    named = set(re.findall(r"""["\'](cli-[a-z-]+)["\']""", sources))
    built = {id for id in messages("en") if re.match(r"cli-(command|help|tables)-", id)}
    assert named | built == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_a_short_form_where_one_was_written(language: str) -> None:
    words = words_for(find("startups"), language)
    chip = Message("su-chip", {"company": Message("su-company-octo_coffee")})
    assert words.say(chip, "short") == "Octo Coffee"
    assert words.say(chip) != "Octo Coffee"
    assert words.say(Message("su-market"), "short") == words.say(Message("su-market"))


def test_the_page_about_the_terminal_names_only_what_there_is(captable: Run) -> None:
    page = (ROOT / "docs" / "play-in-the-terminal.md").read_text("utf-8")
    known = captable("play", "--help").out + captable("replay", "--help").out
    assert set(re.findall(r"--[a-z]+", page)) <= set(re.findall(r"--[a-z]+", known))

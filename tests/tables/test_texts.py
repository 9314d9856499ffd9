"""Everything that a table or the server says has a text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import captable
from captable.core.words import LANGUAGES, texts_of
from captable.tables.refusals import TableError
from captable.tables.tournaments.refusals import TournamentError

PACKAGES = ["captable.tables", "captable.tables.tournaments", "captable.server", "captable.server.notices"]
SOURCES = Path(captable.__file__).parent


def ids(package: str, language: str) -> set[str]:
    parsed = FluentParser().parse(texts_of(package, language))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


def said_in(folder: str, pattern: str) -> set[str]:
    found: set[str] = set()
    for file in (SOURCES / folder).rglob("*.py"):
        found |= set(re.findall(pattern, file.read_text("utf-8")))
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things(package: str) -> None:
    first, *others = (ids(package, language) for language in LANGUAGES)
    assert all(first == other for other in others)


def test_every_refusal_of_a_table_has_a_text_and_no_text_is_left_over() -> None:
    refusals = "|".join(kind.__name__ for kind in TableError.__subclasses__())
    raised = said_in("tables", rf'(?:{refusals}|__init__)\(\s*"([a-z-]+)"')
    raised |= said_in("server", rf'(?:{refusals})\(\s*"([a-z-]+)"')
    raised |= said_in("tables", r'NotNow\("[a-z-]+" if .* else "([a-z-]+)"\)')
    raised |= set(re.findall(r'return "([a-z-]+)"', (SOURCES / "tables" / "terms.py").read_text("utf-8")))
    told = said_in("tables", r'"table-([a-z-]+)"')
    assert ids("captable.tables", "en") == {f"table-{id}" for id in raised | told}


def test_every_refusal_of_a_tournament_has_a_text_and_no_text_is_left_over() -> None:
    refusals = "|".join(kind.__name__ for kind in TournamentError.__subclasses__())
    raised = said_in("tables/tournaments", rf'(?:{refusals})\(\s*"([a-z-]+)"')
    raised |= {"over", "ladder-runs", "round-runs", "last-round", "few"}  # why no round can begin
    assert ids("captable.tables.tournaments", "en") == {f"tournament-{id}" for id in raised}


def test_every_refusal_of_the_server_has_a_text_and_no_text_is_left_over() -> None:
    raised = said_in("server", r'(?:Unwelcome\(\d+, |own_problem\()"([a-z-]+)"')
    assert ids("captable.server", "en") == {f"server-{id}" for id in raised}

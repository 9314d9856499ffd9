"""Tests and clauses fit together."""

import re
from pathlib import Path

import pytest

from captable.games import find, keys
from tests.clauses import clause

TESTS = Path(__file__).parent


def test_a_slip_in_a_clause_number_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match=r"SU2\.1"):
        clause("SU2.1")


def test_every_clause_that_a_test_names_is_in_a_catalogue() -> None:
    known = {id for key in keys() for id in find(key).catalogue().clauses}
    unknown = [
        f"{path.name}: {id}"
        for path in sorted((TESTS / "games").rglob("test_*.py"))
        for named in re.findall(r"@clause\(([^)]*)\)", path.read_text("utf-8"))
        for id in re.findall(r'"([^"]+)"', named)
        if id not in known
    ]
    assert unknown == []


@pytest.mark.parametrize("key", keys())
def test_the_two_languages_of_a_catalogue_have_the_same_clauses(key: str) -> None:
    game = find(key)
    english, french = game.catalogue("en"), game.catalogue("fr")
    assert list(english.clauses) == list(french.clauses)
    assert [section.id for section in english.sections] == [section.id for section in french.sections]

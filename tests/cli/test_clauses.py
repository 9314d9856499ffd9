"""`captable clauses`: the rules, the tests that prove each clause, and what is unproved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from captable.cli.proofs import find_proofs, folder_of_tests
from captable.core.catalogue import read_catalogue
from captable.core.game import Game
from captable.games import find
from tests.cli.conftest import Run

EVERY_CLAUSE = ", ".join(f'"{id}"' for id in find("startups").catalogue().clauses)


@pytest.fixture
def proofs(tmp_path: Path) -> Path:
    """A folder with one test file that proves all clauses but SU-8.1."""
    some = EVERY_CLAUSE.replace(', "SU-8.1"', "")
    write(tmp_path, f"@clause({some})\ndef test_nearly_everything() -> None: ...\n")
    return tmp_path


def write(folder: Path, text: str) -> None:
    (folder / "test_rules.py").write_text(text, "utf-8")


def test_each_clause_is_shown_with_its_tests(captable: Run, proofs: Path) -> None:
    shown = captable("clauses", "startups", "--tests", str(proofs)).text
    assert "SU-2.3 An empty market: drawing costs nothing. ✓ test_rules.py::test_nearly_everything" in shown
    assert "✗ no test proves this" in shown
    assert "startups: 22 of 23 clauses are named by tests: 1 were read, none was run (--run runs them)." in shown
    assert "Unproved: SU-8.1" in shown


def test_clauses_can_be_read_in_french(captable: Run, proofs: Path) -> None:
    assert "✗ aucun test ne le prouve" in captable("clauses", "startups", "--lang", "fr", "--tests", str(proofs)).text


def test_strict_fails_while_a_clause_is_unproved(captable: Run, proofs: Path) -> None:
    unproved = captable("clauses", "startups", "--strict", "--tests", str(proofs))
    assert unproved.code == 1
    assert "An empty market" not in unproved.out
    write(proofs, f"@clause({EVERY_CLAUSE})\ndef test_everything() -> None: ...\n")
    assert captable("clauses", "startups", "--strict", "--tests", str(proofs)).code == 0


def test_strict_fails_when_a_test_names_a_clause_that_is_not_there(captable: Run, tmp_path: Path) -> None:
    write(tmp_path, f'@clause({EVERY_CLAUSE}, "SU-9.9", "XX-1.1")\ndef test_everything() -> None: ...\n')
    one_game = captable("clauses", "startups", "--strict", "--tests", str(tmp_path))
    assert one_game.code == 1
    assert "test_rules.py::test_everything names SU-9.9, which no catalogue has." in one_game.out
    assert "XX-1.1" not in one_game.out, "that is no clause of this game's"
    assert "XX-1.1" in captable("clauses", "--tests", str(tmp_path)).out


def test_strict_fails_when_a_clause_is_in_one_language_only(
    captable: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, f"@clause({EVERY_CLAUSE})\ndef test_everything() -> None: ...\n")
    whole = Game.catalogue

    def without_one(game: Game, language: str = "en") -> object:
        if language == "en":
            return whole(game, language)
        text = (game.folder / "catalogue" / "fr.md").read_text("utf-8")
        return read_catalogue("\n".join(line for line in text.splitlines() if "**SU-7.1**" not in line))

    monkeypatch.setattr(Game, "catalogue", without_one)
    result = captable("clauses", "startups", "--strict", "--tests", str(tmp_path))
    assert result.code == 1
    assert "Not in every language: SU-7.1" in result.out


def test_the_report_as_json_names_tests_and_what_is_unproved(captable: Run, proofs: Path) -> None:
    report = json.loads(captable("clauses", "startups", "--tests", str(proofs), "--json").out)
    (startups,) = report["games"]
    assert startups["unproved"] == ["SU-8.1"]
    assert startups["clauses"][0]["tests"] == ["test_rules.py::test_nearly_everything"]
    assert report["unknown"] == []


def test_without_tests_the_clauses_are_shown_and_their_absence_is_said(
    captable: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("captable.cli.clauses.folder_of_tests", lambda: None)
    shown = captable("clauses", "startups")
    assert shown.code == 0
    assert "SU-2.3 An empty market: drawing costs nothing." in shown.text
    assert "✗" not in shown.text
    assert "are in a checkout of Captable, and this is none." in shown.text
    strict = captable("clauses", "--strict")
    assert strict.code == 2
    assert "There are no tests here" in strict.err


def test_this_checkout_has_its_tests() -> None:
    folder = folder_of_tests()
    assert folder is not None
    assert (folder / "cli" / "test_clauses.py").is_file()


def test_clauses_are_found_wherever_a_test_can_name_them(tmp_path: Path) -> None:
    write(
        tmp_path,
        """
@clause("SU-1.1", "SU-1.2")
def test_a() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=clause("SU-1.3"))])
async def test_b(x: int) -> None: ...

@pytest.mark.clause("SU-2.1")
class TestC:
    @clause("SU-2.2")
    def test_d(self) -> None: ...

@clause("SU-3.1")
def helper() -> None: ...

def test_e() -> None:
    clause("SU-3.2")
""",
    )
    (tmp_path / "helpers.py").write_text('@clause("SU-4.1")\ndef test_f(): ...\n', "utf-8")
    found = [(proof.clause, proof.test.removeprefix("test_rules.py::")) for proof in find_proofs(tmp_path)]
    assert found == [
        ("SU-1.1", "test_a"),
        ("SU-1.2", "test_a"),
        ("SU-1.3", "test_b"),
        ("SU-2.1", "TestC"),
        ("SU-2.2", "TestC::test_d"),
    ]


def test_a_test_file_that_is_no_python_is_named(captable: Run, tmp_path: Path) -> None:
    write(tmp_path, "def test_(:\n")
    result = captable("clauses", "--tests", str(tmp_path))
    assert result.code == 2
    assert "test_rules.py is no Python" in result.err


def test_a_red_test_proves_nothing_once_it_is_run(captable: Run, tmp_path: Path) -> None:
    said = "import pytest\nfrom captable.clauses import clause\n"
    body = f"@clause({EVERY_CLAUSE})\ndef test_everything() -> None:\n    assert {{}}\n"
    write(tmp_path, said + body.format("True"))
    assert captable("clauses", "startups", "--strict", "--run", "--tests", str(tmp_path)).code == 0
    write(tmp_path, said + body.format("False"))
    red = captable("clauses", "startups", "--strict", "--run", "--tests", str(tmp_path))
    assert red.code == 1
    assert "0 of 23 clauses are proved" in red.text
    assert "Red, so it proves nothing: test_rules.py::test_everything" in red.text

"""`captable new-game`: every kind of skeleton passes the conformance test, in both languages, and its own tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from captable.core import words
from captable.core.conformance import check_game
from captable.games import find
from captable.lab.check import read_before
from tests.cli.conftest import Run

KINDS = [
    [flag for flag, wanted in zip(("--simultaneous", "--hidden", "--cards"), chosen, strict=True) if wanted]
    for chosen in product((False, True), repeat=3)
]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in, from which modules are imported and then forgotten."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(words, "_bundles", {})
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] == "night_market"]:
        del sys.modules[name]


@pytest.mark.parametrize("flags", KINDS, ids=lambda flags: "".join(flags) or "plain")
def test_a_new_game_keeps_the_contract_at_once(captable: Run, desk: Path, flags: list[str]) -> None:
    written = captable("new-game", "night_market", *flags)
    assert (written.code, written.err) == (0, "")
    game = find("night_market:GAME")
    assert read_before(game) is None
    for number in range(3):
        check_game(game, 2 + number, f"new {number}")


def test_the_tests_of_a_new_game_prove_its_clauses(captable: Run, desk: Path) -> None:
    captable("new-game", "night_market", "--hidden", "--simultaneous", "--cards")
    pytest = str(
        Path(sys.executable).with_name("pytest")
    )  # which, unlike python -m pytest, does not look in this folder
    command = [pytest, "-q", "-p", "no:cacheprovider", "-W", "error", "night_market/tests"]
    done = subprocess.run(command, cwd=desk, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    strict = captable("clauses", "night_market:GAME", "--strict", "--run", "--tests", "night_market/tests")
    assert strict.code == 0, strict.out


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("Market", "small letters"), ("class", "small letters"), ("startups", "comes with Captable"), ("here", "already")],
)
def test_a_name_that_can_not_be_is_refused_and_nothing_is_written(
    captable: Run, desk: Path, name: str, complaint: str
) -> None:
    (desk / "here").mkdir()
    result = captable("new-game", name)
    assert result.code == 2
    assert complaint in result.err
    assert [path.name for path in desk.iterdir()] == ["here"]

"""`captable review`: a finished game looked at again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from captable.core.record import Recorder, encode
from captable.games import find
from captable.hindsight import look as looking
from captable.hindsight.look import Level
from tests.cli.conftest import Run
from tests.hindsight.test_review import ending


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(looking.LEVELS, "quick", Level(1, 4))
    file = tmp_path / "game.json"
    file.write_text(encode(ending("startups", 5)), "utf-8")
    return file


def test_it_shows_both_pairs_of_eyes_and_every_player(captable: Run, record: Path) -> None:
    shown = captable("review", str(record), "--jobs", "1").text
    for words in ("as each player could know it", "with all cards open", "Turning points", "Best choices"):
        assert words in shown
    assert shown.count("Player 3") >= 3


def test_it_speaks_french(captable: Run, record: Path) -> None:
    assert "cartes sur table" in captable("review", str(record), "--jobs", "1", "--lang", "fr").text


def test_a_program_reads_the_same_from_a_file(captable: Run, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    printed = captable("review", str(record), "--jobs", "1", "--out", str(out), "--json").text
    assert json.loads(printed) == json.loads(out.read_text("utf-8"))


def test_a_game_that_runs_is_refused_and_nothing_is_written(captable: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "running.json", tmp_path / "review.json"
    file.write_text(encode(Recorder(find("startups"), 3, "runs").record), "utf-8")
    result = captable("review", str(file), "--out", str(out))
    assert result.code == 2
    assert "Only a finished game can be reviewed" in result.err
    assert not out.exists()

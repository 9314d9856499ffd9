"""`captable report` and its neighbours, as a designer types them."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import Run

SMALL = ("report", "startups", "--players", "3", "--games", "8", "--strong", "none", "--seed", "s", "--jobs", "1")


def test_a_report_is_one_page_with_its_command(captable: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert captable(*SMALL, "--out", str(page)).code == 0
    assert "<h1>Startups: what the games show</h1>" in page.read_text("utf-8")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def test_a_report_against_other_rules_has_the_differences_in_french(captable: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    shown = captable(*SMALL, "--against", "anti_monopoly=manual", "--language", "fr", "--out", str(page))
    assert shown.code == 0
    assert "Ce que fait le changement" in page.read_text("utf-8")


def test_a_stopped_report_goes_on_from_its_findings(captable: Run, tmp_path: Path) -> None:
    kept, page = tmp_path / "findings.json", tmp_path / "report.html"
    for _ in range(2):
        assert captable(*SMALL, "--findings", str(kept), "--out", str(page)).code == 0
    assert json.loads(kept.read_text())["format"] == 1


def test_rows_can_be_read_back(captable: Run, tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    assert captable(*SMALL, "--rows", str(rows), "--out", str(tmp_path / "r.html")).code == 0
    games, seats = polars.read_parquet(rows / "games.parquet"), polars.read_parquet(rows / "seats.parquet")
    choices, events = polars.read_parquet(rows / "choices.parquet"), polars.read_parquet(rows / "events.parquet")
    assert games.height == 8
    assert seats.height == 24
    assert seats.filter(polars.col("turn") == 1).height == 8
    assert choices.filter(~polars.col("offered").list.contains(polars.col("taken"))).is_empty()
    assert {"drew", "won"} <= set(events["kind"])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "ceo"), "There is no bot 'ceo'"),
        (("--games", "0"), "at least one game"),
        (("--players", "9"), "startups is for 3 to 7 players"),
        (("--against", "nothing.toml"), "There is no card file nothing.toml"),
        (("--against", "version=7"), "can't be played as in version 7"),
        (("--against", "rounds=1"), "changes nothing"),
        (("--force", "0:fly"), "There is no kind of move 'fly'"),
        (("--force", "9:draw"), "There is no seat 9"),
        (("--seat-option", "deck=x"), "no option 'deck'"),
        (("--cards", "nothing.toml"), "nothing.toml can't be read"),
        (("--language", "de"), "There is no language 'de'"),
        (("--jobs", "0"), "at least one job"),
    ],
)
def test_bad_input_is_said_in_one_line_and_leaves_no_file(
    captable: Run, tmp_path: Path, arguments: tuple[str, str], complaint: str
) -> None:
    usual = dict(zip(SMALL[2::2], SMALL[3::2], strict=True)) | {"--out": str(tmp_path / "report.html")}
    asked = usual | dict([arguments])
    shown = captable("report", "startups", *(part for pair in asked.items() for part in pair))
    assert shown.code == 2
    assert complaint in " ".join(shown.err.split())
    assert not list(tmp_path.iterdir())


def test_a_page_that_can_not_be_written_is_said_before_a_game_is_played(captable: Run, tmp_path: Path) -> None:
    assert "There is no folder" in captable(*SMALL, "--out", str(tmp_path / "no" / "report.html")).err
    assert "is a folder" in captable(*SMALL, "--out", str(tmp_path)).err


def test_decks_meet_in_a_matrix_with_who_began(captable: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(captable("decks", "show", "fortress").out, "utf-8")
    shown = captable("decks", "matrix", str(mine), str(mine), "--no-presets", "--games", "2", "--jobs", "1", "--json")
    decks = json.loads(shown.out)["decks"]
    assert list(decks) == ["mine.txt"]
    assert decks["mine.txt"]["field"]["games"] == 16
    assert "It takes two decks" in captable("decks", "matrix", "--no-presets").err


def test_rebalance_refuses_what_it_can_not_move(captable: Run, tmp_path: Path) -> None:
    ask = ("rebalance", "startups", "--goal", "order/1=0.3..0.4", "--out", str(tmp_path / "new.toml"), "--games", "4")
    shown = captable(*ask, "--may-change", "company.nobody.copies=1..4")
    assert shown.code == 2
    assert "there are giraffe_beer" in " ".join(shown.err.split())
    assert not list(tmp_path.iterdir())

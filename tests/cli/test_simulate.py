"""`captable simulate`: many games between bots."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

SERIES = ("simulate", "startups", "--players", "4", "--games", "60", "--seed", "s")


def test_wins_by_seat_are_shown_with_intervals_scores_and_length(captable: Run) -> None:
    shown = captable(*SERIES)
    assert shown.code == 0
    assert "60 games with 4 players, seed s" in shown.text
    assert "95% interval" in shown.text
    assert shown.text.count("intern") == 4
    assert "Order of play" in shown.text
    assert "moves on average, from" in shown.text
    assert "games per second" in shown.text
    assert shown.err == "", "a progress bar belongs on a terminal only"


def test_figures_as_json_are_the_same_for_any_number_of_jobs(captable: Run) -> None:
    reports = [json.loads(captable(*SERIES, "--json", "--jobs", jobs).out) for jobs in ("1", "2")]
    assert [report.pop("speed")["jobs"] for report in reports] == [1, 2]
    assert reports[0] == reports[1]
    assert sum(seat["wins"] for seat in reports[0]["seats"]) == 60
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in reports[0]["seats"])
    assert [row["number"] for row in reports[0]["order"]] == [1, 2, 3, 4]
    assert sum(row["wins"] for row in reports[0]["order"]) == 60
    assert all(row["low"] <= row["share"] <= row["high"] for row in reports[0]["order"])


def test_options_and_cards_are_those_asked_for(captable: Run, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text('total = 40\n[[company]]\nid = "lion"\nname = "Lion Air"\ncopies = 20\n'
                     '[[company]]\nid = "bat"\nname = "Bat Radio"\ncopies = 20\n', "utf-8")  # fmt: skip
    plain = json.loads(captable(*SERIES, "--json").out)
    match = json.loads(captable(*SERIES, "--option", "rounds=4", "--json").out)
    edited = json.loads(captable(*SERIES, "--cards", str(cards), "--json").out)
    assert match["options"]["rounds"] == 4
    assert match["moves"]["mean"] > 2 * plain["moves"]["mean"]
    assert edited["cards_edited"]
    assert edited["seats"] != plain["seats"]


def test_a_game_from_elsewhere_is_simulated_too(captable: Run) -> None:
    report = json.loads(captable("simulate", "tests.strangers.nim:GAME", "--games", "30", "--json").out)
    assert sum(seat["wins"] for seat in report["seats"]) == 30


def test_the_report_can_be_read_in_french(captable: Run) -> None:
    assert "60 parties à 4 joueurs" in captable(*SERIES, "--lang", "fr").text


def test_variants_of_a_figure_come_as_a_table(captable: Run) -> None:
    ask = ("simulate", "startups", "--games", "3", "--seed", "v", "--jobs", "1", "--vary")
    data = json.loads(captable(*ask, "company.giraffe_beer.copies=5,6", "--json").out)
    assert [variant["value"] for variant in data["variants"]] == [5, 6]
    assert "company.giraffe_beer.copies" in captable(*ask, "company.giraffe_beer.copies=5,6").text
    assert "Variants are written" in captable(*ask, "company.giraffe_beer.copies").err


def test_a_choice_can_be_forced(captable: Run) -> None:
    ask = ("simulate", "startups", "--games", "2", "--seed", "v", "--jobs", "1", "--force")
    assert captable(*ask, "*:draw").code == 0
    assert "There is no kind of move 'fly'" in captable(*ask, "0:fly").err

"""`captable arena`: which bot is stronger."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run

ARENA = ("arena", "startups", "--players", "4", "--bots", "junior,intern", "--seed", "s")


def test_the_share_is_shown_with_its_interval_and_what_it_supports(captable: Run) -> None:
    shown = captable(*ARENA)
    assert shown.code == 0
    assert "95% interval" in shown.text
    assert "junior is stronger than intern: its true share is above 25.0%" in shown.text
    assert "Rating" not in shown.text, "two bots need none"
    assert shown.err == "", "a progress bar belongs on a terminal only"


def test_too_few_games_give_no_answer(captable: Run) -> None:
    shown = captable(*ARENA, "--games", "2").text
    assert "2 games do not show whether junior or intern is stronger." in shown
    tested = captable(*ARENA, "--games", "1", "--target", "0.6").text
    assert "1 game does not show whether junior wins more or less than 60.0% against intern." in tested


def test_a_share_can_be_tested_against(captable: Run) -> None:
    assert "junior wins more than 10.0% against intern" in captable(*ARENA, "--target", "0.1").text
    assert "junior wins less than 99.0% against intern" in captable(*ARENA, "--target", "0.99").text


def test_figures_as_json_are_the_same_for_any_number_of_workers(captable: Run) -> None:
    reports = [json.loads(captable(*ARENA, "--json", "--games", "40", "--workers", n).out) for n in ("1", "2")]
    assert [report.pop("speed")["jobs"] for report in reports] == [1, 2]
    assert reports[0] == reports[1]
    (match_up,) = reports[0]["match_ups"]
    assert match_up["low"] <= match_up["share"] <= match_up["high"]
    assert match_up["verdict"] == "stronger"


def test_several_bots_are_rated_and_may_have_settings(captable: Run) -> None:
    shown = captable("arena", "startups", "--bots", "junior,intern,search:iterations=4,horizon=2", "--games", "3").text
    assert "Rating" in shown
    assert "search:iterations=4,horizon=2" in shown


def test_decks_take_turns(captable: Run) -> None:
    decks = ("--seat-option", "deck=fortress+burnout", "--json", "--games", "4", "--workers", "1")
    report = json.loads(captable("arena", "it_heroes", "--bots", "junior,intern", *decks).out)
    assert report["seat_options"] == [{"seat": None, "key": "deck", "values": ["fortress", "burnout"]}]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "junior"), "It takes two bots"),
        (("--bots", "junior", "intern"), "No use for 'intern'. Lists have commas and no spaces"),
        (("--bots", "junior,ceo"), "There is no bot 'ceo'"),
        (("--bots", "junior:iterations=5,intern"), "The bot junior has no settings"),
        (("--bots", "search:depth=5,intern"), "A search has no setting 'depth'"),
        (("--bots", "search:iterations=many,intern"), "takes a number, not 'many'"),
        (("--bots", "search:iterations=0,intern"), "can't be 0"),
        (("--bots", "junior,intern", "--seat-option", "deck=x"), "no option 'deck'"),
        (("--bots", "junior,intern", "--workers", "0"), "at least one job"),
        ((), "--bots"),
    ],
)
def test_bad_input_is_refused_in_one_line(captable: Run, arguments: tuple[str, ...], complaint: str) -> None:
    shown = captable("arena", "startups", *arguments)
    assert shown.code == 2
    assert complaint in " ".join(shown.err.split())


def test_the_report_can_be_read_in_french(captable: Run) -> None:
    assert "junior est plus fort que intern" in captable(*ARENA, "--lang", "fr").text

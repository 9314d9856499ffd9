"""The figures of common sense, and the script that tunes them."""

from __future__ import annotations

from importlib import import_module

import pytest

from bench.taste import Trial, changed, figures_of, main, play
from captable.core.seed import rng_from
from captable.games import find, keys


def figures(key: str) -> dict[str, int]:
    return figures_of(import_module(f"captable.games.{key}.taste").TASTE)


@pytest.mark.parametrize("key", keys())
def test_equals_share_every_round_of_seats_and_leave_the_figures_as_they_were(key: str) -> None:
    first, players = figures(key), find(key).usual_players({})
    points = play(Trial(key, players, {}, first, first, "equals"), range(2 * players))
    assert sum(points[:players]) == sum(points[players:]) == pytest.approx(1)
    assert figures(key) == first


def test_figures_that_both_sides_have_are_played_with_too() -> None:
    first = figures("startups")
    hidden = {**first, "shown": -4}
    usual = play(Trial("startups", 4, {}, first, first, "both"), range(16))
    assert play(Trial("startups", 4, {}, hidden, hidden, "both"), range(16)) != usual
    assert figures("startups") == first


def test_a_change_moves_some_figures_and_keeps_choices_possible() -> None:
    first = {"worth": 40, "choice": 2, "kept": 7}
    rng = rng_from("changes")
    seen = [changed(first, {"worth": 40, "choice": 3}, {"choice": 3}, rng) for _ in range(200)]
    assert {tried["kept"] for tried in seen} == {7}
    assert {tried["choice"] for tried in seen} == {0, 1, 2}
    assert {10, 20, 40, 100} <= {abs(tried["worth"] - 40) for tried in seen}


def test_a_judgement_is_tried_by_searches_and_left_as_it_was() -> None:
    judgement = import_module("captable.games.startup_nation.taste").JUDGEMENT
    first = figures_of(judgement)
    trial = Trial("startup_nation", 4, {}, {**first, "rank": 0}, first, "judged", about="JUDGEMENT").of_searches(5)
    assert trial.bot == "search:iterations=5"
    assert len(play(trial, range(4))) == 4
    assert figures_of(judgement) == first


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tests.strangers.nim:GAME", "no taste.py"),
        ("it_heroes --judgement --search 5", "no JUDGEMENT"),
        ("startups --judgement", "needs --search"),
        ("startups --keep show", "it has behind_costs, draw"),
    ],
)
def test_what_can_not_be_tuned_is_refused_in_words(
    typed: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["taste", *typed.split()])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err

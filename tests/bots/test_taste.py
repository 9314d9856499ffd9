"""The figures of common sense, and the script that tunes them."""

from __future__ import annotations

from importlib import import_module

import pytest

from bench.taste import Result, Seating, Trial, by_lot, figures_of, gains, levels_around, main, play, promising
from captable.core.seed import rng_from
from captable.games import find, keys


def figures(key: str) -> dict[str, int]:
    return figures_of(import_module(f"captable.games.{key}.rules.taste").TASTE)


@pytest.mark.parametrize("key", keys())
def test_equals_share_every_round_of_seats_and_leave_the_figures_as_they_were(key: str) -> None:
    first, players = figures(key), find(key).usual_players({})
    points = [result.points for result in play(Trial(key, (players,), {}, first, first, "equals"), range(2 * players))]
    assert sum(points[:players]) == sum(points[players:]) == pytest.approx(1)
    assert figures(key) == first


def test_figures_that_both_sides_have_are_played_with_too() -> None:
    first = figures("startups")
    hidden = {**first, "shown": -4}
    usual = play(Trial("startups", (4,), {}, first, first, "both"), range(16))
    assert play(Trial("startups", (4,), {}, hidden, hidden, "both"), range(16)) != usual
    assert figures("startups") == first


def test_tables_of_several_sizes_take_turns_and_all_seats_have_the_same_deal() -> None:
    trial = Trial("startups", (3, 4), {}, {}, {}, "tables")
    assert [trial.seating(number) for number in range(8)] == [
        Seating(3, 0, 0),
        Seating(3, 0, 1),
        Seating(3, 0, 2),
        Seating(4, 0, 0),
        Seating(4, 0, 1),
        Seating(4, 0, 2),
        Seating(4, 0, 3),
        Seating(3, 1, 0),
    ]
    assert trial.seating(3).chance == 0.25


FIRST = {"worth": 40, "choice": 2, "kept": 7}
LEVELS = levels_around(FIRST, {"worth": 40, "choice": 2}, {"choice": 3})


def test_figures_by_lot_are_moved_up_or_down_and_choices_stay_possible() -> None:
    seen = [by_lot(FIRST, LEVELS, "lots", number) for number in range(200)]
    assert {taste["worth"] for taste in seen} == {24, 40, 56}
    assert {taste["choice"] for taste in seen} == {0, 1, 2}
    assert {taste["kept"] for taste in seen} == {7}


def test_what_helps_shows_though_all_is_changed_at_once() -> None:
    seen = [by_lot(FIRST, LEVELS, "lots", number) for number in range(2000)]
    luck = rng_from("luck")
    results = [(taste, float(luck.below(10) < 4 + (taste["worth"] > 40) + (taste["choice"] == 1))) for taste in seen]
    assert promising(FIRST, LEVELS, results) == {"worth": 56, "choice": 1, "kept": 7}


def test_figures_that_are_best_as_they_are_stay() -> None:
    seen = [by_lot(FIRST, LEVELS, "lots", number) for number in range(2000)]
    luck = rng_from("luck")
    results = [(taste, float(luck.below(10) < 4 + (taste["worth"] == 40) + (taste["choice"] == 2))) for taste in seen]
    assert promising(FIRST, LEVELS, results) == FIRST


@pytest.mark.parametrize(("tenths", "better"), [(2, False), (3, True)])
def test_a_change_is_kept_when_it_clearly_wins_more_than_its_share(tenths: int, better: bool) -> None:
    luck = rng_from("games")
    assert gains((Result(float(luck.below(10) < tenths), 0.25) for _ in range(10000)), gain=0.05) is better


def test_what_wins_at_one_table_and_loses_as_much_at_another_is_not_kept() -> None:
    luck = rng_from("tables")
    duels = (Result(float(luck.below(10) < 6), 0.5) for _ in range(5000))
    fours = (Result(float(luck.below(20) < 3), 0.25) for _ in range(5000))
    assert not gains((result for pair in zip(duels, fours, strict=True) for result in pair), gain=0.05)


def test_a_change_that_harms_costs_few_games_and_one_that_does_nothing_is_dropped() -> None:
    luck = rng_from("games")
    bad = (Result(float(luck.below(10) < 3), 0.5) for _ in range(10000))
    assert not gains(bad, gain=0.1)
    assert len(list(bad)) > 9900
    assert not gains((Result(float(luck.below(2)), 0.5) for _ in range(10000)), gain=0.1)


@pytest.mark.one_build
def test_searches_play_by_their_judgement_which_is_left_as_it_was() -> None:
    judgement = import_module("captable.games.startups.rules.taste").JUDGEMENT
    first = figures_of(judgement)
    to_lose = {**first, "winning": -300}
    trial = Trial("startups", (4,), {}, to_lose, first, "judged", about="JUDGEMENT").of_searches(40)
    assert sum(result.points for result in play(trial, range(4))) == 0
    assert figures_of(judgement) == first


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tests.strangers.nim:GAME", "no taste.py"),
        ("it_heroes --judgement --search 5", "no JUDGEMENT"),
        ("startups --judgement", "needs --search"),
        ("startups --keep show", "it has behind_costs, draw"),
        ("startups --players 4,many", "--players takes numbers with commas between"),
        ("startups --players 4,8", "startups is for 3 to 7"),
    ],
)
def test_what_can_not_be_tuned_is_refused_in_words(
    typed: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["taste", *typed.split()])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err

"""`captable games` and what all commands have in common."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

import captable as package
from captable.games import keys
from tests.cli.conftest import Run

COMMANDS = ("games", "play", "replay", "clauses", "check", "simulate")


def test_the_catalogue_names_every_game_with_its_players_and_options(captable: Run) -> None:
    shown = captable("games").text
    assert all(f"({key})" in shown for key in keys())
    assert "3 to 7 players" in shown
    assert "manual: Nobody." in shown
    assert "published: Only its holder (default)." in shown


def test_the_catalogue_can_be_read_in_french(captable: Run) -> None:
    assert "3 à 7 joueurs" in captable("games", "--lang", "fr").text


def test_the_language_of_the_environment_is_used(captable: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "3 à 7 joueurs" in captable("games").text
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "3 to 7 players" in captable("games").text


def test_the_catalogue_as_json_has_the_options_and_their_defaults(captable: Run) -> None:
    (startups,) = json.loads(captable("games", "startups", "--json").out)
    assert startups["players"] == [3, 7]
    rounds = next(option for option in startups["options"] if option["key"] == "rounds")
    assert rounds["default"] == 1
    assert [choice["value"] for choice in rounds["choices"]] == [1, 4]


def test_a_game_from_elsewhere_can_be_described(captable: Run) -> None:
    shown = captable("games", "tests.strangers.nim:GAME").text
    assert "Nim with a hidden card (nim)" in shown
    assert "a number from 1 to 30 (default: 10)" in shown


def test_the_version_tells_the_build(captable: Run) -> None:
    assert captable("--version").out == f"captable {package.__version__} ({package.build()} build)\n"


def test_help_lists_every_command_and_what_it_does() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "from captable.cli import main; main()", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "play         Play in the terminal against bots." in shown.stdout
    assert all(re.search(rf"\b{command} +[A-Z]", shown.stdout) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(captable: Run, command: str) -> None:
    shown = captable(command, "--help")
    assert shown.code == 0
    assert f"captable {command}" in shown.out.split("Example")[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["gmes"], "gmes"),
        (["games", "starups"], "Did you mean startups?"),
        (["games", "--lang", "de"], "There is no language 'de'"),
        (["play"], "Which game?"),
        (["play", "startups", "--players", "2"], "3 to 7 players, not 2"),
        (["play", "startups", "--players", "many"], "many"),
        (["play", "startups", "--seat", "3"], "There is no seat 3"),
        (["play", "startups", "--bot", "wizard"], "There is no bot 'wizard'"),
        (["play", "startups", "--option", "rounds"], "key=value"),
        (["play", "startups", "--option", "rounds=2"], "it takes 1, 4"),
        (["play", "startups", "--option", "speed=2"], "There is no option 'speed'"),
        (["play", "startups", "--seat-option", "deck"], "SEAT:key=value"),
        (["play", "startups", "--seat-option", "deck=x"], "There is no option 'deck'"),
        (["play", "startups", "--cards", "nowhere.toml"], "nowhere.toml can't be read"),
        (["play", "startups", "--name", ""], "A name has 1 to 30 characters"),
        (["replay", "nowhere.json"], "nowhere.json can't be read"),
        (["clauses", "startups", "--tests", "nowhere"], "There is no folder nowhere"),
        (["play", "--resume", "nowhere.json"], "nowhere.json can't be read"),
        (["play", "no_such_module:GAME"], "No game could be loaded"),
        (["play", "startups", "--nonsense"], "--nonsense"),
    ],
)
def test_bad_input_is_said_in_one_line_and_exits_with_2(captable: Run, arguments: list[str], complaint: str) -> None:
    result = captable(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("captable: ")
    assert result.err.count("\n") == 1
    assert complaint in result.err


def test_the_command_is_installed_and_runs_on_its_own() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "import sys; from captable.cli import main; sys.exit(main())", "games", "nowhere"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "CAPTABLE_BUILD": package.build()},
    )
    assert (shown.returncode, shown.stdout) == (2, "")
    assert "There is no game 'nowhere'" in shown.stderr

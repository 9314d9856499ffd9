"""`captable check`: the conformance test, on all cores."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Self

import msgspec
import pytest

from captable.core.view import View
from tests.cli.conftest import Run
from tests.strangers.nim import Nim, NimState


class ForgetfulState(NimState):
    """Tells nobody that a heap of three stones can be emptied at once."""

    def seen_by(self, seat: int) -> View:
        view = super().seen_by(seat)
        return msgspec.structs.replace(view, choices=view.choices[:-1]) if self.stones == 3 else view


class Forgetful(Nim):
    state = ForgetfulState


class CrashingState(NimState):
    def copy(self) -> Self:
        raise RuntimeError("no memory for that")


class Crashing(Nim):
    state = CrashingState


FORGETFUL = Forgetful()
CRASHING = Crashing()


def test_a_sound_game_passes(captable: Run) -> None:
    result = captable("check", "startups", "--players", "3", "--games", "2", "--seed", "c")
    assert (result.code, result.err) == (0, "")
    assert "startups keeps the contract: 2 games with 3 players" in result.text


def test_every_number_of_players_is_tried_in_turn(captable: Run) -> None:
    assert json.loads(captable("check", "startups", "--games", "1", "--json").out)["players"] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize("stranger", ["nim", "auction"])
def test_a_game_from_elsewhere_is_checked_too(captable: Run, stranger: str) -> None:
    report = json.loads(captable("check", f"tests.strangers.{stranger}:GAME", "--games", "20", "--json").out)
    assert report["passed"]
    assert report["games"] == 20


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_failure_leaves_a_record_that_can_be_replayed_and_a_command_that_repeats_it(
    captable: Run, tmp_path: Path, jobs: str
) -> None:
    file = tmp_path / "broken.json"
    broken = "tests.cli.test_check:FORGETFUL"
    result = captable("check", broken, "--games", "200", "--seed", "a b", "--jobs", jobs, "--out", str(file))
    assert result.code == 1
    assert "breaks the contract: the view of seat" in result.out
    assert "test_check.py" in result.out.splitlines()[1], "the place in the game's own file"
    replay, again = (line.split(": ", 1)[1] for line in result.out.splitlines() if ": captable" in line)
    assert captable(*shlex.split(replay)[1:], "--verify").code == 0
    repeated = captable(*shlex.split(again)[1:], "--out", str(file))
    assert repeated.code == 1
    assert repeated.out.splitlines()[0] == result.out.splitlines()[0]


def test_a_game_that_crashes_is_a_failure_and_no_trace(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "crash.json"
    result = captable("check", "tests.cli.test_check:CRASHING", "--out", str(file), "--json")
    assert (result.code, result.err) == (1, "")
    assert "RuntimeError: no memory for that" in json.loads(result.out)["failure"]["broken"]
    assert file.exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "at least one game"),
        (["--players", "2"], "3 to 7 players"),
        (["--jobs", "0"], "at least one job"),
        (["--seat-option", "0:deck=x"], "need --players"),
    ],
)
def test_what_can_not_be_checked_is_bad_input(captable: Run, arguments: list[str], complaint: str) -> None:
    result = captable("check", "startups", *arguments)
    assert result.code == 2
    assert complaint in result.err


def test_a_record_that_can_not_be_written_is_said(captable: Run, tmp_path: Path) -> None:
    result = captable("check", "tests.cli.test_check:CRASHING", "--out", str(tmp_path / "no" / "folder"))
    assert result.code == 2
    assert "can't be written" in result.err

"""`captable replay`: step through a record, and verify it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from captable.cli.bot_table import BotTable
from captable.core.record import Recorder, encode
from captable.games import find
from tests.cli.conftest import Run


@cache
def finished_game() -> str:
    table = BotTable.start(Recorder(find("startups"), 3, "end", names=["Ann", "Bea", "Cleo"]), 0, "intern")
    table.let_bots_move()
    while not table.state.over():
        table.play(table.state.moves(0)[0])
        table.let_bots_move()
    return encode(table.recorder.record)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game. The first three of its entries say who plays."""
    file = tmp_path / "game.json"
    file.write_text(finished_game(), "utf-8")
    return file


def changed(record: Path, entry: int, change: Callable[[str], str]) -> Path:
    """A copy of the record with one entry, counted from 1, written differently."""
    lines = record.read_text("utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.strip().startswith('{"kind"'))
    lines[first + entry - 1] = change(lines[first + entry - 1])
    other = record.with_name("changed.json")
    other.write_text("\n".join(line for line in lines if line), "utf-8")
    return other


def test_a_sound_record_verifies(captable: Run, record: Path) -> None:
    result = captable("replay", str(record), "--verify")
    assert (result.code, result.err) == (0, "")
    assert "is a sound record of startups" in result.text


def test_a_replay_tells_every_move_with_open_hands_and_the_end(captable: Run, record: Path) -> None:
    shown = captable("replay", str(record)).text
    assert "1 Ann is played by a person from now on." in shown
    assert "2 Bea is played by the bot intern from now on." in shown
    assert "Ann draws a card" not in shown
    assert "hidden card" not in shown
    assert "★ 1." in shown
    assert "Chips at the end" in shown


def test_a_replay_can_be_read_in_french(captable: Run, record: Path) -> None:
    shown = captable("replay", str(record), "--lang", "fr").text
    assert "Ann pioche" in shown
    assert "Ann pioche une carte" not in shown


def test_a_replay_as_json_has_every_entry_in_words_and_the_outcome(captable: Run, record: Path) -> None:
    report = json.loads(captable("replay", str(record), "--json").out)
    assert report["verified"]
    assert report["fault"] is None
    assert report["entries"][3]["move"] == {"kind": "draw"}
    assert report["entries"][3]["events"]
    assert sorted(report["outcome"]["places"]) == [1, 2, 3]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda line: line.replace('"at":', '"at":7'), "Entry 9 does not fit its check value"),
        (lambda line: line.replace('"check":"', '"check":"0'), "Entry 9 does not fit its check value"),
        (lambda line: line.replace('"seat":', '"seat":1'), "Entry 9 can't be played"),
        (lambda line: "", "Entry 9 "),
        (lambda line: line.replace("move", "moove"), "Entry 9 is damaged"),
        (lambda line: line.replace('"at":', '"at":99999999999999999999'), "Entry 9 is damaged"),
        (lambda line: line.replace('"kind":"move"', '"kind":"undo"'), "Entry 9 does not fit its check value"),
    ],
)
@pytest.mark.parametrize("mode", [["--verify"], []])
def test_an_edited_record_is_named_at_the_first_entry_that_goes_wrong(
    captable: Run, record: Path, change: Callable[[str], str], complaint: str, mode: list[str]
) -> None:
    result = captable("replay", str(changed(record, 9, change)), *mode)
    assert result.code == 1
    assert complaint in result.err
    assert result.err.count("\n") == 1


def test_an_edited_record_is_shown_up_to_the_entry_that_goes_wrong(captable: Run, record: Path) -> None:
    edited = changed(record, 9, lambda line: line.replace('"at":', '"at":7'))
    report = json.loads(captable("replay", str(edited), "--json").out)
    assert not report["verified"]
    assert report["fault"]["entry"] == 8
    assert len(report["entries"]) == 8


@pytest.mark.parametrize(("old", "new"), [('"players": 3', '"players": 4'), ('"players": 3', '"players": 99')])
def test_an_edited_header_does_not_verify(captable: Run, record: Path, old: str, new: str) -> None:
    record.write_text(record.read_text("utf-8").replace(old, new), "utf-8")
    assert captable("replay", str(record), "--verify").code == 1


@pytest.mark.parametrize("text", ["", "no json", "[]", "{}", '{"format": 1, "game": "startups"}'])
def test_a_file_that_is_no_record_is_bad_input(captable: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    result = captable("replay", str(file))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"captable: {file}: This ")


def test_a_file_of_another_kind_is_bad_input(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert captable("replay", str(file)).code == 2


def test_at_a_terminal_one_goes_on_back_and_to_a_number(
    captable: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("captable.cli.replay.at_a_terminal", lambda: True)
    shown = captable("replay", str(record), typed="\n\nb\n9\n99999\nwhat\nq\n").out
    prompts = [line.split("]")[0] for line in shown.splitlines() if "Enter: on" in line]
    last = prompts[-1].split("/")[1]
    assert prompts == [f"[{at}/{last}" for at in ("0", "1", "2", "1", "9", last, last)]
    assert shown.count("★ 1.") == 2


def test_a_game_from_elsewhere_is_replayed_where_it_was_played_or_by_naming_it(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "nim.json"
    nim = "tests.strangers.nim:GAME"
    played = captable("play", nim, "--seed", "x", "--save", str(file), typed="take 1\n" * 12)
    assert f"captable replay {file} --game {nim}" in played.out
    assert captable("replay", str(file), "--verify").code == 0
    assert captable("replay", str(file), "--verify", "--game", nim).code == 0


def test_a_record_with_moves_taken_back_verifies_and_says_so(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "undone.json"
    captable(
        "play",
        "startups",
        "--players",
        "4",
        "--seed",
        "tonight 6010",
        "--bot",
        "intern",
        "--save",
        str(file),
        typed="take\nundo\n1\n1\nlog\n",
    )
    assert captable("replay", str(file), "--verify").code == 0
    assert "Ann takes the last move back." in captable("replay", str(file)).text


def test_a_record_knows_where_its_game_comes_from(captable: Run, tmp_path: Path) -> None:
    record = Recorder(find("tests.strangers.nim:GAME"), 2, "source").record
    file = tmp_path / "nim.json"
    file.write_text(encode(record), "utf-8")
    assert captable("replay", str(file), "--verify").code == 0
    file.write_text(encode(msgspec.structs.replace(record, source="nowhere.nim:GAME")), "utf-8")
    lost = captable("replay", str(file), "--verify")
    assert lost.code == 2
    assert "nowhere.nim:GAME where it was played" in lost.err
    assert "--game module:ATTRIBUTE" in lost.err
    assert captable("replay", str(file), "--verify", "--game", "tests.strangers.nim:GAME").code == 0

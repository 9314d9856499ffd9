"""How long people take, from their records."""

from __future__ import annotations

from pathlib import Path

import pytest

from captable.core.errors import BadInput
from captable.core.record import Recorder, encode
from captable.core.state import OVER
from captable.games import find
from captable.lab.pace import pace_in


def record(people: int, seconds: int) -> str:
    """Moves of people take so long, those of bots no time."""
    recorder = Recorder(find("startups"), 3, "pace")
    for seat in range(3):
        recorder.control(seat, "person" if seat < people else "junior")
    at = 0
    while recorder.state.turn != OVER:
        seat = recorder.state.turn
        at += 1000 * seconds if seat < people else 0
        recorder.play(seat, recorder.state.moves(seat)[0], at)
    return encode(recorder.record)


def test_the_pace_is_that_of_people_and_of_this_game(tmp_path: Path) -> None:
    for name, text in {"a": record(1, 4), "b": record(3, 8), "bots": record(0, 9), "odd": "{}"}.items():
        (tmp_path / f"{name}.json").write_text(text, "utf-8")
    assert pace_in(tmp_path, "startups").seconds == [4.0, 8.0]
    with pytest.raises(BadInput, match="no record of it_heroes"):
        pace_in(tmp_path, "it_heroes")

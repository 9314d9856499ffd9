"""Finished games of earlier days: they replay for ever, entry by entry, to the same end.

These files are never written anew. A change that one of them does not survive breaks every record that people have
kept: raise the version of the game, and go on reading the old ones.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from captable.core.record import decode, encode, game_of, positions
from captable.games import find, keys

FOLDER = Path(__file__).parent / "records"
OUTCOMES: dict[str, dict[str, Any]] = json.loads((FOLDER / "outcomes.json").read_text("utf-8"))


@pytest.mark.parametrize("name", OUTCOMES)
def test_a_record_of_earlier_days_replays_to_the_same_end(name: str) -> None:
    record = decode((FOLDER / f"{name}.json").read_bytes())
    *_, (_, last) = positions(record, game_of(record, find))
    outcome = last.outcome()
    assert outcome is not None
    assert {
        "places": outcome.places,
        "scores": outcome.scores,
        "reason": outcome.reason.id,
        "digest": last.digest(),
    } == OUTCOMES[name]


@pytest.mark.parametrize("name", OUTCOMES)
def test_a_record_of_earlier_days_is_written_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    assert encode(decode(text)) == text


def test_every_game_has_a_record_and_every_record_an_outcome() -> None:
    files = {file.stem for file in FOLDER.glob("*.json")} - {"outcomes"}
    assert files == set(OUTCOMES)
    without = set(keys()) - {name.split("-v")[0] for name in files}
    assert without == set(), "keep a finished game of it: python -m tools.keep_record"

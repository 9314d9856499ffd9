"""`captable serve --reload`: what counts as a change."""

from __future__ import annotations

import os
from pathlib import Path

from captable.cli.reload import times_of, wait_for_a_change
from tests.cli.conftest import Run


def test_a_file_that_is_written_made_or_removed_is_a_change_and_another_kind_is_not(tmp_path: Path) -> None:
    rules, texts, notes = tmp_path / "game.py", tmp_path / "texts" / "en.ftl", tmp_path / "notes.pyc"
    texts.parent.mkdir()
    rules.write_text("1", "utf-8")
    ways = [lambda: texts.write_text("a = b", "utf-8"), lambda: os.utime(rules, (1, 1)), texts.unlink]
    for changed, way in zip((texts, rules, texts), ways, strict=True):
        pauses = iter([lambda: notes.write_bytes(b"x"), way])
        assert wait_for_a_change([tmp_path], lambda pauses=pauses: next(pauses)()) == changed  # type: ignore[misc]
    assert set(times_of([tmp_path])) == {rules}


def test_there_must_be_a_game_to_watch(captable: Run) -> None:
    result = captable("serve", "--reload")
    assert result.code == 2
    assert "--game module:ATTRIBUTE" in result.err

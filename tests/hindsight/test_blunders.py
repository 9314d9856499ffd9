"""The measure of how often a review names a blunder: what it keeps, and what it says of what it found."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import blunders
from bench.blunders import Planted, all_planted, row


def test_a_blunder_is_named_first_or_among_the_dearest_choices() -> None:
    found = [Planted(7, 0.5, [7, 3]), Planted(9, 0.4, [2, 9]), Planted(4, 0.1, [4]), Planted(5, 0.1, [])]
    assert row("Startups", found) == "| Startups | 2 of 4 | 15% – 85% | 3 of 4 | 1 of 2 |"


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(key: str, players: int, bot: str, numbers: range, places: range) -> list[Planted]:
        return [Planted(numbers[place], 0.5, []) for place in places]

    monkeypatch.setattr(blunders, "planted", looked)
    first = list(all_planted("startups", 3, "search:iterations=9", 2, tmp_path, 1))
    assert list(all_planted("startups", 3, "search:iterations=9", 4, tmp_path, 1))[:2] == first
    assert [each.entry for each in all_planted("startups", 3, "search:iterations=9", 4, tmp_path, 1)] == [0, 1, 2, 3]

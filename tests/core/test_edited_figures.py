"""A text that tells a figure of the card file by hand is found out."""

from __future__ import annotations

import pytest

from captable.core import conformance
from captable.core.conformance import ConformanceError, check_figures
from captable.core.edited_figures import figures, tells, told_by_hand
from captable.games import find, keys
from captable.games.it_startup.game import ItStartup


@pytest.mark.one_build
@pytest.mark.parametrize("key", keys())
def test_no_text_tells_a_figure_by_hand(key: str) -> None:
    assert told_by_hand(find(key), "figures", most=8) == []


class ByHand(ItStartup):
    def texts(self, language: str) -> str:
        return super().texts(language).replace("{ $less } less", "two less")

    @property
    def folder(self):  # type: ignore[no-untyped-def]
        return find("it_startup").folder


@pytest.mark.one_build
def test_a_figure_in_a_text_is_found_out() -> None:
    found = told_by_hand(ByHand(), "f")
    assert found
    assert all(text.startswith("is-effect-draw-knowledge-less (en) tells the 2 of card.") for text in found)


def test_the_conformance_test_reports_it_with_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "told_by_hand", lambda game, seed, most: ["is-note tells the 2 by hand"])
    with pytest.raises(ConformanceError, match="is-note tells the 2 by hand") as error:
        check_figures(ByHand(), 2, "found")
    assert error.value.record is not None
    assert error.value.record.start == {"seed": "found"}


def test_every_number_of_a_card_file_has_a_name() -> None:
    source = """
total = 7  # 8 once
[[card]]
id = "ace"
cost = 2
play = [{ effect = "draw", cards = 3 }]
[draft]
recruits = 4
"""
    found = [(figure.card, figure.name, figure.value) for figure in figures(source)]
    assert found == [("", ".total", 7), ("ace", "card.cost", 2), ("ace", "card.cards", 3), ("", "draft.recruits", 4)]


@pytest.mark.parametrize(
    ("text", "value", "language", "told"),
    [
        ("Two more hires.", 2, "en", True),
        ("deux de plus", 2, "fr", True),
        ("costs 1,000", 1000, "en", True),
        ("coûte 1\u202f000", 1000, "fr", True),
        ("costs 2.5", 2, "en", False),
        ("costs 12", 2, "en", False),
        ("costs 2.", 2, "en", True),
    ],
)
def test_a_number_is_told_in_figures_or_in_letters(text: str, value: int, language: str, told: bool) -> None:
    assert tells(text, value, language) is told

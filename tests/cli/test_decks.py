"""`captable decks`: list, show, check."""

from __future__ import annotations

import json
from pathlib import Path

from captable.games.it_heroes import GAME
from tests.cli.conftest import Run


def test_the_list_names_every_preset_with_its_style(captable: Run) -> None:
    shown = captable("decks", "list").text
    assert all(f"{name}:" in shown for name in GAME.shelf.presets)
    assert "8 Heroes, 9 Threats, 6 Resources, 7 Actions" in shown


def test_a_deck_that_is_shown_can_be_checked_and_shown_again(captable: Run, tmp_path: Path) -> None:
    shown = captable("decks", "show", "aggressive").out
    assert "3 Phishing Phil" in shown
    file = tmp_path / "mine.txt"
    file.write_text(shown, "utf-8")
    assert captable("decks", "check", str(file)).code == 0
    assert captable("decks", "show", str(file)).out == shown


def test_a_deck_can_be_shown_in_french_and_in_full(captable: Run) -> None:
    shown = captable("decks", "show", "aggressive", "--full", "--lang", "fr").text
    assert "3 Phil l’Hameçonneur" in shown
    assert "Débit de tickets 55" in shown


def test_an_illegal_deck_is_refused_with_every_broken_rule(captable: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("2 Ransomware Randy\n1 Nobody\n", "utf-8")
    run = captable("decks", "check", str(file))
    assert run.code == 1
    for clause in ("IH-11.1", "IH-11.2", "IH-11.3"):
        assert clause in run.text
    broken = json.loads(captable("decks", "check", str(file), "--json").text)
    assert not broken["legal"]
    assert len(broken["broken"]) == 6


def test_a_deck_that_does_not_exist_is_refused_with_those_that_do(captable: Run) -> None:
    run = captable("decks", "show", "winning")
    assert run.code == 2
    assert "fortress" in run.err

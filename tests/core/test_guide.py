"""Guides: the rules told to people, read from data beside the game."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from captable import games
from captable.core.conformance.broken import Broken
from captable.core.conformance.written import check_guide
from captable.core.game import Game
from captable.core.guide import BadGuide, Picture, guide_of

GAMES = games.keys()
PICTURE = "```pieces\nocto_coffee×2\nTwo of {company.octo_coffee.copies}.\n```\n"


def with_guide(tmp_path: Path, english: str, french: str = "") -> Game:
    """Startups with another guide."""
    own = games.find("startups")
    here = tmp_path / "startups"
    shutil.copytree(own.folder, here)
    (here / "guide/en.md").write_text(english, "utf-8")
    (here / "guide/fr.md").write_text(french or english, "utf-8")

    class Guided(type(own)):  # type: ignore[misc]
        folder: Any = here

    return Guided()


@pytest.mark.parametrize("key", GAMES)
def test_every_game_of_ours_has_a_guide_whose_pieces_figures_and_clauses_exist(key: str) -> None:
    game = games.find(key)
    check_guide(game)
    for language in ("en", "fr"):
        guide = guide_of(game, language)
        assert guide is not None
        assert len(guide.parts) >= 6
        assert any(isinstance(block, Picture) for part in guide.parts for block in part.content)


def test_parts_texts_and_pictures_follow_one_another(tmp_path: Path) -> None:
    guide = guide_of(with_guide(tmp_path, f"# Title\n\n## One\nText\n\n{PICTURE}\nMore\n## Two\nEnd\n"), "en")
    assert guide is not None
    one, two = guide.parts
    text, picture, more = one.content
    assert (one.title, text, more) == ("One", "Text", "More")
    assert isinstance(picture, Picture)
    assert [piece.face for piece in picture.pieces] == ["octo_coffee"] * 2
    assert picture.caption == "Two of 8."
    assert two.content == ("End",)


def test_figures_are_written_as_the_language_writes_them() -> None:
    said = {}
    for language in ("en", "fr"):
        guide = guide_of(games.find("ship_it"), language)
        assert guide is not None
        said[language] = "".join(block for part in guide.parts for block in part.content if isinstance(block, str))
    assert "1,000 users" in said["en"]
    assert "+0.1 rating" in said["en"]
    assert "1\u202f000 utilisateurs" in said["fr"]
    assert "+0,1 de note" in said["fr"]


def test_an_edited_card_file_is_told_with_its_own_figures() -> None:
    own = games.find("startups")
    edited = own.with_cards(own.cards_source.replace("copies = 5", "copies = 7").replace("total = 45", "total = 47"))
    guide = guide_of(edited, "en")
    assert guide is not None
    captions = [block.caption for part in guide.parts for block in part.content if isinstance(block, Picture)]
    assert not captions or "7 of Giraffe Beer" in captions[0]


TWO_COMPANIES = "total = 30\n" + "".join(
    f'[[company]]\nid = "{id}"\nname = "{id}"\ncopies = 15\n' for id in ("lion", "bat_radio")
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_about_cards_that_an_edited_file_does_not_have_is_left_out(language: str) -> None:
    guide = guide_of(games.find("startups").with_cards(TWO_COMPANIES), language)
    assert guide is not None
    assert len(guide.parts) >= 6
    captions = [block.caption for part in guide.parts for block in part.content if isinstance(block, Picture)]
    assert not any("Giraffe" in caption for caption in captions)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("## One\n\n```pieces\nno_such\nSee.\n```\n", 6, "no position of the guide shows no_such"),
        ("## One\n{company.pear.copies}\n", 2, "no figure 'company.pear.copies'"),
        ("Text\n## One\n", 2, "begins with a heading"),
        ("## One\n```pieces\nocto_coffee\nSee.\n", 4, "is not closed"),
        ("## One\n```pieces\nocto_coffee\n```\n", 4, "what is to be seen"),
        ("## One\n```pieces\n!\nSee.\n```\n", 5, "'!' is no piece"),
    ],
)
def test_what_can_not_be_shown_is_refused_with_its_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    with pytest.raises(BadGuide, match=says) as refused:
        guide_of(with_guide(tmp_path, text), "en")
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("english", "french", "says"),
    [
        ("## One\nSee SU-99.1.\n", "## Un\nVoir.\n", "SU-99.1, which does not exist"),
        (f"## One\n{PICTURE}", "## Un\nVoir.\n", "the same pictures"),
    ],
)
def test_the_check_names_clauses_that_do_not_exist_and_pictures_that_differ(
    tmp_path: Path, english: str, french: str, says: str
) -> None:
    with pytest.raises(Broken, match=says):
        check_guide(with_guide(tmp_path, english, french))


def test_a_game_without_a_guide_has_none() -> None:
    assert guide_of(games.find("tests.strangers.nim:GAME"), "en") is None

"""Rules with numbers, read from Markdown."""

import pytest

from captable.core.catalogue import read_catalogue
from captable.core.errors import BadInput

TEXT = """# Whist — the rules (WH)

Two lines
of introduction.

## WH-1 Cards
Said before the clauses.
- **WH-1.1** Thirteen each.
- **WH-1.2** The last card is trump. **[ruling]**
  Why that is so.

## WH-2 Play
- **WH-2.1** Follow suit.
- **WH-2.10** The tenth.

## Thanks
To everybody.
"""


def test_title_introduction_sections_and_clauses_are_found() -> None:
    whist = read_catalogue(TEXT)
    assert whist.title == "Whist — the rules (WH)"
    assert whist.intro == "Two lines\nof introduction."
    assert [(section.id, section.title) for section in whist.sections] == [
        ("WH-1", "Cards"),
        ("WH-2", "Play"),
        ("", "Thanks"),
    ]
    assert whist.sections[0].intro == "Said before the clauses."
    assert whist.sections[2].intro == "To everybody."
    assert list(whist.clauses) == ["WH-1.1", "WH-1.2", "WH-2.1", "WH-2.10"]
    assert whist.clauses["WH-2.1"].section == "WH-2"


def test_an_indented_paragraph_belongs_to_its_clause() -> None:
    assert read_catalogue(TEXT).clauses["WH-1.2"].text == "The last card is trump. **[ruling]**\n\nWhy that is so."


@pytest.mark.parametrize("asked", ["WH-2.1", "wh-2.1", "wh2.1", "WH 2.1", " 2.1 "])
def test_a_clause_is_found_however_its_number_is_written(asked: str) -> None:
    assert [clause.id for clause in read_catalogue(TEXT).find(asked)] == ["WH-2.1"]


@pytest.mark.parametrize("asked", ["WH-2", "2"])
def test_a_section_stands_for_its_clauses(asked: str) -> None:
    assert [clause.id for clause in read_catalogue(TEXT).find(asked)] == ["WH-2.1", "WH-2.10"]


@pytest.mark.parametrize("asked", ["WH-3", "2.2", "", "WH", "trump"])
def test_what_is_not_there_is_refused_with_what_is(asked: str) -> None:
    with pytest.raises(BadInput, match=r"clauses go from WH-1\.1 to WH-2\.10"):
        read_catalogue(TEXT).find(asked)


def test_a_catalogue_of_one_clause_or_of_none_refuses_politely_too() -> None:
    with pytest.raises(BadInput, match=r"from WH-1\.1 to WH-1\.1"):
        read_catalogue("## WH-1 Cards\n- **WH-1.1** Thirteen each.\n").find("7")
    with pytest.raises(BadInput, match="has no clauses"):
        read_catalogue("").find("7")

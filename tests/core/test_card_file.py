"""Card files: whatever is wrong with one is told by its line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta

from captable.core.card_file import CardFile
from captable.core.errors import BadCards
from captable.core.shapes import Part, Steps
from captable.core.words import Words
from captable.games import __file__ as games

AWKWARD = """\
# [[card]] in a comment
title = '''
[[card]]
id = "none"
'''
quoted."a b".c = 1

[[card]]  # the first
id = "one"
effects = [
  { do = "draw", n = [1, 2] },  # n = 3
  { do = "say # not", n = [] },
]
[card.ability]
price = 2
[[card.counters]]
pay = 1
[[card.counters]]
pay = 2

[[card]]
"id" = "two"
text = \"\"\"
pay = 3\"\"\"
ability.price = 4
"""


def paths(value: Any, steps: Steps = ()) -> Iterator[Steps]:
    if steps:
        yield steps
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*steps, key))
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from paths(item, (*steps, number))


class Anything(Part, forbid_unknown_fields=False):
    pass


class Coins(Part):
    coins: Annotated[int, Meta(ge=1, le=5)]
    notes: Annotated[list[str], Meta(min_length=1, max_length=3)] | bool | None = None


def line_of(source: str, *steps: str | int) -> int:
    text = str(CardFile(source, "my.toml", Anything).bad("why", *steps))
    return int(text.removeprefix("my.toml, line ").removesuffix(": why."))


@pytest.mark.one_build
@pytest.mark.parametrize("file", sorted(Path(games).parent.glob("*/cards.toml")), ids=lambda file: file.parent.name)
def test_every_field_of_our_files_is_found_in_its_line(file: Path) -> None:
    source = file.read_text("utf-8")
    lines = source.splitlines()
    for steps in list(paths(tomllib.loads(source)))[::7]:
        name = next(step for step in reversed(steps) if isinstance(step, str))
        assert name in lines[line_of(source, *steps) - 1]


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (("title",), 2),
        (("quoted", "a b", "c"), 6),
        (("card",), 8),
        (("card", 0, "id"), 9),
        (("card", 0, "effects"), 10),
        (("card", 0, "effects", 0, "n", 1), 11),
        (("card", 0, "effects", 1, "do"), 12),
        (("card", 0, "ability", "price"), 15),
        (("card", 0, "counters", 1, "pay"), 19),
        (("card", 1, "id"), 22),
        (("card", 1, "ability", "price"), 25),
        (("card", 1, "missing"), 21),
        (("card", 0, "effects", 1, "missing"), 12),
    ],
    ids=str,
)
def test_a_field_is_found_however_the_file_is_written(steps: Steps, line: int) -> None:
    assert line_of(AWKWARD, *steps) == line


def test_what_is_missing_from_the_whole_file_has_no_line() -> None:
    assert str(CardFile("", "my.toml", Anything).bad("why", "total")) == "my.toml: why."


def test_a_file_that_is_no_toml_says_where() -> None:
    with pytest.raises(BadCards, match=r"my\.toml, line 1: .*column"):
        CardFile("[[card]\n", "my.toml", Anything)


def in_french(text: str) -> str:
    with pytest.raises(BadCards) as refused:
        CardFile(text, "my.toml", Coins)
    return Words(None, "fr").say(refused.value.why)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("coins = 9", "coins ne peut pas être 9 : il faut un nombre entier de 1 à 5"),
        ("coins = 1\nnotes = []", "notes ne peut pas être [] : il faut une liste de 1 à 3 éléments ou true ou false"),
        ("", "coins manque : il faut un nombre entier de 1 à 5"),
        ("coin = 1", "le champ coin n’existe pas ; il y a coins, notes"),
        ("coins = \n", "ce n’est pas du TOML : la lecture s’arrête à la colonne 9"),
        ("coins = ", "ce n’est pas du TOML : le fichier s’arrête"),
    ],
)
def test_what_is_wrong_can_be_said_in_french(text: str, why: str) -> None:
    assert in_french(text).startswith(why)

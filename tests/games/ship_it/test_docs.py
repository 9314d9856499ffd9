"""The page about Ship It! says what is so."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

from captable.games.ship_it import GAME
from tests.games.ship_it.scenes import planning

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "games" / "ship_it.md"
TEXT = PAGE.read_text("utf-8")


def test_its_python_examples_give_what_they_show() -> None:
    blocks = "\n".join(re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(blocks, {}, PAGE.name, PAGE.name, 0)
    assert examples.examples
    assert doctest.DocTestRunner(verbose=False).run(examples, out=lambda text: None).failed == 0


def test_every_page_it_links_to_exists() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (PAGE.parent / link).exists(), link


def test_its_moves_have_the_codes_the_forms_and_the_words_that_it_gives() -> None:
    rows = re.findall(r"^\| ([\d, to]+) \| `(\{.*?\})` \| (.*?) \|", TEXT, re.MULTILINE)
    assert len(rows) == len(GAME.move_table.kinds)
    last = -1
    for codes, form, words in rows:
        numbers = [int(number) for number in re.findall(r"\d+", codes)]
        assert numbers[0] == last + 1
        last = numbers[-1]
        if json.loads(form)["kind"] != "swap":
            assert GAME.move_table.code(json.loads(form)) == numbers[0]
        assert GAME.parse(words) == GAME.move_table.code(json.loads(form))
    assert last + 1 == GAME.move_codes


def test_the_observation_and_the_longest_game_are_as_long_as_it_says() -> None:
    for players in (2, 3, 4):
        assert len(GAME.new(players, "docs").knows(0)) == 247 + 158 * players
        assert GAME.longest(players, {}) == 1151 * players
    for figure in ("`247 + 158 × players` integers", "`1151 × players` moves", f"{GAME.move_codes} codes"):
        assert figure in TEXT


def test_it_names_every_field_of_a_dump() -> None:
    for field in planning({0: ["junior"]}).dump():
        if field not in ("game", "version", "players", "options"):
            assert f"`{field}`" in TEXT, field

"""The page about Startups says what is so."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from captable.games.startups import GAME
from captable.games.startups.cards import FEWEST_CARDS, MOST_CARDS, MOST_COMPANIES, MOST_COPIES
from captable.games.startups.rules.state import StartupsState
from tests.games.startups.scenes import scene

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "games" / "startups.md"
TEXT = PAGE.read_text("utf-8")


def table(heading: str, first: str) -> list[list[str]]:
    """The rows of the table under a heading whose first column is called that."""
    section = TEXT.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line] for line in lines]
    start = next(i for i, row in enumerate(rows) if row[0] == first)
    return rows[start + 2 :]


def test_its_python_examples_give_what_they_show() -> None:
    blocks = "\n".join(re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(blocks, {}, PAGE.name, PAGE.name, 0)
    assert examples.examples
    complaints: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(examples, out=complaints.append).failed == 0, "".join(complaints)


def test_every_page_it_links_to_exists() -> None:
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert links
    assert [link for link in links if not (PAGE.parent / link).is_file()] == []


def test_it_names_every_field_of_a_dump() -> None:
    named = [field for row in table("A position as JSON", "field") for field in re.findall(r"`(\w+)`", row[0])]
    assert named == list(GAME.new(3, "docs").dump())


def test_its_moves_are_the_moves() -> None:
    for codes, form, words, step, _ in table("Moves", "codes"):
        first, last = (int(code) for code in (codes.split(" to ") * 2)[:2])
        kind = json.loads(form.strip("`"))
        assert GAME.move_table.code(kind) == first
        assert GAME.move_table.structured(last)["kind"] == kind["kind"]
        assert GAME.say(first) == words
        assert step == ("take" if kind["kind"] in ("draw", "take") else "play")
    assert last == GAME.move_codes - 1


def test_its_options_are_the_options() -> None:
    rows = table("Options", "option")
    named = [row[0].strip("`") for row in rows if row[0]]
    assert named == [option.key for option in GAME.options]
    values = [re.findall(r"`(\w+)`", row[1])[0] for row in rows]
    assert values == [str(choice) for option in GAME.options for choice in option.choices]
    assert [re.findall(r"`(\w+)`", row[1])[0] for row in rows if "default" in row[1]] == [
        str(option.default) for option in GAME.options
    ]


def test_its_layout_of_what_a_seat_knows_is_right() -> None:
    state = scene(
        turn=1,
        hands={0: "giraffe", 1: "octo octo hippo", 2: "hippo"},
        known={1: "octo"},
        portfolios={0: "bowwow", 2: "elephant elephant elephant"},
        market="octo+2 giraffe+5",
        chips={0: 4, 1: 5, 2: 6},
        idle_turns=7,
        taken="octo",
        anti_monopoly="manual",
        rounds=4,
        results=[[2, 3, 1]],
    )
    vector = state.knows(1)
    sizes = {"1": 1, "p": 3, "c": 6, "p × c": 18, "3 × m": 3 * 34, "4 × p": 12}
    rows = table("What a seat knows", "from")
    starts = [int(row[0]) for row in rows]
    ends = [start + sizes[row[1]] for start, row in zip(starts, rows, strict=True)]
    assert starts[1:] == ends[:-1]
    assert ends[-1] == len(vector)
    parts = [vector[start:end] for start, end in zip(starts, ends, strict=True)]
    assert parts == [
        [1], [4], [1], [1], [3], [7], [0], [1], [state.pile()],
        [4, 5, 6],
        [-1, 0, -1, -1, -1, 2],
        [0, 1, 0, 0, 0, 0, *[0] * 6, 0, 0, 0, 0, 0, 3],
        [0] * 6 + [0, 0, 0, 1, 0, 0] + [0] * 6,
        [1, 3, 1],
        [3, 2, 0, 0, 5, 1] + [-1, 0, -1] * 32,
        [2, 3, 1] + [0] * 9,
        [1],
        [0, 0, 0, 2, 1, 0],
    ]  # fmt: skip


@pytest.mark.parametrize("players", range(3, 8))
def test_its_figures_are_right(players: int) -> None:
    state = GAME.new(players, "docs")
    assert isinstance(state, StartupsState)
    assert f"{GAME.move_codes} codes" in TEXT
    assert "`124 + 18 × players` integers" in TEXT
    assert len(state.knows(0)) == 124 + 18 * players
    assert "`408 × players × rounds` moves" in TEXT
    for rounds in (1, 4):
        assert GAME.longest(players, {"rounds": rounds, "anti_monopoly": "published"}) == 408 * players * rounds
    assert f"2 to {MOST_COMPANIES} companies with 1 to {MOST_COPIES} shares" in TEXT
    assert f"{FEWEST_CARDS} to {MOST_CARDS} cards in all" in TEXT

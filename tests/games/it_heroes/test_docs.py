"""The page about IT Heroes says what is so."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

from captable.games.it_heroes import GAME
from captable.games.it_heroes.dump import PHASES
from captable.games.it_heroes.refusals import PHASE_OF
from tests.games.it_heroes.scenes import END, do, scene

PAGE = Path(__file__).parents[3] / "docs" / "games" / "it_heroes.md"
TEXT = PAGE.read_text("utf-8")
SIZES = {"k": 50, "3 × f": 171, "217 + 3 × f": 388, "2 × 12": 24}


def table(heading: str, first: str) -> list[list[str]]:
    """The rows of the table under a heading whose first column is called that."""
    section = TEXT.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    for block in section.split("\n\n"):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
        if rows[0][0] == first:
            return rows[2:]
    raise AssertionError(f"no table of {first!r} under {heading!r}")


def sizes(rows: list[list[str]]) -> list[tuple[int, int]]:
    """From where to where each row reaches."""
    parts = [(int(row[0]), SIZES[row[1]] if row[1] in SIZES else int(row[1])) for row in rows]
    return [(start, start + size) for start, size in parts]


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
    dump = GAME.new(2, "docs").dump()
    for first, fields in (("field", dump), ("of a side", dump["sides"][0])):
        named = [field for row in table("A position as JSON", first) for field in re.findall(r"`(\w+)`", row[0])]
        assert named == list(fields)
    phases = next(row[1] for row in table("A position as JSON", "field") if row[0] == "`phase`")
    assert re.findall(r"`(\w+)`", phases) == list(PHASES)


def test_its_moves_are_the_moves() -> None:
    last = -1
    for codes, form, words, phase, _ in table("Moves", "codes"):
        first, following = (int(code) for code in (codes.split(" to ") * 2)[:2])
        kind = json.loads(form.strip("`"))
        assert first == last + 1
        assert GAME.move_table.code(kind) == first
        assert GAME.move_table.structured(following)["kind"] == kind["kind"]
        assert GAME.say(first) == words
        assert phase == PHASE_OF.get(kind["kind"], kind["kind"])
        last = following
    assert last == GAME.move_codes - 1
    flash = GAME.move_table.code({"kind": "flash", "card": GAME.cards.faces[3].id, "threat": 5})
    assert flash == 416 + 20 * 3 + 5


def test_its_figures_are_right() -> None:
    assert f"{GAME.move_codes} codes" in TEXT
    assert f"{len(GAME.new(2, 'docs').knows(0))} integers" in TEXT
    assert f"{GAME.longest(2, {})} moves" in TEXT
    assert f"`f` = {GAME.tables.faces} faces and `k` = {GAME.tables.kinds} cards" in TEXT


def test_its_layout_of_what_a_seat_knows_is_right() -> None:
    state = scene(
        coffee=4,
        hands={0: "headhunter rollback", 1: "overtime"},
        heroes={0: "help_desk_hero+1 ticket_tamer"},
        threats={0: "karen_from_accounting"},
        resources={1: "black_coffee"},
        discards={1: "rollback"},
        piles={0: "security_sentinel data_leak/known"},
    )
    face = {card.id: number for number, card in enumerate(GAME.cards.faces)}
    do(state, "play headhunter", "find security_sentinel", END, "block with hero 2")
    vector = list(state.knows(0))
    whole, of_a_side = (sizes(table("What a seat knows", first)) for first in ("from", "of a side"))
    for rows, end in ((whole, len(vector)), (of_a_side, 388)):
        assert [start for start, _ in rows[1:]] + [end] == [end for _, end in rows]
    parts = {start: vector[start:end] for start, end in whole}
    assert (parts[0], parts[4], parts[5], parts[6]) == ([0], [0], [PHASES.index("after_block")], [10])
    assert (parts[7], parts[16], parts[17], parts[18]) == ([3], [0], [0], [1])
    assert parts[798] == [1, *[0] * 23]
    assert parts[822][GAME.cards.kinds["headhunter"]] == 1
    assert parts[872][:2] == sorted(2 * face[id] for id in ("rollback", "security_sentinel"))
    assert parts[932] == [-1] * 50
    sides = [vector[start : start + 388] for start in (21, 409)]
    mine, theirs = ({start: side[start:end] for start, end in of_a_side} for side in sides)
    assert mine[2] == [2, 1, len(state.sides[0].removed)]
    assert mine[7][:2] == [face["help_desk_hero"] + (1 << 16), face["ticket_tamer"] + (1 << 8)]
    assert mine[27][0] == face["karen_from_accounting"] + (2 << 16)
    assert mine[67][:1] == [face["headhunter"]]
    assert theirs[47][0] == face["black_coffee"]
    assert theirs[67][:1] == [face["rollback"]]
    assert mine[217][face["data_leak"]] == 1  # lost: a search shuffled it into the pile
    assert mine[127][0] == -1

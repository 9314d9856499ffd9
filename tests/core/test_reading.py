"""Dumps are read strictly, and what is wrong with one is told by its field."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from captable.core.errors import BadInput
from captable.core.reading import Count, Dump, a_seat, for_each_seat, index_of, read_dump, rng_of, those_gone
from captable.core.shapes import Part
from tests.strangers.nim import GAME


class Heap(Part):
    stones: Count
    mark: Literal["red", "blue"] | None = None


class HeapsDump(Dump):
    turn: Count | None
    heaps: list[Heap]
    owners: dict[str, Count]
    ended: bool


def dump(**changes: Any) -> dict[str, Any]:
    whole = {
        "game": "nim", "version": 1, "options": {}, "gone": [], "rng": [1, 2, 3, 4],
        "turn": 0, "heaps": [{"stones": 3, "mark": None}, {"stones": 1, "mark": "red"}], "owners": {"a": 1},
        "ended": False,
    }  # fmt: skip
    return {key: value for key, value in (whole | changes).items() if value is not ...}


def test_what_has_the_right_shape_is_read() -> None:
    read = read_dump(dump(gone=[1]), HeapsDump, GAME)
    assert [heap.stones for heap in read.heaps] == [3, 1]
    assert those_gone(read, 2) == 0b10
    assert list(rng_of(read).words()) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"turn": ...}, "turn is missing"),
        ({"trun": 0}, "there is no field trun"),
        ({"turn": "x"}, "turn can't be 'x': it takes a whole number from 0 to 10000 or null"),
        ({"turn": 1.0}, "turn can't be 1.0"),
        ({"turn": True}, "turn can't be True"),
        ({"turn": -1}, "turn can't be -1"),
        ({"turn": 2**70}, "turn can't be 1180591620717411303424"),
        ({"ended": 0}, "ended can't be 0: it takes true or false"),
        ({"heaps": {}}, "heaps can't be {}: it takes a list"),
        ({"heaps": [{"stones": 1}, {}]}, r"heaps\[1\].stones is missing"),
        ({"heaps": [{"stones": 1, "size": 2}]}, r"there is no field heaps\[0\].size"),
        ({"heaps": [{"stones": None}]}, r"heaps\[0\].stones can't be None: it takes a whole number from 0 to 10000"),
        ({"heaps": [{"stones": 1, "mark": "pink"}]}, r"heaps\[0\].mark can't be 'pink': it takes blue, red or null"),
        ({"heaps": [7]}, r"heaps\[0\] can't be 7: it takes an object with fields"),
        ({"owners": {"a": "b"}}, "each of owners takes a whole number from 0 to 10000"),
        ({"rng": [1, 2]}, r"rng can't be \[1, 2\]: it takes a list of 4"),
    ],
    ids=str,
)
def test_a_field_at_fault_is_named_with_what_it_takes(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput, match=f"This is no dump of nim: {reason}"):
        read_dump(dump(**changes), HeapsDump, GAME)


@pytest.mark.parametrize("thing", [None, [], 5, "nim"], ids=str)
def test_something_else_is_no_dump(thing: Any) -> None:
    with pytest.raises(BadInput, match=r"This is no dump of nim: it is .*, and no object with fields"):
        read_dump(thing, HeapsDump, GAME)


def test_a_dump_of_another_game_or_version_says_which() -> None:
    with pytest.raises(BadInput, match="a dump of chess 1, not nim 1"):
        read_dump(dump(game="chess", turn="x"), HeapsDump, GAME)
    with pytest.raises(BadInput, match="a dump of nim 9, not nim 1"):
        read_dump(dump(version=9), HeapsDump, GAME)


def test_what_players_and_cards_don_t_allow_is_refused_too() -> None:
    with pytest.raises(BadInput, match="turn can't be 2: it takes a seat from 0 to 1"):
        a_seat(2, 2, "turn")
    with pytest.raises(BadInput, match="hands must be a list of 2, not of 1"):
        for_each_seat([0], 2, "hands")
    with pytest.raises(BadInput, match="card can't be 'ace': it takes king, queen"):
        index_of("ace", ["king", "queen"], "card")

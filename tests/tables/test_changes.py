"""What changed of a view, put together with the view before, is the view after: for every game and every viewer."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from captable import games
from captable.core.record import Recorder
from captable.core.view import SPECTATOR, Counter, Message, Piece
from captable.tables.changes import changes, put_together
from tools.samples import all_samples

PLAYERS = {key: found.looks[0].players for key, found in all_samples().items()}


def plain(data: object) -> Any:
    """As it arrives: through JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def check(old: object, new: object) -> int:
    found = changes(old, new)
    assert put_together(plain(old), plain(found)) == plain(new), found
    return len(msgspec.json.encode(found))


@pytest.mark.parametrize("key", PLAYERS)
def test_what_changed_makes_the_next_view_over_whole_games_with_taking_back(key: str) -> None:
    recorder = Recorder(games.find(key), PLAYERS[key], "changes")
    rng = random.Random(key)
    viewers = range(SPECTATOR, PLAYERS[key])
    views = [recorder.state.view(viewer) for viewer in viewers]
    whole = changed = 0
    for _ in range(250):
        if recorder.state.over():
            break
        if recorder.past and rng.random() < 0.1:
            recorder.undo(0)
        else:
            seat = rng.choice(list(recorder.state.to_move()))
            recorder.play(seat, rng.choice(list(recorder.state.moves(seat))))
        for i, viewer in enumerate(viewers):
            view = recorder.state.view(viewer)
            whole += len(msgspec.json.encode(view))
            changed += check(views[i], view)
            views[i] = view
    assert changed < whole / 3, "what changed is much less than the whole"


messages = st.builds(Message, st.sampled_from(["a", "b"]), st.dictionaries(st.sampled_from("xyz"), st.integers(0, 2)))
counters = st.builds(Counter, st.sampled_from(["chips", "points"]), st.integers(0, 3), messages, st.none() | messages)
pieces = st.recursive(
    st.builds(Piece, st.sampled_from(["p", "q", "r"]), st.just("back"), messages, counters=st.lists(counters)),
    lambda below: st.builds(Piece, st.sampled_from(["s", "t"]), st.just("up"), messages, under=st.lists(below)),
    max_leaves=6,
)


@given(st.lists(pieces, max_size=5), st.lists(pieces, max_size=5))
def test_any_two_lists_of_pieces_can_be_turned_into_each_other(old: list[Piece], new: list[Piece]) -> None:
    check(old, new)


def test_what_changed_alike_in_many_is_said_once() -> None:
    old = [Counter(str(i), 1, Message("a")) for i in range(9)]
    new = [Counter(str(i), 2, Message("a")) for i in range(9)]
    assert changes(old, new) == [[[[0, 1, 2, 3, 4, 5, 6, 7, 8], "value"], 2]]


def test_a_piece_that_leaves_a_row_is_said_by_its_place() -> None:
    row = [Piece(f"card-{i}", "back", Message("a")) for i in range(9)]
    assert changes(row, row[:4] + row[5:]) == [[[], 4, 1, []]]


def test_a_field_that_has_its_default_again_is_gone() -> None:
    assert changes(Counter("a", 1, Message("a"), Message("n")), Counter("a", 1, Message("a"))) == [[["note"]]]


def test_nothing_is_said_where_nothing_changed() -> None:
    assert changes(Message("a", {"b": 1}), Message("a", {"b": 1})) == []

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
from captable.core.view import SPECTATOR, Blocked, Choice, Counter, Message, Piece, Refusal, View
from captable.tables.changes import changes, put_together, view_changes
from tools.samples import all_samples

PLAYERS = {key: found.looks[0].players for key, found in all_samples().items()}


def plain(data: object) -> Any:
    """As it arrives: through JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def check(old: object, new: object) -> int:
    found = view_changes(old, new) if isinstance(old, View) and isinstance(new, View) else changes(old, new)
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


labels = st.builds(Message, st.sampled_from("abc"))
places = st.lists(st.sampled_from("xy"), max_size=2)
lit = st.builds(Choice, st.integers(0, 2), labels, places, st.none() | st.just("z"), st.sampled_from(["", "group"]))
reasons = st.builds(Refusal, st.sampled_from(["SU-1", "SU-2"]), st.just(Message("no")))
dark = st.builds(Blocked, labels, reasons, places, st.none() | st.just("z"))
views_of_moves = st.builds(
    lambda choices, blocked: View("g", 1, 0, Message("p"), [], [], choices=choices, blocked=blocked),
    st.lists(lit, max_size=4),
    st.lists(dark, max_size=4),
)


@given(views_of_moves, views_of_moves)
def test_moves_that_light_up_or_go_out_make_the_next_view(old: View, new: View) -> None:
    check(old, new)


def test_a_move_that_goes_out_is_not_said_again_and_one_reason_is_said_once() -> None:
    choices = [Choice(i, Message("do", {"what": i}), [f"card-{i}"]) for i in range(3)]
    why = Refusal("SU-1.3", Message("core-not-your-turn"))
    blocked = [Blocked(choice.label, why, choice.on) for choice in choices]
    before = View("g", 1, 0, Message("p"), [], [], choices=choices)
    after = View("g", 1, 0, Message("p"), [], [], blocked=blocked)
    like_choices = {"like": "choices", "less": ["move"], "more": {"why": why}}
    assert view_changes(before, after) == [[["choices"]], [["blocked"], 0, 0, [[0], [1], [2]], like_choices]]
    moves = [[i, {"move": i}] for i in range(3)]
    like_blocked = {"like": "blocked", "less": ["why"]}
    assert view_changes(after, before) == [[["choices"], 0, 0, moves, like_blocked], [["blocked"]]]

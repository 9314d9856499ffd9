"""Whom a program asks next: everybody until the end, and fairly where several may move."""

from __future__ import annotations

from collections import Counter

import pytest

import captable
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import TOGETHER
from captable.games import find, keys


@pytest.mark.parametrize("key", keys())
def test_a_game_is_played_to_its_end_by_those_who_may_move(key: str) -> None:
    state = find(key).new(seed="turns")
    rng = rng_from("moves")
    for seat in captable.turns(state, "turns"):
        assert seat in state.to_move()
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert state.over()


@pytest.mark.one_build
def test_the_same_seed_asks_in_the_same_order() -> None:
    def asked(seed: str) -> list[int]:
        state = find("ship_it").new(4, "order", {"simultaneous": "live"})
        order = []
        for seat in captable.turns(state, seed):
            order.append(seat)
            state.play(seat, state.common_sense(seat, Rng(1)))
        return order

    assert asked("a") == asked("a")
    assert asked("a") != asked("b")


def test_where_all_may_move_each_is_asked_as_often() -> None:
    state = find("ship_it").new(4, "fair", {"simultaneous": "live"})
    assert state.turn == TOGETHER
    asked = Counter(seat for seat, _ in zip(captable.turns(state, "fair"), range(4000), strict=False))
    assert all(900 < asked[seat] < 1100 for seat in range(4))

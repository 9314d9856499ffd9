"""What a thinking bot tells about a position."""

from __future__ import annotations

import pytest

from captable import bots, games
from captable.core.errors import BadInput
from captable.core.playout import play_out, seat_to_move
from captable.core.rng import Rng

THINKER = "search:iterations=40,horizon=4"


@pytest.mark.parametrize("key", games.keys())
def test_ideas_are_legal_moves_and_share_all_the_thinking(key: str) -> None:
    for number in range(6):
        state = games.find(key).new(None, f"hint {number}")
        state.telling = False
        play_out(state, Rng(number), 5 * number)
        if state.over():
            continue
        seat = seat_to_move(state, Rng(number))
        found = bots.hint(state, seat, Rng(1, number), THINKER)
        assert found
        assert {idea.move for idea in found} <= set(state.moves(seat))
        assert sum(idea.explored for idea in found) == pytest.approx(1)
        assert all(0 <= idea.result <= 1 for idea in found)
        assert found == sorted(found, key=lambda idea: -idea.explored)


@pytest.mark.parametrize("key", games.keys())
def test_a_hint_knows_no_more_than_the_seat(key: str) -> None:
    for number in range(6):
        state = games.find(key).new(None, f"secret {number}")
        state.telling = False
        play_out(state, Rng(number), 4 * number)
        if state.over():
            continue
        seat = seat_to_move(state, Rng(number))
        other_world = state.redeal(seat, Rng(number, 9))
        assert bots.hint(state, seat, Rng(3), THINKER) == bots.hint(other_world, seat, Rng(3), THINKER)


def test_the_best_idea_is_the_move_that_the_bot_would_make() -> None:
    state = games.find("startups").new(4, "best")
    while len(state.moves(state.turn)) < 3:
        state.play(state.turn, state.moves(state.turn)[0])
    seat = state.turn
    assert bots.hint(state, seat, Rng(8), THINKER)[0].move == bots.choose(bots.find(THINKER), state, seat, Rng(8))


def test_who_is_not_to_move_gets_no_hint_and_who_does_not_think_gives_none() -> None:
    state = games.find("startups").new(4, "wait")
    assert bots.hint(state, (state.turn + 1) % 4, Rng(1)) == []
    with pytest.raises(BadInput, match="does not think"):
        bots.hint(state, state.turn, Rng(1), "junior")

"""Many games stepped by one call are the games that are played one by one."""

from __future__ import annotations

import numpy as np
import pytest

from captable.batch import Batch
from captable.core.errors import BadInput
from captable.games import find, keys
from tests.strangers import nim

STEPS = {"startups": 250, "startup_nation": 300, "it_heroes": 400, "it_startup": 500, "ship_it": 900}
"""Enough for some games to end."""


@pytest.mark.one_build
@pytest.mark.parametrize("key", keys())
def test_every_row_says_what_its_position_says_and_games_begin_again(key: str) -> None:
    batch = Batch(key, games=3, seed="rows")
    observation = batch.observation
    for step in range(STEPS[key]):
        batch.step(batch.sensible_moves() if step % 3 else batch.random_moves())
        assert batch.ends.dtype == bool
        assert not batch.rewards[~batch.ends].any()
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        if step % 10 == 0:
            for game in range(len(batch)):
                state, seat = batch.state(game), int(batch.seats[game])
                assert seat in state.to_move()
                assert np.flatnonzero(batch.masks[game]).tolist() == sorted(state.moves(seat))
                assert batch.observations[game].tolist() == list(observation.of(state, seat))
    assert batch.finished > 0


def test_the_same_seed_gives_the_same_batch() -> None:
    def played(seed: str) -> list[int]:
        batch = Batch("startups", games=4, players=5, seed=seed)
        for _ in range(50):
            batch.step(batch.random_moves())
        return [int(number) for number in batch.observations.sum(axis=1)]

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_a_step_with_an_illegal_move_changes_nothing() -> None:
    batch = Batch("startups", games=2, seed="illegal")
    before = batch.observations.copy()
    moves = batch.random_moves().copy()
    moves[1] = 46
    with pytest.raises(BadInput, match="Move 46 is not allowed in game 1"):
        batch.step(moves)
    with pytest.raises(BadInput, match="takes 2 whole numbers"):
        batch.step([0])
    assert np.array_equal(batch.observations, before)


def test_what_is_shown_can_not_be_written_to() -> None:
    batch = Batch("startups", games=2)
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


def test_what_can_not_be_batched_is_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        Batch("startups", games=0)
    with pytest.raises(BadInput, match="not 9"):
        Batch("startups", games=1, players=9)
    assert nim.GAME.observation(2) is None
    with pytest.raises(BadInput, match="declares no observation"):
        Batch(nim.GAME, games=1)


def test_partners_share_what_they_win() -> None:
    batch = Batch(find("it_startup"), games=2, players=4, options={"teams": True, "threshold": 8}, seed="pair")
    ended: list[list[float]] = []
    while len(ended) < 2:
        batch.step(batch.sensible_moves())
        ended += batch.rewards[batch.ends].tolist()
    for rewards in ended:
        assert rewards[0] == rewards[2] == -rewards[1] == -rewards[3]

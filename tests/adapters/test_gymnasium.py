"""One seat against bots passes Gymnasium's own check, and works in its vector environments."""

from __future__ import annotations

from typing import Literal

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from captable.adapters.gymnasium import NAMES
from captable.core.errors import BadInput
from captable.games import keys

APART = {"context": "spawn"}


def test_every_game_is_registered() -> None:
    assert sorted(NAMES.values()) == sorted(keys())
    for name in NAMES:
        assert f"captable/{name}-v0" in gymnasium.registry


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_check_of_gymnasium(name: str) -> None:
    env = gymnasium.make(f"captable/{name}-v0", opponents="junior", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_moves_give_the_same_game(name: str) -> None:
    def played() -> list[object]:
        env = gymnasium.make(f"captable/{name}-v0", opponents="junior,intern")
        seen: list[object] = [env.reset(seed=11)[0]]
        env.action_space.seed(4)
        for _ in range(15):
            mask = seen[-1]["action_mask"]  # type: ignore[index]
            observed, reward, terminated, _, _ = env.step(env.action_space.sample(mask))
            seen.append(observed)
            if terminated:
                assert -1 <= reward <= 1
                break
        return seen

    assert data_equivalence(played(), played())


def test_an_illegal_move_loses_and_says_why() -> None:
    env = gymnasium.make("captable/Startups-v0", players=3, seat=1)
    observed, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observed["action_mask"] == 0)[-1])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["refusal"]


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="no seat 9"):
        gymnasium.make("captable/Startups-v0", seat=9)
    with pytest.raises(BadInput, match="no bot"):
        gymnasium.make("captable/Startups-v0", opponents="nobody")


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_run_side_by_side(mode: Literal["sync", "async"]) -> None:
    # By the whole name, as the processes of the second kind have not imported us.
    name = "captable.adapters.gymnasium:captable/Startups-v0"
    envs = gymnasium.make_vec(
        name, num_envs=3, vectorization_mode=mode, vector_kwargs=APART if mode == "async" else None, opponents="junior"
    )
    observed, _ = envs.reset(seed=2)
    ended = 0
    for _ in range(60):
        moves = [int(np.flatnonzero(mask)[0]) for mask in observed["action_mask"]]
        over = np.zeros(3, bool)
        observed, _, over, _, _ = envs.step(np.array(moves))
        ended += int(over.sum())
        if over.any():
            observed, _ = envs.reset(seed=ended)
    envs.close()
    assert ended

"""Steps per CPU-second with observations and masks: batches, our PettingZoo environments, and PettingZoo's card games.

Moves are by lot everywhere; a step is one player's move. The card games are RLCard's, as PettingZoo wraps them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from bench.ours import PLAYERS, rate
from captable.adapters import pettingzoo
from captable.batch import Batch
from captable.games import keys

AT_ONCE = 1024
THEIRS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def batch_steps(key: str, seconds: float) -> float:
    batch = Batch(key, AT_ONCE, PLAYERS.get(key), seed="bench")

    def steps(n: int) -> int:
        for _ in range(0, n, AT_ONCE):
            batch.step(batch.random_moves())
        return (n + AT_ONCE - 1) // AT_ONCE * AT_ONCE

    return rate(steps, seconds)


def environment_steps(env: Any, seconds: float) -> float:
    """Through the loop of PettingZoo's documentation."""
    chance = np.random.default_rng(1)

    def steps(n: int) -> int:
        done = 0
        while done < n:
            env.reset(seed=int(chance.integers(2**31)))
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
                done += 1
        return done

    return rate(steps, seconds)


def measure(seconds: float) -> dict[str, dict[str, float]]:
    rows: dict[str, dict[str, float]] = {}
    for name in THEIRS:
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        rows[f"PettingZoo {name}"] = {"steps": environment_steps(env, seconds)}
    for key in sorted(keys()):
        rows[f"{key} (PettingZoo)"] = {"steps": environment_steps(pettingzoo.raw_env(key, PLAYERS.get(key)), seconds)}
        rows[f"{key} (batch)"] = {"steps": batch_steps(key, seconds)}
    return rows

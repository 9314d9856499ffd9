"""Our `senior` against OpenSpiel's information-set search on our games, with the same time for a move.

Each search runs as it is: ours compiled, theirs in Python on our compiled rules through the adapter. One seat is ours,
the others theirs, and the other way round, so that each has every seat equally often.

    python -m bench.fair_fight startups --games 20 --seconds 0.1
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import monotonic
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from captable import bots
from captable.adapters import openspiel
from captable.core.rng import Rng
from captable.games import keys

EXPLORATION = 2.0
"""As in OpenSpiel's own examples."""
SURE = 1.96
"""Standard errors either side of a mean: 95 of 100 such intervals hold the true one."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search for so many seconds instead of so many simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), EXPLORATION, 1, random_state=chance)
        self.seconds = seconds
        self.simulations = 0
        self.searches = 0

    def run_search(self, state: Any) -> Any:
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self.reset()
        self._root_node = self.create_new_node(state)
        end = monotonic() + self.seconds
        self.searches += 1
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if monotonic() >= end:
                return self.get_final_policy(state, self._root_node)


def play(game: Any, deal: int, ours: int, seconds: float, alone: bool) -> tuple[float, float]:
    """One game: the reward of our side, and the simulations that theirs had for a move."""
    mine = bots.find(f"senior:seconds={seconds}")
    theirs = TimedIsmcts(game, seconds, deal)
    rng = Rng(deal, ours)
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        seat = state.current_player()
        if (seat == ours) == alone:
            state.apply_action(int(bots.choose(mine, state.position, seat, rng)))
        else:
            state.apply_action(int(theirs.step(state)))
    returns = state.returns()
    mean = sum(reward for seat, reward in enumerate(returns) if (seat == ours) == alone)
    return mean / (1 if alone else len(returns) - 1), theirs.simulations / max(1, theirs.searches)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fair_fight", description=__doc__)
    parser.add_argument("game", choices=sorted(keys()))
    parser.add_argument("--players", type=int, default=0, help="as many as usual, where it is not said")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move (default 0.1)")
    arguments = parser.parse_args()
    openspiel.register_games()
    game = pyspiel.load_game(f"captable_{arguments.game}(players={arguments.players})")
    seats = game.num_players()
    played = [
        play(game, number // 2, number // 2 % seats, arguments.seconds, alone=number % 2 == 0)
        for number in range(arguments.games)
    ]
    rewards = np.array([reward for reward, _ in played])
    mean, error = rewards.mean(), SURE * rewards.std(ddof=1) / sqrt(len(rewards))
    simulations = np.mean([count for _, count in played])
    print(
        f"{arguments.game}, {seats} players, {len(played)} games, {arguments.seconds} s for a move: senior's reward "
        f"{mean:+.2f} ({mean - error:+.2f} to {mean + error:+.2f}); OpenSpiel's search had {simulations:.0f} "
        "simulations for a move"
    )


if __name__ == "__main__":
    main()

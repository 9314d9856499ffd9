"""Our `senior` against OpenSpiel's information-set search on our games, with the same time for a move.

Each search runs as it is: ours compiled, theirs in Python on our compiled rules through the adapter. Theirs has as much
CPU time for a move as ours has needed on average, and ten simulations at least, without which it can't choose. One seat
is ours and the others theirs, then the other way round.

    python -m bench.fair_fight startups --games 20        (Ctrl-C ends it with the games so far)
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from time import process_time
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
FEWEST = 10
"""Simulations of a search; after one it has visited no move yet."""
SURE = 1.96
"""Standard errors either side of a mean: 95 of 100 such intervals hold the true one."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search for so many CPU-seconds instead of so many simulations."""

    def __init__(self, game: Any, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), EXPLORATION, 1, random_state=chance)
        self.seconds = 0.0
        self.simulations = 0
        self.searches = 0

    def run_search(self, state: Any) -> Any:
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self.reset()
        self._root_node = self.create_new_node(state)
        end = process_time() + self.seconds
        self.searches += 1
        done = 0
        while done < FEWEST or process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        return self.get_final_policy(state, self._root_node)


class Senior:
    """Our level, with a look at the clock."""

    def __init__(self) -> None:
        self.bot = bots.find("senior")
        self.spent = 0.0
        self.moves = 0

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        began = process_time()
        move = int(bots.choose(self.bot, state.position, seat, rng))
        if len(state.legal_actions()) > 1:
            self.spent += process_time() - began
            self.moves += 1
        return move

    def seconds(self, state: Any, seat: int) -> float:
        """CPU time for a move so far; before its first one it tries how long this one would take."""
        if not self.moves:
            self.choose(state, seat, Rng(1))
        return self.spent / max(1, self.moves)


def play(game: Any, deal: int, ours: int, alone: bool, senior: Senior) -> tuple[float, float]:
    """One game: the reward of our side, and the simulations that theirs had for a move."""
    theirs = TimedIsmcts(game, deal)
    rng = Rng(deal, ours)
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        seat = state.current_player()
        if (seat == ours) == alone:
            state.apply_action(senior.choose(state, seat, rng))
        else:
            theirs.seconds = senior.seconds(state, seat)
            state.apply_action(int(theirs.step(state)))
    returns = state.returns()
    total = sum(reward for seat, reward in enumerate(returns) if (seat == ours) == alone)
    return total / (1 if alone else len(returns) - 1), theirs.simulations / max(1, theirs.searches)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fair_fight", description=__doc__)
    parser.add_argument("game", choices=sorted(keys()))
    parser.add_argument("--players", type=int, default=0, help="as many as usual, where it is not said")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    openspiel.register_games()
    game = pyspiel.load_game(f"captable_{arguments.game}(players={arguments.players})")
    seats = game.num_players()
    senior = Senior()
    rewards: list[float] = []
    simulations: list[float] = []
    for number in range(arguments.games):
        try:
            reward, simulated = play(game, number // 2, number // 2 % seats, number % 2 == 0, senior)
        except KeyboardInterrupt:
            break  # what has been played counts
        rewards.append(reward)
        simulations.append(simulated)
        print(f"game {number + 1}: {reward:+.2f}", file=sys.stderr, flush=True)
    if len(rewards) < 2:
        sys.exit("Two games at least have to be over.")
    mean, error = np.mean(rewards), SURE * np.std(rewards, ddof=1) / sqrt(len(rewards))
    print(
        f"{arguments.game}, {seats} players, {len(rewards)} games: senior's reward {mean:+.2f} "
        f"({mean - error:+.2f} to {mean + error:+.2f}), with {senior.spent / senior.moves:.2f} CPU-seconds for a move; "
        f"OpenSpiel's search had {np.mean(simulations):.0f} simulations"
    )


if __name__ == "__main__":
    main()

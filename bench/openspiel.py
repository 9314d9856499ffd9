"""OpenSpiel's hearts and crazy_eights, played at random through a Python loop and through its own C++ loop.

Its deals are actions of a chance player. `moves` counts what players choose; `actions` counts the deals too, which
is the count that favours OpenSpiel.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from bench.ours import TREE, rate

GAMES = ("hearts", "crazy_eights")
SEARCHED = "hearts(pass_cards=false)"
"""Without passing cards: with it, its search ends in a segmentation fault on some positions."""
EXPLORATION = 2.0
FEWEST = 10
"""Its search wants more than one iteration."""


def python_game(game: Any, chance: Random) -> tuple[int, int]:
    """One game through a Python loop: its moves and its actions."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        moves += not state.is_chance_node()
        state.apply_action(actions[chance.randrange(len(actions))])
    return moves, len(state.history())


def measure_game(name: str, seconds: float) -> dict[str, dict[str, float]]:
    game = pyspiel.load_game(name)
    chance = Random(1)
    sample = [python_game(game, chance) for _ in range(200)]
    moves = sum(m for m, _ in sample) / len(sample)
    actions = sum(a for _, a in sample) / len(sample)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def in_cpp(n: int) -> int:
        for seed in range(n):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return n

    def in_python(n: int) -> int:
        for _ in range(n):
            python_game(game, chance)
        return n

    return {
        f"OpenSpiel {name} ({loop} loop)": {"moves": moves * games, "actions": actions * games}
        for loop, games in (("C++", rate(in_cpp, seconds)), ("Python", rate(in_python, seconds)))
    }


def measure_search(seconds: float) -> float:
    """Iterations of its information-set search on hearts: random playouts to the end, from the first card played."""
    state = pyspiel.load_game(SEARCHED).new_initial_state()
    chance = Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        actions = state.legal_actions()
        state.apply_action(actions[chance.randrange(len(actions))])

    def iterations(n: int) -> int:
        n = max(n, FEWEST)
        for begun in range(0, n, TREE):
            evaluator = pyspiel.RandomRolloutEvaluator(1, begun + 1)
            pyspiel.ISMCTSBot(begun + 1, evaluator, EXPLORATION, max(FEWEST, min(n - begun, TREE))).step(state)
        return n

    return rate(iterations, seconds)


def measure(seconds: float) -> dict[str, dict[str, float]]:
    rows = {row: rates for name in GAMES for row, rates in measure_game(name, seconds).items()}
    rows["OpenSpiel hearts (C++ loop)"]["iterations"] = measure_search(seconds)
    return rows

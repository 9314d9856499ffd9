"""The weights of a game's `features`: how much each tells of who wins, from games of juniors with slips.

    python -m bench.fit it_heroes --games 3000

Logistic regression on the difference of both sides. The weights go into the game's `rules/sense.py`, in hundredths.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from math import exp, log

from rich.console import Console
from rich.progress import track

from bench.deals import deal
from captable.core.game import Game
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.games import find

SLIPS = 10
"""So many moves in a hundred are any: else the same few openings would be all there is to learn from."""
LOOKS = 15
"""So many positions in a hundred are looked at; those of one game are much alike."""
STEPS = 20
CAUTION = 1.0
"""Keeps the weight of a feature that tells nothing near 0."""

Rows = list[tuple[list[float], float]]
"""The difference of the features and who won: 1 for the first seat."""


def play(game: Game, number: int) -> Rows:
    rng = rng_from(f"fit/{number}")
    state = deal(game, 2, f"fit/{number}", number)
    features = import_module(f"captable.games.{game.key}.rules.sense").features
    seen = []
    while not state.over():
        seat = seat_to_move(state, rng)
        if rng.below(100) < LOOKS:
            seen.append([float(a - b) for a, b in zip(features(state, 0), features(state, 1), strict=True)])
        moves = state.moves(seat)
        slip = rng.below(100) < SLIPS
        state.play(seat, moves[rng.below(len(moves))] if slip else state.common_sense(seat, rng))
    outcome = state.outcome()
    assert outcome is not None
    return [(row, float(outcome.places[0] == 1)) for row in seen if len(outcome.winners) == 1]


def chance(weights: list[float], row: list[float]) -> float:
    return 1 / (1 + exp(-sum(weight * x for weight, x in zip(weights, row, strict=True))))


def surprise(weights: list[float], rows: Rows) -> float:
    """The mean negative logarithm of the chance that was given to what happened; 0.693 is guessing."""
    chances = [(chance(weights, row), won) for row, won in rows]
    return -sum(log(max(1e-9, p if won else 1 - p)) for p, won in chances) / len(rows)


def fit(rows: Rows) -> list[float]:
    """Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-CAUTION * weight for weight in weights]
        curve = [[CAUTION if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in rows:
            p = chance(weights, row)
            for i, x in enumerate(row):
                if x:
                    slope[i] += x * (won - p)
                    bend = p * (1 - p) * x
                    for j in range(i + 1):
                        curve[i][j] += bend * row[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; the matrix is positive definite, so no rows change places."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for j, row in enumerate(rows):
            if j != i:
                factor = row[i] / pivot[i]
                rows[j] = [x - factor * y for x, y in zip(row, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    given = parser.parse_args()
    game = find(given.game)
    console = Console(stderr=True)
    games = [play(game, number) for number in track(range(given.games), given.game, console=console, transient=True)]
    learnt = [row for rows in games[::2] for row in rows]
    kept_back = [row for rows in games[1::2] for row in rows]
    weights = fit(learnt)
    print("weights in hundredths:", ", ".join(f"{100 * weight:.0f}" for weight in weights))
    print(f"surprise in games kept back: {surprise(weights, kept_back):.3f} (0.693 is guessing)")


if __name__ == "__main__":
    main()

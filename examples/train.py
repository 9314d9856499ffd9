"""Learn to play Startups in a few minutes, with numpy alone: first by copying `junior`, then by playing against it.

    python -m examples.train

What it shows: stepping many games at once (`captable.batch`), spreading observations out for a network, masking what
is not allowed, and crediting moves with the result of their game.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Any

import numpy as np
import numpy.typing as npt

from captable.adapters.arrays import Spread
from captable.batch import Batch

Floats = npt.NDArray[np.float32]
Rows = npt.NDArray[Any]

GAME, PLAYERS = "startups", 4
UNIMPORTANT = ("market_slot", "results", "gone", "rounds", "round", "manual")
"""Fields that tell nothing in a single round in which nobody leaves."""
HIDDEN = 128


class Policy:
    """A network with one hidden layer: from what a seat knows to how likely it makes each move."""

    def __init__(self, inputs: int, moves: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (chance.standard_normal((inputs, HIDDEN)) * sqrt(2 / inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, moves), np.float32),
            np.zeros(moves, np.float32),
        ]
        self.means = [np.zeros_like(weights) for weights in self.weights]
        self.squares = [np.zeros_like(weights) for weights in self.weights]
        self.updates = 0

    def chances(self, features: Floats, masks: Rows) -> tuple[Floats, Floats]:
        """How likely each move is, and the hidden layer."""
        first, bias, second, last = self.weights
        hidden = np.maximum(features @ first + bias, 0)
        scores = np.where(masks, hidden @ second + last, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        return chances / chances.sum(axis=1, keepdims=True), hidden

    def draw(self, features: Floats, masks: Rows, chance: np.random.Generator, greedy: bool = False) -> Rows:
        chances, _ = self.chances(features, masks)
        if greedy:
            return np.asarray(chances.argmax(axis=1))
        heights = chances.cumsum(axis=1)
        return np.asarray((chance.random((len(heights), 1), np.float32) * heights[:, -1:] < heights).argmax(axis=1))

    def learn(self, features: Floats, masks: Rows, moves: Rows, credit: Floats, rate: float) -> None:
        """Make the moves likelier by their credit: 1 for each copies a teacher, gain or loss learns from results."""
        chances, hidden = self.chances(features, masks)
        slope = -chances * credit[:, None]
        slope[np.arange(len(moves)), moves] += credit
        slope /= len(moves)
        below: Rows = (slope @ self.weights[2].T) * (hidden > 0)
        self.climb([features.T @ below, below.sum(0), hidden.T @ slope, slope.sum(0)], rate)

    def climb(self, slopes: list[Rows], rate: float) -> None:
        """A step of Adam."""
        self.updates += 1
        rate *= sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weights, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights += rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Learner:
    games: int
    seed: int = 1

    def __post_init__(self) -> None:
        self.batch = Batch(GAME, self.games, PLAYERS, seed=self.seed)
        self.spread = Spread(self.batch.observation, without=UNIMPORTANT)
        self.policy = Policy(self.spread.size, self.batch.game.move_codes, self.seed)
        self.chance = np.random.default_rng(self.seed)
        self.own = np.arange(self.games) % PLAYERS
        """The seat that learns, in each game."""

    def copy_junior(self, steps: int, rate: float = 0.002) -> float:
        """Watch juniors play and learn to do the same; how often it would have, at the end."""
        right = 0.0
        for _ in range(steps):
            features, masks = self.spread(self.batch.observations), self.batch.masks
            moves = self.batch.sensible_moves()
            right += 0.05 * (
                float((self.policy.draw(features, masks, self.chance, greedy=True) == moves).mean()) - right
            )
            self.policy.learn(features, masks, moves, np.ones(len(moves), np.float32), rate)
            self.batch.step(moves)
        return right

    def improve(self, rounds: int, rate: float = 0.0004) -> None:
        """Play one seat against juniors, and make moves likelier by what their games brought."""
        for _ in range(rounds):
            rows, credit = self.play(Batch(GAME, self.games, PLAYERS, seed=int(self.chance.integers(2**32))), "junior")
            credit = (credit - credit.mean()) / (credit.std() + 1e-6)
            order = self.chance.permutation(len(credit))
            for part in np.array_split(order, max(1, len(order) // 2048)):
                features = self.spread(rows["observation"][part])
                self.policy.learn(features, rows["mask"][part], rows["move"][part], credit[part], rate)

    def play(self, batch: Batch, opponents: str, greedy: bool = False) -> tuple[dict[str, Rows], Floats]:
        """One game in each place of the batch: what the learner saw and did there, and what the game brought it."""
        kept: dict[str, list[Rows]] = {"observation": [], "mask": [], "move": [], "game": []}
        results = np.zeros(len(batch), np.float32)
        running = np.ones(len(batch), bool)
        while running.any():
            moves = (batch.sensible_moves() if opponents == "junior" else batch.random_moves()).copy()
            mine = np.flatnonzero(running & (batch.seats == self.own))
            if len(mine):
                seen, masks = batch.observations[mine], batch.masks[mine]
                moves[mine] = self.policy.draw(self.spread(seen), masks, self.chance, greedy)
                for name, values in (("observation", seen), ("mask", masks), ("move", moves[mine]), ("game", mine)):
                    kept[name].append(values)
            batch.step(moves)
            ended = np.flatnonzero(running & batch.ends)
            results[ended] = batch.rewards[ended, self.own[ended]]
            running[ended] = False
        rows = {name: np.concatenate(values) for name, values in kept.items()}
        return rows, results[rows["game"]] if not greedy else results

    def wins_against(self, opponents: str, games: int) -> tuple[float, float]:
        """The part of games that it wins alone against three of that bot, and half of the 95 % interval."""
        won = 0
        for begun in range(0, games, self.games):
            _, results = self.play(Batch(GAME, self.games, PLAYERS, seed=f"test {begun}"), opponents, greedy=True)
            won += int((results == 1).sum())
            games = max(games, begun + self.games)
        part = won / games
        return part, 1.96 * sqrt(part * (1 - part) / games)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.train", description=__doc__)
    parser.add_argument("--games", type=int, default=512, help="how many run side by side (default 512)")
    parser.add_argument("--copying", type=int, default=1500, help="steps of copying junior (default 1500)")
    parser.add_argument("--rounds", type=int, default=150, help="rounds of playing against junior (default 150)")
    parser.add_argument("--test", type=int, default=2048, help="games of each test (default 2048)")
    arguments = parser.parse_args()
    learner = Learner(arguments.games)
    began = monotonic()

    def report(after: str) -> None:
        parts = [(bot, *learner.wins_against(bot, arguments.test)) for bot in ("intern", "junior")]
        said = ", ".join(f"{100 * part:.1f} % ± {100 * error:.1f} against three {bot}s" for bot, part, error in parts)
        print(f"{monotonic() - began:4.0f} s, {after}: wins {said} (an equal would win 25 %)", flush=True)

    right = learner.copy_junior(arguments.copying)
    report(f"after copying junior, right {100 * right:.0f} % of the time")
    for done in range(0, arguments.rounds, 50):
        rounds = min(50, arguments.rounds - done)
        learner.improve(rounds)
        report(f"after {done + rounds} rounds of playing")


if __name__ == "__main__":
    main()

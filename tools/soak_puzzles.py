"""Make many puzzles of Ship It! and prove every one: `python -m tools.soak_puzzles [COUNT]`, part of `make soak`.

For each round: all are solvable within 20 blocks by the round's blocks (SI-5.6), no two in a hundred are alike, and
making and proving one takes less than 5 ms on average in the compiled build.

The proof is a program of the solver, who has seen nothing but the layout, and a robot of this file that obeys it,
counts coins and shares no code with the interpreter of the game. The program that the layout was made from is run too.
"""

from __future__ import annotations

import contextlib
import sys
import time
from typing import Any

import captable
from captable.core.seed import rng_from
from captable.games.ship_it import GAME
from captable.games.ship_it.dump import TOKENS, layout_form
from captable.games.ship_it.rules.layouts import Puzzle, make_puzzle
from captable.games.ship_it.rules.solver import CHAINING, solve

COUNT = 10_000
MOST_MILLISECONDS = 5.0

MOST_BLOCKS = 20
MOST_STEPS = 1000
MOST_DEPTH = 3
KINDS = ("move", "loop", "collect"), ("left", "right"), ("if",), ("while", "call", "function")
"""The blocks that come with each round (SI-5.2)."""
AHEAD = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CLOCKWISE = tuple(AHEAD)

Block = tuple[str, str, list[Any]]
"""Its kind, its detail (a condition, a number of turns) and the blocks in it."""


class Ended(Exception):
    """The run is over."""


class Robot:
    """Obeys a program as SI-5.3 says."""

    def __init__(self, drawn: dict[str, Any]) -> None:
        rows = drawn["grid"]
        cells = {(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row)}
        self.grid = set(cells)
        self.walls = {place for place, cell in cells.items() if cell == "#"}
        self.coins = {place for place, cell in cells.items() if cell == "o"}
        self.place: tuple[int, int] = (drawn["start"][0], drawn["start"][1])
        self.heading = CLOCKWISE.index(drawn["heading"])
        self.steps = 0
        self.function: list[Block] = []

    def collects_all(self, words: list[str]) -> bool:
        program = nested(words)
        self.function = next((inside for kind, _, inside in program if kind == "function"), [])
        with contextlib.suppress(Ended):
            self.obey([block for block in program if block[0] != "function"])
        return not self.coins

    def obey(self, blocks: list[Block]) -> None:
        for kind, detail, inside in blocks:
            if kind == "while":
                while self.test(detail):
                    self.obey(inside)
            elif kind == "if":
                if self.test(detail):
                    self.obey(inside)
            else:
                self.step()
                if kind == "loop":
                    for _ in range(int(detail)):
                        self.obey(inside)
                elif kind == "call":
                    self.obey(self.function)
                else:
                    self.act(kind)

    def step(self) -> None:
        if self.steps == MOST_STEPS:
            raise Ended
        self.steps += 1

    def ahead(self) -> tuple[int, int]:
        dx, dy = AHEAD[CLOCKWISE[self.heading]]
        return self.place[0] + dx, self.place[1] + dy

    def test(self, condition: str) -> bool:
        self.step()
        if condition == "coin":
            return self.place in self.coins
        inside = self.ahead() in self.grid
        return not inside if condition == "edge" else inside and self.ahead() not in self.walls

    def act(self, kind: str) -> None:
        if kind == "move":
            self.place = self.ahead()
            if self.place not in self.grid or self.place in self.walls:
                raise Ended
        elif kind == "collect":
            if self.place not in self.coins:
                raise Ended
            self.coins.remove(self.place)
            if not self.coins:
                raise Ended
        else:
            self.heading = (self.heading + (1 if kind == "right" else -1)) % 4


def nested(words: list[str]) -> list[Block]:
    """A program as blocks in blocks."""
    blocks: list[Block] = []
    around = [blocks]
    for word in words:
        if word == "end":
            around.pop()
            continue
        kind, _, detail = word.partition("_")
        inside: list[Block] = []
        around[-1].append((kind, detail, inside))
        if kind in ("loop", "if", "while", "function"):
            around.append(inside)
    return blocks


def deepest(blocks: list[Block]) -> int:
    return max((1 + deepest(inside) for _, _, inside in blocks), default=0)


def why_no_proof(layout: dict[str, Any], round: int, words: list[str]) -> str | None:
    """What keeps a program from proving that a layout is solvable (SI-5.6); none if it proves it."""
    kinds = [word.partition("_")[0] for word in words if word != "end"]
    if later := set(kinds) - {kind for come in KINDS[:round] for kind in come}:
        return f"needs {', '.join(sorted(later))}"
    if len(kinds) > MOST_BLOCKS:
        return f"takes {len(kinds)} blocks"
    if deepest(nested(words)) > MOST_DEPTH + 1:
        return "has too many containers in containers"
    return None if Robot(layout).collects_all(words) else "leaves coins"


def prove(made: Puzzle, round: int) -> str | None:
    """What is wrong with a puzzle; none if the solver and its maker can solve it."""
    layout = layout_form(made.layout)
    found = [TOKENS[token] for token in solve(made.layout, round, CHAINING).program]
    if not found:
        return "is not solved by the solver"
    for whose, words in (("the solver", found), ("its maker", [TOKENS[token] for token in made.witness])):
        if problem := why_no_proof(layout, round, words):
            return f"has a program of {whose} that {problem}"
    return None


def soak(round: int, count: int) -> str | None:
    """What is wrong with the puzzles of a round; none if nothing is."""
    rng = rng_from(f"soak {round}")
    began = time.process_time()
    alike: set[str] = set()
    for number in range(count):
        made = make_puzzle(rng, round, GAME.cards.figures)
        if problem := prove(made, round):
            return f"puzzle {number} of round {round} {problem}"
        if number % 100 == 0:
            alike.clear()
        alike.add(repr(layout_form(made.layout) | {"par": None}))
        if len(alike) != number % 100 + 1:
            return f"puzzle {number} of round {round} is like another of the same hundred"
    each = 1000 * (time.process_time() - began) / count
    print(f"round {round}: {count} puzzles, all solved by the solver within {MOST_BLOCKS} blocks; ", end="")
    print(f"no two in a hundred alike; {each:.3f} ms each", flush=True)
    if captable.build() == "compiled" and each > MOST_MILLISECONDS:
        return f"a puzzle of round {round} takes {each:.1f} ms"
    return None


def main(count: int) -> int:
    problems = [problem for round in (1, 2, 3, 4) if (problem := soak(round, count))]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT))

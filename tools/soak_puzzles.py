"""Make many puzzles of Ship It! and prove every one: `python -m tools.soak_puzzles [COUNT]`, part of `make soak`.

For each round: all are solvable within 20 blocks by the round's blocks (SI-5.6), no two in a hundred are alike, and
making and proving one takes less than 5 ms on average in the compiled build.
"""

from __future__ import annotations

import sys
import time

import captable
from captable.core.seed import rng_from
from captable.games.ship_it import GAME
from captable.games.ship_it.layouts import make_puzzle
from captable.games.ship_it.puzzle import END, SOLVABLE_WITHIN, SOLVED, available, count_blocks, run

COUNT = 10_000
MOST_MILLISECONDS = 5.0


def soak(round: int, count: int) -> str | None:
    """What is wrong with the puzzles of a round; none if nothing is."""
    rng = rng_from(f"soak {round}")
    began = time.process_time()
    alike: set[tuple[int, ...]] = set()
    for number in range(count):
        made = make_puzzle(rng, round, GAME.cards.figures)
        layout = made.layout
        if run(layout, made.witness).result() != SOLVED or count_blocks(made.witness) > SOLVABLE_WITHIN:
            return f"puzzle {number} of round {round} is not solved by its program"
        if not all(available(token, round) for token in made.witness if token != END):
            return f"puzzle {number} of round {round} needs blocks of a later round"
        if number % 100 == 0:
            alike.clear()
        alike.add((layout.width, layout.height, layout.start, layout.heading, *layout.cells))
        if len(alike) != number % 100 + 1:
            return f"puzzle {number} of round {round} is like another of the same hundred"
    each = 1000 * (time.process_time() - began) / count
    print(f"round {round}: {count} puzzles, all solvable, no two in a hundred alike, {each:.3f} ms each")
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

"""Damage dumps of a game's positions, and list those that are neither refused in words nor can be played.

python -m tools.damage it_heroes --games 20
"""

from __future__ import annotations

import argparse
from collections import Counter

from captable.core.damage import Unplayable, damage_often
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.games import find

MOVES_BETWEEN = 12


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="damage")
    asked = parser.parse_args()
    refused = played = 0
    faults: Counter[str] = Counter()
    for number in range(asked.games):
        more_refused, more_played = damage_game(find(asked.game), number, f"{asked.seed} {number}", faults)
        refused, played = refused + more_refused, played + more_played
    print(f"{asked.game}: {refused} refused, {played} played to the end, {faults.total()} neither")
    for fault, times in faults.most_common():
        print(f"  {times} × {fault}")


def damage_game(game: Game, number: int, seed: str, faults: Counter[str]) -> tuple[int, int]:
    """Damage the positions of one random game on the way."""
    counts = list(game.players_for(read_options(game.options, {})))
    state = game.new(counts[number % len(counts)], seed)
    rng = rng_from(seed, "damage")
    refused = played = 0
    while not state.over():
        if rng.below(MOVES_BETWEEN) == 0:
            try:
                tally = damage_often(state, rng, 1)
                refused, played = refused + tally.refused, played + tally.played
            except Unplayable as fault:
                faults[str(fault)] += 1
        seat = seat_to_move(state, rng)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return refused, played


if __name__ == "__main__":
    main()

"""How the preset decks of IT Heroes fare against each other when both sides play with common sense.

`python -m bench.decks [GAMES]` plays so many games of each pair and prints the matrix: the row's wins in per cent
(draws count half). No deck should win more than 62 % or less than 38 % against the field of the others.
"""

from __future__ import annotations

import sys

from captable.core.seed import rng_from
from captable.games.it_heroes import GAME

GAMES = 400
MOST, LEAST = 62.0, 38.0


def wins(one: str, two: str, games: int) -> float:
    """The share of games that the first deck wins; seats change places."""
    points = 0.0
    for number in range(games):
        decks = [one, two] if number % 2 == 0 else [two, one]
        state = GAME.new(2, f"{one}-{two}-{number}", {}, [{"deck": deck} for deck in decks])
        state.telling = False
        rng = rng_from(f"{one}-{two}-{number}", "players")
        while not state.over():
            state.apply(state.turn, state.common_sense(state.turn, rng))
        outcome = state.outcome()
        assert outcome is not None
        seat = number % 2
        points += 1 / len(outcome.winners) if seat in outcome.winners else 0
    return points / games


def matrix(games: int) -> dict[str, dict[str, float]]:
    decks = list(GAME.shelf.presets)
    table: dict[str, dict[str, float]] = {deck: {} for deck in decks}
    for i, one in enumerate(decks):
        for two in decks[i + 1 :]:
            share = wins(one, two, games)
            table[one][two], table[two][one] = share, 1 - share
    return table


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    table = matrix(games)
    print(f"{'':12}" + "".join(f"{deck:>12}" for deck in table) + f"{'field':>12}")
    balanced = True
    for deck, row in table.items():
        field = 100 * sum(row.values()) / len(row)
        balanced = balanced and LEAST <= field <= MOST
        cells = "".join(f"{100 * row[other]:12.1f}" if other in row else f"{'–':>12}" for other in table)
        print(f"{deck:12}{cells}{field:12.1f}")
    return 0 if balanced else 1


if __name__ == "__main__":
    sys.exit(main())

"""The figures of a game's common sense: small changes at random, kept when juniors with them beat those without.

    python -m bench.taste it_heroes --seconds 120

A game that can be tuned has a `taste.py` with figures in an object `TASTE`; what is found goes there by hand. Equal
juniors have half of the wins: a change must do better in some games, and again in many others.
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from time import monotonic

from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import OVER
from captable.games import find
from captable.lab.cores import in_order
from captable.lab.simulate import wilson

TRIAL = (1200, 0.52)
PROOF = (4000, 0.512)
"""Games, and the share of wins that a change must reach in them: first few games, then more of other deals."""
STEPS = (0.25, 0.5, 1.0)
LEAST_STEP = 10

Taste = dict[str, int]


def play(key: str, mine: Taste, theirs: Taste, seed: str, numbers: range) -> list[float]:
    """The points of juniors with the first taste, in each seat in turn, with the same deal."""
    game = find(key)
    taste = import_module(f"captable.games.{key}.taste").TASTE
    different = [name for name in mine if mine[name] != theirs[name]]
    box = game.deck_box()
    points = []
    for number in numbers:
        deal, seat_of_mine = divmod(number, 2)
        private = [{box.option: box.ready[deal % len(box.ready)].key}] * 2 if box else None
        state = game.new(2, f"{seed}/{deal}", None, private)
        state.telling = False
        rng = rng_from(f"{seed}/{deal}", "taste")
        while (seat := seat_to_move(state, rng)) != OVER:
            for name in different:
                setattr(taste, name, (mine if seat == seat_of_mine else theirs)[name])
            state.play(seat, state.common_sense(seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        points.append(1 / len(outcome.winners) if seat_of_mine in outcome.winners else 0.0)
    for name in mine:
        setattr(taste, name, theirs[name])
    return points


def share(key: str, mine: Taste, theirs: Taste, seed: str, games: int) -> float:
    return sum(in_order(partial(play, key, mine, theirs, seed), games)) / games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.taste", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=120, help="how long to look for something better")
    parser.add_argument("--seed", default="taste")
    given = parser.parse_args()
    try:
        taste = import_module(f"captable.games.{given.game}.taste").TASTE
    except ModuleNotFoundError:
        parser.error(f"{given.game} has no taste.py, so there is nothing to tune")
    first: Taste = {name: getattr(taste, name) for name in dir(taste) if not name.startswith("_")}
    best = dict(first)
    rng = rng_from(given.seed)
    end = monotonic() + given.seconds
    tries = 0
    while monotonic() < end:
        tries += 1
        tried = dict(best)
        for _ in range(1 + rng.below(3)):
            name = list(best)[rng.below(len(best))]
            step = max(LEAST_STEP, abs(first[name])) * STEPS[rng.below(len(STEPS))]
            tried[name] += round(step if rng.below(2) else -step)
        found = 0.0
        for games, needed in (TRIAL, PROOF):
            found = share(given.game, tried, best, f"{given.seed}/{tries}/{games}", games)
            if found < needed:
                break
        else:
            best = tried
            changes = ", ".join(
                f"{name} {best[name]} (was {first[name]})" for name in best if best[name] != first[name]
            )
            print(f"try {tries}: {found:.1%} against the last; now {changes}", flush=True)
    games = 2 * PROOF[0]
    points = games * share(given.game, best, first, f"{given.seed}/all", games)
    low, high = wilson(points, games)
    print(f"{tries} tries; all changes against none: {points / games:.1%} ({low:.1%} – {high:.1%}) of {games} games")


if __name__ == "__main__":
    main()

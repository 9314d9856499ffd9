"""The figures of a game's common sense: small changes at random, kept when juniors with them beat those without.

    python -m bench.taste it_heroes --seconds 120 --search 100

The figures are in an object `TASTE` in the game's `taste.py`; what is found goes there by hand. One junior with a
change sits among juniors without it, in each seat in turn, with the same deal. A change must win clearly more than its
share of some games, and again of many others. What is better for juniors may be worse for a search that plays on with
it; with `--search` a change must also win no less than its share of games between searches of so many iterations.

    python -m bench.taste startups --judgement --search 200

does the same for how a game judges positions, `JUDGEMENT`, which only searches can tell: fewer games, and slower ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from math import sqrt
from time import monotonic
from typing import NamedTuple

from bench.deals import deal
from captable import bots
from captable.bots.searcher import SEARCH
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER
from captable.games import find
from captable.lab.cores import in_order
from captable.lab.simulate import wilson


class Games(NamedTuple):
    trial: int
    """For a first look at a change."""
    proof: int
    """With other deals."""
    whole: int
    """At the end, for all changes together."""


OF_JUNIORS = Games(1200, 4000, 8000)
OF_SEARCHES = Games(200, 400, 800)
PROMISING, PROVEN = 1.5, 2.0
"""So many standard deviations above their share must juniors with a change be, first and in the proof."""
STEPS = (0.25, 0.5, 1.0, 2.5)
"""How far a figure is moved, by its first size."""
LEAST_SIZE = 4
"""What counts as the size of a figure that is 0 or nearly so."""

Taste = dict[str, int]

JUNIOR = "junior"
TASTE, JUDGEMENT = "TASTE", "JUDGEMENT"
"""The objects in a game's `taste.py`."""


class Trial(NamedTuple):
    """Where bots of two tastes meet."""

    key: str
    players: int
    options: Mapping[str, object]
    mine: Taste
    theirs: Taste
    seed: str
    bot: str = JUNIOR
    about: str = TASTE

    @property
    def games(self) -> Games:
        return OF_JUNIORS if self.bot == JUNIOR else OF_SEARCHES

    def of_searches(self, iterations: int) -> Trial:
        return self._replace(bot=f"{SEARCH}:iterations={iterations}")


def play(trial: Trial, numbers: range) -> list[float]:
    """The points of a bot with the first taste among others with the second."""
    game, bot = find(trial.key), bots.find(trial.bot)
    taste = getattr(import_module(f"captable.games.{trial.key}.taste"), trial.about)
    before = figures_of(taste)
    different = [name for name in trial.mine if trial.mine[name] != trial.theirs[name]]
    set_figures(taste, trial.theirs)
    points = []
    for number in numbers:
        round_of_seats, seat_of_mine = divmod(number, trial.players)
        seed = f"{trial.seed}/{round_of_seats}"
        state = deal(game, trial.players, seed, round_of_seats, trial.options)
        rng = rng_from(seed, "taste")
        while (seat := seat_to_move(state, rng)) != OVER:
            for name in different:
                setattr(taste, name, (trial.mine if seat == seat_of_mine else trial.theirs)[name])
            state.play(seat, bots.choose(bot, state, seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        points.append(1 / len(outcome.winners) if seat_of_mine in outcome.winners else 0.0)
    set_figures(taste, before)
    return points


def figures_of(taste: object) -> Taste:
    return {name: getattr(taste, name) for name in dir(taste) if not name.startswith("_")}


def set_figures(taste: object, figures: Taste) -> None:
    for name, figure in figures.items():
        setattr(taste, name, figure)


def share(trial: Trial, games: int) -> float:
    return sum(in_order(partial(play, trial), games)) / games


def is_better(trial: Trial, games: int, deviations: float) -> bool:
    chance = 1 / trial.players
    return share(trial, games) >= chance + deviations * sqrt(chance * (1 - chance) / games)


def is_kept(trial: Trial, first: Taste, iterations: int) -> bool:
    """Better than the last, and than the first: who always beats the last one may be going round in a circle."""
    games = trial.games
    proof = trial._replace(seed=f"{trial.seed}/proof")
    searches = proof.of_searches(iterations)
    return (
        is_better(trial, games.trial, PROMISING)
        and is_better(proof, games.proof, PROVEN)
        and (trial.theirs == first or is_better(proof._replace(theirs=first), games.proof, PROVEN))
        and (trial.bot != JUNIOR or iterations == 0 or is_better(searches, searches.games.proof, deviations=0))
    )


def changed(best: Taste, sizes: Taste, choices: Mapping[str, int], rng: Rng) -> Taste:
    """One to three of those with a size moved up or down; numbers of choices become any other choice."""
    tried = dict(best)
    for _ in range(1 + rng.below(3)):
        name = list(sizes)[rng.below(len(sizes))]
        if name in choices:
            tried[name] = (best[name] + 1 + rng.below(choices[name] - 1)) % choices[name]
        else:
            step = round(sizes[name] * STEPS[rng.below(len(STEPS))])
            tried[name] += step if rng.below(2) else -step
    return tried


def sparing(trial: Trial) -> Taste:
    """Several figures are changed at once, so some are by the others' merit: those without their own go back."""
    best = dict(trial.mine)
    for name, figure in trial.theirs.items():
        without = {**best, name: figure}
        proof = trial._replace(mine=best, theirs=without, seed=f"{trial.seed}/{name}")
        if without != best and not is_better(proof, trial.games.proof, PROMISING):
            best = without
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.taste", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=120, help="how long to look for something better")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--judgement", action="store_true", help="tune what search thinks of positions")
    parser.add_argument("--search", type=int, default=0, metavar="ITERATIONS", help="prove changes in searches too")
    parser.add_argument("--keep", action="append", default=[], metavar="FIGURE", help="a figure that is not changed")
    parser.add_argument("--sparing", action="store_true", help="keep only figures that make a difference by themselves")
    parser.add_argument("--size", type=int, default=LEAST_SIZE, help="of figures that are 0 or nearly so (default 4)")
    parser.add_argument("--seed", default="taste")
    given = parser.parse_args()
    game = find(given.game)
    try:
        module = import_module(f"captable.games.{given.game}.taste")
    except ModuleNotFoundError:
        parser.error(f"{given.game} has no taste.py, so there is nothing to tune")
    about = JUDGEMENT if given.judgement else TASTE
    if not hasattr(module, about):
        parser.error(f"{given.game} has no {about} in its taste.py, so there is nothing to tune")
    if given.judgement and not given.search:
        parser.error("--judgement needs --search: juniors don't judge positions")
    options = read_options(game.options, dict(text.split("=", 1) for text in given.option))
    players = given.players or game.usual_players(options)
    choices: dict[str, int] = getattr(module, "CHOICES", {})
    first = figures_of(getattr(module, about))
    if unknown := set(given.keep) - set(first):
        parser.error(f"{about} has no {', '.join(sorted(unknown))}; it has {', '.join(first)}")
    sizes = {name: max(given.size, abs(figure)) for name, figure in first.items() if name not in given.keep}
    best = dict(first)
    rng = rng_from(given.seed)
    end = monotonic() + given.seconds
    whole = Trial(given.game, players, options, best, first, f"{given.seed}/all", about=about)
    if given.judgement:
        whole = whole.of_searches(given.search)
    tries = 0
    while monotonic() < end:
        tries += 1
        tried = changed(best, sizes, choices, rng)
        if tried == best:
            continue
        trial = whole._replace(mine=tried, theirs=best, seed=f"{given.seed}/{tries}")
        if is_kept(trial, first, given.search):
            best = tried
            print(f"try {tries}: {told(best, first)}", flush=True)
    if given.sparing:
        best = sparing(whole._replace(mine=best, seed=f"{given.seed}/sparing"))
    print(f"{tries} tries; found: {told(best, first)}")
    print(f"One with all changes among {players - 1} without, where equals have {1 / players:.1%}:")
    show(whole._replace(mine=best))
    if given.search and not given.judgement:
        show(whole._replace(mine=best).of_searches(given.search))


def told(best: Taste, first: Taste) -> str:
    changes = [f"{name} {best[name]} (was {first[name]})" for name in best if best[name] != first[name]]
    return ", ".join(changes) or "no change"


def show(trial: Trial) -> None:
    games = trial.games.whole
    points = games * share(trial, games)
    low, high = wilson(points, games)
    print(f"{trial.bot} {points / games:.1%} ({low:.1%} – {high:.1%}) of {games} games", flush=True)


if __name__ == "__main__":
    main()

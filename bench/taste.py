"""The figures of a game's common sense: what helps bots when all are changed at once by lot, and proves to help.

    python -m bench.taste it_heroes --seconds 120

The figures are in an object `TASTE` in the game's `taste.py`; what is found goes there by hand. In each game one junior
has its figures moved up or down by lot, in each seat in turn among juniors without; after many games it shows which
figures are better higher or lower. Moved so, they must win clearly more than their share. What is better for two may be
worse for four, so `--players 2,3,4` lets tables of all these take turns.

What is better for juniors may be worse for a search that plays on with it;

    python -m bench.taste startups --search 100

lets searches of so many iterations meet instead. So does

    python -m bench.taste startups --judgement --search 100

for how a game judges positions, `JUDGEMENT`, which only searches can tell.

    python -m bench.taste ship_it --against pivot=1000000,recruiter=0 --games 2000

looks for nothing: it tells what bots as they are win among bots with those figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from contextlib import closing
from functools import partial
from importlib import import_module
from math import log, sqrt
from statistics import fmean, pstdev
from time import monotonic
from typing import NamedTuple

from bench.deals import deal
from captable import bots
from captable.bots.searcher import SEARCH
from captable.core.errors import BadInput
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import OVER
from captable.games import find
from captable.lab.cores import in_order
from captable.lab.simulate import wilson


class Effort(NamedTuple):
    """How closely bots are compared."""

    lots: int
    """Games with figures by lot before the next change is tried."""
    gain: float
    """The gain to look for: how far above its share one with a change is, in standard deviations of a game."""
    whole: int
    """Games at the end, for all changes together."""


OF_JUNIORS = Effort(lots=4000, gain=0.04, whole=8000)
OF_SEARCHES = Effort(lots=400, gain=0.1, whole=800)
"""Their games take longer, so only larger gains can be told."""
KEPT, DROPPED = log(300), -1.5
"""The log-odds of that gain against none at which a change is kept, and at which no more games are spent on it."""
MOST_GAMES = 20000
"""Nobody waits longer for an answer."""
STEP = 0.4
"""How far a figure is moved, by its first size."""
SHOWS = 1.5
"""So many standard deviations better must bots be with a figure moved than with the figure as it is."""
LEAST_SIZE = 4
"""What counts as the size of a figure that is 0 or nearly so."""

Taste = dict[str, int]

JUNIOR = "junior"
TASTE, JUDGEMENT = "TASTE", "JUDGEMENT"
"""The objects in a game's `taste.py`."""


class Seating(NamedTuple):
    """Of one game."""

    players: int
    deal: int
    seat: int
    """Of the bot with the first taste."""

    @property
    def chance(self) -> float:
        """Its part of the wins, if it is as good as the others."""
        return 1 / self.players


class Trial(NamedTuple):
    """Where bots of two tastes meet."""

    key: str
    tables: tuple[int, ...]
    """How many sit at each; they take turns."""
    options: Mapping[str, object]
    mine: Taste
    theirs: Taste
    seed: str
    bot: str = JUNIOR
    about: str = TASTE

    def seating(self, number: int) -> Seating:
        """At each table the bot with the first taste has each seat in turn, with the same deal."""
        deal, seat = divmod(number, sum(self.tables))
        for players in self.tables:
            if seat < players:
                break
            seat -= players
        return Seating(players, deal, seat)

    @property
    def effort(self) -> Effort:
        return OF_JUNIORS if self.bot == JUNIOR else OF_SEARCHES

    def of_searches(self, iterations: int) -> Trial:
        return self._replace(bot=f"{SEARCH}:iterations={iterations}")


class Result(NamedTuple):
    points: float
    """A win, or its part of one."""
    chance: float


def play(trial: Trial, numbers: range) -> list[Result]:
    """What a bot with the first taste wins among others with the second."""
    game, bot = find(trial.key), bots.find(trial.bot)
    taste = getattr(import_module(f"captable.games.{trial.key}.rules.taste"), trial.about)
    before = figures_of(taste)
    different = [name for name in trial.mine if trial.mine[name] != trial.theirs[name]]
    set_figures(taste, trial.theirs)
    results = []
    for number in numbers:
        seating = trial.seating(number)
        seed = f"{trial.seed}/{seating.deal}"
        state = deal(game, seating.players, seed, seating.deal, trial.options)
        rng = rng_from(seed, "taste")
        while (seat := seat_to_move(state, rng)) != OVER:
            for name in different:
                setattr(taste, name, (trial.mine if seat == seating.seat else trial.theirs)[name])
            state.play(seat, bots.choose(bot, state, seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        points = 1 / len(outcome.winners) if seating.seat in outcome.winners else 0.0
        results.append(Result(points, seating.chance))
    set_figures(taste, before)
    return results


def figures_of(taste: object) -> Taste:
    return {name: getattr(taste, name) for name in dir(taste) if not name.startswith("_")}


def set_figures(taste: object, figures: Taste) -> None:
    for name, figure in figures.items():
        setattr(taste, name, figure)


def is_better(trial: Trial) -> bool:
    with closing(in_order(partial(play, trial), MOST_GAMES)) as games:
        return gains(games, trial.effort.gain)


def gains(games: Iterable[Result], gain: float) -> bool:
    """Wald's sequential test: a change that does harm is dropped after few games, one that may help gets many."""
    odds = 0.0
    for points, chance in games:
        hoped = chance + gain * sqrt(chance * (1 - chance))
        odds += points * log(hoped / chance) + (1 - points) * log((1 - hoped) / (1 - chance))
        if not DROPPED < odds < KEPT:
            break
    return odds >= KEPT


def is_kept(trial: Trial, first: Taste) -> bool:
    """Better than the last, and than the first: who always beats the last one may be going round in a circle."""
    return is_better(trial) and (trial.theirs == first or is_better(trial._replace(theirs=first)))


Levels = dict[str, tuple[int, ...]]


def levels_around(best: Taste, sizes: Taste, choices: Mapping[str, int]) -> Levels:
    """Where the figures with a size are tried: as they are, lower and higher; numbers of choices at every choice."""
    levels: Levels = {}
    for name, size in sizes.items():
        now, step = best[name], max(1, round(size * STEP))
        levels[name] = tuple(range(choices[name])) if name in choices else (now - step, now, now + step)
    return levels


def by_lot(best: Taste, levels: Levels, seed: str, number: int) -> Taste:
    rng = rng_from(seed, f"lot {number}")
    return {**best, **{name: tried[rng.below(len(tried))] for name, tried in levels.items()}}


def play_by_lot(trial: Trial, levels: Levels, numbers: range) -> list[Result]:
    """What a bot with figures by lot wins, another lot in each game."""
    return [
        play(trial._replace(mine=by_lot(trial.theirs, levels, trial.seed, number)), range(number, number + 1))[0]
        for number in numbers
    ]


Lots = list[tuple[Taste, float]]
"""Figures by lot, and how much more than its chance the bot that had them won."""


def promising(best: Taste, levels: Levels, lots: Lots) -> Taste:
    """Each figure at the level that did best, where that shows; the others as they are."""
    found = dict(best)
    for name, tried in levels.items():
        advantages = {level: advantage(name, level, best[name], lots) for level in tried}
        level = max(tried, key=advantages.__getitem__)
        if advantages[level] >= SHOWS:
            found[name] = level
    return found


def advantage(name: str, level: int, now: int, lots: Lots) -> float:
    """Of bots with a figure at a level over those with the figure as it is now, in standard deviations."""
    there, here = ([won for taste, won in lots if taste[name] == figure] for figure in (level, now))
    if level == now or not there or not here:
        return 0.0
    spread = pstdev(won for _, won in lots) * sqrt(1 / len(there) + 1 / len(here))
    return (fmean(there) - fmean(here)) / spread if spread else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.taste", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=120, help="how long to look for something better")
    parser.add_argument("--players", metavar="N[,N]", help="how many play; with several numbers tables take turns")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--judgement", action="store_true", help="tune what search thinks of positions")
    parser.add_argument("--search", type=int, default=0, metavar="ITERATIONS", help="let searches meet, not juniors")
    parser.add_argument("--keep", action="append", default=[], metavar="FIGURE", help="a figure that is not changed")
    parser.add_argument("--size", type=int, default=LEAST_SIZE, help="of figures that are 0 or nearly so (default 4)")
    parser.add_argument("--seed", default="taste")
    parser.add_argument("--against", metavar="FIGURE=VALUE[,…]", help="only meet bots that have these figures")
    parser.add_argument("--games", type=int, default=2000, help="with --against: how many games (default 2000)")
    given = parser.parse_args()
    game = find(given.game)
    try:
        module = import_module(f"captable.games.{given.game}.rules.taste")
    except ModuleNotFoundError:
        parser.error(f"{given.game} has no taste.py, so there is nothing to tune")
    about = JUDGEMENT if given.judgement else TASTE
    if not hasattr(module, about):
        parser.error(f"{given.game} has no {about} in its taste.py, so there is nothing to tune")
    if given.judgement and not given.search:
        parser.error("--judgement needs --search: juniors don't judge positions")
    options = read_options(game.options, dict(text.split("=", 1) for text in given.option))
    try:
        tables = tuple(map(int, given.players.split(","))) if given.players else (game.usual_players(options),)
    except ValueError:
        parser.error(f"--players takes numbers with commas between, such as 2,3,4, not {given.players}")
    try:
        for players in tables:
            deal(game, players, given.seed, 0, options)
    except BadInput as why:
        parser.error(str(why))
    choices: dict[str, int] = getattr(module, "CHOICES", {})
    first = figures_of(getattr(module, about))
    if unknown := set(given.keep) - set(first):
        parser.error(f"{about} has no {', '.join(sorted(unknown))}; it has {', '.join(first)}")
    sizes = {name: max(given.size, abs(figure)) for name, figure in first.items() if name not in given.keep}
    best = dict(first)
    end = monotonic() + given.seconds
    whole = Trial(given.game, tables, options, best, first, f"{given.seed}/all", about=about)
    if given.search:
        whole = whole.of_searches(given.search)
    if given.against:
        others = {name: int(value) for name, value in (text.split("=") for text in given.against.split(","))}
        if unknown := set(others) - set(first):
            parser.error(f"{about} has no {', '.join(sorted(unknown))}; it has {', '.join(first)}")
        for players in tables:
            show(whole._replace(theirs=first | others, tables=(players,)), given.games)
        return
    lots: Lots = []
    refused: list[Taste] = []
    looks = 0
    while monotonic() < end:
        looks += 1
        trial = whole._replace(theirs=best, seed=f"{given.seed}/{looks}")
        levels = levels_around(best, sizes, choices)
        for number, result in enumerate(in_order(partial(play_by_lot, trial, levels), whole.effort.lots)):
            lots.append((by_lot(best, levels, trial.seed, number), result.points - result.chance))
        tried = promising(best, levels, lots)
        print(f"{len(lots)} games by lot show: {told(tried, best)}", flush=True)
        if tried == best or tried in refused:
            continue
        if is_kept(trial._replace(mine=tried, seed=f"{trial.seed}/proof"), first):
            print("It is kept.", flush=True)
            best, lots = tried, []
        else:
            refused.append(tried)
    print(f"Found: {told(best, first)}")
    for players in sorted(set(tables)):
        show(whole._replace(mine=best, tables=(players,)), whole.effort.whole)


def told(best: Taste, first: Taste) -> str:
    changes = [f"{name} {best[name]} (was {first[name]})" for name in best if best[name] != first[name]]
    return ", ".join(changes) or "no change"


def show(trial: Trial, games: int) -> None:
    (players,) = trial.tables
    points = sum(result.points for result in in_order(partial(play, trial), games))
    low, high = wilson(points, games)
    print(f"One {trial.bot} with its figures among {players - 1} without, where equals have {1 / players:.1%}:")
    print(f"{points / games:.1%} ({low:.1%} – {high:.1%}) of {games} games", flush=True)


if __name__ == "__main__":
    main()

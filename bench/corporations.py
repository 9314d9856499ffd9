"""How often each funding, tech and product of Ship It! wins, when every company has those that a lot gives it.

    python -m bench.corporations --players 2 --games 4000
    python -m bench.corporations --players 2 --games 400 --bot senior
    python -m bench.corporations --players 2 --games 4000 --taste pivot=1000000,recruiter=0
    python -m bench.corporations --figures product.consumer_app.users=80,funding.vc_heavy.money=60

Nobody chooses, so each is held by all equally often, with and against all others. With `--taste` the bots have other
figures: what differs then is due to the bots, not to the rules. With `--figures` the card file has others.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from captable import bots
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import OVER
from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules.taste import TASTE
from captable.lab.cores import in_order
from captable.lab.edits import with_figure
from captable.lab.plan import game_of
from captable.lab.simulate import wilson

KINDS = {"funding": cards.FUNDINGS, "tech": cards.TECHS, "product": cards.PRODUCTS}


class Trial(NamedTuple):
    players: int
    bot: str
    seed: str
    taste: Mapping[str, int]
    source: str
    """The card file."""


class Company(NamedTuple):
    choices: tuple[str, ...]
    points: float
    """A win, or its part of one."""


def play(trial: Trial, numbers: range) -> list[list[Company]]:
    """The companies of each game, and what they won."""
    for name, figure in trial.taste.items():
        setattr(TASTE, name, figure)
    return [play_one(trial, f"{trial.seed}/{number}") for number in numbers]


def play_one(trial: Trial, seed: str) -> list[Company]:
    game = game_of(GAME.key, trial.source)
    state = game.new(trial.players, seed)
    state.telling = False
    rng = rng_from(seed, "corporations")
    bot = bots.find(trial.bot)
    companies = []
    for seat in range(trial.players):
        choices = tuple(ids[rng.below(len(ids))] for ids in KINDS.values())
        for kind, id in zip(KINDS, choices, strict=True):
            state.play(seat, game.move_table.code({"kind": kind, kind: id}))
        companies.append(choices)
    while (seat := seat_to_move(state, rng)) != OVER:
        state.play(seat, bots.choose(bot, state, seat, rng))
    outcome = state.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return [Company(choices, share * (seat in outcome.winners)) for seat, choices in enumerate(companies)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.corporations", description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="junior")
    parser.add_argument("--taste", default="", metavar="FIGURE=VALUE[,…]", help="other figures of common sense")
    parser.add_argument("--figures", default="", metavar="FIGURE=VALUE[,…]", help="other figures of the card file")
    parser.add_argument("--seed", default="corporations")
    given = parser.parse_args()
    source = GAME.cards_source
    for name, value in (text.split("=") for text in given.figures.split(",") if text):
        source = with_figure(source, name, int(value))
    taste = {name: int(value) for name, value in (text.split("=") for text in given.taste.split(",") if text)}
    if unknown := [name for name in taste if not hasattr(TASTE, name)]:
        parser.error(f"there is no figure {', '.join(unknown)} in TASTE")
    trial = Trial(given.players, given.bot, given.seed, taste, source)
    won: defaultdict[str, float] = defaultdict(float)
    held: defaultdict[str, int] = defaultdict(int)
    for companies in in_order(partial(play, trial), given.games):
        for company in companies:
            for id in company.choices:
                won[id] += company.points
                held[id] += 1
    print(f"{given.games} games of {given.players} {given.bot}s; equals have {1 / given.players:.1%}")
    for kind, ids in KINDS.items():
        for id in ids:
            low, high = wilson(won[id], held[id])
            print(f"{kind:8} {id:16} {won[id] / held[id]:6.1%} ({low:.1%} – {high:.1%}) of {held[id]}")


if __name__ == "__main__":
    main()

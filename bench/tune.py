"""Which settings of the search suit a game: every combination plays in the arena against one and the same bot.

    python -m bench.tune ship_it --against junior --try horizon=0,12,40 --try exploration=0.3,0.6 --try sense=100

The best ones go into `Game.search` of that game, where all levels find them. Differences that the intervals don't
support are none: play more games, or keep what there is.
"""

from __future__ import annotations

import argparse
from itertools import product

from rich.console import Console
from rich.progress import track
from rich.table import Table

from captable import bots
from captable.bots.searcher import SEARCH
from captable.core.options import read_options
from captable.games import find
from captable.lab.arena import Arena, MatchUp, compete
from captable.lab.plan import SeatOption

GRID = ("exploration=0.3,0.7", "horizon=0,10,30", "sense=100")


def combinations(grid: list[str]) -> list[str]:
    """All settings of a grid, as a bot's name has them."""
    columns = []
    for text in grid:
        key, _, values = text.partition("=")
        columns.append([f"{key}={value}" for value in values.split(",")])
    return [",".join(settings) for settings in product(*columns)]


def play(arena: Arena, jobs: int | None) -> MatchUp:
    *_, (_, (match_up,), _) = compete(arena, jobs)
    return match_up


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--against", default="junior", help="the bot that all play against (default junior)")
    parser.add_argument("--iterations", type=int, default=1000, help="for each move (default 1000)")
    parser.add_argument("--games", type=int, default=60, help="at most so many for each combination (default 60)")
    parser.add_argument(
        "--try", dest="grid", action="append", metavar="SETTING=A,B,…", help=f"default {' '.join(GRID)}"
    )
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seat-option", action="append", default=[], metavar="KEY=ONE+TWO")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--workers", type=int)
    given = parser.parse_args()
    game = find(given.game)
    options = read_options(game.options, dict(text.split("=", 1) for text in given.option))
    pairs = [text.split("=", 1) for text in given.seat_option]
    private = tuple(SeatOption(key, tuple(values.split("+"))) for key, values in pairs)
    players = given.players or game.usual_players(options)
    console = Console(stderr=True)
    results: list[tuple[str, MatchUp]] = []
    for settings in track(combinations(given.grid or list(GRID)), given.game, console=console, transient=True):
        bot = f"{SEARCH}:iterations={given.iterations},{settings}"
        bots.find(bot)
        arena = Arena(
            given.game, players, (bot, given.against), given.games, given.seed, options, private, to_the_end=True
        )
        results.append((settings, play(arena, given.workers)))
    show(given.against, results)


def show(against: str, results: list[tuple[str, MatchUp]]) -> None:
    table = Table(title=f"Wins against {against}")
    table.add_column("settings")
    for heading in ("games", "share", "95% interval", "ms a choice"):
        table.add_column(heading, justify="right")
    for settings, match_up in sorted(results, key=lambda result: -result[1].share):
        low, high = match_up.interval
        share = f"{100 * match_up.share:.1f}%"
        interval = f"{100 * low:.1f} – {100 * high:.1f}%"
        table.add_row(settings, str(match_up.games), share, interval, f"{match_up.milliseconds(0):.0f}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()

"""`captable arena`: which bot is stronger."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table

from captable import bots as levels
from captable.cli.arguments import (
    AsJson,
    CardFile,
    GameName,
    Jobs,
    Language,
    Options,
    SeatOptions,
    Seed,
    chosen_game,
    chosen_language,
    chosen_options,
    chosen_players,
    print_json,
    private_options,
    read_text,
)
from captable.cli.report import Forced
from captable.cli.screen import decimal, output, progress, words_for
from captable.core.options import read_options
from captable.core.seed import fresh_seed
from captable.core.words import Words
from captable.lab.arena import Arena, MatchUp, Rating, Ratings, compete
from captable.lab.cores import cores
from captable.lab.plan import read_force
from captable.lab.stats import share

NAMES = ", ".join(levels.names())


def arena_command(
    game: GameName,
    /,
    *,
    bots: Annotated[
        str,
        Parameter(
            help=f"Who competes, with commas: {NAMES}, or a search with settings of its own such as "
            "`search:iterations=2000,horizon=8` or `senior:seconds=0.5`."
        ),
    ],
    games: int = 400,
    players: int | None = None,
    target: float | None = None,
    to_the_end: Annotated[
        bool, Parameter(name="--all", negative="", help="Play all games, even when the answer is clear.")
    ] = False,
    seed: Seed = None,
    options: Options = None,
    seat_options: SeatOptions = None,
    force: Forced = None,
    cards: CardFile = None,
    jobs: Annotated[Jobs, Parameter(name=("--workers", "--jobs"))] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Let bots compete, and say which is stronger as far as the games show it.

    Every two of the bots meet: the one named first takes each seat in turn, with the same deal, and the other bot has
    all other seats (in teams, one bot has a team). A match-up ends as soon as the answer is clear. The same seed gives
    the same games, on any number of cores.

    Parameters
    ----------
    games
        At most so many for each two bots.
    players
        How many play; by default the fewest who play against somebody.
    target
        A share of wins to test against, such as 0.7; by default that of equal bots.
    """
    language = chosen_language(lang)
    chosen = chosen_game(game, cards)
    given = read_options(chosen.options, chosen_options(options))
    count = chosen_players(chosen, players, given)
    arena = Arena(
        game,
        count,
        levels.several(bots),
        games,
        fresh_seed() if seed is None else seed,
        given,
        private_options(seat_options, count),
        read_text(cards) if cards else "",
        target,
        to_the_end,
        tuple(read_force(text) for text in force or []),
    )
    words = words_for(chosen, language)
    ratings = Ratings(arena.bots)
    match_ups: list[MatchUp] = []
    began = perf_counter()
    with progress(words("cli-simulating"), games * len(arena.match_ups())) as advance:
        for done, latest, bout in compete(arena, jobs):
            match_ups = latest
            ratings.add(bout)
            advance(done)
    seconds = perf_counter() - began
    if json:
        print_json(report(arena, chosen.version, match_ups, ratings.table(), seconds, jobs))
    else:
        show(arena, match_ups, ratings.table(), seconds, words, output())


def report(
    arena: Arena, version: int, match_ups: list[MatchUp], ratings: list[Rating], seconds: float, jobs: int | None
) -> dict[str, Any]:
    """All figures. What is under `speed` differs from run to run, the rest does not."""
    return {
        "game": arena.game,
        "version": version,
        "players": arena.players,
        "options": arena.options,
        "seat_options": [
            {"seat": None if option.seat < 0 else option.seat, "key": option.key, "values": option.values}
            for option in arena.seat_options
        ],
        "cards_edited": bool(arena.cards),
        "seed": arena.seed,
        "match_ups": [_match_up(match_up) for match_up in match_ups],
        "ratings": [{"bot": r.bot, "mean": r.mean, "deviation": r.deviation} for r in ratings],
        "speed": {
            "seconds": seconds,
            "jobs": jobs or cores(),
            "milliseconds_per_choice": [[m.milliseconds(0), m.milliseconds(1)] for m in match_ups],
        },
    }


def _match_up(match_up: MatchUp) -> dict[str, Any]:
    low, high = match_up.interval
    return {
        "challenger": match_up.challenger,
        "others": match_up.others,
        "games": match_up.games,
        "points": match_up.points,
        "share": match_up.share,
        "low": low,
        "high": high,
        "chance": match_up.chance,
        "target": match_up.target,
        "began": {"games": int(match_up.began[0]), "points": match_up.began[1]},
        "verdict": match_up.verdict,
    }


def show(
    arena: Arena, match_ups: list[MatchUp], ratings: list[Rating], seconds: float, words: Words, screen: Console
) -> None:
    played = sum(match_up.games for match_up in match_ups)
    screen.print(words("cli-series", games=played, players=arena.players, seed=arena.seed), soft_wrap=True)
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(words("cli-arena-challenger"))
    table.add_column(words("cli-arena-others"))
    for heading in ("cli-arena-games", "cli-share", "cli-interval", "cli-arena-time"):
        table.add_column(words(heading), justify="right", no_wrap=True)
    for match_up in match_ups:
        low, high = match_up.interval
        table.add_row(
            match_up.challenger,
            match_up.others,
            str(match_up.games),
            _per_cent(match_up.share, words),
            f"{decimal(100 * low, 1, words)} – {_per_cent(high, words)}",
            " / ".join(_time(match_up.milliseconds(side), words) for side in (0, 1)),
        )
    screen.print(table)
    for match_up in match_ups:
        screen.print(finding(match_up, words))
        if match_up.began[0]:
            screen.print(words("cli-arena-began", **_beginning(match_up, words)))
    if len(arena.bots) > 2:
        screen.print(_ratings(ratings, words))
    screen.print(words("cli-arena-took", seconds=decimal(seconds, 1, words)))


def finding(match_up: MatchUp, words: Words) -> str:
    """What the interval supports, and no more."""
    ids = {"stronger": "cli-arena-more", "weaker": "cli-arena-less", "open": "cli-arena-open"}
    if match_up.target == match_up.chance:
        ids = {"stronger": "cli-arena-stronger", "weaker": "cli-arena-weaker", "open": "cli-arena-no-difference"}
    low, high = match_up.interval
    return words(
        ids[match_up.verdict],
        challenger=match_up.challenger,
        others=match_up.others,
        games=match_up.games,
        target=_per_cent(match_up.target, words),
        low=_per_cent(low, words),
        high=_per_cent(high, words),
    )


def _beginning(match_up: MatchUp, words: Words) -> dict[str, str]:
    """What beginning is worth to the challenger; of so many games as were played, stopped early or not."""
    games, points = match_up.began
    first = share(points, games)
    rest = match_up.games - games
    later = share(match_up.points - points, rest) if rest else first
    return {
        "challenger": match_up.challenger,
        "first": _per_cent(first.value, words),
        "later": _per_cent(later.value, words) if rest else "–",
    }


def _ratings(ratings: list[Rating], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(words("cli-played-by"))
    table.add_column(words("cli-arena-rating"), justify="right", no_wrap=True)
    for rating in ratings:
        table.add_row(rating.bot, f"{decimal(rating.mean, 1, words)} ± {decimal(2 * rating.deviation, 1, words)}")
    return table


def _per_cent(share: float, words: Words) -> str:
    return f"{decimal(100 * share, 1, words)}%"


def _time(milliseconds: float, words: Words) -> str:
    return f"{decimal(milliseconds, 2 if milliseconds < 1 else 0, words)} ms"

"""`captable simulate`: many games between bots."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table

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
from captable.cli.play import BOTS
from captable.cli.report import Forced
from captable.cli.screen import decimal, output, progress, words_for
from captable.core.options import read_options
from captable.core.seed import fresh_seed
from captable.core.words import Words
from captable.lab.cores import cores
from captable.lab.edits import read_variants, with_figure
from captable.lab.plan import EVERY_SEAT, read_force
from captable.lab.simulate import Series, Tally, named_game, simulate, wilson
from captable.lab.stats import share


def simulate_command(
    game: GameName,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    bot: Annotated[
        str,
        Parameter(name=("--bot", "--bots"), help=f"Who plays: one of {BOTS}, or several with commas, round the table."),
    ] = "intern",
    seed: Seed = None,
    options: Options = None,
    seat_options: SeatOptions = None,
    force: Forced = None,
    vary: Annotated[
        str | None,
        Parameter(
            help="A table of variants of the card file, with the same deals: `company.giraffe_beer.copies=5,6,7`."
        ),
    ] = None,
    cards: CardFile = None,
    jobs: Jobs = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games: who wins, with which scores, how long it takes.

    The same seed gives the same figures, on any number of cores.

    Parameters
    ----------
    players
        How many play; by default the fewest who play against somebody.
    games
        How many games.
    """
    language = chosen_language(lang)
    chosen = chosen_game(game, cards)
    given = read_options(chosen.options, chosen_options(options))
    players = chosen_players(chosen, players, given)
    series = Series(
        game,
        players,
        games,
        tuple(name.strip() for name in bot.split(",")),
        fresh_seed() if seed is None else seed,
        given,
        None,
        read_text(cards) if cards else "",
        private_options(seat_options, players),
        tuple(read_force(text) for text in force or []),
    )
    words = words_for(chosen, language)
    if vary is not None:
        show_variants(series, vary, jobs, words, json)
        return
    began = perf_counter()
    with progress(words("cli-simulating"), games) as advance:
        for count, latest in simulate(series, jobs):
            tally = latest
            advance(count)
    seconds = perf_counter() - began
    if json:
        print_json(report(series, chosen.version, tally, seconds, jobs))
    else:
        show(series, tally, seconds, words, output())


def show_variants(series: Series, vary: str, jobs: int | None, words: Words, json: bool) -> None:
    """A row for each variant: wins by order of play and the length; by seat where seats differ or all move together."""
    name, values = read_variants(vary)
    source = series.cards or named_game(series.game, "").cards_source
    files = [with_figure(source, name, value) for value in values]
    for file in files:
        named_game(series.game, file)  # whatever is wrong is said before a game is played
    tallies: list[Tally] = []
    with progress(words("cli-simulating"), series.games * len(files)) as advance:
        for file in files:
            for count, latest in simulate(replace(series, cards=file), jobs):
                tally = latest
                advance(count)
            tallies.append(tally)
    rows = []
    named = {force.seat for force in series.force} | {option.seat for option in series.private}
    alike = len(set(series.bots)) == 1 and named <= {EVERY_SEAT}
    by_order = alike and all(tally.in_order for tally in tallies)
    for value, tally in zip(values, tallies, strict=True):
        wins = tally.wins_in_order if by_order else [tally.wins(seat) for seat in range(series.players)]
        games = tally.in_order if by_order else tally.games
        rows.append((value, [share(won, games) for won in wins], tally.moves.mean))
    if json:
        figures = [
            {"value": value, "wins": [[s.value, s.low, s.high] for s in shares], "moves": moves}
            for value, shares, moves in rows
        ]
        print_json({"game": series.game, "seed": series.seed, "games": series.games, "vary": name, "variants": figures})
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(name.rpartition(".")[2])
    for number in range(series.players):
        head = f"{words('cli-order')} {number + 1}" if by_order else f"{words('cli-seat')} {number}"
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column(words("cli-vary-moves"), justify="right", no_wrap=True)
    for value, shares, moves in rows:
        cells = [f"{decimal(100 * s.value, 1, words)} ± {decimal(100 * s.reach, 1, words)}%" for s in shares]
        table.add_row(str(value), *cells, decimal(moves, 1, words))
    output().print(words("cli-series", games=series.games, players=series.players, seed=series.seed), soft_wrap=True)
    output().print(name, soft_wrap=True)
    output().print(table)


def report(series: Series, version: int, tally: Tally, seconds: float, jobs: int | None) -> dict[str, Any]:
    """All figures. What is under `speed` differs from run to run, the rest does not."""
    return {
        "game": series.game,
        "version": version,
        "players": series.players,
        "options": series.options,
        "cards_edited": bool(series.cards),
        "seed": series.seed,
        "games": tally.games,
        "shared": tally.shared,
        "moves": {"mean": tally.moves.mean, "low": tally.moves.low, "high": tally.moves.high},
        "seats": [_seat(series, tally, seat) for seat in range(series.players)],
        "order": [_in_order(tally, number) for number in range(series.players if tally.in_order else 0)],
        "speed": {"seconds": seconds, "games_per_second": tally.games / seconds, "jobs": jobs or cores()},
    }


def _seat(series: Series, tally: Tally, seat: int) -> dict[str, Any]:
    low, high = wilson(tally.wins(seat), tally.games)
    score = tally.scores[seat]
    scale = tally.scale
    return {
        "seat": seat,
        "bot": series.bot_of(seat),
        "wins": tally.wins(seat),
        "share": tally.wins(seat) / tally.games,
        "low": low,
        "high": high,
        "places": tally.places[seat],
        "score": {
            "mean": score.mean / scale,
            "deviation": score.deviation / scale,
            "low": (score.low or 0) / scale,
            "high": (score.high or 0) / scale,
        },
    }


def _in_order(tally: Tally, number: int) -> dict[str, Any]:
    """How who came to the turn as number so many did; of the games in which the turn came to one after the other."""
    wins = tally.wins_in_order[number]
    low, high = wilson(wins, tally.in_order)
    return {"number": number + 1, "wins": wins, "share": wins / tally.in_order, "low": low, "high": high}


def show(series: Series, tally: Tally, seconds: float, words: Words, screen: Console) -> None:
    screen.print(words("cli-series", games=tally.games, players=series.players, seed=series.seed), soft_wrap=True)
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(words("cli-seat"), no_wrap=True)
    table.add_column(words("cli-played-by"))
    for heading in ("cli-wins", "cli-share", "cli-interval", "cli-score", "cli-scores"):
        table.add_column(words(heading), justify="right", no_wrap=True)
    for seat in (_seat(series, tally, seat) for seat in range(series.players)):
        score = seat["score"]
        table.add_row(
            str(seat["seat"]),
            seat["bot"],
            str(seat["wins"]),
            *_shares(seat, words),
            f"{decimal(score['mean'], 2, words)} ± {decimal(score['deviation'], 2, words)}",
            words("cli-from-to", low=f"{score['low']:g}", high=f"{score['high']:g}"),
        )
    screen.print(table)
    if tally.in_order and series.players > 1:
        screen.print(_order_table(series, tally, words))
    moves = tally.moves
    screen.print(words("cli-length", mean=decimal(moves.mean, 1, words), low=moves.low or 0, high=moves.high or 0))
    if tally.shared:
        screen.print(words("cli-shared", games=tally.shared))
    rate = tally.games / seconds
    shown: int | str = round(rate) if rate >= 10 else decimal(rate, 2, words)
    screen.print(words("cli-speed", rate=shown, seconds=decimal(seconds, 1, words)))


def _order_table(series: Series, tally: Tally, words: Words) -> Table:
    """The same games by who came first to the turn, whichever seat that was."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for heading in ("cli-order", "cli-wins", "cli-share", "cli-interval"):
        table.add_column(words(heading), justify="right" if heading != "cli-order" else "left", no_wrap=True)
    for number in range(series.players):
        row = _in_order(tally, number)
        table.add_row(str(row["number"]), str(row["wins"]), *_shares(row, words))
    return table


def _shares(row: dict[str, Any], words: Words) -> tuple[str, str]:
    """A share and its interval."""
    share, low, high = (decimal(100 * row[figure], 1, words) for figure in ("share", "low", "high"))
    return f"{share}%", f"{low} – {high}%"

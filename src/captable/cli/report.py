"""`captable report`: what games show a designer, on one page."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from captable import bots as levels
from captable.cli.arguments import (
    CardFile,
    GameName,
    Jobs,
    Options,
    SeatOptions,
    Seed,
    chosen_game,
    chosen_language,
    chosen_options,
    chosen_players,
    private_options,
    read_text,
)
from captable.cli.play import BOTS
from captable.cli.screen import output, progress, words_for
from captable.core.errors import BadInput
from captable.core.seed import fresh_seed
from captable.lab.pace import pace_in
from captable.lab.plan import Plan, checked_options, read_force, ready_decks
from captable.lab.report import html
from captable.lab.runner import Workers, keep, kept, local_workers, work, write_whole
from captable.lab.study import Findings
from captable.lab.usual import stronger_than, usual_study

Forced = Annotated[
    list[str] | None,
    Parameter(
        name="--force",
        negative="",
        help="A choice that a seat makes the first time it can, as `SEAT:kind=value`: `0:product=consumer_app`, "
        "`*:play card=intern`; can be given several times.",
    ),
]


def report_command(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="The page to write.")],
    players: int | None = None,
    games: int = 2000,
    bots: Annotated[
        str, Parameter(help=f"Who plays: one of {BOTS}, or several with commas, round the table.")
    ] = "junior",
    strong: Annotated[
        str | None,
        Parameter(
            help="The stronger bot to compare with, `none` for no comparison; by default a senior that thinks a "
            "twentieth as long, and nobody if those who play think already."
        ),
    ] = None,
    strong_games: int | None = None,
    against: Annotated[
        str | None,
        Parameter(
            help="Another rule set to play the same deals with: a card file, `version=2`, options as `key=value,…`, or "
            "several of them with `+` between."
        ),
    ] = None,
    force: Forced = None,
    seed: Seed = None,
    options: Options = None,
    seat_options: SeatOptions = None,
    cards: CardFile = None,
    findings: Annotated[
        Path | None, Parameter(help="Keep what was found in this file, and go on from there if it is there already.")
    ] = None,
    records: Annotated[
        Path | None,
        Parameter(help="A folder with records that people played; the length is then said in minutes too."),
    ] = None,
    rows: Annotated[Path | None, Parameter(help="Write all games as Parquet files into this folder too.")] = None,
    cluster: Annotated[str | None, Parameter(help="A Dask scheduler to play on, such as tcp://127.0.0.1:8786.")] = None,
    jobs: Jobs = None,
    language: Annotated[
        str | None, Parameter(name=("--language", "--lang"), help="en or fr; by default that of the environment.")
    ] = None,
) -> None:
    """Play many games and write what they show as one page: seats, lengths, cards, choices, skill and luck, rules.

    The page needs no network. Ctrl-C stops the games and writes what there is.

    Parameters
    ----------
    players
        How many play; by default the fewest who play against somebody.
    games
        How many games.
    strong_games
        How many games of the stronger bots; by default one for 400, and at least 20.
    """
    tongue = chosen_language(language)
    base = plan_of(game, players, games, bots, seed, options, seat_options, cards, force)
    study = usual_study(
        base,
        other_rules(base, against) if against else None,
        stronger_bots(strong, base),
        strong_games,
    )
    study.check()
    check_out(out)
    if rows is not None:
        from captable.lab.rows import check_polars

        check_polars()
    pace = pace_in(records, base.named_game().key) if records else None
    found = kept(findings, study) if findings else Findings(study)
    whole = play(found, workers_for(cluster, jobs), base, tongue)
    if findings:
        keep(found, findings)
    if not found.parts():
        raise BadInput("Not one block of games was played, so there is nothing to report.")
    page = html(found, tongue, command_line(base.seed, seed), pace)
    write_whole(out, page.encode())
    if rows is not None:
        from captable.lab.rows import write_rows

        write_rows(base, rows)
    words = words_for(base.named_game(), tongue)
    output().print(
        words("cli-report-done" if whole else "cli-report-part", file=str(out), games=found.games), soft_wrap=True
    )


def stronger_bots(wanted: str | None, plan: Plan) -> tuple[str, ...]:
    if wanted is None:
        return stronger_than(plan)
    return () if wanted == "none" else levels.several(wanted)


def plan_of(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: str | None,
    options: list[str] | None,
    seat_options: list[str] | None,
    cards: Path | None,
    force: list[str] | None = None,
) -> Plan:
    chosen = chosen_game(game, cards)
    given = checked_options(chosen, chosen_options(options))
    count = chosen_players(chosen, players, given)
    private = private_options(seat_options, count) or ready_decks(chosen)
    plan = Plan(
        game,
        count,
        games,
        levels.several(bots),
        fresh_seed() if seed is None else seed,
        given,
        private,
        read_text(cards) if cards else "",
        force=tuple(read_force(text) for text in force or []),
    )
    plan.check()
    return plan


def other_rules(plan: Plan, text: str) -> Plan:
    """The same deals under other rules."""
    changed = plan
    for part in text.split("+"):
        key, equals, value = part.partition("=")
        if equals and key == "version":
            if not value.isdecimal():
                raise BadInput(f"A version is a number, not {value!r}.")
            changed = changed.with_(version=int(value))
        elif Path(part).is_file():
            changed = changed.with_(cards=read_text(Path(part)))
        elif equals:
            given = {**changed.options, **chosen_options(part.split(","))}
            changed = changed.with_(options=checked_options(changed.named_game(), given))
        else:
            raise BadInput(f"There is no card file {part}; another rule set is a card file, version=N or key=value.")
    if changed == plan:
        raise BadInput(f"{text} changes nothing, so there is nothing to compare.")
    changed.check()
    return changed


def check_out(path: Path) -> None:
    """Before a game is played, not after."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder; name the page to write, as in report.html.")
    if not path.parent.is_dir():
        raise BadInput(f"There is no folder {path.parent} to write {path.name} into.")


def workers_for(cluster: str | None, jobs: int | None) -> Workers:
    if cluster is None:
        return local_workers(jobs)
    from captable.lab.cluster import cluster_workers

    return cluster_workers(cluster)


def play(found: Findings, workers: Workers, plan: Plan, language: str) -> bool:
    """Play what is missing; false if it was stopped before the end."""
    words = words_for(plan.named_game(), language)
    with progress(words("cli-simulating"), found.study.games) as advance:
        advance(found.games)
        try:
            for count in work(found, workers=workers):
                advance(count)
        except KeyboardInterrupt:
            return False
    return True


def command_line(used: str, given: str | None) -> str:
    """What was typed, with the seed that was drawn."""
    typed = " ".join(map(shlex.quote, ["captable", *sys.argv[1:]]))
    return typed if given is not None else f"{typed} --seed {used}"

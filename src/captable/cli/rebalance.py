"""`captable rebalance`: the smallest change of figures that makes a game even."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

from captable import bots as levels
from captable.cli.arguments import CardFile, GameName, Jobs, Language, Options, SeatOptions, Seed, chosen_language
from captable.cli.report import check_out, command_line, plan_of, play
from captable.cli.screen import decimal, output, words_for
from captable.core.errors import BadInput
from captable.lab.edits import read_range
from captable.lab.figures import estimates, matching
from captable.lab.rebalance import Trial, proof, quick_search, read_goal
from captable.lab.report import html
from captable.lab.runner import local_workers, write_whole
from captable.lab.study import Findings
from captable.lab.usual import block_for, extras_for

NOT_REACHED = 1


def rebalance_command(
    game: GameName,
    /,
    *,
    goal: Annotated[
        list[str],
        Parameter(
            negative="",
            help="What should be so, as `FIGURE=LOW..HIGH`: `order/1=0.45..0.55`, `trait/product=*=0.4..0.65`.",
        ),
    ],
    may_change: Annotated[
        list[str],
        Parameter(negative="", help="A figure that may move, as `NAME=LOW..HIGH`: `company.giraffe_beer.copies=4..8`."),
    ],
    out: Annotated[Path, Parameter(help="The new card file to write; the difference report goes beside it as .html.")],
    players: int | None = None,
    games: int = 400,
    bots: str = "junior",
    prove_with: Annotated[str, Parameter(help="The stronger bot of the proof.")] = "search:iterations=50",
    proof_games: int = 100,
    seed: Seed = None,
    options: Options = None,
    seat_options: SeatOptions = None,
    cards: CardFile = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> int:
    """Find the smallest change of a card file that reaches a goal, and prove it with stronger bots on other deals.

    The exit code is 1 if the goal was not reached, or if the proof speaks against it.

    Parameters
    ----------
    games
        Quick games for each card file that is tried.
    proof_games
        Games of the proof, with the old and with the new file.
    """
    language = chosen_language(lang)
    plan = plan_of(game, players, games, bots, seed, options, seat_options, cards)
    goals, ranges = [read_goal(text) for text in goal], [read_range(text) for text in may_change]
    page = out.with_suffix(".html")
    for path in (out, page):
        check_out(path)
    if page == out:
        raise BadInput(f"The card file can't be called {out.name}: that is the name of the report.")
    words = words_for(plan.named_game(), language)
    screen = output()
    search = quick_search(plan, goals, ranges, jobs)

    def told(trial: Trial) -> None:
        changed = ", ".join(f"{name} = {value}" for name, value in trial.values.items())
        screen.print(
            words("cli-rebalance-step", miss=decimal(100 * trial.miss, 2, words), values=changed), soft_wrap=True
        )

    best = search.best(told)
    original = search.original()
    changed = {name: value for name, value in best.values.items() if value != original[name]}
    if not changed:
        screen.print(words("cli-rebalance-even" if best.miss == 0 else "cli-rebalance-none"), soft_wrap=True)
        return 0 if best.miss == 0 else NOT_REACHED
    names = levels.several(prove_with)
    new_cards = search.cards(best.values)
    findings = Findings(proof(plan, new_cards, names, proof_games, extras_for(plan), block_for(names)))
    play(findings, local_workers(jobs), plan, language)
    write_whole(out, new_cards.encode())
    write_whole(page, html(findings, language, command_line(plan.seed, seed)).encode())
    before, after = estimates(findings.parts("main")), estimates(findings.parts("other"))
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for heading in ("cli-rebalance-figure", "cli-rebalance-quick", "cli-rebalance-before", "cli-rebalance-after"):
        table.add_column(words(heading), no_wrap=True)
    for each in goals:
        for name in matching(list(best.figures), each.pattern):
            cells = [found.get(name) for found in (best.figures, before, after)]
            table.add_row(name, *(f"{c.value:.3f} ({c.low:.3f} – {c.high:.3f})" if c else "–" for c in cells))
    for name, value in changed.items():
        screen.print(
            words("cli-rebalance-change", name=name, before=str(original[name]), after=str(value)), soft_wrap=True
        )
    screen.print(table)
    reached = best.miss == 0 and all(each.open(after) for each in goals)
    if reached:
        said = "cli-rebalance-proved" if all(each.shown(after) for each in goals) else "cli-rebalance-open"
    else:
        said = "cli-rebalance-unproved"
    screen.print(words(said, file=str(out), page=str(page)), soft_wrap=True)
    return 0 if reached else NOT_REACHED

"""`captable review`: a finished game looked at again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from captable.cli.arguments import AsJson, Jobs, Language, chosen_language, print_json
from captable.cli.files import game_of, read_record
from captable.cli.screen import output
from captable.core.view import Message, seat_name
from captable.core.words import Words
from captable.hindsight.line import CERTAIN
from captable.hindsight.look import LEVELS
from captable.hindsight.review import SEED, Point, Progress, Review, per_cent, review
from captable.lab.runner import write_whole

BARS = " ▁▂▃▄▅▆▇█"
WIDEST = 72
MOST_DECISIONS = 12
TOLD = 16
"""Columns before what was told at a turning point."""


def review_command(
    file: Path,
    /,
    *,
    level: Annotated[str, Parameter(help=f"How closely: {', '.join(LEVELS)}.")] = "quick",
    seed: Annotated[str, Parameter(help="Any text; the same seed gives the same review.")] = SEED,
    game: Annotated[str | None, Parameter(help="`module:ATTRIBUTE`, for a game from elsewhere.")] = None,
    out: Annotated[Path | None, Parameter(help="Write the review as JSON into this file too.")] = None,
    jobs: Jobs = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Look at a finished game again: chances, turning points, what was choice and what was luck, better moves.

    What a player could know and what was true with all cards open are told apart. Ctrl-C stops it and writes nothing.

    Parameters
    ----------
    file
        The record of a finished game: what `captable play --save` writes, or what the browser saves.
    """
    language = chosen_language(lang)
    record = read_record(file)
    chosen = game_of(record, game)
    words = Words(chosen, language, record.names, ("captable.cli", "captable.hindsight"))
    with filling_graph(words, record.players) as show:
        found = review(record, chosen, level, seed, jobs, show)
    if out is not None:
        write_whole(out, msgspec.json.encode(found))
    if json:
        print_json(found)
        return
    Page(found, words, output()).print_all()
    if out is not None:
        print(words("review-written", file=str(out)))


Shown = Sequence[int | None]
"""A chance for each column of a graph; none where nothing was found yet."""


def graph_line(chances: Shown) -> str:
    return "".join("·" if each is None else BARS[min(8, each * 8 // CERTAIN + (1 if each else 0))] for each in chances)


def squeezed(chances: Shown, width: int) -> Shown:
    """At most so many columns, first and last included."""
    if len(chances) <= width:
        return chances
    return [chances[round(column * (len(chances) - 1) / (width - 1))] for column in range(width)]


@contextmanager
def filling_graph(words: Words, players: int) -> Iterator[Progress]:
    """The graph on stderr while it is found, at a terminal only; what it gives is told of every position."""
    console = Console(stderr=True)
    rows: list[list[int]] = [[] for _ in range(players)]

    def drawn(total: int) -> Group:
        width = min(WIDEST, console.width - 20)
        lines = [Text(f"{words('review-working')}  {len(rows[0])}/{total}", "bold")]
        for seat, row in enumerate(rows):
            whole: Shown = [*row, *[None] * (total - len(row))]
            lines.append(Text(f"{words.say(seat_name(seat))[:14]:<15}{graph_line(squeezed(whole, width))}"))
        return Group(*lines)

    with Live(console=console, transient=True, auto_refresh=False) as live:

        def show(total: int, own: list[int]) -> None:
            for row, chance in zip(rows, own, strict=True):
                row.append(chance)
            if console.is_terminal:
                live.update(drawn(total), refresh=True)

        yield show


def signed(chance: int) -> str:
    """+12 %, −3 %, 0 %"""
    by = per_cent(abs(chance))
    return f"{'' if not by else '+' if chance > 0 else '−'}{by} %"


class Page:
    """What a review says, in words and tables."""

    def __init__(self, found: Review, words: Words, screen: Console) -> None:
        self.found, self.words, self.screen = found, words, screen

    def print_all(self) -> None:
        if not self.found.fitted:
            self.screen.print(Text(self.words("review-unfitted"), "yellow"))
        self.graph("review-own-eyes", [self.own(seat) for seat in range(self.found.players)])
        self.graph(
            "review-open-eyes",
            [[at[self.found.side_of(seat)] for at in self.found.open] for seat in range(self.found.players)],
        )
        self.points()
        self.decisions()
        self.players()

    def own(self, seat: int) -> list[int]:
        return [self.found.own(at, seat) for at in range(len(self.found.known))]

    def graph(self, title: str, rows: Sequence[Sequence[int]]) -> None:
        self.screen.print(Text(self.words(title), "bold"))
        for seat, row in enumerate(rows):
            line = graph_line(squeezed(row, min(WIDEST, self.screen.width - 32)))
            ends = f"{per_cent(row[0]):>3} % → {per_cent(row[-1]):>3} %"
            self.screen.print(Text(f"{self.name(seat)[:14]:<15}{line} {ends}", no_wrap=True))
        self.screen.print()

    def name(self, seat: int) -> str:
        return self.words.say(seat_name(seat))

    def points(self) -> None:
        self.screen.print(Text(self.words("review-points"), "bold"))
        if not self.found.points:
            self.screen.print(self.words("review-points-none"))
        for point in self.found.points:
            star = "★" if point.step in self.found.worth_a_look else " "
            entry = self.found.steps[point.step].entry
            kind = self.words(f"review-{point.kind}")
            self.screen.print(Text(f"{star} {entry:>4}  {kind:<7} {self.told(point)}"))
            if point.told:
                lines = " ".join(self.words.say(line) for line in point.told)
                said = self.words.say(Message("review-point-told", {"seat": seat_name(point.seat), "lines": lines}))
                self.screen.print(Padding(Text(said, "dim"), (0, 0, 0, TOLD)))
        self.screen.print()

    def told(self, point: Point) -> str:
        step = self.found.steps[point.step]
        return self.words.say(
            Message(
                f"review-point-{point.kind}",
                {
                    "seat": seat_name(point.seat),
                    "mover": seat_name(step.seat),
                    "move": step.say,
                    "by": per_cent(-point.by) if point.kind == "choice" else signed(point.by),
                },
            )
        )

    def decisions(self) -> None:
        """The dearest choices, in the order in which they were made."""
        told = [each for each in self.found.decisions if per_cent(each.gave_away)]
        dear = sorted(told, key=lambda each: -each.gave_away)
        self.screen.print(Text(self.words("review-decisions"), "bold"))
        if not dear:
            self.screen.print(self.words("review-decisions-none"))
            self.screen.print()
            return
        columns = ("position", "player", "move", "gave-away", "why")
        table = Table(*(self.words(f"review-{column}") for column in columns), box=box.SIMPLE)
        for each in sorted(dear[:MOST_DECISIONS], key=lambda each: each.step):
            table.add_row(
                str(self.found.steps[each.step].entry),
                self.name(each.seat),
                self.words.say(each.moves[each.chosen].say),
                f"{per_cent(each.gave_away)} %",
                " ".join(self.words.say(sentence) for sentence in each.why),
            )
        self.screen.print(table)

    def players(self) -> None:
        columns = ("player", "from-to", "best-share", "given-away", "gifts", "luck-in-all")
        table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
        for column in columns:
            table.add_column(self.words(f"review-{column}"), no_wrap=True)
        for each in self.found.summaries:
            table.add_row(
                self.name(each.seat),
                f"{per_cent(each.began)} % → {per_cent(each.ended)} %",
                self.words("review-best-of", best=each.best, decisions=each.decisions),
                *(signed(by) for by in (each.given_away, each.gifts, each.luck)),
            )
        self.screen.print(table)

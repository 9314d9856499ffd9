"""What is shown while games are played: the verdict so far, and figures to be drawn. A report has the rest."""

from __future__ import annotations

from msgspec import Struct

from captable.core.words import LANGUAGES, Words
from captable.lab.figures import FEW
from captable.lab.report import Report
from captable.lab.stats import Estimate, share
from captable.lab.study import Findings
from captable.lab.summary import STEPS, Sum, quantile

COLUMNS = 24
"""Of the picture of the lengths."""


class LabFigure(Struct, frozen=True):
    """A share with the interval that holds the truth with 95 % certainty."""

    value: float
    low: float
    high: float


class LabPoint(Struct, frozen=True):
    at: float
    """Which part of the game is over."""
    won: LabFigure


class LabColumn(Struct, frozen=True):
    """So many games had from `low` to `high` moves."""

    low: int
    high: int
    games: int


class LabVerdict(Struct, frozen=True):
    question: str
    colour: str
    """`good`, `fair` (noticeable), `bad`, or `open`: not known yet."""
    mark: str
    """The colour in a word."""
    title: str
    figure: str
    interval: str
    text: str


class LabPicture(Struct, frozen=True):
    games: int
    verdicts: dict[str, list[LabVerdict]]
    """By language."""
    seats: list[LabFigure]
    order: list[LabFigure]
    """Who came first to the turn, who second, …"""
    course: list[LabPoint]
    """The chance of who leads to win."""
    lengths: list[LabColumn]


def picture_of(findings: Findings) -> LabPicture:
    report = Report(findings)
    summary, unit = report.summary, report.summary.unit

    def won(rows: list[Sum]) -> list[LabFigure]:
        return [figure_of(share(row.points / unit, row.count)) for row in rows] if rows and rows[0].count else []

    course = [
        LabPoint(step / STEPS, figure_of(share(lead.won, lead.led)))
        for step, lead in enumerate(summary.leads)
        if lead.led >= FEW
    ]
    several = summary.players > 1
    return LabPicture(
        games=findings.games,
        verdicts={language: verdicts_in(report, language) for language in LANGUAGES},
        seats=won(summary.seats) if several else [],
        order=won(summary.order) if several else [],
        course=course if several else [],
        lengths=columns(summary.moves),
    )


def verdicts_in(report: Report, language: str) -> list[LabVerdict]:
    report.words = Words(report.game, language, packages=("captable.lab",))
    found = []
    for each in report.judgements():
        value, interval = report.in_words(each.figure, each.per_cent) if each.figure is not None else ("", "")
        mark, title = report.words(f"lab-colour-{each.colour}"), report.words(f"lab-verdict-{each.question}")
        found.append(
            LabVerdict(each.question, each.colour, mark, title, value, interval, report.judgement(each).strip())
        )
    return found


def figure_of(estimate: Estimate) -> LabFigure:
    return LabFigure(*(round(each, 5) for each in (estimate.value, estimate.low, estimate.high)))


def columns(lengths: dict[int, int]) -> list[LabColumn]:
    """Whole numbers of moves wide; the few longest games are left out."""
    if not lengths:
        return []
    low, high = min(lengths), quantile(lengths, 0.99)
    width = (high - low) // COLUMNS + 1
    found = []
    for first in range(low, high + 1, width):
        games = sum(lengths.get(moves, 0) for moves in range(first, first + width))
        found.append(LabColumn(first, first + width - 1, games))
    return found

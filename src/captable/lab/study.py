"""A study: plans to be played, block by block, and what has come of them so far.

A block is a fixed run of deals with everything that is asked of them: the game itself and, for some deals, the same
deal with a change. What a block yields depends on the plan and its number alone. So it does not matter who plays it,
when, or how often it was begun; a study that was stopped goes on with the blocks that are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from captable.core.errors import BadInput
from captable.core.seed import rng_from
from captable.lab import opening
from captable.lab.plan import Plan
from captable.lab.summary import Summary, total
from captable.lab.tally import count, note_pair
from captable.lab.watch import Otherwise, Watched, Watcher, points_of

BLOCK = 50
"""Deals of a block: enough to be worth sending, few enough for a bar that moves."""
SLOW_BLOCK = 5
"""The same for bots that think."""
FORMAT = 1


class Extras(Struct, frozen=True):
    """What is played besides, with the same deals; each number says for every how many deals, 0 for none."""

    told: int = 4
    """Follow the events, to count clauses."""
    closely: int = 2
    """Look at hands at the beginning and at the end."""
    dealt: int = 3
    """Replace a card of an opening hand."""
    chosen: int = 3
    """Replace a choice."""
    never: int = 3
    """Forbid a seat a kind of move."""
    rotated: int = 0
    """Seat `rival` on one seat after the other."""
    rival: str = ""
    """A bot of another strength."""


NOTHING = Extras(told=0, closely=0, dealt=0, chosen=0, never=0)
"""The games alone."""


class Run(Struct, frozen=True):
    """A plan, with what is asked of it."""

    plan: Plan
    extras: Extras = Extras()
    block: int = BLOCK

    @property
    def blocks(self) -> int:
        return -(-self.plan.games // self.block)

    def deals(self, number: int) -> range:
        return range(number * self.block, min(self.plan.games, (number + 1) * self.block))


class Study(Struct, frozen=True):
    """Runs by name: `main`, and those that it is compared with."""

    runs: dict[str, Run]

    @property
    def games(self) -> int:
        return sum(run.plan.games for run in self.runs.values())

    def check(self) -> None:
        for run in self.runs.values():
            run.plan.check()

    def tasks(self) -> Iterator[tuple[str, int]]:
        """All blocks, those of every run spread evenly over the time that it takes."""
        due = [
            ((number + 0.5) / run.blocks, name, number)
            for name, run in self.runs.items()
            for number in range(run.blocks)
        ]
        for _, name, number in sorted(due):
            yield name, number


class Findings(Struct):
    """What has come of a study so far: the summaries of its blocks, by run and number."""

    study: Study
    blocks: dict[str, dict[int, Summary]] = {}
    format: int = FORMAT

    def add(self, name: str, number: int, summary: Summary) -> None:
        self.blocks.setdefault(name, {})[number] = summary

    def missing(self) -> list[tuple[str, int]]:
        return [(name, number) for name, number in self.study.tasks() if number not in self.blocks.get(name, {})]

    @property
    def whole(self) -> bool:
        return not self.missing()

    @property
    def games(self) -> int:
        return sum(summary.games for blocks in self.blocks.values() for summary in blocks.values())

    def parts(self, name: str = "main") -> list[Summary]:
        """The summaries of a run in the order of their deals."""
        return [summary for _, summary in sorted(self.blocks.get(name, {}).items())]

    def total(self, name: str = "main") -> Summary:
        return total(self.parts(name))


def encode(findings: Findings) -> bytes:
    """The same bytes for the same findings, in whatever order they came."""
    return msgspec.json.encode(msgspec.to_builtins(findings, str_keys=True), order="deterministic")


def decode(data: bytes | str) -> Findings:
    """Findings that were kept, or `BadInput` with what is wrong."""
    try:
        findings = msgspec.json.decode(data, type=Findings)
    except msgspec.DecodeError as error:
        raise BadInput(f"These are no findings of the lab: {error}.") from None
    if findings.format != FORMAT:
        raise BadInput(f"These findings have the format {findings.format}; this Captable reads {FORMAT}.")
    return findings


def together(one: Findings, other: Findings) -> Findings:
    """What two runs of one game found, as if the second had been played against the first."""
    mine, its = one.study.runs["main"], other.study.runs["main"]
    if (mine.plan.game, mine.plan.players) != (its.plan.game, its.plan.players):
        raise BadInput("Only runs of the same game with as many players can be compared.")
    runs = one.study.runs | {"other": its}
    return Findings(Study(runs), one.blocks | {"other": other.blocks.get("main", {})})


# -- playing a block -----------------------------------------------------------------------------------------------


def play_block(run: Run, number: int) -> Summary:
    """All that is asked of the deals of a block. It is called in other processes."""
    block = Block(run)
    for deal in run.deals(number):
        block.play(deal)
    return block.summary


class Block:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.plan = run.plan
        self.watcher = Watcher(run.plan)
        self.summary = Summary.of(run.plan.players)

    def play(self, deal: int) -> None:
        extras, watcher = self.run.extras, self.watcher
        game = watcher.play(deal, telling=due(extras.told, deal), closely=due(extras.closely, deal))
        count(self.summary, game, deal, watcher.forms)
        points = game.points(self.summary.unit)
        if due(extras.dealt, deal) and opening.can_swap(watcher.game.key) and not self.plan.force:
            self.deal_otherwise(deal, points)
        if due(extras.chosen, deal, 1):
            self.choose_otherwise(deal, game, points)
        if due(extras.never, deal, 2):
            self.forbid(deal, game, points)
        if extras.rival and due(extras.rotated, deal) and self.plan.players > 1:
            self.rotate(deal)

    def deal_otherwise(self, deal: int, points: list[int]) -> None:
        turn = deal // self.run.extras.dealt
        seat, number = turn % self.plan.players, turn // self.plan.players
        rng = rng_from(self.watcher.seed(deal), "opening")
        card, dump = opening.swapped(self.watcher.deal(deal), seat, number, rng)
        after = self.points_if(deal, Otherwise(start=dump))[seat]
        note_pair(self.summary.dealt_otherwise, card, points[seat], after)

    def choose_otherwise(self, deal: int, game: Watched, points: list[int]) -> None:
        seat = deal // self.run.extras.chosen % self.plan.players
        rng = rng_from(self.watcher.seed(deal), "choice")
        real = [number for number, (offered, form) in enumerate(game.decisions[seat]) if offered - {form}]
        if not real:
            return
        decision = real[rng.below(len(real))]
        form = self.watcher.forms.keys[game.decisions[seat][decision][1]]
        after = self.points_if(deal, Otherwise(seat=seat, decision=decision))[seat]
        note_pair(self.summary.chosen_otherwise, form, points[seat], after)

    def forbid(self, deal: int, game: Watched, points: list[int]) -> None:
        """A kind of move, of those that the seat made in this game and had an alternative to."""
        turn = deal // self.run.extras.never
        seat, forms = turn % self.plan.players, self.watcher.forms
        kinds = list(self.watcher.game.move_table.kinds.values())
        kind = kinds[turn // self.plan.players % len(kinds)]
        codes = frozenset(range(kind.first, kind.first + kind.size))
        made = any(forms.kinds[form] == kind.kind for _, form in game.decisions[seat])
        after = self.points_if(deal, Otherwise(seat=seat, never=codes))[seat] if made else points[seat]
        note_pair(self.summary.never, kind.kind, points[seat], after)

    def points_if(self, deal: int, otherwise: Otherwise) -> list[int]:
        return points_of(self.watcher.result(deal, otherwise=otherwise), self.summary.unit)

    def rotate(self, deal: int) -> None:
        """The rival on each seat in turn among the plan's first bot: who won each time."""
        winners = []
        for seat in range(self.plan.players):
            names = [
                self.run.extras.rival if other == seat else self.plan.bots[0] for other in range(self.plan.players)
            ]
            winners.append("+".join(map(str, self.watcher.result(deal, names).winners)))
        pattern = ",".join(winners)
        self.summary.rotations[pattern] = self.summary.rotations.get(pattern, 0) + 1


def due(every: int, deal: int, after: int = 0) -> bool:
    """Whether it is the turn of a deal; `after` lets those with the same number take turns."""
    return bool(every) and deal % every == after % every


def merged(findings: Iterable[Findings]) -> Findings:
    """What several processes or machines found of the same study."""
    parts = list(findings)
    whole = Findings(parts[0].study)
    for part in parts:
        if part.study != whole.study:
            raise BadInput("These findings are of different studies.")
        for name, blocks in part.blocks.items():
            for number, summary in blocks.items():
                whole.add(name, number, summary)
    return whole


def study_from(data: Any) -> Study:
    return msgspec.convert(data, Study)

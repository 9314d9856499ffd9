"""The smallest change of a card file that reaches a goal: found by many quick games, proved on others.

The search moves one figure at a time, always on the same deals, and takes the move that brings the goal nearest; of
equals the smallest. Then it takes back what is not needed. The proof is played by stronger bots on deals that the
change was not found on, with the old and the new file side by side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from captable.core.errors import BadInput, CaptableError
from captable.lab.edits import Range, figure, with_figure
from captable.lab.figures import estimates, matching
from captable.lab.plan import Plan
from captable.lab.runner import Workers, local_workers, work
from captable.lab.stats import Estimate
from captable.lab.study import NOTHING, Extras, Findings, Run, Study
from captable.lab.summary import Summary

MOST_STEPS = 12
STRIDES = (1, 2, 4, 8)
"""Steps of a figure that are tried at once, so that a far goal is reached too."""


@dataclass(frozen=True)
class Goal:
    """Figures that should lie between two bounds; a pattern may mean several."""

    pattern: str
    low: float
    high: float

    def miss(self, found: Mapping[str, Estimate]) -> float:
        """By how much they are outside, in all, measured by the size of what is wanted."""
        size = max(abs(self.high), abs(self.low), 1e-9)
        values = [found[name].value for name in matching(list(found), self.pattern)]
        return sum(max(0.0, self.low - value, value - self.high) for value in values) / size

    def open(self, found: Mapping[str, Estimate]) -> bool:
        """Whether no interval speaks against it."""
        names = matching(list(found), self.pattern)
        return all(found[name].low <= self.high and found[name].high >= self.low for name in names)

    def shown(self, found: Mapping[str, Estimate]) -> bool:
        """Whether every interval is inside the bounds."""
        return all(found[name].within(self.low, self.high) for name in matching(list(found), self.pattern))


def read_goal(text: str) -> Goal:
    """`order/1=0.45..0.55`, `trait/product=*=0.38..0.65` or `moves=80..100`."""
    found = re.fullmatch(r"(.+)=(-?[\d.]+?)\.\.(-?[\d.]+)", text.strip())
    if not found:
        raise BadInput(f"A goal is written FIGURE=LOW..HIGH, as in order/1=0.45..0.55, not {text!r}.")
    try:
        low, high = float(found[2]), float(found[3])
    except ValueError:
        raise BadInput(f"The bounds of a goal are numbers, as in order/1=0.45..0.55, not {text!r}.") from None
    if low > high:
        raise BadInput(f"{text!r} leaves no room: the first bound is the lower one.")
    return Goal(found[1], low, high)


@dataclass(frozen=True)
class Trial:
    """A card file that was tried: its changed figures and how far it was from the goal."""

    values: Mapping[str, int]
    miss: float
    change: float
    """How far the figures were moved, each in parts of its range."""
    figures: Mapping[str, Estimate] = field(default_factory=dict)


@dataclass
class Search:
    plan: Plan
    goals: Sequence[Goal]
    ranges: Sequence[Range]
    workers: Workers
    extras: Extras = NOTHING
    tried: dict[tuple[int, ...], Trial] = field(default_factory=dict)

    @property
    def source(self) -> str:
        return self.plan.cards or self.plan.named_game().cards_source

    def original(self) -> dict[str, int]:
        return {each.name: figure(self.source, each.name) for each in self.ranges}

    def cards(self, values: Mapping[str, int]) -> str:
        source = self.source
        for name, value in values.items():
            source = with_figure(source, name, value)
        return source

    def check(self) -> None:
        if not self.goals:
            raise BadInput("Say what should be even: --goal order/1=0.45..0.55.")
        if not self.ranges:
            raise BadInput("Say which figures may move: --may-change company.giraffe_beer.copies=4..8.")
        start = self.original()
        for each in self.ranges:
            if not each.low <= start[each.name] <= each.high:
                raise BadInput(f"{each.name} is {start[each.name]}, outside of {each.low}..{each.high}.")

    def trial(self, values: Mapping[str, int]) -> Trial | None:
        """How a card file does; none if the game refuses it."""
        key = tuple(values[each.name] for each in self.ranges)
        if key not in self.tried:
            start = self.original()
            change = sum(abs(values[r.name] - start[r.name]) / max(1, r.high - r.low) for r in self.ranges)
            cards = "" if values == start and not self.plan.cards else self.cards(values)
            try:
                found = estimates(self.parts(self.plan.with_(cards=cards)))
            except CaptableError:
                return None
            self.tried[key] = Trial(dict(values), sum(goal.miss(found) for goal in self.goals), change, found)
        return self.tried[key]

    def parts(self, plan: Plan) -> list[Summary]:
        findings = Findings(Study({"main": Run(plan, self.extras)}))
        for _ in work(findings, workers=self.workers):
            pass
        return findings.parts()

    def neighbours(self, values: Mapping[str, int]) -> Iterator[dict[str, int]]:
        for each in self.ranges:
            for stride in STRIDES:
                for sign in (1, -1):
                    value = values[each.name] + sign * stride * each.step
                    if each.low <= value <= each.high:
                        yield {**values, each.name: value}

    def best(self, told: Callable[[Trial], None] = lambda trial: None) -> Trial:
        """The smallest change found that reaches the goal, or comes nearest to it."""
        self.check()
        here = self.trial(self.original())
        if here is None:
            raise BadInput("The card file itself can't be played.")
        told(here)
        for _ in range(MOST_STEPS):
            if here.miss == 0:
                break
            near = [trial for values in self.neighbours(here.values) if (trial := self.trial(values)) is not None]
            better = [trial for trial in near if trial.miss < here.miss]
            if not better:
                break
            here = min(better, key=lambda trial: (trial.miss, trial.change))
            told(here)
        return self.smallest(here)

    def smallest(self, found: Trial) -> Trial:
        """Take back, step by step, what the goal does not need."""
        start = self.original()
        for each in self.ranges:
            while found.values[each.name] != start[each.name]:
                back = each.step if found.values[each.name] < start[each.name] else -each.step
                trial = self.trial({**found.values, each.name: found.values[each.name] + back})
                if trial is None or trial.miss > found.miss or trial.change >= found.change:
                    break
                found = trial
        return found


def proof(plan: Plan, cards: str, bots: tuple[str, ...], games: int, extras: Extras, block: int) -> Study:
    """The old and the new file with stronger bots, on deals of their own."""
    fresh = plan.with_(bots=bots, games=games, seed=f"{plan.seed} proof")
    return Study({"main": Run(fresh, extras, block), "other": Run(fresh.with_(cards=cards), extras, block)})


def quick_search(plan: Plan, goals: Sequence[Goal], ranges: Sequence[Range], jobs: int | None = None) -> Search:
    """A search with only what its goals need: hands are looked at if a card is named."""
    things = any(goal.pattern.startswith(("held/", "dealt/")) for goal in goals)
    extras = Extras(told=0, closely=1 if things else 0, dealt=0, chosen=0, never=0)
    return Search(plan, goals, ranges, local_workers(jobs), extras)

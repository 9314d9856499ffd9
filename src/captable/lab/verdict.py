"""The verdict in a strip: a question each, what the figures say about it, and a colour only where they are sure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from captable.lab.luck import Luck
from captable.lab.stats import Estimate, mean_of, share
from captable.lab.summary import STEPS, ChoiceCount, Summary

Colour = Literal["good", "fair", "bad", "open"]
"""Surely well; surely noticeable; surely a fault; not known."""

NOTICEABLE, UNFAIR = 1.1, 1.3
"""How many times as often as with fair chances somebody wins."""
TOO_EARLY, EARLY = 0.9, 0.8
"""The chance of who leads at half-time to win."""
FEW_CHOICES, MANY_CHOICES = 5.0, 150.0
"""Choices of a seat in a game."""
NEVER = 0.01
"""Taken less often than this, nobody wants it."""
ENOUGH = 100
"""So often it has to be offered, or had, before anything is said about it."""


@dataclass(frozen=True)
class Judgement:
    question: str
    """The message `lab-verdict-<question>`."""
    colour: Colour
    answer: str
    """The message `lab-verdict-<question>-<answer>`."""
    figure: Estimate | None = None
    per_cent: bool = True
    what: tuple[str, ...] = ()
    """Keys of the choices, cards or kinds that it is about."""
    args: Mapping[str, int | str] = field(default_factory=dict)


def judge(summary: Summary, luck: Luck | None, kinds: tuple[str, ...]) -> list[Judgement]:
    found = [fairness(summary, "seats"), fairness(summary, "order"), length(summary), early(summary), skill(luck)]
    found += [winners(summary), unwanted(summary), unseen(summary, kinds)]
    return [each for each in found if each is not None]


def fairness(summary: Summary, by: Literal["seats", "order"]) -> Judgement | None:
    """The seat (or the turn) that is furthest from its fair share; surer, because it is the furthest of several."""
    rows = summary.seats if by == "seats" else summary.order
    if summary.players < 2 or not rows or not rows[0].count:
        return None
    certain = 1 - 0.05 / len(rows)
    shares = [share(row.points / summary.unit, row.count, certain) for row in rows]
    fair = 1 / len(rows)
    number = max(range(len(shares)), key=lambda i: abs(shares[i].value - fair))
    furthest = shares[number]
    colour: Colour = "open"
    if all(each.within(fair / NOTICEABLE, fair * NOTICEABLE) for each in shares):
        colour = "good"
    elif any(each.above(fair * UNFAIR) or each.below(fair / UNFAIR) for each in shares):
        colour = "bad"
    elif any(each.above(fair * NOTICEABLE) or each.below(fair / NOTICEABLE) for each in shares):
        colour = "fair"
    return Judgement(by, colour, colour, furthest, args={"number": number + 1})


def length(summary: Summary) -> Judgement | None:
    choices = mean_of(summary.decisions)
    if not choices.count:
        return None
    if choices.below(FEW_CHOICES):
        return Judgement("length", "bad", "short", choices, per_cent=False)
    if choices.above(MANY_CHOICES):
        return Judgement("length", "fair", "long", choices, per_cent=False)
    sure = choices.within(FEW_CHOICES, MANY_CHOICES)
    return Judgement("length", "good" if sure else "open", "good" if sure else "open", choices, per_cent=False)


def early(summary: Summary) -> Judgement | None:
    if summary.players < 2 or not summary.leads:
        return None
    half = summary.leads[STEPS // 2]
    chance = share(half.won, half.led)
    if half.led < ENOUGH:
        return Judgement("early", "open", "open", chance)
    if chance.above(TOO_EARLY):
        return Judgement("early", "bad", "bad", chance)
    if chance.above(EARLY):
        return Judgement("early", "fair", "fair", chance)
    return Judgement("early", *(("good", "good") if chance.below(EARLY) else ("open", "open")), chance)


def skill(luck: Luck | None) -> Judgement | None:
    if luck is None:
        return None
    if luck.skill.above(0.01):
        return Judgement("skill", "good", "good", luck.skill)
    if luck.skill.below(0.01):
        return Judgement("skill", "fair", "luck", luck.skill)
    return Judgement("skill", "open", "open", luck.skill)


def winners(summary: Summary) -> Judgement | None:
    """Whether something that a seat was, took or held wins far more than its share."""
    if summary.players < 2:
        return None
    fair = 1 / summary.players
    shares = win_shares(summary)
    if not shares:
        return None
    bad = [key for key, each in shares.items() if each.above(fair * UNFAIR)]
    bad.sort(key=lambda key: -shares[key].value)
    if bad:
        return Judgement("winners", "bad", "bad", shares[bad[0]], what=tuple(bad))
    alone = only_of_their_sort(summary)
    if alone:
        return Judgement("winners", "open", "alone", what=tuple(alone))
    top = max(shares, key=lambda key: shares[key].value)
    sure = all(each.below(fair * UNFAIR) for each in shares.values())
    return Judgement("winners", "good" if sure else "open", "good" if sure else "open", shares[top], what=(top,))


def only_of_their_sort(summary: Summary) -> list[str]:
    """Traits that (nearly) all seats had: against their own kind they win a fair share, whatever they are worth."""
    known = [key for key, row in summary.traits.items() if row.count >= ENOUGH]
    sorts = [key.partition("=")[0] for key in known]
    return [key for key, sort in zip(known, sorts, strict=True) if sorts.count(sort) == 1]


def win_shares(summary: Summary) -> dict[str, Estimate]:
    """Of what a seat is by choice or by lot: its traits, and the cards dealt to it. What is taken or held later may be
    the mark of who is winning anyway, and is not judged by this."""
    rows = {**summary.traits, **{f"dealt {key}": row for key, row in summary.dealt.items()}}
    rows = {key: row for key, row in rows.items() if row.count >= ENOUGH}
    certain = 1 - 0.05 / max(1, len(rows))
    return {key: share(row.points / summary.unit, row.count, certain) for key, row in rows.items()}


def unwanted(summary: Summary) -> Judgement | None:
    known = {key: row for key, row in summary.choices.items() if row.offered >= ENOUGH}
    if not known:
        return None
    dead = [key for key, row in known.items() if is_dead(row, len(known))]
    if not dead:
        shares = {key: share(row.taken, row.offered, 1 - 0.05 / len(known)) for key, row in known.items()}
        least = min(shares, key=lambda key: shares[key].low)
        colour: Colour = "good" if shares[least].above(NEVER) else "open"
        return Judgement("unwanted", colour, colour, shares[least], what=(least,))
    rows = [known[key] for key in dead]
    figure = share(sum(row.taken for row in rows), sum(row.offered for row in rows))
    return Judgement("unwanted", "fair", "fair", figure, what=tuple(dead), args={"count": len(dead)})


def is_dead(row: ChoiceCount, looked_at: int = 1) -> bool:
    return row.offered >= ENOUGH and share(row.taken, row.offered, 1 - 0.05 / looked_at).below(NEVER)


def unseen(summary: Summary, kinds: tuple[str, ...]) -> Judgement | None:
    if not summary.told or not kinds:
        return None
    missing = tuple(kind for kind in kinds if kind not in summary.kinds and kind != "conceded")
    args = {"count": len(missing), "games": summary.told}
    if not missing:
        return Judgement("unseen", "good", "good", args=args)
    return Judgement("unseen", "fair" if summary.told >= ENOUGH else "open", "fair", what=missing, args=args)

"""The vocabulary of the card file: effects with their figures, standing figures and counters.

One place for each effect: its name in the file, its code in the rules, its figures, and where it makes sense.
"""

from __future__ import annotations

from dataclasses import dataclass

from captable.games.it_startup.rules import figures as codes

TYPES = ("developer", "hr", "coach", "knowledge", "action")
FREE = 99
"""`less = "all"`: more than any cost."""
MOST_FIGURE = 20


@dataclass(frozen=True)
class Figure:
    name: str
    low: int = 1
    high: int = MOST_FIGURE


@dataclass(frozen=True)
class Word:
    """An effect of the vocabulary."""

    name: str
    code: int
    figures: tuple[Figure, ...] = ()
    on: tuple[str, ...] = ("action", "employee", "ability")
    """Where it may stand: played as an "action" or an "employee", an "ability", or at the "end" of a turn."""
    target: int = codes.NO_TARGET


CARDS = Figure("cards", 1, 10)
BURNOUT = Figure("burnout")
ANYWHERE = ("action", "employee", "ability", "end")

WORDS = (
    Word("draw", codes.DRAW, (CARDS,), ANYWHERE),
    Word("draw_per_developer", codes.DRAW_PER_DEVELOPER, (CARDS,)),
    Word("look_and_take", codes.LOOK_AND_TAKE, (CARDS, Figure("take", 1, 10))),
    Word("look_and_order", codes.LOOK_AND_ORDER, (CARDS,)),
    Word("tire_team", codes.TIRE_TEAM, (BURNOUT,), ("employee",)),
    Word("tire_one", codes.TIRE_ONE, (BURNOUT,), ("employee",)),
    Word("tire_all", codes.TIRE_ALL, (BURNOUT,), ("action",), codes.OPPONENT),
    Word("return_one", codes.RETURN_ONE, (), ("employee",)),
    Word("buy_efficiency", codes.BUY_EFFICIENCY, (), ("employee",)),
    Word("rest", codes.REST, (BURNOUT,), ANYWHERE),
    Word("recruit", codes.RECRUIT, (Figure("employees"),), ("employee",)),
    Word("coin_recruit", codes.COIN_RECRUIT, (), ("ability",)),
    Word("gain", codes.GAIN, (Figure("tokens"),), ANYWHERE),
    Word("outsource", codes.OUTSOURCE, (), ("action",), codes.TAKEN_EMPLOYEE),
    Word("take_over", codes.TAKE_OVER, (), ("action",), codes.TAKEN_EMPLOYEE),
    Word("shelter", codes.SHELTER),
    Word("points", codes.POINTS, (Figure("points"),)),
    Word("overtime", codes.OVERTIME, (BURNOUT,)),
    Word("shuffle_away", codes.SHUFFLE_AWAY, (), ("action",), codes.OPPONENT),
)
BY_NAME = {word.name: word for word in WORDS}

STANDING = ("coaching", "hiring_less", "moving_less", "knowledge_less")
"""Figures that hold while an employee is in play."""

COUNTERS = {"pay": codes.BY_PAYING, "discard": codes.BY_DISCARDING, "burnout": codes.BY_BURNOUT}

"""The figures as data: what an edited `cards.toml` may say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from librt.vecs import vec
from msgspec import Meta, defstruct
from mypy_extensions import i64

from captable.core.card_file import CardFile
from captable.core.shapes import Part
from captable.core.view import Message
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.puzzle import MOST_COINS, SIDE

FUNDINGS = ("vc_heavy", "bootstrapped", "angel_backed")
TECHS = ("ai_first", "quality_focused", "move_fast")
PRODUCTS = ("b2b_saas", "consumer_app", "platform_play")
LEVELS = ("intern", "junior", "senior")
SPECIALTIES = ("frontend", "backend", "fullstack", "devops", "ai")
TRAITS = ("ai_skeptic", "equity_hungry", "veteran", "night_owl")
ACTIONS = (
    "develop",
    "optimize",
    "pay_down",
    "servers",
    "research",
    "marketing",
    "monetize",
    "recruiter",
    "viral",
    "ipo",
    "acquisition",
)
DEBT_LEVELS = ("safe", "warning", "danger", "critical")
PUZZLES = ("easy", "medium", "hard", "expert")
REWARDS = ("one", "two", "three")
MILESTONES = ("users_5k", "growth_hacker", "five_stars", "clean_code", "revenue_king")
EVENTS = ("ddos", "outage", "viral_moment", "data_breach", "competitor")

PERCENT = (0, 400)
MONEY = (0, 150)
USERS = (0, 10_000)
RATING = (0, 400)
SMALL = (0, 30)
POINTS = (0, 100_000)

Ranges = Mapping[str, tuple[int, int]]

SINGLE: dict[str, Ranges] = {
    "start": {"users": (1, 100_000), "rating": (100, 500), "servers": (0, 100)},
    "powers": {"discount": (0, 90), "insiders": (0, 2)},
    "draft": {
        "pool": (0, 4),
        "recruits": (0, 4),
        "hires": (1, 6),
        "senior_base": (0, 100),
        "senior_step": (0, 25),
        "trait": (0, 100),
        "salary_spread": (0, 5),
    },
    "income": {"users": (1, 10_000), "cap_base": MONEY, "cap_step": SMALL, "underdog": SMALL},
    "score": {"user": SMALL, "revenue": SMALL, "rating": PERCENT, "debt": (1, 100), "debt_loss": POINTS},
}
"""Tables with one row: their figures and the lowest and highest that each can be."""

ROWS: dict[str, tuple[tuple[str, ...], Ranges, Ranges]] = {
    "funding": (
        FUNDINGS,
        {"money": MONEY, "marketing": PERCENT, "revenue_points": (0, 10), "hires": (0, 4), "equity": (0, 100)},
        {},
    ),
    "tech": (
        TECHS,
        {"ai": SMALL, "debt": SMALL, "ai_debt": (0, 200), "rating": RATING, "feature_users": (0, 10_000)},
        {},
    ),
    "product": (PRODUCTS, {"users": PERCENT, "revenue": PERCENT, "rating": PERCENT}, {}),
    "level": (LEVELS, {"productivity": (20, 100), "salary": (5, 40), "ai": (100, 300), "debt": SMALL}, {}),
    "specialty": (SPECIALTIES, {}, dict.fromkeys(ACTIONS, (0, 100))),
    "trait": (TRAITS, {"bonus": (0, 100), "cost": SMALL, "rounds": (0, 3)}, {}),
    "action": (
        ACTIONS,
        {"price": MONEY, "slots": (0, 4), "from_round": (1, 4)},
        {
            "users": USERS,
            "revenue": (0, 10_000),
            "rating": RATING,
            "debt": SMALL,
            "servers": SMALL,
            "ai": SMALL,
            "per_users": (0, 100_000),
            "rating_loss": RATING,
            "users_loss": USERS,
            "points": POINTS,
        },
    ),
    "debt_level": (DEBT_LEVELS, {"debt": (0, 100), "rating_loss": RATING, "breaks": (0, 100), "forced": (0, 90)}, {}),
    "puzzle": (PUZZLES, {"seconds": (5, 600), "fewest_coins": (1, MOST_COINS), "most_coins": (1, MOST_COINS)}, {}),
    "reward": (REWARDS, {"debt": SMALL, "money": MONEY}, {}),
    "milestone": (MILESTONES, {"figure": (0, 1_000_000), "points": POINTS}, {}),
    "event": (
        EVENTS,
        {"threshold": (0, 1000)},
        {
            "users": USERS,
            "rating": RATING,
            "revenue": (0, 10_000),
            "mitigated_users": USERS,
            "mitigated_rating": RATING,
            "mitigated_revenue": (0, 10_000),
        },
    ),
}
"""Tables with several rows: the ids in their order, the figures that each row needs, and those that are else 0."""


def _shape(table: str, needed: Ranges, optional: Ranges, *, rows: bool) -> type[Any]:
    fields: list[Any] = [("id", str)] if rows else []
    fields += [(name, Annotated[int, Meta(ge=low, le=high)]) for name, (low, high) in needed.items()]
    fields += [(name, Annotated[int, Meta(ge=low, le=high)], 0) for name, (low, high) in optional.items()]
    return defstruct(table, fields, bases=(Part,), kw_only=True)


FILE: type[Any] = defstruct(
    "FigureTables",
    [
        *((table, _shape(table, columns, {}, rows=False)) for table, columns in SINGLE.items()),
        *((table, list[_shape(table, needed, optional, rows=True)]) for table, (_, needed, optional) in ROWS.items()),  # type: ignore[misc]
    ],
    bases=(Part,),
)


@dataclass(frozen=True)
class Cards:
    source: str
    figures: Figures


def read_cards(source: str, name: str) -> Cards:
    """The figures of a file, or `BadCards` with the file, the line and the reason."""
    file = CardFile(source, name, FILE, __package__)
    for table, (ids, _, _) in ROWS.items():
        file.refuse_other_ids(table, getattr(file.read, table), ids)
    _refuse_contradictions(file)
    return Cards(source, _figures(file.read))


def _figures(read: Any) -> Figures:
    """Every figure under the name of its table and its own; those of rows as vectors."""
    figures = Figures()
    for table, columns in SINGLE.items():
        for column in columns:
            setattr(figures, f"{table}_{column}", getattr(getattr(read, table), column))
    for table, (_, needed, optional) in ROWS.items():
        rows = getattr(read, table)
        if table == "specialty":
            figures.specialty_bonus = vec[i64]([getattr(row, action) for row in rows for action in ACTIONS])
        else:
            for column in (*needed, *optional):
                setattr(figures, f"{table}_{column}", vec[i64]([getattr(row, column) for row in rows]))
    return figures


def _refuse_contradictions(file: CardFile[Any]) -> None:
    """What a single figure can't show."""
    read = file.read
    debts = [row.debt for row in read.debt_level]
    if debts[0] != 0 or debts != sorted(set(debts)):
        raise file.bad(Message("si-cards-debt-rises", {"debts": ", ".join(map(str, debts))}), "debt_level")
    for number, puzzle in enumerate(read.puzzle):
        if puzzle.fewest_coins > puzzle.most_coins:
            raise file.bad(Message("si-cards-coins-crossed"), "puzzle", number, "fewest_coins")
    if read.puzzle[0].most_coins >= SIDE:
        why = Message("si-cards-coins-on-a-line", {"most": SIDE - 1, "cells": SIDE})
        raise file.bad(why, "puzzle", 0, "most_coins")
    viral, monetize = EVENTS.index("viral_moment"), ACTIONS.index("monetize")
    if read.event[viral].threshold == 0:
        raise file.bad(Message("si-cards-one-or-more", {"field": "threshold"}), "event", viral, "threshold")
    if read.action[monetize].per_users == 0:
        raise file.bad(Message("si-cards-one-or-more", {"field": "per_users"}), "action", monetize, "per_users")

"""The figures as data: reading `cards.toml`, and the checks on an edited file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadCards
from captable.games.ship_it.rules.figures import Figures

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

SINGLE: dict[str, dict[str, tuple[int, int]]] = {
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

ROWS: dict[str, tuple[tuple[str, ...], dict[str, tuple[int, int]], dict[str, tuple[int, int]]]] = {
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
    "puzzle": (PUZZLES, {"seconds": (5, 600), "fewest_coins": (1, 12), "most_coins": (1, 12)}, {}),
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


@dataclass(frozen=True)
class Cards:
    source: str
    figures: Figures


def read_cards(source: str, file: str) -> Cards:
    """The figures of a file, or `BadCards` with the file, the line and the reason."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{file}: {error}") from None
    known = {*SINGLE, *ROWS}
    for table in data:
        if table not in known:
            raise BadCards(f"{_at(file, source, table)}: there is no table {table!r}; there are {', '.join(known)}.")
    for table in known:
        if table not in data:
            raise BadCards(f"{file}: the table {table!r} is missing.")
    figures = Figures()
    for table, columns in SINGLE.items():
        for column, value in _row(data[table], columns, {}, _at(file, source, table)).items():
            setattr(figures, f"{table}_{column}", value)
    for table, (ids, needed, optional) in ROWS.items():
        rows = _rows(data[table], table, ids, needed, optional, file, source)
        if table == "specialty":
            figures.specialty_bonus = vec[i64]([row[action] for row in rows for action in ACTIONS])
        else:
            for column in (*needed, *optional):
                setattr(figures, f"{table}_{column}", vec[i64]([row[column] for row in rows]))
    _check_order(figures, file, source)
    return Cards(source, figures)


def _rows(
    rows: object,
    table: str,
    ids: tuple[str, ...],
    needed: Mapping[str, tuple[int, int]],
    optional: Mapping[str, tuple[int, int]],
    file: str,
    source: str,
) -> list[dict[str, int]]:
    if not isinstance(rows, list) or len(rows) != len(ids):
        raise BadCards(f"{_at(file, source, table)}: there must be {len(ids)} [[{table}]] rows: {', '.join(ids)}.")
    read = []
    for number, (row, id) in enumerate(zip(rows, ids, strict=True)):
        where = _at(file, source, table, number)
        if not isinstance(row, dict) or row.get("id") != id:
            raise BadCards(f"{where}: this row must have id = {id!r}.")
        read.append(_row({k: v for k, v in row.items() if k != "id"}, needed, optional, where))
    return read


def _row(
    row: object, needed: Mapping[str, tuple[int, int]], optional: Mapping[str, tuple[int, int]], where: str
) -> dict[str, int]:
    if not isinstance(row, dict):
        raise BadCards(f"{where}: this must be a table.")
    allowed = {**needed, **optional}
    for column in row:
        if column not in allowed:
            raise BadCards(f"{where}: there is no {column!r} here; there are {', '.join(allowed)}.")
    read = {}
    for column, (low, high) in allowed.items():
        value: Any = row.get(column, None if column in needed else 0)
        if not isinstance(value, int) or isinstance(value, bool) or (column in row and not low <= value <= high):
            raise BadCards(f"{where}: {column} must be a whole number from {low} to {high}, not {value!r}.")
        read[column] = value
    return read


def _check_order(figures: Figures, file: str, source: str) -> None:
    """What single figures can't show: rows that contradict each other."""
    debts = list(figures.debt_level_debt)
    if debts[0] != 0 or debts != sorted(set(debts)):
        raise BadCards(f"{_at(file, source, 'debt_level')}: debt must rise from 0, not go {debts}.")
    for number in range(len(PUZZLES)):
        if figures.puzzle_fewest_coins[number] > figures.puzzle_most_coins[number]:
            raise BadCards(f"{_at(file, source, 'puzzle', number)}: fewest_coins is more than most_coins.")
    if figures.puzzle_most_coins[0] > 7:
        raise BadCards(f"{_at(file, source, 'puzzle', 0)}: most_coins can be 7 at most on a line of 8 cells.")
    if figures.event_threshold[EVENTS.index("viral_moment")] == 0:
        raise BadCards(f"{_at(file, source, 'event', EVENTS.index('viral_moment'))}: threshold must be 1 or more.")
    if figures.action_per_users[ACTIONS.index("monetize")] == 0:
        raise BadCards(f"{_at(file, source, 'action', ACTIONS.index('monetize'))}: per_users must be 1 or more.")


def _at(file: str, source: str, table: str, number: int = 0) -> str:
    """Where the row with that number starts."""
    heads = (f"[{table}]", f"[[{table}]]")
    lines = [i for i, line in enumerate(source.splitlines(), 1) if line.split("#")[0].strip() in heads]
    return f"{file}, line {lines[number]}" if number < len(lines) else file

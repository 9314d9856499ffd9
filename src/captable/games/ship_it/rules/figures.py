"""The figures of a game in the form that the rules work with: a column a name, read from `cards.toml`.

A state holds its own `Figures`, so that games with edited cards run side by side. `cards` fills them in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1
ROUNDS: Final[i64] = 4

VC_HEAVY: Final[i64] = 0
BOOTSTRAPPED: Final[i64] = 1
ANGEL_BACKED: Final[i64] = 2
"""Funding, by which a company has its power (SI-1.1): Pivot, Lean Team, Insider Info."""

INTERN: Final[i64] = 0
JUNIOR: Final[i64] = 1
SENIOR: Final[i64] = 2
"""Levels of engineers (SI-3.1)."""

SKEPTIC: Final[i64] = 0
EQUITY_HUNGRY: Final[i64] = 1
VETERAN: Final[i64] = 2
NIGHT_OWL: Final[i64] = 3
"""Traits (SI-3.4)."""

DEVELOP: Final[i64] = 0
OPTIMIZE: Final[i64] = 1
PAY_DOWN: Final[i64] = 2
SERVERS: Final[i64] = 3
RESEARCH: Final[i64] = 4
MARKETING: Final[i64] = 5
MONETIZE: Final[i64] = 6
RECRUITER: Final[i64] = 7
VIRAL: Final[i64] = 8
IPO: Final[i64] = 9
ACQUISITION: Final[i64] = 10
ACTIONS: Final[i64] = 11
"""What an engineer can be put on (SI-4.2)."""

USERS_5K: Final[i64] = 0
GROWTH_HACKER: Final[i64] = 1
FIVE_STARS: Final[i64] = 2
CLEAN_CODE: Final[i64] = 3
REVENUE_KING: Final[i64] = 4
MILESTONES: Final[i64] = 5

DDOS: Final[i64] = 0
OUTAGE: Final[i64] = 1
VIRAL_MOMENT: Final[i64] = 2
DATA_BREACH: Final[i64] = 3
COMPETITOR: Final[i64] = 4
EVENTS: Final[i64] = 5


class Figures:
    """Every number of `cards.toml`: `funding_money[VC_HEAVY]` is the money of that row.

    Single figures are `int`, not `i64`: an incremental mypyc build can't read an `i64` attribute of a class of
    another module that is no base class.
    """

    start_users: int
    start_rating: int
    start_servers: int
    powers_discount: int
    powers_insiders: int
    draft_pool: int
    draft_recruits: int
    draft_hires: int
    draft_senior_base: int
    draft_senior_step: int
    draft_trait: int
    draft_salary_spread: int
    income_users: int
    income_cap_base: int
    income_cap_step: int
    income_underdog: int
    score_user: int
    score_revenue: int
    score_rating: int
    score_debt: int
    score_debt_loss: int
    funding_money: vec[i64]
    funding_marketing: vec[i64]
    funding_revenue_points: vec[i64]
    funding_hires: vec[i64]
    funding_equity: vec[i64]
    tech_ai: vec[i64]
    tech_debt: vec[i64]
    tech_ai_debt: vec[i64]
    tech_rating: vec[i64]
    tech_feature_users: vec[i64]
    product_users: vec[i64]
    product_revenue: vec[i64]
    product_rating: vec[i64]
    level_productivity: vec[i64]
    level_salary: vec[i64]
    level_ai: vec[i64]
    level_debt: vec[i64]
    trait_bonus: vec[i64]
    trait_cost: vec[i64]
    trait_rounds: vec[i64]
    action_price: vec[i64]
    action_slots: vec[i64]
    action_from_round: vec[i64]
    action_users: vec[i64]
    action_revenue: vec[i64]
    action_rating: vec[i64]
    action_debt: vec[i64]
    action_servers: vec[i64]
    action_ai: vec[i64]
    action_per_users: vec[i64]
    action_rating_loss: vec[i64]
    action_users_loss: vec[i64]
    action_points: vec[i64]
    debt_level_debt: vec[i64]
    debt_level_rating_loss: vec[i64]
    debt_level_breaks: vec[i64]
    debt_level_forced: vec[i64]
    puzzle_seconds: vec[i64]
    puzzle_fewest_coins: vec[i64]
    puzzle_most_coins: vec[i64]
    reward_debt: vec[i64]
    reward_money: vec[i64]
    milestone_figure: vec[i64]
    milestone_points: vec[i64]
    event_threshold: vec[i64]
    event_users: vec[i64]
    event_rating: vec[i64]
    event_revenue: vec[i64]
    event_mitigated_users: vec[i64]
    event_mitigated_rating: vec[i64]
    event_mitigated_revenue: vec[i64]
    specialty_bonus: vec[i64]
    """Percent for specialty s and action a at s * ACTIONS + a."""

    def __init__(self) -> None:
        self.start_users = 0
        self.start_rating = 0
        self.start_servers = 0
        self.powers_discount = 0
        self.powers_insiders = 0
        self.draft_pool = 0
        self.draft_recruits = 0
        self.draft_hires = 0
        self.draft_senior_base = 0
        self.draft_senior_step = 0
        self.draft_trait = 0
        self.draft_salary_spread = 0
        self.income_users = 0
        self.income_cap_base = 0
        self.income_cap_step = 0
        self.income_underdog = 0
        self.score_user = 0
        self.score_revenue = 0
        self.score_rating = 0
        self.score_debt = 0
        self.score_debt_loss = 0
        self.funding_money = vec[i64]()
        self.funding_marketing = vec[i64]()
        self.funding_revenue_points = vec[i64]()
        self.funding_hires = vec[i64]()
        self.funding_equity = vec[i64]()
        self.tech_ai = vec[i64]()
        self.tech_debt = vec[i64]()
        self.tech_ai_debt = vec[i64]()
        self.tech_rating = vec[i64]()
        self.tech_feature_users = vec[i64]()
        self.product_users = vec[i64]()
        self.product_revenue = vec[i64]()
        self.product_rating = vec[i64]()
        self.level_productivity = vec[i64]()
        self.level_salary = vec[i64]()
        self.level_ai = vec[i64]()
        self.level_debt = vec[i64]()
        self.trait_bonus = vec[i64]()
        self.trait_cost = vec[i64]()
        self.trait_rounds = vec[i64]()
        self.action_price = vec[i64]()
        self.action_slots = vec[i64]()
        self.action_from_round = vec[i64]()
        self.action_users = vec[i64]()
        self.action_revenue = vec[i64]()
        self.action_rating = vec[i64]()
        self.action_debt = vec[i64]()
        self.action_servers = vec[i64]()
        self.action_ai = vec[i64]()
        self.action_per_users = vec[i64]()
        self.action_rating_loss = vec[i64]()
        self.action_users_loss = vec[i64]()
        self.action_points = vec[i64]()
        self.debt_level_debt = vec[i64]()
        self.debt_level_rating_loss = vec[i64]()
        self.debt_level_breaks = vec[i64]()
        self.debt_level_forced = vec[i64]()
        self.puzzle_seconds = vec[i64]()
        self.puzzle_fewest_coins = vec[i64]()
        self.puzzle_most_coins = vec[i64]()
        self.reward_debt = vec[i64]()
        self.reward_money = vec[i64]()
        self.milestone_figure = vec[i64]()
        self.milestone_points = vec[i64]()
        self.event_threshold = vec[i64]()
        self.event_users = vec[i64]()
        self.event_rating = vec[i64]()
        self.event_revenue = vec[i64]()
        self.event_mitigated_users = vec[i64]()
        self.event_mitigated_rating = vec[i64]()
        self.event_mitigated_revenue = vec[i64]()
        self.specialty_bonus = vec[i64]()

    def debt_level(self, debt: i64) -> i64:
        """The row of the debt table that holds for so much debt."""
        level: i64 = len(self.debt_level_debt) - 1
        while level > 0 and debt < self.debt_level_debt[level]:
            level -= 1
        return level


def fill(items: vec[i64], value: i64) -> None:
    """The same as a new vector that is `filled`, but in place."""
    i: i64 = 0
    while i < len(items):
        items[i] = value
        i += 1


def several(moves: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The moves and so many more, from a first one on."""
    i: i64 = 0
    while i < count:
        moves = append(moves, first + i)
        i += 1
    return moves


def half_up(amount: i64, parts: i64) -> i64:
    """SI-0.2: amount ÷ parts, rounded once, half up; amount is not negative."""
    return (2 * amount + parts) // (2 * parts)

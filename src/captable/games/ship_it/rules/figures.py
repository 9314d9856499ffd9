"""The figures of a game in the form that the rules work with: a column a name, read from `cards.toml`.

A state holds its own `Figures`, so that games with edited cards run side by side. `cards` fills them in.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Figures:
    """Every number of `cards.toml`: `funding_money[VC_HEAVY]` is the money of that row.

    `cards` gives every one of them its value. Single figures are `int`, not `i64`, because an `i64` can't say that
    it has none yet.
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

    def debt_level(self, debt: i64) -> i64:
        """The row of the debt table that holds for so much debt."""
        level: i64 = len(self.debt_level_debt) - 1
        while level > 0 and debt < self.debt_level_debt[level]:
            level -= 1
        return level


def half_up(amount: i64, parts: i64) -> i64:
    """SI-0.2: amount ÷ parts, rounded once, half up; amount is not negative."""
    return (2 * amount + parts) // (2 * parts)

"""Every table of Ship It!, figure by figure, as the source has them: written out here, derived from nothing."""

import tomllib

import pytest

from captable.games.ship_it import GAME, cards

FIGURES = GAME.cards.figures

ROWS = {
    "FUNDINGS": ("vc_heavy", "bootstrapped", "angel_backed"),
    "TECHS": ("ai_first", "quality_focused", "move_fast"),
    "PRODUCTS": ("b2b_saas", "consumer_app", "platform_play"),
    "LEVELS": ("intern", "junior", "senior"),
    "SPECIALTIES": ("frontend", "backend", "fullstack", "devops", "ai"),
    "TRAITS": ("ai_skeptic", "equity_hungry", "veteran", "night_owl"),
    "ACTIONS": (
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
    ),
    "DEBT_LEVELS": ("safe", "warning", "danger", "critical"),
    "PUZZLES": ("easy", "medium", "hard", "expert"),
    "REWARDS": ("one", "two", "three"),
    "MILESTONES": ("users_5k", "growth_hacker", "five_stars", "clean_code", "revenue_king"),
    "EVENTS": ("ddos", "outage", "viral_moment", "data_breach", "competitor"),
}

# Percent, hundredths of rating, thousandths of points, as in cards.toml; in the order of ROWS.
COLUMNS = {
    "funding_money": [100, 40, 70],
    "funding_marketing": [150, 100, 100],
    "funding_revenue_points": [1, 2, 1],
    "funding_hires": [0, 0, 1],
    "funding_equity": [40, 100, 70],
    "tech_ai": [4, 1, 2],
    "tech_debt": [2, 0, 3],
    "tech_ai_debt": [50, 100, 100],
    "tech_rating": [0, 10, 0],
    "tech_feature_users": [0, 0, 200],
    "product_users": [50, 200, 100],
    "product_revenue": [200, 50, 100],
    "product_rating": [80, 120, 100],
    "level_productivity": [30, 50, 100],
    "level_salary": [5, 15, 30],
    "level_ai": [200, 200, 150],
    "level_debt": [4, 3, 1],
    "trait_bonus": [10, 20, 0, 30],
    "trait_cost": [0, 5, 0, 0],
    "trait_rounds": [0, 2, 0, 0],
    "action_price": [0, 0, 0, 10, 15, 20, 0, 25, 15, 50, 0],
    "action_slots": [3, 0, 0, 2, 2, 1, 2, 1, 1, 1, 1],
    "action_from_round": [1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 4],
    "action_users": [500, 0, 0, 0, 0, 1000, 0, 0, 3000, 0, 0],
    "action_revenue": [0, 0, 0, 0, 0, 0, 300, 0, 0, 0, 0],
    "action_rating": [0, 10, 0, 0, 0, 10, 0, 0, 0, 0, 0],
    "action_debt": [0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0],
    "action_servers": [0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0],
    "action_ai": [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
    "action_per_users": [0, 0, 0, 0, 0, 0, 5000, 0, 0, 0, 0],
    "action_rating_loss": [0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0],
    "action_users_loss": [0, 0, 0, 0, 0, 0, 0, 0, 1000, 0, 0],
    "action_points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 25_000, 2],
    "debt_level_debt": [0, 4, 7, 10],
    "debt_level_rating_loss": [0, 10, 10, 20],
    "debt_level_breaks": [0, 0, 20, 40],
    "debt_level_forced": [0, 0, 0, 50],
    "puzzle_seconds": [30, 45, 60, 90],
    "puzzle_fewest_coins": [3, 5, 9, 6],
    "puzzle_most_coins": [5, 6, 9, 12],
    "reward_debt": [1, 2, 3],
    "reward_money": [0, 0, 10],
    "milestone_figure": [5000, 10_000, 500, 0, 1000],
    "milestone_points": [10_000, 15_000, 15_000, 10_000, 12_000],
    "event_threshold": [20, 15, 100, 4, 400],
    "event_users": [500, 0, 2000, 0, 300],
    "event_rating": [30, 0, 50, 50, 0],
    "event_revenue": [0, 0, 0, 200, 0],
    "event_mitigated_users": [100, 0, 0, 0, 50],
    "event_mitigated_rating": [10, 0, 20, 10, 0],
    "event_mitigated_revenue": [0, 0, 0, 50, 0],
}

SPECIALTY_BONUS = {
    ("frontend", "develop"): 20,
    ("frontend", "marketing"): 10,
    ("backend", "optimize"): 20,
    ("backend", "servers"): 10,
    ("fullstack", "develop"): 10,
    ("fullstack", "optimize"): 10,
    ("devops", "servers"): 30,
    ("devops", "research"): 10,
    ("ai", "research"): 30,
    ("ai", "optimize"): 10,
}

SINGLE = {
    "start_users": 1000,
    "start_rating": 300,
    "start_servers": 10,
    "powers_discount": 20,
    "powers_insiders": 2,
    "draft_pool": 1,
    "draft_recruits": 2,
    "draft_hires": 2,
    "draft_senior_base": 20,
    "draft_senior_step": 10,
    "draft_trait": 35,
    "draft_salary_spread": 5,
    "income_users": 100,
    "income_cap_base": 30,
    "income_cap_step": 10,
    "income_underdog": 10,
    "score_user": 1,
    "score_revenue": 2,
    "score_rating": 100,
    "score_debt": 7,
    "score_debt_loss": 10_000,
}


@pytest.mark.parametrize("column", COLUMNS)
def test_every_column_of_every_table_has_the_sources_figures(column: str) -> None:
    assert list(getattr(FIGURES, column)) == COLUMNS[column]


@pytest.mark.parametrize("figure", SINGLE)
def test_every_single_figure_is_the_sources(figure: str) -> None:
    assert getattr(FIGURES, figure) == SINGLE[figure]


def test_every_specialty_has_its_bonus_for_every_action() -> None:
    found = {
        (specialty, action): FIGURES.specialty_bonus[row * len(ROWS["ACTIONS"]) + place]
        for row, specialty in enumerate(ROWS["SPECIALTIES"])
        for place, action in enumerate(ROWS["ACTIONS"])
    }
    assert {pair: bonus for pair, bonus in found.items() if bonus} == SPECIALTY_BONUS


def test_the_rows_come_in_this_order_and_no_figure_is_left_out() -> None:
    assert {name: getattr(cards, name) for name in ROWS} == ROWS
    tables = tomllib.loads(GAME.cards_source)
    named = {
        f"{table}_{column}"
        for table, rows in tables.items()
        if table != "specialty"
        for row in (rows if isinstance(rows, list) else [rows])
        for column in row
        if column != "id"
    }
    assert named == COLUMNS.keys() | SINGLE.keys()

"""SI-0 and SI-3: exact output, AI, specialties and traits."""

from fractions import Fraction

import pytest

from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules import resolution
from captable.games.ship_it.rules.engineers import OUTPUT_ONE
from tests.clauses import clause
from tests.games.ship_it.scenes import assign, finish_round, may, planning, play, refusal, someone, use_figures
from tests.games.ship_it.test_tables import SPECIALTY_BONUS

FIGURES = GAME.cards.figures


def output(text: str, action: str, *, ai: bool = False, productivity: int | None = None, since: int = 1) -> Fraction:
    """The output of one engineer who is not assigned last."""
    state = planning({0: [text, "intern"]}, "angel_backed ai_first", "angel_backed", round=3)
    if productivity:
        state.companies[0].staff[0] = someone(text, productivity=productivity)
    state.companies[0].staff[0] = (state.companies[0].staff[0] & 0xFFFFFF) | since << 24
    assign(state, 0, action, "pay_down", ai=[0] if ai else [])
    return Fraction(state.companies[0].output(0, cards.ACTIONS.index(action), state.round), OUTPUT_ONE)


@clause("SI-0.1")
def test_no_figure_of_a_company_is_anything_but_a_whole_number() -> None:
    state = planning({0: ["senior ai"], 1: ["junior ai"]})
    assign(state, 0, "marketing")
    finish_round(state)
    figures = state.dump()["companies"][0]
    for name in ("users", "revenue", "rating", "debt", "money", "servers", "ai", "late_points"):
        assert type(figures[name]) is int
    assert type(state.score(0)) is int
    assert (
        state.score(0) == state.companies[0].users + 100 * state.companies[0].rating
    )  # thousandths, from hundredths of rating


@clause("SI-0.2", "SI-3.4")
def test_output_is_an_exact_product_of_all_factors() -> None:
    assert output("junior frontend equity_hungry", "develop", ai=True, productivity=45) == (
        Fraction(45, 100) * 2 * Fraction(12, 10) * Fraction(12, 10)
    )


@clause("SI-0.2")
def test_an_effect_is_rounded_once_half_up() -> None:
    state = planning({0: ["junior frontend"]}, "angel_backed quality_focused b2b_saas", "angel_backed")
    state.companies[0].staff[0] = someone("junior frontend", productivity=55, since=1)
    assign(state, 0, "develop")
    resolution.resolve_plans(state)
    assert state.companies[0].users == 500 + 165  # 500 × 0.55 × 1.2 × 0.5
    state = planning({0: ["junior frontend"]}, "angel_backed quality_focused b2b_saas", "angel_backed")
    state.companies[0].staff[0] = someone("junior frontend", productivity=45, since=1)
    use_figures(state, GAME.with_cards(GAME.cards_source.replace("users = 500\n", "users = 501\n", 1)).cards.figures)
    assign(state, 0, "develop")
    resolution.resolve_plans(state)
    assert state.companies[0].users == 500 + 135  # 135.27, rounded once


@clause("SI-0.2")
def test_rating_is_rounded_once_after_the_product() -> None:
    state = planning({0: ["junior"]}, "angel_backed ai_first consumer_app", "angel_backed")
    state.companies[0].staff[0] = someone("junior", productivity=45, since=1)
    resolution.optimize(state, 0, 0)
    assert state.companies[0].rating == 300 + 5  # 10 × 0.45 × 1.2 = 5.4; 4.5 rounded first would make it 6


@clause("SI-0.2")
def test_rounding_is_half_up_at_exactly_a_half() -> None:
    state = planning({0: ["intern"]}, "angel_backed quality_focused b2b_saas", "angel_backed")
    use_figures(state, GAME.with_cards(GAME.cards_source.replace("users = 500\n", "users = 510\n", 1)).cards.figures)
    assign(state, 0, "develop")
    resolution.resolve_plans(state)
    assert state.companies[0].users == 500 + 77  # 510 × 0.3 × 0.5 = 76.5


@clause("SI-0.3")
def test_figures_never_leave_their_limits_after_any_change() -> None:
    state = planning({0: ["intern"]})
    state.companies[0].add_users(-10_000)
    state.companies[0].add_users(5)
    state.companies[0].add_revenue(-1)
    state.companies[0].add_debt(-100)
    state.companies[0].add_debt(2)
    assert (state.companies[0].users, state.companies[0].revenue, state.companies[0].debt) == (5, 0, 2)
    state.companies[0].add_rating(-1000)
    assert state.companies[0].rating == 100
    state.companies[0].add_rating(1000)
    state.companies[0].add_rating(-10)
    assert state.companies[0].rating == 490


@clause("SI-0.3")
def test_the_limits_hold_after_every_single_change_of_a_resolution() -> None:
    state = planning({0: ["intern", "intern"]}, "angel_backed", "angel_backed", figures={"debt": {0: 1}})
    assign(state, 0, "pay_down", "pay_down", ai=[0])
    resolution.resolve_plans(state)
    assert state.companies[0].debt == 4  # down to 0, not to −3, then 4 of AI


@clause("SI-3.1")
@pytest.mark.parametrize(
    ("level", "plain", "with_ai", "debt"), [("intern", 30, 60, 4), ("junior", 50, 100, 3), ("senior", 100, 150, 1)]
)
def test_ai_brings_output_and_debt_by_level(level: str, plain: int, with_ai: int, debt: int) -> None:
    assert output(level, "develop") == Fraction(plain, 100)
    assert output(level, "develop", ai=True) == Fraction(with_ai, 100)
    state = planning({0: [level]})
    assign(state, 0, "pay_down", ai=[0])
    resolution.resolve_plans(state)
    assert state.companies[0].debt == debt
    row = cards.LEVELS.index(level)
    assert (FIGURES.level_productivity[row], FIGURES.level_salary[row]) == (plain, {30: 5, 50: 15, 100: 30}[plain])


@clause("SI-3.2")
def test_augmenting_takes_ai_for_the_round_and_none_of_the_next() -> None:
    state = planning({0: ["junior", "junior"], 1: ["intern"]})  # Quality-Focused: 1 AI
    assign(state, 0, "pay_down", "pay_down", ai=[0])
    assert refusal(state, 0, "augment", engineer=1).clause == "SI-3.2"
    assert refusal(state, 0, "augment", engineer=0).clause == "SI-3.2"
    finish_round(state)
    assert state.companies[0].ai == 1


@clause("SI-3.2")
def test_only_the_assigned_are_augmented_and_idling_drops_the_ai() -> None:
    state = planning({0: ["junior", "junior"], 1: ["intern"]})
    assert refusal(state, 0, "augment", engineer=0).clause == "SI-3.2"
    assert refusal(state, 0, "plain", engineer=0).clause == "SI-3.2"
    assign(state, 0, "pay_down", ai=[0])
    play(state, 0, "assign", engineer=0, action="develop")
    assert state.companies[0].plan.has_ai(0)  # assigning anew keeps it
    play(state, 0, "idle", engineer=0)
    assert not state.companies[0].plan.has_ai(0)
    play(state, 0, "assign", engineer=0, action="develop")
    assert not state.companies[0].plan.has_ai(0)
    play(state, 0, "augment", engineer=0)
    play(state, 0, "plain", engineer=0)
    assert not state.companies[0].plan.has_ai(0)


@clause("SI-3.3")
@pytest.mark.parametrize("specialty", cards.SPECIALTIES)
def test_specialties_help_where_the_table_says_and_nowhere_else(specialty: str) -> None:
    for action in ("develop", "optimize", "servers", "research", "marketing", "monetize"):
        expected = 1 + Fraction(SPECIALTY_BONUS.get((specialty, action), 0), 100)
        assert output(f"senior {specialty}", action) == expected


@clause("SI-3.4")
def test_an_ai_skeptic_is_never_augmented_and_a_tenth_better() -> None:
    assert output("senior ai_skeptic", "develop") == Fraction(11, 10)
    state = planning({0: ["senior ai_skeptic"]})
    assign(state, 0, "develop")
    assert refusal(state, 0, "augment", engineer=0).clause == "SI-3.4"


@clause("SI-3.4")
@pytest.mark.parametrize(("since", "expected"), [(1, 12), (2, 10), (3, 10)])
def test_the_equity_hungry_are_a_fifth_better_from_their_third_round(since: int, expected: int) -> None:
    assert output("senior equity_hungry", "develop", since=since) == Fraction(expected, 10)  # in round 3


@clause("SI-3.4")
def test_a_night_owl_is_better_only_when_last_in_the_list() -> None:
    state = planning({0: ["senior night_owl", "junior"]})
    develop = cards.ACTIONS.index("develop")
    assign(state, 0, "develop")
    assert state.companies[0].output(0, develop, state.round) == OUTPUT_ONE * 13 // 10  # also if it is the only one
    play(state, 0, "assign", engineer=1, action="develop")
    assert state.companies[0].output(0, develop, state.round) == OUTPUT_ONE
    play(state, 0, "assign", engineer=0, action="develop")
    assert state.companies[0].output(0, develop, state.round) == OUTPUT_ONE * 13 // 10
    assert may(state, 0, "augment", engineer=0)
    play(state, 0, "augment", engineer=1)
    assert state.companies[0].plan.is_last(0)  # augmenting changes nothing in the list


@clause("SI-3.4")
def test_a_veteran_adds_no_output() -> None:
    assert output("senior veteran", "develop") == 1

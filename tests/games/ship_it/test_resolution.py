"""SI-6: what the actions bring, income and milestones."""

from collections.abc import Mapping

import pytest

from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules import resolution
from captable.games.ship_it.rules.state import ShipItState
from tests.clauses import clause
from tests.games.ship_it.scenes import (
    assign,
    chance,
    each,
    finish_round,
    founded,
    planning,
    play,
    say,
    told,
    use_figures,
)

FIGURES = GAME.cards.figures
PLATFORM = "quality_focused platform_play"


def resolved(
    action: str,
    person: str = "senior",
    corporation: str = f"angel_backed {PLATFORM}",
    figures: Mapping[str, int] | None = None,
) -> ShipItState:
    """One engineer does one thing; then the figures before the books are closed."""
    given = {"money": {0: 100}, **{name: {0: value} for name, value in (figures or {}).items()}}
    state = planning({0: [person]}, corporation, "angel_backed", figures=given, round=4, since=4)
    assign(state, 0, action)
    resolution.resolve(state, 0, 0, cards.ACTIONS.index(action), 0)
    return state


@clause("SI-6.1")
def test_companies_resolve_in_draft_order_each_in_the_order_of_its_list() -> None:
    figures = {"users": {0: 900, 1: 800}}
    state = planning({0: ["senior", "senior"], 1: ["senior"]}, figures=figures)
    play(state, 0, "assign", engineer=0, action="monetize")
    play(state, 0, "assign", engineer=1, action="develop")
    play(state, 0, "assign", engineer=0, action="monetize")  # anew: now after the feature
    play(state, 1, "assign", engineer=0, action="pay_down")
    play(state, 0, "lock")
    play(state, 1, "lock")
    done = [event.say.id for event in state.events if event.say and event.clause == "SI-6.2"]
    assert done == ["si-paid-down", "si-developed", "si-monetized"]
    assert state.companies[0].revenue == 384  # 300 × (1 + 1400 ÷ 5000)


@clause("SI-6.2")
@pytest.mark.parametrize(
    ("action", "figure", "before", "after"),
    [
        ("develop", "users", 1000, 1500),
        ("optimize", "debt", 5, 4),
        ("optimize", "rating", 300, 310),
        ("pay_down", "debt", 5, 3),
        ("servers", "servers", 10, 15),
        ("research", "ai", 1, 3),
        ("marketing", "users", 1000, 2000),
        ("marketing", "rating", 300, 310),
        ("monetize", "rating", 300, 290),
        ("recruiter", "recruiters", 0, 1),
    ],
)
def test_actions_bring_what_the_table_says_for_an_output_of_1(
    action: str, figure: str, before: int, after: int
) -> None:
    assert getattr(resolved(action, figures={figure: before}).companies[0], figure) == after


@clause("SI-6.2")
@pytest.mark.parametrize(
    ("action", "figure", "before", "after"),
    [
        ("develop", "users", 1000, 1150),
        ("optimize", "debt", 5, 4),  # at least 1
        ("optimize", "rating", 300, 303),
        ("pay_down", "debt", 5, 3),  # always 2
        ("servers", "servers", 10, 12),  # 1.5, half up
        ("research", "ai", 1, 2),  # 0.6, at least 1
        ("marketing", "users", 1000, 1300),
        ("marketing", "rating", 300, 303),
        ("monetize", "rating", 300, 290),  # not scaled
    ],
)
def test_an_intern_brings_less(action: str, figure: str, before: int, after: int) -> None:
    assert getattr(resolved(action, "intern", figures={figure: before}).companies[0], figure) == after


@clause("SI-6.2")
@pytest.mark.parametrize(("action", "figure", "usual"), [("servers", "servers", 5), ("research", "ai", 2)])
def test_research_and_servers_bring_at_least_1(action: str, figure: str, usual: int) -> None:
    source = GAME.cards_source
    at = source.index(f'id = "{action}"')
    weak = source[:at] + source[at:].replace(f"\n{figure} = {usual}\n", f"\n{figure} = 1\n", 1)
    state = planning({0: ["intern"]}, figures={"money": {0: 100}})
    before = getattr(state.companies[0], figure)
    use_figures(state, GAME.with_cards(weak).cards.figures)
    assign(state, 0, action)
    resolution.resolve_plans(state)
    assert getattr(state.companies[0], figure) == before + 1  # 0.3 would be nothing


@clause("SI-6.2")
@pytest.mark.parametrize(("users", "revenue"), [(0, 300), (1000, 360), (5000, 600), (12_345, 1041)])
def test_monetization_scales_with_the_users(users: int, revenue: int) -> None:
    assert resolved("monetize", figures={"users": users}).companies[0].revenue == revenue


@clause("SI-6.2", "SI-1.2")
@pytest.mark.parametrize(("person", "users"), [("senior", 1700), ("intern", 1350)])
def test_move_fast_adds_200_users_to_each_feature_not_scaled_by_output(person: str, users: int) -> None:
    assert (
        resolved("develop", person, "angel_backed move_fast platform_play", figures={"users": 1000}).companies[0].users
        == users
    )


@clause("SI-6.2", "SI-6.3")
def test_move_fasts_users_are_multiplied_by_the_product() -> None:
    assert (
        resolved("develop", "senior", "angel_backed move_fast consumer_app", figures={"users": 0}).companies[0].users
        == 1400
    )


@clause("SI-6.2", "SI-1.1")
def test_vc_heavy_marketing_brings_half_as_many_users_again_and_no_more_rating() -> None:
    state = resolved("marketing", "senior", f"vc_heavy {PLATFORM}", figures={"users": 0, "rating": 300})
    assert (state.companies[0].users, state.companies[0].rating) == (1500, 310)


@clause("SI-6.3", "SI-1.3")
@pytest.mark.parametrize(
    ("product", "users", "revenue", "gain"), [("b2b_saas", 500, 600, 8), ("consumer_app", 2000, 150, 12)]
)
def test_gains_are_multiplied_by_the_product_and_losses_are_not(
    product: str, users: int, revenue: int, gain: int
) -> None:
    corporation = f"angel_backed quality_focused {product}"
    state = resolved("marketing", "senior", corporation, figures={"users": 0, "rating": 300})
    assert (state.companies[0].users, state.companies[0].rating) == (users, 300 + gain)
    state = resolved("monetize", "senior", corporation, figures={"users": 0, "rating": 300})
    assert (state.companies[0].revenue, state.companies[0].rating) == (revenue, 290)
    state = resolved("optimize", "senior", corporation, figures={"rating": 300, "debt": 5})
    assert (state.companies[0].debt, state.companies[0].rating) == (4, 300 + gain)


@clause("SI-6.2")
def test_recruiters_stack_and_serve_the_next_draft_only() -> None:
    state = planning({0: ["junior", "junior"], 1: ["junior"]}, figures={"money": {0: 100}})
    assign(state, 0, "recruiter", "recruiter")
    finish_round(state)
    assert state.companies[0].recruiters == 2
    assert len(state.draft.pool) == 3 + 4
    assert state.companies[0].hire_limit() == 3 + 4
    for seat in state.to_move():
        play(state, seat, "send")
    assert state.companies[0].recruiters == 0


@clause("SI-6.4")
def test_going_viral_is_an_even_chance_not_multiplied() -> None:
    ends = []
    for seed in range(200):
        state = planning({0: ["junior"]}, "angel_backed quality_focused consumer_app", "angel_backed", round=3)
        state.rng = chance(seed)
        state.companies[0].users = 2000
        assign(state, 0, "viral")
        resolution.resolve_plans(state)
        ends.append(state.companies[0].users)
    assert set(ends) == {5000, 1000}
    assert 70 < ends.count(5000) < 130


@clause("SI-6.4")
def test_ipo_prep_brings_25_points_and_an_acquisition_2_for_each_thousand_users() -> None:
    assert resolved("ipo").companies[0].late_points == 25_000
    state = resolved("acquisition", figures={"users": 4321})
    assert (state.companies[0].late_points, state.companies[0].users) == (8642, 2161)  # half lost, rounded down


@clause("SI-6.5")
@pytest.mark.parametrize(("debt", "percent"), [(0, 0), (6, 0), (7, 20), (9, 20), (10, 40), (30, 40)])
def test_features_break_by_the_debt_and_bring_nothing(debt: int, percent: int) -> None:
    broken = 0
    for seed in range(150):
        state = planning({0: ["senior"]}, figures={"debt": {0: debt}})
        state.rng = chance(seed)
        assign(state, 0, "develop")
        resolution.resolve_plans(state)
        broken += state.companies[0].users == 1000
    assert abs(broken / 150 - percent / 100) < 0.12
    assert (broken == 0) == (percent == 0)


@clause("SI-6.5")
def test_the_debt_when_the_resolution_begins_decides_and_each_feature_is_rolled() -> None:
    results = set()
    for seed in range(60):
        state = planning({0: ["senior", "senior", "senior"]}, figures={"debt": {0: 7}})
        state.rng = chance(seed)
        assign(state, 0, "pay_down", "develop", "develop")
        resolution.resolve_plans(state)
        results.add(state.companies[0].users)
    assert results >= {1500, 2000}  # paying down first does not help


@clause("SI-6.6")
@pytest.mark.parametrize(("debt", "lost"), [(0, 0), (3, 0), (4, 10), (6, 10), (7, 10), (9, 10), (10, 20), (25, 20)])
def test_debt_costs_rating_after_the_actions(debt: int, lost: int) -> None:
    state = planning({0: ["senior"]}, "angel_backed ai_first", "angel_backed", figures={"debt": {0: debt}})
    resolution.resolve_plans(state)
    assert state.companies[0].rating == 300 - lost


@clause("SI-6.6")
def test_first_the_debt_of_ai_then_the_penalty_then_quality() -> None:
    state = planning({0: ["junior"]}, figures={"debt": {0: 3}, "rating": {0: 500}})
    assign(state, 0, "pay_down", ai=[0])
    resolution.resolve_plans(state)
    assert state.companies[0].debt == 4  # 3 − 2 + 3
    assert state.companies[0].rating == 500  # 4.90 for the debt, then +0.10
    state = planning({0: ["junior"]}, "angel_backed move_fast", "angel_backed", figures={"debt": {0: 3}})
    assign(state, 0, "pay_down", ai=[0])
    resolution.resolve_plans(state)
    assert (state.companies[0].debt, state.companies[0].rating) == (
        4,
        290,
    )  # with 1 debt, before that of AI, there would be no penalty
    state = planning({0: ["junior"]}, "angel_backed quality_focused b2b_saas", "angel_backed")
    resolution.resolve_plans(state)
    assert state.companies[0].rating == 310  # not multiplied


@clause("SI-6.7")
def test_the_sources_example_of_income_comes_out_as_printed() -> None:
    state = founded("vc_heavy", "vc_heavy", round=2)
    state.companies[0].users, state.companies[1].users = 8000, 3000
    state.companies[0].money, state.companies[1].money = 0, 0
    resolution.pay_income(state)
    assert each(state, "money") == [50, 40]


@clause("SI-6.7")
@pytest.mark.parametrize(("round", "cap"), [(1, 40), (2, 50), (3, 60), (4, 70)])
def test_income_is_capped_by_the_round_and_rounded_half_up(round: int, cap: int) -> None:
    state = founded("vc_heavy", "vc_heavy", round=round)
    state.companies[0].users = 100_000
    assert state.companies[0].base_income(state.round) == cap
    for users, income in ((0, 0), (49, 0), (50, 1), (1149, 11), (1150, 12)):
        state.companies[0].users = users
        assert state.companies[0].base_income(state.round) == income


@clause("SI-6.7")
@pytest.mark.parametrize(
    ("users", "underdogs"),
    [
        ([1000, 1000], []),
        ([1000, 1001], [0]),
        ([1000, 2000, 3000], [0]),
        ([1000, 2000, 3000, 4000], [0, 1]),
        ([2000, 2000, 2000, 9000], []),
        ([1000, 2000, 2001, 9000], [0, 1]),
    ],
)
def test_below_the_median_there_are_10_more(users: list[int], underdogs: list[int]) -> None:
    state = founded(*["vc_heavy"] * len(users))
    for seat, value in enumerate(users):
        state.companies[seat].users, state.companies[seat].money = value, 0
    resolution.pay_income(state)
    assert [
        seat
        for seat in range(len(users))
        if state.companies[seat].money > state.companies[seat].base_income(state.round)
    ] == underdogs
    assert all(state.companies[seat].money == state.companies[seat].base_income(state.round) + 10 for seat in underdogs)


@clause("SI-6.7")
def test_revenue_is_no_money() -> None:
    state = founded("vc_heavy", "vc_heavy")
    money = each(state, "money")
    state.companies[0].revenue = 10_000
    resolution.pay_income(state)
    assert [after - before for after, before in zip(each(state, "money"), money, strict=True)] == [10, 10]


MILESTONES = {
    "users_5k": ("users", 5000, 10),
    "growth_hacker": ("users", 10_000, 15),
    "five_stars": ("rating", 500, 15),
    "clean_code": ("debt", 0, 10),
    "revenue_king": ("revenue", 1000, 12),
}


@clause("SI-6.8")
@pytest.mark.parametrize("milestone", MILESTONES)
def test_milestones_are_claimed_at_their_figure_for_their_points(milestone: str) -> None:
    figure, reached, points = MILESTONES[milestone]
    i = cards.MILESTONES.index(milestone)
    state = founded("vc_heavy", "vc_heavy", round=2)
    state.companies[0].debt, state.companies[1].debt = 5, 5
    setattr(state.companies[1], figure, reached - 1 if figure != "debt" else 1)
    resolution.claim_milestones(state)
    assert state.milestones[i] == -1
    setattr(state.companies[1], figure, reached)
    resolution.claim_milestones(state)
    assert state.milestones[i] == 1
    assert FIGURES.milestone_points[i] == 1000 * points
    assert state.milestone_points(1) >= 1000 * points
    setattr(state.companies[0], figure, 2 * reached)
    resolution.claim_milestones(state)
    assert state.milestones[i] == 1  # each once


@clause("SI-6.8")
def test_clean_code_is_claimed_from_round_2_on() -> None:
    state = founded("vc_heavy", "vc_heavy", round=1)
    resolution.claim_milestones(state)
    assert state.milestones[cards.MILESTONES.index("clean_code")] == -1


@clause("SI-6.8")
def test_reached_by_several_the_best_figure_takes_it_then_draft_order() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy", round=2)
    state.companies[0].users, state.companies[1].users, state.companies[2].users = 6000, 7000, 6500
    state.companies[0].debt = 3
    resolution.claim_milestones(state)
    assert state.milestones[cards.MILESTONES.index("users_5k")] == 1
    assert state.milestones[cards.MILESTONES.index("clean_code")] == next(seat for seat in state.order if seat != 0)


@clause("SI-6.8")
def test_only_the_figures_after_all_resolutions_count() -> None:
    state = planning({0: ["junior", "senior"], 1: ["junior"]}, figures={"users": {0: 9900}, "money": {0: 99}}, round=4)
    assign(state, 0, "acquisition")
    play(state, 0, "assign", engineer=1, action="develop")
    play(state, 0, "assign", engineer=0, action="acquisition")  # 10,400 for a moment
    finish_round(state)
    assert state.milestones[cards.MILESTONES.index("growth_hacker")] == -1
    assert state.milestones[cards.MILESTONES.index("users_5k")] == 0


@clause("SI-6.8")
def test_who_resolves_later_and_gets_further_takes_the_milestone() -> None:
    figures = {"users": {0: 4500, 1: 4600}, "money": {1: 99}}
    state = planning({0: ["senior"], 1: ["senior"]}, figures=figures)
    play(state, 0, "assign", engineer=0, action="develop")
    play(state, 1, "assign", engineer=0, action="marketing")
    assert list(state.order) == [0, 1]
    finish_round(state)
    assert each(state, "users") == [5000, 5600]
    assert state.milestones[cards.MILESTONES.index("users_5k")] == 1


# -- the explanation of every number -----------------------------------------------------------------------


def test_an_event_explains_its_number_factor_by_factor() -> None:
    state = planning({0: ["junior frontend night_owl"], 1: ["intern"]}, "vc_heavy ai_first consumer_app", "vc_heavy")
    assign(state, 0, "marketing", ai=[0])
    finish_round(state)
    [message] = told(state, "si-marketed")
    assert say(message) == (
        "Ann’s junior Frontend engineer, Night Owl does marketing: +4,290 users (1,000 for Marketing, "
        "× 0.50 productivity, × 2.00 AI, × 1.10 Frontend, × 1.30 Night Owl, × 2.00 Consumer App and × 1.50 VC-Heavy), "
        "+0.17 rating (0.10 for Marketing, × 0.50 productivity, × 2.00 AI, × 1.10 Frontend, × 1.30 Night Owl and "
        "× 1.20 Consumer App)."
    )
    assert "1,43" not in say(message, "fr")
    assert "× 1,30 oiseau de nuit" in say(message, "fr")

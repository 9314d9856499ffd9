"""SI-1: founding a company."""

from itertools import permutations

import pytest

from captable.core.view import Message, Refusal
from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules import resolution
from captable.games.ship_it.rules.state import ShipItState
from tests.clauses import clause
from tests.games.ship_it.scenes import (
    BIDDING,
    CORPORATION,
    assign,
    bid,
    each,
    engineers,
    finish_round,
    founded,
    may,
    new,
    planning,
    play,
    refusal,
    someone,
)

FIGURES = GAME.cards.figures


@clause("SI-1.1")
@pytest.mark.parametrize(
    ("funding", "money", "marketing", "revenue", "hires", "equity"),
    [("vc_heavy", 100, 150, 1, 0, 40), ("bootstrapped", 40, 100, 2, 0, 100), ("angel_backed", 70, 100, 1, 1, 70)],
)
def test_funding_brings_what_the_table_says(
    funding: str, money: int, marketing: int, revenue: int, hires: int, equity: int
) -> None:
    row = cards.FUNDINGS.index(funding)
    state = founded(funding, "angel_backed")
    assert state.companies[0].money == money
    assert FIGURES.funding_marketing[row] == marketing
    assert FIGURES.funding_revenue_points[row] == revenue
    assert FIGURES.funding_hires[row] == hires
    assert FIGURES.funding_equity[row] == equity


@clause("SI-1.1")
def test_corporations_are_chosen_at_the_same_time_and_revealed_together() -> None:
    state = new(2)
    play(state, 1, "funding", funding="vc_heavy")
    play(state, 0, "product", product="b2b_saas")
    assert state.to_move() == [0, 1]
    play(state, 1, "tech", tech="ai_first")
    play(state, 1, "product", product="b2b_saas")
    assert state.to_move() == [0]
    # The others know that it is chosen, and nothing else.
    assert (state.phase, state.revealed) == (CORPORATION, False)
    play(state, 0, "funding", funding="vc_heavy")
    play(state, 0, "tech", tech="ai_first")
    assert (state.phase, state.revealed) == (BIDDING, True)
    assert each(state, "money") == [100, 100]  # players may pick alike


@clause("SI-1.1", "SI-1.2", "SI-1.3")
def test_one_of_each_is_all_but_one_can_choose_again() -> None:
    state = new(2)
    assert refusal(state, 0, "rethink").clause == "SI-1.1"
    play(state, 0, "funding", funding="vc_heavy")
    play(state, 0, "tech", tech="ai_first")
    assert refusal(state, 0, "funding", funding="bootstrapped").clause == "SI-1.1"
    assert refusal(state, 0, "tech", tech="move_fast").clause == "SI-1.2"
    play(state, 0, "rethink")
    assert may(state, 0, "funding", funding="bootstrapped")
    play(state, 0, "product", product="b2b_saas")
    assert refusal(state, 0, "product", product="b2b_saas").clause == "SI-1.3"


KINDS = {"funding": cards.FUNDINGS, "tech": cards.TECHS, "product": cards.PRODUCTS}


@clause("SI-1.1", "SI-1.2", "SI-1.3")
@pytest.mark.parametrize("kinds", list(permutations(KINDS)))
def test_one_of_each_is_chosen_in_any_order_and_shown_when_the_last_has_all(kinds: tuple[str, ...]) -> None:
    state = new(2)
    choose_all(state, 1)
    open_kinds = set(kinds)
    for kind in kinds:
        offered = {GAME.move_table.structured(move)["kind"] for move in state.moves(0)} - {"rethink"}
        assert offered == open_kinds
        assert state.phase == CORPORATION
        state.play(0, GAME.move_table.code({"kind": kind, kind: KINDS[kind][1]}))
        open_kinds.remove(kind)
    assert state.phase == BIDDING


@clause("SI-1.1")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_shown_while_somebody_has_chosen_one_of_three(kind: str) -> None:
    state = new(2)
    state.play(0, GAME.move_table.code({"kind": kind, kind: KINDS[kind][1]}))
    choose_all(state, 1)
    assert (state.phase, state.to_move()) == (CORPORATION, [0])


def choose_all(state: ShipItState, seat: int) -> None:
    for kind, ids in KINDS.items():
        state.play(seat, GAME.move_table.code({"kind": kind, kind: ids[0]}))


@clause("SI-1.1")
def test_one_can_choose_again_three_times() -> None:
    state = new(2)
    for _ in range(3):
        play(state, 0, "funding", funding="vc_heavy")
        play(state, 0, "rethink")
    play(state, 0, "funding", funding="vc_heavy")
    assert refusal(state, 0, "rethink") == Refusal("SI-1.1", Message("si-no-rethink-again"))


@clause("SI-1.2")
@pytest.mark.parametrize(("tech", "rating"), [("ai_first", 300), ("quality_focused", 310), ("move_fast", 300)])
def test_quality_brings_a_tenth_of_a_star_each_round(tech: str, rating: int) -> None:
    state = planning({0: ["junior"]}, f"vc_heavy {tech}", "vc_heavy")
    finish_round(state)
    assert state.companies[0].rating == rating


@clause("SI-1.2")
@pytest.mark.parametrize(
    ("tech", "ai", "debt", "ai_debt", "rating", "feature_users"),
    [("ai_first", 4, 2, 50, 0, 0), ("quality_focused", 1, 0, 100, 10, 0), ("move_fast", 2, 3, 100, 0, 200)],
)
def test_tech_brings_what_the_table_says(
    tech: str, ai: int, debt: int, ai_debt: int, rating: int, feature_users: int
) -> None:
    row = cards.TECHS.index(tech)
    state = founded(f"vc_heavy {tech}", "vc_heavy")
    assert (state.companies[0].ai, state.companies[0].debt) == (ai, debt)
    assert FIGURES.tech_ai_debt[row] == ai_debt
    assert FIGURES.tech_rating[row] == rating
    assert FIGURES.tech_feature_users[row] == feature_users


@clause("SI-1.2")
@pytest.mark.parametrize(("level", "made"), [("intern", 2), ("junior", 2), ("senior", 1)])
def test_ai_first_halves_the_debt_of_ai_rounded_up_for_each_engineer(level: str, made: int) -> None:
    state = planning({0: [level, level]}, "angel_backed ai_first", "angel_backed")
    assign(state, 0, "pay_down", "pay_down", ai=[0, 1])
    state.companies[0].debt = 0
    resolution.close_books(state, 0)
    assert state.companies[0].debt == 2 * made


@clause("SI-1.3")
@pytest.mark.parametrize(
    ("product", "users", "revenue", "rating"),
    [("b2b_saas", 50, 200, 80), ("consumer_app", 200, 50, 120), ("platform_play", 100, 100, 100)],
)
def test_products_multiply_as_the_table_says(product: str, users: int, revenue: int, rating: int) -> None:
    row = cards.PRODUCTS.index(product)
    assert FIGURES.product_users[row] == users
    assert FIGURES.product_revenue[row] == revenue
    assert FIGURES.product_rating[row] == rating


@clause("SI-1.4")
@pytest.mark.parametrize(("product", "users"), [("b2b_saas", 500), ("consumer_app", 2000), ("platform_play", 1000)])
def test_a_company_starts_with_users_by_its_product_rating_3_and_10_servers(product: str, users: int) -> None:
    state = founded(f"vc_heavy ai_first {product}", "vc_heavy")
    assert (
        state.companies[0].users,
        state.companies[0].rating,
        state.companies[0].revenue,
        state.companies[0].servers,
    ) == (users, 300, 0, 10)


@clause("SI-1.5")
def test_a_vc_heavy_company_pivots_once_a_game_from_the_resolution_on() -> None:
    state = planning({0: ["senior"], 1: ["senior"]}, "vc_heavy", "bootstrapped")
    assert refusal(state, 0, "pivot", product="platform_play").clause == "SI-1.5"
    play(state, 0, "pivot", product="consumer_app")
    assert cards.PRODUCTS[state.companies[0].product] == "platform_play"
    assert refusal(state, 1, "pivot", product="b2b_saas").clause == "SI-1.5"
    play(state, 0, "assign", engineer=0, action="develop")
    finish_round(state)
    assert cards.PRODUCTS[state.companies[0].product] == "consumer_app"
    assert state.companies[0].users == 1000 + 1000  # 500 × 1.0 × 2
    for seat in state.order:
        play(state, seat, "send")
    assert refusal(state, 0, "pivot", product="b2b_saas").clause == "SI-1.5"


@clause("SI-1.5")
def test_a_pivot_can_be_taken_back_until_the_lock_and_is_then_still_to_be_had() -> None:
    state = planning({0: ["senior"], 1: ["senior"]}, "vc_heavy", "bootstrapped")
    assert refusal(state, 0, "stay").clause == "SI-1.5"
    play(state, 0, "pivot", product="consumer_app")
    play(state, 0, "stay")
    finish_round(state)
    assert cards.PRODUCTS[state.companies[0].product] == "platform_play"
    assert state.companies[0].pivoted == 0


@clause("SI-1.6")
@pytest.mark.parametrize(("amount", "price"), [(10, 8), (12, 10), (13, 10), (30, 24), (37, 30)])
def test_lean_team_pays_a_fifth_less_rounded_half_up(amount: int, price: int) -> None:
    state = founded("bootstrapped", "vc_heavy")
    assert state.companies[0].price_of(someone("junior ai"), amount) == price
    assert state.companies[1].price_of(someone("junior ai"), amount) == amount


@clause("SI-1.6")
def test_lean_team_saves_on_interns_and_on_the_equity_hungry_too() -> None:
    state = founded("bootstrapped", "vc_heavy")
    assert state.companies[0].price_of(someone("junior ai equity_hungry"), 15) == 16  # (15 + 5) × 0.8
    for seat in state.order:
        bid(state, seat, {})
    assert each(state, "money") == [40 - 4, 100 - 5]


@clause("SI-1.6")
def test_bids_of_a_lean_team_are_compared_undiscounted() -> None:
    state = founded("bootstrapped", "vc_heavy")
    state.draft.pool[0] = someone("junior ai")
    bid(state, state.order[0], {0: 20 if state.order[0] == 0 else 21})
    bid(state, state.order[1], {0: 20 if state.order[1] == 0 else 21})
    assert someone("junior ai", since=1) in engineers(state, 1)


@clause("SI-1.7")
def test_insider_info_shows_two_more_engineers_to_that_player_alone() -> None:
    state = founded("angel_backed", "vc_heavy")
    own = [piece.id for zone in state.view(0).zones for piece in zone.pieces if piece.id.startswith("insider")]
    assert own == ["insider-0-0", "insider-0-1"]
    for viewer in (1, -1):
        assert not [zone for zone in state.view(viewer).zones if zone.id.startswith("insiders")]
    assert list(state.draft.sheets[1].insiders) == [0, 0]
    state.turn = 1
    assert refusal(state, 1, "insider", candidate=0).clause == "SI-1.7"


@clause("SI-1.7")
def test_insider_engineers_can_be_hired_by_that_player() -> None:
    state = founded("angel_backed", "vc_heavy")
    state.draft.sheets[0].insiders[1] = someone("junior devops")
    state.turn = 0
    bid(state, 0, {21: 15})
    play(state, 1, "send")
    assert engineers(state, 0) == [someone("junior devops", since=1)]

"""SI-7 and SI-8: events and the score."""

from collections.abc import Mapping

import pytest

from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules import resolution
from captable.games.ship_it.rules.state import ShipItState
from tests.clauses import clause
from tests.games.ship_it.scenes import engineers, finish_round, founded, planning, put_event, someone

FIGURES = GAME.cards.figures


def struck(
    event: str, figures: Mapping[str, int] | None = None, *, veteran: bool = False, person: str = "junior"
) -> ShipItState:
    state = founded("vc_heavy", "vc_heavy", event=event)
    state.companies[0].users, state.companies[0].revenue, state.companies[0].rating = 3000, 500, 300
    for name, value in (figures or {}).items():
        setattr(state.companies[0], name, value)
    state.companies[0].hire(someone("junior veteran" if veteran else person), state.round, 0)
    resolution.strike(state)
    return state


@clause("SI-7.1")
@pytest.mark.parametrize(
    ("event", "figures", "users", "rating", "revenue"),
    [
        ("ddos", {"servers": 20}, 2500, 270, 500),
        ("ddos", {"servers": 21}, 2900, 290, 500),
        ("outage", {"servers": 15}, 3000, 300, 500),
        ("viral_moment", {"servers": 19}, 4000, 250, 500),
        ("viral_moment", {"servers": 20}, 5000, 320, 500),
        ("data_breach", {"debt": 4}, 3000, 250, 300),
        ("data_breach", {"debt": 3}, 3000, 290, 450),
        ("competitor", {"rating": 400}, 2700, 400, 500),
        ("competitor", {"rating": 401}, 2950, 401, 500),
    ],
)
def test_events_strike_as_the_table_says(
    event: str, figures: dict[str, int], users: int, rating: int, revenue: int
) -> None:
    state = struck(event, figures)
    assert (state.companies[0].users, state.companies[0].rating, state.companies[0].revenue) == (users, rating, revenue)


@clause("SI-7.1", "SI-4.7")
@pytest.mark.parametrize(("servers", "barred"), [(15, 1), (16, 0)])
def test_an_outage_bars_companies_with_few_servers(servers: int, barred: int) -> None:
    assert struck("outage", {"servers": servers}).companies[0].barred == barred


@clause("SI-7.1")
def test_five_events_are_shuffled_and_one_comes_each_round() -> None:
    decks = {tuple(GAME.new(2, f"deck {i}").dump()["deck"]) for i in range(300)}
    assert all(sorted(deck) == sorted(cards.EVENTS) for deck in decks)
    assert len(decks) > 90  # of 120
    state = planning({0: ["junior"]}, event="ddos")
    put_event(state, "competitor", round=2)
    finish_round(state)
    assert state.companies[0].users == 1000 - 500


@clause("SI-7.2", "SI-3.4")
@pytest.mark.parametrize(
    ("event", "users", "rating", "revenue"),
    [("ddos", 2900, 290, 500), ("data_breach", 3000, 290, 450), ("competitor", 2950, 300, 500)],
)
def test_a_veteran_softens_every_negative_event(event: str, users: int, rating: int, revenue: int) -> None:
    state = struck(event, {"debt": 9}, veteran=True)
    assert (state.companies[0].users, state.companies[0].rating, state.companies[0].revenue) == (users, rating, revenue)


@clause("SI-7.2", "SI-3.4")
def test_a_veteran_keeps_off_the_outage_but_does_not_help_in_a_viral_moment() -> None:
    assert struck("outage", veteran=True).companies[0].barred == 0
    state = struck("viral_moment", veteran=True)
    assert (state.companies[0].users, state.companies[0].rating) == (4000, 250)
    assert len(engineers(state, 0)) == 1


@clause("SI-7.2", "SI-3.4")
@pytest.mark.parametrize("trait", ["ai_skeptic", "equity_hungry", "night_owl"])
def test_no_other_trait_helps_against_events(trait: str) -> None:
    assert struck("outage", person=f"junior {trait}").companies[0].barred == 1


@clause("SI-7.3")
def test_milestones_are_not_checked_again_after_the_event() -> None:
    state = planning({0: ["junior"]}, figures={"users": {0: 4000}, "servers": {0: 30}}, event="viral_moment")
    finish_round(state)
    assert state.companies[0].users == 6000
    assert state.milestones[0] == -1


@clause("SI-8.1")
@pytest.mark.parametrize(
    ("figures", "thousandths"),
    [
        ({}, 1000 + 30_000),
        ({"users": 12_345}, 12_345 + 30_000),
        ({"revenue": 750}, 1000 + 1500 + 30_000),
        ({"rating": 417}, 1000 + 41_700),
        ({"late_points": 25_000}, 1000 + 30_000 + 25_000),
        ({"debt": 6}, 1000 + 30_000),
        ({"debt": 7}, 1000 + 30_000 - 10_000),
    ],
)
def test_the_score_adds_up(figures: dict[str, int], thousandths: int) -> None:
    state = founded("vc_heavy", "vc_heavy")
    for name, value in figures.items():
        setattr(state.companies[0], name, value)
    assert state.score(0) == thousandths


@clause("SI-8.1", "SI-1.1")
def test_revenue_counts_double_for_the_bootstrapped_and_milestones_for_who_has_them() -> None:
    state = founded("bootstrapped", "vc_heavy")
    state.companies[0].revenue = 750
    state.milestones[0], state.milestones[4] = 0, 0
    assert state.score(0) == 1000 + 3000 + 30_000 + 22_000
    assert state.score(1) == 31_000


@clause("SI-8.1")
def test_the_game_ends_after_round_4_with_a_sheet_to_one_decimal() -> None:
    state = planning({0: ["junior"], 1: ["junior"]}, figures={"users": {0: 5550, 1: 5449}}, round=4)
    finish_round(state)
    assert state.over()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scale == 1000
    assert outcome.sheet is not None
    assert outcome.sheet.scale == 1000
    totals = [sum(row.values[seat] or 0 for row in outcome.sheet.rows[:-1]) for seat in (0, 1)]
    assert totals == outcome.scores == outcome.sheet.rows[-1].values


@clause("SI-8.2")
def test_ties_go_by_milestones_then_by_users_then_they_are_shared() -> None:
    state = founded("vc_heavy", "vc_heavy", "vc_heavy")
    assert list(state.final_places()) == [1, 1, 1]
    state.companies[0].users += 1000
    state.companies[1].late_points += 1000
    state.companies[2].late_points += 1000
    assert list(state.final_places()) == [1, 2, 2]  # more users
    state.milestones[0] = 2
    state.companies[2].late_points -= 10_000
    assert list(state.final_places()) == [2, 3, 1]  # more milestones

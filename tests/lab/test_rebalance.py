"""A card file that is unfair on purpose: the report finds it and `rebalance` cures it."""

from __future__ import annotations

import pytest

from captable.core.errors import BadInput
from captable.games import find
from captable.lab.edits import Range, figure, read_range, with_figure
from captable.lab.plan import Plan, game_of
from captable.lab.rebalance import Goal, quick_search, read_goal
from captable.lab.runner import run_alone
from captable.lab.stats import Estimate
from captable.lab.study import Extras, Run
from captable.lab.verdict import winners

PLANTED = "card.intern.efficiency"


def planted() -> str:
    """Interns that are worth a whole team."""
    return with_figure(find("it_startup").cards_source, PLANTED, 12)


def plan(games: int) -> Plan:
    return Plan("it_startup", 2, games, ("junior",), "planted", {"threshold": "fast"}, cards=planted())


def test_a_planted_unfairness_is_found_by_the_report() -> None:
    looked = Extras(told=0, closely=1, dealt=0, chosen=0, never=0)
    found = winners(run_alone(Run(plan(600), looked)).total())
    assert found is not None
    assert found.colour == "bad"
    assert found.what[0] == "dealt intern"


def test_a_planted_unfairness_is_cured_by_rebalance() -> None:
    search = quick_search(plan(200), [Goal("dealt/intern", 0.4, 0.7)], [Range(PLANTED, 1, 12)], jobs=1)
    start = search.trial(search.original())
    best = search.best()
    assert start is not None
    assert start.miss > 0
    assert best.miss == 0
    assert best.values[PLANTED] < 12
    game_of("it_startup", search.cards(best.values))  # it can be played


@pytest.mark.parametrize(
    ("found", "is_open", "is_shown"),
    [
        (Estimate(0.50, 0.46, 0.54), True, True),
        (Estimate(0.50, 0.40, 0.60), True, False),
        (Estimate(0.60, 0.56, 0.64), False, False),
    ],
)
def test_a_goal_is_shown_only_by_an_interval_inside_it(found: Estimate, is_open: bool, is_shown: bool) -> None:
    goal = Goal("order/1", 0.45, 0.55)
    assert (goal.open({"order/1": found}), goal.shown({"order/1": found})) == (is_open, is_shown)


def test_a_figure_is_changed_and_nothing_else() -> None:
    source = find("startups").cards_source
    edited = with_figure(source, "company.octo_coffee.copies", 9)
    assert figure(edited, "company.octo_coffee.copies") == 9
    changed = [(a, b) for a, b in zip(source.splitlines(), edited.splitlines(), strict=True) if a != b]
    assert changed == [("total = 45", "total = 46"), ("copies = 8", "copies = 9")]
    assert figure(with_figure(find("ship_it").cards_source, "start.users", 900), "start.users") == 900


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("company.nobody.copies", "there are giraffe_beer"),
        ("company.octo_coffee.price", "there are id, copies"),
        ("company.octo_coffee.id", "no whole number"),
        ("firm.x", "there are total, company"),
    ],
)
def test_a_figure_that_is_not_there_is_refused_with_those_that_are(name: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        figure(find("startups").cards_source, name)


@pytest.mark.parametrize("text", ["order/1", "order/1=0.5", "order/1=0.6..0.4", "order/1=a..b"])
def test_a_goal_that_can_not_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_goal(text)


def test_goals_and_ranges_are_read() -> None:
    assert read_goal("trait/product=*=0.4..0.6") == Goal("trait/product=*", 0.4, 0.6)
    assert read_range("start.users=500..1500/100") == Range("start.users", 500, 1500, 100)
    with pytest.raises(BadInput, match="is written NAME"):
        read_range("start.users=5")

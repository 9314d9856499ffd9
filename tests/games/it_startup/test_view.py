"""What a board is drawn from: sums with where they come from, where a card can be carried, and what flies where."""

import pytest

from captable.core.view import Piece
from captable.games.it_startup.rules.state import ItStartupState
from tests.games.it_startup.scenes import do, scene, worker


def pieces(state: ItStartupState, seat: int = 0) -> dict[str, Piece]:
    """All that lies on the table for a seat, by its place."""
    found = [piece for zone in state.view(seat).zones for piece in zone.pieces]
    return {piece.id: piece for top in found for piece in [top, *top.under]}


def test_each_point_of_a_developer_s_efficiency_says_where_it_comes_from() -> None:
    state = scene([worker("intern", "tdd", "solid", boost=2), "scrum_master"], [])
    developer, coach = (pieces(state)[f"employee-{i}"] for i in range(2))
    efficiency = next(counter for counter in developer.counters if counter.id == "efficiency")
    assert efficiency.value == 1 + 8 + 1 + 2
    assert efficiency.note
    assert efficiency.note.args == {"own": 1, "knowledge": 5 + 3, "coaching": 1, "bought": 2}
    assert "efficiency" not in {counter.id for counter in coach.counters}


def test_the_score_of_a_turn_is_told_developer_by_developer() -> None:
    state = scene([worker("intern", "tdd"), "lead_developer"], [], tokens=2, hands=[["coffee_machine"]])
    do(state, "play coffee machine", "end the turn")
    sheet = next(event.sheet for event in state.events if event.sheet)
    assert [row.values for row in sheet.rows] == [[6, None], [5, None], [2, None], [13, None]]
    assert [row.label.id for row in sheet.rows][2:] == ["is-sheet-actions", "is-sheet-turn"]


def test_an_outsourced_employee_shows_whose_it_is() -> None:
    state = scene([worker("lead_developer", owner=2)], [], ["intern"])
    view = state.view(1)
    assert view.facts.home == {"employee-0": 2}
    assert [note.id for note in view.seats[0].notes] == ["is-note-borrowed"]
    assert view.seats[2].notes == []


def test_knowledge_in_the_office_can_be_carried_to_another_developer() -> None:
    state = scene([worker("intern", "tdd"), "lead_developer"], [], tokens=9)
    choices = [choice for choice in state.view(0).choices if "employee-0-knowledge-0" in choice.on]
    assert [choice.to for choice in choices] == ["office-0"]


@pytest.mark.parametrize(("teams", "to"), [(False, "office-2"), (True, "side-0")])
def test_knowledge_from_the_hand_is_carried_to_the_office_or_to_either_office_of_the_side(teams: bool, to: str) -> None:
    state = scene(["intern"], [], ["intern"], [], tokens=9, turn=2, hands=[[], [], ["tdd"]], options={"teams": teams})
    plays = [choice for choice in state.view(2).choices if choice.group == "is-group-play"]
    assert [choice.to for choice in plays] == [to]


@pytest.mark.parametrize(
    ("office", "label", "price"),
    [
        (["intern"], "is-choose-teach", 4),
        (["intern", "lead_developer"], "is-choose-teach", 4),
        (["intern", "full_stack_ninja"], "is-choose-attach", 2),
    ],
)
def test_knowledge_says_its_price_and_from_which_where_developers_differ(
    office: list[str], label: str, price: int
) -> None:
    state = scene(office, [], tokens=9, hands=[["tdd"]])
    (play,) = [choice for choice in state.view(0).choices if choice.group == "is-group-play"]
    assert (play.label.id, play.label.args["price"]) == (label, price)


def test_knowledge_flies_to_its_place_under_the_developer() -> None:
    state = scene([worker("intern", "solid"), "lead_developer"], [], tokens=9, hands=[["tdd"]])
    do(state, "play tdd", "choose employee 1 of Player 1")
    (travel,) = state.events[-1].travels
    assert (travel.start, pieces(state)[travel.to].face) == ("hand-0", "tdd")
    before = pieces(state)
    do(state, "move tdd")
    (travel,) = state.events[-1].travels
    assert (before[travel.start].face, pieces(state)[travel.to].face) == ("tdd", "tdd")
    assert pieces(state)[travel.to] in pieces(state)["employee-1"].under


def test_what_can_be_done_is_always_listed_in_the_same_order() -> None:
    """Selling comes after playing also where the first card of the hand can only be sold."""
    office = [worker("intern", "solid"), "full_stack_ninja"]
    state = scene(office, [], tokens=2, hands=[["lead_developer", "investor", "clean_code"]])
    groups = [choice.group for choice in state.view(0).choices]
    assert list(dict.fromkeys(groups)) == ["is-group-play", "is-group-work", "is-group-plan", "is-group-sell", ""]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)

"""IS-6: knowledge, and each of the twelve knowledge cards."""

import pytest

from tests.clauses import clause
from tests.games.it_startup.scenes import deck, do, efficiency, hand, knows, may, office, refused, scene, told, worker

KNOWLEDGE = {
    "clean_code": (1, 2),
    "polymorphism": (1, 2),
    "defensive_programming": (1, 2),
    "version_control": (1, 2),
    "design_patterns": (2, 3),
    "solid": (2, 3),
    "dependency_injection": (2, 3),
    "debugging": (2, 3),
    "unit_tests": (3, 4),
    "domain_knowledge": (3, 4),
    "continuous_integration": (3, 4),
    "tdd": (4, 5),
}


@clause("IS-6.1")
@pytest.mark.parametrize("card", KNOWLEDGE)
def test_knowledge_is_attached_for_its_cost_and_raises_efficiency(card: str) -> None:
    cost, bonus = KNOWLEDGE[card]
    state = scene(["intern"], [], tokens=cost, hands=[[card]])
    do(state, f"play {card.replace('_', ' ')}")
    assert state.tokens[0] == 0
    assert efficiency(state, "intern") == 1 + bonus
    do(state, "end the turn")
    assert state.points[0] == 1 + bonus


@clause("IS-6.1")
def test_only_one_s_own_developers_learn_and_as_much_as_they_are_taught() -> None:
    state = scene(["nice_hr_guy", "intern"], ["lead_developer"], tokens=20, hands=[["tdd", "solid", "clean_code"]])
    do(state, "play tdd", "play solid", "play clean code")
    assert knows(state, "intern") == ["tdd", "solid", "clean_code"]
    state = scene(["nice_hr_guy"], ["lead_developer"], tokens=9, hands=[["tdd"]])
    assert refused(state, "play tdd") == "IS-6.1"


@clause("IS-6.1")
def test_the_developer_is_chosen_and_hr_is_no_choice() -> None:
    state = scene(["nice_hr_guy", "intern", "qa_wizard"], ["lead_developer"], tokens=4, hands=[["tdd"]])
    do(state, "play tdd")
    assert told(state) == "Player 1 is teaching TDD."
    assert refused(state, "choose employee 1 of Player 1") == "IS-6.1"
    assert refused(state, "choose employee 1 of Player 2") == "IS-6.1"
    assert state.tokens[0] == 4  # nothing is paid before the developer is chosen
    do(state, "choose employee 3 of Player 1")
    assert knows(state, "qa_wizard") == ["tdd"]


@clause("IS-6.4", "IS-10.3")
def test_that_knowledge_is_cheaper_this_turn_is_told_when_it_is_played() -> None:
    state = scene(["intern", "qa_wizard"], [], tokens=9, hands=[["bi_developer"]], top=["tdd"])
    do(state, "play bi developer", "play tdd")
    assert told(state, 1) == "Player 1 is teaching TDD, which is cheaper this turn."


@clause("IS-6.2")
def test_knowledge_is_moved_for_its_cost_once_a_turn() -> None:
    state = scene([worker("intern", "tdd"), "qa_wizard"], [], tokens=20)
    do(state, "move tdd")
    assert knows(state, "qa_wizard") == ["tdd"]
    assert state.tokens[0] == 16
    assert refused(state, "move tdd") == "IS-6.2"
    do(state, "end the turn", "end the turn")
    assert may(state, "move tdd")


@clause("IS-6.2")
def test_free_moves_can_t_go_round_for_ever() -> None:
    """With a ninja and a lead developer moving costs nothing: each card still moves only once a turn."""
    state = scene([worker("full_stack_ninja", "clean_code"), worker("full_stack_ninja"), "lead_developer"], [])
    do(state, "move clean code", "choose employee 2 of Player 1")
    assert state.tokens[0] == 0
    assert refused(state, "move clean code") == "IS-6.2"


@clause("IS-6.2")
def test_knowledge_needs_another_developer_of_one_s_own_that_can_be_paid_for() -> None:
    assert refused(scene([worker("intern", "tdd"), "nice_hr_guy"], ["qa_wizard"], tokens=9), "move tdd") == "IS-6.2"
    assert refused(scene([worker("intern", "tdd"), "qa_wizard"], [], tokens=3), "move tdd") == "IS-6.2"
    assert refused(scene(["qa_wizard"], [worker("intern", "tdd")], tokens=9), "move tdd") == "IS-6.2"


@clause("IS-6.3", "IS-8.2")
def test_knowledge_is_never_moved_to_or_from_an_outsourced_employee() -> None:
    away = worker("lead_developer", "tdd", owner=1)
    state = scene([away, worker("intern", "solid"), "qa_wizard"], [], tokens=20)
    assert refused(state, "move tdd") == "IS-6.3"
    do(state, "move solid")  # there is only one who may get it
    assert knows(state, "qa_wizard") == ["solid"]


@clause("IS-6.3")
def test_where_there_is_a_choice_the_outsourced_one_is_refused() -> None:
    state = scene(
        [worker("lead_developer", owner=1), worker("intern", "solid"), "qa_wizard", "bi_developer"], [], tokens=20
    )
    do(state, "move solid")
    assert told(state) == "Player 1 is moving SOLID from Intern."
    assert refused(state, "choose employee 1 of Player 1") == "IS-6.3"


@clause("IS-6.3")
def test_knowledge_may_be_played_onto_an_outsourced_employee_and_goes_home_with_it() -> None:
    state = scene([worker("lead_developer", owner=1)], [], tokens=4, hands=[["tdd"]])
    do(state, "play tdd", "end the turn", "end the turn")
    assert office(state, 1) == ["lead_developer"]
    assert knows(state, "lead_developer") == ["tdd"]


@clause("IS-6.4")
def test_all_discounts_on_moving_knowledge_add_up() -> None:
    team = [worker("intern", "tdd"), "full_stack_ninja", "lead_developer"]
    state = scene(team, [], tokens=1)
    do(state, "move tdd")  # only the ninja can be paid for
    assert state.tokens[0] == 1  # 4 less 2 by the ninja and 2 by the lead
    two_leads = [worker("intern", "tdd"), "lead_developer", "lead_developer"]
    state = scene(two_leads, [], tokens=1)
    do(state, "move tdd", "choose employee 2 of Player 1")
    assert state.tokens[0] == 1


@clause("IS-6.4")
def test_discounts_never_go_below_nothing() -> None:
    state = scene([worker("intern", "clean_code"), "full_stack_ninja", "lead_developer"], [], tokens=0)
    do(state, "move clean code", "choose employee 2 of Player 1")
    assert state.tokens[0] == 0


@clause("IS-6.4")
def test_the_discounts_of_two_developers_on_one_card_add_up() -> None:
    """BI Developer for the card and Full Stack Ninja for who learns it."""
    state = scene(["full_stack_ninja"], [], tokens=3, hands=[["bi_developer"]], top=["tdd"])
    do(state, "play bi developer", "play tdd")
    assert knows(state, "full_stack_ninja") == ["tdd"]
    assert state.tokens[0] == 0


@clause("IS-6.4")
def test_the_offer_ends_when_the_card_leaves_the_hand() -> None:
    state = scene([], [], tokens=20, hands=[["assertive_cto", "code_monkey_mike"]], top=["lead_developer"])
    do(state, "play assertive cto", "play lead developer")
    assert state.tokens[0] == 15
    do(state, "play code monkey mike", "choose employee 2 of Player 1", "play lead developer")
    assert state.tokens[0] == 15 - 2 - 5


@clause("IS-6.4")
def test_the_offer_ends_when_the_card_is_planned() -> None:
    state = scene([], ["intern"], tokens=4, hands=[["database_developer"]], top=["technical_debt"])
    do(state, "play database developer", "plan technical debt", "end the turn", "end the turn")
    state.tokens[0] = 2
    assert refused(state, "play the planned card") == "IS-4.1"
    state.tokens[0] = 3
    do(state, "play the planned card")
    assert state.tokens[0] == 0


@clause("IS-6.4")
def test_the_lowest_price_is_always_paid() -> None:
    """Of two Monster Bugs the one that costs nothing is played first."""
    hands = [["database_developer", "monster_bug"]]
    state = scene([], ["intern"], tokens=7, hands=hands, top=["monster_bug", "tdd"])
    do(state, "play database developer", "play monster bug")
    assert state.tokens[0] == 3
    do(state, "play monster bug")
    assert state.tokens[0] == 0


@clause("IS-6.5")
def test_who_burns_out_takes_the_knowledge_along() -> None:
    state = scene([worker("intern", "tdd", "solid", burnout=2)], [])
    do(state, "end the turn")
    assert deck(state)[-3:] == ["intern", "tdd", "solid"]
    assert hand(state, 0) == []

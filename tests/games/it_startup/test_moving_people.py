"""IS-8: employees that change tables."""

from tests.clauses import clause
from tests.games.it_startup.scenes import (
    burnout,
    deck,
    do,
    efficiency,
    knows,
    may,
    office,
    owner,
    refused,
    scene,
    worker,
)


@clause("IS-8.1")
def test_taken_over_with_knowledge_and_burnout_and_for_good() -> None:
    target = worker("lead_developer", "tdd", "solid", burnout=1)
    state = scene([], [target, "intern"], tokens=[5, 0], hands=[["head_hunter"]])
    do(state, "play head hunter", "choose employee 1 of Player 2")
    assert knows(state, "lead_developer") == ["tdd", "solid"]
    assert burnout(state, "lead_developer") == 1
    do(state, "end the turn")
    assert state.points[0] == 5 + 5 + 3
    do(state, "end the turn")
    assert (owner(state, "lead_developer"), office(state, 0)) == (0, ["lead_developer"])


@clause("IS-8.3")
def test_an_outsourced_employee_can_be_struck_but_not_taken_again() -> None:
    guest = worker("lead_developer", owner=2)
    state = scene([], [guest, "intern"], [], tokens=[20, 0, 0], hands=[["head_hunter", "outsourcing", "downer_dave"]])
    do(state, "play downer dave", "choose employee 1 of Player 2")
    assert burnout(state, "lead_developer") == 1
    do(state, "play outsourcing")  # only the intern can be taken
    assert office(state, 0) == ["downer_dave", "intern"]
    assert refused(state, "play head hunter") == "IS-7.5"


@clause("IS-8.3")
def test_where_there_is_a_choice_the_outsourced_one_says_why_not() -> None:
    guest = worker("lead_developer", owner=0)
    state = scene([], [guest, "intern", "qa_wizard"], tokens=[20, 0], hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert refused(state, "choose employee 1 of Player 2") == "IS-8.3"


@clause("IS-8.3")
def test_one_that_burns_out_while_away_goes_to_the_deck_and_its_owner_gets_nothing() -> None:
    state = scene([worker("lead_developer", "tdd", owner=1, burnout=2)], [], tokens=[0, 0])
    do(state, "end the turn")
    assert deck(state)[-2:] == ["lead_developer", "tdd"]
    assert office(state, 0) == office(state, 1) == []
    assert state.tokens[1] == 1  # the round's income alone


@clause("IS-8.3")
def test_standing_effects_follow_control() -> None:
    guests = [worker("qa_wizard", owner=1), worker("scrum_master", owner=1)]
    state = scene(guests, ["intern"], tokens=4, hands=[["lead_developer"]])
    do(state, "play lead developer")  # 5 less 1
    assert (efficiency(state, "lead_developer"), efficiency(state, "intern")) == (5 + 1, 1)
    do(state, "end the turn")
    assert state.points[0] == (2 + 1) + (5 + 1)
    do(state, "end the turn")
    assert state.points[1] == 1


@clause("IS-8.3")
def test_an_ability_follows_control_and_an_opponent_s_last_employee_may_be_taken() -> None:
    state = scene([worker("undercover_hr_agent", owner=1)], ["intern"], tokens=[1, 0])
    assert may(state, "use undercover hr agent")
    do(state, "use undercover hr agent")
    state = scene([], ["intern"], tokens=[5, 0], hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert office(state, 1) == []


@clause("IS-8.2", "IS-3.3")
def test_an_outsourced_employee_stays_for_one_turn_only_and_comes_home_with_all_it_has() -> None:
    state = scene(
        [], [worker("full_stack_ninja", "tdd"), "intern"], [], tokens=[6, 0, 0], hands=[["outsourcing", "tdd"][:1]]
    )
    do(state, "play outsourcing", "choose employee 1 of Player 2", "end the turn")
    assert office(state, 0) == ["full_stack_ninja"]
    do(state, "end the turn")
    assert office(state, 0) == ["full_stack_ninja"]
    do(state, "end the turn")
    assert office(state, 0) == []
    assert office(state, 1) == ["intern", "full_stack_ninja"]
    assert knows(state, "full_stack_ninja") == ["tdd"]
    assert burnout(state, "full_stack_ninja") == 1


@clause("IS-8.4")
def test_who_returns_to_hand_is_in_the_hand_of_who_controls_it() -> None:
    state = scene(["intern"], ["qa_wizard"], tokens=7, hands=[["head_hunter", "code_monkey_mike"]])
    do(state, "play head hunter", "let it happen", "play code monkey mike", "choose employee 2 of Player 1")
    assert may(state, "sell qa wizard")

"""Why a move is not allowed: the clause, and figures and names that are true of the position."""

import pytest

from captable.core.errors import IllegalMove
from captable.core.state import State
from captable.core.words import Words
from captable.games.it_startup import GAME
from captable.games.it_startup.rules.state import ItStartupState
from tests.clauses import clause
from tests.games.it_startup.scenes import do, refused, scene, worker


def reason(state: ItStartupState, move: str) -> str:
    """What is said against a move, in English."""
    with pytest.raises(IllegalMove) as raised:
        do(state, move)
    return Words(GAME, "en").say(raised.value.refusal.say)


NOBODY = "choose employee 9 of Player 2"


@clause("IS-3.4")
def test_the_bonus_needs_somebody_who_is_there_and_has_burnout() -> None:
    tired = [worker("intern", burnout=1), "qa_wizard"]
    state = scene(["intern"], tired, points=[0, 4], options={"planning_bonus": True})
    do(state, "end the turn")
    assert refused(state, NOBODY) == "IS-3.4"
    assert refused(state, "choose employee 2 of Player 2") == "IS-3.4"
    assert "no burnout" in reason(state, "choose employee 2 of Player 2")
    assert refused(state, "choose employee 1 of Player 1") == "IS-3.4"
    assert "not yours" in reason(state, "choose employee 1 of Player 1")


@clause("IS-8.4")
def test_only_an_employee_of_one_s_own_comes_back_to_the_hand() -> None:
    state = scene(["intern", "code_monkey_mike"], ["qa_wizard"], tokens=2, hands=[["code_monkey_mike"]])
    do(state, "play code monkey mike")
    assert refused(state, NOBODY) == "IS-8.4"
    assert refused(state, "choose employee 1 of Player 2") == "IS-8.4"
    assert "not yours" in reason(state, "choose employee 1 of Player 2")
    assert "return no Code Monkey Mike" in reason(state, "choose employee 2 of Player 1")


@clause("IS-5.5")
def test_burnout_is_for_an_opponent_s_employee_who_is_there() -> None:
    state = scene(["intern"], ["intern", "qa_wizard"], tokens=3, hands=[["downer_dave"]])
    do(state, "play downer dave")
    assert refused(state, NOBODY) == "IS-5.5"
    assert "no opponent" in reason(state, "choose employee 1 of Player 1")
    assert "must be chosen" in reason(state, "choose nobody")


@clause("IS-5.5")
def test_who_recruits_is_told_how_many_employees_the_opponent_lacks() -> None:
    rich = ["lead_developer", "intern", "qa_wizard", "nice_hr_guy"]
    state = scene([], rich, ["full_stack_ninja"], tokens=3, hands=[["rockstar_recruiter"]])
    do(state, "play rockstar recruiter")
    assert refused(state, NOBODY) == "IS-5.5"
    assert reason(state, "choose employee 1 of Player 3") == "Player 3 has fewer than 4 employees."


@clause("IS-6.1")
def test_knowledge_needs_a_developer_who_is_there_and_can_be_paid_for() -> None:
    office = ["ambitious_apprentice", "ambitious_apprentice", "intern", "nice_hr_guy"]
    state = scene(office, ["qa_wizard"], tokens=2, hands=[["tdd"]])
    do(state, "play tdd")
    assert refused(state, NOBODY) == "IS-6.1"
    assert refused(state, "choose employee 4 of Player 1") == "IS-6.1"
    assert "not yours" in reason(state, "choose employee 1 of Player 2")
    assert refused(state, "choose employee 3 of Player 1") == "IS-4.1"
    assert reason(state, "choose employee 3 of Player 1") == "That costs 4, and you have 2."


@clause("IS-6.2")
def test_knowledge_moves_from_and_to_somebody_who_is_there() -> None:
    game = GAME.with_cards(GAME.cards_source.replace("total = 64", "total = 65").replace(*TWO_TDD))
    office = [worker("intern", "tdd"), worker("qa_wizard", "tdd"), "bi_developer", "nice_hr_guy"]
    state = scene(office, ["lead_developer"], tokens=4, game=game)
    do(state, "move tdd")
    assert refused(state, NOBODY) == "IS-6.2"
    assert refused(state, "choose employee 3 of Player 1") == "IS-6.2"
    assert "has no TDD" in reason(state, "choose employee 3 of Player 1")
    assert "not yours" in reason(state, "choose employee 1 of Player 2")
    do(state, "choose employee 1 of Player 1")
    assert refused(state, NOBODY) == "IS-6.2"
    assert refused(state, "choose employee 1 of Player 1") == "IS-6.2"
    assert "another developer" in reason(state, "choose employee 1 of Player 1")
    assert refused(state, "choose employee 4 of Player 1") == "IS-6.1"
    assert "not yours" in reason(state, "choose employee 1 of Player 2")


TWO_TDD = ('id = "tdd"\ntype = "knowledge"\ncopies = 1', 'id = "tdd"\ntype = "knowledge"\ncopies = 2')


@clause("IS-6.2", "IS-4.1")
def test_who_may_get_knowledge_but_is_too_dear_is_told_with_the_price() -> None:
    office = [worker("intern", "tdd"), "ambitious_apprentice", "full_stack_ninja", "qa_wizard"]
    state = scene(office, [], tokens=2)
    do(state, "move tdd")
    assert refused(state, "choose employee 4 of Player 1") == "IS-4.1"
    assert reason(state, "choose employee 4 of Player 1") == "That costs 4, and you have 2."


@clause("IS-7.5")
def test_an_action_names_an_employee_who_is_there() -> None:
    state = scene(["intern"], ["intern", "qa_wizard"], tokens=5, hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert refused(state, NOBODY) == "IS-7.5"
    assert "no opponent" in reason(state, "choose employee 1 of Player 1")


@clause("IS-7.5")
def test_an_action_names_an_opponent_who_is_there() -> None:
    state = scene([], ["intern"], ["qa_wizard"], tokens=3, hands=[["monster_bug"]])
    do(state, "play monster bug")
    for player in (1, 4):
        assert refused(state, f"strike Player {player}") == "IS-7.5"
        assert reason(state, f"strike Player {player}") == "Only an opponent can be struck."
    assert "must be chosen" in reason(state, "choose nobody")


@clause("IS-7.2")
def test_burnout_as_a_counter_is_taken_by_an_employee_of_one_s_own() -> None:
    source = GAME.cards_source
    at = source.index('id = "technical_debt"')
    play = source.index("play =", at)
    game = GAME.with_cards(source[:play] + "counter = { burnout = 1 }\n" + source[play:])
    state = scene(["intern"], ["intern", "qa_wizard"], tokens=4, hands=[["technical_debt"]], game=game)
    do(state, "play technical debt", "counter it")
    assert refused(state, NOBODY) == "IS-7.2"
    assert refused(state, "choose employee 1 of Player 1") == "IS-7.2"
    assert "not yours" in reason(state, "choose employee 1 of Player 1")


@clause("IS-4.2")
def test_only_a_card_in_hand_is_sold() -> None:
    state = scene([], [], hands=[["intern"]])
    assert refused(state, "sell tdd") == "IS-4.2"
    assert "no TDD in your hand" in reason(state, "sell tdd")


@clause("IS-7.3")
def test_only_a_card_in_hand_is_planned() -> None:
    state = scene([], [], hands=[["intern"]])
    assert refused(state, "plan investor") == "IS-7.3"
    assert "no Investor in your hand" in reason(state, "plan investor")


@clause("IS-7.2")
def test_only_a_card_in_hand_is_discarded() -> None:
    source = GAME.cards_source
    at = source.index('id = "monster_bug"')
    play = source.index("play =", at)
    game = GAME.with_cards(source[:play] + 'counter = { discard = "developer" }\n' + source[play:])
    state = scene([], ["qa_wizard"], tokens=3, hands=[["monster_bug"], ["intern", "tdd"]], game=game)
    do(state, "play monster bug", "counter it")
    assert refused(state, "discard lead developer") == "IS-7.2"
    assert "no Lead Developer in your hand" in reason(state, "discard lead developer")
    assert reason(state, "discard tdd") == "TDD does not counter this."


@clause("IS-6.4")
@pytest.mark.parametrize(
    ("office", "price"),
    [(["intern"], 4), (["ambitious_apprentice"], 2), (["intern", "full_stack_ninja", "nice_hr_guy"], 2)],
)
def test_the_price_of_knowledge_is_told_with_the_developer_s_discount(office: list[str], price: int) -> None:
    state = scene(office, ["ambitious_apprentice"], tokens=1, hands=[["tdd"]])
    assert refused(state, "play tdd") == "IS-4.1"
    assert reason(state, "play tdd") == f"That costs {price}, and you have 1."


@clause("IS-6.4", "IS-9.1")
def test_the_price_of_knowledge_is_told_with_the_discount_of_a_partner_s_developer() -> None:
    offices = [["intern"], [], ["full_stack_ninja"], []]
    state = scene(*offices, tokens=1, hands=[["tdd"]], options={"teams": True})
    assert reason(state, "play tdd") == "That costs 2, and you have 1."


@clause("IS-6.2", "IS-6.4")
def test_the_price_of_moving_knowledge_is_told_with_all_discounts() -> None:
    state = scene([worker("intern", "tdd"), "full_stack_ninja", "qa_wizard"], [], tokens=1)
    assert refused(state, "move tdd") == "IS-6.2"
    assert reason(state, "move tdd") == "Moving TDD costs at least 2, and you have 1."
    state = scene([worker("intern", "tdd"), "nice_hr_guy"], ["qa_wizard"], tokens=9)
    assert "no other developer of yours" in reason(state, "move tdd")


@clause("IS-3.5")
def test_a_card_that_has_its_place_is_not_put_in_order_again() -> None:
    state = scene([], [], tokens=2, hands=[["research_engineer"]], top=["tdd", "solid", "debugging"])
    do(state, "play research engineer", "pick card 3")
    assert refused(state, "pick card 1") == "IS-3.5"
    assert "has its place" in reason(state, "pick card 1")
    assert "looking at 3" in reason(state, "pick card 4")


@clause("IS-3.5")
def test_what_a_card_asks_is_answered_before_the_next_play() -> None:
    state = scene([], [], tokens=9, hands=[["shy_frontend_developer", "intern"]])
    do(state, "play shy frontend developer")
    assert refused(state, "play intern") == "IS-3.5"
    assert refused(state, "end the turn") == "IS-3.5"


def out_of_turn(state: State, seat: int, move: str) -> tuple[str, str]:
    """The clause against a move of a seat that is not to move, and what it is told."""
    refusal = state.why_not(seat, state.game.parse(move))
    assert refusal is not None
    return refusal.clause, Words(state.game, "en").say(refusal.say)


@clause("IS-2.2")
def test_whoever_has_chosen_in_the_mulligan_can_t_choose_again() -> None:
    state = GAME.new(3, "second ready")
    state.play(1, GAME.parse("swap the marked cards"))
    for move in ("swap the marked cards", "mark card 1"):
        told = ("IS-2.2", "You have chosen; now Player 1 and Player 3 must.")
        assert out_of_turn(state, 1, move) == told


@clause("IS-2.2")
def test_cards_are_marked_and_unmarked_twenty_times_at_most() -> None:
    state = GAME.new(2, "marks")
    for number in range(20):
        state.play(0, GAME.parse(f"mark card {number % 5 + 1}"))
    for card in range(1, 6):
        refusal = state.why_not(0, GAME.parse(f"mark card {card}"))
        assert refusal is not None
        assert refusal.clause == "IS-2.2"
    state.play(0, GAME.parse("swap the marked cards"))


@clause("IS-7.2")
def test_whose_action_may_be_countered_waits_for_the_answer() -> None:
    state = scene([], ["intern"], [], tokens=9, hands=[["head_hunter"]])
    do(state, "play head hunter")
    assert out_of_turn(state, 0, "end the turn") == ("IS-7.2", "First Player 2 may counter Head Hunter.")
    assert out_of_turn(state, 2, "end the turn")[0] == "IS-3.5"


@clause("IS-9.3")
def test_whoever_has_left_is_told_so() -> None:
    state = scene([], [], [])
    state.concede(1)
    assert out_of_turn(state, 1, "end the turn")[0] == "IS-9.3"
    mulligan = GAME.new(3, "left in the mulligan")
    mulligan.concede(1)
    assert out_of_turn(mulligan, 1, "swap the marked cards")[0] == "IS-9.3"

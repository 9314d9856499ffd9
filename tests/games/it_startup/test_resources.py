"""IS-4: tokens, sales, paid draws, the hand and the bottom of the deck."""

import pytest

from tests.clauses import clause
from tests.games.it_startup.scenes import burnout, deck, do, hand, known_deck, may, office, refused, scene, told, worker


@clause("IS-4.1")
def test_a_card_costs_its_tokens_and_can_t_be_played_without_them() -> None:
    state = scene([], [], tokens=[3, 0], hands=[["office_manager", "nice_hr_guy"]])
    do(state, "play office manager")
    assert state.tokens[0] == 0
    assert refused(state, "play nice hr guy") == "IS-4.1"


@clause("IS-4.1")
def test_tokens_are_kept_between_turns() -> None:
    state = scene([], [], tokens=[40, 7], round=3)
    do(state, "end the turn", "end the turn")
    assert state.tokens[0] == 40 + 4


@clause("IS-4.2")
def test_a_card_is_sold_for_a_token_and_goes_under_the_deck_for_all_to_see() -> None:
    state = scene([], [], hands=[["tdd"]])
    do(state, "sell tdd")
    assert state.tokens[0] == 1
    assert deck(state)[-1] == "tdd"
    assert known_deck(state, 1)[-1] == "tdd"
    assert refused(state, "sell tdd") == "IS-4.2"


@clause("IS-4.3")
def test_two_tokens_buy_a_card_as_often_as_one_can_pay() -> None:
    state = scene([], [], tokens=5, top=["intern", "tdd", "solid"])
    do(state, "buy a card", "buy a card")
    assert hand(state, 0) == ["intern", "tdd"]
    assert state.tokens[0] == 1
    assert refused(state, "buy a card") == "IS-4.3"


@clause("IS-4.4")
def test_a_hand_has_no_limit() -> None:
    state = scene([], [], tokens=60)
    for _ in range(30):
        do(state, "buy a card")
    assert len(hand(state, 0)) == 30
    do(state, "end the turn")
    assert len(hand(state, 0)) == 30


@clause("IS-4.5")
def test_an_empty_deck_sells_nothing_and_every_turn_goes_on_without_a_card() -> None:
    state = scene([], [], tokens=9, deck=[])
    assert refused(state, "buy a card") == "IS-4.5"
    cards = len(hand(state, 1))
    do(state, "end the turn")
    assert len(hand(state, 1)) == cards


@clause("IS-4.5")
@pytest.mark.parametrize(("cards", "look", "left"), [(["solid"], 0, 1), (["solid", "tdd"], 2, 0), ([], 0, 0)])
def test_effects_look_at_as_many_cards_as_there_are(cards: list[str], look: int, left: int) -> None:
    state = scene([], [], tokens=2, hands=[["research_engineer"]], deck=cards)
    do(state, "play research engineer")
    assert state.looking == look
    if look:
        do(state, "pick card 2")
        assert deck(state) == ["tdd", "solid"]


@clause("IS-4.5")
def test_effects_draw_as_many_cards_as_there_are() -> None:
    state = scene([], [], tokens=4, hands=[["database_developer"]], deck=["tdd"])
    do(state, "play database developer")
    assert hand(state, 0) == ["tdd"]
    assert told(state, 0).endswith("Player 1 draws TDD.")
    assert deck(state) == []


@clause("IS-4.5")
def test_taking_two_of_two_leaves_nothing_to_choose() -> None:
    state = scene([], [], tokens=4, hands=[["senior_backend_developer"]], deck=["tdd", "solid"])
    do(state, "play senior backend developer")
    assert hand(state, 0) == ["solid", "tdd"]
    assert may(state, "end the turn")


@clause("IS-4.5")
def test_an_action_played_this_turn_can_t_be_played_again_even_if_drawn_again() -> None:
    """The loop of buying an Investor back and playing it again is closed."""
    state = scene([], [], tokens=[4, 0], hands=[["investor", "intern"]], deck=["tdd"])
    do(state, "play investor", "sell intern", "buy a card", "buy a card")
    assert hand(state, 0) == ["investor", "tdd"]
    assert refused(state, "play investor") == "IS-4.5"
    do(state, "plan investor")
    do(state, "end the turn", "end the turn")
    assert may(state, "play the planned card")


@clause("IS-4.5")
def test_another_copy_of_the_action_may_be_played() -> None:
    state = scene([], [], hands=[["investor", "investor"]])
    do(state, "play investor", "play investor")
    assert state.tokens[0] == 4


@clause("IS-4.5")
def test_no_draw_is_sold_from_a_deck_of_actions_played_this_turn() -> None:
    state = scene([], [], tokens=[5, 0], hands=[["investor", "investor"]], deck=[])
    do(state, "play investor", "play investor")
    assert deck(state) == ["investor", "investor"]
    assert refused(state, "buy a card") == "IS-4.5"
    do(state, "end the turn")
    assert len(deck(state)) == 1  # the next player drew one


@clause("IS-4.5")
def test_the_played_action_may_be_played_again_in_the_next_turn() -> None:
    state = scene([], [], tokens=[4, 0], hands=[["investor", "intern"]], deck=["tdd"])
    do(state, "play investor", "sell intern", "buy a card", "buy a card", "end the turn", "end the turn")
    assert may(state, "play investor")


@clause("IS-4.6")
def test_the_rest_goes_under_in_its_order() -> None:
    state = scene(
        [], [], tokens=4, hands=[["senior_backend_developer"]], top=["intern", "tdd", "solid", "debugging", "qa_wizard"]
    )
    do(state, "play senior backend developer", "pick card 4", "pick card 2")
    assert hand(state, 0) == ["debugging", "tdd"]
    assert deck(state)[-3:] == ["intern", "solid", "qa_wizard"]


@clause("IS-4.6", "IS-8.1")
def test_who_changes_tables_is_the_newest_there() -> None:
    state = scene(["intern"], ["qa_wizard", "nice_hr_guy"], tokens=5, hands=[["head_hunter"]])
    do(state, "play head hunter", "choose employee 1 of Player 2")
    do(state, "let it happen")
    assert office(state, 0) == ["intern", "qa_wizard"]


@clause("IS-4.7")
def test_tokens_and_burnout_are_not_limited_to_the_box() -> None:
    tough = ["bi_developer", "bi_developer", "database_developer", "database_developer"]
    tough += ["nice_hr_lady", "nice_hr_guy", "scrum_master", "scrum_master"]
    tired = [worker("downer_dave", burnout=4)] * 2 + [worker(card, burnout=3) for card in tough]
    state = scene(tired, ["intern"], tokens=[500, 35], turn=1)  # 32 burnout on the table
    do(state, "buy a card", "end the turn")
    assert list(state.tokens) == [500 + 2, 33]
    assert burnout(state, "intern") == 1


@clause("IS-7.6")
def test_after_a_hundred_plays_the_turn_ends_by_itself() -> None:
    state = scene(["intern"], [], tokens=200)
    for play in range(100 // 2):
        do(state, "buy a card")
        assert state.turn == 0, play
        card = next(iter(hand(state, 0)))
        name = GAME_NAMES[card]
        do(state, f"sell {name}")
    assert state.turn == 1
    assert state.points[0] == 1


@clause("IS-7.6")
def test_choices_inside_an_effect_are_no_plays() -> None:
    state = scene([], [], tokens=2, hands=[["research_engineer"]])
    do(state, "play research engineer", "pick card 3", "pick card 3")
    assert state.plays == 1


GAME_NAMES = {card.id: card.id.replace("_", " ") for card in scene([], []).cards.cards}
GAME_NAMES["copy_paste_developer"] = "copy-paste developer"

"""SU-2: a turn begins with taking a card."""

from tests.clauses import clause
from tests.games.startups.scenes import chips, do, hand, market, may, refusal, refused, scene, told


@clause("SU-2.1")
def test_drawing_takes_the_top_card_of_the_pile() -> None:
    state = scene(hands={0: "giraffe"}, pile="octo bowwow")
    size = state.pile()
    do(state, "draw a card")
    assert hand(state, 0) == "giraffe octo"
    assert state.pile() == size - 1
    assert state.dump()["pile"][0] == "bowwow_games"


@clause("SU-2.1")
def test_drawing_places_a_chip_on_each_market_card() -> None:
    state = scene(market="octo+2 hippo")
    do(state, "draw a card")
    assert market(state) == "octo+3 hippo+1"
    assert chips(state) == [8, 10, 10]


@clause("SU-2.1")
def test_two_market_cards_of_one_company_each_take_a_chip() -> None:
    state = scene(market="octo octo+1 giraffe")
    do(state, "draw a card")
    assert market(state) == "octo+1 octo+2 giraffe+1"
    assert chips(state)[0] == 7


@clause("SU-2.1")
def test_who_has_just_enough_chips_may_draw() -> None:
    state = scene(market="octo hippo", chips={0: 2})
    assert may(state, "draw a card")
    do(state, "draw a card")
    assert chips(state)[0] == 0


@clause("SU-2.1")
def test_who_lacks_a_chip_for_one_market_card_may_not_draw() -> None:
    state = scene(market="octo hippo", chips={0: 1})
    assert refused(state, "draw a card") == ("SU-2.1", "su-no-draw")
    assert refusal(state, "draw a card").say.args == {"price": 2, "chips": 1}


@clause("SU-2.1")
def test_only_who_draws_pays() -> None:
    state = scene(turn=1, market="octo", chips={0: 0, 2: 0})
    do(state, "draw a card")
    assert chips(state) == [0, 9, 0]


@clause("SU-2.2")
def test_taking_a_market_card_brings_all_the_chips_on_it() -> None:
    state = scene(hands={0: "giraffe"}, market="octo+1 hippo+4 octo+2")
    do(state, "take market card 2")
    assert hand(state, 0) == "giraffe hippo"
    assert chips(state) == [14, 10, 10]
    assert market(state) == "octo+1 octo+2"


@clause("SU-2.2")
def test_of_two_equal_market_cards_the_one_that_was_named_is_taken() -> None:
    state = scene(market="octo+1 hippo octo+2")
    do(state, "take market card 3")
    assert market(state) == "octo+1 hippo"
    assert chips(state)[0] == 12


@clause("SU-2.2")
def test_taking_a_market_card_is_free_even_for_who_has_no_chips() -> None:
    state = scene(market="octo hippo", chips={0: 0})
    pile = state.dump()["pile"]
    do(state, "take market card 1")
    assert chips(state)[0] == 0
    assert market(state) == "hippo"
    assert state.dump()["pile"] == pile


@clause("SU-2.2")
def test_every_market_card_can_be_taken_and_none_besides() -> None:
    state = scene(market="octo hippo giraffe")
    assert [may(state, f"take market card {n}") for n in (1, 2, 3)] == [True, True, True]
    assert refused(state, "take market card 4") == ("SU-2.2", "su-no-such-card")
    assert refusal(state, "take market card 4").say.args == {"card": 4, "cards": 3}


@clause("SU-2.3")
def test_drawing_is_free_when_the_market_is_empty() -> None:
    assert scene().view(0).prompt.id == "su-prompt-draw"
    state = scene(chips={0: 0})
    assert state.moves(0) == [0]
    do(state, "draw a card")
    assert chips(state)[0] == 0
    assert told(state, 1) == ["Player 1 draws a card."]


def test_the_log_says_what_was_paid_and_what_was_gained() -> None:
    assert told(do(scene(market="octo"), "draw a card"), 1) == [
        "Player 1 draws a card and places 1 chip on the market."
    ]
    assert told(do(scene(market="octo+3"), "take market card 1"), 1) == [
        "Player 1 takes Octo Coffee from the market with 3 chips."
    ]


def test_a_card_put_on_the_market_fills_the_lowest_free_slot_and_comes_last_in_order() -> None:
    state = scene(hands={0: "giraffe"}, market="octo hippo bowwow")
    do(state, "take market card 2", "sell giraffe")
    assert market(state) == "octo bowwow giraffe"
    assert [card["slot"] for card in state.dump()["market"]] == [0, 2, 1]

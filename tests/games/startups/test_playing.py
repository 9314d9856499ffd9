"""SU-3: a turn ends with playing a card."""

from tests.clauses import clause
from tests.games.startups.scenes import do, hand, market, may, portfolio, refused, scene, told


@clause("SU-3.1")
def test_a_hand_card_can_go_to_the_own_portfolio() -> None:
    state = scene(hands={0: "giraffe octo"}, portfolios={0: "octo", 1: "hippo"}, step="play")
    do(state, "keep octo")
    assert portfolio(state, 0) == "octo octo"
    assert portfolio(state, 1) == "hippo"
    assert hand(state, 0) == "giraffe"
    assert told(state, 2)[0] == "Player 1 invests in Octo Coffee."


@clause("SU-3.1")
def test_a_hand_card_can_go_to_the_market_where_it_lies_without_a_chip() -> None:
    state = scene(hands={0: "giraffe octo"}, market="hippo+2", step="play")
    do(state, "sell octo")
    assert market(state) == "hippo+2 octo"
    assert hand(state, 0) == "giraffe"
    assert portfolio(state, 0) == ""
    assert told(state, 2) == ["Player 1 puts Octo Coffee on the market."]


@clause("SU-3.1")
def test_any_hand_card_can_be_played_to_either_place_and_no_other_card() -> None:
    state = scene(hands={0: "giraffe octo octo"}, step="play")
    assert [may(state, f"{verb} {card}") for card in ("giraffe", "octo") for verb in ("keep", "sell")] == [True] * 4
    assert len(state.moves(0)) == 4
    assert refused(state, "keep hippo") == ("SU-3.1", "su-no-play-none")
    assert refused(state, "sell hippo") == ("SU-3.1", "su-no-play-none")


@clause("SU-3.1")
def test_a_card_must_be_taken_before_one_is_played() -> None:
    state = scene(hands={0: "giraffe"})
    assert refused(state, "keep giraffe") == ("SU-3.1", "su-no-play-yet")
    assert refused(state, "sell giraffe") == ("SU-3.1", "su-no-play-yet")


@clause("SU-3.1")
def test_only_one_card_is_taken_a_turn() -> None:
    state = scene(market="octo hippo")
    do(state, "draw a card")
    assert refused(state, "draw a card") == ("SU-3.1", "su-no-card-taken-already")
    assert refused(state, "take market card 1") == ("SU-3.1", "su-no-card-taken-already")


@clause("SU-3.1")
def test_one_card_is_played_a_turn_and_then_the_next_player_takes() -> None:
    state = scene(hands={0: "giraffe octo"}, step="play")
    do(state, "keep octo")
    assert state.turn == 1
    assert state.dump()["step"] == "take"


@clause("SU-3.2")
def test_taking_from_the_market_bars_that_company_from_going_back() -> None:
    state = scene(hands={0: "giraffe octo"}, market="hippo")
    do(state, "take market card 1")
    assert refused(state, "sell hippo") == ("SU-3.2", "su-no-sell-back")
    assert may(state, "keep hippo")
    assert may(state, "sell giraffe")
    assert may(state, "sell octo")


@clause("SU-3.2")
def test_another_copy_of_the_company_that_was_taken_may_not_go_to_the_market_either() -> None:
    state = scene(hands={0: "hippo hippo octo"}, market="hippo")
    do(state, "take market card 1")
    assert refused(state, "sell hippo") == ("SU-3.2", "su-no-sell-back")


@clause("SU-3.2")
def test_the_company_taken_may_go_to_the_market_again_in_a_later_turn() -> None:
    state = scene(hands={0: "giraffe"}, market="hippo", pile="octo octo octo")
    do(state, "take market card 1", "keep giraffe")
    assert state.dump()["taken"] is None
    do(state, "draw a card", "keep octo", "draw a card", "keep octo")
    assert state.turn == 0
    do(state, "draw a card")
    assert may(state, "sell hippo")


@clause("SU-3.2")
def test_a_card_that_was_drawn_may_go_to_the_market_even_beside_one_of_its_company() -> None:
    state = scene(hands={0: "giraffe"}, market="hippo", pile="hippo")
    do(state, "draw a card")
    assert may(state, "sell hippo")

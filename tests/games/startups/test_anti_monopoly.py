"""SU-4: the Anti-Monopoly chip."""

import pytest

from captable.games.startups import GAME
from captable.games.startups.rules.state import StartupsState
from tests.clauses import clause
from tests.games.startups.scenes import (
    chips,
    counted,
    do,
    holder,
    market,
    may,
    portfolio,
    refusal,
    refused,
    scene,
    told,
)


def in_words(state: StartupsState, move: str) -> str:
    return GAME.words().say(refusal(state, move).say)


@clause("SU-4.1")
def test_the_first_to_invest_in_a_company_gets_its_chip() -> None:
    state = scene(turn=1, hands={1: "octo giraffe"}, step="play")
    do(state, "keep octo")
    assert holder(state, "octo") == 1
    assert holder(state, "giraffe") is None
    assert told(state, 0)[1] == "Player 2 is the first to invest in Octo Coffee and gets its Anti-Monopoly chip."


@clause("SU-4.1")
def test_drawing_level_does_not_move_the_chip() -> None:
    state = scene(turn=1, hands={1: "octo"}, portfolios={0: "octo octo", 1: "octo"}, step="play")
    do(state, "keep octo")
    assert holder(state, "octo") == 0


@clause("SU-4.1")
def test_on_a_tie_the_one_who_was_there_first_keeps_the_chip() -> None:
    for first in (0, 2):
        state = scene(
            turn=1, hands={1: "octo"}, portfolios={0: "octo", 2: "octo"}, holders={"octo": first}, step="play"
        )
        do(state, "keep octo")
        assert holder(state, "octo") == first


@clause("SU-4.1")
def test_one_share_more_than_the_holder_takes_the_chip_at_once() -> None:
    state = scene(turn=1, hands={1: "octo"}, portfolios={0: "octo", 1: "octo"}, holders={"octo": 0}, step="play")
    do(state, "keep octo")
    assert holder(state, "octo") == 1
    assert told(state, 2)[1] == "Player 2 now has more Octo Coffee than Player 1 and takes its Anti-Monopoly chip."


@clause("SU-4.1")
def test_the_holder_who_invests_again_keeps_the_chip_without_a_word() -> None:
    state = scene(turn=0, hands={0: "octo"}, portfolios={0: "octo"}, step="play")
    do(state, "keep octo")
    assert holder(state, "octo") == 0
    assert len(told(state, 0)) == 1


@clause("SU-4.1")
@pytest.mark.parametrize("card", ["hippo", "octo"])
def test_shares_in_the_hand_do_not_count_for_the_chip(card: str) -> None:
    state = scene(turn=1, hands={1: "octo octo octo hippo"}, portfolios={0: "octo octo"}, step="play")
    do(state, f"keep {card}")
    assert holder(state, "octo") == 0


@clause("SU-4.1")
def test_hand_cards_added_at_the_end_never_move_the_chip() -> None:
    state = counted({0: "octo giraffe", 1: "hippo"}, hands={1: "octo octo octo", 2: "giraffe giraffe"})
    assert portfolio(state, 1) == "octo octo octo hippo"
    assert holder(state, "octo") == 0
    assert holder(state, "giraffe") == 0


@clause("SU-4.2")
def test_by_default_the_printed_game_s_rule_holds() -> None:
    assert GAME.new(3, "default").dump()["options"]["anti_monopoly"] == "published"


@clause("SU-4.2")
def test_the_holder_may_not_take_that_company_s_cards_from_the_market() -> None:
    state = scene(portfolios={0: "octo"}, market="octo hippo octo")
    assert refused(state, "take market card 1") == ("SU-4.2", "su-no-take-yours")
    assert refused(state, "take market card 3") == ("SU-4.2", "su-no-take-yours")
    assert may(state, "take market card 2")


@clause("SU-4.2")
def test_others_may_take_the_cards_of_a_company_whose_chip_somebody_holds() -> None:
    state = scene(turn=2, portfolios={0: "octo"}, market="octo hippo")
    assert may(state, "take market card 1")
    assert may(state, "take market card 2")


@clause("SU-4.2")
def test_who_has_shares_but_not_the_chip_may_take_more_of_them() -> None:
    state = scene(turn=1, portfolios={0: "octo octo", 1: "octo"}, market="octo")
    assert may(state, "take market card 1")


@clause("SU-4.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_under_manual_nobody_may_take_while_anyone_holds_the_chip(turn: int) -> None:
    state = scene(turn=turn, portfolios={0: "octo"}, market="octo hippo", anti_monopoly="manual")
    assert refused(state, "take market card 1") == ("SU-4.2", "su-no-take-held")
    assert may(state, "take market card 2")
    assert "Player 1 holds" in in_words(state, "take market card 1")


@clause("SU-4.2")
def test_under_manual_the_holder_may_not_take_either_and_is_told_so() -> None:
    state = scene(portfolios={0: "octo"}, market="octo", anti_monopoly="manual")
    assert refused(state, "take market card 1") == ("SU-4.2", "su-no-take-yours-manual")
    assert "nobody may take" in in_words(state, "take market card 1")


@clause("SU-4.3")
def test_under_manual_who_can_neither_pay_nor_take_draws_and_places_the_chips_they_have() -> None:
    state = scene(
        turn=1,
        portfolios={0: "octo hippo bowwow"},
        market="octo hippo+1 octo bowwow",
        chips={1: 2},
        anti_monopoly="manual",
    )
    assert state.moves(1) == [0]
    do(state, "draw a card")
    assert market(state) == "octo+1 hippo+2 octo bowwow"
    assert chips(state) == [10, 0, 10]
    assert state.events[0].clause == "SU-4.3"


@clause("SU-4.3")
def test_the_chips_of_a_forced_draw_go_to_the_cards_that_came_first_and_not_to_the_own_company() -> None:
    state = scene(
        turn=1,
        portfolios={0: "octo hippo", 1: "giraffe giraffe"},
        market="giraffe octo hippo octo",
        chips={1: 1},
        anti_monopoly="manual",
    )
    do(state, "draw a card")
    assert market(state) == "giraffe octo+1 hippo octo"


@clause("SU-4.3")
def test_a_forced_draw_is_possible_without_any_chip() -> None:
    state = scene(turn=1, portfolios={0: "octo"}, market="octo", chips={1: 0}, anti_monopoly="manual", pile="giraffe")
    do(state, "draw a card")
    assert market(state) == "octo"
    assert "giraffe_beer" in state.dump()["hands"][1]


@clause("SU-4.3")
def test_under_manual_a_draw_is_not_given_to_who_could_take_a_card() -> None:
    state = scene(turn=1, portfolios={0: "octo"}, market="octo hippo", chips={1: 1}, anti_monopoly="manual")
    assert refused(state, "draw a card") == ("SU-2.1", "su-no-draw")
    assert state.moves(1) == [2]


@clause("SU-4.4")
@pytest.mark.parametrize("anti_monopoly", ["published", "manual"])
def test_drawing_the_holder_places_no_chip_on_that_company_s_cards(anti_monopoly: str) -> None:
    state = scene(portfolios={0: "octo"}, market="octo hippo octo+1", anti_monopoly=anti_monopoly)
    do(state, "draw a card")
    assert market(state) == "octo hippo+1 octo+1"
    assert chips(state) == [9, 10, 10]
    assert state.events[0].clause == "SU-2.1"


@clause("SU-4.4")
def test_the_holder_needs_no_chip_for_that_company_s_cards_to_draw() -> None:
    state = scene(portfolios={0: "octo"}, market="octo octo", chips={0: 0})
    assert state.moves(0) == [0]
    do(state, "draw a card")
    assert market(state) == "octo octo"


@clause("SU-4.4")
def test_who_has_shares_but_not_the_chip_places_chips_on_them() -> None:
    state = scene(turn=1, portfolios={0: "octo octo", 1: "octo"}, market="octo")
    do(state, "draw a card")
    assert market(state) == "octo+1"

"""SU-5: how a round ends and what everybody has then."""

import pytest

from captable.games.startups.rules.state import StartupsState
from tests.clauses import clause
from tests.games.startups.scenes import chips, counted, do, hand, market, places, portfolio, scene, scores, told

TIED = "giraffe hippo"
"""Shares that everybody can have alike: a tie, so nobody pays for them."""


@clause("SU-5.1")
def test_who_draws_the_last_card_finishes_the_turn_and_the_game_ends_then() -> None:
    state = scene(hands={0: "giraffe"}, last_cards=1, chips={0: 40}, pile="octo")
    do(state, "draw a card")
    assert not state.over()
    assert state.turn == 0
    assert state.outcome() is None
    do(state, "keep octo")
    assert state.over()
    assert state.to_move() == []
    assert state.moves(0) == []


@clause("SU-5.1")
def test_the_game_goes_on_while_a_card_is_left_in_the_pile() -> None:
    state = scene(hands={0: "giraffe"}, last_cards=2, chips={0: 40}, pile="octo hippo")
    do(state, "draw a card", "keep octo")
    assert not state.over()
    assert state.turn == 1


@clause("SU-5.1")
def test_a_last_card_played_to_the_market_ends_the_game_too() -> None:
    state = scene(step="play", hands={0: "giraffe octo"}, last_cards=0)
    do(state, "sell octo")
    assert state.over()
    assert portfolio(state, 0) == "giraffe"
    assert market(state).endswith("octo")


@clause("SU-5.1")
def test_hand_cards_join_the_portfolios_at_the_end() -> None:
    state = counted({0: "giraffe octo", 1: "hippo"}, hands={1: "octo octo", 2: "bowwow giraffe"})
    assert [hand(state, seat) for seat in range(3)] == ["", "", ""]
    assert portfolio(state, 1) == "octo octo hippo"
    assert portfolio(state, 2) == "giraffe bowwow"


@clause("SU-5.1")
def test_the_market_its_chips_and_the_cards_put_aside_count_for_nobody() -> None:
    state = scene(
        step="play",
        hands={0: "giraffe", 1: "", 2: ""},
        portfolios={0: "octo octo", 1: "octo", 2: "hippo hippo flamingo"},
        market="octo+7 bowwow+3",
        last_cards=0,
    )
    do(state, "sell giraffe")
    assert scores(state) == [10 + 3, 10 - 1, 10]
    assert chips(state) == [10, 10, 10]
    assert len(state.dump()["aside"]) == 5
    assert market(state).startswith("octo+7 bowwow+3")


@clause("SU-5.2")
def test_the_one_with_the_most_shares_gets_3_for_each_share_of_the_others_and_they_pay_1() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"})
    assert scores(state) == [10 + 3 * 3, 10 - 2, 10 - 1]


@clause("SU-5.2")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_every_company_pays_its_own_majority(owner: int) -> None:
    others = [seat for seat in range(3) if seat != owner]
    state = counted(
        {owner: "octo octo hippo", others[0]: "octo hippo hippo", others[1]: "giraffe"},
        last=owner,
    )
    assert scores(state)[owner] == 10 + 3 - 1
    assert scores(state)[others[0]] == 10 + 3 - 1
    assert scores(state)[others[1]] == 10


@clause("SU-5.2")
def test_nobody_pays_when_several_have_the_most() -> None:
    state = counted({0: "octo octo", 1: "octo octo", 2: "octo bowwow bowwow bowwow"})
    assert scores(state) == [10, 10, 10]


@clause("SU-5.2")
def test_a_later_player_with_more_breaks_an_earlier_tie() -> None:
    state = counted({0: "octo giraffe", 1: "octo bowwow", 2: "octo octo hippo"})
    assert scores(state) == [9, 9, 16]


@clause("SU-5.2")
def test_the_anti_monopoly_chip_does_not_break_a_tie() -> None:
    state = counted({0: "octo octo", 1: "octo octo", 2: "octo hippo hippo"}, holders={"octo": 1})
    assert scores(state) == [10, 10, 10]


@clause("SU-5.2")
def test_the_anti_monopoly_chip_does_not_make_a_majority() -> None:
    state = counted({0: "octo giraffe", 1: "hippo bowwow flamingo"}, hands={1: "octo octo"})
    assert scores(state) == [10 - 1, 10 + 3, 10]


@clause("SU-5.2")
def test_the_only_shareholder_of_a_company_gets_nothing_for_it() -> None:
    state = counted({0: "octo octo octo octo", 1: "hippo hippo", 2: "giraffe"})
    assert scores(state) == [10, 10, 10]


@clause("SU-5.3")
def test_what_a_payer_lacks_is_a_debt_and_the_receiver_still_gets_3() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "bowwow bowwow"}, chips={1: 1})
    assert scores(state) == [10 + 3 * 2, 1 - 2, 10]


@clause("SU-5.3")
def test_chips_received_in_the_count_never_pay() -> None:
    """Player 2 gets one chip for Hippo and owes two for Octo: 3 for the one, −2 for the others, in any order."""
    for received, owed in (("hippo", "octo"), ("giraffe", "elephant"), ("elephant", "giraffe")):
        state = counted(
            {
                0: f"{received} {owed} {owed} {owed}",
                1: f"{received} {received} {owed} {owed}",
                2: "bowwow",
            },
            chips={1: 0},
        )
        assert scores(state) == [10 - 1 + 3 * 2, 0 + 3 - 2, 10]


@clause("SU-5.4")
def test_the_score_is_chips_less_shares_to_pay_for_plus_3_for_each_chip_received() -> None:
    state = counted(
        {0: "octo octo hippo", 1: "octo hippo hippo giraffe", 2: "hippo giraffe giraffe"},
        chips={0: 4, 1: 7, 2: 19},
    )
    assert scores(state) == [4 - 1 + 3 * 1, 7 - 1 - 1 + 3 * 2, 19 - 1 + 3 * 1]


@clause("SU-5.4")
def test_the_highest_score_wins() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"})
    assert places(state) == [1, 3, 2]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@clause("SU-5.4")
def test_the_score_sheet_shows_how_the_points_came_about() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"}, chips={2: 3})
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet is not None
    rows = {row.label.id: row.values for row in outcome.sheet.rows}
    assert rows["su-sheet-chips"] == [10, 10, 3]
    assert rows["su-company-octo_coffee"] == [9, -2, -1]
    assert rows["su-company-bowwow_games"] == [None, None, 0]
    assert rows["su-company-giraffe_beer"] == [None, None, None]
    assert rows["su-sheet-score"] == scores(state)
    assert [sum(filter(None, figures)) for figures in zip(*list(rows.values())[:-1], strict=True)] == scores(state)


def tied_on_score(last: int) -> StartupsState:
    """All three have 12: player 0 got a chip in the count, players 1 and 2 have more of their own."""
    return counted(
        {0: f"octo octo {TIED}", 1: f"octo {TIED}", 2: f"bowwow {TIED}"}, chips={0: 9, 1: 13, 2: 12}, last=last
    )


@clause("SU-5.5")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_a_tie_goes_to_who_received_more_chips_in_the_count(last: int) -> None:
    state = tied_on_score(last)
    assert scores(state) == [12, 12, 12]
    assert places(state)[0] == 1


@clause("SU-5.5")
def test_chips_that_are_owed_count_as_received_for_a_tie() -> None:
    state = counted({0: f"octo octo {TIED}", 1: f"octo {TIED}", 2: f"bowwow {TIED}"}, chips={0: 0, 1: 0, 2: 3}, last=2)
    assert scores(state) == [3, -1, 3]
    assert places(state) == [1, 3, 2]


@clause("SU-5.5")
@pytest.mark.parametrize(
    ("last", "expected"), [(0, [1, 3, 2]), (1, [2, 1, 3]), (2, [3, 2, 1])], ids=["first", "second", "third"]
)
def test_then_it_goes_to_the_tied_player_whose_last_turn_was_latest(last: int, expected: list[int]) -> None:
    state = counted(dict.fromkeys(range(3), f"octo {TIED}"), last=last)
    assert scores(state) == [10, 10, 10]
    assert places(state) == expected


@clause("SU-5.5")
def test_the_last_turn_counts_among_the_tied_only() -> None:
    state = tied_on_score(last=2)
    assert places(state) == [1, 3, 2]
    state = tied_on_score(last=1)
    assert places(state) == [1, 2, 3]


@clause("SU-5.6")
@pytest.mark.parametrize("players", [3, 5])
def test_so_many_turns_in_a_row_without_a_draw_end_the_game(players: int) -> None:
    state = scene(
        players=players, market="octo", hands={0: "giraffe"}, portfolios={1: "bowwow"}, idle_turns=6 * players - 1
    )
    do(state, "take market card 1")
    assert not state.over()
    do(state, "keep octo")
    assert state.over()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.id == "su-end-idle"
    assert hand(state, 0) == ""
    assert outcome.sheet is not None
    assert "SU-5.6" in {event.clause for event in state.events}


@clause("SU-5.6")
@pytest.mark.parametrize("players", [3, 5])
def test_one_turn_fewer_does_not(players: int) -> None:
    state = scene(players=players, market="octo", idle_turns=6 * players - 2)
    do(state, "take market card 1", "keep octo")
    assert not state.over()
    assert state.dump()["idle_turns"] == 6 * players - 1


@clause("SU-5.6")
def test_a_draw_begins_the_count_anew() -> None:
    state = scene(market="octo", hands={0: "giraffe"}, idle_turns=17)
    do(state, "draw a card", "sell giraffe")
    assert not state.over()
    assert state.dump()["idle_turns"] == 0


@clause("SU-5.6")
def test_turns_that_take_from_the_market_are_counted_one_by_one() -> None:
    state = scene(market="octo hippo", hands={0: "giraffe", 1: "bowwow"}, portfolios={2: "flamingo"})
    do(state, "take market card 1", "sell giraffe")
    assert state.dump()["idle_turns"] == 1
    do(state, "take market card 1", "sell bowwow")
    assert state.dump()["idle_turns"] == 2


def test_the_end_is_told_company_by_company_and_names_the_winner() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo hippo", 2: "octo hippo"})
    log = told(state, 1)
    assert "The pile is empty: hands join the portfolios and the companies pay out." in log
    assert "Octo Coffee: Player 1 has the majority with 3 shares." in log
    assert "Hippo Powertech: a tie at 1 share; nobody pays." in log
    assert "Giraffe Beer: nobody has a share." in log
    assert log[-1] == "Player 1 comes first, with 19."


def test_nobody_may_move_after_the_end() -> None:
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"})
    refusal = state.why_not(1, 0)
    assert refusal is not None
    assert refusal.clause == "SU-5.1"
    assert refusal.say.id == "core-over"
    assert all(state.moves(seat) == [] for seat in range(3))

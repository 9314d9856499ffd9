"""The other cards, elimination and leaving (SN-6, SN-7)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import IllegalMove
from captable.core.view import SPECTATOR
from captable.games.startup_nation import GAME
from captable.games.startup_nation.rules.state import StartupNationState
from tests.clauses import clause
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    CLEVER,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    LEGAL,
    MIRACULOUS,
    RECRUITER,
    SALES,
    TAX,
    TECH,
    answers,
    asks,
    cards_in,
    do,
    faces,
    gives_token_to,
    hands,
    living,
    looks_at,
    message,
    options,
    pile,
    plays,
    promotes,
    refused,
    scene,
    shown,
    swaps_with,
    told,
)

# -- SN-6 ------------------------------------------------------------------------------------------------


@clause("SN-6.1")
def test_a_tech_lead_shows_a_card_to_the_looker_only() -> None:
    state = scene([TECH, SALES, None, INVESTOR], [TECH, RECRUITER, RECRUITER])
    plays(state, TECH)
    assert options(state) == [{"kind": "look", "player": 1}, {"kind": "look", "player": 3}]
    assert refused(state, "look", player=0) == "SN-6.1"
    looks_at(state, 3)
    assert shown(state, 0, 3) == [INVESTOR]
    assert shown(state, 1, 3) == shown(state, SPECTATOR, 3) == []
    assert cards_in(message(state, "sn-you-saw", 0), "card") == [INVESTOR]
    assert told(state.events, 1)[0] == told(state.events, 3)[0] == "sn-looked"
    assert hands(state)[0] == TECH
    assert hands(state)[3] == INVESTOR


@clause("SN-6.2")
def test_a_recruiter_swaps_hidden_cards() -> None:
    state = scene([RECRUITER, SALES, None, INVESTOR], [TECH, RECRUITER, TECH])
    plays(state, RECRUITER)
    assert options(state) == [{"kind": "swap", "player": 1}, {"kind": "swap", "player": 3}]
    assert refused(state, "swap", player=0) == "SN-6.2"
    swaps_with(state, 3)
    assert hands(state) == [INVESTOR, SALES, None, TECH]


@clause("SN-6.3")
def test_a_sales_rep_may_swap_the_alliances_of_two_living_players_of_different_colours() -> None:
    state = scene([SALES, TECH, TECH, None, RECRUITER], [SALES, RECRUITER, EMMANUEL])
    plays(state, SALES)
    pairs = [option["players"] for option in options(state)[1:]]
    assert options(state)[0] == {"kind": "keep_alliances"}
    assert pairs == ["0-1", "0-4", "1-2", "1-4", "2-4"], "not 0-2, both blue, and not seat 3, who is out"
    assert refused(state, "swap_alliances", players="0-2") == "SN-6.3"
    assert refused(state, "swap_alliances", players="0-3") == "SN-7.1"
    do(state, "swap_alliances", players="1-4")
    assert state.dump()["alliances"] == ["blue", "black", "blue", "red", "red"]


@clause("SN-6.3")
def test_a_sales_rep_may_leave_the_alliances() -> None:
    state = scene([SALES, TECH, TECH, RECRUITER], [SALES, RECRUITER, EMMANUEL])
    plays(state, SALES)
    do(state, "keep_alliances")
    assert state.dump()["alliances"] == ["blue", "red", "blue", "red"]
    assert state.turn == 1


def promotion(promoted: str, pile_cards: list[str]) -> StartupNationState:
    """Seat 0 draws the first card, plays the Executive and promotes seat 1, who holds the card named first."""
    state = scene([EXECUTIVE, promoted, None, RECRUITER], pile_cards)
    plays(state, EXECUTIVE)
    promotes(state, 1)
    return state


@clause("SN-6.4")
def test_a_promotion_takes_the_first_higher_card_and_leaves_the_others_in_order() -> None:
    state = promotion(RECRUITER, [EMMANUEL, TECH, FIRE, SALES, INVESTOR, TECH])
    assert hands(state)[1] == SALES
    assert pile(state) == [FIRE, INVESTOR, TECH], "seat 1 has drawn the top card by now"
    assert state.dump()["drawn"] == TECH
    assert faces(state.view(SPECTATOR), "discard")[-1] == RECRUITER
    assert state.turn == 1, "the discarded card had no effect"
    assert message(state, "sn-promoted").args["passed"] == 2
    assert cards_in(message(state, "sn-you-promoted", 1), "seen") == [TECH, FIRE]
    assert cards_in(message(state, "sn-you-promoted", 1), "taken") == [SALES]


@clause("SN-6.4")
def test_an_equal_rank_is_not_higher() -> None:
    state = promotion(SALES, [EMMANUEL, SALES, INVESTOR, TECH])
    assert hands(state)[1] == INVESTOR


@clause("SN-6.4")
def test_anyone_alive_can_be_promoted_oneself_included() -> None:
    state = scene([EXECUTIVE, TECH, None, RECRUITER], [SALES, INVESTOR, TECH])
    plays(state, EXECUTIVE)
    assert options(state) == [{"kind": "promote", "player": player} for player in (0, 1, 3)]
    promotes(state, 0)
    assert hands(state)[0] == INVESTOR


@clause("SN-6.4")
def test_a_promotion_that_finds_nothing_puts_the_player_out() -> None:
    state = scene([EXECUTIVE, INVESTOR, TECH, RECRUITER], [EMMANUEL, TECH, SALES, MIRACULOUS])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert living(state) == [0, 2, 3]
    assert hands(state)[1] is None
    assert len(pile(state)) == 2, "the pile is as it was, but for the next draw"
    assert cards_in(message(state, "sn-you-promoted-in-vain", 1), "seen") == [TECH, SALES, MIRACULOUS]
    assert told(state.events, 2)[0] == "sn-promoted-in-vain"


@clause("SN-6.4")
def test_a_promotion_with_an_empty_pile_puts_the_player_out() -> None:
    state = scene([EXECUTIVE, INVESTOR, TECH, RECRUITER], [EMMANUEL])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert list(state.points) == [1, 0, 1, 0], "seat 1 is out, so its ally stands alone against 6 + 1"


@clause("SN-6.5", "SN-6.8")
def test_promoting_brigitte_puts_her_holder_out_without_a_look_at_the_pile() -> None:
    state = scene([EXECUTIVE, BRIGITTE, TECH, RECRUITER], [EMMANUEL, TECH, SALES, MIRACULOUS])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert living(state) == [0, 2, 3]
    assert "sn-promoted-brigitte" in told(state.events, 1)
    assert faces(state.view(1), "pile-order") == faces(state.view(SPECTATOR), "pile-order") == []
    assert faces(state.view(SPECTATOR), "discard")[-1] == BRIGITTE


@clause("SN-6.5")
def test_emmanuel_can_be_promoted_to_brigitte() -> None:
    state = promotion(EMMANUEL, [INVESTOR, TECH, BRIGITTE, SALES])
    assert hands(state)[1] == BRIGITTE
    assert living(state) == [0, 1, 3]


@clause("SN-6.6")
def test_an_investor_gives_a_token_from_the_supply() -> None:
    state = scene([INVESTOR, TECH, None, SALES], [EMMANUEL, TECH, SALES])
    plays(state, INVESTOR)
    gives_token_to(state, 0)
    assert list(state.bpi) == [1, 0, 0, 0]
    assert state.supply == 0


@clause("SN-6.7")
def test_emmanuel_played_does_nothing() -> None:
    state = scene([EMMANUEL, TECH, INVESTOR, SALES], [TECH, RECRUITER, SALES])
    plays(state, EMMANUEL)
    assert state.turn == 1
    assert hands(state) == [TECH, TECH, INVESTOR, SALES]
    assert living(state) == [0, 1, 2, 3]


@clause("SN-6.8")
def test_discarding_brigitte_is_fatal_whoever_promotes() -> None:
    state = scene([EXECUTIVE, TECH, TECH, RECRUITER], [BRIGITTE, SALES, MIRACULOUS])
    plays(state, EXECUTIVE)
    promotes(state, 0)
    assert living(state) == [1, 2, 3]


# -- SN-7 ------------------------------------------------------------------------------------------------


@clause("SN-7.1")
def test_who_is_out_takes_no_turn_and_can_t_be_chosen() -> None:
    state = scene([EMMANUEL, None, TECH, RECRUITER], [FIRE, TECH, SALES, SALES])
    plays(state, FIRE)
    assert refused(state, "ask", player=1, role=TECH) == "SN-7.1"
    assert [block.why.clause for block in state.view(0).blocked if "seat-1" in block.on] == ["SN-7.1"]
    asks(state, 2, SALES)
    answers(state, "below")
    assert state.turn == 2
    plays(state, TECH)
    assert refused(state, "look", player=1) == "SN-7.1"
    looks_at(state, 0)
    plays(state, RECRUITER)
    assert refused(state, "swap", player=1) == "SN-7.1"
    swaps_with(state, 0)
    assert state.turn == 0, "seat 1 is skipped"


@clause("SN-7.1")
def test_the_alliance_of_who_is_out_stays() -> None:
    state = scene([SALES, None, TECH, RECRUITER], [EMMANUEL, TECH, SALES])
    plays(state, SALES)
    assert refused(state, "swap_alliances", players="0-1") == "SN-7.1"


@clause("SN-7.2")
def test_the_card_of_who_is_out_is_turned_up_and_the_tokens_are_lost() -> None:
    state = scene([FIRE, SALES, TECH, RECRUITER], [EMMANUEL, TECH, RECRUITER], bpi=[0, 1, 0, 0], supply=0)
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert faces(state.view(SPECTATOR), "discard")[-1] == SALES
    assert list(state.bpi) == [0, 0, 0, 0]
    assert state.supply == 0
    assert state.view(3).seats[1].out


@clause("SN-7.3")
def test_who_concedes_is_out_of_all_later_rounds() -> None:
    state = scene([FIRE, SALES, TECH, RECRUITER], [EMMANUEL])
    state.concede(3)
    assert living(state) == [0, 1, 2]
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert state.round == 1, "the next round"
    assert living(state) == [0, 1, 2]
    assert hands(state)[3] is None
    assert len(pile(state)) == 15 - 3 - 1
    with pytest.raises(IllegalMove, match=r"SN-7\.3"):
        state.concede(3)


@clause("SN-7.3")
def test_a_turn_of_who_concedes_lapses_and_both_cards_are_shown() -> None:
    state = scene([SALES, TECH, INVESTOR, RECRUITER], [EMMANUEL, TECH, SALES])
    state.concede(0)
    assert state.turn == 1
    assert set(faces(state.view(SPECTATOR), "discard")[-2:]) == {SALES, EMMANUEL}
    assert cards_in(message(state, "sn-laid-down"), "card") == [SALES]
    assert cards_in(message(state, "sn-eliminated"), "card") == [EMMANUEL]
    assert state.dump()["drawn"] == TECH


@clause("SN-7.3")
def test_a_question_of_who_concedes_lapses() -> None:
    for leaver in (0, 1):
        state = scene([CLEVER, TECH, INVESTOR, RECRUITER, SALES], [EMMANUEL, TECH, SALES])
        plays(state, CLEVER)
        asks(state, 2, INVESTOR)
        state.concede(leaver)
        assert state.is_alive(2)
        assert state.turn == (2 if leaver == 1 else 1), "the next player's turn"
        assert state.dump()["step"] == "play"


@clause("SN-7.3")
def test_a_question_to_who_concedes_lapses() -> None:
    state = scene([FIRE, TECH, INVESTOR, RECRUITER, SALES], [EMMANUEL, TECH, SALES])
    plays(state, FIRE)
    asks(state, 2, INVESTOR)
    state.concede(2)
    assert state.turn == 1
    assert state.dump()["step"] == "play"


@clause("SN-7.3")
def test_the_others_go_on_when_a_bystander_concedes() -> None:
    state = scene([FIRE, TECH, INVESTOR, RECRUITER, SALES], [EMMANUEL, TECH, SALES])
    plays(state, FIRE)
    asks(state, 2, INVESTOR)
    state.concede(4)
    assert state.turn == 2
    answers(state, "yes")
    assert living(state) == [0, 1, 3]


def seat_0_wins_after_seat_3_left(points: list[int]) -> StartupNationState:
    state = scene([FIRE, SALES, TECH, RECRUITER], [EMMANUEL])
    state.points = vec[i64](points)
    state.concede(3)
    state.alliance[2], state.alliance[3] = 1, 0  # seat 0 stands alone
    plays(state, FIRE)
    asks(state, 1, SALES)
    answers(state, "yes")
    return state


@clause("SN-7.3")
def test_who_left_ranks_last_and_bars_nobody_from_winning() -> None:
    for theirs in (9, 4):
        outcome = seat_0_wins_after_seat_3_left([2, 3, 0, theirs]).outcome()
        assert outcome is not None
        assert outcome.winners == [0]
        assert outcome.places == [1, 2, 3, 4]


@clause("SN-7.3")
def test_the_points_of_who_left_don_t_end_the_match_either() -> None:
    assert not seat_0_wins_after_seat_3_left([0, 2, 0, 9]).over()


@clause("SN-7.3")
def test_the_last_one_at_the_table_wins() -> None:
    state = scene([None, TECH, INVESTOR, RECRUITER], [EMMANUEL, TECH, SALES], mover=1, points=[0, 3, 1, 0])
    for seat in (1, 2, 3):
        state.concede(seat)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0], "though all others have more points"
    assert outcome.reason.id == "sn-end-all-left"


@clause("SN-7.1", "SN-7.3")
def test_who_is_out_or_has_left_is_told_so_instead_of_whose_turn_it_is() -> None:
    state = scene([SALES, None, INVESTOR, RECRUITER, EXECUTIVE], [EMMANUEL, TECH, SALES])
    state.concede(3)
    reasons = [state.why_not(seat, 0) for seat in (1, 3, 2)]
    assert [why.clause for why in reasons if why] == ["SN-7.1", "SN-7.3", "SN-4.1"]
    assert [why.say.id for why in reasons if why] == ["sn-no-turn-out", "core-you-left", "core-not-your-turn"]


def test_edited_effects_are_played_as_edited() -> None:
    printed = 'id = "legal_magic"\neffect = "ask_take_tokens"'
    edited = GAME.cards.source.replace(printed, 'id = "legal_magic"\neffect = "look"')
    state = scene([LEGAL, TAX, TECH, RECRUITER], [EMMANUEL, TECH, SALES], game=GAME.with_cards(edited))
    plays(state, LEGAL)
    looks_at(state, 1)
    assert shown(state, 0, 1) == [TAX]

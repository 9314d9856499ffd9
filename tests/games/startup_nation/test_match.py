"""Matches, cards and the set-up of rounds (SN-1 to SN-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from captable.core.errors import BadInput
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
    INTERNS,
    INVESTOR,
    LEGAL,
    MIRACULOUS,
    PISTON,
    PRODUCTIVE,
    RECRUITER,
    SALES,
    TAX,
    TECH,
    answers,
    asks,
    do,
    faces,
    gives_token_to,
    hands,
    looks_at,
    options,
    pile,
    plays,
    promotes,
    scene,
)


def new(players: int, seed: object = "match", **chosen: object) -> StartupNationState:
    state = GAME.new(players, str(seed), chosen)
    assert isinstance(state, StartupNationState)
    return state


def last_turn_of_the_round(points: list[int], rounds: int = 0) -> StartupNationState:
    """Seat 0 plays Emmanuel, the pile is empty, and seat 0 wins alone with Brigitte; its ally is out."""
    results = [[0] * 4 for _ in range(rounds - 1)] + ([points] if any(points) else [])
    return scene([EMMANUEL, INVESTOR, None, TECH], [BRIGITTE], points=points, rounds=results)


# -- SN-1 ------------------------------------------------------------------------------------------------


@clause("SN-1.1")
def test_four_or_five_play() -> None:
    for players in (3, 6):
        with pytest.raises(BadInput, match="4 to 5 players"):
            GAME.new(players, "x")
    assert [new(players).players for players in (4, 5)] == [4, 5]


@clause("SN-1.1")
def test_a_match_goes_on_round_after_round() -> None:
    state = last_turn_of_the_round([0, 0, 0, 0])
    plays(state, EMMANUEL)
    assert state.round == 1
    assert list(state.points) == [2, 0, 0, 0]
    assert not state.over()


@clause("SN-1.2")
def test_four_points_and_ahead_of_everyone_win_the_match() -> None:
    state = last_turn_of_the_round([2, 3, 1, 3])
    plays(state, EMMANUEL)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.scores == [4, 3, 1, 3]
    assert outcome.places == [1, 2, 4, 2], "others rank by points, equals share a place"


@clause("SN-1.2")
def test_three_points_are_not_enough() -> None:
    state = last_turn_of_the_round([1, 0, 0, 0])
    plays(state, EMMANUEL)
    assert not state.over()


@clause("SN-1.2")
def test_who_is_level_with_another_has_not_won() -> None:
    state = last_turn_of_the_round([4, 6, 6, 0])
    plays(state, EMMANUEL)
    assert list(state.points) == [6, 6, 6, 0]
    assert not state.over()


@clause("SN-1.2")
def test_after_fifteen_rounds_the_most_points_share_the_win() -> None:
    before = last_turn_of_the_round([4, 6, 6, 0], rounds=13)
    plays(before, EMMANUEL)
    assert not before.over(), "the fourteenth round"
    state = last_turn_of_the_round([4, 6, 6, 0], rounds=14)
    plays(state, EMMANUEL)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1, 2]
    assert outcome.places == [1, 1, 1, 4]
    assert outcome.reason.id == "sn-end-rounds"


@clause("SN-1.3", "SN-1.4")
def test_alliances_are_dealt_at_random_and_face_up() -> None:
    for players, tokens in ((4, [0, 0, 1, 1]), (5, [0, 0, 1, 1, 2])):
        dealt = [list(new(players, seed).alliance) for seed in range(60)]
        assert all(sorted(alliance) == tokens for alliance in dealt)
        assert len({tuple(alliance) for alliance in dealt}) > players, "they differ from match to match"
    view = new(5).view(SPECTATOR)
    shown = Counter(face for seat in range(5) for face in faces(view, f"alliances-{seat}"))
    assert shown == {"alliance-blue": 2, "alliance-red": 2, "alliance-black": 1}


@clause("SN-1.3")
def test_alliances_stay_from_round_to_round() -> None:
    state = scene([SALES, EMMANUEL, TECH, TECH], [SALES], alliances=["red", "blue", "blue", "red"])
    plays(state, SALES)
    do(state, "swap_alliances", players="0-1")
    assert state.round == 1
    assert state.dump()["alliances"] == ["blue", "red", "blue", "red"]


@clause("SN-1.4")
def test_black_has_no_ally() -> None:
    state = scene([MIRACULOUS, TECH, None, SALES, INVESTOR], [EMMANUEL])
    assert [state.ally(seat) for seat in (0, 1, 3, 4)] == [-1, 3, 1, -1]
    assert state.side(4) == 5


@clause("SN-1.5")
def test_a_random_player_starts_the_match() -> None:
    assert {new(5, seed).turn for seed in range(60)} == {0, 1, 2, 3, 4}


@clause("SN-1.5")
def test_the_winner_starts_the_next_round() -> None:
    state = scene([EMMANUEL, TECH, None, TECH], [SALES], mover=1, last_turn=[1, 4, 0, 3])
    plays(state, TECH)
    looks_at(state, 0)
    assert list(state.points) == [2, 0, 0, 0]
    assert state.turn == 0
    state = scene([TECH, None, TECH, EMMANUEL], [SALES], mover=0, last_turn=[4, 2, 3, 1])
    plays(state, TECH)
    looks_at(state, 2)
    assert list(state.points) == [0, 0, 0, 2]
    assert state.turn == 3


@clause("SN-1.5")
def test_after_a_team_win_the_ally_who_played_last_starts() -> None:
    for last_turn, first in (([5, 3, 4, 2], 2), ([5, 4, 3, 2], 1)):
        state = scene([EMMANUEL, INVESTOR, BRIGITTE, TECH], [MIRACULOUS], last_turn=last_turn)
        state.alliance[0], state.alliance[1] = 1, 0  # seats 1 and 2 against 0 and 3
        plays(state, EMMANUEL)
        assert list(state.points) == [0, 1, 1, 0]
        assert state.turn == first


@clause("SN-1.5")
def test_after_a_tie_the_tied_winner_who_played_last_starts() -> None:
    state = scene([EMMANUEL, None, None, SALES], [SALES], last_turn=[7, 0, 0, 6])
    plays(state, EMMANUEL)
    assert list(state.points) == [2, 0, 0, 2]
    assert state.turn == 0


@clause("SN-1.5")
def test_if_no_winner_had_a_turn_the_one_whose_turn_was_next_starts() -> None:
    alliances = ["red", "blue", "blue", "red"]
    state = scene([BRIGITTE, TECH, TECH, EMMANUEL], [SALES], mover=1, alliances=alliances)
    plays(state, TECH)
    looks_at(state, 0)
    assert list(state.points) == [1, 0, 0, 1]
    assert state.turn == 3, "going round from seat 1, seat 3 comes before seat 0"


@clause("SN-1.5")
def test_an_extra_turn_makes_its_player_the_last_to_have_played() -> None:
    state = scene([PRODUCTIVE, TECH, INVESTOR, TECH], [EMMANUEL, BRIGITTE], last_turn=[3, 0, 2, 1])
    plays(state, PRODUCTIVE)
    asks(state, 1, TECH)
    answers(state, "yes")
    assert state.last_turn[0] == 4
    plays(state, EMMANUEL)
    assert list(state.points) == [1, 0, 1, 0]
    assert state.turn == 0


@clause("SN-1.5")
def test_asking_for_another_s_too_clever_is_no_turn() -> None:
    state = scene([CLEVER, BRIGITTE, TECH, EMMANUEL], [TECH], last_turn=[4, 2, 1, 3])
    plays(state, CLEVER)
    assert state.turn == 1, "the neighbour asks"
    asks(state, 2, BRIGITTE)
    answers(state, "below")
    assert list(state.points) == [0, 1, 0, 1]
    assert state.turn == 3, "seat 3 had the later turn"


@clause("SN-1.5")
def test_a_turn_during_which_the_round_ends_counts() -> None:
    state = scene([FIRE, TECH, EMMANUEL, None], [BRIGITTE], last_turn=[4, 3, 2, 0])
    plays(state, FIRE)
    asks(state, 1, TECH)
    answers(state, "yes")
    assert list(state.points) == [1, 0, 1, 0]
    assert state.turn == 0


# -- SN-2 ------------------------------------------------------------------------------------------------


def test_the_deck_is_the_printed_one() -> None:
    for players, interns, roles in ((4, 5, [2, 2, 2, 1, 1, 1, 1]), (5, 6, [2, 2, 3, 2, 2, 1, 1])):
        state = new(players)
        assert sum(state.copies[:7]) == interns
        assert list(state.copies[7:]) == roles
        assert state.tokens == players - 3
    ranks = {card.id: card.rank for card in GAME.cards.cards}
    named = [TECH, RECRUITER, SALES, EXECUTIVE, INVESTOR, EMMANUEL, BRIGITTE]
    assert [ranks[role] for role in named] == [1, 2, 3, 4, 5, 6, 7]
    assert [ranks[intern] for intern in INTERNS] == [0] * 7


@clause("SN-2.1")
def test_the_interns_in_play_are_drawn_for_each_match_and_shown_to_all() -> None:
    seen: set[str] = set()
    for seed in range(40):
        state = new(5, seed)
        in_play = {INTERNS[kind] for kind in range(7) if state.copies[kind]}
        assert len(in_play) == 6
        assert set(faces(state.view(SPECTATOR), "interns")) == in_play
        seen |= set(INTERNS) - in_play
    assert seen == set(INTERNS), "each kind is left out now and then"


@clause("SN-2.1")
def test_a_table_may_name_the_interns() -> None:
    wanted = [FIRE, PISTON, LEGAL, CLEVER, TAX]
    state = new(4, interns=wanted)
    assert set(faces(state.view(SPECTATOR), "interns")) == set(wanted)
    for wrong in ([FIRE], [*wanted, MIRACULOUS], [FIRE, FIRE, LEGAL, CLEVER, TAX]):
        with pytest.raises(BadInput, match=r"5 different kinds for 4 players \(SN-2.1\)"):
            new(4, interns=wrong)
    assert list(GAME.players_for({"interns": wanted})) == [4]
    assert list(GAME.players_for({"interns": [*wanted, MIRACULOUS]})) == [5]
    assert list(GAME.players_for({})) == [4, 5]


@clause("SN-2.1")
def test_the_interns_stay_the_same_for_the_whole_match() -> None:
    state = last_turn_of_the_round([0, 0, 0, 0])
    before = list(state.copies)
    plays(state, EMMANUEL)
    assert list(state.copies) == before
    assert list(state.census())[:14] == before


# -- SN-3 ------------------------------------------------------------------------------------------------


@clause("SN-3.1")
def test_a_new_round_brings_everyone_back_and_the_tokens_to_the_supply() -> None:
    state = scene([INVESTOR, TECH, None, SALES], [BRIGITTE])
    plays(state, INVESTOR)
    gives_token_to(state, 0)
    assert state.round == 1
    assert all(state.is_alive(seat) for seat in range(4))
    assert list(state.bpi) == [0, 0, 0, 0]
    assert state.supply == 1


@clause("SN-3.2")
def test_a_round_deals_one_hidden_card_each_and_the_rest_is_the_pile() -> None:
    for players, cards in ((4, 15), (5, 19)):
        state = new(players)
        assert None not in hands(state)
        assert len(pile(state)) == cards - players - 1, "one card has been drawn"
        deals = {tuple(new(players, seed).deal_of_round) for seed in range(20)}
        assert len(deals) == 20, "shuffled"
        everything = [card for card in [*hands(state), *pile(state), state.dump()["drawn"]] if card]
        assert Counter(everything) == Counter(
            {card.id: state.copies[kind] for kind, card in enumerate(GAME.cards.cards) if state.copies[kind]}
        )


@clause("SN-3.2")
def test_played_cards_go_face_up_on_the_discard() -> None:
    state = scene([SALES, TECH, TECH, RECRUITER], [EXECUTIVE, INVESTOR], interns=INTERNS[:5])
    before = faces(state.view(SPECTATOR), "discard")
    plays(state, SALES)
    assert faces(state.view(SPECTATOR), "discard") == [*before, SALES]
    do(state, "keep_alliances")
    assert {"kind": "play", "card": INVESTOR} in options(state)
    state = scene([EXECUTIVE, TECH, TECH, RECRUITER], [SALES, INVESTOR, BRIGITTE])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert faces(state.view(SPECTATOR), "discard")[-2:] == [EXECUTIVE, TECH]

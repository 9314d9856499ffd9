"""Pitch Night, clause by clause, and all that a game gets for having its rules: bots, cards, two languages."""

from __future__ import annotations

from typing import Any

import pytest

from captable import bots
from captable.core.conformance import check_game
from captable.core.errors import BadCards, BadInput
from captable.core.rng import Rng
from tests.clauses import clause
from tests.strangers.pitch_night import GAME
from tests.strangers.pitch_night.rules import codes
from tests.strangers.pitch_night.rules.state import PitchNightState


def scene(**changes: Any) -> PitchNightState:
    """Two hands and an empty pile; the first is to move."""
    hands = [["moon_hotel", "dog_taxi"], ["to_do_list"], ["smart_spoon"]]
    everything = [pitch.id for pitch in GAME.cards.pitches for _ in range(pitch.copies)]
    for id in [id for hand in changes.get("hands", hands) for id in hand] + changes.get("pile", []):
        everything.remove(id)
    whole: dict[str, Any] = {"players": 3, "turn": 0, "gone": [], "hands": hands, "backing": [0, 0, 0], "pile": []}
    fixed = {"game": "pitch_night", "version": 1, "options": {}, "rng": [1, 2, 3, 4], "played": everything}
    return GAME.load(whole | fixed | changes)


def do(state: PitchNightState, words: str) -> None:
    state.play(state.turn, GAME.parse(words))


@clause("PN-1.1")
@pytest.mark.parametrize(("cards", "players"), [(3, 2), (5, 4)])
def test_everybody_is_dealt_as_many_as_the_option_says(cards: int, players: int) -> None:
    state = GAME.new(players, "deal", {"cards": cards})
    assert isinstance(state, PitchNightState)
    assert [state.hand_size(seat) for seat in range(players)] == [cards] * players
    assert {GAME.new(players, seed).turn for seed in range(30)} == set(range(players))


@clause("PN-1.2")
def test_a_pitch_helps_oneself_or_harms_the_next_player() -> None:
    state = scene()
    do(state, "back Moon Hotel")
    assert (list(state.backing), state.turn) == ([5, 0, 0], 1)
    do(state, "attack with To-Do List")
    assert list(state.backing) == [5, 0, -1]


@clause("PN-1.3")
def test_a_pitch_is_drawn_while_there_is_one() -> None:
    state = scene(pile=["cold_fusion"])
    do(state, "back Dog Taxi")
    assert state.dump()["hands"][0] == ["moon_hotel", "cold_fusion"]
    do(state, "back To-Do List")
    assert state.dump()["hands"][1] == []


@clause("PN-2.1", "PN-2.3")
def test_the_game_ends_with_the_last_pitch_and_equals_share_a_place() -> None:
    state = scene(hands=[["dog_taxi", "to_do_list"], [], ["smart_spoon"]])
    do(state, "back Dog Taxi")
    assert state.turn == 2
    do(state, "back Smart Spoon")
    do(state, "back To-Do List")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ([1, 3, 1], [3, 0, 3])


@clause("PN-2.2")
def test_who_leaves_comes_last_and_is_passed_over() -> None:
    state = scene(backing=[0, 9, 0])
    state.concede(1)
    do(state, "attack with Moon Hotel")
    assert list(state.backing) == [0, 9, -5]
    state.concede(2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2, 3]


@clause("PN-3.1")
def test_hands_are_for_their_owners() -> None:
    view = scene().view(1)
    assert [len(zone.pieces) for zone in view.zones if zone.kind == "hand"] == [0, 1, 0]
    assert [len(zone.pieces) for zone in scene().view(-2).zones if zone.kind == "hand"] == [2, 1, 1]


def test_the_move_table_and_the_rules_mean_the_same_codes() -> None:
    kinds = {kind: table.first for kind, table in GAME.move_table.kinds.items()}
    assert kinds == {"back": codes.BACK, "attack": len(GAME.cards.pitches)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_contract(players: int) -> None:
    for cards in (3, 5):
        check_game(GAME, players, f"{players} {cards}", {"cards": cards})


def test_an_edited_card_file_is_played_or_refused_with_its_line() -> None:
    edited = GAME.with_cards(GAME.cards_source.replace('id = "dog_taxi"', 'id = "cat_taxi"\nname = "Cat Taxi"'))
    assert edited.say(edited.parse("back cat taxi")) == "back Cat Taxi"
    check_game(edited, 3, "edited")
    with pytest.raises(BadCards, match=r"my\.toml, line 9: copies of to_do_list can't be 0: it takes a whole number"):
        GAME.with_cards(GAME.cards_source.replace("copies = 8", "copies = 0"), "my.toml")


def test_a_position_in_which_nobody_can_play_is_refused_while_it_is_somebody_s_turn() -> None:
    with pytest.raises(BadInput, match="turn must be null"):
        scene(hands=[[], [], []])
    with pytest.raises(BadInput, match="turn must be the seat"):
        scene(hands=[[], ["dog_taxi"], []])


def test_a_search_finds_the_pitch_that_wins() -> None:
    state = scene(hands=[["cold_fusion"], ["to_do_list"], []], backing=[0, 5, 0])
    best = bots.hint(state, 0, Rng(1))[0]
    assert GAME.move_table.structured(best.move)["pitch"] == "cold_fusion"
    assert state.common_sense(0, Rng(1)) == GAME.parse("attack with Cold Fusion")

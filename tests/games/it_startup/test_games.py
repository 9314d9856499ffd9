"""Whole games of IT Startup: the contract in every mode, and what can never be lost or made."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import captable
from captable.core.conformance import check_game
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.games.it_startup import GAME
from captable.games.it_startup.rules.figures import BURNOUT, EMPLOYEE
from captable.games.it_startup.rules.observers import FACE, KNOWN, label
from captable.games.it_startup.rules.state import ItStartupState

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"threshold": "long"}),
    (3, {"threshold": "fast"}),
    (4, {"planning_bonus": True}),
    (4, {"teams": True, "planning_bonus": True, "threshold": "fast"}),
    (1, {}),
    (1, {"threshold": "long", "hard": True}),
    (3, {"threshold": 20, "planning_bonus": True}),
]


@pytest.mark.parametrize(("players", "options"), MODES)
def test_the_contract_holds_in_every_mode(players: int, options: dict[str, Any]) -> None:
    for game in range(2 if captable.build() == "compiled" else 1):
        assert check_game(GAME, players, f"games {game}", options, samples=8) > 0


def any_game(players: int, seed: int, moves: int) -> ItStartupState:
    """A position some random moves into a game."""
    state = GAME.new(players, f"any {seed}")
    state.telling = False
    chance = rng_from(f"any {seed}")
    for _ in range(moves):
        if state.over():
            break
        seat = seat_to_move(state, chance)
        legal = state.moves(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    assert isinstance(state, ItStartupState)
    return state


positions = st.builds(any_game, st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 250))


@given(positions)
def test_every_card_is_always_somewhere(state: ItStartupState) -> None:
    assert list(state.census()) == [card.copies for card in state.cards.cards]


@given(positions)
def test_nobody_works_on_who_should_have_burnt_out_and_nothing_is_negative(state: ItStartupState) -> None:
    for row in range(0, len(state.staff), EMPLOYEE):
        assert 0 <= state.staff[row + BURNOUT] < state.endurance(row)
    assert min(state.tokens) >= 0
    assert min(state.points) >= 0


@given(positions)
def test_what_is_known_is_true_and_hands_are_known_to_their_owners(state: ItStartupState) -> None:
    GAME.load(state.dump())  # refuses groups that do not fit the cards
    for seat in range(state.players):
        assert all(label(word, seat) == KNOWN for word in state.hidden.hands[seat])


@given(positions, st.integers(0, 1000))
def test_a_redealt_world_looks_the_same_to_its_seat_and_is_a_legal_position(state: ItStartupState, chance: int) -> None:
    for seat in range(state.players):
        world = state.redeal(seat, rng_from(f"world {chance}"))
        assert world.knows(seat) == state.knows(seat)
        GAME.load(world.dump())
        for place, word in enumerate(state.hidden.deck[state.hidden.top :]):
            if label(word, seat) == KNOWN:
                assert (world.hidden.deck[world.hidden.top + place] & FACE) == (word & FACE)


def test_the_same_seed_and_moves_give_the_same_game_in_both_builds() -> None:
    assert [any_game(players, 11, 120).digest() for players in (1, 2, 3, 4)] == DIGESTS


DIGESTS = ["b86bab702b9b42ba", "d40195f16fdaf88a", "d7d9ddf981b6c04a", "8154d6a6b8b1a0f7"]

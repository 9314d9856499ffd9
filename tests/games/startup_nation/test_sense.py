"""Common sense in Start-Up Nation: what any player would do, from what that player knows."""

from __future__ import annotations

from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games.startup_nation import GAME
from captable.games.startup_nation.rules.state import StartupNationState
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    MIRACULOUS,
    RECRUITER,
    SALES,
    TAX,
    TECH,
    asks,
    looks_at,
    plays,
    scene,
)


def sensible(state: StartupNationState) -> str:
    """What whoever is to move would do; the same however the lots fall."""
    said = {GAME.say(state.common_sense(state.turn, Rng(1, 2, 3, n))) for n in range(8)}
    assert len(said) == 1
    return said.pop()


def test_the_lower_card_is_played() -> None:
    assert sensible(scene([EMMANUEL, TECH, TECH, SALES], [INVESTOR, SALES])) == "play Investor"
    assert sensible(scene([MIRACULOUS, TECH, TECH, SALES], [FIRE, SALES])) == "play Miraculous Intern"


def test_the_role_that_was_seen_is_asked_for() -> None:
    state = scene([TECH, SALES, INVESTOR, RECRUITER], [FIRE, MIRACULOUS, TAX, EMMANUEL, BRIGITTE, TECH])
    plays(state, TECH)
    looks_at(state, 1)
    for card in (MIRACULOUS, TAX, EMMANUEL, FIRE):
        plays(state, card)
    assert state.turn == 0
    assert sensible(state) == "ask Player 2 about Sales Rep"


def test_emmanuel_is_never_owned_up_to() -> None:
    for role, answer in ((EMMANUEL, "answer"), (SALES, "answer above")):
        state = scene([FIRE, EMMANUEL, TECH, INVESTOR], [TECH, RECRUITER])
        plays(state, FIRE)
        asks(state, 1, role)
        said = {GAME.say(state.common_sense(1, Rng(1, 2, 3, n))) for n in range(8)}
        assert all(text.startswith(answer) and "yes" not in text for text in said)


def test_a_bpi_token_is_kept_and_a_low_card_promoted() -> None:
    state = scene([INVESTOR, TECH, TECH, SALES], [EMMANUEL, SALES])
    plays(state, INVESTOR)
    assert sensible(state) == "give a token to Player 1"
    state = scene([EXECUTIVE, TECH, BRIGITTE, SALES], [FIRE, SALES, INVESTOR])
    plays(state, EXECUTIVE)
    assert sensible(state) == "promote Player 1"


def test_it_depends_on_nothing_that_the_seat_does_not_know() -> None:
    for seed in range(12):
        rng = rng_from(f"sense {seed}")
        state = GAME.new(4 + seed % 2, f"sense {seed}")
        for _ in range(rng.below(40)):
            if state.over():
                break
            moves = state.moves(state.turn)
            state.apply(state.turn, moves[rng.below(len(moves))])
        if not state.over():
            world = state.redeal(state.turn, rng)
            assert state.common_sense(state.turn, Rng(seed)) == world.common_sense(state.turn, Rng(seed))

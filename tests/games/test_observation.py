"""Observations say all that a seat knows and nothing else, in the numbers that they declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

import captable
from captable.core.game import Game
from captable.core.observation import Observation
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import State
from captable.games import find, keys

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("startups", 3, {}),
    ("startups", 7, {"rounds": 4, "anti_monopoly": "manual"}),
    ("startup_nation", 4, {}),
    ("startup_nation", 5, {}),
    ("it_heroes", 2, {"open_lists": True}),
    ("it_heroes", 2, {"recycle": "cover"}),
    ("it_startup", 1, {"hard": True}),
    ("it_startup", 3, {"planning_bonus": True, "threshold": "fast"}),
    ("it_startup", 4, {"teams": True, "threshold": "fast"}),
    ("ship_it", 2, {}),
    ("ship_it", 4, {"simultaneous": "live"}),
]
GAMES = 2


def observation_of(game: Game, players: int) -> Observation:
    observation = game.observation(players)
    assert observation is not None
    return observation


def positions(game: Game, players: int, options: Mapping[str, object], seed: str) -> Iterator[State]:
    """Every position of a game in which some moves are sensible, some are by lot, and sometimes somebody leaves."""
    rng = rng_from(seed, "moves")
    state = game.new(players, seed, options)
    state.telling = False
    yield state
    for seat in captable.turns(state, seed):
        moves = state.moves(seat)
        sensible = rng.below(3) > 0
        state.play(seat, state.common_sense(seat, rng) if sensible else moves[rng.below(len(moves))])
        if not state.over() and rng.below(400) == 0:
            state.concede(seat)
        yield state


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_two_positions_are_observed_alike_exactly_where_the_seat_knows_the_same(
    key: str, players: int, options: dict[str, object]
) -> None:
    game = find(key)
    observation = observation_of(game, players)
    known: dict[tuple[int, ...], tuple[int, ...]] = {}
    seen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for number in range(GAMES):
        for turn, state in enumerate(positions(game, players, options, f"observed {number}")):
            for seat in range(players):
                if (turn + seat) % players and turn > 5:
                    continue  # one seat a move is enough, and every seat in the first ones
                knows, sees = (seat, *state.knows(seat)), tuple(observation.of(state, seat))
                assert known.setdefault(knows, sees) == sees
                assert seen.setdefault(sees, knows) == knows
                assert observation.why_not(sees) is None
                if turn % 16 == 0:
                    redealt = state.redeal(seat, Rng(turn, seat))
                    assert tuple(observation.of(redealt, seat)) == sees


@pytest.mark.parametrize("key", keys())
def test_an_observation_fills_its_fields_and_nothing_beyond(key: str) -> None:
    game = find(key)
    players = game.most
    observation = observation_of(game, players)
    assert len({field.name for field in observation.fields}) == len(observation.fields)
    observation.of(game.new(players, "size"), players - 1)
    assert observation.observer.at == observation.size


def test_the_own_seat_comes_first() -> None:
    game = find("startups")
    observation = observation_of(game, 4)
    state = game.new(4, "first")
    state.play(state.to_move()[0], 0)
    for seat in range(4):
        named = observation.named(state, seat)
        assert named["seat"] == [seat]
        assert named["turn"] == [(state.to_move()[0] - seat) % 4]
        assert named["chips"] == [[*state.chips][(seat + step) % 4] for step in range(4)]  # type: ignore[attr-defined]

"""States and games are Python's own things too: they can be compared, copied, pickled and sent to other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle

import pytest

from captable.core.game import Game
from captable.core.playout import play_out
from captable.core.seed import rng_from
from captable.core.state import State
from captable.games import find, keys
from tests.strangers.auction import GAME as AUCTION
from tests.strangers.nim import GAME as NIM


def some_games() -> list[Game]:
    games = [find(key) for key in keys()]
    edited = [find(key).with_cards(find(key).cards_source + "\n# edited\n") for key in keys()]
    earlier = [game.as_of(version) for game in games for version in range(1, game.version)]
    return [*games, *edited, *earlier, NIM, AUCTION]


def name(game: Game) -> str:
    return f"{game.key} {game.version}{' edited' if game.cards_edited else ''}"


def position(game: Game, moves: int = 12) -> State:
    state = game.new(seed="travel")
    play_out(state, rng_from("travel"), moves)
    return state


@pytest.mark.parametrize("game", some_games(), ids=name)
def test_a_state_can_be_pickled_and_copied(game: Game) -> None:
    state = position(game)
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.copy()):
        assert other == state
        assert other is not state
        assert (other.telling, other.at, other.revealed) == (state.telling, state.at, state.revealed)
        assert (other.game.version, other.game.cards_source) == (game.version, game.cards_source)
        play_out(state.copy(), rng_from("on"), 5)
        play_out(other, rng_from("on"), 5)
        assert other != state or state.over()


@pytest.mark.parametrize("key", keys())
def test_states_are_equal_when_their_keys_are(key: str) -> None:
    state = position(find(key))
    assert state == position(find(key))
    assert state != position(find(key), 3)
    assert state != state.digest()
    assert state not in (None, 1, NIM.new(2, "x"))


def test_the_same_position_of_edited_cards_is_another() -> None:
    game = find("startups")
    assert game.new(3, "x") != game.with_cards(game.cards_source + "\n# edited\n").new(3, "x")


def test_a_state_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="digest"):
        hash(find("startups").new(3, "x"))


def test_a_copy_of_a_game_is_the_game() -> None:
    game = find("startups")
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)).is_the_same(game)


def played_on(state: State) -> State:
    play_out(state, rng_from("elsewhere"), 20)
    return state


def test_states_go_to_other_processes_and_come_back() -> None:
    states = [position(find(key)) for key in keys()]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.map(played_on, states)
    assert there == [played_on(state.copy()) for state in states]

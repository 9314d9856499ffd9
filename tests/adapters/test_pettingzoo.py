"""Our games in PettingZoo pass PettingZoo's own tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from captable.adapters import arrays, pettingzoo
from captable.core.errors import BadInput, IllegalMove
from captable.games import find, keys

FIVE_INTERNS = "miraculous,fire_elemental,string_puller,legal_magic,too_clever"


def tables() -> Iterator[tuple[str, int, dict[str, object]]]:
    """Every game with every number of players, and with every value of every option that it can have then."""
    for game in map(find, keys()):
        values: list[dict[str, object]] = [
            {option.key: value} for option in game.options for value in option.choices if option.key != "interns"
        ]
        named: list[dict[str, object]] = (
            [{"interns": FIVE_INTERNS}] if any(option.key == "interns" for option in game.options) else []
        )
        for options in ({}, *values, *named):
            for players in range(game.fewest, game.most + 1):
                with suppress(BadInput):
                    game.new(players, "can it be played?", options)
                    yield game.key, players, options


TABLES = list(tables())


# PettingZoo warns where an agent's two views of a mask are the same array, and where numbers are large.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("key", "players", "options"), TABLES, ids=str)
def test_it_passes_the_test_of_the_interface(key: str, players: int, options: dict[str, object]) -> None:
    api_test(pettingzoo.env(key, players=players, options=options), num_cycles=25)


@pytest.mark.parametrize("key", keys())
def test_it_passes_the_test_of_seeds(key: str) -> None:
    seed_test(partial(pettingzoo.env, key), num_cycles=20)


@pytest.mark.parametrize("key", keys())
def test_it_passes_the_test_of_rendering(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, key))
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("key", keys())
def test_a_game_ends_with_rewards_that_sum_to_nothing(key: str) -> None:
    env = pettingzoo.env(key)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        total[agent] += reward
        if not (termination or truncation):
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            assert observation["action_mask"].any()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) <= 1
    assert any(total.values()) or key == "it_heroes"


def test_an_illegal_move_is_refused_with_its_clause_or_loses() -> None:
    raw = pettingzoo.raw_env("startups")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(1)  # there is no card in the market yet
    checked = pettingzoo.env("startups")
    checked.reset(seed=1)
    loser = checked.agent_selection
    checked.step(1)
    assert checked.rewards[loser] == -1


def test_no_seat_gains_by_being_asked_first_in_a_live_game() -> None:
    """Asking the first who may move makes seat 0 win every game of Ship It! live."""
    env = pettingzoo.raw_env("ship_it", players=2, options={"simultaneous": "live"})
    env.reset(seed=5)
    asked = set()
    for _, agent in zip(range(12), env.agent_iter(), strict=False):
        asked.add(agent)
        env.step(int(np.flatnonzero(env.infos[agent]["action_mask"])[0]))
    assert asked == set(env.possible_agents)


def test_a_game_can_be_cut_off_after_so_many_moves() -> None:
    env = pettingzoo.env("startups", max_moves=5)
    env.reset(seed=1)
    moves = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        moves += not truncation
        env.step(None if truncation else env.action_space(agent).sample(observation["action_mask"]))
    assert moves == 5


def test_the_fields_have_their_shapes_and_bounds() -> None:
    game = find("startups")
    observation = arrays.observation_of(game, 4)
    flat = arrays.flat(observation, game.new(4, "shapes"), 0)
    named = arrays.by_name(observation, flat)
    assert named["portfolio"].shape == (4, 6)
    assert named["chips"].tolist() == [10] * 4
    spread = arrays.Spread(observation)
    assert spread(flat).shape == (spread.size,)
    assert spread(np.stack([flat, flat])).shape == (2, spread.size)
    assert 0 <= spread(flat).min() <= spread(flat).max() <= 1

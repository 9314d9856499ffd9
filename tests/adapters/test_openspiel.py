"""Our games in OpenSpiel pass its test of random play, and its algorithms run on them."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from captable.adapters import openspiel
from captable.core.errors import BadInput

GAMES = [
    "captable_startups(players=3)",
    "captable_startup_nation()",
    "captable_it_heroes()",
    "captable_it_startup(players=2,options=threshold:8)",
    "captable_ship_it(players=2,options=simultaneous:live)",
]


def dealt(name: str, deal: int = 3) -> openspiel.CaptableState:
    state: openspiel.CaptableState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_test_of_random_play(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_game_is_the_same_again_from_its_history() -> None:
    game = pyspiel.load_game("captable_startups")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = dealt("captable_startups")
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_information_set_search_runs_on_it(name: str) -> None:
    state = dealt(name)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_sampling_regret_minimisation_runs_on_a_small_one() -> None:
    """By outcomes; the external kind follows every move of the one who learns, which never ends in games so long."""
    game = pyspiel.load_game("captable_startups(players=3,deals=2)")
    learner = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    learner.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = learner.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)


def test_a_world_that_a_seat_can_not_tell_apart_has_the_same_information_state() -> None:
    state = dealt("captable_startups(players=3)")
    for _ in range(8):
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    chance = np.random.RandomState(5)
    worlds = [state.resample_from_infostate(player, chance.uniform) for _ in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) == len(worlds)


def test_who_remembers_more_is_told_apart_though_the_position_looks_the_same() -> None:
    state = dealt("captable_startups(players=3)")
    player = state.current_player()
    before = state.information_state_string(player), state.observation_string(player)
    state.recalled[player] = b"something else"
    assert state.information_state_string(player) != before[0]
    assert state.observation_string(player) == before[1]


def test_options_are_read_and_bad_ones_refused() -> None:
    game = pyspiel.load_game("captable_startups(players=4,deals=7,options=rounds:4;anti_monopoly:manual)")
    assert game.options == {"rounds": "4", "anti_monopoly": "manual"}
    assert len(game.new_initial_state().chance_outcomes()) == 7
    with pytest.raises(BadInput, match="no value"):
        openspiel.read_settings("rounds")

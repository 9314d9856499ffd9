"""A network judges positions in whole numbers, the same in both builds."""

from __future__ import annotations

from hashlib import sha256
from math import exp

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import captable
from captable.core.network import FIRST_BITS, SECOND_BITS, Network
from captable.core.observation import Observation
from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.state import WIN, State
from captable.games import keys

HIDDEN = 8


def inputs() -> Observation:
    declared = captable.game("it_heroes").inputs(2)
    assert declared is not None
    return declared


def highest() -> list[int]:
    return [field.high for field in inputs().fields for _number in range(field.size)]


def some_weights() -> list[int]:
    rng = Rng(25)
    return [rng.below(601) - 300 for _weight in range((inputs().size + 2) * HIDDEN)]


def network(weights: list[int]) -> Network:
    return Network(inputs().observer, vec[i64](highest()), HIDDEN, vec[i64](weights))


def positions() -> list[State]:
    """They follow from the rules alone, so that the check value changes only with these."""
    found = []
    for number in range(40):
        state = captable.game("it_heroes").new(2, f"network {number}")
        rng = Rng(number)
        for _move in range(number * 3):
            if not state.over():
                moves = state.moves(int(state.turn))
                state.play(int(state.turn), moves[rng.below(len(moves))])
        found.append(state)
    return found


def test_it_says_what_the_layers_say_in_fractions() -> None:
    weights = np.array(some_weights(), float)
    first = weights[: -2 * HIDDEN].reshape(-1, HIDDEN) / 2**FIRST_BITS
    bias, second = weights[-2 * HIDDEN : -HIDDEN] / 2**FIRST_BITS, weights[-HIDDEN:] / 2**SECOND_BITS
    judge = network(some_weights())
    for state in positions():
        seen = np.array([list(inputs().of(state, seat)) for seat in range(2)], float)
        lead = (seen @ first + bias).clip(0, 1) @ second
        assert int(judge.values(state)[0]) / int(WIN) == pytest.approx(1 / (1 + exp(lead[1] - lead[0])), abs=0.003)


def test_it_says_the_same_in_both_builds_and_on_every_machine() -> None:
    judge = network(some_weights())
    said = [value for state in positions() for value in judge.values(state)]
    assert sha256(" ".join(map(str, said)).encode()).hexdigest()[:16] == "8de9f504d5024a42"


def test_chances_add_up_to_a_win() -> None:
    judge = network(some_weights())
    for state in positions():
        assert WIN - 2 < sum(judge.values(state)) <= WIN


def test_a_seat_far_behind_has_no_chance() -> None:
    weights = [0] * len(some_weights())
    weights[inputs().starts[[field.name for field in inputs().fields].index("own_turn")] * HIDDEN] = 2**FIRST_BITS
    weights[-HIDDEN] = 30 * 2**SECOND_BITS
    state = captable.game("it_heroes").new(2, "far behind")
    expected = [WIN, 0] if state.turn == 0 else [0, WIN]
    assert list(network(weights).values(state)) == expected


@pytest.mark.parametrize(
    "weights",
    [some_weights()[1:], [100_000] * len(some_weights())],
    ids=["one is missing", "their sums would not fit"],
)
def test_weights_that_can_t_be_right_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        network(weights)


DECLARED = [
    (key, players)
    for key in keys()
    for players in range(captable.game(key).fewest, captable.game(key).most + 1)
    if captable.game(key).inputs(players) is not None
]


@pytest.mark.parametrize(("key", "players"), DECLARED)
def test_inputs_stay_within_what_is_declared_and_fit_into_a_byte(key: str, players: int) -> None:
    game = captable.game(key)
    declared = game.inputs(players)
    assert declared is not None
    assert all(field.low == 0 and field.high <= 255 for field in declared.fields)
    for number in range(20):
        state = game.new(players, f"inputs {number}")
        play_out(state, Rng(number), number * 6)
        for seat in range(players):
            assert declared.why_not(list(declared.of(state, seat))) is None
            assert declared.observer.at == declared.size


@pytest.mark.parametrize(("key", "players"), DECLARED)
def test_inputs_name_seats_from_the_own_one_on(key: str, players: int) -> None:
    """So every seat sees another thing, but for positions that are alike for all."""
    game = captable.game(key)
    declared = game.inputs(players)
    assert declared is not None
    state = game.new(players, "inputs")
    play_out(state, Rng(4), 30)
    assert len({tuple(declared.of(state, seat)) for seat in range(players)}) == players

"""What a network knows, beside rollouts of common sense: the log loss of who won, in games that nobody learned from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import log

from captable.core.network import Network
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import WIN, State
from train.games import SLIPS, Source, deal, shares

ROLLOUTS = (1, 10, 100)
LOOKS = 4
"""So many positions in a hundred are looked at."""


@dataclass
class Check:
    """The mean log loss of each way to guess."""

    positions: int
    losses: dict[str, float]


def positions(source: Source, number: int) -> tuple[list[State], list[float]]:
    """Some positions of a game of juniors with slips, and each seat's part of the win."""
    rng = rng_from(f"{source.seed}/{number}/moves")
    state = deal(source, number, rng)
    kept = []
    while not state.over():
        seat = seat_to_move(state, rng)
        if rng.below(100) < LOOKS:
            kept.append(state.copy())
        moves = state.worth_trying(seat)
        slip = rng.below(100) < SLIPS
        state.apply(seat, moves[rng.below(len(moves))] if slip else state.common_sense(seat, rng))
    return kept, shares(state)


def rolled_out(state: State, rng: Rng) -> list[float]:
    """Who wins when common sense plays on."""
    world = state.copy()
    world.stop_noting()
    while not world.over():
        seat = seat_to_move(world, rng)
        world.apply(seat, world.quick_move(seat, rng))
    return shares(world)


def check(source: Source, network: Network, games: Iterable[int]) -> Check:
    """All guesses see the same positions, with all cards open."""
    losses: dict[str, float] = {}
    count = 0
    source = replace(source, seed=f"{source.seed}/check")
    for number in games:
        kept, won = positions(source, number)
        rng = rng_from(f"{source.seed}/{number}/rollouts")
        for state in kept:
            count += 1
            for name, chances in guesses(state, network, rng).items():
                losses[name] = losses.get(name, 0.0) + surprise(chances, won)
    return Check(count, {name: loss / count for name, loss in losses.items()})


def guesses(state: State, network: Network, rng: Rng) -> dict[str, list[float]]:
    players = int(state.players)
    guessed = {
        "everybody the same": [1.0] * players,
        "value() of the game": [float(value) for value in state.values()],
        "the network": [float(value) for value in network.values(state)],
    }
    wins = [1.0] * players  # as if each seat had won one more: a single rollout is no certainty
    for done in range(1, max(ROLLOUTS) + 1):
        wins = [sum(pair) for pair in zip(wins, rolled_out(state, rng), strict=True)]
        if done in ROLLOUTS:
            guessed[f"{done} rollouts" if done > 1 else "1 rollout"] = wins
    return guessed


def surprise(chances: list[float], won: list[float]) -> float:
    """The negative logarithm of the chance that was given to what happened."""
    floor = max(sum(chances), 1.0) / int(WIN)
    shifted = [max(chance, floor) for chance in chances]
    return -sum(share * log(chance / sum(shifted)) for share, chance in zip(won, shifted, strict=True) if share)

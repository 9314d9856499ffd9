"""Observations as numpy's arrays: flat, by name, or spread out for a network."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
import numpy.typing as npt

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.observation import Field, Observation
from captable.core.state import State

Flat = npt.NDArray[np.int16]

WIDEST = 64
"""Categories with more values than this are scaled, not spread."""


def observation_of(game: Game, players: int) -> Observation:
    observation = game.observation(players)
    if observation is None:
        raise BadInput(f"{game.key} declares no observation; it can still be learned from `knows`.")
    return observation


def flat(observation: Observation, state: State, seat: int) -> Flat:
    """What the seat knows; the array is the caller's own."""
    return np.asarray(observation.of(state, seat))


def by_name(observation: Observation, observed: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The fields in their shapes, as views; also of many observations at once, where the last axis is the flat one."""
    before = observed.shape[:-1]
    return {f.name: observed[..., start:end].reshape((*before, *f.shape)) for f, start, end in observation.parts()}


def bounds(observation: Observation) -> tuple[Flat, Flat]:
    """The lowest and the highest that each number can be."""
    sizes = [field.size for field in observation.fields]
    low = np.repeat(np.array([field.low for field in observation.fields], np.int16), sizes)
    high = np.repeat(np.array([field.high for field in observation.fields], np.int16), sizes)
    return low, high


def mask(game: Game, state: State, seat: int) -> npt.NDArray[np.int8]:
    allowed = np.zeros(game.move_codes, np.int8)
    allowed[state.moves(seat)] = 1
    return allowed


class Spread:
    """Observations as the floats that a network wants: what is one of several has a place for each, counts are scaled.

    Putting the own seat first and categories apart helps learning more than a larger network does.
    """

    def __init__(self, observation: Observation, without: Collection[str] = ()) -> None:
        """`without` names fields that need not be learned from."""
        self.observation = observation
        columns: list[int] = []  # of the flat vector, one for each number of the result
        values: list[int] = []  # the value that a place stands for, or -1 for a number that is scaled
        scales: list[float] = []
        for field, start, end in (part for part in observation.parts() if part[0].name not in without):
            for column in range(start, end):
                for value in range(field.low, field.high + 1) if is_spread(field) else (-1,):
                    columns.append(column)
                    values.append(value)
                    scales.append(1.0 / max(abs(field.low), field.high, 1))
        self.size = len(columns)
        self._columns = np.array(columns)
        self._values = np.array(values, np.int16)
        self._scales = np.array(scales, np.float32)
        self._scaled = self._values < 0

    def __call__(self, observed: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """Of one observation or of many."""
        wide = observed[..., self._columns]
        return np.where(self._scaled, wide * self._scales, wide == self._values).astype(np.float32, copy=False)


def is_spread(field: Field) -> bool:
    return field.kind in ("category", "seat") and field.high - field.low < WIDEST

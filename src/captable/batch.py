"""Thousands of games side by side, stepped by one call into arrays: for those who learn to play them.

    >>> from captable.batch import Batch
    >>> batch = Batch("startups", games=1000, players=4)
    >>> batch.observations.shape
    (1000, 199)
    >>> batch.step(batch.random_moves())

Needs numpy: `pip install captable[batch]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from captable import games as catalogue
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.options import OptionValue, read_options
from captable.core.rng import Rng
from captable.core.seed import fresh_seed, rng_from
from captable.core.state import State
from captable.core.stepping import Stepper


class Batch:
    """Games that restart by themselves.

    The arrays are views of the memory that compiled code writes to: they change with every step and can't be written
    to. Copy what you want to keep.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        players: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        seat_options: Sequence[Mapping[str, object]] | None = None,
    ) -> None:
        self.game = catalogue.find(game) if isinstance(game, str) else game
        if games < 1:
            raise BadInput(f"A batch has at least one game, not {games}.")
        first = self.game.new(players, "the arguments are fine", options, seat_options)  # refuses what can't be played
        self.players = int(first.players)
        observation = self.game.observation(self.players)
        if observation is None:
            raise BadInput(f"{self.game.key} declares no observation, so it can't be played in batches.")
        self.observation = observation
        self._options: dict[str, OptionValue] = read_options(self.game.options, options or {})
        self._private = [read_options(self.game.seat_options, given) for given in seat_options or [{}] * self.players]
        self._rng = rng_from(fresh_seed() if seed is None else str(seed), "batch")
        self._stepper = Stepper(
            games,
            self.players,
            self.game.move_codes,
            observation.size,
            observation.observer,
            self._deal,
            self._rng.fork(),
        )
        self.observations: npt.NDArray[np.int16] = self._array(self._stepper.observations, observation.size)
        """What the seat to move knows, a row for each game."""
        self.masks: npt.NDArray[np.uint8] = self._array(self._stepper.masks, self.game.move_codes)
        """Which moves it may make."""
        self.seats: npt.NDArray[np.int64] = np.asarray(self._stepper.seats)
        """The seat to move in each game."""
        self.rewards: npt.NDArray[np.float64] = self._array(self._stepper.rewards, self.players)
        """By seat, for the games that ended with the last step; zeros for the others."""
        self.ends: npt.NDArray[np.bool_] = np.asarray(self._stepper.ends).view(np.bool_)
        """Which games ended with the last step. Another one has begun in their place."""

    def __len__(self) -> int:
        return int(self._stepper.games)

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return int(self._stepper.finished)

    def step(self, moves: npt.ArrayLike) -> None:
        """Make a move in every game. If one of them is not allowed, none is made."""
        wanted = np.ascontiguousarray(moves)
        if wanted.shape != (len(self),) or not np.issubdtype(wanted.dtype, np.integer):
            raise BadInput(f"A step takes {len(self)} whole numbers, a move for each game.")
        refused = self._stepper.step(wanted.astype("<i8", copy=False).tobytes())
        if refused >= 0:
            raise BadInput(
                f"Move {wanted[refused]} is not allowed in game {refused}; "
                f"masks[{refused}] allows {np.flatnonzero(self.masks[refused]).tolist()}."
            )

    def random_moves(self) -> npt.NDArray[np.int64]:
        """A legal move for each game by lot, as the bot `intern` plays."""
        return np.asarray(self._stepper.random_moves(self._rng))

    def sensible_moves(self) -> npt.NDArray[np.int64]:
        """What the bot `junior` would do in each game."""
        return np.asarray(self._stepper.sensible_moves(self._rng))

    def state(self, game: int) -> State:
        """A copy of one of the positions."""
        return self._stepper.states[game].copy()

    def _deal(self, rng: Rng) -> State:
        state = self.game.deal(self.players, rng, self._options, self._private)
        state.telling = False
        return state

    def _array(self, memory: object, columns: int) -> npt.NDArray[Any]:
        return np.asarray(memory).reshape(len(self), columns)

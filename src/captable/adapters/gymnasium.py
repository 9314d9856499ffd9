"""One seat against our bots as a Gymnasium environment.

    >>> import gymnasium
    >>> import captable.adapters.gymnasium  # tells Gymnasium our games' names
    >>> env = gymnasium.make("captable/Startups-v0", players=4, opponents="junior")
    >>> observation, info = env.reset(seed=7)
    >>> action = env.action_space.sample(observation["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)

Gymnasium 1 no longer looks for environments by entry points. A program that can't import us, such as one that takes a
name from a settings file, writes "captable.adapters.gymnasium:captable/Startups-v0".

Needs Gymnasium: `pip install captable[gymnasium]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from captable import bots
from captable import games as catalogue
from captable.adapters import arrays, picture
from captable.core.errors import BadInput, IllegalMove
from captable.core.game import Game
from captable.core.playout import seat_to_move
from captable.core.seed import fresh_seed, rng_from
from captable.core.stepping import rewards_of

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.envs.registration import register
except ImportError as error:
    raise ImportError("This needs the extra gymnasium: pip install captable[gymnasium].") from error

Observed = dict[str, npt.NDArray[Any]]
FOR_AN_ILLEGAL_MOVE = -1.0

NAMES = {
    "ItHeroes": "it_heroes",
    "ItStartup": "it_startup",
    "ShipIt": "ship_it",
    "StartupNation": "startup_nation",
    "Startups": "startups",
}
"""What our games are called in Gymnasium's manner: "captable/Startups-v0"."""


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """You move for one seat, the bots for the others. A step goes on until it is your turn again."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: str = "intern",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        seat_options: Any = None,
        render_mode: Literal["ansi", "rgb_array"] | None = None,
        language: str = "en",
    ) -> None:
        """`opponents` is a bot, or several with commas that take the other seats in turn; `seat` none for any."""
        self.game = catalogue.find(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.seat_options = seat_options
        self.render_mode = render_mode
        self.language = language
        self.position = self.game.new(players, "to know how many play", self.options, seat_options)
        self.players = int(self.position.players)
        if seat is not None and not 0 <= seat < self.players:
            raise BadInput(f"There is no seat {seat}; seats go from 0 to {self.players - 1}.")
        self.wanted_seat = seat
        self.seat = seat or 0
        self.opponents = [bots.find(name) for name in bots.several(opponents)]
        self.observation = arrays.observation_of(self.game, self.players)
        low, high = arrays.bounds(self.observation)
        codes = self.game.move_codes
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (codes,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(codes)
        self._seeds = rng_from(fresh_seed(), "seeds of games")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = rng_from(str(seed), "seeds of games")
        self._rng = self._seeds.fork()
        self.over = False
        while True:  # where the others end the game before you have moved, another begins
            self.position = self.game.new(self.players, self._seeds.word(), self.options, self.seat_options)
            self.position.telling = False
            self.seat = self._rng.below(self.players) if self.wanted_seat is None else self.wanted_seat
            self._let_others_move()
            if not self.position.over():
                return self._observed()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """An illegal move loses at once; `info["refusal"]` says which clause forbids it."""
        if self.over:
            raise BadInput("The game is over: reset() begins another one.")
        reward = 0.0
        refusal = None
        try:
            self.position.play(self.seat, int(action))
        except IllegalMove as illegal:
            self.over = True
            reward = FOR_AN_ILLEGAL_MOVE
            refusal = str(illegal)
        else:
            self._let_others_move()
            if self.position.over():
                self.over = True
                reward = rewards_of(self.position)[self.seat]
        observed, info = self._observed()
        if refusal is not None:
            info["refusal"] = refusal
        return observed, reward, self.over, False, info

    def _let_others_move(self) -> None:
        while not self.position.over():
            mover = seat_to_move(self.position, self._rng)
            if mover == self.seat:
                return
            bot = self.opponents[(mover - self.seat) % self.players % len(self.opponents)]
            self.position.play(mover, bots.choose(bot, self.position, mover, self._rng))

    def _observed(self) -> tuple[Observed, dict[str, Any]]:
        mask = arrays.mask(self.game, self.position, self.seat)
        observed: Observed = {
            "observation": arrays.flat(self.observation, self.position, self.seat),
            "action_mask": mask,
        }
        return observed, {"action_mask": mask, "seat": self.seat}

    def render(self) -> Any:
        """The position with all hands open."""
        if self.render_mode == "rgb_array":
            return picture.picture(self.position, self.language)
        return picture.text(self.position, self.language) if self.render_mode == "ansi" else None


for name, key in NAMES.items():
    register(f"captable/{name}-v0", "captable.adapters.gymnasium:SeatEnv", kwargs={"game": key})

"""Our games as PettingZoo environments, in which agents move one after the other (AEC).

    >>> from captable.adapters import pettingzoo
    >>> env = pettingzoo.env("startups", players=4)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     done = termination or truncation
    ...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Needs PettingZoo: `pip install captable[pettingzoo]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from captable import games as catalogue
from captable.adapters import arrays, picture
from captable.core.game import Game
from captable.core.playout import seat_to_move
from captable.core.seed import fresh_seed, rng_from
from captable.core.stepping import rewards_of

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("This needs the extra pettingzoo: pip install captable[pettingzoo].") from error

RenderMode = Literal["ansi", "human", "rgb_array"]
FOR_AN_ILLEGAL_MOVE = -1.0


def env(game: str | Game, **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's own checks: an illegal move loses, steps out of order are refused."""
    checked: Any = raw_env(game, **settings)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=FOR_AN_ILLEGAL_MOVE)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, dict[str, npt.NDArray[Any]], int]):  # noqa: N801  # what PettingZoo calls it everywhere
    """The environment without checks: an illegal move raises `IllegalMove`, which names the clause."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat_options: Any = None,
        render_mode: RenderMode | None = None,
        max_moves: int | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.game = catalogue.find(game) if isinstance(game, str) else game
        self.metadata = {**self.metadata, "name": f"captable_{self.game.key}_v{self.game.version}"}
        self.options = dict(options or {})
        self.seat_options = seat_options
        self.render_mode = render_mode
        self.max_moves = max_moves
        self.language = language
        self.position = self.game.new(players, "to know how many play", self.options, seat_options)
        self.players = int(self.position.players)
        self.observation = arrays.observation_of(self.game, self.players)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        low, high = arrays.bounds(self.observation)
        codes = self.game.move_codes
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}
        self._seeds = rng_from(fresh_seed(), "seeds of games")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- playing -------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game. After a seed, the games of later resets without one follow from it too."""
        if seed is not None:
            self._seeds = rng_from(str(seed), "seeds of games")
        self.position = self.game.new(self.players, self._seeds.word(), self.options, self.seat_options)
        self.position.telling = False
        self._lots = self._seeds.fork()
        self.moves = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self.position.play(self.seat, int(action))
        self.moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if self.position.over():
            self.rewards = dict(zip(self.agents, rewards_of(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.infos = {agent: self._mask_of(seat) for seat, agent in enumerate(self.agents)}
        elif self.max_moves is not None and self.moves >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
            self._ask()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Whose turn it is; by lot where several may move at once."""
        self.seat = seat_to_move(self.position, self._lots)
        self.agent_selection = self.possible_agents[self.seat]
        self.infos[self.agent_selection] = self._mask_of(self.seat)

    def _mask_of(self, seat: int) -> dict[str, Any]:
        return {"action_mask": arrays.mask(self.game, self.position, seat)}

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        known = self.infos.get(agent, {}).get("action_mask")
        return {
            "observation": arrays.flat(self.observation, self.position, seat),
            "action_mask": arrays.mask(self.game, self.position, seat) if known is None else known,
        }

    # -- watching ------------------------------------------------------------------------------------------

    def render(self) -> Any:
        """The position with all hands open: as text, printed, or as an image."""
        if self.render_mode == "rgb_array":
            return picture.picture(self.position, self.language)
        text = picture.text(self.position, self.language)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text, end="\n\n", flush=True)
        return None

    def close(self) -> None:
        """There is nothing to close."""

"""Our games as OpenSpiel games: `pyspiel.load_game("captable_startups(players=4)")` after importing this module.

Chance is one explicit node at the root, which chooses the deal: one of so many numbers (`deals`), each as likely. All
later draws follow from it, since a position carries its own generator. Nobody can know that, so the game is the same as
one with a chance node for every card; and a history of moves gives the same game again, which OpenSpiel's copies,
checks and files rely on. Decks have far too many orders for a node that lists them. Where seats choose at the same
time, lots that also follow from the deal say who is asked next: what others have chosen stays hidden meanwhile.

Needs OpenSpiel: `pip install captable[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np

from captable.adapters import arrays
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.state import State
from captable.core.stepping import rewards_of
from captable.games import find, keys

try:
    import pyspiel
except ImportError as error:
    raise ImportError("This needs the extra openspiel: pip install captable[openspiel].") from error

DEALS = 1000
SETTINGS = "options"
"""A text such as "rounds:4;anti_monopoly:manual": OpenSpiel keeps commas and equals signs for itself."""


class CaptableGame(pyspiel.Game):
    def __init__(self, kind: Any, game: Game, params: dict[str, Any] | None) -> None:
        given = params or {}
        self.rules = game
        self.options = read_settings(given.get(SETTINGS, ""))
        chosen = read_options(game.options, self.options)
        players = given.get("players", 0) or game.usual_players(chosen)
        self.deals = given.get("deals", 0) or DEALS
        game.new(players, "refuses what can't be played", self.options)
        self.observation = arrays.observation_of(game, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_codes,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if game.fewest > 1 else None,  # alone, one wins or loses against nobody
            max_game_length=game.longest(players, chosen),
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> CaptableState:
        return CaptableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CaptableObserver:
        return CaptableObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CaptableState(pyspiel.State):
    """A position, or before the deal none."""

    def __init__(self, game: CaptableGame) -> None:
        super().__init__(game)
        self.position: State | None = None
        self.lots = Rng()
        self.seat: int = pyspiel.PlayerId.CHANCE
        self.recalled = [b""] * game.num_players()
        """What each seat knew whenever it chose, and what it chose: a short check value."""

    def current_player(self) -> int:
        return self.seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.moves(player)) if player == self.seat else []

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.position is None:
            self.position = game.rules.new(game.num_players(), f"deal {action}", game.options)
            self.position.telling = False
            self.lots = Rng(action)
        else:
            self.recalled[self.seat] = self.recollection(self.seat, action)
            self.position.play(self.seat, action)
        over = self.position.over()
        self.seat = pyspiel.PlayerId.TERMINAL if over else int(seat_to_move(self.position, self.lots))

    def recollection(self, seat: int, action: int) -> bytes:
        """A check value of all that the seat has known when it chose, of what it chose, and of what it knows now."""
        assert self.position is not None
        now = bytes(memoryview(self.position.known_to(seat)))
        return blake2b(self.recalled[seat] + now + str(action).encode(), digest_size=12).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.position is None else self.get_game().rules.say(action)

    def returns(self) -> list[float]:
        if self.position is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_of(self.position)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> CaptableState:
        """Another position that the player can't tell from this one, for information-set search."""
        assert self.position is not None
        words = [int(probability_sampler() * 2**32) for _ in range(4)]
        world: CaptableState = self.clone()
        world.position = self.position.redeal(player, Rng(*words))
        world.recalled = [known if seat == player else b"" for seat, known in enumerate(self.recalled)]
        return world

    def __str__(self) -> str:
        return "before the deal" if self.position is None else self.position.digest()


class CaptableObserver:
    """The observation as a tensor and by name; as a string what a seat knows, with perfect recall where it is asked."""

    def __init__(self, game: CaptableGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations of captable's games take no parameters, not {params}")
        self.observation = game.observation
        self.perfect_recall = iig_obs_type.perfect_recall
        self.tensor = np.zeros(self.observation.size, np.float32)
        self.dict = arrays.by_name(self.observation, self.tensor)

    def set_from(self, state: CaptableState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.asarray(self.observation.of(state.position, player))

    def string_from(self, state: CaptableState, player: int) -> str:
        if state.position is None:
            return f"{player}: before the deal"
        if self.perfect_recall:
            return f"{player}: {state.recollection(player, -1).hex()}"
        return f"{player}: {blake2b(bytes(memoryview(state.position.known_to(player))), digest_size=12).hexdigest()}"


def read_settings(text: str) -> dict[str, object]:
    pairs = [part.partition(":") for part in text.split(";") if part.strip()]
    for key, colon, _ in pairs:
        if not colon:
            raise BadInput(f"Options are written rounds:4;anti_monopoly:manual; {key!r} has no value.")
    return {key.strip(): value.strip() for key, _, value in pairs}


def register(key: str) -> None:
    game = find(key)
    kind = pyspiel.GameType(
        short_name=f"captable_{key}",
        long_name=game.words()(f"{game.prefix}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if game.fewest == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "deals": 0, SETTINGS: ""},
    )

    class Registered(CaptableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)


def register_games() -> None:
    """Importing this module does it already."""
    for key in keys():
        if f"captable_{key}" not in pyspiel.registered_names():
            register(key)


register_games()

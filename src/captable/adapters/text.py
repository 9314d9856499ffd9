"""A game for agents that read and write words, in the manner of TextArena.

    env = TextEnv("startups", language="en")
    env.reset(num_players=4, seed=1)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, info = env.close()

An answer is taken as `captable.core.menu.read` takes it. One that is no legal move is refused with the reason and costs
a try; who has none left forfeits the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.menu import Meaning, Play, Refused, Several, read
from captable.core.prompt import prompt
from captable.core.schedule import turns
from captable.core.state import State
from captable.core.view import Event
from captable.core.words import Words
from captable.games import find

TRIES = 3
RULES = ("rules", "regles", "règles")


class TextEnv:
    """One game at a time. `rules=True` puts the rulebook before everybody's first question."""

    def __init__(
        self,
        game: Game | str,
        language: str = "en",
        tries: int = TRIES,
        rules: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if tries < 1:
            raise BadInput(f"There must be at least one try, not {tries}.")
        self.words, self.tries, self.rules = self.game.words(language), tries, rules
        self.options = dict(options or {})
        self._state: State | None = None

    def reset(self, num_players: int | None = None, seed: int | str | None = None) -> None:
        self._state = state = self.game.new(num_players, seed, self.options)
        self._turns: Iterator[int] = turns(state, f"text {seed}")
        self._since: list[list[Event]] = [[] for _ in range(state.players)]
        self._asked = [False] * state.players
        self._left = [self.tries] * state.players
        self._note = ""
        self.info: dict[str, Any] = {}
        self._player = next(self._turns)

    @property
    def state(self) -> State:
        if self._state is None:
            raise BadInput("There is no game yet: call reset first.")
        return self._state

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and the question in words."""
        state, seat = self.state, self._player
        if state.over():
            raise BadInput("The game is over: call close for the rewards, or reset for another.")
        rules = self.rules and not self._asked[seat]
        question = prompt(state, seat, self.words, self._since[seat], rules)
        return seat, f"{self._note}\n\n{question}" if self._note else question

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take an answer. `info` says what became of it: the move, or why there is none and how many tries are left."""
        state, seat = self.state, self._player
        if state.over():
            raise BadInput("The game is over: call close for the rewards, or reset for another.")
        self._asked[seat] = True
        if action.strip().casefold() in RULES:
            self._note = prompt(state, seat, self.words, rules=True).partition("\n\n")[0]
            return False, {"player": seat, "rules": True}
        meaning = read(state, seat, action, self.words)
        if isinstance(meaning, Play):
            state.play(seat, meaning.move)
            self._told(seat)
            self.info = {"player": seat, "move": self.game.move_table.structured(meaning.move)}
            return self._next(), self.info
        return self._refused(seat, meaning)

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The rewards, from 1 for the first place to -1 for the last, and how the game ended."""
        outcome = self.state.outcome()
        if outcome is None:
            return dict.fromkeys(range(self.state.players), 0.0), {"reason": ""}
        last = max(2, self.state.players) - 1
        rewards = {seat: 1 - 2 * (place - 1) / last for seat, place in enumerate(outcome.places)}
        return rewards, {"reason": self.words.say(outcome.reason), "places": outcome.places, "scores": outcome.scores}

    def _refused(self, seat: int, meaning: Meaning) -> tuple[bool, dict[str, Any]]:
        self._left[seat] -= 1
        said = said_of(meaning, self.words)
        self.info = {"player": seat, "refused": said, "tries_left": self._left[seat]}
        if isinstance(meaning, Refused):
            self.info["clause"] = meaning.why.clause
        if self._left[seat]:
            self._note = f"{said}\n{self.words('core-tries-left', count=self._left[seat])}"
            return False, self.info
        self.state.concede(seat)
        self._told(seat)
        return self._next(), self.info

    def _told(self, seat: int) -> None:
        """Everybody hears what happened; who moved starts anew with it, and with all tries."""
        self._note = ""
        self._left[seat] = self.tries
        self._since[seat] = []
        for heard in self._since:
            heard += self.state.events

    def _next(self) -> bool:
        self._player = next(self._turns, self._player)
        return bool(self.state.over())


def said_of(meaning: Meaning, words: Words) -> str:
    """What to answer to a text that is no legal move."""
    if isinstance(meaning, Refused):
        return words("core-refused", label=meaning.label, why=meaning.why.say, clause=meaning.why.clause)
    if isinstance(meaning, Several):
        items, first = meaning.items, words("core-several")
    else:
        assert not isinstance(meaning, Play)
        items, first = meaning.nearest, words.say(meaning.say)
    return "\n".join([first, *(f"{item.number}. {item.label}" for item in items)])

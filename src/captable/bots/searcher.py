"""The levels that think: tree search with so many iterations, or for so long."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic

from captable.bots.bot import Bot
from captable.bots.learned import network_for
from captable.bots.search import BETWEEN_LOOKS, Search
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.rng import Rng
from captable.core.state import State

SEARCH = "search"
"""What a search with settings of its own is called: `search:iterations=2000`."""
LEARNED = "learned"
"""1 where a network judges positions. A game without learned weights is searched with its own settings then."""
WHOLE_NUMBERS = ("iterations", "horizon", "sense", "others", "widening", LEARNED)
SETTINGS = (*WHOLE_NUMBERS, "exploration", "seconds")


def read_settings(text: str) -> dict[str, float]:
    """`iterations=2000,horizon=8`"""
    settings: dict[str, float] = {}
    for pair in text.split(","):
        key, _, value = (part.strip() for part in pair.partition("="))
        if key not in SETTINGS:
            raise BadInput(f"A search has no setting {key!r}; it has: {', '.join(SETTINGS)}.")
        try:
            number = int(value) if key in WHOLE_NUMBERS else float(value)
        except ValueError:
            raise BadInput(f"The setting {key} takes a number, not {value!r}.") from None
        low = -1 if key == "horizon" else 0
        if not low <= number <= 10**9 or (number == 0 and key in ("iterations", "seconds")):
            raise BadInput(f"The setting {key} can't be {value}.")
        settings[key] = number
    return settings


class Searcher(Bot):
    """Levels are told apart by iterations, not by time, so that they play the same on every machine."""

    def __init__(
        self, name: str, depth: int = 1, settings: Mapping[str, float] | None = None, learned: bool = False
    ) -> None:
        self.name = name
        self.depth = depth
        """How many times the iterations that the game gives a `senior`."""
        self.settings = dict(settings or {})
        """Settings of the search that go before the game's own; for tuning."""
        self.iterations = int(self.settings.pop("iterations", 0))
        """A number of iterations instead of the level's; 0 for none."""
        self.seconds = self.settings.pop("seconds", 0.0)
        """A time for each move instead; 0 for none."""
        self.learned = learned
        """Whether it plays by what was learned of a game, with the settings of `Game.learned`."""

    def with_settings(self, name: str, settings: Mapping[str, float]) -> Searcher:
        return Searcher(name, self.depth, settings, self.learned)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        moves = state.worth_trying(seat)
        if len(moves) == 1:
            return moves[0]
        return self.search(state, seat, rng, deciding=True).best()

    def search(self, state: State, seat: int, rng: Rng, deciding: bool = False) -> Search:
        """A tree of all iterations, or of all that the time allows.

        With `deciding` it ends as soon as nothing can change the best move any more.
        """
        search = Search()
        settings = self.settings_for(state.game, int(state.players))
        iterations = self.iterations or int(settings.pop("iterations", self.depth * state.game.thinking))
        if settings.pop(LEARNED, 0):
            search.judge = network_for(state.game, int(state.players))
        for setting, value in settings.items():
            setattr(search, setting, value)
        search.start(seat, state.game.move_codes)
        if self.seconds:
            end = monotonic() + self.seconds
            search.run(state, rng, BETWEEN_LOOKS)
            while monotonic() < end:
                search.run(state, rng, BETWEEN_LOOKS)
        elif deciding:
            search.decide(state, rng, iterations)
        else:
            search.run(state, rng, iterations)
        return search

    def settings_for(self, game: Game, players: int) -> dict[str, float]:
        """What the game says about its search, and before that what this bot says.

        Settings that were made for a network are nothing without one, so then the game's own are all there is.
        """
        settings = {**game.search, **(game.learned if self.learned else {}), **self.settings}
        if settings.get(LEARNED) and network_for(game, players) is None:
            return dict(game.search)
        return settings

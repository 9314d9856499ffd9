"""The levels that think: tree search with so many iterations."""

from __future__ import annotations

from collections.abc import Mapping

from captable.bots.bot import Bot
from captable.bots.search import Search
from captable.core.rng import Rng
from captable.core.state import State


class Searcher(Bot):
    """Levels are told apart by iterations, not by time, so that they play the same on every machine."""

    def __init__(self, name: str, iterations: int, settings: Mapping[str, float] | None = None) -> None:
        self.name = name
        self.iterations = iterations
        self.settings = dict(settings or {})
        """Settings of the search that go before the game's own; for tuning."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return self.search(state, seat, rng).best()

    def search(self, state: State, seat: int, rng: Rng) -> Search:
        search = Search()
        for setting, value in {**state.game.search, **self.settings}.items():
            setattr(search, setting, value)
        search.start(seat, state.game.move_codes)
        search.run(state, rng, self.iterations)
        return search

"""The games that bots and their figures are tried in."""

from __future__ import annotations

from collections.abc import Mapping

from captable.core.game import Game
from captable.core.state import State


def deal(game: Game, players: int, seed: str, number: int, options: Mapping[str, object] | None = None) -> State:
    """A new game, without a log; where decks are chosen, all have the same one of the ready ones, in turn."""
    box = game.deck_box()
    private = [{box.option: box.ready[number % len(box.ready)].key}] * players if box else None
    state = game.new(players, seed, options, private)
    state.telling = False
    return state

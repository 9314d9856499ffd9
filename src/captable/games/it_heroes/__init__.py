"""IT Heroes: two IT departments under siege, one deck of 30 cards each, and a pile that must not run out twice."""

from captable.games.it_heroes.game import ItHeroes

GAME = ItHeroes()

__all__ = ["GAME", "ItHeroes"]

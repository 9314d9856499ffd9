"""Startups: 3 to 7 investors, six companies, and a majority in as many of them as possible."""

from captable.games.startups.game import Startups

GAME = Startups()

__all__ = ["GAME", "Startups"]

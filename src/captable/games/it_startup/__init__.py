"""IT Startup: hire developers, teach them, and finish the project before they burn out. 1 to 4 players."""

from captable.games.it_startup.game import ItStartup

GAME = ItStartup()

__all__ = ["GAME", "ItStartup"]

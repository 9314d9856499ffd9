"""Start-Up Nation: 4 or 5 players, hidden roles, alliances that shift, and one player who may lie."""

from captable.games.startup_nation.game import StartupNation

GAME = StartupNation()

__all__ = ["GAME", "StartupNation"]

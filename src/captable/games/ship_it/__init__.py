"""Ship It!: 2 to 4 software companies, four rounds of hiring, planning and shipping at the same time."""

from captable.games.ship_it.game import ShipIt

GAME = ShipIt()

__all__ = ["GAME", "ShipIt"]

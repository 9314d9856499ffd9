"""How bots learn: games, a network that is fitted to them, and weights for the package. `python -m train --help`."""

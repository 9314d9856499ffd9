"""The rule sets, one package each, and how to find one by name."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from captable.core.errors import BadInput
from captable.core.game import Game


def keys() -> list[str]:
    """The games that come with Captable: every package in this folder."""
    here = Path(__file__).parent
    return sorted(path.parent.name for path in here.glob("*/game.py"))


def find(name: str) -> Game:
    """A game by its name, or a stranger's by `module:ATTRIBUTE` ("my_games.nim:GAME")."""
    if ":" in name:
        return _stranger(name)
    if name not in keys():
        near = get_close_matches(name, keys(), 1, 0.5)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise BadInput(f"There is no game {name!r}.{hint} There are: {', '.join(keys())}.")
    game: Game = import_module(f"captable.games.{name}").GAME
    return game


def _stranger(name: str) -> Game:
    """A game from outside the package; the current folder is searched too, as `python -m` would."""
    module_name, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        game = getattr(import_module(module_name), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput(f"No game could be loaded from {name!r}: {error}.") from None
    if not isinstance(game, Game):
        raise BadInput(f"{name!r} is a {type(game).__name__}, not a captable.core.game.Game.")
    if not type(game).__module__.startswith("captable.games."):
        type(game).source = name
    return game

"""Players that choose a move. A bot is handed a position that its seat can't tell from the true one, never that one."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from captable.bots.bot import Bot
from captable.bots.hint import Idea, ideas
from captable.bots.intern import Intern
from captable.bots.junior import Junior
from captable.bots.program import PREFIX, BotFault, Program
from captable.bots.searcher import SEARCH, SETTINGS, Searcher, read_settings
from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.core.state import State

HINTING = "senior"
"""The level that gives hints."""

_LEVELS = (
    Intern(),
    Junior(),
    Searcher("senior"),
    Searcher("principal", depth=10, learned=True),
)
_BOTS: dict[str, Bot] = {bot.name: bot for bot in _LEVELS}


def names() -> list[str]:
    """The levels, from the weakest to the strongest."""
    return list(_BOTS)


def find(name: str) -> Bot:
    """A level, or one that thinks with settings of its own: `search:iterations=2000,horizon=8`, `senior:seconds=1`."""
    level, colon, settings = name.partition(":")
    level = "senior" if level == SEARCH and colon else level
    if level not in _BOTS:
        raise BadInput(f"There is no bot {level!r}; there are: {', '.join(_BOTS)}.")
    bot = _BOTS[level]
    if not colon:
        return bot
    if not isinstance(bot, Searcher):
        raise BadInput(f"The bot {level} has no settings; those that search have: {', '.join(SETTINGS)}.")
    return bot.with_settings(name, read_settings(settings))


def find_any(name: str) -> Bot:
    """The same, and bots from outside: `my_bots:BOT` from Python, `cmd:./mybot` for a program in any language.

    They run code that the name chooses, so names from strangers go to `find`.
    """
    if name.startswith(PREFIX):
        return Program(name)
    level, colon, _ = name.partition(":")
    return find(name) if not colon or level in (*_BOTS, SEARCH) else _from_module(name)


def _from_module(name: str) -> Bot:
    """A bot by `module:ATTRIBUTE`; the current folder is searched too, as `python -m` would."""
    module_name, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        bot = getattr(import_module(module_name), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput(f"No bot could be loaded from {name!r}: {error}. Levels are: {', '.join(_BOTS)}.") from None
    if isinstance(bot, type):
        raise BadInput(f"{name!r} is a class; name an object of it, as in BOT = {attribute}().")
    if not isinstance(bot, Bot):
        raise BadInput(f"{name!r} is a {type(bot).__name__}, not a captable.bots.Bot.")
    return bot


def thinks(name: str) -> bool:
    """Whether a bot takes its time; the others answer at once, also by saying that there is no such bot."""
    return name.startswith(f"{SEARCH}:") or isinstance(_BOTS.get(name.partition(":")[0]), Searcher)


def several(text: str) -> tuple[str, ...]:
    """The names in a list with commas, where the settings of a bot have commas too."""
    found: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if found and ":" in found[-1] and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    for name in found:
        find_any(name)
    return tuple(found)


def choose(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """The bot's move for a seat. What it may not know is dealt anew before it looks."""
    return bot.choose(state.redeal(seat, rng), seat, rng)


def hint(state: State, seat: int, rng: Rng, bot: str = HINTING) -> list[Idea]:
    """The best moves of a seat with their expected results, from what the seat knows."""
    return think_about(state.redeal(seat, rng), seat, rng, bot)


def think_about(state: State, seat: int, rng: Rng, bot: str = HINTING) -> list[Idea]:
    """The same, in a position that was dealt anew already."""
    thinker = find(bot)
    if not isinstance(thinker, Searcher):
        raise BadInput(f"The bot {bot} does not think, so it has no ideas to tell.")
    return ideas(thinker, state, seat, rng)


__all__ = [
    "HINTING",
    "Bot",
    "BotFault",
    "Idea",
    "Program",
    "choose",
    "find",
    "find_any",
    "hint",
    "names",
    "several",
    "think_about",
    "thinks",
]

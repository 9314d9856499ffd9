"""Players that choose a move. A bot is handed a position that its seat can't tell from the true one, never that one."""

from __future__ import annotations

from captable.bots.bot import Bot
from captable.bots.intern import Intern
from captable.bots.junior import Junior
from captable.bots.searcher import Searcher
from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.core.state import State

SENIOR_ITERATIONS = 4000
PRINCIPAL_ITERATIONS = 10 * SENIOR_ITERATIONS

_LEVELS = (
    Intern(),
    Junior(),
    Searcher("senior", SENIOR_ITERATIONS),
    Searcher("principal", PRINCIPAL_ITERATIONS),
)
_BOTS: dict[str, Bot] = {bot.name: bot for bot in _LEVELS}


def names() -> list[str]:
    """The levels, from the weakest to the strongest."""
    return list(_BOTS)


def find(name: str) -> Bot:
    if name not in _BOTS:
        raise BadInput(f"There is no bot {name!r}; there are: {', '.join(_BOTS)}.")
    return _BOTS[name]


def choose(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """The bot's move for a seat. What it may not know is dealt anew before it looks."""
    return bot.choose(state.redeal(seat, rng), seat, rng)


__all__ = ["Bot", "choose", "find", "names"]

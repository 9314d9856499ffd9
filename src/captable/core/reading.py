"""Dumps are read here: what a position looks like as JSON is written down once, as types, and checked against them.

A game describes its dump in `dump.py`, which is not compiled, as a subclass of `Dump` and other `Part`s, field by
field (`shapes.py`), with the narrowest types that are true whatever the number of players and the cards:

    class MarketCard(Part):
        company: str
        chips: Count

    class StartupsDump(Dump):
        players: Count
        turn: Count | None
        step: Literal["take", "play"]
        market: list[MarketCard]

Then it reads in three steps.

1. `read_dump(source, StartupsDump, game)` refuses what has another shape: a field that is missing or unknown, a text
   for a number, a negative count. Nothing is converted, so "3", 3.0 and True are no 3, in both builds alike.
2. `a_seat`, `for_each_seat`, `so_many`, `index_of`, `those_gone` and `rng_of` turn the fields into what the state
   holds, and refuse what this game's players and cards don't allow.
3. The game's own checks refuse what no rule can deal with, with the clause: cards that are nowhere or twice, a turn of
   somebody who has left. They hold when every position that `load` lets through can be played to its end, which the
   conformance test tries with damaged dumps.

Every refusal is `BadInput`, names the field and says what would do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from msgspec import Meta

from captable.core.errors import BadInput
from captable.core.rng import WORD, Rng
from captable.core.shapes import Misfit, Part, one_of, path, read_as, shown

if TYPE_CHECKING:
    from captable.core.game import Game

MOST = 10_000
"""No count in a dump is higher than this."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Words = Annotated[list[Annotated[int, Meta(ge=0, le=WORD)]], Meta(min_length=4, max_length=4)]
"""The words of a generator."""


class Dump(Part):
    """What every dump says. A game adds its own fields."""

    game: str
    version: int
    options: dict[str, Any]
    gone: list[Count]
    """The seats that have left."""
    rng: Words


D = TypeVar("D", bound=Dump)
T = TypeVar("T")


def read_dump(source: object, shape: type[D], game: Game) -> D:
    """The fields of a dump of this game, in its version."""
    if not isinstance(source, Mapping):
        raise no_dump(game, f"it is {shown(source)}, and no object with fields")
    if source.get("game", game.key) != game.key or source.get("version", game.version) != game.version:
        this = f"{source.get('game', game.key)} {source.get('version', game.version)}"
        raise BadInput(f"This is a dump of {this}, not {game.key} {game.version}.")
    try:
        return read_as(source, shape)
    except Misfit as misfit:
        raise no_dump(game, misfit.about(path(misfit.steps))) from None


def no_dump(game: Game, why: str) -> BadInput:
    return BadInput(f"This is no dump of {game.key}: {why}.")


# -- what the players and the cards allow --------------------------------------------------------------------------


def wrong(field: str, value: object, takes: str) -> BadInput:
    return BadInput(f"{field} can't be {shown(value)}: it takes {takes}.")


def a_seat(seat: int, players: int, field: str) -> int:
    if not 0 <= seat < players:
        raise wrong(field, seat, f"a seat from 0 to {players - 1}")
    return seat


def for_each_seat(items: list[T], players: int, field: str) -> list[T]:
    """A list with one item for each player."""
    return so_many(items, players, field)


def so_many(items: list[T], count: int, field: str) -> list[T]:
    if len(items) != count:
        raise BadInput(f"{field} must be a list of {count}, not of {len(items)}.")
    return items


def those_gone(dump: Dump, players: int) -> int:
    """The seats that have left, one bit each."""
    return sum(1 << a_seat(seat, players, "gone") for seat in set(dump.gone))


def index_of(id: str, ids: Sequence[str], field: str) -> int:
    """The number of a card, a company or a step that has a name."""
    if id not in ids:
        raise wrong(field, id, one_of(ids))
    return ids.index(id)


def rng_of(dump: Dump) -> Rng:
    return Rng(*dump.rng)

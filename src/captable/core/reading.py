"""Dumps are read here: what a position looks like as JSON is written down once, as types, and checked against them.

A game describes its dump in `dump.py`, which is not compiled, as a subclass of `Dump` and other `Part`s, field by
field, with the narrowest types that are true whatever the number of players and the cards:

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

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from msgspec import inspect as shapes

from captable.core.errors import BadInput
from captable.core.rng import WORD, Rng

if TYPE_CHECKING:
    from captable.core.game import Game

MOST = 10_000
"""No count in a dump is higher than this."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Words = Annotated[list[Annotated[int, Meta(ge=0, le=WORD)]], Meta(min_length=4, max_length=4)]
"""The words of a generator."""


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An object inside a dump. It has the fields that it names, and no others."""


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
        raise no_dump(game, f"it is {_shown(source)}, and no object with fields")
    if source.get("game", game.key) != game.key or source.get("version", game.version) != game.version:
        this = f"{source.get('game', game.key)} {source.get('version', game.version)}"
        raise BadInput(f"This is a dump of {this}, not {game.key} {game.version}.")
    try:
        return msgspec.convert(dict(source), shape)
    except msgspec.ValidationError as error:
        raise no_dump(game, _in_words(str(error), source, shape)) from None


def no_dump(game: Game, why: str) -> BadInput:
    return BadInput(f"This is no dump of {game.key}: {why}.")


# -- what the players and the cards allow --------------------------------------------------------------------------


def wrong(field: str, value: object, takes: str) -> BadInput:
    return BadInput(f"{field} can't be {_shown(value)}: it takes {takes}.")


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
        raise wrong(field, id, _one_of(ids))
    return ids.index(id)


def rng_of(dump: Dump) -> Rng:
    return Rng(*dump.rng)


# -- what a shape says, in words -----------------------------------------------------------------------------------


def _in_words(error: str, source: Mapping[str, Any], shape: type[Dump]) -> str:
    """What msgspec has against a dump, told by the field and by what it takes."""
    reason, _, place = error.partition(" - at ")
    steps = [field or int(number) for field, number in re.findall(r"\.(\w+)|\[(\d+)\]", place)]
    at_fault = _path(steps)
    lacking = re.search(r"missing required field `(.*)`", reason)
    if lacking:
        return f"{_path([*steps, lacking[1]])} is missing"
    unknown = re.search(r"unknown field `(.*)`", reason)
    if unknown:
        return f"there is no field {_path([*steps, unknown[1]])}"
    takes: Any = shapes.type_info(shape)
    value: Any = source
    for step in steps:
        takes = _inside(takes, step)
        value = value[step]
    if "[...]" in place and isinstance(takes, shapes.DictType):
        return f"each of {at_fault} takes {_kind(takes.value_type)}"
    return f"{at_fault} can't be {_shown(value)}: it takes {_kind(takes)}"


def _path(steps: Sequence[str | int]) -> str:
    """ "market[2].chips"."""
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def _inside(kind: shapes.Type, step: str | int) -> shapes.Type:
    kinds = kind.types if isinstance(kind, shapes.UnionType) else (kind,)
    structs = [one for one in kinds if isinstance(one, shapes.StructType)]
    if isinstance(step, str) and structs:
        tags = tuple(one.tag for one in structs if one.tag_field == step)
        fields = [field.type for one in structs for field in one.fields if field.encode_name == step]
        return shapes.LiteralType(tags) if tags else fields[0]
    for one in kinds:
        if isinstance(one, shapes.ListType | shapes.VarTupleType):
            return one.item_type
        if isinstance(one, shapes.TupleType) and isinstance(step, int):
            return one.item_types[step]
    return kind


def _kind(kind: shapes.Type) -> str:
    match kind:
        case shapes.UnionType():
            return " or ".join(_kind(one) for one in kind.types)
        case shapes.IntType():
            low, high = kind.ge, kind.le
            limits = f" from {low}" * (low is not None) + f" to {high}" * (high is not None)
            return f"a whole number{limits}"
        case shapes.LiteralType():
            return _one_of(kind.values)
        case shapes.ListType() if kind.max_length is not None:
            return f"a list of {kind.max_length}"
        case shapes.ListType() | shapes.VarTupleType():
            return "a list"
        case shapes.TupleType():
            return f"a list of {len(kind.item_types)}"
        case shapes.DictType() | shapes.StructType():
            return "an object with fields"
        case shapes.BoolType():
            return "true or false"
        case shapes.StrType():
            return "a text"
        case shapes.NoneType():
            return "null"
        case _:
            return "something else"


def _one_of(values: Sequence[object]) -> str:
    return ", ".join(str(value) for value in values)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"

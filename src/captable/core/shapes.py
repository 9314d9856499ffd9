"""Reading what people write: a shape is a type, and whatever does not fit it is told by its field.

Dumps (`reading.py`) and card files (`card_file.py`) are described as subclasses of `Part`, with the narrowest types
that are always true. `read_as` reads a source as such a shape. Nothing is converted, so "3", 3.0 and True are no 3, and
both builds accept and refuse the same. What no type can say, a `Part` checks in `__post_init__`, with a ValueError.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Any, TypeVar

import msgspec
from msgspec import inspect as shapes

from captable.core.view import Message
from captable.core.words import Words

Steps = tuple[str | int, ...]
"""A path from the whole to a field: ("company", 2, "copies")."""


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An object inside a source. It has the fields that it names, and no others."""


S = TypeVar("S", bound=Part)


class Unfit(ValueError):
    """What a `Part` has against its own fields together, where it is to be said in the reader's language."""

    def __init__(self, say: Message) -> None:
        super().__init__(say.id)
        self.say = say


class Misfit(Exception):
    """Something that does not fit its shape: where, and why, as a message with the argument `field`."""

    def __init__(self, steps: Steps, id: str, **args: str | Message) -> None:
        super().__init__(id)
        self.steps = steps
        self.id = id
        self.args_but_field = args

    def say(self, field: str | Message) -> Message:
        return Message(self.id, {"field": field, **self.args_but_field})

    def about(self, field: str) -> str:
        """In English, with the name of the field."""
        return in_english(self.say(field))


def in_english(say: Message, packages: Sequence[str] = ()) -> str:
    """For errors of Python and of the terminal, which are written with the keyboard's apostrophe."""
    return Words(None, "en", packages=packages).say(say).replace("’", "'")


def read_as(source: Mapping[str, Any], shape: type[S], *, nulls: bool = True) -> S:
    """The source as this shape, or `Misfit` with the first field at fault. Some sources know no null."""
    try:
        return msgspec.convert(dict(source), shape)
    except msgspec.ValidationError as error:
        raise _misfit(error, source, shape, nulls) from None


def path(steps: Sequence[str | int]) -> str:
    """ "market[2].chips"."""
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def one_of(values: Sequence[object]) -> str:
    return ", ".join(str(value) for value in values)


# -- what msgspec has against a source, in words -------------------------------------------------------------------


def _misfit(error: msgspec.ValidationError, source: Mapping[str, Any], shape: type[Part], nulls: bool) -> Misfit:
    reason, _, where = str(error).partition(" - at ")
    steps: Steps = tuple(field or int(number) for field, number in re.findall(r"\.(\w+)|\[(\d+)\]", where))
    if error.__cause__ is not None:
        why = error.__cause__.say if isinstance(error.__cause__, Unfit) else str(error.__cause__)
        return Misfit(steps, "core-shape-because" if steps else "core-shape-only-because", why=why)
    takes, value = _at(_type_of(shape), source, steps)
    lacking = re.search(r"missing required field `(.*)`", reason)
    if lacking:
        kind = _kind(_inside(takes, value, lacking[1]), nulls)
        return Misfit((*steps, lacking[1]), "core-shape-missing", takes=kind)
    unknown = re.search(r"unknown field `(.*)`", reason)
    if unknown:
        return Misfit((*steps, unknown[1]), "core-shape-unknown", fields=one_of(_fields(takes, value)))
    if "[...]" in where and isinstance(takes, shapes.DictType):
        return Misfit(steps, "core-shape-each", takes=_kind(takes.value_type, nulls))
    return Misfit(steps, "core-shape-cannot", value=shown(value), takes=_kind(takes, nulls))


_type_of = cache(shapes.type_info)


def _at(kind: shapes.Type, value: Any, steps: Steps) -> tuple[shapes.Type, Any]:
    """What is expected at the end of a path, and what is there."""
    for step in steps:
        kind = _inside(kind, value, step)
        value = value[step]
    return kind, value


def _inside(kind: shapes.Type, value: Any, step: str | int) -> shapes.Type:
    structs = _structs(kind)
    if isinstance(step, str) and structs:
        tags = tuple(one.tag for one in structs if one.tag_field == step)
        if tags:
            return shapes.LiteralType(tags)
        fitting = [one for one in structs if one.tag_field is None or value.get(one.tag_field) == one.tag]
        return next(field.type for one in fitting for field in one.fields if field.encode_name == step)
    for one in _kinds(kind):
        if isinstance(one, shapes.ListType | shapes.VarTupleType):
            return one.item_type
        if isinstance(one, shapes.TupleType) and isinstance(step, int):
            return one.item_types[step]
    return kind


def _kinds(kind: shapes.Type) -> Sequence[shapes.Type]:
    return kind.types if isinstance(kind, shapes.UnionType) else (kind,)


def _structs(kind: shapes.Type) -> list[shapes.StructType]:
    return [one for one in _kinds(kind) if isinstance(one, shapes.StructType)]


def _fields(kind: shapes.Type, value: Any) -> list[str]:
    """The fields of the struct that a value was read as."""
    for one in _structs(kind):
        if one.tag_field is None:
            return [field.encode_name for field in one.fields]
        if value.get(one.tag_field) == one.tag:
            return [one.tag_field, *(field.encode_name for field in one.fields)]
    return []


def _kind(kind: shapes.Type, nulls: bool = True) -> str | Message:
    """What a field takes. A type may bring a message of its own (`says`)."""
    match kind:
        case shapes.Metadata(extra_json_schema={"says": {"id": id, **args}}):
            return Message(str(id), {str(name): str(value) for name, value in args.items()})
        case shapes.Metadata():
            return _kind(kind.type, nulls)
        case shapes.UnionType() if len(_structs(kind)) == len(kind.types):
            return Message("core-shape-fields")
        case shapes.StructType():
            return Message("core-shape-fields-named", {"fields": one_of([each.encode_name for each in kind.fields])})
        case shapes.UnionType():
            parts = [_kind(one, nulls) for one in kind.types if nulls or not isinstance(one, shapes.NoneType)]
            return reduce(lambda one, other: Message("core-shape-or", {"one": one, "other": other}), parts)
        case shapes.IntType():
            limits = {"low": kind.ge, "high": kind.le}
            given = {name: str(limit) for name, limit in limits.items() if limit is not None}
            return Message("-".join(["core-shape-whole", *given]), dict(given))
        case shapes.LiteralType():
            return one_of(kind.values)
        case shapes.ListType() | shapes.VarTupleType() if kind.max_length is not None:
            if kind.min_length in (None, kind.max_length):
                return Message("core-shape-list-of", {"count": str(kind.max_length)})
            return Message("core-shape-list-within", {"low": str(kind.min_length), "high": str(kind.max_length)})
        case shapes.ListType() | shapes.VarTupleType():
            return Message("core-shape-list")
        case shapes.TupleType():
            return Message("core-shape-list-of", {"count": str(len(kind.item_types))})
        case shapes.DictType():
            return Message("core-shape-fields")
        case shapes.BoolType():
            return Message("core-shape-flag")
        case shapes.StrType():
            return Message("core-shape-text")
        case shapes.NoneType():
            return Message("core-shape-null")
        case _:
            return Message("core-shape-else")


def says(id: str, **args: str) -> dict[str, Any]:
    """For a type's `Meta(extra_json_schema=…)`: the message that says what it takes."""
    return {"says": {"id": id, **args}}

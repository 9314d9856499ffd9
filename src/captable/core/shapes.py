"""Reading what people write: a shape is a type, and whatever does not fit it is told by its field.

Dumps (`reading.py`) and card files (`card_file.py`) are described as subclasses of `Part`, with the narrowest types
that are always true. `read_as` reads a source as such a shape. Nothing is converted, so "3", 3.0 and True are no 3, and
both builds accept and refuse the same. What no type can say, a `Part` checks in `__post_init__`, with a ValueError.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect as shapes

Steps = tuple[str | int, ...]
"""A path from the whole to a field: ("company", 2, "copies")."""


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An object inside a source. It has the fields that it names, and no others."""


S = TypeVar("S", bound=Part)


class Misfit(Exception):
    """Something that does not fit its shape: where, and why, as a sentence about the field."""

    def __init__(self, steps: Steps, sentence: str) -> None:
        super().__init__(sentence)
        self.steps = steps
        self.sentence = sentence
        """With "{}" where the field is named."""

    def about(self, field: str) -> str:
        return self.sentence.replace("{}", field, 1)


def read_as(source: Mapping[str, Any], shape: type[S]) -> S:
    """The source as this shape, or `Misfit` with the first field at fault."""
    try:
        return msgspec.convert(dict(source), shape)
    except msgspec.ValidationError as error:
        raise _misfit(error, source, shape) from None


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


def _misfit(error: msgspec.ValidationError, source: Mapping[str, Any], shape: type[Part]) -> Misfit:
    reason, _, where = str(error).partition(" - at ")
    steps: Steps = tuple(field or int(number) for field, number in re.findall(r"\.(\w+)|\[(\d+)\]", where))
    if error.__cause__ is not None:
        return Misfit(steps, f"{{}}: {error.__cause__}" if steps else str(error.__cause__))
    takes, value = _at(_type_of(shape), source, steps)
    lacking = re.search(r"missing required field `(.*)`", reason)
    if lacking:
        return Misfit((*steps, lacking[1]), f"{{}} is missing: it takes {_kind(_inside(takes, value, lacking[1]))}")
    unknown = re.search(r"unknown field `(.*)`", reason)
    if unknown:
        return Misfit((*steps, unknown[1]), f"there is no field {{}}; there are {one_of(_fields(takes, value))}")
    if "[...]" in where and isinstance(takes, shapes.DictType):
        return Misfit(steps, f"each of {{}} takes {_kind(takes.value_type)}")
    return Misfit(steps, f"{{}} can't be {shown(value)}: it takes {_kind(takes)}")


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


def _kind(kind: shapes.Type) -> str:
    match kind:
        case shapes.Metadata(extra_json_schema={"description": description}):
            return str(description)
        case shapes.Metadata():
            return _kind(kind.type)
        case shapes.UnionType() if len(_structs(kind)) == len(kind.types):
            return "an object with fields"
        case shapes.StructType():
            return f"an object with fields {one_of([field.encode_name for field in kind.fields])}"
        case shapes.UnionType():
            return " or ".join(_kind(one) for one in kind.types)
        case shapes.IntType():
            low, high = kind.ge, kind.le
            limits = f" from {low}" * (low is not None) + f" to {high}" * (high is not None)
            return f"a whole number{limits}"
        case shapes.LiteralType():
            return one_of(kind.values)
        case shapes.ListType() | shapes.VarTupleType() if kind.max_length is not None:
            few = "" if kind.min_length in (None, kind.max_length) else f"{kind.min_length} to "
            return f"a list of {few}{kind.max_length}"
        case shapes.ListType() | shapes.VarTupleType():
            return "a list"
        case shapes.TupleType():
            return f"a list of {len(kind.item_types)}"
        case shapes.DictType():
            return "an object with fields"
        case shapes.BoolType():
            return "true or false"
        case shapes.StrType():
            return "a text"
        case shapes.NoneType():
            return "null"
        case _:
            return "something else"

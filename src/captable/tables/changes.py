"""What changed between two views, and a view put together again from what changed.

A change is a list, as short as it can be said in JSON:

    [path, value]             this is here now
    [path]                    nothing is here any more: the field has its default
    [path, at, gone, items]   in this list, from `at` on, so many are gone and these are there instead

A path leads from the view to the place: names of fields, and indices of lists. A step that is a list of indices
stands for each of them: the same changed in all of these. Changes are made one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct

from captable.core.view import Facts

Change = list[Any]


def changes(old: object, new: object) -> list[Change]:
    """What turns one into the other, as they are in JSON."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare([], old, new, found)
    return found


def _compare(path: list[Any], old: Any, new: Any, found: list[Change]) -> None:
    """The two are known to differ."""
    kind = type(new)
    if kind is not type(old):
        found.append([path, new])
    elif kind is list:
        _compare_lists(path, old, new, found)
    elif kind is dict:
        _compare_dicts(path, old, new, found)
    elif isinstance(new, Struct):
        _compare_structs(path, old, new, found)
    else:
        found.append([path, new])


def _compare_structs(path: list[Any], old: Struct, new: Struct, found: list[Change]) -> None:
    if path and not _same_thing(old, new):
        found.append([path, new])
        return
    for name, key, left_out in _fields.get(type(new)) or _learn(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        if left_out(after):
            found.append([[*path, key]])
        elif left_out(before):
            found.append([[*path, key], after])
        else:
            _compare([*path, key], before, after, found)


def _compare_dicts(path: list[Any], old: dict[Any, Any], new: dict[Any, Any], found: list[Change]) -> None:
    found += [[[*path, str(key)]] for key in old if key not in new]
    for key, after in new.items():
        if key not in old:
            found.append([[*path, str(key)], after])
        elif (before := old[key]) is not after and before != after:
            _compare([*path, str(key)], before, after, found)


def _compare_lists(path: list[Any], old: list[Any], new: list[Any], found: list[Change]) -> None:
    """What is the same thing from the front and from the back is compared; what is between them came in its place."""
    shorter = min(len(old), len(new))
    front = 0
    while front < shorter and _same_thing(old[front], new[front]):
        front += 1
    back = 0
    while back < shorter - front and _same_thing(old[-1 - back], new[-1 - back]):
        back += 1
    gone, items = len(old) - back - front, new[front : len(new) - back]
    if gone or items:
        found.append([path, front, gone, items])
    shift = len(new) - len(old)
    pairs = [(i, old[i], new[i]) for i in range(front)]
    pairs += [(i, old[i - shift], new[i]) for i in range(len(new) - back, len(new))]
    _compare_pairs(path, pairs, found)


def _same_thing(old: Any, new: Any) -> bool:
    """Whether one is the other, perhaps changed: a Struct is told by its first field, a message by its id.

    A view has its facts once, so they are the same thing whatever they begin with.
    """
    if old is new or isinstance(new, Facts):
        return True
    kind = type(new)
    if kind is not type(old):
        return False
    if isinstance(new, Struct):
        first = kind.__struct_fields__[0]
        return _same_thing(getattr(old, first), getattr(new, first))
    if kind is dict:
        return bool(old.get("id") == new.get("id"))
    return kind is list or bool(old == new)


def _compare_pairs(path: list[Any], pairs: list[tuple[int, Any, Any]], found: list[Change]) -> None:
    """Where several changed alike it is said once."""
    alike: list[tuple[list[int], list[Change]]] = []
    for i, before, after in pairs:
        if before is after or before == after:
            continue
        inside: list[Change] = []
        _compare([], before, after, inside)
        for places, same in alike:
            if same == inside:
                places.append(i)
                break
        else:
            alike.append(([i], inside))
    for places, same in alike:
        step = places if len(places) > 1 else places[0]
        found += [[[*path, step, *change[0]], *change[1:]] for change in same]


# -- which fields JSON leaves out --------------------------------------------------------------------------------

_fields: dict[type, list[tuple[str, str, Callable[[Any], bool]]]] = {}


def _learn(kind: type[Struct]) -> list[tuple[str, str, Callable[[Any], bool]]]:
    omits = kind.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(kind)
    _fields[kind] = [(field.name, field.encode_name, _left_out(field, omits)) for field in fields]
    return _fields[kind]


def _left_out(field: msgspec.structs.FieldInfo, omits: bool) -> Callable[[Any], bool]:
    """As msgspec leaves fields out: those that have their default, where the Struct says so; the unset ones always."""
    default = field.default
    if not omits or (default is NODEFAULT and field.default_factory is NODEFAULT):
        return lambda value: value is msgspec.UNSET
    if default is NODEFAULT:
        return lambda value: not value
    return lambda value: value is default or (type(value) is type(default) and value == default)


# -- for whoever is sent them ------------------------------------------------------------------------------------


def put_together(data: Any, changed: list[Change]) -> Any:
    """The data with the changes made, as a client does it. The data itself stays as it is."""
    for path, *what in changed:
        data = _change(data, path, what)
    return data


def _change(data: Any, path: list[Any], what: list[Any]) -> Any:
    if not path:
        return what[0] if len(what) == 1 else [*data[: what[0]], *what[2], *data[what[0] + what[1] :]]
    copy = data.copy()
    for step in path[0] if isinstance(path[0], list) else path[:1]:
        if len(path) == 1 and not what:
            del copy[step]
        else:
            copy[step] = _change(copy[step] if len(path) > 1 or len(what) == 3 else None, path[1:], what)
    return copy

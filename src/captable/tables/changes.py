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
from msgspec.structs import astuple

from captable.core.view import Facts

Change = list[Any]


def changes(old: object, new: object) -> list[Change]:
    """What turns one into the other, as they are in JSON."""
    if old is new or old == new:
        return []
    if isinstance(new, Struct) and type(old) is type(new):
        return _compare_fields(old, new)  # a whole view is compared once, and need not be remembered
    return _compare(old, new)


def _compare(old: Any, new: Any) -> list[Change]:
    """The two are known to differ. Paths begin at them."""
    kind = type(new)
    if kind is not type(old):
        return [[[], new]]
    if kind is list:
        return _compare_lists(old, new)
    if kind is dict:
        return _compare_dicts(old, new)
    if isinstance(new, Struct):
        return _compare_structs(old, new)
    return [[[], new]]


MOST_KNOWN = 10_000
_known: dict[tuple[int, int], tuple[Struct, Struct, list[Change]]] = {}
"""What turns one Struct into another, by the ids of both, which are kept with it so that nothing else can get them.

Everybody at a table is shown the same new things in place of the same old ones, and where a game keeps what it has
shown (a seat that is to move, a chip more) so is every other table.
"""


def _compare_structs(old: Struct, new: Struct) -> list[Change]:
    ids = id(old), id(new)
    known = _known.get(ids)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[ids] = old, new, _compare_fields(old, new)
    return known[2]


def _compare_fields(old: Struct, new: Struct) -> list[Change]:
    found: list[Change] = []
    before, after = astuple(old), astuple(new)
    for i, (key, left_out) in enumerate(_fields.get(type(new)) or _learn(type(new))):
        was, now = before[i], after[i]
        if was is now or was == now:
            continue
        if left_out(now):
            found.append([[key]])
        elif left_out(was) or not _same_thing(was, now):
            found.append([[key], now])
        else:
            found += _below(key, _compare(was, now))
    return found


def _compare_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> list[Change]:
    found: list[Change] = [[[str(key)]] for key in old if key not in new]
    for key, now in new.items():
        if key not in old:
            found.append([[str(key)], now])
        elif (was := old[key]) is not now and was != now:
            found += _below(str(key), _compare(was, now) if _same_thing(was, now) else [[[], now]])
    return found


_lists: dict[tuple[int, int], tuple[list[Any], list[Any], list[Change]]] = {}
"""The same for lists that were compared just now: what everybody sees alike is one list for all of them."""
MOST_LISTS = 100


def _compare_lists(old: list[Any], new: list[Any]) -> list[Change]:
    ids = id(old), id(new)
    known = _lists.get(ids)
    if known is None:
        if len(_lists) >= MOST_LISTS:
            _lists.clear()
        found = _compare_places(old, new) if len(old) == len(new) else None
        known = _lists[ids] = old, new, _compare_ends(old, new) if found is None else found
    return known[2]


def _compare_places(old: list[Any], new: list[Any]) -> list[Change] | None:
    """Where each thing is in its place, perhaps changed. What several of them have changed alike is said once."""
    alike: list[tuple[list[int], list[Change]]] = []
    for i, was in enumerate(old):
        now = new[i]
        if was is now:
            continue
        known = _known.get((id(was), id(now)))
        if known is not None:
            _gather(alike, i, known[2])
        elif not _same_thing(was, now):
            return None
        elif was != now:
            _gather(alike, i, _compare(was, now))
    return _said(alike)


def _compare_ends(old: list[Any], new: list[Any]) -> list[Change]:
    """What is the same thing from the front and from the back is compared; what is between them came in its place."""
    shorter = min(len(old), len(new))
    front = 0
    while front < shorter and _same_thing(old[front], new[front]):
        front += 1
    back = 0
    while back < shorter - front and _same_thing(old[-1 - back], new[-1 - back]):
        back += 1
    gone, items = len(old) - back - front, new[front : len(new) - back]
    found: list[Change] = [[[], front, gone, items]] if gone or items else []
    shift = len(new) - len(old)
    alike: list[tuple[list[int], list[Change]]] = []
    for i in [*range(front), *range(len(new) - back, len(new))]:
        was, now = old[i if i < front else i - shift], new[i]
        if was is not now and was != now:
            _gather(alike, i, _compare(was, now))
    return found + _said(alike)


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


def _gather(alike: list[tuple[list[int], list[Change]]], place: int, found: list[Change]) -> None:
    for places, same in alike:
        if same is found or same == found:
            places.append(place)
            return
    alike.append(([place], found))


def _said(alike: list[tuple[list[int], list[Change]]]) -> list[Change]:
    return [change for places, same in alike for change in _below(places if len(places) > 1 else places[0], same)]


def _below(step: Any, found: list[Change]) -> list[Change]:
    """The changes of a part, as changes of the whole."""
    return [[[step, *change[0]], *change[1:]] for change in found]


# -- which fields JSON leaves out --------------------------------------------------------------------------------

_fields: dict[type, list[tuple[str, Callable[[Any], bool]]]] = {}


def _learn(kind: type[Struct]) -> list[tuple[str, Callable[[Any], bool]]]:
    omits = kind.__struct_config__.omit_defaults
    _fields[kind] = [(field.encode_name, _left_out(field, omits)) for field in msgspec.structs.fields(kind)]
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

"""What changed between two views, and a view put together again from what changed.

A change is a list, as short as it can be said in JSON:

    [path, value]             this is here now
    [path]                    nothing is here any more: the field has its default
    [path, at, gone, items]   in this list, from `at` on, so many are gone and these are there instead
    [path, at, gone, items, {"like": field, "less": fields, "more": {…}}]
                              the same, with items made of others. An item that is a list, `[i]` or `[i, {…}]`, is the
                              i-th that the field of the view had before any of the changes, or the one to which the
                              path i leads there, without the fields of `less` and with those in the braces. Then
                              every item gets what is in `more`

A path leads from the view to the place: names of fields, and indices of lists. A step that is a list of indices
stands for each of them: the same changed in all of these. Changes are made one after the other.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import astuple

from captable.core.view import Blocked, Choice, Facts, Piece, View

Change = list[Any]


def changes(old: object, new: object) -> list[Change]:
    """The changes that turn one into the other, as JSON values."""
    if old is new:
        return []
    form = _forms.get(type(new)) or _learn(type(new))
    if form.is_struct and type(old) is type(new):
        return _compare_fields(form, old, new)  # a whole view is compared once, and need not be remembered
    return _compare(old, new)


def view_changes(old: View, new: View) -> list[Change]:
    """The same for two views, where what is new is mostly like something that was there.

    When the turn passes, moves that were lit are blocked and the other way round; and a card that comes into a hand
    looks like others on the table.
    """
    places: dict[str, tuple[int, int, Piece]] = {}
    return [_made_of_others(change, old, places) for change in changes(old, new)]


def _made_of_others(change: Change, old: View, places: dict[str, tuple[int, int, Piece]]) -> Change:
    path: list[Any] = change[0]
    if len(change) < 2 or not isinstance(change[-1], list) or not change[-1]:
        return change
    at, gone = (change[1], change[2]) if len(change) == 4 else (0, 0)  # a list is there that was empty
    if len(path) == 3 and path[0] == "zones" and path[2] == "pieces":
        came: list[Piece] = change[-1]
        return _shown(change, [path, at, gone], came, old, places)
    if len(path) != 1:
        return change
    if path[0] == "choices":
        lit: list[Choice] = change[-1]
        return _lit(change, [path, at, gone], lit, old.blocked)
    if path[0] == "blocked":
        dark: list[Blocked] = change[-1]
        return _dark(change, [path, at, gone], dark, old.choices)
    return change


def _shown(
    change: Change, start: Change, items: list[Piece], old: View, places: dict[str, tuple[int, int, Piece]]
) -> Change:
    if not places:
        for z, zone in enumerate(old.zones):
            for i, piece in enumerate(zone.pieces):
                places[piece.face] = (z, i, piece)
    found: list[Any] = []
    less: list[str] = []
    borrowed = False
    for item in items:
        place = places.get(item.face)
        if place is None or item.name != place[2].name or item.note != place[2].note:
            found.append(item)
            continue
        borrowed = True
        _note_more(less, place[2], ("counters", "marks", "under"))
        own: dict[str, Any] = {"id": item.id}
        if item.counters:
            own["counters"] = item.counters
        if item.marks:
            own["marks"] = item.marks
        if item.under:
            own["under"] = item.under
        found.append([[place[0], "pieces", place[1]], own])
    return [*start, found, {"like": "zones", "less": less}] if borrowed else change


def _lit(change: Change, start: Change, items: list[Choice], before: list[Blocked]) -> Change:
    found: list[Any] = []
    borrowed = False
    for item in items:
        i = _place_of(before, item)
        if i < 0:
            found.append(item)
        else:
            borrowed = True
            own: dict[str, Any] = {"move": item.move}
            if item.group:
                own["group"] = item.group
            if item.kind:
                own["kind"] = item.kind
            found.append([i, own])
    return [*start, found, {"like": "blocked", "less": ["why"]}] if borrowed else change


def _dark(change: Change, start: Change, items: list[Blocked], before: list[Choice]) -> Change:
    """Mostly there is one reason for all of them."""
    why = items[0].why
    alike = True
    for item in items:
        if item.why is not why and item.why != why:
            alike = False
    found: list[Any] = []
    less: list[str] = ["move"]
    borrowed = alike and len(items) > 1
    for item in items:
        i = _place_of(before, item)
        if i >= 0:
            borrowed = True
            _note_more(less, before[i], ("group", "kind"))
            found.append([i] if alike else [i, {"why": item.why}])
        else:
            found.append(_without_why(item) if alike else item)
    if not borrowed:
        return change
    rest: dict[str, Any] = {"like": "choices", "less": less}
    if alike:
        rest["more"] = {"why": why}
    return [*start, found, rest]


def _note_more(less: list[str], other: object, fields: tuple[str, ...]) -> None:
    """Those of the fields that the other has, and what is made of it has not, or has in its own way."""
    for field in fields:
        if field not in less and getattr(other, field):
            less.append(field)


def _without_why(item: Blocked) -> dict[str, Any]:
    parts: dict[str, Any] = {"label": item.label}
    if item.on:
        parts["on"] = item.on
    if item.to is not None:
        parts["to"] = item.to
    return parts


def _place_of(before: Any, item: Choice | Blocked) -> int:
    """Where the same move was in the other list; below 0 for nowhere."""
    label, on, to = item.label, item.on, item.to
    others: list[Any] = before
    for i in range(len(others)):
        other: Any = others[i]
        if (other.label is label or other.label == label) and other.on == on and other.to == to:
            return i
    return -1


def _compare(old: Any, new: Any) -> list[Change]:
    """Nothing, where the two look the same. Paths begin at them."""
    kind = type(new)
    if kind is not type(old):
        return [[[], new]]
    if kind is list:
        return _compare_lists(old, new)
    if kind is dict:
        return _compare_dicts(old, new)
    form = _forms.get(kind) or _learn(kind)
    if form.is_struct:
        return _compare_structs(form, old, new)
    return [] if old == new else [[[], new]]


MOST_KNOWN = 10_000
_known: dict[tuple[int, int], tuple[Any, Any, list[Change]]] = {}
"""What turns one Struct into another, by the ids of both, which are kept with it so that nothing else can get them.

Everybody at a table is shown the same new things in place of the same old ones, and where a game keeps what it has
shown (a seat that is to move, a chip more) so is every other table.
"""


def _compare_structs(form: Form, old: Any, new: Any) -> list[Change]:
    ids = (id(old), id(new))
    known = _known.get(ids)
    if known is not None:
        return known[2]
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    found = _compare_fields(form, old, new)
    _known[ids] = (old, new, found)
    return found


def _compare_fields(form: Form, old: Any, new: Any) -> list[Change]:
    found: list[Change] = []
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    for i, field in enumerate(form.fields):
        was, now = before[i], after[i]
        if was is now:
            continue
        if field.left_out(now):
            if not field.left_out(was):
                found.append([[field.key]])
        elif field.left_out(was) or not _same_thing(was, now):
            found.append([[field.key], now])
        else:
            _add_below(found, field.key, _compare(was, now))
    return found


def _compare_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> list[Change]:
    found: list[Change] = [[[str(key)]] for key in old if key not in new]
    for key, now in new.items():
        if key not in old:
            found.append([[str(key)], now])
        elif (was := old[key]) is not now:
            _add_below(found, str(key), _compare(was, now) if _same_thing(was, now) else [[[], now]])
    return found


_lists: dict[tuple[int, int], tuple[list[Any], list[Any], list[Change]]] = {}
"""The same for lists that were compared just now: what everybody sees alike is one list for all of them."""
MOST_LISTS = 100


def _compare_lists(old: list[Any], new: list[Any]) -> list[Change]:
    ids = (id(old), id(new))
    known = _lists.get(ids)
    if known is not None:
        return known[2]
    if len(_lists) >= MOST_LISTS:
        _lists.clear()
    in_place = _compare_places(old, new) if len(old) == len(new) else None
    found = _compare_ends(old, new) if in_place is None else in_place
    _lists[ids] = (old, new, found)
    return found


def _compare_places(old: list[Any], new: list[Any]) -> list[Change] | None:
    """Where each thing is in its place, perhaps changed. What several of them have changed alike is said once."""
    alike: list[tuple[list[int], list[Change]]] = []
    for i in range(len(old)):
        was, now = old[i], new[i]
        if was is now:
            continue
        known = _known.get((id(was), id(now)))
        if known is not None:
            _gather(alike, i, known[2])
        elif _same_thing(was, now):
            _gather(alike, i, _compare(was, now))
        else:
            return None
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
    alike: list[tuple[list[int], list[Change]]] = []
    for i in range(front):
        if old[i] is not new[i]:
            _gather(alike, i, _compare(old[i], new[i]))
    for i in range(len(new) - back, len(new)):
        was = old[i - len(new) + len(old)]
        if was is not new[i]:
            _gather(alike, i, _compare(was, new[i]))
    return found + _said(alike)


def _same_thing(old: Any, new: Any) -> bool:
    """Whether one is the other, perhaps changed: a Struct is told by its first field, a message by its id.

    A view has its facts once, so they are the same thing whatever they begin with.
    """
    if old is new:
        return True
    kind = type(new)
    if kind is not type(old):
        return isinstance(new, Facts)
    if kind is list:
        return True
    if kind is dict:
        return bool(old.get("id") == new.get("id"))
    form = _forms.get(kind) or _learn(kind)
    if form.is_struct:
        return form.is_facts or _same_thing(getattr(old, form.first), getattr(new, form.first))
    return bool(old == new)


def _gather(alike: list[tuple[list[int], list[Change]]], place: int, found: list[Change]) -> None:
    if not found:
        return
    for places, same in alike:
        if same is found or same == found:
            places.append(place)
            return
    alike.append(([place], found))


def _said(alike: list[tuple[list[int], list[Change]]]) -> list[Change]:
    found: list[Change] = []
    for places, same in alike:
        _add_below(found, places if len(places) > 1 else places[0], same)
    return found


def _add_below(found: list[Change], step: object, part: list[Change]) -> None:
    """Add the changes of a part, as changes of the whole."""
    for change in part:
        further: Change = change.copy()
        further[0] = [step, *change[0]]
        found.append(further)


# -- which fields JSON leaves out --------------------------------------------------------------------------------


class Field:
    """Of a Struct: its name in JSON, and when it has none there."""

    def __init__(self, key: str, omits: bool, default: object, empty: bool) -> None:
        self.key = key
        self.omits = omits
        self.default = default
        self.empty = empty
        """Left out where it is empty, whatever it is."""

    def left_out(self, value: object) -> bool:
        """As msgspec leaves fields out: those with their default, where the Struct says so; the unset ones always."""
        if not self.omits:
            return value is UNSET
        if self.empty:
            return not value
        return value is self.default or (type(value) is type(self.default) and value == self.default)


class Form:
    """Everything needed to compare two values of a type."""

    def __init__(self, is_struct: bool, is_facts: bool, first: str, fields: list[Field]) -> None:
        self.is_struct = is_struct
        self.is_facts = is_facts
        self.first = first
        self.fields = fields


_forms: dict[type, Form] = {}


def _learn(kind: Any) -> Form:
    is_struct = issubclass(kind, Struct)
    fields = [_field(kind, field) for field in msgspec.structs.fields(kind)] if is_struct else []
    first: str = kind.__struct_fields__[0] if is_struct and fields else ""
    form = _forms[kind] = Form(is_struct, issubclass(kind, Facts), first, fields)
    return form


def _field(kind: Any, field: msgspec.structs.FieldInfo) -> Field:
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    omits = kind.__struct_config__.omit_defaults and has_default
    return Field(field.encode_name, omits, field.default, field.default is NODEFAULT)


# -- for whoever is sent them ------------------------------------------------------------------------------------


def put_together(data: Any, changed: list[Change]) -> Any:
    """The data with the changes made, as a client does it. The data itself stays as it is."""
    before = data
    for path, *what in changed:
        data = _change(data, path, what if len(what) < 4 else [*what[:2], _made(what[2], before, what[3])])
    return data


def _made(items: list[Any], before: Any, rest: dict[str, Any]) -> list[Any]:
    """Items made of those that there were before."""
    made = []
    for item in items:
        if isinstance(item, list):
            like = before[rest["like"]]
            for step in item[0] if isinstance(item[0], list) else item[:1]:
                like = like[step]
            own = item[1] if len(item) > 1 else {}
            item = {key: value for key, value in like.items() if key not in rest["less"]} | own
        made.append(item | rest.get("more", {}))
    return made


def _change(data: Any, path: list[Any], what: list[Any]) -> Any:
    if not path:
        if len(what) == 1:
            return what[0]
        data = data or []  # a list that was empty was left out
        return [*data[: what[0]], *what[2], *data[what[0] + what[1] :]]
    copy = data.copy()
    for step in path[0] if isinstance(path[0], list) else path[:1]:
        if len(path) == 1 and not what:
            del copy[step]
        else:
            below = copy[step] if len(path) > 1 or not isinstance(copy, dict) else copy.get(step)
            copy[step] = _change(below, path[1:], what)
    return copy

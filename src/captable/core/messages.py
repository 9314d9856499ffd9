"""The messages in views, events and refusals, however deep they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from captable.core.view import Message

_WITHOUT_MESSAGES = frozenset({str, int, bool, float, bytes, type(None)})


def messages_in(thing: Any) -> Iterator[Message]:
    """The messages in it. Much of a check's time goes here: views are large, and most of what is in them is plain."""
    rest = [thing]
    while rest:
        thing = rest.pop()
        inside: Iterable[Any] = ()
        if isinstance(thing, Message):
            yield thing
            inside = thing.args.values()
        elif isinstance(thing, msgspec.Struct):
            inside = [getattr(thing, field) for field in thing.__struct_fields__]
        elif isinstance(thing, list | tuple):
            inside = thing
        elif isinstance(thing, dict):
            inside = thing.values()
        rest += [item for item in inside if type(item) not in _WITHOUT_MESSAGES]

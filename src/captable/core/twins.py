"""What a copy has lost: `copy` is written by hand, so an attribute that was added later is easily forgotten in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

NOT_COPIED = "state.events"
"""What the last move made happen stays with the state that made it."""


def lost_in_copy(original: object, copy: object, rewritten: Sequence[str] = (), name: str = "state") -> str | None:
    """The first attribute that the copy lacks or holds otherwise, of a state or of one of its parts.

    `rewritten` names those that a copy puts into another form.
    """
    if original is copy or name == NOT_COPIED or name in rewritten:
        return None
    if type(original) is not type(copy):
        return name
    if isinstance(original, int | str | bytes | float):
        return None if original == copy else name
    pairs = _items(original, copy, name) if hasattr(original, "__len__") else _attributes(original, copy, name)
    for path, mine, its in pairs:
        lost = lost_in_copy(mine, its, rewritten, path)
        if lost is not None:
            return lost
    return None


def _items(original: Any, copy: Any, name: str) -> Iterator[tuple[str, object, object]]:
    yield f"len({name})", len(original), len(copy)
    if isinstance(original, Mapping):
        original, copy = list(original.items()), list(copy.items())
    for number, (mine, its) in enumerate(zip(original, copy, strict=True)):
        yield f"{name}[{number}]", mine, its


def _attributes(original: object, copy: object, name: str) -> Iterator[tuple[str, object, object]]:
    for attribute in sorted(_names(original)):
        if hasattr(original, attribute):
            yield f"{name}.{attribute}", getattr(original, attribute), getattr(copy, attribute, None)


def _names(thing: object) -> set[str]:
    """The names of its attributes; compiled classes list theirs instead of keeping a dictionary."""
    listed = (getattr(kind, "__mypyc_attrs__", ()) for kind in type(thing).__mro__)
    own = {name for names in listed for name in names} | set(getattr(thing, "__dict__", {}))
    return {name for name in own if not name.startswith("__")}

"""The move table: every move code of a game as a structured form `{kind, …}` and back, and in words and back."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from captable.core.errors import BadInput
from captable.core.view import Message

if TYPE_CHECKING:
    from captable.core.words import Words


@dataclass(frozen=True)
class Index:
    """A place in a list: counted from 0 in the structured form, from 1 in words."""

    size: int

    def structured(self, i: int) -> int:
        return i

    def position(self, value: object) -> int | None:
        return value if type(value) is int and 0 <= value < self.size else None

    def spoken(self, i: int) -> int | Message:
        return i + 1


@dataclass(frozen=True)
class Number:
    """A number from low to high, the same in the structured form and in words."""

    low: int
    high: int
    step: int = 1

    @property
    def size(self) -> int:
        return (self.high - self.low) // self.step + 1

    def structured(self, i: int) -> int:
        return self.low + i * self.step

    def position(self, value: object) -> int | None:
        if type(value) is not int or not self.low <= value <= self.high or (value - self.low) % self.step:
            return None
        return (value - self.low) // self.step

    def spoken(self, i: int) -> int | Message:
        return self.structured(i)


@dataclass(frozen=True)
class Name:
    """One of a list of ids, each with its name."""

    ids: tuple[str, ...]
    names: tuple[Message, ...]

    @property
    def size(self) -> int:
        return len(self.ids)

    def structured(self, i: int) -> str:
        return self.ids[i]

    def position(self, value: object) -> int | None:
        return self.ids.index(value) if isinstance(value, str) and value in self.ids else None

    def spoken(self, i: int) -> int | Message:
        return self.names[i]


@dataclass(frozen=True)
class Player:
    """A seat; in words the player's name."""

    size: int

    def structured(self, i: int) -> int:
        return i

    def position(self, value: object) -> int | None:
        return value if type(value) is int and 0 <= value < self.size else None

    def spoken(self, i: int) -> int | Message:
        return Message("seat", {"seat": i})


Argument = Index | Number | Name | Player


class MoveKind:
    """Moves that differ by their arguments only, with neighbouring codes: the last argument counts fastest."""

    def __init__(self, kind: str, **arguments: Argument) -> None:
        self.kind = kind
        self.arguments = arguments
        self.first = 0
        self.size = 1
        for argument in arguments.values():
            self.size *= argument.size

    def code(self, *positions: int) -> int:
        offset = 0
        for position, argument in zip(positions, self.arguments.values(), strict=True):
            offset = offset * argument.size + position
        return self.first + offset

    def positions(self, code: int) -> list[int]:
        offset = code - self.first
        positions: list[int] = []
        for argument in reversed(self.arguments.values()):
            offset, position = divmod(offset, argument.size)
            positions.append(position)
        return positions[::-1]


class MoveTable:
    """All moves of a game: kind after kind, each code with one fixed meaning."""

    prefix = ""
    """Of the game that it belongs to, which hands it over: `su` for the messages `su-move-…`."""

    def __init__(self, kinds: Sequence[MoveKind]) -> None:
        self.kinds = {kind.kind: kind for kind in kinds}
        self.size = 0
        for kind in kinds:
            kind.first = self.size
            self.size += kind.size
        self._spoken: dict[tuple[str, tuple[str, ...]], dict[str, int]] = {}

    def __set_name__(self, game: type, name: str) -> None:
        """A table that is an attribute of a game's class speaks with the game's prefix."""
        self.prefix = getattr(game, "prefix", "")

    def kind_of(self, code: int) -> MoveKind:
        for kind in self.kinds.values():
            if kind.first <= code < kind.first + kind.size:
                return kind
        raise BadInput(f"There is no move {code}; moves go from 0 to {self.size - 1}.")

    def structured(self, code: int) -> dict[str, Any]:
        """`{"kind": "take", "card": 2}`"""
        kind = self.kind_of(code)
        arguments = zip(kind.arguments.items(), kind.positions(code), strict=True)
        return {"kind": kind.kind} | {name: a.structured(i) for (name, a), i in arguments}

    def code(self, form: dict[str, Any]) -> int:
        """The code of a structured move."""
        wanted = form.get("kind")
        kind = self.kinds.get(wanted) if isinstance(wanted, str) else None
        if kind is None:
            raise BadInput(f"There is no kind of move {wanted!r}; there are {', '.join(self.kinds)}.")
        wrong = set(form) - set(kind.arguments) - {"kind"}
        if wrong:
            raise BadInput(f"A move of kind {kind.kind!r} has no {', '.join(sorted(wrong))}.")
        positions = []
        for name, argument in kind.arguments.items():
            position = argument.position(form.get(name))
            if position is None:
                raise BadInput(f"{form.get(name)!r} is no {name} for a move of kind {kind.kind!r}.")
            positions.append(position)
        return kind.code(*positions)

    def message(self, code: int) -> Message:
        """The move in words that need no position to be understood: "take market card 3"."""
        kind = self.kind_of(code)
        arguments = zip(kind.arguments.items(), kind.positions(code), strict=True)
        return Message(f"{self.prefix}-move-{kind.kind}", {name: a.spoken(i) for (name, a), i in arguments})

    def spoken(self, words: Words) -> dict[str, int]:
        """Every move in the language of `words`, plainly spelt, with its code."""
        cache_key = (words.language, tuple(words.names))
        if cache_key not in self._spoken:
            self._spoken[cache_key] = {plain(words.say(self.message(code))): code for code in range(self.size)}
        return self._spoken[cache_key]

    def parse(self, text: str, words: Words) -> int:
        """The move that these words mean, in the language of `words`."""
        code = self.spoken(words).get(plain(text))
        if code is None:
            raise BadInput(words.say(Message("core-no-such-words", {"text": text.strip()[:80]})))
        return code


def plain(text: str) -> str:
    """Letters without accents and case, words one blank apart, numbers without separators: how people type."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    words = " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())
    return re.sub(r"(?<=\d)[ ,](?=\d{3}(?!\d))", "", words)

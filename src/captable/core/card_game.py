"""A game whose cards are in a file, which designers may edit."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from captable.core.game import Game

FILE = "cards.toml"
"""Beside the module that defines the game."""


class Cards(Protocol):
    """What a card file says, as the game understands it."""

    @property
    def source(self) -> str: ...


C = TypeVar("C", bound=Cards)


class CardGame(Game, Generic[C]):
    """Subclass it with the type of the cards and write `read`; `cards` is there after `super().__init__`.

    A subclass that has an `__init__` takes and hands on the same arguments. A game that can still play as in earlier
    versions names the earliest in `oldest`, and asks `version` where they differ.
    """

    cards: C
    oldest: ClassVar[int | None] = None
    """The earliest version that can still be played; none if there is only the latest."""

    def __init__(self, cards: C | None = None, version: int | None = None) -> None:
        if version is not None:
            self.version = version  # type: ignore[misc]
        self._cards_edited = cards is not None
        self.cards = cards or self.read((self.folder / FILE).read_text("utf-8"), FILE)

    def read(self, source: str, name: str) -> C:
        """The cards of a file, refused with the line at fault; `name` is what the file is called."""
        raise NotImplementedError

    @property
    def cards_source(self) -> str:
        return self.cards.source

    @property
    def cards_edited(self) -> bool:
        return self._cards_edited

    def with_cards(self, source: str, name: str = "cards") -> Self:
        return type(self)(self.read(source, name), self.version)

    def as_of(self, version: int) -> Self:
        if self.oldest is None or not self.oldest <= version < self.version:
            return self
        kind: Any = type(self)
        earlier: Self = kind(self.cards, version) if self.cards_edited else _as_printed(kind, version)
        return earlier

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.cards_source if self.cards_edited else None, self.version)


@cache
def _as_printed(kind: type[Any], version: int) -> Any:
    """Kept, because bots at a table of an earlier version ask for it before every move."""
    return kind(version=version)


@lru_cache(maxsize=16)
def _again(kind: Any, edited: str | None, version: int) -> Any:
    """A game that was pickled. Kept, because states come by the thousand, each with its game."""
    if edited is None:
        return _as_printed(kind, version)
    return _as_printed(kind, version).with_cards(edited)

"""A game whose cards are in a file, which designers may edit."""

from __future__ import annotations

from typing import Generic, Protocol, Self, TypeVar

from captable.core.game import Game

FILE = "cards.toml"
"""Beside the module that defines the game."""


class Cards(Protocol):
    """What a card file says, as the game understands it."""

    @property
    def source(self) -> str: ...


C = TypeVar("C", bound=Cards)


class CardGame(Game, Generic[C]):
    """Subclass it with the type of the cards and write `read`; `cards` is there after `super().__init__`."""

    cards: C

    def __init__(self, cards: C | None = None) -> None:
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
        return type(self)(self.read(source, name))

"""Decks that players bring: the cards that there are, decks ready to be played, and what is wrong with one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from captable.core.view import Message, Refusal


class DeckCard(Struct, frozen=True):
    """A card that can be in a deck."""

    id: str
    name: Message
    note: Message
    """All that is printed on it."""
    type: str
    """In words: `<prefix>-type-<type>`."""
    rarity: str
    """In words: `<prefix>-rarity-<rarity>`."""
    cost: int
    most: int
    """Copies that a deck may have."""
    printed: Any
    """What the game's own drawing of a card needs, as in the facts of a view."""


class ReadyDeck(Struct, frozen=True):
    """Its texts are those of the choice `key` of the option."""

    key: str
    cards: dict[str, int]
    """Copies by card."""


class DeckBox(Struct, frozen=True):
    """All that a deck of a game is built of."""

    option: str
    """The seat option that takes a deck: a key of a ready one, or a text."""
    size: int
    cards: list[DeckCard]
    ready: list[ReadyDeck]


class DeckCheck(Struct, frozen=True):
    """What a deck text says, and every rule that it breaks."""

    cards: dict[str, int]
    broken: list[Refusal]

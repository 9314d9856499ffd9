"""Decks of IT Heroes (IH-11): small texts that a person writes by hand, such as

    # Nine Threats and a prayer
    3 Phishing Phil
    1 Ransomware Randy

A card is called by its English or French name, or by its id. The presets are such texts in the folder `decks`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from captable.core.decks import DeckBox, DeckCard, DeckCheck, ReadyDeck
from captable.core.errors import BadInput, RulesBroken
from captable.core.moves import plain
from captable.core.options import Option, OptionValue
from captable.core.view import Message, Refusal
from captable.games.it_heroes.cards import Cards
from captable.games.it_heroes.names import card_note, printed_on

SIZE = 30
"""IH-11.1."""
FEWEST = {"hero": 6, "threat": 6, "resource": 4}
"""IH-11.3."""
FOLDER = Path(__file__).parent / "decks"
LONGEST_TEXT = 4000
OPTION = "deck"
ANY = "any"
Args = dict[str, int | str | Message | list[Message]]
RANDOM = "random"
_LINE = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)")


class BadDeck(RulesBroken):
    """A deck that breaks rules: all of them at once (IH-11.4)."""


@dataclass(frozen=True)
class Shelf:
    """The decks that can be made of some cards."""

    cards: Cards
    names: Mapping[str, int]
    """The kind of each card by all its names, in plain letters."""
    presets: Mapping[str, Sequence[int]]
    """Copies of each kind, by the name of the deck."""

    def read(self, text: str) -> list[int]:
        """Copies of each kind in a deck text, or `BadDeck` with everything that is wrong with it."""
        copies, broken = self.judged(text)
        if broken:
            raise BadDeck(broken, "This deck can't be played: " + " ".join(self.reason(each) for each in broken))
        return copies

    def judged(self, text: str) -> tuple[list[int], list[Refusal]]:
        """What is in a text, and everything that is wrong with it."""
        copies, broken = self.copies(text)
        return copies, broken + self.broken(copies)

    def copies(self, text: str) -> tuple[list[int], list[Refusal]]:
        """What is in a text, and the lines that say nothing of use."""
        copies = [0] * len(self.cards.cards)
        unread: list[Refusal] = []
        for line in re.split(r"[\n;]", text[:LONGEST_TEXT]):
            line = line.partition("#")[0].strip()
            match = _LINE.fullmatch(line)
            kind = self.names.get(plain(match[2])) if match else None
            if match and kind is not None:
                copies[kind] += int(match[1])
            elif match:
                unread.append(Refusal("IH-11.4", Message("ih-deck-no-card", {"card": match[2][:60]})))
            elif line:
                unread.append(Refusal("IH-11.4", Message("ih-deck-no-line", {"line": line[:60]})))
        return copies, unread

    def broken(self, copies: Sequence[int]) -> list[Refusal]:
        """IH-11.1 to IH-11.3: every rule that these cards break."""
        broken: list[Refusal] = []
        if sum(copies) != SIZE:
            broken.append(Refusal("IH-11.1", Message("ih-deck-size", {"cards": sum(copies), "size": SIZE})))
        for card, count in zip(self.cards.cards, copies, strict=True):
            if count > card.limit:
                rarity = Message(f"ih-rarity-{card.rarity}")
                args: Args = {"card": card.name, "copies": count, "limit": card.limit, "rarity": rarity}
                broken.append(Refusal("IH-11.2", Message("ih-deck-copies", args)))
        for type, fewest in FEWEST.items():
            there = sum(n for card, n in zip(self.cards.cards, copies, strict=True) if card.type == type)
            if there < fewest:
                broken.append(Refusal("IH-11.3", Message(f"ih-deck-{type}", {"cards": there, "fewest": fewest})))
        return broken

    def reason(self, broken: Refusal, language: str = "en") -> str:
        from captable.games.it_heroes import GAME  # the texts are the game's

        return f"{GAME.words(language).say(broken.say)} ({broken.clause})"

    def by_id(self, copies: Sequence[int]) -> dict[str, int]:
        return {card.id: count for card, count in zip(self.cards.cards, copies, strict=True) if count}

    def check(self, text: str) -> DeckCheck:
        copies, broken = self.judged(text)
        return DeckCheck(self.by_id(copies), broken)

    def box(self) -> DeckBox:
        cards = [
            DeckCard(
                card.id, card.name, card_note(card), card.type, card.rarity, card.cost, card.limit, printed_on(card)
            )
            for card in self.cards.cards
        ]
        ready = [ReadyDeck(name, self.by_id(copies)) for name, copies in self.presets.items()]
        return DeckBox(OPTION, SIZE, cards, ready)

    def text(self, copies: Sequence[int], language: str = "en") -> str:
        """The deck as a person would write it."""
        from captable.games.it_heroes import GAME

        words = GAME.words(language)
        rows = [(count, card) for count, card in zip(copies, self.cards.cards, strict=True) if count]
        return "\n".join(f"{count} {words.say(card.name)}" for count, card in rows) + "\n"


def preset_texts(version: int) -> dict[str, str]:
    """The deck files of the package by name, the rulebook's own first.

    Those that were others in an earlier version of the game are in a folder of that version.
    """
    earlier = {file.stem: file for file in (FOLDER / f"version{version}").glob("*.txt")}
    files = sorted(FOLDER.glob("*.txt"), key=lambda file: (file.stem != "aggressive", file.stem))
    return {file.stem: earlier.get(file.stem, file).read_text("utf-8") for file in files}


def shelf_of(cards: Cards, printed: Mapping[str, Sequence[str]], version: int) -> Shelf:
    """The shelf for these cards, with the presets of that version of the game.

    A preset that an edited card file does not allow is left out.
    """
    names: dict[str, int] = {}
    for kind, card in enumerate(cards.cards):
        own = str(card.name.args.get("name", ""))
        for name in (card.id, own, *(() if own else printed.get(card.id, ()))):
            if name:
                names[plain(name)] = kind
    shelf = Shelf(cards, names, {})
    presets = {}
    for name, text in preset_texts(version).items():
        copies, unread = shelf.copies(text)
        if not unread and not shelf.broken(copies):
            presets[name] = copies
    return Shelf(cards, names, presets)


@dataclass(frozen=True)
class DeckOption(Option):
    """The deck of a seat: a preset by name, any of them, a random legal one, or a text."""

    shelf: Shelf | None = None

    def read(self, value: object) -> OptionValue:
        if value in self.choices:
            return str(value)
        if isinstance(value, str) and re.search(r"\d", value) and self.shelf is not None:
            self.shelf.read(value)
            return value
        raise BadInput(
            f"There is no deck {value!r}: it can be {self.allowed()}, or a text with a line such as "
            "'3 Phishing Phil' for each card."
        )


def deck_option(shelf: Shelf) -> DeckOption:
    return DeckOption(OPTION, ANY, (ANY, *shelf.presets, RANDOM), text=True, shelf=shelf)

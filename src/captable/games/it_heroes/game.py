"""What is fixed about IT Heroes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.card_game import CardGame
from captable.core.decks import DeckBox, DeckCheck
from captable.core.observation import Observation
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from captable.core.words import LANGUAGES
from captable.games.it_heroes import dump
from captable.games.it_heroes.cards import Cards, read_cards
from captable.games.it_heroes.decklists import ANY, RANDOM, deck_option, shelf_of
from captable.games.it_heroes.facts import COUNTERS, Facts, Kind
from captable.games.it_heroes.inputs import inputs
from captable.games.it_heroes.moves import move_table
from captable.games.it_heroes.observation import observation
from captable.games.it_heroes.rules import state as rules
from captable.games.it_heroes.rules import tables, worlds
from captable.games.it_heroes.tables import tables_of


class ItHeroes(CardGame[Cards]):
    key = "it_heroes"
    version = 3
    oldest = 1
    """Version 1 had other presets. Up to version 2, nobody remembered what a search may have found (IH-13.3), and a
    Threat that the first blocker neutralised took the second's choice with it (IH-7.3)."""
    prefix = "ih"
    fewest = 2
    most = 2
    best_score = "none"  # the piles, which may be anything when a second hit or a penalty ends it
    minutes = (20, 30)
    options = (
        Option("recycle", "printed", ("printed", "cover")),
        Option("open_lists", False, (False, True)),
        Option("first_coffee", 2, (2, 1)),
    )
    search = {"exploration": 0.4, "horizon": 30, "sense": 100}
    clause_of_turns = "IH-6.1"
    clause_of_the_end = "IH-1.1"
    clause_of_leaving = "IH-1.2"
    event_kinds = tuple(Kind)
    counters = COUNTERS
    facts = Facts

    def __init__(self, cards: Cards | None = None, version: int | None = None) -> None:
        super().__init__(cards, version)
        self.shelf = shelf_of(self.cards, self.printed_names(), self.version)
        self.seat_options = (deck_option(self.shelf),)  # type: ignore[misc]
        self.tables = tables_of(self.cards, list(self.shelf.presets.values()), self.version)
        self.move_table = move_table(self.cards)

    def read(self, source: str, name: str) -> Cards:
        return read_cards(source, name, {id: names[0] for id, names in self.printed_names().items()})

    def printed_names(self) -> dict[str, list[str]]:
        """The names of the house set's cards in every language, English first, by id."""
        stem = f"{self.prefix}-card-"
        names: dict[str, list[str]] = {}
        for language in LANGUAGES:
            # All texts would take a server's start a third longer.
            named = [line for line in self.texts(language).splitlines(keepends=True) if line.startswith(stem)]
            for entry in FluentParser().parse("".join(named)).body:
                if isinstance(entry, ast.Message) and entry.value:
                    text = "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
                    names.setdefault(entry.id.name.removeprefix(stem), []).append(text)
        return names

    def deal(
        self,
        players: int,
        rng: Rng,
        options: dict[str, OptionValue],
        seat_options: list[dict[str, OptionValue]],
    ) -> rules.ItHeroesState:
        decks = [self.deck(str(private["deck"]), rng) for private in seat_options]
        cover, open_lists = options["recycle"] == "cover", options["open_lists"] is True
        return rules.new_state(self, rng, decks, cover, open_lists, 1 if options["first_coffee"] == 1 else 2)

    def deck(self, wanted: str, rng: Rng) -> vec[i64]:
        """Copies of each kind in the deck of that name or text; "any" and "random" are by lot."""
        presets = self.shelf.presets
        if wanted == RANDOM or (wanted == ANY and not presets):
            return worlds.completed(self.tables, self.tables.limit, vec[i64]([0] * self.tables.kinds), rng)
        if wanted == ANY:
            wanted = list(presets)[rng.below(len(presets))]
        return vec[i64](presets[wanted] if wanted in presets else self.shelf.read(wanted))

    def deck_box(self) -> DeckBox:
        return self.shelf.box()

    def check_deck(self, text: str) -> DeckCheck:
        """IH-11."""
        return self.shelf.check(text)

    def load(self, source: Mapping[str, Any]) -> rules.ItHeroesState:
        return dump.load(self, source)

    def inputs(self, players: int) -> Observation:
        return inputs(self)

    def observation(self, players: int) -> Observation:
        return observation(self, players)

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """IH-1.3."""
        return tables.MOST_TURNS * rules.MOVES_A_TURN

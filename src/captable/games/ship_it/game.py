"""What is fixed about Ship It!"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captable.core.card_game import CardGame
from captable.core.observation import Observation
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from captable.games.ship_it import dump, practice
from captable.games.ship_it.cards import Cards, read_cards
from captable.games.ship_it.facts import COUNTERS, UNTOLD, Facts, Kind
from captable.games.ship_it.moves import move_table
from captable.games.ship_it.observation import observation
from captable.games.ship_it.rules import codes, puzzle
from captable.games.ship_it.rules import state as rules


class ShipIt(CardGame[Cards]):
    key = "ship_it"
    version = 2
    oldest = 1
    """In version 1 the second seat was always the first among equals in round 1 (SI-2.1)."""
    prefix = "si"
    fewest = 2
    most = 4
    minutes = (30, 45)
    options = (Option("simultaneous", "turns", ("turns", "live")),)
    identities = ("funding", "tech", "product")
    simultaneous = True
    exercises = codes.ROUNDS
    search = {"exploration": 0.6, "horizon": -1, "sense": 100}
    thinking = 500
    clause_of_turns = "SI-4.8"
    clause_of_the_end = "SI-8.1"
    clause_of_leaving = "SI-4.9"
    event_kinds = tuple(Kind)
    counters = COUNTERS
    untold_counters = UNTOLD
    facts = Facts

    def __init__(self, cards: Cards | None = None, version: int | None = None) -> None:
        super().__init__(cards, version)
        self.move_table = move_table()

    def read(self, source: str, name: str) -> Cards:
        return read_cards(source, name)

    def deal(
        self,
        players: int,
        rng: Rng,
        options: dict[str, OptionValue],
        seat_options: list[dict[str, OptionValue]],
    ) -> rules.ShipItState:
        return rules.new_state(self, players, rng, self.cards.figures, options["simultaneous"] == "live")

    def load(self, source: Mapping[str, Any]) -> rules.ShipItState:
        return dump.load(self, source)

    def exercise(self, kind: int, number: str) -> rules.ShipItState:
        return practice.exercise(self, kind, number)

    def answer(self, kind: int, number: str) -> rules.ShipItState:
        return practice.answer(self, kind, number)

    def observation(self, players: int) -> Observation:
        return observation(self, players)

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """Every phase has its limit: of choices, lines opened, changes, edits and cursor moves."""
        choosing = 3 * (codes.MOST_RETHINKS + 1) + codes.MOST_RETHINKS
        bidding = 2 * codes.MOST_OPENED + 1
        solving = 2 + puzzle.MOST_EDITS + codes.MOST_WALKS
        return players * (choosing + codes.ROUNDS * (bidding + codes.MOST_CHANGES + 1 + solving))

"""What is fixed about Pitch Night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.card_game import CardGame
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from tests.strangers.pitch_night import dump
from tests.strangers.pitch_night.cards import Cards, read_cards
from tests.strangers.pitch_night.facts import COUNTERS, Kind
from tests.strangers.pitch_night.moves import move_table
from tests.strangers.pitch_night.rules.state import PitchNightState, new_state


class PitchNight(CardGame[Cards]):
    key = "pitch_night"
    version = 1
    prefix = "pn"
    fewest, most = 2, 4
    minutes = (5, 10)
    options = (Option("cards", 3, (3, 5)),)
    clause_of_turns = "PN-1.2"
    clause_of_the_end = "PN-2.1"
    clause_of_leaving = "PN-2.2"
    event_kinds = tuple(Kind)
    counters = COUNTERS

    def __init__(self, cards: Cards | None = None, version: int | None = None) -> None:
        super().__init__(cards, version)
        self.move_table = move_table(self.cards)
        self.worths = vec[i64]([pitch.worth for pitch in self.cards.pitches])
        self.copies = vec[i64]([pitch.copies for pitch in self.cards.pitches])

    def read(self, source: str, name: str) -> Cards:
        return read_cards(source, name)

    def deal(
        self, players: int, rng: Rng, options: dict[str, OptionValue], seat_options: list[dict[str, OptionValue]]
    ) -> PitchNightState:
        dealt = options["cards"]
        assert isinstance(dealt, int)
        return new_state(self, players, rng, dealt)

    def load(self, source: Mapping[str, Any]) -> PitchNightState:
        return dump.load(self, source)

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """Each move plays a card."""
        return self.cards.total

"""What is fixed about Startups."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.card_game import CardGame
from captable.core.observation import Observation
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from captable.games.startups import dump
from captable.games.startups.cards import MOST_PLAYERS, Cards, read_cards
from captable.games.startups.facts import COUNTERS, Facts, Kind
from captable.games.startups.inputs import inputs
from captable.games.startups.moves import move_table
from captable.games.startups.observation import observation
from captable.games.startups.rules import codes
from captable.games.startups.rules import state as rules

MOVES_OF_A_TURN = 2
"""Take a card, play a card."""


class Startups(CardGame[Cards]):
    key = "startups"
    version = 1
    prefix = "su"
    fewest = 3
    most = MOST_PLAYERS
    minutes = (15, 25)
    options = (
        Option("anti_monopoly", "published", ("published", "manual")),
        Option("rounds", 1, (1, codes.ROUNDS_OF_A_MATCH)),
    )
    search = {"exploration": 0.5, "horizon": -1, "sense": 100}
    thinking = 4000
    clause_of_turns = "SU-1.3"
    clause_of_the_end = "SU-5.1"
    clause_of_leaving = "SU-8.1"
    event_kinds = tuple(Kind)
    counters = COUNTERS
    facts = Facts

    def __init__(self, cards: Cards | None = None, version: int | None = None) -> None:
        super().__init__(cards, version)
        self.room = self.cards.total - codes.ASIDE - 2 * codes.HAND  # two players may be left (SU-8.1)
        self.move_table = move_table(self.cards, self.room)

    @cached_property
    def copies(self) -> vec[i64]:
        return vec[i64]([company.copies for company in self.cards.companies])

    def read(self, source: str, name: str) -> Cards:
        return read_cards(source, name)

    def deal(
        self,
        players: int,
        rng: Rng,
        options: dict[str, OptionValue],
        seat_options: list[dict[str, OptionValue]],
    ) -> rules.StartupsState:
        manual = options["anti_monopoly"] == "manual"
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        return rules.new_state(self, players, rng, self.copies, self.room, manual, rounds)

    def load(self, source: Mapping[str, Any]) -> rules.StartupsState:
        return dump.load(self, source)

    def inputs(self, players: int) -> Observation:
        return inputs(self, players)

    def observation(self, players: int) -> Observation:
        return observation(self, players)

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """SU-5.6: at most so many turns for each card of the pile."""
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        return MOVES_OF_A_TURN * codes.TURNS_WITHOUT_A_DRAW * players * self.room * rounds

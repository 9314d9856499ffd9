"""What is fixed about Start-Up Nation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.card_game import CardGame
from captable.core.errors import BadInput
from captable.core.observation import Observation
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from captable.games.startup_nation import dump
from captable.games.startup_nation.cards import EFFECTS, INTERNS, TABLES, Cards, read_cards
from captable.games.startup_nation.facts import COUNTERS, Facts, Kind
from captable.games.startup_nation.inputs import inputs
from captable.games.startup_nation.moves import move_table
from captable.games.startup_nation.observation import observation
from captable.games.startup_nation.rules import state as rules
from captable.games.startup_nation.rules.position import MOST_ROUNDS

MOVES_OF_A_TURN = 3
"""Play a card, say whom it is for, answer."""


class StartupNation(CardGame[Cards]):
    key = "startup_nation"
    version = 2
    oldest = 1
    """In version 1 two allies who were left at the table played on (SN-7.4)."""
    prefix = "sn"
    fewest = 4
    most = 5
    minutes = (20, 40)
    options = (Option("interns", (), INTERNS, many=True),)
    search = {"exploration": 0.5, "horizon": 0, "others": 100}
    rewritten_in_copies = ("state.recalled",)
    clause_of_turns = "SN-4.1"
    clause_of_the_end = "SN-1.2"
    clause_of_leaving = "SN-7.3"
    event_kinds = tuple(Kind)
    counters = COUNTERS
    facts = Facts

    def __init__(self, cards: Cards | None = None, version: int | None = None) -> None:
        super().__init__(cards, version)
        self.move_table = move_table(self.cards)

    @cached_property
    def effects(self) -> vec[i64]:
        return vec[i64]([EFFECTS.index(card.effect) for card in self.cards.cards])

    @cached_property
    def ranks_at_end(self) -> vec[i64]:
        return vec[i64]([card.rank_at_end for card in self.cards.cards])

    @cached_property
    def doubles(self) -> vec[i64]:
        return vec[i64]([int(card.doubles_points) for card in self.cards.cards])

    def read(self, source: str, name: str) -> Cards:
        return read_cards(source, name)

    def deal(
        self,
        players: int,
        rng: Rng,
        options: dict[str, OptionValue],
        seat_options: list[dict[str, OptionValue]],
    ) -> rules.StartupNationState:
        return rules.new_state(
            self,
            players,
            rng,
            self.interns_in_play(players, options["interns"], rng),
            vec[i64]([card.copies[players] for card in self.cards.cards if card.rank > 0]),
            self.cards.bpi[players],
            self.effects,
            self.ranks_at_end,
            self.doubles,
        )

    def interns_in_play(self, players: int, named: OptionValue, rng: Rng) -> vec[i64]:
        """SN-2.1: those that the table named, else some at random."""
        assert isinstance(named, tuple)
        wanted = self.cards.interns[players]
        if not named:
            kinds = vec[i64](range(len(INTERNS)))
            rng.shuffle(kinds)
            return vec[i64](sorted(kinds[:wanted]))
        if len(named) != wanted or len(set(named)) != wanted:
            raise BadInput(self.why_not_for(players, {"interns": named}))
        return vec[i64](sorted(self.cards.index(id) for id in named))

    def why_not_for(self, players: int, options: Mapping[str, object]) -> str:
        named = self.options[0].read(options["interns"])
        assert isinstance(named, tuple)
        return (
            f"The option interns must name {self.cards.interns[players]} different kinds for {players} players "
            f"(SN-2.1), or none to draw them at random; {', '.join(named)} won't do."
        )

    def players_for(self, options: Mapping[str, object]) -> range:
        """Naming the interns fixes the number of players."""
        named = self.options[0].read(options.get("interns", ()))
        assert isinstance(named, tuple)
        fitting = [players for players in TABLES if not named or self.cards.interns[players] == len(named)]
        return range(fitting[0], fitting[-1] + 1) if fitting else range(0)

    def load(self, source: Mapping[str, Any]) -> rules.StartupNationState:
        return dump.load(self, source)

    def inputs(self, players: int) -> Observation:
        return inputs(self, players)

    def observation(self, players: int) -> Observation:
        return observation(self, players)

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """SN-1.2: every turn takes a card from the pile."""
        return MOST_ROUNDS * MOVES_OF_A_TURN * self.cards.total(players)

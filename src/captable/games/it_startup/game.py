"""What is fixed about IT Startup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captable.core.card_game import CardGame
from captable.core.observation import Observation
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from captable.games.it_startup import dump
from captable.games.it_startup.cards import Cards, read_cards
from captable.games.it_startup.facts import COUNTERS, Facts, Kind
from captable.games.it_startup.inputs import inputs
from captable.games.it_startup.moves import move_table
from captable.games.it_startup.observation import observation
from captable.games.it_startup.rules import state as rules
from captable.games.it_startup.rules.office import MOST_PLAYS, MOST_TOGGLES
from captable.games.it_startup.rules.turn import MOST_ROUNDS
from captable.games.it_startup.tables import figures_of

THRESHOLDS = {"fast": 32, "standard": 64, "long": 128}
"""IS-1.1."""
MOVES_OF_A_PLAY = 14
"""A card, its target, a counter and its price, or the most cards that can be put in order."""


class ItStartup(CardGame[Cards]):
    key = "it_startup"
    version = 2
    oldest = 1
    """Version 1 drew another starter after somebody had left in the mulligan (IS-2.3)."""
    prefix = "is"
    fewest = 1
    most = 4
    minutes = (10, 60)
    options = (
        Option("threshold", "standard", tuple(THRESHOLDS), low=8, high=256),
        Option("planning_bonus", False, (False, True)),
        Option("teams", False, (False, True)),
        Option("hard", False, (False, True)),
    )
    simultaneous = True
    teams = True
    search = {"exploration": 0.3, "horizon": -1, "sense": 100}
    thinking = 1000
    rewritten_in_copies = ("state.hidden.deck", "state.hidden.top", "state.means", "state.scratch")
    """A copy leaves out the cards that were drawn, and works the means out again."""
    clause_of_turns = "IS-3.5"
    clause_of_the_end = "IS-1.2"
    clause_of_leaving = "IS-9.3"
    event_kinds = tuple(Kind)
    counters = COUNTERS
    facts = Facts

    def __init__(self, cards: Cards | None = None, version: int | None = None) -> None:
        super().__init__(cards, version)
        self.figures = figures_of(self.cards)
        self.move_table = move_table(self.cards, self.figures.room)

    def players_for(self, options: Mapping[str, object]) -> range:
        """IS-9: 2 vs 2 is for four, the hard game for one."""
        if options.get("teams") is True:
            return range(0) if options.get("hard") is True else range(4, 5)
        return range(1, 2) if options.get("hard") is True else range(1, 5)

    def read(self, source: str, name: str) -> Cards:
        return read_cards(source, name)

    def deal(
        self,
        players: int,
        rng: Rng,
        options: dict[str, OptionValue],
        seat_options: list[dict[str, OptionValue]],
    ) -> rules.ItStartupState:
        return rules.new_state(
            self,
            players,
            rng,
            self.figures,
            threshold_of(options),
            options["planning_bonus"] is True,
            options["teams"] is True,
            options["hard"] is True,
        )

    def load(self, source: Mapping[str, Any]) -> rules.ItStartupState:
        return dump.load(self, source)

    def inputs(self, players: int) -> Observation:
        return inputs(self, players)

    def observation(self, players: int) -> Observation:
        return observation(self, players)

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        """IS-1.3, IS-7.6: so many rounds, turns and plays, with the choices inside them."""
        mulligan = players * (MOST_TOGGLES + 1)
        return mulligan + MOST_ROUNDS * players * (2 + MOST_PLAYS * MOVES_OF_A_PLAY)


def threshold_of(options: Mapping[str, OptionValue]) -> int:
    chosen = options["threshold"]
    if isinstance(chosen, str):
        return THRESHOLDS[chosen]
    assert isinstance(chosen, int)
    return chosen

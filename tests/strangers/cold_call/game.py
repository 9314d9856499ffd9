"""What is fixed about Cold Call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captable.core.game import Game
from captable.core.moves import MoveKind, MoveTable, Number
from captable.core.rng import Rng
from tests.strangers.cold_call.state import CARDS, HAND, ColdCallState


class ColdCall(Game):
    key = "cold_call"
    version = 1
    prefix = "cold-call"
    fewest, most = 2, 4
    minutes = (5, 10)
    simultaneous = True
    clause_of_turns = "CC-1.3"
    clause_of_the_end = "CC-2.1"
    clause_of_leaving = "CC-2.2"
    event_kinds = ("client", "played", "said", "shown", "scored")
    counters = ("points",)
    move_table = MoveTable([MoveKind("play", card=Number(1, CARDS)), MoveKind("stay"), MoveKind("drop")])

    def deal(
        self, players: int, rng: Rng, options: dict[str, Any], seat_options: list[dict[str, Any]]
    ) -> ColdCallState:
        state = ColdCallState.begin(self, players, rng, options)
        state.set_up()
        return state

    def load(self, dump: Mapping[str, Any]) -> ColdCallState:
        return ColdCallState.load(self, dump)

    def longest(self, players: int, options: Mapping[str, Any]) -> int:
        return 2 * HAND * players

"""The engine and an independent model of the rules play the same games, move by move."""

from __future__ import annotations

from typing import Any

import pytest

from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games.startups import GAME
from captable.games.startups.rules.state import StartupsState
from tests.games.startups.model import Model, Move

TEMPERS: dict[str, list[str]] = {
    "any": [],
    "spendthrift": ["draw", "market"],
    "trader": ["take", "market"],
    "collector": ["draw", "portfolio"],
}
"""What kinds of moves somebody likes best; among equals, and one time in eight, chance decides."""


def choose(moves: list[Move], temper: str, rng: Rng) -> Move:
    liked = [move for move in moves if move["kind"] in TEMPERS[temper]]
    if not liked or rng.below(8) == 0:
        liked = moves
    return liked[rng.below(len(liked))]


def in_form(moves: list[Move]) -> list[tuple[Any, ...]]:
    return sorted(tuple(move.values()) for move in moves)


def without_chance(dump: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in dump.items() if field != "rng"}


class Comparison:
    """One game, played by both."""

    def __init__(self, players: int, anti_monopoly: str, rounds: int, seed: str) -> None:
        self.rng = rng_from(seed, "comparison")
        state = GAME.new(players, seed, {"anti_monopoly": anti_monopoly, "rounds": rounds})
        assert isinstance(state, StartupsState)
        self.state = state
        self.state.telling = False
        self.model = Model(self.state.dump())
        self.tempers = [list(TEMPERS)[self.rng.below(len(TEMPERS))] for _ in range(players)]
        self.leavers = self.rng.below(4) == 0
        self.seen: set[str] = set()

    def run(self) -> set[str]:
        self.compare()
        while not self.state.over():
            rounds = len(self.model.at["results"])
            self.step()
            if len(self.model.at["results"]) > rounds and not self.state.over():
                self.model.deal_as(self.state.dump())
                self.seen.add("a new round")
            self.compare()
        return self.seen

    def step(self) -> None:
        seat = self.state.turn
        if self.leavers and self.rng.below(60) == 0:
            stays = self.model.staying()
            leaver = stays[self.rng.below(len(stays))]
            self.state.concede(leaver)
            self.model.concede(leaver)
            self.seen.add("somebody leaves")
            return
        move = choose(self.model.legal(), self.tempers[seat], self.rng)
        self.notice(seat, move)
        self.state.play(seat, GAME.move_table.code(move))
        self.model.play(move)

    def notice(self, seat: int, move: Move) -> None:
        if move["kind"] == "draw" and self.model.at["chips"][seat] < len(self.model.asks_for_a_chip(seat)):
            self.seen.add("a draw without the chips for it")
        if move["kind"] in ("market", "portfolio") and self.model.at["idle_turns"] == 6 * self.model.players:
            self.seen.add("too many turns without a draw")

    def compare(self) -> None:
        assert without_chance(self.state.dump()) == without_chance(self.model.at)
        turn = self.state.turn
        if not self.state.over():
            legal = [GAME.move_table.structured(move) for move in self.state.moves(turn)]
            assert in_form(legal) == in_form(self.model.legal())
        outcome = self.state.outcome()
        assert self.model.outcome() == (None if outcome is None else (outcome.places, outcome.scores))


@pytest.mark.parametrize("rounds", [1, 4])
@pytest.mark.parametrize("anti_monopoly", ["published", "manual"])
@pytest.mark.parametrize("players", range(3, 8))
def test_the_engine_plays_as_the_clauses_say(players: int, anti_monopoly: str, rounds: int) -> None:
    for game in range(12 if rounds == 1 else 3):
        Comparison(players, anti_monopoly, rounds, f"{players} {anti_monopoly} {rounds} {game}").run()


def test_the_comparison_meets_the_rare_cases_too() -> None:
    seen: set[str] = set()
    for game in range(16):
        seen |= Comparison(3, "manual", 4, f"rare {game}").run()
    assert seen == {
        "a new round",
        "a draw without the chips for it",
        "too many turns without a draw",
        "somebody leaves",
    }

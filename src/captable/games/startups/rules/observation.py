"""Writes what a seat knows in Startups: SU-7, field by field as `observation` declares them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.games.startups.rules.codes import ROUNDS_OF_A_MATCH
from captable.games.startups.rules.state import StartupsState


@final
class StartupsObserver(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, StartupsState)
        self.write_course(state)
        companies: i64 = state.companies
        self.numbers(state.hand[self.seat * companies : (self.seat + 1) * companies])
        self.rows(state.chips, 0, 1, 0)
        self.rows(state.portfolio, 0, companies, 0)
        self.rows(state.known, 0, companies, 0)
        step: i64
        for step in range(self.players):
            self.number(state.hand_size(self.there(step)))
        self.seat_numbers(state.holder)
        self.listed(state.market, state.room)
        self.amounts(state.market_chips, state.room)
        self.listed(state.market_slot, state.room)
        self.results(state.results, ROUNDS_OF_A_MATCH, 0)

    def write_course(self, state: StartupsState) -> None:
        facts: vec[i64] = vec[i64](
            [
                self.seat,
                i64(state.manual),
                state.rounds,
                state.round,
                self.seen_from_here(state.turn),
                state.step,
                state.taken + 1,
                state.idle_turns,
                state.pile(),
            ]
        )
        self.numbers(facts)
        self.seats(state.gone)

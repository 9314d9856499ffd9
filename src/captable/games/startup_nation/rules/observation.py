"""Writes what a seat knows in Start-Up Nation: SN-9, field by field as `observation` declares them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.games.startup_nation.rules.memory import (
    ALLIES,
    ASK,
    GIVE,
    LOOK,
    PROMOTE,
    SIGHT,
    SWAP,
    Memory,
    card_of,
    count_of,
    event_of,
    who_of,
    whom_of,
)
from captable.games.startup_nation.rules.position import MOST_ROUNDS, count_cards
from captable.games.startup_nation.rules.state import StartupNationState

PART_BITS: Final[i64] = 6
PART: Final[i64] = 63
"""A swap shows two cards: each sighting has so many bits."""


@final
class StartupNationObserver(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, StartupNationState)
        self.write_turn(state)
        self.rows(state.alliance, 0, 1, 0)
        self.rows(state.bpi, 0, 1, 0)
        self.rows(state.last_turn, 0, 1, 0)
        self.rows(state.points, 0, 1, 0)
        self.numbers(state.copies)
        self.numbers(state.counted(state.laid))
        results: vec[i64] = state.results
        i: i64
        for i in range(0, len(results), self.players):
            self.rows(results, i, 1, 1)
        self.blanks(MOST_ROUNDS * self.players - len(results))
        memory: Memory = state.memory(self.seat)
        self.write_log(memory.remembered(), state.longest_log())
        self.listed(memory.seen, count_cards(state.copies))

    def write_turn(self, state: StartupNationState) -> None:
        self.number(self.seat)
        self.seat_number(state.turn)
        self.number(state.step)
        self.seat_number(state.mover)
        self.number(state.card + 1)
        self.seat_number(state.asker)
        self.seat_number(state.victim)
        self.number(state.role + 1)
        self.seats(state.alive)
        self.seats(state.gone)
        self.number(state.in_pile())
        self.number(state.supply)
        self.number(state.turns)
        self.number(state.round)
        self.number(state.hand[self.seat] + 1)
        self.number(state.drawn + 1 if state.mover == self.seat else 0)
        self.number(state.deal_of_round[self.seat] + 1)

    def write_log(self, log: vec[i64], longest: i64) -> None:
        """What happened in this round, a column for each part of an entry."""
        start: i64 = self.at
        self.blanks(7 * longest)
        out: vec[i16] = self.out
        i: i64
        for i in range(len(log)):
            e: i64 = log[i]
            event: i64 = event_of(e)
            whom: i64 = whom_of(e)
            card: i64 = card_of(e)
            if event == ALLIES:
                card = self.seen_from_here(card)
            at: i64 = start + i
            out[at] = i16(event)
            out[at + longest] = i16(self.seen_from_here(who_of(e)))
            out[at + 2 * longest] = i16(self.seen_from_here(whom) if names_a_seat(event) else whom)
            out[at + 3 * longest] = i16(card)
            out[at + 4 * longest] = i16(count_of(e))
            out[at + 5 * longest] = i16((e >> SIGHT) & PART)
            out[at + 6 * longest] = i16(e >> (SIGHT + PART_BITS))


def names_a_seat(event: i64) -> bool:
    """Whether `whom` of such an entry is a seat, not a role."""
    return event in (ASK, LOOK, SWAP, ALLIES, GIVE, PROMOTE)

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
    SWAP,
    Sightings,
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
        self.results(state.results, MOST_ROUNDS, 1)
        sightings: Sightings = state.sightings(self.seat)
        self.write_log(sightings, state.longest_log())
        self.listed(sightings.seen, count_cards(state.copies))

    def write_turn(self, state: StartupNationState) -> None:
        turn: vec[i64] = vec[i64](
            [
                self.seat,
                self.seen_from_here(state.turn),
                state.step,
                self.seen_from_here(state.mover),
                state.card + 1,
                self.seen_from_here(state.asker),
                self.seen_from_here(state.victim),
                state.role + 1,
            ]
        )
        self.numbers(turn)
        self.seats(state.alive)
        self.seats(state.gone)
        cards: vec[i64] = vec[i64](
            [
                state.in_pile(),
                state.supply,
                state.turns,
                state.round,
                state.hand[self.seat] + 1,
                state.drawn + 1 if state.mover == self.seat else 0,
                state.deal_of_round[self.seat] + 1,
            ]
        )
        self.numbers(cards)

    def write_log(self, sightings: Sightings, longest: i64) -> None:
        """What happened in this round, a column for each part of an entry."""
        start: i64 = self.at
        self.blanks(7 * longest)
        out: vec[i16] = self.out
        log: vec[i64] = sightings.log
        sights: vec[i64] = sightings.sights
        i: i64
        for i in range(len(log)):
            e: i64 = log[i]
            sight: i64 = sights[i]
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
            if sight != 0:
                out[at + 5 * longest] = i16(sight & PART)
                out[at + 6 * longest] = i16(sight >> PART_BITS)


def names_a_seat(event: i64) -> bool:
    """Whether `whom` of such an entry is a seat, not a role."""
    return event in (ASK, LOOK, SWAP, ALLIES, GIVE, PROMOTE)

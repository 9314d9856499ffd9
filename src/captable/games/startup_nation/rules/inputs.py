"""Writes what a network judges a position of Start-Up Nation by, as `inputs` declares it: all cards are open here."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.core.vectors import NONE, zeros
from captable.games.startup_nation.rules.memory import KINDS, YES, true_answer
from captable.games.startup_nation.rules.state import ANSWERING, StartupNationState

POINTS: Final[i64] = 8
RANKS: Final[i64] = 12
PILE: Final[i64] = 16
"""From so many on, one more of them is worth no more and no less."""

OWN: Final[i64] = 0
ALLY: Final[i64] = 1
OTHER: Final[i64] = 2
SIDES: Final[i64] = 3


@final
class StartupNationInputs(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, StartupNationState)
        sides: vec[i64] = vec[i64](capacity=self.players)
        ally: i64 = state.ally(self.seat)
        seat: i64
        for seat in range(self.players):
            side: i64 = OTHER
            if seat == self.seat:
                side = OWN
            elif seat == ally:
                side = ALLY
            sides = append(sides, side)
        self.write_match(state, ally)
        self.write_hands(state, sides)
        self.write_leads(state, ally)
        self.write_turn(state, sides)
        self.write_pile(state)

    def write_match(self, state: StartupNationState, ally: i64) -> None:
        best: i64 = 0
        rivals: i64 = 0
        for seat in range(self.players):
            if seat != self.seat and not state.has_left(seat):
                if state.points[seat] > best:
                    rivals = 0
                best = max(best, state.points[seat])
                if state.points[seat] == best:
                    rivals += 1
        self.reached(state.points[self.seat], POINTS)
        self.reached(best, POINTS)
        self.reached(0 if ally == NONE else state.points[ally], POINTS)
        self.one_of(rivals - 1, self.players - 1)
        self.number(state.round)
        self.flag(state.has_left(self.seat))

    def write_hands(self, state: StartupNationState, sides: vec[i64]) -> None:
        """The cards in hands by side and kind; only who is in the round has one."""
        out: vec[i16] = self.out
        at: i64 = self.at
        tokens: vec[i64] = zeros(SIDES)
        living: i64 = 0
        self.blanks(SIDES * KINDS)
        for seat in range(self.players):
            tokens[sides[seat]] += state.bpi[seat]
            if state.is_alive(seat):
                out[at + sides[seat] * KINDS + state.hand[seat]] += 1
                if sides[seat] == OTHER:
                    living += 1
        self.numbers(tokens)
        self.reached(living, self.players - 1)
        self.flag(state.is_alive(self.seat))

    def write_leads(self, state: StartupNationState, ally: i64) -> None:
        """How far the own side is ahead or behind if the round ended now, and how far an enemy counts for an ally."""
        lead: i64 = 0
        alone: bool = False
        if state.is_alive(self.seat):
            best: i64 = NONE
            for seat in range(self.players):
                if seat not in (self.seat, ally) and state.is_alive(seat):
                    side: i64 = state.side(seat)
                    if best == NONE or side > best:
                        best = side
                        alone = state.ally(seat) == NONE
            lead = state.side(self.seat) - best
        self.reached(lead, RANKS)
        self.reached(-lead, RANKS)
        self.flag(alone)

    def write_turn(self, state: StartupNationState, sides: vec[i64]) -> None:
        """Whose turn it is, what is asked, and what is in the hand beside the hidden card."""
        own: bool = state.mover == self.seat
        self.one_of(self.seen_from_here(state.mover), self.players)
        self.one_of(state.drawn if own else NONE, KINDS)
        self.one_of(NONE if own else state.drawn, KINDS)
        self.one_of(state.card if own else NONE, KINDS)
        self.one_of(NONE if own else state.card, KINDS)
        choosing: i64 = NONE
        if state.turn >= 0:
            choosing = sides[state.turn]
        self.one_of(choosing, SIDES)
        victim: i64 = NONE
        hit: bool = False
        if state.step == ANSWERING:
            victim = sides[state.victim]
            hit = true_answer(state.hand[state.victim], state.role) == YES
        self.one_of(victim, SIDES)
        self.one_of(victim if hit else NONE, SIDES)

    def write_pile(self, state: StartupNationState) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(KINDS)
        i: i64
        for i in range(state.top, len(state.pile)):
            out[at + state.pile[i]] += 1
        self.reached(state.in_pile(), PILE)
        self.number(state.supply)

"""Writes what a network judges a position of IT Heroes by, as `inputs` declares it: all cards are open here."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.games.it_heroes.rules.effects import SEARCHING
from captable.games.it_heroes.rules.state import ItHeroesState
from captable.games.it_heroes.rules.tables import BYTE, FIRST, HITS, Side

PHASES: Final[i64] = SEARCHING + 1
SHORT_PILES: Final[i64] = 12
"""What one card more is worth depends on how many are left, below so many."""


@final
class ItHeroesInputs(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, ItHeroesState)
        self.write_side(state.sides[self.seat], state)
        self.write_side(state.sides[1 - self.seat], state)
        self.write_turn(state, self.seat)
        self.write_turn(state, 1 - self.seat)
        self.number(state.turns)

    def write_side(self, side: Side, state: ItHeroesState) -> None:
        faces: i64 = state.tables.faces
        self.count_cards(side.hand, faces)
        self.count_cards(side.pile, faces)
        self.count_faces(side.discard, faces)
        self.count_faces(side.heroes, faces)
        self.count_hits(side.heroes, faces)
        self.count_faces(side.threats, faces)
        self.count_blocked(side.threats, faces)
        self.count_faces(side.resources, faces)
        self.number(len(side.hand))
        self.number(len(side.pile))
        self.number(side.recycled)
        self.number(side.denied)
        self.number(len(side.discard) * (1 - side.recycled))
        left: i64
        for left in range(1, SHORT_PILES):
            self.flag(len(side.pile) <= left)
        for left in range(1, SHORT_PILES):
            self.flag(len(side.pile) <= left and side.recycled == 1)

    def write_turn(self, state: ItHeroesState, seat: i64) -> None:
        """What is asked, and of whom, if it is this seat's turn."""
        if state.active != seat:
            self.blanks(2 * PHASES + 5)
            return
        phase: i64
        for phase in range(PHASES):
            self.flag(state.turn == seat and state.phase == phase)
        for phase in range(PHASES):
            self.flag(state.turn != seat and state.phase == phase)
        self.number(1)
        self.number(state.coffee)
        self.number(max(0, state.resources_allowed - state.resources_played))
        self.flag(state.pairing)
        self.number(state.still + 1)

    def count_cards(self, cards: vec[i64], faces: i64) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(faces)
        for card in cards:
            out[at + (card >> 1)] += 1

    def count_faces(self, cards: vec[i64], faces: i64) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(faces)
        for card in cards:
            out[at + (card & BYTE)] += 1

    def count_hits(self, heroes: vec[i64], faces: i64) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(faces)
        for hero in heroes:
            out[at + (hero & BYTE)] += i16(hero >> HITS)

    def count_blocked(self, threats: vec[i64], faces: i64) -> None:
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(faces)
        for threat in threats:
            if (threat >> FIRST) & BYTE != 0:
                out[at + (threat & BYTE)] += 1

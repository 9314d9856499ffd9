"""Writes what a seat knows in IT Heroes: IH-13, field by field as `observation` declares them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.core.vectors import NONE
from captable.games.it_heroes.rules.state import ItHeroesState
from captable.games.it_heroes.rules.tables import (
    BYTE,
    DECK,
    DONE,
    FINDS_ARE_KNOWN,
    FIRST,
    HITS,
    PLACE,
    ROOM,
    SECOND,
    TYPES,
    Side,
    entry,
)
from captable.games.it_heroes.rules.worlds import in_order, shown


@final
class ItHeroesObserver(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, ItHeroesState)
        self.write_turn(state)
        own: Side = state.sides[self.seat]
        other: Side = state.sides[1 - self.seat]
        self.write_side(own, state)
        self.write_side(other, state)
        self.listed(own.deck, state.tables.kinds)
        self.listed(other.deck if state.open_lists else vec[i64](), state.tables.kinds)
        self.listed(own.hand, DECK)
        self.listed(own.removed[: own.deduced], DECK)

    def write_turn(self, state: ItHeroesState) -> None:
        self.number(self.seat)
        self.seat_number(state.turn)
        self.seats(state.gone)
        facts: vec[i64] = vec[i64](
            [
                i64(state.cover),
                i64(state.open_lists),
                self.seen_from_here(state.active),
                state.phase,
                state.turns,
                state.coffee,
                state.resources_played,
                state.resources_allowed,
                i64(state.pairing),
                self.seen_from_here(state.doer),
                state.step + 1,
                state.still + 1,
                state.after,
                state.resolving + 1,
                state.facing + 1,
                state.asked,
                i64(state.deflected),
                self.seen_from_here(state.loser),
                state.ending,
            ]
        )
        self.numbers(facts)
        knows_finds: bool = state.tables.version >= FINDS_ARE_KNOWN
        self.write_fallen(state.fallen if knows_finds else NONE)

    def write_fallen(self, card: i64) -> None:
        """The Threat whose blockers are still asked (IH-7.3)."""
        if card == NONE:
            self.blanks(5)
            return
        self.number((card & BYTE) + 1)
        self.number((card >> PLACE) & BYTE)
        self.number((card >> FIRST) & BYTE)
        self.number((card >> SECOND) & BYTE)
        self.number(card >> DONE)

    def write_side(self, side: Side, state: ItHeroesState) -> None:
        faces: i64 = state.tables.faces
        facts: vec[i64] = vec[i64](
            [
                side.recycled,
                side.denied,
                len(side.hand),
                len(side.pile),
                len(side.removed),
                side.before,
                side.deduced,
            ]
        )
        self.numbers(facts)
        self.write_zone(side.heroes)
        self.column(side.heroes, HITS, BYTE)
        self.write_zone(side.threats)
        self.column(side.threats, FIRST, BYTE)
        self.column(side.threats, SECOND, BYTE)
        self.column(side.threats, DONE, BYTE)
        self.write_zone(side.resources)
        self.listed(side.discard, DECK)
        self.listed(shown(side.hand, 0, len(side.hand), False), DECK)
        self.listed(shown(side.pile, 0, len(side.pile), True), DECK)
        self.listed(in_order(shown(side.removed, 0, side.before, False)), DECK)
        self.listed(in_order(shown(side.removed, side.before, len(side.removed), False)), DECK)
        self.listed(side.lost, faces)
        self.listed(side.pool, faces)
        self.listed(side.left, faces)
        self.write_finds(side, state.tables.version >= FINDS_ARE_KNOWN)

    def write_finds(self, side: Side, known: bool) -> None:
        """IH-13.3."""
        if not known or len(side.found) == 0:
            self.blanks(3 * TYPES)
            return
        for type in range(TYPES):
            self.number(entry(side.found, type))
        for type in range(TYPES):
            self.number(entry(side.found_since, type))
        for type in range(TYPES):
            self.number(entry(side.kept_since, type))

    def write_zone(self, cards: vec[i64]) -> None:
        """The faces and the places of the cards in a zone."""
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(2 * ROOM)
        i: i64
        for i in range(len(cards)):
            out[at + i] = i16((cards[i] & BYTE) + 1)
            out[at + ROOM + i] = i16((cards[i] >> PLACE) & BYTE)

    def column(self, cards: vec[i64], shift: i64, bits: i64) -> None:
        """One figure of each card in a zone."""
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(ROOM)
        i: i64
        for i in range(len(cards)):
            out[at + i] = i16((cards[i] >> shift) & bits)

"""Writes what a seat knows in IT Startup: IS-10, field by field as `observation` declares them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.core.vectors import NONE
from captable.games.it_startup.rules.codes import HAND
from captable.games.it_startup.rules.figures import (
    BOOST,
    BURNOUT,
    EMPLOYEE,
    KIND,
    MOVED,
    OWNER,
    PLACE,
    SEAT,
    TUCKED,
    UNDER,
    USED,
    insert_sorted,
)
from captable.games.it_startup.rules.observers import LABEL, LABEL_BITS, LABEL_SHIFT, UNKNOWN, offer_of
from captable.games.it_startup.rules.piles import Hidden
from captable.games.it_startup.rules.state import ItStartupState


@final
class ItStartupObserver(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, ItStartupState)
        self.write_turn(state)
        self.write_card_under_way(state)
        self.members(state.marks[self.seat], HAND)
        self.number(state.toggles[self.seat])
        self.rows(state.tokens, 0, 1, 0)
        self.rows(state.points, 0, 1, 0)
        self.write_staff(state.staff, state.figures.room)
        self.write_tucked(state.tucked, state.figures.shelf)
        self.write_hidden(state.hidden)

    def write_turn(self, state: ItStartupState) -> None:
        course: vec[i64] = vec[i64](
            [
                self.seat,
                state.threshold,
                i64(state.bonus),
                i64(state.teams),
                i64(state.hard),
                self.seen_from_here(state.turn),
                state.step,
                self.seen_from_here(state.active),
                self.seen_from_here(state.first),
                state.round,
            ]
        )
        self.numbers(course)
        self.seats(state.gone)
        self.seats(state.ready)
        turn: vec[i64] = vec[i64](
            [
                state.plays,
                i64(state.fresh_plan),
                state.extra_points,
                state.overtime,
                i64(state.shelter),
                state.ending,
                state.hidden.spent,
            ]
        )
        self.numbers(turn)

    def write_card_under_way(self, state: ItStartupState) -> None:
        facts: vec[i64] = vec[i64](
            [
                state.doing + 1,
                state.pc + 1,
                state.pc_end + 1,
                i64(state.is_action),
                state.worker + 1,
                self.seen_from_here(state.target_seat),
                state.target_place + 1,
                state.paid,
                state.less,
                state.looking,
                state.wanted,
            ]
        )
        self.numbers(facts)

    def write_staff(self, staff: vec[i64], room: i64) -> None:
        """The employees in play, a column for each figure."""
        out: vec[i16] = self.out
        start: i64 = self.at
        self.blanks(EMPLOYEE * room)
        i: i64
        at: i64 = start
        for i in range(0, len(staff), EMPLOYEE):
            out[at] = i16(staff[i + KIND] + 1)
            out[at + room] = i16(self.seen_from_here(staff[i + SEAT]))
            out[at + 2 * room] = i16(self.seen_from_here(staff[i + OWNER]))
            out[at + 3 * room] = i16(staff[i + BURNOUT])
            out[at + 4 * room] = i16(staff[i + USED])
            out[at + 5 * room] = i16(staff[i + BOOST])
            out[at + 6 * room] = i16(staff[i + PLACE])
            at += 1

    def write_tucked(self, tucked: vec[i64], shelf: i64) -> None:
        """Knowledge in play, a column for each figure."""
        out: vec[i16] = self.out
        start: i64 = self.at
        self.blanks(TUCKED * shelf)
        i: i64
        at: i64 = start
        for i in range(0, len(tucked), TUCKED):
            out[at] = i16(tucked[i + KIND] + 1)
            out[at + shelf] = i16(tucked[i + UNDER])
            out[at + 2 * shelf] = i16(tucked[i + MOVED])
            at += 1

    def write_hidden(self, hidden: Hidden) -> None:
        """What the seat knows of the cards in hands, planned and in the deck: the own hand first, the deck last."""
        total: i64 = hidden.figures.total
        self.number(hidden.size())
        step: i64
        for step in range(self.players):
            self.number(len(hidden.hands[self.there(step)]))
        for step in range(self.players):
            self.flag(hidden.plans[self.there(step)] != NONE)
        start: i64 = self.at
        self.blanks(3 * total)
        at: i64 = start
        for step in range(self.players):
            seat: i64 = self.there(step)
            for seen in self.hand_seen(hidden, seat):
                self.place(at, seen, total)
                at += 1
            if hidden.plans[seat] != NONE:
                self.place(at, hidden.seen_as(hidden.plans[seat], self.seat), total)
                at += 1
        deck: vec[i64] = hidden.deck
        label_at: i64 = LABEL_SHIFT + LABEL_BITS * self.seat
        i: i64
        for i in range(hidden.top, len(deck)):
            if (deck[i] >> label_at) & LABEL != UNKNOWN:
                self.place(at, hidden.seen_as(deck[i], self.seat), total)
            at += 1
        self.write_groups(hidden.groups_of(self.seat), total)

    def hand_seen(self, hidden: Hidden, seat: i64) -> vec[i64]:
        """The cards of a hand as the observer sees them; of the own ones also the offers."""
        seen: vec[i64] = vec[i64](capacity=len(hidden.hands[seat]))
        for word in hidden.hands[seat]:
            if seat == self.seat:
                seen = append(seen, hidden.seen_as(word, seat) + (offer_of(word) + 1) * 1024)
            else:
                seen = insert_sorted(seen, hidden.seen_as(word, self.seat))
        return seen

    def place(self, at: i64, seen: i64, total: i64) -> None:
        """One hidden place: the card or the number of the group, whether it is a group's, and the offer."""
        out: vec[i16] = self.out
        out[at] = i16(seen & 511)
        if seen > 511:
            out[at + total] = i16((seen >> 9) & 1)
            out[at + 2 * total] = i16(seen >> 10)

    def write_groups(self, known: vec[i64], total: i64) -> None:
        """The cards that are known to be in groups."""
        out: vec[i16] = self.out
        at: i64 = self.at
        self.blanks(2 * total)
        i: i64
        for i in range(len(known)):
            out[at + i] = i16(known[i] >> 8)
            out[at + total + i] = i16((known[i] & 255) + 1)

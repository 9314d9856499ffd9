"""Writes what a network judges a position of IT Startup by, as `inputs` declares it: all cards are open here."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.core.vectors import NONE, zeros
from captable.games.it_startup.rules.figures import BURNOUT, EMPLOYEE, SEAT, TUCKED, UNDER
from captable.games.it_startup.rules.observers import kind_of
from captable.games.it_startup.rules.office import SUFFER
from captable.games.it_startup.rules.state import ItStartupState

STEPS: Final[i64] = SUFFER + 1
TURNS: Final[i64] = 5
"""So many turns are looked ahead, as if nobody came any more."""
MISSING: Final[i64] = 24
"""Points that are missing for the goal are counted in threes, so many of them."""
THREE: Final[i64] = 3
TOKENS: Final[i64] = 16
HAND: Final[i64] = 10
ROUNDS: Final[i64] = 12
"""From so many on, one more of them is worth no more and no less."""
MUCH: Final[i64] = 255
NEVER: Final[i64] = 12
"""Turns to the goal are not counted beyond this."""


@final
class ItStartupInputs(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, ItStartupState)
        for step in range(self.players):
            self.write_side(state, self.there(step))
        self.write_turn(state)

    def write_side(self, state: ItStartupState, seat: i64) -> None:
        self.write_cards(state, seat)
        self.write_staff(state, seat)
        self.write_prospects(state, seat)
        hand: i64 = len(state.hidden.hands[seat])
        self.reached(state.tokens[seat], TOKENS)
        self.number(min(MUCH, state.tokens[seat]))
        self.reached(hand, HAND)
        self.flag(state.has_left(seat))

    def write_cards(self, state: ItStartupState, seat: i64) -> None:
        """The hand and the planned card by kind."""
        out: vec[i16] = self.out
        at: i64 = self.at
        kinds: i64 = state.figures.kinds
        self.blanks(2 * kinds)
        for word in state.hidden.hands[seat]:
            out[at + kind_of(word)] += 1
        if state.hidden.plans[seat] != NONE:
            out[at + kinds + kind_of(state.hidden.plans[seat])] = 1

    def write_staff(self, state: ItStartupState, seat: i64) -> None:
        """Employees and their burnout by kind, then their knowledge."""
        out: vec[i16] = self.out
        at: i64 = self.at
        kinds: i64 = state.figures.kinds
        staff: vec[i64] = state.staff
        tucked: vec[i64] = state.tucked
        self.blanks(3 * kinds)
        i: i64
        item: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                out[at + staff[i]] += 1
                out[at + kinds + staff[i]] += i16(staff[i + BURNOUT])
                for item in range(0, len(tucked), TUCKED):
                    if state.at_place(tucked[item + UNDER]) == i:
                        out[at + 2 * kinds + tucked[item]] += 1

    def write_prospects(self, state: ItStartupState, seat: i64) -> None:
        """What will be missing now and after each of the next turns, and how many turns those who are there need."""
        scored: vec[i64] = zeros(TURNS)
        staff: vec[i64] = state.staff
        i: i64
        turn: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                each: i64 = state.efficiency(i)
                for turn in range(min(TURNS, state.endurance(i) - staff[i + BURNOUT])):
                    scored[turn] += each
        missing: i64 = state.goal() - state.total(seat)
        turns: i64 = NEVER
        self.reached((missing + THREE - 1) // THREE, MISSING)
        self.number(max(0, min(MUCH, missing)))
        for turn in range(TURNS):
            missing -= scored[turn]
            self.reached((missing + THREE - 1) // THREE, MISSING)
            if missing <= 0 and turns == NEVER:
                turns = turn
        if turns == NEVER and scored[TURNS - 1] > 0:
            turns = min(NEVER, TURNS + (missing - 1) // scored[TURNS - 1])
        self.reached(turns, NEVER)
        self.number(max(0, min(MUCH, scored[0])))

    def write_turn(self, state: ItStartupState) -> None:
        """What is asked, and of whom; which card is under way, and what was played for this turn."""
        own: bool = state.active == self.seat
        self.one_of(self.seen_from_here(state.active), self.players)
        self.one_of(state.step if state.turn == self.seat else NONE, STEPS)
        self.one_of(NONE if state.turn == self.seat else state.step, STEPS)
        self.one_of(state.doing if own else NONE, state.figures.kinds)
        self.one_of(NONE if own else state.doing, state.figures.kinds)
        self.flag(own and state.target_seat != NONE)
        self.flag(state.target_seat == self.seat)
        self.number(min(MUCH, state.extra_points) if own else 0)
        self.number(0 if own else min(MUCH, state.extra_points))
        self.number(min(MUCH, state.overtime) if own else 0)
        self.number(0 if own else min(MUCH, state.overtime))
        self.flag(own and state.shelter)
        self.flag(not own and state.shelter)
        self.reached(state.round, ROUNDS)
        self.flag(state.bonus)
        self.flag(state.teams)

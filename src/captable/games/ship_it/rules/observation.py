"""Writes what a seat knows in Ship It!: SI-9, field by field as `observation` declares them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from captable.core.observing import Observer
from captable.core.state import OVER, State
from captable.core.vectors import NONE
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import ACTIONS, MOST_STAFF
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.desk import Desk
from captable.games.ship_it.rules.draft import Sheet
from captable.games.ship_it.rules.engineers import (
    level_of,
    productivity_of,
    salary_of,
    since_of,
    specialty_of,
    trait_of,
)
from captable.games.ship_it.rules.knowledge import event_known, puzzle_is_open_to, puzzle_is_over
from captable.games.ship_it.rules.plan import Plan
from captable.games.ship_it.rules.puzzle import CELLS, MOST_TOKENS, Layout
from captable.games.ship_it.rules.state import ShipItState

ENGINEER: Final[i64] = 6
"""Level, specialty, trait, productivity, salary, and the round of the hire."""
MONEY_DIGITS: Final[i64] = 2
TIME_DIGITS: Final[i64] = 3


@final
class ShipItObserver(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, ShipItState)
        self.write_round(state)
        step: i64
        for step in range(self.players):
            self.write_company(state, self.there(step))
        self.write_engineers(state.draft.pool, codes.MOST_POOL)
        self.write_own(state)
        layout: Layout | None = state.contest.layout
        if layout is None or not puzzle_is_open_to(state, self.seat):
            self.blanks(CELLS + 5)
        else:
            self.numbers(layout.cells)
            self.numbers(vec[i64]([layout.width, layout.height, layout.start, layout.heading, layout.par]))

    def write_round(self, state: ShipItState) -> None:
        self.numbers(vec[i64]([self.seat, self.seen_from_here(state.turn), state.phase, state.round]))
        self.seats(state.gone)
        self.seat_number(state.first if state.rules > 1 else NONE)
        self.seat_numbers(state.order)
        self.seat_numbers(state.milestones)
        out: vec[i16] = self.out
        i: i64
        for i in range(codes.EVENTS):
            if event_known(state, i):
                out[self.at + i] = i16(state.deck[i] + 1)
        self.blanks(codes.EVENTS)
        shown: bool = state.contest.layout is not None and puzzle_is_over(state)
        self.flag(shown)
        self.seat_number(state.contest.winner if shown else NONE)

    def write_company(self, state: ShipItState, seat: i64) -> None:
        """SI-9.1: what everybody knows of one company."""
        company: Company = state.companies[seat]
        if state.phase == codes.CORPORATION:
            self.blanks(3)
        else:
            self.numbers(vec[i64]([company.funding + 1, company.tech + 1, company.product + 1]))
        self.flag(state.turn != OVER and state.is_waiting_for(seat))
        self.digits(company.plan.money_shown if state.phase == codes.PLANNING else company.money, MONEY_DIGITS)
        self.digits(company.users, MONEY_DIGITS)
        self.digits(company.revenue, MONEY_DIGITS)
        self.digits(company.late_points, MONEY_DIGITS)
        figures: vec[i64] = vec[i64](
            [
                company.rating,
                company.debt,
                company.servers,
                company.ai,
                company.recruiters,
                company.barred,
                company.pivoted,
                state.draft.sheets[seat].sent + 1,
            ]
        )
        self.numbers(figures)
        self.members(company.plan.forced, MOST_STAFF)
        self.number(len(company.staff))
        self.write_engineers(company.staff, MOST_STAFF)
        self.write_plan(state, company.plan)
        self.write_desk(state, state.contest.desks[seat])

    def write_plan(self, state: ShipItState, plan: Plan) -> None:
        """SI-9.1, SI-9.2: who holds which limited slot; the rest from the reveal on."""
        if state.live:
            self.blanks(1)
        else:
            self.number(plan.changes)
        if state.phase == codes.PUZZLE:
            self.numbers(plan.on_action)
            self.write_list(plan)
            return
        out: vec[i16] = self.out
        on_action: vec[i64] = plan.on_action
        action: i64
        for action in range(ACTIONS):
            if on_action[action] > 0 and state.is_limited(action):
                out[self.at + action] = 1
        self.blanks(ACTIONS + 3 * MOST_STAFF)

    def write_list(self, plan: Plan) -> None:
        self.members(plan.augmented, MOST_STAFF)
        self.listed(plan.steps, MOST_STAFF)
        self.listed(plan.assigned, MOST_STAFF)

    def write_desk(self, state: ShipItState, desk: Desk) -> None:
        """All about a puzzle that is over."""
        if state.contest.layout is None or not puzzle_is_over(state):
            self.blanks(4 + TIME_DIGITS + MOST_TOKENS)
            return
        self.number(desk.solving)
        self.number(desk.ended)
        self.number(desk.blocks)
        self.number(desk.edits)
        self.digits(desk.took, TIME_DIGITS)
        self.listed(desk.program, MOST_TOKENS)

    def write_own(self, state: ShipItState) -> None:
        """What is private to the seat: its choices, its sheet, its plan, its program."""
        company: Company = state.companies[self.seat]
        sheet: Sheet = state.draft.sheets[self.seat]
        plan: Plan = company.plan
        desk: Desk = state.contest.desks[self.seat]
        choices: vec[i64] = vec[i64](
            [
                company.funding + 1,
                company.tech + 1,
                company.product + 1,
                company.rethought,
                sheet.envelope + 1,
                sheet.opened,
            ]
        )
        self.numbers(choices)
        self.digits(company.money, MONEY_DIGITS)
        self.number(plan.changes)
        self.number(plan.pivot + 1)
        self.number(desk.solving)
        self.digits(desk.opened_at, TIME_DIGITS)
        self.numbers(vec[i64]([desk.cursor, desk.edits, desk.walks, desk.ended]))
        self.write_engineers(sheet.insiders, codes.MOST_INSIDERS)
        self.numbers(sheet.bids)
        self.write_list(plan)
        self.listed(desk.program, MOST_TOKENS)

    def write_engineers(self, people: vec[i64], room: i64) -> None:
        """Engineers, a column for each figure; all zeros where there is none."""
        out: vec[i16] = self.out
        start: i64 = self.at
        self.blanks(ENGINEER * room)
        i: i64
        for i in range(len(people)):
            person: i64 = people[i]
            if person != 0:
                at: i64 = start + i
                out[at] = i16(level_of(person) + 1)
                out[at + room] = i16(specialty_of(person) + 1)
                out[at + 2 * room] = i16(trait_of(person) + 1)
                out[at + 3 * room] = i16(productivity_of(person))
                out[at + 4 * room] = i16(salary_of(person))
                out[at + 5 * room] = i16(since_of(person))

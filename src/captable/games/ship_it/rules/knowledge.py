"""What each seat knows of a position of Ship It! (SI-9), as numbers, and how it sees the moves of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.state import OVER
from captable.core.vectors import NONE, joined, padded, zeros
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import ACTIONS, MOST_STAFF, ROUNDS
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.desk import Desk
from captable.games.ship_it.rules.draft import Sheet
from captable.games.ship_it.rules.plan import Plan
from captable.games.ship_it.rules.planning import comes_to, leaves_with
from captable.games.ship_it.rules.puzzle import CELLS, MOST_TOKENS, Layout

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

LAYOUT_FACTS: Final[i64] = CELLS + 5
"""Cells, sides, start, heading and par."""
OWN_FACTS: Final[i64] = 17 + codes.MOST_INSIDERS + codes.SHEET + 2 * MOST_STAFF + MOST_TOKENS


def event_known(state: ShipItState, i: i64) -> bool:
    """SI-4.6, SI-9.2: from planning on everyone knows the next round's event; round 1's own is never forecast."""
    if i == 0 and state.round == 1:
        return False
    if state.phase == codes.CORPORATION or (state.phase == codes.BIDDING and state.round == 1):
        return False
    known: i64 = state.round if state.phase == codes.BIDDING else min(ROUNDS, state.round + 1)
    return i < known


def puzzle_is_over(state: ShipItState) -> bool:
    """Whether everything about the puzzle is open."""
    return state.phase != codes.PUZZLE or state.turn == OVER


def puzzle_is_open_to(state: ShipItState, seat: i64) -> bool:
    """Whether a seat has seen the layout: since opening it, or since it is over."""
    if state.contest.layout is None:
        return False
    return puzzle_is_over(state) or (seat >= 0 and state.contest.desks[seat].has_opened())


def figure_by_figure(v: vec[i64], rows: list[vec[i64]]) -> vec[i64]:
    """The first figure of every row, then the second of every row, and so on."""
    figures: i64 = len(rows[0])
    for i in range(figures):
        for row in rows:
            v = append(v, row[i])
    return v


def known_to(state: ShipItState, seat: i64) -> vec[i64]:
    """SI-9.1, SI-9.2: what everybody knows, and the own choices, in a fixed order and length."""
    v: vec[i64] = open_facts(state)
    v = joined(v, own_facts(state, seat) if seat >= 0 else zeros(OWN_FACTS))
    layout: Layout | None = state.contest.layout
    if layout is None or not puzzle_is_open_to(state, seat):
        return joined(v, zeros(LAYOUT_FACTS))
    return with_layout(v, layout)


def open_facts(state: ShipItState) -> vec[i64]:
    """SI-9.1: what everybody knows, in a fixed order and length."""
    v: vec[i64] = vec[i64](capacity=1500)
    v = append(v, state.turn)
    v = append(v, state.phase)
    v = append(v, state.round)
    v = append(v, state.gone)
    if state.rules > 1:
        v = append(v, state.first)
    v = joined(v, state.order)
    v = open_companies(state, v)
    for i in range(codes.EVENTS):
        v = append(v, state.deck[i] if event_known(state, i) else NONE)
    v = padded(v, state.draft.pool, codes.MOST_POOL, 0)
    v = open_plans(state, v)
    return open_puzzle_facts(state, v)


def open_companies(state: ShipItState, v: vec[i64]) -> vec[i64]:
    founded: bool = state.phase != codes.CORPORATION
    rows: list[vec[i64]] = []
    for seat in range(state.players):
        company: Company = state.companies[seat]
        v = append(v, company.funding if founded else NONE)
        v = append(v, company.tech if founded else NONE)
        v = append(v, company.product if founded else NONE)
        v = append(v, 1 if state.turn != OVER and state.is_waiting_for(seat) else 0)
        v = append(v, company.plan.money_shown if state.phase == codes.PLANNING else company.money)
        row: vec[i64] = append(company.open_figures(), state.draft.sheets[seat].sent)
        rows.append(append(row, company.plan.forced))
    v = figure_by_figure(v, rows)
    v = joined(v, state.milestones)
    for company in state.companies:
        v = append(v, len(company.staff))
    for company in state.companies:
        v = padded(v, company.staff, MOST_STAFF, 0)
    return v


def open_plans(state: ShipItState, v: vec[i64]) -> vec[i64]:
    """SI-9.1, SI-9.2: who holds which limited slot; the rest from the reveal on."""
    shown: bool = state.phase == codes.PUZZLE
    for company in state.companies:
        plan: Plan = company.plan
        v = append(v, 0 if state.live else plan.changes)  # in turns everyone can count them
        for action in range(ACTIONS):
            if shown:
                v = append(v, plan.on_action[action])
            else:
                v = append(v, 1 if state.is_limited(action) and plan.is_on(action) else 0)
    if not shown:
        return joined(v, zeros(state.players * (2 + 2 * MOST_STAFF)))
    for company in state.companies:
        v = append(v, company.plan.augmented)
    for company in state.companies:
        v = append(v, len(company.plan.steps))
    for company in state.companies:
        v = company.plan.listed(v)
    for company in state.companies:
        v = joined(v, company.plan.assigned)
    return v


def open_puzzle_facts(state: ShipItState, v: vec[i64]) -> vec[i64]:
    """All about a puzzle that is over; while it runs, nothing but who is still busy."""
    shown: bool = state.contest.layout is not None and puzzle_is_over(state)
    v = append(v, 1 if shown else 0)
    if not shown:
        return joined(v, zeros(state.players * (5 + MOST_TOKENS) + 1))
    v = append(v, state.contest.winner)
    rows: list[vec[i64]] = []
    for desk in state.contest.desks:
        row: vec[i64] = vec[i64](capacity=5)
        row = append(row, desk.solving)
        row = append(row, desk.ended)
        row = append(row, desk.blocks)
        row = append(row, desk.took)
        rows.append(append(row, desk.edits))
    v = figure_by_figure(v, rows)
    for desk in state.contest.desks:
        v = desk.written(v)
    return v


def own_facts(state: ShipItState, seat: i64) -> vec[i64]:
    company: Company = state.companies[seat]
    sheet: Sheet = state.draft.sheets[seat]
    plan: Plan = company.plan
    desk: Desk = state.contest.desks[seat]
    v: vec[i64] = vec[i64](capacity=OWN_FACTS)
    v = append(v, company.funding)
    v = append(v, company.tech)
    v = append(v, company.product)
    v = append(v, company.rethought)
    v = append(v, sheet.envelope)
    v = append(v, sheet.opened)
    v = append(v, company.money)
    v = append(v, plan.augmented)
    v = append(v, len(plan.steps))
    v = append(v, plan.changes)
    v = append(v, plan.pivot)
    v = append(v, desk.solving)
    v = append(v, desk.opened_at)
    v = append(v, desk.cursor)
    v = append(v, desk.edits)
    v = append(v, desk.walks)
    v = append(v, desk.ended)
    v = joined(v, sheet.insiders)
    v = joined(v, sheet.bids)
    v = plan.listed(v)
    v = joined(v, plan.assigned)
    return desk.written(v)


def with_layout(v: vec[i64], layout: Layout) -> vec[i64]:
    v = joined(v, layout.cells)
    v = append(v, layout.width)
    v = append(v, layout.height)
    v = append(v, layout.start)
    v = append(v, layout.heading)
    return append(v, layout.par)


def everything(state: ShipItState) -> vec[i64]:
    """All that can matter later."""
    v: vec[i64] = open_facts(state)
    for seat in range(state.players):
        v = joined(v, own_facts(state, seat))
    for desk in state.contest.desks:
        v = append(v, desk.blocks)
    for desk in state.contest.desks:
        v = append(v, desk.took)
    v = joined(v, state.deck)
    v = append(v, 1 if state.live else 0)
    v = joined(v, state.contest.words)
    layout: Layout | None = state.contest.layout
    if layout is not None:
        v = with_layout(v, layout)
    return joined(v, state.rng.words())


# -- the moves of others -----------------------------------------------------------------------------------


def seen_by_others(state: ShipItState, actor: i64, move: i64) -> i64:
    """SI-9: what is done in secret looks like the first move of its kind."""
    if move < codes.ENVELOPE:
        is_last: bool = move != codes.RETHINK and state.companies[actor].choices_left() == 1
        return codes.PRODUCT if is_last else codes.FUNDING
    if move < codes.ASSIGN:
        return codes.SEND if move == codes.SEND else codes.ENVELOPE
    if move < codes.OPEN_PUZZLE:
        return change_seen_by_others(state.companies[actor], move)
    return codes.PASS if move in (codes.PASS, codes.SUBMIT) else codes.OPEN_PUZZLE


def change_seen_by_others(company: Company, move: i64) -> i64:
    """Only the limited actions that the company comes to or leaves are seen, not by whom."""
    if move == codes.LOCK:
        return codes.LOCK
    comes: i64 = comes_to(company, move)
    leaves: i64 = leaves_with(company, move)
    if comes != NONE:
        return codes.ASSIGN + (leaves + 1) * ACTIONS + comes
    return codes.IDLE + leaves + 1

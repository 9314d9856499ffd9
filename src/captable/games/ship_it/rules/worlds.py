"""Other worlds of Ship It! (SI-9.2): what a seat can't know of a position, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE, zeros
from captable.games.ship_it.rules import codes, puzzle
from captable.games.ship_it.rules.codes import ACTIONS, CHOICES, EVENTS
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.desk import FINISHED, NOT_SOLVING, PASSED, UNOPENED, Desk, new_desk
from captable.games.ship_it.rules.draft import Sheet, draw_insiders
from captable.games.ship_it.rules.engineers import salary_of
from captable.games.ship_it.rules.knowledge import event_known, puzzle_is_open_to
from captable.games.ship_it.rules.plan import Plan, no_plan
from captable.games.ship_it.rules.puzzle import Layout

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

GUESSED_PAR: Final[i64] = 8
"""How few blocks may do, to somebody who has not seen the layout."""


def world_for(state: ShipItState, seat: i64, rng: Rng) -> ShipItState:
    """SI-9.2: the unseen events, the secrets of the others and chance itself are drawn anew."""
    other: ShipItState = state.copy()
    other.telling = False
    redraw_events(other, rng)
    layout: Layout | None = state.contest.layout
    has_seen: bool = puzzle_is_open_to(state, seat)
    fewest: i64 = layout.par if layout is not None and has_seen else GUESSED_PAR
    for player in range(state.players):
        if player != seat:
            redraw_secrets(other, player, rng, fewest)
    if state.phase == codes.PUZZLE and not has_seen:
        other.contest.layout = None
        other.contest.words = rng.fork().words()
    other.rng = rng.fork()
    return other


def redraw_events(state: ShipItState, rng: Rng) -> None:
    known: i64 = 0
    for i in range(EVENTS):
        if event_known(state, i):
            known |= 1 << state.deck[i]
    unseen: vec[i64] = vec[i64](capacity=EVENTS)
    for event in range(EVENTS):
        if (known >> event) & 1 == 0:
            unseen = append(unseen, event)
    rng.shuffle(unseen)
    deck: vec[i64] = state.deck[:]
    next: i64 = 0
    for i in range(EVENTS):
        if not event_known(state, i):
            deck[i] = unseen[next]
            next += 1
    state.deck = deck


def redraw_secrets(state: ShipItState, seat: i64, rng: Rng, fewest: i64) -> None:
    """What others have chosen and not shown yet; nothing when the game is over."""
    if state.over():
        return
    if state.phase == codes.CORPORATION:
        redraw_corporation(state.companies[seat], rng)
    elif state.phase == codes.BIDDING:
        draw_insiders(state, seat, rng)
        redraw_sheet(state, seat, rng)
    elif state.phase == codes.PLANNING:
        redraw_plan(state, state.companies[seat], rng)
    else:
        redraw_attempt(state, seat, rng, fewest)


def redraw_corporation(company: Company, rng: Rng) -> None:
    """Who has chosen has chosen anything; who has not may still be at the beginning."""
    done: bool = company.is_founded()
    company.funding = rng.below(CHOICES) if done else NONE
    company.tech = rng.below(CHOICES) if done else NONE
    company.product = rng.below(CHOICES) if done else NONE
    company.rethought = 0


def redraw_sheet(state: ShipItState, seat: i64, rng: Rng) -> None:
    """A sheet that was sent may say anything that the money allows."""
    sheet: Sheet = state.draft.sheets[seat]
    sheet.envelope = NONE
    sheet.opened = 0
    sheet.bids = zeros(codes.SHEET)
    if sheet.sent == NONE or state.has_left(seat):
        return
    for line in range(codes.SHEET):
        candidate: i64 = state.draft.on_offer(seat, line)
        if candidate != 0:
            lowest: i64 = salary_of(candidate)
            highest: i64 = state.companies[seat].highest_bid(candidate)
            if highest >= lowest and rng.below(2) == 0:
                sheet.bids[line] = lowest + rng.below(highest - lowest + 1)
                sheet.opened += 1


# -- plans (SI-4) ------------------------------------------------------------------------------------------


def redraw_plan(state: ShipItState, company: Company, rng: Rng) -> None:
    """Any plan that holds the same limited slots, can be paid, and needs no more changes than there were."""
    held: vec[i64] = slots_of(state, company.plan)
    most: i64 = codes.MOST_CHANGES - 1 if state.live else company.plan.changes
    start_plan_again(company)
    free: vec[i64] = free_engineers(company)
    rng.shuffle(free)
    spent: i64 = 0
    for action in held:
        if not company.plan.is_on(action):  # nobody is free to be put where debt has forced some (SI-4.5)
            company.put(free[spent], action)
            spent += 1
    while spent < len(free) and spent < most:
        action = guessed_action(state, company, held, rng)
        if action != NONE:
            company.put(free[spent], action)
        spent += 1
    staff: i64 = len(company.staff)
    for e in range(staff):
        if spent < most and rng.below(3) == 0 and company.may_augment(e):
            company.plan.augmented |= 1 << e
            spent += 1
    if company.may_pivot() and spent < most and rng.below(4) == 0:
        company.plan.pivot = (company.product + 1 + rng.below(CHOICES - 1)) % CHOICES
        spent += 1
    if state.live:
        company.plan.changes = spent


def slots_of(state: ShipItState, plan: Plan) -> vec[i64]:
    """SI-9.1: the limited actions that everyone sees the company on."""
    held: vec[i64] = vec[i64](capacity=ACTIONS)
    for action in range(ACTIONS):
        if state.is_limited(action) and plan.is_on(action):
            held = append(held, action)
    return held


def guessed_action(state: ShipItState, company: Company, held: vec[i64], rng: Rng) -> i64:
    """What one more engineer may be on: as a rule where the company is seen to be, or where nobody sees it."""
    lot: i64 = rng.below(6)
    if lot < 3 and len(held) > 0:
        action: i64 = held[rng.below(len(held))]
        if action < codes.VIRAL and company.price(action) <= company.money:
            return action
    unseen: i64 = codes.OPTIMIZE if rng.below(2) == 0 else codes.PAY_DOWN
    if lot == 5 or state.is_limited(unseen) or company.price(unseen) > company.money:
        return NONE
    return unseen


def start_plan_again(company: Company) -> None:
    """The plan as it was when planning began: only the forced engineers are on it (SI-4.5)."""
    plan: Plan = no_plan()
    plan.money_shown = company.plan.money_shown
    plan.changes = company.plan.changes
    plan.locked = company.plan.locked
    company.plan = plan
    company.money = plan.money_shown
    company.force()


def free_engineers(company: Company) -> vec[i64]:
    free: vec[i64] = vec[i64](capacity=codes.MOST_STAFF)
    staff: i64 = len(company.staff)
    for e in range(staff):
        if not company.plan.is_forced(e):
            free = append(free, e)
    return free


# -- the puzzle (SI-5) -------------------------------------------------------------------------------------


def redraw_attempt(state: ShipItState, seat: i64, rng: Rng, fewest: i64) -> None:
    """Who is busy may not have opened the puzzle yet; who has finished may have solved it, or not."""
    before: i64 = state.contest.desks[seat].solving
    if before == NOT_SOLVING:
        return
    desk: Desk = new_desk()
    state.contest.desks[seat] = desk
    if before != FINISHED:
        desk.solving = UNOPENED
        return
    desk.solving = FINISHED
    if state.has_left(seat) or rng.below(3) == 0:
        desk.ended = PASSED
    else:
        desk.ended = puzzle.SOLVED if rng.below(2) == 0 else puzzle.COINS_LEFT
        desk.blocks = fewest + rng.below(puzzle.MOST_BLOCKS - fewest + 1)

"""Planning in Ship It! (SI-4): who may be put on what, and what a change does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import ACTIONS
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.plan import Plan, no_plan

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

USUAL_WAYS: Final[i64] = 8
"""What there is to do with an engineer in planning, as a rule."""


def clear_plans(state: ShipItState) -> None:
    for company in state.companies:
        company.plan = no_plan()


def open_planning(state: ShipItState) -> None:
    """SI-4.5, SI-4.8. The plans have been clear since the round began."""
    line_up(state)
    for company in state.companies:
        company.plan.money_shown = company.money
    for seat in state.order:
        forced: i64 = state.companies[seat].force()
        if forced > 0 and state.telling:
            state.events.append(events.forced(state, seat, forced))


def line_up(state: ShipItState) -> None:
    """SI-4.8: who is behind plans first. In version 1 it was the draft order."""
    state.queue = state.by_score() if state.rules > 1 else state.order


# -- what may be done --------------------------------------------------------------------------------------


def ways_to_plan(state: ShipItState, seat: i64) -> vec[i64]:
    """SI-4.1: after so many changes only the lock is left."""
    company: Company = state.companies[seat]
    moves: vec[i64] = vec[i64](capacity=len(company.staff) * USUAL_WAYS + 4)
    moves = append(moves, codes.LOCK)
    if company.plan.changes == codes.MOST_CHANGES:
        return moves
    who: vec[i64] = who_can_do(state, company)
    staff: i64 = len(company.staff)
    for action in range(ACTIONS):
        for e in range(staff):
            if (who[action] >> e) & 1 == 1:
                moves = append(moves, codes.ASSIGN + e * ACTIONS + action)
    return ways_to_change_otherwise(company, moves)


def lots(state: ShipItState, seat: i64) -> i64:
    """To lock; everybody on every action; to idle, to augment or to make plain again; to pivot or to stay."""
    company: Company = state.companies[seat]
    if company.plan.changes == codes.MOST_CHANGES:
        return 1
    lots: i64 = 1 + len(company.staff) * (ACTIONS + 2)
    if company.may_pivot():
        lots += codes.CHOICES + 1
    return lots


def move_of_lot(state: ShipItState, seat: i64, lot: i64) -> i64:
    if lot == 0:
        return codes.LOCK
    company: Company = state.companies[seat]
    plan: Plan = company.plan
    staff: i64 = len(company.staff)
    lot -= 1
    if lot < staff * ACTIONS:
        e: i64 = lot // ACTIONS
        can: bool = not plan.is_forced(e) and state.may_assign(seat, e, lot % ACTIONS)
        return codes.ASSIGN + lot if can else NONE
    lot -= staff * ACTIONS
    if lot < staff:
        return codes.IDLE + lot if plan.assigned[lot] != NONE and not plan.is_forced(lot) else NONE
    lot -= staff
    if lot < staff:
        if plan.has_ai(lot):
            return codes.PLAIN + lot
        return codes.AUGMENT + lot if company.may_augment(lot) else NONE
    product: i64 = lot - staff
    if product == codes.CHOICES:
        return codes.STAY if plan.pivot != NONE else NONE
    return NONE if product == company.product or product == plan.pivot else codes.PIVOT + product


def who_can_do(state: ShipItState, company: Company) -> vec[i64]:
    """For each action the engineers who may be put on it, one bit each.

    The same as asking `may_assign` for everybody who is not forced, but each action is looked at once.
    """
    plan: Plan = company.plan
    figures: Figures = state.figures
    prices: vec[i64] = figures.action_price
    slots: vec[i64] = figures.action_slots
    from_round: vec[i64] = figures.action_from_round
    on_action: vec[i64] = plan.on_action
    money: i64 = company.money
    most: i64 = most_to_spend(company)
    round: i64 = state.round
    unforced: i64 = ((1 << len(company.staff)) - 1) & ~plan.forced
    who: vec[i64] = zeros(ACTIONS)
    for action in range(ACTIONS):
        price: i64 = prices[action]
        if price > most or round < from_round[action] or company.is_barred(action):
            continue
        is_on: bool = on_action[action] > 0
        if slots[action] > 0 and not is_on and state.holders(action) >= slots[action]:
            continue
        alone: bool = is_on and action >= codes.VIRAL
        if price <= money and not alone:
            who[action] = unforced
        else:
            who[action] = unforced & who_can_change_to(company, action, alone)
    return who


def most_to_spend(company: Company) -> i64:
    """What the company would have at most, after taking back the dearest of its assignments (SI-4.4)."""
    prices: vec[i64] = company.figures.action_price
    assigned: vec[i64] = company.plan.assigned
    dearest: i64 = 0
    for e in company.plan.steps:
        dearest = max(dearest, prices[assigned[e]])
    return company.money + dearest


def who_can_change_to(company: Company, action: i64, alone: bool) -> i64:
    """SI-4.4: the engineers whose own action's price, given back, pays for another; or who are on it already."""
    prices: vec[i64] = company.figures.action_price
    assigned: vec[i64] = company.plan.assigned
    can: i64 = 0
    for e in company.plan.steps:
        now: i64 = assigned[e]
        if now == action or (not alone and prices[action] <= company.money + prices[now]):
            can |= 1 << e
    return can


def ways_to_change_otherwise(company: Company, moves: vec[i64]) -> vec[i64]:
    """To idle an engineer, to augment one, to take the AI back; to pivot."""
    plan: Plan = company.plan
    assigned: vec[i64] = plan.assigned
    ai_left: bool = plan.ai_used() < company.ai
    e: i64
    for e in range(len(company.staff)):
        if assigned[e] != NONE:
            if not plan.is_forced(e):
                moves = append(moves, codes.IDLE + e)
            if plan.has_ai(e):
                moves = append(moves, codes.PLAIN + e)
            elif ai_left and company.takes_ai(e):
                moves = append(moves, codes.AUGMENT + e)
    if company.may_pivot():
        for product in range(codes.CHOICES):
            if product != company.product and product != plan.pivot:
                moves = append(moves, codes.PIVOT + product)
        if plan.pivot != NONE:
            moves = append(moves, codes.STAY)
    return moves


# -- what happens ------------------------------------------------------------------------------------------


def change_plan(state: ShipItState, seat: i64, move: i64) -> None:
    """SI-4.1. What others may see of it (SI-9.1) can't be taken back as if it had not been."""
    company: Company = state.companies[seat]
    plan: Plan = company.plan
    if move == codes.LOCK:
        plan.locked = 1
        if state.telling:
            state.events.append(events.locked(state, seat))
        state.after_planning_move(seat)
        return
    plan.changes += 1
    comes: i64 = comes_to(company, move)
    leaves: i64 = leaves_with(company, move)
    state.revealed = comes != NONE or leaves != NONE
    if state.telling:
        state.events.append(events.changed(state, seat, move, comes, leaves))
    if move >= codes.PIVOT:
        plan.pivot = NONE if move == codes.STAY else move - codes.PIVOT
    elif move >= codes.PLAIN:
        plan.augmented &= ~(1 << (move - codes.PLAIN))
    elif move >= codes.AUGMENT:
        plan.augmented |= 1 << (move - codes.AUGMENT)
    elif move >= codes.IDLE:
        company.idle(move - codes.IDLE)
    else:
        company.put((move - codes.ASSIGN) // ACTIONS, (move - codes.ASSIGN) % ACTIONS)
    state.after_planning_move(seat)


def comes_to(company: Company, move: i64) -> i64:
    """SI-9.1: the limited action that everyone sees the company come to with a change, or NONE."""
    if move < codes.ASSIGN or move >= codes.IDLE:
        return NONE
    action: i64 = (move - codes.ASSIGN) % ACTIONS
    return NONE if company.figures.action_slots[action] == 0 or company.plan.is_on(action) else action


def leaves_with(company: Company, move: i64) -> i64:
    """SI-9.1: the limited action that everyone sees the company leave with a change, or NONE."""
    if move < codes.ASSIGN or move >= codes.AUGMENT:
        return NONE
    if move >= codes.IDLE:
        return company.frees(move - codes.IDLE)
    action: i64 = company.frees((move - codes.ASSIGN) // ACTIONS)
    return NONE if action == (move - codes.ASSIGN) % ACTIONS else action


def reveal_pivots(state: ShipItState) -> None:
    """SI-1.5: shown at the reveal, and in force from this resolution on."""
    for seat in state.order:
        company: Company = state.companies[seat]
        product: i64 = company.plan.pivot
        if product != NONE:
            if state.telling:
                state.events.append(events.pivoted(state, seat, product))
            company.product = product
            company.pivoted = 1
            company.plan.pivot = NONE

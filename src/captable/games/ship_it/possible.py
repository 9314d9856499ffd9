"""Which positions of Ship It! are possible. What is not is refused when a dump is read, with the field and the clause.

`dump` has seen to it that every field has its shape; here they are held against each other. What is let through can
be played to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.errors import BadInput
from captable.core.state import OVER, TOGETHER
from captable.core.vectors import NONE
from captable.games.ship_it import cards
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import (
    BIDDING,
    CORPORATION,
    MOST_INSIDERS,
    MOST_STAFF,
    PAY_DOWN,
    PLANNING,
    PUZZLE,
    ROUNDS,
)
from captable.games.ship_it.rules.desk import FINISHED, NOT_SOLVING, UNOPENED, WORKING
from captable.games.ship_it.rules.engineers import salary_of, since_of
from captable.games.ship_it.rules.puzzle import (
    CALL,
    END,
    FUNCTION,
    MOST_BLOCKS,
    MOST_DEPTH,
    count_blocks,
    is_container,
    last_gap,
    palette_of,
)
from captable.games.ship_it.rules.worlds import start_plan_again

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState


def check(state: ShipItState) -> None:
    _table(state)
    _turn(state)
    _puzzle(state)
    for seat in range(state.players):
        _company(state, seat)
        _draft(state, seat)
        _plan(state, seat)
        _desk(state, seat)
    _slots(state)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadInput(otherwise)


def _table(state: ShipItState) -> None:
    _expect(len(set(state.deck)) == len(cards.EVENTS), "deck must hold each event once (SI-7.1).")
    if state.phase == CORPORATION:
        _expect(state.round == 1, "round must be 1 while corporations are chosen (SI-1.1).")
        return
    _expect(len(set(state.order)) == state.players, "order must name each seat once (SI-2.1).")


def _company(state: ShipItState, seat: int) -> None:
    company = state.companies[seat]
    at = f"companies[{seat}]"
    if state.phase != CORPORATION or state.has_left(seat):
        whole = company.is_founded() or (state.phase == CORPORATION and state.over())
        _expect(whole, f"{at} must have funding, tech and product (SI-1.1).")
    vc_heavy = company.funding == codes.VC_HEAVY and state.phase != CORPORATION
    _expect(vc_heavy or company.pivoted == 0, f"{at}.pivoted must be 0: only VC-Heavy has a Pivot (SI-1.5).")
    for e, person in enumerate(company.staff):
        since = since_of(person)
        _expect(1 <= since <= state.round, f"{at}.staff[{e}].since must be a round from 1 to {state.round}.")


# -- the draft (SI-2) --------------------------------------------------------------------------------------


def _draft(state: ShipItState, seat: int) -> None:
    sheet = state.draft.sheets[seat]
    company = state.companies[seat]
    at = f"companies[{seat}]"
    own = list(sheet.insiders)
    bids = {line: bid for line, bid in enumerate(sheet.bids) if bid}
    if state.phase != BIDDING or state.over():
        _expect(not any(own), f"{at}.insiders must be null outside the draft (SI-1.7).")
        _expect(not bids, f"{at}.sheet must be empty outside the draft (SI-2.3).")
        _expect(
            sheet.envelope < 0 and not sheet.opened,
            f"{at}.envelope and opened are for the draft.",
        )
        return
    tips = state.figures.powers_insiders if company.funding == codes.ANGEL_BACKED else 0
    hired = [code for code in [*state.draft.pool, *own] if code != 0 and since_of(code) != 0]
    _expect(not hired, "since must be 0 for engineers in draft.pool and insiders, whom nobody has hired yet (SI-2.2).")
    there = [code != 0 for code in own]
    _expect(there == [i < tips for i in range(MOST_INSIDERS)], f"{at}.insiders must be {tips} engineers (SI-1.7).")
    for line, bid in bids.items():
        candidate = state.draft.on_offer(seat, line)
        _expect(candidate != 0, f"{at}.sheet has a bid on line {line}, where nobody is (SI-2.3).")
        low, high = salary_of(candidate), company.highest_bid(candidate)
        _expect(low <= bid <= high, f"{at}.sheet[{line}] must be a bid from {low} to {high} (SI-2.3).")
    line = sheet.envelope
    if line >= 0:
        _expect(
            state.draft.on_offer(seat, line) != 0, f"{at}.envelope must be the line of an engineer, or -1 (SI-2.3)."
        )
        _expect(sheet.sent < 0, f"{at}.envelope must be -1 when the sheet is sent (SI-2.3).")
    _expect(
        sheet.opened >= len(bids.keys() | ({line} - {-1})),
        f"{at}.opened must count every envelope with a bid (SI-2.3).",
    )


# -- plans (SI-4) ------------------------------------------------------------------------------------------


def _plan(state: ShipItState, seat: int) -> None:
    company = state.companies[seat]
    at = f"companies[{seat}]"
    size = len(company.plan.steps)
    if state.phase not in (PLANNING, PUZZLE) or state.over():
        empty = not (size or company.plan.augmented or company.plan.forced or company.plan.changes)
        unplanned = empty and company.plan.pivot < 0 and not company.plan.locked
        _expect(unplanned, f"{at} must have no plan, AI, changes, pivot or lock outside planning (SI-4.1).")
        return
    planned = set(company.plan.steps)
    with_ai = {e for e in range(MOST_STAFF) if company.plan.has_ai(e)}
    _expect(with_ai <= planned, f"{at}.augmented must be engineers of the plan (SI-3.2).")
    _expect(all(company.takes_ai(e) for e in with_ai), f"{at}.augmented can't be an AI Skeptic (SI-3.4).")
    _expect(
        len(with_ai) <= company.ai,
        f"{at}.augmented must be {company.ai} engineers at most (SI-3.2).",
    )
    _forced(state, seat, planned, at)
    if company.plan.pivot >= 0:
        may = state.phase == PLANNING and company.may_pivot() and company.plan.pivot != company.product
        _expect(may, f"{at}.pivot must be null, or another product of a company that may pivot (SI-1.5).")
    made = size - int(company.plan.forced).bit_count() + len(with_ai) + (company.plan.pivot >= 0)
    _expect(
        company.plan.changes >= made,
        f"{at}.changes must count every change of the plan, {made} at least (SI-4.1).",
    )
    paid = sum(company.price(company.plan.assigned[e]) for e in planned)
    shown = company.money + paid
    _expect(
        company.plan.money_shown == shown,
        f"{at}.money_shown must be {shown}: money and prices paid (SI-4.4).",
    )


def _forced(state: ShipItState, seat: int, planned: set[int], at: str) -> None:
    """SI-4.5: whom debt forces follows from the figures."""
    company = state.companies[seat]
    again = company.copy()
    start_plan_again(again)
    forced = again.plan.forced
    _expect(
        company.plan.forced == forced,
        f"{at}.forced must be {forced}: half of the engineers, or none (SI-4.5).",
    )
    for e in range(len(company.staff)):
        if company.plan.is_forced(e):
            at_work = e in planned and company.plan.assigned[e] == PAY_DOWN
            _expect(at_work, f"{at}.plan must have the forced engineer {e} on Pay Down Debt (SI-4.5).")


def _slots(state: ShipItState) -> None:
    """SI-4.2, SI-4.3, SI-4.7."""
    for action, id in enumerate(cards.ACTIONS):
        engineers = [state.companies[seat].plan.on_action[action] for seat in range(state.players)]
        holders = sum(count > 0 for count in engineers)
        slots = state.figures.action_slots[action]
        free = action == PAY_DOWN and any(
            company.plan.forced for company in state.companies
        )  # nobody is asked whether there is a slot
        _expect(
            not slots or holders <= slots or free, f"Too many companies are on {id}: it has {slots} slots (SI-4.2)."
        )
        _expect(not holders or state.is_open(action), f"{id} can't be in a plan of round {state.round} (SI-4.3).")
        _expect(action < codes.VIRAL or max(engineers) <= 1, f"{id} takes one engineer of a company (SI-4.3).")
        for seat in range(state.players):
            barred = engineers[seat] > 0 and state.companies[seat].is_barred(action)
            _expect(not barred, f"companies[{seat}] can't be on {id} while it is barred (SI-4.7).")


# -- the puzzle (SI-5) -------------------------------------------------------------------------------------


def _desk(state: ShipItState, seat: int) -> None:
    """Where a seat is with the puzzle, and its program."""
    desk = state.contest.desks[seat]
    now, opened = desk.solving, desk.opened_at >= 0
    if state.phase == PUZZLE and not state.over():
        solves = state.companies[seat].plan.is_on(codes.OPTIMIZE)
        _expect(now == NOT_SOLVING or solves, f"puzzle.solving[{seat}] must be 0 without Optimize Code (SI-5.1).")
        missing = solves and now == NOT_SOLVING and not state.has_left(seat)
        _expect(not missing, f"puzzle.solving[{seat}] can't be 0 on Optimize Code (SI-5.1).")
    else:
        _expect(now in (NOT_SOLVING, FINISHED), f"puzzle.solving[{seat}] must be 0 or {FINISHED} outside the puzzle.")
    fits = {NOT_SOLVING: not opened, UNOPENED: not opened, WORKING: opened}.get(now, True)
    _expect(fits, f"puzzle.opened_at[{seat}] does not fit puzzle.solving[{seat}] (SI-5.4).")
    _expect(
        (desk.ended > 0) == (now == FINISHED),
        f"puzzle.ended[{seat}] must be 0 until it is over (SI-5.4).",
    )
    program = desk.program
    _expect(opened or not len(program), f"puzzle.programs[{seat}] must be empty before it is opened (SI-5.4).")
    round = state.round if state.phase == PUZZLE else ROUNDS
    _expect(_is_program(list(program), round), f"puzzle.programs[{seat}] is no program of round {round} (SI-5.3).")
    if count_blocks(program) > MOST_BLOCKS:
        raise BadInput(f"puzzle.programs[{seat}] must have {MOST_BLOCKS} blocks at most (SI-5.4).")
    last = last_gap(program)
    _expect(desk.cursor <= last, f"puzzle.cursor[{seat}] must be a gap from 0 to {last} (SI-5.4).")


def _is_program(tokens: list[int], round: int) -> bool:
    """Containers are closed, no deeper than they may be; the Function stands last, once, and calls nothing."""
    inside: list[int] = []
    for i, token in enumerate(tokens):
        if token == END:
            if not inside or (inside.pop() == FUNCTION and i != len(tokens) - 1):
                return False
            continue
        alone = not inside and FUNCTION not in tokens[:i]
        if token == FUNCTION and not alone:
            return False
        if len(inside) > MOST_DEPTH or (token == CALL and FUNCTION in inside) or not palette_of(round) >> token & 1:
            return False
        if is_container(token):
            inside.append(token)
    return not inside


def _puzzle(state: ShipItState) -> None:
    running = state.phase == PUZZLE and not state.over()
    if running:
        _expect(len(state.contest.words) > 0, "puzzle.words must be a list of 4 while there is a puzzle (SI-5.6).")
        _expect(state.contest.winner < 0, "puzzle.winner must be null until all have finished (SI-5.4).")
    if any(desk.has_opened() for desk in state.contest.desks):
        _expect(state.contest.layout is not None, "puzzle.layout can't be null when somebody has opened it (SI-5.6).")
        _expect(len(state.contest.words) > 0, "puzzle.words can't be empty when somebody has opened it (SI-5.4).")


# -- whose turn it is (SI-4.8) -----------------------------------------------------------------------------


def _turn(state: ShipItState) -> None:
    left = state.still_playing()
    if state.turn == OVER:
        ended = state.round == ROUNDS and state.phase in (PLANNING, PUZZLE)
        _expect(left < 2 or ended, f"turn can't be null before round {ROUNDS} is over (SI-8.1).")
        _expect(not len(state.draft.pool), "draft.pool must be empty when the game is over (SI-2.5).")
        return
    _expect(left >= 2, "turn must be null when fewer than two companies are left (SI-4.9).")
    _expect(state.phase == BIDDING or not len(state.draft.pool), "draft.pool must be empty outside the draft (SI-2.5).")
    ranks = sorted(sheet.sent for sheet in state.draft.sheets if sheet.sent != NONE)
    _expect(ranks == list(range(len(ranks))), "draft.sent must count the sheets from 0 on (SI-2.5).")
    _expect(state.phase == BIDDING or not ranks, "draft.sent must be null outside the draft (SI-2.3).")
    waiting = [seat for seat in range(state.players) if state.is_waiting_for(seat)]
    _expect(bool(waiting), "Nobody has anything left to do in this phase: somebody must (SI-4.1).")
    for seat in waiting:
        _expect(not state.has_left(seat), f"gone can't name seat {seat}, which is still to move (SI-4.9).")
    if state.phase in (BIDDING, PLANNING) and not state.live:
        turns = [state.next_bidder()] if state.phase == BIDDING else waiting
        seats = " or ".join(str(seat) for seat in turns)
        _expect(state.turn in turns, f"turn must be {seats} (SI-4.8).")
        for seat in set(waiting) - {state.turn}:
            idle = state.phase == PLANNING or state.draft.sheets[seat].envelope < 0
            _expect(idle, f"companies[{seat}].envelope must be -1 when another is to bid (SI-4.8).")
    else:
        _expect(state.turn == TOGETHER, 'turn must be "together" (SI-4.8).')

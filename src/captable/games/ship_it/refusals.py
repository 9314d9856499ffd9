"""Why a move of Ship It! is not allowed, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import Message, Refusal, seat_name
from captable.games.ship_it import cards, names
from captable.games.ship_it.moves import BLOCK_IDS, block_name
from captable.games.ship_it.names import Arguments
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import BIDDING, CORPORATION, MOST_CHANGES, MOST_POOL, PLANNING, PUZZLE
from captable.games.ship_it.rules.desk import NOT_SOLVING, UNOPENED
from captable.games.ship_it.rules.puzzle import (
    CALL,
    FUNCTION,
    MOST_BLOCKS,
    MOST_DEPTH,
    MOST_EDITS,
    count_blocks,
    palette_of,
)

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

PHASES = ("SI-1.1", "SI-2.3", "SI-4.1", "SI-5.4")
"""What is quoted to who does something of another phase: the clause of the one that runs."""
PHASE_OF = {
    **dict.fromkeys(("funding", "tech", "product", "rethink"), CORPORATION),
    **dict.fromkeys(("envelope", "insider", "no_bid", "bid", "send"), BIDDING),
    **dict.fromkeys(("assign", "idle", "augment", "plain", "pivot", "stay", "lock"), PLANNING),
    **dict.fromkeys(("open", "pass", "place", "swap", "remove", "cursor", "submit"), PUZZLE),
}


def _no(clause: str, id: str, **args: int | str | Message | list[Message]) -> Refusal:
    return Refusal(clause, Message(id, args))


def why(state: ShipItState, seat: int, move: int) -> Refusal:
    """The reason against a move that is not among `moves`."""
    form = state.game.move_table.structured(move)
    phase = PHASE_OF[form["kind"]]
    if phase != state.phase:
        return _no(PHASES[state.phase], f"si-no-phase-{state.phase}")
    return (_corporation, _bidding, _planning, _puzzle)[phase](state, seat, form)


def out_of_turn(state: ShipItState, seat: int) -> Refusal | None:
    """Why a seat has nothing to do while others have; none if it is only not its turn yet."""
    if state.has_left(seat) or state.is_waiting_for(seat):
        return None
    if state.phase == CORPORATION:
        return _no("SI-1.1", "si-no-chosen")
    if state.phase == BIDDING:
        return _no("SI-2.3", "si-no-sent")
    if state.phase == PLANNING:
        return _no("SI-4.1", "si-no-locked")
    if state.contest.desks[seat].solving == NOT_SOLVING:
        return _no("SI-5.1", "si-no-solver", action=names.action(codes.OPTIMIZE))
    return _no("SI-5.4", "si-no-submitted")


def _corporation(state: ShipItState, seat: int, form: dict[str, Any]) -> Refusal:
    if form["kind"] == "rethink":
        if state.companies[seat].funding < 0 and state.companies[seat].tech < 0 and state.companies[seat].product < 0:
            return _no("SI-1.1", "si-no-rethink-nothing")
        return _no("SI-1.1", "si-no-rethink-again")
    clause = {"funding": "SI-1.1", "tech": "SI-1.2", "product": "SI-1.3"}[form["kind"]]
    return _no(clause, f"si-no-second-{form['kind']}")


def _bidding(state: ShipItState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    line = state.draft.sheets[seat].envelope
    if kind in ("no_bid", "bid"):
        return _no("SI-2.3", "si-no-envelope") if line < 0 else _amount(state, seat, line, form["amount"])
    if line >= 0:
        return _no("SI-2.3", "si-no-open-line")
    if kind == "insider" and not state.draft.on_offer(seat, MOST_POOL + form["candidate"]):
        return _no("SI-1.7", "si-no-insider")
    if kind == "envelope" and form["candidate"] >= len(state.draft.pool):
        return _no("SI-2.2", "si-no-candidate", number=form["candidate"] + 1, count=len(state.draft.pool))
    return _no("SI-2.3", "si-no-more-lines")


def _amount(state: ShipItState, seat: int, line: int, amount: int) -> Refusal:
    candidate = state.draft.on_offer(seat, line)
    salary = names.parts(candidate)[4]
    if amount < salary:
        return _no("SI-2.3", "si-no-bid-low", salary=salary)
    highest = state.companies[seat].highest_bid(candidate)
    if highest < salary:
        return _no("SI-2.3", "si-no-bid-poor", money=state.companies[seat].money, salary=salary)
    return _no("SI-2.3", "si-no-bid-high", highest=highest)


def _planning(state: ShipItState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    if state.companies[seat].plan.changes >= MOST_CHANGES:
        return _no("SI-4.1", "si-no-more-changes", most=MOST_CHANGES)
    if kind in ("pivot", "stay"):
        return _pivot(state, seat, form)
    e = form["engineer"]
    if e >= len(state.companies[seat].staff):
        return _no("SI-4.1", "si-no-engineer", number=e + 1, count=len(state.companies[seat].staff))
    if kind in ("assign", "idle") and state.companies[seat].plan.is_forced(e):
        return _no("SI-4.5", "si-no-moving-forced", debt=state.companies[seat].debt)
    if kind == "assign":
        return _assign(state, seat, e, cards.ACTIONS.index(form["action"]))
    if kind == "idle":
        return _no("SI-4.1", "si-no-idling")
    if kind == "plain":
        return _no("SI-3.2", "si-no-ai-to-drop")
    return _augment(state, seat, e)


def _pivot(state: ShipItState, seat: int, form: dict[str, Any]) -> Refusal:
    if state.companies[seat].funding != codes.VC_HEAVY:
        return _no("SI-1.5", "si-no-pivot-power")
    if state.companies[seat].pivoted:
        return _no("SI-1.5", "si-no-pivot-again")
    return _no("SI-1.5", "si-no-pivot-planned" if form["kind"] == "stay" else "si-no-pivot-same")


def _assign(state: ShipItState, seat: int, e: int, action: int) -> Refusal:
    name = names.action(action)
    if not state.is_open(action):
        return _no("SI-4.3", "si-no-action-yet", action=name, round=state.figures.action_from_round[action])
    if state.companies[seat].is_barred(action):
        return _no("SI-4.7", "si-no-servers")
    if not state.has_slot(seat, action):
        holders: list[Message] = [
            seat_name(other) for other in range(state.players) if state.companies[other].plan.is_on(action)
        ]
        return _no("SI-4.2", "si-no-slot", action=name, holders=holders)
    if state.companies[seat].is_taken_by_another_engineer(e, action):
        return _no("SI-4.3", "si-no-second-engineer", action=name)
    return _no(
        "SI-4.4",
        "si-no-money",
        action=name,
        price=state.figures.action_price[action],
        money=state.companies[seat].money,
    )


def _augment(state: ShipItState, seat: int, e: int) -> Refusal:
    if names.parts(state.companies[seat].staff[e])[2] == codes.SKEPTIC:
        return _no("SI-3.4", "si-no-ai-skeptic")
    if state.companies[seat].plan.assigned[e] < 0:
        return _no("SI-3.2", "si-no-ai-idle")
    if state.companies[seat].plan.has_ai(e):
        return _no("SI-3.2", "si-no-ai-twice")
    return _no("SI-3.2", "si-no-ai-left", capacity=state.companies[seat].ai)


def _puzzle(state: ShipItState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    if state.contest.desks[seat].solving == UNOPENED:
        return _no("SI-5.4", "si-no-puzzle-open")
    if kind == "open":
        return _no("SI-5.4", "si-no-puzzle-again")
    if kind == "cursor":
        return _cursor(state, seat, form["gap"])
    if state.contest.desks[seat].edits >= MOST_EDITS:
        return _no("SI-5.4", "si-no-more-edits", most=MOST_EDITS)
    if kind == "remove":
        return _no("SI-5.4", "si-no-block", number=form["block"] + 1)
    return _block(state, seat, kind, BLOCK_IDS.index(form["block"]))


def _cursor(state: ShipItState, seat: int, gap: int) -> Refusal:
    if gap == state.contest.desks[seat].cursor:
        return _no("SI-5.4", "si-no-cursor-same")
    if gap > len(state.contest.desks[seat].program) or state.contest.desks[seat].walks < codes.MOST_WALKS:
        return _no("SI-5.4", "si-no-gap")
    return _no("SI-5.4", "si-no-more-walks")


def _block(state: ShipItState, seat: int, kind: str, block: int) -> Refusal:
    args: Arguments = {"block": block_name(block)}
    first = next(round for round in range(1, codes.ROUNDS + 1) if palette_of(round) >> block & 1)
    if state.round < first:
        return Refusal("SI-5.2", Message("si-no-block-yet", args | {"round": first}))
    if kind == "swap":
        return Refusal("SI-5.3", Message("si-no-swap", args))
    if count_blocks(state.contest.desks[seat].program) >= MOST_BLOCKS:
        return _no("SI-5.4", "si-no-more-blocks", most=MOST_BLOCKS)
    if block == FUNCTION:
        return _no("SI-5.3", "si-no-second-function")
    if block == CALL and _in_function(state, seat):
        return _no("SI-5.3", "si-no-call-inside")
    return _no("SI-5.3", "si-no-deeper", most=MOST_DEPTH)


def _in_function(state: ShipItState, seat: int) -> bool:
    program = list(state.contest.desks[seat].program)
    return FUNCTION in program[: state.contest.desks[seat].cursor]

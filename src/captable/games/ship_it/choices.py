"""The moves of Ship It! as a person sees them: where to click, what can't be done now, and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from captable.core.offers import barred, offers
from captable.core.view import Blocked, Choice, Message, Range
from captable.games.ship_it import cards, names
from captable.games.ship_it.moves import BLOCK_IDS, block_name
from captable.games.ship_it.rules.codes import BIDDING, MOST_POOL
from captable.games.ship_it.rules.desk import UNOPENED
from captable.games.ship_it.rules.puzzle import END, FUNCTION, last_gap

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

KINDS = (("funding", cards.FUNDINGS), ("tech", cards.TECHS), ("product", cards.PRODUCTS))
"""What a corporation is chosen from (SI-1)."""


@dataclass
class Offered:
    choices: list[Choice] = field(default_factory=list)
    ranges: list[Range] = field(default_factory=list)
    blocked: list[Blocked] = field(default_factory=list)


def offered(state: ShipItState, seat: int) -> Offered:
    """Every move that the seat could think of now: lit if it is legal, else with the reason."""
    if seat < 0 or state.over() or not state.may_move(seat):
        return Offered()
    if state.phase == BIDDING and state.draft.sheets[seat].envelope >= 0:
        return _amounts(state, seat)
    conceivable = (_corporations, _sheet, _plan, _program)[state.phase](state, seat)
    choices, blocked = offers(state, seat, conceivable)
    return Offered(choices, [], blocked)


def _code(state: ShipItState, kind: str, *positions: int) -> int:
    return state.game.move_table.kinds[kind].code(*positions)


def _corporations(state: ShipItState, seat: int) -> list[Choice]:
    choices = []
    for kind, ids in KINDS:
        if getattr(state.companies[seat], kind) >= 0:
            continue
        for i, id in enumerate(ids):
            label = Message(f"si-{kind}-{id}")
            choices.append(Choice(_code(state, kind, i), label, [f"{kind}-{i}"], group=f"si-{kind}"))
    if state.companies[seat].choices_left() < len(KINDS):
        choices.append(Choice(_code(state, "rethink"), Message("si-choose-rethink"), kind="rethink"))
    return choices


def _sheet(state: ShipItState, seat: int) -> list[Choice]:
    choices = [
        Choice(
            _code(state, "envelope", i),
            Message("si-choose-envelope", {"engineer": names.engineer(code)}),
            [f"candidate-{i}"],
            group="si-pool",
        )
        for i, code in enumerate(state.draft.pool)
    ]
    for i, code in enumerate(state.draft.sheets[seat].insiders):
        if code:
            label = Message("si-choose-envelope", {"engineer": names.engineer(code)})
            piece = f"insider-{seat}-{i}"
            choices.append(Choice(_code(state, "insider", i), label, [piece], group="si-insiders"))
    return [*choices, Choice(_code(state, "send"), Message("si-choose-send"))]


def _amounts(state: ShipItState, seat: int) -> Offered:
    """SI-2.3: the range of bids on the engineer whose line is open."""
    line = state.draft.sheets[seat].envelope
    code = state.draft.on_offer(seat, line)
    piece = [f"candidate-{line}" if line < MOST_POOL else f"insider-{seat}-{line - MOST_POOL}"]
    low, high = names.parts(code)[4], state.companies[seat].highest_bid(code)
    label = Message("si-choose-bid", {"engineer": names.engineer(code)})
    found = Offered([Choice(_code(state, "no_bid"), Message("si-choose-no-bid"), piece)])
    if low <= high:
        found.ranges.append(Range(_code(state, "bid", low - 1), low, high, label, on=piece))
    else:
        found.blocked.append(barred(state, seat, Choice(_code(state, "bid", low - 1), label, piece)))
    return found


def _plan(state: ShipItState, seat: int) -> list[Choice]:
    choices: list[Choice] = []
    for e in range(len(state.companies[seat].staff)):
        choices += _for_engineer(state, seat, e)
    if state.companies[seat].may_pivot():
        choices += [
            Choice(
                _code(state, "pivot", product),
                Message("si-choose-pivot", {"product": names.product(product)}),
                [f"seat-{seat}"],
                group="si-power-vc_heavy",
                kind="pivot",
            )
            for product in range(len(cards.PRODUCTS))
            if product not in (state.companies[seat].product, state.companies[seat].plan.pivot)
        ]
        if state.companies[seat].plan.pivot >= 0:
            stay = Message("si-choose-stay")
            choices.append(Choice(_code(state, "stay"), stay, [f"seat-{seat}"], None, "si-power-vc_heavy", "stay"))
    return [*choices, Choice(_code(state, "lock"), Message("si-choose-lock"))]


def _for_engineer(state: ShipItState, seat: int, e: int) -> list[Choice]:
    piece = [f"engineer-{seat}-{e}"]
    who = names.numbered(state, seat, e)
    assigned = state.companies[seat].plan.assigned[e]
    choices = [
        Choice(
            _code(state, "assign", e, action),
            Message("si-choose-assign", {"engineer": who, "action": names.action(action)}),
            piece,
            f"action-{id}",
            "si-group-assign",
        )
        for action, id in enumerate(cards.ACTIONS)
    ]
    if assigned < 0:
        return choices
    args: dict[str, int | str | Message | list[Message]] = {"engineer": who}
    home = f"staff-{seat}"
    choices.append(Choice(_code(state, "idle", e), Message("si-choose-idle", args), piece, home, "si-group-idle"))
    if state.companies[seat].plan.has_ai(e):
        choices.append(Choice(_code(state, "plain", e), Message("si-choose-plain", args), piece, group="si-ai"))
    else:
        choices.append(Choice(_code(state, "augment", e), Message("si-choose-augment", args), piece, group="si-ai"))
    return choices


def _program(state: ShipItState, seat: int) -> list[Choice]:
    passing = Choice(_code(state, "pass"), Message("si-choose-pass"), kind="pass")
    if state.contest.desks[seat].solving == UNOPENED:
        return [Choice(_code(state, "open"), Message("si-choose-open")), passing]
    legal = set(state.legal(seat))
    program = state.contest.desks[seat].program
    zone = f"program-{seat}"
    choices = [
        Choice(
            _code(state, kind, block),
            Message(f"si-choose-{kind}", {"block": block_name(block)}),
            [zone],
            group=group,
            kind=kind,
        )
        for kind, group, count in (("place", "si-group-place", len(BLOCK_IDS)), ("swap", "si-group-swap", FUNCTION))
        for block in range(count)
        if _code(state, kind, block) in legal or (kind == "place" and _is_worth_explaining(state, block))
    ]
    blocks = [token for token in program if token != END]
    choices += [
        Choice(
            _code(state, "remove", i),
            Message("si-choose-remove", {"number": i + 1, "block": block_name(token)}),
            [f"block-{seat}-{i}"],
            group="si-group-remove",
            kind="remove",
        )
        for i, token in enumerate(blocks)
    ]
    choices += [
        Choice(
            _code(state, "cursor", gap),
            Message("si-choose-cursor", {"gap": gap + 1}),
            [f"gap-{seat}-{gap}"],
            group="si-group-cursor",
            kind="cursor",
        )
        for gap in range(last_gap(program) + 1)
        if gap != state.contest.desks[seat].cursor
    ]
    return [*choices, Choice(_code(state, "submit"), Message("si-choose-submit", {"blocks": len(blocks)})), passing]


def _is_worth_explaining(state: ShipItState, block: int) -> bool:
    """One block of a kind is enough to say why it can't be placed."""
    return BLOCK_IDS[block] in ("move", "left", "if_clear", "while_clear", "call", "loop_2", "function")

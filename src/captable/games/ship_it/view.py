"""What a seat sees of Ship It! (SI-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import OPEN, Counter, Message, Piece, Seat, View, Zone, seat_name
from captable.games.ship_it import cards, choices, names, notes, view_puzzle
from captable.games.ship_it.facts import Facts, Named, Planned
from captable.games.ship_it.names import Arguments
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import (
    ACTIONS,
    BIDDING,
    CORPORATION,
    MOST_CHANGES,
    MOST_POOL,
    PLANNING,
    PUZZLE,
    ROUNDS,
)
from captable.games.ship_it.rules.desk import FINISHED, UNOPENED
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.knowledge import event_known
from captable.games.ship_it.rules.puzzle import MOST_EDITS

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState


def view(state: ShipItState, seat: int) -> View:
    offered = choices.offered(state, seat)
    deadline = state.deadline(seat) if seat >= 0 else -1
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=[_seat(state, seat, player) for player in range(state.players)],
        zones=_zones(state, seat),
        counters=[Counter("round", state.round, Message("si-round"), of=ROUNDS)],
        choices=offered.choices,
        ranges=offered.ranges,
        blocked=offered.blocked,
        deadline=None if deadline < 0 else deadline,
        outcome=state.outcome(),
        facts=_facts(state, seat),
    )


def sees(viewer: int, player: int) -> bool:
    """Whether the viewer may see that player's secrets."""
    return viewer in (player, OPEN)


# -- prompt ------------------------------------------------------------------------------------------------


def _prompt(state: ShipItState, seat: int) -> Message:
    if state.over():
        return Message("si-prompt-over")
    if seat < 0 or not state.may_move(seat):
        waiting: list[Message] = [seat_name(other) for other in state.movers()]
        return Message(f"si-prompt-wait-{state.phase}", {"seats": waiting})
    if state.phase == CORPORATION:
        return Message("si-prompt-found")
    if state.phase == BIDDING:
        line = state.draft.sheets[seat].envelope
        if line < 0:
            return Message(
                "si-prompt-bid", {"money": state.companies[seat].money, "hires": state.companies[seat].hire_limit()}
            )
        args: Arguments = {
            "engineer": names.engineer(state.draft.on_offer(seat, line)),
            "money": state.companies[seat].money,
        }
        return Message("si-prompt-amount", args)
    if state.phase == PLANNING:
        return Message(
            "si-prompt-plan",
            {"money": state.companies[seat].money, "left": MOST_CHANGES - state.companies[seat].plan.changes},
        )
    if state.contest.desks[seat].solving == UNOPENED:
        return Message("si-prompt-open", {"seconds": state.seconds()})
    return Message("si-prompt-solve", {"left": MOST_EDITS - state.contest.desks[seat].edits})


# -- seats -------------------------------------------------------------------------------------------------


def _seat(state: ShipItState, viewer: int, player: int) -> Seat:
    counters: list[Counter] = []
    if state.phase != CORPORATION:
        counters = _figures(state, viewer, player)
    return Seat(
        player,
        to_move=not state.over() and player in list(state.movers()),
        out=state.has_left(player),
        counters=counters,
        notes=_notes(state, viewer, player),
    )


def _figures(state: ShipItState, viewer: int, player: int) -> list[Counter]:
    """The dials of SI-9.1: money as it stood when planning began, but for its owner."""
    secret = state.phase == PLANNING and not sees(viewer, player)
    money = state.companies[player].plan.money_shown if secret else state.companies[player].money
    used = state.companies[player].plan.ai_used() if sees(viewer, player) or state.phase == PUZZLE else 0
    figures = state.figures
    dial_of_users = notes.users(figures)
    dial_of_revenue = notes.revenue(figures, state.companies[player].funding)
    most_users = max(figures.milestone_figure[codes.USERS_5K], figures.milestone_figure[codes.GROWTH_HACKER])
    return [
        _dial("users", state.companies[player].users, dial_of_users, most_users),
        _dial(
            "revenue", state.companies[player].revenue, dial_of_revenue, figures.milestone_figure[codes.REVENUE_KING]
        ),
        Counter(
            "rating",
            state.companies[player].rating,
            Message("si-rating"),
            notes.rating(figures),
            of=codes.MOST_RATING,
            scale=100,
        ),
        _dial("debt", state.companies[player].debt, notes.debt(figures), _critical_debt(figures)),
        _dial("money", money, Message("si-money-note")),
        _dial("servers", state.companies[player].servers, notes.servers(figures)),
        Counter(
            "ai",
            state.companies[player].ai - used,
            Message("si-ai"),
            Message("si-ai-note"),
            of=state.companies[player].ai or None,
        ),
        Counter("score", _tenths(state.score(player)), Message("si-score"), Message("si-score-note"), scale=10),
    ]


def _tenths(thousandths: int) -> int:
    """SI-8.1: shown to one decimal."""
    return (thousandths + 50) // 100


def _dial(id: str, value: int, note: Message, most: int | None = None) -> Counter:
    """`most` is where a track would be full: a milestone, or critical debt."""
    return Counter(id, value, Message(f"si-{id}"), note, of=most or None)


def _critical_debt(figures: Figures) -> int:
    return figures.debt_level_debt[len(figures.debt_level_debt) - 1]


def _notes(state: ShipItState, viewer: int, player: int) -> list[Message]:
    told: list[Message] = []
    if player == state.first and not state.over():
        told.append(Message("si-note-first"))
    if state.phase != CORPORATION or sees(viewer, player):
        told += [
            note(state.figures, i)
            for note, i in (
                (notes.funding, state.companies[player].funding),
                (notes.tech, state.companies[player].tech),
                (notes.product, state.companies[player].product),
            )
            if i >= 0
        ]
    if state.over() or state.phase == CORPORATION:
        return told
    if state.phase == BIDDING and _is_done(state, player):
        told.append(Message("si-note-sent"))
    if state.phase == PLANNING:
        told += _planning_notes(state, viewer, player)
    if state.phase == PUZZLE and _is_done(state, player):
        told.append(Message("si-note-solved"))
    if state.companies[player].recruiters:
        told.append(
            Message("si-note-recruiters", {"count": state.figures.draft_recruits * state.companies[player].recruiters})
        )
    if state.companies[player].barred:
        told.append(Message("si-note-barred"))
    return told


def _planning_notes(state: ShipItState, viewer: int, player: int) -> list[Message]:
    told: list[Message] = []
    if _is_done(state, player):
        told.append(Message("si-note-locked"))
    if state.companies[player].plan.forced:
        told.append(Message("si-note-forced", {"count": int(state.companies[player].plan.forced).bit_count()}))
    if sees(viewer, player) and state.companies[player].plan.pivot >= 0:
        told.append(Message("si-note-pivot", {"product": names.product(state.companies[player].plan.pivot)}))
    return told


# -- zones -------------------------------------------------------------------------------------------------


def _zones(state: ShipItState, viewer: int) -> list[Zone]:
    zones = [_events(state), _milestones(state)]
    if state.phase == CORPORATION and not state.over():
        zones += _corporations(state, viewer)
    if state.phase == BIDDING and not state.over():
        zones += _candidates(state, viewer)
    if state.phase in (PLANNING, PUZZLE) and not state.over():
        zones += [_action(state, viewer, action) for action in range(ACTIONS)]
    for player in range(state.players):
        zones.append(_staff(state, viewer, player))
    return zones + view_puzzle.zones(state, viewer)


def _events(state: ShipItState) -> Zone:
    """The events that are over or forecast, a round each (SI-4.6)."""
    pieces = []
    for i in range(ROUNDS):
        round = i + 1
        if not event_known(state, i):
            continue
        event = state.deck[i]
        over = round < state.round or state.over()
        name = Message("si-event-of-round", {"event": names.event(event), "round": round})
        note = notes.event(state.figures, event)
        pieces.append(Piece(f"event-{round}", cards.EVENTS[event], name, note, marks=["spent"] if over else []))
    return Zone("events", "row", Message("si-events"), pieces=pieces, note=Message("si-events-note"))


def _milestones(state: ShipItState) -> Zone:
    pieces = []
    for i, id in enumerate(cards.MILESTONES):
        holder = state.milestones[i]
        name = names.milestone(state.figures, i)
        if holder >= 0:
            name = Message("si-milestone-held", {"milestone": name, "seat": seat_name(holder)})
        worth = _points(state.figures.milestone_points[i])
        marks = ["claimed"] if holder >= 0 else []
        pieces.append(Piece(f"milestone-{i}", id, name, notes.milestone(state.figures, i), [worth], marks))
    return Zone("milestones", "row", Message("si-milestones"), pieces=pieces, note=Message("si-milestones-note"))


def _points(thousandths: int) -> Counter:
    """Whole points, or tenths where there are any."""
    if thousandths % 1000 == 0:
        return Counter("points", thousandths // 1000, Message("si-points"))
    return Counter("points", _tenths(thousandths), Message("si-points"), scale=10)


def _corporations(state: ShipItState, viewer: int) -> list[Zone]:
    """The three choices of SI-1, open to everyone; the own ones are marked."""
    zones = []
    for (kind, ids), note_of in zip(choices.KINDS, (notes.funding, notes.tech, notes.product), strict=True):
        chosen = getattr(state.companies[viewer], kind) if viewer >= 0 else -1
        pieces = []
        for i, id in enumerate(ids):
            name = Message(f"si-{kind}-{id}")
            pieces.append(
                Piece(f"{kind}-{i}", id, name, note_of(state.figures, i), marks=["chosen"] if i == chosen else [])
            )
        zones.append(Zone(kind, "row", Message(f"si-{kind}"), pieces=pieces))
    return zones


def _candidates(state: ShipItState, viewer: int) -> list[Zone]:
    """The pool, and for its owner the Insider engineers; the own bids lie under the candidates."""
    pieces = [_candidate(state, viewer, f"candidate-{i}", code, i) for i, code in enumerate(state.draft.pool)]
    zones = [Zone("pool", "row", Message("si-pool"), pieces=pieces, note=Message("si-pool-note"))]
    for player in range(state.players):
        if state.companies[player].funding != codes.ANGEL_BACKED or not sees(viewer, player):
            continue
        own = state.draft.sheets[player].insiders
        tips = [
            _candidate(state, player, f"insider-{player}-{i}", code, MOST_POOL + i)
            for i, code in enumerate(own)
            if code
        ]
        note = Message("si-insiders-note", {"count": len(tips)})
        zones.append(Zone(f"insiders-{player}", "row", Message("si-insiders"), owner=player, pieces=tips, note=note))
    return zones


def _candidate(state: ShipItState, viewer: int, id: str, code: int, line: int) -> Piece:
    salary = names.parts(code)[4]
    counters = [Counter("salary", salary, Message("si-salary"), Message("si-salary-note")), _productivity(code)]
    marks = []
    if viewer >= 0:
        if bid := state.draft.sheets[viewer].bids[line]:
            counters.append(Counter("bid", bid, Message("si-bid"), Message("si-bid-note")))
        if state.draft.sheets[viewer].envelope == line:
            marks.append("open")
    return Piece(id, _face(code), names.engineer(code), notes.engineer(state.figures, code), counters, marks)


def _productivity(code: int) -> Counter:
    return Counter("productivity", names.parts(code)[3], Message("si-productivity"), scale=100)


def _face(code: int) -> str:
    level, specialty, _, _, _, _ = names.parts(code)
    return cards.LEVELS[level] if specialty < 0 else f"{cards.LEVELS[level]}-{cards.SPECIALTIES[specialty]}"


def _staff(state: ShipItState, viewer: int, player: int) -> Zone:
    pieces = []
    for e in range(len(state.companies[player].staff)):
        code = names.staff_member(state, player, e)
        counters = [_productivity(code)]
        marks, under = _job(state, viewer, player, e)
        piece = Piece(
            f"engineer-{player}-{e}",
            _face(code),
            names.numbered(state, player, e),
            notes.engineer(state.figures, code),
            counters,
            marks,
            under,
        )
        pieces.append(piece)
    return Zone(f"staff-{player}", "row", Message("si-staff"), owner=player, pieces=pieces)


def _job(state: ShipItState, viewer: int, player: int, e: int) -> tuple[list[str], list[Piece]]:
    """What an engineer is on, as far as the viewer may know (SI-9.2)."""
    if state.phase not in (PLANNING, PUZZLE) or state.over():
        return [], []
    if not sees(viewer, player) and state.phase == PLANNING:
        if state.companies[player].plan.is_forced(e):
            return ["forced"], [_task(player, e, codes.PAY_DOWN)]
        return [], []
    marks = ["forced"] if state.companies[player].plan.is_forced(e) else []
    if state.companies[player].plan.has_ai(e):
        marks.append("ai")
    action = state.companies[player].plan.assigned[e]
    return marks, [_task(player, e, action)] if action >= 0 else []


def _task(player: int, e: int, action: int) -> Piece:
    return Piece(f"task-{player}-{e}", cards.ACTIONS[action], names.action(action))


def _action(state: ShipItState, viewer: int, action: int) -> Zone:
    """An action space with a token for each company that is seen on it."""
    id = cards.ACTIONS[action]
    limited = state.is_limited(action)
    pieces = []
    for player in range(state.players):
        seen = limited or state.phase == PUZZLE or sees(viewer, player)
        if seen and state.companies[player].plan.is_on(action):
            pieces.append(Piece(f"slot-{id}-{player}", f"seat-{player}", seat_name(player)))
    slots = state.figures.action_slots[action]
    args: Arguments = {
        "action": names.action(action),
        "price": state.figures.action_price[action],
        "slots": slots,
    }
    name = Message("si-action-space", args) if slots else Message("si-action-space-free", args)
    return Zone(f"action-{id}", "row", name, pieces=pieces, note=notes.action(state.figures, action))


# -- facts -------------------------------------------------------------------------------------------------


def _order(state: ShipItState) -> list[int]:
    """The draft order; where plans are made in turn, the order in which they are (SI-2.1, SI-4.8)."""
    if state.phase == CORPORATION:
        return []
    in_turn = state.phase == PLANNING and not state.live and not state.over()
    return list(state.queue if in_turn else state.order)


def _facts(state: ShipItState, viewer: int) -> Facts:
    planning = viewer >= 0 and state.phase == PLANNING and not state.over()
    plan = state.companies[viewer].plan if planning else None
    steps = [Planned(e, cards.ACTIONS[plan.assigned[e]], plan.has_ai(e)) for e in plan.steps] if plan else []
    return Facts(
        phase=names.PHASES[state.phase],
        live=state.live,
        first=state.first,
        order=_order(state),
        done=[not state.over() and _is_done(state, player) for player in range(state.players)],
        traits=[Named(id, names.trait(i)) for i, id in enumerate(cards.TRAITS)],
        events=[Named(id, names.event(i)) for i, id in enumerate(cards.EVENTS)],
        plan=steps,
        changes_left=MOST_CHANGES - plan.changes if plan else None,
        puzzle=view_puzzle.facts(state, viewer),
    )


def _is_done(state: ShipItState, player: int) -> bool:
    """Whether a company has sent, locked or finished, and waits for the others."""
    if state.phase == BIDDING:
        return bool(state.draft.sheets[player].sent >= 0)
    if state.phase == PLANNING:
        return bool(state.companies[player].plan.locked)
    return bool(state.phase == PUZZLE and state.contest.desks[player].solving == FINISHED)

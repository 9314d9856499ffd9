"""What a seat sees of Ship It! (SI-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import OPEN, Counter, Message, Piece, Seat, View, Zone, seat_name
from captable.games.ship_it import cards, names, view_choices, view_puzzle
from captable.games.ship_it.names import Arguments

if TYPE_CHECKING:
    from captable.games.ship_it.rules import ShipItState

CORPORATION, BIDDING, PLANNING, PUZZLE = range(4)
STAFF, ACTIONS, INSIDERS, SHEET = 20, 11, 2, 22
LIMIT_OF_BARS = {"users": 10_000, "revenue": 1_000, "debt": 10}
"""Where a track would be full: the highest milestone, and critical debt."""


def view(state: ShipItState, seat: int) -> View:
    offered = view_choices.offered(state, seat)
    deadline = state.deadline(seat) if seat >= 0 else -1
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=[_seat(state, seat, player) for player in range(state.players)],
        zones=_zones(state, seat),
        counters=[Counter("round", state.round, Message("si-round"), of=4)],
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
        line = state.envelope[seat]
        if line < 0:
            return Message("si-prompt-bid", {"money": state.money[seat], "hires": state.hire_limit(seat)})
        args: Arguments = {"engineer": names.engineer(state.on_offer(seat, line)), "money": state.money[seat]}
        return Message("si-prompt-amount", args)
    if state.phase == PLANNING:
        return Message("si-prompt-plan", {"money": state.money[seat], "left": 20 - state.changes[seat]})
    if state.solving[seat] == 1:
        return Message("si-prompt-open", {"seconds": state.seconds()})
    return Message("si-prompt-solve", {"left": 100 - state.edits[seat]})


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
    money = state.money_shown[player] if secret else state.money[player]
    used = state.ai_used(player) if sees(viewer, player) or state.phase == PUZZLE else 0
    return [
        _dial("users", state.users[player], LIMIT_OF_BARS["users"]),
        _dial("revenue", state.revenue[player], LIMIT_OF_BARS["revenue"]),
        Counter("rating", state.rating[player], Message("si-rating"), Message("si-rating-note"), of=500, scale=100),
        _dial("debt", state.debt[player], LIMIT_OF_BARS["debt"]),
        _dial("money", money),
        _dial("servers", state.servers[player]),
        Counter("ai", state.ai[player] - used, Message("si-ai"), Message("si-ai-note"), of=state.ai[player] or None),
        Counter("score", _tenths(state.score(player)), Message("si-score"), Message("si-score-note"), scale=10),
    ]


def _tenths(thousandths: int) -> int:
    """SI-8.1: shown to one decimal."""
    return (thousandths + 50) // 100


def _dial(id: str, value: int, most: int | None = None) -> Counter:
    return Counter(id, value, Message(f"si-{id}"), Message(f"si-{id}-note"), of=most)


def _notes(state: ShipItState, viewer: int, player: int) -> list[Message]:
    notes: list[Message] = []
    open_choices = state.phase != CORPORATION
    if open_choices or sees(viewer, player):
        chosen = [
            Message(f"si-{kind}-{ids[i]}-note", {"name": Message(f"si-{kind}-{ids[i]}")})
            for kind, ids, i in (
                ("funding", cards.FUNDINGS, state.funding[player]),
                ("tech", cards.TECHS, state.tech[player]),
                ("product", cards.PRODUCTS, state.product[player]),
            )
            if i >= 0
        ]
        notes += chosen
    if state.over() or state.phase == CORPORATION:
        return notes
    if state.phase == BIDDING and state.sent[player] >= 0:
        notes.append(Message("si-note-sent"))
    if state.phase == PLANNING:
        notes += _planning_notes(state, viewer, player)
    if state.phase == PUZZLE and state.solving[player] == 3:
        notes.append(Message("si-note-solved"))
    if state.recruiters[player]:
        notes.append(Message("si-note-recruiters", {"count": 2 * state.recruiters[player]}))
    if state.barred[player]:
        notes.append(Message("si-note-barred"))
    return notes


def _planning_notes(state: ShipItState, viewer: int, player: int) -> list[Message]:
    notes: list[Message] = []
    if state.locked[player]:
        notes.append(Message("si-note-locked"))
    if state.forced[player]:
        notes.append(Message("si-note-forced", {"count": int(state.forced[player]).bit_count()}))
    if sees(viewer, player) and state.pivot[player] >= 0:
        notes.append(Message("si-note-pivot", {"product": names.product(state.pivot[player])}))
    return notes


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
    for i in range(4):
        round = i + 1
        if not state.event_known(i):
            continue
        event = state.deck[i]
        over = round < state.round or state.over()
        name = Message("si-event-of-round", {"event": names.event(event), "round": round})
        note = Message(f"si-event-{cards.EVENTS[event]}-note")
        pieces.append(Piece(f"event-{round}", cards.EVENTS[event], name, note, marks=["spent"] if over else []))
    return Zone("events", "row", Message("si-events"), pieces=pieces, note=Message("si-events-note"))


def _milestones(state: ShipItState) -> Zone:
    pieces = []
    for i, id in enumerate(cards.MILESTONES):
        holder = state.milestones[i]
        name = names.milestone(i)
        if holder >= 0:
            name = Message("si-milestone-held", {"milestone": name, "seat": seat_name(holder)})
        worth = Counter("points", state.figures.milestone_points[i] // 1000, Message("si-points"))
        marks = ["claimed"] if holder >= 0 else []
        pieces.append(Piece(f"milestone-{i}", id, name, Message(f"si-milestone-{id}-note"), [worth], marks))
    return Zone("milestones", "row", Message("si-milestones"), pieces=pieces, note=Message("si-milestones-note"))


def _corporations(state: ShipItState, viewer: int) -> list[Zone]:
    """The three choices of SI-1, open to everyone; the own ones are marked."""
    zones = []
    for kind, ids in (("funding", cards.FUNDINGS), ("tech", cards.TECHS), ("product", cards.PRODUCTS)):
        chosen = getattr(state, kind)[viewer] if viewer >= 0 else -1
        pieces = []
        for i, id in enumerate(ids):
            name = Message(f"si-{kind}-{id}")
            note = Message(f"si-{kind}-{id}-note", {"name": name})
            pieces.append(Piece(f"{kind}-{i}", id, name, note, marks=["chosen"] if i == chosen else []))
        zones.append(Zone(kind, "row", Message(f"si-{kind}"), pieces=pieces))
    return zones


def _candidates(state: ShipItState, viewer: int) -> list[Zone]:
    """The pool, and for its owner the Insider engineers; the own bids lie under the candidates."""
    pieces = [_candidate(state, viewer, f"candidate-{i}", code, i) for i, code in enumerate(state.pool)]
    zones = [Zone("pool", "row", Message("si-pool"), pieces=pieces, note=Message("si-pool-note"))]
    for player in range(state.players):
        if state.funding[player] != 2 or not sees(viewer, player):
            continue
        own = state.insiders[player * INSIDERS : (player + 1) * INSIDERS]
        tips = [_candidate(state, player, f"insider-{player}-{i}", code, 20 + i) for i, code in enumerate(own) if code]
        note = Message("si-insiders-note")
        zones.append(Zone(f"insiders-{player}", "row", Message("si-insiders"), owner=player, pieces=tips, note=note))
    return zones


def _candidate(state: ShipItState, viewer: int, id: str, code: int, line: int) -> Piece:
    salary = names.parts(code)[4]
    counters = [Counter("salary", salary, Message("si-salary"), Message("si-salary-note")), _productivity(code)]
    marks = []
    if viewer >= 0:
        if bid := state.sheets[viewer * SHEET + line]:
            counters.append(Counter("bid", bid, Message("si-bid"), Message("si-bid-note")))
        if state.envelope[viewer] == line:
            marks.append("open")
    return Piece(id, _face(code), names.engineer(code), engineer_note(code), counters, marks)


def _productivity(code: int) -> Counter:
    return Counter("productivity", names.parts(code)[3], Message("si-productivity"), scale=100)


def _face(code: int) -> str:
    level, specialty, _, _, _, _ = names.parts(code)
    return cards.LEVELS[level] if specialty < 0 else f"{cards.LEVELS[level]}-{cards.SPECIALTIES[specialty]}"


def engineer_note(code: int) -> Message:
    """What the engineer is good at, and what the trait does."""
    level, specialty, trait, _, _, _ = names.parts(code)
    ai = Message(f"si-level-{cards.LEVELS[level]}-note")
    if specialty < 0:
        return ai
    args: Arguments = {"level": ai, "specialty": Message(f"si-specialty-{cards.SPECIALTIES[specialty]}-note")}
    if trait < 0:
        return Message("si-engineer-note", args)
    return Message("si-engineer-note-trait", args | {"trait": Message(f"si-trait-{cards.TRAITS[trait]}-note")})


def _staff(state: ShipItState, viewer: int, player: int) -> Zone:
    pieces = []
    for e in range(state.staff_size[player]):
        code = names.staff_member(state, player, e)
        counters = [_productivity(code)]
        marks, under = _job(state, viewer, player, e)
        piece = Piece(
            f"engineer-{player}-{e}",
            _face(code),
            names.numbered(state, player, e),
            engineer_note(code),
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
        if state.is_forced(player, e):
            return ["forced"], [_task(player, e, 2)]
        return [], []
    marks = ["forced"] if state.is_forced(player, e) else []
    if state.has_ai(player, e):
        marks.append("ai")
    action = state.assigned[player * STAFF + e]
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
        if seen and state.is_on(player, action):
            pieces.append(Piece(f"slot-{id}-{player}", f"seat-{player}", seat_name(player)))
    slots = state.figures.action_slots[action]
    args: Arguments = {
        "action": names.action(action),
        "price": state.figures.action_price[action],
        "slots": slots,
        "round": state.figures.action_from_round[action],
    }
    name = Message("si-action-space", args) if slots else Message("si-action-space-free", args)
    return Zone(f"action-{id}", "row", name, pieces=pieces, note=Message(f"si-action-{id}-note", args))


# -- facts -------------------------------------------------------------------------------------------------


def _facts(state: ShipItState, viewer: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "phase": ("corporation", "bidding", "planning", "puzzle")[state.phase],
        "live": state.live,
        "order": list(state.order) if state.phase != CORPORATION else [],
        "slots": {id: state.figures.action_slots[i] for i, id in enumerate(cards.ACTIONS)},
    }
    if viewer >= 0 and state.phase == PLANNING and not state.over():
        plan = state.plan[viewer * STAFF : viewer * STAFF + state.plan_size[viewer]]
        facts["plan"] = [
            {"engineer": e, "action": cards.ACTIONS[state.assigned[viewer * STAFF + e]], "ai": state.has_ai(viewer, e)}
            for e in plan
        ]
        facts["changes_left"] = 20 - state.changes[viewer]
    puzzle = view_puzzle.facts(state, viewer)
    return facts | ({"puzzle": puzzle} if puzzle else {})

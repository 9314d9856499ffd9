"""What a person can do now in IT Startup: each legal move with what to click, and what is barred, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.offers import offers
from captable.core.state import TOGETHER
from captable.core.vectors import NONE
from captable.core.view import Blocked, Choice, Message, Range, seat_name
from captable.games.it_startup.names import (
    Args,
    card_id,
    card_name,
    knowledge_under,
    piece_of_employee,
    piece_of_knowledge,
)
from captable.games.it_startup.rules import office
from captable.games.it_startup.rules.codes import HAND
from captable.games.it_startup.rules.figures import ACTION, DEVELOPER, EMPLOYEE, KNOWLEDGE, PLACE, SEAT
from captable.games.it_startup.rules.observers import kind_of

if TYPE_CHECKING:
    from captable.games.it_startup.rules.state import ItStartupState


def choices_of(state: ItStartupState, seat: int) -> tuple[list[Choice], list[Range], list[Blocked]]:
    if seat < 0 or seat not in list(state.movers()):
        return [], [], []
    if state.step == office.PAY:
        return [], [_payment(state, seat)], []
    choices, blocked = offers(state, seat, _conceivable(state, seat))
    return choices, [], blocked


def _choice(
    state: ItStartupState,
    form: dict[str, Any],
    label: Message,
    on: list[str] | None = None,
    to: str | None = None,
    group: str = "",
) -> Choice:
    """Where several things can be done, a board must know which: they have a group."""
    move = state.game.move_table.code(form)
    return Choice(move, label, on or [], to, group, form["kind"] if group else "")


def _payment(state: ItStartupState, seat: int) -> Range:
    first = state.game.move_table.code({"kind": "pay", "tokens": 0})
    most = min(state.tokens[seat], office.MOST_PAID)
    return Range(first, 0, most, Message("is-choose-pay"), on=[piece_of_employee(state.worker)])


def _conceivable(state: ItStartupState, seat: int) -> list[Choice]:
    if state.turn == TOGETHER:
        return _mulligan(state, seat)
    if state.step == office.PLAY:
        return _play_step(state, seat)
    if state.step in (office.TAKE, office.ORDER):
        return _picks(state)
    if state.step == office.RIVAL:
        return _rivals(state)
    if state.step == office.COUNTER:
        return _counter(state)
    if state.step == office.DISCARD:
        return [
            _choice(
                state,
                {"kind": "discard", "card": card_id(state, kind)},
                _label(state, "is-choose-discard", kind),
                pieces,
            )
            for kind, pieces in _hand(state, seat).items()
        ]
    return _employees(state, seat)


def _label(state: ItStartupState, id: str, kind: int, **more: int | Message) -> Message:
    return Message(id, {"card": card_name(state, kind), **more})


def _hand(state: ItStartupState, seat: int) -> dict[int, list[str]]:
    """The kinds of cards in a hand, each with the pieces that show it."""
    pieces: dict[int, list[str]] = {}
    for word in state.hidden.hands[seat]:
        copies = pieces.setdefault(kind_of(word), [])
        copies.append(f"hand-{seat}-{card_id(state, kind_of(word))}-{len(copies)}")
    return pieces


def _discard(state: ItStartupState, kind: int, pieces: list[str]) -> Choice:
    form = {"kind": "discard", "card": card_id(state, kind)}
    return _choice(state, form, _label(state, "is-choose-discard", kind), pieces)


def _mulligan(state: ItStartupState, seat: int) -> list[Choice]:
    swaps = int(state.marks[seat]).bit_count()
    choices = [
        _choice(state, {"kind": "ready"}, Message("is-choose-ready", {"count": swaps, "cards": int(HAND)}), ["deck"])
    ]
    for i, word in enumerate(state.hidden.hands[seat]):
        id = "is-choose-unmark" if (state.marks[seat] >> i) & 1 else "is-choose-mark"
        form = {"kind": "mark", "card": i}
        choices.append(_choice(state, form, _label(state, id, kind_of(word)), [f"hand-{seat}-{i}"]))
    return choices


def _picks(state: ItStartupState) -> list[Choice]:
    first = state.wanted if state.step == office.ORDER else 0
    id = "is-choose-order" if state.step == office.ORDER else "is-choose-take"
    top = state.hidden.top
    return [
        _choice(
            state,
            {"kind": "pick", "card": i},
            _label(state, id, kind_of(state.hidden.deck[top + i]), place=state.wanted + 1),
            [f"look-{i}"],
            "deck" if state.step == office.ORDER else f"hand-{state.active}",
        )
        for i in range(first, state.looking)
    ]


def _rivals(state: ItStartupState) -> list[Choice]:
    return [
        _choice(
            state,
            {"kind": "strike", "seat": other},
            Message("is-choose-rival", {"seat": seat_name(other), "card": card_name(state, state.doing)}),
            [f"seat-{other}", f"office-{other}"],
        )
        for other in range(state.players)
        if state.opposes(state.active, other)
    ]


def _counter(state: ItStartupState) -> list[Choice]:
    card = state.cards.cards[state.doing]
    counter = card.counter
    assert counter is not None
    args: Args = {"card": card.name, "amount": counter.amount, "seat": seat_name(state.active)}
    if counter.type:
        args["type"] = Message(f"is-type-{counter.type}")
    on = ["doing-card"]
    return [
        _choice(state, {"kind": "refuse"}, Message("is-choose-refuse", args), on),
        _choice(state, {"kind": "counter"}, Message(f"is-choose-counter-{counter.way}", args), on),
    ]


def _employees(state: ItStartupState, seat: int) -> list[Choice]:
    """Choose one of the employees in play; those that can't be chosen say why, where they are of the right side."""
    choices = []
    if state.step in (office.BONUS, office.RETURN):
        choices.append(_choice(state, {"kind": "skip"}, Message("is-choose-skip")))
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.may_choose(row) or _is_near(state, seat, row):
            owner = state.staff[row + SEAT]
            form = {"kind": "choose", "seat": owner, "employee": state.position_of(row)}
            args: Args = {"card": card_name(state, state.staff[row]), "seat": seat_name(owner)}
            id = "is-choose-employee"
            if state.step == office.HOME:
                id, args["price"] = "is-choose-for", state.attaching_price(row, state.doing, state.less)
            if state.step == office.DESTINATION:
                id, args["price"] = "is-choose-for", state.moving_price(seat, row, state.doing)
            choices.append(_choice(state, form, Message(id, args), [piece_of_employee(state.staff[row + PLACE])]))
    return choices


def _is_near(state: ItStartupState, seat: int, row: int) -> bool:
    """Whether a person could think that this employee may be chosen."""
    own = state.staff[row + SEAT] == seat
    return (
        own
        if state.step in (office.RETURN, office.HOME, office.DESTINATION)
        else not own and state.step != office.BONUS
    )


def _play_step(state: ItStartupState, seat: int) -> list[Choice]:
    """Always in the same order, what gets the work done first, so that numbers and eyes find it where it was."""
    plays, plans, sales = [], [], []
    for kind, pieces in _hand(state, seat).items():
        plays.append(_play(state, seat, kind, pieces))
        if state.figures.type[kind] == ACTION:
            form = {"kind": "plan", "card": card_id(state, kind)}
            label = _label(state, "is-choose-plan", kind)
            plans.append(_choice(state, form, label, pieces, f"planned-{seat}", "is-group-plan"))
        form = {"kind": "sell", "card": card_id(state, kind)}
        sales.append(
            _choice(
                state, form, _label(state, "is-choose-sell", kind, tokens=office.SALE), pieces, "deck", "is-group-sell"
            )
        )
    if state.hidden.plans[seat] != NONE:
        kind = kind_of(state.hidden.plans[seat])
        label = _label(state, "is-choose-planned", kind, price=state.price(seat, kind, office.PLANNING_LESS))
        plays.append(_choice(state, {"kind": "play_planned"}, label, [f"plan-{seat}"], None, "is-group-play"))
    buy = Message("is-choose-buy", {"price": office.DRAW_PRICE})
    return [
        *plays,
        *_work(state, seat),
        *plans,
        *sales,
        _choice(state, {"kind": "buy"}, buy, ["deck"], f"hand-{seat}"),
        _choice(state, {"kind": "end"}, Message("is-choose-end", {"points": state.output(seat)})),
    ]


def _play(state: ItStartupState, seat: int, kind: int, pieces: list[str]) -> Choice:
    best = state.cheapest(state.hidden.hands[seat], state.in_hand(seat, kind))
    less = state.offered_less(state.hidden.hands[seat][best]) if best >= 0 else 0
    form = {"kind": "play", "card": card_id(state, kind)}
    if state.figures.type[kind] == KNOWLEDGE:
        prices = _teaching_prices(state, seat, kind, less)
        label = _label(state, "is-choose-attach" if len(prices) > 1 else "is-choose-teach", kind, price=min(prices))
        # IS-9.1: both offices of a side take it.
        home = f"side-{seat % 2}" if state.teams else f"office-{seat}"
        return _choice(state, form, label, pieces, home, "is-group-play")
    label = _label(state, "is-choose-play", kind, price=state.price(seat, kind, less))
    to = None if state.figures.type[kind] == ACTION else f"office-{seat}"
    return _choice(state, form, label, pieces, to, "is-group-play")


def _teaching_prices(state: ItStartupState, seat: int, kind: int, less: int) -> set[int]:
    """IS-6.1, IS-6.4: what knowledge costs for one developer or another; the printed price where there is none."""
    rows = [
        row
        for row in range(0, len(state.staff), EMPLOYEE)
        if state.figures.type[state.staff[row]] == DEVELOPER and state.same_side(state.staff[row + SEAT], seat)
    ]
    prices = {state.attaching_price(row, kind, less) for row in rows}
    return prices or {max(0, state.figures.cost[kind] - less)}


def _work(state: ItStartupState, seat: int) -> list[Choice]:
    """Knowledge to move and abilities to use."""
    moves: dict[int, list[str]] = {}
    for row in range(0, len(state.staff), EMPLOYEE):
        place = state.staff[row + PLACE]
        for i, item in enumerate(knowledge_under(state, place)):
            if state.staff[row + SEAT] == seat:
                moves.setdefault(state.tucked[item], []).append(piece_of_knowledge(place, i))
    choices = [
        _choice(
            state,
            {"kind": "move", "card": card_id(state, kind)},
            _label(state, "is-choose-move", kind),
            pieces,
            f"office-{seat}",
            "is-group-work",
        )
        for kind, pieces in moves.items()
    ]
    users: dict[int, list[str]] = {}
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.staff[row + SEAT] == seat and state.figures.use_price[state.staff[row]] != NONE:
            users.setdefault(state.staff[row], []).append(piece_of_employee(state.staff[row + PLACE]))
    for kind, pieces in users.items():
        label = _label(state, "is-choose-use", kind, price=state.figures.use_price[kind])
        form = {"kind": "use", "card": card_id(state, kind)}
        choices.append(_choice(state, form, label, pieces, None, "is-group-work"))
    return choices

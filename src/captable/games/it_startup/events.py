"""What a move of IT Startup makes happen, told to everyone and to those who may know more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from captable.core.view import Change, Event, Message, Travel, seat_name
from captable.games.it_startup import outcome
from captable.games.it_startup.facts import Kind
from captable.games.it_startup.names import (
    Args,
    card_name,
    knowledge_under,
    piece_of_employee,
    piece_of_knowledge,
)
from captable.games.it_startup.rules.figures import BY_PAYING, EMPLOYEE, MOVED, OWNER, PLACE, SEAT
from captable.games.it_startup.rules.observers import kind_of

if TYPE_CHECKING:
    from captable.games.it_startup.rules.office import Office


def _employee(state: Office, row: int) -> Args:
    """Who it is; the number is not said, but tells two of the same name apart."""
    seat = state.staff[row + SEAT]
    number = state.position_of(row) + 1
    return {"card": card_name(state, state.staff[row]), "owner": seat_name(seat), "number": number}


def _travel(state: Office, row: int, to: str) -> list[Travel]:
    return [Travel(piece_of_employee(state.staff[row + PLACE]), to)]


def _all_to_the_deck(state: Office, seat: int) -> list[Travel]:
    """The employees of a seat, all at once."""
    return [
        Travel(piece_of_employee(state.staff[row + PLACE]), "deck")
        for row in range(0, len(state.staff), EMPLOYEE)
        if state.staff[row + SEAT] == seat
    ]


def _about(id: str, seat: int, **more: int | str | Message | list[Message]) -> Message:
    return Message(id, {"seat": seat_name(seat), **more})


def _names(state: Office, kinds: Iterable[int]) -> list[Message]:
    return [card_name(state, kind) for kind in kinds]


def _tokens(seat: int, by: int) -> list[Change]:
    return [Change("tokens", by, seat)] if by else []


def _luck(state: Office, seat: int, number: int, tokens: int) -> int:
    """IS-9.2: a three takes tokens, as far as there are any, and a six brings some."""
    return {3: -min(tokens, state.tokens[seat]), 6: tokens}.get(number, 0)


def _paid_off(state: Office, seat: int) -> list[Change]:
    """IS-7.2: an Action can be countered by paying who plays it."""
    if state.figures.counter[state.doing] != BY_PAYING:
        return []
    amount = state.figures.counter_amount[state.doing]
    return _tokens(seat, -amount) + _tokens(state.active, amount)


# -- the mulligan and the turn -----------------------------------------------------------------------------


def chose_cards(state: Office, seat: int) -> Event:
    return Event(_about("is-chose-cards", seat), clause="IS-2.2", kind=Kind.READY)


def swapped(state: Office, seat: int, dealt: Sequence[int], new: Sequence[int]) -> Event:
    """`dealt` is the hand as it was, `new` the kinds that came for its marked cards."""
    old = [kind_of(word) for i, word in enumerate(dealt) if (state.marks[seat] >> i) & 1]
    say = Message("is-you-swapped", {"seat": seat_name(seat), "old": _names(state, old), "new": _names(state, new)})
    return Event(
        _about("is-swapped", seat, count=len(new)), {seat: say} if old else {}, clause="IS-2.2", kind=Kind.SWAPPED
    )


def turn(state: Office, seat: int, income: int) -> Event:
    return Event(
        _about("is-turn", seat, round=state.round, income=income),
        clause="IS-3.2",
        kind=Kind.TURN,
        changes=_tokens(seat, income),
    )


def drew(state: Office, seat: int, kinds: Sequence[int]) -> Event:
    if not kinds:
        return Event(_about("is-drew-nothing", seat), clause="IS-4.5", kind=Kind.DREW)
    return Event(
        _about("is-drew", seat, count=len(kinds)),
        {seat: Message("is-you-drew", {"seat": seat_name(seat), "cards": _names(state, kinds)})},
        clause="IS-10.3",
        travels=[Travel("deck", f"hand-{seat}")],
        kind=Kind.DREW,
    )


def came_home(state: Office, row: int) -> Event:
    owner = state.staff[row + OWNER]
    args = _employee(state, row) | {"owner": seat_name(owner)}
    return Event(Message("is-came-home", args), clause="IS-3.3", kind=Kind.HOME)


def planning_bonus(state: Office, row: int) -> Event:
    return Event(Message("is-planning-bonus", _employee(state, row)), clause="IS-3.4", kind=Kind.BONUS)


def scored(state: Office, seat: int, points: int) -> Event:
    say = _about("is-scored", seat, points=points, total=state.points[seat] + points)
    return Event(
        say,
        clause="IS-3.7",
        sheet=outcome.turn_sheet(state, seat),
        kind=Kind.SCORED,
        changes=[Change("points", points, seat)] if points else [],
    )


def burnt_out(state: Office, row: int) -> Event:
    return Event(
        Message("is-burnt-out", _employee(state, row)),
        clause="IS-3.8",
        travels=_travel(state, row, "deck"),
        kind=Kind.BURNT_OUT,
    )


def rolled(state: Office, seat: int, number: int, tokens: int) -> Event:
    return Event(
        Message("is-rolled", {"number": number, "tokens": tokens}),
        clause="IS-9.2",
        kind=Kind.ROLLED,
        changes=_tokens(seat, _luck(state, seat, number, tokens)),
    )


def lost_card(state: Office, seat: int, kind: int) -> Event:
    return Event(
        _about("is-lost-card", seat),
        {seat: Message("is-you-lost-card", {"seat": seat_name(seat), "card": card_name(state, kind)})},
        clause="IS-9.2",
        travels=[Travel(f"hand-{seat}", "deck")],
        kind=Kind.LOST,
    )


def left(state: Office, row: int) -> Event:
    return Event(
        Message("is-left", _employee(state, row)), clause="IS-9.2", travels=_travel(state, row, "deck"), kind=Kind.LEFT
    )


def dropped(state: Office) -> Event:
    """IS-9.3: the card in progress is lost, because its player left or nobody is left to choose."""
    say = Message("is-dropped", {"card": card_name(state, state.doing)})
    return Event(say, clause="IS-9.3", travels=[Travel("doing-card", "deck")], kind=Kind.DROPPED)


def taken_back(state: Office) -> Event:
    """IS-9.3: knowledge for which no developer is left."""
    say = _about("is-taken-back", state.active, card=card_name(state, state.doing))
    return Event(say, clause="IS-9.3", travels=[Travel("doing-card", f"hand-{state.active}")], kind=Kind.TAKEN_BACK)


def cleared_table(state: Office, seat: int) -> Event:
    return Event(
        _about("is-cleared-table", seat), clause="IS-9.3", travels=_all_to_the_deck(state, seat), kind=Kind.CLEARED
    )


def game_over(state: Office) -> Event:
    return Event(outcome.reason(state), clause=outcome.clause_of_the_end(state), kind=Kind.ENDED)


# -- plays ---------------------------------------------------------------------------------------------------


def paid_for_draw(state: Office, seat: int, price: int) -> Event:
    return Event(
        _about("is-paid-for-draw", seat, price=price), clause="IS-4.3", kind=Kind.BOUGHT, changes=_tokens(seat, -price)
    )


def sold(state: Office, seat: int, kind: int, spent: int, price: int) -> Event:
    """`spent` tells which copy it was: one that was played this turn, or another (IS-4.5)."""
    return Event(
        _about("is-sold", seat, card=card_name(state, kind), spent=spent),
        clause="IS-4.2",
        travels=[Travel(f"hand-{seat}", "deck")],
        kind=Kind.SOLD,
        changes=_tokens(seat, price),
    )


def hired(state: Office, row: int, price: int) -> Event:
    seat = state.staff[row + SEAT]
    return Event(
        _about("is-hired", seat, card=card_name(state, state.staff[row]), price=price),
        clause="IS-4.1",
        travels=[Travel(f"hand-{seat}", piece_of_employee(state.staff[row + PLACE]))],
        kind=Kind.HIRED,
        changes=_tokens(seat, -price),
    )


def attached(state: Office, row: int, kind: int, price: int) -> Event:
    args = _employee(state, row) | {"knowledge": card_name(state, kind), "price": price}
    place = state.staff[row + PLACE]
    return Event(
        Message("is-attached", args | {"seat": seat_name(state.active)}),
        clause="IS-6.1",
        travels=[Travel(f"hand-{state.active}", piece_of_knowledge(place, len(knowledge_under(state, place))))],
        kind=Kind.ATTACHED,
        changes=_tokens(state.active, -price),
    )


def teaching(state: Office, kind: int) -> Event:
    """Knowledge from hand that waits for its developer, and how much cheaper an offer makes it (IS-6.4)."""
    say = _about("is-teaching", state.active, card=card_name(state, kind), less=state.less)
    return Event(say, clause="IS-6.1", kind=Kind.TEACHING)


def moving(state: Office, kind: int) -> Event:
    """Knowledge in play of which several have a copy."""
    return Event(_about("is-moving", state.active, card=card_name(state, kind)), clause="IS-6.2", kind=Kind.MOVING)


def moving_from(state: Office, row: int, kind: int) -> Event:
    args = _employee(state, row) | {"seat": seat_name(state.active), "knowledge": card_name(state, kind)}
    return Event(Message("is-moving-from", args), clause="IS-6.2", kind=Kind.MOVING_FROM)


def moved(state: Office, giver: int, row: int, kind: int, price: int) -> Event:
    args: Args = {
        "seat": seat_name(state.active),
        "knowledge": card_name(state, kind),
        "from": card_name(state, state.staff[giver]),
        "to": card_name(state, state.staff[row]),
        "price": price,
    }
    start, to = state.staff[giver + PLACE], state.staff[row + PLACE]
    items = knowledge_under(state, start)
    which = next(i for i, item in enumerate(items) if state.tucked[item] == kind and state.tucked[item + MOVED] == 0)
    travel = Travel(piece_of_knowledge(start, which), piece_of_knowledge(to, len(knowledge_under(state, to))))
    return Event(
        Message("is-moved", args),
        clause="IS-6.2",
        travels=[travel],
        kind=Kind.MOVED,
        changes=_tokens(state.active, -price),
    )


def planned(state: Office, seat: int, kind: int) -> Event:
    return Event(
        _about("is-planned", seat),
        {seat: Message("is-you-planned", {"seat": seat_name(seat), "card": card_name(state, kind)})},
        clause="IS-7.3",
        travels=[Travel(f"hand-{seat}", f"planned-{seat}")],
        kind=Kind.PLANNED,
    )


def used(state: Office, row: int) -> Event:
    args = _employee(state, row) | {"seat": seat_name(state.active)}
    return Event(
        Message("is-used", args),
        clause="IS-5.4",
        kind=Kind.USED,
        changes=_tokens(state.active, -state.figures.use_price[state.staff[row]]),
    )


def coin(state: Office, seat: int, heads: bool) -> Event:
    return Event(_about("is-coin-heads" if heads else "is-coin-tails", seat), clause="IS-5.4", kind=Kind.COIN)


# -- Actions and counters --------------------------------------------------------------------------------------


def action(state: Office, seat: int, kind: int, price: int, planned: bool) -> Event:
    id = "is-action-planned" if planned else "is-action"
    return Event(
        _about(id, seat, card=card_name(state, kind), price=price),
        clause="IS-7.1",
        kind=Kind.ACTION,
        changes=_tokens(seat, -price),
    )


def named(state: Office, seat: int, row: int) -> Event:
    if row < 0:
        return Event(_about("is-named", seat), clause="IS-7.2", kind=Kind.NAMED)
    return Event(Message("is-named-employee", _employee(state, row)), clause="IS-7.2", kind=Kind.NAMED)


def refused(state: Office, seat: int) -> Event:
    return Event(_about("is-refused", seat, card=card_name(state, state.doing)), clause="IS-7.2", kind=Kind.REFUSED)


def countered(state: Office, seat: int) -> Event:
    return Event(
        _about("is-countered", seat, card=card_name(state, state.doing)),
        clause="IS-7.2",
        kind=Kind.COUNTERED,
        changes=_paid_off(state, seat),
    )


def discarded(state: Office, seat: int, kind: int) -> Event:
    return Event(_about("is-discarded", seat, card=card_name(state, kind)), clause="IS-7.2", kind=Kind.DISCARDED)


# -- effects -----------------------------------------------------------------------------------------------------


def looked(state: Office, seat: int, count: int) -> Event:
    top = state.hidden.top
    seen = _names(state, [kind_of(word) for word in state.hidden.deck[top : top + count]])
    say = Message("is-you-looked", {"seat": seat_name(seat), "cards": seen})
    return Event(
        _about("is-looked", seat, count=count), {seat: say} if seen else {}, clause="IS-10.2", kind=Kind.LOOKED
    )


def took(state: Office, seat: int, kind: int) -> Event:
    return Event(
        _about("is-took", seat),
        {seat: Message("is-you-took", {"seat": seat_name(seat), "card": card_name(state, kind)})},
        clause="IS-10.2",
        travels=[Travel("deck", f"hand-{seat}")],
        kind=Kind.TOOK,
    )


def ordered(state: Office, seat: int, count: int) -> Event:
    return Event(_about("is-ordered", seat, count=count), clause="IS-10.2", kind=Kind.ORDERED)


def tired(state: Office, row: int, points: int) -> Event:
    return Event(Message("is-tired", _employee(state, row) | {"points": points}), clause="IS-3.8", kind=Kind.TIRED)


def tired_team(state: Office, seat: int, points: int) -> Event:
    return Event(_about("is-tired-team", seat, points=points), clause="IS-3.8", kind=Kind.TIRED)


def tired_all(state: Office, seat: int, points: int) -> Event:
    return Event(_about("is-tired-all", seat, points=points), clause="IS-3.8", kind=Kind.TIRED)


def rested(state: Office, seat: int, points: int) -> Event:
    return Event(_about("is-rested", seat, points=points), kind=Kind.RESTED)


def gained(state: Office, seat: int, tokens: int) -> Event:
    return Event(_about("is-gained", seat, tokens=tokens), kind=Kind.GAINED, changes=_tokens(seat, tokens))


def boosted(state: Office, row: int, tokens: int) -> Event:
    args = _employee(state, row) | {"tokens": tokens, "seat": seat_name(state.active)}
    return Event(
        Message("is-boosted", args), clause="IS-3.7", kind=Kind.BOOSTED, changes=_tokens(state.active, -tokens)
    )


def outsourced(state: Office, row: int, seat: int, paid: int) -> Event:
    args = _employee(state, row) | {"seat": seat_name(seat), "paid": paid}
    return Event(
        Message("is-outsourced", args),
        clause="IS-8.2",
        kind=Kind.OUTSOURCED,
        changes=_tokens(state.staff[row + SEAT], paid),
    )


def taken_over(state: Office, row: int, seat: int) -> Event:
    args = _employee(state, row) | {"seat": seat_name(seat)}
    return Event(Message("is-taken-over", args), clause="IS-8.1", kind=Kind.TAKEN_OVER)


def returned(state: Office, row: int) -> Event:
    seat = state.staff[row + SEAT]
    return Event(
        Message("is-returned", _employee(state, row)),
        clause="IS-8.4",
        travels=_travel(state, row, f"hand-{seat}"),
        kind=Kind.RETURNED,
    )


def shuffled_away(state: Office, seat: int) -> Event:
    return Event(
        _about("is-shuffled-away", seat), clause="IS-8.3", travels=_all_to_the_deck(state, seat), kind=Kind.SHUFFLED
    )

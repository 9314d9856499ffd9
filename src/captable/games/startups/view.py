"""What a seat sees of Startups (SU-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from captable.core.vectors import NONE
from captable.core.view import (
    OPEN,
    Blocked,
    Choice,
    Counter,
    Message,
    Piece,
    Refusal,
    Seat,
    View,
    Zone,
    seat_name,
)
from captable.games.startups.facts import Company, Facts
from captable.games.startups.rules.codes import ASIDE, POINTS_FIRST, POINTS_LAST, POINTS_SECOND, TAKE

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from captable.games.startups.rules.state import StartupsState


T = TypeVar("T")
MOST_KEPT = 20_000
COMMON_ZONES, ZONES_OF_A_SEAT = 3, 3
"""How many zones are nobody's, and after them each seat's: portfolio, chips, hand."""
LAST = "last"
"""Where what everybody sees of the last position is kept."""


def _kept(state: StartupsState, key: tuple[object, ...], make: Callable[[], T]) -> T:
    """The very thing that was shown before, where it looks the same: a move changes little of what everybody sees."""
    looks = state.cards.looks
    found: T | None = looks.get(key)
    if found is None:
        if len(looks) >= MOST_KEPT:
            looks.clear()
        found = looks[key] = make()
    return found


def company_name(state: StartupsState, company: int) -> Message:
    name: Message = state.cards.companies[company].name
    return name


def company_id(state: StartupsState, company: int) -> str:
    id: str = state.cards.companies[company].id
    return id


def piece_of_market(slot: int) -> str:
    return f"market-{slot}"


def piece_of_chip(state: StartupsState, company: int) -> str:
    return f"chip-{company_id(state, company)}"


def view(state: StartupsState, seat: int) -> View:
    everybody = _open(state)
    choices, blocked = _choices(state, seat)
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=everybody.seats,
        zones=_zones(state, seat, everybody.zones),
        counters=everybody.counters,
        choices=choices,
        blocked=blocked,
        outcome=state.outcome(),
        facts=everybody.facts,
    )


class Open(NamedTuple):
    """What everybody sees alike."""

    seats: list[Seat]
    zones: list[Zone]
    counters: list[Counter]
    facts: Facts


def _open(state: StartupsState) -> Open:
    """Made once for all who look at the same position, one after the other."""
    known = (state.players, *state.open_facts())
    last: tuple[object, Open] | None = state.cards.looks.get(LAST)
    if last is not None and last[0] == known:
        return last[1]
    seats = [_seat(state, player) for player in range(state.players)]
    everybody = Open(seats, _open_zones(state), _counters(state), _facts(state))
    state.cards.looks[LAST] = known, everybody
    return everybody


def _prompt(state: StartupsState, seat: int) -> Message:
    own = seat == state.turn
    price = min(state.price(seat), state.chips[seat]) if own and state.step == TAKE else None
    market = len(state.market) if own else 0
    key = ("prompt", state.turn, state.step, own, price, market > 0)
    return _kept(state, key, lambda: _new_prompt(state, price, own, market))


def _new_prompt(state: StartupsState, price: int | None, own: bool, market: int) -> Message:
    if state.over():
        return Message("su-prompt-over")
    if not own:
        step = "su-prompt-wait-take" if state.step == TAKE else "su-prompt-wait-play"
        return Message(step, {"seat": seat_name(state.turn)})
    if price is None:
        return Message("su-prompt-play")
    return Message("su-prompt-take", {"price": price}) if market else Message("su-prompt-draw")


def _seat(state: StartupsState, player: int) -> Seat:
    points = state.points(player) if state.rounds > 1 else None
    key = ("seat", player, state.chips[player], points, state.turn == player, state.has_left(player))
    return _kept(state, key, lambda: _new_seat(state, player))


def _new_seat(state: StartupsState, player: int) -> Seat:
    counters = [Counter("chips", state.chips[player], Message("su-chips"), Message("su-chips-note"))]
    if state.rounds > 1:
        counters.append(Counter("points", state.points(player), Message("su-points"), _worth_of_places()))
    return Seat(player, to_move=state.turn == player, out=state.has_left(player), counters=counters)


def _worth_of_places() -> Message:
    """SU-6.1."""
    worth: dict[str, Any] = {"first": int(POINTS_FIRST), "second": int(POINTS_SECOND), "lost": -int(POINTS_LAST)}
    return Message("su-points-note", worth)


def _counters(state: StartupsState) -> list[Counter]:
    if state.rounds == 1:
        return []
    now = min(state.round + 1, state.rounds)
    return [Counter("round", now, Message("su-round"), of=state.rounds)]


def _zones(state: StartupsState, seat: int, zones: list[Zone]) -> list[Zone]:
    """What everybody sees, and those hands that are open to this seat: the own one, for a replay's reader all."""
    if seat < 0 and seat != OPEN:
        return zones
    zones = zones.copy()
    for player in range(state.players) if seat == OPEN else (seat,):
        zones[COMMON_ZONES + ZONES_OF_A_SEAT * player + 2] = _hand(state, player, is_open=True)
    return zones


def _open_zones(state: StartupsState) -> list[Zone]:
    zones = [_pile(state), _row(state), _chips(state, NONE)]
    for player in range(state.players):
        zones += [_portfolio(state, player), _chips(state, player), _hand(state, player, is_open=False)]
    return zones


def _pile(state: StartupsState) -> Zone:
    note = Message("su-pile-note", {"aside": int(ASIDE)})
    count = state.pile()
    return _kept(state, ("pile", count), lambda: Zone("pile", "pile", Message("su-pile"), count=count, note=note))


def _row(state: StartupsState) -> Zone:
    return Zone("market", "row", Message("su-market"), pieces=_market(state), note=Message("su-market-note"))


def _chips(state: StartupsState, holder: int) -> Zone:
    """The anti-monopoly chips that somebody has, or that are free."""
    held = tuple(c for c in range(state.companies) if state.holder[c] == holder)

    def make() -> Zone:
        pieces = [_chip(state, c) for c in held]
        if holder == NONE:
            return Zone("chips", "row", Message("su-free-chips"), pieces=pieces)
        return Zone(f"chips-{holder}", "row", Message("su-anti-monopoly"), owner=holder, pieces=pieces)

    return _kept(state, ("chips", holder, held, state.manual), make)


def _share(state: StartupsState, id: str, company: int, counters: list[Counter] | None = None) -> Piece:
    name = company_name(state, company)
    note = Message("su-share-note", {"company": name, "copies": state.copies[company]})
    return Piece(id, company_id(state, company), name, note, counters or [])


def _market(state: StartupsState) -> list[Piece]:
    """In the order in which they came, which is the order of the moves."""
    return [
        _on_market(state, state.market_slot[i], state.market[i], state.market_chips[i])
        for i in range(len(state.market))
    ]


def _on_market(state: StartupsState, slot: int, company: int, chips: int) -> Piece:
    counters = [Counter("chips", chips, Message("su-chips"))]
    key = ("market", slot, company, chips)
    return _kept(state, key, lambda: _share(state, piece_of_market(slot), company, counters))


def _chip(state: StartupsState, company: int) -> Piece:
    name = Message("su-chip", {"company": company_name(state, company)})
    note = Message("su-chip-note-manual" if state.manual else "su-chip-note")
    return Piece(piece_of_chip(state, company), piece_of_chip(state, company), name, note)


def _shares(state: StartupsState, where: str, counts: tuple[int, ...]) -> list[Piece]:
    """So many of each company, in a hand or a portfolio."""
    return [
        _share(state, f"{where}-{company_id(state, company)}-{copy}", company)
        for company, count in enumerate(counts)
        for copy in range(count)
    ]


def _counts(cells: vec[i64], state: StartupsState, player: int) -> tuple[int, ...]:
    first = player * state.companies
    return tuple([cells[first + company] for company in range(state.companies)])


def _portfolio(state: StartupsState, player: int) -> Zone:
    counts = _counts(state.portfolio, state, player)
    id = f"portfolio-{player}"
    return _kept(
        state,
        (id, counts),
        lambda: Zone(id, "stack", Message("su-portfolio"), owner=player, pieces=_shares(state, id, counts)),
    )


def _hand(state: StartupsState, player: int, is_open: bool) -> Zone:
    """The own hand is open to its player; of other hands, the cards that everybody saw being taken."""
    counts = _counts(state.hand if is_open else state.known, state, player)
    count = state.hand_size(player)
    id = f"hand-{player}"

    def make() -> Zone:
        pieces = _shares(state, id, counts)
        known: dict[str, Any] = {"known": len(pieces), "count": count}
        note = None if is_open or count == 0 else Message("su-hand-note", known)
        return Zone(id, "hand", Message("su-hand"), owner=player, pieces=pieces, count=count, note=note)

    return _kept(state, (id, is_open, counts, count), make)


def _choices(state: StartupsState, seat: int) -> tuple[list[Choice], list[Blocked]]:
    """Every move that the seat could think of: lit if it is legal, else with the reason."""
    if seat < 0 or state.over() or state.has_left(seat):
        return [], []
    if not state.may_move(seat):
        why = _kept(state, ("waits", state.turn), lambda: state.out_of_turn(seat))  # the same for every move
        return [], [_blocked(state, thought, why, state.turn) for thought in _conceivable(state, seat)]
    choices: list[Choice] = []
    blocked: list[Blocked] = []
    for thought in _conceivable(state, seat):
        refusal = state.why_not(seat, thought.move)
        if refusal is None:
            choices.append(_choice(state, thought))
        else:
            blocked.append(_blocked(state, thought, refusal, msgspec.json.encode(refusal)))
    return choices, blocked


class Thought(NamedTuple):
    """A move that a seat could think of; the key tells it from every other."""

    key: tuple[object, ...]
    move: int
    label: Message
    on: list[str]
    to: str


def _choice(state: StartupsState, thought: Thought) -> Choice:
    _, move, label, on, to = thought
    return _kept(state, ("lit", thought.key), lambda: Choice(move, label, on, to))


def _blocked(state: StartupsState, thought: Thought, why: Refusal, key: object) -> Blocked:
    _, _, label, on, to = thought
    return _kept(state, ("blocked", thought.key, key), lambda: Blocked(label, why, on, to))


def _conceivable(state: StartupsState, seat: int) -> list[Thought]:
    thoughts = [_drawing(state, seat, min(state.price(seat), state.chips[seat]))]
    market, slots, chips = list(state.market), list(state.market_slot), list(state.market_chips)
    for i, company in enumerate(market):
        thoughts.append(_taking(state, seat, i, slots[i], company, chips[i]))
    for company, copies in enumerate(_counts(state.hand, state, seat)):
        if copies:
            thoughts += _playing(state, seat, company, copies)
    return thoughts


def _drawing(state: StartupsState, seat: int, price: int) -> Thought:
    key = ("draw", seat, price)

    def make() -> Thought:
        code = state.game.move_table.kinds["draw"].code()
        return Thought(key, code, Message("su-choose-draw", {"price": price}), ["pile"], f"hand-{seat}")

    return _kept(state, key, make)


def _taking(state: StartupsState, seat: int, i: int, slot: int, company: int, chips: int) -> Thought:
    key = ("take", seat, i, slot, company, chips)

    def make() -> Thought:
        code = state.game.move_table.kinds["take"].code(i)
        label = Message("su-choose-take", {"company": company_name(state, company), "chips": chips})
        return Thought(key, code, label, [piece_of_market(slot)], f"hand-{seat}")

    return _kept(state, key, make)


def _playing(state: StartupsState, seat: int, company: int, copies: int) -> tuple[Thought, Thought]:
    """To keep a card of a company, and to sell it."""
    key = ("playing", seat, company, copies)

    def make() -> tuple[Thought, Thought]:
        kinds = state.game.move_table.kinds
        args: dict[str, Any] = {"company": company_name(state, company)}
        cards = [f"hand-{seat}-{company_id(state, company)}-{copy}" for copy in range(copies)]
        keep, sell = kinds["portfolio"].code(company), kinds["market"].code(company)
        return (
            Thought((*key, "keep"), keep, Message("su-choose-keep", args), cards, f"portfolio-{seat}"),
            Thought((*key, "sell"), sell, Message("su-choose-sell", args), cards, "market"),
        )

    return _kept(state, key, make)


def _facts(state: StartupsState) -> Facts:
    companies = [_company(state, company) for company in range(state.companies)]
    return Facts("take" if state.step == TAKE else "play", companies)


def _company(state: StartupsState, company: int) -> Company:
    majority = state.majority(company)

    def make() -> Company:
        return Company(company_id(state, company), company_name(state, company), state.copies[company], majority)

    return _kept(state, ("company", company, majority), make)

"""What a seat sees of Startups (SU-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from captable.core.view import (
    OPEN,
    Blocked,
    Choice,
    Counter,
    Message,
    Piece,
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
NOBODY = -1


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
    result = state.outcome()
    choices, blocked = _choices(state, seat)
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=[_seat(state, player) for player in range(state.players)],
        zones=_zones(state, seat),
        counters=_counters(state),
        choices=choices,
        blocked=blocked,
        outcome=result,
        facts=_facts(state),
    )


def _prompt(state: StartupsState, seat: int) -> Message:
    if state.over():
        return Message("su-prompt-over")
    if seat != state.turn:
        step = "su-prompt-wait-take" if state.step == TAKE else "su-prompt-wait-play"
        return Message(step, {"seat": seat_name(state.turn)})
    if state.step != TAKE:
        return Message("su-prompt-play")
    return Message("su-prompt-take", {"price": min(state.price(seat), state.chips[seat])})


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


def _zones(state: StartupsState, seat: int) -> list[Zone]:
    zones = [
        Zone(
            "pile", "pile", Message("su-pile"), count=state.pile(), note=Message("su-pile-note", {"aside": int(ASIDE)})
        ),
        Zone("market", "row", Message("su-market"), pieces=_market(state), note=Message("su-market-note")),
    ]
    zones.append(_chips(state, NOBODY))
    for player in range(state.players):
        zones += [_portfolio(state, player), _chips(state, player), _hand(state, seat, player)]
    return zones


def _chips(state: StartupsState, holder: int) -> Zone:
    """The anti-monopoly chips that somebody has, or that are free."""
    held = tuple(c for c in range(state.companies) if state.holder[c] == holder)

    def make() -> Zone:
        pieces = [_chip(state, c) for c in held]
        if holder == NOBODY:
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


def _hand(state: StartupsState, seat: int, player: int) -> Zone:
    """The own hand is open to its player; of other hands, the cards that everybody saw being taken."""
    is_open = seat in (player, OPEN)
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
    choices: list[Choice] = []
    blocked: list[Blocked] = []
    waits = None if state.may_move(seat) else state.out_of_turn(seat)  # the same for every move
    for move, label, on, to in _conceivable(state, seat):
        why = waits or state.why_not(seat, move)
        if why is None:
            choices.append(Choice(move, label, on, to))
        else:
            blocked.append(Blocked(label, why, on, to))
    return choices, blocked


def _conceivable(state: StartupsState, seat: int) -> list[tuple[int, Message, list[str], str]]:
    table = state.game.move_table
    hand = f"hand-{seat}"
    price = min(state.price(seat), state.chips[seat])
    draw = (table.kinds["draw"].code(), Message("su-choose-draw", {"price": price}), ["pile"], hand)
    playing = [
        (
            table.kinds[kind].code(company),
            Message(label, {"company": company_name(state, company)}),
            cards,
            to,
        )
        for company in range(state.companies)
        if (cards := _hand_cards(state, seat, company))
        for kind, label, to in (
            ("portfolio", "su-choose-keep", f"portfolio-{seat}"),
            ("market", "su-choose-sell", "market"),
        )
    ]
    return [draw, *(_taking(state, i, hand) for i in range(len(state.market))), *playing]


def _taking(state: StartupsState, i: int, hand: str) -> tuple[int, Message, list[str], str]:
    args: dict[str, Any] = {"company": company_name(state, state.market[i]), "chips": state.market_chips[i]}
    code = state.game.move_table.kinds["take"].code(i)
    return code, Message("su-choose-take", args), [piece_of_market(state.market_slot[i])], hand


def _hand_cards(state: StartupsState, seat: int, company: int) -> list[str]:
    copies = state.hand[seat * state.companies + company]
    return [f"hand-{seat}-{company_id(state, company)}-{copy}" for copy in range(copies)]


def _facts(state: StartupsState) -> Facts:
    companies = [_company(state, company) for company in range(state.companies)]
    return Facts("take" if state.step == TAKE else "play", companies)


def _company(state: StartupsState, company: int) -> Company:
    majority = state.majority(company)

    def make() -> Company:
        return Company(company_id(state, company), company_name(state, company), state.copies[company], majority)

    return _kept(state, ("company", company, majority), make)

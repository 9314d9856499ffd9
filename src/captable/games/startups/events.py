"""What a move of Startups makes happen, told to everyone and to those who may know more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from captable.core.view import Change, Event, Message, Travel, seat_name
from captable.games.startups.facts import Kind
from captable.games.startups.outcome import company_row, reason, round_sheet
from captable.games.startups.view import company_name, piece_of_chip, piece_of_market

if TYPE_CHECKING:
    from captable.games.startups.rules.state import StartupsState


def draw(state: StartupsState, seat: int, company: int, paid: int) -> Event:
    """SU-2.1, or SU-4.3 for somebody who could pay only a part."""
    return Event(
        Message("su-drew", {"seat": seat_name(seat), "paid": paid}),
        {
            seat: Message(
                "su-you-drew", {"seat": seat_name(seat), "company": company_name(state, company), "paid": paid}
            )
        },
        clause="SU-2.1" if paid == state.price(seat) else "SU-4.3",
        travels=[Travel("pile", f"hand-{seat}")],
        kind=Kind.DREW,
        changes=_chips(seat, -paid),
    )


def take(state: StartupsState, seat: int, company: int, chips: int, slot: int) -> Event:
    return Event(
        Message("su-took", {"seat": seat_name(seat), "company": company_name(state, company), "chips": chips}),
        clause="SU-2.2",
        travels=[Travel(piece_of_market(slot), f"hand-{seat}")],
        kind=Kind.TOOK,
        changes=_chips(seat, chips),
    )


def _chips(seat: int, by: int) -> list[Change]:
    return [Change("chips", by, seat)] if by else []


def keep(state: StartupsState, seat: int, company: int) -> Event:
    return Event(
        Message("su-kept", {"seat": seat_name(seat), "company": company_name(state, company)}),
        clause="SU-3.1",
        travels=[Travel(f"hand-{seat}", f"portfolio-{seat}")],
        kind=Kind.KEPT,
    )


def sell(state: StartupsState, seat: int, company: int, slot: int) -> Event:
    """The card lies in the market for all to see, unless the next round clears it at once."""
    cleared = state.is_last_turn() and state.round + 1 < state.rounds
    place = "market" if cleared else piece_of_market(slot)
    return Event(
        Message("su-sold", {"seat": seat_name(seat), "company": company_name(state, company)}),
        clause="SU-3.1",
        travels=[Travel(f"hand-{seat}", place)],
        kind=Kind.SOLD,
    )


def chip(state: StartupsState, seat: int, company: int, holder: int) -> Event:
    """SU-4.1: the Anti-Monopoly chip comes to a seat."""
    name = company_name(state, company)
    if holder < 0:
        say = Message("su-chip-first", {"seat": seat_name(seat), "company": name})
    else:
        say = Message("su-chip-moves", {"seat": seat_name(seat), "company": name, "holder": seat_name(holder)})
    piece = piece_of_chip(state, company)
    return Event(say, clause="SU-4.1", travels=[Travel(piece, piece)], kind=Kind.CHIP)


def end_of_round(state: StartupsState) -> list[Event]:
    """SU-5.1: why the round ended, and what everyone still had in the hand. Told before the hands are laid out."""
    told = [Event(reason(state), clause=_clause_of_the_end(state), kind=Kind.ENDED)]
    for seat in range(state.players):
        if cards := _hand(state, seat):
            said = Message("su-opened", {"seat": seat_name(seat), "cards": cards})
            told.append(Event(said, clause="SU-5.1", kind=Kind.OPENED))
    return told


def count(state: StartupsState, places: Sequence[int]) -> list[Event]:
    """SU-5.2 to SU-5.4: each company is counted, the round has a winner."""
    told = []
    for company in range(state.companies):
        row = company_row(state, company)
        note = row.note
        assert note is not None
        args: dict[str, int | str | Message | list[Message]] = {"company": row.label, "result": note}
        told.append(Event(Message("su-counted", args), clause="SU-5.2", kind=Kind.COUNTED))
    winner = list(places).index(1)
    args = {"seat": seat_name(winner), "score": state.scores()[winner]}
    told.append(
        Event(
            Message("su-round-won", args),
            clause="SU-5.4",
            sheet=round_sheet(state),
            kind=Kind.WON,
            changes=_points(state, places),
        )
    )
    return told


def _points(state: StartupsState, places: Sequence[int]) -> list[Change]:
    """SU-6.1: what the places in the round are worth in a match."""
    if state.rounds == 1:
        return []
    return [Change("points", by, seat) for seat, place in enumerate(places) if (by := state.worth_of(place))]


def _hand(state: StartupsState, seat: int) -> list[Message]:
    """The cards in a hand, in the order of the companies."""
    cells = state.hand[seat * state.companies : (seat + 1) * state.companies]
    return [company_name(state, company) for company, cards in enumerate(cells) for _ in range(cards)]


def _clause_of_the_end(state: StartupsState) -> str:
    if state.still_playing() < 2:
        return "SU-8.1"
    return "SU-5.1" if state.pile() == 0 else "SU-5.6"


def new_round(state: StartupsState, first: int) -> list[Event]:
    """SU-6.1: who begins, and to each player the cards dealt to them."""
    args: dict[str, int | str | Message | list[Message]] = {
        "round": state.round + 1,
        "seat": seat_name(first),
    }
    dealt = {seat: cards for seat in range(state.players) if (cards := _hand(state, seat))}
    return [
        Event(Message("su-new-round", args), clause="SU-6.1", kind=Kind.ROUND, changes=[Change("round", 1)]),
        *(_dealt(seat, cards) for seat, cards in dealt.items()),
    ]


def _dealt(seat: int, cards: list[Message]) -> Event:
    return Event(
        None, {seat: Message("su-dealt", {"seat": seat_name(seat), "cards": cards})}, clause="SU-1.2", kind=Kind.DEALT
    )

"""How a round or a match of Startups ended, with the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome, Row, Sheet, seat_name
from captable.games.startups.rules.codes import CHIP_RECEIVED
from captable.games.startups.view import company_id, company_name

if TYPE_CHECKING:
    from captable.games.startups.rules.state import StartupsState


def outcome(state: StartupsState) -> Outcome:
    seats = range(state.players)
    if state.rounds == 1:
        scores, sheet = list(state.scores()), round_sheet(state)
    else:
        scores, sheet = [state.points(seat) for seat in seats], match_sheet(state)
    return Outcome(list(state.final_places()), scores, reason(state), sheet)


def reason(state: StartupsState) -> Message:
    """SU-5.1, SU-5.6, SU-8.1: why the last round ended."""
    if state.still_playing() < 2:
        return Message("su-end-one-left")
    return Message("su-end-pile" if state.pile() == 0 else "su-end-idle")


def round_sheet(state: StartupsState) -> Sheet:
    """SU-5.2 to SU-5.4: the chips, then each company's payments, then the sum."""
    seats = range(state.players)
    rows = [Row(Message("su-sheet-chips"), [state.chips[seat] for seat in seats], id="chips")]
    rows += [company_row(state, company) for company in range(state.companies)]
    rows.append(Row(Message("su-sheet-score"), list(state.scores()), strong=True))
    return Sheet(Message("su-sheet-round"), rows, clause="SU-5.4")


def company_row(state: StartupsState, company: int) -> Row:
    owner = state.majority(company)
    held = [state.portfolio[seat * state.companies + company] for seat in range(state.players)]
    name, id = company_name(state, company), company_id(state, company)
    if owner < 0:
        note = Message("su-sheet-tie" if any(held) else "su-sheet-none", {"shares": max(held)})
        return Row(name, [0 if shares else None for shares in held], note, id=id)
    values = [-shares if shares else None for shares in held]
    values[owner] = CHIP_RECEIVED * (sum(held) - held[owner])
    note = Message("su-sheet-majority", {"seat": seat_name(owner), "shares": held[owner]})
    return Row(name, values, note, id=id)


def match_sheet(state: StartupsState) -> Sheet:
    """SU-6.1: the place in each round and the points that they add up to."""
    seats = range(state.players)
    rows = [
        Row(Message("su-sheet-place", {"round": n + 1}), [state.place(n, seat) for seat in seats])
        for n in range(state.round)
    ]
    rows.append(Row(Message("su-sheet-points"), [state.points(seat) for seat in seats], strong=True))
    return Sheet(Message("su-sheet-match"), rows, clause="SU-6.1")

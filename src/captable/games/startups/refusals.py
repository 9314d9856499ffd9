"""Why a move of Startups is not allowed, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Refusal, seat_name
from captable.games.startups.rules.codes import TAKE
from captable.games.startups.view import company_name

if TYPE_CHECKING:
    from captable.games.startups.rules.state import StartupsState


def why(state: StartupsState, seat: int, move: int) -> Refusal:
    """The reason against a move that is not among `moves`."""
    form = state.game.move_table.structured(move)
    if form["kind"] in ("draw", "take"):
        if state.step != TAKE:
            return Refusal("SU-3.1", Message("su-no-card-taken-already"))
        return _draw(state, seat) if form["kind"] == "draw" else _take(state, seat, form["card"])
    return _play(state, seat, form["kind"], form["company"])


def _draw(state: StartupsState, seat: int) -> Refusal:
    args: dict[str, int | str | Message | list[Message]] = {
        "price": state.price(seat),
        "chips": state.chips[seat],
    }
    return Refusal("SU-2.1", Message("su-no-draw", args))


def _take(state: StartupsState, seat: int, i: int) -> Refusal:
    if i >= len(state.market):
        return Refusal("SU-2.2", Message("su-no-such-card", {"card": i + 1, "cards": len(state.market)}))
    company = state.market[i]
    holder = state.holder[company]
    if holder != seat:
        reason = "su-no-take-held"
    else:
        reason = "su-no-take-yours-manual" if state.manual else "su-no-take-yours"
    return Refusal("SU-4.2", Message(reason, {"company": company_name(state, company), "holder": seat_name(holder)}))


def _play(state: StartupsState, seat: int, kind: str, id: str) -> Refusal:
    if state.step == TAKE:
        return Refusal("SU-3.1", Message("su-no-play-yet"))
    company = state.cards.index(id)
    name = company_name(state, company)
    if state.hand[seat * state.companies + company] == 0:
        return Refusal("SU-3.1", Message("su-no-play-none", {"company": name}))
    assert kind == "market"
    return Refusal("SU-3.2", Message("su-no-sell-back", {"company": name}))

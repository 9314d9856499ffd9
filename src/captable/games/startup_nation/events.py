"""What a move of Start-Up Nation makes happen, told to everyone and to those who may know more (SN-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from captable.core.view import Change, Event, Message, Travel, seat_name
from captable.games.startup_nation.cards import named_role, role_name
from captable.games.startup_nation.facts import Kind
from captable.games.startup_nation.moves import ANSWERS, answer_name
from captable.games.startup_nation.outcome import last_gains, round_sheet
from captable.games.startup_nation.view import card, card_name

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

CLAUSES = {
    "ask_eliminate": "SN-5.5",
    "ask_swap": "SN-5.6",
    "ask_take_tokens": "SN-5.7",
    "neighbour_asks_eliminate": "SN-5.8",
    "ask_extra_turn": "SN-5.9",
    "look": "SN-6.1",
    "swap": "SN-6.2",
    "swap_alliances": "SN-6.3",
    "promote": "SN-6.4",
    "give_token": "SN-6.6",
}
ENDS = ("sn-end-one-left", "sn-end-allies", "sn-end-pile")


def drew(state: StartupNationState, seat: int, kind: int) -> Event:
    return Event(
        Message("sn-drew", {"seat": seat_name(seat)}),
        {seat: Message("sn-you-drew", {"seat": seat_name(seat), "card": card_name(state, kind)})},
        clause="SN-4.1",
        travels=[Travel("pile", f"hand-{seat}")],
        kind=Kind.DREW,
    )


def played(state: StartupNationState, seat: int, kind: int) -> Event:
    return Event(
        Message("sn-played", {"seat": seat_name(seat), "card": card_name(state, kind)}),
        clause=_clause(state, kind),
        travels=[Travel(f"hand-{seat}", "discard")],
        kind=Kind.PLAYED,
    )


def _clause(state: StartupNationState, kind: int) -> str:
    row = card(state, kind)
    if row.effect in CLAUSES:
        return CLAUSES[row.effect]
    if row.id == "emmanuel":
        return "SN-6.7"
    return "SN-5.11" if row.doubles_points else "SN-5.10"


def asked(state: StartupNationState, seat: int, victim: int, role: int) -> Event:
    args: dict[str, Any] = {
        "seat": seat_name(seat),
        "victim": seat_name(victim),
        "role": role_name(role),
        "named": named_role(role),
    }
    return Event(
        Message("sn-asked", args), clause="SN-5.1", travels=[Travel(f"seat-{seat}", f"seat-{victim}")], kind=Kind.ASKED
    )


def answered(state: StartupNationState, seat: int, role: int, answer: int) -> Event:
    args: dict[str, Any] = {"seat": seat_name(seat), "role": role_name(role), "answer": answer_name(answer)}
    return Event(Message("sn-answered", args), clause="SN-5.2", kind=Kind(ANSWERS[answer]))


def extra_turn(seat: int) -> Event:
    return Event(Message("sn-extra-turn", {"seat": seat_name(seat)}), clause="SN-5.9", kind=Kind.EXTRA)


def looked(state: StartupNationState, seat: int, other: int) -> Event:
    args: dict[str, Any] = {"seat": seat_name(seat), "other": seat_name(other)}
    seen = Message(
        "sn-you-saw", {"seat": seat_name(seat), "other": seat_name(other), "card": card_name(state, state.hand[other])}
    )
    return Event(Message("sn-looked", args), {seat: seen}, clause="SN-6.1", kind=Kind.LOOKED)


def swapped(state: StartupNationState, seat: int, other: int) -> Event:
    """The cards have changed hands already; both sides know both (SN-9.2)."""
    args: dict[str, Any] = {"seat": seat_name(seat), "other": seat_name(other)}
    privately = {
        one: Message(
            "sn-you-swapped",
            {
                "seat": seat_name(one),
                "other": seat_name(two),
                "got": card_name(state, state.hand[one]),
                "gave": card_name(state, state.hand[two]),
            },
        )
        for one, two in ((seat, other), (other, seat))
    }
    travels = [Travel(f"hand-{seat}", f"hand-{other}"), Travel(f"hand-{other}", f"hand-{seat}")]
    return Event(
        Message("sn-swapped", args), privately, clause=_clause(state, state.card), kind=Kind.SWAPPED, travels=travels
    )


def took_tokens(state: StartupNationState, seat: int, victim: int) -> Event:
    """Told before the tokens move."""
    args: dict[str, Any] = {"seat": seat_name(seat), "victim": seat_name(victim), "tokens": state.bpi[victim]}
    tokens = state.bpi[victim]
    return Event(
        Message("sn-took-tokens", args),
        clause="SN-5.7",
        travels=[Travel(f"seat-{victim}", f"seat-{seat}")],
        kind=Kind.ROBBED,
        changes=[Change("bpi", -tokens, victim), Change("bpi", tokens, seat)],
    )


def swapped_alliances(state: StartupNationState, seat: int, one: int, two: int) -> Event:
    if one == two:
        return Event(Message("sn-kept-alliances", {"seat": seat_name(seat)}), clause="SN-6.3", kind=Kind.STAYED)
    args: dict[str, Any] = {"seat": seat_name(seat), "one": seat_name(one), "two": seat_name(two)}
    travels = [Travel(f"alliance-{one}", f"alliance-{two}"), Travel(f"alliance-{two}", f"alliance-{one}")]
    return Event(Message("sn-swapped-alliances", args), clause="SN-6.3", travels=travels, kind=Kind.ALLIED)


def promoted(state: StartupNationState, seat: int, other: int, kind: int, passed: int) -> Event:
    """Told while the card taken is still in the pile; the promoted player has seen all before it (SN-9.3)."""
    args: dict[str, Any] = {
        "seat": seat_name(seat),
        "other": seat_name(other),
        "card": card_name(state, kind),
        "passed": passed,
    }
    seen = [card_name(state, state.pile[state.top + i]) for i in range(passed)]
    private = args | {"taken": card_name(state, state.hand[other]), "seen": seen}
    return Event(
        Message("sn-promoted", args),
        {other: Message("sn-you-promoted", private)},
        clause="SN-6.4",
        travels=[Travel(f"hand-{other}", "discard"), Travel("pile", f"hand-{other}")],
        kind=Kind.PROMOTED,
    )


def promotion_failed(state: StartupNationState, seat: int, other: int, kind: int, tokens: int) -> Event:
    args: dict[str, Any] = {"seat": seat_name(seat), "other": seat_name(other), "card": card_name(state, kind)}
    travels = [Travel(f"hand-{other}", "discard")]
    lost = _tokens(other, -tokens)
    if card(state, kind).id == "brigitte":
        said = Message("sn-promoted-brigitte", args)
        return Event(said, clause="SN-6.5", travels=travels, kind=Kind.VAIN, changes=lost)
    seen = [card_name(state, state.pile[i]) for i in range(state.top, len(state.pile))]
    private = Message("sn-you-promoted-in-vain", args | {"seen": seen, "passed": len(seen)})
    said = Message("sn-promoted-in-vain", args)
    return Event(said, {other: private}, clause="SN-6.4", travels=travels, kind=Kind.VAIN, changes=lost)


def _tokens(seat: int, by: int) -> list[Change]:
    return [Change("bpi", by, seat)] if by else []


def gave_token(state: StartupNationState, seat: int, other: int) -> Event:
    args: dict[str, Any] = {"seat": seat_name(seat), "other": seat_name(other)}
    said = "sn-gave-token" if seat != other else "sn-took-token"
    return Event(
        Message(said, args),
        clause="SN-6.6",
        travels=[Travel(f"seat-{seat}", f"seat-{other}")],
        kind=Kind.GAVE,
        changes=[Change("supply", -1), Change("bpi", 1, other)],
    )


def laid_down(state: StartupNationState, seat: int, kind: int) -> Event:
    """SN-7.3: one of the two cards of somebody who leaves in the middle of a turn."""
    return Event(
        Message("sn-laid-down", {"seat": seat_name(seat), "card": card_name(state, kind)}),
        clause="SN-7.3",
        travels=[Travel(f"hand-{seat}", "discard")],
        kind=Kind.LAID,
    )


def eliminated(state: StartupNationState, seat: int, kind: int, tokens: int) -> Event:
    return Event(
        Message("sn-eliminated", {"seat": seat_name(seat), "card": card_name(state, kind)}),
        clause="SN-7.2",
        travels=[Travel(f"hand-{seat}", "discard")],
        kind=Kind.OUT,
        changes=_tokens(seat, -tokens),
    )


def end_of_round(state: StartupNationState) -> list[Event]:
    """SN-8, SN-9.4: why it ended, what everyone held, who scores."""
    told = [Event(Message(ENDS[state.why_over()]), clause="SN-8.1", kind=Kind.ENDED), *shown(state)]
    told += _winners(state)
    told[-1] = structs.replace(told[-1], sheet=round_sheet(state))
    return told


def shown(state: StartupNationState) -> list[Event]:
    """SN-9.4: the living turn up their cards."""
    return [
        Event(
            Message("sn-showed", {"seat": seat_name(seat), "card": card_name(state, state.hand[seat])}),
            clause="SN-9.4",
            kind=Kind.SHOWED,
        )
        for seat in range(state.players)
        if state.is_alive(seat)
    ]


def _winners(state: StartupNationState) -> list[Event]:
    """Who wins how much: tied sides may score differently (SN-8.4)."""
    gains = last_gains(state)
    told = []
    for points in sorted({gain for gain in gains if gain}, reverse=True):
        winners = [seat for seat in range(state.players) if gains[seat] == points]
        names = [seat_name(seat) for seat in winners]
        said = Message("sn-round-won", {"winners": names, "count": len(winners), "points": points})
        changes = [Change("points", points, seat) for seat in winners]
        told.append(Event(said, clause="SN-8.3", kind=Kind.WON, changes=changes))
    return told


def new_round(state: StartupNationState, first: int, supply: int, tokens: list[int]) -> list[Event]:
    """SN-3.2: who begins, and to each player the card dealt to them. The tokens are those before they were put back."""
    args: dict[str, Any] = {"round": state.round + 1, "seat": seat_name(first)}
    changes = [Change("round", 1), *([Change("supply", back)] if (back := state.supply - supply) else [])]
    changes += [change for seat, had in enumerate(tokens) for change in _tokens(seat, -had)]
    told = [Event(Message("sn-new-round", args), clause="SN-3.2", kind=Kind.ROUND, changes=changes)]
    for seat in range(state.players):
        if state.is_alive(seat):
            dealt = Message("sn-dealt", {"seat": seat_name(seat), "card": card_name(state, state.hand[seat])})
            told.append(Event(None, {seat: dealt}, clause="SN-3.2", kind=Kind.DEALT))
    return told

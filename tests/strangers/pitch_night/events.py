"""What a move makes happen, told to everyone and to those who may know more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Change, Event, Message, Travel, seat_name
from tests.strangers.pitch_night.facts import Kind

if TYPE_CHECKING:
    from tests.strangers.pitch_night.rules.state import PitchNightState

Args = dict[str, int | str | Message | list[Message]]


def played(state: PitchNightState, seat: int, whose: int, kind: int) -> Event:
    worth = int(state.worths[kind])
    args: Args = {"seat": seat_name(seat), "other": seat_name(whose), "pitch": name_of(state, kind), "worth": worth}
    return Event(
        Message("pn-backed" if seat == whose else "pn-attacked", args),
        clause="PN-1.2",
        travels=[Travel(f"hand-{seat}", "stage")],
        kind=Kind.BACKED if seat == whose else Kind.ATTACKED,
        changes=[Change("backing", worth if seat == whose else -worth, whose)] if worth else [],
    )


def drew(state: PitchNightState, seat: int, kind: int) -> Event:
    return Event(
        Message("pn-drew", {"seat": seat_name(seat)}),
        {seat: Message("pn-you-drew", {"pitch": name_of(state, kind)})},
        clause="PN-1.3",
        travels=[Travel("pile", f"hand-{seat}")],
        kind=Kind.DREW,
    )


def name_of(state: PitchNightState, kind: int) -> Message:
    return state.cards.pitches[kind].name

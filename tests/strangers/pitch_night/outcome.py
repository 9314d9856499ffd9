"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome

if TYPE_CHECKING:
    from tests.strangers.pitch_night.rules.state import PitchNightState


def outcome(state: PitchNightState) -> Outcome:
    reason = Message("pn-end" if state.still_playing() > 1 else "pn-end-left")
    return Outcome(list(state.final_places()), list(state.backing), reason)

"""Common sense: the dearest pitch, for oneself or against a next player who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng

if TYPE_CHECKING:
    from tests.strangers.pitch_night.rules.state import PitchNightState


def choose(state: PitchNightState, seat: i64, rng: Rng) -> i64:
    best: Best = Best()
    leads: bool = state.backing[state.next_seat(seat)] > state.backing[seat]
    for move in state.legal(seat):
        against: bool = move >= state.kinds
        best.offer(move, 2 * state.worths[move % state.kinds] + (1 if against == leads else 0), rng)
    return best.move

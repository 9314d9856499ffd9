"""The move table. The order of the rows fixes the codes that `rules` works with."""

from __future__ import annotations

from captable.core.moves import MoveKind, MoveTable, Name
from tests.strangers.pitch_night.cards import Cards


def move_table(cards: Cards) -> MoveTable:
    pitch = Name(tuple(p.id for p in cards.pitches), tuple(p.name for p in cards.pitches))
    return MoveTable([MoveKind("back", pitch=pitch), MoveKind("attack", pitch=pitch)])

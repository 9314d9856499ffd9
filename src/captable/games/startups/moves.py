"""The move table of Startups. The order of the rows fixes the codes that `rules` works with."""

from __future__ import annotations

from captable.core.moves import Index, MoveKind, MoveTable, Name
from captable.games.startups.cards import Cards


def move_table(cards: Cards, room: int) -> MoveTable:
    company = Name(tuple(c.id for c in cards.companies), tuple(c.name for c in cards.companies))
    return MoveTable(
        [
            MoveKind("draw"),  # 0
            MoveKind("take", card=Index(room)),  # 1 + i takes market card i, the oldest being 0
            MoveKind("portfolio", company=company),
            MoveKind("market", company=company),
        ],
    )

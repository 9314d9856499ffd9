"""The move table of IT Startup. The order of the rows fixes the codes that `rules` works with."""

from __future__ import annotations

from captable.core.moves import Index, MoveKind, MoveTable, Name, Number, Player
from captable.games.it_startup.cards import Cards
from captable.games.it_startup.rules.codes import HAND, MOST_LOOK, MOST_SEATS
from captable.games.it_startup.rules.office import MOST_PAID


def move_table(cards: Cards, room: int) -> MoveTable:
    card = Name(tuple(c.id for c in cards.cards), tuple(c.name for c in cards.cards))
    return MoveTable(
        [
            MoveKind("end"),
            MoveKind("buy"),
            MoveKind("play_planned"),
            MoveKind("skip"),
            MoveKind("counter"),
            MoveKind("refuse"),
            MoveKind("ready"),
            MoveKind("mark", card=Index(HAND)),  # also unmarks
            MoveKind("pick", card=Index(MOST_LOOK)),  # of the cards looked at, the top one being 0
            MoveKind("strike", seat=Player(MOST_SEATS)),
            MoveKind("choose", seat=Player(MOST_SEATS), employee=Index(room)),  # the oldest being 0
            MoveKind("play", card=card),
            MoveKind("sell", card=card),
            MoveKind("plan", card=card),
            MoveKind("move", card=card),
            MoveKind("use", card=card),
            MoveKind("discard", card=card),
            MoveKind("pay", tokens=Number(0, MOST_PAID)),
        ],
    )

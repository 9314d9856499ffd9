"""The move table of IT Heroes. The order of the rows fixes the codes that `rules` works with."""

from __future__ import annotations

from captable.core.moves import Index, MoveKind, MoveTable, Name
from captable.games.it_heroes.cards import Cards
from captable.games.it_heroes.rules.tables import ROOM


def move_table(cards: Cards) -> MoveTable:
    faces = cards.faces
    card = Name(tuple(face.id for face in faces), tuple(face.name for face in faces))
    place = Index(ROOM)
    return MoveTable(
        [
            MoveKind("end"),
            MoveKind("no_block"),
            MoveKind("alone"),
            MoveKind("no_flash"),
            MoveKind("use"),
            MoveKind("leave"),
            MoveKind("keep_threats"),
            MoveKind("find_nothing"),
            MoveKind("block", hero=place),  # positions are counted in the order of arrival
            MoveKind("join", hero=place),
            MoveKind("take", hero=place),
            MoveKind("hit", hero=place),
            MoveKind("mend", hero=place),
            MoveKind("neutralise", threat=place),
            MoveKind("use_hero", hero=place),
            MoveKind("use_resource", resource=place),
            MoveKind("use_threat", threat=place),
            MoveKind("play", card=card),
            MoveKind("discard", card=card),
            MoveKind("heal", card=card),
            MoveKind("find", card=card),
            MoveKind("flash", card=card, threat=place),
        ],
    )

"""The move table of Start-Up Nation. The order of the rows fixes the numbers in `codes`."""

from __future__ import annotations

from itertools import combinations

from captable.core.moves import MoveKind, MoveTable, Name, Player
from captable.core.view import Message, seat_name
from captable.games.startup_nation.cards import ROLES, Cards, role_name
from captable.games.startup_nation.facts import Reply
from captable.games.startup_nation.rules.codes import SEATS

ANSWERS: tuple[Reply, ...] = ("yes", "above", "below")
PAIRS = tuple(combinations(range(SEATS), 2))


def answer_name(answer: int) -> Message:
    return Message(f"sn-answer-{ANSWERS[answer]}")


def move_table(cards: Cards) -> MoveTable:
    card = Name(tuple(c.id for c in cards.cards), tuple(c.name for c in cards.cards))
    role = Name(("intern", *ROLES), tuple(role_name(rank) for rank in range(len(ROLES) + 1)))
    answer = Name(ANSWERS, tuple(answer_name(i) for i in range(len(ANSWERS))))
    pair = Name(
        tuple(f"{one}-{two}" for one, two in PAIRS),
        tuple(Message("sn-pair", {"one": seat_name(one), "two": seat_name(two)}) for one, two in PAIRS),
    )
    player = Player(SEATS)
    return MoveTable(
        [
            MoveKind("play", card=card),  # 0 to 13
            MoveKind("ask", player=player, role=role),  # 14 + player * 8 + rank
            MoveKind("answer", answer=answer),
            MoveKind("look", player=player),
            MoveKind("swap", player=player),
            MoveKind("promote", player=player),
            MoveKind("give", player=player),
            MoveKind("keep_alliances"),
            MoveKind("swap_alliances", players=pair),
        ],
    )

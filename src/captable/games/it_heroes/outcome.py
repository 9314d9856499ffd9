"""How a game of IT Heroes ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome, Row, Sheet, seat_name
from captable.games.it_heroes.rules.tables import MOST_TURNS

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.effects import Effects

REASONS = ("", "ih-end-second", "ih-end-penalty", "ih-end-limit", "ih-end-conceded")
CLAUSES = ("", "IH-9.3", "IH-9.2", "IH-1.3", "IH-1.2")
"""By `ending`."""


def outcome(state: Effects) -> Outcome:
    places = [1, 1]
    if state.loser >= 0:
        places[state.loser] = 2
    piles = [len(side.pile) for side in state.sides]
    rows = [
        Row(Message("ih-sheet-pile"), list(piles), strong=True),
        Row(Message("ih-sheet-recycled"), [side.recycled for side in state.sides]),
        Row(Message("ih-sheet-removed"), [len(side.removed) for side in state.sides]),
    ]
    sheet = Sheet(Message("ih-sheet"), rows, clause=CLAUSES[state.ending])
    return Outcome(places, piles, reason(state), sheet)


def reason(state: Effects) -> Message:
    """IH-1, IH-9: why it is over."""
    if state.ending == 3:
        return Message("ih-end-limit", {"turns": MOST_TURNS // 2})
    return Message(REASONS[state.ending], {"seat": seat_name(state.loser), "other": seat_name(1 - state.loser)})

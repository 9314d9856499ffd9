"""What a viewer knows about each player, in words (SN-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import OPEN, Message, seat_name
from captable.games.startup_nation import history
from captable.games.startup_nation.cards import named_role, role_name
from captable.games.startup_nation.moves import answer_name
from captable.games.startup_nation.rules.memory import KINDS, Memory, rank_of

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState


class Known:
    """The hidden cards as one viewer knows them; the reader of a replay knows all."""

    def __init__(self, state: StartupNationState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.all = seat == OPEN
        self.memory: Memory = state.memory(seat)
        self._possible = list(state.possible(seat))
        self.answers = history.answers(state)

    def possible(self, player: int) -> list[int]:
        """The cards that the player can hold; none if the player holds no card."""
        if self.all:
            return [self.state.hand[player]] if self.state.hand[player] >= 0 else []
        return [kind for kind in range(KINDS) if self._possible[player] >> kind & 1]

    def held(self, player: int) -> int:
        """The card that the player holds for certain (besides one just drawn), or -1."""
        possible = self.possible(player)
        return possible[0] if len(possible) == 1 else -1

    def drawn(self) -> int:
        """The card just drawn, or -1 if this viewer does not know it."""
        return self.state.drawn if self.all else self.memory.seen[self.memory.drawn]

    def places(self) -> list[int]:
        """The places of the pile, from the top."""
        return list(self.memory.order[self.memory.top :])

    def tells_nothing(self, player: int) -> bool:
        """Whether the player can hold any card of which this viewer has not placed every copy."""
        unseen = 0
        for other in range(self.state.players):
            if other != self.seat:
                unseen |= self._possible[other]
        return self._possible[player] == unseen


def seat_notes(state: StartupNationState, known: Known, player: int) -> list[Message]:
    notes = []
    if state.is_alive(player) and player != known.seat and not known.all and not state.over():
        notes += _deductions(state, known, player)
    return notes + _answers(known, player)


def _deductions(state: StartupNationState, known: Known, player: int) -> list[Message]:
    possible = known.possible(player)
    if len(possible) == 1:
        return [Message("sn-note-holds", {"card": state.cards.cards[possible[0]].name})]
    if known.tells_nothing(player):
        return []
    ranks = sorted({int(rank_of(kind)) for kind in possible})
    if len(ranks) == 1:
        return [Message("sn-note-is", {"named": named_role(ranks[0])})]
    return [Message("sn-note-one-of", {"roles": [role_name(rank) for rank in ranks]})]


def _answers(known: Known, player: int) -> list[Message]:
    """The player's answers of this round; those from before the card could have changed hands say so."""
    return [
        Message(
            "sn-note-answered" if still else "sn-note-answered-before",
            {"asker": seat_name(asker), "role": role_name(role), "answer": answer_name(answer)},
        )
        for asker, role, answer, still in known.answers[player]
    ]

"""What a thinking bot makes of a position: the best moves, what is expected of each, how much each was looked into."""

from __future__ import annotations

from dataclasses import dataclass, replace

from captable.bots.searcher import Searcher
from captable.bots.why import why
from captable.core.rng import Rng
from captable.core.state import WIN, State
from captable.core.view import Message


@dataclass(frozen=True)
class Idea:
    """A move that was thought about."""

    move: int
    result: float
    """What is expected of it: 0 is lost, 1 is won."""
    explored: float
    """The part of the thinking that went into it; the move with the most is the one that the bot would make."""
    why: Message | None = None
    """What speaks for the best move against the next one."""


def ideas(searcher: Searcher, state: State, seat: int, rng: Rng) -> list[Idea]:
    """The moves that the bot thought about, the best first; none for a seat that is not to move.

    `state` is one of the positions that the seat may be in, as for every bot.
    """
    if not state.may_move(seat):
        return []
    candidates = state.worth_trying(seat)
    if len(candidates) == 1:
        return [Idea(candidates[0], int(state.value(seat)) / int(WIN), 1.0)]
    findings = searcher.search(state, seat, rng).findings()
    tried = sum(visits for _, visits, _ in findings)
    found = [Idea(move, result / int(WIN), visits / tried) for move, visits, result in findings]
    if len(found) > 1:
        best, next_best = found[:2]
        ahead = best.result - next_best.result
        found[0] = replace(best, why=why(state, seat, best.move, next_best.move, rng, ahead))
    return found

"""Why one move is better than another, in a sentence: what comes of each of them in the same worlds.

Both are played on by common sense until the turn comes round, and what the counters have become by then is compared:
what the move gains, and what it keeps from others. Then they are played on to the end, and the scores are compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import sqrt
from typing import Any

from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.state import OVER, State
from captable.core.view import Message, seat_name

WORLDS = 100
SURE = 2.5
"""A difference is told if it is so many times its standard error."""
WHOLE = 0.5
"""And if it is at least this many of what a counter counts: less is not worth a sentence."""
MOST_TOLD = 2
ALIKE = 0.05
"""By so much of a victory two moves may differ and still come to much the same."""
MOST_MOVES = 300
"""Moves after which a turn counts as over, where it never comes round."""
SCORE = ""
"""Stands where a counter does, for the score at the end."""

Figures = Mapping[tuple[int, str], float]
"""Of seats and counters: what they are, or by how much they differ."""


def why(state: State, seat: int, move: int, other: int, rng: Rng, ahead: float = 0.0) -> Message:
    """What speaks for the first move, from what the seat knows. A search expects `ahead` more of it than of the other:
    where no counter shows that, it is said to lie further on, and not that they are the same.
    """
    label = said(state, seat, other)
    soon = told(differences(state, seat, move, other, rng, to_the_end=False), state, seat)
    end = told(differences(state, seat, move, other, rng, to_the_end=True), state, seat)
    if soon and end:
        return Message("core-why-both", {"other": label, "soon": soon, "end": end})
    if soon:
        return Message("core-why-soon", {"other": label, "soon": soon})
    if end:
        return Message("core-why-end", {"other": label, "end": end})
    return Message("core-why-later" if ahead > ALIKE else "core-why-even", {"other": label})


def differences(state: State, seat: int, move: int, other: int, rng: Rng, to_the_end: bool) -> Figures:
    """By how much more the one move brings than the other, on average; only what is certain enough."""
    sums: dict[tuple[int, str], float] = defaultdict(float)
    squares: dict[tuple[int, str], float] = defaultdict(float)
    for _ in range(WORLDS):
        world = state.redeal(seat, rng)
        luck = [rng.word() for _ in range(4)]
        one, two = (played_on(world, seat, chosen, Rng(*luck), to_the_end) for chosen in (move, other))
        for key in one.keys() | two.keys():
            by = one.get(key, 0) - two.get(key, 0)
            sums[key] += by
            squares[key] += by * by
    found = {}
    for key, total in sums.items():
        mean = total / WORLDS
        error = sqrt(max(0.0, squares[key] / WORLDS - mean * mean) / (WORLDS - 1))
        if abs(mean) > SURE * error:
            found[key] = mean
    return found


def played_on(world: State, seat: int, move: int, rng: Rng, to_the_end: bool) -> dict[tuple[int, str], float]:
    """How the counters changed until that seat is to move again after another one, or the scores at the end."""
    world = world.copy()
    world.telling = not to_the_end
    figures: Counter[tuple[int, str]] = Counter()
    mover, chosen = seat, move
    others, moves = False, 0
    while mover != OVER and not (not to_the_end and mover == seat and others) and moves < MOST_MOVES:
        world.events = []
        world.apply(mover, chosen)
        for event in world.events:
            figures.update(
                {(change.seat, change.counter): change.by for change in event.changes if change.seat is not None}
            )
        mover = int(seat_to_move(world, rng))
        others = others or mover != seat
        moves += not to_the_end
        if mover != OVER:
            chosen = int(world.quick_move(mover, rng))
    outcome = world.outcome() if to_the_end else None
    if outcome is None:
        return dict(figures)
    return {(one, SCORE): score / outcome.scale for one, score in enumerate(outcome.scores)}


def told(found: Figures, state: State, seat: int) -> list[Message]:
    """The differences that are worth telling, one's own first."""
    view = state.view(seat)
    names = {(one.seat, counter.id): (counter.name, counter.scale) for one in view.seats for counter in one.counters}
    names |= {(one.seat, SCORE): (Message("core-why-score"), 1) for one in view.seats}
    lines = []
    for (whose, counter), by in sorted(found.items(), key=lambda item: (item[0][0] != seat, -abs(item[1]))):
        name, scale = names.get((whose, counter), (None, 1))
        if name is None or abs(by) < WHOLE * scale:
            continue
        whole = max(1, round(abs(by) / scale))
        amount = f"+{whole}" if by > 0 else f"−{whole}"
        args: dict[str, Any] = {"name": name, "by": amount, "seat": seat_name(whose)}
        lines.append(Message("core-why-yours" if whose == seat else "core-why-theirs", args))
    return lines[:MOST_TOLD]


def said(state: State, seat: int, move: int) -> Message:
    """A move as the view names it."""
    label = next((choice.label for choice in state.view(seat).choices if choice.move == move), None)
    return label or state.game.move_table.message(move)

"""Moves that a person might think of, told apart: those that can be made now, and those that can't, with the reason."""

from __future__ import annotations

from collections.abc import Iterable

from captable.core.state import State
from captable.core.view import Blocked, Choice


def offers(state: State, seat: int, conceivable: Iterable[Choice]) -> tuple[list[Choice], list[Blocked]]:
    legal = set(state.legal(seat)) if state.may_move(seat) else set()
    choices: list[Choice] = []
    blocked: list[Blocked] = []
    for choice in conceivable:
        if choice.move in legal:
            choices.append(choice)
        else:
            blocked.append(barred(state, seat, choice))
    return choices, blocked


def barred(state: State, seat: int, choice: Choice) -> Blocked:
    """A move that is not legal, with the clause against it."""
    why = state.why_not(seat, choice.move)
    assert why is not None, f"move {choice.move} is legal, or nothing says why not"
    return Blocked(choice.label, why, choice.on, choice.to)

"""What a seat knows can be had from what it was told: an agent that only follows events misses nothing.

Two games that a seat can't tell apart so far go on, each in its own way. As long as the seat is told the same in both,
it must know the same in both: what it knows is then what it knew at the start and what events have told it since. The
ways in which they may differ:

- chance: the same move is made, and what is drawn, dealt or rolled comes out differently;
- what is hidden: the same move is made in another world that the seat thinks possible;
- the move: another seat chooses another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from captable.core.rng import Rng
from captable.core.state import State

Face = tuple[Any, ...]


class Unheard(Exception):
    """A seat knows something that no event has told it."""


def told(state: State, seat: int) -> list[Face]:
    """What the seat is told of the last move."""
    faces: list[Face] = []
    for event in state.events:
        said = event.face(seat)
        if said is not None:
            faces.append((said, event.clause, event.kind, event.changes, event.travels, event.sheet))
    return faces


def listen(before: State, actor: int, move: int, rng: Rng) -> None:
    """Make a move and each time something else, and compare what the seats are told and know; `Unheard` otherwise."""
    after = played(before, actor, move)
    for other, seats, why in ways_to_differ(before, actor, move, rng):
        for seat in seats:
            if told(after, seat) == told(other, seat) and after.knows(seat) != other.knows(seat):
                where = differs_in(after.view(seat), other.view(seat))
                raise Unheard(
                    f"{before.game.say(move)!r} teaches seat {seat} something by {why} that no event tells it: "
                    f"add an Event that says it, to that seat at least (its view shows it in {where})"
                )


def ways_to_differ(before: State, actor: int, move: int, rng: Rng) -> Iterator[tuple[State, list[int], str]]:
    """What might have happened instead, for which seats it might, and what it would be."""
    seats = list(range(before.players))
    lucky = before.copy()
    lucky.rng = rng.fork()
    yield played(lucky, actor, move), seats, "chance"
    seat = seats[rng.below(len(seats))]
    world = before.redeal(seat, rng)
    if move in world.moves(actor):
        yield played(world, actor, move), [seat], "what was hidden"
    moves = before.moves(actor)
    another = moves[rng.below(len(moves))]
    yield played(before, actor, another), [other for other in seats if other != actor], "the choice of another"


def played(before: State, actor: int, move: int) -> State:
    """The position after a move, with what was told of it."""
    after = before.copy()
    after.telling = True
    after.play(actor, move, at=before.at)
    return after


def differs_in(one: Any, other: Any, name: str = "the view") -> str:
    """The first part in which two views differ, as one would write it: `zones[2].pieces[0].marks`."""
    if isinstance(one, Struct) and type(one) is type(other):
        parts = [(f".{field}", getattr(one, field), getattr(other, field)) for field in one.__struct_fields__]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(f"[{i}]", *pair) for i, pair in enumerate(zip(one, other, strict=True))]
    else:
        return name.removeprefix("the view.")
    return next((differs_in(its, theirs, name + part) for part, its, theirs in parts if its != theirs), name)

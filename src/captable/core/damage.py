"""Damaged dumps. Whatever somebody does to a dump, `load` refuses it in words, or the game can be played to its end.

A damage is one change, as people and programs make them: a field is lost, a number is off by one, a card lies twice,
two players' hands are exchanged, everybody has left. What is accepted is played at random to its end, and asked on
the way for what seats see and know, for worlds and for copies.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.state import State
from captable.core.view import OPEN, SPECTATOR

MOVES_BETWEEN_QUESTIONS = 8
SPARE_LENGTH = 2
"""A position that play could not have led to may take so many times the longest game to end."""

Path = tuple[str | int, ...]
Dump = dict[str, Any]
T = TypeVar("T")


class Unplayable(Exception):
    """A damaged dump that is neither refused in words nor a game that can be played."""


@dataclass
class Tally:
    """What became of damaged dumps."""

    refused: int = 0
    played: int = 0


def damage_often(state: State, rng: Rng, times: int) -> Tally:
    """Damage the dump of a position so many times, each time in one way."""
    tally = Tally()
    text = json.dumps(state.dump())
    for _ in range(times):
        dump = json.loads(text)
        what = damage(dump, rng)
        if json.dumps(dump) == text:
            continue
        if survives(state.game, dump, what, rng):
            tally.played += 1
        else:
            tally.refused += 1
    return tally


def survives(game: Game, dump: Dump, what: str, rng: Rng) -> bool:
    """Whether a damaged dump is a position after all, which was then played to its end; `Unplayable` otherwise."""
    try:
        state = game.load(json.loads(json.dumps(dump)))
    except BadInput:
        return False
    except Exception as error:
        raise Unplayable(f"load fails, where it should refuse a dump {what}: {_told(error)}") from error
    state.telling = False
    try:
        longest = game.longest(state.players, read_options(game.options, dump.get("options", {})))
        play_to_the_end(state, rng, SPARE_LENGTH * longest)
    except Exception as error:
        told = f"load takes a dump {what}, which can't be played: {_told(error)}"
        raise Unplayable(f"{told}; refuse such a dump with BadInput as soon as it is loaded") from error
    return True


def play_to_the_end(state: State, rng: Rng, most: int) -> None:
    """Random moves, with questions on the way; the table's clock goes on from where it was."""
    count, began = 0, state.at
    ask(state, rng)
    while not state.over():
        if count > most:
            raise AssertionError(f"it is not over after {most} moves")
        seat = seat_to_move(state, rng)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))], at=began + count)
        count += 1
        if count % MOVES_BETWEEN_QUESTIONS == 0:
            ask(state, rng)
    ask(state, rng)
    if state.outcome() is None:
        raise AssertionError("it is over without an outcome")


def ask(state: State, rng: Rng) -> None:
    """What is asked about a position: views, knowledge, a world, a copy, its dump."""
    for seat in (OPEN, SPECTATOR, *range(state.players)):
        state.view(seat)
        state.knows(seat)
    state.redeal(rng.below(state.players), rng.fork()).key()
    state.copy().values()
    try:
        again = state.game.load(state.dump())
    except BadInput as refused:
        raise AssertionError(f"load refuses a position that play led to: {refused}") from refused
    if again.key() != state.key():
        raise AssertionError("its dump is another position")
    for seat in state.to_move():
        state.default_move(seat)
        state.common_sense(seat, rng)


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"


# -- ways to damage a dump -----------------------------------------------------------------------------------------


def damage(dump: Dump, rng: Rng) -> str:
    """Change a dump in one way, and say in which."""
    return _any(WAYS, rng)(dump, rng)


def lose_a_field(dump: Dump, rng: Rng) -> str:
    path = _any([path for path, _ in _places(dump) if isinstance(path[-1], str)], rng)
    del _around(dump, path)[path[-1]]
    return f"without {_name(path)}"


def change_a_number(dump: Dump, rng: Rng) -> str:
    path, number = _any_of(dump, int, rng)
    return _put(dump, path, _any([number + 1, number - 1, -5, 0, 1, 9, 999, 2**70], rng))


def change_a_type(dump: Dump, rng: Rng) -> str:
    path = _any([path for path, _ in _places(dump)], rng)
    return _put(dump, path, _any(["x", None, 1.5, True, False, 0, [], {}, [[]], ["x"]], rng))


def change_a_list(dump: Dump, rng: Rng) -> str:
    path, items = _any_of(dump, list, rng)
    way = _any(["drop", "double", "empty", "exchange", "turn round"], rng)
    if items and way == "drop":
        items.pop(rng.below(len(items)))
    elif items and way == "double":
        items.insert(rng.below(len(items)), items[rng.below(len(items))])
    elif items and way == "exchange":
        i, j = rng.below(len(items)), rng.below(len(items))
        items[i], items[j] = items[j], items[i]
    elif way == "turn round":
        items.reverse()
    else:
        items.clear()
    return f"with {_name(path)} = {items} ({way})"


def exchange_values(dump: Dump, rng: Rng) -> str:
    """Two values of the same type change places: of like fields, or of quite other ones."""
    path, value = _any(list(_places(dump)), rng)
    other_path, other = _any([(p, v) for p, v in _places(dump) if type(v) is type(value)], rng)
    if path == other_path[: len(path)] or other_path == path[: len(other_path)]:
        return "with nothing exchanged"
    _put(dump, path, other)
    _put(dump, other_path, value)
    return f"with {_name(path)} and {_name(other_path)} exchanged"


def copy_a_value(dump: Dump, rng: Rng) -> str:
    path, value = _any(list(_places(dump)), rng)
    _, other = _any([(p, v) for p, v in _places(dump) if type(v) is type(value)], rng)
    return _put(dump, path, json.loads(json.dumps(other)))


def turn_a_switch(dump: Dump, rng: Rng) -> str:
    path, value = _any_of(dump, bool, rng)
    return _put(dump, path, not value)


def make_people_leave(dump: Dump, rng: Rng) -> str:
    """One, some or all."""
    seats = list(range(rng.below(9)))
    return _put(dump, ("gone",), seats[rng.below(len(seats) + 1) :])


WAYS: list[Callable[[Dump, Rng], str]] = [
    lose_a_field,
    *([change_a_number] * 4),
    change_a_type,
    *([change_a_list] * 3),
    *([exchange_values] * 3),
    *([copy_a_value] * 2),
    turn_a_switch,
    make_people_leave,
]


def _any(items: list[T], rng: Rng) -> T:
    return items[rng.below(len(items))]


def _any_of(dump: Dump, kind: type[Any], rng: Rng) -> tuple[Path, Any]:
    """A value of that type, or any number where there is none."""
    fitting = [(path, value) for path, value in _places(dump) if type(value) is kind]
    return _any(fitting or [(path, value) for path, value in _places(dump) if type(value) is int], rng)


def _places(thing: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value in a dump, with the way to it. The generator's words are left alone: any will do."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for step, value in inside:
        if (step, *path) != ("rng",):
            yield (*path, step), value
            yield from _places(value, (*path, step))


def _around(dump: Dump, path: Path) -> Any:
    thing: Any = dump
    for step in path[:-1]:
        thing = thing[step]
    return thing


def _put(dump: Dump, path: Path, value: object) -> str:
    _around(dump, path)[path[-1]] = value
    return f"with {_name(path)} = {json.dumps(value)[:80]}"


def _name(path: Path) -> str:
    first, *rest = path
    return str(first) + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in rest)

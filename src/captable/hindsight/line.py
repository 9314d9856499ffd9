"""The positions of a game that stand: without what was taken back, and without who sat where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from captable.core import record as records
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.record import Entry, Record, Recorder
from captable.core.state import State
from captable.core.view import SPECTATOR, Event

CERTAIN = 10_000
"""A certain win: chances are whole numbers of ten-thousandths, so that they add up exactly."""


@dataclass(frozen=True)
class Step:
    """A move or a concession that stands: the position before it, the one after it, and what was told."""

    number: int
    """Of its entry in the record, the first is 1."""
    entry: Entry
    before: State
    after: State
    events: list[Event]


@dataclass(frozen=True)
class Line:
    game: Game
    record: Record
    sides: list[list[int]]
    """The seats that win together. Alone there are two: the seat, and the goal, where nobody sits."""
    steps: list[Step]

    def side_of(self, seat: int) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)

    def result(self) -> list[int]:
        """The ending as chances: 1, or a part of it where a win is shared."""
        outcome = self.steps[-1].after.outcome()
        assert outcome is not None
        won = [any(outcome.places[seat] == 1 for seat in side) for side in self.sides]
        if self.record.players == 1:
            won[1] = not won[0]
        return whole([1.0 if each else 0.0 for each in won])


def line_of(record: Record, game: Game) -> Line:
    """The line of a finished game; a record of one that still runs is refused."""
    recorder = Recorder.resume(msgspec.structs.replace(record, entries=[]), game)
    made: list[tuple[int, State]] = []
    """The entry of every move and concession that stands, and the position before it."""
    events: dict[int, list[Event]] = {}
    """By the number of the entry."""
    for number, entry in enumerate(record.entries):
        if entry.kind == "concede":
            made += [(each.number, each.before) for each in recorder.past]
            made.append((number + 1, recorder.state.copy()))
        recorder.replay(entry, number)
        events[number + 1] = list(recorder.state.events)
    made += [(each.number, each.before) for each in recorder.past]
    if not made or not recorder.state.over():
        raise BadInput("Only a finished game can be reviewed, and this one is not over.")
    after = [*(before for _, before in made[1:]), recorder.state]
    steps = [
        Step(number, record.entries[number - 1], before, then, events[number])
        for (number, before), then in zip(made, after, strict=True)
    ]
    return Line(game, record, sides_of(recorder.state), steps)


@lru_cache(maxsize=4)
def line_of_text(text: bytes, game: Game) -> Line:
    """The same in a worker process, which is asked about one position after the other."""
    return line_of(records.decode(text), game)


def sides_of(state: State) -> list[list[int]]:
    if state.players == 1:
        return [[0], []]
    if not state.game.teams:
        return [[seat] for seat in range(state.players)]
    teams: dict[int, list[int]] = {}
    for seat in state.view(SPECTATOR).seats:
        teams.setdefault(seat.seat if seat.team is None else seat.team, []).append(seat.seat)
    return list(teams.values())


def whole(parts: Sequence[float]) -> list[int]:
    """Parts as whole numbers that add up to `CERTAIN`: what rounding leaves goes to those it cost most."""
    total = sum(parts)
    exact = [part / total * CERTAIN for part in parts]
    found = [int(part) for part in exact]
    costs = sorted(range(len(parts)), key=lambda number: found[number] - exact[number])
    for number in costs[: CERTAIN - sum(found)]:
        found[number] += 1
    return found

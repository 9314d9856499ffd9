"""A review: what is kept of it, and how it is put together from the positions that were looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import pairwise
from typing import Any, Literal

import msgspec

import captable
from captable.bots.chances import is_fitted
from captable.core import record as records
from captable.core.game import Game
from captable.core.record import Record
from captable.core.state import State
from captable.core.view import Message
from captable.hindsight.line import CERTAIN, Line, Step, line_of
from captable.hindsight.look import SURE, Looked, Tried, level_of, look_at
from captable.lab.cores import in_order

FORMAT = 2
CLEARLY = 300
"""What a step must move to be a turning point: three per cent."""
MOST_POINTS = 8
WORTH_A_LOOK = 3
FAR_ENOUGH = 3
"""Steps between two of the moments worth looking at."""
MOST_TOLD = 4
"""Of what a seat was told at a step the latest: what is shown comes after the move that shows it."""
SEED = "review"

Progress = Callable[[int, list[int]], None]
"""It is told, after every position, how many there are in all and each seat's chance in its own eyes."""


class Considered(msgspec.Struct, frozen=True, omit_defaults=True):
    move: int
    form: dict[str, Any]
    say: Message
    chance: int
    """The mover's own chance after it, from what the mover knew; of a move that looked better than the best, but not
    clearly, the best one's."""
    open: int
    """The same with all cards open."""
    doubt: int
    """Standard error of the difference to the best."""
    on: list[str] = []
    """Where it is made on the board, as the mover saw it."""
    to: str | None = None


class Decision(msgspec.Struct, frozen=True):
    """A choice between several moves."""

    step: int
    seat: int
    chosen: int
    """Place in `moves`, whose first is the best."""
    gave_away: int
    moves: list[Considered]
    why: list[Message]


class Told(msgspec.Struct, frozen=True):
    """A step of the game, and whose doing what it moved was.

    `choice` is what the mover's move did to each side's chance, against the mover's best move, from what the mover
    knew. `luck` is the rest: cards, dice, what others had hidden. Both add up to the whole movement.
    """

    entry: int
    seat: int
    kind: str
    form: dict[str, Any] | None
    say: Message
    choice: list[int]
    luck: list[list[int]]
    """In the eyes of each seat."""
    open_luck: list[int]


class Point(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turning point."""

    step: int
    kind: Literal["choice", "luck"]
    seat: int
    """Whose choice it was, or whose chance it moved most."""
    by: int
    told: list[Message] = []
    """Of luck, what that seat was told then: the card that it drew, what others showed."""


class Summary(msgspec.Struct, frozen=True):
    """A player's game: where the chance began and ended, and the three that moved it. They add up."""

    seat: int
    began: int
    ended: int
    given_away: int
    """By own choices, as a loss; 0 or less."""
    gifts: int
    """By others' choices."""
    luck: int
    decisions: int
    best: int


class Review(msgspec.Struct, frozen=True):
    """All chances are in ten-thousandths; those of all sides add up to 10,000."""

    format: int
    game: str
    version: int
    captable: str
    level: str
    seed: str
    fitted: bool
    """Whether chances were fitted to games of so many players."""
    players: int
    names: list[str]
    sides: list[list[int]]
    entries: list[int]
    """How many entries of the record were played at each position."""
    known: list[list[list[int]]]
    """At each position, in the eyes of each seat, the chance of each side."""
    open: list[list[int]]
    steps: list[Told]
    decisions: list[Decision]
    points: list[Point]
    summaries: list[Summary]
    worth_a_look: list[int]
    """Steps."""

    def own(self, position: int, seat: int) -> int:
        """A seat's chance in its own eyes."""
        return self.known[position][seat][self.side_of(seat)]

    def side_of(self, seat: int) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)


def review(
    record: Record,
    game: Game | None = None,
    level: str = "quick",
    seed: str = SEED,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Review:
    """Look at a finished game again. The same record, level and seed give the same review on any number of cores."""
    from captable.games import find

    chosen = game or records.game_of(record, find)
    level_of(level)
    line = line_of(record, chosen)
    text = msgspec.json.encode(record)
    found: list[Looked] = []
    with closing(in_order(partial(look_at, text, chosen, level, seed), len(line.steps), jobs)) as looks:
        for looked in looks:
            found.append(looked)
            if progress:
                progress(len(line.steps), [each[line.side_of(seat)] for seat, each in enumerate(looked.known)])
    return put_together(line, found, level, seed)


def put_together(line: Line, found: Sequence[Looked], level: str, seed: str) -> Review:
    end = line.result()
    known = [looked.known for looked in found] + [[end] * line.record.players]
    open_eyes = [looked.open for looked in found] + [end]
    steps = [
        told(step, looked, known[number : number + 2], open_eyes[number : number + 2])
        for number, (step, looked) in enumerate(zip(line.steps, found, strict=True))
    ]
    decisions = [decision(line, number, looked.tried) for number, looked in enumerate(found) if looked.tried]
    points = turning_points(line, steps)
    return Review(
        format=FORMAT,
        game=line.game.key,
        version=line.game.version,
        captable=captable.__version__,
        level=level,
        seed=seed,
        fitted=is_fitted(line.game.key, line.record.players),
        players=line.record.players,
        names=line.record.names,
        sides=line.sides,
        entries=[step.number - 1 for step in line.steps] + [line.steps[-1].number],
        known=known,
        open=open_eyes,
        steps=steps,
        decisions=decisions,
        points=points,
        summaries=[summary(line, seat, known, steps, decisions) for seat in range(line.record.players)],
        worth_a_look=moments(points),
    )


def told(step: Step, looked: Looked, known: Sequence[list[list[int]]], open_eyes: Sequence[list[int]]) -> Told:
    """What the step moved, told apart. A concession is all choice."""
    seat, entry = step.entry.seat, step.entry
    if entry.kind == "concede":
        choice = less(known[1][seat], known[0][seat])
    else:
        choice = chosen_by(step, looked.tried)
    if not choice:
        choice = [0] * len(open_eyes[0])
    luck = [less(less(after, before), choice) for before, after in zip(known[0], known[1], strict=True)]
    return Told(
        step.number,
        seat,
        entry.kind,
        entry.move,
        Message("review-conceded") if entry.move is None else label(step.before, seat, code_of(step)),
        choice,
        luck,
        less(less(open_eyes[1], open_eyes[0]), choice),
    )


def chosen_by(step: Step, tried: Sequence[Tried]) -> list[int]:
    if not tried:
        return []
    mine = next(each for each in tried if each.move == code_of(step))
    return less(mine.known, tried[0].known)


def code_of(step: Step) -> int:
    return step.before.game.move_table.code(step.entry.move or {})


def less(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [a - b for a, b in zip(one, other, strict=True)]


def label(state: State, seat: int, move: int) -> Message:
    """A move as the mover saw it among the choices, or as the move table says it."""
    for choice in state.view(seat).choices:
        if choice.move == move:
            return choice.label
    return state.game.move_table.message(move)


def decision(line: Line, number: int, tried: Sequence[Tried]) -> Decision:
    step = line.steps[number]
    seat, move = step.entry.seat, code_of(step)
    side = line.side_of(seat)
    seen = {choice.move: choice for choice in step.before.view(seat).choices}
    table = line.game.move_table
    moves = []
    for each in tried:
        choice = seen.get(each.move)
        moves.append(
            Considered(
                each.move,
                table.structured(each.move),
                choice.label if choice else table.message(each.move),
                min(each.known[side], tried[0].known[side]),
                each.open[side],
                each.doubt,
                choice.on if choice else [],
                choice.to if choice else None,
            )
        )
    chosen = next(place for place, each in enumerate(moves) if each.move == move)
    gave_away = max(0, moves[0].chance - moves[chosen].chance)
    return Decision(number, seat, chosen, gave_away, moves, list(why(line, tried, moves, chosen, side)))


def why(line: Line, tried: Sequence[Tried], moves: Sequence[Considered], chosen: int, side: int) -> Iterator[Message]:
    """Sentences made of what the search found."""
    best, mine = moves[0], moves[chosen]
    gave_away = best.chance - mine.chance
    if chosen == 0:
        second = max((each.chance for each in moves[1:]), default=best.chance)
        said = "review-why-only" if best.chance - second >= CLEARLY else "review-why-best"
        yield Message(said, {"chance": per_cent(mine.chance), "next": per_cent(second)})
    else:
        args: dict[str, int | str | Message | list[Message]] = {
            "best": best.say,
            "better": per_cent(best.chance),
            "chance": per_cent(mine.chance),
        }
        yield Message("review-why-worse", args)
        gains = less(tried[chosen].known, tried[0].known)
        gainer = max(range(len(gains)), key=lambda number: gains[number])
        if len(gains) > 2 and gainer != side and gains[gainer] * 2 > gave_away >= CLEARLY:
            who = Message("seat", {"seat": line.sides[gainer][0]})
            yield Message("review-why-gainer", {"who": who, "by": per_cent(gains[gainer])})
    truly = max(range(len(moves)), key=lambda number: moves[number].open)
    true_best = moves[truly]
    if chosen == 0 and true_best.open - mine.open >= max(2 * CLEARLY, SURE * tried[truly].open_doubt):
        yield Message(
            "review-why-hidden",
            {"best": true_best.say, "better": per_cent(true_best.open), "chance": per_cent(mine.open)},
        )
    elif gave_away >= CLEARLY and mine.open >= best.open:
        yield Message("review-why-lucky")


def per_cent(chance: int) -> int:
    return (chance * 100 + CERTAIN // 2) // CERTAIN


def turning_points(line: Line, steps: Sequence[Told]) -> list[Point]:
    """The steps that moved most, by what the movers did and by luck, as it was felt by who knew least of it."""
    found = []
    for number, step in enumerate(steps):
        lost = step.choice[line.side_of(step.seat)]
        if -lost >= CLEARLY:
            found.append(Point(number, "choice", step.seat, lost))
        felt = [step.luck[seat][line.side_of(seat)] for seat in range(line.record.players)]
        seat = max(range(len(felt)), key=lambda each: abs(felt[each]))
        if abs(felt[seat]) >= 2 * CLEARLY:
            faces = [event.face(seat) for event in line.steps[number].events]
            told = [said for said in faces if said is not None][-MOST_TOLD:]
            found.append(Point(number, "luck", seat, felt[seat], told))
    kinds = [[point for point in found if point.kind == kind] for kind in ("choice", "luck")]
    most = [sorted(points, key=lambda point: (-abs(point.by), point.step))[: MOST_POINTS // 2] for points in kinds]
    return sorted((point for points in most for point in points), key=lambda point: (-abs(point.by), point.step))


def moments(points: Sequence[Point]) -> list[int]:
    """The dearest choice, the greatest luck, and what comes next, some way apart."""
    first = [next((point for point in points if point.kind == kind), None) for kind in ("choice", "luck")]
    steps: list[int] = []
    for point in [*first, *points]:
        if point and len(steps) < WORTH_A_LOOK and all(abs(point.step - step) >= FAR_ENOUGH for step in steps):
            steps.append(point.step)
    return sorted(steps)


def summary(
    line: Line, seat: int, known: Sequence[list[list[int]]], steps: Sequence[Told], decisions: Sequence[Decision]
) -> Summary:
    side = line.side_of(seat)
    own = [each for each in decisions if each.seat == seat]
    given_away = sum(step.choice[side] for step in steps if step.seat == seat)
    gifts = sum(step.choice[side] for step in steps if step.seat != seat)
    return Summary(
        seat,
        known[0][seat][side],
        known[-1][seat][side],
        given_away,
        gifts,
        sum(step.luck[seat][side] for step in steps),
        len(own),
        sum(each.chosen == 0 for each in own),
    )


def movements(of: Review, seat: int) -> list[int]:
    """By how much each step moved a seat's chance in its own eyes."""
    return [after - before for before, after in pairwise(of.own(at, seat) for at in range(len(of.known)))]

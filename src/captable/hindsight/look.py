"""What is found out about one position: how every seat stood in its own eyes and with all cards open, and what the
mover's other moves were worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from captable.bots.chances import PLAIN, ChanceMap, Raw, chances, map_for
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import WIN, State
from captable.core.view import OPEN
from captable.hindsight.line import CERTAIN, Line, line_of_text, whole
from captable.hindsight.rollouts import compare, stand

HORIZON = {"startup_nation": 12, "it_heroes": 30}
"""Moves that are played on before a position is judged, where the game's own judgement is good; elsewhere to the
end."""
BATCHES = 5
"""The worlds of a round of tries come in so many parts, whose differences say how sure a result is."""
SURE = 2.0
"""A move counts as worse only if the difference is so many times its standard error."""
SLIGHT = 100
"""A move that is better by less than one per cent is no better: nobody would call that a mistake."""
LAST_FEW = 3
"""Moves that are compared longest."""


@dataclass(frozen=True)
class Level:
    tries: int
    """Worlds for each move in the first of three rounds, for every thousand iterations that the game gives a `senior`:
    where a try takes longer, there are fewer. The better half is tried twice as often, the best few again."""
    glances: int
    """Worlds in which a position is played on for each pair of eyes."""

    def worlds(self, game: Game) -> int:
        return max(BATCHES, self.tries * game.thinking // 1000)


LEVELS = {"quick": Level(120, 900), "standard": Level(360, 2700), "deep": Level(1440, 7200)}


def level_of(name: str) -> Level:
    if name not in LEVELS:
        raise BadInput(f"There is no level {name!r} of reviews; there are: {', '.join(LEVELS)}.")
    return LEVELS[name]


class Tried(msgspec.Struct, frozen=True):
    """A move that the mover considered: the chances of all sides after it, as the mover could know and as it was."""

    move: int
    known: list[int]
    open: list[int]
    doubt: int
    """Standard error of the difference to the best move's chance."""
    open_doubt: int
    """The same with all cards open, of the difference to the chosen move."""


class Looked(msgspec.Struct, frozen=True):
    known: list[list[int]]
    """In the eyes of each seat, the chance of each side."""
    open: list[int]
    tried: list[Tried] = []
    """The best first; none where there was nothing to choose."""


def look_at(text: bytes, game: Game, level: str, seed: str, numbers: range) -> list[Looked]:
    """These positions of a game. It says the same wherever it is done."""
    line = line_of_text(text, game)
    return [look(line, number, level_of(level), rng_from(f"{seed}/{number}", "review")) for number in numbers]


def look(line: Line, number: int, level: Level, rng: Rng) -> Looked:
    scales = Scales(line.game.key, line.sides, number, line.record.players)
    step = line.steps[number]
    state, mover = step.before, step.entry.seat
    tried: list[Tried] = []
    if step.entry.kind == "move":
        chosen = line.game.move_table.code(step.entry.move or {})
        moves = list(state.worth_trying(mover))
        if chosen not in moves:
            moves.append(chosen)
        if len(moves) > 1:
            tried = try_moves(scales, state, mover, moves, chosen, level.worlds(line.game), rng)
    known = [
        list(tried[0].known) if tried and seat == mover else scales.glance(state, seat, level.glances, rng)
        for seat in range(state.players)
    ]
    return Looked(known, scales.glance(state, OPEN, level.glances, rng), tried)


class Scales:
    """From sums of results to chances."""

    def __init__(
        self, game: str, sides: Sequence[Sequence[int]], number: int, players: int, chance_map: ChanceMap | None = None
    ) -> None:
        self.sides = sides
        self.map: ChanceMap = chance_map or map_for(game, players) or PLAIN
        self.progress = number / self.map.moves
        self.horizon = HORIZON.get(game, -1)

    def side_of(self, seat: int) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)

    def glance(self, state: State, eye: int, worlds: int, rng: Rng) -> list[int]:
        sums = list(stand(state, eye, worlds, rng, self.horizon))
        return whole(self.chances(sums, worlds, eye == OPEN))

    def chances(self, sums: Sequence[int], worlds: int, open_eyes: bool) -> list[float]:
        return chances(self.map, raw_of(sums, worlds), self.sides, self.progress, open_eyes)


def raw_of(sums: Sequence[int], worlds: int) -> Raw:
    means = [each / worlds / int(WIN) for each in sums]
    return means[: len(means) // 2], means[len(means) // 2 :]


class Race:
    """The moves of a decision, tried in the same worlds; the worse half leaves after each round."""

    def __init__(self, scales: Scales, state: State, seat: int, moves: Sequence[int], eye: int | None = None) -> None:
        self.scales, self.state, self.seat = scales, state, seat
        self.eye = seat if eye is None else eye
        self.side = scales.side_of(seat)
        self.parts: dict[int, list[tuple[int, list[int]]]] = {move: [] for move in moves}
        """Of each move, the worlds of each part and the sums over them."""

    def run(self, moves: Sequence[int], worlds: int, rng: Rng) -> None:
        size = max(1, worlds // BATCHES)
        for _ in range(BATCHES):
            found = list(compare(self.state, self.seat, self.eye, codes(moves), size, rng, self.scales.horizon))
            width = len(found) // len(moves)
            for place, move in enumerate(moves):
                self.parts[move].append((size, found[place * width : (place + 1) * width]))

    def sums(self, move: int) -> tuple[list[int], int]:
        """What all parts come to, and the worlds in them."""
        sums = [sum(column) for column in zip(*(part for _, part in self.parts[move]), strict=True)]
        return sums, sum(size for size, _ in self.parts[move])

    def result(self, move: int) -> list[float]:
        return self.scales.chances(*self.sums(move), self.eye == OPEN)

    def mine(self, move: int) -> float:
        return self.result(move)[self.side]

    def doubt(self, one: int, other: int) -> float:
        """The standard error of the difference of two moves, from the parts that both were tried in."""
        both = list(zip(self.parts[one], self.parts[other], strict=False))
        apart = [self._chance(size, a) - self._chance(size, b) for (size, a), (_, b) in both]
        mean = sum(apart) / len(apart)
        return sqrt(sum((each - mean) ** 2 for each in apart) / (len(apart) - 1) / len(apart))

    def _chance(self, worlds: int, sums: Sequence[int]) -> float:
        return self.scales.chances(sums, worlds, self.eye == OPEN)[self.side]

    def is_clear(self, better: int, worse: int) -> bool:
        by = self.mine(better) - self.mine(worse)
        return by >= SURE * self.doubt(better, worse) and by * CERTAIN >= SLIGHT


def try_moves(
    scales: Scales, state: State, seat: int, moves: list[int], chosen: int, worlds: int, rng: Rng
) -> list[Tried]:
    """The moves by what the seat could know, the best first. The chosen one counts as the best unless another is
    clearly better, and once more in new worlds: of many moves the best looks better than it is, and a difference that
    may be the luck of the tries is nobody's mistake. What the two are worth is what the new worlds say."""
    race = Race(scales, state, seat, moves)
    left = list(moves)
    race.run(left, worlds, rng)
    for many in (max(LAST_FEW, len(moves) // 2), LAST_FEW):
        left = with_chosen(sorted(left, key=lambda move: -race.mine(move))[:many], chosen)
        race.run(left, 2 * worlds, rng)
    best = max(left, key=race.mine)
    if not race.is_clear(best, chosen):
        best = chosen
    again = Race(scales, state, seat, with_chosen([best], chosen))
    again.run(list(again.parts), 4 * worlds, rng)
    race.parts |= again.parts
    if best != chosen and not race.is_clear(best, chosen):
        best = chosen
    order = [best, *sorted((move for move in moves if move != best), key=lambda move: -race.mine(move))]
    opened = opened_up(scales, state, seat, order, chosen, worlds, rng)
    known = {move: whole(race.result(move)) for move in order}
    return [
        Tried(
            move,
            known[move],
            whole(opened.result(move)),
            0 if move == best else round(race.doubt(best, move) * CERTAIN),
            0 if move == chosen else round(opened.doubt(move, chosen) * CERTAIN),
        )
        for move in order
    ]


def with_chosen(moves: list[int], chosen: int) -> list[int]:
    return moves if chosen in moves else [*moves, chosen]


def opened_up(
    scales: Scales, state: State, seat: int, moves: Sequence[int], chosen: int, worlds: int, rng: Rng
) -> Race:
    """The same moves, the best first, with all cards open; the best of either eyes and the chosen one longest."""
    race = Race(scales, state, seat, moves, OPEN)
    race.run(moves, worlds, rng)
    race.run(with_chosen(list({moves[0]: 0, max(moves, key=race.mine): 0}), chosen), 2 * worlds, rng)
    return race


def codes(moves: Sequence[int]) -> vec[i64]:
    return vec[i64](moves)

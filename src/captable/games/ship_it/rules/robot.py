"""The robot of the puzzle (SI-5.3): the one that obeys blocks, for the game, the solvers and the makers of puzzles.

It keeps to a place, which is a cell and a heading (cell * 4 + heading), and to the coins that are left, one bit each.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import filled, zeros
from captable.games.ship_it.rules import puzzle
from captable.games.ship_it.rules.puzzle import OFF_GRID, RUNNING, Layout, count_blocks, main_end


class Terrain:
    """A layout in the form that a robot works with."""

    start: i64
    """The place where the robot begins."""
    coins: i64
    """All of them."""
    bit: vec[i64]
    """For each cell the bit of its coin, or 0."""
    ahead_of: vec[i64]
    """The cell that a Move leads to from each place; OFF_GRID into walls too."""
    edge_at: vec[i64]
    """1 for each place at the edge."""

    def __init__(self, layout: Layout) -> None:
        self.start = layout.start * 4 + layout.heading
        cells: vec[i64] = layout.cells
        width: i64 = layout.width
        height: i64 = layout.height
        coins: i64 = 0
        bit: vec[i64] = zeros(puzzle.CELLS)
        ahead_of: vec[i64] = filled(puzzle.CELLS * 4, OFF_GRID)
        edge_at: vec[i64] = zeros(puzzle.CELLS * 4)
        for y in range(height):
            for x in range(width):
                cell: i64 = y * puzzle.SIDE + x
                if cells[cell] == puzzle.COIN:
                    bit[cell] = coins + 1
                    coins += coins + 1
                for heading in range(4):
                    ahead: i64 = cell_ahead(x, y, heading, width, height)
                    if ahead == OFF_GRID:
                        edge_at[cell * 4 + heading] = 1
                    elif cells[ahead] != puzzle.WALL:
                        ahead_of[cell * 4 + heading] = ahead
        self.coins = coins
        self.bit = bit
        self.ahead_of = ahead_of
        self.edge_at = edge_at


def cell_ahead(x: i64, y: i64, heading: i64, width: i64, height: i64) -> i64:
    """The next cell in a direction, free or not; OFF_GRID beyond the edge."""
    cell: i64 = y * puzzle.SIDE + x
    if heading == puzzle.NORTH:
        return OFF_GRID if y == 0 else cell - puzzle.SIDE
    if heading == puzzle.EAST:
        return OFF_GRID if x + 1 == width else cell + 1
    if heading == puzzle.SOUTH:
        return OFF_GRID if y + 1 == height else cell + puzzle.SIDE
    return OFF_GRID if x == 0 else cell - 1


class Program:
    """Blocks as a robot obeys them."""

    tokens: vec[i64]
    closing: vec[i64]
    """For each container the place of its END."""
    function: i64
    """Where the Function stands, or the end."""
    blocks: i64

    def __init__(self, tokens: vec[i64]) -> None:
        self.tokens = tokens
        self.closing = puzzle.matching(tokens)
        self.function = main_end(tokens)
        self.blocks = count_blocks(tokens)


class Robot:
    """Obeys one program after another, until it crashes, has all coins or has made too many steps."""

    terrain: Terrain
    place: i64
    coins: i64
    """Still to be taken."""
    steps: i64
    ended: i64
    tracing: bool
    trace: vec[i64]
    """What was done, puzzle.TRACE numbers for each step."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.tracing = False
        self.trace = vec[i64]()
        self.go_back(terrain.start, terrain.coins, 0)

    def go_back(self, place: i64, coins: i64, steps: i64) -> None:
        """To where it was before, as if it had done nothing since."""
        self.place = place
        self.coins = coins
        self.steps = steps
        self.ended = RUNNING

    def obey(self, program: Program) -> bool:
        """Whether it can go on after that."""
        self.sequence(program, 0, program.function)
        return self.ended == RUNNING

    def result(self) -> i64:
        """How the run ended, when there is nothing more to obey."""
        return puzzle.COINS_LEFT if self.ended == RUNNING else self.ended

    def sequence(self, program: Program, i: i64, end: i64) -> None:
        tokens: vec[i64] = program.tokens
        while i < end and self.ended == RUNNING:
            token: i64 = tokens[i]
            if token < puzzle.CALL:
                self.act(i, token)
                i += 1
            elif token == puzzle.CALL:
                if self.tick(i, 1) and program.function < len(tokens):
                    self.sequence(program, program.function + 1, program.closing[program.function])
                i += 1
            else:
                self.container(program, i, token)
                i = program.closing[i] + 1

    def container(self, program: Program, i: i64, token: i64) -> None:
        close: i64 = program.closing[i]
        if token >= puzzle.LOOP:
            turns: i64 = 0
            if self.tick(i, 1) and close > i + 1:
                turns = token - puzzle.LOOP + puzzle.FEWEST_TURNS
            while turns > 0 and self.ended == RUNNING:
                self.sequence(program, i + 1, close)
                turns -= 1
        elif token >= puzzle.WHILE:
            while self.ended == RUNNING and self.test(i, token - puzzle.WHILE):
                self.sequence(program, i + 1, close)
        elif self.test(i, token - puzzle.IF):
            self.sequence(program, i + 1, close)

    def tick(self, i: i64, result: i64) -> bool:
        """Count a step; false if that ends the run."""
        if self.steps >= puzzle.MOST_STEPS:
            self.ended = puzzle.TOO_LONG
            return False
        self.steps += 1
        if self.tracing:
            self.note(i, result)
        return self.ended == RUNNING

    def note(self, i: i64, result: i64) -> None:
        trace: vec[i64] = append(self.trace, i)
        trace = append(trace, self.place >> 2)
        trace = append(trace, self.place & 3)
        self.trace = append(trace, result)

    def test(self, i: i64, condition: i64) -> bool:
        """A step too, whether it holds or not."""
        holds: bool = self.holds(condition)
        return self.tick(i, 1 if holds else 0) and holds

    def act(self, i: i64, token: i64) -> None:
        """A Move, a Collect or a turn."""
        if self.steps >= puzzle.MOST_STEPS:
            self.ended = puzzle.TOO_LONG
            return
        self.steps += 1
        if token == puzzle.MOVE:
            if not self.advance():
                self.ended = puzzle.HIT_WALL
        elif token == puzzle.COLLECT:
            if not self.take_coin():
                self.ended = puzzle.NO_COIN
        else:
            self.place = turned(self.place, token)
        if self.tracing:
            self.note(i, 0 if self.ended > puzzle.SOLVED else 1)

    def advance(self) -> bool:
        """Move into the cell ahead; false if there is a wall, or no cell."""
        ahead: i64 = self.terrain.ahead_of[self.place]
        if ahead == OFF_GRID:
            return False
        self.place = ahead * 4 + (self.place & 3)
        return True

    def take_coin(self) -> bool:
        """False if there is none; the run succeeds with the last one."""
        coin: i64 = self.terrain.bit[self.place >> 2] & self.coins
        if coin == 0:
            return False
        self.coins ^= coin
        if self.coins == 0:
            self.ended = puzzle.SOLVED
        return True

    def holds(self, condition: i64) -> bool:
        """What an If or a While finds."""
        if condition == puzzle.CLEAR:
            return self.terrain.ahead_of[self.place] != OFF_GRID
        if condition == puzzle.ON_COIN:
            return self.terrain.bit[self.place >> 2] & self.coins != 0
        return self.terrain.edge_at[self.place] == 1


def turned(place: i64, token: i64) -> i64:
    """The same cell with the heading after a turn."""
    return place & -4 | (place + (3 if token == puzzle.LEFT else 1)) & 3


def run(layout: Layout, tokens: vec[i64], tracing: bool = False) -> Robot:
    """A robot that has run a program on a layout; with `tracing` every step is kept."""
    robot: Robot = Robot(Terrain(layout))
    robot.tracing = tracing
    robot.obey(Program(tokens))
    return robot

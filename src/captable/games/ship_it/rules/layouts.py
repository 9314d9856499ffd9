"""Where puzzles come from (SI-5.2, SI-5.6): a program is made up first, and the grid while it runs.

A cell is decided when the program first looks at it or enters it, so that the program solves what comes out, by
whatever it did. What it never saw is then filled at random. The robot has the last word: a layout is dealt only after
it has solved it with the program.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import filled
from captable.games.ship_it.rules import puzzle
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.puzzle import CELLS, COIN, EAST, END, FREE, OFF_GRID, SIDE, SOUTH, WALL, WEST, Layout
from captable.games.ship_it.rules.robot import Program, Robot, Terrain, run

UNSEEN: Final[i64] = 3
"""A cell that nothing has looked at yet."""
OPEN_CELL: Final[i64] = 4
"""A cell that is no wall, and of which nothing says yet whether it has a coin."""
COIN_TAKEN: Final[i64] = 8
"""And more: COIN_TAKEN + n is where the n-th coin was."""
STEPS_OF_A_DREAM: Final[i64] = 150
"""Enough for any puzzle that a person would enjoy."""
FEWEST_BEFORE_AN_EDGE: Final[i64] = 3
SHORTEST_SIDE: Final[i64] = 5
"""Smaller grids than this come about only between edges that a program has found."""


NOWHERE: Final = Terrain(Layout(1, 1, filled(CELLS, FREE), 0, puzzle.NORTH, 1))


class Dream(Robot):
    """A run on a grid that comes into being on the way: cells, coins and edges.

    The grid has no edge on a side until a test finds one there, or eight cells are all. Until then the robot's
    cells are kept on a torus, where no two of a grid that size can meet.
    """

    cells: vec[i64]
    rng: Rng
    fewest: i64
    wish: i64
    """How many coins there will be, if all goes well."""
    placed: i64
    taken: i64
    good: i64
    """How many coins there can be: so many were taken when there was no other."""
    x: i64
    y: i64
    low_x: i64
    high_x: i64
    low_y: i64
    high_y: i64
    edges: i64
    """The sides that are settled, one bit a heading."""
    used: vec[i64]
    """1 for each token that was reached."""

    def __init__(self, size: i64, heading: i64, fewest: i64, wish: i64, rng: Rng) -> None:
        super().__init__(NOWHERE)
        self.tracing = True
        self.place = heading
        self.cells = filled(CELLS, UNSEEN)
        self.cells[0] = OPEN_CELL
        self.rng = rng
        self.fewest = fewest
        self.wish = wish
        self.placed = 0
        self.taken = 0
        self.good = 0
        self.x = 0
        self.y = 0
        self.low_x = 0
        self.high_x = 0
        self.low_y = 0
        self.high_y = 0
        self.edges = 0
        self.used = filled(size, 0)

    def note(self, i: i64, result: i64) -> None:
        self.used[i] = 1
        if self.steps > STEPS_OF_A_DREAM:
            self.ended = puzzle.NO_COIN

    def heading(self) -> i64:
        return self.place & 3

    def reach(self) -> i64:
        """How many cells the grid has along the robot's heading, so far."""
        if self.heading() & 1 == 1:
            return self.high_x - self.low_x + 1
        return self.high_y - self.low_y + 1

    def is_inside(self) -> bool:
        """Whether the cell ahead is on the grid as far as it is known."""
        if self.heading() == EAST:
            return self.x < self.high_x
        if self.heading() == WEST:
            return self.x > self.low_x
        return self.y < self.high_y if self.heading() == SOUTH else self.y > self.low_y

    def has_edge(self) -> bool:
        return (self.edges >> self.heading()) & 1 == 1 or self.reach() == SIDE

    def extend(self) -> None:
        if self.heading() == EAST:
            self.high_x += 1
        elif self.heading() == WEST:
            self.low_x -= 1
        elif self.heading() == SOUTH:
            self.high_y += 1
        else:
            self.low_y -= 1

    def next_cell(self) -> i64:
        x: i64 = self.x
        y: i64 = self.y
        if self.heading() == EAST:
            x += 1
        elif self.heading() == WEST:
            x -= 1
        elif self.heading() == SOUTH:
            y += 1
        else:
            y -= 1
        return (y & 7) * SIDE + (x & 7)

    def ahead(self) -> i64:
        """Asked by a test: where the grid is not settled, there may be an edge."""
        if not self.is_inside():
            if self.has_edge() or (self.reach() >= FEWEST_BEFORE_AN_EDGE and self.rng.below(4) == 0):
                self.edges |= 1 << self.heading()
                return OFF_GRID
            self.extend()
        return self.next_cell()

    def advance(self) -> bool:
        if not self.is_inside():
            if self.has_edge():
                return False
            self.extend()
        cell: i64 = self.next_cell()
        if self.cells[cell] == WALL:
            return False
        if self.cells[cell] == UNSEEN:
            self.cells[cell] = OPEN_CELL
        if self.heading() & 1 == 1:
            self.x += 2 - self.heading()
        else:
            self.y += self.heading() - 1
        self.place = cell * 4 + self.heading()
        return True

    def holds(self, condition: i64) -> bool:
        if condition == puzzle.ON_COIN:
            return self.on_coin()
        ahead: i64 = self.ahead()
        return ahead == OFF_GRID if condition == puzzle.AT_EDGE else ahead != OFF_GRID and self.is_free(ahead)

    def is_free(self, cell: i64) -> bool:
        if self.cells[cell] == UNSEEN:
            self.cells[cell] = WALL if self.rng.below(3) == 0 else OPEN_CELL
        return self.cells[cell] != WALL

    def on_coin(self) -> bool:
        cell: i64 = self.place >> 2
        if self.cells[cell] == OPEN_CELL:
            if self.placed < self.wish and self.rng.below(5) < 3:
                self.cells[cell] = COIN
                self.placed += 1
            else:
                self.cells[cell] = FREE
        return self.cells[cell] == COIN

    def take_coin(self) -> bool:
        here: i64 = self.cells[self.place >> 2]
        if here == OPEN_CELL and self.placed < self.wish:
            self.placed += 1
        elif here != COIN:
            return False
        self.taken += 1
        self.cells[self.place >> 2] = COIN_TAKEN + self.taken
        if self.taken == self.placed and self.taken >= self.fewest:
            self.good = self.taken
            if self.good == self.wish:
                self.ended = puzzle.SOLVED
        return True


class Author:
    """Makes up programs of a round's blocks."""

    rng: Rng
    round: i64
    program: vec[i64]

    def __init__(self, rng: Rng, round: i64) -> None:
        self.rng = rng
        self.round = round
        self.program = vec[i64](capacity=40)

    def write(self, token: i64) -> None:
        self.program = append(self.program, token)

    def compose(self) -> vec[i64]:
        """A few loose blocks, something that repeats, a few more; in the last round perhaps a Function."""
        self.loose(self.rng.below(3))
        self.repeat(0)
        if self.rng.below(2) == 0:
            self.loose(self.rng.below(3))
            if self.rng.below(2) == 0:
                self.repeat(0)
        if self.round >= 4 and self.calls():
            self.write(puzzle.FUNCTION)
            self.stride(1)
            self.loose(self.rng.below(2))
            self.write(END)
        return self.program

    def calls(self) -> bool:
        return puzzle.CALL in self.program

    def loose(self, n: i64) -> None:
        for _i in range(n):
            if self.round >= 2 and self.rng.below(3) == 0:
                self.turn()
            else:
                self.write(puzzle.MOVE)

    def turn(self) -> None:
        self.write(puzzle.LEFT if self.rng.below(2) == 0 else puzzle.RIGHT)

    def repeat(self, depth: i64) -> None:
        """A Loop, or a While from the last round on."""
        if self.round >= 4 and self.rng.below(3) == 0:
            self.write(puzzle.WHILE + puzzle.CLEAR)
            self.write(puzzle.MOVE)
            self.gather(depth + 1)
        else:
            self.write(puzzle.LOOP + (3 + self.rng.below(6) if self.round >= 3 and depth == 0 else self.rng.below(4)))
            self.body(depth + 1)
        self.write(END)

    def body(self, depth: i64) -> None:
        """Strides with coins, bends between them; perhaps a Loop in the Loop."""
        if depth < 3 and self.round >= 2 and self.rng.below(3) == 0:
            self.repeat(depth)
        elif self.round >= 4 and self.rng.below(2) == 0:
            self.write(puzzle.CALL)
        else:
            self.stride(depth)
        if self.round >= 3 and self.rng.below(4) > 0:
            self.bend(depth)
        elif self.round >= 3 or (self.round == 2 and self.rng.below(2) == 0):
            self.turn()
            if self.rng.below(3) == 0:
                self.stride(depth)

    def stride(self, depth: i64) -> None:
        """One or two cells on, and the coin there."""
        self.write(puzzle.MOVE)
        if self.rng.below(3) == 0:
            self.write(puzzle.MOVE)
        self.gather(depth)

    def gather(self, depth: i64) -> None:
        if self.round >= 3 and depth < 3 and self.rng.below(2) == 0:
            self.write(puzzle.IF + puzzle.ON_COIN)
            self.write(puzzle.COLLECT)
            self.write(END)
        else:
            self.write(puzzle.COLLECT)

    def bend(self, depth: i64) -> None:
        """A turn where the grid asks for one."""
        if depth > 2:
            return
        self.write(puzzle.IF + (puzzle.AT_EDGE if self.rng.below(6) > 0 else puzzle.CLEAR))
        self.turn()
        if self.rng.below(3) == 0:
            self.write(puzzle.MOVE)
            self.turn()
        self.write(END)


def line(rng: Rng, coins: i64) -> vec[i64]:
    """A round without turns: coins along a line, as far as the grid goes."""
    cells: i64 = coins + rng.below(SIDE - coins + 1)
    program: vec[i64] = vec[i64](capacity=2 * SIDE)
    left: i64 = coins
    for i in range(cells):
        if rng.below(cells - i) < left:
            program = append(program, puzzle.COLLECT)
            left -= 1
        if left > 0:
            program = append(program, puzzle.MOVE)
    return program


def trimmed(program: vec[i64], used: vec[i64]) -> vec[i64]:
    """The program without what was never reached."""
    closing: vec[i64] = puzzle.matching(program)
    kept: vec[i64] = used[:]
    size: i64 = len(program)
    rest: vec[i64] = vec[i64](capacity=size)
    for i in range(size):
        token: i64 = program[i]
        if token == puzzle.FUNCTION:
            kept[i] = used[i + 1]  # it has no step of its own
        if puzzle.is_container(token):
            kept[closing[i]] = kept[i]
        if kept[i] == 1:
            rest = append(rest, token)
    return rest


def finished(dream: Dream, heading: i64, par: i64) -> Layout:
    """The layout of a dream that came out well; unseen cells are walls here and there.

    Sides without an edge may get a few more cells.
    """
    rng: Rng = dream.rng
    low_x: i64 = dream.low_x - margin(dream, WEST, dream.high_x - dream.low_x + 1, 0)
    high_x: i64 = dream.high_x + margin(dream, EAST, dream.high_x - low_x + 1, SHORTEST_SIDE)
    low_y: i64 = dream.low_y - margin(dream, puzzle.NORTH, dream.high_y - dream.low_y + 1, 0)
    high_y: i64 = dream.high_y + margin(dream, SOUTH, dream.high_y - low_y + 1, SHORTEST_SIDE)
    cells: vec[i64] = filled(CELLS, FREE)
    for y in range(low_y, high_y + 1):
        for x in range(low_x, high_x + 1):
            seen: i64 = dream.cells[(y & 7) * SIDE + (x & 7)]
            cell: i64 = (y - low_y) * SIDE + x - low_x
            if COIN_TAKEN < seen <= COIN_TAKEN + dream.good:
                cells[cell] = COIN
            elif seen == WALL or (seen == UNSEEN and rng.below(4) == 0):
                cells[cell] = WALL
    return Layout(high_x - low_x + 1, high_y - low_y + 1, cells, -low_y * SIDE - low_x, heading, par)


def margin(dream: Dream, side: i64, size: i64, least: i64) -> i64:
    """How many cells a side without an edge gets on top; enough to make it so long, where that is possible."""
    if (dream.edges >> side) & 1 == 1 or size >= SIDE:
        return 0
    return max(least - size, dream.rng.below(min(4, SIDE - size + 1)))


def interesting(round: i64, witness: vec[i64]) -> bool:
    """From the second round on the robot has to turn; later there is something to decide."""
    if round == 1:
        return True
    turns: bool = False
    decides: bool = round < 3
    for token in witness:
        if puzzle.LEFT <= token <= puzzle.RIGHT:
            turns = True
        elif puzzle.IF <= token < puzzle.LOOP:
            decides = True
    return turns and decides


class Puzzle:
    """A layout with the program that proves it solvable."""

    layout: Layout
    witness: vec[i64]

    def __init__(self, layout: Layout, witness: vec[i64]) -> None:
        self.layout = layout
        self.witness = witness


def make_puzzle(rng: Rng, round: i64, figures: Figures) -> Puzzle:
    """SI-5.2, SI-5.6: try until a program collects enough coins, and prove it on the finished layout."""
    fewest: i64 = figures.puzzle_fewest_coins[round - 1]
    while True:
        wish: i64 = fewest + rng.below(figures.puzzle_most_coins[round - 1] - fewest + 1)
        heading: i64 = rng.below(4)
        program: vec[i64] = line(rng, wish) if round == 1 and rng.below(2) == 0 else Author(rng, round).compose()
        dream: Dream = Dream(len(program), heading, fewest, wish, rng)
        dream.obey(Program(program))
        if dream.good == 0:
            continue
        witness: vec[i64] = trimmed(program, dream.used)
        blocks: i64 = puzzle.count_blocks(witness)
        if blocks > puzzle.SOLVABLE_WITHIN or not interesting(round, witness):
            continue
        layout: Layout = finished(dream, heading, blocks)
        if run(layout, witness).result() == puzzle.SOLVED:
            return Puzzle(layout, witness)

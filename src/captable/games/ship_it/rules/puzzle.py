"""The coding puzzle of Ship It! (SI-5): layouts, programs and the interpreter.

A program is a vector of tokens in reading order: blocks, and an END for each container. The Function, if there is
one, stands last. A gap is a place between two tokens, where a block can be put in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.games.ship_it.rules.figures import ROUNDS

MOVE: Final[i64] = 0
COLLECT: Final[i64] = 1
LEFT: Final[i64] = 2
RIGHT: Final[i64] = 3
CALL: Final[i64] = 4
IF: Final[i64] = 5
"""Three of them, one a condition."""
WHILE: Final[i64] = 8
LOOP: Final[i64] = 11
"""Nine of them, for 2 to 10 times."""
FUNCTION: Final[i64] = 20
BLOCKS: Final[i64] = 21
END: Final[i64] = 21

CLEAR: Final[i64] = 0
ON_COIN: Final[i64] = 1
AT_EDGE: Final[i64] = 2
"""The conditions, in the order of the If and While blocks (SI-5.3)."""

FEWEST_TURNS: Final[i64] = 2
MOST_TURNS: Final[i64] = 10
"""How often a Loop can repeat (SI-5.3)."""
MOST_DEPTH: Final[i64] = 3
MOST_STEPS: Final[i64] = 1000
MOST_BLOCKS: Final[i64] = 30
MOST_EDITS: Final[i64] = 100
MOST_TOKENS: Final[i64] = 60
"""Every block may be a container with an END."""
SOLVABLE_WITHIN: Final[i64] = 20
"""SI-5.6."""

SIDE: Final[i64] = 8
CELLS: Final[i64] = 64
"""Cell (x, y) is y * SIDE + x, also on a smaller grid."""
FREE: Final[i64] = 0
WALL: Final[i64] = 1
COIN: Final[i64] = 2
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
OFF_GRID: Final[i64] = -1

RUNNING: Final[i64] = 0
SOLVED: Final[i64] = 1
COINS_LEFT: Final[i64] = 2
HIT_WALL: Final[i64] = 3
NO_COIN: Final[i64] = 4
TOO_LONG: Final[i64] = 5
"""How a run ends (SI-5.3)."""

TRACE: Final[i64] = 4
"""Numbers for each step of a trace: token, cell, heading, and whether a test held."""


def is_container(block: i64) -> bool:
    return IF <= block < END


def available(block: i64, round: i64) -> bool:
    """SI-5.2: the blocks of a round."""
    if block <= COLLECT or LOOP <= block < FUNCTION:
        return True
    if block <= RIGHT:
        return round >= 2
    if IF <= block < WHILE:
        return round >= 3
    return round >= 4


def _palettes() -> vec[i64]:
    palettes: vec[i64] = vec[i64](capacity=ROUNDS + 1)
    round: i64 = 0
    while round <= ROUNDS:
        palette: i64 = 0
        block: i64 = BLOCKS - 1
        while block >= 0:
            palette = 2 * palette + (1 if available(block, round) else 0)
            block -= 1
        palettes = append(palettes, palette)
        round += 1
    return palettes


PALETTES: Final[vec[i64]] = _palettes()


def palette_of(round: i64) -> i64:
    """The blocks of a round, one bit each: `available` for all of them at once."""
    return PALETTES[round]


class Layout:
    """A puzzle as it is dealt. Never changed, so positions share it. For `int` see `Figures`."""

    width: int
    height: int
    cells: vec[i64]
    start: int
    heading: int
    coins: int
    par: int
    """Blocks of a program that is known to solve it."""

    def __init__(self, width: i64, height: i64, cells: vec[i64], start: i64, heading: i64, par: i64) -> None:
        self.width = width
        self.height = height
        self.cells = cells
        self.start = start
        self.heading = heading
        self.par = par
        self.coins = 0
        for cell in cells:
            if cell == COIN:
                self.coins += 1


# -- programs (SI-5.3, SI-5.4) -----------------------------------------------------------------------------


def count_blocks(program: vec[i64]) -> i64:
    """SI-5.4: every block counts 1; an END is no block."""
    blocks: i64 = 0
    for token in program:
        if token != END:
            blocks += 1
    return blocks


def main_end(program: vec[i64]) -> i64:
    """Where the main program ends: at the Function, or at the end."""
    i: i64 = 0
    while i < len(program) and program[i] != FUNCTION:
        i += 1
    return i


def closing(program: vec[i64], i: i64) -> i64:
    """The END of the container at i."""
    depth: i64 = 0
    while True:
        token: i64 = program[i]
        if is_container(token):
            depth += 1
        elif token == END:
            depth -= 1
            if depth == 0:
                return i
        i += 1


def depth_at(program: vec[i64], gap: i64) -> i64:
    """How many containers are around a gap."""
    depth: i64 = 0
    i: i64 = 0
    while i < gap:
        token: i64 = program[i]
        if is_container(token):
            depth += 1
        elif token == END:
            depth -= 1
        i += 1
    return depth


def token_of(program: vec[i64], block: i64) -> i64:
    """Where the block with that number, in reading order, stands; -1 if there are not so many."""
    i: i64 = 0
    while i < len(program):
        if program[i] != END:
            if block == 0:
                return i
            block -= 1
        i += 1
    return -1


def last_gap(program: vec[i64]) -> i64:
    """Nothing can stand behind the Function."""
    return len(program) - 1 if main_end(program) < len(program) else len(program)


def may_place(program: vec[i64], gap: i64, block: i64) -> bool:
    """SI-5.3: depth, one Function, and no call in it. Whether the round has the block is another question."""
    end: i64 = main_end(program)
    if block == FUNCTION:
        return end == len(program)
    if block == CALL and gap > end:
        return False
    return depth_at(program, gap) <= MOST_DEPTH


def placed(program: vec[i64], gap: i64, block: i64) -> vec[i64]:
    """The program with a block put into a gap; a Function always comes last."""
    if block == FUNCTION:
        gap = len(program)
    longer: vec[i64] = vec[i64](capacity=len(program) + 2)
    i: i64 = 0
    while i < gap:
        longer = append(longer, program[i])
        i += 1
    longer = append(longer, block)
    if is_container(block):
        longer = append(longer, END)
    while i < len(program):
        longer = append(longer, program[i])
        i += 1
    return longer


def removed(program: vec[i64], i: i64) -> vec[i64]:
    """The program without the block at i and all that is in it."""
    last: i64 = closing(program, i) if is_container(program[i]) else i
    shorter: vec[i64] = vec[i64](capacity=len(program))
    j: i64 = 0
    while j < len(program):
        if j < i or j > last:
            shorter = append(shorter, program[j])
        j += 1
    return shorter


# -- the interpreter (SI-5.3) ------------------------------------------------------------------------------


class Run:
    """One run of a program."""

    program: vec[i64]
    match: vec[i64]
    """For each container the place of its END."""
    function: i64
    width: i64
    height: i64
    cells: vec[i64]
    cell: i64
    heading: i64
    coins: i64
    """Still to be taken."""
    steps: i64
    ended: i64
    tracing: bool
    trace: vec[i64]

    def __init__(self, program: vec[i64], width: i64, height: i64, start: i64, heading: i64, coins: i64) -> None:
        self.program = program
        self.match = matching(program)
        self.function = main_end(program)
        self.width = width
        self.height = height
        self.cells = vec[i64]()
        self.cell = start
        self.heading = heading
        self.coins = coins
        self.steps = 0
        self.ended = RUNNING
        self.tracing = False
        self.trace = vec[i64]()

    def go(self) -> i64:
        """Run to the end and say how it ended."""
        self.sequence(0, self.function)
        if self.ended == RUNNING:
            self.ended = COINS_LEFT
        return self.ended

    def result(self) -> i64:
        """How it ended."""
        return self.ended

    def sequence(self, i: i64, end: i64) -> None:
        program: vec[i64] = self.program
        while i < end and self.ended == RUNNING:
            token: i64 = program[i]
            if token < CALL:
                self.act(i, token)
                i += 1
            elif token == CALL:
                if self.tick(i, 1) and self.function < len(program):
                    self.sequence(self.function + 1, self.match[self.function])
                i += 1
            else:
                close: i64 = self.match[i]
                self.container(i, token, close)
                i = close + 1

    def container(self, i: i64, token: i64, close: i64) -> None:
        if token >= LOOP:
            if not self.tick(i, 1):
                return
            turns: i64 = token - LOOP + FEWEST_TURNS
            while turns > 0 and self.ended == RUNNING and close > i + 1:
                self.sequence(i + 1, close)
                turns -= 1
        elif token >= WHILE:
            while self.ended == RUNNING and self.test(i, token - WHILE):
                self.sequence(i + 1, close)
        elif self.test(i, token - IF):
            self.sequence(i + 1, close)

    def tick(self, i: i64, result: i64) -> bool:
        """Count a step; false if there are no more."""
        if self.steps == MOST_STEPS:
            self.ended = TOO_LONG
            return False
        self.steps += 1
        if self.tracing:
            self.note(i, result)
        return True

    def note(self, i: i64, result: i64) -> None:
        trace: vec[i64] = append(self.trace, i)
        trace = append(trace, self.cell)
        trace = append(trace, self.heading)
        self.trace = append(trace, result)

    def test(self, i: i64, condition: i64) -> bool:
        if self.steps == MOST_STEPS:
            self.ended = TOO_LONG
            return False
        if condition == CLEAR:
            ahead: i64 = self.ahead()
            holds: bool = ahead != OFF_GRID and self.is_free(ahead)
        elif condition == ON_COIN:
            holds = self.on_coin()
        else:
            holds = self.ahead() == OFF_GRID
        return self.tick(i, 1 if holds else 0) and holds

    def act(self, i: i64, token: i64) -> None:
        if self.steps == MOST_STEPS:
            self.ended = TOO_LONG
            return
        if token == MOVE:
            if not self.advance():
                self.ended = HIT_WALL
        elif token == COLLECT:
            if self.take_coin():
                self.coins -= 1
                if self.coins == 0:
                    self.ended = SOLVED
            else:
                self.ended = NO_COIN
        else:
            self.heading = (self.heading + (3 if token == LEFT else 1)) & 3
        self.tick(i, 0 if self.ended > SOLVED else 1)

    def ahead(self) -> i64:
        """The cell before the robot, or OFF_GRID."""
        cell: i64 = self.cell
        heading: i64 = self.heading
        if heading == EAST:
            return cell + 1 if (cell & 7) + 1 < self.width else OFF_GRID
        if heading == WEST:
            return cell - 1 if (cell & 7) > 0 else OFF_GRID
        if heading == SOUTH:
            return cell + SIDE if (cell >> 3) + 1 < self.height else OFF_GRID
        return cell - SIDE if (cell >> 3) > 0 else OFF_GRID

    def is_free(self, cell: i64) -> bool:
        return self.cells[cell] != WALL

    def advance(self) -> bool:
        """Move into the cell ahead; false if there is a wall, or no cell."""
        ahead: i64 = self.ahead()
        if ahead == OFF_GRID or self.cells[ahead] == WALL:
            return False
        self.cell = ahead
        return True

    def on_coin(self) -> bool:
        return self.cells[self.cell] == COIN

    def take_coin(self) -> bool:
        if self.cells[self.cell] != COIN:
            return False
        self.cells[self.cell] = FREE
        return True


def matching(program: vec[i64]) -> vec[i64]:
    match: vec[i64] = program[:]
    opened: vec[i64] = vec[i64](capacity=8)
    depth: i64 = 0
    i: i64 = 0
    while i < len(program):
        token: i64 = program[i]
        if token == END:
            depth -= 1
            match[opened[depth]] = i
        elif token >= IF:
            if depth < len(opened):
                opened[depth] = i
            else:
                opened = append(opened, i)
            depth += 1
        i += 1
    return match


def run(layout: Layout, program: vec[i64], tracing: bool = False) -> Run:
    """Run a program on a layout; with `tracing` every step is kept."""
    robot: Run = Run(program, layout.width, layout.height, layout.start, layout.heading, layout.coins)
    robot.cells = layout.cells[:]
    robot.tracing = tracing
    robot.go()
    return robot

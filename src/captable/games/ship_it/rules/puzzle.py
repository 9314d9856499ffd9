"""The coding puzzle of Ship It! (SI-5): blocks, layouts and programs. `robot` obeys them.

A program is a vector of tokens in reading order: blocks, and an END for each container. The Function, if there is
one, stands last. A gap is a place between two tokens, where a block can be put in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from captable.core.vectors import zeros
from captable.games.ship_it.rules.codes import ROUNDS

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
MOST_COINS: Final[i64] = 12
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
    for round in range(ROUNDS + 1):
        palette: i64 = 0
        for block in range(BLOCKS):
            if available(block, round):
                palette |= 1 << block
        palettes = append(palettes, palette)
    return palettes


PALETTES: Final[vec[i64]] = _palettes()


def palette_of(round: i64) -> i64:
    """The blocks of a round, one bit each: `available` for all of them at once."""
    return PALETTES[round]


class Solution:
    """A program that solves a layout; empty if none was found."""

    program: vec[i64]
    fewest: bool
    """Whether no program with fewer blocks can solve it."""

    def __init__(self, program: vec[i64], fewest: bool) -> None:
        self.program = program
        self.fewest = fewest


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
    solutions: dict[int, Solution]
    """What bots have found so far, by effort; who writes a program block by block looks it up each time."""

    def __init__(self, width: i64, height: i64, cells: vec[i64], start: i64, heading: i64, par: i64) -> None:
        self.width = width
        self.height = height
        self.cells = cells
        self.start = start
        self.heading = heading
        self.par = par
        self.solutions = {}
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
    for i in range(gap):
        if is_container(program[i]):
            depth += 1
        elif program[i] == END:
            depth -= 1
    return depth


def token_of(program: vec[i64], block: i64) -> i64:
    """Where the block with that number, in reading order, stands."""
    i: i64 = 0
    while program[i] == END or block > 0:
        if program[i] != END:
            block -= 1
        i += 1
    return i


def block_at(program: vec[i64], i: i64) -> i64:
    """The number, in reading order, of the block that stands at i."""
    block: i64 = 0
    for before in range(i):
        if program[before] != END:
            block += 1
    return block


def last_gap(program: vec[i64]) -> i64:
    """Nothing can stand behind the Function."""
    return len(program) - 1 if main_end(program) < len(program) else len(program)


def placed(program: vec[i64], gap: i64, block: i64) -> vec[i64]:
    """The program with a block put into a gap."""
    longer: vec[i64] = append(program[:gap], block)
    if is_container(block):
        longer = append(longer, END)
    return extend(longer, program[gap:])


def removed(program: vec[i64], i: i64) -> vec[i64]:
    """The program without the block at i and all that is in it."""
    last: i64 = closing(program, i) if is_container(program[i]) else i
    return extend(program[:i], program[last + 1 :])


def matching(program: vec[i64]) -> vec[i64]:
    """For each container the place of its END."""
    match: vec[i64] = program[:]
    opened: vec[i64] = zeros(MOST_DEPTH + 2)
    depth: i64 = 0
    size: i64 = len(program)
    for i in range(size):
        if program[i] == END:
            depth -= 1
            match[opened[depth]] = i
        elif is_container(program[i]):
            opened[depth] = i
            depth += 1
    return match

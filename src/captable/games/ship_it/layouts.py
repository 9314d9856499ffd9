"""Where puzzles come from (SI-5.2, SI-5.6): a program is made up first, and the grid while it runs.

A cell is decided when the program first looks at it or enters it, so that the program solves what comes out, by
whatever it did. What it never saw is then filled at random. The interpreter has the last word: a layout is dealt
only after the program has solved it there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.games.ship_it.figures import Figures, filled
from captable.games.ship_it.puzzle import (
    AT_EDGE,
    CALL,
    CELLS,
    CLEAR,
    COIN,
    COLLECT,
    END,
    FREE,
    FUNCTION,
    IF,
    LEFT,
    LOOP,
    MOVE,
    NO_COIN,
    ON_COIN,
    RIGHT,
    SIDE,
    SOLVABLE_WITHIN,
    SOLVED,
    WALL,
    WHILE,
    Layout,
    Run,
    count_blocks,
    is_container,
    run,
)

UNSEEN: Final[i64] = 3
"""A cell that nothing has looked at yet."""
NO_COIN_YET: Final[i64] = 4
"""A cell that is free, and of which nothing says yet whether it has a coin."""
COIN_TAKEN: Final[i64] = 5
SHORTEST_SIDE: Final[i64] = 4
STEPS_OF_A_DREAM: Final[i64] = 150
"""Enough for any puzzle that a person would enjoy."""


class Dream(Run):
    """A run on a grid that comes into being on the way."""

    rng: Rng
    unplaced: i64
    """Coins that no cell has yet."""
    used: vec[i64]
    """1 for each token that was reached."""

    def __init__(
        self, program: vec[i64], width: i64, height: i64, start: i64, heading: i64, coins: i64, rng: Rng
    ) -> None:
        super().__init__(program, width, height, start, heading, coins)
        self.cells = filled(CELLS, UNSEEN)
        self.cells[start] = NO_COIN_YET
        self.rng = rng
        self.unplaced = coins
        self.used = filled(len(program), 0)

    def tick(self, i: i64, result: i64) -> bool:
        self.used[i] = 1
        self.steps += 1
        if self.steps > STEPS_OF_A_DREAM:
            self.ended = NO_COIN
            return False
        return True

    def is_free(self, cell: i64) -> bool:
        if self.cells[cell] == UNSEEN:
            self.cells[cell] = WALL if self.rng.below(3) == 0 else NO_COIN_YET
        return self.cells[cell] != WALL

    def can_enter(self, cell: i64) -> bool:
        if self.cells[cell] == UNSEEN:
            self.cells[cell] = NO_COIN_YET
        return self.cells[cell] != WALL

    def on_coin(self) -> bool:
        if self.cells[self.cell] == NO_COIN_YET:
            if self.unplaced > 0 and self.rng.below(5) < 3:
                self.cells[self.cell] = COIN
                self.unplaced -= 1
            else:
                self.cells[self.cell] = FREE
        return self.cells[self.cell] == COIN

    def take_coin(self) -> bool:
        here: i64 = self.cells[self.cell]
        if here == NO_COIN_YET and self.unplaced > 0:
            self.unplaced -= 1
        elif here != COIN:
            return False
        self.cells[self.cell] = COIN_TAKEN
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
            self.write(FUNCTION)
            self.stride(1)
            self.loose(self.rng.below(2))
            self.write(END)
        return self.program

    def calls(self) -> bool:
        return CALL in self.program

    def loose(self, n: i64) -> None:
        while n > 0:
            if self.round >= 2 and self.rng.below(3) == 0:
                self.turn()
            else:
                self.write(MOVE)
            n -= 1

    def turn(self) -> None:
        self.write(LEFT if self.rng.below(2) == 0 else RIGHT)

    def repeat(self, depth: i64) -> None:
        """A Loop, or a While from the last round on."""
        if self.round >= 4 and self.rng.below(3) == 0:
            self.write(WHILE + CLEAR)
            self.write(MOVE)
            self.gather(depth + 1)
        else:
            self.write(LOOP + self.rng.below(9 if self.round >= 3 else 4))
            self.body(depth + 1)
        self.write(END)

    def body(self, depth: i64) -> None:
        """Strides with coins, bends between them; perhaps a Loop in the Loop."""
        if depth < 3 and self.round >= 2 and self.rng.below(3) == 0:
            self.repeat(depth)
        elif self.round >= 4 and self.rng.below(2) == 0:
            self.write(CALL)
        else:
            self.stride(depth)
        if self.round >= 3 and self.rng.below(2) == 0:
            self.bend(depth)
        elif self.round >= 2 and self.rng.below(2) == 0:
            self.turn()
            if self.rng.below(3) == 0:
                self.stride(depth)

    def stride(self, depth: i64) -> None:
        """One or two cells on, and the coin there."""
        self.write(MOVE)
        if self.rng.below(3) == 0:
            self.write(MOVE)
        self.gather(depth)

    def gather(self, depth: i64) -> None:
        if self.round >= 3 and depth < 3 and self.rng.below(2) == 0:
            self.write(IF + ON_COIN)
            self.write(COLLECT)
            self.write(END)
        else:
            self.write(COLLECT)

    def bend(self, depth: i64) -> None:
        """A turn where the grid asks for one."""
        if depth > 2:
            return
        self.write(IF + (AT_EDGE if self.rng.below(3) > 0 else CLEAR))
        self.turn()
        if self.rng.below(3) == 0:
            self.write(MOVE)
            self.turn()
        self.write(END)


def line(rng: Rng, coins: i64) -> vec[i64]:
    """A round without turns: coins along a line, as far as the grid goes."""
    cells: i64 = coins + rng.below(SIDE - coins + 1)
    program: vec[i64] = vec[i64](capacity=2 * SIDE)
    left: i64 = coins
    i: i64 = 0
    while i < cells:
        if rng.below(cells - i) < left:
            program = append(program, COLLECT)
            left -= 1
        if left > 0:
            program = append(program, MOVE)
        i += 1
    return program


def trimmed(program: vec[i64], used: vec[i64]) -> vec[i64]:
    """The program without what was never reached."""
    rest: vec[i64] = vec[i64](capacity=len(program))
    kept: vec[i64] = vec[i64](capacity=8)
    depth: i64 = 0
    i: i64 = 0
    while i < len(program):
        token: i64 = program[i]
        if token == END:
            depth -= 1
            if kept[depth] == 1:
                rest = append(rest, END)
        else:
            keep: i64 = used[i]
            if token == FUNCTION:
                keep = used[i + 1]  # it has no step of its own
            if keep == 1:
                rest = append(rest, token)
            if is_container(token):
                if depth < len(kept):
                    kept[depth] = keep
                else:
                    kept = append(kept, keep)
                depth += 1
        i += 1
    return rest


def attempt(rng: Rng, round: i64, coins: i64) -> Dream:
    width: i64 = SHORTEST_SIDE + rng.below(SIDE - SHORTEST_SIDE + 1)
    height: i64 = SHORTEST_SIDE + rng.below(SIDE - SHORTEST_SIDE + 1)
    start: i64 = rng.below(height) * SIDE + rng.below(width)
    program: vec[i64] = Author(rng, round).compose() if round > 1 or rng.below(2) == 0 else line(rng, coins)
    dream: Dream = Dream(program, width, height, start, rng.below(4), coins, rng)
    return dream


def finished(dream: Dream, start: i64, heading: i64, witness: vec[i64]) -> Layout:
    """The layout of a dream that came out well; unseen cells are walls here and there."""
    cells: vec[i64] = filled(CELLS, FREE)
    y: i64 = 0
    while y < dream.height:
        cell: i64 = y * SIDE
        last: i64 = cell + dream.width
        while cell < last:
            seen: i64 = dream.cells[cell]
            if seen == COIN_TAKEN:
                cells[cell] = COIN
            elif seen == WALL or (seen == UNSEEN and dream.rng.below(5) == 0):
                cells[cell] = WALL
            cell += 1
        y += 1
    return Layout(dream.width, dream.height, cells, start, heading, count_blocks(witness))


def interesting(dream: Dream, round: i64, witness: vec[i64]) -> bool:
    """From the second round on the robot has to turn; later there is something to decide."""
    if round == 1:
        return True
    turns: bool = False
    decides: bool = round < 3
    for token in witness:
        if LEFT <= token <= RIGHT:
            turns = True
        elif IF <= token < LOOP:
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
    """SI-5.2, SI-5.6: try until a program collects all its coins, and prove it on the finished layout."""
    fewest: i64 = figures.puzzle_fewest_coins[round - 1]
    coins: i64 = fewest + rng.below(figures.puzzle_most_coins[round - 1] - fewest + 1)
    while True:
        dream: Dream = attempt(rng, round, coins)
        start: i64 = dream.cell
        heading: i64 = dream.heading
        if dream.go() != SOLVED:
            continue
        witness: vec[i64] = trimmed(dream.program, dream.used)
        if count_blocks(witness) > SOLVABLE_WITHIN or not interesting(dream, round, witness):
            continue
        layout: Layout = finished(dream, start, heading, witness)
        if run(layout, witness).ended == SOLVED:
            return Puzzle(layout, witness)

"""A layout of the puzzle (SI-5) in the form that the solver works with.

A place is a cell and a heading: cell * 4 + heading. Coins are bits of one number.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.vectors import filled, zeros
from captable.games.ship_it.rules.puzzle import (
    CELLS,
    CLEAR,
    COIN,
    EAST,
    NORTH,
    OFF_GRID,
    ON_COIN,
    SIDE,
    SOUTH,
    WALL,
    WEST,
    Layout,
)


class Terrain:
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
        self.coins = 0
        self.bit = zeros(CELLS)
        self.ahead_of = filled(CELLS * 4, OFF_GRID)
        self.edge_at = zeros(CELLS * 4)
        y: i64 = 0
        while y < layout.height:
            x: i64 = 0
            while x < layout.width:
                self.survey(layout, x, y)
                x += 1
            y += 1

    def survey(self, layout: Layout, x: i64, y: i64) -> None:
        cell: i64 = y * SIDE + x
        if layout.cells[cell] == COIN:
            self.bit[cell] = self.coins + 1
            self.coins += self.coins + 1
        place: i64 = cell * 4
        self.look(layout, place + NORTH, cell - SIDE, y == 0)
        self.look(layout, place + EAST, cell + 1, x + 1 == layout.width)
        self.look(layout, place + SOUTH, cell + SIDE, y + 1 == layout.height)
        self.look(layout, place + WEST, cell - 1, x == 0)

    def look(self, layout: Layout, place: i64, ahead: i64, at_edge: bool) -> None:
        if at_edge:
            self.edge_at[place] = 1
        elif layout.cells[ahead] != WALL:
            self.ahead_of[place] = ahead

    def holds(self, condition: i64, place: i64, coins: i64) -> bool:
        """What an If or a While finds at a place while these coins are there."""
        if condition == CLEAR:
            return self.ahead_of[place] != OFF_GRID
        if condition == ON_COIN:
            return self.bit[place >> 2] & coins != 0
        return self.edge_at[place] == 1

"""Programs as chains of pieces (SI-5): single steps, and Loops around a body from a kit.

A layout is made for programs that stride, gather and bend, over and over; so the kit holds the bodies that do, and a
search puts a chain together. Where a piece leaves the robot and which coins it leaves depend on the layout alone, so
a chain is a way through (place, coins), and the one with few blocks for many coins is followed first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from captable.core.vectors import count_bits
from captable.games.ship_it.rules.puzzle import (
    AT_EDGE,
    CLEAR,
    COLLECT,
    END,
    FEWEST_TURNS,
    IF,
    LEFT,
    LOOP,
    MOST_TURNS,
    MOVE,
    ON_COIN,
    RIGHT,
    SOLVABLE_WITHIN,
    WHILE,
    Layout,
)
from captable.games.ship_it.rules.robot import Program, Robot, Terrain

BLOCKS_FOR_A_COIN: Final[i64] = 2
"""How many more blocks a chain may have and be followed first all the same, for each coin that it has more."""
FEW_LINKS: Final[i64] = 300
MANY_LINKS: Final[i64] = 1500
"""So many links get more pieces, with the plain kit and with the rich one, before the solver gives up."""
MOST_INNER_TURNS: Final[i64] = 6

Tokens = list[int]


# -- the kits ----------------------------------------------------------------------------------------------


class Kit:
    """The pieces of a round."""

    steps: list[Program]
    """Done once."""
    bodies: list[Program]
    """Repeated."""

    def __init__(self, round: i64, bodies: list[Tokens]) -> None:
        steps: list[Tokens] = [[MOVE], [COLLECT]] if round < 2 else [[MOVE], [COLLECT], [LEFT], [RIGHT]]
        self.steps = [Program(vec[i64](step)) for step in steps]
        self.bodies = [Program(vec[i64](body)) for body in bodies]


def gathers(round: i64) -> list[Tokens]:
    """The coin that is there, or one if there is one."""
    found: list[Tokens] = [[COLLECT]]
    if round >= 3:
        found.append([IF + ON_COIN, COLLECT, END])
    return found


def strides(round: i64) -> list[Tokens]:
    """One cell or two, and a coin on the way."""
    found: list[Tokens] = []
    for gather in gathers(round):
        found += [[MOVE, *gather], [MOVE, MOVE, *gather], [MOVE, *gather, MOVE]]
    return found


def bends(round: i64) -> list[Tokens]:
    """A turn, or one where the grid asks for it, perhaps into the next row."""
    if round < 2:
        return []
    found: list[Tokens] = [[LEFT], [RIGHT]]
    if round >= 3:
        for condition in (AT_EDGE, CLEAR):
            for turn in (LEFT, RIGHT):
                found.append([IF + condition, turn, END])
                found += [[IF + condition, turn, MOVE, LEFT, END], [IF + condition, turn, MOVE, RIGHT, END]]
    return found


def ways_on(round: i64) -> list[Tokens]:
    """What can follow a stride before the next one: a bend, or a turn and another stride."""
    if round < 2:
        return []
    return bends(round) + [[turn, *stride] for turn in (LEFT, RIGHT) for stride in strides(round)]


def short_bodies(round: i64) -> list[Tokens]:
    return strides(round) + [[*stride, *on] for stride in strides(round) for on in ways_on(round)]


def line_bodies(round: i64) -> list[Tokens]:
    """As far as the path is clear, and then a bend."""
    bodies: list[Tokens] = []
    if round >= 4:
        for gather in gathers(round):
            line: Tokens = [WHILE + CLEAR, MOVE, *gather, END]
            bodies += [line] + [[*line, *on] for on in ways_on(round)]
    return bodies


def long_bodies(round: i64) -> list[Tokens]:
    """The short ones in a Loop of their own, with something after it."""
    bodies: list[Tokens] = []
    for body in short_bodies(round):
        for turns in range(FEWEST_TURNS, MOST_INNER_TURNS + 1):
            bodies += [[LOOP - FEWEST_TURNS + turns, *body, END, *on] for on in ways_on(round)]
    return bodies


PLAIN_KITS: Final[dict[int, Kit]] = {}
RICH_KITS: Final[dict[int, Kit]] = {}
"""By round, from the first time that they are needed."""


def plain_kit(round: i64) -> Kit:
    if round not in PLAIN_KITS:
        PLAIN_KITS[round] = Kit(round, short_bodies(round) + line_bodies(round))
    return PLAIN_KITS[round]


def rich_kit(round: i64) -> Kit:
    if round not in RICH_KITS:
        RICH_KITS[round] = Kit(round, short_bodies(round) + line_bodies(round) + long_bodies(round))
    return RICH_KITS[round]


# -- the search --------------------------------------------------------------------------------------------


class Link:
    """The last piece of a chain, and where it leaves the robot."""

    before: Link | None
    piece: Program
    turns: i64
    """How often the piece is repeated; 1 is without a Loop."""
    blocks: i64
    """Of the whole chain; so are the steps."""
    steps: i64
    place: i64
    coins: i64

    def __init__(self, before: Link | None, piece: Program, turns: i64, blocks: i64, robot: Robot) -> None:
        self.before = before
        self.piece = piece
        self.turns = turns
        self.blocks = blocks
        self.steps = robot.steps
        self.place = robot.place
        self.coins = robot.coins

    def program(self) -> vec[i64]:
        """The whole chain, as blocks."""
        if self.before is None:
            return vec[i64](capacity=40)
        program: vec[i64] = self.before.program()
        if self.turns > 1:
            program = append(program, LOOP - FEWEST_TURNS + self.turns)
        program = extend(program, self.piece.tokens)
        return append(program, END) if self.turns > 1 else program


class Chains:
    """Chains with one piece more and more."""

    most: i64
    """Blocks that a chain may have."""
    robot: Robot
    fewest: dict[int, int]
    """The fewest blocks that have come to a place with these coins left."""
    waiting: list[list[Link]]
    """Links that no piece has been added to yet; those of the first rank come first."""
    solution: Link | None

    def __init__(self, terrain: Terrain, most: i64) -> None:
        self.most = most
        self.robot = Robot(terrain)
        self.fewest = {}
        self.waiting = []
        self.solution = None
        self.offer(None, Program(vec[i64]()), 1, 0)

    def find(self, kit: Kit, effort: i64) -> bool:
        """Whether a chain solves the layout, with pieces added to so many links at most."""
        rank: i64 = 0
        while rank < len(self.waiting) and effort > 0 and not self.is_solved():
            if len(self.waiting[rank]) == 0:
                rank += 1
                continue
            link: Link = self.waiting[rank].pop()
            effort -= 1
            rank = 0
            for step in kit.steps:
                self.go_on(link, step, 1)
            for body in kit.bodies:
                if link.blocks + body.blocks <= self.most and not self.is_solved():
                    self.go_on(link, body, MOST_TURNS)
        return self.is_solved()

    def is_solved(self) -> bool:
        return self.solution is not None

    def go_on(self, link: Link, piece: Program, most_turns: i64) -> None:
        """Add a piece, once and as often as it goes well, up to so many times."""
        robot: Robot = self.robot
        robot.go_back(link.place, link.coins, link.steps)
        blocks: i64 = link.blocks + piece.blocks
        for turns in range(1, most_turns + 1):
            place: i64 = robot.place
            coins: i64 = robot.coins
            if turns == 2:
                blocks += 1
                robot.steps += 1  # the Loop
            goes_well: bool = robot.obey(piece)
            if robot.coins == 0 or goes_well:
                self.offer(link, piece, turns, blocks)
            if not goes_well or (robot.place == place and robot.coins == coins):
                return

    def offer(self, before: Link | None, piece: Program, turns: i64, blocks: i64) -> None:
        """Keep a link to where the robot is, unless another has come there with as few blocks."""
        robot: Robot = self.robot
        there: int = robot.place << 16 | robot.coins
        if blocks > self.most or self.fewest.get(there, self.most + 1) <= blocks:
            return
        self.fewest[there] = blocks
        link: Link = Link(before, piece, turns, blocks, robot)
        if robot.coins == 0:
            self.solution = link
            return
        rank: i64 = blocks + BLOCKS_FOR_A_COIN * count_bits(robot.coins)
        while len(self.waiting) <= rank:
            self.waiting.append([])
        self.waiting[rank].append(link)


def chain(layout: Layout, round: i64, most: i64) -> vec[i64]:
    """A chain of at most so many blocks that solves the layout; empty if none is found.

    Only where the plain pieces are not enough for what every layout allows (SI-5.6), the rich ones are tried too.
    """
    terrain: Terrain = Terrain(layout)
    chains: Chains = Chains(terrain, most)
    if not chains.find(plain_kit(round), FEW_LINKS) and most >= SOLVABLE_WITHIN:
        chains = Chains(terrain, most)
        chains.find(rich_kit(round), MANY_LINKS)
    return vec[i64]() if chains.solution is None else chains.solution.program()

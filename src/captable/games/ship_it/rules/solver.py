"""Programs for the puzzle (SI-5), for bots and hints: a walk, one with loops, a chain of pieces, the fewest blocks.

The search builds a program while it runs: whenever the robot comes to the open end of a sequence, each block that
can be there is tried. So nothing is tried that would crash at once, and what is never reached is never built.
Programs with one block are tried first, then two, and so on; the first that solves the layout has the fewest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE, filled, zeros
from captable.games.ship_it.rules import puzzle
from captable.games.ship_it.rules.chains import chain
from captable.games.ship_it.rules.puzzle import (
    CALL,
    CELLS,
    COLLECT,
    END,
    FEWEST_TURNS,
    FUNCTION,
    IF,
    LEFT,
    LOOP,
    MOST_BLOCKS,
    MOST_DEPTH,
    MOST_TURNS,
    MOVE,
    OFF_GRID,
    RIGHT,
    RUNNING,
    SOLVABLE_WITHIN,
    SOLVED,
    WHILE,
    Layout,
    Solution,
    count_blocks,
    is_container,
)
from captable.games.ship_it.rules.robot import Robot, Terrain, run, turned

WALKING: Final[i64] = 0
LOOPING: Final[i64] = 1
CHAINING: Final[i64] = 2
"""The lowest efforts; a higher one is the number of positions that the search may look at."""
ROOT: Final[i64] = 0
BODY: Final[i64] = 1
"""The nodes of the main program and of the Function, which are always there."""
ENDLESS: Final[i64] = 1 << 40
CONDITIONS: Final[i64] = 3
MOST_FRAMES: Final[i64] = 8
"""The main program, three containers, a call, and two more containers in the Function."""
SAVED: Final[i64] = 24
"""Numbers of all frames."""


def solve(layout: Layout, round: i64, effort: i64) -> Solution:
    """The best program that so much effort finds."""
    best: vec[i64] = walk(layout, round)
    if effort >= LOOPING:
        best = compressed(best)
    if count_blocks(best) > MOST_BLOCKS:
        best = vec[i64]()
    if effort >= CHAINING:
        shorter: vec[i64] = chain(layout, round, min(fewer_than(best), SOLVABLE_WITHIN))
        if len(shorter) > 0:
            best = shorter
    if effort <= CHAINING:
        return Solution(best, False)
    search: Search = Search(layout, round, effort)
    for limit in range(1, fewer_than(best) + 1):
        if search.find(limit):
            return Solution(search.tokens(), True)
        if search.left <= 0:
            break
    return Solution(best, len(best) > 0 and search.left > 0)


def known_solution(layout: Layout, round: i64, effort: i64) -> Solution:
    """The same, found once only for a layout, which belongs to one round of one game."""
    found: Solution | None = layout.solutions.get(effort)
    if found is None:
        found = solve(layout, round, effort)
        layout.solutions[effort] = found
    return found


def fewer_than(best: vec[i64]) -> i64:
    """How many blocks a better program may have."""
    return count_blocks(best) - 1 if len(best) > 0 else MOST_BLOCKS


# -- a walk (no loops) -------------------------------------------------------------------------------------


def walk(layout: Layout, round: i64) -> vec[i64]:
    """Always to the nearest coin; empty if there is no way."""
    terrain: Terrain = Terrain(layout)
    steps: vec[i64] = vec[i64](capacity=64)
    place: i64 = terrain.start
    coins: i64 = terrain.coins
    while coins != 0:
        leg: vec[i64] = way_to_a_coin(terrain, coins, place, round >= 2)
        if len(leg) == 0:
            return leg
        i: i64 = len(leg) - 1
        while i > 0:
            steps = append(steps, leg[i])
            i -= 1
        place = leg[0]
        steps = append(steps, COLLECT)
        coins ^= terrain.bit[place >> 2]
    return steps


def way_to_a_coin(terrain: Terrain, coins: i64, start: i64, turns: bool) -> vec[i64]:
    """The place of the nearest coin, and the steps there from the last to the first; empty if there is none."""
    came: vec[i64] = filled(CELLS * 4, NONE)
    how: vec[i64] = zeros(CELLS * 4)
    queue: vec[i64] = vec[i64](capacity=CELLS * 4)
    queue = append(queue, start)
    came[start] = start
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        if terrain.bit[here >> 2] & coins != 0:
            leg: vec[i64] = vec[i64](capacity=32)
            leg = append(leg, here)
            while here != start:
                leg = append(leg, how[here])
                here = came[here]
            return leg
        ahead: i64 = terrain.ahead_of[here]
        for step in range(MOVE, RIGHT + 1):
            there: i64 = NONE
            if step == MOVE and ahead != OFF_GRID:
                there = ahead * 4 + (here & 3)
            elif step >= LEFT and turns:
                there = turned(here, step)
            if there != NONE and came[there] == NONE:
                came[there] = here
                how[there] = step
                queue = append(queue, there)
    return vec[i64]()


# -- loops for a walk --------------------------------------------------------------------------------------


def compressed(steps: vec[i64]) -> vec[i64]:
    """The fewest blocks that take exactly these steps, with loops in loops as deep as is allowed."""
    return Compression(steps).program()


def turns_of(length: i64) -> vec[i64]:
    """How many turns a Loop can have that takes so many steps."""
    found: vec[i64] = vec[i64](capacity=MOST_TURNS)
    for turns in range(FEWEST_TURNS, MOST_TURNS + 1):
        if length % turns == 0:
            found = append(found, turns)
    return found


class Compression:
    steps: vec[i64]
    size: i64
    cost: vec[i64]
    """Fewest blocks for the steps from i to j with `depth` more containers allowed, at index(depth, i, j)."""
    choice: vec[i64]
    """How: 0 one step, k > 0 a cut before step k, -t a Loop of t turns."""

    def __init__(self, steps: vec[i64]) -> None:
        self.steps = steps
        self.size = len(steps)
        n: i64 = (MOST_DEPTH + 1) * (self.size + 1) * (self.size + 1)
        self.cost = zeros(n)
        self.choice = zeros(n)
        for depth in range(MOST_DEPTH + 1):
            for length in range(1, self.size + 1):
                loops: vec[i64] = turns_of(length) if depth > 0 else vec[i64]()
                for i in range(self.size - length + 1):
                    self.weigh(depth, i, i + length, loops)

    def index(self, depth: i64, i: i64, j: i64) -> i64:
        return (depth * (self.size + 1) + i) * (self.size + 1) + j

    def weigh(self, depth: i64, i: i64, j: i64, loops: vec[i64]) -> None:
        """`loops` are the turns that a Loop of so many steps could have."""
        best: i64 = j - i
        how: i64 = 0
        if best > 1:
            how = i + 1
            if depth > 0:  # without Loops every cut is the same
                how = self.best_cut(depth, i, j)
                best = min(best, self.cost_cut_at(depth, i, how, j))
            for turns in loops:
                period: i64 = (j - i) // turns
                if self.repeats(i, j, period):
                    cost: i64 = 1 + self.cost[self.index(depth - 1, i, i + period)]
                    if cost < best:
                        best = cost
                        how = -turns
        self.cost[self.index(depth, i, j)] = best
        self.choice[self.index(depth, i, j)] = how

    def best_cut(self, depth: i64, i: i64, j: i64) -> i64:
        """Where to cut the steps from i to j: the first of the cheapest places."""
        costs: vec[i64] = self.cost
        width: i64 = self.size + 1
        before: i64 = self.index(depth, i, i + 1)
        after: i64 = self.index(depth, i + 1, j)
        best: i64 = i + 1
        least: i64 = j - i
        for cut in range(i + 1, j):
            cost: i64 = costs[before] + costs[after]
            if cost < least:
                least = cost
                best = cut
            before += 1
            after += width
        return best

    def cost_cut_at(self, depth: i64, i: i64, cut: i64, j: i64) -> i64:
        return self.cost[self.index(depth, i, cut)] + self.cost[self.index(depth, cut, j)]

    def repeats(self, i: i64, j: i64, period: i64) -> bool:
        for k in range(i + period, j):
            if self.steps[k] != self.steps[k - period]:
                return False
        return True

    def program(self) -> vec[i64]:
        if self.size == 0:
            return vec[i64]()
        return self.written(vec[i64](capacity=40), MOST_DEPTH, 0, self.size)

    def written(self, program: vec[i64], depth: i64, i: i64, j: i64) -> vec[i64]:
        how: i64 = self.choice[self.index(depth, i, j)]
        if how == 0:
            return append(program, self.steps[i])
        if how > 0:
            return self.written(self.written(program, depth, i, how), depth, how, j)
        program = append(program, LOOP - how - FEWEST_TURNS)
        program = self.written(program, depth - 1, i, i + (j - i) // -how)
        return append(program, END)


# -- the search --------------------------------------------------------------------------------------------


class Search:
    """Depth first over programs of a limited size. Nodes are blocks; each has its first child and its next sibling."""

    palette: i64
    left: i64
    """Positions that may still be looked at."""
    limit: i64
    blocks: i64
    kind: vec[i64]
    child: vec[i64]
    sibling: vec[i64]
    closed: vec[i64]
    depth: vec[i64]
    """Containers around what is in a node."""
    nodes: i64

    robot: Robot
    top: i64
    """The innermost of the nodes that the robot is in."""
    frame: vec[i64]
    """The nodes that the robot is in."""
    at: vec[i64]
    """The child that was last done in each of them, or NONE."""
    turns: vec[i64]
    """Loops: turns still to come. Whiles: where the robot was at the last test, to notice an endless one."""
    saved: vec[i64]
    """The frames that `attempt` comes back to, SAVED numbers each time."""
    saves: i64

    def __init__(self, layout: Layout, round: i64, effort: i64) -> None:
        self.palette = puzzle.palette_of(round)
        self.left = effort
        self.limit = 0
        room: i64 = MOST_BLOCKS + 3
        self.kind = zeros(room)
        self.child = filled(room, NONE)
        self.sibling = filled(room, NONE)
        self.closed = zeros(room)
        self.depth = zeros(room)
        self.depth[BODY] = 1
        self.nodes = 2
        self.blocks = 0
        self.robot = Robot(Terrain(layout))
        self.top = 0
        self.frame = zeros(MOST_FRAMES)
        self.at = zeros(MOST_FRAMES)
        self.turns = zeros(MOST_FRAMES)
        self.saved = zeros(SAVED * 4 * MOST_BLOCKS)
        self.saves = 0

    def find(self, limit: i64) -> bool:
        """Whether a program of so many blocks solves the layout; then it is in the nodes."""
        self.limit = limit
        self.robot.go_back(self.robot.terrain.start, self.robot.terrain.coins, 0)
        self.top = -1
        self.saves = 0
        self.enter(ROOT, 1)
        return self.proceed()

    def enter(self, node: i64, turns: i64) -> None:
        self.top += 1
        self.frame[self.top] = node
        self.at[self.top] = NONE
        self.turns[self.top] = turns

    def proceed(self) -> bool:
        """Run on to the next open end, and try everything there."""
        while True:
            node: i64 = self.frame[self.top]
            last: i64 = self.at[self.top]
            next: i64 = self.child[node] if last == NONE else self.sibling[last]
            if next != NONE:
                self.at[self.top] = next
                if not self.execute(next):
                    return False
                if self.robot.ended == SOLVED:
                    return True
            elif self.closed[node] == 0:
                return self.branch(node, last)
            elif not self.finish(node):
                return False

    def execute(self, node: i64) -> bool:
        """Do a block; false if that ends the run without all coins."""
        kind: i64 = self.kind[node]
        robot: Robot = self.robot
        if kind < CALL:
            robot.act(node, kind)
        elif kind == CALL or kind >= LOOP:
            if robot.tick(node, 1):
                if kind == CALL:
                    self.enter(BODY, 1)
                else:
                    self.enter(node, kind - LOOP + FEWEST_TURNS if self.closed[node] == 1 else ENDLESS)
        elif robot.test(node, (kind - IF) % CONDITIONS):
            self.enter(node, self.whereabouts())
        return robot.ended <= SOLVED

    def whereabouts(self) -> i64:
        return self.robot.place << 16 | self.robot.coins

    def finish(self, node: i64) -> bool:
        """The end of a closed sequence; false if that ends the run."""
        if node == ROOT:
            return False
        kind: i64 = self.kind[node]
        again: bool = False
        if node != BODY and kind >= LOOP:
            self.turns[self.top] -= 1
            again = self.turns[self.top] > 0
        elif node != BODY and kind >= WHILE:
            again = self.robot.test(node, kind - WHILE)
            here: i64 = self.whereabouts()
            if self.robot.ended != RUNNING or (again and self.turns[self.top] == here):
                return False
            self.turns[self.top] = here
        if again:
            self.at[self.top] = NONE
        else:
            self.top -= 1
        return True

    def branch(self, node: i64, last: i64) -> bool:
        """An open end: close the sequence, or put one more block there."""
        self.left -= 1
        if self.left <= 0:
            return False
        if node != ROOT and last != NONE and self.close(node):
            return True
        if self.blocks + (1 if node == BODY and last == NONE else 0) >= self.limit:
            return False
        for block in range(MOVE, LOOP + 1):  # the turns of a Loop are found when it is closed
            sensible: bool = (self.palette >> block) & 1 == 1 and self.is_sensible(node, last, block)
            if sensible and self.try_block(node, last, block):
                return True
        return False

    def is_sensible(self, node: i64, last: i64, block: i64) -> bool:
        """Nothing that crashes, turns in vain, or asks what will not be asked again."""
        robot: Robot = self.robot
        if block == MOVE:
            return robot.terrain.ahead_of[robot.place] != OFF_GRID
        if block == COLLECT:
            return robot.terrain.bit[robot.place >> 2] & robot.coins != 0
        if block <= RIGHT:
            return last == NONE or self.is_new_turn(node, last, block)
        if block == CALL:
            return not self.is_in_function() and self.top <= MOST_DEPTH
        if self.depth[node] > MOST_DEPTH - 1 or self.blocks + 1 >= self.limit:
            return False
        if block < LOOP and not robot.holds((block - IF) % CONDITIONS):
            return self.top > 0
        return True

    def is_new_turn(self, node: i64, last: i64, block: i64) -> bool:
        """No turn back; two to the left at most, and never two to the right, which is the same."""
        before: i64 = self.kind[last]
        if before != LEFT and before != RIGHT:
            return True
        if before != block or block == RIGHT:
            return False
        first: i64 = self.child[node]
        while first != last and self.sibling[first] != last:
            first = self.sibling[first]
        return first == last or self.kind[first] != LEFT

    def is_in_function(self) -> bool:
        i: i64 = self.top
        while i > 0:
            if self.frame[i] == BODY:
                return True
            i -= 1
        return False

    def try_block(self, node: i64, last: i64, block: i64) -> bool:
        """Add a block and go on from here; take it away again if that leads nowhere."""
        new: i64 = self.nodes
        cost: i64 = 1
        if node == BODY and last == NONE:
            cost = 2  # the Function counts too (SI-5.4)
        self.nodes += 1
        self.blocks += cost
        self.kind[new] = block
        self.child[new] = NONE
        self.sibling[new] = NONE
        self.closed[new] = 0
        self.depth[new] = self.depth[node] + 1
        if last == NONE:
            self.child[node] = new
        else:
            self.sibling[last] = new
        if self.attempt():
            return True
        if last == NONE:
            self.child[node] = NONE
        else:
            self.sibling[last] = NONE
        self.nodes -= 1
        self.blocks -= cost
        return False

    def close(self, node: i64) -> bool:
        """Say that a sequence ends here; a Loop is tried with more and more turns until one crashes."""
        self.closed[node] = 1
        if self.kind[node] < LOOP or node == BODY:
            if self.attempt():
                return True
        else:
            for turns in range(FEWEST_TURNS, MOST_TURNS + 1):
                self.kind[node] = LOOP + turns - FEWEST_TURNS
                self.turns[self.top] = turns
                if self.attempt():
                    return True
            self.kind[node] = LOOP
            self.turns[self.top] = ENDLESS
        self.closed[node] = 0
        return False

    def attempt(self) -> bool:
        """Go on from here, and come back if that leads nowhere."""
        base: i64 = self.saves * SAVED
        self.saves += 1
        robot: Robot = self.robot
        place: i64 = robot.place
        coins: i64 = robot.coins
        steps: i64 = robot.steps
        top: i64 = self.top
        saved: vec[i64] = self.saved
        for i in range(top + 1):
            saved[base + 3 * i] = self.frame[i]
            saved[base + 3 * i + 1] = self.at[i]
            saved[base + 3 * i + 2] = self.turns[i]
        if self.proceed():
            return True
        robot.go_back(place, coins, steps)
        self.top = top
        for i in range(top + 1):
            self.frame[i] = saved[base + 3 * i]
            self.at[i] = saved[base + 3 * i + 1]
            self.turns[i] = saved[base + 3 * i + 2]
        self.saves -= 1
        return False

    def tokens(self) -> vec[i64]:
        """The program that was found. What was never closed ends where it is."""
        program: vec[i64] = self.written(vec[i64](capacity=40), self.child[ROOT])
        if self.child[BODY] == NONE:
            return program
        program = append(program, FUNCTION)
        return append(self.written(program, self.child[BODY]), END)

    def written(self, program: vec[i64], node: i64) -> vec[i64]:
        while node != NONE:
            kind: i64 = self.kind[node]
            if kind >= LOOP and self.closed[node] == 0:
                kind = LOOP
            program = append(program, kind)
            if is_container(kind):
                program = append(self.written(program, self.child[node]), END)
            node = self.sibling[node]
        return program


def solves(layout: Layout, program: vec[i64]) -> bool:
    """The robot's word."""
    return run(layout, program).result() == SOLVED

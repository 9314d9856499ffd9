"""Information-set tree search: one tree over what a seat can see, a new world for every iteration.

Each iteration deals the unseen anew (`redeal`), walks down the tree by the moves that are legal in that world, adds
one node, plays on for a while and judges the position: by `values`, or by a network that has learned to. A node is
chosen by its mean result and by how often it was available, not how often its parent was visited, because a move may
be legal in few worlds only.

Others' moves are told apart only as far as the seat can see them (`seen_as`). In a simultaneous phase only the
searching seat has nodes: the others choose by common sense, so nobody answers a sealed choice.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.network import Network
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER, WIN, State
from captable.core.vectors import NONE, zeros

PER_CENT: Final[i64] = 100
BETWEEN_LOOKS: Final[i64] = 20
"""Iterations between two looks at whether more are needed."""


@final
class Search:
    """A tree that grows from one position, for one seat."""

    seat: i64
    exploration: float
    """How much a move that was tried less is preferred; in units of a whole win."""
    horizon: i64
    """Moves played on below the tree before the position is judged; 0 judges at once, -1 plays to the end."""
    sense: i64
    """How many of these moves are made by common sense, in per cent; the rest at random."""
    others: i64
    """How many of the others' moves in the tree are made by common sense, in per cent; for the rest they think too."""
    judge: Network | None
    """Who judges a position instead of `values`; none for nobody."""
    widening: i64
    """A node gets its nth child only when it was visited so many times n squared; 0 adds children at once."""

    move: vec[i64]
    actor: vec[i64]
    first_child: vec[i64]
    sibling: vec[i64]
    visits: vec[i64]
    available: vec[i64]
    total: vec[i64]
    """Sum of the results of whoever made the move, in millionths of a win."""

    results: vec[i64]
    """The same sum for each seat at the root."""
    legal_in: vec[i64]
    """For each move code, the last selection in which it was legal, negative once it was seen among the children."""
    selection: i64

    def __init__(self) -> None:
        self.seat = 0
        self.exploration = 0.7
        self.horizon = -1
        self.sense = 0
        self.others = 0
        self.judge = None
        self.widening = 0
        self.move = vec[i64]()
        self.actor = vec[i64]()
        self.first_child = vec[i64]()
        self.sibling = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.total = vec[i64]()
        self.results = vec[i64]()
        self.legal_in = vec[i64]()
        self.selection = 0

    def start(self, seat: i64, codes: i64) -> None:
        """An empty tree for that seat, in a game with so many move codes."""
        self.seat = seat
        self.legal_in = zeros(codes)
        self.add(NONE, NONE)

    def add(self, move: i64, actor: i64) -> i64:
        node: i64 = len(self.move)
        self.move = append(self.move, move)
        self.actor = append(self.actor, actor)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.total = append(self.total, 0)
        return node

    def run(self, state: State, rng: Rng, iterations: i64) -> None:
        for _i in range(iterations):
            world: State = state.world_for(self.seat, rng)
            world.stop_noting()
            self.iterate(world, rng)

    def decide(self, state: State, rng: Rng, iterations: i64) -> None:
        """Like `run`, but only until the rest can't change which move was tried most."""
        while iterations > 0 and self.lead() <= iterations:
            batch: i64 = min(iterations, BETWEEN_LOOKS)
            self.run(state, rng, batch)
            iterations -= batch

    def lead(self) -> i64:
        """How many times more than any other the root's best move was tried."""
        most: i64 = 0
        second: i64 = 0
        child: i64 = self.first_child[0]
        while child != NONE:
            visits: i64 = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second

    def iterate(self, world: State, rng: Rng) -> None:
        """Walk down, add a node, play on, and remember the result along the way."""
        path: vec[i64] = vec[i64](capacity=16)
        node: i64 = 0
        grown: bool = False
        while world.turn != OVER and not grown:
            actor: i64 = self.next_actor(world, rng)
            if actor == NONE:
                continue
            before: i64 = len(self.move)
            node = self.step(world, actor, node, rng)
            grown = len(self.move) > before
            path = append(path, node)
        self.play_on(world, rng)
        values: vec[i64] = self.judged(world)
        if len(self.results) == 0:
            self.results = zeros(len(values))
        self.visits[0] += 1
        i: i64
        for i in range(len(values)):
            self.results[i] += values[i]
        for i in range(len(path)):
            node = path[i]
            self.visits[node] += 1
            self.total[node] += values[self.actor[node]]

    def next_actor(self, world: State, rng: Rng) -> i64:
        """Whose node comes next; NONE if a move without a node was made: a sealed one, or the only one there was."""
        actor: i64 = world.turn
        if actor == TOGETHER:
            if not world.may_move(self.seat):
                other: i64 = seat_to_move(world, rng)
                world.apply(other, world.quick_move(other, rng))
                return NONE
            actor = self.seat
        if actor != self.seat and self.others > 0 and rng.below(PER_CENT) < self.others:
            world.apply(actor, world.quick_move(actor, rng))
            return NONE
        if actor == self.seat and len(world.worth_trying(actor)) == 1:
            world.apply(actor, world.quick_move(actor, rng))
            return NONE
        return actor

    def step(self, world: State, actor: i64, node: i64, rng: Rng) -> i64:
        """Choose a child of the node for the actor, make its move in the world, and return the child."""
        moves: vec[i64] = world.worth_trying(actor)
        self.selection += 1
        untried: i64 = self.mark(world, actor, moves)
        best: i64 = NONE
        best_bound: float = -1.0
        tried: i64 = 0
        child: i64 = self.first_child[node]
        while child != NONE:
            if self.legal_in[self.move[child]] == self.selection:
                self.legal_in[self.move[child]] = -self.selection
                self.available[child] += 1
                tried += 1
                bound: float = self.upper_bound(child)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        untried -= tried
        if untried > 0 and (best == NONE or self.may_widen(node, tried)):
            best = self.grow(world, actor, node, moves, untried, rng)
        world.apply(actor, self.as_legal(world, actor, moves, self.move[best], rng))
        return best

    def mark(self, world: State, actor: i64, moves: vec[i64]) -> i64:
        """Note which moves, as the seat sees them, are legal in this world; how many different ones there are."""
        legal: vec[i64] = self.legal_in
        count: i64 = 0
        i: i64
        for i in range(len(moves)):
            seen: i64 = self.seen_move(world, actor, moves[i])
            if legal[seen] != self.selection:
                legal[seen] = self.selection
                count += 1
        return count

    def seen_move(self, world: State, actor: i64, move: i64) -> i64:
        """The move as the searching seat sees it."""
        return move if actor == self.seat else world.seen_as(self.seat, actor, move)

    def upper_bound(self, child: i64) -> float:
        visits: float = float(self.visits[child])
        if visits == 0.0:
            return 1e9
        mean: float = float(self.total[child]) / visits / float(WIN)
        return mean + self.exploration * sqrt(log(float(self.available[child])) / visits)

    def may_widen(self, node: i64, children: i64) -> bool:
        return self.visits[node] >= self.widening * children * children

    def grow(self, world: State, actor: i64, node: i64, moves: vec[i64], untried: i64, rng: Rng) -> i64:
        """A child for one of the untried moves: the first for what common sense says, then all equally likely."""
        if self.first_child[node] == NONE:
            sensible: i64 = self.seen_move(world, actor, world.quick_move(actor, rng))
            if self.legal_in[sensible] == self.selection:
                return self.add_child(node, sensible, actor)
        wanted: i64 = rng.below(untried)
        seen: i64 = NONE
        i: i64
        for i in range(len(moves)):
            seen = self.seen_move(world, actor, moves[i])
            if self.legal_in[seen] == self.selection:
                if wanted == 0:
                    break
                self.legal_in[seen] = -self.selection
                wanted -= 1
        return self.add_child(node, seen, actor)

    def add_child(self, node: i64, seen: i64, actor: i64) -> i64:
        child: i64 = self.add(seen, actor)
        self.available[child] = 1
        self.sibling[child] = self.first_child[node]
        self.first_child[node] = child
        return child

    def as_legal(self, world: State, actor: i64, moves: vec[i64], seen: i64, rng: Rng) -> i64:
        """A legal move that looks like `seen`: itself, or one of its class at random."""
        if actor == self.seat:
            return seen
        chosen: i64 = NONE
        alike: i64 = 0
        i: i64
        for i in range(len(moves)):
            if world.seen_as(self.seat, actor, moves[i]) == seen:
                alike += 1
                if alike == 1 or rng.below(alike) == 0:
                    chosen = moves[i]
        return chosen

    def play_on(self, world: State, rng: Rng) -> None:
        """Moves below the tree, until the horizon or the end."""
        left: i64 = self.horizon
        while left != 0:
            seat: i64 = seat_to_move(world, rng)
            if seat == OVER:
                return
            if self.sense > 0 and rng.below(PER_CENT) < self.sense:
                world.apply(seat, world.quick_move(seat, rng))
            else:
                world.apply(seat, world.any_move(seat, rng))
            left -= 1

    def judged(self, world: State) -> vec[i64]:
        """Every seat's chance, or its result where the game has ended."""
        judge: Network | None = self.judge
        if judge is None:
            return world.values()
        return parts_of_the_win(world.values()) if world.turn == OVER else judge.values(world)

    def best(self) -> i64:
        """The root's move that was tried most, of equals the one with the better result; NONE for an empty tree."""
        best: i64 = NONE
        child: i64 = self.first_child[0]
        while child != NONE:
            if best == NONE or self.is_better(child, best):
                best = child
            child = self.sibling[child]
        return NONE if best == NONE else self.move[best]

    def is_better(self, one: i64, two: i64) -> bool:
        if self.visits[one] != self.visits[two]:
            return self.visits[one] > self.visits[two]
        if self.total[one] != self.total[two]:
            return self.total[one] > self.total[two]
        return self.move[one] < self.move[two]

    def findings(self) -> list[tuple[int, int, int]]:
        """The root's moves with their visits and mean result in millionths of a win, the best first."""
        found: list[tuple[int, int, int]] = []
        child: i64 = self.first_child[0]
        while child != NONE:
            if self.visits[child] > 0:
                found.append((self.move[child], self.visits[child], self.total[child] // self.visits[child]))
            child = self.sibling[child]
        found.sort(key=lambda finding: (-finding[1], -finding[2], finding[0]))
        return found


def parts_of_the_win(values: vec[i64]) -> vec[i64]:
    """What each seat has of the win where a game has ended: the best share it.

    `values` may also count by how much it was won, which is not what a network's chances are.
    """
    best: i64 = 0
    winners: i64 = 0
    for value in values:
        if value > best:
            best = value
            winners = 0
        if value == best:
            winners += 1
    parts: vec[i64] = vec[i64](capacity=len(values))
    for value in values:
        parts = append(parts, WIN // winners if value == best else 0)
    return parts

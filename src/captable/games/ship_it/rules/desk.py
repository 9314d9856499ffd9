"""The desks where players of Ship It! work on the puzzle (SI-5): programs under way, their cursors, and the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE, padded, several
from captable.games.ship_it import events
from captable.games.ship_it.rules import codes, puzzle
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.layouts import make_puzzle
from captable.games.ship_it.rules.puzzle import Layout, count_blocks, last_gap, main_end
from captable.games.ship_it.rules.robot import run

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

NOT_SOLVING: Final[i64] = 0
UNOPENED: Final[i64] = 1
WORKING: Final[i64] = 2
FINISHED: Final[i64] = 3
"""Where a seat is with the puzzle."""

PASSED: Final[i64] = 6
TIMED_OUT: Final[i64] = 7
"""How a puzzle can end for a seat, beside the ways in which a run ends (`puzzle`)."""


@final
class Desk:
    solving: i64 = NOT_SOLVING
    opened_at: i64 = NONE
    """The table's time when the seat opened the puzzle: 0 where there is no clock (SI-5.4), NONE before."""
    program: vec[i64]
    """Never changed in place."""
    cursor: i64 = 0
    edits: i64 = 0
    walks: i64 = 0
    ended: i64 = puzzle.RUNNING
    """As a run does, or PASSED or TIMED_OUT."""
    blocks: i64 = 0
    """Blocks of the program that was submitted."""
    took: i64 = NONE
    """Milliseconds from opening to submitting; NONE if they were not measured."""

    def copy(self) -> Desk:
        other: Desk = Desk()
        other.solving = self.solving
        other.opened_at = self.opened_at
        other.program = self.program
        other.cursor = self.cursor
        other.edits = self.edits
        other.walks = self.walks
        other.ended = self.ended
        other.blocks = self.blocks
        other.took = self.took
        return other

    def is_busy(self) -> bool:
        return self.solving == UNOPENED or self.solving == WORKING

    def has_opened(self) -> bool:
        return self.opened_at != NONE

    def has_solved_with(self, blocks: i64) -> bool:
        return self.ended == puzzle.SOLVED and self.blocks == blocks

    def written(self, v: vec[i64]) -> vec[i64]:
        """The program, for keys: of a fixed length."""
        return padded(v, self.program, puzzle.MOST_TOKENS)

    def edit(self, move: i64) -> None:
        """SI-5.4: a placing or a removal."""
        cursor: i64 = self.cursor
        if move >= codes.REMOVE:
            gap: i64 = puzzle.token_of(self.program, move - codes.REMOVE)
            shorter: vec[i64] = puzzle.removed(self.program, gap)
            if cursor > gap:
                cursor = max(gap, cursor - (len(self.program) - len(shorter)))
            self.program = shorter
            self.cursor = min(cursor, last_gap(shorter))
        elif move >= codes.SWAP:
            program: vec[i64] = self.program[:]
            program[cursor - 1] = move - codes.SWAP
            self.program = program
        else:
            block: i64 = move - codes.PLACE
            if block == puzzle.FUNCTION:
                cursor = len(self.program)
            self.program = puzzle.placed(self.program, cursor, block)
            self.cursor = cursor + 1
        self.edits += 1


@final
class Contest:
    """The puzzle of a round: what it is made from, who is how far with it, and who has won."""

    words: vec[i64]
    """What the layout is made from; drawn at the reveal, empty when there is no puzzle."""
    layout: Layout | None
    """There since somebody first opened it; never changed."""
    desks: list[Desk]
    winner: i64 = NONE

    def copy(self) -> Contest:
        other: Contest = Contest()
        other.words = self.words
        other.layout = self.layout
        other.desks = [desk.copy() for desk in self.desks]
        other.winner = self.winner
        return other


def new_desk() -> Desk:
    desk: Desk = Desk()
    desk.program = vec[i64]()
    return desk


def no_contest(players: i64) -> Contest:
    contest: Contest = Contest()
    contest.words = vec[i64]()
    contest.layout = None
    contest.desks = [new_desk() for _i in range(players)]
    return contest


# -- what may be done --------------------------------------------------------------------------------------


def ways_to_solve(state: ShipItState, seat: i64) -> vec[i64]:
    """SI-5.3, SI-5.4: open it; then build at the cursor, until it is submitted."""
    desk: Desk = state.contest.desks[seat]
    program: vec[i64] = desk.program
    cursor: i64 = desk.cursor
    moves: vec[i64] = vec[i64](capacity=2 * (puzzle.BLOCKS + len(program)))
    moves = append(moves, codes.PASS)
    if desk.solving == UNOPENED:
        return append(moves, codes.OPEN_PUZZLE)
    moves = append(moves, codes.SUBMIT)
    palette: i64 = puzzle.palette_of(state.round)
    if desk.edits < puzzle.MOST_EDITS:
        blocks: i64 = count_blocks(program)
        if blocks < puzzle.MOST_BLOCKS:
            moves = ways_to_place(program, cursor, palette, moves)
        if cursor > 0:
            moves = ways_to_swap(program, cursor, palette, moves)
        moves = several(moves, codes.REMOVE, blocks)
    if desk.walks < codes.MOST_WALKS:
        moves = several(moves, codes.CURSOR, cursor)
        moves = several(moves, codes.CURSOR + cursor + 1, last_gap(program) - cursor)
    return moves


def lots(state: ShipItState, seat: i64) -> i64:
    """To pass, to open or submit; every block to place, every kind to swap for, everything to remove, every gap."""
    desk: Desk = state.contest.desks[seat]
    if desk.solving == UNOPENED:
        return 2
    tokens: i64 = len(desk.program)
    lots: i64 = 2
    if desk.edits < puzzle.MOST_EDITS:
        lots += puzzle.BLOCKS + tokens + kinds_like(block_before(desk))
    return lots + tokens + 1 if desk.walks < codes.MOST_WALKS else lots


def move_of_lot(state: ShipItState, seat: i64, lot: i64) -> i64:
    desk: Desk = state.contest.desks[seat]
    program: vec[i64] = desk.program
    if lot < 2:
        return codes.PASS if lot == 0 else codes.OPEN_PUZZLE if desk.solving == UNOPENED else codes.SUBMIT
    lot -= 2
    if desk.edits < puzzle.MOST_EDITS:
        palette: i64 = puzzle.palette_of(state.round)
        if lot < puzzle.BLOCKS:
            return codes.PLACE + lot if (palette >> lot) & 1 == 1 and may_place(program, desk.cursor, lot) else NONE
        lot -= puzzle.BLOCKS
        before: i64 = block_before(desk)
        if lot < kinds_like(before):
            block: i64 = first_like(before) + lot
            can: bool = (palette >> block) & 1 == 1 and may_swap(program, desk.cursor, block)
            return codes.SWAP + block if can else NONE
        lot -= kinds_like(before)
        if lot < len(program):
            return NONE if program[lot] == puzzle.END else codes.REMOVE + puzzle.block_at(program, lot)
        lot -= len(program)
    return codes.CURSOR + lot if lot != desk.cursor and lot <= last_gap(program) else NONE


def block_before(desk: Desk) -> i64:
    """The block just before the cursor; END if there is none that could be swapped."""
    return puzzle.END if desk.cursor == 0 else desk.program[desk.cursor - 1]


def first_like(block: i64) -> i64:
    """The first of the blocks that a block can become: they have all that is in it too, or nothing."""
    return puzzle.IF if block >= puzzle.IF else puzzle.MOVE


def kinds_like(block: i64) -> i64:
    """How many of these there are."""
    if block >= puzzle.FUNCTION:
        return 0
    return puzzle.FUNCTION - puzzle.IF if block >= puzzle.IF else puzzle.IF - puzzle.MOVE


def may_place(program: vec[i64], cursor: i64, block: i64) -> bool:
    """SI-5.2, SI-5.3: a block of the round, within the depth; one Function, and no call in it."""
    if count_blocks(program) >= puzzle.MOST_BLOCKS:
        return False
    end: i64 = main_end(program)
    if block == puzzle.FUNCTION:
        return end == len(program)
    if block == puzzle.CALL and cursor > end:
        return False
    return puzzle.depth_at(program, cursor) <= puzzle.MOST_DEPTH


def may_swap(program: vec[i64], cursor: i64, block: i64) -> bool:
    """The block just before the cursor can become another of its kind, with all that is in it."""
    return block != program[cursor - 1] and not (block == puzzle.CALL and cursor > main_end(program))


def ways_to_place(program: vec[i64], cursor: i64, palette: i64, moves: vec[i64]) -> vec[i64]:
    """SI-5.2, SI-5.3: the blocks of the round; depth, one Function, and no call in it."""
    end: i64 = main_end(program)
    if puzzle.depth_at(program, cursor) <= puzzle.MOST_DEPTH:
        for block in range(puzzle.FUNCTION):
            if (palette >> block) & 1 == 1 and not (block == puzzle.CALL and cursor > end):
                moves = append(moves, codes.PLACE + block)
    if (palette >> puzzle.FUNCTION) & 1 == 1 and end == len(program):
        moves = append(moves, codes.PLACE + puzzle.FUNCTION)
    return moves


def ways_to_swap(program: vec[i64], cursor: i64, palette: i64, moves: vec[i64]) -> vec[i64]:
    """The blocks of the round that the one just before the cursor can become."""
    before: i64 = program[cursor - 1]
    first: i64 = first_like(before)
    for block in range(first, first + kinds_like(before)):
        if (palette >> block) & 1 == 1 and may_swap(program, cursor, block):
            moves = append(moves, codes.SWAP + block)
    return moves


# -- what happens ------------------------------------------------------------------------------------------


def solve(state: ShipItState, seat: i64, move: i64) -> None:
    desk: Desk = state.contest.desks[seat]
    if move == codes.OPEN_PUZZLE:
        open_puzzle(state, seat)
    elif move == codes.SUBMIT:
        submit(state, seat)
    elif move == codes.PASS:
        late: bool = desk.opened_at > 0 and time_left(state, desk) <= 0
        finish(state, seat, TIMED_OUT if late else PASSED)
    elif move >= codes.CURSOR:
        desk.cursor = move - codes.CURSOR
        desk.walks += 1
    else:
        desk.edit(move)


def open_puzzle(state: ShipItState, seat: i64) -> None:
    """SI-5.4: the layout is seen, and the clock runs. In a world that nobody looks at it can wait for a program."""
    if state.noting:
        puzzle_layout(state)
    desk: Desk = state.contest.desks[seat]
    desk.solving = WORKING
    desk.opened_at = state.at
    state.revealed = True
    if state.telling:
        state.events.append(events.opened(state, seat))


def puzzle_layout(state: ShipItState) -> Layout:
    """SI-5.6: the same for everyone, made when it is first looked at."""
    layout: Layout | None = state.contest.layout
    if layout is None:
        words: vec[i64] = state.contest.words
        rng: Rng = Rng(words[0], words[1], words[2], words[3])
        layout = make_puzzle(rng, state.round, state.figures).layout
        state.contest.layout = layout
    return layout


def time_left(state: ShipItState, desk: Desk) -> i64:
    """SI-5.2: milliseconds on a clock that runs; less than 0 when it was too late."""
    return desk.opened_at + 1000 * state.seconds() - state.at


def submit(state: ShipItState, seat: i64) -> None:
    """SI-5.4: one submission; one that comes too late is none."""
    desk: Desk = state.contest.desks[seat]
    timed: bool = desk.opened_at > 0
    desk.blocks = count_blocks(desk.program)
    if timed and time_left(state, desk) < 0:
        finish(state, seat, TIMED_OUT)
        return
    if timed:
        desk.took = max(0, state.at - desk.opened_at)  # a table's clock may be set back
    finish(state, seat, run(puzzle_layout(state), desk.program).result())


def finish(state: ShipItState, seat: i64, ended: i64) -> None:
    desk: Desk = state.contest.desks[seat]
    desk.ended = ended
    desk.solving = FINISHED
    if state.telling:
        state.events.append(events.submitted(state, seat))


def winner(state: ShipItState) -> i64:
    """SI-5.4: fewest blocks, then the faster if all of those were timed, then draft order."""
    desks: list[Desk] = state.contest.desks
    fewest: i64 = puzzle.MOST_BLOCKS + 1
    for desk in desks:
        if desk.ended == puzzle.SOLVED:
            fewest = min(fewest, desk.blocks)
    timed: bool = True
    best: i64 = NONE
    for seat in state.order:
        if desks[seat].has_solved_with(fewest):
            timed = timed and desks[seat].took != NONE
            if best == NONE:
                best = seat
    if timed:
        for seat in state.order:
            if desks[seat].has_solved_with(fewest) and desks[seat].took < desks[best].took:
                best = seat
    return best


def reward(state: ShipItState, seat: i64) -> None:
    """SI-5.5: by the engineers on Optimize Code."""
    company: Company = state.companies[seat]
    row: i64 = min(company.plan.on_action[codes.OPTIMIZE], len(state.figures.reward_debt)) - 1
    debt: i64 = state.figures.reward_debt[row]
    money: i64 = state.figures.reward_money[row]
    if state.telling:
        state.events.append(events.rewarded(state, seat, debt, money))
    company.add_debt(-debt)
    company.money += money

"""The desk where a player of Ship It! works on the puzzle (SI-5): a program under way, its cursor, and the clock."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import filled, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules.codes import (
    CURSOR,
    OPEN_PUZZLE,
    PASS,
    PLACE,
    REMOVE,
    SUBMIT,
    SWAP,
)
from captable.games.ship_it.rules.figures import (
    ACTIONS,
    NOBODY,
    NONE,
    OPTIMIZE,
    fill,
    several,
)
from captable.games.ship_it.rules.layouts import make_puzzle
from captable.games.ship_it.rules.planning import Planning
from captable.games.ship_it.rules.puzzle import (
    BLOCKS,
    CALL,
    FUNCTION,
    IF,
    MOST_BLOCKS,
    MOST_DEPTH,
    MOST_EDITS,
    MOST_TOKENS,
    MOVE,
    SOLVED,
    Layout,
    Run,
    count_blocks,
    depth_at,
    last_gap,
    main_end,
    palette_of,
    placed,
    removed,
    run,
    token_of,
)

NOT_SOLVING: Final[i64] = 0
UNOPENED: Final[i64] = 1
WORKING: Final[i64] = 2
FINISHED: Final[i64] = 3
"""Where a seat is with the puzzle."""

PASSED: Final[i64] = 6
TIMED_OUT: Final[i64] = 7
"""How a puzzle can end for a seat, beside the ways in which a run ends."""
MOST_WALKS: Final[i64] = 100
"""So often the cursor can be set in a puzzle."""


class Desk(Planning):
    puzzle_words: vec[i64]
    """What the layout of this round's puzzle is made from; drawn at the reveal."""
    layout: Layout | None
    """There since somebody first opened it."""
    solving: vec[i64]
    opened_at: vec[i64]
    """The table's time when a seat opened the puzzle: 0 where there is no clock (SI-5.4), NONE before."""
    programs: vec[i64]
    """MOST_TOKENS a seat, filled up with -1; empty when there is no puzzle."""
    cursor: vec[i64]
    edits: vec[i64]
    walks: vec[i64]
    ended: vec[i64]
    """How it ended for a seat: as a run does, or PASSED or TIMED_OUT; 0 before."""
    blocks: vec[i64]
    """Blocks of the program that a seat submitted."""
    took: vec[i64]
    """Milliseconds from opening to submitting; NONE if they were not measured."""
    winner: i64 = NOBODY

    # -- what may be done --------------------------------------------------------------------------------

    def ways_to_solve(self, seat: i64) -> vec[i64]:
        """SI-5.3, SI-5.4: open it; then build at the cursor, until it is submitted."""
        if self.solving[seat] == UNOPENED:
            unopened: vec[i64] = vec[i64](capacity=2)
            unopened = append(unopened, PASS)
            return append(unopened, OPEN_PUZZLE)
        program: vec[i64] = self.program(seat)
        cursor: i64 = self.cursor[seat]
        moves: vec[i64] = vec[i64](capacity=2 * (BLOCKS + len(program)))
        moves = append(moves, PASS)
        moves = append(moves, SUBMIT)
        if self.edits[seat] < MOST_EDITS:
            blocks: i64 = count_blocks(program)
            if blocks < MOST_BLOCKS:
                moves = self.ways_to_place(program, cursor, moves)
            if cursor > 0:
                moves = self.ways_to_swap(program, cursor, moves)
            moves = several(moves, REMOVE, blocks)
        if self.walks[seat] < MOST_WALKS:
            moves = several(moves, CURSOR, cursor)
            moves = several(moves, CURSOR + cursor + 1, last_gap(program) - cursor)
        return moves

    def ways_to_place(self, program: vec[i64], cursor: i64, moves: vec[i64]) -> vec[i64]:
        end: i64 = main_end(program)
        palette: i64 = palette_of(self.round)
        if depth_at(program, cursor) <= MOST_DEPTH:
            block: i64 = 0
            while block < FUNCTION:
                if (palette >> block) & 1 == 1 and not (block == CALL and cursor > end):
                    moves = append(moves, PLACE + block)
                block += 1
        if (palette >> FUNCTION) & 1 == 1 and end == len(program):
            moves = append(moves, PLACE + FUNCTION)
        return moves

    def ways_to_swap(self, program: vec[i64], cursor: i64, moves: vec[i64]) -> vec[i64]:
        """The block just before the cursor can become another of its kind, with all that is in it."""
        before: i64 = program[cursor - 1]
        if before >= FUNCTION:
            return moves
        palette: i64 = palette_of(self.round)
        in_function: bool = cursor > main_end(program)
        block: i64 = IF if before >= IF else MOVE
        end: i64 = FUNCTION if before >= IF else IF
        while block < end:
            if (palette >> block) & 1 == 1 and block != before and not (block == CALL and in_function):
                moves = append(moves, SWAP + block)
            block += 1
        return moves

    # -- what happens ------------------------------------------------------------------------------------

    def found_puzzle(self) -> None:
        """No puzzle yet."""
        players: i64 = self.players
        self.puzzle_words = vec[i64]()
        self.layout = None
        self.solving = zeros(players)
        self.opened_at = filled(players, NONE)
        self.programs = vec[i64]()
        self.cursor = zeros(players)
        self.edits = zeros(players)
        self.walks = zeros(players)
        self.ended = zeros(players)
        self.blocks = zeros(players)
        self.took = filled(players, NONE)

    def clear_puzzle(self) -> None:
        self.puzzle_words = vec[i64]()
        self.layout = None
        fill(self.solving, 0)
        fill(self.opened_at, NONE)
        self.programs = vec[i64]()
        fill(self.cursor, 0)
        fill(self.edits, 0)
        fill(self.walks, 0)
        fill(self.ended, 0)
        fill(self.blocks, 0)
        fill(self.took, NONE)
        self.winner = NOBODY

    def program(self, seat: i64) -> vec[i64]:
        programs: vec[i64] = self.programs
        first: i64 = seat * MOST_TOKENS
        end: i64 = first
        last: i64 = first + MOST_TOKENS
        while end < last and programs[end] != NONE:
            end += 1
        return programs[first:end]

    def keep_program(self, seat: i64, program: vec[i64]) -> None:
        programs: vec[i64] = self.programs
        i: i64 = seat * MOST_TOKENS
        last: i64 = i + MOST_TOKENS
        for token in program:
            programs[i] = token
            i += 1
        while i < last and programs[i] != NONE:
            programs[i] = NONE
            i += 1

    def solve(self, seat: i64, move: i64) -> None:
        if move == OPEN_PUZZLE:
            self.open_puzzle(seat)
        elif move == SUBMIT:
            self.submit(seat)
        elif move == PASS:
            self.pass_puzzle(seat)
        elif move >= CURSOR:
            self.cursor[seat] = move - CURSOR
            self.walks[seat] += 1
        else:
            self.edit(seat, move)

    def open_puzzle(self, seat: i64) -> None:
        """SI-5.4: the layout is seen, and the clock runs."""
        self.puzzle_layout()
        self.solving[seat] = WORKING
        self.opened_at[seat] = self.at
        self.revealed = True
        if self.telling:
            self.events.append(events.opened(self, seat))

    def puzzle_layout(self) -> Layout:
        """SI-5.6: the same for everyone, made when it is first looked at."""
        layout: Layout | None = self.layout
        if layout is None:
            words: vec[i64] = self.puzzle_words
            rng: Rng = Rng(words[0], words[1], words[2], words[3])
            layout = make_puzzle(rng, self.round, self.figures).layout
            self.layout = layout
        return layout

    def edit(self, seat: i64, move: i64) -> None:
        """SI-5.4: a placing or a removal."""
        program: vec[i64] = self.program(seat)
        cursor: i64 = self.cursor[seat]
        if move >= REMOVE:
            gap: i64 = token_of(program, move - REMOVE)
            shorter: vec[i64] = removed(program, gap)
            if cursor > gap:
                cursor = max(gap, cursor - (len(program) - len(shorter)))
            program = shorter
            cursor = min(cursor, last_gap(program))
        elif move >= SWAP:
            program[cursor - 1] = move - SWAP
        else:
            block: i64 = move - PLACE
            if block == FUNCTION:
                cursor = len(program)
            program = placed(program, cursor, block)
            cursor += 1
        self.keep_program(seat, program)
        self.cursor[seat] = cursor
        self.edits[seat] += 1

    def seconds(self) -> i64:
        """SI-5.2: the limit of this round."""
        return self.figures.puzzle_seconds[self.round - 1]

    def time_left(self, seat: i64) -> i64:
        """Milliseconds on the seat's clock; less than 0 when it was too late."""
        return self.opened_at[seat] + 1000 * self.seconds() - self.at

    def submit(self, seat: i64) -> None:
        """SI-5.4: one submission; one that comes too late is none."""
        program: vec[i64] = self.program(seat)
        timed: bool = self.opened_at[seat] > 0
        self.blocks[seat] = count_blocks(program)
        if timed and self.time_left(seat) < 0:
            self.ended[seat] = TIMED_OUT
        else:
            attempt: Run = run(self.puzzle_layout(), program)
            self.ended[seat] = attempt.result()
            if timed:
                self.took[seat] = max(0, self.at - self.opened_at[seat])  # a table's clock may be set back
        self.solving[seat] = FINISHED
        if self.telling:
            self.events.append(events.submitted(self, seat))

    def pass_puzzle(self, seat: i64) -> None:
        late: bool = self.opened_at[seat] > 0 and self.time_left(seat) <= 0
        self.ended[seat] = TIMED_OUT if late else PASSED
        self.solving[seat] = FINISHED
        if self.telling:
            self.events.append(events.submitted(self, seat))

    def puzzle_winner(self) -> i64:
        """SI-5.4: fewest blocks, then the faster if all of those were timed, then draft order."""
        fewest: i64 = MOST_BLOCKS + 1
        for seat in self.order:
            if self.ended[seat] == SOLVED:
                fewest = min(fewest, self.blocks[seat])
        timed: bool = True
        best: i64 = NOBODY
        for seat in self.order:
            if self.ended[seat] == SOLVED and self.blocks[seat] == fewest:
                timed = timed and self.took[seat] != NONE
                if best == NOBODY:
                    best = seat
        if not timed:
            return best
        for seat in self.order:
            if self.ended[seat] == SOLVED and self.blocks[seat] == fewest and self.took[seat] < self.took[best]:
                best = seat
        return best

    def reward(self, seat: i64) -> None:
        """SI-5.5: by the engineers on Optimize Code."""
        row: i64 = min(self.on_action[seat * ACTIONS + OPTIMIZE], len(self.figures.reward_debt)) - 1
        debt: i64 = self.figures.reward_debt[row]
        money: i64 = self.figures.reward_money[row]
        if self.telling:
            self.events.append(events.rewarded(self, seat, debt, money))
        self.add_debt(seat, -debt)
        self.money[seat] += money

    def copy_desk_to(self, other: Desk) -> None:
        self.copy_planning_to(other)
        other.puzzle_words = self.puzzle_words  # never changed in place; `layout` too
        other.layout = self.layout
        other.solving = self.solving[:]
        other.opened_at = self.opened_at[:]
        other.programs = self.programs[:]
        other.cursor = self.cursor[:]
        other.edits = self.edits[:]
        other.walks = self.walks[:]
        other.ended = self.ended[:]
        other.blocks = self.blocks[:]
        other.took = self.took[:]
        other.winner = self.winner

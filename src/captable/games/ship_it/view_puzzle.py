"""The puzzle as a seat sees it (SI-5): the grid and the program, as zones for any board and as facts for its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import OPEN, Counter, Message, Piece, Zone
from captable.games.ship_it.dump import TOKENS, layout_form
from captable.games.ship_it.events import ENDINGS
from captable.games.ship_it.facts import Attempt, Puzzle
from captable.games.ship_it.moves import BLOCK_IDS, block_name
from captable.games.ship_it.rules.codes import PUZZLE
from captable.games.ship_it.rules.desk import FINISHED, PASSED, WORKING
from captable.games.ship_it.rules.knowledge import puzzle_is_open_to, puzzle_is_over
from captable.games.ship_it.rules.puzzle import (
    COIN,
    END,
    FUNCTION,
    MOST_EDITS,
    SIDE,
    TRACE,
    Layout,
    available,
    count_blocks,
    is_container,
)
from captable.games.ship_it.rules.robot import run

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

ARROWS = "^>v<"


def puzzle_round(state: ShipItState) -> int:
    """The round that the puzzle belongs to: it is still shown in the draft after it."""
    return state.round if state.phase == PUZZLE or state.over() else state.round - 1


def layout_for(state: ShipItState, viewer: int) -> Layout | None:
    if state.contest.layout is None or (viewer != OPEN and not puzzle_is_open_to(state, viewer)):
        return None
    return state.contest.layout


def programs_for(state: ShipItState, viewer: int) -> list[int]:
    """Whose programs the viewer may see: the own, and all when it is over."""
    solvers = [seat for seat in range(state.players) if state.contest.desks[seat].opened_at >= 0]
    if puzzle_is_over(state) or viewer == OPEN:
        return solvers
    return [seat for seat in solvers if seat == viewer]


# -- zones -------------------------------------------------------------------------------------------------


def zones(state: ShipItState, viewer: int) -> list[Zone]:
    layout = layout_for(state, viewer)
    if layout is None:
        return []
    shown = [Zone("grid", "grid", _grid_name(layout), pieces=_rows(layout), note=Message("si-grid-note"))]
    for seat in programs_for(state, viewer):
        program = list(state.contest.desks[seat].program)
        name = Message("si-program", {"blocks": count_blocks(state.contest.desks[seat].program)})
        building = seat == viewer and not puzzle_is_over(state) and state.contest.desks[seat].solving == WORKING
        pieces = _program(seat, program, state.contest.desks[seat].cursor if building else None)
        shown.append(Zone(f"program-{seat}", "row", name, owner=seat, pieces=pieces, note=Message("si-program-note")))
    return shown


def _grid_name(layout: Layout) -> Message:
    return Message("si-grid", {"width": layout.width, "height": layout.height, "coins": layout.coins})


def _rows(layout: Layout) -> list[Piece]:
    """The robot in words, then the grid line by line, the robot as an arrow."""
    x, y = layout.start % SIDE, layout.start // SIDE
    where = "si-robot-on-coin" if layout.cells[layout.start] == COIN else "si-robot"
    heading = Message(f"si-heading-{layout.heading}")
    robot = Message(where, {"column": x + 1, "row": y + 1, "heading": heading})
    pieces = [Piece("robot", f"robot-{layout.heading}", robot)]
    for number, row in enumerate(layout_form(layout)["grid"]):
        cells = row[:x] + ARROWS[layout.heading] + row[x + 1 :] if number == y else row
        pieces.append(Piece(f"row-{number}", "grid-row", Message("si-grid-row", {"cells": cells})))
    return pieces


def _program(seat: int, program: list[int], cursor: int | None) -> list[Piece]:
    """A block a piece, in reading order, with its depth, so that any board can indent it; the gaps of one's own."""
    pieces: list[Piece] = []
    depth = 0
    number = 0
    for i, token in enumerate(program):
        if cursor is not None:
            pieces.append(_gap(seat, i, cursor))
        if token == END:
            depth -= 1
        counters = [Counter("depth", depth, Message("si-depth"))] if depth else []
        if token == END:
            pieces.append(Piece(f"end-{seat}-{i}", "end", Message("si-block-end"), counters=counters))
            continue
        pieces.append(Piece(f"block-{seat}-{number}", BLOCK_IDS[token], block_name(token), counters=counters))
        number += 1
        if is_container(token):
            depth += 1
    if cursor is not None and FUNCTION not in program:  # nothing can stand behind the Function
        pieces.append(_gap(seat, len(program), cursor))
    return pieces


def _gap(seat: int, gap: int, cursor: int) -> Piece:
    marks = ["cursor"] if gap == cursor else []
    return Piece(f"gap-{seat}-{gap}", "gap", Message("si-gap", {"gap": gap + 1}), marks=marks)


# -- facts -------------------------------------------------------------------------------------------------


def facts(state: ShipItState, viewer: int) -> Puzzle | None:
    """All that the puzzle's own board needs: the layout, the blocks, the programs and every step of their runs."""
    layout = layout_for(state, viewer)
    if layout is None:
        return None
    over = puzzle_is_over(state)
    return Puzzle(
        **layout_form(layout),
        over=over,
        seconds=state.figures.puzzle_seconds[puzzle_round(state) - 1],
        blocks=[id for block, id in enumerate(BLOCK_IDS) if available(block, puzzle_round(state))],
        winner=state.contest.winner if over and state.contest.winner >= 0 else None,
        programs=[_attempt(state, layout, seat) for seat in programs_for(state, viewer)],
    )


def _attempt(state: ShipItState, layout: Layout, seat: int) -> Attempt:
    desk = state.contest.desks[seat]
    ended: str | None = None
    if desk.solving == FINISHED:
        ended = ENDINGS[desk.ended]
    steps: list[tuple[int, int, int, int]] = []
    if desk.ended < PASSED:  # else no program was run; one that is being built can be tried
        trace = list(run(layout, desk.program, tracing=True).trace)
        steps = list(zip(*(trace[i::TRACE] for i in range(TRACE)), strict=True))
    tokens = [TOKENS[token] for token in desk.program]
    return Attempt(seat, tokens, desk.cursor, MOST_EDITS - desk.edits, ended, steps)

"""The puzzle as a seat sees it (SI-5): the grid and the program, as zones for any board and as facts for its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import OPEN, Counter, Message, Piece, Zone
from captable.games.ship_it.dump import TOKENS, layout_form
from captable.games.ship_it.moves import BLOCK_IDS, block_name
from captable.games.ship_it.rules.puzzle import COIN, END, FUNCTION, SIDE, TRACE, Layout, available, run

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

PUZZLE = 3
WORKING, FINISHED = 2, 3
ARROWS = "^>v<"
LAST_SIMPLE = BLOCK_IDS.index("call")
ENDINGS = ("", "solved", "coins", "wall", "empty", "steps", "passed", "late")
FIRST_RUN_THAT_WAS_NONE = 6
"""Passed or too late: no program was run."""


def is_over(state: ShipItState) -> bool:
    """Whether the puzzle is over and everything about it is open."""
    return state.phase != PUZZLE or state.over()


def puzzle_round(state: ShipItState) -> int:
    """The round that the puzzle belongs to: it is still shown in the draft after it."""
    return state.round if state.phase == PUZZLE or state.over() else state.round - 1


def layout_for(state: ShipItState, viewer: int) -> Layout | None:
    if state.layout is None or (viewer != OPEN and not state.puzzle_is_open_to(viewer)):
        return None
    return state.layout


def programs_for(state: ShipItState, viewer: int) -> list[int]:
    """Whose programs the viewer may see: the own, and all when it is over."""
    solvers = [seat for seat in range(state.players) if state.opened_at[seat] >= 0]
    if is_over(state) or viewer == OPEN:
        return solvers
    return [seat for seat in solvers if seat == viewer]


# -- zones -------------------------------------------------------------------------------------------------


def zones(state: ShipItState, viewer: int) -> list[Zone]:
    layout = layout_for(state, viewer)
    if layout is None:
        return []
    shown = [Zone("grid", "grid", _grid_name(layout), pieces=_rows(layout), note=Message("si-grid-note"))]
    for seat in programs_for(state, viewer):
        program = list(state.program(seat))
        name = Message("si-program", {"blocks": sum(token != END for token in program)})
        building = seat == viewer and not is_over(state) and state.solving[seat] == WORKING
        pieces = _program(seat, program, state.cursor[seat] if building else None)
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
        if token > LAST_SIMPLE:
            depth += 1
    if cursor is not None and FUNCTION not in program:  # nothing can stand behind the Function
        pieces.append(_gap(seat, len(program), cursor))
    return pieces


def _gap(seat: int, gap: int, cursor: int) -> Piece:
    marks = ["cursor"] if gap == cursor else []
    return Piece(f"gap-{seat}-{gap}", "gap", Message("si-gap", {"gap": gap + 1}), marks=marks)


# -- facts -------------------------------------------------------------------------------------------------


def facts(state: ShipItState, viewer: int) -> dict[str, Any] | None:
    """All that the puzzle's own board needs: the layout, the blocks, the programs and every step of their runs."""
    layout = layout_for(state, viewer)
    if layout is None:
        return None
    over = is_over(state)
    return {
        **layout_form(layout),
        "over": over,
        "seconds": state.figures.puzzle_seconds[puzzle_round(state) - 1],
        "blocks": [id for block, id in enumerate(BLOCK_IDS) if available(block, puzzle_round(state))],
        "winner": state.winner if over and state.winner >= 0 else None,
        "programs": [_attempt(state, layout, seat, viewer) for seat in programs_for(state, viewer)],
    }


def _attempt(state: ShipItState, layout: Layout, seat: int, viewer: int) -> dict[str, Any]:
    program = state.program(seat)
    attempt: dict[str, Any] = {
        "seat": seat,
        "tokens": [TOKENS[token] for token in program],
        "cursor": state.cursor[seat],
        "edits_left": 100 - state.edits[seat],
    }
    ended = state.ended[seat]
    if state.solving[seat] == FINISHED:
        attempt["ended"] = ENDINGS[ended]
        if ended < FIRST_RUN_THAT_WAS_NONE:
            trace = list(run(layout, program, tracing=True).trace)
            attempt["steps"] = [trace[i : i + TRACE] for i in range(0, len(trace), TRACE)]
    return attempt

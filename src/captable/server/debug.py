"""What the debug panel shows: everything, secrets included. This route exists on the programmer's own machine only."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from litestar import Request, Router, get
from litestar.di import Provide
from litestar.params import FromPath, FromQuery

from captable.core.record import Record, positions
from captable.core.render import render
from captable.core.state import State
from captable.core.view import OPEN, SPECTATOR
from captable.server.guard import LOOPBACK
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import TheOffice, office_of
from captable.server.wire import Debug, DebugMove, DebugView
from captable.tables.table import Table

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
LATEST = -1


@get("/tables/{id:str}/debug", tags=["debug"], summary="All there is at a step of a game", responses=refusals(404, 409))
async def get_debug(
    request: Request[Any, Any, Any], office: TheOffice, id: FromPath[str], step: FromQuery[int] = LATEST
) -> Debug:
    here = request.client is not None and request.client.host in LOOPBACK
    if not here or any(name in request.headers for name in FORWARDED):
        raise Unwelcome(404, "not-found")
    table = await office.house.find(id)
    record = table.recorder.record
    start = msgspec.structs.replace(record, entries=list(record.entries))
    return await asyncio.to_thread(all_of, table, start, step)


def all_of(table: Table, record: Record, step: int) -> Debug:
    last = len(record.entries)
    at = last if step == LATEST else max(0, min(step, last))
    msgspec.structs.force_setattr(record, "entries", record.entries[:at])
    *_, (entry, state) = positions(record, table.game)
    words = table.game.words("en")
    views = {seat: state.view(seat) for seat in (OPEN, SPECTATOR, *range(table.players))}
    move = table.game.move_table.message(table.game.move_table.code(entry.move)) if entry and entry.move else None
    return Debug(
        step=at,
        last=last,
        kind=entry.kind if entry else "start",
        seat=entry.seat if entry else None,
        move=move,
        to_move=state.to_move(),
        revealed=bool(state.revealed),
        digest=state.digest(),
        dump=json.dumps(state.dump(), indent=1, ensure_ascii=False),
        views=[
            DebugView(seat, render(view, words), msgspec.json.format(msgspec.json.encode(view), indent=1).decode())
            for seat, view in views.items()
        ],
        events=list(state.events) if entry and entry.kind in ("move", "concede") else [],
        moves=[move for seat in state.to_move() for move in _moves_of(state, seat)],
    )


def _moves_of(state: State, seat: int) -> list[DebugMove]:
    table = state.game.move_table
    return [
        DebugMove(seat, code, json.dumps(table.structured(code)), table.message(code)) for code in state.moves(seat)
    ]


debug_api = Router("/api", route_handlers=[get_debug], dependencies={"office": Provide(office_of)})

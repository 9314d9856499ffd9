"""A record from a file, to be looked at in the browser. It comes with each request, and nothing of it is kept."""

from __future__ import annotations

import asyncio

from litestar import Router, post
from litestar.params import FromQuery, RawBody

from captable.core.game import Game
from captable.core.record import Record, decode, game_of, positions
from captable.core.view import OPEN, Outcome, View
from captable.server.office import Office
from captable.server.plain import plain_text
from captable.server.problems import refusals
from captable.server.routes import DEPENDENCIES, Address, Eyes, Somebody, TheOffice, charge
from captable.server.wire import LONGEST_NAME, Replay
from captable.tables.info import SeatInfo, TableInfo
from captable.tables.look import MOST_VIEWS, frames, views


@post(
    "/replay",
    status_code=200,
    tags=["looking back"],
    summary="The steps of the game of a record, which is the body",
    responses=refusals(403, 404, 413),
)
async def replay_record(
    office: TheOffice, person: Somebody, caller: Address, body: RawBody, seat: Eyes = OPEN
) -> Replay:
    record, game = opened(office, body)
    charge(office, person, caller, 2 * len(record.entries), 1)
    return await asyncio.to_thread(replay_of, record, game, seat)


@post(
    "/replay/views",
    status_code=200,
    tags=["looking back"],
    summary="Views of some steps of a record, at most 50",
    responses=refusals(403, 404, 413),
)
async def replay_record_views(
    office: TheOffice,
    person: Somebody,
    caller: Address,
    body: RawBody,
    seat: Eyes = OPEN,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 1,
) -> list[View]:
    record, game = opened(office, body)
    shown = max(1, min(count, MOST_VIEWS))
    charge(office, person, caller, max(0, min(first, len(record.entries))) + shown, shown)
    return await asyncio.to_thread(views, record, game, seat, first, count)


def opened(office: Office, body: bytes) -> tuple[Record, Game]:
    """The record, with the game that it is of; only one that this server has, wherever the record says it is from."""
    record = decode(body)
    return record, game_of(record, office.house.game)


def replay_of(record: Record, game: Game, seat: int) -> Replay:
    return Replay(table_of(record, game), seat, frames(record, game, seat))


def table_of(record: Record, game: Game) -> TableInfo:
    """The table as it would be seen from the outside, as far as a record tells."""
    *_, (_, state) = positions(record, game)
    outcome: Outcome | None = state.outcome()
    return TableInfo(
        id="",
        game=game.key,
        version=record.version,
        status="over",
        seats=[seat_of(record, seat) for seat in range(record.players)],
        options=record.options,
        public=False,
        created=0,
        places=outcome.places if outcome else None,
    )


def seat_of(record: Record, seat: int) -> SeatInfo:
    """Who sat there at the beginning."""
    given = plain_text(record.names[seat])[:LONGEST_NAME] if seat < len(record.names) else ""
    first = next((entry.by for entry in record.entries if entry.kind == "control" and entry.seat == seat), "person")
    bot = "" if first == "person" else first
    return SeatInfo(seat, "bot" if bot else "person", given or f"#{seat + 1}", bot)


records_api = Router("/api/records", route_handlers=[replay_record, replay_record_views], dependencies=DEPENDENCIES)

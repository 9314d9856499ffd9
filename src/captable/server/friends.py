"""Whom you have played with, what they ask you to, and whom you want nothing of.

Nobody is told another's id: a friend goes by a name of the server's that only one person can use. Who is blocked is not
told so either: what they ask is taken, and goes nowhere.
"""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from captable.server.company import Met, ask, met_by, who_is
from captable.server.office import Office
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Somebody, TheOffice
from captable.server.wire import AskAlong, Friend, Friends, Invited
from captable.tables.look import Summary, lobby_info

MOST_INVITATIONS = 50
_summary = msgspec.json.Decoder(Summary).decode


@get("/friends", tags=["people"], summary="Whom you have played with", responses=refusals())
async def get_friends(office: TheOffice, person: Somebody) -> Friends:
    if not person:
        return Friends([], [])
    blocked = await office.store.blocked_by(person)
    met = await met_by(office, person)
    order = sorted((other for other in met if other not in blocked), key=lambda other: -met[other].last)
    return Friends(
        [await _friend(office, person, other, met[other]) for other in order],
        [await _friend(office, person, other, met.get(other, Met())) for other in blocked],
    )


@post(
    "/friends/{key:str}/invite",
    status_code=204,
    tags=["people"],
    summary="Ask somebody whom you have played with to a table",
    responses=refusals(403, 404, 409, 413, 503),
)
async def invite(office: TheOffice, guest: Somebody, key: FromPath[str], data: JSONBody[AskAlong]) -> None:
    other = await who_is(office, guest, key)
    table = await office.house.find(data.table)
    if guest != table.host and table.seat_of(guest) < 0:
        raise Unwelcome(403, "not-at-table")
    if table.status != "open" or not any(chair.free for chair in table.chairs):
        raise Unwelcome(409, "no-seat-to-offer")
    await ask(office, guest, other, table.id)


@get("/invitations", tags=["people"], summary="The tables to which you are asked", responses=refusals())
async def get_invitations(office: TheOffice, person: Somebody) -> list[Invited]:
    found = []
    for invitation in await office.store.invitations_of(person, MOST_INVITATIONS) if person else []:
        data = await office.store.summary(invitation.table)
        kept = _summary(data) if data else None
        if kept is None or kept.info.status != "open" or person in kept.people:  # it is of no use any more
            await office.store.drop_invitation(person, invitation.table)
        elif any(seat.kind == "free" for seat in kept.info.seats):
            asker = office.people.alias_of(invitation.by, person)
            name = await office.people.name(invitation.by)
            found.append(Invited(lobby_info(kept, person), name, asker, invitation.at))
    return found


@delete("/invitations/{table:str}", tags=["people"], summary="Rather not", responses=refusals(403, 404, 503))
async def decline(office: TheOffice, guest: Somebody, table: FromPath[str]) -> None:
    await office.store.drop_invitation(guest, table)
    await office.house.find(table)  # who names a table that there is not is told so, as everywhere


@post(
    "/friends/{key:str}/block",
    status_code=204,
    tags=["people"],
    summary="Want nothing of somebody: they can't ask you along, nor sit down where you sit",
    responses=refusals(403, 404, 503),
)
async def block(office: TheOffice, guest: Somebody, key: FromPath[str]) -> None:
    await office.store.block(guest, await who_is(office, guest, key), office.settings.now())


@delete("/friends/{key:str}/block", tags=["people"], summary="Let somebody be again", responses=refusals(403, 404, 503))
async def unblock(office: TheOffice, guest: Somebody, key: FromPath[str]) -> None:
    await office.store.unblock(guest, await who_is(office, guest, key))


async def _friend(office: Office, person: str, other: str, met: Met) -> Friend:
    key, name = office.people.alias_of(other, person), await office.people.name(other)
    return Friend(key, name, met.games, met.last)


_HANDLERS: list[ControllerRouterHandler] = [
    get_friends,
    invite,
    get_invitations,
    decline,
    block,
    unblock,
]

friends_api = Router("/api/me", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)

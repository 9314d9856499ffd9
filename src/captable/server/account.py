"""A person on several devices: links and phrases that open them elsewhere, signing out, all of one's data, the end."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Raw, Struct

from captable.core.record import encode
from captable.server.friends import get_friends
from captable.server.office import Office
from captable.server.own_page import get_own_page
from captable.server.people import COOKIE
from captable.server.problems import NO_BODY, Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Address, Somebody, TheOffice, charge, cookie
from captable.server.tournaments import info as tournament_info
from captable.server.wire import (
    Access,
    Friends,
    KnownDevice,
    KnownPasskey,
    LabRunInfo,
    Me,
    OneTimeLink,
    OpenWith,
    OwnPage,
    Rating,
    Reach,
    RecoveryPhrase,
    TournamentInfo,
)
from captable.server.you import ratings_in
from captable.tables import journal
from captable.tables.erasing import Line, lines_of
from captable.tables.info import TableInfo
from captable.tables.refusals import TableError
from captable.tables.tournaments.shelf import MOST_OF_ONE


@get("/devices", tags=["people"], summary="Where you are known", responses=refusals())
async def get_devices(request: Request[Any, Any, Any], office: TheOffice, person: Somebody) -> Access:
    if not person:
        return Access([], None, [])
    here = office.people.badge(request.cookies.get(COOKIE)).device
    known = await office.people.devices(person)
    devices = [KnownDevice(each.id, each.name, each.since, each.seen, each.id == here) for each in known]
    passkeys = [KnownPasskey(each.id, each.name, each.made) for each in await office.store.passkeys_of(person)]
    return Access(devices, await office.people.phrase_made(person), passkeys)


@post(
    "/link",
    status_code=200,
    tags=["people"],
    summary="A link that makes another device yours; works once, for ten minutes",
    responses=refusals(403, 503),
)
async def make_link(office: TheOffice, guest: Somebody) -> OneTimeLink:
    return OneTimeLink(*await office.people.make_link(guest))


@post(
    "/phrase",
    status_code=200,
    tags=["people"],
    summary="A recovery phrase, in place of an earlier one",
    responses=refusals(403, 503),
)
async def make_phrase(office: TheOffice, guest: Somebody) -> RecoveryPhrase:
    return RecoveryPhrase(await office.people.make_phrase(guest))


@delete("/phrase", tags=["people"], summary="Have no recovery phrase any more", responses=refusals(403, 503))
async def drop_phrase(office: TheOffice, guest: Somebody) -> None:
    await office.people.drop_phrase(guest)


@post(
    "/open",
    status_code=200,
    tags=["people"],
    summary="Be the person of a link or a phrase on this device",
    responses=refusals(403, 413, 503),
)
async def open_with(
    request: Request[Any, Any, Any], office: TheOffice, caller: Address, data: JSONBody[OpenWith]
) -> Response[Me]:
    if not office.keys.take(caller):
        raise Unwelcome(429, "too-many", retry_after=10)
    return await become(request, office, await office.people.open_with(data.key))


async def become(request: Request[Any, Any, Any], office: Office, person: str) -> Response[Me]:
    """This device is that person's from now on."""
    response = Response(await office.people.me(person))
    before = office.people.badge(request.cookies.get(COOKIE))
    if before.person != person:
        response.set_cookie(cookie(request, office.people.cookie_for(person)))
        if before.device:
            await office.sign_out(before.device)  # whoever this device was before is nobody's any more
    return response


@delete(
    "/devices/{device:str}",
    tags=["people"],
    summary="Sign a device out: its cookie is worth nothing from now on",
    responses={**refusals(403, 404, 503), **NO_BODY},
)
async def sign_out(
    request: Request[Any, Any, Any], office: TheOffice, guest: Somebody, device: FromPath[str]
) -> Response[None]:
    here = office.people.badge(request.cookies.get(COOKIE)).device
    if device != here and device not in {each.id for each in await office.people.devices(guest)}:
        raise Unwelcome(404, "no-such-device")
    await office.sign_out(device)
    response: Response[None] = Response(None, status_code=204)
    if device == here:
        response.set_cookie(cookie(request, ""))
    return response


@post(
    "/delete",
    status_code=204,
    tags=["people"],
    summary="Delete yourself: your name and all that you said. Your games stay, played by somebody",
    responses={**refusals(403, 503), **NO_BODY},
)
async def delete_me(request: Request[Any, Any, Any], office: TheOffice, guest: Somebody) -> Response[None]:
    await office.erase(guest)
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(cookie(request, ""))
    return response


# -- all of one's data -----------------------------------------------------------------------------------------------


class OwnTable(Struct, frozen=True, omit_defaults=True):
    info: TableInfo
    said: list[Line]
    record: Raw | None = None
    """Of a finished game."""


class OwnData(Struct, frozen=True, omit_defaults=True):
    """All that the server has of a person."""

    me: Me
    access: Access
    tables: list[OwnTable]
    ratings: list[Rating]
    reach: Reach
    company: Friends
    page: OwnPage
    runs: list[LabRunInfo] = []
    """Of the designers' lab."""
    tournaments: list[TournamentInfo] = []


@get("/data", tags=["people"], summary="All that is kept of you, a file", responses=refusals())
async def get_data(
    request: Request[Any, Any, Any], office: TheOffice, person: Somebody, caller: Address
) -> Response[OwnData]:
    person = person or office.people.new()  # of whom nothing is kept yet
    ids = await office.store.all_tables_of(person)
    charge(office, person, caller, 0, len(ids))
    tables = [table for id in ids if (table := await own_table(office, id, person)) is not None]
    runs = [office.lab.info(run, person) for run in office.lab.owned_by(person)] if office.lab is not None else []
    access = await get_devices.fn(request, office, person)
    ratings = ratings_in(await office.store.ratings_of(person))
    tournaments = [tournament_info(office, it, person) for it in await office.desk.of(person, MOST_OF_ONE)]
    reach = await office.notices.reach(person, "")
    company, page = await get_friends.fn(office, person), await get_own_page.fn(office, person)
    data = OwnData(await office.people.me(person), access, tables, ratings, reach, company, page, runs, tournaments)
    headers = {"Content-Disposition": 'attachment; filename="captable.json"'}
    return Response(data, headers=headers)


async def own_table(office: Office, id: str, person: str) -> OwnTable | None:
    """What a table has of somebody; nothing, where it can't be opened."""
    try:
        table = await office.house.find(id)
        info = await office.house.info(id, person)
    except TableError:
        return None
    rows = [journal.decode(row) for row in await office.store.journal(id)]
    record = Raw(encode(table.record).encode()) if table.status == "over" else None
    return OwnTable(info, lines_of(rows, person), record)


_HANDLERS: list[ControllerRouterHandler] = [
    get_devices,
    make_link,
    make_phrase,
    drop_phrase,
    open_with,
    sign_out,
    delete_me,
    get_data,
]

account_api = Router("/api/me", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)

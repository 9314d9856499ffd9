"""The lab by HTTP. A server without a lab answers that there is none."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, Router, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from captable.core.errors import BadInput
from captable.lab.edits import faults
from captable.server import catalogue
from captable.server.lab.office import LabOffice
from captable.server.office import Office
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Address, Somebody, TheOffice, charge
from captable.server.wire import CardCheck, CardFault, CardText, Lab, LabName, LabRunInfo, NewLabRun

PAGE_COST = 300
"""A page of a report takes as long as so many views."""
PAGE_HEADERS = {
    # A page with a script of its own, and perhaps with texts out of somebody's card file: it is nobody's page here.
    "Content-Security-Policy": (
        "sandbox allow-scripts allow-downloads; default-src 'none'; style-src 'unsafe-inline'; "
        "script-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
    )
}


def lab_of(office: Office) -> LabOffice:
    if office.lab is None:
        raise Unwelcome(404, "no-lab")
    return office.lab


@get("/", tags=["lab"], summary="Your runs, and what is allowed", responses=refusals(404))
async def get_lab(office: TheOffice, person: Somebody) -> Lab:
    return lab_of(office).overview(person)


@get("/cards/{key:str}", tags=["lab"], summary="The card file of a game", responses=refusals(404))
async def get_cards(office: TheOffice, key: FromPath[str]) -> CardText:
    lab_of(office)
    return CardText(office.house.game(key).cards_source)


@post(
    "/cards/{key:str}/check",
    status_code=200,
    tags=["lab"],
    summary="Every mistake of a card file, with its line",
    responses=refusals(403, 404, 413),
)
async def check_cards(office: TheOffice, guest: Somebody, key: FromPath[str], data: JSONBody[CardText]) -> CardCheck:
    lab_of(office).check_size(data.text)
    found = await asyncio.to_thread(faults, office.house.game(key), data.text)
    return CardCheck([CardFault(each.line, each.why) for each in found])


@post("/runs", tags=["lab"], summary="Begin a run", responses=refusals(403, 404, 409, 413, 503))
async def create_run(office: TheOffice, guest: Somebody, data: JSONBody[NewLabRun]) -> LabRunInfo:
    lab = lab_of(office)
    return await lab.create(guest, data, office.house.game(data.game), office.found_as(data.game))


@get("/runs/{id:str}", tags=["lab"], summary="A run, and what it found so far", responses=refusals(404))
async def get_run(office: TheOffice, person: Somebody, id: FromPath[str]) -> LabRunInfo:
    return lab_of(office).info(id, person)


@post("/runs/{id:str}/stop", status_code=200, tags=["lab"], summary="Stop a run", responses=refusals(403, 404))
async def stop_run(office: TheOffice, guest: Somebody, id: FromPath[str]) -> LabRunInfo:
    return await lab_of(office).stop(id, guest)


@post("/runs/{id:str}/go-on", status_code=200, tags=["lab"], summary="Go on with a run", responses=refusals(403, 404))
async def go_on_run(office: TheOffice, guest: Somebody, id: FromPath[str]) -> LabRunInfo:
    return await lab_of(office).go_on(id, guest)


@put("/runs/{id:str}/name", tags=["lab"], summary="Name a run", responses=refusals(403, 404, 413, 503))
async def name_run(office: TheOffice, guest: Somebody, id: FromPath[str], data: JSONBody[LabName]) -> LabRunInfo:
    return await lab_of(office).rename(id, guest, data.name)


@delete("/runs/{id:str}", tags=["lab"], summary="Delete a run", responses=refusals(403, 404, 503))
async def delete_run(office: TheOffice, guest: Somebody, id: FromPath[str]) -> None:
    await lab_of(office).remove(id, guest)


@get(
    "/runs/{id:str}/page",
    media_type=MediaType.HTML,
    tags=["lab"],
    summary="The report of a run as a page, or its difference to another run",
    responses=refusals(404, 409),
)
async def get_page(
    office: TheOffice,
    person: Somebody,
    caller: Address,
    id: FromPath[str],
    language: FromQuery[str] = "en",
    against: FromQuery[str] = "",
    download: FromQuery[bool] = False,
) -> Response[Any]:
    lab = lab_of(office)
    charge(office, person, caller, 0, PAGE_COST)
    try:
        page = await lab.page(id, catalogue.language(language), against)
    except BadInput as error:
        raise Unwelcome(409, "bad-input", reason=str(error)) from None
    named = {"Content-Disposition": f'attachment; filename="report-{id}.html"'} if download else {}
    return Response(page, media_type=MediaType.HTML, headers=PAGE_HEADERS | named)


_HANDLERS: list[ControllerRouterHandler] = [
    get_lab,
    get_cards,
    check_cards,
    create_run,
    get_run,
    stop_run,
    go_on_run,
    name_run,
    delete_run,
    get_page,
]

lab_api = Router("/api/lab", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)

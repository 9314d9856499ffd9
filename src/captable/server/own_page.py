"""What others see of a person: nothing, until they choose what to show, and then by a link of its own."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Router, get, put
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from captable.server.office import Office
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Somebody, TheOffice
from captable.server.wire import OwnPage, PagePart, PublicGame, PublicPage, Shown
from captable.server.you import FOR_EVER, ratings_in
from captable.tables.look import Summary

MOST_GAMES = 30
_shows = msgspec.json.Decoder(list[PagePart]).decode
_summary = msgspec.json.Decoder(Summary).decode


@get("/api/me/page", tags=["people"], summary="What others see of you", responses=refusals())
async def get_own_page(office: TheOffice, person: Somebody) -> OwnPage:
    return await _own(office, person)


@put("/api/me/page", tags=["people"], summary="Choose what others see of you", responses=refusals(403, 413, 503))
async def set_own_page(office: TheOffice, guest: Somebody, data: JSONBody[Shown]) -> OwnPage:
    """Who shows nothing has no page, and the next one has another link."""
    if data.shows:
        found = await office.store.page_of(guest)
        id = found[0] if found else secrets.token_urlsafe(12)
        await office.store.set_page(guest, id, msgspec.json.encode(sorted(set(data.shows))))
    else:
        await office.store.drop_page(guest)
    return await _own(office, guest)


@get("/api/people/{id:str}", tags=["people"], summary="What somebody shows of themselves", responses=refusals(404))
async def get_page(office: TheOffice, id: FromPath[str]) -> PublicPage:
    found = await office.store.page(id)
    if found is None:
        raise Unwelcome(404, "no-such-page")
    person, shows = found[0], _shows(found[1])
    ratings = ratings_in(await office.store.ratings_of(person)) if "strength" in shows else None
    games = await _games(office, person) if "games" in shows else None
    return PublicPage(await office.people.name(person), ratings, games)


async def _own(office: Office, person: str) -> OwnPage:
    found = await office.store.page_of(person) if person else None
    return OwnPage(found[0], _shows(found[1])) if found else OwnPage("", [])


async def _games(office: Office, person: str) -> list[PublicGame]:
    """Without the others' names and the tables' links: those are not this person's to show."""
    found = []
    for kept in map(_summary, await office.store.finished_of(person, FOR_EVER, MOST_GAMES)):
        seat = kept.people.index(person)
        people = sum(other != "" for other in kept.people) - 1
        place = kept.info.places[seat] if kept.info.places else 0
        found.append(PublicGame(kept.info.game, kept.info.ended or 0, place, people, kept.people.count("")))
    return found


_HANDLERS: list[ControllerRouterHandler] = [get_own_page, set_own_page, get_page]

own_page_api = Router("", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)

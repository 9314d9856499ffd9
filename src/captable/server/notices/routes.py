"""How your turn reaches you, as the settings page asks and says it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from captable.server.notices.push import Subscription
from captable.server.office import Office
from captable.server.people import COOKIE, Badge
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Address, Somebody, TheOffice
from captable.server.wire import Reach, Stopped
from captable.tables.notices import Wishes


def badge_of(office: Office, request: Request[Any, Any, Any]) -> Badge:
    return office.people.badge(request.cookies.get(COOKIE))


@get("/me/reach", tags=["notices"], summary="How your turn reaches you", responses=refusals())
async def get_reach(request: Request[Any, Any, Any], office: TheOffice, person: Somebody) -> Reach:
    return await office.notices.reach(person, badge_of(office, request).device)


@put("/me/reach", tags=["notices"], summary="Say when you want to be told, and when not", responses=refusals(403, 503))
async def put_reach(
    request: Request[Any, Any, Any], office: TheOffice, guest: Somebody, data: JSONBody[Wishes]
) -> Reach:
    await office.notices.change_wishes(guest, data)
    return await office.notices.reach(guest, badge_of(office, request).device)


@post(
    "/me/push",
    status_code=200,
    tags=["notices"],
    summary="Be told by this browser: its push subscription",
    responses=refusals(403, 413, 503),
)
async def add_browser(
    request: Request[Any, Any, Any], office: TheOffice, guest: Somebody, data: JSONBody[Subscription]
) -> Reach:
    badge = badge_of(office, request)
    await office.notices.add_browser(badge, data)
    return await office.notices.reach(guest, badge.device)


@delete(
    "/me/push/{id:str}",
    status_code=200,
    tags=["notices"],
    summary="Be told by that browser no more",
    responses=refusals(403, 404, 503),
)
async def remove_browser(
    request: Request[Any, Any, Any], office: TheOffice, guest: Somebody, id: FromPath[str]
) -> Reach:
    await office.notices.remove_browser(guest, id)
    return await office.notices.reach(guest, badge_of(office, request).device)


@post(
    "/me/push/try",
    status_code=204,
    tags=["notices"],
    summary="Send a trial notice to this browser",
    responses=refusals(403, 404, 503),
)
async def try_push(request: Request[Any, Any, Any], office: TheOffice, guest: Somebody) -> None:
    await office.notices.try_push(await office.people.me(guest), badge_of(office, request).device)


@post(
    "/notices/stop/{key:str}",
    status_code=200,
    tags=["notices"],
    summary="Stop notices of one way, by the link that each of them has; mail programs do it by one click (RFC 8058)",
    responses=refusals(403, 404, 503),
)
async def stop_notices(office: TheOffice, address: Address, key: FromPath[str]) -> Stopped:
    if not office.keys.take(address):
        raise Unwelcome(429, "too-many", retry_after=10)
    return Stopped(await office.notices.stop(key))


_HANDLERS: list[ControllerRouterHandler] = [get_reach, put_reach, add_browser, remove_browser, try_push, stop_notices]

notices_api = Router("/api", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)

"""How your turn reaches you, as the settings page asks and says it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from captable.server.notices.feed import KIND
from captable.server.notices.push import Subscription
from captable.server.office import Office
from captable.server.people import COOKIE, Badge
from captable.server.problems import Unwelcome, refusals
from captable.server.routes import DEPENDENCIES, Address, Somebody, TheOffice
from captable.server.wire import Confirm, Confirmed, FeedLink, MailWish, Reach, Stopped
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
async def stop_notices(office: TheOffice, caller: Address, key: FromPath[str]) -> Stopped:
    if not office.keys.take(caller):
        raise Unwelcome(429, "too-many", retry_after=10)
    return Stopped(await office.notices.stop(key))


# -- mail --------------------------------------------------------------------------------------------------------


@post(
    "/me/mail",
    status_code=204,
    tags=["notices"],
    summary="Send a link to an address, to be reached there and to be kept by it",
    responses=refusals(403, 404, 413, 503),
)
async def ask_address(office: TheOffice, guest: Somebody, caller: Address, data: JSONBody[MailWish]) -> None:
    await office.notices.ask_address(guest, data, caller)


@post(
    "/mail/confirm",
    status_code=200,
    tags=["notices"],
    summary="Confirm an address by the link that was sent there",
    responses=refusals(403, 413, 503),
)
async def confirm_address(office: TheOffice, caller: Address, data: JSONBody[Confirm]) -> Confirmed:
    if not office.keys.take(caller):
        raise Unwelcome(429, "too-many", retry_after=10)
    return Confirmed(await office.notices.confirm_address(data.key))


@post(
    "/mail/open",
    status_code=204,
    tags=["notices"],
    summary="Send a way in to an address that keeps you; nobody is told whether it does",
    responses=refusals(403, 404, 413, 503),
)
async def open_by_mail(office: TheOffice, caller: Address, data: JSONBody[MailWish]) -> None:
    await office.notices.open_by_mail(data, caller)


@delete("/me/mail", tags=["notices"], summary="Have no address any more", responses=refusals(403, 503))
async def remove_address(office: TheOffice, guest: Somebody) -> None:
    await office.notices.remove_address(guest)


# -- feed --------------------------------------------------------------------------------------------------------


@post(
    "/me/feed",
    status_code=200,
    tags=["notices"],
    summary="A feed of the games that are waiting for you, in place of an earlier one",
    responses=refusals(403, 503),
)
async def make_feed(office: TheOffice, guest: Somebody) -> FeedLink:
    return FeedLink(f"/feed/{await office.notices.make_feed(guest)}")


@delete("/me/feed", tags=["notices"], summary="Have no feed any more", responses=refusals(403, 503))
async def drop_feed(office: TheOffice, guest: Somebody) -> None:
    await office.notices.drop_feed(guest)


@get("/feed/{key:str}", include_in_schema=False)
async def read_feed(request: Request[Any, Any, Any], state: State, key: FromPath[str]) -> Response[bytes]:
    office: Office = state.office
    site = office.settings.address or str(request.base_url).rstrip("/")
    body = await office.notices.feed(key, site)
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, max-age=300"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=KIND, headers=headers)


_HANDLERS: list[ControllerRouterHandler] = [
    get_reach,
    put_reach,
    add_browser,
    remove_browser,
    try_push,
    stop_notices,
    ask_address,
    confirm_address,
    open_by_mail,
    remove_address,
    make_feed,
    drop_feed,
]

notices_api = Router("/api", route_handlers=_HANDLERS, dependencies=DEPENDENCIES)

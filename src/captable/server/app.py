"""The application: the routes, the socket and the pages, around one office."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import captable
from captable.server.account import account_api
from captable.server.addresses import place_of
from captable.server.debug import debug_api
from captable.server.friends import friends_api
from captable.server.guard import Guard
from captable.server.lab.routes import lab_api
from captable.server.notices.routes import notices_api, read_feed
from captable.server.office import Office
from captable.server.own_page import own_page_api
from captable.server.pages import api_docs, api_schema, health, page
from captable.server.passkeys import passkeys_api
from captable.server.people import COOKIE
from captable.server.problems import Unwelcome, allowed_methods, problem_of
from captable.server.records import records_api
from captable.server.routes import api
from captable.server.settings import ServerSettings
from captable.server.socket import Connection
from captable.server.tournaments import tournaments_api
from captable.server.wire import CLOSE_NOT_WELCOME, CLOSE_TOO_MUCH, Problem
from captable.server.you import you_api

ABOUT = "Tables for startup-themed games. The socket at /ws and all bodies are explained in docs/wire.md."


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One socket for everything: the lobby and any number of tables."""
    office: Office = state.office
    address = place_of(socket.client.host if socket.client else "")
    await socket.accept()
    badge = office.people.badge(
        socket.cookies.get(COOKIE)
    )  # now: who is signed out from here on is sent away by the hub
    if not badge.person:
        await socket.close(CLOSE_NOT_WELCOME)
    elif office.hub.addresses[address] >= office.settings.limits.sockets_per_address:
        await socket.close(CLOSE_TOO_MUCH)
    else:
        office.house.see_through(office.note_device(badge, socket.headers.get("user-agent", "")))
        await Connection(office, socket, badge, address).run()


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status, problem = problem_of(error)
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, HTTPException) and "allow" in headers:
        headers["allow"] = allowed_methods(error)
    if isinstance(error, Unwelcome) and error.retry_after:
        headers["Retry-After"] = str(error.retry_after)
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def create_app(settings: ServerSettings) -> Guard:
    """The server as an ASGI application."""
    office = Office(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await office.open()
        app.state.office = office
        try:
            yield
        finally:
            await office.close()

    own = [debug_api] if settings.debug else []
    app = Litestar(
        route_handlers=[
            api,
            account_api,
            passkeys_api,
            you_api,
            friends_api,
            own_page_api,
            notices_api,
            read_feed,
            records_api,
            lab_api,
            tournaments_api,
            *own,
            socket,
            health,
            api_docs,
            api_schema,
            page,
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: answer_problem},
        openapi_config=OpenAPIConfig("Captable", captable.__version__, description=ABOUT, render_plugins=[]),
        compression_config=CompressionConfig("gzip", minimum_size=500, gzip_compress_level=6),
        request_max_body_size=settings.limits.body,
        logging_config=None,
        debug=False,
    )
    guard = Guard(app, settings)
    if office.metrics is not None:
        guard.requested = office.metrics.requested
    return guard

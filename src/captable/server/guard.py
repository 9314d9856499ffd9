"""What every request passes first and every answer last: names, origins, rates, safe headers and the log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec

from captable.server.addresses import place_of
from captable.server.limits import Buckets
from captable.server.problems import Unwelcome, problem_of
from captable.server.settings import ServerSettings
from captable.server.wire import CLOSE_NOT_WELCOME, CLOSE_TOO_MUCH

log = logging.getLogger("captable.requests")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

LOOPBACK = ("localhost", "127.0.0.1", "::1")
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS: dict[str, str] = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A link to a table is a key to it: other sites must not be told.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """Wraps the application."""

    def __init__(self, app: Application, settings: ServerSettings) -> None:
        self.app = app
        self._origins = {_address(origin) for origin in settings.origins}
        self._loopback = settings.loopback
        self._requests = Buckets(settings.limits.requests, settings.now)
        self._body = settings.limits.body
        self.requested: Callable[[str, str, int, float], None] = lambda method, route, status, seconds: None
        """Told of every answer: for figures."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500
        asked = scope if scope["method"] != "HEAD" else {**scope, "method": "GET"}

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope)
            elif asked is not scope:
                message = {**message, "body": b""}  # HEAD is answered as GET is, but for the body
            await send(message)

        async def receive_whole() -> Message:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Unwelcome(400, "cut-off")  # nobody is there to be told, and it is no fault of ours
            return message

        try:
            self._check(scope)
        except Unwelcome as error:
            await _answer(send_safely, error)
        else:
            await self.app(asked, receive_whole, send_safely)
        # The template of the route, not the address: a table's id is a key to it.
        route = asked.get("path_template") or "-"
        seconds = perf_counter() - began
        milliseconds = round(seconds * 1000, 1)
        log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})
        self.requested(scope["method"], route, status, seconds)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except Unwelcome as error:
            await receive()
            code = CLOSE_TOO_MUCH if error.status == 429 else CLOSE_NOT_WELCOME
            await send({"type": "websocket.close", "code": code, "reason": ""})
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        if not self._requests.take(place_of(client[0] if client else "")):
            raise Unwelcome(429, "too-many", retry_after=2)
        self._check_host(headers)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(headers)
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or int(length) > self._body:
            raise Unwelcome(413, "too-large", most=self._body)

    def _check_host(self, headers: dict[bytes, str]) -> None:
        """On loopback a foreign name means that a site elsewhere made its name lead here."""
        host = headers.get(b"host", "")
        name = _name(host)
        known = name in LOOPBACK or any(_name(origin) == name for origin in self._origins)
        if self._loopback and not known:
            raise Unwelcome(400, "wrong-host", host=host[:100])

    def _check_origin(self, headers: dict[bytes, str]) -> None:
        """Browsers say where a page comes from; a program that isn't one says nothing and has no cookie of others."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        address = _address(origin)
        if not address or address not in (headers.get(b"host", ""), *self._origins):
            raise Unwelcome(403, "foreign-origin", origin=origin[:100])


def _address(origin: str) -> str:
    """The host and port of an origin; empty for none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _name(address: str) -> str:
    """The host without the port; empty for none."""
    try:
        return urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return ""


def _add_headers(message: Message, scope: Scope) -> None:
    headers = list(message["headers"])
    present = {name.lower() for name, _ in headers}
    wanted = HEADERS | ({"cache-control": "no-store"} if scope["path"].startswith("/api/") else {})
    for name, value in wanted.items():
        if name.encode() not in present:
            headers.append((name.encode(), value.encode()))
    message["headers"] = headers


async def _answer(send: Send, error: Unwelcome) -> None:
    status, problem = problem_of(error)
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.retry_after:
        headers.append((b"retry-after", str(error.retry_after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

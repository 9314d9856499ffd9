"""A seat at a live table of any Captable server, from Python: join by the table's link, look, move, wait.

A guest's cookie is the key to a seat. Kept in a file, it lets a program that was stopped take its seat again.
"""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from secrets import token_hex
from time import monotonic
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from captable.core.errors import BadInput, CaptableError
from captable.core.view import View

PATIENCE = 30.0
"""Seconds for the server to answer a request."""
AT_A_TABLE = "table"


class Refused(CaptableError):
    """The server says no, and why."""


class Lost(CaptableError):
    """The connection to the server is gone."""


def read_link(link: str) -> tuple[str, str]:
    """The server and the table of a link such as http://localhost:8000/table/k7qd2mzxwa."""
    parts = urlsplit(link)
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https") or not parts.netloc or steps[:1] != [AT_A_TABLE] or len(steps) != 2:
        raise BadInput(f"A table's link looks like http://localhost:8000/table/k7qd2mzxwa, not {link!r}.")
    return f"{parts.scheme}://{parts.netloc}", steps[1]


class LiveSeat:
    """One seat at one table; use it in a `with`, which opens and closes the connection."""

    def __init__(self, link: str, name: str = "", key: Path | None = None) -> None:
        self.server, self.table = read_link(link)
        self.name, self.key = name, key
        self.cookie = _read_key(key)
        self.info: dict[str, Any] = {}
        self.revision = 0
        self.view: View | None = None
        self._ids = count()
        self._prefix = token_hex(4)
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self.sit()
        self.connect()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    # -- taking a seat -----------------------------------------------------------------------------------

    def sit(self) -> None:
        """Become a guest, take the name, and take the first free seat unless one is ours already."""
        self.request("GET", "/api/me")
        if self.name:
            self.request("PUT", "/api/me", {"name": self.name})
        self.info = self.request("GET", f"/api/tables/{self.table}")
        if self.info.get("you") is None:
            self.info = self.request("POST", f"/api/tables/{self.table}/join", {})

    def request(self, method: str, path: str, body: object = None) -> Any:
        asked = urllib.request.Request(self.server + path, method=method)
        asked.add_header("Content-Type", "application/json")
        if self.cookie:
            asked.add_header("Cookie", self.cookie)
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(asked, data, PATIENCE) as answer:
                self._keep(answer.headers.get("Set-Cookie"))
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise Refused(_problem(error.read()) or f"{self.server} answers {error.code}.") from None
        except (urllib.error.URLError, OSError, ValueError) as error:
            raise Lost(f"{self.server} can't be reached: {getattr(error, 'reason', error)}.") from None

    def _keep(self, cookie: str | None) -> None:
        if not cookie:
            return
        self.cookie = cookie.partition(";")[0]
        if self.key is not None:
            descriptor = os.open(self.key, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(self.cookie + "\n")

    # -- the table ---------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Follow the table, over a new connection where there was one."""
        self._open.close()
        connection = connect(
            self.server.replace("http", "ws", 1) + "/ws",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            open_timeout=PATIENCE,
        )
        try:
            self._socket = self._open.enter_context(connection)
        except (OSError, WebSocketException) as error:
            raise Lost(f"{self.server} takes no connection: {error}.") from None
        self._send(type="follow", table=self.table)

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.outcome is not None

    @property
    def asked(self) -> bool:
        """Whether this seat has something to decide."""
        return self.view is not None and bool(self.view.choices or self.view.ranges)

    def wait(self, seconds: float | None = None) -> bool:
        """Until the seat is asked or the game is over; says no when the time is up before."""
        end = None if seconds is None else monotonic() + seconds
        while not (self.asked or self.over):
            if self.read(end) is None:
                return False
        return True

    def play(self, move: int) -> None:
        """Make a move, and wait until the server has it on disk. A stale one is not played: look again."""
        id = self._id()
        self._send(type="move", table=self.table, id=id, revision=self.revision, move=move)
        self._until_done(id)

    def resign(self) -> None:
        id = self._id()
        self._send(type="resign", table=self.table, id=id)
        self._until_done(id)

    def _until_done(self, id: str) -> None:
        while (message := self.read()) is not None:
            if message.get("done") == id:
                return
            if message.get("id") == id and message["type"] == "stale":
                self.view = None  # the current one follows
                return
            if message.get("id") == id and message["type"] == "refused":
                problem = message["problem"]
                clause = f" ({problem['clause']})" if problem.get("clause") else ""
                raise Refused(problem["text"] + clause)

    def read(self, end: float | None = None) -> dict[str, Any] | None:
        """The next message of the server, after which the view is up to date; none if there is none in time."""
        assert self._socket is not None
        try:
            text = self._socket.recv(None if end is None else max(0.0, end - monotonic()))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            raise Lost(f"{self.server} ended the connection: {closed}.") from None
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table" and message["table"] == self.table:
            self.info = message.get("info", self.info)
            if "view" in message:
                self.view = msgspec.convert(message["view"], View, str_keys=True)
                self.revision = message["revision"]
        return message

    def _id(self) -> str:
        return f"{self._prefix}-{next(self._ids)}"

    def _send(self, **message: object) -> None:
        assert self._socket is not None
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            raise Lost(f"{self.server} ended the connection: {closed}.") from None


def _read_key(key: Path | None) -> str:
    try:
        return key.read_text("utf-8").strip() if key is not None else ""
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise BadInput(f"The key {key} can't be read: {error.strerror}.") from None


def _problem(body: bytes) -> str:
    try:
        said = json.loads(body)
    except ValueError:
        return ""
    return str(said.get("text", "")) if isinstance(said, dict) else ""

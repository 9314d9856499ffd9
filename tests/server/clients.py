"""A real server on loopback and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from captable.bots import Idea
from captable.hindsight.look import LEVELS, Level, Looked
from captable.server.guard import Guard
from captable.server.office import Office
from captable.server.run import listen, make_server
from captable.server.settings import Limits, Rate, ServerSettings
from captable.tables.changes import put_together
from captable.tables.settings import Settings
from captable.tables.thinking import Glance, Thought, advise_here, look_here, think_here

PATIENCE = 60
"""Seconds after which a test gives up waiting."""
PLENTY = Rate(10**6, 10**6)
NO_LIMITS = Limits(
    requests=PLENTY,
    changes=PLENTY,
    changes_per_address=PLENTY,
    messages=PLENTY,
    chat=PLENTY,
    running_tables=10**6,
    open_tables=10**6,
    tables_an_hour=10**6,
    looking_back=PLENTY,
    reviews_an_hour=10**6,
    looking_back_per_address=PLENTY,
    keys=PLENTY,
)
AT_ONCE = Settings(bot_pause=0)
LEVELS["at a glance"] = Level(10, 4)


async def advise_quickly(thought: Thought) -> list[Idea]:
    return await advise_here(replace(thought, bot="search:iterations=30"))


async def look_quickly(glance: Glance) -> Looked:
    return await look_here(replace(glance, level="at a glance"))


def quick(folder: Path, **changes: Any) -> ServerSettings:
    """Settings for tests: no limits, bots that answer at once and think here, reviews that hardly look."""
    settings = ServerSettings(
        folder,
        limits=NO_LIMITS,
        tables=AT_ONCE,
        think=think_here,
        advise=advise_quickly,
        look=look_quickly,
        lobby_pause=0,
    )
    return replace(settings, **changes)


@dataclass
class Running:
    address: str
    office: Office
    stop: Callable[[], None]


@asynccontextmanager
async def running(settings: ServerSettings) -> AsyncIterator[Running]:
    """A server for the time of a test, on a port of its own."""
    listening = listen("127.0.0.1", 0)
    server = make_server(settings)
    guard = server.config.app
    assert isinstance(guard, Guard)
    assert isinstance(guard.app, Litestar)
    # Not `serve`, which takes the signals that the test runner needs.
    task = asyncio.create_task(server._serve([listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0)
    if task.done():
        await task

    def stop() -> None:
        server.should_exit = True

    try:
        yield Running(f"127.0.0.1:{listening.getsockname()[1]}", guard.app.state.office, stop)
    finally:
        stop()
        await asyncio.wait_for(task, PATIENCE)
        listening.close()


def http_client(address: str) -> httpx.AsyncClient:
    # Nothing here is encrypted, and reading the system's certificates takes longer than most tests.
    return httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, verify=False)


class Client:
    """A guest with a cookie: asks by HTTP, follows and moves by socket, and remembers all that it was sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = http_client(address)
        self.me: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        self.received: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        """To wishes: what was done, and every `stale`, `refused` and `hint`."""
        self.changes = True
        """Be sent what changed rather than the whole."""
        self.views: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.logs: dict[str, list[dict[str, Any]]] = {}
        self.revisions: dict[str, int] = {}
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def arrive(self, name: str = "") -> Client:
        """Become a guest, or the one whose cookie is set already."""
        self.me = await self.get("/api/me")
        if name:
            self.me = await self.put("/api/me", {"name": name})
        return self

    async def move_to(self, address: str) -> None:
        """The same guest at another address."""
        self.address = address
        cookies = dict(self.http.cookies)
        await self.http.aclose()
        self.http = http_client(address)
        self.http.cookies.update(cookies)

    # -- by HTTP -----------------------------------------------------------------------------------------------

    async def get(self, path: str) -> Any:
        return self._body(await self.http.get(path))

    async def post(self, path: str, body: object = None) -> Any:
        return self._body(await self.http.post(path, json=body) if body is not None else await self.http.post(path))

    async def put(self, path: str, body: object) -> Any:
        return self._body(await self.http.put(path, json=body))

    def _body(self, response: httpx.Response) -> Any:
        if response.status_code == 503:
            raise ConnectionError(response.text)
        assert response.is_success, f"{response.status_code} {response.text}"
        return response.json()

    # -- by socket ---------------------------------------------------------------------------------------------

    async def connect(self, agent: str = "") -> Client:
        await self.hang_up()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            f"ws://{self.address}/ws", additional_headers={"Cookie": cookies}, user_agent_header=agent or None
        )
        self._reading = asyncio.create_task(self._read(self.socket))
        before = len(self.received)
        await self.until(lambda: len(self.received) > before, "the welcome")
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(msgspec.json.decode(text))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._news.set()

    def _take(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        if message["type"] == "table":
            self._take_table(message["table"], message)
        elif message["type"] in ("stale", "refused", "hint"):
            self.answers.append(message)

    def _take_table(self, table: str, message: dict[str, Any]) -> None:
        self.revisions[table] = message.get("revision", 0)
        if "info" in message:
            self.tables[table] = message["info"]
        if "view" in message:
            self.views[table] = message["view"]
        if "info_changes" in message:
            self.tables[table] = put_together(self.tables[table], message["info_changes"])
        if "changes" in message:
            self.views[table] = put_together(self.views[table], message["changes"])
        known = [] if message.get("whole_log") else self.logs.get(table, [])
        self.logs[table] = known + message.get("log", [])
        if "done" in message:
            self.answers.append(
                {"type": "done", "table": table, "id": message["done"], "revision": self.revisions[table]}
            )

    async def send(self, type: str, **fields: object) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode({"type": type} | fields).decode())

    async def until(self, condition: Callable[[], object], what: str = "") -> Any:
        """Wait for something that the messages bring about."""
        async with asyncio.timeout(PATIENCE):
            while not (found := condition()):
                if self._reading is not None and self._reading.done():
                    raise ConnectionError(f"The socket closed before {what or 'that'}.")
                self._news.clear()
                await self._news.wait()
        return found

    def last(self, type: str, **fields: object) -> dict[str, Any] | None:
        """The latest message of that type with these fields."""
        wanted = {"type": type} | fields
        return next((m for m in reversed(self.received) if wanted.items() <= m.items()), None)

    async def wish(self, type: str, table: str, id: str, **fields: object) -> dict[str, Any]:
        """Send a wish and wait for its answer: `done`, `stale`, `refused` or `hint`."""
        before = len(self.answers)
        await self.send(type, table=table, id=id, **fields)
        return dict(
            await self.until(
                lambda: next((m for m in self.answers[before:] if m.get("id") == id), None),
                f"an answer to {type} {id}",
            )
        )

    async def follow(self, table: str) -> None:
        before = len(self.received)
        revision = self.revisions.get(table, 0) or -1
        await self.send("follow", table=table, revision=revision, changes=self.changes)

        def answer() -> dict[str, Any] | None:
            mine = (m for m in self.received[before:] if m.get("table") == table and not m.get("id"))
            return next((m for m in mine if m["type"] == "refused" or m.get("whole_chat")), None)

        if (found := await self.until(answer, "the table"))["type"] == "refused":
            raise ConnectionError(f"The table can't be followed: {found['problem']}")

    def choices(self, table: str) -> list[int]:
        return [choice["move"] for choice in self.views[table].get("choices", [])]

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            await self.closed()

    def cut(self) -> None:
        """Lose the connection without a word."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def closed(self) -> int:
        """Wait for the end of the connection; its code."""
        assert self.socket is not None
        assert self._reading is not None
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)
        return self.socket.close_code or 0

    async def leave(self) -> None:
        await self.hang_up()
        await self.http.aclose()


@asynccontextmanager
async def guests(server: Running, *names: str) -> AsyncIterator[list[Client]]:
    """Some people with names, connected."""
    clients = [await (await Client(server.address).arrive(name)).connect() for name in names]
    try:
        yield clients
    finally:
        for client in clients:
            await client.leave()


async def open_table(host: Client, *others: Client, **more: object) -> str:
    """A running table of Startups with these people and a bot, followed by all."""
    seats = [{"kind": "person"}] * (1 + len(others)) + [{"kind": "bot"}] * (2 - len(others))
    id: str = (await host.post("/api/tables", {"game": "startups", "seats": seats, **more}))["id"]
    for other in others:
        await other.post(f"/api/tables/{id}/join", {})
    await host.post(f"/api/tables/{id}/start")
    for client in (host, *others):
        await client.follow(id)
    return id


async def play_on(client: Client, table: str) -> None:
    """Make the first lit move whenever there is one, until the game is over."""
    numbers = count(1)
    while True:
        await client.until(lambda: client.choices(table) or "outcome" in client.views[table], "a move or the end")
        if "outcome" in client.views[table]:
            return
        answer = await client.wish(
            "move", table, f"m{next(numbers)}", revision=client.revisions[table], move=client.choices(table)[0]
        )
        assert answer["type"] == "done", answer

"""Many tables with four sockets each, played at a wished rate: the client of `bench.server`, in a process of its own.

It is as cheap as it can be, because it shares the machine with the server that it measures: picows reads the frames,
and of a message only what a player needs is decoded. `python -m bench.load ours|boardgame ADDRESS` reads a plan a
line from its input and answers each with a line of figures.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PLAYERS = 4
AT_ONCE = 8
"""Requests under way while tables are made."""
GIVE_UP = 60.0
"""Seconds without a single message."""


class Plan(msgspec.Struct):
    tables: int
    rate: float
    """Moves a second that are wished, over all tables; 0 for as many as there can be."""
    seconds: float


class Figures(msgspec.Struct):
    moves: int
    seconds: float
    messages: int
    bytes: int
    p50: float
    """Milliseconds from the time a move was wished for until all four sockets have been told."""
    p99: float
    cpu: float
    """Seconds of this client."""


# -- sockets -----------------------------------------------------------------------------------------------------


class Socket(WSListener):  # type: ignore[misc]  # picows has no types for it
    """One player's connection; what it reads goes to its table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.crowd.count(frame.payload_size)
            self.table.read(self, frame.get_payload_as_memoryview())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.table.crowd.fail(f"the server closed a socket: {frame.get_close_code()}")

    def send(self, data: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, data)


class Table(ABC):
    """Four players of one game. A move is begun when its time has come and somebody may move."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.sockets: list[Socket] = []
        self.wished: float | None = None
        """When the move was wished for that waits or is under way."""
        self.moving = False
        self.over = False
        self.untold = 0

    @abstractmethod
    async def sit_down(self) -> None:
        """Make the table and connect its players."""

    @abstractmethod
    def read(self, socket: Socket, payload: memoryview) -> None: ...

    @abstractmethod
    def can_move(self) -> bool: ...

    @abstractmethod
    def move(self) -> None: ...

    def wish(self, when: float) -> None:
        self.wished = when
        self.go_on()

    def go_on(self) -> None:
        if self.wished is not None and not self.moving and self.can_move():
            self.moving = True
            self.untold = PLAYERS
            self.move()

    def told(self) -> None:
        """One more socket has what the move changed."""
        self.untold -= 1
        if self.untold == 0 and self.wished is not None:
            latency = time.perf_counter() - self.wished
            self.wished = None
            self.moving = False
            self.crowd.finish(self, latency)


# -- ours --------------------------------------------------------------------------------------------------------


class Seen(msgspec.Struct):
    """What a player of ours needs of a message."""

    class Choice(msgspec.Struct):
        move: int

    class View(msgspec.Struct):
        choices: list[Seen.Choice] = []
        outcome: Any = None

    type: str
    revision: int = 0
    view: View | None = None
    changes: list[tuple[Any, ...]] = []
    whole_chat: bool = False


_seen = msgspec.json.Decoder(Seen).decode
_ids = count(1)


class OurTable(Table):
    def __init__(self, crowd: Crowd) -> None:
        super().__init__(crowd)
        self.id = ""
        self.choices: list[list[int]] = [[] for _ in range(PLAYERS)]
        self.revisions = [0] * PLAYERS
        self.following = [asyncio.Event() for _ in range(PLAYERS)]

    async def sit_down(self) -> None:
        guests = [await self.crowd.guest() for _ in range(PLAYERS)]
        wish = {"game": "startups", "seats": [{"kind": "person"}] * PLAYERS, "options": {"rounds": 4}}
        self.id = (await self.crowd.ask("POST", "/api/tables", guests[0], wish))["id"]
        for guest in guests[1:]:
            await self.crowd.ask("POST", f"/api/tables/{self.id}/join", guest, {})
        await self.crowd.ask("POST", f"/api/tables/{self.id}/start", guests[0], {})
        for seat, guest in enumerate(guests):
            headers = {"Cookie": guest}
            _, socket = await ws_connect(
                lambda seat=seat: Socket(self, seat), f"ws://{self.crowd.address}/ws", extra_headers=headers
            )
            self.sockets.append(socket)
            socket.send(msgspec.json.encode({"type": "follow", "table": self.id, "changes": True}))
            await asyncio.wait_for(self.following[seat].wait(), GIVE_UP)

    def read(self, socket: Socket, payload: memoryview) -> None:
        seen = _seen(payload)
        seat = socket.seat
        if seen.type == "refused" or seen.type == "stale":
            self.crowd.fail(bytes(payload).decode())
        if seen.type == "table":
            if seen.view is not None:
                self.choices[seat] = [choice.move for choice in seen.view.choices]
                self.over = seen.view.outcome is not None
            for change in seen.changes:
                self.change(seat, change)
            if seen.whole_chat:
                self.following[seat].set()
            if seen.revision > self.revisions[seat]:
                self.revisions[seat] = seen.revision
                if self.moving:
                    self.told()
        self.go_on()

    def change(self, seat: int, change: tuple[Any, ...]) -> None:
        """Of what changed in a view only the choices matter here."""
        [field, *rest], *what = change
        if field == "outcome":
            self.over = bool(what)
        elif field == "choices":
            moves = self.choices[seat]
            if len(what) >= 3 and not rest:
                lit = [choice if isinstance(choice, dict) else choice[1] for choice in what[2]]
                moves[what[0] : what[0] + what[1]] = [choice["move"] for choice in lit]
            elif len(rest) == 1 and what:
                moves[rest[0]] = what[0]["move"]
            elif not rest:
                moves[:] = [choice["move"] for choice in what[0]] if what else []

    def can_move(self) -> bool:
        return any(self.choices)

    def move(self) -> None:
        seat = next(seat for seat in range(PLAYERS) if self.choices[seat])
        move = self.choices[seat][next(_ids) % len(self.choices[seat])]
        wish = {
            "type": "move",
            "table": self.id,
            "id": f"m{next(_ids)}",
            "revision": self.revisions[seat],
            "move": move,
        }
        self.sockets[seat].send(msgspec.json.encode(wish))


# -- boardgame.io ------------------------------------------------------------------------------------------------


class BoardgameTable(Table):
    """The same through boardgame.io's own protocol, which is socket.io's over a WebSocket."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__(crowd)
        self.id = f"match{next(_ids)}"
        self.state_id = 0
        self.turn = 0
        self.synced = [asyncio.Event() for _ in range(PLAYERS)]

    async def sit_down(self) -> None:
        address = f"ws://{self.crowd.address}/socket.io/?EIO=4&transport=websocket"
        for seat in range(PLAYERS):
            _, socket = await ws_connect(lambda seat=seat: Socket(self, seat), address)
            self.sockets.append(socket)
            await asyncio.wait_for(self.synced[seat].wait(), GIVE_UP)

    def read(self, socket: Socket, payload: memoryview) -> None:
        head = bytes(payload[:30])
        if head.startswith(b"0"):
            socket.send(b"40/table,")
        elif head.startswith(b"2"):
            socket.send(b"3")
        elif head.startswith(b"40"):
            join = msgspec.json.encode(["sync", self.id, str(socket.seat), None, PLAYERS])
            socket.send(b"42/table," + join)
        elif head.startswith(b'42/table,["sync"'):
            self.synced[socket.seat].set()
        elif head.startswith(b'42/table,["update"'):
            if socket.seat == (self.turn + 1) % PLAYERS:
                _, _, state, *_ = msgspec.json.decode(payload[9:], type=tuple[str, str, BoardgameState, Any])
                self.state_id = state.id
            self.told()
            if self.untold == 0:
                self.turn = (self.turn + 1) % PLAYERS
            self.go_on()

    def can_move(self) -> bool:
        return self.untold == 0

    def move(self) -> None:
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "turn", "args": [next(_ids)], "playerID": str(self.turn), "credentials": None},
        }
        update = msgspec.json.encode(["update", action, self.state_id, self.id, str(self.turn)])
        self.sockets[self.turn].send(b"42/table," + update)


class BoardgameState(msgspec.Struct):
    id: int = msgspec.field(name="_stateID")


KINDS: dict[str, type[Table]] = {"ours": OurTable, "boardgame": BoardgameTable}

# -- all tables --------------------------------------------------------------------------------------------------


@dataclass
class Crowd:
    kind: str
    address: str
    tables: list[Table] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    size: int = 0
    failure: str = ""
    idle: deque[Table] = field(default_factory=deque)
    """Tables where no move is wished for or under way."""
    free: deque[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=deque)

    def count(self, size: int) -> None:
        self.messages += 1
        self.size += size

    def finish(self, table: Table, latency: float) -> None:
        self.latencies.append(latency)
        if not table.over:
            self.idle.append(table)

    def fail(self, why: str) -> None:
        self.failure = self.failure or why

    async def grow(self, tables: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        self.free.clear()  # the server does not keep a quiet connection for ever

        async def one() -> None:
            async with gate:
                table = KINDS[self.kind](self)
                await table.sit_down()
                self.tables.append(table)

        async with asyncio.TaskGroup() as group:
            for _ in range(tables - len(self.tables)):
                group.create_task(one())

    async def play(self, plan: Plan) -> Figures:
        """Wish moves at the plan's rate, the tables one after the other, and count what comes of it."""
        self.idle = deque(table for table in self.tables if not table.over)
        self.latencies, self.messages, self.size = [], 0, 0
        cpu, began = time.process_time(), time.perf_counter()
        ends = began + plan.seconds
        due = began
        while (now := time.perf_counter()) < ends and not self.failure:
            while due <= now and self.idle:
                self.idle.popleft().wish(due)
                due = due + 1 / plan.rate if plan.rate else now
            await asyncio.sleep(max(0.0005, due - now))
        elapsed = time.perf_counter() - began
        moves = len(self.latencies)
        figures = Figures(moves, elapsed, self.messages, self.size, 0, 0, time.process_time() - cpu)
        await self._calm_down()
        if self.failure:
            sys.exit(f"bench: {self.failure}")
        late = sorted(self.latencies) or [0.0]
        figures.p50 = 1000 * late[len(late) // 2]
        figures.p99 = 1000 * late[min(len(late) - 1, len(late) * 99 // 100)]
        return figures

    async def _calm_down(self) -> None:
        ends = time.perf_counter() + GIVE_UP
        while any(table.wished is not None for table in self.tables):
            if time.perf_counter() > ends:
                sys.exit("bench: moves were not answered")
            await asyncio.sleep(0.01)

    # -- by HTTP -----------------------------------------------------------------------------------------------

    async def guest(self) -> str:
        """The cookie of somebody new."""
        head, _ = await self._request("GET", "/api/me", "", None)
        [cookie] = [line for line in head.split("\r\n") if line.lower().startswith("set-cookie:")]
        return cookie.split(":", 1)[1].split(";")[0].strip()

    async def ask(self, method: str, path: str, cookie: str, body: object) -> Any:
        return msgspec.json.decode((await self._request(method, path, cookie, body))[1])

    async def _request(self, method: str, path: str, cookie: str, body: object) -> tuple[str, bytes]:
        host, port = self.address.split(":")
        reader, writer = self.free.popleft() if self.free else await asyncio.open_connection(host, int(port))
        content = b"" if body is None else msgspec.json.encode(body)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.address}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head.split("\r\n"))}
        answer = await reader.readexactly(int(fields["content-length"]))
        if " 20" not in head.split("\r\n")[0]:
            sys.exit(f"bench: {method} {path}: {answer.decode()}")
        self.free.append((reader, writer))
        return head, answer


async def main(kind: str, address: str) -> None:
    crowd = Crowd(kind, address)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        plan = msgspec.json.decode(line, type=Plan)
        await crowd.grow(plan.tables)
        if plan.seconds:
            gc.collect()
            gc.freeze()
            print(msgspec.json.encode(await crowd.play(plan)).decode(), flush=True)
        else:
            print("{}", flush=True)


if __name__ == "__main__":
    gc.set_threshold(100_000, 50, 50)
    uvloop.run(main(*sys.argv[1:]))

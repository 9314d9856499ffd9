"""What one move costs our server, whatever else the machine does: `python -m bench.move`.

The whole server in this process, from the bytes of a client's frame to the bytes of what all at its table are sent,
committed to disk; only the kernel's sockets are missing. Rounds of moves take turns with a fixed piece of Python, and
the cheapest rounds of both are compared: their ratio says the same on a busy machine.

Seeds are fixed, so the same moves are played each time. For counts of instructions run it under `valgrind
--tool=callgrind` with few and with many rounds, and subtract.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import uvloop
from litestar import Litestar
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

import captable
from bench.host import no_limits
from captable.server.frames import MASKED, TEXT, FrameProtocol
from captable.server.guard import Guard
from captable.server.office import Office
from captable.server.people import COOKIE
from captable.server.run import make_server
from captable.server.settings import ServerSettings
from captable.tables.info import SeatWish
from captable.tables.journal import AnyRow
from captable.tables.table import Table
from captable.tables.thinking import think_here

PLAYERS = {"it_heroes": 2}
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {cookie}\r\n\r\n"
)
_ids = count(1)


class Wire(asyncio.Transport):
    """Leads nowhere; counts what is sent, and says when all is there that was waited for."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__()
        self.crowd = crowd

    def write(self, data: Any) -> None:
        self.crowd.told(len(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """There is nothing to close."""

    def pause_reading(self) -> None:
        """Nor is there anything to pause."""


def text_frame(message: object) -> bytes:
    """As a browser sends it; masked with a key that leaves it as it is."""
    data = msgspec.json.encode(message)
    size = bytes([MASKED + len(data)]) if len(data) < 126 else bytes([MASKED + 126]) + len(data).to_bytes(2)
    return bytes([TEXT]) + size + bytes(4) + data


class Crowd:
    """Tables full of people who play by lot, each over a connection without a socket."""

    def __init__(self, game: str, office: Office, connect: Callable[[Crowd, str], FrameProtocol]) -> None:
        self.office = office
        self.game = captable.game(game)
        self.players = PLAYERS.get(game, 4)
        self.options: dict[str, Any] = {"rounds": 4} if game == "startups" else {}
        self.bytes = self.messages = 0
        self._connect = connect
        self._lot = Random(18)
        self._missing = 0
        self._all_told = asyncio.Event()
        self._seats: dict[str, list[FrameProtocol]] = {}
        self._tables: list[Table] = []

    def told(self, size: int) -> None:
        self.messages += 1
        self.bytes += size
        self._missing -= 1
        if self._missing == 0:
            self._all_told.set()

    async def _until_told(self) -> None:
        await self._all_told.wait()
        self._all_told.clear()

    async def sit_down(self, count: int) -> None:
        self._tables = [await self._begin() for _ in range(count)]

    async def _begin(self) -> Table:
        house, people = self.office.house, [self.office.people.new() for _ in range(self.players)]
        wishes = [SeatWish("person")] * self.players
        table = await house.create(people[0], "Player 0", self.game.key, wishes, self.options)
        for seat in range(1, self.players):
            table = await house.act(table.id, partial(sit_down, person=people[seat], seat=seat))
        seed = f"seed {next(_ids)}"
        await house.act(table.id, lambda t, at: t.start(people[0], at, seed=seed))
        self._seats[table.id] = []
        for seat, person in enumerate(people):
            self._missing = 2  # the handshake and the welcome
            protocol = self._connect(self, f"{COOKIE}={self.office.people.cookie_for(person)}")
            await self._until_told()
            self._missing = 1 + seat  # the others hear of it
            protocol.data_received(text_frame({"type": "follow", "table": table.id, "changes": True}))
            await self._until_told()
            self._seats[table.id].append(protocol)
        return table

    async def renew(self) -> None:
        """Other games for those that are over."""
        for i, table in enumerate(self._tables):
            if table.status == "over":
                for protocol in self._seats.pop(table.id):
                    protocol.connection_lost(None)
                self._tables[i] = await self._begin()

    async def leave(self) -> None:
        """Everybody hangs up."""
        for seats in self._seats.values():
            for protocol in seats:
                protocol.connection_lost(None)
        while self.office.hub.connections:
            await asyncio.sleep(0.01)

    async def move(self, at_once: int) -> int:
        """So many moves at different tables, all wished for together; says how many it could be."""
        playing = [table for table in self._lot.sample(self._tables, at_once) if table.status == "running"]
        if not playing:
            return 0
        frames = [(self._seats[table.id], *self._wish(table)) for table in playing]
        self._missing = self.players * len(playing)
        for seats, seat, frame in frames:
            seats[seat].data_received(frame)
        await self._until_told()
        return len(playing)

    def _wish(self, table: Table) -> tuple[int, bytes]:
        seat = table.to_move()[0]
        move = self._lot.choice(list(table.state.moves(seat)))
        revision = table.eyes(seat).revision
        wish = {"type": "move", "table": table.id, "id": f"m{next(_ids)}", "revision": revision, "move": move}
        return seat, text_frame(wish)


def sit_down(table: Table, at: int, person: str, seat: int) -> list[AnyRow]:
    return table.sit(person, f"Player {seat}", seat, {}, at)


def reference() -> int:
    """A fixed piece of Python: dictionaries, lists, calls and JSON, as in a server."""
    found: dict[str, list[int]] = {}
    for i in range(1500):
        found.setdefault(str(i % 97), []).append(i)
    total = 0
    for _ in range(5):
        total += sum(len(values) for values in msgspec.json.decode(msgspec.json.encode(found)).values())
    return total


def cheapest(taken: list[float], share: int = 5) -> float:
    """The mean of the cheapest fifth: what others on the machine cost is not in it."""
    best = sorted(taken)[: max(1, len(taken) // share)]
    return sum(best) / len(best)


async def measure(game: str, folder: Path, many: int, at_once: int, rounds: int) -> None:
    server = make_server(ServerSettings(folder, limits=no_limits(), think=think_here))
    server.config.load()
    lifespan, state = LifespanOn(server.config), ServerState()
    await lifespan.startup()

    def connect(crowd: Crowd, cookie: str) -> FrameProtocol:
        protocol = FrameProtocol(server.config, state, {})
        protocol.connection_made(Wire(crowd))
        protocol.data_received(HANDSHAKE.format(cookie=cookie).encode())
        return protocol

    app = cast(Litestar, cast(Guard, server.config.app).app)
    crowd = Crowd(game, app.state.office, connect)
    await crowd.sit_down(many)
    of_loop, of_process, of_reference, moves = [], [], [], 0
    crowd.bytes = crowd.messages = 0
    for _ in range(rounds):
        await crowd.renew()
        loop, process, made = time.thread_time(), time.process_time(), 0
        while made < 16:
            made += (now := await crowd.move(at_once))
            if not now:
                await crowd.renew()
        of_loop.append((time.thread_time() - loop) / made)
        of_process.append((time.process_time() - process) / made)
        moves += made
        before = time.thread_time()
        reference()
        of_reference.append(time.thread_time() - before)
    await crowd.leave()
    await lifespan.shutdown()
    unit = cheapest(of_reference)
    print(
        f"{game:16} {at_once:2} at once: {1000 * cheapest(of_loop):.3f} ms a move in the loop, "
        f"{1000 * cheapest(of_process):.3f} with the commits, {cheapest(of_process) / unit:.2f} references, "
        f"{crowd.bytes / moves:,.0f} bytes, {moves} moves"
    )


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=["startups"])
    arguments.add_argument("--tables", type=int, default=32)
    arguments.add_argument("--at-once", type=int, nargs="+", default=[1, 8])
    arguments.add_argument("--rounds", type=int, default=200, help="of some 16 moves")
    chosen = arguments.parse_args()
    print(f"{captable.build()}; a reference is a fixed piece of Python, about 1 ms")
    for game in chosen.games:
        for at_once in chosen.at_once:
            with tempfile.TemporaryDirectory(prefix="captable-bench-", dir=Path.cwd() / "build") as folder:
                uvloop.run(measure(game, Path(folder), chosen.tables, at_once, chosen.rounds))

"""Odd messages on real sockets: each is answered or ends its own connection, and nobody else notices.

A seeded generator, so that a failure comes again: a few hundred messages here, many in `make soak`
(CAPTABLE_MESSAGES, CAPTABLE_SEED).
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from captable.tables import journal
from captable.tables.table import restore
from tests.server.clients import PATIENCE, Client, Running, guests, open_table, play_on, quick, running

MESSAGES = int(os.environ.get("CAPTABLE_MESSAGES", "300"))
SEED = os.environ.get("CAPTABLE_SEED", "1")

RIGHT_FIELDS = {
    "follow_lobby": ["on"],
    "follow": ["table", "revision"],
    "unfollow": ["table"],
    "ping": [],
    "typing": ["table"],
    "move": ["table", "id", "revision", "move"],
    "answer": ["table", "id", "question", "agree"],
    "chat": ["table", "id", "text"],
    "hint": ["table", "id"],
    "undo": ["table", "id"],
    "resign": ["table", "id"],
    "take_back_seat": ["table", "id"],
    "welcome": ["me"],
    "dance": [],
    "": [],
}
TYPES = tuple(RIGHT_FIELDS)
FIELDS = ("table", "id", "revision", "move", "question", "agree", "text", "on", "type", "nonsense")
TEXTS = ("", "a", "é\u0301\u202e\x00", "x" * 41, "x" * 3000, "\ud83d\ude00", "../../etc", "'; DROP TABLE journal;--")
NUMBERS = (-1, 0, 1, 2, 3, 17, 2**31 - 1, 2**31, 2**63, -(2**70), 10**300, 1.5, -0.0, 1e308)
OPCODES = (Opcode.CONT, Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE, Opcode.PING, Opcode.PONG, 3, 11)


class Oddity:
    """Sends what no good client would, and some of what it would."""

    def __init__(self, rng: random.Random, tables: list[str]) -> None:
        self.rng = rng
        self.tables = tables

    def frame(self) -> bytes:
        """A frame as it goes over the wire."""
        if self.rng.random() < 0.92:
            return Frame(Opcode.TEXT, self.text().encode("utf-8", "surrogatepass")).serialize(mask=True)
        return self.odd_frame()

    def noise(self) -> bytes:
        """Perhaps the beginning of a frame, so that all that follows would be the rest of it."""
        return self.rng.randbytes(self.rng.randrange(1, 40))

    def odd_frame(self) -> bytes:
        """By hand: a library would refuse to send it."""
        final, masked = self.rng.random() < 0.8, self.rng.random() < 0.9
        length = self.rng.choice((0, 1, 2, 125))
        head = bytes([final << 7 | self.rng.choice(OPCODES), masked << 7 | length])
        return head + self.rng.randbytes(4 * masked + length)

    def text(self) -> str:
        kind = self.rng.random()
        message = json.dumps(self.message())
        if kind < 0.75:
            return message
        if kind < 0.85:
            return message[: self.rng.randrange(len(message))]
        if kind < 0.95:
            return json.dumps(self.value(3))
        return self.rng.choice(
            ("", "null", "[" * 2000, '{"type":"ping",' * 100, '{"type":"ping"}{"type":"ping"}', "NaN")
        )

    def message(self) -> dict[str, Any]:
        """Mostly well-formed, so that it gets far."""
        type = self.rng.choice(TYPES)
        message = {"type": type} | {field: self.likely(field) for field in RIGHT_FIELDS[type]}
        while self.rng.random() < 0.3:
            message[self.rng.choice(FIELDS)] = self.value(2)
        return message

    def likely(self, field: str) -> Any:
        match field:
            case "table":
                return self.rng.choice(self.tables)
            case "type":
                return self.rng.choice(TYPES)
            case "id" | "text" | "nonsense":
                return self.rng.choice(TEXTS)
            case "agree" | "on":
                return self.rng.random() < 0.5
            case _:
                return self.rng.randrange(-1, 40)

    def value(self, depth: int) -> Any:
        kind = self.rng.randrange(6 if depth else 4)
        match kind:
            case 0:
                return self.rng.choice(TEXTS)
            case 1:
                return self.rng.choice(NUMBERS)
            case 2:
                return self.rng.choice((None, True, False))
            case 3:
                return self.rng.choice(self.tables)
            case 4:
                return [self.value(depth - 1) for _ in range(self.rng.randrange(4))]
            case _:
                return {self.rng.choice(FIELDS): self.value(depth - 1) for _ in range(self.rng.randrange(4))}


class Heard:
    """All that was answered on one connection after the other."""

    def __init__(self) -> None:
        self.answers: list[dict[str, Any]] = []
        self.pongs = 0
        self.over = False
        self.news = asyncio.Event()

    async def listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                answer = json.loads(await socket.recv())
                self.answers.append(answer)
                self.pongs += answer["type"] == "pong"
                self.news.set()
        except ConnectionClosed:
            self.over = True
            self.news.set()

    async def until_answered(self, socket: ClientConnection) -> None:
        """All that was sent is dealt with when a ping that comes after it is answered, or the socket is closed."""
        before = self.pongs
        put(socket, Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True))
        async with asyncio.timeout(PATIENCE):
            while self.pongs == before and not self.over:
                self.news.clear()
                await self.news.wait()


def put(socket: ClientConnection, data: bytes) -> None:
    with suppress(RuntimeError):  # the library has closed its side already
        if not socket.transport.is_closing():  # asyncio would log that nobody takes what we write
            socket.transport.write(data)


async def pester(eve: Client, oddity: Oddity) -> list[dict[str, Any]]:
    """Send all of it, on as many connections as it takes; all that was answered."""
    heard = Heard()
    cookies = {"Cookie": f"captable={eve.http.cookies['captable']}"}
    left = MESSAGES
    while left:
        socket = await connect(f"ws://{eve.address}/ws", additional_headers=cookies, close_timeout=0)
        heard.over = False
        listening = asyncio.create_task(heard.listen(socket))
        hangs_up = False
        while left and not heard.over and not hangs_up:
            left -= 1
            hangs_up = oddity.rng.random() < 0.02
            put(socket, oddity.noise() if hangs_up else oddity.frame())
            if not hangs_up and oddity.rng.random() < 0.5:  # else the next one comes hard upon it
                await heard.until_answered(socket)
        if hangs_up:  # nobody would answer: a server rightly waits for the rest of a frame
            socket.transport.close()
        put(socket, Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        await asyncio.wait_for(listening, PATIENCE)
        socket.transport.abort()
    return heard.answers


async def fuzz(server: Running, ann: Client, bob: Client, eve: Client) -> None:
    """Eve has a seat at one table, watches another, and is not good company at either."""
    watched = await open_table(ann, bob)
    shared = await open_table(ann, eve)
    await eve.hang_up()
    oddity = Oddity(random.Random(f"fuzz {SEED}"), [watched, shared, "nowhere"])
    answers, _, _ = await asyncio.gather(pester(eve, oddity), play_on(ann, watched), play_on(bob, watched))
    refused = [answer["problem"]["say"]["id"] for answer in answers if answer["type"] == "refused"]
    assert refused, "odd messages are answered"
    assert "server-failed" not in refused
    assert {"table", "pong"} <= {answer["type"] for answer in answers}, "some of them got far"
    await bob.send("ping")
    await bob.until(lambda: bob.last("pong"))
    await bob.follow(shared)
    await reads_as_it_stands(server, shared)
    print(f"\n{MESSAGES} odd messages, {len(answers)} answers, {len(refused)} of them refusals, 0 failures")


async def reads_as_it_stands(server: Running, id: str) -> None:
    """The table in memory is the one that its journal tells of, whatever was asked of it."""
    house = server.office.house
    while True:
        rows = [journal.decode(row) for row in await house.store.journal(id)]
        table = await house.find(id)
        if table.rows == len(rows):  # else a bot has moved meanwhile
            break
    again = restore(rows, table.game)
    assert again.state.key() == table.state.key()
    assert again.chat == table.chat


def test_odd_messages_harm_nobody_and_leave_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
            await fuzz(server, ann, bob, eve)

    with caplog.at_level(logging.WARNING):
        asyncio.run(act())
    assert not caplog.records

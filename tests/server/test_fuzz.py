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
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.clients import PATIENCE, Client, Running, guests, open_table, play_on, quick, running

MESSAGES = int(os.environ.get("CAPTABLE_MESSAGES", "400"))
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
        kind = self.rng.random()
        if kind < 0.9:
            return Frame(Opcode.TEXT, self.text().encode("utf-8", "surrogatepass")).serialize(mask=True)
        if kind < 0.98:
            return self.odd_frame()
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


async def pester(eve: Client, oddity: Oddity) -> list[dict[str, Any]]:
    """Send all of it, on as many connections as it takes; all that was answered."""
    answers: list[dict[str, Any]] = []
    cookies = {"Cookie": f"captable={eve.http.cookies['captable']}"}
    left = MESSAGES
    while left:
        socket = await connect(f"ws://{eve.address}/ws", additional_headers=cookies, close_timeout=0)
        reading = asyncio.create_task(read(socket, answers))
        while left and not reading.done():
            left -= 1
            socket.transport.write(oddity.frame())
            await asyncio.sleep(0)
        socket.transport.write(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        await asyncio.wait_for(reading, PATIENCE)
        socket.transport.abort()
    return answers


async def read(socket: ClientConnection, answers: list[dict[str, Any]]) -> None:
    try:
        while True:
            answers.append(json.loads(await socket.recv()))
    except ConnectionClosed:
        return


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
    assert any(answer["type"] == "table" for answer in answers), "some of them got far"
    await bob.send("ping")
    await bob.until(lambda: bob.last("pong"))
    await bob.follow(shared)
    journal = await server.office.store.journal(shared)
    await server.office.house.find(shared)
    assert journal


def test_odd_messages_harm_nobody_and_leave_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
            await fuzz(server, ann, bob, eve)

    with caplog.at_level(logging.WARNING):
        asyncio.run(act())
    assert not caplog.records


def test_a_table_that_was_pestered_reads_from_its_journal_as_it_stands(tmp_path: Path) -> None:
    table: list[str] = []
    views: list[dict[str, Any]] = []

    async def pestered() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Eve") as (ann, eve):
            table.append(await open_table(ann, eve))
            await eve.hang_up()
            await pester(eve, Oddity(random.Random(f"journal {SEED}"), table))
            views.append(await ann.get(f"/api/tables/{table[0]}"))

    async def again() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Bob") as (bob,):
            views.append(await bob.get(f"/api/tables/{table[0]}"))

    asyncio.run(pestered())
    asyncio.run(again())
    before, after = views
    for field in ("status", "to_move", "places", "seed_hash"):
        assert before.get(field) == after.get(field)

"""Connections that come to nothing: half-sent, unread, too many. They end, and everyone else is served."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Close, Frame, Opcode

from tests.server.clients import NO_LIMITS, PATIENCE, Running, guests, http_client, open_table, quick, running

HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_A_BODY = b"POST /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
HASTY = replace(NO_LIMITS, request_seconds=0.2)


async def half_send(
    address: str, data: bytes, source: str = "127.0.0.1"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    writer.write(data)
    await writer.drain()
    return reader, writer


async def ending(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """What was said before the connection ended."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("begun", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "head", "body"])
def test_a_request_that_does_not_come_to_its_end_is_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, begun: bytes
) -> None:
    async def act() -> None:
        async with running(quick(tmp_path, limits=HASTY)) as server:
            assert (await ending(*await half_send(server.address, begun))).startswith(b"HTTP/1.1 408")

    with caplog.at_level(logging.WARNING):
        asyncio.run(act())
    assert not caplog.records


def test_who_sends_a_byte_now_and_then_gains_no_time(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path, limits=HASTY)) as server:
            reader, writer = await half_send(server.address, HALF_A_HEAD)

            async def drip() -> None:
                while True:
                    writer.write(b"x")
                    await asyncio.sleep(0.01)

            dripping = asyncio.create_task(drip())
            await ending(reader, writer)
            dripping.cancel()

    asyncio.run(act())


def test_a_second_request_on_a_connection_has_no_more_time_than_the_first(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path, limits=HASTY)) as server:
            reader, writer = await half_send(server.address, HALF_A_HEAD + b"\r\n")
            await reader.readuntil(b"}")
            writer.write(HALF_A_HEAD)
            assert b"408" in await ending(reader, writer)

    asyncio.run(act())


def test_sockets_and_long_games_have_all_the_time_that_they_want(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path, limits=HASTY)) as server, guests(server, "Ann") as (ann,):
            assert b"408" in await ending(*await half_send(server.address, b""))  # by now its time would be over
            assert await open_table(ann)

    asyncio.run(act())


def test_fifteen_hundred_half_sent_requests_of_one_address_make_room_for_each_other(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, unfinished_per_address=50, request_seconds=PATIENCE)

    async def act(server: Running) -> None:
        open_ones = [await half_send(server.address, HALF_A_HEAD) for _ in range(1500)]
        reading = [asyncio.create_task(ending(*one)) for one in open_ones]
        await asyncio.wait_for(asyncio.gather(*reading[:1450]), PATIENCE)
        assert not any(task.done() for task in reading[1450:])
        async with http_client(server.address) as http:
            assert (await http.get("/healthz")).status_code == 200
        for task in reading[1450:]:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def scene() -> None:
        async with running(quick(tmp_path, limits=limits)) as server:
            await act(server)

    asyncio.run(scene())


def test_an_answer_that_nobody_reads_is_ended(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, answer_seconds=0.2)

    async def act() -> None:
        async with running(quick(tmp_path, limits=limits)) as server:
            host, port = server.address.split(":")
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            request = b"GET /api/games/ship_it/texts/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            ended = False
            while not ended:
                try:
                    await asyncio.wait_for(loop.sock_sendall(deaf, request * 50), 0.1)
                except TimeoutError:
                    continue
                except (ConnectionResetError, BrokenPipeError):
                    ended = True
            deaf.close()

    asyncio.run(asyncio.wait_for(act(), PATIENCE))


@pytest.mark.parametrize("behind", [b"", Close(1000, "").serialize()], ids=["alone", "with the end behind it"])
def test_a_frame_that_is_no_text_ends_the_socket_and_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, behind: bytes
) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            cookies = {"Cookie": f"captable={ann.http.cookies['captable']}"}
            async with connect(f"ws://{server.address}/ws", additional_headers=cookies) as raw:
                await raw.recv()
                frames = Frame(Opcode.TEXT, b"\xff\xfe\xfd").serialize(mask=True)
                if behind:
                    frames += Frame(Opcode.CLOSE, behind).serialize(mask=True)
                raw.transport.write(frames)
                await asyncio.wait_for(raw.wait_closed(), PATIENCE)
                assert raw.close_code == (1000 if behind else 1007)
            await ann.send("ping")
            await ann.until(lambda: ann.last("pong"))

    with caplog.at_level(logging.WARNING):
        asyncio.run(act())
    assert not caplog.records


# -- files -----------------------------------------------------------------------------------------------------------


async def serve(folder: Path, soft: int, hard: int) -> tuple[Process, str]:
    """`captable serve` that may have only so many files open."""
    code = (
        "import resource, sys; from captable.cli import main;"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}));"
        f"sys.exit(main(['serve', '--port', '0', '--data', {str(folder)!r}]))"
    )
    process = await create_subprocess_exec(sys.executable, "-c", code, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    return process, line.split("http://")[1].split("/")[0]


async def logged(process: Process) -> list[str]:
    process.terminate()
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    return said.decode().splitlines()


def test_the_server_takes_all_the_files_that_it_may_have(tmp_path: Path) -> None:
    async def act() -> None:
        process, address = await serve(tmp_path, 128, 1024)
        crowd = [await half_send(address, HALF_A_HEAD + b"\r\n") for _ in range(300)]
        for reader, writer in crowd:
            assert (await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1] in (b"200", b"429")
            writer.close()
        assert await logged(process) == []

    asyncio.run(act())


def test_when_there_are_no_files_left_newcomers_are_told_and_the_log_says_it_once(tmp_path: Path) -> None:
    async def act() -> None:
        process, address = await serve(tmp_path, 160, 160)
        crowd = [await half_send(address, b"", f"127.0.0.{2 + n // 20}") for n in range(400)]
        turned_away = [one for one in crowd[200:] if b"503" in await ending(*one)]
        assert len(turned_away) == 200
        for _, writer in crowd:
            writer.close()
        async with http_client(address) as http:
            while (await http.get("/healthz")).status_code == 503:
                await asyncio.sleep(0)
            assert (await http.get("/healthz")).json()["status"] == "ok"
        lines = [json.loads(line) for line in await logged(process)]
        assert [line["say"] for line in lines] == ["too many connections"]

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        asyncio.run(act())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

"""`captable serve` as people run it: its address, its end, its logs."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from pathlib import Path

import pytest

from captable.server.logs import JsonLines
from captable.server.run import is_loopback, listen
from captable.server.wire import CLOSE_RESTARTING
from tests.server.clients import PATIENCE, Client, guests, http_client, open_table, play_on, quick, running


async def serve(*arguments: str) -> Process:
    command = "from captable.cli import main; import sys; sys.exit(main())"
    return await create_subprocess_exec(sys.executable, "-c", command, "serve", *arguments, stdout=PIPE, stderr=PIPE)


async def first_line(process: Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()


def test_serve_prints_its_address_and_ends_tidily(tmp_path: Path) -> None:
    async def act() -> None:
        process = await serve("--port", "0", "--data", str(tmp_path / "new"), "--log", "info")
        line = await first_line(process)
        address = line.split("http://")[1].split("/")[0]
        async with http_client(address) as http:
            assert (await http.get("/healthz")).json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        logged = said.decode()
        assert "Traceback" not in logged
        assert "Application shutdown complete" in logged

    asyncio.run(act())


def test_a_short_answer_does_not_wait_for_the_one_before_it() -> None:
    """Both asyncio and uvloop are given this socket, and those that it accepts are like it."""
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_deploy_ends_one_process_starts_another_and_those_who_play_go_on(tmp_path: Path) -> None:
    async def move(player: Client, table: str, id: str) -> None:
        await player.until(lambda: player.choices(table))
        choice = player.choices(table)[0]
        answer = await player.wish("move", table, id, revision=player.revisions[table], move=choice)
        assert answer["type"] == "done"

    async def act() -> None:
        folder = str(tmp_path)
        old = await serve("--port", "0", "--data", folder)
        address = (await first_line(old)).split("http://")[1].split("/")[0]
        ann = await (await Client(address).arrive("Ann")).connect()
        table = await open_table(ann)
        await move(ann, table, "m1")
        known = ann.revisions[table]
        old.send_signal(signal.SIGTERM)
        assert await ann.closed() == CLOSE_RESTARTING
        await asyncio.wait_for(old.communicate(), PATIENCE)  # also closes its pipes
        assert old.returncode in (0, -signal.SIGTERM)
        new = await serve("--port", address.split(":")[1], "--data", folder)
        await first_line(new)
        await ann.connect()
        await ann.follow(table)
        assert ann.revisions[table] >= known
        await move(ann, table, "m2")
        await ann.leave()
        new.send_signal(signal.SIGTERM)
        await asyncio.wait_for(new.communicate(), PATIENCE)
        assert new.returncode in (0, -signal.SIGTERM)

    asyncio.run(act())


def test_a_folder_or_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as server:
            for arguments, reason in (
                (("--port", "0", "--data", str(tmp_path)), "A server uses"),
                (("--port", server.address.split(":")[1], "--data", str(tmp_path / "b")), "Try another --port"),
            ):
                process = await serve(*arguments)
                _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
                assert process.returncode == 2
                assert reason in said.decode()
                assert "Traceback" not in said.decode()

    asyncio.run(act())


@pytest.mark.parametrize(("host", "own"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)])
def test_loopback_is_known(host: str, own: bool) -> None:
    assert is_loopback(host) == own


def test_logs_are_json_and_tell_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def act() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Bob") as (ann, bob):
            table = await open_table(ann, bob)
            await asyncio.gather(play_on(ann, table), play_on(bob, table))
            await ann.http.get(f"/api/tables/{table}/moments/99999")
            secrets.extend([table, ann.me["id"], ann.http.cookies["captable"]])
            secrets.append((await ann.get(f"/api/tables/{table}"))["seed"])

    with caplog.at_level(logging.INFO):
        asyncio.run(act())
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    lines = [JsonLines().format(record) for record in ours]
    assert any(json.loads(line).get("route") == "/api/tables/{id}/join" for line in lines)
    for secret in secrets:
        assert not [line for line in lines if secret in line]

"""How long a player waits at a deploy: from SIGTERM until a new process has sent the table again.

`python -m bench.restart`: the new process starts as soon as the old one has ended, and the player tries again every
half second, which is the longest that the browser waits. Times by the clock: on a busy machine they say nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

RETRY = 0.5
"""Seconds; `web/src/lib/connection.ts` draws something shorter by lot."""
SERVE = "from captable.cli import main; import sys; sys.exit(main())"


async def serve(port: str, folder: Path) -> tuple[Process, str]:
    command = [sys.executable, "-c", SERVE, "serve", "--port", port, "--data", str(folder)]
    env = os.environ | {"CAPTABLE_BUILD": "compiled"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # whoever hosts starts what an earlier start or the installer compiled
    process = await create_subprocess_exec(*command, stdout=PIPE, env=env)
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, line.split("http://")[1].split("/")[0]


class Player:
    """Somebody at a table, whose socket is closed and opened again."""

    def __init__(self) -> None:
        self.there = asyncio.Event()

    async def arrive(self, address: str) -> None:
        self.address = address
        async with httpx.AsyncClient(base_url=f"http://{address}") as http:
            (await http.get("/api/me")).raise_for_status()
            self.cookie = f"captable={http.cookies['captable']}"
            wish = {"game": "startups", "players": 4, "bot": "intern"}
            made = await http.post("/api/play", json=wish, headers={"Origin": f"http://{address}"})
            self.table = made.raise_for_status().json()["id"]

    async def follow(self) -> None:
        """Until the table was sent; then until the server closes the socket."""
        headers = {"Cookie": self.cookie, "Origin": f"http://{self.address}"}
        async with connect(f"ws://{self.address}/ws", additional_headers=headers) as socket:
            await socket.send(msgspec.json.encode({"type": "follow", "table": self.table}).decode())
            async for text in socket:
                if msgspec.json.decode(text)["type"] == "table":
                    self.there.set()

    async def play(self) -> None:
        """As the browser does: whenever the socket is gone, wait and try again."""
        while True:
            with suppress(OSError, ConnectionClosed, InvalidMessage):
                await self.follow()
            await asyncio.sleep(RETRY)


async def deploys(count: int, folder: Path) -> list[float]:
    player, waits = Player(), []
    old, address = await serve("0", folder)
    await player.arrive(address)
    playing = asyncio.create_task(player.play())
    try:
        for _ in range(count):
            await player.there.wait()
            player.there.clear()
            begun = time.perf_counter()
            old.send_signal(signal.SIGTERM)
            await old.wait()
            old, _ = await serve(address.split(":")[1], folder)
            await player.there.wait()
            waits.append(time.perf_counter() - begun)
            print(f"{waits[-1]:.2f} s", flush=True)
    finally:
        playing.cancel()
        old.terminate()
        await old.wait()
    return waits


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=9, help="deploys (default 9)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="captable-bench-") as data:
        found = asyncio.run(deploys(chosen.count, Path(data)))
    print(f"median {statistics.median(found):.2f} s, longest {max(found):.2f} s")

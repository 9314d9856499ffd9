"""What the socket layer alone costs: `python -m bench.sockets`, beside our own short road for what is sent.

Each server takes a small message and answers with as many as a move at a table of four makes us send. Layers that are
not installed are left out: `uv pip install granian wsproto` brings them.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect, ws_create_server
from rich.console import Console
from rich.table import Table as Sheet

from bench.server import TICKS
from captable.server.frames import EXTENSION, FrameProtocol

ANSWERS, SIZE = 4, 1_250
SOCKETS, RATE = 100, 300.0
WISH = b'{"type":"move","table":"0123456789ab","id":"m1","revision":12,"move":34}'
NEWS = b'{"type":"table","text":"' + bytes(40 + i * 7 % 80 for i in range(SIZE)).replace(b"\\", b"/") + b'"}'


async def by_asgi(scope: Any, receive: Any, send: Any) -> None:
    """As the rules of ASGI have it."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    text = NEWS.decode()
    while (await receive())["type"] == "websocket.receive":
        for _ in range(ANSWERS):
            await send({"type": "websocket.send", "text": text})


async def by_short_road(scope: Any, receive: Any, send: Any) -> None:
    """As our server sends: past ASGI."""
    await receive()
    await send({"type": "websocket.accept"})
    frames: FrameProtocol = scope["extensions"][EXTENSION]
    while (await receive())["type"] == "websocket.receive":
        for _ in range(ANSWERS):
            frames.write_text(NEWS)


class Echo(WSListener):  # type: ignore[misc]  # picows has no types for it
    """The same without ASGI, in Cython."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            for _ in range(ANSWERS):
                transport.send(WSMsgType.TEXT, NEWS)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()


def by_uvicorn(ws: Any, app: Any) -> Callable[[int], None]:
    def serve(port: int) -> None:
        uvicorn.run(
            app, port=port, ws=ws, ws_per_message_deflate=False, loop="uvloop", lifespan="off", log_level="error"
        )

    return serve


def by_picows(port: int) -> None:
    async def serve() -> None:
        server = await ws_create_server(lambda request: Echo(), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(serve())


def by_granian(port: int) -> None:
    from granian import Granian  # type: ignore[import-not-found]  # only where somebody installed it

    Granian("bench.sockets:by_asgi", port=port, interface="asginl", loop="uvloop", log_enabled=False).serve()


LAYERS: dict[str, tuple[str, Callable[[int], None]]] = {
    "uvicorn, websockets": ("websockets", by_uvicorn("websockets", by_asgi)),
    "uvicorn, wsproto": ("wsproto", by_uvicorn("wsproto", by_asgi)),
    "uvicorn, websockets-sansio": ("websockets", by_uvicorn("websockets-sansio", by_asgi)),
    "ours: sansio, short road": ("websockets", by_uvicorn(FrameProtocol, by_short_road)),
    "granian": ("granian", by_granian),
    "picows, no ASGI": ("picows", by_picows),
}


class Caller(WSListener):  # type: ignore[misc]
    def __init__(self) -> None:
        self.untold = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.untold -= 1


async def call(port: int, seconds: float, cpu: Callable[[], float]) -> tuple[int, float]:
    """How many wishes were answered, and what that cost the server."""
    url = f"ws://127.0.0.1:{port}/ws"
    callers = [(await ws_connect(Caller, url, websocket_handshake_timeout=60))[1] for _ in range(SOCKETS)]
    wished, before, began = 0, cpu(), time.perf_counter()
    while (now := time.perf_counter()) < began + seconds:
        while wished < (now - began) * RATE:
            caller = callers[wished % SOCKETS]
            caller.untold += ANSWERS
            caller.transport.send(WSMsgType.TEXT, WISH)
            wished += 1
        await asyncio.sleep(0.002)
    while any(caller.untold for caller in callers):
        await asyncio.sleep(0.01)
    return wished, cpu() - before


def processes(first: int) -> list[int]:
    below = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *(one for child in below for one in processes(int(child)))]


def cpu_of(first: int) -> float:
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in processes(first)]
    return sum(int(stat[11]) + int(stat[12]) for stat in fields) / TICKS


def measure(name: str, seconds: float) -> float:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-m", "bench.sockets", "--serve", name, "--port", str(port)])
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                if server.poll() is not None:
                    sys.exit(f"bench: {name} did not start, see above")
                time.sleep(0.1)
        uvloop.run(call(port, 1, lambda: cpu_of(server.pid)))
        wished, cpu = uvloop.run(call(port, seconds, lambda: cpu_of(server.pid)))
        return 1000 * cpu / wished
    finally:
        server.terminate()
        server.wait()


def compare(names: Sequence[str], seconds: float) -> None:
    sheet = Sheet(title=f"CPU for one message in and {ANSWERS} of {SIZE:,} bytes out, {SOCKETS} sockets")
    for column in ("", "ms"):
        sheet.add_column(column, justify="right" if column else "left")
    for name in names:
        sheet.add_row(name, f"{measure(name, seconds):.3f}")
    Console().print(sheet)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--serve", choices=LAYERS)
    arguments.add_argument("--port", type=int, default=0)
    chosen = arguments.parse_args()
    if chosen.serve:
        os.environ["PYTHONPATH"] = str(Path.cwd())
        LAYERS[chosen.serve][1](chosen.port)
    else:
        compare([name for name, (needed, _) in LAYERS.items() if importlib.util.find_spec(needed)], chosen.seconds)

"""What a move costs our server, and boardgame.io's beside it in the same run: `make bench-server`.

Both servers run on loopback in processes of their own, and so does the crowd that plays (`bench.load`): four sockets
a table, real moves. Ours commits every move to disk, theirs keeps everything in memory; the views are of one size.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from bench.load import Figures, Plan

BOARDGAME = Path(__file__).parent / "boardgame"
SIZES = (10, 100, 500, 1000)
STEADY = 200.0
"""Moves a second while the CPU per move is measured: the same at every number of tables."""
BUSY_TABLES, BUSY = 500, 500.0
VIEW = 8_500
"""Bytes of a player's view in Startups with four players, for boardgame.io's game."""
TICKS = os.sysconf("SC_CLK_TCK")
say = Console(stderr=True).print


@dataclass
class Measured:
    """What the crowd saw, and what the server spent on it."""

    figures: Figures
    cpu: float

    @property
    def per_move(self) -> float:
        return 1000 * self.cpu / self.figures.moves


class Contest:
    """One server and the crowd that plays on it."""

    def __init__(self, name: str, server: subprocess.Popen[str], crowd: subprocess.Popen[str]) -> None:
        self.name = name
        self._server = server
        self._crowd = crowd

    def play(self, tables: int, rate: float, seconds: float) -> Measured:
        self._ask(Plan(tables, rate, 0))
        say(f"{self.name}: {tables} tables, {rate:g} moves/s wished …")
        self._ask(Plan(tables, rate, 2))  # what is done once is done now
        before = self._cpu()
        figures = msgspec.json.decode(self._ask(Plan(tables, rate, seconds)), type=Figures)
        return Measured(figures, self._cpu() - before)

    def _ask(self, plan: Plan) -> str:
        assert self._crowd.stdin is not None
        assert self._crowd.stdout is not None
        self._crowd.stdin.write(msgspec.json.encode(plan).decode() + "\n")
        self._crowd.stdin.flush()
        answer = self._crowd.stdout.readline()
        if not answer:
            sys.exit(f"bench: the crowd of {self.name} gave up, see above")
        return answer

    def _cpu(self) -> float:
        """Seconds of processor that the server has used, by all its threads, in itself and in the kernel."""
        stat = Path(f"/proc/{self._server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS


@contextmanager
def process(command: Sequence[str], **more: str) -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | more)
    try:
        yield started
    finally:
        started.terminate()
        started.wait()


@contextmanager
def contest(name: str, kind: str, command: Sequence[str]) -> Iterator[Contest]:
    with ExitStack() as stack:
        server = stack.enter_context(process(command, CAPTABLE_BUILD="compiled"))
        assert server.stdout is not None
        address = next((line.strip() for line in server.stdout if line.startswith("127.0.0.1:")), "")
        if not address:
            sys.exit(f"bench: {name} did not start, see above")
        crowd = stack.enter_context(process([sys.executable, "-m", "bench.load", kind, address]))
        yield Contest(name, server, crowd)


@contextmanager
def ours(folder: Path, store: str = "") -> Iterator[Contest]:
    with contest("captable", "ours", [sys.executable, "-m", "bench.host", str(folder), store]) as one:
        yield one


@contextmanager
def theirs() -> Iterator[Contest]:
    node = shutil.which("node") or sys.exit("bench: there is no Node here; run make bench-server, which brings one")
    with contest("boardgame.io", "boardgame", [node, str(BOARDGAME / "server.js"), str(VIEW)]) as one:
        yield one


def show_cost(costs: dict[int, Measured]) -> None:
    sheet = Sheet(title="CPU of our server per move, four sockets a table")
    for column in ("tables", "moves/s", "ms per move", "÷ cheapest", "messages", "bytes", "client ms"):
        sheet.add_column(column, justify="right")
    cheapest = min(cost.per_move for cost in costs.values())
    for tables, cost in costs.items():
        seen = cost.figures
        sheet.add_row(
            f"{tables:,}",
            f"{seen.moves / seen.seconds:,.0f}",
            f"{cost.per_move:.2f}",
            f"{cost.per_move / cheapest:.2f}",
            f"{seen.messages / seen.moves:.1f}",
            f"{seen.bytes / seen.moves:,.0f}",
            f"{1000 * seen.cpu / seen.moves:.2f}",
        )
    Console().print(sheet)


def show_beside(rows: dict[str, Measured]) -> None:
    sheet = Sheet(title=f"{BUSY_TABLES} tables, {4 * BUSY_TABLES:,} sockets, {BUSY:g} moves/s wished")
    for column in ("", "moves/s", "p50 ms", "p99 ms", "ms CPU per move", "moves per CPU-second", "messages", "bytes"):
        sheet.add_column(column, justify="right" if column else "left")
    for name, cost in rows.items():
        seen = cost.figures
        sheet.add_row(
            name,
            f"{seen.moves / seen.seconds:,.0f}",
            f"{seen.p50:.1f}",
            f"{seen.p99:.1f}",
            f"{cost.per_move:.2f}",
            f"{1000 / cost.per_move:,.0f}",
            f"{seen.messages / seen.moves:.1f}",
            f"{seen.bytes / seen.moves:,.0f}",
        )
    Console().print(sheet)
    mine, peer = rows.values()
    Console().print(f"moves per CPU-second, ours ÷ boardgame.io: {peer.per_move / mine.per_move:.2f}")


def run(seconds: float, sizes: Sequence[int], peer: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="captable-bench-", dir=Path.cwd() / "build") as folder:
        with ours(Path(folder)) as server:
            costs = {}
            for tables in sizes:
                costs[tables] = server.play(tables, STEADY, seconds)
        show_cost(costs)
        with ours(Path(folder) / "busy") as server:
            rows = {"captable, on disk": server.play(BUSY_TABLES, BUSY, seconds)}
    if peer:
        with theirs() as server:
            rows["boardgame.io, in memory"] = server.play(BUSY_TABLES, BUSY, seconds)
        show_beside(rows)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help="some three minutes in place of ten")
    arguments.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="numbers of tables")
    arguments.add_argument("--without-peer", action="store_true", help="ours alone")
    chosen = arguments.parse_args()
    run(6 if chosen.quick else 30, chosen.sizes, not chosen.without_peer)

"""What PostgreSQL costs beside SQLite, and what a second process brings: `python -m bench.stores --seconds 6`.

Each process has a crowd of its own (`bench.load`), which plays as fast as it is answered. All share this machine, so
what is compared is processor time: of the servers, and of the database.
"""

from __future__ import annotations

import argparse
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table as Sheet

from bench.server import TICKS, Measured, ours
from tests.tables.postgresql import Database, database


def processor_of(database: Database) -> float:
    """Seconds used by it and its children so far, those that have ended included."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        mine = int(stat.parent.name) == database.number
        if mine or int(fields[1]) == database.number:
            total += sum(map(int, fields[11:15] if mine else fields[11:13]))
    return total / TICKS


def play(folder: Path, stores: list[str], tables: int, rate: float, seconds: float) -> list[Measured]:
    """A process for each store that is named; all at the same time."""
    with ExitStack() as stack, ThreadPoolExecutor(len(stores)) as threads:
        contests = [stack.enter_context(ours(folder, store)) for store in stores]
        return list(threads.map(lambda one: one.play(tables, rate, seconds), contests))


def show(rows: dict[str, tuple[list[Measured], float]]) -> None:
    sheet = Sheet(title="four sockets a table")
    for column in ("", "moves/s", "p50 ms", "p99 ms", "ms CPU a move", "ms of the database"):
        sheet.add_column(column, justify="right" if column else "left")
    for name, (parts, beside) in rows.items():
        moves = sum(part.figures.moves for part in parts)
        sheet.add_row(
            name,
            f"{sum(part.figures.moves / part.figures.seconds for part in parts):,.0f}",
            f"{max(part.figures.p50 for part in parts):.1f}",
            f"{max(part.figures.p99 for part in parts):.1f}",
            f"{1000 * sum(part.cpu for part in parts) / moves:.2f}",
            f"{1000 * beside / moves:.2f}",
        )
    Console().print(sheet)


def run(tables: int, rate: float, seconds: float) -> None:
    rows: dict[str, tuple[list[Measured], float]] = {}
    with tempfile.TemporaryDirectory(prefix="captable-bench-") as name:
        folder = Path(name)
        rows["one, SQLite"] = play(folder / "one", [""], tables, rate, seconds), 0.0
        for label, count in (("one, PostgreSQL", 1), ("two, PostgreSQL", 2)):
            url = database().new()
            before = processor_of(database())
            parts = play(folder / str(count), [url] * count, tables // count, rate / count, seconds)
            rows[label] = parts, processor_of(database()) - before
    show(rows)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=60)
    arguments.add_argument("--rate", type=float, default=0, help="moves a second wished; 0 for all there can be")
    arguments.add_argument("--seconds", type=float, default=6)
    chosen = arguments.parse_args()
    run(chosen.tables, chosen.rate, chosen.seconds)

"""How long a whole report takes: `python -m bench.lab [GAME ...] [--games 10000]`.

Each is the command that a designer types, `captable report` with what it does by default, in a process of its own with
as many jobs as there are cores, or `--jobs`. The CPU time is that of all its processes.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from captable.lab.cores import cores

WANTED = 60.0
"""Seconds for 10,000 games on two cores."""
TABLES = {"startups": (4,), "startup_nation": (4,), "it_heroes": (2,), "it_startup": (2, 4), "ship_it": (2, 4)}


def report(game: str, players: int, many: int, jobs: int) -> dict[str, float]:
    """Seconds by the clock and of CPU time."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "report.html"
        words = [game, "--players", str(players), "--games", str(many), "--jobs", str(jobs), "--seed", "bench"]
        began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [Path(sys.executable).with_name("captable"), "report", *words, "--out", str(page)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = time.perf_counter() - began
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"seconds": seconds, "cpu": cpu}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", choices=[[], *TABLES], help="by default all")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    table = Table(title=f"A report of {asked.games:,} games of juniors, {asked.jobs} jobs")
    for column in ("", "players", "seconds", "CPU seconds", f"10,000 games ÷ {WANTED:.0f} s"):
        table.add_column(column, justify="right" if column else "left")
    found = []
    for game in asked.game or TABLES:
        for players in TABLES[game]:
            each = report(game, players, asked.games, asked.jobs)
            found.append({"game": game, "players": players, "games": asked.games, "jobs": asked.jobs, **each})
            ratio = each["seconds"] * 10_000 / asked.games / WANTED
            table.add_row(game, str(players), f"{each['seconds']:.1f}", f"{each['cpu']:.1f}", f"{ratio:.2f}")
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        Console().print(table)


if __name__ == "__main__":
    main()

"""What the engine is used for, beside OpenSpiel's C++ loop on hearts and, if you like, beside an older checkout.

    python -m bench.ratios
    git worktree add ../before COMMIT && (cd ../before && PYTHONPATH=src python tools/build_compiled.py)
    python -m bench.ratios --before ../before

All take turns, and of every figure the ratio within a round counts: a machine with other work to do slows all of them
down, though never quite alike. Shown is the median round and, in brackets, the lowest and the highest.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
NOW, PLAIN, BEFORE, PLAIN_BEFORE = "now", "interpreted", "before", "interpreted before"
HEARTS = "hearts"

Rates = dict[str, dict[str, float]]
"""Of each game, how often a CPU-second each thing was done."""
Round = dict[str, Rates]
"""What one round has shown of each side."""
Shown = tuple[str, Callable[[Round, str], float], int]
"""A column: its title, the figure of a game in a round, and its decimals."""


def run(code: str, checkout: Path = ROOT, build: str = "compiled") -> Rates:
    environment = os.environ | {"CAPTABLE_BUILD": build, "PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", f"import json, bench; {code}"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    if done.returncode:
        sys.exit(f"bench: measuring {checkout} failed, see above")
    rates: Rates = json.loads(done.stdout)
    return rates


def one_round(before: Path | None, seconds: float) -> Round:
    everything = f"import bench.in_use as part; print(json.dumps(part.measure({seconds})))"
    moves = f"import bench.in_use as part; print(json.dumps(part.measure({seconds}, ['moves'])))"
    hearts = f"import bench.openspiel as part; print(json.dumps(part.measure_game('{HEARTS}', {seconds})))"
    seen = {HEARTS: run(hearts), NOW: run(everything), PLAIN: run(moves, build="interpreted")}
    if before is not None:
        seen[BEFORE] = run(everything, before)
        seen[PLAIN_BEFORE] = run(moves, before, "interpreted")
    return seen


def to_hearts(side: str) -> Callable[[Round, str], float]:
    return lambda round, key: round[side][key]["moves"] / round[HEARTS]["OpenSpiel hearts (C++ loop)"]["moves"]


def rate(side: str, figure: str) -> Callable[[Round, str], float]:
    return lambda round, key: round[side][key][figure]


def micros(side: str, figure: str) -> Callable[[Round, str], float]:
    return lambda round, key: 1e6 / round[side][key][figure]


def gain(figure: str, now: str = NOW, before: str = BEFORE) -> Callable[[Round, str], float]:
    return lambda round, key: round[now][key][figure] / round[before][key][figure]


def columns(compared: bool) -> dict[str, list[Shown]]:
    """What each table shows; the columns beside an older checkout only where there is one."""
    tables: dict[str, list[Shown]] = {
        "Random moves ÷ hearts' moves": [("now", to_hearts(NOW), 2), ("interpreted", to_hearts(PLAIN), 3)],
        "Iterations of a senior's search, a CPU-second": [("now", rate(NOW, "search"), 0)],
        "The view of a seat, µs": [("now", micros(NOW, "views"), 0)],
        "Games of juniors, a CPU-second": [("now", rate(NOW, "junior games"), 0)],
    }
    if compared:
        moves, search, views, juniors = tables.values()
        moves += [("before", to_hearts(BEFORE), 2), ("now ÷ before", gain("moves"), 2)]
        moves += [("interpreted, now ÷ before", gain("moves", PLAIN, PLAIN_BEFORE), 2)]
        search += [("before", rate(BEFORE, "search"), 0), ("now ÷ before", gain("search"), 2)]
        views += [("before", micros(BEFORE, "views"), 0), ("now ÷ before", gain("views", BEFORE, NOW), 2)]
        juniors += [("before", rate(BEFORE, "junior games"), 0), ("now ÷ before", gain("junior games"), 2)]
    return tables


def spread(seen: list[float], digits: int) -> str:
    middle, low, high = (f"{n:,.{digits}f}" for n in (median(seen), min(seen), max(seen)))
    return f"{middle} ({low} – {high})"


def show(rounds: list[Round], compared: bool) -> None:
    for title, shown in columns(compared).items():
        table = Table("", *(name for name, _, _ in shown), title=title)
        for key in sorted(rounds[0][NOW]):
            table.add_row(
                key, *(spread([figure(round, key) for round in rounds], digits) for _, figure, digits in shown)
            )
        Console(width=130).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.ratios", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="an older checkout with its compiled build")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU time for each figure (default 0.2)")
    arguments = parser.parse_args()
    before = arguments.before and arguments.before.resolve()
    turns = track(range(arguments.rounds), "Measuring", console=Console(stderr=True), transient=True)
    show([one_round(before, arguments.seconds) for _ in turns], before is not None)


if __name__ == "__main__":
    main()

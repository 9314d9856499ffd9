"""Measure both builds and OpenSpiel in turns, and show medians and ratios.

Each part runs in a process of its own, again and again in turn, so that a slow moment of the machine strikes all.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

Rates = dict[str, dict[str, float]]

PARTS = {
    "compiled": "bench.ours",
    "interpreted": "bench.ours",
    "openspiel": "bench.openspiel",
    "environments": "bench.environments",
}
YARDSTICK = "OpenSpiel hearts (C++ loop)"


def run_part(part: str, seconds: float) -> Rates:
    code = f"import json, {PARTS[part]} as part; print(json.dumps(part.measure({seconds})))"
    build = "interpreted" if part == "interpreted" else "compiled"
    environment = os.environ | {"CAPTABLE_BUILD": build}
    result = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True)
    if result.returncode:
        sys.exit(f"bench: measuring {part} failed, see above")
    rates: Rates = json.loads(result.stdout)
    return rates


def run(rounds: int, seconds: float) -> Rates:
    """The median over the rounds of every figure."""
    turns = [part for _ in range(rounds) for part in PARTS]
    console = Console(stderr=True)
    seen: dict[tuple[str, str], list[float]] = {}
    for part in track(turns, "Measuring", console=console, transient=True):
        for row, rates in run_part(part, seconds).items():
            for figure, value in rates.items():
                seen.setdefault((row, figure), []).append(value)
    medians: Rates = {}
    for (row, figure), values in seen.items():
        medians.setdefault(row, {})[figure] = median(values)
    return medians


def show_environments(rates: Rates) -> None:
    """Steps with observations and masks: a batch beside our own PettingZoo adapter and their fastest card game."""
    steps = {row: figures["steps"] for row, figures in rates.items() if "steps" in figures}
    fastest = max((row for row in steps if row.startswith("PettingZoo ")), key=steps.__getitem__)
    table = Table(title="Random play with observations and masks, steps per CPU-second")
    for column in ("", "steps", "÷ its PettingZoo adapter", f"÷ {fastest}"):
        table.add_column(column, justify="right" if column else "left")
    for row, rate in steps.items():
        adapter = steps.get(row.replace("(batch)", "(PettingZoo)"), rate)
        table.add_row(row, f"{rate:,.0f}", f"{rate / adapter:.1f} ×", f"{rate / steps[fastest]:.1f} ×")
    Console(width=160).print(table)


def show(rates: Rates) -> None:
    show_environments(rates)
    rates = {row: figures for row, figures in rates.items() if "moves" in figures}
    table = Table(title="Random play, per CPU-second")
    table.add_column("")
    columns = ("moves", "actions", "copies", "redeals", "iterations")
    for column in (*columns, "moves ÷ hearts' moves", "moves ÷ hearts' actions", "iterations ÷ hearts'"):
        table.add_column(column, justify="right")
    yardstick = rates[YARDSTICK]
    for row, figures in rates.items():
        cells = [f"{figures[column]:,.0f}" if column in figures else "" for column in columns]
        ratios = [f"{figures['moves'] / yardstick[figure]:.2f} ×" for figure in ("moves", "actions")]
        if "iterations" in figures:
            ratios.append(f"{figures['iterations'] / yardstick['iterations']:.2f} ×")
        table.add_row(row, *cells, *ratios)
    Console(width=160).print(table)
    print(f"The yardstick is {YARDSTICK}; its actions include the deals of the chance player.")
    print("Iterations are those of an information-set tree search with random playouts to the end of the game.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each part is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure (default 0.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures as JSON; - prints only that")
    arguments = parser.parse_args()
    rates = run(arguments.rounds, arguments.seconds)
    if arguments.json and str(arguments.json) == "-":
        print(json.dumps(rates, indent=2))
        return
    show(rates)
    if arguments.json:
        arguments.json.write_text(json.dumps(rates, indent=2) + "\n")
        print(f"Written to {arguments.json}.")


if __name__ == "__main__":
    main()

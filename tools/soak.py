"""Every game, size and option against the conformance test: `python -m tools.soak`, part of `make soak`.

Each line of CHECKS is one `captable check`; all of them run, and the exit code says whether one failed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tools.samples import all_samples

CHECKS = [f"{game} {check}" for game, found in all_samples().items() for check in found.checks]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games a check plays")
    parser.add_argument("--jobs", type=int, help="how many processes; by default one for each core")
    parser.add_argument("--only", default="", help="only the checks whose line begins like this, e.g. 'ship_it'")
    parser.add_argument("--out", type=Path, default=Path("build"), help="the folder for the records of failures")
    wanted = parser.parse_args()
    checks = [line for line in CHECKS if line.startswith(wanted.only)]
    failed = [line for number, line in enumerate(checks) if not clean(line, number, wanted)]
    print(f"{len(checks) - len(failed)} of {len(checks)} checks are clean", *failed, sep="\n  ")
    return 1 if failed or not checks else 0


def clean(line: str, number: int, wanted: argparse.Namespace) -> bool:
    print(f"captable check {line}", flush=True)
    wanted.out.mkdir(parents=True, exist_ok=True)
    command = [str(Path(sys.executable).with_name("captable")), "check", *line.split(), "--games", str(wanted.games)]
    command += ["--seed", f"soak {line}", "--out", str(wanted.out / f"soak-failure-{number}.json")]
    if wanted.jobs:
        command += ["--jobs", str(wanted.jobs)]
    return subprocess.run(command, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())

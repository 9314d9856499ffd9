"""See an installed captable play, serve and simulate: run it with the Python of that environment, which needs no more.

some/venv/bin/python tools/try_installed.py
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

COMMAND = Path(sys.executable).parent / "captable"
PATIENCE = 120.0
"""Seconds for each of them, on a busy machine."""
ALWAYS_THE_FIRST = "1\n" * 300
"""The first move each time, and at the end a file called 1 for the record."""


def run(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [COMMAND, *arguments], input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    if done.returncode:
        sys.exit(f"captable {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def expect(text: str, wanted: str) -> None:
    if wanted not in text:
        sys.exit(f"{wanted!r} is not in what was said:\n{text}")


def serve(folder: Path) -> None:
    with subprocess.Popen(
        [COMMAND, "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            said = iter(server.stdout)
            address = next((found[0] for line in said if (found := re.search(r"http://[\w.:]+", line))), None)
            if address is None:
                sys.exit("captable serve does not say where it listens")
            with urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE) as answer:
                expect(answer.read().decode(), '"startups"')
        finally:
            server.terminate()


def main() -> None:
    os.environ |= {"CAPTABLE_BUILD": "compiled", "NO_COLOR": "1", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
    os.environ.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        expect(run("--version"), "compiled build")
        expect(run("simulate", "startups", "--players", "4", "--games", "50"), "50 games with 4 players")
        expect(run("play", "startups", "--bot", "intern", "--seed", "installed", typed=ALWAYS_THE_FIRST), "Total")
        expect(run("replay", "1.json", "--verify"), "1.json")
        serve(Path(folder) / "data")
    print(f"{COMMAND} plays, serves and simulates with the compiled build.")


if __name__ == "__main__":
    main()

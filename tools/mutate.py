"""Break the rules on purpose, one at a time, and see whether the tests that prove the clause notice.

    python -m tools.mutate startups             every mutation in tests/games/startups/mutations.toml
    python -m tools.mutate startups SU-4        those of some clauses only
    python -m tools.mutate --places             no tests: only whether each text to break is still there, in all games

A mutation names a clause and says what to write instead of what, in a file of the game's package (`rules/state.py`
where none is named). Only the tests marked with that clause are run, on the interpreted build of a copy of the sources.
A broken rule that keeps the tests from ending has been noticed too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERDICTS = {0: "SURVIVED", 1: "killed", 5: "UNPROVED: no test names the clause"}
"""By pytest's exit code. Any other means that the tests could not run, which proves nothing."""
SECONDS = 120
"""Proofs of one clause that take longer than this are caught in a loop."""


def mutations(game: str, clauses: str) -> list[dict[str, str]]:
    table = tomllib.loads((ROOT / "tests" / "games" / game / "mutations.toml").read_text("utf-8"))
    found: list[dict[str, str]] = table["mutation"]
    return [mutation for mutation in found if mutation["clause"].startswith(clauses)]


def verdict(game: str, mutation: dict[str, str], sources: Path) -> str:
    """ "killed" if a proof of the clause goes red, or never ends; anything else is bad news."""
    if problem := why_stale(game, mutation, sources):
        return problem
    file = file_of(game, mutation, sources)
    text = file.read_text("utf-8")
    file.write_text(text.replace(mutation["old"], mutation["new"]), "utf-8")
    try:
        code = run_proofs(game, mutation["clause"], sources, SECONDS)
    except subprocess.TimeoutExpired:
        return "killed"
    finally:
        file.write_text(text, "utf-8")
    return VERDICTS.get(code, f"ERROR: pytest ended with {code}")


def file_of(game: str, mutation: dict[str, str], sources: Path) -> Path:
    return sources / "captable" / "games" / game / mutation.get("file", "rules/state.py")


def why_stale(game: str, mutation: dict[str, str], sources: Path) -> str | None:
    """Why the rule can't be broken as the mutation says; none if it can."""
    file = file_of(game, mutation, sources)
    if not file.is_file():
        return f"STALE: there is no {file.name}"
    found = file.read_text("utf-8").count(mutation["old"])
    return None if found == 1 else f"STALE: {file.name} has the old text {found} times"


def run_proofs(game: str, clause: str | None, sources: Path, seconds: int | None = None) -> int:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += ["--clause", clause] if clause else []
    environment = {
        **os.environ,
        "PYTHONPATH": str(sources),
        "CAPTABLE_BUILD": "interpreted",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # the tests of a game need none, and loading them takes longest
    }
    command.append(f"tests/games/{game}")
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=seconds).returncode


def check_places() -> int:
    """Whether every mutation of every game could be made."""
    bad = 0
    for game in sorted(file.parent.name for file in (ROOT / "tests" / "games").glob("*/mutations.toml")):
        found = mutations(game, "")
        stale = [(mutation, problem) for mutation in found if (problem := why_stale(game, mutation, ROOT / "src"))]
        for mutation, problem in stale:
            print(f"{mutation['clause']:8} {mutation['what']}: {problem}")
        print(f"{game}: {len(found) - len(stale)} of {len(found)} rules can be broken")
        bad += len(stale)
    return 1 if bad else 0


def main(game: str, clauses: str = "") -> int:
    if game == "--places":
        return check_places()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        if run_proofs(game, None, sources) != 0:
            raise SystemExit("The tests are red already, before any rule is broken.")
        for mutation in mutations(game, clauses):
            result = verdict(game, mutation, sources)
            bad += result != "killed"
            print(f"{mutation['clause']:8} {mutation['what']}: {result}", flush=True)
    print(f"{bad} of {len(mutations(game, clauses))} broken rules went unnoticed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

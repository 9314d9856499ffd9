"""Break the rules on purpose, one at a time, and see whether the tests that prove the clause notice.

    python -m tools.mutate startups             every mutation in tests/games/startups/mutations.toml
    python -m tools.mutate startups SU-4        those of some clauses only

A mutation names a clause and says what to write instead of what, in a file of the game's package (`rules.py` where
none is named). Only the tests marked with that clause are run, on the interpreted build of a copy of the sources.
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


def mutations(game: str, clauses: str) -> list[dict[str, str]]:
    table = tomllib.loads((ROOT / "tests" / "games" / game / "mutations.toml").read_text("utf-8"))
    found: list[dict[str, str]] = table["mutation"]
    return [mutation for mutation in found if mutation["clause"].startswith(clauses)]


def verdict(game: str, mutation: dict[str, str], sources: Path) -> str:
    """ "killed" if a proof of the clause goes red; anything else is bad news."""
    file = sources / "captable" / "games" / game / mutation.get("file", "rules.py")
    text = file.read_text("utf-8")
    if text.count(mutation["old"]) != 1:
        return f"STALE: {file.name} has the old text {text.count(mutation['old'])} times"
    file.write_text(text.replace(mutation["old"], mutation["new"]), "utf-8")
    try:
        code = run_proofs(game, mutation["clause"], sources)
    finally:
        file.write_text(text, "utf-8")
    return VERDICTS.get(code, f"ERROR: pytest ended with {code}")


def run_proofs(game: str, clause: str | None, sources: Path) -> int:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += ["--clause", clause] if clause else []
    environment = {
        **os.environ,
        "PYTHONPATH": str(sources),
        "CAPTABLE_BUILD": "interpreted",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [*command, f"tests/games/{game}"], cwd=ROOT, env=environment, capture_output=True, check=False
    ).returncode


def main(game: str, clauses: str = "") -> int:
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

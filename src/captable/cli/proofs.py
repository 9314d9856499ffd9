"""Which tests prove which clauses, read from the sources of the tests, and which of them are red.

A test names its clauses by a decorator, `@clause("SU-2.1", "SU-2.3")`, on a test function or on a class of tests.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import captable
from captable.core.errors import BadInput

DECORATOR = "clause"


@dataclass(frozen=True)
class Proof:
    clause: str
    test: str
    """`games/startups/test_take.py::test_drawing_costs_chips`"""


def folder_of_tests() -> Path | None:
    """The folder of Captable's own tests; none where Captable is installed without them."""
    root = Path(captable.__file__).parents[2]
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def find_proofs(folder: Path) -> list[Proof]:
    """Every naming of a clause in the test files of a folder."""
    return [proof for path in sorted(folder.rglob("test_*.py")) for proof in _in_file(path, folder)]


def red_tests(folder: Path, tests: list[str]) -> set[str]:
    """Run these tests, and say which fail; a test that can't be run is red too."""
    wanted = sorted(set(tests))
    if not wanted:
        return set()
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider"]
    done = subprocess.run([*command, *wanted], cwd=folder, capture_output=True, text=True, check=False)
    found = re.findall(r"^(?:FAILED|ERROR) (.*?)(?:\[.*)?(?: - .*)?$", done.stdout, re.MULTILINE)
    red = {test for test in wanted if any(one.endswith(test) or test.startswith(f"{one}::") for one in found)}
    if done.returncode not in (0, 1) and not red:
        said = (done.stdout + done.stderr).strip().splitlines()
        raise BadInput(f"The tests in {folder} can't be run: {said[-1] if said else 'pytest says nothing'}")
    return red


def _in_file(path: Path, folder: Path) -> Iterator[Proof]:
    try:
        tree = ast.parse(path.read_text("utf-8"), str(path))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is no Python that can be read: {error}") from None
    yield from _in_body(tree.body, path.relative_to(folder).as_posix())


def _in_body(body: list[ast.stmt], where: str) -> Iterator[Proof]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        name = f"{where}::{node.name}"
        if node.name.casefold().startswith("test"):
            for decorator in node.decorator_list:
                yield from (Proof(id, name) for id in _named(decorator))
        if isinstance(node, ast.ClassDef):
            yield from _in_body(node.body, name)


def _named(decorator: ast.expr) -> Iterator[str]:
    """The clauses of `clause(…)`, `pytest.mark.clause(…)`, or of one inside a parameter's marks."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and _name(node.func) == DECORATOR:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""

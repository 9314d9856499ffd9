"""The guide is true: its code runs, its commands pass, its excerpts are in the skeleton, its tables are docstrings."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from captable.cli.app import main
from captable.core import words
from tools.contract_tables import GUIDE, guide_with_tables

TEXT = GUIDE.read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: excerpt=(\S+))?\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(words, "_bundles", {})
    yield tmp_path
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def test_the_guide_s_code_runs_from_the_first_line_to_the_last(desk: Path) -> None:
    """The blocks in their order: files are written, commands are run, excerpts are looked for."""
    for language, excerpt, code in BLOCKS:
        if excerpt:
            assert code in (desk / excerpt).read_text("utf-8")
        elif language == "python":
            (desk / code.split("\n")[0].removeprefix("# ")).write_text(code, "utf-8")
        else:
            for line in code.splitlines():
                jobs = [] if {"new-game", "clauses"} & set(line.split()) else ["--jobs", "1"]
                assert main([*shlex.split(line)[1:], *jobs]) == 0, line


def test_the_tables_of_the_contract_are_the_docstrings() -> None:
    assert guide_with_tables(TEXT) == TEXT, "run python -m tools.contract_tables"


def test_every_command_of_the_guide_is_run() -> None:
    commands = [line for language, _, code in BLOCKS if language == "sh" for line in code.splitlines()]
    assert len(commands) > 6
    assert all(command.startswith("captable ") for command in commands)

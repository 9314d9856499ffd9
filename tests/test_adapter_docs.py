"""The pages about adapters: what they show runs, and their tables are those of the declarations."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from captable.games import find, keys
from tools.observation_tables import FOLDER, page

PAGES = sorted(FOLDER.parent.glob("*.md"))


@pytest.mark.parametrize("key", keys())
def test_the_tables_are_up_to_date(key: str) -> None:
    written = (FOLDER / f"{key}.md").read_text("utf-8")
    assert written == page(find(key)), "run `python -m tools.observation_tables`"


@pytest.mark.one_build
@pytest.mark.parametrize("file", PAGES, ids=[file.stem for file in PAGES])
def test_the_examples_run(file: Path) -> None:
    failed, tried = doctest.testfile(str(file), module_relative=False)
    assert tried
    assert not failed

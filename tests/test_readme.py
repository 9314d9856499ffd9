"""What the README and the pages of docs/ show works."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


PAGES = ["README.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]
SESSIONS = [page for page in PAGES if ">>> " in (ROOT / page).read_text("utf-8")]
"""The pages that show what Python answers."""


@pytest.mark.parametrize("page", SESSIONS)
def test_the_python_examples_give_what_they_show(page: str) -> None:
    shown = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    blocks = "\n".join(block for block in shown if block.startswith(">>> "))
    example = doctest.DocTestParser().get_doctest(blocks, {}, page, page, 0)
    complaints: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=complaints.append)
    assert result.failed == 0, "".join(complaints)


def test_the_readme_has_an_example() -> None:
    assert "README.md" in SESSIONS


def test_every_make_command_it_names_exists() -> None:
    named = set(re.findall(r"\bmake ([a-z-]+)", README))
    assert {"run", "test"} <= named
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named <= targets


def test_every_page_it_links_to_exists() -> None:
    pages = re.findall(r"\]\(([^):]+)\)", README)
    assert pages
    assert [page for page in pages if not (ROOT / page).is_file()] == []

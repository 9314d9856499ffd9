"""What the README shows works."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_examples_give_what_they_show() -> None:
    blocks = "\n".join(re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL))
    example = doctest.DocTestParser().get_doctest(blocks, {}, "README.md", "README.md", 0)
    assert example.examples, "the README has lost its example"
    complaints: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=complaints.append)
    assert result.failed == 0, "".join(complaints)


def test_every_make_command_it_names_exists() -> None:
    named = set(re.findall(r"\bmake ([a-z-]+)", README))
    assert {"run", "test"} <= named
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named <= targets


def test_every_page_it_links_to_exists() -> None:
    pages = re.findall(r"\]\(([^):]+)\)", README)
    assert pages
    assert [page for page in pages if not (ROOT / page).is_file()] == []

"""What mkdocs.yml can't say: the pages of the site of `make docs` that are not in docs/, and the API's.

All keep their places in the repository, so a link that works there works here. What no page links to stays out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
START = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"\]\(([^)\s#:]+)(?:#[^)\s]*)?\)")

API = {
    "captable": ["captable"],
    "Games and positions": ["captable.core.game", "captable.core.state", "captable.core.schedule"],
    "Views and words": ["captable.core.view", "captable.core.render", "captable.core.words"],
    "Questions and answers": ["captable.core.prompt", "captable.core.menu", "captable.core.moves"],
    "Records": ["captable.core.record"],
    "Errors": ["captable.core.errors"],
    "Chance": ["captable.core.rng", "captable.core.seed"],
    "Bots": ["captable.bots", "captable.bots.bot", "captable.bots.hint", "captable.bots.program"],
    "Observations": ["captable.core.observation", "captable.core.observing", "captable.adapters.arrays"],
    "Batches": ["captable.batch"],
    "Adapters": [
        "captable.adapters.pettingzoo",
        "captable.adapters.gymnasium",
        "captable.adapters.openspiel",
        "captable.adapters.text",
        "captable.adapters.live",
        "captable.adapters.mcp",
    ],
    "Writing a game": [
        "captable.core.card_game",
        "captable.core.card_file",
        "captable.core.fields",
        "captable.core.offers",
        "captable.core.options",
        "captable.core.reading",
        "captable.core.shapes",
        "captable.core.vectors",
        "captable.core.conformance",
        "captable.clauses",
    ],
    "The lab": ["captable.lab.simulate", "captable.lab.arena", "captable.lab.cores"],
}
"""A page each, with the modules on it."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """mkdocs looks into docs/ alone; here its pages move to where they are in the repository, and others join them."""
    for file in list(files):
        if file.src_dir == config.docs_dir:
            files.remove(file)
    for path in reachable():
        files.append(File.generated(config, path, abs_src_path=str(ROOT / path)))
    for title, modules in API.items():
        files.append(File.generated(config, api_page(title), content=api_text(title, modules)))
    return files


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The API's pages take the place that the navigation keeps for them."""
    nav: list[dict[str, Any]] = config.nav or []
    for entry in nav:
        if "API" in entry:
            entry["API"] = [{title: api_page(title)} for title in API]
    return config


def reachable() -> list[str]:
    """Everything in docs/ and all that is linked from there and from the first pages, by its path in the repository."""
    waiting = [ROOT / name for name in START] + [file for file in (ROOT / "docs").rglob("*") if file.is_file()]
    seen: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += linked(file)
    return sorted(file.relative_to(ROOT).as_posix() for file in seen)


def linked(page: Path) -> Iterator[Path]:
    if page.suffix == ".md":
        for link in LINK.findall(page.read_text("utf-8")):
            target = (page.parent / link).resolve()
            if target.is_file() and target.is_relative_to(ROOT):
                yield target


def api_page(title: str) -> str:
    return f"docs/api/{re.sub(r'[^a-z]+', '-', title.lower())}.md"


def api_text(title: str, modules: list[str]) -> str:
    one = len(modules) == 1
    parts = [
        f"::: {module}" if one else f"## `{module}`\n\n::: {module}\n    options: {{heading_level: 3}}"
        for module in modules
    ]
    return "\n\n".join([f"# {title}", *parts]) + "\n"

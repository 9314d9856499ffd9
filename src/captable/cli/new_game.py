"""`captable new-game`: a game to begin with, which passes `check` and can be played at once."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from captable.cli.arguments import Language, chosen_language
from captable.cli.screen import output, words_for
from captable.core.errors import BadInput
from captable.games import keys

ENDING = ".txt"
"""Of the files of the skeleton, which are no Python yet."""
CARDS_OPEN, CARDS_HIDDEN = 5, 20


def new_game(
    name: Annotated[str, Parameter(help="Its key: small letters, digits and underscores.")],
    /,
    *,
    simultaneous: Annotated[bool, Parameter(negative="", help="All choose at the same time, in secret.")] = False,
    hidden: Annotated[bool, Parameter(negative="", help="Hands that only their owners see.")] = False,
    cards: Annotated[bool, Parameter(negative="", help="The cards in a file that designers may edit.")] = False,
    lang: Language = None,
) -> None:
    """Write a small game into the folder NAME: rules, views, two languages, clauses and tests.

    It passes `captable check` and plays at once, in the terminal and in the browser. Change it into your own step by
    step; docs/write-a-game.md goes with you.
    """
    folder = Path(name)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise BadInput(f"A game can't be called {name!r}: it takes small letters, digits and underscores.")
    if name in keys():
        raise BadInput(f"There is a game {name} already, and it comes with Captable: choose another name.")
    if folder.exists():
        raise BadInput(f"There is a {name} here already; nothing was written.")
    kinds = {"together" if simultaneous else "turns", "hidden" if hidden else "seen", "cards" if cards else "numbers"}
    written = write(folder, name, kinds)
    words = words_for(None, chosen_language(lang))
    lines = sum(text.count("\n") for text in written.values())
    output().print(Text(words("cli-new-game", game=name, files=len(written), lines=lines)), soft_wrap=True)


def write(folder: Path, name: str, kinds: set[str]) -> dict[Path, str]:
    """The files of the skeleton for a game of these kinds."""
    written = {path: filled(text, name, kinds) for path, text in templates(files("captable.cli") / "skeleton")}
    if "cards" in kinds:
        written[Path("cards.toml")] = card_file(CARDS_HIDDEN if "hidden" in kinds else CARDS_OPEN)
    else:
        del written[Path("cards.py")]
    for path, text in written.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return written


def templates(folder: Traversable, inside: Path = Path()) -> list[tuple[Path, str]]:
    found = []
    for item in folder.iterdir():
        if item.is_dir():
            found += templates(item, inside / item.name)
        elif item.name.endswith(ENDING):
            found.append((inside / item.name.removesuffix(ENDING), item.read_text("utf-8")))
    return sorted(found)


def filled(template: str, name: str, kinds: set[str]) -> str:
    """The lines for these kinds of game (`@hidden,turns|` is before those that not all have), with its names."""
    lines = []
    for line in template.splitlines():
        wanted, bar, rest = line[1:].partition("|") if line.startswith("@") else ("", "", line)
        if not bar and line.startswith("@"):
            rest = line
        if not bar or set(wanted.split(",")) <= kinds:
            lines.append(rest)
    title = name.replace("_", " ").title()
    prefix = name.replace("_", "-")
    names = {"key": name, "Class": title.replace(" ", ""), "Name": title, "prefix": prefix, "AB": initials(name)}
    return re.sub(r"\{(key|Class|Name|prefix|AB)\}", lambda found: names[found[1]], "\n".join(lines) + "\n")


def initials(name: str) -> str:
    """Two capital letters for its clauses."""
    words = [word for word in re.split(r"[^a-z]+", name) if word]
    letters = "".join(word[0] for word in words[:2]) if len(words) > 1 else words[0][:2]
    return letters.upper().ljust(2, "X")


def card_file(count: int) -> str:
    rows = [f'[[card]]\nid = "card_{i}"\nname = "Card {i}"\nworth = {i}\n' for i in range(1, count + 1)]
    return "\n".join(["# The cards, one row each. `captable check … --cards FILE` tries an edited file.\n", *rows])

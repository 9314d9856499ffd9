"""The guide of a game: its rules as a good rulebook tells them to people, with pictures of the pieces.

A guide is data beside the game, in the folder `guide/`, and is found by being there:

    en.md, fr.md        the text: a part for each heading `## …`
    *.json              positions, as `dump` writes them, whose pieces the text shows

A picture is a fenced block named `pieces`: its first line names pieces of one position, by their face or by their id
in the open view of it (`octo_coffee×3` is three of a kind), the lines after it say what is to be seen.

    ```pieces
    market-0 octo_coffee×3
    The market, and three shares.
    ```

A figure in curly brackets is read from the card file in use: `{company.octo_coffee.copies}`, or `{start.rating/100}`
where the file counts in hundredths. So an edited card file is told with its own figures.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.view import OPEN, Piece, View

T = TypeVar("T")

_HEADING = re.compile(r"^## +(.+)$")
_FENCE = "```"
_PIECES = "```pieces"
_PIECE = re.compile(r"([\w-]+)(?:×(\d+))?")
_FIGURE = re.compile(r"\{([\w.]+)(?:/(\d+))?\}")
_MARKS = {"en": str.maketrans({}), "fr": str.maketrans({",": "\u202f", ".": ","})}
"""What parts thousands and decimals in a language."""


class BadGuide(BadInput):
    """A guide that can't be shown, with the line at fault."""

    def __init__(self, file: Path, line: int, text: str) -> None:
        super().__init__(text)
        self.file = file
        self.line = line


@dataclass(frozen=True)
class Picture:
    scene: int
    """Whose pieces they are: a number in the guide's `scenes`."""
    pieces: tuple[Piece, ...]
    caption: str


@dataclass(frozen=True)
class GuidePart:
    title: str
    content: tuple[str | Picture, ...]
    """Markdown and pictures, as they follow one another."""


@dataclass(frozen=True)
class Guide:
    parts: tuple[GuidePart, ...]
    scenes: tuple[View, ...]
    """The positions of its pictures, with every hand open."""


def guide_folder(game: Game) -> Path:
    return game.folder / "guide"


def guide_of(game: Game, language: str) -> Guide | None:
    """The guide of a game in a language; none where it brings none."""
    file = guide_folder(game) / f"{language}.md"
    return _read(game, game.version, game.cards_source, file) if file.exists() else None


@lru_cache(maxsize=64)
def _read(game: Game, version: int, cards: str, file: Path) -> Guide:
    return _Reader(game, file).read()


class _Reader:
    def __init__(self, game: Game, file: Path) -> None:
        self.file = file
        self.cards: dict[str, Any] = tomllib.loads(game.cards_source)
        self.edited = game.cards_edited
        self.marks = _MARKS[file.stem]
        self.scenes = tuple(_scenes(game, file.parent))
        self.line = 0

    def read(self) -> Guide:
        parts: list[tuple[str, list[str | Picture]]] = []
        text: list[str] = []
        lines = enumerate(self.file.read_text("utf-8").splitlines(), 1)

        def end_text() -> None:
            written = "\n".join(text).strip()
            text.clear()
            if not written:
                return
            if not parts:
                raise self._bad("a guide begins with a heading, “## …”")
            parts[-1][1].append(written)

        for self.line, line in lines:
            if heading := _HEADING.match(line):
                end_text()
                parts.append((heading[1], []))
            elif line == _PIECES:
                end_text()
                if not parts:
                    raise self._bad("a guide begins with a heading, “## …”")
                parts[-1][1].extend(self._picture(lines))
            elif not line.startswith("# "):
                text.extend(self._as_edited(partial(self._told, line)))
        end_text()
        return Guide(tuple(GuidePart(title, tuple(content)) for title, content in parts), self.scenes)

    def _picture(self, lines: Iterator[tuple[int, str]]) -> list[Picture]:
        """One, or none where a designer's card file has other pieces."""
        inside: list[str] = []
        for self.line, line in lines:
            if line == _FENCE:
                break
            inside.append(line)
        else:
            raise self._bad(f"{_PIECES} is not closed by {_FENCE}")
        if len(inside) < 2:
            raise self._bad("a picture has a line that names pieces, and one that says what is to be seen")
        caption = " ".join(inside[1:])
        return self._as_edited(lambda: [Picture(*self._pieces(inside[0]), self._with_figures(caption))])

    def _as_edited(self, read: Callable[[], list[T]]) -> list[T]:
        """What is read, or nothing where it is about a card that a designer's file does not have."""
        try:
            return read()
        except BadGuide:
            if self.edited:
                return []
            raise

    def _pieces(self, line: str) -> tuple[int, tuple[Piece, ...]]:
        """The pieces that a line names, from the first position that has them all."""
        wanted: list[tuple[str, int]] = []
        for word in line.split():
            found = _PIECE.fullmatch(word)
            if not found:
                raise self._bad(f"{word!r} is no piece: write a face or an id, and ×2 for two of it")
            wanted.append((found[1], int(found[2] or 1)))
        missing = {name for name, _ in wanted}
        for number, scene in enumerate(self.scenes):
            shown = _by_name(scene)
            missing = min(missing, {name for name, _ in wanted if name not in shown}, key=len)
            if not missing:
                return number, tuple(shown[name] for name, count in wanted for _ in range(count))
        raise self._bad(f"no position of the guide shows {', '.join(sorted(missing))}")

    def _told(self, line: str) -> list[str]:
        return [self._with_figures(line)]

    def _with_figures(self, line: str) -> str:
        return _FIGURE.sub(lambda found: self._figure(found[1], int(found[2] or 1)), line)

    def _figure(self, name: str, scale: int) -> str:
        at: Any = self.cards
        for step in name.split("."):
            if isinstance(at, list):
                at = {row.get("id"): row for row in at}
            at = at.get(step) if isinstance(at, dict) else None
        if isinstance(at, bool) or not isinstance(at, int):
            raise self._bad(f"the card file has no figure {name!r}")
        return f"{at / scale:,g}".translate(self.marks)

    def _bad(self, text: str) -> BadGuide:
        return BadGuide(self.file, self.line, text)


def _scenes(game: Game, folder: Path) -> Iterator[View]:
    for file in sorted(folder.glob("*.json")):
        try:
            view = game.load(json.loads(file.read_text("utf-8"))).view(OPEN)
        except BadInput as error:
            if game.cards_edited:
                continue
            raise BadGuide(file, 1, str(error)) from None
        yield replace(view, choices=[], ranges=[], blocked=[])


def _by_name(scene: View) -> dict[str, Piece]:
    """Every piece by its id, and the first of each face by its face."""
    named: dict[str, Piece] = {}
    for zone in scene.zones:
        for piece in zone.pieces:
            for one in (piece, *piece.under):
                named.setdefault(one.face, one)
                named[one.id] = one
    return named

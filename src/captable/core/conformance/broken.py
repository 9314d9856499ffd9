"""What is said of a game that breaks the contract: which promise, what to do, and where in the game's own files."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from traceback import FrameSummary, extract_tb
from types import TracebackType

from captable.core.contract import WRITTEN_AS
from captable.core.errors import CaptableError
from captable.core.game import Game
from captable.core.record import Record

PACKAGE = Path(__file__).parents[2]
"""The folder of `captable`."""


class Broken(Exception):
    """A promise of the contract that does not hold.

    `at` names what in the game is to be mended: a method of the state or of the game, or a message in its sources.
    """

    def __init__(self, text: str, at: str = "", file: str = "") -> None:
        super().__init__(text)
        self.at = at
        self.file = file
        """A place that is known already: `texts/fr.ftl:12`."""


class ConformanceError(CaptableError):
    """A game that breaks the contract, with the record that shows it, if it came to playing."""

    def __init__(self, broken: str, record: Record | None, move_number: int, where: list[str] | None = None) -> None:
        self.where = where or []
        """Places in the game's own files, the likeliest first: `nim.py:62, in apply`."""
        told = f"{broken} (after move {move_number})" if record is not None else broken
        super().__init__("\n  ".join([told, *self.where]))
        self.told = told
        self.broken = broken
        self.record = record
        self.move_number = move_number


def expect(holds: bool, otherwise: str, at: str = "") -> None:
    if not holds:
        raise Broken(otherwise, at)


# -- where it is -----------------------------------------------------------------------------------------------


def places(game: Game, state: object, broken: Broken) -> list[str]:
    """Where in the game's own files to look: the method at fault, or the line that names a message."""
    if broken.file:
        return [broken.file]
    if not broken.at:
        return []
    found = _method(state, broken.at) or _method(game, broken.at) or _quoted(game, broken.at)
    return [found] if found else []


def frames(game: Game, state: object, trace: TracebackType | None) -> list[str]:
    """The steps to an exception that lie in the game's own files, the last one first."""
    own = {source_of(kind).parent for thing in (game, state) for kind in _own_classes(thing)}
    steps = [frame for frame in extract_tb(trace) if any(Path(frame.filename).is_relative_to(f) for f in own)]
    return [_told(frame) for frame in reversed(steps[-4:])]


def _told(frame: FrameSummary) -> str:
    line = f": {frame.line}" if frame.line else ""
    return f"{shown(Path(frame.filename))}:{frame.lineno}, in {frame.name}{line}"


def _own_classes(thing: object) -> Iterator[type]:
    """The classes that a game wrote, and not those of the core."""
    for kind in type(thing).__mro__:
        if kind.__module__ != "builtins" and not kind.__module__.startswith(("captable.core.", "typing")):
            yield kind


def _method(thing: object, name: str) -> str | None:
    classes = list(_own_classes(thing))
    for kind in classes:
        for written in WRITTEN_AS.get(name, (name,)):
            line = _lines_of(source_of(kind)).get(f"{kind.__name__}.{written}")
            if line:
                return f"{shown(source_of(kind))}:{line}, in {written}"
    return None


def place_of(thing: object, name: str = "") -> str:
    """The line of a method or attribute of a game or a state, or of its class where that is not written."""
    kind = next(_own_classes(thing), type(thing))
    line = _lines_of(source_of(kind)).get(kind.__name__, 1)
    return (name and _method(thing, name)) or f"{shown(source_of(kind))}:{line}, class {kind.__name__}"


def _quoted(game: Game, message: str) -> str | None:
    """The line of the game's sources that names a message."""
    for file in sorted({source_of(kind) for kind in _own_classes(game)}) + sorted(game.folder.rglob("*.py")):
        for number, line in enumerate(_text_of(file).splitlines(), 1):
            if f'"{message}"' in line:
                return f"{shown(file)}:{number}: {line.strip()}"
    return None


def source_of(kind: type) -> Path:
    """The file in which a class is written, also when what runs was compiled from it."""
    file = Path(getattr(sys.modules.get(kind.__module__), "__file__", None) or ".")
    if file.suffix != ".py" and kind.__module__.startswith("captable."):
        return PACKAGE.joinpath(*kind.__module__.split(".")[1:]).with_suffix(".py")
    return file


def shown(file: Path) -> str:
    """As people would type it from where they are."""
    here = Path.cwd()
    return str(file.relative_to(here)) if file.is_relative_to(here) else str(file)


@cache
def _text_of(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def _lines_of(file: Path) -> dict[str, int]:
    """The lines of the classes of a file, and of what is defined in them."""
    lines: dict[str, int] = {}
    for kind in ast.walk(ast.parse(_text_of(file))) if file.suffix == ".py" else ():
        if isinstance(kind, ast.ClassDef):
            lines[kind.name] = kind.lineno
            for part in kind.body:
                if isinstance(part, ast.FunctionDef):
                    lines[f"{kind.name}.{part.name}"] = part.lineno
                elif isinstance(part, ast.Assign):
                    lines |= {f"{kind.name}.{t.id}": part.lineno for t in part.targets if isinstance(t, ast.Name)}
    return lines

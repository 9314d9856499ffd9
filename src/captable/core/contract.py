"""The contract of a game, read from the docstrings of `State` and `Game`: what must be written, and what each is for.

The sources say it, in both builds alike; the guide's tables and the errors about what is missing quote them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

WRITTEN_AS = {
    "moves": ("legal", "moves"),
    "to_move": ("movers", "to_move"),
    "knows": ("known_to", "knows"),
    "view": ("seen_by", "view"),
    "redeal": ("world_for", "redeal"),
}
"""What callers ask, and the names under which a game may have written the answer."""
STATE_WRITES = ("moves", "apply", "outcome", "view", "knows", "redeal", "copy", "key", "dump")
GAME_WRITES = ("deal", "load", "longest")
GAME_SAYS = ("key", "version", "prefix", "fewest", "most", "move_table")


@dataclass(frozen=True)
class Term:
    """A method or an attribute of the contract."""

    name: str
    signature: str
    """ "moves(seat)" for a method, the name for an attribute."""
    purpose: str
    default: str
    """What it is if it is not written; empty for what must be."""


@cache
def terms(kind: str) -> dict[str, Term]:
    """Those of `State` or `Game`, by name."""
    source = (Path(__file__).parent / f"{kind.lower()}.py").read_text("utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == kind]
    return {term.name: term for found in classes for term in _terms_of(found)}


def _terms_of(kind: ast.ClassDef) -> Iterator[Term]:
    for part, after in zip(kind.body, [*kind.body[1:], None], strict=True):
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            names = [arg.arg for arg in part.args.args[1:]]
            doc = ast.get_docstring(part) or ""
            yield Term(part.name, f"{part.name}({', '.join(names)})", doc, "" if _is_unwritten(part) else "there")
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            default = ast.unparse(part.value) if part.value is not None else ""
            yield Term(part.target.id, part.target.id, str(said).strip(), default)


def _is_unwritten(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Raise) and "unwritten" in ast.unparse(node) for node in ast.walk(method))


def purpose(name: str) -> str:
    """What a method is for, in a sentence or two."""
    for kind in ("State", "Game"):
        if name in terms(kind):
            return " ".join(terms(kind)[name].purpose.split())
    return ""


def unwritten(thing: object, name: str) -> NotImplementedError:
    """The error for a method that a game has left out."""
    return NotImplementedError(not_written(thing, name))


def not_written(thing: object, name: str) -> str:
    others = [other for other in WRITTEN_AS.get(name, ()) if other != name]
    instead = f" (nor {others[0]})" if others else ""
    return f"{type(thing).__name__}.{name} is not written{instead}. It is for this: {purpose(name)}"

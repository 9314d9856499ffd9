"""Writes the TypeScript types of the browser client from the Structs of the server: `python -m tools.make_types`."""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterable
from inspect import getsource
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from captable import games
from captable.core.game import Game
from captable.core.view import CONCEDED
from captable.server import wire
from captable.tables.info import SeatWish

SOURCE = Path(__file__).parent.parent / "web" / "src"
WIRE = SOURCE / "lib" / "wire.ts"

HEAD = """\
// Written by `make types` from src/captable/server/wire.py; change it there.
// Times are milliseconds since 1970. A field with a question mark is left out where it has its default.

"""


def typescript() -> str:
    """All types that travel, in the order of their names."""
    client = sorted(get_args(wire.ClientMessage), key=lambda struct: struct.__name__)
    server = sorted(get_args(wire.ServerMessage), key=lambda struct: struct.__name__)
    types = inspect.multi_type_info([*wire.HTTP_BODIES, *client, *server])
    structs: dict[str, inspect.StructType] = {}
    for one in types:
        _collect(one, structs)
    parts = [_interface(structs[name]) for name in sorted(structs)]
    for name, members in (("ClientMessage", client), ("ServerMessage", server)):
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n")
    parts.append("".join(f"export const {name} = {getattr(wire, name)};\n" for name in _constants()))
    return HEAD + "\n".join(parts)


FACTS = """\
// Written by `make types` from src/captable/games/{key}/facts.py; change it there.
import {{ counterWith, factsOfGame, kindsOf }} from "$/lib/facts";
{imports}
{interfaces}
export const factsOf = factsOfGame<Facts>("{key}");

/** What can happen. */
export const kinds = [{kinds}] as const;
export type Kind = (typeof kinds)[number];
export const kindOf = kindsOf(kinds);

export type CounterId = {counters};
export const counterOf = counterWith<CounterId>;

/** What can be done. */
export type MoveKind = {moves};
"""


def facts_of(game: Game) -> str:
    """What a game tells programs, for its own board."""
    structs: dict[str, inspect.StructType] = {}
    _collect(inspect.type_info(game.facts), structs)
    own = [struct for struct in structs.values() if struct.cls.__module__ != "captable.core.view"]
    imports = sorted(set(structs) - {struct.cls.__name__ for struct in own})
    return FACTS.format(
        key=game.key,
        imports=f'import type {{ {", ".join(imports)} }} from "$/lib/wire";\n' if imports else "",
        interfaces="\n".join(_interface(struct) for struct in reversed(own)),
        kinds=_quoted([*game.event_kinds, CONCEDED], ", "),
        counters=_quoted(game.counters, " | "),
        moves=_quoted(game.move_table.kinds, " | "),
    )


def _quoted(names: Iterable[str], between: str) -> str:
    return between.join(f'"{name}"' for name in names)


def files() -> dict[Path, str]:
    """All that is written, with its text."""
    found = games.keys()
    with_facts = [game for name in found if (game := games.find(name)).facts is not None]
    return {WIRE: typescript()} | {SOURCE / "games" / game.key / "facts.ts": facts_of(game) for game in with_facts}


def _constants() -> list[str]:
    return [name for name in vars(wire) if name.startswith(("CLOSE_", "LONGEST_"))]


def _collect(node: Any, structs: dict[str, inspect.StructType]) -> None:
    """Every Struct that can be reached; recursive ones are met once."""
    if isinstance(node, inspect.StructType):
        if node.cls.__name__ in structs:
            return
        structs[node.cls.__name__] = node
        for field in node.fields:
            _collect(field.type, structs)
    elif isinstance(node, inspect.UnionType):
        for one in node.types:
            _collect(one, structs)
    elif isinstance(node, inspect.ListType):
        _collect(node.item_type, structs)
    elif isinstance(node, inspect.TupleType):
        for one in node.item_types:
            _collect(one, structs)
    elif isinstance(node, inspect.DictType):
        _collect(node.value_type, structs)


def _interface(struct: inspect.StructType) -> str:
    own, notes = _comments(struct.cls)
    lines = [*_comment(own, ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    sent = (wire.NewTable, wire.PlayNow, wire.Join, wire.Start, SeatWish)
    from_client = issubclass(struct.cls, wire.FromClient) or struct.cls in sent
    for field in struct.fields:
        lines += _comment(notes.get(field.name, ""), "  ")
        optional = "?" if _may_be_left_out(struct, field, from_client) else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _comments(struct: type) -> tuple[str, dict[str, str]]:
    """The docstring of a Struct, and the strings below its fields."""
    [body] = ast.parse(textwrap.dedent(getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            notes[field.target.id] = str(ast.literal_eval(note.value))
    return ast.get_docstring(body) or "", notes


def _comment(text: str, indent: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _may_be_left_out(struct: inspect.StructType, field: inspect.Field, from_client: bool) -> bool:
    """What a client sends may leave out any default; what it receives, those that the Struct leaves out."""
    if field.required:
        return False
    unset = field.default is field.default_factory is msgspec.NODEFAULT
    return from_client or bool(struct.cls.__struct_config__.omit_defaults) or unset


_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def _type(node: inspect.Type) -> str:
    plain = _PLAIN.get(type(node))
    if plain is not None:
        return plain
    if isinstance(node, inspect.StructType):
        return node.cls.__name__
    if isinstance(node, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in node.values)
    if isinstance(node, inspect.UnionType):
        return " | ".join(dict.fromkeys(_type(one) for one in node.types))
    if isinstance(node, inspect.ListType):
        inner = _type(node.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(node, inspect.TupleType):
        return f"[{', '.join(_type(one) for one in node.item_types)}]"
    if isinstance(node, inspect.DictType):
        return f"Record<{_type(node.key_type)}, {_type(node.value_type)}>"
    raise TypeError(f"There is no TypeScript for {node}")


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

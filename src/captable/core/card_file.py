"""Card files: TOML that designers edit, read as a shape, and refused with the line at fault.

A game describes its file in `cards.py` as a subclass of `Part` (`shapes.py`) and reads it as a `CardFile`. Rows that
have an id are called by it: "copies of octo_coffee can't be 21: it takes a whole number from 1 to 20". What is wrong
is a `Message`, so that it can be said in the designer's language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, field

from captable.core.errors import BadCards
from captable.core.moves import plain
from captable.core.shapes import Misfit, Part, Steps, in_english, path, read_as, says
from captable.core.view import Message

S = TypeVar("S", bound=Part)
LONGEST_NAME = 40
SIGN = r"[^\x00-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]"
"""One that can be seen, or a plain space."""
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z", extra_json_schema=says("core-shape-id"))]
NAME = rf"^(?=.*\S){SIGN}{{1,{LONGEST_NAME}}}\Z"
Name = Annotated[str, Meta(pattern=NAME, extra_json_schema=says("core-shape-name", most=str(LONGEST_NAME)))]


class NamedRow(Part, kw_only=True):
    """A row for a card or a company. Those that are printed are named by the game's texts, the others by the file."""

    id: Id
    given_name: Name | None = field(default=None, name="name")

    def called(self, printed: str, named: str) -> Message:
        """Its name: the message of a printed one, or the message for a name that the file gives."""
        return Message(named, {"name": self.given_name.strip()}) if self.given_name else Message(printed)


class CardFile(Generic[S]):
    """What a card file says, and where in the file it says it."""

    def __init__(self, source: str, name: str, shape: type[S], package: str | None = None) -> None:
        """`package` is where the texts are of what the game refuses by itself."""
        self.name = name
        self.source = source
        self.packages = [package] if package else []
        try:
            self.data: dict[str, Any] = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise self._no_toml(str(error)) from None
        try:
            self.read = read_as(self.data, shape, nulls=False)
        except Misfit as misfit:
            raise self.bad(misfit.say(self._called(misfit.steps)), *misfit.steps) from None

    def bad(self, why: Message | str, *steps: str | int) -> BadCards:
        """A refusal, with the line of the field that these steps lead to, or of what it is missing from."""
        lines = dict(_Lines(self.source).all())
        known = [steps[:length] for length in range(len(steps), 0, -1) if steps[:length] in lines]
        return self._refusal(why, lines[known[0]] if known else 0)

    def _no_toml(self, error: str) -> BadCards:
        """The reader of TOML speaks English alone."""
        reason, _, where = error.partition(" (at ")
        at = re.search(r"line (\d+), column (\d+)", where)
        line = int(at[1]) if at else self.source.count("\n") + 1
        args: dict[str, Any] = {"error": reason, "column": at[2] if at else ""}
        return self._refusal(Message("core-cards-no-toml" if at else "core-cards-no-toml-at-end", args), line)

    def _refusal(self, why: Message | str, line: int) -> BadCards:
        say = Message("core-cards-said", {"text": why}) if isinstance(why, str) else why
        place = f"{self.name}, line {line}" if line else self.name
        return BadCards(f"{place}: {in_english(say, self.packages)}.", line, say)

    def _called(self, steps: Steps) -> str | Message:
        """ "copies of octo_coffee", where a row has an id; else the path."""
        row: Any = None
        if len(steps) > 1 and isinstance(steps[1], int):
            row = self.data[str(steps[0])][steps[1]]
        id = row.get("id") if isinstance(row, dict) else None
        if not isinstance(id, str) or steps[2:] == ("id",):
            return path(steps)
        return Message("core-shape-field-of", {"field": path(steps[2:]), "row": id}) if steps[2:] else id

    # -- what a type can't say ---------------------------------------------------------------------------------------

    def refuse_other_ids(self, table: str, rows: Sequence[Any], ids: Sequence[str]) -> None:
        """Rows that are fixed, and their order."""
        found = [row.id for row in rows]
        for number, id in enumerate(ids):
            if found[number : number + 1] != [id]:
                raise self.bad(Message("core-cards-rows", {"table": table, "ids": ", ".join(ids)}), table, number)
        if len(found) > len(ids):
            why = Message("core-cards-rows-only", {"table": table, "ids": ", ".join(ids)})
            raise self.bad(why, table, len(ids))

    def refuse_nameless(self, table: str, rows: Sequence[NamedRow], printed: Sequence[str]) -> None:
        for number, row in enumerate(rows):
            if row.given_name is None and row.id not in printed:
                raise self.bad(Message("core-cards-nameless", {"id": row.id}), table, number, "id")

    def refuse_doubles(self, table: str, rows: Sequence[NamedRow], english: Sequence[str]) -> None:
        """Ids and names are unique: moves and decks tell cards apart by them."""
        ids: set[str] = set()
        words: set[str] = set()
        for number, (row, name) in enumerate(zip(rows, english, strict=True)):
            if row.id in ids:
                raise self.bad(Message("core-cards-twice", {"id": row.id}), table, number, "id")
            own = {plain(row.id), plain(name)}
            if own & words:
                at = "id" if row.given_name is None else "name"
                raise self.bad(Message("core-cards-called-twice", {"name": min(own & words)}), table, number, at)
            ids.add(row.id)
            words |= own

    def refuse_total(self, said: int, total: int, fewest: int, most: int) -> None:
        """The total is in the file to catch slips."""
        if said != total:
            raise self.bad(Message("core-cards-total", {"said": str(said), "total": str(total)}), "total")
        if not fewest <= total <= most:
            limits = {"total": str(total), "fewest": str(fewest), "most": str(most)}
            raise self.bad(Message("core-cards-how-many", {**limits}), "total")


# -- where things stand --------------------------------------------------------------------------------------------


class _Lines:
    """The line of every table, field and item of a TOML file that is sound; `tomllib` has read it before."""

    TOKEN = re.compile(
        r'"{3}(?:\\.|[^\\])*?"{3,5}|\'{3}.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{},=.\n]|[^\s\[\]{},=.#"\']+',
        re.DOTALL,
    )

    def __init__(self, source: str) -> None:
        found = [(match[0], match.start()) for match in self.TOKEN.finditer(source) if match[0][0] != "#"]
        self.tokens = [token for token, _ in found]
        self.lines = [source.count("\n", 0, start) + 1 for _, start in found]
        self.at = 0

    def all(self) -> Iterator[tuple[Steps, int]]:
        table: Steps = ()
        rows: dict[Steps, int] = {}
        while self.at < len(self.tokens):
            line = self.lines[self.at]
            if self.took("["):
                several = self.took("[")
                table = self.resolved(self.key(), rows, several)
                yield table, line
                if table[-1] == 0:
                    yield table[:-1], line
                while self.took("]"):
                    pass
            elif not self.took("\n"):
                yield from self.field(table)

    def resolved(self, key: Steps, rows: dict[Steps, int], several: bool) -> Steps:
        """The path of a heading: where rows come one after the other, the latest of each is meant."""
        steps: Steps = ()
        for number, name in enumerate(key, 1):
            steps = (*steps, name)
            if number == len(key) and several:
                rows[steps] = rows.get(steps, -1) + 1
            if steps in rows:
                steps = (*steps, rows[steps])
        return steps

    def field(self, table: Steps) -> Iterator[tuple[Steps, int]]:
        line = self.lines[self.at]
        steps = (*table, *self.key())
        self.took("=")
        yield steps, line
        yield from self.value(steps)

    def key(self) -> Steps:
        steps = [self.next().strip("\"'")]
        while self.took("."):
            steps.append(self.next().strip("\"'"))
        return tuple(steps)

    def value(self, steps: Steps) -> Iterator[tuple[Steps, int]]:
        if self.took("["):
            number = 0
            while not self.took("]"):
                if not (self.took(",") or self.took("\n")):
                    yield (*steps, number), self.lines[self.at]
                    yield from self.value((*steps, number))
                    number += 1
        elif self.took("{"):
            while not self.took("}"):
                if not (self.took(",") or self.took("\n")):
                    yield from self.field(steps)
        else:
            while self.at < len(self.tokens) and self.tokens[self.at] not in ("\n", ",", "]", "}"):
                self.at += 1

    def next(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def took(self, token: str) -> bool:
        """Whether this comes next, and is then passed over."""
        there = self.at < len(self.tokens) and self.tokens[self.at] == token
        self.at += there
        return there

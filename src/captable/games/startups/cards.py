"""The share cards as data (SU-1.1), and the checks on an edited file."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from captable.core.errors import BadCards
from captable.core.moves import plain
from captable.core.view import Message
from captable.games.startups.rules.codes import ASIDE, HAND

PRINTED = (
    "giraffe_beer",
    "bowwow_games",
    "flamingo_soft",
    "octo_coffee",
    "hippo_powertech",
    "elephant_mars_travel",
)
MOST_PLAYERS = 7
MOST_COMPANIES = 12
MOST_COPIES = 20
FEWEST_CARDS = MOST_PLAYERS * HAND + ASIDE + 1
"""The hands, the cards put aside, and one to draw (SU-1.2)."""
MOST_CARDS = 100
LONGEST_NAME = 40


@dataclass(frozen=True)
class Company:
    id: str
    copies: int
    name: Message


@dataclass(frozen=True)
class Cards:
    source: str
    companies: tuple[Company, ...]
    looks: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)
    """What a view made of these cards before, to be shown again; see `view.py`."""

    @property
    def total(self) -> int:
        return sum(company.copies for company in self.companies)

    def index(self, id: str) -> int:
        return [company.id for company in self.companies].index(id)


def read_cards(source: str, file: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{file}: {error}") from None
    places = _Places(file, source)
    unknown = set(data) - {"total", "company"}
    if unknown:
        raise BadCards(f"{places.at(min(unknown))}: only total and [[company]] belong here.")
    rows = data.get("company", [])
    if not isinstance(rows, list) or not 2 <= len(rows) <= MOST_COMPANIES:
        raise BadCards(f"{places.at('company')}: there must be 2 to {MOST_COMPANIES} [[company]] rows.")
    companies = tuple(_company(row, number, places) for number, row in enumerate(rows))
    _refuse_doubles(companies, places)
    cards = Cards(source, companies)
    total = data.get("total")
    if type(total) is not int or total != cards.total:
        raise BadCards(f"{places.at('total')}: total is {total!r}, but the shares add up to {cards.total}.")
    if not FEWEST_CARDS <= total <= MOST_CARDS:
        raise BadCards(f"{places.at('total')}: {total} cards; there must be {FEWEST_CARDS} to {MOST_CARDS}.")
    return cards


def _company(row: object, number: int, places: _Places) -> Company:
    if not isinstance(row, dict):
        raise BadCards(f"{places.at('company')}: a company is a [[company]] table.")
    unknown = set(row) - {"id", "copies", "name"}
    if unknown:
        where = places.at(min(unknown), number)
        raise BadCards(f"{where}: a company has no {min(unknown)!r}; it has id, copies and name.")
    id, copies, name = row.get("id"), row.get("copies"), row.get("name")
    if not isinstance(id, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", id):
        raise BadCards(f"{places.at('id', number)}: id must be small letters, digits and _, not {id!r}.")
    if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
        raise BadCards(f"{places.at('copies', number)}: {id} needs copies from 1 to {MOST_COPIES}, not {copies!r}.")
    if name is None and id in PRINTED:
        return Company(id, copies, Message(f"su-company-{id}"))
    if name is None:
        where = places.at("id", number)
        raise BadCards(f'{where}: {id} is not one of the printed companies, so it needs a name = "…".')
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        where = places.at("name", number)
        raise BadCards(f"{where}: the name of {id} must be a text of 1 to {LONGEST_NAME} characters, not {name!r}.")
    return Company(id, copies, Message("su-company-named", {"name": name.strip()}))


def _refuse_doubles(companies: tuple[Company, ...], places: _Places) -> None:
    """Ids and names are unique: moves are told apart by them."""
    ids: set[str] = set()
    names: set[str] = set()
    for number, company in enumerate(companies):
        if company.id in ids:
            raise BadCards(f"{places.at('id', number)}: {company.id!r} is there twice.")
        # The printed companies are called what their ids say.
        name = plain(str(company.name.args.get("name", company.id.replace("_", " "))))
        if name in names:
            raise BadCards(f"{places.at('name', number)}: two companies are called {name!r}.")
        ids.add(company.id)
        names.add(name)


class _Places:
    """Where things stand in the file, for people who have to mend it."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.lines = source.splitlines()
        heads = [i for i, line in enumerate(self.lines) if re.match(r"\s*\[\[\s*company\s*\]\]", line)]
        self.rows = [range(head, end) for head, end in pairwise([*heads, len(self.lines)])]

    def at(self, key: str, number: int | None = None) -> str:
        """The line of a key: in the row with that number, or its first line; else anywhere in the file."""
        in_row = number is not None and number < len(self.rows)
        lines = self.rows[number or 0] if in_row else range(len(self.lines))
        found = [i for i in lines if re.match(rf"\s*\[*\s*{re.escape(key)}\b", self.lines[i])]
        if not found and in_row:
            found = [lines[0]]
        return f"{self.file}, line {found[0] + 1}" if found else self.file

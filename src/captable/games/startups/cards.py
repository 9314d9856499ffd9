"""The share cards as data (SU-1.1), and the checks on an edited file."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass

from captable.core.errors import BadCards
from captable.core.view import Message

PRINTED = (
    "giraffe_beer",
    "bowwow_games",
    "flamingo_soft",
    "octo_coffee",
    "hippo_powertech",
    "elephant_mars_travel",
)
MOST_COMPANIES = 12
MOST_COPIES = 20
FEWEST_CARDS = 27
"""Three cards for each of seven hands, five aside, and one to draw."""
MOST_CARDS = 100


@dataclass(frozen=True)
class Company:
    id: str
    copies: int
    name: Message


@dataclass(frozen=True)
class Cards:
    source: str
    companies: tuple[Company, ...]

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
    unknown = set(data) - {"total", "company"}
    if unknown:
        raise BadCards(f"{_at(file, source, min(unknown))}: only total and [[company]] belong here.")
    rows = data.get("company", [])
    if not isinstance(rows, list) or not 2 <= len(rows) <= MOST_COMPANIES:
        raise BadCards(f"{file}: there must be 2 to {MOST_COMPANIES} [[company]] rows.")
    companies = tuple(_company(row, number, file, source) for number, row in enumerate(rows))
    cards = Cards(source, companies)
    ids = [company.id for company in companies]
    for number, id in enumerate(ids):
        if id in ids[:number]:
            raise BadCards(f"{_row_at(file, source, number)}: {id!r} is there twice.")
    if data.get("total") != cards.total:
        raise BadCards(
            f"{_at(file, source, 'total')}: total is {data.get('total')!r}, but the shares add up to {cards.total}."
        )
    if not FEWEST_CARDS <= cards.total <= MOST_CARDS:
        raise BadCards(f"{file}: {cards.total} cards; there must be {FEWEST_CARDS} to {MOST_CARDS}.")
    return cards


def _company(row: object, number: int, file: str, source: str) -> Company:
    where = _row_at(file, source, number)
    if not isinstance(row, dict):
        raise BadCards(f"{where}: a company is a [[company]] table.")
    unknown = set(row) - {"id", "copies", "name"}
    if unknown:
        raise BadCards(f"{where}: a company has no {min(unknown)!r}; it has id, copies and name.")
    id, copies, name = row.get("id"), row.get("copies"), row.get("name")
    if not isinstance(id, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", id):
        raise BadCards(f"{where}: id must be small letters, digits and _, not {id!r}.")
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= MOST_COPIES:
        raise BadCards(f"{where}: {id} needs copies from 1 to {MOST_COPIES}, not {copies!r}.")
    if name is None and id in PRINTED:
        return Company(id, copies, Message(f"su-company-{id}"))
    if not isinstance(name, str) or not name.strip():
        raise BadCards(f'{where}: {id} is not one of the printed companies, so it needs a name = "…".')
    return Company(id, copies, Message("su-company-named", {"name": name.strip()}))


def _row_at(file: str, source: str, number: int) -> str:
    """Where the row with that number starts."""
    lines = [i for i, line in enumerate(source.splitlines(), 1) if line.split("#")[0].strip() == "[[company]]"]
    return f"{file}, line {lines[number]}" if number < len(lines) else file


def _at(file: str, source: str, word: str) -> str:
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip().lstrip("[").startswith(word):
            return f"{file}, line {number}"
    return file

"""The cards as data (SN-2), and the checks on an edited file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from captable.core.errors import BadCards
from captable.core.view import Message

TABLES = (4, 5)
"""The numbers of players that there are figures for (SN-1.1)."""
INTERNS = (
    "miraculous",
    "fire_elemental",
    "string_puller",
    "legal_magic",
    "too_clever",
    "hyper_productive",
    "tax_magic",
)
ROLES = ("tech_lead", "recruiter", "sales_rep", "executive", "investor", "emmanuel", "brigitte")
"""Ranks 1 to 7."""
EFFECTS = (
    "none",
    "ask_eliminate",
    "ask_swap",
    "ask_take_tokens",
    "neighbour_asks_eliminate",
    "ask_extra_turn",
    "look",
    "swap",
    "swap_alliances",
    "promote",
    "give_token",
)
"""The order fixes the numbers that `rules` works with."""
MOST_COPIES = 6
MOST_TOKENS = 9
MOST_CARDS = 24


@dataclass(frozen=True)
class Card:
    id: str
    rank: int
    effect: str
    copies: Mapping[int, int]
    """By the number of players; of an intern, when it is in play."""
    rank_at_end: int
    doubles_points: bool

    @property
    def name(self) -> Message:
        return Message(f"sn-card-{self.id}")

    @property
    def note(self) -> Message:
        """Its rank, what it does when it is played, and what it is good for while it is held."""
        return Message("sn-note-card", {"rank": self.rank, "does": self._does()})

    def _does(self) -> Message:
        does = self._does_played()
        if self.id == "emmanuel":
            does = Message("sn-does-emmanuel", {"does": does})
        if self.rank_at_end != self.rank:
            does = Message("sn-does-at-end", {"does": does, "end": self.rank_at_end})
        return Message("sn-does-doubles", {"does": does}) if self.doubles_points else does

    def _does_played(self) -> Message:
        if self.id == "brigitte":
            return Message("sn-does-brigitte")
        if self.effect != "none":
            return Message(f"sn-does-{self.effect}")
        return Message("sn-does-none", {"who": self.id if self.rank else "intern"})


@dataclass(frozen=True)
class Cards:
    source: str
    cards: tuple[Card, ...]
    """The interns, then the roles by rank: the number of a card in `rules` is its place here."""
    interns: Mapping[int, int]
    """How many kinds of intern are in play (SN-2.1)."""
    bpi: Mapping[int, int]

    def index(self, id: str) -> int:
        return [card.id for card in self.cards].index(id)

    def total(self, players: int) -> int:
        return self.interns[players] + sum(card.copies[players] for card in self.cards if card.rank > 0)


def role_name(rank: int) -> Message:
    """What a question names: all interns are one role (SN-5.1)."""
    return Message(f"sn-card-{ROLES[rank - 1]}" if rank else "sn-role-intern")


def read_cards(source: str, file: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{file}: {error}") from None
    unknown = set(data) - {"total", "interns", "bpi", "intern", "role"}
    if unknown:
        raise BadCards(f"{_at(file, source, min(unknown))}: only total, interns, bpi, [[intern]] and [[role]] go here.")
    rows = _Rows(file, source, data)
    cards = Cards(
        source,
        rows.read("intern", INTERNS) + rows.read("role", ROLES),
        rows.figures(data.get("interns"), "interns", 1, len(INTERNS), _at(file, source, "interns")),
        rows.figures(data.get("bpi"), "bpi", 0, MOST_TOKENS, _at(file, source, "bpi")),
    )
    _check_totals(cards, data.get("total"), _at(file, source, "total"))
    return cards


def _check_totals(cards: Cards, said: Any, where: str) -> None:
    for players in TABLES:
        total = cards.total(players)
        given = said.get(str(players)) if isinstance(said, dict) else None
        if given != total:
            raise BadCards(f"{where}: total for {players} players is {given!r}, but the cards add up to {total}.")
        if not players < total <= MOST_CARDS:
            raise BadCards(f"{where}: {total} cards for {players} players; there must be more, up to {MOST_CARDS}.")
        if cards.cards[-1].copies[players] > 1:
            raise BadCards(f"{where}: two Brigittes in one hand could not be played (SN-4.2), so there is one at most.")


class _Rows:
    """Reads the rows of a card file."""

    def __init__(self, file: str, source: str, data: dict[str, Any]) -> None:
        self.file = file
        self.source = source
        self.data = data

    def read(self, kind: str, ids: tuple[str, ...]) -> tuple[Card, ...]:
        rows = self.data.get(kind, [])
        named = [row.get("id") if isinstance(row, dict) else None for row in rows] if isinstance(rows, list) else []
        if named != list(ids):
            raise BadCards(f"{self.file}: the [[{kind}]] rows must be {', '.join(ids)}, in this order.")
        return tuple(self._card(kind, row, number) for number, row in enumerate(rows))

    def _card(self, kind: str, row: dict[str, Any], number: int) -> Card:
        where = self._row_at(kind, number)
        rank = 0 if kind == "intern" else number + 1
        allowed = {"id", "effect", "rank_at_end", "doubles_points"} | ({"copies"} if rank else set())
        unknown = set(row) - allowed
        if unknown:
            raise BadCards(f"{where}: {kind} {row['id']} has no {min(unknown)!r}; it has {', '.join(sorted(allowed))}.")
        if row.get("effect") not in EFFECTS:
            raise BadCards(f"{where}: there is no effect {row.get('effect')!r}; there are {', '.join(EFFECTS)}.")
        at_end, doubles = row.get("rank_at_end", rank), row.get("doubles_points", False)
        if not _is_number(at_end, -20, 20):
            raise BadCards(f"{where}: rank_at_end must be a number from -20 to 20, not {at_end!r}.")
        if not isinstance(doubles, bool):
            raise BadCards(f"{where}: doubles_points must be true or false, not {doubles!r}.")
        copies = self.figures(row.get("copies"), "copies", 0, MOST_COPIES, where) if rank else dict.fromkeys(TABLES, 1)
        return Card(row["id"], rank, row["effect"], copies, at_end, doubles)

    def figures(self, given: Any, what: str, low: int, high: int, where: str) -> dict[int, int]:
        """A figure for each number of players: `{ 4 = 2, 5 = 3 }`."""
        wanted = [str(players) for players in TABLES]
        if not isinstance(given, dict) or sorted(given) != wanted:
            raise BadCards(f"{where}: {what} must have a figure for 4 and one for 5 players, not {given!r}.")
        for players, figure in given.items():
            if not _is_number(figure, low, high):
                raise BadCards(f"{where}: {what} for {players} players must be {low} to {high}, not {figure!r}.")
        return {players: given[str(players)] for players in TABLES}

    def _row_at(self, kind: str, number: int) -> str:
        lines = [i for i, line in enumerate(self.source.splitlines(), 1) if line.split("#")[0].strip() == f"[[{kind}]]"]
        return f"{self.file}, line {lines[number]}" if number < len(lines) else self.file


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _at(file: str, source: str, word: str) -> str:
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip().lstrip("[").startswith(word):
            return f"{file}, line {number}"
    return file

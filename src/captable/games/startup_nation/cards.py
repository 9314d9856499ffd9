"""The cards as data (SN-2): what an edited file may say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args

from msgspec import Meta, field

from captable.core.card_file import CardFile
from captable.core.shapes import Part
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
PEOPLE = ("emmanuel", "brigitte")
"""Those who are called by their names."""
Effect = Literal[
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
]
EFFECTS: tuple[Effect, ...] = get_args(Effect)
"""The order fixes the numbers that `rules` works with."""
MOST_CARDS = 24

T = TypeVar("T")


class ForTables(Part, Generic[T], kw_only=True):
    """A figure for each number of players: `{ 4 = 2, 5 = 3 }`."""

    four: T = field(name="4")
    five: T = field(name="5")

    def __getitem__(self, players: int) -> T:
        return self.four if players == TABLES[0] else self.five


Copies = ForTables[Annotated[int, Meta(ge=0, le=6)]]


class InternRow(Part):
    id: str
    effect: Effect
    rank_at_end: Annotated[int, Meta(ge=-20, le=20)] | None = None
    doubles_points: bool = False


class RoleRow(InternRow, kw_only=True):
    copies: Copies


class CardRows(Part):
    """The file."""

    total: ForTables[int]
    interns: ForTables[Annotated[int, Meta(ge=1, le=len(INTERNS))]]
    bpi: ForTables[Annotated[int, Meta(ge=0, le=9)]]
    intern: list[InternRow]
    role: list[RoleRow]


@dataclass(frozen=True)
class Card:
    id: str
    rank: int
    effect: str
    copies: Copies
    """By the number of players; of an intern, when it is in play."""
    rank_at_end: int
    doubles_points: bool

    @cached_property
    def name(self) -> Message:
        return Message(f"sn-card-{self.id}")

    @cached_property
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
    interns: ForTables[int]
    """How many kinds of intern are in play (SN-2.1)."""
    bpi: ForTables[int]

    def index(self, id: str) -> int:
        return [card.id for card in self.cards].index(id)

    def total(self, players: int) -> int:
        return self.interns[players] + sum(card.copies[players] for card in self.cards if card.rank > 0)


@cache
def role_name(rank: int) -> Message:
    """What a question names: all interns are one role (SN-5.1)."""
    return Message(f"sn-card-{ROLES[rank - 1]}" if rank else "sn-role-intern")


@cache
def named_role(rank: int) -> Message:
    """The same in a sentence: "the Executive", "an Intern", "Emmanuel"."""
    if not rank:
        return Message("sn-an-intern", {"role": role_name(rank)})
    kind = "sn-a-name" if ROLES[rank - 1] in PEOPLE else "sn-the-role"
    return Message(kind, {"role": role_name(rank)})


def read_cards(source: str, name: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    file = CardFile(source, name, CardRows, __package__)
    read = file.read
    file.refuse_other_ids("intern", read.intern, INTERNS)
    file.refuse_other_ids("role", read.role, ROLES)
    interns = [_card(row, 0, Copies(four=1, five=1)) for row in read.intern]
    roles = [_card(row, rank, row.copies) for rank, row in enumerate(read.role, 1)]
    cards = Cards(source, (*interns, *roles), read.interns, read.bpi)
    for players in TABLES:
        _check_total(cards, players, file)
    return cards


def _card(row: InternRow, rank: int, copies: Copies) -> Card:
    at_end = rank if row.rank_at_end is None else row.rank_at_end
    return Card(row.id, rank, row.effect, copies, at_end, row.doubles_points)


def _check_total(cards: Cards, players: int, file: CardFile[CardRows]) -> None:
    said, total = file.read.total[players], cards.total(players)
    if said != total:
        figures: dict[str, Any] = {"players": players, "said": said, "total": total}
        raise file.bad(Message("sn-cards-total", figures), "total")
    if not players < total <= MOST_CARDS:
        figures = {"players": players, "most": MOST_CARDS, "total": total}
        raise file.bad(Message("sn-cards-how-many", figures), "total")
    if cards.cards[-1].copies[players] > 1:
        raise file.bad(Message("sn-cards-one-brigitte"), "role", len(ROLES) - 1, "copies")

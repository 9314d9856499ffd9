"""The share cards as data (SU-1.1): what an edited file may say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta

from captable.core.card_file import CardFile, NamedRow
from captable.core.shapes import Part
from captable.core.view import Message
from captable.games.startups.rules import codes

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
FEWEST_CARDS = MOST_PLAYERS * codes.HAND + codes.ASIDE + 1
"""The hands, the cards put aside, and one to draw (SU-1.2)."""
MOST_CARDS = 100


class Company(NamedRow, kw_only=True):
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)]

    @property
    def name(self) -> Message:
        return self.called(f"su-company-{self.id}", "su-company-named")


class Shares(Part):
    """The file."""

    total: int
    company: Annotated[tuple[Company, ...], Meta(min_length=2, max_length=MOST_COMPANIES)]


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


def read_cards(source: str, name: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    file = CardFile(source, name, Shares)
    companies = file.read.company
    file.refuse_nameless("company", companies, PRINTED)
    # The printed companies are called what their ids say.
    file.refuse_doubles("company", companies, [row.given_name or row.id.replace("_", " ") for row in companies])
    cards = Cards(source, companies)
    file.refuse_total(file.read.total, cards.total, FEWEST_CARDS, MOST_CARDS)
    return cards

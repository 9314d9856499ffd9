"""The pitches as data: what an edited file may say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from captable.core.card_file import CardFile, NamedRow
from captable.core.shapes import Part
from captable.core.view import Message

PRINTED = ("to_do_list", "dog_taxi", "smart_spoon", "moon_hotel", "cold_fusion")
FEWEST_CARDS, MOST_CARDS = 20, 60
"""Five cards for each of four players (PN-1.1)."""


class Pitch(NamedRow, kw_only=True):
    worth: Annotated[int, Meta(ge=0, le=20)]
    copies: Annotated[int, Meta(ge=1, le=20)]

    @property
    def name(self) -> Message:
        return self.called(f"pn-pitch-{self.id}", "pn-pitch-named")


class PitchRows(Part):
    """The file."""

    total: int
    pitch: Annotated[tuple[Pitch, ...], Meta(min_length=1, max_length=12)]


@dataclass(frozen=True)
class Cards:
    source: str
    pitches: tuple[Pitch, ...]

    @property
    def total(self) -> int:
        return sum(pitch.copies for pitch in self.pitches)


def read_cards(source: str, name: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    file = CardFile(source, name, PitchRows)
    pitches = file.read.pitch
    file.refuse_nameless("pitch", pitches, PRINTED)
    file.refuse_doubles("pitch", pitches, [row.given_name or row.id for row in pitches])
    cards = Cards(source, pitches)
    file.refuse_total(file.read.total, cards.total, FEWEST_CARDS, MOST_CARDS)
    return cards

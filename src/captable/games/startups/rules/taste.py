"""What common sense thinks things are worth, and search of positions; tuned by `python -m bench.taste`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """In hundredths of a chip, where nothing else is said."""

    draw: i64
    """A card nobody has seen, before its price."""
    lead_holds: i64
    """How sure a majority is, in per cent: so much for a lead of none, so much more for each share of it, and"""
    lead_holds_per_share: i64
    surest: i64
    """at most this."""
    tie_costs: i64
    """A share in a tie; then one where somebody has more."""
    behind_costs: i64
    shown: i64
    """Showing a share where it leads, for each share of the lead; the others are better kept in the hand."""

    def __init__(self) -> None:
        self.draw = 60
        self.lead_holds = 40
        self.lead_holds_per_share = 20
        self.surest = 95
        self.tie_costs = 30
        self.behind_costs = 100
        self.shown = 1


@final
class Judgement:
    """How well a seat stands, for search; tuned with `--judgement`."""

    most_lead: i64
    """A lead of so many chips is as good as won."""
    winning: i64
    """How much of what an ending is worth is who has won, in per cent; the rest is the lead."""

    def __init__(self) -> None:
        self.most_lead = 40
        self.winning = 50


TASTE: Final = Taste()
JUDGEMENT: Final = Judgement()

"""What common sense thinks things are worth, and search of positions; tuned by `python -m bench.taste`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """In tenths of a point, where nothing else is said."""

    token: i64
    """A token, then a card from the deck, while there is another turn; then both in the last turn."""
    card: i64
    last_token: i64
    last_card: i64
    output: i64
    """Points a turn that a company is expected to make at least, sooner or later."""
    growth: i64
    """Points a turn that are expected beside what a company makes now."""
    most_turns: i64
    """Turns that a game is expected to last at most."""
    strong_output: i64
    """What an opponent who may be struck makes in a turn, beside the points it has."""
    buys_from: i64
    """Tokens from which on a card is bought, and in the last turn."""
    last_buys_from: i64
    sale: i64
    """How much of what the token of a sale makes possible counts, in per cent; then what a sale costs."""
    sale_costs: i64
    counter: i64
    """How much of what an Action would take counts when it may be countered, in per cent."""
    dear: i64
    """What developers and knowledge may cost that open a game, then the others."""
    dear_other: i64
    knowledge_less: i64
    """A token less for knowledge, and for moving it."""
    moving_less: i64
    uses: i64
    """How often an ability that costs tokens will be used."""
    of_a_kind: i64
    """A card of a kind beside any card, one of several looked at, and the order of the deck."""
    looked_for: i64
    order: i64
    rest: i64
    """Another turn of somebody who is no developer."""
    outsourcing: i64
    """A point of efficiency that is outsourced, and what that costs."""
    outsourcing_costs: i64
    taken: i64
    """How much of what somebody brings counts who changes sides, in per cent."""
    one_of_many: i64
    """How much of the harm to one opponent of several counts, in per cent."""

    def __init__(self) -> None:
        self.token = 18
        self.card = 22
        self.last_token = 3
        self.last_card = 0
        self.output = 6
        self.growth = 0
        self.most_turns = 8
        self.strong_output = 1
        self.buys_from = 4
        self.last_buys_from = 1
        self.sale = 90
        self.sale_costs = 5
        self.counter = 280
        self.dear = 3
        self.dear_other = 2
        self.knowledge_less = 2
        self.moving_less = 3
        self.uses = 2
        self.of_a_kind = 5
        self.looked_for = 8
        self.order = 4
        self.rest = 10
        self.outsourcing = 20
        self.outsourcing_costs = 26
        self.taken = 280
        self.one_of_many = 50


@final
class Judgement:
    """How well a seat stands, for search; tuned with `--judgement`."""

    most_lead: i64
    """The most that a lead adds to an even game, in per cent of a win."""
    winning: i64
    """How much of what an ending is worth is who has won, in per cent; the rest is the lead."""

    def __init__(self) -> None:
        self.most_lead = 45
        self.winning = 70


TASTE: Final = Taste()
JUDGEMENT: Final = Judgement()

"""The card file as numbers: what the rules look up, and the vocabulary of effects that they carry out."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DEVELOPER: Final[i64] = 0
HR: Final[i64] = 1
COACH: Final[i64] = 2
KNOWLEDGE: Final[i64] = 3
ACTION: Final[i64] = 4
"""The types of cards; those up to COACH are employees (IS-5.1)."""

# An effect is four numbers: its code and three figures.
EFFECT: Final[i64] = 4

DRAW: Final[i64] = 0
"""Draw so many; a card of that type, drawn so, costs so much less this turn (type NONE: no offer)."""
DRAW_PER_DEVELOPER: Final[i64] = 1
LOOK_AND_TAKE: Final[i64] = 2
"""Look at so many, take so many, the rest to the bottom."""
LOOK_AND_ORDER: Final[i64] = 3
TIRE_TEAM: Final[i64] = 4
"""Each of your other developers gets so much burnout."""
TIRE_ONE: Final[i64] = 5
"""An opponent's employee gets so much burnout."""
TIRE_ALL: Final[i64] = 6
"""Every employee of one opponent gets so much burnout."""
RETURN_ONE: Final[i64] = 7
"""You may return one of your employees to your hand."""
BUY_EFFICIENCY: Final[i64] = 8
REST: Final[i64] = 9
"""All your employees lose so much burnout."""
RECRUIT: Final[i64] = 10
"""Take over an employee of an opponent who has at least so many."""
COIN_RECRUIT: Final[i64] = 11
GAIN: Final[i64] = 12
OUTSOURCE: Final[i64] = 13
TAKE_OVER: Final[i64] = 14
SHELTER: Final[i64] = 15
"""No burnout at the end of this turn."""
POINTS: Final[i64] = 16
"""So many points for each of your developers this turn."""
OVERTIME: Final[i64] = 17
"""So much more burnout for each of your developers at the end of this turn."""
SHUFFLE_AWAY: Final[i64] = 18

NO_TARGET: Final[i64] = 0
OPPONENT: Final[i64] = 1
STRUCK_EMPLOYEE: Final[i64] = 2
TAKEN_EMPLOYEE: Final[i64] = 3
"""What an Action must name (IS-7.5); an outsourced employee can be struck, not taken (IS-8.3)."""

BY_NOTHING: Final[i64] = 0
BY_PAYING: Final[i64] = 1
BY_DISCARDING: Final[i64] = 2
BY_BURNOUT: Final[i64] = 3
"""How an Action can be countered (IS-7.2)."""

# An employee in play is a row of numbers in `staff`; the oldest comes first (IS-4.6).
KIND: Final[i64] = 0
SEAT: Final[i64] = 1
"""Who controls it."""
OWNER: Final[i64] = 2
"""Differs from SEAT while it is outsourced (IS-8.2)."""
BURNOUT: Final[i64] = 3
USED: Final[i64] = 4
"""How often its ability was used this turn (IS-5.4)."""
BOOST: Final[i64] = 5
"""Efficiency bought for this turn."""
PLACE: Final[i64] = 6
"""A number of its own as long as it stays in play; the lowest free one."""
EMPLOYEE: Final[i64] = 7

# Knowledge in play is a row in `tucked`: the card (KIND), under whom, and whether it was moved this turn.
UNDER: Final[i64] = 1
MOVED: Final[i64] = 2
TUCKED: Final[i64] = 3


class Figures:
    """One entry for each kind of card, in the order of the file."""

    kinds: i64
    total: i64
    room: i64
    """No more employees than this can be in play."""
    shelf: i64
    """No more knowledge than this can be in play."""
    copies: vec[i64]
    type: vec[i64]
    cost: vec[i64]
    efficiency: vec[i64]
    """A developer's own, or what a knowledge card adds."""
    resistance: vec[i64]
    knowledge_less: vec[i64]
    """How much cheaper knowledge is onto this developer (IS-6.4)."""
    hiring_less: vec[i64]
    """How much cheaper your developers are while it is in play."""
    moving_less: vec[i64]
    coaching: vec[i64]
    """What each of your developers gains while it is in play (IS-5.3)."""
    effects: vec[i64]
    """All effects, one after another; the following say where those of a kind begin and end."""
    play_from: vec[i64]
    play_to: vec[i64]
    end_from: vec[i64]
    end_to: vec[i64]
    use_from: vec[i64]
    use_to: vec[i64]
    use_price: vec[i64]
    use_times: vec[i64]
    target: vec[i64]
    counter: vec[i64]
    counter_amount: vec[i64]
    counter_type: vec[i64]

    def __init__(self) -> None:
        self.kinds = 0
        self.total = 0
        self.room = 0
        self.shelf = 0

    def is_employee(self, kind: i64) -> bool:
        return self.type[kind] <= COACH


def without(items: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The items but `count` of them from `first` on. The vector given is used up."""
    i: i64
    for i in range(first + count, len(items)):
        items[i - count] = items[i]
    return items[: len(items) - count]


def insert_sorted(items: vec[i64], item: i64) -> vec[i64]:
    items = append(items, item)
    i: i64 = len(items) - 1
    while i > 0 and items[i - 1] > item:
        items[i] = items[i - 1]
        i -= 1
    items[i] = item
    return items


def empty(count: i64) -> vec[vec[i64]]:
    rows: vec[vec[i64]] = vec[vec[i64]](capacity=count)
    for _i in range(count):
        rows = append(rows, vec[i64]())
    return rows


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    copies: vec[vec[i64]] = vec[vec[i64]](capacity=len(rows))
    i: i64
    for i in range(len(rows)):
        copies = append(copies, rows[i][:])
    return copies

"""What the rules of IT Heroes work with: the cards as tables of numbers, and one player's side of the table.

A *face* is a card as it can be told from others: its kind, and whether its Once Per Game ability is spent (IH-10.3).
In hands, piles and among the removed, a card is `2 * face`, plus 1 if both players know that it is there (IH-13.1).
A card in a zone is packed into one integer: its face, its place, and what has happened to it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE, filled

HERO: Final[i64] = 0
THREAT: Final[i64] = 1
RESOURCE: Final[i64] = 2
ACTION: Final[i64] = 3
TYPES: Final[i64] = 4

DECK: Final[i64] = 30
FEWEST_HEROES: Final[i64] = 6
FEWEST_THREATS: Final[i64] = 6
FEWEST_RESOURCES: Final[i64] = 4
"""IH-11.1, IH-11.3."""
OPENING_HAND: Final[i64] = 5
"""IH-3.1."""
BASE_COFFEE: Final[i64] = 2
"""IH-5.1."""
DRAWS: Final[i64] = 2
"""IH-6.2."""
MOST_CARDS: Final[i64] = 7
"""IH-6.3: in a hand at the end of a turn."""
MOST_TURNS: Final[i64] = 120
"""IH-1.3: 60 of each player."""
PENALTY: Final[i64] = 5
"""IH-9.2: cards removed at the recycle, and the fewest that must be left (as printed)."""
ROOM: Final[i64] = 20
"""No zone can hold more cards: the rest of the deck must be of other types (IH-11.3)."""
MOST_FACES: Final[i64] = 62
"""Sets of faces fit into the bits of one integer."""

# The versions of the game since which
EACH_BLOCKER_IS_ASKED: Final[i64] = 3  # the second too, when the first has neutralised the Threat (IH-7.3)
FINDS_ARE_KNOWN: Final[i64] = 3  # by their type, while they are in the hand (IH-13.3)

# When the effects of a card happen.
ON_PLAY: Final[i64] = 0
ON_ONCE: Final[i64] = 1
ON_BLOCK: Final[i64] = 2
ON_UNBLOCKED: Final[i64] = 3
TRIGGERS: Final[i64] = 4

# What they do; each step of a card's programme is three numbers: one of these, a figure, a limit.
STOP: Final[i64] = 0
DRAW: Final[i64] = 1
HEAL: Final[i64] = 2
NEUTRALISE: Final[i64] = 3
NEUTRALISE_BLOCKED: Final[i64] = 4
REMOVE: Final[i64] = 5
REMOVE_BOTH: Final[i64] = 6
DISCARD: Final[i64] = 7
SHED: Final[i64] = 8
GAIN: Final[i64] = 9
DENY: Final[i64] = 10
HIT: Final[i64] = 11
MEND: Final[i64] = 12
SEARCH: Final[i64] = 13
PAIR: Final[i64] = 14
MORE_RESOURCES: Final[i64] = 15
STEP: Final[i64] = 3

NOT_ONCE: Final[i64] = 0
ONCE_IN_PLAY: Final[i64] = 1
ONCE_AFTER_BLOCK: Final[i64] = 2

# A card in a zone: 8 bits for the face, then
PLACE: Final[i64] = 8  # 8 bits: the lowest free place when it came
HITS: Final[i64] = 16  # of a Hero
FIRST: Final[i64] = 16  # of a Threat: 8 bits, 1 + the place of its first blocker
SECOND: Final[i64] = 24  # 8 bits, 1 + the place of its second blocker
DONE: Final[i64] = 32  # 1 bit: this step of the Threat phase is done with it
DONE_BIT: Final[i64] = 0x1_0000_0000
BYTE: Final[i64] = 0xFF
CARD_ONLY: Final[i64] = 0xFFFF
"""The face and the place."""


HIGHEST_BIT: Final[i64] = 0x4000_0000_0000_0000


def bit(i: i64) -> i64:
    """2 to the power of i. Compiled, `1 << i` has 32 bits only, because the 1 becomes a small C integer."""
    return HIGHEST_BIT >> (MOST_FACES - i)


def entry(items: vec[i64], i: i64) -> i64:
    """An entry of a table that is empty until it is needed."""
    if i < len(items):
        return items[i]
    return 0


@final
class Tables:
    """The cards of a card file, by face unless it says otherwise."""

    version: i64
    """Of the rules, which the tables go with wherever a state goes."""
    kinds: i64
    faces: i64
    kind: vec[i64]
    spent: vec[i64]
    spent_face: vec[i64]
    """By face: what it becomes when its ability is used, or NONE."""
    fresh_face: vec[i64]
    """By kind."""
    type: vec[i64]
    cost: vec[i64]
    capacity: vec[i64]
    """Hits at which a Hero is defeated (IH-4.1)."""
    deflection: vec[i64]
    documents: vec[i64]
    """Cards drawn on deployment (IH-4.3)."""
    uptime: vec[i64]
    velocity: vec[i64]
    damage: vec[i64]
    flash: vec[i64]
    pairs: vec[i64]
    """Whether a Hero may share a block."""
    bonus: vec[i64]
    """Coffee that it adds in Collect, besides the 1 of every Resource."""
    heals: vec[i64]
    once: vec[i64]
    only_deflected: vec[i64]
    """Whether an after-block effect needs a deflection."""
    highest: vec[i64]
    """The highest Ticket Velocity after whose block it works."""
    programme: vec[i64]
    """Entry face * TRIGGERS + trigger: where the steps begin, NONE for none."""
    steps: vec[i64]
    limit: vec[i64]
    """By kind: copies in a deck (IH-11.2)."""
    kind_type: vec[i64]
    presets: vec[i64]
    """Entry preset * kinds + kind: copies."""

    def __init__(self) -> None:
        self.version = 0
        self.kinds = 0
        self.faces = 0
        self.kind = vec[i64]()
        self.spent = vec[i64]()
        self.spent_face = vec[i64]()
        self.fresh_face = vec[i64]()
        self.type = vec[i64]()
        self.cost = vec[i64]()
        self.capacity = vec[i64]()
        self.deflection = vec[i64]()
        self.documents = vec[i64]()
        self.uptime = vec[i64]()
        self.velocity = vec[i64]()
        self.damage = vec[i64]()
        self.flash = vec[i64]()
        self.pairs = vec[i64]()
        self.bonus = vec[i64]()
        self.heals = vec[i64]()
        self.once = vec[i64]()
        self.only_deflected = vec[i64]()
        self.highest = vec[i64]()
        self.programme = vec[i64]()
        self.steps = vec[i64]()
        self.limit = vec[i64]()
        self.kind_type = vec[i64]()
        self.presets = vec[i64]()


@final
class Side:
    """What belongs to one player."""

    deck: vec[i64]
    """Copies of each kind; never changed in place."""
    hand: vec[i64]
    """In rising order."""
    pile: vec[i64]
    """The top card is the last."""
    discard: vec[i64]
    """Faces, the latest last."""
    removed: vec[i64]
    """Out of the game face down (IH-7.6), in the order of removal; what the owner has deduced is sorted."""
    heroes: vec[i64]
    threats: vec[i64]
    """Those that the opponent played here, oldest first."""
    resources: vec[i64]
    recycled: i64
    denied: i64
    """Coffee that the next Collect will lack (IH-12.3)."""
    deduced: i64
    """The owner knows what the first so many removed cards are: a search or a recycle showed what is left."""
    before: i64
    """How many had been removed before the recycle."""
    lost: vec[i64]
    """By face, or empty: cards that both saw going into the pile before a shuffle hid their positions."""
    pool: vec[i64]
    """By face, empty before the recycle: the cards of the recycled pile, which both saw."""
    left: vec[i64]
    """By face: cards that left the hand since the recycle, without having been known to be there."""
    found: vec[i64]
    """By type, or empty: cards that a search found before the recycle and that were still in the hand when it came,
    or are now; at least so many, for those that left unknown may have been others (IH-13.3)."""
    found_since: vec[i64]
    """By type, or empty: all that searches have found since the recycle."""
    kept_since: vec[i64]
    """By type, or empty: how many of those are still in the hand, at least."""

    def __init__(self) -> None:
        self.deck = vec[i64]()
        self.hand = vec[i64]()
        self.pile = vec[i64]()
        self.discard = vec[i64]()
        self.removed = vec[i64]()
        self.heroes = vec[i64]()
        self.threats = vec[i64]()
        self.resources = vec[i64]()
        self.recycled = 0
        self.denied = 0
        self.deduced = 0
        self.before = 0
        self.lost = vec[i64]()
        self.pool = vec[i64]()
        self.left = vec[i64]()
        self.found = vec[i64]()
        self.found_since = vec[i64]()
        self.kept_since = vec[i64]()

    def copy(self) -> Side:
        other: Side = Side()
        other.deck = self.deck
        other.hand = self.hand[:]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.removed = self.removed[:]
        other.heroes = self.heroes[:]
        other.threats = self.threats[:]
        other.resources = self.resources[:]
        other.recycled = self.recycled
        other.denied = self.denied
        other.deduced = self.deduced
        other.before = self.before
        other.lost = self.lost[:]
        other.pool = self.pool[:]
        other.left = self.left[:]
        other.found = self.found[:]
        other.found_since = self.found_since[:]
        other.kept_since = self.kept_since[:]
        return other

    def hold(self, card: i64) -> None:
        """A card into the hand, which stays in order."""
        hand: vec[i64] = append(self.hand, card)
        i: i64 = len(hand) - 1
        while i > 0 and hand[i - 1] > card:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = card
        self.hand = hand

    def in_hand(self, face: i64) -> i64:
        """Where such a card is in the hand, one that both know of first; NONE if there is none."""
        found: i64 = NONE
        i: i64
        for i in range(len(self.hand)):
            if self.hand[i] >> 1 == face:
                found = i
        return found

    def note_find(self, type: i64) -> None:
        """IH-13.3: the other player sees that a card of this type comes into the hand."""
        if len(self.found) == 0:
            self.found = filled(TYPES, 0)
            self.found_since = filled(TYPES, 0)
            self.kept_since = filled(TYPES, 0)
        if self.recycled == 1:
            self.found_since[type] += 1
            self.kept_since[type] += 1
        else:
            self.found[type] += 1

    def note_leaving(self, type: i64) -> None:
        """IH-13.3: a card that leaves the hand may be one that was found; what is left of those is in there still."""
        kept: vec[i64] = self.kept_since if self.recycled == 1 else self.found
        if entry(kept, type) > 0:
            kept[type] -= 1

    def sort_removed(self, start: i64, end: i64) -> None:
        cards: vec[i64] = self.removed
        for i in range(start + 1, end):
            card: i64 = cards[i]
            j: i64 = i
            while j > start and cards[j - 1] > card:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = card

    def deduce(self) -> None:
        """The owner knows the whole pile now, and so every card removed so far, but not their order."""
        self.sort_removed(0, self.before)
        self.sort_removed(self.before, len(self.removed))
        self.deduced = len(self.removed)


def free_place(zone: vec[i64]) -> i64:
    taken: i64 = 0
    for card in zone:
        taken |= 1 << ((card >> PLACE) & BYTE)
    place: i64 = 0
    while (taken >> place) & 1 == 1:
        place += 1
    return place


def at_place(zone: vec[i64], place: i64) -> i64:
    """The position of the card at that place; NONE if it has left."""
    i: i64
    for i in range(len(zone)):
        if (zone[i] >> PLACE) & BYTE == place:
            return i
    return NONE

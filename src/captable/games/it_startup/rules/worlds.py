"""Redealing: other hidden cards that one observer could not tell from the true ones (IS-10).

The observer's known cards stay. What is known to be in a group is dealt to places of that group, the rest to the
places that are left; a planned card is always an Action, and an Action of this turn is in no hand but the active one.
The public's knowledge is kept too, since the observer shares it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE, filled
from captable.games.it_startup.rules.figures import insert_sorted, without
from captable.games.it_startup.rules.observers import (
    FACE,
    FIRST_GROUP,
    KNOWN,
    LABEL,
    SPENT,
    label,
    without_offer,
)
from captable.games.it_startup.rules.piles import Hidden

TRIES: Final[i64] = 50
"""How often a world is dealt anew when it does not fit what the public knows; then its cards are exchanged."""
EXCHANGES: Final[i64] = 4000
LEAPS: Final[i64] = 8
"""One exchange in so many is kept though it fits the public worse, so that no dead end is for good."""

IN_DECK: Final[i64] = -1
IN_HAND: Final[i64] = 0
PLANNED: Final[i64] = 1


class World:
    """The places to fill, and the cards to fill them with."""

    hidden: Hidden
    observer: i64
    active: i64
    fresh_plan: bool
    """Whether the active seat has planned its card in this turn."""
    place: vec[i64]
    """Where each place is: IN_DECK, or 2 * seat + IN_HAND or PLANNED."""
    index: vec[i64]
    label: vec[i64]
    public: vec[i64]
    pool: vec[i64]
    """How many cards of each face are unseen."""
    known: vec[i64]
    """Cards known to be in a group: its label and the face."""
    free: vec[i64]
    """By label: in how many of its places unseen cards lie."""
    face: vec[i64]
    """What a place is filled with, or NONE."""

    def __init__(self, hidden: Hidden, observer: i64, active: i64, fresh_plan: bool) -> None:
        self.hidden = hidden
        self.observer = observer
        self.active = active
        self.fresh_plan = fresh_plan
        self.place = vec[i64]()
        self.index = vec[i64]()
        self.label = vec[i64]()
        self.public = vec[i64]()

    def list_places(self) -> None:
        i: i64
        for i in range(len(self.hidden.deck)):
            self.add_place(self.hidden.deck[i], IN_DECK, i)
        for seat in range(self.hidden.players):
            for i in range(len(self.hidden.hands[seat])):
                self.add_place(self.hidden.hands[seat][i], 2 * seat + IN_HAND, i)
            if self.hidden.plans[seat] != NONE:
                self.add_place(self.hidden.plans[seat], 2 * seat + PLANNED, 0)

    def add_place(self, word: i64, place: i64, index: i64) -> None:
        here: i64 = label(word, self.observer)
        if here != KNOWN:
            self.place = append(self.place, place)
            self.index = append(self.index, index)
            self.label = append(self.label, here)
            self.public = append(self.public, label(word, self.hidden.players))

    def collect(self, words: vec[i64]) -> None:
        """The unseen cards, face by face, and the known ones of the groups."""
        self.pool = filled(2 * self.hidden.figures.kinds, 0)
        self.free = filled(LABEL + 1, 0)
        self.known = vec[i64]()
        self.face = filled(len(self.place), NONE)
        for word in words:
            if label(word, self.observer) != KNOWN:
                self.pool[word & FACE] += 1
        for here in self.label:
            self.free[here] += 1
        for entry in self.hidden.groups[self.observer]:
            self.pool[entry & FACE] -= 1
            self.free[entry >> 8] -= 1
            self.known = insert_sorted(self.known, entry)

    def supply(self, i: i64, face: i64) -> i64:
        """How many cards with this face could come to place i."""
        here: i64 = self.label[i]
        count: i64 = 0
        if self.free[here] > 0:
            count = self.pool[face]
        if here >= FIRST_GROUP:
            for entry in self.known:
                if entry == (here << 8 | face):
                    count += 1
        return count

    def suits(self, i: i64, face: i64) -> bool:
        """IS-7.3, IS-4.5: only Actions are planned; one of this turn is with who played it, or in the deck."""
        place: i64 = self.place[i]
        if place == IN_DECK:
            return True
        if place % 2 == PLANNED and not (self.hidden.is_action(face) and (face & SPENT == 0 or self.fresh_plan)):
            return False
        return face & SPENT == 0 or place // 2 == self.active

    def fill(self, i: i64, face: i64, from_pool: bool) -> None:
        self.face[i] = face
        here: i64 = self.label[i]
        if from_pool:
            self.pool[face] -= 1
            self.free[here] -= 1
            return
        j: i64 = 0
        while self.known[j] != (here << 8 | face):
            j += 1
        self.known = without(self.known, j, 1)

    def fill_with(self, i: i64, face: i64) -> None:
        here: i64 = self.label[i]
        self.fill(i, face, here < FIRST_GROUP or (here << 8 | face) not in self.known)

    def fill_spent(self, rng: Rng) -> bool:
        """The Actions of this turn come first: few places suit them."""
        for entry in self.known[:]:
            if entry & SPENT == 1 and not self.fill_any(entry >> 8, entry & FACE, rng):
                return False
        face: i64 = SPENT
        while face < len(self.pool):
            while self.pool[face] > 0:
                if not self.fill_any(NONE, face, rng):
                    return False
            face += 2
        return True

    def fill_any(self, group: i64, face: i64, rng: Rng) -> bool:
        """Deal a card to any place that suits: of the group where it is known to be, or with an unseen card."""
        fits: vec[i64] = vec[i64]()
        i: i64
        for i in range(len(self.place)):
            here: i64 = self.label[i]
            there: bool = self.free[here] > 0 if group == NONE else here == group
            if there and self.face[i] == NONE and self.suits(i, face):
                fits = append(fits, i)
        if len(fits) == 0:
            return False
        self.fill(fits[rng.below(len(fits))], face, group == NONE)
        return True

    def fill_plans(self, rng: Rng) -> bool:
        """IS-7.3: only Actions are planned."""
        i: i64
        for i in range(len(self.place)):
            if self.face[i] == NONE and self.place[i] != IN_DECK and self.place[i] % 2 == PLANNED:
                total: i64 = 0
                face: i64
                for face in range(len(self.pool)):
                    if self.hidden.is_action(face):
                        total += self.supply(i, face)
                if total == 0:
                    return False
                left: i64 = rng.below(total)
                face = 0
                while True:
                    if self.hidden.is_action(face):
                        left -= self.supply(i, face)
                        if left < 0:
                            break
                    face += 1
                self.fill_with(i, face)
        return True

    def fill_public(self, rng: Rng) -> bool:
        """What the public knows to be in a group is dealt to its places, unless the observer knows it there."""
        wanted: vec[i64] = self.known_publicly()
        i: i64
        for i in range(len(self.place)):
            if self.face[i] != NONE:
                wanted = struck(wanted, self.public[i] << 8 | self.face[i])
        for entry in wanted:
            fits: vec[i64] = vec[i64]()
            for i in range(len(self.place)):
                if self.face[i] == NONE and self.public[i] == entry >> 8 and self.supply(i, entry & FACE) > 0:
                    fits = append(fits, i)
            if len(fits) == 0:
                return False
            self.fill_with(fits[rng.below(len(fits))], entry & FACE)
        return True

    def known_publicly(self) -> vec[i64]:
        """The cards of the public's groups, without those that the observer sees."""
        wanted: vec[i64] = self.hidden.groups_of(self.hidden.players)
        for word in self.hidden.everywhere():
            if label(word, self.observer) == KNOWN:
                wanted = struck(wanted, label(word, self.hidden.players) << 8 | (word & FACE))
        return wanted

    def fill_rest(self, rng: Rng) -> None:
        """The other places of each group share its known cards; all that is left is dealt from the unseen."""
        for entry in self.known[:]:
            fits: vec[i64] = vec[i64]()
            i: i64
            for i in range(len(self.place)):
                if self.face[i] == NONE and self.label[i] == entry >> 8:
                    fits = append(fits, i)
            self.fill(fits[rng.below(len(fits))], entry & FACE, False)
        unseen: vec[i64] = vec[i64](capacity=len(self.place))
        face: i64
        for face in range(len(self.pool)):
            left: i64 = self.pool[face]
            for _i in range(left):
                unseen = append(unseen, face)
        rng.shuffle(unseen)
        next_card: i64 = 0
        for i in range(len(self.place)):
            if self.face[i] == NONE:
                self.face[i] = unseen[next_card]
                next_card += 1

    def exchange_for_public(self, rng: Rng) -> None:
        """Exchange cards, two at a time, until the public's groups hold what it knows of them; the observer's do."""
        own: vec[i64] = self.hidden.groups[self.observer]
        wanted: vec[i64] = self.known_publicly()
        missing: i64 = self.missing(wanted, self.public)
        left: i64 = EXCHANGES
        while missing > 0 and left > 0:
            left -= 1
            i: i64 = rng.below(len(self.place))
            j: i64 = rng.below(len(self.place))
            if not (self.suits(i, self.face[j]) and self.suits(j, self.face[i])):
                continue
            self.exchange(i, j)
            now: i64 = self.missing(wanted, self.public)
            if self.missing(own, self.label) > 0 or (now > missing and rng.below(LEAPS) > 0):
                self.exchange(i, j)
            else:
                missing = now

    def exchange(self, i: i64, j: i64) -> None:
        face: i64 = self.face[i]
        self.face[i] = self.face[j]
        self.face[j] = face

    def missing(self, entries: vec[i64], labels: vec[i64]) -> i64:
        """How many of the cards known to be in groups are not there."""
        missing: vec[i64] = entries[:]
        i: i64
        for i in range(len(self.place)):
            missing = struck(missing, labels[i] << 8 | self.face[i])
        return len(missing)

    def write(self) -> None:
        i: i64
        for i in range(len(self.place)):
            place: i64 = self.place[i]
            if place == IN_DECK:
                self.hidden.deck[self.index[i]] = (self.hidden.deck[self.index[i]] & ~FACE) | self.face[i]
            elif place % 2 == PLANNED:
                self.hidden.plans[place // 2] = (self.hidden.plans[place // 2] & ~FACE) | self.face[i]
            else:
                hand: vec[i64] = self.hidden.hands[place // 2]
                hand[self.index[i]] = (hand[self.index[i]] & ~FACE) | self.face[i]


def redealt(hidden: Hidden, observer: i64, active: i64, fresh_plan: bool, rng: Rng, sorted_hands: bool) -> Hidden:
    """Hidden cards that the observer could not tell from these: a function of what it knows and of `rng`."""
    other: Hidden = hidden.copy()
    words: vec[i64] = hidden.everywhere()
    for seat in range(other.players):
        if seat != observer:
            other.hands[seat] = blanked(other.hands[seat], observer)
    world: World = World(other, observer, active, fresh_plan)
    world.list_places()
    with_public: bool = observer != other.players and len(other.groups[other.players]) > 0
    tries: i64 = 0
    while True:
        world.collect(words)
        fits: bool = world.fill_spent(rng) and world.fill_plans(rng)
        if fits and (tries >= TRIES or not with_public or world.fill_public(rng)):
            break
        tries += 1
    world.fill_rest(rng)
    if with_public and tries >= TRIES:
        world.exchange_for_public(rng)
    world.write()
    for seat in range(other.players):
        if seat != observer and sorted_hands:
            other.hands[seat] = by_face(other.hands[seat])
    renew_groups(other, observer)
    return other


def blanked(hand: vec[i64], observer: i64) -> vec[i64]:
    """A hand in an order that its hidden faces have no part in, without its offers, which are hidden too."""
    blank: vec[i64] = vec[i64](capacity=len(hand))
    for word in hand:
        bare: i64 = without_offer(word)
        if label(bare, observer) != KNOWN:
            bare &= ~FACE
        blank = insert_sorted(blank, bare)
    return blank


def by_face(hand: vec[i64]) -> vec[i64]:
    ordered: vec[i64] = vec[i64](capacity=len(hand))
    for word in hand:
        ordered = append(ordered, word)
        i: i64 = len(ordered) - 1
        while i > 0 and (
            (ordered[i - 1] & FACE) > (word & FACE)
            or ((ordered[i - 1] & FACE) == (word & FACE) and ordered[i - 1] > word)
        ):
            ordered[i] = ordered[i - 1]
            i -= 1
        ordered[i] = word
    return ordered


def struck(entries: vec[i64], entry: i64) -> vec[i64]:
    """The entries without one that equals `entry`, if there is one."""
    i: i64
    for i in range(len(entries)):
        if entries[i] == entry:
            return without(entries, i, 1)
    return entries


def renew_groups(hidden: Hidden, observer: i64) -> None:
    """In another world the others know as many cards of their groups, but other ones; the public the same."""
    for other in range(hidden.players + 1):
        public: bool = other == hidden.players
        if other != observer and len(hidden.groups[other]) > 0 and not (public and still_true(hidden, other)):
            hidden.groups[other] = renewed(hidden, other)


def still_true(hidden: Hidden, owner: i64) -> bool:
    """Whether the cards that somebody knows to be in groups are there."""
    known: vec[i64] = hidden.groups_of(owner)
    true: bool = True
    for entry in known:
        if entries_like(known, entry) > hidden.cards_like(owner, entry >> 8, entry & FACE):
            true = False
    return true


def renewed(hidden: Hidden, owner: i64) -> vec[i64]:
    """For each known card of a group of this owner, one that now lies in a place of the group."""
    wanted: vec[i64] = filled(LABEL + 1, 0)
    for entry in hidden.groups[owner]:
        wanted[entry >> 8] += 1
    known: vec[i64] = vec[i64](capacity=len(hidden.groups[owner]))
    for word in hidden.everywhere():
        here: i64 = label(word, owner)
        if here >= FIRST_GROUP and wanted[here] > 0:
            wanted[here] -= 1
            known = append(known, here << 8 | (word & FACE))
    return known


def entries_like(entries: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for entry in entries:
        if entry == wanted:
            count += 1
    return count

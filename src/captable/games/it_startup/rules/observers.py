"""The cards that lie hidden, in the deck, in hands and planned, and what each observer knows of them (IS-10).

A hidden card is one integer: its face, the offer under which it was drawn, and a label for each observer.
Observers are the seats and, last, the public. A label is UNKNOWN, KNOWN (this observer knows which card lies
here), or the number of a group: the observer knows some of the cards that lie in the places of that group, not
which is where. `groups` lists those cards. Labels change by what their observer sees and by nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from captable.core.vectors import NONE, filled_up, joined
from captable.games.it_startup.rules.figures import ACTION, Figures, insert_sorted

SPENT: Final[i64] = 1
"""A face is twice the kind, plus this for an Action played this turn (IS-4.5)."""
FACE: Final[i64] = 255
OFFER_SHIFT: Final[i64] = 8
OFFERS: Final[i64] = 127 * 256
"""Here is 1 + the kind of the card by whose effect it was drawn this turn, if that may make it cheaper (IS-6.4)."""
LABEL_SHIFT: Final[i64] = 15
LABEL_BITS: Final[i64] = 9
LABEL: Final[i64] = 511

UNKNOWN: Final[i64] = 0
KNOWN: Final[i64] = 1
FIRST_GROUP: Final[i64] = 2


def for_observer(bits: i64, observer: i64) -> i64:
    """Bits at an observer's label. They come as an argument: mypyc shifts a constant as a 32-bit number."""
    return bits << (LABEL_SHIFT + LABEL_BITS * observer)


def label(word: i64, observer: i64) -> i64:
    return (word >> (LABEL_SHIFT + LABEL_BITS * observer)) & LABEL


def labelled(word: i64, observer: i64, new: i64) -> i64:
    return (word & ~for_observer(LABEL, observer)) | for_observer(new, observer)


def kind_of(word: i64) -> i64:
    return (word & FACE) >> 1


def offer_of(word: i64) -> i64:
    """The kind of the card that made the offer, or NONE."""
    return ((word & OFFERS) >> OFFER_SHIFT) - 1


def without_offer(word: i64) -> i64:
    return word & ~OFFERS


class Observed:
    figures: Figures
    players: i64
    deck: vec[i64]
    """Its top card is at `top`; what lies before that has been drawn."""
    top: i64
    hands: vec[vec[i64]]
    """Sorted by face, except while the mulligan needs the order of dealing."""
    plans: vec[i64]
    """The planned card of each seat, or NONE."""
    groups: vec[vec[i64]]
    """For each observer the cards known to be in groups: the label and the face in one integer."""
    free: vec[vec[i64]]
    """For each observer and label, in how many places of the group unknown cards lie; NONE for no group."""
    spent: i64
    """How many cards were made spent this turn."""
    noting: bool
    """Whether labels and groups are kept up."""
    lowest_stays: bool
    """Which number a group of several gets; in version 1 it depended on the order of a hidden hand."""

    def __init__(self) -> None:
        self.players = 0
        self.top = 0
        self.spent = 0
        self.noting = True
        self.lowest_stays = True

    def size(self) -> i64:
        """The cards in the deck."""
        return len(self.deck) - self.top

    # -- what is seen -----------------------------------------------------------------------------------

    def learn(self, place: i64, observer: i64) -> None:
        """An observer sees the card at a place of the deck."""
        if not self.noting:
            return
        word: i64 = self.deck[place]
        group: i64 = label(word, observer)
        if group == KNOWN:
            return
        self.deck[place] = labelled(word, observer, KNOWN)
        self.strike(observer, group, word & FACE)

    def has_twin(self, seat: i64, i: i64) -> bool:
        """Whether a card equal to card i is in the hand, which is sorted."""
        hand: vec[i64] = self.hands[seat]
        face: i64 = hand[i] & FACE
        return (i > 0 and (hand[i - 1] & FACE) == face) or (i + 1 < len(hand) and (hand[i + 1] & FACE) == face)

    def known_by_all(self, seat: i64, i: i64) -> bool:
        """Whether every other player knew that such a card as card i was in that hand."""
        word: i64 = self.hands[seat][i]
        for other in range(self.players):
            if other != seat and label(word, other) != KNOWN and not self.knows_a_twin(other, seat, i):
                return False
        return True

    def knows_a_twin(self, observer: i64, seat: i64, i: i64) -> bool:
        """Whether an observer knows a card equal to card i in that hand."""
        if not self.has_twin(seat, i):
            return False
        hand: vec[i64] = self.hands[seat]
        known: bool = False
        for word in hand:
            if (word & FACE) == (hand[i] & FACE) and label(word, observer) == KNOWN:
                known = True
        return known

    def note_departure(self, observer: i64, seat: i64, i: i64) -> None:
        """Card i of a hand is shown and leaves; the observer can't always tell which place of the hand it was in."""
        hand: vec[i64] = self.hands[seat]
        word: i64 = hand[i]
        own: i64 = label(word, observer)
        if own == KNOWN:
            return
        mixed: bool = False
        shift: i64 = LABEL_SHIFT + LABEL_BITS * observer
        j: i64
        for j in range(len(hand)):
            here: i64 = (hand[j] >> shift) & LABEL
            if here != own:
                if here != KNOWN:
                    mixed = True
                elif (hand[j] & FACE) == (word & FACE):
                    # Equal cards can't be told apart: the one that was known is the one that is gone.
                    hand[j] = labelled(hand[j], observer, own)
                    hand[i] = labelled(word, observer, KNOWN)
                    return
        if mixed:
            self.strike_departed(observer, seat, i)
        elif own >= FIRST_GROUP:
            self.take_from_group(observer, own, word & FACE)

    def strike_departed(self, observer: i64, seat: i64, i: i64) -> None:
        """The card came from any of several groups, or from the unknown: those can't be told apart any more."""
        hand: vec[i64] = self.hands[seat]
        face: i64 = hand[i] & FACE
        in_pool: bool = self.may_be_unseen(observer, face)
        sources: vec[i64] = vec[i64]()
        for word in hand:
            here: i64 = label(word, observer)
            if here == KNOWN or here in sources:
                continue
            if self.in_group(observer, here, face) or (in_pool and self.has_free(observer, here)):
                sources = append(sources, here)
        merged: i64 = self.merge(observer, seat, sources)
        if merged >= FIRST_GROUP:
            self.take_from_group(observer, merged, face)

    def note_plan(self, observer: i64, seat: i64) -> None:
        """An Action leaves the hand unseen: what was known of Actions there now lies in the hand or is planned."""
        hand: vec[i64] = self.hands[seat]
        if not self.knows_of_actions(observer, hand):
            return
        sources: vec[i64] = vec[i64]()
        known_faces: vec[i64] = vec[i64]()
        pool: bool = self.unseen_actions(observer)
        for word in hand:
            here: i64 = label(word, observer)
            if here == KNOWN:
                if self.is_action(word) and (word & FACE) not in known_faces:
                    known_faces = append(known_faces, word & FACE)
            elif here not in sources and (
                self.action_in_group(observer, here) or (pool and self.has_free(observer, here))
            ):
                sources = append(sources, here)
        if len(known_faces) == 0 and len(sources) == 1:
            return
        if len(known_faces) == 1 and len(sources) == 0:
            return
        if len(known_faces) > 0:
            fresh: i64 = self.fresh_group(observer)
            i: i64
            for i in range(len(hand)):
                if label(hand[i], observer) == KNOWN and self.is_action(hand[i]):
                    hand[i] = labelled(hand[i], observer, fresh)
                    self.add_to_group(observer, fresh, hand[i] & FACE)
            sources = append(sources, fresh)
        self.merge(observer, seat, sources)

    def knows_of_actions(self, observer: i64, hand: vec[i64]) -> bool:
        """Whether the observer knows anything that the planning of an Action from this hand could blur."""
        found: bool = False
        for word in hand:
            here: i64 = label(word, observer)
            if here >= FIRST_GROUP or (here == KNOWN and self.is_action(word)):
                found = True
        return found

    def merge(self, observer: i64, seat: i64, sources: vec[i64]) -> i64:
        """Make one group of these labels, UNKNOWN standing for the unknown places of that hand."""
        merged: i64 = UNKNOWN
        for source in sources:
            if source >= FIRST_GROUP:
                if merged == UNKNOWN:
                    merged = source
                elif self.lowest_stays and source < merged:
                    self.relabel(observer, merged, source)
                    merged = source
                else:
                    self.relabel(observer, source, merged)
        if merged == UNKNOWN or UNKNOWN not in sources:
            return merged
        hand: vec[i64] = self.hands[seat]
        i: i64
        for i in range(len(hand)):
            if label(hand[i], observer) == UNKNOWN:
                hand[i] = labelled(hand[i], observer, merged)
                self.free[observer][merged] += 1
        return merged

    def mix(self, observer: i64, seat: i64, first: i64, end: i64) -> None:
        """Places of the deck (seat NONE) or of a hand are arranged anew, unseen by the observer."""
        if not self.noting:
            return
        cards: vec[i64] = self.deck if seat == NONE else self.hands[seat]
        anything_known: bool = False
        alike: bool = True
        for i in range(first, end):
            here: i64 = label(cards[i], observer)
            if here != UNKNOWN:
                anything_known = True
            if here != label(cards[first], observer) or (here == KNOWN and (cards[i] ^ cards[first]) & FACE != 0):
                alike = False
        if alike or not anything_known:
            return
        mixed: i64 = self.fresh_group(observer)
        for i in range(first, end):
            here = label(cards[i], observer)
            cards[i] = labelled(cards[i], observer, mixed)
            if here == KNOWN:
                self.add_to_group(observer, mixed, cards[i] & FACE)
            elif here == UNKNOWN:
                self.free[observer][mixed] += 1
            elif here != mixed:
                self.relabel(observer, here, mixed)
        self.settle(observer, mixed)

    # -- groups ------------------------------------------------------------------------------------------

    def fresh_group(self, observer: i64) -> i64:
        number: i64 = FIRST_GROUP
        free: vec[i64] = self.free[observer]
        while number < len(free) and free[number] != NONE:
            number += 1
        self.free[observer] = filled_up(free, number + 1)
        self.free[observer][number] = 0
        return number

    def add_to_group(self, observer: i64, group: i64, face: i64) -> None:
        self.groups[observer] = append(self.groups[observer], group << 8 | face)

    def take_from_group(self, observer: i64, group: i64, face: i64) -> None:
        """A card is seen to come from a group: a known one, if there is such a one, else an unknown one."""
        known: vec[i64] = self.groups[observer]
        entry: i64 = group << 8 | face
        i: i64
        for i in range(len(known)):
            if known[i] == entry:
                known[i] = known[len(known) - 1]
                self.groups[observer], entry = pop(known)
                return
        self.free[observer][group] -= 1

    def in_group(self, observer: i64, group: i64, face: i64) -> bool:
        return (group << 8 | face) in self.groups[observer]

    def groups_of(self, observer: i64) -> vec[i64]:
        """The cards that an observer knows to be in groups, sorted."""
        known: vec[i64] = vec[i64]()
        for entry in self.groups[observer]:
            known = insert_sorted(known, entry)
        return known

    def cards_like(self, observer: i64, group: i64, face: i64) -> i64:
        """How many cards with this face lie in a group."""
        count: i64 = 0
        for word in self.everywhere():
            if label(word, observer) == group and (word & FACE) == face:
                count += 1
        return count

    def action_in_group(self, observer: i64, group: i64) -> bool:
        found: bool = False
        for entry in self.groups[observer]:
            if entry >> 8 == group and self.is_action(entry):
                found = True
        return found

    def is_action(self, word: i64) -> bool:
        return self.figures.type[kind_of(word)] == ACTION

    def has_free(self, observer: i64, group: i64) -> bool:
        """Whether an unknown card can lie in a place with this label."""
        return group == UNKNOWN or self.free[observer][group] > 0

    def everywhere(self) -> vec[i64]:
        """All hidden cards: the deck from the top, the hands, the planned ones."""
        words: vec[i64] = self.deck[self.top :]
        for seat in range(self.players):
            words = joined(words, self.hands[seat])
        for word in self.plans:
            if word != NONE:
                words = append(words, word)
        return words

    def may_be_unseen(self, observer: i64, face: i64) -> bool:
        """Whether a card with this face, just shown, could be one that the observer knew nothing of."""
        listed: i64 = 0
        for entry in self.groups[observer]:
            if (entry & FACE) == face:
                listed += 1
        if listed == 0 or self.figures.copies[face >> 1] == 1:
            return listed == 0
        listed -= self.unknown_like(self.deck, self.top, observer, face)
        for seat in range(self.players):
            listed -= self.unknown_like(self.hands[seat], 0, observer, face)
        return listed - self.unknown_like(self.plans, 0, observer, face) < 0

    def unknown_like(self, words: vec[i64], first: i64, observer: i64, face: i64) -> i64:
        """How many cards with this face lie from `first` on in places that the observer is not sure of."""
        shift: i64 = LABEL_SHIFT + LABEL_BITS * observer
        count: i64 = 0
        i: i64
        for i in range(first, len(words)):
            if (words[i] & FACE) == face and (words[i] >> shift) & LABEL != KNOWN:
                count += 1
        return count

    def unseen_actions(self, observer: i64) -> bool:
        count: i64 = 0
        for word in self.everywhere():
            if self.is_action(word) and label(word, observer) != KNOWN:
                count += 1
        for entry in self.groups[observer]:
            if self.is_action(entry):
                count -= 1
        return count > 0

    def relabel(self, observer: i64, old: i64, new: i64) -> None:
        """All places and known cards of one label get another."""
        deck: vec[i64] = self.deck
        i: i64
        for i in range(self.top, len(deck)):
            if label(deck[i], observer) == old:
                deck[i] = labelled(deck[i], observer, new)
        for seat in range(self.players):
            hand: vec[i64] = self.hands[seat]
            for i in range(len(hand)):
                if label(hand[i], observer) == old:
                    hand[i] = labelled(hand[i], observer, new)
            if self.plans[seat] != NONE and label(self.plans[seat], observer) == old:
                self.plans[seat] = labelled(self.plans[seat], observer, new)
        known: vec[i64] = self.groups[observer]
        for i in range(len(known)):
            if known[i] >> 8 == old:
                known[i] = new << 8 | (known[i] & FACE)
        if new >= FIRST_GROUP:
            self.free[observer][new] += self.free[observer][old]
        self.free[observer][old] = NONE

    def settle(self, observer: i64, group: i64) -> None:
        """A group of which nothing is known is none; one with nothing but equal known cards is known."""
        known: vec[i64] = self.groups[observer]
        count: i64 = 0
        face: i64 = NONE
        equal: bool = True
        for entry in known:
            if entry >> 8 == group:
                count += 1
                if face != NONE and face != entry & FACE:
                    equal = False
                face = entry & FACE
        if count == 0:
            self.relabel(observer, group, UNKNOWN)
        elif equal and self.free[observer][group] == 0:
            for _i in range(count):
                self.take_from_group(observer, group, face)
            self.relabel(observer, group, KNOWN)
            if observer == self.players:
                self.follow_the_public()

    def follow_the_public(self) -> None:
        """Every seat knows what the public has just found out, however blurred its own notes had become."""
        for seat in range(self.players):
            i: i64
            for i in range(self.top, len(self.deck)):
                if label(self.deck[i], self.players) == KNOWN:
                    self.learn(i, seat)
            for owner in range(self.players):
                i = 0
                while i < len(self.hands[owner]):
                    word: i64 = self.hands[owner][i]
                    if label(word, self.players) == KNOWN and label(word, seat) != KNOWN:
                        self.hands[owner][i] = labelled(word, seat, KNOWN)
                        self.strike(seat, label(word, seat), word & FACE)
                    i += 1
                word = self.plans[owner]
                if word != NONE and label(word, self.players) == KNOWN and label(word, seat) != KNOWN:
                    self.plans[owner] = labelled(word, seat, KNOWN)
                    self.strike(seat, label(word, seat), word & FACE)

    def strike(self, observer: i64, group: i64, face: i64) -> None:
        """A card in a place of this label was seen."""
        if group >= FIRST_GROUP:
            self.take_from_group(observer, group, face)
            self.settle(observer, group)

    def facts(self, observer: i64) -> vec[i64]:
        """What an observer knows of the hidden cards, in a fixed length: the places, then the groups' cards."""
        v: vec[i64] = vec[i64](capacity=2 * self.figures.total + 2 * self.players + 2)
        v = append(v, self.size())
        for seat in range(self.players):
            v = append(v, len(self.hands[seat]))
            v = append(v, 0 if self.plans[seat] == NONE else 1)
        start: i64 = len(v)
        i: i64
        for i in range(self.top, len(self.deck)):
            v = append(v, self.seen_as(self.deck[i], observer))
        for seat in range(self.players):
            seen: vec[i64] = vec[i64](capacity=len(self.hands[seat]))
            for word in self.hands[seat]:
                if seat == observer:
                    seen = append(seen, self.seen_as(word, observer) + (offer_of(word) + 1) * 1024)
                else:
                    seen = insert_sorted(seen, self.seen_as(word, observer))
            v = joined(v, seen)
            if self.plans[seat] != NONE:
                v = append(v, self.seen_as(self.plans[seat], observer))
        v = filled_up(v, start + self.figures.total)
        return filled_up(joined(v, self.groups_of(observer)), start + 2 * self.figures.total)

    def seen_as(self, word: i64, observer: i64) -> i64:
        """0 for unknown, 1 + the face, or 512 + the number of a group."""
        here: i64 = label(word, observer)
        if here == KNOWN:
            return 1 + (word & FACE)
        if here == UNKNOWN:
            return 0
        return 512 + here

    def key(self) -> vec[i64]:
        v: vec[i64] = vec[i64](capacity=2 * self.figures.total)
        v = append(v, self.size())
        v = joined(v, self.deck[self.top :])
        for seat in range(self.players):
            v = append(v, len(self.hands[seat]))
            v = joined(v, self.hands[seat])
        v = joined(v, self.plans)
        v = append(v, self.spent)
        for observer in range(self.players + 1):
            v = append(v, len(self.groups[observer]))
            v = joined(v, self.groups_of(observer))
        return v

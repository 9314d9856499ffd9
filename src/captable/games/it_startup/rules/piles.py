"""The hidden cards on their way between the deck, the hands and the planned places."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE, filled
from captable.games.it_startup.rules.figures import Figures, copied, empty
from captable.games.it_startup.rules.observers import (
    FACE,
    FIRST_GROUP,
    KNOWN,
    LABEL,
    LABEL_BITS,
    LABEL_SHIFT,
    OFFER_SHIFT,
    OFFERS,
    SPENT,
    Observed,
    for_observer,
    kind_of,
    label,
    labelled,
    without_offer,
)

MOST_BEHIND: Final[i64] = 64
"""So many places of drawn cards are kept before the deck's vector is cut."""


@final
class Hidden(Observed):
    def copy(self) -> Hidden:
        other: Hidden = Hidden()
        other.figures = self.figures
        other.players = self.players
        other.deck = self.deck[self.top :]
        other.top = 0
        other.hands = copied(self.hands)
        other.plans = self.plans[:]
        other.groups = copied(self.groups)
        other.free = copied(self.free)
        other.spent = self.spent
        other.noting = self.noting
        other.lowest_stays = self.lowest_stays
        return other

    def stop_noting(self) -> None:
        """What anybody knows is not kept up any more: labels stay as they are, and there are no groups."""
        self.noting = False
        self.groups = vec[vec[i64]]()
        self.free = vec[vec[i64]]()

    def draw(self, seat: i64, offer: i64) -> i64:
        """The top card goes to a hand; its kind, or NONE from an empty deck (IS-4.5)."""
        if self.top == len(self.deck):
            return NONE
        self.learn(self.top, seat)
        word: i64 = self.deck[self.top]
        self.top += 1
        if self.top > MOST_BEHIND:
            self.deck = self.deck[self.top :]
            self.top = 0
        self.add_to_hand(seat, (word & ~OFFERS) | ((offer + 1) << OFFER_SHIFT))
        return (word & FACE) >> 1

    def deal(self, seat: i64) -> None:
        """The top card goes to a hand that is kept in the order of dealing (IS-2.2)."""
        self.hands[seat] = append(self.hands[seat], labelled(self.deck[self.top], seat, KNOWN))
        self.top += 1

    def swap(self, seat: i64, marked: i64) -> vec[i64]:
        """IS-2.2: new cards for the marked ones, which then go under the deck in the order dealt. The new kinds."""
        old: vec[i64] = self.hands[seat]
        new: vec[i64] = vec[i64]()
        self.hands[seat] = vec[i64]()
        i: i64
        for i in range(len(old)):
            if (marked >> i) & 1 == 0:
                self.add_to_hand(seat, old[i])
        for i in range(len(old)):
            if (marked >> i) & 1 == 1:
                new = append(new, self.draw(seat, NONE))
        for i in range(len(old)):
            if (marked >> i) & 1 == 1:
                self.deck = append(self.deck, old[i])
        return new

    def add_to_hand(self, seat: i64, word: i64) -> None:
        hand: vec[i64] = append(self.hands[seat], word)
        i: i64 = len(hand) - 1
        while i > 0 and (hand[i - 1] & FACE) > (word & FACE):
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = word
        self.hands[seat] = hand

    def shown(self, face: i64) -> i64:
        """A card that everybody has just seen."""
        word: i64 = face
        if not self.noting:
            return word
        known: i64 = for_observer(KNOWN, 0)
        for _i in range(self.players + 1):
            word |= known
            known <<= LABEL_BITS
        return word

    def put_under(self, face: i64) -> None:
        """A card goes under the deck for all to see (IS-10.1)."""
        self.deck = append(self.deck, self.shown(face))

    def take_in(self, seat: i64, kind: i64) -> None:
        """A card comes to a hand for all to see (IS-8.4)."""
        self.add_to_hand(seat, self.shown(2 * kind))

    def leave_hand(self, seat: i64, i: i64) -> i64:
        """A card leaves a hand for all to see; its word."""
        if not self.noting:
            return self.cut_from_hand(seat, i)
        twin: bool = self.has_twin(seat, i)
        for observer in range(self.players + 1):
            # Without an equal card in the hand or a group it is clear which place it left.
            if observer != seat and (twin or len(self.groups[observer]) > 0):
                self.note_departure(observer, seat, i)
        return self.cut_from_hand(seat, i)

    def cut_from_hand(self, seat: i64, i: i64) -> i64:
        hand: vec[i64] = self.hands[seat]
        word: i64
        hand, word = pop(hand, i)
        self.hands[seat] = hand
        if not self.noting:
            return word
        labels: i64 = word >> LABEL_SHIFT
        observer: i64 = 0
        while labels > 0:
            if labels & LABEL >= FIRST_GROUP:
                self.settle(observer, labels & LABEL)
            labels >>= LABEL_BITS
            observer += 1
        return word

    def plan(self, seat: i64, i: i64) -> None:
        """An Action goes face down before its player (IS-7.3)."""
        if self.noting:
            for observer in range(self.players + 1):
                if observer != seat:
                    self.note_plan(observer, seat)
        self.plans[seat] = without_offer(self.hands[seat][i])
        self.cut_from_hand(seat, i)

    def unplan(self, seat: i64) -> i64:
        """The planned card is turned up; its word."""
        word: i64 = self.plans[seat]
        self.plans[seat] = NONE
        if self.noting:
            for observer in range(self.players + 1):
                self.strike(observer, label(word, observer), word & FACE)
        return word

    def look(self, seat: i64, count: i64) -> None:
        """A seat sees the top cards (IS-10.2)."""
        for i in range(count):
            self.learn(self.top + i, seat)

    def take(self, seat: i64, i: i64) -> i64:
        """Card i from the top goes to a hand; its kind."""
        word: i64 = self.deck[self.top + i]
        while i > 0:
            self.deck[self.top + i] = self.deck[self.top + i - 1]
            i -= 1
        self.top += 1
        self.add_to_hand(seat, without_offer(word))
        return kind_of(word)

    def lift(self, i: i64, to: i64) -> None:
        """Card i from the top goes up to place `to`; those between move down."""
        word: i64 = self.deck[self.top + i]
        while i > to:
            self.deck[self.top + i] = self.deck[self.top + i - 1]
            i -= 1
        self.deck[self.top + to] = word

    def send_under(self, count: i64) -> None:
        """The top cards go under the deck in their order, and stay known to whoever knows them (IS-4.6)."""
        for _i in range(count):
            word: i64 = self.deck[self.top]
            self.top += 1
            self.deck = append(self.deck, word)

    def mix_top(self, seat: i64, count: i64) -> None:
        """Another player arranges the top cards unseen: the others no longer know which is where (IS-10.2)."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.mix(observer, NONE, self.top, self.top + count)

    def shuffle(self, rng: Rng) -> None:
        for observer in range(self.players + 1):
            self.mix(observer, NONE, self.top, len(self.deck))
        cards: vec[i64] = self.deck[self.top :]
        rng.shuffle(cards)
        self.deck = cards
        self.top = 0

    def drop_random(self, seat: i64, rng: Rng) -> i64:
        """IS-9.2: a random hand card goes under the deck; only its owner sees which. Its kind."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.mix(observer, seat, 0, len(self.hands[seat]))
        word: i64 = without_offer(self.hands[seat][rng.below(len(self.hands[seat]))])
        i: i64 = 0
        while without_offer(self.hands[seat][i]) != word:
            i += 1
        self.deck = append(self.deck, word)
        self.cut_from_hand(seat, i)
        return kind_of(word)

    def drop_all(self, seat: i64, rng: Rng) -> None:
        """IS-9.3: a planned card and a hand go under the deck unseen, the hand in any order."""
        if self.plans[seat] != NONE:
            self.deck = append(self.deck, self.plans[seat])
            self.plans[seat] = NONE
        for observer in range(self.players + 1):
            self.mix(observer, seat, 0, len(self.hands[seat]))
        cards: vec[i64] = self.hands[seat][:]
        rng.shuffle(cards)
        for word in cards:
            self.deck = append(self.deck, without_offer(word))
        self.hands[seat] = vec[i64]()

    def end_of_turn(self, seat: i64) -> None:
        """What held for this turn only is over: played Actions may be played again, offers end."""
        hand: vec[i64] = self.hands[seat]
        i: i64
        for i in range(len(hand)):
            hand[i] = hand[i] & ~OFFERS
        if self.spent == 0:
            return
        for i in range(len(hand)):
            hand[i] = hand[i] & ~SPENT
        if self.plans[seat] != NONE:
            self.plans[seat] = self.plans[seat] & ~SPENT
        deck: vec[i64] = self.deck
        i = len(deck)
        while i > self.top and self.spent > 0:  # they are at the bottom, unless the deck was shuffled
            i -= 1
            self.spent -= deck[i] & SPENT
            deck[i] = deck[i] & ~SPENT
        self.spent = 0
        for known in self.groups:
            for i in range(len(known)):
                known[i] = known[i] & ~SPENT

    def holds_only_spent(self) -> bool:
        """IS-4.5: whether the deck has nothing but Actions played this turn, or nothing at all."""
        if self.size() > self.spent:
            return False
        i: i64
        for i in range(self.top, len(self.deck)):
            if self.deck[i] & SPENT == 0:
                return False
        return True


def new_hidden(figures: Figures, players: i64, rng: Rng) -> Hidden:
    """A shuffled deck, empty hands, nothing known."""
    hidden: Hidden = Hidden()
    hidden.figures = figures
    hidden.players = players
    deck: vec[i64] = vec[i64](capacity=figures.total)
    for kind in range(figures.kinds):
        left: i64 = figures.copies[kind]
        for _i in range(left):
            deck = append(deck, 2 * kind)
    rng.shuffle(deck)
    hidden.deck = deck
    hidden.hands = empty(players)
    hidden.plans = filled(players, NONE)
    hidden.groups = empty(players + 1)
    hidden.free = empty(players + 1)
    return hidden

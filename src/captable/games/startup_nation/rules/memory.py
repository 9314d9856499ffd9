"""What one player can remember of a round, and what follows from it (SN-9).

The round is kept as a log of what everybody saw. A `Memory` reads it with one player's eyes. For each hidden hand
it counts, for each card, in how many ways the round can have gone if that card is there now: that is all there is
to know about a hand, because

- a turn leaves two ways: the card played was drawn and the old one kept, or it was held and the drawn one kept;
- an answer weighs each card by the chance that its holder answers so;
- who sees a card leaves one;
- a swap exchanges two hands.

Every place of the pile is known, or known to rank no higher than some card passed over (SN-9.3), or free.
`worlds` draws the hidden cards from this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE, filled

INTERNS: Final[i64] = 7
KINDS: Final[i64] = 14
"""Seven interns, then the roles of rank 1 to 7 (SN-2): the numbers of the cards."""
ROLES: Final[i64] = 8
EMMANUEL: Final[i64] = 12
BRIGITTE: Final[i64] = 13

YES: Final[i64] = 0
ABOVE: Final[i64] = 1
BELOW: Final[i64] = 2
"""The answers (SN-5.2)."""

# What an entry of the log says: which event, who, whom or what, which card, how many.
DRAW: Final[i64] = 1
PLAY: Final[i64] = 2
ASK: Final[i64] = 3
ANSWER: Final[i64] = 4
LOOK: Final[i64] = 5
SWAP: Final[i64] = 6
ALLIES: Final[i64] = 7
GIVE: Final[i64] = 8
PROMOTE: Final[i64] = 9
OUT: Final[i64] = 10
SHOW: Final[i64] = 11

NO_LOOK: Final[i64] = 0
"""A promotion of Brigitte (SN-6.5)."""
NONE_FOUND: Final[i64] = 1
FOUND: Final[i64] = 2
"""This and the number of cards passed over (SN-6.4)."""

SIGHT: Final[i64] = 24
"""From this bit on an entry holds what only the remembering player saw."""

TRUTHFUL: Final[i64] = 4
"""The weight of a true answer by somebody who can't lie; the others are shares of it."""
EMMANUEL_TRUE: Final[i64] = 2
EMMANUEL_FALSE: Final[i64] = 2
"""The stated chance of lying: Emmanuel's holder tells the truth half of the time, and else each lie as often."""


def entry(event: i64, who: i64, whom: i64, card: i64, count: i64) -> i64:
    return event | (who << 4) | (whom << 8) | (card << 12) | (count << 18)


def event_of(e: i64) -> i64:
    return e & 15


def who_of(e: i64) -> i64:
    return (e >> 4) & 15


def whom_of(e: i64) -> i64:
    return (e >> 8) & 15


def card_of(e: i64) -> i64:
    return (e >> 12) & 63


def count_of(e: i64) -> i64:
    return (e >> 18) & 63


def rank_of(card: i64) -> i64:
    """SN-2: all interns have rank 0."""
    return max(0, card - INTERNS + 1)


def above_rank_of(card: i64) -> i64:
    """The first card of a higher rank: cards are numbered by rank, so all others rank no higher."""
    return INTERNS if card < INTERNS else card + 1


def true_answer(card: i64, role: i64) -> i64:
    """SN-5.2."""
    rank: i64 = rank_of(card)
    if rank == role:
        return YES
    return ABOVE if rank > role else BELOW


def answers_offered(role: i64) -> i64:
    """SN-5.3: nobody is below rank 0 or above rank 7."""
    return 2 if role == 0 or role == ROLES - 1 else 3


def chance_of_answer(card: i64, role: i64, answer: i64) -> i64:
    """The weight of an answer by the holder of this card, out of TRUTHFUL."""
    true: bool = answer == true_answer(card, role)
    if card != EMMANUEL:
        if true:
            return TRUTHFUL
        return 0
    if true:
        return EMMANUEL_TRUE
    return EMMANUEL_FALSE // (answers_offered(role) - 1)


class Sightings:
    """The round as one player saw it; a spectator's number is negative. Places of the pile are numbered from the top
    of the pile as it was dealt, and keep their numbers."""

    observer: i64
    players: i64
    deal: vec[i64]
    """The round as dealt: a card for each seat, then the pile. Read only where the observer saw it."""
    log: vec[i64]
    truth: vec[i64]
    """The hands as they went: read only where the observer sees one."""
    seen: vec[i64]
    """For each place, the card that the observer saw in it."""
    order: vec[i64]
    """The places in the order of the pile, from `top`."""
    top: i64
    drawn: i64
    """The place of the card that was drawn this turn while none has been played, or NONE."""
    place: vec[i64]
    """For each entry of the log, the place that a card was drawn or taken from."""
    sights: vec[i64]
    """For each entry, the cards that the observer saw by it, each counted from 1 and in six bits."""

    def __init__(self, observer: i64, players: i64, deal: vec[i64], log: vec[i64], zeros: vec[i64]) -> None:
        """`zeros` are many zeros: taking a slice is quicker than filling a vector, and this is done for every world."""
        self.observer = observer
        self.players = players
        self.deal = deal
        self.log = log
        self.truth = deal[:players]
        pile: i64 = len(deal) - players
        self.seen = filled(pile, NONE)
        order: vec[i64] = zeros[:pile]
        for place in range(pile):
            order[place] = place
        self.order = order
        self.top = 0
        self.drawn = NONE
        self.place = zeros[: len(log)]
        self.sights = zeros[: len(log)]

    def recall(self) -> None:
        """Go through the round once."""
        log: vec[i64] = self.log
        i: i64
        for i in range(len(log)):
            e: i64 = log[i]
            event: i64 = event_of(e)
            if event == DRAW:
                self.recall_draw(i, who_of(e))
            elif event == PLAY:
                self.recall_play(i, who_of(e), card_of(e))
            elif event == LOOK:
                self.recall_look(i, who_of(e), whom_of(e))
            elif event == SWAP:
                self.recall_swap(i, who_of(e), whom_of(e))
            elif event == PROMOTE:
                self.recall_promotion(i, whom_of(e), card_of(e), count_of(e))
            else:
                self.recall_open(e)

    def recall_draw(self, i: i64, seat: i64) -> None:
        """SN-4.1: only the player sees the card, unless its place was known (SN-9.2)."""
        self.drawn = self.order[self.top]
        self.top += 1
        self.place[i] = self.drawn
        if seat == self.observer:
            self.sees_place(self.drawn)

    def recall_play(self, i: i64, seat: i64, card: i64) -> None:
        place: i64 = self.drawn
        drawn: i64 = self.deal[self.players + place]
        if drawn != card:
            self.truth[seat] = drawn
        self.place[i] = place
        self.drawn = NONE

    def recall_look(self, i: i64, looker: i64, seat: i64) -> None:
        """SN-6.1, SN-9.2."""
        if looker == self.observer:
            self.sights[i] = self.truth[seat] + 1
            self.sees(seat)

    def recall_swap(self, i: i64, one: i64, two: i64) -> None:
        """SN-9.2: both sides know both cards."""
        truth: vec[i64] = self.truth
        if self.observer == one or self.observer == two:
            self.sights[i] = (truth[one] + 1) | ((truth[two] + 1) << 6)
            self.sees(one)
            self.sees(two)
        card: i64 = truth[one]
        truth[one] = truth[two]
        truth[two] = card

    def recall_promotion(self, i: i64, seat: i64, card: i64, found: i64) -> None:
        """SN-9.2: who searches the pile sees the cards passed over and the one taken."""
        if found < FOUND:
            if found == NONE_FOUND:
                self.passed_over(seat, len(self.order) - self.top, card)
            return
        passed: i64 = found - FOUND
        self.passed_over(seat, passed, card)
        taken: i64 = self.order[self.top + passed]
        self.order = without(self.order, self.top + passed)
        self.place[i] = taken
        self.truth[seat] = self.deal[self.players + taken]
        if seat == self.observer:
            self.sees_place(taken)

    def passed_over(self, seat: i64, count: i64, discarded: i64) -> None:
        if seat == self.observer:
            for j in range(self.top, self.top + count):
                self.sees_place(self.order[j])

    def recall_open(self, e: i64) -> None:
        """What everybody sees as it is."""

    def sees(self, seat: i64) -> None:
        """The observer sees the card in that hand."""

    def sees_place(self, place: i64) -> None:
        self.seen[place] = self.deal[self.players + place]

    def remembered(self) -> vec[i64]:
        """The log, with what only the observer saw."""
        v: vec[i64] = vec[i64](capacity=len(self.log))
        i: i64
        for i in range(len(self.log)):
            v = append(v, self.log[i] | (self.sights[i] << SIGHT))
        return v


class Memory(Sightings):
    """What follows from the round as one player saw it."""

    copies: vec[i64]
    holding: i64
    """The seats with a hidden card, one bit each."""
    ways: vec[i64]
    """For each seat and card, the weighted number of ways to come to hold it: entry seat * KINDS + card."""
    before: vec[i64]
    """`ways` of the player's hand before each card played, turn after turn."""
    below: vec[i64]
    """For each place of the pile, the first card that can't be there."""
    open: vec[i64]
    """How many of each card lie face up."""
    plays: i64
    zeros: vec[i64]

    def __init__(
        self,
        observer: i64,
        players: i64,
        copies: vec[i64],
        deal: vec[i64],
        laid: vec[i64],
        log: vec[i64],
        zeros: vec[i64],
    ) -> None:
        """`laid` are cards that were out of the round before its log begins; only a dump can have any."""
        super().__init__(observer, players, deal, log, zeros)
        self.copies = copies
        pile: i64 = len(deal) - players
        self.zeros = zeros
        self.ways = zeros[: players * KINDS]
        self.before = zeros[: pile * KINDS]
        self.plays = 0
        self.below = filled(pile, KINDS)
        self.open = zeros[:KINDS]
        for card in laid:
            self.open[card] += 1
        self.holding = 0
        for seat in range(players):
            if deal[seat] != NONE:
                self.holding |= 1 << seat
                self.could_be(seat, 0, KINDS)
        if observer >= 0 and deal[observer] != NONE:
            self.sees(observer)
        self.recall()

    def recall_play(self, i: i64, seat: i64, card: i64) -> None:
        """SN-9.2: nobody else learns whether the card was the one held or the one drawn."""
        place: i64 = self.drawn
        ways: vec[i64] = self.ways
        first: i64 = seat * KINDS
        before: vec[i64] = self.before
        start: i64 = self.plays * KINDS
        for kind in range(KINDS):
            before[start + kind] = ways[first + kind]
        self.plays += 1
        if_held: i64 = ways[first + card]
        seen: i64 = self.seen[place]
        if seen == NONE:
            self.keep_either(first, card, if_held, self.below[place])
        elif seen != card:
            self.leave_only(seat, seen)
            ways[first + seen] = if_held
        self.open[card] += 1
        super().recall_play(i, seat, card)

    def keep_either(self, first: i64, card: i64, if_held: i64, below: i64) -> None:
        """The two ways of a turn: drawn and the old card kept, or held and a drawn one kept, of another name."""
        ways: vec[i64] = self.ways
        copies: vec[i64] = self.copies
        kind: i64 = 0
        if card >= below:  # it can't have been drawn
            while kind < KINDS:
                ways[first + kind] = 0
                kind += 1
        if if_held == 0:
            return
        for kind in range(below):
            if kind != card and copies[kind] > 0:
                ways[first + kind] += if_held

    def recall_open(self, e: i64) -> None:
        event: i64 = event_of(e)
        if event == ANSWER:
            self.recall_answer(who_of(e), whom_of(e), card_of(e))
        elif event == OUT:
            self.open[card_of(e)] += 1
            self.holding &= ~(1 << who_of(e))
        elif event == SHOW:
            self.leave_only(who_of(e), card_of(e))

    def recall_answer(self, seat: i64, role: i64, answer: i64) -> None:
        """SN-5.2, SN-5.3: true, unless it comes from Emmanuel's holder."""
        ways: vec[i64] = self.ways
        cell: i64 = seat * KINDS
        for kind in range(KINDS):
            if ways[cell] > 0:
                ways[cell] *= chance_of_answer(kind, role, answer)
            cell += 1

    def recall_swap(self, i: i64, one: i64, two: i64) -> None:
        super().recall_swap(i, one, two)
        ways: vec[i64] = self.ways
        for kind in range(KINDS):
            a: i64 = one * KINDS + kind
            b: i64 = two * KINDS + kind
            count: i64 = ways[a]
            ways[a] = ways[b]
            ways[b] = count

    def recall_promotion(self, i: i64, seat: i64, card: i64, found: i64) -> None:
        """SN-9.3: cards passed over rank no higher than the discarded one, the card taken does."""
        super().recall_promotion(i, seat, card, found)
        self.open[card] += 1
        if found < FOUND:
            self.holding &= ~(1 << seat)
            return
        taken: i64 = self.place[i]
        higher: i64 = above_rank_of(card)
        self.could_be(seat, higher, self.below[taken])
        if self.seen[taken] != NONE:
            self.leave_only(seat, self.seen[taken])

    def passed_over(self, seat: i64, count: i64, discarded: i64) -> None:
        higher: i64 = above_rank_of(discarded)
        for j in range(self.top, self.top + count):
            place: i64 = self.order[j]
            if self.below[place] > higher:
                self.below[place] = higher
        super().passed_over(seat, count, discarded)

    def could_be(self, seat: i64, low: i64, below: i64) -> None:
        """A new card came to this hand, any from `low` on and below `below`."""
        ways: vec[i64] = self.ways
        copies: vec[i64] = self.copies
        cell: i64 = seat * KINDS
        for kind in range(KINDS):
            if low <= kind and kind < below and copies[kind] > 0:
                ways[cell] = 1
            else:
                ways[cell] = 0
            cell += 1

    def sees(self, seat: i64) -> None:
        self.leave_only(seat, self.truth[seat])

    def leave_only(self, seat: i64, card: i64) -> None:
        """The card in this hand is certain."""
        ways: vec[i64] = self.ways
        first: i64 = seat * KINDS
        for kind in range(KINDS):
            if kind != card:
                ways[first + kind] = 0
        if ways[first + card] == 0:
            ways[first + card] = 1

    def holds(self, seat: i64) -> bool:
        return (self.holding >> seat) & 1 == 1

    def certain(self, seat: i64) -> i64:
        """The one card that this hand can be by itself, or NONE."""
        ways: vec[i64] = self.ways
        first: i64 = seat * KINDS
        only: i64 = NONE
        for kind in range(KINDS):
            if ways[first + kind] > 0:
                if only != NONE:
                    return NONE
                only = kind
        return only

    def may_lie_at(self, place: i64, card: i64) -> bool:
        """Whether this card can have been at that place of the pile."""
        if self.seen[place] != NONE:
            return self.seen[place] == card
        return card < self.below[place]


def without(items: vec[i64], i: i64) -> vec[i64]:
    """The items but the one at i; a new vector, because a shared one may belong to a copy too."""
    rest: vec[i64] = vec[i64](capacity=len(items))
    j: i64
    for j in range(len(items)):
        if j != i:
            rest = append(rest, items[j])
    return rest

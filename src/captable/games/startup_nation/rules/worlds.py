"""The hidden cards drawn anew, in keeping with all that one player remembers (SN-9).

How likely a world is: each deal that could have led here is as likely as any other, times the chance of each answer
in it. `memory` gives each hidden hand a weight for each card; the pile adds that some places rank no higher than a
given card. What is left is to deal the unseen cards so that every such deal comes up as often as it should. That is
done exactly: the cards are taken in the order of their ranks, and for each set of hands the ways are counted in
which cards up to this rank can fill just those hands (and the places of the pile that take no higher ones).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import HALF, Rng
from captable.core.vectors import NONE, count_bits, filled
from captable.games.startup_nation.rules.memory import (
    FOUND,
    KINDS,
    OUT,
    PLAY,
    PROMOTE,
    SWAP,
    Memory,
    card_of,
    count_of,
    event_of,
    who_of,
    whom_of,
)

ZEROS: Final[i64] = 15 * 32
"""The largest table: a layer for each card and one more, an entry for each set of five hands."""
MOST: Final[i64] = 1 << 61
"""Numbers of ways stay below this. The printed cards never come near; an edited file could."""


class World:
    """One way in which the hidden cards can lie, and the deal that it began with."""

    memory: Memory
    left: vec[i64]
    """The unseen cards that have no place yet, by kind."""
    hand: vec[i64]
    face: vec[i64]
    """The card at each place of the pile as it was dealt."""
    slots: vec[i64]
    """The seats whose hands are to be chosen."""
    weights: vec[i64]
    """For each slot and card: entry slot * KINDS + card."""
    low: vec[i64]
    """For each card, how many unknown places of the pile take only cards before it."""
    layers: vec[i64]
    """The cards of which some are left, in the order of ranks."""
    sums: vec[i64]
    """For each layer and set of slots, the ways to fill this set with cards below it."""
    gains: vec[i64]
    """For each layer and set of slots, the ways to give a copy to each slot of this set."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.hand = filled(memory.players, NONE)
        self.face = memory.seen[:]
        self.slots = vec[i64]()
        self.left = memory.zeros[:KINDS]
        self.low = memory.zeros[: KINDS + 1]
        self.set_apart_what_is_seen()

    def set_apart_what_is_seen(self) -> None:
        memory: Memory = self.memory
        left: vec[i64] = self.left
        copies: vec[i64] = memory.copies
        open: vec[i64] = memory.open
        for kind in range(KINDS):
            left[kind] = copies[kind] - open[kind]
        for seat in range(memory.players):
            if memory.holds(seat):
                self.hand[seat] = memory.certain(seat)
                if self.hand[seat] != NONE:
                    left[self.hand[seat]] -= 1
        order: vec[i64] = memory.order
        j: i64
        for j in range(memory.top, len(order)):
            self.set_apart_place(order[j])
        if memory.drawn != NONE:
            self.set_apart_place(memory.drawn)

    def set_apart_place(self, place: i64) -> None:
        """A card that was seen in the pile is there; a place that is not known may take low cards only (SN-9.3)."""
        seen: i64 = self.face[place]
        if seen == NONE:
            self.low[self.memory.below[place]] += 1
        else:
            self.left[seen] -= 1

    # -- the cards as they lie now -----------------------------------------------------------------------

    def deal_unseen(self, rng: Rng) -> None:
        """Hands first, then the places that take no high cards, then the rest in any order."""
        memory: Memory = self.memory
        free: vec[i64] = vec[i64](capacity=memory.players)
        for seat in range(memory.players):
            if memory.holds(seat) and self.hand[seat] == NONE:
                if self.says_nothing(seat):
                    free = append(free, seat)
                else:
                    self.slots = append(self.slots, seat)
        if len(self.slots) > 0:
            self.count_ways()
            self.choose_hands(rng)
        self.fill_low_places(rng)
        rest: vec[i64] = self.rest()
        rng.shuffle(rest)
        i: i64 = 0
        for seat in free:
            self.hand[seat] = rest[i]
            i += 1
        if memory.drawn != NONE and self.face[memory.drawn] == NONE:
            self.face[memory.drawn] = rest[i]
            i += 1
        j: i64
        for j in range(memory.top, len(memory.order)):
            if self.face[memory.order[j]] == NONE:
                self.face[memory.order[j]] = rest[i]
                i += 1

    def says_nothing(self, seat: i64) -> bool:
        """Whether this hand is as likely to be one unseen card as another: it is then dealt like the pile."""
        ways: vec[i64] = self.memory.ways
        left: vec[i64] = self.left
        weight: i64 = NONE
        for kind in range(KINDS):
            if left[kind] > 0:
                if weight != NONE and ways[seat * KINDS + kind] != weight:
                    return False
                weight = ways[seat * KINDS + kind]
        return True

    def count_ways(self) -> None:
        """Fill `sums`, layer after layer: one for each card that is left, in the order of ranks."""
        self.take_weights()
        sets: i64 = 1 << len(self.slots)
        zeros: vec[i64] = self.memory.zeros
        self.sums = zeros[: (KINDS + 1) * sets]
        self.gains = zeros[: KINDS * sets]
        self.layers = vec[i64](capacity=KINDS)
        sums: vec[i64] = self.sums
        gains: vec[i64] = self.gains
        sums[0] = 1
        lower: i64 = 0
        placed: i64 = 0
        here: i64 = 0
        for kind in range(KINDS):
            if self.low[kind] > 0:
                self.fill_below(here, sets, lower - placed, self.low[kind])
                placed += self.low[kind]
            if self.left[kind] > 0:
                self.layers = append(self.layers, kind)
                self.find_gains(kind, here, sets)
                for taking in range(sets):
                    gain: i64 = gains[here + taking]
                    if gain > 0:
                        others: i64 = sets - 1 - taking
                        had: i64 = others  # every set of slots without these
                        while True:
                            ways: i64 = sums[here + had]
                            if ways > 0:
                                sums[here + sets + (had | taking)] += ways * gain
                            if had == 0:
                                break
                            had = (had - 1) & others
                lower += self.left[kind]
                here += sets

    def fill_below(self, here: i64, sets: i64, cards: i64, places: i64) -> None:
        """The cards so far must also fill these places; each slot filled takes one of them away."""
        for slots in range(sets):
            if self.sums[here + slots] > 0:
                self.sums[here + slots] *= choose(cards - count_bits(slots), places)

    def take_weights(self) -> None:
        """The weights of the slots, made smaller where their product could overflow."""
        self.weights = self.memory.zeros[: len(self.slots) * KINDS]
        weights: vec[i64] = self.weights
        ways: vec[i64] = self.memory.ways
        i: i64
        room: i64 = max(1, MOST // self.ways_to_choose_cards())
        for i in range(len(self.slots)):
            most: i64 = 1
            first: i64 = self.slots[i] * KINDS
            for kind in range(KINDS):
                weight: i64 = ways[first + kind]
                weights[i * KINDS + kind] = weight
                if weight > most:
                    most = weight
            while most > room:
                kind = i * KINDS
                while kind < (i + 1) * KINDS:
                    if weights[kind] > 1:
                        weights[kind] = weights[kind] >> 1
                    kind += 1
                most = most >> 1
            room = max(1, room // most)

    def ways_to_choose_cards(self) -> i64:
        """No fewer than there are ways to fill the slots and the low places, weights aside."""
        ways: i64 = 1
        lower: i64 = 0
        placed: i64 = 0
        for kind in range(KINDS):
            if self.low[kind] > 0:
                ways *= max(1, choose(lower - placed, self.low[kind]))
                placed += self.low[kind]
            lower += self.left[kind]
        for _ in self.slots:
            ways *= lower
        return ways

    def find_gains(self, kind: i64, here: i64, sets: i64) -> None:
        gains: vec[i64] = self.gains
        weights: vec[i64] = self.weights
        copies: i64 = self.left[kind]
        gains[here] = 1
        last: i64 = 0  # the last slot of the set; without it the set was seen before
        for taking in range(1, sets):
            if taking == 2 << last:
                last += 1
            others: i64 = taking ^ (1 << last)
            if gains[here + others] > 0:
                unused: i64 = copies - count_bits(others)
                if unused > 0:
                    gains[here + taking] = gains[here + others] * weights[last * KINDS + kind] * unused

    def choose_hands(self, rng: Rng) -> None:
        """From the highest card down: which slots hold it, as often as there are ways to go on below."""
        sets: i64 = 1 << len(self.slots)
        sums: vec[i64] = self.sums
        gains: vec[i64] = self.gains
        slots: i64 = sets - 1
        layer: i64 = len(self.layers) - 1
        while slots > 0:
            here: i64 = layer * sets
            total: i64 = 0
            taking: i64 = slots
            while True:
                total += sums[here + (slots ^ taking)] * gains[here + taking]
                if taking == 0:
                    break
                taking = (taking - 1) & slots
            pick: i64 = below(rng, total)
            taking = slots
            while True:
                pick -= sums[here + (slots ^ taking)] * gains[here + taking]
                if pick < 0:
                    break
                taking = (taking - 1) & slots
            self.give(self.layers[layer], taking)
            slots ^= taking
            layer -= 1

    def give(self, kind: i64, slots: i64) -> None:
        i: i64
        for i in range(len(self.slots)):
            if (slots >> i) & 1 == 1:
                self.hand[self.slots[i]] = kind
                self.left[kind] -= 1

    def fill_low_places(self, rng: Rng) -> None:
        """SN-9.3: the places that take the fewest cards first; then each choice leaves as many for the others."""
        for limit in range(1, KINDS):
            if self.low[limit] > 0:
                j: i64
                for j in range(self.memory.top, len(self.memory.order)):
                    self.fill_low_place(self.memory.order[j], limit, rng)
                if self.memory.drawn != NONE:
                    self.fill_low_place(self.memory.drawn, limit, rng)

    def fill_low_place(self, place: i64, limit: i64, rng: Rng) -> None:
        if self.memory.below[place] != limit or self.face[place] != NONE:
            return
        low: i64 = 0
        for kind in range(limit):
            low += self.left[kind]
        pick: i64 = rng.below(low)
        kind = 0
        while pick >= self.left[kind]:
            pick -= self.left[kind]
            kind += 1
        self.face[place] = kind
        self.left[kind] -= 1

    def rest(self) -> vec[i64]:
        cards: vec[i64] = vec[i64](capacity=len(self.face) + len(self.hand))
        left: vec[i64] = self.left
        for kind in range(KINDS):
            copies: i64 = left[kind]
            for _i in range(copies):
                cards = append(cards, kind)
        return cards

    # -- how it came to this -----------------------------------------------------------------------------

    def trace_back(self, rng: Rng) -> vec[i64]:
        """The deal that led here: through the log backwards, choosing at each turn which card had been held."""
        memory: Memory = self.memory
        log: vec[i64] = memory.log
        hand: vec[i64] = self.hand[:]
        turn: i64 = memory.plays
        i: i64 = len(log) - 1
        while i >= 0:
            e: i64 = log[i]
            event: i64 = event_of(e)
            seat: i64 = who_of(e)
            if event == OUT:
                hand[seat] = card_of(e)
            elif event == PLAY:
                turn -= 1
                hand[seat] = self.held_before(turn, memory.place[i], card_of(e), hand[seat], rng)
            elif event == SWAP:
                card: i64 = hand[seat]
                hand[seat] = hand[whom_of(e)]
                hand[whom_of(e)] = card
            elif event == PROMOTE:
                seat = whom_of(e)
                if count_of(e) >= FOUND:
                    self.face[memory.place[i]] = hand[seat]
                hand[seat] = card_of(e)
            i -= 1
        for card in self.face:
            hand = append(hand, card)
        return hand

    def held_before(self, turn: i64, place: i64, played: i64, kept: i64, rng: Rng) -> i64:
        """SN-9.2: the card played was drawn, or it was held and the kept one drawn."""
        memory: Memory = self.memory
        before: vec[i64] = memory.before
        drew_it: i64 = before[turn * KINDS + kept] if memory.may_lie_at(place, played) else 0
        held_it: i64 = 0
        if kept != played and memory.may_lie_at(place, kept):
            held_it = before[turn * KINDS + played]
        if below(rng, drew_it + held_it) < drew_it:
            self.face[place] = played
            return kept
        self.face[place] = kept
        return played

    # -- what is possible at all ---------------------------------------------------------------------------

    def possible(self) -> vec[i64]:
        """For each seat, the cards that it can hold in some world, one bit each."""
        memory: Memory = self.memory
        found: vec[i64] = filled(memory.players, 0)
        for seat in range(memory.players):
            if self.hand[seat] != NONE:
                found[seat] = 1 << self.hand[seat]
            elif memory.holds(seat):
                self.slots = append(self.slots, seat)
        if len(self.slots) == 0:
            return found
        self.count_ways()
        sets: i64 = 1 << len(self.slots)
        leads_on: vec[i64] = filled(sets, 0)  # the sets from which the slots can still all be filled
        leads_on[sets - 1] = 1
        layer: i64 = len(self.layers) - 1
        while layer >= 0:
            leads_on = self.possible_takers(layer, sets, leads_on, found)
            layer -= 1
        return found

    def possible_takers(self, layer: i64, sets: i64, leads_on: vec[i64], found: vec[i64]) -> vec[i64]:
        """Mark the slots that can hold this card; the sets of slots that lead on before it is given."""
        before: vec[i64] = filled(sets, 0)
        here: i64 = layer * sets
        for had in range(sets):
            if self.sums[here + had] > 0:
                for taking in range(sets):
                    if had & taking == 0 and self.gains[here + taking] > 0 and leads_on[had | taking] > 0:
                        before[had] = 1
                        i: i64
                        for i in range(len(self.slots)):
                            if (taking >> i) & 1 == 1:
                                found[self.slots[i]] |= 1 << self.layers[layer]
        return before


def choose(n: i64, k: i64) -> i64:
    """In how many ways k of n can be chosen."""
    if k > n:
        return 0
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def below(rng: Rng, n: i64) -> i64:
    """A number from 0 to n - 1; n may have more bits than the generator gives at once."""
    if n <= HALF:
        return rng.below(n)
    mask: i64 = HALF
    while mask < n:
        mask = (mask << 1) | 1
    while True:
        number: i64 = ((rng.word() << 30) ^ rng.word()) & mask
        if number < n:
            return number

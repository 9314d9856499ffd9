"""Who knows what in IT Heroes (IH-13), and other worlds that look the same.

The opponent of a recycled side knows all the cards that the new pile was made of (`Side.pool`): those are now in the
pile, among the removed, or have been drawn. Of the cards that left the hand since (`Side.left`), some were drawn from
that pile and some had been in the hand before; which is unknown, so a world supposes it face by face.

Where a card says what type a search may find, the opponent knows the type of the card found (IH-13.3). For each type:
- A find puts a card into the hand. A card of that type that leaves the hand unknown may be the one, any other is not.
  So what is left of the finds is their number less the leavings since, one for one, never below 0.
- A recycle does not touch the hand. A card found before it is none of the recycled pile (`Side.found`), one found
  after it is (`Side.found_since`, and `Side.kept_since` after the leavings that may have been found ones).
- If a world supposes that `d` of the cards that left came from the recycled pile, then of the found ones at least
  `found - (left - d)` and `max(kept_since, found_since - d)` are in the hand; the deal puts them there first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import NONE, filled, padded
from captable.games.it_heroes.rules.tables import (
    BYTE,
    DECK,
    FEWEST_HEROES,
    FEWEST_RESOURCES,
    FEWEST_THREATS,
    FINDS_ARE_KNOWN,
    HERO,
    RESOURCE,
    ROOM,
    THREAT,
    TYPES,
    Side,
    Tables,
    entry,
)

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.state import ItHeroesState

PRESETS_OFTEN: Final[i64] = 2
"""One of so many supposed decks is a preset, if one fits what was shown (IH-13.2)."""


# -- what a seat knows -----------------------------------------------------------------------------------------


def knows(state: ItHeroesState, seat: i64) -> vec[i64]:
    """Everything open, and what is private to the seat, in a fixed order and length."""
    v: vec[i64] = open_facts(state)
    tables: Tables = state.tables
    owner: i64
    for owner in range(2):
        side: Side = state.sides[owner]
        v = padded(v, side.deck if state.open_lists or owner == seat else vec[i64](), tables.kinds)
        v = padded(v, side.hand if owner == seat else vec[i64](), DECK)
        known: i64 = side.deduced if owner == seat else 0
        v = padded(v, side.removed[:known], DECK)
    return v


def open_facts(state: ItHeroesState) -> vec[i64]:
    """IH-13.1: what everybody knows."""
    v: vec[i64] = vec[i64](capacity=900)
    v = append(v, state.turn)
    v = append(v, state.gone)
    v = append(v, 1 if state.cover else 0)
    v = append(v, 1 if state.open_lists else 0)
    v = append(v, state.active)
    v = append(v, state.phase)
    v = append(v, state.turns)
    v = append(v, state.coffee)
    v = append(v, state.resources_played)
    v = append(v, state.resources_allowed)
    v = append(v, 1 if state.pairing else 0)
    v = append(v, state.doer)
    v = append(v, state.step)
    v = append(v, state.still)
    v = append(v, state.after)
    v = append(v, state.resolving)
    v = append(v, state.facing)
    v = append(v, state.asked)
    v = append(v, 1 if state.deflected else 0)
    v = append(v, state.loser)
    v = append(v, state.ending)
    for side in state.sides:
        v = open_side(v, side, state.tables.faces)
    return with_finds(v, state) if state.tables.version >= FINDS_ARE_KNOWN else v


def with_finds(v: vec[i64], state: ItHeroesState) -> vec[i64]:
    """IH-7.3, IH-13.3: what version 3 added."""
    v = append(v, state.fallen)
    for side in state.sides:
        for type in range(TYPES):
            v = append(v, entry(side.found, type))
            v = append(v, entry(side.found_since, type))
            v = append(v, entry(side.kept_since, type))
    return v


def open_side(v: vec[i64], side: Side, faces: i64) -> vec[i64]:
    v = append(v, side.recycled)
    v = append(v, side.denied)
    v = append(v, len(side.hand))
    v = append(v, len(side.pile))
    v = append(v, len(side.removed))
    v = append(v, side.before)
    v = append(v, side.deduced)
    v = padded(v, side.heroes, ROOM)
    v = padded(v, side.threats, ROOM)
    v = padded(v, side.resources, ROOM)
    v = padded(v, side.discard, DECK)
    v = padded(v, shown(side.hand, 0, len(side.hand), False), DECK)
    v = padded(v, shown(side.pile, 0, len(side.pile), True), DECK)
    v = padded(v, in_order(shown(side.removed, 0, side.before, False)), DECK)
    v = padded(v, in_order(shown(side.removed, side.before, len(side.removed), False)), DECK)
    v = padded(v, side.lost, faces)
    v = padded(v, side.pool, faces)
    return padded(v, side.left, faces)


def still_found(state: ItHeroesState, seat: i64, type: i64) -> i64:
    """IH-13.3: of the cards of a type that searches found, how many are in the hand still, at least."""
    side: Side = state.sides[seat]
    kept: i64 = entry(side.kept_since, type)
    may_be_older: i64 = by_type(side.left, state.tables.type)[type] - (entry(side.found_since, type) - kept)
    return kept + max(0, entry(side.found, type) - may_be_older)


def shown(cards: vec[i64], start: i64, end: i64, in_place: bool) -> vec[i64]:
    """The faces of the cards that both know; with `in_place`, NONE for each of the others."""
    faces: vec[i64] = vec[i64](capacity=DECK)
    for i in range(start, end):
        if cards[i] & 1 == 1:
            faces = append(faces, cards[i] >> 1)
        elif in_place:
            faces = append(faces, NONE)
    return faces


def in_order(items: vec[i64]) -> vec[i64]:
    i: i64
    for i in range(1, len(items)):
        item: i64 = items[i]
        j: i64 = i
        while j > 0 and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item
    return items


def key(state: ItHeroesState) -> vec[i64]:
    v: vec[i64] = open_facts(state)
    for side in state.sides:
        v = padded(v, side.deck, state.tables.kinds)
        v = padded(v, side.hand, DECK)
        v = padded(v, side.pile, DECK)
        v = padded(v, side.removed, DECK)
    for word in state.rng.words():
        v = append(v, word)
    return v


def census(state: ItHeroesState) -> vec[i64]:
    v: vec[i64] = vec[i64]()
    seat: i64
    for seat in range(2):
        side: Side = state.sides[seat]
        found: vec[i64] = visible(state, seat)
        count_cards(found, state.tables.kind, side.hand, 0)
        count_cards(found, state.tables.kind, side.pile, 0)
        count_cards(found, state.tables.kind, side.removed, 0)
        total: i64 = 0
        wrong: i64 = 0
        for kind in range(state.tables.kinds):
            total += found[kind]
            wrong += 0 if found[kind] == side.deck[kind] else 1
        v = append(v, total)
        v = append(v, wrong)
    return v


# -- other worlds ------------------------------------------------------------------------------------------------


def redeal_own(state: ItHeroesState, seat: i64, rng: Rng) -> None:
    """The owner knows which cards the pile and the removed ones are, not which is where (IH-13.1)."""
    side: Side = state.sides[seat]
    unseen: vec[i64] = vec[i64](capacity=DECK)
    for card in side.pile:
        if card & 1 == 0:
            unseen = append(unseen, card)
    for card in side.removed[side.deduced :]:
        if card & 1 == 0:
            unseen = append(unseen, card)
    unseen = in_order(unseen)
    rng.shuffle(unseen)
    at: i64 = put(side.pile, 0, len(side.pile), unseen, 0)
    put(side.removed, side.deduced, len(side.removed), unseen, at)


def put(cards: vec[i64], start: i64, end: i64, supply: vec[i64], at: i64) -> i64:
    """Replace the cards that are not known to both; where the supply stands afterwards."""
    for i in range(start, end):
        if cards[i] & 1 == 0:
            cards[i] = supply[at]
            at += 1
    return at


def unknown(cards: vec[i64], start: i64, end: i64) -> i64:
    count: i64 = 0
    for i in range(start, end):
        count += 1 - (cards[i] & 1)
    return count


def count_cards(count: vec[i64], kind: vec[i64], cards: vec[i64], known: i64) -> None:
    """Add the cards that are known to both, or those that are not, to a count by kind."""
    for card in cards:
        if card & 1 == known:
            count[kind[card >> 1]] += 1


def count_faces(count: vec[i64], kind: vec[i64], faces: vec[i64]) -> None:
    """Add a table by face, which may be empty, to a count by kind."""
    face: i64
    for face in range(len(faces)):
        count[kind[face]] += faces[face]


def visible(state: ItHeroesState, seat: i64) -> vec[i64]:
    """The cards of a seat that both see or know of, by kind."""
    kind: vec[i64] = state.tables.kind
    side: Side = state.sides[seat]
    count: vec[i64] = filled(state.tables.kinds, 0)
    for card in side.heroes:
        count[kind[card & BYTE]] += 1
    for card in side.resources:
        count[kind[card & BYTE]] += 1
    for card in state.sides[1 - seat].threats:
        count[kind[card & BYTE]] += 1
    for face in side.discard:
        count[kind[face]] += 1
    count_cards(count, kind, side.hand, 1)
    count_cards(count, kind, side.pile, 1)
    count_cards(count, kind, side.removed, 1)
    if state.resolving != NONE and state.active == seat:
        count[kind[state.resolving]] += 1
    return count


def redeal_other(state: ItHeroesState, seat: i64, rng: Rng) -> None:
    """The other side's hand, pile, removed cards and, with closed lists, its deck (IH-13.2)."""
    guess: Guess = Guess(state, seat)
    if state.open_lists:
        guess.fits(state.sides[seat].deck, False, rng)
    else:
        guess.suppose_deck(rng)
    guess.deal(rng)


@final
class Guess:
    """A supposed deck of a seat, and of the cards that left its hand, which came from the recycled pile."""

    tables: Tables
    side: Side
    visible: vec[i64]
    deck: vec[i64]
    drawn: vec[i64]
    """By face, empty before the recycle: of the cards that left the hand since, how many came from that pile."""
    hand: i64
    pile: i64
    before: i64
    since: i64
    """How many unknown cards are in the hand, in the pile, removed before the recycle, removed since."""
    lost: i64
    drawn_in_all: i64
    """Cards that came from the recycled pile into the hand, unknown; some of them may have left it."""
    lost_of: vec[i64]
    pool_of: vec[i64]
    left_of: vec[i64]
    visible_of: vec[i64]
    """By type."""
    from_rest: vec[i64]
    from_pool: vec[i64]
    """By type: how many cards of the hand must be found ones (IH-13.3), from before the recycle and from after it."""

    def __init__(self, state: ItHeroesState, seat: i64) -> None:
        side: Side = state.sides[seat]
        tables: Tables = state.tables
        self.tables = tables
        self.side = side
        self.visible = visible(state, seat)
        self.deck = side.deck
        self.drawn = filled(len(side.pool), 0)
        self.hand = unknown(side.hand, 0, len(side.hand))
        self.pile = unknown(side.pile, 0, len(side.pile))
        border: i64 = side.before if side.recycled == 1 else len(side.removed)
        self.before = unknown(side.removed, 0, border)
        self.since = unknown(side.removed, border, len(side.removed))
        self.lost = sum_of(side.lost)
        self.drawn_in_all = sum_of(side.pool) - self.pile - self.since if side.recycled == 1 else 0
        self.lost_of = by_type(side.lost, tables.type)
        self.pool_of = by_type(side.pool, tables.type)
        self.left_of = by_type(side.left, tables.type)
        self.visible_of = by_type(self.visible, tables.kind_type)
        self.from_rest = filled(TYPES, 0)
        self.from_pool = filled(TYPES, 0)

    # -- a deck ------------------------------------------------------------------------------------------

    def suppose_deck(self, rng: Rng) -> None:
        """A preset that fits what was shown, or a legal deck made up around it."""
        tables: Tables = self.tables
        if rng.below(PRESETS_OFTEN) == 0:
            presets: i64 = len(tables.presets) // tables.kinds
            first: i64 = rng.below(presets) if presets > 0 else 0
            for i in range(presets):
                at: i64 = (first + i) % presets * tables.kinds
                if self.fits(tables.presets[at : at + tables.kinds], False, rng):
                    return
        most: vec[i64] = tables.limit
        if not self.fits(most, True, rng):  # a position written by hand, with a deck that nobody may build
            most = filled(tables.kinds, DECK)
            self.fits(most, False, rng)
        deck: vec[i64] = self.must_hold()
        for type in range(TYPES):
            for _i in range(self.from_rest[type] - self.lost_of[type]):
                add_one(tables, most, deck, type, rng)
        self.deck = completed(tables, most, deck, rng)

    def fits(self, most: vec[i64], made_up: bool, rng: Rng) -> bool:
        """Whether a deck with at most so many copies can have shown what it did; if so it is the supposed one.

        A deck that is still to be made up must also have room for the types that every deck needs.
        """
        tables: Tables = self.tables
        pool: vec[i64] = self.side.pool
        left: vec[i64] = self.side.left
        excess: vec[i64] = self.excess(most)
        drawn: vec[i64] = filled(len(pool), 0)
        spare: vec[i64] = vec[i64](capacity=DECK)
        face: i64
        for face in range(len(pool)):
            could: i64 = min(left[face], pool[face])
            must: i64 = max(0, min(could, excess[tables.kind[face]]))
            excess[tables.kind[face]] -= must
            drawn[face] = must
            spare = repeated(spare, face, could - must)
        for still in excess:
            if still > 0:
                return False
        more: vec[i64] = self.more_drawn(most, made_up, by_type(drawn, tables.type), spare, rng)
        if len(more) == 0:
            return False
        rng.shuffle(spare)
        for face in spare:
            if more[tables.type[face]] > 0:
                more[tables.type[face]] -= 1
                drawn[face] += 1
        self.drawn = drawn
        self.deck = most
        self.need(by_type(drawn, tables.type))
        return True

    def more_drawn(self, most: vec[i64], made_up: bool, must: vec[i64], spare: vec[i64], rng: Rng) -> vec[i64]:
        """By type: how many of the spare cards came from the recycled pile too; empty if no number is possible.

        It begins anywhere and takes the first that is possible, so that each has its chance.
        """
        ways: vec[i64] = filled(TYPES, 1)
        for face in spare:
            ways[self.tables.type[face]] += 1
        all_ways: i64 = 1
        for type in range(TYPES):
            all_ways *= ways[type]
        most_of: vec[i64] = by_type(most, self.tables.kind_type)
        first: i64 = rng.below(all_ways)
        for i in range(all_ways):
            rest: i64 = (first + i) % all_ways
            more: vec[i64] = vec[i64](capacity=TYPES)
            drawn: vec[i64] = vec[i64](capacity=TYPES)
            for type in range(TYPES):
                more = append(more, rest % ways[type])
                drawn = append(drawn, must[type] + rest % ways[type])
                rest //= ways[type]
            if self.possible(most_of, made_up, drawn):
                return more
        return vec[i64]()

    def possible(self, most_of: vec[i64], made_up: bool, drawn: vec[i64]) -> bool:
        """Whether the hidden places have room for all that must be there, if so many cards of each type were drawn
        from the recycled pile and have left the hand."""
        self.need(drawn)
        from_pool: i64 = self.drawn_in_all - sum_of(drawn)
        from_rest: i64 = self.hand - from_pool
        free: i64 = from_rest + self.before - self.lost
        if self.side.recycled == 0:
            free += self.pile
        if from_pool < 0 or from_rest < 0:
            return False
        for type in range(TYPES):
            undrawn: i64 = self.pool_of[type] - drawn[type]
            held: i64 = self.visible_of[type] + self.lost_of[type] + undrawn
            short: i64 = max(0, self.from_rest[type] - self.lost_of[type])
            if made_up:
                short = max(short, fewest(type) - held)
            if short > most_of[type] - held or self.from_pool[type] > undrawn:
                return False
            from_rest -= self.from_rest[type]
            from_pool -= self.from_pool[type]
            free -= short
        return from_pool >= 0 and from_rest >= 0 and free >= 0

    def need(self, drawn: vec[i64]) -> None:
        """IH-13.3: the found cards that can't be among those that left the hand, if so many of each type that did
        came from the recycled pile."""
        side: Side = self.side
        for type in range(TYPES):
            others: i64 = self.left_of[type] - drawn[type]
            self.from_rest[type] = max(0, entry(side.found, type) - others)
            self.from_pool[type] = max(entry(side.kept_since, type), entry(side.found_since, type) - drawn[type])

    def excess(self, most: vec[i64]) -> vec[i64]:
        """By kind: how many copies too many there would be if nothing shown had come from the recycled pile."""
        kind: vec[i64] = self.tables.kind
        excess: vec[i64] = self.visible[:]
        count_faces(excess, kind, self.side.pool)
        count_faces(excess, kind, self.side.lost)
        for i in range(self.tables.kinds):
            excess[i] -= most[i]
        return excess

    def must_hold(self) -> vec[i64]:
        """By kind: the cards that the deck has, as far as can be known."""
        kind: vec[i64] = self.tables.kind
        deck: vec[i64] = self.visible[:]
        count_faces(deck, kind, self.side.lost)
        face: i64
        for face in range(len(self.drawn)):
            deck[kind[face]] += self.undrawn(face)
        return deck

    def undrawn(self, face: i64) -> i64:
        """How many cards of the recycled pile, where there is one, are still unseen."""
        return self.side.pool[face] - self.drawn[face]

    # -- the deal ----------------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """The unseen cards to where they can be."""
        side: Side = self.side
        tables: Tables = self.tables
        rest: vec[i64] = vec[i64](capacity=DECK)
        recycled: vec[i64] = vec[i64](capacity=DECK)
        held: vec[i64] = self.must_hold()
        face: i64
        for face in range(tables.faces):
            kind: i64 = tables.kind[face]
            unseen: i64 = entry(side.lost, face)
            if tables.spent[face] == 0:
                unseen += self.deck[kind] - held[kind]
            rest = repeated(rest, face << 1, unseen)
        for face in range(len(self.drawn)):
            recycled = repeated(recycled, face << 1, self.undrawn(face))
        rng.shuffle(rest)
        rng.shuffle(recycled)
        bring_forward(rest, self.from_rest, tables.type)
        bring_forward(recycled, self.from_pool, tables.type)
        self.deal_hand(rest, recycled)

    def deal_hand(self, rest: vec[i64], recycled: vec[i64]) -> None:
        """The hand takes from the front of both, then the pile and the removed cards take what is left."""
        side: Side = self.side
        hand: vec[i64] = side.hand
        left: i64 = len(rest) - self.before
        if side.recycled == 0:
            left -= self.pile
        at: i64 = 0
        used: i64 = 0
        for i in range(len(hand)):
            if hand[i] & 1 == 0:
                if at < left:
                    hand[i] = rest[at]
                    at += 1
                else:
                    hand[i] = recycled[used]
                    used += 1
        side.hand = in_order(hand)
        if side.recycled == 1:
            used = put(side.pile, 0, len(side.pile), recycled, used)
            put(side.removed, 0, side.before, rest, at)
            put(side.removed, side.before, len(side.removed), recycled, used)
        else:
            at = put(side.pile, 0, len(side.pile), rest, at)
            put(side.removed, 0, len(side.removed), rest, at)
        side.sort_removed(0, side.before)
        side.sort_removed(side.before, max(side.before, side.deduced))
        side.deck = self.deck


def by_type(counts: vec[i64], type: vec[i64]) -> vec[i64]:
    """Counts by face or by kind, added up by type."""
    sums: vec[i64] = filled(TYPES, 0)
    n: i64 = len(counts)
    for i in range(n):
        sums[type[i]] += counts[i]
    return sums


def sum_of(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def bring_forward(cards: vec[i64], wanted: vec[i64], type: vec[i64]) -> None:
    """So many cards of each type to the front; the others stay in no order."""
    front: i64 = 0
    for wanted_type in range(TYPES):
        for _i in range(wanted[wanted_type]):
            i: i64 = front
            while type[cards[i] >> 1] != wanted_type:
                i += 1
            card: i64 = cards[i]
            cards[i] = cards[front]
            cards[front] = card
            front += 1


def repeated(items: vec[i64], item: i64, n: i64) -> vec[i64]:
    for _i in range(n):
        items = append(items, item)
    return items


# -- made-up decks -------------------------------------------------------------------------------------------------


def fewest(type: i64) -> i64:
    """IH-11.3."""
    if type == HERO:
        return FEWEST_HEROES
    if type == THREAT:
        return FEWEST_THREATS
    return FEWEST_RESOURCES if type == RESOURCE else 0


def completed(tables: Tables, most: vec[i64], start: vec[i64], rng: Rng) -> vec[i64]:
    """A legal deck that holds these cards (IH-11): first what the rules ask for, then anything."""
    deck: vec[i64] = start[:]
    total: i64 = sum_of(deck)
    for type in range(TYPES):
        total = add_type(tables, most, deck, total, type, rng)
    while total < DECK:
        add_one(tables, most, deck, NONE, rng)
        total += 1
    return deck


def add_type(tables: Tables, most: vec[i64], deck: vec[i64], total: i64, type: i64, rng: Rng) -> i64:
    there: i64 = by_type(deck, tables.kind_type)[type]
    while there < fewest(type) and total < DECK:
        add_one(tables, most, deck, type, rng)
        there += 1
        total += 1
    return total


def add_one(tables: Tables, most: vec[i64], deck: vec[i64], type: i64, rng: Rng) -> None:
    """One more card of a type, or of any; each kind that has room is as likely."""
    kind: i64 = rng.below(tables.kinds)
    tries: i64 = 0
    while deck[kind] >= most[kind] or (type != NONE and tables.kind_type[kind] != type):
        kind = rng.below(tables.kinds) if tries < tables.kinds else (kind + 1) % tables.kinds
        tries += 1
    deck[kind] += 1

"""A position of Start-Up Nation: what it holds, what a seat knows of it, and how it is copied. `rules` moves it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import State
from captable.core.vectors import NONE, filled, joined, padded
from captable.games.startup_nation.cards import Cards
from captable.games.startup_nation.rules.memory import (
    KINDS,
    OUT,
    PLAY,
    PROMOTE,
    Memory,
    Sightings,
    card_of,
    event_of,
)
from captable.games.startup_nation.rules.worlds import World

BLUE: Final[i64] = 0
RED: Final[i64] = 1
BLACK: Final[i64] = 2
"""SN-1.4."""
MOST_ROUNDS: Final[i64] = 15
POINTS_TO_WIN: Final[i64] = 4
"""SN-1.2."""
LOG_OF_A_TURN: Final[i64] = 5
LOG_OF_A_SEAT: Final[i64] = 3
"""No turn makes more entries, and no seat more by leaving and showing its card."""


class Position(State):
    """What happened in this round is in `log`, which everybody saw; together with `deal_of_round` it says everything
    about the cards, so `hand`, `drawn` and `pile` are there for speed only."""

    cards: Cards
    copies: vec[i64]
    effect: vec[i64]
    rank_at_end: vec[i64]
    doubles: vec[i64]
    zeros: vec[i64]
    """As many as the largest table of `memory` and `worlds` needs."""
    tokens: i64
    """BPI tokens in the game (SN-2)."""

    step: i64
    mover: i64
    """Whose turn it is; `turn` is who has to choose now."""
    card: i64
    """The card whose effect is under way, or NONE."""
    asker: i64
    victim: i64
    role: i64
    """The question (SN-5.1), or NONE, NONE and NONE."""
    alive: i64
    """The players who are in the round, one bit each."""
    hand: vec[i64]
    drawn: i64
    pile: vec[i64]
    """The pile, its top at `top`; never changed in place, so copies share it."""
    top: i64
    alliance: vec[i64]
    bpi: vec[i64]
    supply: i64
    last_turn: vec[i64]
    """The number of each player's latest turn in this round, 0 for none (SN-1.5)."""
    turns: i64

    deal_of_round: vec[i64]
    """A card for each seat, then the pile, as dealt (SN-3.2); NONE for who gets none."""
    laid: vec[i64]
    """Cards that were on the discard before the log begins: none, but in a position made by hand."""
    log: vec[i64]

    recalled: Memory | None
    """What the seat asked last remembers, while nothing has happened since: a search asks for it in every world."""

    points: vec[i64]
    results: vec[i64]
    """What each round gave: entry round * players + seat. Never changed in place."""
    round: i64

    def note(self, e: i64) -> None:
        self.log = append(self.log, e)
        self.recalled = None

    def is_alive(self, seat: i64) -> bool:
        return (self.alive >> seat) & 1 == 1

    def in_pile(self) -> i64:
        return len(self.pile) - self.top

    # -- knowledge ---------------------------------------------------------------------------------------

    def memory(self, seat: i64) -> Memory:
        """What that seat has seen of this round and what follows from it (SN-9)."""
        memory: Memory | None = self.recalled
        if memory is None or memory.observer != seat:
            memory = Memory(seat, self.players, self.copies, self.deal_of_round, self.laid, self.log, self.zeros)
            self.recalled = memory
        return memory

    def sightings(self, seat: i64) -> Sightings:
        """The part of `memory` that an observation takes, for a fraction of the work."""
        memory: Memory | None = self.recalled
        if memory is not None and memory.observer == seat:
            return memory
        sightings: Sightings = Sightings(seat, self.players, self.deal_of_round, self.log, self.zeros)
        sightings.recall()
        return sightings

    def known_to(self, seat: i64) -> vec[i64]:
        """SN-9: everything open, the own seat and cards, the log with the own sightings, what was seen of the pile."""
        v: vec[i64] = self.open_facts()
        own: bool = seat >= 0
        v = append(v, seat)
        v = append(v, self.hand[seat] if own else NONE)
        v = append(v, self.drawn if own and self.mover == seat else NONE)
        v = append(v, self.deal_of_round[seat] if own else NONE)
        sightings: Sightings = self.sightings(seat)
        v = padded(v, sightings.remembered(), self.longest_log())
        return padded(v, sightings.seen, count_cards(self.copies))

    def open_facts(self) -> vec[i64]:
        """SN-9.1: what everybody knows, in a fixed order and length."""
        v: vec[i64] = vec[i64](capacity=320)
        v = append(v, self.turn)
        v = append(v, self.step)
        v = append(v, self.mover)
        v = append(v, self.card)
        v = append(v, self.asker)
        v = append(v, self.victim)
        v = append(v, self.role)
        v = append(v, self.alive)
        v = append(v, self.gone)
        v = append(v, self.in_pile())
        v = append(v, self.supply)
        v = append(v, self.turns)
        v = append(v, self.round)
        v = joined(v, self.alliance)
        v = joined(v, self.bpi)
        v = joined(v, self.last_turn)
        v = joined(v, self.points)
        v = joined(v, self.copies)
        v = joined(v, self.counted(self.laid))
        return padded(v, self.results, MOST_ROUNDS * self.players)

    def counted(self, cards: vec[i64]) -> vec[i64]:
        counts: vec[i64] = filled(KINDS, 0)
        for card in cards:
            counts[card] += 1
        return counts

    def longest_log(self) -> i64:
        return LOG_OF_A_TURN * count_cards(self.copies) + LOG_OF_A_SEAT * self.players

    def world_for(self, seat: i64, rng: Rng) -> Position:
        """A world drawn from what the seat remembers, in proportion to how likely it is (see `worlds`)."""
        memory: Memory = self.memory(seat)
        world: World = World(memory)
        world.deal_unseen(rng)
        other: Position = self.copy()
        other.telling = False
        other.hand = world.hand
        pile: vec[i64] = vec[i64](capacity=self.in_pile())
        other.deal_of_round = world.trace_back(rng)
        j: i64
        for j in range(memory.top, len(memory.order)):
            pile = append(pile, world.face[memory.order[j]])
        other.pile = pile
        other.top = 0
        if memory.drawn != NONE:
            other.drawn = world.face[memory.drawn]
        other.rng = rng.fork()
        return other

    def possible(self, seat: i64) -> vec[i64]:
        """For each player, the cards that this seat can't rule out, one bit each."""
        return World(self.memory(seat)).possible()

    # -- search and storage ------------------------------------------------------------------------------

    def copy(self) -> Position:
        raise NotImplementedError

    def copy_position_to(self, other: Position) -> None:
        """What `copy` needs, written out."""
        self.copy_base_to(other)
        other.cards = self.cards
        other.copies = self.copies
        other.effect = self.effect
        other.rank_at_end = self.rank_at_end
        other.doubles = self.doubles
        other.zeros = self.zeros
        other.tokens = self.tokens
        other.step = self.step
        other.mover = self.mover
        other.card = self.card
        other.asker = self.asker
        other.victim = self.victim
        other.role = self.role
        other.alive = self.alive
        other.hand = self.hand[:]
        other.drawn = self.drawn
        other.pile = self.pile  # replaced, never changed in place, so copies share it; so are the four below
        other.deal_of_round = self.deal_of_round
        other.laid = self.laid
        other.points = self.points
        other.results = self.results
        other.top = self.top
        other.alliance = self.alliance[:]
        other.bpi = self.bpi[:]
        other.supply = self.supply
        other.last_turn = self.last_turn[:]
        other.turns = self.turns
        other.log = self.log[:]
        other.recalled = None
        other.round = self.round

    def key(self) -> vec[i64]:
        v: vec[i64] = self.open_facts()
        v = joined(v, self.log)
        v = joined(v, self.deal_of_round)
        v = joined(v, self.hand)
        v = append(v, self.drawn)
        v = joined(v, self.pile[self.top :])
        return joined(v, self.rng.words())

    def census(self) -> vec[i64]:
        """The cards by name, wherever they are (SN-2), and the alliance tokens by colour (SN-1.4)."""
        census: vec[i64] = self.counted(self.laid)
        for card in joined(self.hand[:], self.pile[self.top :]):
            if card != NONE:
                census[card] += 1
        if self.drawn != NONE:
            census[self.drawn] += 1
        for e in self.log:
            if event_of(e) == PLAY or event_of(e) == PROMOTE or event_of(e) == OUT:
                census[card_of(e)] += 1
        census = joined(census, filled(BLACK + 1, 0))
        for colour in self.alliance:
            census[KINDS + colour] += 1
        return census


def count_cards(copies: vec[i64]) -> i64:
    count: i64 = 0
    for n in copies:
        count += n
    return count

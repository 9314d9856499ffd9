"""What cards do in IT Heroes: piles, hits, neutralising, and the effects of a card, one step after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from captable.core.state import OVER, State
from captable.core.vectors import NONE, filled
from captable.games.it_heroes import events
from captable.games.it_heroes.cards import Cards
from captable.games.it_heroes.rules.tables import (
    BYTE,
    DENY,
    DISCARD,
    DRAW,
    EACH_BLOCKER_IS_ASKED,
    FINDS_ARE_KNOWN,
    GAIN,
    HEAL,
    HIT,
    HITS,
    MEND,
    MORE_RESOURCES,
    NEUTRALISE,
    NEUTRALISE_BLOCKED,
    PAIR,
    PENALTY,
    PLACE,
    REMOVE,
    REMOVE_BOTH,
    SEARCH,
    SHED,
    STEP,
    STOP,
    TRIGGERS,
    Side,
    Tables,
    at_place,
    bit,
    entry,
)

# What somebody is asked: the phases of a state.
PLAYING: Final[i64] = 0
BLOCKING: Final[i64] = 1
JOINING: Final[i64] = 2
FLASHING: Final[i64] = 3
TAKING: Final[i64] = 4
AFTER_BLOCK: Final[i64] = 5
LIMITING: Final[i64] = 6
HEALING: Final[i64] = 7
DISCARDING: Final[i64] = 8
HITTING: Final[i64] = 9
MENDING: Final[i64] = 10
NEUTRALISING: Final[i64] = 11
SEARCHING: Final[i64] = 12

# Where a turn goes on when the effects of a card are done.
TO_PLAY: Final[i64] = 0
TO_FLASH: Final[i64] = 1
TO_BLOCKS: Final[i64] = 2
TO_DAMAGE: Final[i64] = 3

# How a game ended.
RUNNING: Final[i64] = 0
SECOND_TIME: Final[i64] = 1
PENALTY_UNPAID: Final[i64] = 2
OUT_OF_TURNS: Final[i64] = 3
CONCEDED: Final[i64] = 4


class Effects(State):
    cards: Cards
    tables: Tables
    sides: list[Side]
    cover: bool
    """IH-9.2: the option `recycle` is `cover`."""
    open_lists: bool
    """IH-13.2."""

    active: i64
    """Whose turn it is; `turn` is who is asked."""
    phase: i64
    turns: i64
    """Turns begun, of both players."""
    coffee: i64
    resources_played: i64
    resources_allowed: i64
    pairing: bool
    """Whether every Threat may have two blockers this turn."""

    doer: i64
    """Whose effect is being resolved."""
    step: i64
    """Where in the tables its programme stands."""
    still: i64
    """How often the step is still to be done; NONE before it begins."""
    after: i64
    """Where the turn goes on afterwards."""
    resolving: i64
    """The face of the Action being resolved, which is nowhere else (IH-9.2); NONE for none."""
    facing: i64
    """The place of the Threat whose block is being resolved; NONE for none."""
    fallen: i64
    """That Threat, with its blockers, once it has been neutralised: the second may still have a choice; else NONE."""
    asked: i64
    """Which of its blockers may use an after-block effect: 0 or 1."""
    deflected: bool

    loser: i64
    ending: i64

    def go_on(self) -> None:
        """The turn goes on after the effects of a card."""
        raise NotImplementedError

    # -- piles -------------------------------------------------------------------------------------------

    def draw(self, seat: i64, n: i64) -> None:
        """Cards from the top of the pile to the hand; each may empty the pile (IH-9.1)."""
        side: Side = self.sides[seat]
        drawn: vec[i64] = vec[i64]()
        card: i64
        while n > 0 and self.turn != OVER:
            side.pile, card = pop(side.pile)
            side.hold(card)
            self.revealed = True
            if self.telling:
                drawn = append(drawn, card >> 1)
            n -= 1
            if len(side.pile) == 0:
                self.tell_draw(seat, drawn)
                drawn = vec[i64]()
                self.emptied(seat)
        self.tell_draw(seat, drawn)

    def tell_draw(self, seat: i64, drawn: vec[i64]) -> None:
        if self.telling and len(drawn) > 0:
            self.events.append(events.drew(self, seat, list(drawn)))

    def remove(self, seat: i64, n: i64) -> None:
        """IH-7.6, IH-9.1: cards from the top of the pile, face down, out of the game."""
        side: Side = self.sides[seat]
        done: i64 = 0
        while done < n and self.turn != OVER:
            side.pile, card = pop(side.pile)
            side.removed = append(side.removed, card)
            done += 1
            if len(side.pile) == 0:
                if self.telling:
                    self.events.append(events.removed(self, seat, done))
                n -= done
                done = 0
                self.emptied(seat)
        if self.telling and done > 0:
            self.events.append(events.removed(self, seat, done))

    def emptied(self, seat: i64) -> None:
        """IH-1.1, IH-9: the last card has left a pile."""
        side: Side = self.sides[seat]
        if side.recycled == 1:
            self.lose(seat, SECOND_TIME)
            return
        side.recycled = 1
        side.before = len(side.removed)
        side.deduce()
        pile: vec[i64] = vec[i64](capacity=len(side.discard))
        side.pool = filled(self.tables.faces, 0)
        side.left = filled(self.tables.faces, 0)
        for face in side.discard:
            side.pool[face] += 1
            pile = append(pile, face << 1)
        side.discard = vec[i64]()
        self.rng.shuffle(pile)
        self.revealed = True
        penalty: i64 = min(PENALTY, len(pile))
        for _i in range(penalty):
            pile, card = pop(pile)
            side.removed = append(side.removed, card)
        side.pile = pile
        if self.telling:
            self.events.append(events.recycled(self, seat, penalty))
        if len(pile) < (1 if self.cover else PENALTY):
            self.lose(seat, PENALTY_UNPAID)

    def lose(self, seat: i64, ending: i64) -> None:
        """IH-1.1: at once; whatever was still to happen does not."""
        self.loser = seat
        self.ending = ending
        self.turn = OVER
        if self.telling:
            self.events.append(events.ended(self, 0))

    def give_up(self, seat: i64, face: i64) -> None:
        """A card leaves the hand for all to see (IH-13.1)."""
        side: Side = self.sides[seat]
        i: i64 = side.in_hand(face)
        side.hand, card = pop(side.hand, i)
        if card & 1 == 1:
            return
        self.revealed = True
        side.note_leaving(self.tables.type[face])
        if side.recycled == 1:
            side.left[face] += 1
        if entry(side.lost, face) > 0:
            side.lost[face] -= 1

    # -- Heroes and Threats ------------------------------------------------------------------------------

    def hit(self, seat: i64, i: i64, n: i64) -> None:
        """IH-7.4, IH-7.5, IH-12.4: hits on a Hero, who is discarded at the last one."""
        side: Side = self.sides[seat]
        hero: i64 = side.heroes[i]
        face: i64 = hero & BYTE
        hits: i64 = (hero >> HITS) + n
        if hits >= self.tables.capacity[face]:
            if self.telling:
                self.events.append(events.defeated(self, seat, hero))
            side.heroes, _ = pop(side.heroes, i)
            side.discard = append(side.discard, face)
        else:
            side.heroes[i] = hero + (n << HITS)
            if self.telling:
                self.events.append(events.hit(self, seat, hero, hits))

    def mend(self, seat: i64, i: i64, n: i64) -> None:
        """IH-12.4."""
        heroes: vec[i64] = self.sides[seat].heroes
        n = min(n, heroes[i] >> HITS)
        heroes[i] -= n << HITS
        if self.telling:
            self.events.append(events.mended(self, seat, heroes[i], n))

    def neutralise(self, seat: i64, i: i64) -> None:
        """IH-8.1: a Threat in the own zone goes to the discard pile of who played it."""
        side: Side = self.sides[seat]
        owner: Side = self.sides[1 - seat]
        if self.telling:
            self.events.append(events.neutralised(self, seat, side.threats[i]))
        side.threats, threat = pop(side.threats, i)
        owner.discard = append(owner.discard, threat & BYTE)
        if (threat >> PLACE) & BYTE == self.facing:
            self.facing = NONE
            if self.tables.version >= EACH_BLOCKER_IS_ASKED:
                self.fallen = threat

    # -- the effects of a card ---------------------------------------------------------------------------

    def start(self, seat: i64, face: i64, trigger: i64, after: i64) -> None:
        """Resolve the effects of a card in printed order; then the turn goes on at `after`."""
        self.after = after
        self.step = self.tables.programme[face * TRIGGERS + trigger]
        if self.step == NONE:
            self.finish()
            return
        self.doer = seat
        self.still = NONE
        self.run()

    def run(self) -> None:
        """Step after step, until somebody is asked, the game is over, or all is done."""
        steps: vec[i64] = self.tables.steps
        while True:
            if steps[self.step] == STOP:
                self.finish()
                return
            if self.still == NONE:
                self.still = steps[self.step + 1]
            if self.do_step(steps[self.step], steps[self.step + 2]) or self.turn == OVER:
                return
            self.step += STEP
            self.still = NONE

    def finish(self) -> None:
        """IH-2.3: an Action is discarded when it has been resolved."""
        self.step = NONE
        self.still = NONE
        self.doer = NONE
        if self.turn == OVER:
            return
        if self.resolving != NONE:
            side: Side = self.sides[self.active]
            side.discard = append(side.discard, self.resolving)
            self.resolving = NONE
        self.go_on()

    def ask(self, seat: i64, phase: i64) -> bool:
        self.turn = seat
        self.phase = phase
        return True

    def do_step(self, what: i64, limit: i64) -> bool:
        """Do as much of a step as can be done (IH-10.4); whether somebody is asked first."""
        me: i64 = self.doer
        if what == DRAW:
            self.draw(me, self.still)
        elif what == HEAL:
            return self.do_heal()
        elif what == NEUTRALISE:
            if self.targets(me, limit) > 0:
                return self.ask(me, NEUTRALISING)
        elif what == NEUTRALISE_BLOCKED:
            i: i64 = at_place(self.sides[me].threats, self.facing)
            if i != NONE:
                self.neutralise(me, i)
        elif what == REMOVE:
            self.remove(1 - me, self.still)
        elif what == REMOVE_BOTH:  # IH-12.7
            self.remove(1 - me, self.still)
            self.remove(me, self.still)
        elif what == DISCARD:
            return self.do_discard(1 - me)
        elif what == SHED:
            return self.do_discard(me)
        elif what == HIT:
            return self.do_hit()
        elif what == MEND:
            return self.do_mend()
        elif what == SEARCH:
            self.sides[me].deduce()
            self.revealed = True
            if self.telling:
                self.events.append(events.searches(self, me))
            return self.ask(me, SEARCHING)
        else:
            self.do_simple(what)
        return False

    def could_do_something(self, seat: i64, face: i64, trigger: i64) -> bool:
        """Whether any step of an effect would change anything, which open information shows (IH-7.3)."""
        steps: vec[i64] = self.tables.steps
        at: i64 = self.tables.programme[face * TRIGGERS + trigger]
        while steps[at] != STOP:
            if not self.is_idle(seat, steps[at]):
                return True
            at += STEP
        return False

    def is_idle(self, seat: i64, what: i64) -> bool:
        """Whether a step after a block would find nothing to act on; a pile always has a card (IH-9.1)."""
        if what == NEUTRALISE_BLOCKED:
            return self.facing == NONE
        if what == HEAL:
            return self.curable(seat) == 0
        if what == MEND:
            return self.hurt(seat) == 0
        if what == HIT:
            return len(self.sides[1 - seat].heroes) == 0
        if what == DISCARD:
            return len(self.sides[1 - seat].hand) == 0
        return what == SHED and len(self.sides[seat].hand) == 0

    def do_simple(self, what: i64) -> None:
        n: i64 = self.still
        if what == GAIN:
            self.coffee += n
        elif what == DENY:
            self.sides[1 - self.doer].denied += n
        elif what == PAIR:
            self.pairing = True
        elif what == MORE_RESOURCES:
            self.resources_allowed += n
        if self.telling:
            self.events.append(events.simple(self, self.doer, what, n))

    def targets(self, seat: i64, limit: i64) -> i64:
        """How many Threats in that seat's zone have a Ticket Velocity up to the limit."""
        count: i64 = 0
        for threat in self.sides[seat].threats:
            if self.tables.velocity[threat & BYTE] <= limit:
                count += 1
        return count

    def do_heal(self) -> bool:
        """IH-12.1: as long as there is a card to choose; the last one left is not asked for."""
        while self.still > 0:
            choices: i64 = self.curable(self.doer)
            if choices == 0:
                return False
            if choices & (choices - 1) != 0:
                return self.ask(self.doer, HEALING)
            self.heal(self.doer, lowest_bit(choices))
        return False

    def curable(self, seat: i64) -> i64:
        """The faces that Heal may choose, one bit each: not those of cards that heal."""
        heals: vec[i64] = self.tables.heals
        faces: i64 = 0
        for face in self.sides[seat].discard:
            if heals[face] == 0:
                faces |= bit(face)
        return faces

    def heal(self, seat: i64, face: i64) -> None:
        """IH-12.1: the latest such card of the discard pile goes under the pile, and both know it (IH-13.1)."""
        side: Side = self.sides[seat]
        i: i64 = len(side.discard) - 1
        while side.discard[i] != face:
            i -= 1
        side.discard, _ = pop(side.discard, i)
        pile: vec[i64] = append(side.pile, 0)
        i = len(pile) - 1
        while i > 0:
            pile[i] = pile[i - 1]
            i -= 1
        pile[0] = (face << 1) + 1
        side.pile = pile
        self.still -= 1
        if self.telling:
            self.events.append(events.healed(self, seat, face))

    def do_discard(self, seat: i64) -> bool:
        """IH-12.2: the player chooses, unless only one card is in the hand."""
        side: Side = self.sides[seat]
        while self.still > 0 and len(side.hand) > 0:
            if len(side.hand) > 1:
                return self.ask(seat, DISCARDING)
            self.discard(seat, side.hand[0] >> 1)
        return False

    def discard(self, seat: i64, face: i64) -> None:
        self.give_up(seat, face)
        side: Side = self.sides[seat]
        side.discard = append(side.discard, face)
        self.still -= 1
        if self.telling:
            self.events.append(events.discarded(self, seat, face))

    def do_hit(self) -> bool:
        """IH-12.4: on one Hero of the opponent."""
        heroes: vec[i64] = self.sides[1 - self.doer].heroes
        if len(heroes) > 1:
            return self.ask(self.doer, HITTING)
        if len(heroes) == 1:
            self.hit(1 - self.doer, 0, self.still)
        return False

    def do_mend(self) -> bool:
        """IH-12.4: on one own Hero that has hits."""
        hurt: i64 = self.hurt(self.doer)
        if hurt & (hurt - 1) != 0:
            return self.ask(self.doer, MENDING)
        if hurt != 0:
            self.mend(self.doer, lowest_bit(hurt), self.still)
        return False

    def hurt(self, seat: i64) -> i64:
        """The Heroes of a seat that have hits, one bit for each position."""
        hurt: i64 = 0
        heroes: vec[i64] = self.sides[seat].heroes
        for i in range(len(heroes)):
            if heroes[i] >> HITS > 0:
                hurt |= 1 << i
        return hurt

    def find(self, seat: i64, face: i64) -> None:
        """IH-12.5, IH-10.5: a card of the own pile to the hand, unseen by the other; then the pile is shuffled."""
        side: Side = self.sides[seat]
        self.forget_positions(side)
        if self.telling:
            self.events.append(events.searched(self, seat, face))
        if face != NONE:
            i: i64 = 0
            while side.pile[i] >> 1 != face:
                i += 1
            side.pile, card = pop(side.pile, i)
            side.hold(card)
            type: i64 = self.tables.steps[self.step + 2]
            if type != NONE and self.tables.version >= FINDS_ARE_KNOWN:
                side.note_find(type)
        if len(side.pile) == 0:
            self.emptied(seat)
        if self.turn != OVER:
            self.rng.shuffle(side.pile)
        self.revealed = True

    def forget_positions(self, side: Side) -> None:
        """A shuffle hides where the known cards of a pile are, not that they were there (IH-13.1)."""
        if len(side.lost) == 0:
            side.lost = filled(self.tables.faces, 0)
        i: i64
        for i in range(len(side.pile)):
            card: i64 = side.pile[i]
            if card & 1 == 1:
                side.pile[i] = card - 1
                if side.recycled == 1:
                    side.pool[card >> 1] += 1
                else:
                    side.lost[card >> 1] += 1

    # -- shared by the copies ----------------------------------------------------------------------------

    def copy_effects_to(self, other: Effects) -> None:
        self.copy_base_to(other)
        other.cards = self.cards
        other.tables = self.tables
        other.sides = [self.sides[0].copy(), self.sides[1].copy()]
        other.cover = self.cover
        other.open_lists = self.open_lists
        other.active = self.active
        other.phase = self.phase
        other.turns = self.turns
        other.coffee = self.coffee
        other.resources_played = self.resources_played
        other.resources_allowed = self.resources_allowed
        other.pairing = self.pairing
        other.doer = self.doer
        other.step = self.step
        other.still = self.still
        other.after = self.after
        other.resolving = self.resolving
        other.facing = self.facing
        other.fallen = self.fallen
        other.asked = self.asked
        other.deflected = self.deflected
        other.loser = self.loser
        other.ending = self.ending


def lowest_bit(bits: i64) -> i64:
    i: i64 = 0
    while (bits >> i) & 1 == 0:
        i += 1
    return i

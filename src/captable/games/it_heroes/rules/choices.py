"""What may be done in IT Heroes: the moves of each phase, and the Heroes and Threats that they are about."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE
from captable.games.it_heroes.rules.codes import (
    ALONE,
    BLOCK,
    END,
    FIND_NOTHING,
    HIT,
    JOIN,
    KEEP_THREATS,
    LEAVE,
    MEND,
    NEUTRALISE,
    NO_BLOCK,
    NO_FLASH,
    PLAY,
    TAKE,
    USE,
    USE_HERO,
    USE_RESOURCE,
    USE_THREAT,
)
from captable.games.it_heroes.rules.effects import (
    AFTER_BLOCK,
    BLOCKING,
    DISCARDING,
    FLASHING,
    HEALING,
    HITTING,
    JOINING,
    LIMITING,
    MENDING,
    NEUTRALISING,
    PLAYING,
    TAKING,
    Effects,
)
from captable.games.it_heroes.rules.tables import (
    BYTE,
    DONE,
    FIRST,
    ONCE_IN_PLAY,
    PLACE,
    RESOURCE,
    ROOM,
    SECOND,
    Side,
    Tables,
    at_place,
    bit,
)


class Choices(Effects):
    # -- what may be done --------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.turn != seat or seat < 0:
            return vec[i64]()
        phase: i64 = self.phase
        if phase == PLAYING:
            return self.ways_to_play(seat)
        if phase == BLOCKING:
            return self.with_heroes(self.free_heroes(seat), BLOCK, NO_BLOCK)
        if phase == FLASHING:
            return self.ways_to_flash(seat)
        if phase == AFTER_BLOCK:
            return two(USE, LEAVE)
        if phase in (DISCARDING, LIMITING):
            return self.from_hand(seat)
        return self.answers(seat, phase)

    def lots(self, seat: i64) -> i64:
        """One for everything that could be named in the phases that are asked most."""
        phase: i64 = self.phase
        side: Side = self.sides[seat]
        if phase == PLAYING:
            used: i64 = len(side.heroes) + len(side.resources) + len(self.sides[1 - seat].threats)
            return 1 + len(side.hand) + used
        if phase in (BLOCKING, JOINING):
            return 1 + len(side.heroes)
        if phase in (DISCARDING, LIMITING):
            return len(side.hand)
        return 2 if phase == AFTER_BLOCK else 0

    def move_of_lot(self, seat: i64, lot: i64) -> i64:
        """A card of the hand, something in play that has an ability, or a Hero who is free; and nothing of all that."""
        phase: i64 = self.phase
        side: Side = self.sides[seat]
        if phase == PLAYING:
            return self.play_of_lot(side, self.sides[1 - seat], lot)
        if phase == AFTER_BLOCK:
            return USE if lot == 0 else LEAVE
        if phase == BLOCKING:
            if lot == 0:
                return NO_BLOCK
            return BLOCK + lot - 1 if is_free(side, lot - 1) else NONE
        if phase == JOINING:
            if lot == 0:
                return ALONE
            return JOIN + lot - 1 if (self.helpers(seat) >> (lot - 1)) & 1 == 1 else NONE
        return NONE if is_repeated(side.hand, lot) else PLAY + self.tables.faces + (side.hand[lot] >> 1)

    def play_of_lot(self, side: Side, other: Side, lot: i64) -> i64:
        if lot == 0:
            return END
        lot -= 1
        cards: i64 = len(side.hand)
        if lot < cards:
            face: i64 = side.hand[lot] >> 1
            return PLAY + face if self.can_play(face) and not is_repeated(side.hand, lot) else NONE
        lot -= cards
        if lot < len(side.heroes):
            return USE_HERO + lot if self.has_ability(side.heroes[lot]) else NONE
        lot -= len(side.heroes)
        if lot < len(side.resources):
            return USE_RESOURCE + lot if self.has_ability(side.resources[lot]) else NONE
        lot -= len(side.resources)
        return USE_THREAT + lot if self.has_ability(other.threats[lot]) else NONE

    def answers(self, seat: i64, phase: i64) -> vec[i64]:
        """The rarer questions."""
        faces: i64 = self.tables.faces
        limit: i64 = self.tables.steps[self.step + 2] if self.step != NONE else 0
        if phase == JOINING:
            return self.with_heroes(self.helpers(seat), JOIN, ALONE)
        if phase == TAKING:
            return self.with_heroes(self.blockers(seat), TAKE, NONE)
        if phase == HITTING:
            return self.with_heroes((1 << len(self.sides[1 - seat].heroes)) - 1, HIT, NONE)
        if phase == MENDING:
            return self.with_heroes(self.hurt(seat), MEND, NONE)
        if phase == NEUTRALISING:
            return self.with_heroes(self.within(seat, limit), NEUTRALISE, KEEP_THREATS)
        if phase == HEALING:
            return self.with_heroes(self.curable(seat), PLAY + 2 * faces, NONE)
        return self.with_heroes(self.findable(seat, limit), PLAY + 3 * faces, FIND_NOTHING)

    def with_heroes(self, chosen: i64, first: i64, other: i64) -> vec[i64]:
        """A move for each bit, and one besides unless that is NONE."""
        moves: vec[i64] = vec[i64](capacity=8)
        if other != NONE:
            moves = append(moves, other)
        i: i64 = 0
        while chosen != 0:
            if chosen & 1 == 1:
                moves = append(moves, first + i)
            chosen >>= 1
            i += 1
        return moves

    def ways_to_play(self, seat: i64) -> vec[i64]:
        """IH-5.3, IH-2.4, IH-10.3: what can be paid for, unspent abilities, and the end of the Play phase."""
        hand: vec[i64] = self.sides[seat].hand
        moves: vec[i64] = vec[i64](capacity=len(hand) + 4)
        moves = append(moves, END)
        last: i64 = NONE
        i: i64
        for i in range(len(hand)):
            face: i64 = hand[i] >> 1
            if face != last:
                last = face
                if self.can_play(face):
                    moves = append(moves, PLAY + face)
        moves = self.add_abilities(moves, self.sides[seat].heroes, USE_HERO)
        moves = self.add_abilities(moves, self.sides[seat].resources, USE_RESOURCE)
        return self.add_abilities(moves, self.sides[1 - seat].threats, USE_THREAT)

    def can_play(self, face: i64) -> bool:
        tables: Tables = self.tables
        return tables.cost[face] <= self.coffee and self.allows_resource(tables.type[face])

    def has_ability(self, card: i64) -> bool:
        """IH-10.3: one that is not spent and waits for nothing."""
        return self.tables.once[card & BYTE] == ONCE_IN_PLAY

    def allows_resource(self, type: i64) -> bool:
        return type != RESOURCE or self.resources_played < self.resources_allowed

    def add_abilities(self, moves: vec[i64], zone: vec[i64], first: i64) -> vec[i64]:
        once: vec[i64] = self.tables.once
        i: i64
        for i in range(len(zone)):
            if once[zone[i] & BYTE] == ONCE_IN_PLAY:
                moves = append(moves, first + i)
        return moves

    def any_ability(self, zone: vec[i64]) -> bool:
        for card in zone:
            if self.has_ability(card):
                return True
        return False

    def ways_to_flash(self, seat: i64) -> vec[i64]:
        """IH-10.1: a Flash Hero from the hand on an unblocked Threat, or none."""
        flash: vec[i64] = self.tables.flash
        threats: vec[i64] = self.sides[seat].threats
        first: i64 = PLAY + 4 * self.tables.faces
        moves: vec[i64] = vec[i64](capacity=4)
        moves = append(moves, NO_FLASH)
        last: i64 = NONE
        for card in self.sides[seat].hand:
            face: i64 = card >> 1
            if flash[face] == 1 and face != last:
                last = face
                i: i64
                for i in range(len(threats)):
                    if (threats[i] >> FIRST) & BYTE == 0:
                        moves = append(moves, first + face * ROOM + i)
        return moves

    def from_hand(self, seat: i64) -> vec[i64]:
        moves: vec[i64] = vec[i64](capacity=8)
        first: i64 = PLAY + self.tables.faces
        last: i64 = NONE
        for card in self.sides[seat].hand:
            if card >> 1 != last:
                last = card >> 1
                moves = append(moves, first + last)
        return moves

    # -- sets of Heroes and Threats, one bit for each position ---------------------------------------------

    def free_heroes(self, seat: i64) -> i64:
        """IH-7.1: those who block nothing in this phase."""
        side: Side = self.sides[seat]
        busy: i64 = 0
        for threat in side.threats:
            busy |= 1 << ((threat >> FIRST) & BYTE)
            busy |= 1 << ((threat >> SECOND) & BYTE)
        free: i64 = 0
        i: i64
        for i in range(len(side.heroes)):
            if (busy >> (1 + ((side.heroes[i] >> PLACE) & BYTE))) & 1 == 0:
                free |= 1 << i
        return free

    def helpers(self, seat: i64) -> i64:
        """IH-7.1: the free Heroes who may join the blocker of the Threat in question."""
        side: Side = self.sides[seat]
        free: i64 = self.free_heroes(seat)
        threat: i64 = side.threats[self.undecided(seat)]
        blocker: i64 = at_place(side.heroes, ((threat >> FIRST) & BYTE) - 1)
        pairs: vec[i64] = self.tables.pairs
        if self.pairing or pairs[side.heroes[blocker] & BYTE] == 1:
            return free
        helpers: i64 = 0
        i: i64
        for i in range(len(side.heroes)):
            if pairs[side.heroes[i] & BYTE] == 1:
                helpers |= 1 << i
        return free & helpers

    def undecided(self, seat: i64) -> i64:
        """The oldest Threat that this step is not done with; NONE if there is none."""
        threats: vec[i64] = self.sides[seat].threats
        i: i64
        for i in range(len(threats)):
            if (threats[i] >> DONE) & 1 == 0:
                return i
        return NONE

    def faced(self) -> i64:
        """The Threat whose block is being resolved, also when it has been neutralised since; NONE if there is none."""
        if self.facing == NONE:
            return self.fallen
        threats: vec[i64] = self.sides[self.active].threats
        i: i64 = at_place(threats, self.facing)
        return NONE if i == NONE else threats[i]

    def blocker(self, seat: i64, which: i64) -> i64:
        """The position of the first or second blocker of the Threat being resolved; NONE if there is none."""
        threat: i64 = self.faced()
        return NONE if threat == NONE else blocker_of(threat, self.sides[seat].heroes, which)

    def blockers(self, seat: i64) -> i64:
        both: i64 = 0
        one: i64 = self.blocker(seat, 0)
        two: i64 = self.blocker(seat, 1)
        if one != NONE:
            both |= 1 << one
        if two != NONE:
            both |= 1 << two
        return both

    def within(self, seat: i64, limit: i64) -> i64:
        """The Threats in the own zone that an effect can neutralise."""
        found: i64 = 0
        threats: vec[i64] = self.sides[seat].threats
        i: i64
        for i in range(len(threats)):
            if self.tables.velocity[threats[i] & BYTE] <= limit:
                found |= 1 << i
        return found

    def findable(self, seat: i64, type: i64) -> i64:
        """IH-12.5: the faces in the own pile, of one type or of any."""
        found: i64 = 0
        for card in self.sides[seat].pile:
            if type == NONE or self.tables.type[card >> 1] == type:
                found |= bit(card >> 1)
        return found


def is_repeated(hand: vec[i64], i: i64) -> bool:
    """Whether a card like this one comes before it in a hand, which is in order."""
    return i > 0 and hand[i - 1] >> 1 == hand[i] >> 1


def is_free(side: Side, hero: i64) -> bool:
    """IH-7.1: whether a Hero blocks nothing in this phase."""
    mark: i64 = 1 + ((side.heroes[hero] >> PLACE) & BYTE)
    for threat in side.threats:
        if (threat >> FIRST) & BYTE == mark or (threat >> SECOND) & BYTE == mark:
            return False
    return True


def any_free(side: Side) -> bool:
    for hero in range(len(side.heroes)):
        if is_free(side, hero):
            return True
    return False


def blocker_of(threat: i64, heroes: vec[i64], which: i64) -> i64:
    """The position of the first or second blocker of a Threat; NONE if it has none, or that one is gone."""
    mark: i64 = (threat >> (FIRST if which == 0 else SECOND)) & BYTE
    return NONE if mark == 0 else at_place(heroes, mark - 1)


def two(one: i64, other: i64) -> vec[i64]:
    moves: vec[i64] = vec[i64](capacity=2)
    moves = append(moves, one)
    return append(moves, other)

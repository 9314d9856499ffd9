"""The rules of IT Heroes: the five phases of a turn. Docstrings name the clause.

`rules_tables` has the cards and the two sides, `rules_effects` what cards do, `rules_choices` what may be done,
`rules_worlds` who knows what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, WIN
from captable.core.vectors import NONE
from captable.core.view import Outcome, Refusal, View
from captable.games.it_heroes import dump, events, outcome, refusals, view
from captable.games.it_heroes.rules import sense, worlds
from captable.games.it_heroes.rules.choices import Choices, any_free, blocker_of
from captable.games.it_heroes.rules.codes import (
    ALONE,
    BLOCK,
    END,
    HIT,
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
    CONCEDED,
    FLASHING,
    JOINING,
    LIMITING,
    OUT_OF_TURNS,
    PLAYING,
    RUNNING,
    TAKING,
    TO_BLOCKS,
    TO_DAMAGE,
    TO_FLASH,
    TO_PLAY,
)
from captable.games.it_heroes.rules.tables import (
    BASE_COFFEE,
    BYTE,
    CARD_ONLY,
    DECK,
    DONE,
    DONE_BIT,
    DRAWS,
    EACH_BLOCKER_IS_ASKED,
    FIRST,
    HERO,
    MOST_CARDS,
    MOST_TURNS,
    ON_BLOCK,
    ON_ONCE,
    ON_PLAY,
    ON_UNBLOCKED,
    ONCE_AFTER_BLOCK,
    OPENING_HAND,
    PLACE,
    RESOURCE,
    ROOM,
    SECOND,
    STEP,
    THREAT,
    TRIGGERS,
    Side,
    Tables,
    at_place,
    free_place,
)

if TYPE_CHECKING:
    from captable.games.it_heroes.game import ItHeroes

MOVES_A_TURN: Final[i64] = 500
"""More than a turn can have: each card played costs Coffee, each card in play asks a few questions."""


@final
class ItHeroesState(Choices):
    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        if move in self.legal(seat):
            return None
        return refusals.why(self, seat, move)

    def out_of_turn(self, seat: i64) -> Refusal:
        refusal = refusals.out_of_turn(self, seat)
        return super().out_of_turn(seat) if refusal is None else refusal

    # -- what happens ------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.revealed = False
        if move >= PLAY:
            self.apply_card(seat, move - PLAY)
        elif move < BLOCK:
            self.apply_single(seat, move)
        elif move < TAKE:
            self.block(seat, (move - BLOCK) % ROOM)
        elif move < USE_HERO:
            self.apply_target(seat, move, (move - BLOCK) % ROOM)
        else:
            self.use(seat, move)

    def apply_single(self, seat: i64, move: i64) -> None:
        if move == END:
            if self.telling:
                self.events.append(events.ends_play(self, seat))
            self.end_play()
        elif move == NO_BLOCK:
            self.decide(seat)
        elif move == ALONE:
            if self.telling:
                self.events.append(events.blocks_alone(self, seat))
            self.decide(seat)
        elif move == NO_FLASH:
            if self.telling:
                self.events.append(events.no_flash(self, seat))
            self.begin_blocks()
        elif move == USE:
            self.use_after_block(seat)
        elif move == LEAVE:
            if self.telling:
                self.events.append(events.declined(self, seat))
            self.asked += 1
            self.after_block()
        elif move == KEEP_THREATS:
            if self.telling:
                self.events.append(events.declined(self, seat))
            self.next_step()
        else:
            self.find(seat, NONE)
            self.next_step()

    def apply_target(self, seat: i64, move: i64, i: i64) -> None:
        if move < HIT:
            self.hit(seat, i, 1)
            self.asked = 0
            self.after_block()
            return
        if move < MEND:
            self.hit(1 - seat, i, self.still)
        elif move < NEUTRALISE:
            self.mend(seat, i, self.still)
        else:
            self.neutralise(seat, i)
        self.next_step()

    def apply_card(self, seat: i64, offset: i64) -> None:
        faces: i64 = self.tables.faces
        group: i64 = offset // faces
        face: i64 = offset % faces
        if group == 0:
            self.play_card(seat, face)
        elif group == 1:
            self.discard(seat, face)
            if self.phase == LIMITING:
                self.still = NONE
                self.limit_hand()
            else:
                self.run()
        elif group == 2:
            self.heal(seat, face)
            self.run()
        elif group == 3:
            self.find(seat, face)
            self.next_step()
        else:
            self.flash(seat, (offset - 4 * faces) // ROOM, (offset - 4 * faces) % ROOM)

    def next_step(self) -> None:
        """A question of an effect has been answered for good."""
        if self.turn == OVER:
            return
        self.step += STEP
        self.still = NONE
        self.run()

    # -- Play phase --------------------------------------------------------------------------------------

    def play_card(self, seat: i64, face: i64) -> None:
        """IH-2, IH-5.3: pay, put it where it belongs, resolve what it does when played."""
        tables: Tables = self.tables
        type: i64 = tables.type[face]
        self.give_up(seat, face)
        self.coffee -= tables.cost[face]
        if self.telling:
            self.events.append(events.played(self, seat, face))
        if type == HERO:
            self.deploy(seat, face)
            if self.turn == OVER:
                return
        elif type == THREAT:
            other: Side = self.sides[1 - seat]
            other.threats = append(other.threats, face + (free_place(other.threats) << PLACE))
        elif type == RESOURCE:
            side: Side = self.sides[seat]
            side.resources = append(side.resources, face + (free_place(side.resources) << PLACE))
            self.resources_played += 1
        else:
            self.resolving = face
        self.start(seat, face, ON_PLAY, TO_PLAY)

    def deploy(self, seat: i64, face: i64) -> None:
        """IH-2.1, IH-4.3: a Hero enters upright, then brings the cards of its Doc Compliance."""
        side: Side = self.sides[seat]
        side.heroes = append(side.heroes, face + (free_place(side.heroes) << PLACE))
        if self.tables.documents[face] > 0:
            self.draw(seat, self.tables.documents[face])

    def use(self, seat: i64, move: i64) -> None:
        """IH-10.3: the ability is spent at once, then it does what it does."""
        zone: vec[i64] = self.sides[seat].heroes
        i: i64 = move - USE_HERO
        if move >= USE_THREAT:
            zone = self.sides[1 - seat].threats
            i = move - USE_THREAT
        elif move >= USE_RESOURCE:
            zone = self.sides[seat].resources
            i = move - USE_RESOURCE
        face: i64 = zone[i] & BYTE
        if self.telling:
            piece: str = events.threat_piece(1 - seat, zone[i])
            if move < USE_RESOURCE:
                piece = events.hero_piece(seat, zone[i])
            elif move < USE_THREAT:
                piece = events.resource_piece(seat, zone[i])
            self.events.append(events.used(self, seat, face, piece))
        zone[i] += self.tables.spent_face[face] - face
        self.start(seat, face, ON_ONCE, TO_PLAY)

    def go_on(self) -> None:
        if self.after == TO_PLAY:
            self.ask_play()
        elif self.after == TO_FLASH:
            self.ask_flash()
        elif self.after == TO_BLOCKS:
            self.asked += 1
            self.after_block()
        else:
            self.strike()

    def ask_play(self) -> None:
        """IH-10.6: not asked when everybody can see that nothing can be played or used."""
        seat: i64 = self.active
        if (self.coffee == 0 or len(self.sides[seat].hand) == 0) and not self.has_abilities(seat):
            self.end_play()
        else:
            self.ask(seat, PLAYING)

    def has_abilities(self, seat: i64) -> bool:
        side: Side = self.sides[seat]
        return (
            self.any_ability(side.heroes)
            or self.any_ability(side.resources)
            or self.any_ability(self.sides[1 - seat].threats)
        )

    # -- Threat phase ------------------------------------------------------------------------------------

    def end_play(self) -> None:
        """IH-6.1: the Threat phase begins."""
        self.ask_block()

    def ask_block(self) -> None:
        """IH-7.1: the oldest Threat not yet decided, while a Hero is free."""
        seat: i64 = self.active
        if self.undecided(seat) == NONE or not any_free(self.sides[seat]):
            self.ask_flash()
        else:
            self.ask(seat, BLOCKING)

    def block(self, seat: i64, hero: i64) -> None:
        side: Side = self.sides[seat]
        i: i64 = self.undecided(seat)
        mark: i64 = 1 + ((side.heroes[hero] >> PLACE) & BYTE)
        if self.telling:
            self.events.append(events.blocks(self, seat, side.heroes[hero], side.threats[i]))
        if self.phase == BLOCKING:
            side.threats[i] += mark << FIRST
            if self.helpers(seat) != 0:
                self.phase = JOINING
                return
        else:
            side.threats[i] += mark << SECOND
        self.decide(seat)

    def decide(self, seat: i64) -> None:
        """The Threat in question has the blockers that it will have."""
        side: Side = self.sides[seat]
        i: i64 = self.undecided(seat)
        if self.telling and (side.threats[i] >> FIRST) & BYTE == 0:
            self.events.append(events.unblocked(self, seat, side.threats[i]))
        side.threats[i] += DONE_BIT
        self.ask_block()

    def ask_flash(self) -> None:
        """IH-7.2, IH-10.1: asked while a Threat is unblocked and the hand is not empty."""
        side: Side = self.sides[self.active]
        if len(side.hand) > 0:
            for threat in side.threats:
                if (threat >> FIRST) & BYTE == 0:
                    self.ask(self.active, FLASHING)
                    return
        self.begin_blocks()

    def flash(self, seat: i64, face: i64, i: i64) -> None:
        """IH-10.1: free of Coffee; the block is set before anything that the Hero brings."""
        side: Side = self.sides[seat]
        self.give_up(seat, face)
        place: i64 = free_place(side.heroes)
        side.threats[i] += (1 + place) << FIRST
        if self.telling:
            self.events.append(events.flashed(self, seat, face, place, side.threats[i]))
        self.deploy(seat, face)
        if self.turn != OVER:
            self.start(seat, face, ON_PLAY, TO_FLASH)

    def begin_blocks(self) -> None:
        threats: vec[i64] = self.sides[self.active].threats
        i: i64
        for i in range(len(threats)):
            threats[i] &= ~DONE_BIT
        self.resolve_blocks()

    def resolve_blocks(self) -> None:
        """IH-7.3: one Threat at a time, oldest first."""
        threats: vec[i64] = self.sides[self.active].threats
        i: i64
        for i in range(len(threats)):
            if (threats[i] >> FIRST) & BYTE != 0 and (threats[i] >> DONE) & 1 == 0:
                self.facing = (threats[i] >> PLACE) & BYTE
                self.check_block(threats[i])
                return
        self.facing = NONE
        self.strike()

    def check_block(self, threat: i64) -> None:
        """IH-7.4, IH-12.6: the deflection check, and the hit."""
        seat: i64 = self.active
        tables: Tables = self.tables
        heroes: vec[i64] = self.sides[seat].heroes
        one: i64 = blocker_of(threat, heroes, 0)
        two: i64 = blocker_of(threat, heroes, 1)
        deflection: i64 = 0
        if one != NONE:
            deflection += tables.deflection[heroes[one] & BYTE]
        if two != NONE:
            deflection += tables.deflection[heroes[two] & BYTE]
        self.deflected = deflection >= tables.velocity[threat & BYTE]
        if self.telling:
            self.events.append(events.checked(self, seat, threat, deflection))
        if not self.deflected:
            if one != NONE and two != NONE:
                self.ask(seat, TAKING)
                return
            if one != NONE or two != NONE:
                self.hit(seat, max(one, two), 1)
        self.asked = 0
        self.after_block()

    def after_block(self) -> None:
        """IH-7.3, IH-8.2: each surviving blocker may use its after-block effect, in the order of naming."""
        seat: i64 = self.active
        heroes: vec[i64] = self.sides[seat].heroes
        threat: i64 = self.faced()
        while self.asked < 2 and threat != NONE:
            i: i64 = blocker_of(threat, heroes, self.asked)
            if i != NONE and self.works_after(heroes[i] & BYTE):
                self.ask(seat, AFTER_BLOCK)
                return
            self.asked += 1
        threats: vec[i64] = self.sides[seat].threats
        at: i64 = at_place(threats, self.facing)
        if at != NONE:
            threats[at] |= DONE_BIT
        self.fallen = NONE
        self.asked = 0
        self.resolve_blocks()

    def works_after(self, face: i64) -> bool:
        """IH-7.3: whether the conditions of an after-block effect are met, and it could do something."""
        tables: Tables = self.tables
        if tables.programme[face * TRIGGERS + ON_BLOCK] == NONE:
            return False
        if tables.only_deflected[face] == 1 and not self.deflected:
            return False
        if tables.velocity[self.faced() & BYTE] > tables.highest[face]:
            return False
        return tables.version < EACH_BLOCKER_IS_ASKED or self.could_do_something(self.active, face, ON_BLOCK)

    def use_after_block(self, seat: i64) -> None:
        """IH-8.2, IH-10.3."""
        heroes: vec[i64] = self.sides[seat].heroes
        i: i64 = self.blocker(seat, self.asked)
        face: i64 = heroes[i] & BYTE
        if self.tables.once[face] == ONCE_AFTER_BLOCK:
            heroes[i] += self.tables.spent_face[face] - face
        if self.telling:
            self.events.append(events.used(self, seat, face, events.hero_piece(seat, heroes[i])))
        self.start(seat, face, ON_BLOCK, TO_BLOCKS)

    def strike(self) -> None:
        """IH-7.6: each unblocked Threat removes cards, oldest first; then comes what it does besides."""
        seat: i64 = self.active
        threats: vec[i64] = self.sides[seat].threats
        i: i64
        for i in range(len(threats)):
            if (threats[i] >> FIRST) & BYTE == 0 and (threats[i] >> DONE) & 1 == 0:
                face: i64 = threats[i] & BYTE
                threats[i] |= DONE_BIT
                if self.telling:
                    self.events.append(events.strikes(self, seat, threats[i]))
                self.remove(seat, self.tables.damage[face])
                if self.turn == OVER:
                    return
                if self.tables.programme[face * TRIGGERS + ON_UNBLOCKED] != NONE:
                    self.start(1 - seat, face, ON_UNBLOCKED, TO_DAMAGE)
                    return
        self.end_threats()

    def end_threats(self) -> None:
        """IH-7.5: assignments last for one phase."""
        threats: vec[i64] = self.sides[self.active].threats
        i: i64
        for i in range(len(threats)):
            threats[i] &= CARD_ONLY
        self.deflected = False
        self.limit_hand()

    # -- ends and beginnings -----------------------------------------------------------------------------

    def limit_hand(self) -> None:
        """IH-6.3: down to 7 cards."""
        if len(self.sides[self.active].hand) > MOST_CARDS:
            self.ask(self.active, LIMITING)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """IH-5.2, IH-1.3."""
        unspent: i64 = self.coffee
        self.coffee = 0
        if self.turns >= MOST_TURNS:
            self.end_at_the_limit(unspent)
        else:
            self.begin_turn(1 - self.active, unspent)

    def end_at_the_limit(self, unspent: i64) -> None:
        """IH-1.3."""
        self.ending = OUT_OF_TURNS
        self.turn = OVER
        self.loser = self.loser_at_the_limit()
        if self.telling:
            self.events.append(events.ended(self, unspent))

    def loser_at_the_limit(self) -> i64:
        """IH-1.3: who has recycled, then who has the smaller pile; else NONE."""
        one: Side = self.sides[0]
        two: Side = self.sides[1]
        if one.recycled != two.recycled:
            return 0 if one.recycled == 1 else 1
        if len(one.pile) != len(two.pile):
            return 0 if len(one.pile) < len(two.pile) else 1
        return NONE

    def begin_turn(self, seat: i64, unspent: i64) -> None:
        """IH-6.1, IH-6.2, IH-5.1, IH-4.5: Draw and Collect, then the Play phase."""
        self.active = seat
        self.turn = seat
        self.turns += 1
        self.resources_played = 0
        self.resources_allowed = 1
        self.pairing = False
        if self.telling:
            self.events.append(events.turn_begins(self, seat, unspent))
        self.draw(seat, DRAWS)
        if self.turn == OVER:
            return
        side: Side = self.sides[seat]
        self.coffee = max(0, self.income(seat) - side.denied)
        side.denied = 0
        if self.telling:
            self.events.append(events.collected(self, seat))
        self.ask_play()

    def income(self, seat: i64) -> i64:
        """IH-5.1, IH-4.5: what Collect gives before anything is denied."""
        tables: Tables = self.tables
        side: Side = self.sides[seat]
        coffee: i64 = BASE_COFFEE + len(side.resources)
        for resource in side.resources:
            coffee += tables.bonus[resource & BYTE]
        uptime: i64 = 0
        for hero in side.heroes:
            coffee += tables.bonus[hero & BYTE]
            uptime |= tables.uptime[hero & BYTE]
        return coffee + uptime

    def leave(self, seat: i64) -> None:
        """IH-1.2."""
        self.lose(seat, CONCEDED)

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    # -- knowledge ---------------------------------------------------------------------------------------

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    def known_to(self, seat: i64) -> vec[i64]:
        return worlds.knows(self, seat)

    def world_for(self, seat: i64, rng: Rng) -> ItHeroesState:
        other: ItHeroesState = self.copy()
        other.telling = False
        worlds.redeal_own(other, seat, rng)
        worlds.redeal_other(other, 1 - seat, rng)
        other.rng = rng.fork()
        return other

    def seen_as(self, seat: i64, actor: i64, move: i64) -> i64:
        """IH-12.5: which card a search found is hidden from the other player."""
        first: i64 = PLAY + 3 * self.tables.faces
        if seat != actor and first <= move < first + self.tables.faces:
            return first
        return move

    # -- search and storage ------------------------------------------------------------------------------

    def copy(self) -> ItHeroesState:
        other: ItHeroesState = ItHeroesState()
        self.copy_effects_to(other)
        return other

    def key(self) -> vec[i64]:
        return worlds.key(self)

    def census(self) -> vec[i64]:
        """The cards of each seat, and how many of them differ from its deck list, which is none."""
        return worlds.census(self)

    def default_move(self, seat: i64) -> i64:
        """The absent play and use nothing, but block with the Heroes that they have."""
        moves: vec[i64] = self.legal(seat)
        return moves[len(moves) - 1] if self.phase == BLOCKING else moves[0]

    def value(self, seat: i64) -> i64:
        if self.turn == OVER:
            if self.loser == NONE:
                return WIN // 2
            return 0 if self.loser == seat else WIN
        return i64(float(WIN) * sense.chance_to_win(self, seat))

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def blank_state(game: ItHeroes, cover: bool, open_lists: bool) -> ItHeroesState:
    """A state with empty sides, before anything is dealt."""
    state: ItHeroesState = ItHeroesState()
    state.game = game
    state.players = 2
    state.cards = game.cards
    state.tables = game.tables
    state.sides = [Side(), Side()]
    state.cover = cover
    state.open_lists = open_lists
    state.active = 0
    state.phase = PLAYING
    state.turns = 0
    state.coffee = 0
    state.resources_played = 0
    state.resources_allowed = 1
    state.pairing = False
    state.doer = NONE
    state.step = NONE
    state.still = NONE
    state.after = TO_PLAY
    state.resolving = NONE
    state.facing = NONE
    state.fallen = NONE
    state.asked = 0
    state.deflected = False
    state.loser = NONE
    state.ending = RUNNING
    return state


def new_state(
    game: ItHeroes, rng: Rng, decks: list[vec[i64]], cover: bool, open_lists: bool, first_coffee: i64
) -> ItHeroesState:
    """IH-3.1: shuffle, draw 5, a random first player whose turn is a full one, or lacks a Coffee."""
    state: ItHeroesState = blank_state(game, cover, open_lists)
    state.rng = rng
    seat: i64
    for seat in range(2):
        side: Side = state.sides[seat]
        side.deck = decks[seat]
        side.pile = all_cards(decks[seat], state.tables.fresh_face)
        rng.shuffle(side.pile)
        state.turn = seat
        state.draw(seat, OPENING_HAND)
    first: i64 = rng.below(2)
    state.sides[first].denied = BASE_COFFEE - first_coffee
    state.begin_turn(first, 0)
    return state


def all_cards(deck: vec[i64], fresh_face: vec[i64]) -> vec[i64]:
    cards: vec[i64] = vec[i64](capacity=DECK)
    kind: i64
    for kind in range(len(deck)):
        left: i64 = deck[kind]
        for _i in range(left):
            cards = append(cards, fresh_face[kind] << 1)
    return cards

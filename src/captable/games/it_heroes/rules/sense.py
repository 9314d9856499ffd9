"""Common sense in IT Heroes: the best-looking answer to the question at hand, from what the seat can see."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.core.vectors import NONE
from captable.games.it_heroes.rules.codes import BLOCK, PLAY
from captable.games.it_heroes.rules.tables import (
    BYTE,
    DENY,
    DISCARD,
    DRAW,
    FIRST,
    GAIN,
    HEAL,
    HERO,
    HIT,
    HITS,
    MEND,
    MORE_RESOURCES,
    NEUTRALISE,
    ON_ONCE,
    ON_PLAY,
    PAIR,
    REMOVE,
    REMOVE_BOTH,
    RESOURCE,
    ROOM,
    SEARCH,
    STEP,
    STOP,
    THREAT,
    TRIGGERS,
    Side,
    Tables,
    at_place,
)
from captable.games.it_heroes.rules.taste import TASTE

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.state import ItHeroesState

DEADLY: Final[i64] = 1000
LAST_OF_THE_PILE: Final[i64] = 10
"""So few cards are worth more each, because to run out is to lose."""

# Fitted to games of juniors by `python -m bench.fit it_heroes`, which prints them anew.
PER_CARD: Final[i64] = 89
PER_LAST_CARD: Final[i64] = 32
PER_CARD_IN_HAND: Final[i64] = 42
PER_RESOURCE: Final[i64] = 51
PER_HERO: Final[i64] = 40
PER_THREAT: Final[i64] = -63
RECYCLE: Final[i64] = 330
PER_CARD_TO_RECYCLE: Final[i64] = 31
PER_CARD_BEFORE_RECYCLE: Final[i64] = -54


def choose(state: ItHeroesState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    moves: vec[i64] = state.legal(seat)
    best: Best = Best()
    for move in moves:
        best.offer(move, worth_of(state, seat, move), rng)
    return best.move


def worth_of(state: ItHeroesState, seat: i64, move: i64) -> i64:
    if move >= PLAY:
        return worth_of_card(state, seat, move - PLAY)
    if move < BLOCK:
        return 1 if move == 4 else 0  # using an after-block effect; passing is worth nothing
    kind: i64 = (move - BLOCK) // ROOM
    i: i64 = (move - BLOCK) % ROOM
    side: Side = state.sides[seat]
    other: Side = state.sides[1 - seat]
    tables: Tables = state.tables
    if kind == 0:
        return worth_of_block(state, seat, side.heroes[i])
    if kind == 1:
        return worth_of_help(state, seat, side.heroes[i])
    if kind == 2:
        return patience_left(tables, side.heroes[i])
    if kind == 3:
        hero: i64 = other.heroes[i]
        falls: bool = patience_left(tables, hero) <= state.still
        return (50 if falls else 10) + 10 * tables.cost[hero & BYTE] + (hero >> HITS)
    if kind == 4:
        return side.heroes[i] >> HITS
    if kind == 5:
        threat: i64 = side.threats[i] & BYTE
        return 200 * tables.damage[threat] + tables.velocity[threat]
    face: i64 = side.heroes[i] & BYTE if kind == 6 else NONE
    if kind == 7:
        face = side.resources[i] & BYTE
    elif kind == 8:
        face = other.threats[i] & BYTE
    return worth_of_effects(state, seat, face, ON_ONCE) - TASTE.dull


def worth_of_card(state: ItHeroesState, seat: i64, offset: i64) -> i64:
    tables: Tables = state.tables
    group: i64 = offset // tables.faces
    face: i64 = offset % tables.faces
    if group == 0:
        return worth_of_play(state, seat, face)
    if group == 1:
        return -keeping(state, seat, face)
    if group < 4:
        return 1 + keeping(state, seat, face)
    flash: i64 = (offset - 4 * tables.faces) // ROOM
    threat: i64 = state.sides[seat].threats[(offset - 4 * tables.faces) % ROOM]
    return 1 + block_worth(state, seat, flash, threat & BYTE)


def keeping(state: ItHeroesState, seat: i64, face: i64) -> i64:
    """What a card is worth in the hand or the pile."""
    tables: Tables = state.tables
    worth: i64 = 10 * tables.cost[face] + 5 * tables.flash[face]
    if tables.type[face] == RESOURCE:
        worth += 25 - 2 * state.turns
    return worth


def worth_of_play(state: ItHeroesState, seat: i64, face: i64) -> i64:
    """What playing a card does at once, and what it will do while it stays."""
    tables: Tables = state.tables
    side: Side = state.sides[seat]
    type: i64 = tables.type[face]
    worth: i64 = worth_of_effects(state, seat, face, ON_PLAY) - TASTE.price * tables.cost[face]
    if type == RESOURCE:
        worth += TASTE.early_resource if state.turns < TASTE.early else TASTE.late_resource
        return worth + TASTE.bonus * tables.bonus[face]
    if type == THREAT:
        worth += TASTE.threat + TASTE.damage * tables.damage[face]
        return worth + TASTE.velocity * tables.velocity[face] // 100
    if type == HERO:
        worth += TASTE.deflection * tables.deflection[face] // 100
        worth += TASTE.document * tables.documents[face] + TASTE.uptime * tables.uptime[face]
        needed: i64 = len(side.threats) - len(side.heroes)
        if needed > 0:
            return worth + TASTE.wanted_hero
        return worth + (TASTE.spare_hero if needed == 0 else TASTE.idle_hero)
    return worth + TASTE.action


def worth_of_effects(state: ItHeroesState, seat: i64, face: i64, trigger: i64) -> i64:
    steps: vec[i64] = state.tables.steps
    at: i64 = state.tables.programme[face * TRIGGERS + trigger]
    worth: i64 = 0
    while at != NONE and steps[at] != STOP:
        worth += worth_of_step(state, seat, steps[at], steps[at + 1], steps[at + 2])
        at += STEP
    return worth


def worth_of_step(state: ItHeroesState, seat: i64, what: i64, n: i64, limit: i64) -> i64:
    side: Side = state.sides[seat]
    other: Side = state.sides[1 - seat]
    if what == DRAW:
        return TASTE.draw * n if len(side.pile) > n + 4 else -DEADLY * side.recycled
    if what == HEAL:
        return TASTE.heal * min(n, healable(state, seat))
    if what == NEUTRALISE:
        return TASTE.neutralise if state.targets(seat, limit) > 0 else -30
    if what in (REMOVE, REMOVE_BOTH):
        if len(other.pile) <= n:
            return DEADLY
        risk: i64 = 12 * n if what == REMOVE_BOTH and len(side.pile) < len(other.pile) + 3 else 0
        return TASTE.remove * n - risk
    if what == DISCARD:
        return TASTE.discard * min(n, len(other.hand))
    if what == DENY:
        return TASTE.deny * n
    if what == HIT:
        return TASTE.hit * n if len(other.heroes) > 0 else 0
    if what == MEND:
        return TASTE.mend if state.hurt(seat) != 0 else 0
    if what == SEARCH:
        return TASTE.search if len(side.pile) > 4 else -DEADLY * side.recycled
    if what == PAIR:
        return TASTE.pair if len(side.heroes) > len(side.threats) else 0
    if what == GAIN:
        return TASTE.gain * n
    if what == MORE_RESOURCES:
        return 5
    return 0


def healable(state: ItHeroesState, seat: i64) -> i64:
    count: i64 = 0
    for face in state.sides[seat].discard:
        count += 1 - state.tables.heals[face]
    return count


def patience_left(tables: Tables, hero: i64) -> i64:
    return tables.capacity[hero & BYTE] - (hero >> HITS)


def worth_of_block(state: ItHeroesState, seat: i64, hero: i64) -> i64:
    threat: i64 = state.sides[seat].threats[state.undecided(seat)] & BYTE
    worth: i64 = block_worth(state, seat, hero & BYTE, threat)
    lands: bool = state.tables.deflection[hero & BYTE] < state.tables.velocity[threat]
    if lands and patience_left(state.tables, hero) == 1:
        worth -= TASTE.last_hit * state.tables.cost[hero & BYTE]
    return worth


def block_worth(state: ItHeroesState, seat: i64, face: i64, threat: i64) -> i64:
    """What keeps the pile safe, with no more deflection than it takes."""
    tables: Tables = state.tables
    spare: i64 = tables.deflection[face] - tables.velocity[threat]
    worth: i64 = TASTE.blocked_damage * tables.damage[threat]
    if spare >= 0:
        worth += TASTE.deflects - TASTE.spare_deflection * spare // 100
    return worth


def worth_of_help(state: ItHeroesState, seat: i64, hero: i64) -> i64:
    """Joining is worth it where two deflect what one could not."""
    side: Side = state.sides[seat]
    tables: Tables = state.tables
    threat: i64 = side.threats[state.undecided(seat)]
    blocker: i64 = side.heroes[at_place(side.heroes, ((threat >> FIRST) & BYTE) - 1)] & BYTE
    alone: i64 = tables.deflection[blocker] - tables.velocity[threat & BYTE]
    return 1 if alone < 0 and alone + tables.deflection[hero & BYTE] >= 0 else -1


# -- the value of a position -----------------------------------------------------------------------------------


def features(state: ItHeroesState, seat: i64) -> vec[i64]:
    """What is open of a side and tells who is ahead, in the order of the weights."""
    side: Side = state.sides[seat]
    pile: i64 = len(side.pile)
    not_recycled: i64 = 1 - side.recycled
    v: vec[i64] = vec[i64](capacity=9)
    v = append(v, pile)
    v = append(v, min(pile, LAST_OF_THE_PILE))
    v = append(v, len(side.hand))
    v = append(v, len(side.resources))
    v = append(v, len(side.heroes))
    v = append(v, len(side.threats))
    v = append(v, not_recycled)
    v = append(v, not_recycled * len(side.discard))
    return append(v, not_recycled * pile)


def standing(state: ItHeroesState, seat: i64) -> i64:
    """How well a side stands: the difference of two is the logarithm of the odds, in hundredths."""
    v: vec[i64] = features(state, seat)
    return (
        PER_CARD * v[0]
        + PER_LAST_CARD * v[1]
        + PER_CARD_IN_HAND * v[2]
        + PER_RESOURCE * v[3]
        + PER_HERO * v[4]
        + PER_THREAT * v[5]
        + RECYCLE * v[6]
        + PER_CARD_TO_RECYCLE * v[7]
        + PER_CARD_BEFORE_RECYCLE * v[8]
    )


def chance_to_win(state: ItHeroesState, seat: i64) -> float:
    lead: i64 = standing(state, seat) - standing(state, 1 - seat)
    return 1.0 / (1.0 + exp(-float(lead) / 100.0))

"""Common sense in Start-Up Nation: keep the high card, ask for the likeliest role, never own up to Emmanuel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.core.vectors import NONE, filled
from captable.games.startup_nation.rules.codes import (
    FIRST_ANSWER,
    FIRST_ASK,
    FIRST_GIVE,
    FIRST_LOOK,
    FIRST_PAIR,
    FIRST_PROMOTE,
    FIRST_SWAP,
    KEEP_ALLIANCES,
    first_of_pair,
    second_of_pair,
)
from captable.games.startup_nation.rules.memory import EMMANUEL, KINDS, ROLES, YES, Memory, rank_of, true_answer
from captable.games.startup_nation.rules.taste import TASTE

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

SCALE: Final[i64] = 100
"""Expected ranks are counted in hundredths."""


def choose(state: StartupNationState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    moves: vec[i64] = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    best: Best = Best()
    if moves[0] >= FIRST_ASK and moves[0] < FIRST_ANSWER:
        offer_questions(state, state.memory(seat), seat, moves, best, rng)
    elif moves[0] < FIRST_SWAP:
        for move in moves:
            best.offer(move, worth_at_sight(state, seat, move), rng)
    else:
        memory: Memory = state.memory(seat)
        for move in moves:
            best.offer(move, worth_of(state, memory, seat, move), rng)
    return best.move


def worth_at_sight(state: StartupNationState, seat: i64, move: i64) -> i64:
    """How good a move looks for which nothing has to be remembered; only moves of one step are compared."""
    if move < FIRST_ASK:
        return worth_of_play(state, seat, move)
    if move < FIRST_LOOK:
        return worth_of_answer(state, move - FIRST_ANSWER)
    return against(state, seat, move - FIRST_LOOK)


def worth_of(state: StartupNationState, memory: Memory, seat: i64, move: i64) -> i64:
    """How good a move looks from what the seat knows."""
    if move < FIRST_PROMOTE:
        return worth_of_swap(state, memory, seat, move - FIRST_SWAP)
    if move < FIRST_GIVE:
        return worth_of_promotion(state, memory, seat, move - FIRST_PROMOTE)
    if move < KEEP_ALLIANCES:
        return 1 if move - FIRST_GIVE == seat else 0
    return worth_of_alliances(state, memory, seat, move - FIRST_PAIR)


def against(state: StartupNationState, seat: i64, other: i64) -> i64:
    """1 for somebody who plays against the seat, 0 for its ally."""
    return 0 if state.ally(seat) == other else 1


def worth_of_play(state: StartupNationState, seat: i64, card: i64) -> i64:
    """The rank of the card that is kept."""
    return state.rank_at_end[state.drawn if card == state.hand[seat] else state.hand[seat]]


def unseen(memory: Memory, kind: i64) -> i64:
    return memory.copies[kind] - memory.open[kind]


def offer_questions(
    state: StartupNationState, memory: Memory, seat: i64, moves: vec[i64], best: Best, rng: Rng
) -> None:
    """A question is worth how likely the answer is a true yes; nothing is gained by hitting the ally.

    The questions come victim by victim, so each one's hand is weighed once.
    """
    asked: i64 = NONE
    all: i64 = 0
    gain: i64 = 0
    hits: vec[i64] = filled(ROLES, 0)
    for move in moves:
        victim: i64 = (move - FIRST_ASK) // ROLES
        if victim != asked:
            asked = victim
            all = weigh(memory, victim, hits)
            gain = against(state, seat, victim)
        best.offer(move, gain * (SCALE * hits[move - FIRST_ASK - victim * ROLES] // max(1, all)), rng)


def weigh(memory: Memory, victim: i64, hits: vec[i64]) -> i64:
    """In how many ways the round can have gone; `hits`: in how many the victim has a card of each rank and says so."""
    ways: vec[i64] = memory.ways
    copies: vec[i64] = memory.copies
    open: vec[i64] = memory.open
    first: i64 = victim * KINDS
    all: i64 = 0
    for rank in range(ROLES):
        hits[rank] = 0
    for kind in range(KINDS):
        weight: i64 = ways[first + kind] * (copies[kind] - open[kind])
        all += weight
        if kind != EMMANUEL:
            hits[rank_of(kind)] += weight
    return all


def worth_of_answer(state: StartupNationState, answer: i64) -> i64:
    """Only Emmanuel's holder has a choice: anything but yes, and the truth where it gives nothing away."""
    if answer == YES:
        return -1
    return 1 if answer == true_answer(EMMANUEL, state.role) else 0


def expected_rank(memory: Memory, seat: i64) -> i64:
    """In hundredths; the own card is known, so its rank is certain."""
    sum: i64 = 0
    all: i64 = 0
    for kind in range(KINDS):
        weight: i64 = memory.ways[seat * KINDS + kind] * unseen(memory, kind)
        all += weight
        sum += weight * rank_of(kind)
    return SCALE * sum // max(1, all)


def worth_of_swap(state: StartupNationState, memory: Memory, seat: i64, other: i64) -> i64:
    """Between allies nothing changes hands but knowledge."""
    return against(state, seat, other) * (expected_rank(memory, other) - expected_rank(memory, seat))


def worth_of_promotion(state: StartupNationState, memory: Memory, seat: i64, promoted: i64) -> i64:
    """Good for low cards, bad for high ones; so low cards of the own side, high ones of others."""
    gain: i64 = TASTE.worth_promoting - expected_rank(memory, promoted)
    if promoted == seat:
        return gain
    return -gain if against(state, seat, promoted) == 1 else TASTE.ally * gain // 100


def worth_of_alliances(state: StartupNationState, memory: Memory, seat: i64, pair: i64) -> i64:
    """What the ally is expected to add after the swap; leaving things as they are comes first among equals."""
    one: i64 = -1
    two: i64 = -1
    if pair >= 0:
        one = first_of_pair(pair)
        two = second_of_pair(pair)
    colour: i64 = colour_after(state, seat, one, two)
    for other in range(state.players):
        if other != seat and state.is_alive(other) and colour_after(state, other, one, two) == colour:
            return 2 * expected_rank(memory, other) + (1 if pair < 0 else 0)
    return 1 if pair < 0 else 0


def colour_after(state: StartupNationState, seat: i64, one: i64, two: i64) -> i64:
    if seat == one:
        return state.alliance[two]
    return state.alliance[one] if seat == two else state.alliance[seat]

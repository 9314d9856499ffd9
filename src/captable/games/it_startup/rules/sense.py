"""Common sense in IT Startup: hire who scores most for the tokens, while there are turns left to score in.

Everything is counted in tenths of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.core.vectors import NONE
from captable.games.it_startup.rules.codes import (
    BUY,
    CHOOSE,
    COUNTER_IT,
    MARK,
    PICK,
    PLAY_PLANNED,
    STRIKE,
)
from captable.games.it_startup.rules.figures import (
    ACTION,
    BURNOUT,
    BUY_EFFICIENCY,
    COIN_RECRUIT,
    DEVELOPER,
    DRAW,
    DRAW_PER_DEVELOPER,
    EFFECT,
    EMPLOYEE,
    GAIN,
    KNOWLEDGE,
    LOOK_AND_ORDER,
    LOOK_AND_TAKE,
    OUTSOURCE,
    OVERTIME,
    POINTS,
    RECRUIT,
    REST,
    SEAT,
    SHELTER,
    SHUFFLE_AWAY,
    TAKE_OVER,
    TIRE_ALL,
    TIRE_ONE,
    TIRE_TEAM,
    Figures,
)
from captable.games.it_startup.rules.observers import kind_of
from captable.games.it_startup.rules.office import (
    BONUS,
    DESTINATION,
    ENDURANCE,
    HOME,
    PLANNING_LESS,
    RETURN,
    SOURCE,
    SUFFER,
    VICTIM,
)
from captable.games.it_startup.rules.taste import TASTE

if TYPE_CHECKING:
    from captable.games.it_startup.rules.state import ItStartupState

POINT: Final[i64] = 10
BIG: Final[i64] = 1_000_000


def choose(state: ItStartupState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    moves: vec[i64] = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    turns: i64 = turns_left(state)
    hand: Hand = Hand(state, seat, turns)
    best: Best = Best()
    for move in moves:
        best.offer(move, worth_of(state, seat, move, turns, hand), rng)
    return best.move


@final
class Hand:
    """What a choice would weigh again and again: what a kind of card brings, and what a token more would buy."""

    state: ItStartupState
    seat: i64
    turns: i64
    kind: i64
    gain: i64
    """What the kind weighed last brings; the moves with a card come one after the other."""
    searched: bool
    wish: i64
    """The kind of the best card that one more token would pay for, or NONE."""
    best: i64
    next_best: i64
    """What it is worth, and the best one of another kind; 0 for none."""

    def __init__(self, state: ItStartupState, seat: i64, turns: i64) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns
        self.kind = NONE
        self.gain = 0
        self.searched = False
        self.wish = NONE
        self.best = 0
        self.next_best = 0

    def gain_of(self, kind: i64) -> i64:
        if kind != self.kind:
            self.kind = kind
            self.gain = gain_of_kind(self.state, self.seat, kind, self.turns)
        return self.gain

    def kept(self, kind: i64) -> i64:
        """What a card in the hand is worth, sooner or later."""
        state: ItStartupState = self.state
        if state.is_knowledge(kind):
            gain: i64 = POINT * state.figures.efficiency[kind] * min(self.turns, ENDURANCE)
            return gain - token(self.turns) * state.figures.cost[kind]
        return self.gain_of(kind) - token(self.turns) * state.price(self.seat, kind, 0)

    def wish_without(self, sold: i64) -> i64:
        """What the best card of another kind than the one sold is worth, of those that one more token pays for."""
        if not self.searched:
            self.search()
        return self.next_best if sold == self.wish else self.best

    def search(self) -> None:
        state: ItStartupState = self.state
        enough: i64 = state.tokens[self.seat] + 1
        self.searched = True
        for word in state.hidden.hands[self.seat]:
            kind: i64 = kind_of(word)
            if kind != self.wish and not state.is_knowledge(kind) and state.price(self.seat, kind, 0) == enough:
                worth: i64 = self.kept(kind)
                if worth > self.best:
                    self.next_best = self.best
                    self.best = worth
                    self.wish = kind
                else:
                    self.next_best = max(self.next_best, worth)


def turns_left(state: ItStartupState) -> i64:
    """How many turns each player is likely to have, the one that is on included."""
    if state.players == 1:
        return max(1, state.turns_alone() - state.round + 1)
    fewest: i64 = TASTE.most_turns
    for seat in range(state.players):
        missing: i64 = state.goal() - state.total(seat)
        output: i64 = max(max(1, TASTE.output), state.output(seat) + TASTE.growth)
        fewest = min(fewest, (missing + output - 1) // output)
    return max(1, fewest)


def token(turns: i64) -> i64:
    return TASTE.token if turns > 1 else TASTE.last_token


def card(turns: i64) -> i64:
    return TASTE.card if turns > 1 else TASTE.last_card


# -- moves -----------------------------------------------------------------------------------------------------


def worth_of(state: ItStartupState, seat: i64, move: i64, turns: i64, hand: Hand) -> i64:
    """How good a move looks from what the seat knows; only moves of one step are compared. To stop is worth 0."""
    base: i64 = state.code_of_kinds()
    if move >= base:
        return worth_of_card_move(state, seat, move - base, turns, hand)
    if move >= CHOOSE:
        target: i64 = move - CHOOSE
        return worth_of_choice(
            state, state.at_position(target // state.figures.room, target % state.figures.room), turns
        )
    if move >= STRIKE:
        return state.total(move - STRIKE) + TASTE.strong_output * state.output(move - STRIKE)
    if move >= PICK:
        hidden: vec[i64] = state.hidden.deck
        return hand.kept(kind_of(hidden[state.hidden.top + move - PICK]))
    if move >= MARK:
        marked: bool = (state.marks[seat] >> (move - MARK)) & 1 == 1
        return 1 if opens_badly(state, kind_of(state.hidden.hands[seat][move - MARK])) != marked else -1
    if move == BUY:
        return 1 if state.tokens[seat] >= (TASTE.buys_from if turns > 1 else TASTE.last_buys_from) else -1
    if move == PLAY_PLANNED:
        kind: i64 = kind_of(state.hidden.plans[seat])
        return gain_of_kind(state, seat, kind, turns) - token(turns) * state.price(seat, kind, PLANNING_LESS)
    if move == COUNTER_IT:
        return worth_of_counter(state, seat, turns)
    return 0


def worth_of_card_move(state: ItStartupState, seat: i64, offset: i64, turns: i64, hand: Hand) -> i64:
    kinds: i64 = state.figures.kinds
    kind: i64 = offset % kinds
    what: i64 = offset // kinds
    if what == 0:
        return worth_of_play(state, seat, kind, turns, hand)
    if what == 1:
        return worth_of_sale(hand, kind)
    if what == 2:
        return 1 if turns > 1 and state.price(seat, kind, 0) > state.tokens[seat] else -1
    if what == 3:
        return worth_of_move(state, seat, kind, turns)
    if what == 4:
        gain: i64 = gain_of_effects(state, seat, state.figures.use_from[kind], state.figures.use_to[kind], turns)
        return gain - token(turns) * state.figures.use_price[kind]
    if what == 5:
        return -hand.kept(kind)
    tokens: i64 = offset - 6 * kinds
    return tokens if turns == 1 else -tokens


def worth_of_play(state: ItStartupState, seat: i64, kind: i64, turns: i64, hand: Hand) -> i64:
    cards: vec[i64] = state.hidden.hands[seat]
    less: i64 = state.offered_less(cards[state.cheapest(cards, state.in_hand(seat, kind))])
    if state.is_knowledge(kind):
        best: i64 = -BIG
        row: i64
        for row in range(0, len(state.staff), EMPLOYEE):
            if state.may_host(row, kind, less):
                best = max(best, worth_of_home(state, row, kind, less, turns))
        return best
    return hand.gain_of(kind) - token(turns) * state.price(seat, kind, less)


def worth_of_sale(hand: Hand, sold: i64) -> i64:
    """A card is sold for the token that a better one needs."""
    kept: i64 = hand.kept(sold)
    return TASTE.sale * (hand.wish_without(sold) - kept) // 100 - TASTE.sale_costs


def worth_of_home(state: ItStartupState, row: i64, kind: i64, less: i64, turns: i64) -> i64:
    """Knowledge serves as long as its developer stays."""
    gain: i64 = POINT * state.figures.efficiency[kind] * lasts(state, row, turns)
    return gain - token(turns) * state.attaching_price(row, kind, less)


def worth_of_move(state: ItStartupState, seat: i64, kind: i64, turns: i64) -> i64:
    """From the one who leaves first to the one who stays longest."""
    shortest: i64 = turns
    longest: i64 = -BIG
    row: i64
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.staff[row + SEAT] == seat and state.is_developer(row):
            if state.may_give(row, kind):
                shortest = min(shortest, lasts(state, row, turns))
            if state.moving_price(seat, row, kind) <= state.tokens[seat] and not state.outsourced(row):
                stays: i64 = POINT * state.figures.efficiency[kind] * lasts(state, row, turns)
                longest = max(longest, stays - token(turns) * state.moving_price(seat, row, kind))
    return longest - POINT * state.figures.efficiency[kind] * shortest


def worth_of_choice(state: ItStartupState, row: i64, turns: i64) -> i64:
    """Of an employee that may be chosen at the step that is on."""
    step: i64 = state.step
    if step == HOME:
        return worth_of_home(state, row, state.doing, state.less, turns)
    if step == SOURCE:
        return -lasts(state, row, turns)
    if step == DESTINATION:
        gain: i64 = POINT * state.figures.efficiency[state.doing] * lasts(state, row, turns)
        return gain - token(turns) * state.moving_price(state.active, row, state.doing)
    if step == BONUS:
        return 1 + state.efficiency(row) if lasts(state, row, turns) < turns else 0
    if step == SUFFER:
        return -value_of(state, row, turns)
    if step == RETURN:
        return worth_of_return(state, row, turns)
    if step == VICTIM and state.figures.effects[state.figures.play_from[state.doing]] == OUTSOURCE:
        return state.efficiency(row)
    return value_of(state, row, turns)


def worth_of_return(state: ItStartupState, row: i64, turns: i64) -> i64:
    """Somebody tired comes back fresh, if there are tokens to hire them again."""
    kind: i64 = state.staff[row]
    price: i64 = state.price(state.active, kind, 0)
    if price > state.tokens[state.active]:
        return -1
    longer: i64 = min(turns, ENDURANCE + state.figures.resistance[kind]) - lasts(state, row, turns)
    return POINT * longer * state.figures.efficiency[kind] - token(turns) * price


def worth_of_counter(state: ItStartupState, seat: i64, turns: i64) -> i64:
    """What the Action would take, less what it costs to stop it."""
    row: i64 = NONE if state.target_place == NONE else state.at_place(state.target_place)
    loss: i64 = POINT * TASTE.output if row == NONE else value_of(state, row, turns)
    return TASTE.counter * loss // 100 - token(turns) * state.figures.counter_amount[state.doing]


def opens_badly(state: ItStartupState, kind: i64) -> bool:
    """IS-2.2: the first turns bring few tokens, so dear cards go, and Actions that strike an empty table."""
    type: i64 = state.figures.type[kind]
    if type == ACTION:
        return state.figures.cost[kind] > 0
    return state.figures.cost[kind] > (TASTE.dear if type in (DEVELOPER, KNOWLEDGE) else TASTE.dear_other)


# -- cards and people ------------------------------------------------------------------------------------------


def lasts(state: ItStartupState, row: i64, turns: i64) -> i64:
    """How many times an employee will still score for its table."""
    return min(turns, state.endurance(row) - state.staff[row + BURNOUT])


def value_of(state: ItStartupState, row: i64, turns: i64) -> i64:
    """What an employee will still bring to its table."""
    kind: i64 = state.staff[row]
    figures: Figures = state.figures
    each: i64 = POINT * state.efficiency(row)
    if figures.type[kind] != DEVELOPER:
        each = POINT * figures.coaching[kind] * state.developers(state.staff[row + SEAT])
        if figures.end_from[kind] < figures.end_to[kind]:
            each += card(turns)
    return 1 + each * lasts(state, row, turns)


def gain_of_kind(state: ItStartupState, seat: i64, kind: i64, turns: i64) -> i64:
    """What playing an employee or an Action brings, before its price."""
    figures: Figures = state.figures
    gain: i64 = gain_of_effects(state, seat, figures.play_from[kind], figures.play_to[kind], turns)
    if not figures.is_employee(kind):
        return gain
    stays: i64 = min(turns, ENDURANCE + figures.resistance[kind])
    if figures.type[kind] == DEVELOPER:
        gain += POINT * stays * (figures.efficiency[kind] + state.standing(figures.coaching, seat))
        gain += TASTE.knowledge_less * figures.knowledge_less[kind]
        gain += TASTE.moving_less * figures.moving_less[kind]
    if figures.coaching[kind] != 0:
        gain += POINT * stays * figures.coaching[kind] * state.developers(seat)
    gain += TASTE.token * figures.hiring_less[kind] * (stays - 1)
    if figures.end_from[kind] < figures.end_to[kind]:
        gain += card(turns) * (stays - 1)
    if figures.use_from[kind] < figures.use_to[kind]:
        used: i64 = gain_of_effects(state, seat, figures.use_from[kind], figures.use_to[kind], turns)
        used -= token(turns) * figures.use_price[kind]
        gain += used * TASTE.uses if turns > 1 else used
    return gain


def gain_of_effects(state: ItStartupState, seat: i64, first: i64, end: i64, turns: i64) -> i64:
    effects: vec[i64] = state.figures.effects
    gain: i64 = 0
    for at in range(first, end, EFFECT):
        gain += gain_of_effect(state, seat, effects[at], effects[at + 1], effects[at + 2], turns)
    return gain


def gain_of_effect(state: ItStartupState, seat: i64, code: i64, a: i64, b: i64, turns: i64) -> i64:
    if code == DRAW:
        drawn: i64 = a * card(turns)
        return drawn if b == NONE else drawn + TASTE.of_a_kind
    if code == DRAW_PER_DEVELOPER:
        return a * card(turns) * state.developers(seat)
    if code == LOOK_AND_TAKE:
        return b * (card(turns) + TASTE.looked_for)
    if code == LOOK_AND_ORDER:
        return TASTE.order
    if code == GAIN:
        return a * TASTE.token + 1
    if code == POINTS:
        return a * POINT * state.developers(seat)
    if code == BUY_EFFICIENCY:
        return state.tokens[seat] if turns == 1 else 0
    if code == REST:
        return gain_of_rest(state, seat, a, turns)
    if code == SHELTER:
        return gain_of_rest(state, seat, 1, turns) if turns > 1 else 0
    if code in (TIRE_TEAM, OVERTIME):
        return -gain_of_strain(state, seat, turns) if turns > 1 or code == TIRE_TEAM else 0
    return gain_of_strike(state, seat, code, a, turns)


def gain_of_rest(state: ItStartupState, seat: i64, points: i64, turns: i64) -> i64:
    """Employees who stay a turn longer score a turn more, if there is one."""
    gain: i64 = 0
    row: i64
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.staff[row + SEAT] == seat:
            more: i64 = min(points, state.staff[row + BURNOUT])
            more = min(more, turns - lasts(state, row, turns))
            if more != 0:
                each: i64 = POINT * state.efficiency(row)
                if not state.is_developer(row):
                    each += TASTE.rest
                gain += more * each
    return gain


def gain_of_strain(state: ItStartupState, seat: i64, turns: i64) -> i64:
    """What a seat loses by 1 burnout on each of its developers: the turn that they would have had last."""
    loss: i64 = 0
    row: i64
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.staff[row + SEAT] == seat and state.endurance(row) - state.staff[row + BURNOUT] <= turns:
            loss += POINT * state.efficiency(row)
    return loss


def gain_of_strike(state: ItStartupState, seat: i64, code: i64, a: i64, turns: i64) -> i64:
    """Against opponents: what they lose, and what one's own table gains; the best of the targets."""
    best: i64 = 0
    for other in range(state.players):
        if state.opposes(seat, other):
            if code == TIRE_ALL:
                best = max(best, a * gain_of_strain(state, other, turns))
            elif code == SHUFFLE_AWAY:
                best = max(best, staff_value(state, other, turns))
            elif code != RECRUIT or state.headcount(other) >= a:
                best = max(best, gain_of_strike_at(state, seat, other, code, turns))
    if state.players <= 2 or code in (OUTSOURCE, TAKE_OVER, RECRUIT, COIN_RECRUIT):
        return best
    return TASTE.one_of_many * best // 100


def gain_of_strike_at(state: ItStartupState, seat: i64, other: i64, code: i64, turns: i64) -> i64:
    """Of a strike at one employee of that opponent."""
    best: i64 = 0
    row: i64
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.staff[row + SEAT] == other:
            if code == TIRE_ONE:
                if state.endurance(row) - state.staff[row + BURNOUT] <= turns:
                    best = max(best, POINT * state.efficiency(row))
            elif not state.outsourced(row):
                if code == OUTSOURCE:
                    best = max(best, TASTE.outsourcing * state.efficiency(row) - TASTE.outsourcing_costs)
                elif code == COIN_RECRUIT:
                    best = max(best, value_of(state, row, turns))
                elif code in (TAKE_OVER, RECRUIT):
                    best = max(best, TASTE.taken * value_of(state, row, turns) // 100)
    return best


def staff_value(state: ItStartupState, seat: i64, turns: i64) -> i64:
    worth: i64 = 0
    row: i64
    for row in range(0, len(state.staff), EMPLOYEE):
        if state.staff[row + SEAT] == seat:
            worth += value_of(state, row, turns)
    return worth


def prospects(state: ItStartupState, seat: i64, turns: i64) -> i64:
    """What a seat is likely to have at the end: its points, what its people will score, and what it can still buy."""
    worth: i64 = POINT * state.points[seat] + staff_value(state, seat, turns)
    if turns > 1 or state.active == seat:
        worth += token(turns) * state.tokens[seat]
        worth += card(turns) * min(len(state.hidden.hands[seat]), 2 * turns)
    return worth

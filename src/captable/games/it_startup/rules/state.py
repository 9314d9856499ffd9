"""The rules of IT Startup: which moves there are, and what they do. Docstrings name the clause.

`rules_office` says what is true of a position, `rules_effects` what the cards do, `rules_turn` how turns and the
game go on and end, `rules_piles` how the hidden cards move, `rules_observers` who knows which of them lies where,
`rules_worlds` redeals them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER, WIN
from captable.core.vectors import NONE, filled, joined, padded
from captable.core.view import Outcome, Refusal, View
from captable.games.it_startup import dump, events, outcome, refusals, view
from captable.games.it_startup.rules import sense
from captable.games.it_startup.rules.codes import (
    BUY,
    CHOOSE,
    COUNTER_IT,
    END,
    HAND,
    MARK,
    MOST_SEATS,
    PICK,
    PLAY_PLANNED,
    READY,
    REFUSE,
    SKIP,
    STRIKE,
)
from captable.games.it_startup.rules.figures import (
    ACTION,
    EMPLOYEE,
    KIND,
    KNOWLEDGE,
    PLACE,
    SEAT,
    TUCKED,
    USED,
    Figures,
)
from captable.games.it_startup.rules.observers import FACE, SPENT, kind_of, offer_of
from captable.games.it_startup.rules.office import (
    BONUS,
    COUNTER,
    DISCARD,
    DRAW_PRICE,
    HOME,
    MOST_PAID,
    MOST_TOGGLES,
    MULLIGAN,
    ORDER,
    PAY,
    PLANNING_LESS,
    PLAY,
    RETURN,
    RIVAL,
    SALE,
    TAKE,
    Means,
)
from captable.games.it_startup.rules.piles import new_hidden
from captable.games.it_startup.rules.taste import JUDGEMENT
from captable.games.it_startup.rules.turn import DIE, RUNNING, Turns
from captable.games.it_startup.rules.worlds import redealt

if TYPE_CHECKING:
    from captable.games.it_startup.game import ItStartup


FIRST_WAYS: Final[i64] = 3
WAYS_OF_A_KIND: Final[i64] = 5
"""No more ways to play than this: those without a card, and for each kind to play, sell, plan, move and use it."""


@final
class ItStartupState(Turns):
    scratch: vec[i64]
    """Where the ways to play are listed; empty until then."""

    # -- what may be done --------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.turn == TOGETHER:
            return self.ways_to_swap(seat)
        if self.turn != seat or seat < 0:
            return vec[i64]()
        step: i64 = self.step
        if step == PLAY:
            return self.ways_to_play(seat)
        moves: vec[i64] = vec[i64](capacity=8)
        if step == TAKE:
            return numbers(moves, PICK, self.looking)
        if step == ORDER:
            return numbers(moves, PICK + self.wanted, self.looking - self.wanted)
        if step == PAY:
            return numbers(moves, self.code_of_pay(), min(self.tokens[seat], MOST_PAID) + 1)
        if step == RIVAL:
            return self.ways_to_strike()
        if step == COUNTER:
            moves = append(moves, REFUSE)
            if self.can_counter(seat):
                moves = append(moves, COUNTER_IT)
            return moves
        if step == DISCARD:
            return self.ways_to_discard(seat)
        if step in (BONUS, RETURN):
            moves = append(moves, SKIP)
        return self.ways_to_choose(moves)

    def ways_to_swap(self, seat: i64) -> vec[i64]:
        """IS-2.2: mark and unmark cards, then say that it is done."""
        moves: vec[i64] = vec[i64](capacity=6)
        if seat < 0 or seat >= self.players or (self.ready >> seat) & 1 == 1 or self.has_left(seat):
            return moves
        moves = append(moves, READY)
        if self.toggles[seat] < MOST_TOGGLES:
            moves = numbers(moves, MARK, HAND)
        return moves

    def lots(self, seat: i64) -> i64:
        """One for everything that could be named at the step that is on."""
        step: i64 = self.step
        if step == PLAY:
            return self.lots_to_play(seat)
        if step == MULLIGAN:
            if self.toggles[seat] == MOST_TOGGLES:
                return 1
            return 1 + HAND
        if step in (TAKE, ORDER):
            return self.looking if step == TAKE else self.looking - self.wanted
        if step == PAY:
            return min(self.tokens[seat], MOST_PAID) + 1
        if step == RIVAL:
            return self.players
        if step == COUNTER:
            return 2
        if step == DISCARD:
            return len(self.hidden.hands[seat])
        return 1 + len(self.staff) // EMPLOYEE

    def move_of_lot(self, seat: i64, lot: i64) -> i64:
        step: i64 = self.step
        if step == PLAY:
            return self.way_to_play(seat, lot)
        if step == MULLIGAN:
            return READY if lot == 0 else MARK + lot - 1
        if step in (TAKE, ORDER):
            return PICK + lot if step == TAKE else PICK + self.wanted + lot
        if step == PAY:
            return self.code_of_pay() + lot
        if step == RIVAL:
            return STRIKE + lot if self.may_be_rival(lot) else NONE
        if step == COUNTER:
            return REFUSE if lot == 0 else COUNTER_IT if self.can_counter(seat) else NONE
        if step == DISCARD:
            return self.way_to_discard(self.hidden.hands[seat], lot)
        if lot == 0:
            return SKIP if step in (BONUS, RETURN) else NONE
        row: i64 = (lot - 1) * EMPLOYEE
        return self.code_of_choice(row) if self.may_choose(row) else NONE

    def lots_to_play(self, seat: i64) -> i64:
        """IS-3.5: as `list_ways_to_play` goes through it."""
        means: Means = self.means_of(seat)
        cards: i64 = len(self.hidden.hands[seat])
        lots: i64 = 2 + 2 * cards
        if self.hidden.plans[seat] == NONE:
            lots += cards
        else:
            lots += 1
        if means.skilled:
            lots += len(self.staff) // EMPLOYEE
        if means.hosts > 1:
            lots += len(self.tucked) // TUCKED
        return lots

    def way_to_play(self, seat: i64, lot: i64) -> i64:
        """END, BUY; each card to sell, to play, and to plan, or the planned one; then the staff, then the knowledge."""
        if lot < 2:
            return END if lot == 0 else BUY if self.may_buy(seat) else NONE
        hand: vec[i64] = self.hidden.hands[seat]
        cards: i64 = len(hand)
        lot -= 2
        if lot < 2 * cards:
            return self.way_with_card(seat, hand, lot)
        lot -= 2 * cards
        if self.hidden.plans[seat] == NONE:
            if lot < cards:
                return self.way_to_plan(hand, lot)
            lot -= cards
        else:
            if lot == 0:
                return PLAY_PLANNED if self.may_play_planned(seat) else NONE
            lot -= 1
        if self.means_of(seat).skilled:
            if lot < len(self.staff) // EMPLOYEE:
                return self.way_to_work(lot * EMPLOYEE)
            lot -= len(self.staff) // EMPLOYEE
        return self.way_to_move(lot * TUCKED)

    def way_with_card(self, seat: i64, hand: vec[i64], lot: i64) -> i64:
        """A card to play where the lot is even, to sell where it is odd; of equal cards the first."""
        i: i64 = lot >> 1
        if is_repeated(hand, i):
            return NONE
        move: i64 = self.code_of_kinds() + ((hand[i] & FACE) >> 1)
        if lot & 1 == 1:
            return move + self.figures.kinds
        return move if self.can_play_card(hand, i, self.tokens[seat], self.means_of(seat)) else NONE

    def way_to_plan(self, hand: vec[i64], i: i64) -> i64:
        kind: i64 = (hand[i] & FACE) >> 1
        if self.figures.type[kind] != ACTION or is_repeated(hand, i) or not self.may_plan(kind):
            return NONE
        return self.code_of_kinds() + 2 * self.figures.kinds + kind

    def way_to_work(self, row: i64) -> i64:
        """Of equal employees who could, the first."""
        if not self.may_use(row):
            return NONE
        for i in range(0, row, EMPLOYEE):
            if self.staff[i] == self.staff[row] and self.may_use(i):
                return NONE
        return self.code_of_kinds() + 4 * self.figures.kinds + self.staff[row]

    def way_to_move(self, item: i64) -> i64:
        """Of equal knowledge that could be moved, the first."""
        if not self.can_move(item):
            return NONE
        for i in range(0, item, TUCKED):
            if self.tucked[i] == self.tucked[item] and self.can_move(i):
                return NONE
        return self.code_of_kinds() + 3 * self.figures.kinds + self.tucked[item]

    def ways_to_play(self, seat: i64) -> vec[i64]:
        """IS-3.5: everything that can be paid for, and to end the turn."""
        ways: i64 = self.list_ways_to_play(seat)
        return self.scratch[:ways]

    def list_ways_to_play(self, seat: i64) -> i64:
        """Write them into `scratch`; how many there are."""
        if len(self.scratch) == 0:
            self.scratch = filled(FIRST_WAYS + WAYS_OF_A_KIND * self.figures.kinds, NONE)
        ways: vec[i64] = self.scratch
        means: Means = self.means_of(seat)
        planned: i64 = self.hidden.plans[seat]
        tokens: i64 = self.tokens[seat]
        ways[0] = END
        count: i64 = 1
        if self.may_buy(seat):
            ways[count] = BUY
            count += 1
        if planned != NONE and self.may_play_planned(seat):
            ways[count] = PLAY_PLANNED
            count += 1
        hand: vec[i64] = self.hidden.hands[seat]  # sorted, so equal cards lie side by side
        types: vec[i64] = self.figures.type
        base: i64 = self.code_of_kinds()
        kinds: i64 = self.figures.kinds
        last: i64 = NONE
        i: i64
        for i in range(len(hand)):
            kind: i64 = (hand[i] & FACE) >> 1
            if kind != last:
                if self.can_play_card(hand, i, tokens, means):
                    ways[count] = base + kind
                    count += 1
                ways[count] = base + kinds + kind
                count += 1
                if planned == NONE and types[kind] == ACTION and self.may_plan(kind):
                    ways[count] = base + 2 * kinds + kind
                    count += 1
                last = kind
        if means.hosts > 1 and len(self.tucked) > 0:
            count = self.add_ways_to_move(count, base + 3 * kinds, tokens, means)
        if means.skilled:
            count = self.add_ways_to_work(count, base + 4 * kinds)
        return count

    def add_ways_to_move(self, count: i64, base: i64, tokens: i64, means: Means) -> i64:
        """IS-6.2: knowledge to move, each kind once."""
        ways: vec[i64] = self.scratch
        tucked: vec[i64] = self.tucked
        costs: vec[i64] = self.figures.cost
        most: i64 = tokens + means.less[KNOWLEDGE] + means.moving_less
        i: i64
        for i in range(0, len(tucked), TUCKED):
            if costs[tucked[i]] <= most and self.can_move(i):
                code: i64 = base + tucked[i]
                if self.figures.copies[tucked[i]] == 1 or not listed(ways, count, code):
                    ways[count] = code
                    count += 1
        return count

    def add_ways_to_work(self, count: i64, base: i64) -> i64:
        """IS-5.4: abilities to use, each kind once."""
        ways: vec[i64] = self.scratch
        staff: vec[i64] = self.staff
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            code: i64 = base + staff[i]
            if self.may_use(i) and not listed(ways, count, code):
                ways[count] = code
                count += 1
        return count

    def may_play_planned(self, seat: i64) -> bool:
        """IS-7.3: not in the turn in which it was planned."""
        if self.fresh_plan:
            return False
        planned: i64 = kind_of(self.hidden.plans[seat])
        return self.can_play(planned, PLANNING_LESS, self.tokens[seat], self.means_of(seat))

    def can_play_card(self, hand: vec[i64], i: i64, tokens: i64, means: Means) -> bool:
        """Whether the first of equal cards in a hand can be played, or the cheapest of those after it."""
        kind: i64 = (hand[i] & FACE) >> 1
        best: i64 = i
        if hand[i] & SPENT != 0 or (i + 1 < len(hand) and (hand[i + 1] & FACE) >> 1 == kind):
            best = self.cheapest(hand, i)
        return best != NONE and self.can_play(kind, self.offered_less(hand[best]), tokens, means)

    def can_play(self, kind: i64, less: i64, tokens: i64, means: Means) -> bool:
        """IS-4.1, IS-6.1, IS-7.5: whether such a card, so much cheaper, can be paid for and has a target."""
        figures: Figures = self.figures
        price: i64 = figures.cost[kind] - less - means.less[figures.type[kind]]
        return price <= tokens and means.strikes[figures.target[kind]] == 1

    def may_buy(self, seat: i64) -> bool:
        """IS-4.3, IS-4.5."""
        return self.tokens[seat] >= DRAW_PRICE and not self.hidden.holds_only_spent()

    def ways_to_strike(self) -> vec[i64]:
        moves: vec[i64] = vec[i64](capacity=3)
        for seat in range(self.players):
            if self.may_be_rival(seat):
                moves = append(moves, STRIKE + seat)
        return moves

    def ways_to_choose(self, moves: vec[i64]) -> vec[i64]:
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.may_choose(i):
                moves = append(moves, self.code_of_choice(i))
        return moves

    def code_of_choice(self, row: i64) -> i64:
        return CHOOSE + self.staff[row + SEAT] * self.figures.room + self.position_of(row)

    def way_to_discard(self, hand: vec[i64], i: i64) -> i64:
        kind: i64 = (hand[i] & FACE) >> 1
        if is_repeated(hand, i) or self.figures.type[kind] != self.figures.counter_type[self.doing]:
            return NONE
        return self.code_of_kinds() + 5 * self.figures.kinds + kind

    def ways_to_discard(self, seat: i64) -> vec[i64]:
        moves: vec[i64] = vec[i64](capacity=4)
        base: i64 = self.code_of_kinds() + 5 * self.figures.kinds
        last: i64 = NONE
        for word in self.hidden.hands[seat]:
            kind: i64 = kind_of(word)
            if kind != last and self.figures.type[kind] == self.figures.counter_type[self.doing]:
                moves = append(moves, base + kind)
                last = kind
        return moves

    def code_of_kinds(self) -> i64:
        """Where the moves that name a card begin."""
        return CHOOSE + MOST_SEATS * self.figures.room

    def code_of_pay(self) -> i64:
        return self.code_of_kinds() + 6 * self.figures.kinds

    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        if move in self.legal(seat):
            return None
        return refusals.why(self, seat, move)

    def out_of_turn(self, seat: i64) -> Refusal:
        """IS-2.2, IS-7.2: whoever has chosen waits, and so does whoever waits for a counter."""
        if not self.has_left(seat) and (self.turn == TOGETHER or seat == self.active):
            return refusals.waiting(self)
        return super().out_of_turn(seat)

    def default_move(self, seat: i64) -> i64:
        """Do as little as possible: every list of moves begins with that, except a payment's, which begins with 0."""
        return self.legal(seat)[0]

    # -- what happens ------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.revealed = False
        kinds: i64 = self.code_of_kinds()
        if move >= kinds:
            self.apply_card(seat, move - kinds)
        elif move >= CHOOSE:
            target: i64 = move - CHOOSE
            self.chosen(self.at_position(target // self.figures.room, target % self.figures.room))
        elif move >= STRIKE:
            self.name_rival(move - STRIKE)
        elif move >= PICK:
            if self.step == TAKE:
                self.take_card(move - PICK)
            else:
                self.place_card(move - PICK)
        elif move >= MARK:
            self.marks[seat] ^= 1 << (move - MARK)
            self.toggles[seat] += 1
        else:
            self.apply_plain(seat, move)

    def apply_plain(self, seat: i64, move: i64) -> None:
        if move == END:
            self.end_turn()
        elif move == BUY:
            self.buy(seat)
        elif move == PLAY_PLANNED:
            self.play_planned(seat)
        elif move == SKIP:
            self.skip()
        elif move == COUNTER_IT:
            self.counter_it()
        elif move == REFUSE:
            self.refuse(seat)
        else:
            self.be_ready(seat)

    def apply_card(self, seat: i64, offset: i64) -> None:
        kinds: i64 = self.figures.kinds
        kind: i64 = offset
        what: i64 = 0
        while kind >= kinds and what < 6:  # the last is a payment, which may be higher; this is quicker than to divide
            kind -= kinds
            what += 1
        if what == 0:
            self.play_card(seat, self.cheapest(self.hidden.hands[seat], self.in_hand(seat, kind)))
        elif what == 1:
            self.sell(seat, self.dearest(self.hidden.hands[seat], self.in_hand(seat, kind)))
        elif what == 2:
            self.plan(seat, self.dearest(self.hidden.hands[seat], self.in_hand(seat, kind)))
        elif what == 3:
            self.begin_transfer(kind)
        elif what == 4:
            self.use(kind)
        elif what == 5:
            self.discard(self.dearest(self.hidden.hands[seat], self.in_hand(seat, kind)))
        else:
            self.buy_efficiency(kind)

    def skip(self) -> None:
        if self.step == BONUS:
            self.step = PLAY
        else:
            self.run()

    def refuse(self, seat: i64) -> None:
        if self.telling:
            self.events.append(events.refused(self, seat))
        self.ask_for_counter(seat)

    def buy(self, seat: i64) -> None:
        """IS-4.3."""
        self.plays += 1
        self.tokens[seat] -= DRAW_PRICE
        if self.telling:
            self.events.append(events.paid_for_draw(self, seat, DRAW_PRICE))
        self.draw_cards(seat, 1, NONE)
        self.finish()

    def sell(self, seat: i64, i: i64) -> None:
        """IS-4.2."""
        self.plays += 1
        word: i64 = self.show_from_hand(seat, i)
        self.tokens[seat] += SALE
        if self.telling:
            self.events.append(events.sold(self, seat, kind_of(word), word & SPENT, SALE))
        self.hidden.put_under(word & FACE)
        self.finish()

    def show_from_hand(self, seat: i64, i: i64) -> i64:
        """A card leaves the hand for all to see; its word."""
        word: i64 = self.hidden.hands[seat][i]
        if self.noting:
            self.revealed = self.players > 1 and (offer_of(word) != NONE or not self.hidden.known_by_all(seat, i))
        return self.hidden.leave_hand(seat, i)

    def play_card(self, seat: i64, i: i64) -> None:
        """IS-4.1, IS-5, IS-6.1, IS-7.1: a card from hand."""
        self.plays += 1
        word: i64 = self.show_from_hand(seat, i)
        kind: i64 = kind_of(word)
        less: i64 = self.offered_less(word)
        if self.figures.type[kind] == ACTION:
            self.begin_action(kind, self.price(seat, kind, less), False)
        elif self.is_knowledge(kind):
            self.doing = kind
            self.less = less
            self.find_home()
        else:
            self.employ(seat, kind, self.price(seat, kind, less))

    def employ(self, seat: i64, kind: i64, price: i64) -> None:
        """IS-5.5: the employee is in play before its effects happen."""
        self.tokens[seat] -= price
        self.worker = self.hire(seat, kind)
        self.doing = kind
        if self.telling:
            self.events.append(events.hired(self, self.at_place(self.worker), price))
        self.pc = self.figures.play_from[kind]
        self.pc_end = self.figures.play_to[kind]
        self.run()

    def plan(self, seat: i64, i: i64) -> None:
        """IS-7.3: face down and free."""
        self.plays += 1
        self.revealed = self.players > 1  # that there was an Action in the hand
        if self.telling:
            self.events.append(events.planned(self, seat, kind_of(self.hidden.hands[seat][i])))
        self.hidden.plan(seat, i)
        self.fresh_plan = True
        self.finish()

    def play_planned(self, seat: i64) -> None:
        """IS-7.3."""
        self.plays += 1
        self.revealed = self.players > 1
        kind: i64 = kind_of(self.hidden.unplan(seat))
        self.begin_action(kind, self.price(seat, kind, PLANNING_LESS), True)

    def use(self, kind: i64) -> None:
        """IS-5.4: the oldest employee of that kind that may still use its ability."""
        self.plays += 1
        row: i64 = 0
        while self.staff[row + KIND] != kind or not self.may_use(row):
            row += EMPLOYEE
        self.tokens[self.active] -= self.figures.use_price[kind]
        self.staff[row + USED] += 1
        if self.telling:
            self.events.append(events.used(self, row))
        self.doing = kind
        self.worker = self.staff[row + PLACE]
        self.pc = self.figures.use_from[kind]
        self.pc_end = self.figures.use_to[kind]
        self.run()

    # -- how it ends -------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    # -- knowledge ---------------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> vec[i64]:
        """IS-10: everything open, what the seat knows of the hidden cards, and its own choices in the mulligan."""
        v: vec[i64] = self.open_facts()
        v = append(v, seat if seat >= 0 else NONE)
        v = append(v, self.marks[seat] if seat >= 0 else 0)
        v = append(v, self.toggles[seat] if seat >= 0 else 0)
        return joined(v, self.hidden.facts(self.observer(seat)))

    def observer(self, seat: i64) -> i64:
        return seat if seat >= 0 else self.players

    def open_facts(self) -> vec[i64]:
        v: vec[i64] = self.plain_facts()
        v = joined(v, self.tokens)
        v = joined(v, self.points)
        v = padded(v, self.staff, self.figures.room * EMPLOYEE)
        return padded(v, self.tucked, self.figures.shelf * TUCKED)

    def plain_facts(self) -> vec[i64]:
        v: vec[i64] = vec[i64](capacity=600)
        v = append(v, self.threshold)
        v = append(v, 1 if self.bonus else 0)
        v = append(v, 1 if self.teams else 0)
        v = append(v, 1 if self.hard else 0)
        v = append(v, self.turn)
        v = append(v, self.step)
        v = append(v, self.active)
        v = append(v, self.first)
        v = append(v, self.round)
        v = append(v, self.gone)
        v = append(v, self.ready)
        v = append(v, self.plays)
        v = append(v, 1 if self.fresh_plan else 0)
        v = append(v, self.extra_points)
        v = append(v, self.overtime)
        v = append(v, 1 if self.shelter else 0)
        v = append(v, self.doing)
        v = append(v, self.pc)
        v = append(v, self.pc_end)
        v = append(v, 1 if self.is_action else 0)
        v = append(v, self.worker)
        v = append(v, self.target_seat)
        v = append(v, self.target_place)
        v = append(v, self.paid)
        v = append(v, self.less)
        v = append(v, self.looking)
        v = append(v, self.wanted)
        v = append(v, self.ending)
        return append(v, self.hidden.spent)

    def world_for(self, seat: i64, rng: Rng) -> ItStartupState:
        """The hidden cards anew, and what others have sealed in the mulligan."""
        other: ItStartupState = self.copy_of_all_but_the_hidden()
        other.telling = False
        observer: i64 = self.observer(seat)
        sorted_hands: bool = self.turn != TOGETHER
        other.hidden = redealt(self.hidden, observer, self.active, self.fresh_plan, rng, sorted_hands)
        for player in range(self.players):
            if player != seat:
                other.toggles[player] = 0
                other.marks[player] = rng.below(1 << HAND) if (self.ready >> player) & 1 == 1 else 0
                if self.turn != TOGETHER:
                    other.marks[player] = 0
        other.rng = rng.fork()
        return other

    def seen_as(self, seat: i64, actor: i64, move: i64) -> i64:
        """IS-2.2, IS-7.3, IS-10.1: cards marked, planned or picked from the deck are hidden from the others."""
        if seat == actor:
            return move
        if MARK <= move < PICK:
            return MARK
        if PICK <= move < STRIKE:
            return PICK
        plans: i64 = self.code_of_kinds() + 2 * self.figures.kinds
        if plans <= move < plans + self.figures.kinds:
            return plans
        return move

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    # -- search and storage ------------------------------------------------------------------------------

    def stop_noting(self) -> None:
        self.telling = False
        self.noting = False
        self.hidden.stop_noting()

    def copy(self) -> ItStartupState:
        other: ItStartupState = self.copy_of_all_but_the_hidden()
        other.hidden = self.hidden.copy()
        return other

    def copy_of_all_but_the_hidden(self) -> ItStartupState:
        other: ItStartupState = ItStartupState()
        self.copy_base_to(other)
        other.cards = self.cards
        other.figures = self.figures
        other.threshold = self.threshold
        other.bonus = self.bonus
        other.teams = self.teams
        other.hard = self.hard
        other.scratch = vec[i64]()
        other.step = self.step
        other.active = self.active
        other.first = self.first
        other.round = self.round
        other.tokens = self.tokens[:]
        other.points = self.points[:]
        other.staff = self.staff[:]
        other.means = Means()
        other.tucked = self.tucked[:]
        other.marks = self.marks[:]
        other.toggles = self.toggles[:]
        other.ready = self.ready
        other.plays = self.plays
        other.fresh_plan = self.fresh_plan
        other.extra_points = self.extra_points
        other.overtime = self.overtime
        other.shelter = self.shelter
        other.doing = self.doing
        other.pc = self.pc
        other.pc_end = self.pc_end
        other.is_action = self.is_action
        other.worker = self.worker
        other.target_seat = self.target_seat
        other.target_place = self.target_place
        other.paid = self.paid
        other.less = self.less
        other.looking = self.looking
        other.wanted = self.wanted
        other.ending = self.ending
        return other

    def key(self) -> vec[i64]:
        v: vec[i64] = joined(self.open_facts(), self.marks)
        v = joined(v, self.toggles)
        v = joined(v, self.hidden.key())
        return joined(v, self.rng.words())

    def census(self) -> vec[i64]:
        """The cards of each kind, wherever they are."""
        census: vec[i64] = filled(self.figures.kinds, 0)
        for word in self.hidden.everywhere():
            census[kind_of(word)] += 1
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            census[self.staff[i]] += 1
        for i in range(0, len(self.tucked), TUCKED):
            census[self.tucked[i]] += 1
        if self.is_action or self.step == HOME:
            census[self.doing] += 1
        return census

    def value(self, seat: i64) -> i64:
        return self.values()[seat]

    def values(self) -> vec[i64]:
        """The lead over the best opponent that a seat is likely to have at the end; alone, over the goal.

        At the end a clear win is worth more than a narrow one: it tells a search more than won or lost alone.
        """
        values: vec[i64] = filled(self.players, 0)
        places: vec[i64] = vec[i64]()
        prospects: vec[i64] = vec[i64](capacity=self.players)
        over: bool = self.turn == OVER
        turns: i64 = 0
        if over:
            places = self.places()
        else:
            turns = sense.turns_left(self)
        for seat in range(self.players):
            reached: i64 = sense.POINT * self.points[seat]
            prospects = append(prospects, reached if over else sense.prospects(self, seat, turns))
        for seat in range(self.players):
            if not self.is_out(seat):
                values[seat] = self.value_of_lead(seat, prospects)
            if over:
                values[seat] = values[seat] * (100 - JUDGEMENT.winning) // 100
                if places[seat] == 1:
                    values[seat] += WIN * JUDGEMENT.winning // 100
        return values

    def value_of_lead(self, seat: i64, prospects: vec[i64]) -> i64:
        """A lead of about half the goal is as good as won."""
        best: i64 = sense.POINT * self.goal() if self.players == 1 else 0
        for other in range(self.players):
            if not self.same_side(seat, other) and not self.is_out(other):
                best = max(best, self.of_the_side(other, prospects))
        lead: i64 = (self.of_the_side(seat, prospects) - best) * WIN // (sense.POINT * self.goal())
        most: i64 = WIN * JUDGEMENT.most_lead // 100
        return WIN // 2 + max(-most, min(most, lead))

    def of_the_side(self, seat: i64, prospects: vec[i64]) -> i64:
        total: i64 = prospects[seat]
        if self.teams:
            total += prospects[(seat + 2) % 4]
        return total

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def listed(ways: vec[i64], count: i64, code: i64) -> bool:
    """Whether the code is one of the first so many."""
    for i in range(count):
        if ways[i] == code:
            return True
    return False


def is_repeated(hand: vec[i64], i: i64) -> bool:
    """Whether a card like this one comes before it in a hand, where equal ones lie side by side."""
    return i > 0 and (hand[i - 1] & FACE) >> 1 == (hand[i] & FACE) >> 1


def numbers(moves: vec[i64], first: i64, count: i64) -> vec[i64]:
    for _i in range(count):
        moves = append(moves, first)
        first += 1
    return moves


def new_state(
    game: ItStartup,
    players: i64,
    rng: Rng,
    figures: Figures,
    threshold: i64,
    bonus: bool,
    teams: bool,
    hard: bool,
) -> ItStartupState:
    """IS-2.1: cards for everyone, and one die roll for all."""
    state: ItStartupState = ItStartupState()
    state.game = game
    state.players = players
    state.rng = rng
    state.cards = game.cards
    state.figures = figures
    state.threshold = threshold
    state.bonus = bonus
    state.teams = teams
    state.hard = hard
    state.hidden = new_hidden(figures, players, rng)
    state.hidden.lowest_stays = game.version > 1
    for seat in range(players):
        for _i in range(HAND):
            state.hidden.deal(seat)
    state.step = MULLIGAN
    state.turn = TOGETHER
    state.active = NONE
    state.first = NONE
    state.round = 1
    state.tokens = filled(players, 1 + rng.below(DIE))
    state.points = filled(players, 0)
    state.staff = vec[i64]()
    state.means = Means()
    state.scratch = vec[i64]()
    state.tucked = vec[i64]()
    state.marks = filled(players, 0)
    state.toggles = filled(players, 0)
    state.ready = 0
    state.plays = 0
    state.fresh_plan = False
    state.extra_points = 0
    state.overtime = 0
    state.shelter = False
    state.ending = RUNNING
    state.clear_play()
    return state

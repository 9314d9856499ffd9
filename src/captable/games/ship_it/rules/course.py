"""The course of a game of Ship It!: corporations, then in each round draft, planning, puzzle and resolution.

In a simultaneous phase the seats move in any order; what they do is hidden until the last is ready, and chance is
drawn then.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.state import OVER, TOGETHER
from captable.core.vectors import filled, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules.codes import (
    ASSIGN,
    AUGMENT,
    BID,
    ENVELOPE,
    FUNDING,
    IDLE,
    LOCK,
    NO_BID,
    OPEN_PUZZLE,
    PASS,
    PIVOT,
    PLAIN,
    PRODUCT,
    RETHINK,
    SEND,
    STAY,
    SUBMIT,
    TECH,
)
from captable.games.ship_it.rules.companies import MOST_STAFF, salary_of
from captable.games.ship_it.rules.desk import (
    FINISHED,
    NOT_SOLVING,
    PASSED,
    UNOPENED,
    WORKING,
    Desk,
)
from captable.games.ship_it.rules.draft import MOST_INSIDERS, MOST_OPENED, MOST_POOL, SHEET
from captable.games.ship_it.rules.figures import (
    ACTIONS,
    EVENTS,
    NOBODY,
    NONE,
    OPTIMIZE,
    ROUNDS,
    SERVERS,
    VIRAL,
    several,
)
from captable.games.ship_it.rules.planning import MOST_CHANGES, holders
from captable.games.ship_it.rules.puzzle import (
    MOST_TOKENS,
)

CORPORATION: Final[i64] = 0
BIDDING: Final[i64] = 1
PLANNING: Final[i64] = 2
PUZZLE: Final[i64] = 3
"""The phases in which somebody decides."""

CHOICES: Final[i64] = 3
"""What each of funding, tech and product offers (SI-1)."""
USUAL_WAYS: Final[i64] = 8
"""What there is to do with an engineer in planning, as a rule."""
MOST_RETHINKS: Final[i64] = 3
"""So often a player can start choosing a corporation again."""


class Course(Desk):
    live: bool = False
    """SI-4.8: seats bid and plan at the same time, not in turn."""
    phase: i64 = 0
    rethought: vec[i64]

    # -- phases ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.found_companies()
        self.deck = vec[i64](capacity=EVENTS)
        event: i64 = 0
        while event < EVENTS:
            self.deck = append(self.deck, event)
            event += 1
        self.rng.shuffle(self.deck)
        self.rethought = zeros(self.players)
        self.found_draft()
        self.found_planning()
        self.found_puzzle()
        self.phase = CORPORATION
        self.turn = TOGETHER
        self.first = self.rng.below(self.players) if self.rules > 1 else 1

    def has_founded(self, seat: i64) -> bool:
        return self.funding[seat] != NONE and self.tech[seat] != NONE and self.product[seat] != NONE

    def after_founding(self) -> None:
        """SI-1: revealed together, when the last has chosen."""
        seat: i64 = 0
        while seat < self.players:
            if not self.has_founded(seat):
                return
            seat += 1
        seat = 0
        while seat < self.players:
            self.start_company(seat)
            if self.telling:
                self.events.append(events.founded(self, seat))
            seat += 1
        self.start_round()

    def start_round(self) -> None:
        self.revealed = True
        self.clear_plans()
        self.open_draft()
        self.phase = BIDDING
        self.turn = TOGETHER
        if self.telling:
            self.events.append(events.round_begins(self))
        for seat in self.order:
            if self.has_left(seat):
                self.send_sheet(seat)  # SI-4.9
        if not self.live:
            self.turn = self.next_bidder()

    def next_bidder(self) -> i64:
        for seat in self.order:
            if self.sent[seat] == NONE:
                return seat
        return NOBODY

    def after_sending(self) -> None:
        next: i64 = self.next_bidder()
        if next == NOBODY:
            self.award()
            self.start_planning()
        elif not self.live:
            self.turn = next

    def start_planning(self) -> None:
        """SI-4.6: the next round's event is shown from here on."""
        self.revealed = True
        self.clear_puzzle()
        self.open_planning()
        self.phase = PLANNING
        self.turn = TOGETHER
        if self.telling and self.round < ROUNDS:
            self.events.append(events.forecast(self, self.deck[self.round]))
        if self.telling and not self.live:
            self.events.append(events.planning_begins(self))
        for seat in self.order:
            if self.has_left(seat):
                self.locked[seat] = 1  # SI-4.9
        if not self.live:
            self.turn = self.next_unlocked(NOBODY)

    def after_planning_move(self, seat: i64) -> None:
        """SI-4.1, SI-4.8: the reveal when all have locked; else, in turns, the next seat."""
        next: i64 = self.next_unlocked(seat)
        if next == NOBODY:
            self.reveal()
        elif not self.live:
            self.turn = next

    def reveal(self) -> None:
        """SI-5.1: those on Optimize Code get a puzzle, if they still play."""
        self.revealed = True
        if self.telling:
            self.events.extend(events.plans(self))
        self.reveal_pivots()
        solvers: i64 = 0
        for seat in self.order:
            if self.is_on(seat, OPTIMIZE) and not self.has_left(seat):
                self.solving[seat] = UNOPENED
                solvers += 1
        if solvers == 0:
            self.resolution()
            return
        self.puzzle_words = self.rng.fork().words()
        self.programs = filled(self.players * MOST_TOKENS, NONE)
        self.phase = PUZZLE
        self.turn = TOGETHER
        if self.telling:
            self.events.append(events.puzzle_begins(self))

    def after_puzzle_move(self) -> None:
        for seat in self.order:
            if self.solving[seat] == UNOPENED or self.solving[seat] == WORKING:
                return
        self.revealed = True
        self.winner = self.puzzle_winner()
        if self.telling:
            self.events.extend(events.puzzle_ends(self))
        if self.winner != NOBODY:
            self.reward(self.winner)
        self.resolution()

    def resolution(self) -> None:
        """SI-6, SI-7: everything that follows without a decision, up to the next draft or the end."""
        self.resolve_plans()
        self.pay_income()
        self.claim_milestones()
        self.strike()
        if self.round == ROUNDS:
            self.finish()
        else:
            self.round += 1
            self.first = (self.first + 1) % self.players  # SI-2.1
            self.start_round()

    def finish(self) -> None:
        """The end. What was still in the making is swept off the table."""
        if self.phase == PLANNING and not self.all_locked():
            self.money = self.money_shown[:]
        if len(self.movers()) > 0 and self.phase == PUZZLE:
            self.clear_puzzle()
        self.turn = OVER
        self.revealed = True
        self.close_draft()
        self.clear_plans()
        self.money_shown = self.money[:]
        if self.telling:
            self.events.append(events.game_ends(self))

    def leave(self, seat: i64) -> None:
        """SI-4.9: bids nothing, locks at once, passes the puzzle; one company left ends the game."""
        if self.still_playing() < 2:
            self.finish()
        elif self.phase == CORPORATION:
            self.funding[seat] = max(0, self.funding[seat])
            self.tech[seat] = max(0, self.tech[seat])
            self.product[seat] = max(0, self.product[seat])
            self.after_founding()
        elif self.phase == BIDDING:
            line: i64 = 0
            while line < SHEET:
                self.sheets[seat * SHEET + line] = 0
                line += 1
            if self.sent[seat] == NONE:
                self.send_sheet(seat)
                self.after_sending()
        elif self.phase == PLANNING:
            if self.locked[seat] == 0:
                self.locked[seat] = 1
                if self.all_locked():
                    self.reveal()
                elif self.turn == seat:
                    self.turn = self.next_unlocked(seat)
        elif self.solving[seat] != NOT_SOLVING:
            self.solving[seat] = FINISHED
            self.ended[seat] = PASSED
            self.after_puzzle_move()

    # -- what may be done --------------------------------------------------------------------------------

    def is_waiting_for(self, seat: i64) -> bool:
        """Whether a seat still has something to do in this phase."""
        if self.phase == CORPORATION:
            return not self.has_founded(seat)
        if self.phase == BIDDING:
            return self.sent[seat] == NONE
        if self.phase == PLANNING:
            return self.locked[seat] == 0
        return self.solving[seat] == UNOPENED or self.solving[seat] == WORKING

    def movers(self) -> vec[i64]:
        seats: vec[i64] = vec[i64](capacity=4)
        if self.turn >= 0:
            return append(seats, self.turn)
        seat: i64 = 0
        while seat < self.players and self.turn == TOGETHER:
            if self.is_waiting_for(seat):
                seats = append(seats, seat)
            seat += 1
        return seats

    def may_move(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.players:
            return False
        return self.turn == seat or (self.turn == TOGETHER and self.is_waiting_for(seat))

    def legal(self, seat: i64) -> vec[i64]:
        if not self.may_move(seat):
            return vec[i64]()
        if self.phase == CORPORATION:
            return self.ways_to_found(seat)
        if self.phase == BIDDING:
            return self.ways_to_bid(seat)
        if self.phase == PLANNING:
            return self.ways_to_plan(seat)
        return self.ways_to_solve(seat)

    def ways_to_found(self, seat: i64) -> vec[i64]:
        """SI-1: one of each, in any order."""
        moves: vec[i64] = vec[i64](capacity=10)
        if self.funding[seat] == NONE:
            moves = several(moves, FUNDING, CHOICES)
        if self.tech[seat] == NONE:
            moves = several(moves, TECH, CHOICES)
        if self.product[seat] == NONE:
            moves = several(moves, PRODUCT, CHOICES)
        if len(moves) < 3 * CHOICES and self.rethought[seat] < MOST_RETHINKS:
            moves = append(moves, RETHINK)
        return moves

    def ways_to_bid(self, seat: i64) -> vec[i64]:
        """SI-2.3: open a line of the sheet, or fill in the open one."""
        line: i64 = self.envelope[seat]
        if line != NONE:
            candidate: i64 = self.on_offer(seat, line)
            lowest: i64 = salary_of(candidate)
            highest: i64 = self.highest_bid(seat, candidate)
            bids: vec[i64] = filled(max(0, highest - lowest + 1) + 1, NO_BID)
            i: i64 = 1
            while i < len(bids):
                bids[i] = BID + lowest + i - 1
                i += 1
            return bids
        moves: vec[i64] = vec[i64](capacity=len(self.pool) + MOST_INSIDERS + 1)
        if self.opened[seat] < MOST_OPENED:
            moves = several(moves, ENVELOPE, len(self.pool))
            i = 0
            while i < MOST_INSIDERS:
                if self.insiders[seat * MOST_INSIDERS + i] != 0:
                    moves = append(moves, ENVELOPE + MOST_POOL + i)
                i += 1
        return append(moves, SEND)

    def ways_to_plan(self, seat: i64) -> vec[i64]:
        """SI-4.1: after so many changes only the lock is left."""
        size: i64 = self.staff_size[seat]
        moves: vec[i64] = vec[i64](capacity=size * USUAL_WAYS + 4)
        moves = append(moves, LOCK)
        if self.changes[seat] == MOST_CHANGES:
            return moves
        moves = self.ways_to_assign(seat, moves)
        moves = self.ways_to_change_assigned(seat, moves)
        if self.may_pivot(seat):
            product: i64 = 0
            while product < CHOICES:
                if product != self.product[seat] and product != self.pivot[seat]:
                    moves = append(moves, PIVOT + product)
                product += 1
            if self.pivot[seat] != NONE:
                moves = append(moves, STAY)
        return moves

    def ways_to_assign(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The same as asking `may_assign` for every engineer and action, but each action is looked at once."""
        size: i64 = self.staff_size[seat]
        first: i64 = seat * MOST_STAFF
        money: i64 = self.money[seat]
        forced: i64 = self.forced[seat]
        assigned: vec[i64] = self.assigned
        on_action: vec[i64] = self.on_action
        prices: vec[i64] = self.figures.action_price
        slots: vec[i64] = self.figures.action_slots
        from_round: vec[i64] = self.figures.action_from_round
        round: i64 = self.round
        barred: i64 = self.barred[seat]
        most: i64 = self.most_to_spend(seat)
        action: i64 = 0
        while action < ACTIONS:
            price: i64 = prices[action]
            if price > most or round < from_round[action] or (action == SERVERS and barred == 1):
                action += 1
                continue
            is_on: bool = on_action[seat * ACTIONS + action] > 0
            limit: i64 = slots[action]
            if limit > 0 and not is_on and holders(on_action, action) >= limit:
                action += 1
                continue
            alone: bool = is_on and action >= VIRAL
            affordable: bool = price <= money and not alone
            e: i64 = 0
            while e < size:
                if (forced >> e) & 1 == 0:
                    if affordable:
                        moves = append(moves, ASSIGN + e * ACTIONS + action)
                    else:
                        now: i64 = assigned[first + e]
                        if now == action or (now != NONE and not alone and price <= money + prices[now]):
                            moves = append(moves, ASSIGN + e * ACTIONS + action)
                e += 1
            action += 1
        return moves

    def most_to_spend(self, seat: i64) -> i64:
        """What the seat would have at most, after taking back the dearest of its assignments (SI-4.4)."""
        prices: vec[i64] = self.figures.action_price
        assigned: vec[i64] = self.assigned
        dearest: i64 = 0
        e: i64 = seat * MOST_STAFF
        last: i64 = e + self.staff_size[seat]
        while e < last:
            action: i64 = assigned[e]
            if action != NONE and prices[action] > dearest:
                dearest = prices[action]
            e += 1
        return self.money[seat] + dearest

    def ways_to_change_assigned(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """To idle an engineer, to augment one, to take the AI back."""
        first: i64 = seat * MOST_STAFF
        size: i64 = self.staff_size[seat]
        assigned: vec[i64] = self.assigned
        forced: i64 = self.forced[seat]
        augmented: i64 = self.augmented[seat]
        ai_left: bool = self.ai_used(seat) < self.ai[seat]
        e: i64 = 0
        while e < size:
            if assigned[first + e] != NONE:
                if (forced >> e) & 1 == 0:
                    moves = append(moves, IDLE + e)
                if (augmented >> e) & 1 == 1:
                    moves = append(moves, PLAIN + e)
                elif ai_left and self.takes_ai(seat, e):
                    moves = append(moves, AUGMENT + e)
            e += 1
        return moves

    # -- what happens ------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.revealed = False
        if move >= OPEN_PUZZLE:
            self.solve(seat, move)
            if move in (SUBMIT, PASS):
                self.after_puzzle_move()
        elif move >= ASSIGN:
            self.change_plan(seat, move)
        elif move >= ENVELOPE:
            self.fill_sheet(seat, move)
        else:
            self.choose_corporation(seat, move)

    def choose_corporation(self, seat: i64, move: i64) -> None:
        """SI-1."""
        if move == RETHINK:
            self.rethought[seat] += 1
            self.funding[seat] = NONE
            self.tech[seat] = NONE
            self.product[seat] = NONE
        elif move >= PRODUCT:
            self.product[seat] = move - PRODUCT
        elif move >= TECH:
            self.tech[seat] = move - TECH
        else:
            self.funding[seat] = move - FUNDING
        if self.telling:
            self.events.extend(events.choosing(self, seat))
        if self.has_founded(seat):
            self.revealed = True
            self.after_founding()

    def fill_sheet(self, seat: i64, move: i64) -> None:
        """SI-2.3."""
        if move == SEND:
            if self.telling:
                self.events.append(events.sent(self, seat))
            self.send_sheet(seat)
            self.after_sending()
        elif move >= NO_BID:
            line: i64 = self.envelope[seat]
            self.sheets[seat * SHEET + line] = move - BID
            self.envelope[seat] = NONE
            if self.telling:
                self.events.append(events.bid(self, seat, line, move - BID))
        else:
            self.envelope[seat] = move - ENVELOPE
            self.opened[seat] += 1

    def change_plan(self, seat: i64, move: i64) -> None:
        """SI-4.1. What others may see of it (SI-9.1) can't be taken back as if it had not been."""
        if move == LOCK:
            self.locked[seat] = 1
            if self.telling:
                self.events.append(events.locked(self, seat))
            self.after_planning_move(seat)
            return
        self.changes[seat] += 1
        comes: i64 = self.comes_to(seat, move)
        leaves: i64 = self.leaves(seat, move)
        self.revealed = comes != NONE or leaves != NONE
        if self.telling:
            self.events.append(events.changed(self, seat, move, comes, leaves))
        if move >= PIVOT:
            self.pivot[seat] = NONE if move == STAY else move - PIVOT
        elif move >= PLAIN:
            self.augmented[seat] &= ~(1 << (move - PLAIN))
        elif move >= AUGMENT:
            self.augmented[seat] |= 1 << (move - AUGMENT)
        elif move >= IDLE:
            self.idle(seat, move - IDLE)
        else:
            self.put(seat, (move - ASSIGN) // ACTIONS, (move - ASSIGN) % ACTIONS)
        self.after_planning_move(seat)

    def comes_to(self, seat: i64, move: i64) -> i64:
        """SI-9.1: the limited action that everyone sees the seat come to with a change, or NONE."""
        if move < ASSIGN or move >= IDLE:
            return NONE
        action: i64 = (move - ASSIGN) % ACTIONS
        if self.figures.action_slots[action] == 0 or self.on_action[seat * ACTIONS + action] > 0:
            return NONE
        return action

    def leaves(self, seat: i64, move: i64) -> i64:
        """SI-9.1: the limited action that everyone sees the seat leave with a change, or NONE."""
        if move < ASSIGN or move >= AUGMENT:
            return NONE
        if move >= IDLE:
            return self.frees(seat, move - IDLE)
        action: i64 = self.frees(seat, (move - ASSIGN) // ACTIONS)
        if action == (move - ASSIGN) % ACTIONS:
            return NONE
        return action

    def copy_course_to(self, other: Course) -> None:
        self.copy_desk_to(other)
        other.live = self.live
        other.phase = self.phase
        other.rethought = self.rethought[:]

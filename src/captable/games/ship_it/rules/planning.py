"""Planning in Ship It! (SI-4): who is put on what, slots, prices, AI, Pivot, and what debt forces."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.vectors import filled, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules.companies import MOST_STAFF, productivity_of, trait_of
from captable.games.ship_it.rules.draft import Draft
from captable.games.ship_it.rules.figures import (
    ACTIONS,
    NOBODY,
    NONE,
    PAY_DOWN,
    SERVERS,
    SKEPTIC,
    VC_HEAVY,
    VIRAL,
    fill,
)

MOST_CHANGES: Final[i64] = 20
"""SI-4.1."""


def holders(on_action: vec[i64], action: i64) -> i64:
    """SI-4.2: how many players are on an action."""
    count: i64 = 0
    i: i64 = action
    while i < len(on_action):
        if on_action[i] > 0:
            count += 1
        i += ACTIONS
    return count


class Planning(Draft):
    rules: i64 = 2
    """The version of the rules, for tables and records of earlier ones."""
    queue: vec[i64]
    """The seats in the order in which they plan, where they do it in turn (SI-4.8); it follows from the figures."""
    money_shown: vec[i64]
    """Money as it stood when planning began (SI-9.1)."""
    on_action: vec[i64]
    """How many engineers a seat has on an action, ACTIONS a seat."""
    forced: vec[i64]
    """Engineers who can't be moved, one bit each (SI-4.5)."""
    changes: vec[i64]
    locked: vec[i64]
    pivot: vec[i64]
    """The product that a seat will change to, or NONE."""
    pivoted: vec[i64]
    """1 for those who have used their Pivot (SI-1.5)."""

    def open_planning(self) -> None:
        """The plans have been clear since the round began."""
        self.line_up()
        self.money_shown = self.money[:]
        for seat in self.order:
            self.force(seat)

    def line_up(self) -> None:
        """SI-4.8: who is behind plans first. In version 1 it was the draft order."""
        self.queue = self.by_score() if self.rules > 1 else self.order

    def found_planning(self) -> None:
        """No plans yet."""
        self.queue = self.order
        players: i64 = self.players
        self.pivoted = zeros(players)
        self.money_shown = zeros(players)
        self.on_action = zeros(players * ACTIONS)
        self.forced = zeros(players)
        self.changes = zeros(players)
        self.locked = zeros(players)
        self.pivot = filled(players, NONE)

    def clear_plans(self) -> None:
        fill(self.assigned, NONE)
        fill(self.augmented, 0)
        fill(self.plan, 0)
        fill(self.plan_size, 0)
        fill(self.money_shown, 0)
        fill(self.on_action, 0)
        fill(self.forced, 0)
        fill(self.changes, 0)
        fill(self.locked, 0)
        fill(self.pivot, NONE)

    def force(self, seat: i64) -> None:
        """SI-4.5: with too much debt, half of the engineers pay it down: the least productive, least first."""
        share: i64 = self.figures.debt_level_forced[self.figures.debt_level(self.debt[seat])]
        count: i64 = self.staff_size[seat] * share // 100
        if count > 0 and self.telling:
            self.events.append(events.forced(self, seat, count))
        while count > 0:
            least: i64 = NONE
            e: i64 = self.staff_size[seat] - 1
            while e >= 0:  # from the last hired, who is taken first among equals
                if not self.is_forced(seat, e) and (
                    least == NONE or self.productivity(seat, e) < self.productivity(seat, least)
                ):
                    least = e
                e -= 1
            self.put(seat, least, PAY_DOWN)
            self.forced[seat] |= 1 << least
            count -= 1

    def productivity(self, seat: i64, e: i64) -> i64:
        return productivity_of(self.staff[seat * MOST_STAFF + e])

    def is_forced(self, seat: i64, e: i64) -> bool:
        return (self.forced[seat] >> e) & 1 == 1

    # -- actions -----------------------------------------------------------------------------------------

    def is_on(self, seat: i64, action: i64) -> bool:
        return self.on_action[seat * ACTIONS + action] > 0

    def is_limited(self, action: i64) -> bool:
        return self.figures.action_slots[action] > 0

    def has_slot(self, seat: i64, action: i64) -> bool:
        """SI-4.2: whether the seat is on the action, or a slot is free."""
        slots: i64 = self.figures.action_slots[action]
        return slots == 0 or self.is_on(seat, action) or holders(self.on_action, action) < slots

    def is_open(self, action: i64) -> bool:
        """SI-4.3."""
        return self.round >= self.figures.action_from_round[action]

    def is_barred(self, seat: i64, action: i64) -> bool:
        """SI-4.7."""
        return action == SERVERS and self.barred[seat] == 1

    def is_taken_by_another_engineer(self, seat: i64, e: i64, action: i64) -> bool:
        """SI-4.3: the three late actions take one engineer each."""
        return action >= VIRAL and self.is_on(seat, action) and self.assigned[seat * MOST_STAFF + e] != action

    def price(self, action: i64) -> i64:
        if action == NONE:
            return 0
        return self.figures.action_price[action]

    def can_pay(self, seat: i64, e: i64, action: i64) -> bool:
        """SI-4.4: what the engineer's old action cost comes back first."""
        return self.price(action) <= self.money[seat] + self.price(self.assigned[seat * MOST_STAFF + e])

    def may_assign(self, seat: i64, e: i64, action: i64) -> bool:
        return (
            self.is_open(action)
            and not self.is_barred(seat, action)
            and self.has_slot(seat, action)
            and not self.is_taken_by_another_engineer(seat, e, action)
            and self.can_pay(seat, e, action)
        )

    def takes_ai(self, seat: i64, e: i64) -> bool:
        """SI-3.4."""
        return trait_of(self.staff[seat * MOST_STAFF + e]) != SKEPTIC

    def may_augment(self, seat: i64, e: i64) -> bool:
        """SI-3.2."""
        return (
            self.assigned[seat * MOST_STAFF + e] != NONE
            and not self.has_ai(seat, e)
            and self.takes_ai(seat, e)
            and self.ai_used(seat) < self.ai[seat]
        )

    def may_pivot(self, seat: i64) -> bool:
        """SI-1.5."""
        return self.funding[seat] == VC_HEAVY and self.pivoted[seat] == 0

    # -- changes -----------------------------------------------------------------------------------------

    def put(self, seat: i64, e: i64, action: i64) -> None:
        """SI-4.1, SI-4.4: to the end of the list; the old price back, the new one paid."""
        self.take_off_list(seat, e)
        self.assigned[seat * MOST_STAFF + e] = action
        self.on_action[seat * ACTIONS + action] += 1
        self.money[seat] -= self.figures.action_price[action]
        self.plan[seat * MOST_STAFF + self.plan_size[seat]] = e
        self.plan_size[seat] += 1

    def take_off_list(self, seat: i64, e: i64) -> None:
        action: i64 = self.assigned[seat * MOST_STAFF + e]
        if action == NONE:
            return
        self.assigned[seat * MOST_STAFF + e] = NONE
        self.on_action[seat * ACTIONS + action] -= 1
        self.money[seat] += self.figures.action_price[action]
        plan: vec[i64] = self.plan
        i: i64 = seat * MOST_STAFF
        last: i64 = i + self.plan_size[seat] - 1
        while plan[i] != e:
            i += 1
        while i < last:
            plan[i] = plan[i + 1]
            i += 1
        plan[last] = 0
        self.plan_size[seat] -= 1

    def idle(self, seat: i64, e: i64) -> None:
        """SI-4.1, SI-3.2: off the list, and the AI with it."""
        self.take_off_list(seat, e)
        self.augmented[seat] &= ~(1 << e)

    def frees(self, seat: i64, e: i64) -> i64:
        """The limited action that everyone would see this engineer leave, or NONE (SI-9.1)."""
        action: i64 = self.assigned[seat * MOST_STAFF + e]
        if action == NONE or self.figures.action_slots[action] == 0 or self.on_action[seat * ACTIONS + action] > 1:
            return NONE
        return action

    def all_locked(self) -> bool:
        return 0 not in self.locked

    def next_unlocked(self, seat: i64) -> i64:
        """SI-4.8: whose turn to plan comes after that seat's; NOBODY first asks for the first."""
        order: vec[i64] = self.queue
        players: i64 = len(order)
        at: i64 = players - 1
        i: i64 = 0
        while i < players:
            if order[i] == seat:
                at = i
            i += 1
        i = 0
        while i < players:
            at += 1
            if at == players:
                at = 0
            if self.locked[order[at]] == 0:
                return order[at]
            i += 1
        return NOBODY

    def reveal_pivots(self) -> None:
        """SI-1.5: shown at the reveal, and in force from this resolution on."""
        for seat in self.order:
            if self.pivot[seat] != NONE:
                if self.telling:
                    self.events.append(events.pivoted(self, seat, self.pivot[seat]))
                self.product[seat] = self.pivot[seat]
                self.pivoted[seat] = 1
                self.pivot[seat] = NONE

    def copy_planning_to(self, other: Planning) -> None:
        self.copy_draft_to(other)
        other.rules = self.rules
        other.queue = self.queue  # made anew for each planning, never changed in place
        other.money_shown = self.money_shown[:]
        other.on_action = self.on_action[:]
        other.forced = self.forced[:]
        other.changes = self.changes[:]
        other.locked = self.locked[:]
        other.pivot = self.pivot[:]
        other.pivoted = self.pivoted[:]

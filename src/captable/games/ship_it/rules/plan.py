"""The plan of a company (SI-4): which engineer is on what, and with AI; secret until the reveal."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE, count_bits, filled, padded, zeros
from captable.games.ship_it.rules.codes import ACTIONS, MOST_STAFF


@final
class Plan:
    assigned: vec[i64]
    """The action of each engineer, or NONE; as many as there could be."""
    steps: vec[i64]
    """The engineers who are on something, in the order of the list (SI-4.1)."""
    on_action: vec[i64]
    """How many engineers are on each action."""
    augmented: i64 = 0
    """The engineers with AI, one bit each."""
    forced: i64 = 0
    """Engineers who can't be moved, one bit each (SI-4.5)."""
    changes: i64 = 0
    locked: i64 = 0
    pivot: i64 = NONE
    """The product that the company will change to, or NONE."""
    money_shown: i64 = 0
    """Money as it stood when planning began (SI-9.1)."""

    def copy(self) -> Plan:
        other: Plan = Plan()
        other.assigned = self.assigned[:]
        other.steps = self.steps[:]
        other.on_action = self.on_action[:]
        other.augmented = self.augmented
        other.forced = self.forced
        other.changes = self.changes
        other.locked = self.locked
        other.pivot = self.pivot
        other.money_shown = self.money_shown
        return other

    def put(self, e: i64, action: i64) -> None:
        """SI-4.1: to the end of the list."""
        self.assigned[e] = action
        self.on_action[action] += 1
        self.steps = append(self.steps, e)

    def take_off(self, e: i64) -> None:
        self.on_action[self.assigned[e]] -= 1
        self.assigned[e] = NONE
        rest: vec[i64] = vec[i64](capacity=len(self.steps))
        for other in self.steps:
            if other != e:
                rest = append(rest, other)
        self.steps = rest

    def is_on(self, action: i64) -> bool:
        return self.on_action[action] > 0

    def has_ai(self, e: i64) -> bool:
        return (self.augmented >> e) & 1 == 1

    def ai_used(self) -> i64:
        return count_bits(self.augmented)

    def is_forced(self, e: i64) -> bool:
        return (self.forced >> e) & 1 == 1

    def is_last(self, e: i64) -> bool:
        """Whether that engineer's is the last assignment in the list (SI-3.4)."""
        size: i64 = len(self.steps)
        return size > 0 and self.steps[size - 1] == e

    def listed(self, v: vec[i64]) -> vec[i64]:
        """The list, for keys: of a fixed length."""
        return padded(v, self.steps, MOST_STAFF, 0)


def no_plan() -> Plan:
    plan: Plan = Plan()
    plan.assigned = filled(MOST_STAFF, NONE)
    plan.steps = vec[i64]()
    plan.on_action = zeros(ACTIONS)
    return plan

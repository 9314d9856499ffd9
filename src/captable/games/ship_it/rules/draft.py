"""The engineer draft of Ship It! (SI-2): candidates, sealed sheets, and who gets whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.vectors import filled, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules.companies import (
    MOST_STAFF,
    Companies,
    engineer,
    salary_of,
    trait_of,
)
from captable.games.ship_it.rules.figures import (
    ANGEL_BACKED,
    BOOTSTRAPPED,
    INTERN,
    JUNIOR,
    NOBODY,
    NONE,
    SENIOR,
    Figures,
    fill,
)

MOST_POOL: Final[i64] = 20
"""No table has the money for so many recruiters that there would be more."""
MOST_INSIDERS: Final[i64] = 2
SHEET: Final[i64] = 22
"""Lines of a bid sheet: the pool, then the player's own Insider engineers."""
MOST_BID: Final[i64] = 400
MOST_OPENED: Final[i64] = 30
"""A sheet can be changed so often; then it can only be sent."""

SPECIALTIES: Final[i64] = 5
TRAITS: Final[i64] = 4
PRODUCTIVITY_STEP: Final[i64] = 5
PRODUCTIVITY_SPREAD: Final[i64] = 2
"""SI-2.2: from two steps of 0.05 below to two above."""


class Draft(Companies):
    pool: vec[i64]
    insiders: vec[i64]
    """SI-1.7: MOST_INSIDERS a seat, 0 where there is none."""
    sheets: vec[i64]
    """Bids, SHEET a seat, 0 for none."""
    envelope: vec[i64]
    """The line that a seat is about to fill in, or NONE."""
    opened: vec[i64]
    """How many lines a seat has opened in this draft."""
    sent: vec[i64]
    """The how-manieth a seat was to send its sheet, or NONE (SI-2.5)."""

    def found_draft(self) -> None:
        """Nobody to draft yet."""
        players: i64 = self.players
        self.pool = vec[i64]()
        self.insiders = zeros(players * MOST_INSIDERS)
        self.sheets = zeros(players * SHEET)
        self.envelope = filled(players, NONE)
        self.opened = zeros(players)
        self.sent = filled(players, NONE)

    def open_draft(self) -> None:
        """SI-2.1, SI-2.2: the order, and new candidates."""
        self.order = self.by_users()
        size: i64 = self.players + self.figures.draft_pool
        for bonus in self.recruiters:
            size += bonus * self.figures.draft_recruits
        size = min(size, MOST_POOL)
        self.pool = vec[i64](capacity=size)
        while size > 0:
            self.pool = append(self.pool, self.candidate(self.rng))
            size -= 1
        seat: i64 = 0
        while seat < self.players:
            self.draw_insiders(seat, self.rng)
            seat += 1

    def draw_insiders(self, seat: i64, rng: Rng) -> None:
        """SI-1.7."""
        if self.funding[seat] != ANGEL_BACKED:
            return
        i: i64 = 0
        while i < self.figures.powers_insiders:
            self.insiders[seat * MOST_INSIDERS + i] = self.candidate(rng)
            i += 1

    def candidate(self, rng: Rng) -> i64:
        """SI-2.2."""
        figures: Figures = self.figures
        level: i64 = JUNIOR
        if rng.below(100) < figures.draft_senior_base + figures.draft_senior_step * self.round:
            level = SENIOR
        specialty: i64 = rng.below(SPECIALTIES)
        trait: i64 = rng.below(TRAITS) if rng.below(100) < figures.draft_trait else NONE
        steps: i64 = rng.below(2 * PRODUCTIVITY_SPREAD + 1) - PRODUCTIVITY_SPREAD
        spread: i64 = figures.draft_salary_spread
        salary: i64 = figures.level_salary[level] + rng.below(2 * spread + 1) - spread
        productivity: i64 = figures.level_productivity[level] + steps * PRODUCTIVITY_STEP
        return engineer(level, specialty, trait, productivity, max(1, salary), 0)

    def intern(self) -> i64:
        """SI-2.7."""
        figures: Figures = self.figures
        return engineer(INTERN, NONE, NONE, figures.level_productivity[INTERN], figures.level_salary[INTERN], 0)

    # -- sheets (SI-2.3) ---------------------------------------------------------------------------------

    def on_offer(self, seat: i64, line: i64) -> i64:
        """The engineer of a line of a seat's sheet, 0 if there is none."""
        if line < MOST_POOL:
            if line < len(self.pool):
                return self.pool[line]
            return 0
        return self.insiders[seat * MOST_INSIDERS + line - MOST_POOL]

    def price_of(self, seat: i64, candidate: i64, bid: i64) -> i64:
        """SI-1.6, SI-2.6: what a winning bid costs."""
        trait: i64 = trait_of(candidate)
        if trait != NONE:
            bid += self.figures.trait_cost[trait]
        return self.discounted(seat, bid)

    def discounted(self, seat: i64, price: i64) -> i64:
        """SI-1.6: rounded half up."""
        if self.funding[seat] != BOOTSTRAPPED:
            return price
        return (2 * price * (100 - self.figures.powers_discount) + 100) // 200

    def highest_bid(self, seat: i64, candidate: i64) -> i64:
        """SI-2.3: the highest bid that the seat could pay if it won this engineer alone."""
        most: i64 = self.money[seat]
        if self.funding[seat] == BOOTSTRAPPED:
            most = (200 * most + 99) // (2 * (100 - self.figures.powers_discount))
        trait: i64 = trait_of(candidate)
        if trait != NONE:
            most -= self.figures.trait_cost[trait]
        return min(most, MOST_BID)

    def hire_limit(self, seat: i64) -> i64:
        """SI-2.4."""
        limit: i64 = self.figures.draft_hires + self.figures.funding_hires[self.funding[seat]]
        return limit + self.recruiters[seat] * self.figures.draft_recruits

    def send_sheet(self, seat: i64) -> None:
        rank: i64 = 0
        for other in self.sent:
            if other != NONE:
                rank += 1
        self.sent[seat] = rank
        self.envelope[seat] = NONE

    # -- the award (SI-2.5 to SI-2.8) --------------------------------------------------------------------

    def award(self) -> None:
        """SI-2.5: bids are taken from the highest down; what can't be hired or paid is void, that bid alone."""
        if self.telling:
            self.events.extend(events.bids(self))
        hired: vec[i64] = zeros(self.players)
        free: vec[i64] = filled(MOST_POOL, 1)
        best: i64 = self.best_bid()
        while best != NOBODY:
            seat: i64 = best // SHEET
            line: i64 = best % SHEET
            candidate: i64 = self.on_offer(seat, line)
            bid: i64 = self.sheets[best]
            price: i64 = self.price_of(seat, candidate, bid)
            self.sheets[best] = 0
            is_free: bool = line >= MOST_POOL or free[line] == 1
            if is_free and hired[seat] < self.hire_limit(seat) and price <= self.money[seat] and self.has_room(seat):
                if line < MOST_POOL:
                    free[line] = 0
                hired[seat] += 1
                self.money[seat] -= price
                if self.telling:
                    self.events.append(events.hired(self, seat, line, candidate, bid, price))
                self.hire(seat, candidate)
            best = self.best_bid()
        self.send_interns(hired)
        self.close_draft()
        fill(self.recruiters, 0)

    def close_draft(self) -> None:
        """Who is left over goes away (SI-2.5), and the sheets are empty for the next draft."""
        self.pool = vec[i64]()
        fill(self.insiders, 0)
        fill(self.sheets, 0)
        fill(self.envelope, NONE)
        fill(self.opened, 0)
        fill(self.sent, NONE)

    def has_room(self, seat: i64) -> bool:
        return self.staff_size[seat] < MOST_STAFF

    def best_bid(self) -> i64:
        """The entry of `sheets` that comes next: the highest, then the earlier sheet, then the earlier line."""
        sheets: vec[i64] = self.sheets
        best: i64 = NOBODY
        highest: i64 = 0
        i: i64 = 0
        while i < len(sheets):
            bid: i64 = sheets[i]
            if bid > highest or (bid > 0 and bid == highest and self.sent[i // SHEET] < self.sent[best // SHEET]):
                best = i
                highest = bid
            i += 1
        return best

    def send_interns(self, hired: vec[i64]) -> None:
        """SI-2.7: for those who won nobody."""
        for seat in self.order:
            if hired[seat] == 0 and self.has_room(seat):
                intern: i64 = self.intern()
                price: i64 = min(self.discounted(seat, salary_of(intern)), self.money[seat])
                self.money[seat] -= price
                if self.telling:
                    self.events.append(events.intern(self, seat, price))
                self.hire(seat, intern)

    def copy_draft_to(self, other: Draft) -> None:
        self.copy_companies_to(other)
        other.pool = self.pool  # made anew for each draft, never changed in place
        other.insiders = self.insiders[:]
        other.sheets = self.sheets[:]
        other.envelope = self.envelope[:]
        other.opened = self.opened[:]
        other.sent = self.sent[:]

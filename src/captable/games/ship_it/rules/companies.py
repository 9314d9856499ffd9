"""The companies of Ship It!: their figures, their engineers, and what a round's resolution does to them.

Docstrings name the clause. `rules` adds the course of a round on top of this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.state import State
from captable.core.vectors import filled, zeros
from captable.games.ship_it import events
from captable.games.ship_it.rules.figures import (
    ACQUISITION,
    ACTIONS,
    CLEAN_CODE,
    COMPETITOR,
    DATA_BREACH,
    DEVELOP,
    FIVE_STARS,
    IPO,
    MARKETING,
    MILESTONES,
    MONETIZE,
    NIGHT_OWL,
    NOBODY,
    NONE,
    OPTIMIZE,
    OUTAGE,
    PAY_DOWN,
    RECRUITER,
    RESEARCH,
    REVENUE_KING,
    ROUNDS,
    SERVERS,
    VETERAN,
    VIRAL,
    VIRAL_MOMENT,
    Figures,
    half_up,
)

MOST_STAFF: Final[i64] = 20
"""No company can pay for more engineers than this in a game."""

LEAST_RATING: Final[i64] = 100
MOST_RATING: Final[i64] = 500
"""SI-0.3, in hundredths."""

OUTPUT_ONE: Final[i64] = 100_000_000
"""An output of 1: productivity in hundredths, and AI, specialty and trait in percent (SI-0.2)."""


# An engineer is one integer, so that staff and pool are small vectors: these are its parts.


def engineer(level: i64, specialty: i64, trait: i64, productivity: i64, salary: i64, since: i64) -> i64:
    """`since` is the round in which the engineer was hired, 0 for a candidate."""
    return level | (specialty + 1) << 2 | (trait + 1) << 5 | productivity << 8 | salary << 16 | since << 24


def level_of(engineer: i64) -> i64:
    return engineer & 3


def specialty_of(engineer: i64) -> i64:
    return ((engineer >> 2) & 7) - 1


def trait_of(engineer: i64) -> i64:
    return ((engineer >> 5) & 7) - 1


def productivity_of(engineer: i64) -> i64:
    return (engineer >> 8) & 255


def salary_of(engineer: i64) -> i64:
    return (engineer >> 16) & 255


def since_of(engineer: i64) -> i64:
    return engineer >> 24


class Companies(State):
    """A table of companies. Vectors have an entry a seat; those of engineers are flat, MOST_STAFF a seat."""

    figures: Figures
    round: i64 = 0
    """From 1 to ROUNDS."""
    order: vec[i64]
    """The seats in draft order (SI-2.1)."""
    first: i64 = 0
    """The seat that comes first among equals in this round (SI-2.1)."""

    funding: vec[i64]
    tech: vec[i64]
    product: vec[i64]
    users: vec[i64]
    revenue: vec[i64]
    rating: vec[i64]
    """In hundredths (SI-0.1)."""
    debt: vec[i64]
    money: vec[i64]
    servers: vec[i64]
    ai: vec[i64]
    """AI capacity: how many engineers can be augmented in a round (SI-3.2)."""
    late_points: vec[i64]
    """IPO Prep and Acquisition Target, in thousandths (SI-6.4)."""
    recruiters: vec[i64]
    """Recruiter bonuses for the next draft (SI-6.2)."""
    barred: vec[i64]
    """1 for those who can't use Upgrade Servers in this round (SI-4.7)."""
    staff: vec[i64]
    staff_size: vec[i64]
    milestones: vec[i64]
    """Who has claimed each, or NOBODY."""
    deck: vec[i64]
    """All events; the one of round r is at r - 1 (SI-7.1)."""

    assigned: vec[i64]
    """The action of each engineer, or NONE; flat as `staff`."""
    augmented: vec[i64]
    """The engineers with AI, one bit each."""
    plan: vec[i64]
    """The list of assignments in its order (SI-4.1), flat as `staff`."""
    plan_size: vec[i64]

    def found_companies(self) -> None:
        """Everything but the corporations, empty."""
        players: i64 = self.players
        self.round = 1
        self.order = zeros(players)
        self.funding = filled(players, NONE)
        self.tech = filled(players, NONE)
        self.product = filled(players, NONE)
        self.users = zeros(players)
        self.revenue = zeros(players)
        self.rating = filled(players, LEAST_RATING)
        self.debt = zeros(players)
        self.money = zeros(players)
        self.servers = zeros(players)
        self.ai = zeros(players)
        self.late_points = zeros(players)
        self.recruiters = zeros(players)
        self.barred = zeros(players)
        self.staff = zeros(players * MOST_STAFF)
        self.staff_size = zeros(players)
        self.milestones = filled(MILESTONES, NOBODY)
        self.assigned = filled(players * MOST_STAFF, NONE)
        self.augmented = zeros(players)
        self.plan = zeros(players * MOST_STAFF)
        self.plan_size = zeros(players)

    def start_company(self, seat: i64) -> None:
        """SI-1.1 to SI-1.4: what the three choices bring."""
        figures: Figures = self.figures
        self.money[seat] = figures.funding_money[self.funding[seat]]
        self.ai[seat] = figures.tech_ai[self.tech[seat]]
        self.debt[seat] = figures.tech_debt[self.tech[seat]]
        self.users[seat] = half_up(figures.start_users * figures.product_users[self.product[seat]], 100)
        self.rating[seat] = figures.start_rating
        self.servers[seat] = figures.start_servers

    def still_playing(self) -> i64:
        left: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if not self.has_left(seat):
                left += 1
            seat += 1
        return left

    # -- changes, within the limits of SI-0.3 ------------------------------------------------------------

    def add_users(self, seat: i64, change: i64) -> None:
        self.users[seat] = max(0, self.users[seat] + change)

    def add_revenue(self, seat: i64, change: i64) -> None:
        self.revenue[seat] = max(0, self.revenue[seat] + change)

    def add_rating(self, seat: i64, change: i64) -> None:
        self.rating[seat] = max(LEAST_RATING, min(MOST_RATING, self.rating[seat] + change))

    def add_debt(self, seat: i64, change: i64) -> None:
        self.debt[seat] = max(0, self.debt[seat] + change)

    # -- engineers (SI-3) --------------------------------------------------------------------------------

    def hire(self, seat: i64, candidate: i64) -> None:
        """SI-2.8: for the rest of the game."""
        self.staff[seat * MOST_STAFF + self.staff_size[seat]] = candidate | self.round << 24
        self.staff_size[seat] += 1

    def has_trait(self, seat: i64, trait: i64) -> bool:
        e: i64 = seat * MOST_STAFF
        last: i64 = e + self.staff_size[seat]
        while e < last:
            if trait_of(self.staff[e]) == trait:
                return True
            e += 1
        return False

    def has_ai(self, seat: i64, e: i64) -> bool:
        return (self.augmented[seat] >> e) & 1 == 1

    def ai_used(self, seat: i64) -> i64:
        used: i64 = 0
        mask: i64 = self.augmented[seat]
        while mask > 0:
            used += mask & 1
            mask >>= 1
        return used

    def is_last_in_plan(self, seat: i64, e: i64) -> bool:
        size: i64 = self.plan_size[seat]
        return size > 0 and self.plan[seat * MOST_STAFF + size - 1] == e

    def ai_factor(self, seat: i64, e: i64) -> i64:
        """SI-3.1, in percent."""
        if not self.has_ai(seat, e):
            return 100
        return self.figures.level_ai[level_of(self.staff[seat * MOST_STAFF + e])]

    def specialty_bonus(self, seat: i64, e: i64, action: i64) -> i64:
        """SI-3.3, in percent."""
        specialty: i64 = specialty_of(self.staff[seat * MOST_STAFF + e])
        if specialty == NONE:
            return 0
        return self.figures.specialty_bonus[specialty * ACTIONS + action]

    def trait_bonus(self, seat: i64, e: i64) -> i64:
        """SI-3.4, in percent."""
        person: i64 = self.staff[seat * MOST_STAFF + e]
        trait: i64 = trait_of(person)
        if trait == NONE or self.round - since_of(person) < self.figures.trait_rounds[trait]:
            return 0
        if trait == NIGHT_OWL and not self.is_last_in_plan(seat, e):
            return 0
        return self.figures.trait_bonus[trait]

    def output(self, seat: i64, e: i64, action: i64) -> i64:
        """SI-0.2: exact, in parts of OUTPUT_ONE."""
        output: i64 = productivity_of(self.staff[seat * MOST_STAFF + e]) * self.ai_factor(seat, e)
        output *= 100 + self.specialty_bonus(seat, e, action)
        return output * (100 + self.trait_bonus(seat, e))

    # -- resolution (SI-6) -------------------------------------------------------------------------------

    def resolve_plans(self) -> None:
        """SI-6.1, SI-6.5: in draft order, each by the debt that the company has now."""
        for seat in self.order:
            breaks: i64 = self.figures.debt_level_breaks[self.figures.debt_level(self.debt[seat])]
            i: i64 = 0
            while i < self.plan_size[seat]:
                e: i64 = self.plan[seat * MOST_STAFF + i]
                self.resolve(seat, e, self.assigned[seat * MOST_STAFF + e], breaks)
                i += 1
            self.close_books(seat)

    def resolve(self, seat: i64, e: i64, action: i64, breaks: i64) -> None:
        if action == DEVELOP:
            self.develop(seat, e, breaks)
        elif action == OPTIMIZE:
            self.optimize(seat, e)
        elif action == PAY_DOWN:
            self.pay_down(seat, e)
        elif action == SERVERS:
            self.upgrade_servers(seat, e)
        elif action == RESEARCH:
            self.research_ai(seat, e)
        elif action == MARKETING:
            self.market(seat, e)
        elif action == MONETIZE:
            self.monetize(seat, e)
        elif action == RECRUITER:
            self.recruiters[seat] += 1
            if self.telling:
                self.events.append(events.recruited(self, seat))
        elif action == VIRAL:
            self.go_viral(seat)
        elif action == IPO:
            self.late_points[seat] += self.figures.action_points[IPO]
            if self.telling:
                self.events.append(events.went_public(self, seat))
        else:
            self.be_acquired(seat)

    def product_users(self, seat: i64) -> i64:
        return self.figures.product_users[self.product[seat]]

    def product_rating(self, seat: i64) -> i64:
        return self.figures.product_rating[self.product[seat]]

    def rating_gain(self, seat: i64, e: i64, action: i64) -> i64:
        """SI-6.2, SI-6.3, in hundredths."""
        exact: i64 = self.figures.action_rating[action] * self.output(seat, e, action) * self.product_rating(seat)
        return half_up(exact, OUTPUT_ONE * 100)

    def develop(self, seat: i64, e: i64, breaks: i64) -> None:
        """SI-6.2, SI-6.5: a broken feature brings nothing."""
        if breaks > 0 and self.rng.below(100) < breaks:
            if self.telling:
                self.events.append(events.broke(self, seat, e, breaks))
            return
        exact: i64 = self.figures.action_users[DEVELOP] * self.output(seat, e, DEVELOP)
        exact += self.figures.tech_feature_users[self.tech[seat]] * OUTPUT_ONE
        gain: i64 = half_up(exact * self.product_users(seat), OUTPUT_ONE * 100)
        if self.telling:
            self.events.append(events.developed(self, seat, e, gain))
        self.add_users(seat, gain)

    def optimize(self, seat: i64, e: i64) -> None:
        """SI-6.2: debt at least 1."""
        paid: i64 = max(1, half_up(self.figures.action_debt[OPTIMIZE] * self.output(seat, e, OPTIMIZE), OUTPUT_ONE))
        gain: i64 = self.rating_gain(seat, e, OPTIMIZE)
        if self.telling:
            self.events.append(events.optimized(self, seat, e, paid, gain))
        self.add_debt(seat, -paid)
        self.add_rating(seat, gain)

    def pay_down(self, seat: i64, e: i64) -> None:
        """SI-6.2: always the same, whoever does it."""
        if self.telling:
            self.events.append(events.paid_down(self, seat, e))
        self.add_debt(seat, -self.figures.action_debt[PAY_DOWN])

    def upgrade_servers(self, seat: i64, e: i64) -> None:
        """SI-6.2: at least 1."""
        gain: i64 = max(1, half_up(self.figures.action_servers[SERVERS] * self.output(seat, e, SERVERS), OUTPUT_ONE))
        if self.telling:
            self.events.append(events.upgraded(self, seat, e, gain))
        self.servers[seat] += gain

    def research_ai(self, seat: i64, e: i64) -> None:
        """SI-6.2: at least 1."""
        gain: i64 = max(1, half_up(self.figures.action_ai[RESEARCH] * self.output(seat, e, RESEARCH), OUTPUT_ONE))
        if self.telling:
            self.events.append(events.researched(self, seat, e, gain))
        self.ai[seat] += gain

    def market(self, seat: i64, e: i64) -> None:
        """SI-6.2: VC-Heavy's bonus is for users only."""
        exact: i64 = self.figures.action_users[MARKETING] * self.output(seat, e, MARKETING)
        exact *= self.product_users(seat) * self.figures.funding_marketing[self.funding[seat]]
        gain: i64 = half_up(exact, OUTPUT_ONE * 10_000)
        rating: i64 = self.rating_gain(seat, e, MARKETING)
        if self.telling:
            self.events.append(events.marketed(self, seat, e, gain, rating))
        self.add_users(seat, gain)
        self.add_rating(seat, rating)

    def monetize(self, seat: i64, e: i64) -> None:
        """SI-6.2: revenue grows with the users there are now; the rating lost is never multiplied (SI-6.3)."""
        per_users: i64 = self.figures.action_per_users[MONETIZE]
        exact: int = int(self.figures.action_revenue[MONETIZE] * self.output(seat, e, MONETIZE))
        exact *= self.figures.product_revenue[self.product[seat]]
        exact *= per_users + self.users[seat]  # may pass 64 bits, so these are Python's integers
        parts: int = int(OUTPUT_ONE * 100) * per_users
        gain: i64 = (2 * exact + parts) // (2 * parts)
        if self.telling:
            self.events.append(events.monetized(self, seat, e, gain))
        self.add_revenue(seat, gain)
        self.add_rating(seat, -self.figures.action_rating_loss[MONETIZE])

    def go_viral(self, seat: i64) -> None:
        """SI-6.4: an even chance, not multiplied."""
        won: bool = self.rng.below(2) == 0
        change: i64 = self.figures.action_users[VIRAL] if won else -self.figures.action_users_loss[VIRAL]
        if self.telling:
            self.events.append(events.viral(self, seat, change))
        self.add_users(seat, change)

    def be_acquired(self, seat: i64) -> None:
        """SI-6.4, SI-0.2: points for the users, then half of them are lost, rounded down."""
        points: i64 = self.users[seat] * self.figures.action_points[ACQUISITION]
        lost: i64 = self.users[seat] // 2
        if self.telling:
            self.events.append(events.acquired(self, seat, points, lost))
        self.late_points[seat] += points
        self.add_users(seat, -lost)

    def ai_debt(self, seat: i64, e: i64) -> i64:
        """SI-3.1, SI-1.2: what augmenting this engineer adds; AI-First's share is rounded up for each."""
        made: i64 = self.figures.level_debt[level_of(self.staff[seat * MOST_STAFF + e])]
        return (made * self.figures.tech_ai_debt[self.tech[seat]] + 99) // 100

    def close_books(self, seat: i64) -> None:
        """SI-6.6: the debt of AI use, then the rating lost to debt, then Quality-Focused."""
        made: i64 = 0
        e: i64 = 0
        while e < self.staff_size[seat]:
            if self.has_ai(seat, e):
                made += self.ai_debt(seat, e)
            e += 1
        self.add_debt(seat, made)
        lost: i64 = self.figures.debt_level_rating_loss[self.figures.debt_level(self.debt[seat])]
        self.add_rating(seat, -lost)
        gained: i64 = self.figures.tech_rating[self.tech[seat]]
        self.add_rating(seat, gained)
        if self.telling:
            self.events.extend(events.books(self, seat, made, lost, gained))

    def pay_income(self) -> None:
        """SI-6.7: by the users, capped; the underdog's bonus below the median."""
        middle: i64 = self.doubled_median()
        for seat in self.order:
            earned: i64 = self.base_income(seat)
            bonus: i64 = self.figures.income_underdog if 2 * self.users[seat] < middle else 0
            if self.telling:
                self.events.append(events.income(self, seat, earned, bonus))
            self.money[seat] += earned + bonus

    def base_income(self, seat: i64) -> i64:
        cap: i64 = self.figures.income_cap_base + self.figures.income_cap_step * self.round
        return min(half_up(self.users[seat], self.figures.income_users), cap)

    def doubled_median(self) -> i64:
        """SI-6.7, SI-4.9: twice the median of all companies' users, so that it is a whole number."""
        sorted_users: vec[i64] = vec[i64](capacity=self.players)
        for seat in self.by_users():
            sorted_users = append(sorted_users, self.users[seat])
        middle: i64 = self.players // 2
        if self.players % 2 == 1:
            return 2 * sorted_users[middle]
        return sorted_users[middle - 1] + sorted_users[middle]

    def by_users(self) -> vec[i64]:
        """SI-2.1: the fewest users first."""
        return self.from_the_lowest(self.users)

    def by_score(self) -> vec[i64]:
        """SI-4.8: the lowest score first."""
        scores: vec[i64] = vec[i64](capacity=self.players)
        seat: i64 = 0
        while seat < self.players:
            scores = append(scores, self.score(seat))
            seat += 1
        return self.from_the_lowest(scores)

    def from_the_lowest(self, figures: vec[i64]) -> vec[i64]:
        """SI-2.1: the seats by a figure; equal ones in seat order from the one that is first among equals."""
        seats: vec[i64] = vec[i64](capacity=self.players)
        taken: i64 = 0
        n: i64 = 0
        while n < self.players:
            best: i64 = NOBODY
            i: i64 = 0
            while i < self.players:
                seat: i64 = (self.first + i) % self.players
                if (taken >> seat) & 1 == 0 and (best == NOBODY or figures[seat] < figures[best]):
                    best = seat
                i += 1
            taken |= 1 << best
            seats = append(seats, best)
            n += 1
        return seats

    # -- milestones (SI-6.8) -----------------------------------------------------------------------------

    def claim_milestones(self) -> None:
        milestone: i64 = 0
        while milestone < MILESTONES:
            if self.milestones[milestone] == NOBODY:
                best: i64 = NOBODY
                for seat in self.order:
                    if self.reaches(seat, milestone) and (
                        best == NOBODY
                        or self.milestone_figure(seat, milestone) > self.milestone_figure(best, milestone)
                    ):
                        best = seat
                self.milestones[milestone] = best
                if best != NOBODY and self.telling:
                    self.events.append(events.milestone(self, best, milestone))
            milestone += 1

    def milestone_figure(self, seat: i64, milestone: i64) -> i64:
        """What decides between several; more is better."""
        if milestone == FIVE_STARS:
            return self.rating[seat]
        if milestone == CLEAN_CODE:
            return -self.debt[seat]
        return self.revenue[seat] if milestone == REVENUE_KING else self.users[seat]

    def reaches(self, seat: i64, milestone: i64) -> bool:
        """SI-6.8, SI-4.9."""
        if self.has_left(seat):
            return False
        if milestone == CLEAN_CODE:
            return self.round >= 2 and self.debt[seat] <= self.figures.milestone_figure[CLEAN_CODE]
        return self.milestone_figure(seat, milestone) >= self.figures.milestone_figure[milestone]

    # -- events (SI-7) -----------------------------------------------------------------------------------

    def strike(self) -> None:
        """SI-7.1: this round's event befalls everyone, in draft order."""
        event: i64 = self.deck[self.round - 1]
        self.barred = zeros(self.players)
        if self.telling:
            self.events.append(events.event(self, event))
        for seat in self.order:
            if event == VIRAL_MOMENT:
                self.viral_moment(seat)
            else:
                self.misfortune(seat, event)

    def mitigates(self, seat: i64, event: i64) -> bool:
        """SI-7.1, SI-7.2: by the company's own figure, or by a Startup Veteran."""
        threshold: i64 = self.figures.event_threshold[event]
        if self.has_trait(seat, VETERAN):
            return True
        if event == DATA_BREACH:
            return self.debt[seat] < threshold
        if event == COMPETITOR:
            return self.rating[seat] > threshold
        return self.servers[seat] > threshold

    def misfortune(self, seat: i64, event: i64) -> None:
        mild: bool = self.mitigates(seat, event)
        figures: Figures = self.figures
        users: i64 = figures.event_mitigated_users[event] if mild else figures.event_users[event]
        rating: i64 = figures.event_mitigated_rating[event] if mild else figures.event_rating[event]
        revenue: i64 = figures.event_mitigated_revenue[event] if mild else figures.event_revenue[event]
        if self.telling:
            self.events.append(events.struck(self, seat, event, mild, users, rating, revenue))
        self.add_users(seat, -users)
        self.add_rating(seat, -rating)
        self.add_revenue(seat, -revenue)
        if event == OUTAGE and not mild and self.round < ROUNDS:
            self.barred[seat] = 1  # SI-4.7

    def viral_moment(self, seat: i64) -> None:
        """SI-7.1: if the servers can't carry the new users, half of them are lost."""
        figures: Figures = self.figures
        gain: i64 = figures.event_users[VIRAL_MOMENT]
        crash: bool = gain > self.servers[seat] * figures.event_threshold[VIRAL_MOMENT]
        if crash:
            gain -= gain // 2
        rating: i64 = figures.event_mitigated_rating[VIRAL_MOMENT]
        if crash:
            rating = -figures.event_rating[VIRAL_MOMENT]
        if self.telling:
            self.events.append(events.viral_moment(self, seat, crash, gain, rating))
        self.add_users(seat, gain)
        self.add_rating(seat, rating)

    # -- score (SI-8) ------------------------------------------------------------------------------------

    def milestone_points(self, seat: i64) -> i64:
        points: i64 = 0
        milestone: i64 = 0
        while milestone < MILESTONES:
            if self.milestones[milestone] == seat:
                points += self.figures.milestone_points[milestone]
            milestone += 1
        return points

    def milestones_of(self, seat: i64) -> i64:
        claimed: i64 = 0
        for holder in self.milestones:
            if holder == seat:
                claimed += 1
        return claimed

    def user_points(self, seat: i64) -> i64:
        return self.users[seat] * self.figures.score_user

    def revenue_points(self, seat: i64) -> i64:
        factor: i64 = self.figures.funding_revenue_points[self.funding[seat]]
        return self.revenue[seat] * self.figures.score_revenue * factor

    def rating_points(self, seat: i64) -> i64:
        return self.rating[seat] * self.figures.score_rating

    def debt_points(self, seat: i64) -> i64:
        return -self.figures.score_debt_loss if self.debt[seat] >= self.figures.score_debt else 0

    def score(self, seat: i64) -> i64:
        """SI-8.1, in thousandths."""
        score: i64 = self.user_points(seat) + self.revenue_points(seat) + self.rating_points(seat)
        return score + self.milestone_points(seat) + self.late_points[seat] + self.debt_points(seat)

    def finishes_before(self, one: i64, two: i64) -> bool:
        """SI-8.2, SI-4.9."""
        if self.has_left(one) != self.has_left(two):
            return self.has_left(two)
        if self.score(one) != self.score(two):
            return self.score(one) > self.score(two)
        if self.milestones_of(one) != self.milestones_of(two):
            return self.milestones_of(one) > self.milestones_of(two)
        return self.users[one] > self.users[two]

    def final_places(self) -> vec[i64]:
        places: vec[i64] = filled(self.players, 1)
        seat: i64 = 0
        while seat < self.players:
            other: i64 = 0
            while other < self.players:
                if other != seat and self.finishes_before(other, seat):
                    places[seat] += 1
                other += 1
            seat += 1
        return places

    # -- storage -----------------------------------------------------------------------------------------

    def copy_companies_to(self, other: Companies) -> None:
        self.copy_base_to(other)
        other.figures = self.figures
        other.round = self.round
        other.first = self.first
        other.order = self.order  # made anew each round, never changed in place; `deck` too
        other.deck = self.deck
        other.funding = self.funding[:]
        other.tech = self.tech[:]
        other.product = self.product[:]
        other.users = self.users[:]
        other.revenue = self.revenue[:]
        other.rating = self.rating[:]
        other.debt = self.debt[:]
        other.money = self.money[:]
        other.servers = self.servers[:]
        other.ai = self.ai[:]
        other.late_points = self.late_points[:]
        other.recruiters = self.recruiters[:]
        other.barred = self.barred[:]
        other.staff = self.staff[:]
        other.staff_size = self.staff_size[:]
        other.milestones = self.milestones[:]
        other.assigned = self.assigned[:]
        other.augmented = self.augmented[:]
        other.plan = self.plan[:]
        other.plan_size = self.plan_size[:]

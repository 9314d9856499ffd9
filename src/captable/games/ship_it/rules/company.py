"""A company of Ship It!: its figures, its engineers and its plan, and all that follows from these alone."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.engineers import (
    hired,
    level_of,
    productivity_of,
    since_of,
    specialty_of,
    trait_of,
)
from captable.games.ship_it.rules.figures import Figures, half_up
from captable.games.ship_it.rules.plan import Plan, no_plan


@final
class Company:
    figures: Figures
    funding: i64 = NONE
    tech: i64 = NONE
    product: i64 = NONE
    rethought: i64 = 0
    """How often the choice of these three was begun again."""
    users: i64 = 0
    revenue: i64 = 0
    rating: i64 = codes.LEAST_RATING
    """In hundredths (SI-0.1)."""
    debt: i64 = 0
    money: i64 = 0
    servers: i64 = 0
    ai: i64 = 0
    """AI capacity: how many engineers can be augmented in a round (SI-3.2)."""
    late_points: i64 = 0
    """IPO Prep and Acquisition Target, in thousandths (SI-6.4)."""
    recruiters: i64 = 0
    """Recruiter bonuses for the next draft (SI-6.2)."""
    barred: i64 = 0
    """1 if it can't use Upgrade Servers in this round (SI-4.7)."""
    pivoted: i64 = 0
    """1 if it has used its Pivot (SI-1.5)."""
    staff: vec[i64]
    """The engineers; made anew by each hire and never changed in place, so copies share it."""
    plan: Plan

    def __init__(self, figures: Figures, staff: vec[i64], plan: Plan) -> None:
        self.figures = figures
        self.staff = staff
        self.plan = plan

    def copy(self) -> Company:
        other: Company = Company(self.figures, self.staff, self.plan.copy())
        other.funding = self.funding
        other.tech = self.tech
        other.product = self.product
        other.rethought = self.rethought
        other.users = self.users
        other.revenue = self.revenue
        other.rating = self.rating
        other.debt = self.debt
        other.money = self.money
        other.servers = self.servers
        other.ai = self.ai
        other.late_points = self.late_points
        other.recruiters = self.recruiters
        other.barred = self.barred
        other.pivoted = self.pivoted
        return other

    def open_figures(self) -> vec[i64]:
        """SI-9.1: what everybody knows of a company, beside its corporation, its engineers and its money."""
        v: vec[i64] = vec[i64](capacity=12)
        v = append(v, self.users)
        v = append(v, self.revenue)
        v = append(v, self.rating)
        v = append(v, self.debt)
        v = append(v, self.servers)
        v = append(v, self.ai)
        v = append(v, self.late_points)
        v = append(v, self.recruiters)
        v = append(v, self.barred)
        return append(v, self.pivoted)

    # -- the corporation (SI-1) --------------------------------------------------------------------------

    def is_founded(self) -> bool:
        return self.funding != NONE and self.tech != NONE and self.product != NONE

    def choices_left(self) -> i64:
        left: i64 = 1 if self.funding == NONE else 0
        left += 1 if self.tech == NONE else 0
        return left + (1 if self.product == NONE else 0)

    def rethink(self) -> None:
        self.funding = NONE
        self.tech = NONE
        self.product = NONE

    def start(self) -> None:
        """SI-1.1 to SI-1.4: what the three choices bring."""
        figures: Figures = self.figures
        self.money = figures.funding_money[self.funding]
        self.ai = figures.tech_ai[self.tech]
        self.debt = figures.tech_debt[self.tech]
        self.users = half_up(figures.start_users * figures.product_users[self.product], 100)
        self.rating = figures.start_rating
        self.servers = figures.start_servers

    # -- changes, within the limits of SI-0.3 ------------------------------------------------------------

    def add_users(self, change: i64) -> None:
        self.users = max(0, self.users + change)

    def add_revenue(self, change: i64) -> None:
        self.revenue = max(0, self.revenue + change)

    def add_rating(self, change: i64) -> None:
        self.rating = max(codes.LEAST_RATING, min(codes.MOST_RATING, self.rating + change))

    def add_debt(self, change: i64) -> None:
        self.debt = max(0, self.debt + change)

    # -- hiring (SI-2) -----------------------------------------------------------------------------------

    def price_of(self, candidate: i64, bid: i64) -> i64:
        """SI-1.6, SI-2.6: what a winning bid costs."""
        trait: i64 = trait_of(candidate)
        if trait != NONE:
            bid += self.figures.trait_cost[trait]
        return self.discounted(bid)

    def discounted(self, price: i64) -> i64:
        """SI-1.6: rounded half up."""
        if self.funding != codes.BOOTSTRAPPED:
            return price
        return half_up(price * (100 - self.figures.powers_discount), 100)

    def highest_bid(self, candidate: i64) -> i64:
        """SI-2.3: the highest bid that the company could pay if it won this engineer alone."""
        most: i64 = self.money
        if self.funding == codes.BOOTSTRAPPED:
            most = (200 * most + 99) // (2 * (100 - self.figures.powers_discount))
        trait: i64 = trait_of(candidate)
        if trait != NONE:
            most -= self.figures.trait_cost[trait]
        return min(most, codes.MOST_BID)

    def hire_limit(self) -> i64:
        """SI-2.4."""
        limit: i64 = self.figures.draft_hires + self.figures.funding_hires[self.funding]
        return limit + self.recruiters * self.figures.draft_recruits

    def has_room(self) -> bool:
        return len(self.staff) < codes.MOST_STAFF

    def hire(self, candidate: i64, round: i64, price: i64) -> None:
        """SI-2.8: for the rest of the game."""
        self.money -= price
        self.staff = append(self.staff[:], hired(candidate, round))

    # -- engineers (SI-3) --------------------------------------------------------------------------------

    def has_trait(self, trait: i64) -> bool:
        for person in self.staff:
            if trait_of(person) == trait:
                return True
        return False

    def ai_factor(self, e: i64) -> i64:
        """SI-3.1, in percent."""
        if not self.plan.has_ai(e):
            return 100
        return self.figures.level_ai[level_of(self.staff[e])]

    def specialty_bonus(self, e: i64, action: i64) -> i64:
        """SI-3.3, in percent."""
        specialty: i64 = specialty_of(self.staff[e])
        if specialty == NONE:
            return 0
        return self.figures.specialty_bonus[specialty * codes.ACTIONS + action]

    def trait_bonus(self, e: i64, round: i64) -> i64:
        """SI-3.4, in percent."""
        person: i64 = self.staff[e]
        trait: i64 = trait_of(person)
        if trait == NONE or round - since_of(person) < self.figures.trait_rounds[trait]:
            return 0
        if trait == codes.NIGHT_OWL and not self.plan.is_last(e):
            return 0
        return self.figures.trait_bonus[trait]

    def output(self, e: i64, action: i64, round: i64) -> i64:
        """SI-0.2: exact, in parts of OUTPUT_ONE."""
        output: i64 = productivity_of(self.staff[e]) * self.ai_factor(e)
        output *= 100 + self.specialty_bonus(e, action)
        return output * (100 + self.trait_bonus(e, round))

    def takes_ai(self, e: i64) -> bool:
        """SI-3.4."""
        return trait_of(self.staff[e]) != codes.SKEPTIC

    def may_augment(self, e: i64) -> bool:
        """SI-3.2."""
        plan: Plan = self.plan
        return plan.assigned[e] != NONE and not plan.has_ai(e) and self.takes_ai(e) and plan.ai_used() < self.ai

    def ai_debt(self, e: i64) -> i64:
        """SI-3.1, SI-1.2: what augmenting this engineer adds; AI-First's share is rounded up for each."""
        made: i64 = self.figures.level_debt[level_of(self.staff[e])]
        return (made * self.figures.tech_ai_debt[self.tech] + 99) // 100

    # -- the plan (SI-4) ---------------------------------------------------------------------------------

    def put(self, e: i64, action: i64) -> None:
        """SI-4.1, SI-4.4: to the end of the list; the old price back, the new one paid."""
        self.take_off_list(e)
        self.money -= self.figures.action_price[action]
        self.plan.put(e, action)

    def take_off_list(self, e: i64) -> None:
        action: i64 = self.plan.assigned[e]
        if action != NONE:
            self.money += self.figures.action_price[action]
            self.plan.take_off(e)

    def idle(self, e: i64) -> None:
        """SI-4.1, SI-3.2: off the list, and the AI with it."""
        self.take_off_list(e)
        self.plan.augmented &= ~(1 << e)

    def price(self, action: i64) -> i64:
        if action == NONE:
            return 0
        return self.figures.action_price[action]

    def can_pay(self, e: i64, action: i64) -> bool:
        """SI-4.4: what the engineer's old action cost comes back first."""
        return self.price(action) <= self.money + self.price(self.plan.assigned[e])

    def is_barred(self, action: i64) -> bool:
        """SI-4.7."""
        return action == codes.SERVERS and self.barred == 1

    def is_taken_by_another_engineer(self, e: i64, action: i64) -> bool:
        """SI-4.3: the three late actions take one engineer each."""
        return action >= codes.VIRAL and self.plan.is_on(action) and self.plan.assigned[e] != action

    def may_pivot(self) -> bool:
        """SI-1.5."""
        return self.funding == codes.VC_HEAVY and self.pivoted == 0

    def frees(self, e: i64) -> i64:
        """The limited action that everyone would see this engineer leave, or NONE (SI-9.1)."""
        action: i64 = self.plan.assigned[e]
        if action == NONE or self.figures.action_slots[action] == 0 or self.plan.on_action[action] > 1:
            return NONE
        return action

    def force(self) -> i64:
        """SI-4.5: with too much debt, half of the engineers pay it down; how many that are."""
        count: i64 = len(self.staff) * self.figures.debt_level_forced[self.figures.debt_level(self.debt)] // 100
        for _i in range(count):
            least: i64 = self.least_productive()
            self.put(least, codes.PAY_DOWN)
            self.plan.forced |= 1 << least
        return count

    def least_productive(self) -> i64:
        """SI-4.5: of those who are not forced yet; from the last hired, who is taken first among equals."""
        least: i64 = NONE
        e: i64 = len(self.staff) - 1
        while e >= 0:
            if not self.plan.is_forced(e) and (
                least == NONE or productivity_of(self.staff[e]) < productivity_of(self.staff[least])
            ):
                least = e
            e -= 1
        return least

    # -- income and score (SI-6.7, SI-8.1) ---------------------------------------------------------------

    def base_income(self, round: i64) -> i64:
        """SI-6.7: by the users, capped."""
        cap: i64 = self.figures.income_cap_base + self.figures.income_cap_step * round
        return min(half_up(self.users, self.figures.income_users), cap)

    def user_points(self) -> i64:
        return self.users * self.figures.score_user

    def revenue_points(self) -> i64:
        return self.revenue * self.figures.score_revenue * self.figures.funding_revenue_points[self.funding]

    def rating_points(self) -> i64:
        return self.rating * self.figures.score_rating

    def debt_points(self) -> i64:
        return -self.figures.score_debt_loss if self.debt >= self.figures.score_debt else 0


def new_company(figures: Figures) -> Company:
    """Nothing chosen yet, and nobody hired."""
    return Company(figures, vec[i64](), no_plan())

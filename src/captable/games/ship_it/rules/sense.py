"""Common sense in Ship It!: put everybody where the score grows most, and don't let debt eat it.

Everything is counted in thousandths of a point of the final score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.core.vectors import NONE
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import ACTIONS, ROUNDS
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.desk import UNOPENED, Desk, puzzle_layout
from captable.games.ship_it.rules.engineers import (
    OUTPUT_ONE,
    level_of,
    productivity_of,
    salary_of,
    specialty_of,
    trait_of,
)
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.knowledge import event_known
from captable.games.ship_it.rules.plan import Plan
from captable.games.ship_it.rules.puzzle import END, count_blocks, is_container
from captable.games.ship_it.rules.solver import LOOPING, known_solution
from captable.games.ship_it.rules.taste import TASTE

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

MANY_USERS: Final[i64] = 5000
"""From here on more users hardly bring more income."""
FOUR_STARS: Final[i64] = 400
"""From here on the fifth is in reach."""
NEVER: Final[i64] = -1_000_000
"""What is not even tried."""
THINKING: Final[i64] = 3000
"""The solver's effort for those who think."""
STEPS_OF_BIDS: Final[i64] = 6
"""So many different bids are worth trying for an engineer, beside none and the one that looks fair."""


def choose(state: ShipItState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    if state.phase == codes.CORPORATION:
        return founding(state, seat)
    if state.phase == codes.BIDDING:
        return bidding(state, seat, rng)
    if state.phase != codes.PLANNING:
        return solving(state, seat, LOOPING)
    best: Best = Best()
    debts: Debts = Debts(state, seat)
    for move in state.legal(seat):
        worth: i64 = worth_of_change(state, seat, move, debts)
        if worth > 0:
            best.offer(move, worth, rng)
    if best.alike > 0 and not is_work_of_a_product(best.move):
        return best.move
    product: i64 = best_pivot(state, seat)
    if product != NONE:
        return codes.PIVOT + product
    return codes.LOCK if best.alike == 0 else best.move


def is_work_of_a_product(move: i64) -> bool:
    """Whether it is an assignment whose worth depends on the product."""
    action: i64 = (move - codes.ASSIGN) % ACTIONS
    return move < codes.IDLE and action in (codes.DEVELOP, codes.OPTIMIZE, codes.MARKETING, codes.MONETIZE)


def worth_trying(state: ShipItState, seat: i64) -> vec[i64]:
    """A search looks at a few bids of each range, assigns nobody twice, and lets the solver write programs."""
    if state.phase == codes.BIDDING:
        return bids_worth_trying(state, seat)
    if state.phase == codes.PLANNING:
        return changes_worth_trying(state, seat)
    if state.phase != codes.CORPORATION:
        moves: vec[i64] = vec[i64](capacity=1)
        return append(moves, solving(state, seat, THINKING))
    return without(state.legal(seat), codes.RETHINK)


def without(moves: vec[i64], unwanted: i64) -> vec[i64]:
    rest: vec[i64] = vec[i64](capacity=len(moves))
    for move in moves:
        if move != unwanted:
            rest = append(rest, move)
    return rest


# -- corporation (SI-1) ----------------------------------------------------------------------------------------


def founding(state: ShipItState, seat: i64) -> i64:
    """Money and AI first; a product for many users, which two milestones reward."""
    company: Company = state.companies[seat]
    if company.funding == NONE:
        return codes.FUNDING + TASTE.funding
    return codes.TECH + TASTE.tech if company.tech == NONE else codes.PRODUCT + TASTE.product


# -- the draft (SI-2) ------------------------------------------------------------------------------------------


def worth_of_engineer(state: ShipItState, candidate: i64) -> i64:
    """In dollars: what they will do in the rounds that are left."""
    output: i64 = productivity_of(candidate)
    trait: i64 = trait_of(candidate)
    if level_of(candidate) != codes.INTERN and trait != codes.SKEPTIC:
        output += output * TASTE.helped // 1000
    if specialty_of(candidate) in (0, 2):
        output += output * TASTE.useful // 1000
    rounds: i64 = ROUNDS - state.round + 1
    worth: i64 = output * rounds * TASTE.productivity // max(1, TASTE.dollar)
    if trait == codes.VETERAN:
        worth += TASTE.veteran
    return worth


def money_to_spend(state: ShipItState, seat: i64) -> i64:
    """Something is kept for the actions that cost money: Marketing, and at the end IPO Prep."""
    company: Company = state.companies[seat]
    kept: i64 = TASTE.reserve * state.figures.action_price[codes.MARKETING] // 100
    if state.round == ROUNDS:
        kept = state.figures.action_price[codes.IPO] if company.money >= state.figures.action_price[codes.IPO] else 0
    return company.money - kept


def bid_for(state: ShipItState, seat: i64, line: i64, part: i64) -> i64:
    """The salary and so many per cent of what the engineer is worth beyond it; 0 for who is not worth it."""
    company: Company = state.companies[seat]
    candidate: i64 = state.draft.on_offer(seat, line)
    if candidate == 0:
        return 0
    worth: i64 = min(worth_of_engineer(state, candidate), money_to_spend(state, seat))
    salary: i64 = salary_of(candidate)
    if worth < salary or company.highest_bid(candidate) < salary:
        return 0
    return min(salary + (worth - salary) * max(0, part) // 100, company.highest_bid(candidate))


def is_wanted(state: ShipItState, seat: i64, line: i64) -> bool:
    return bid_for(state, seat, line, 0) > 0


def bidding(state: ShipItState, seat: i64, rng: Rng) -> i64:
    """A bid for everybody who is worth one, by lot around what is fair.

    Who always bid what is fair would be beaten by a dollar more, and a search that counts on that learns nothing of
    what a higher bid is good for.
    """
    line: i64 = state.draft.sheets[seat].envelope
    if line != NONE:
        part: i64 = TASTE.fair - TASTE.spread // 2 + rng.below(max(1, TASTE.spread))
        return codes.BID + bid_for(state, seat, line, part) if is_wanted(state, seat, line) else codes.NO_BID
    for move in state.legal(seat):
        line = move - codes.ENVELOPE
        if move != codes.SEND and is_still_to_open(state, seat, line) and is_wanted(state, seat, line):
            return move
    return codes.SEND


def is_still_to_open(state: ShipItState, seat: i64, line: i64) -> bool:
    """Envelopes are opened in their order, so that a search comes to the same bids in one way only."""
    bids: vec[i64] = state.draft.sheets[seat].bids
    for later in range(line, codes.SHEET):
        if bids[later] > 0:
            return False
    return True


def bids_worth_trying(state: ShipItState, seat: i64) -> vec[i64]:
    """An envelope is opened for a bid; who wants to bid nothing leaves it closed."""
    moves: vec[i64] = vec[i64](capacity=codes.SHEET)
    line: i64 = state.draft.sheets[seat].envelope
    if line == NONE:
        for move in state.legal(seat):
            if move == codes.SEND or (
                is_still_to_open(state, seat, move - codes.ENVELOPE)
                and can_bid(state, seat, state.draft.on_offer(seat, move - codes.ENVELOPE))
            ):
                moves = append(moves, move)
        return moves
    candidate: i64 = state.draft.on_offer(seat, line)
    if not can_bid(state, seat, candidate):
        return append(moves, codes.NO_BID)
    lowest: i64 = salary_of(candidate)
    highest: i64 = min(state.companies[seat].highest_bid(candidate), lowest + worth_of_engineer(state, candidate))
    step: i64 = max(1, (highest - lowest + STEPS_OF_BIDS - 1) // STEPS_OF_BIDS)
    fair: i64 = bid_for(state, seat, line, TASTE.fair)
    if fair > 0:
        moves = append(moves, codes.BID + fair)
    for bid in range(lowest, highest + 1, step):
        if bid != fair:
            moves = append(moves, codes.BID + bid)
    return moves


def can_bid(state: ShipItState, seat: i64, candidate: i64) -> bool:
    return state.companies[seat].highest_bid(candidate) >= salary_of(candidate)


# -- planning (SI-4) -------------------------------------------------------------------------------------------


def changes_worth_trying(state: ShipItState, seat: i64) -> vec[i64]:
    """Who has nothing to do gets something, or AI; nobody is moved back and forth."""
    moves: vec[i64] = vec[i64](capacity=40)
    debts: Debts = Debts(state, seat)
    for move in state.legal(seat):
        if move < codes.IDLE:
            if worth_of_change(state, seat, move, debts) > -TASTE.daring:
                moves = append(moves, move)
        elif codes.PIVOT <= move < codes.STAY:
            if may_think_of_pivot(state, seat) and worth_of_pivot(state, seat, move - codes.PIVOT) > -TASTE.daring:
                moves = append(moves, move)
        elif codes.AUGMENT <= move < codes.PLAIN or move == codes.LOCK:
            moves = append(moves, move)
    return moves


@final
class Debts:
    """The debt after the plan as it is, and what it costs: worked out when it is first asked for, once for a choice."""

    state: ShipItState
    seat: i64
    known: bool
    planned: i64
    cost: i64

    def __init__(self, state: ShipItState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.known = False
        self.planned = 0
        self.cost = 0

    def gain_of(self, more: i64) -> i64:
        """What so much more debt brings: less than nothing, unless it is paid back."""
        if not self.known:
            self.known = True
            self.planned = planned_debt(self.state, self.seat)
            self.cost = cost_of_debt(self.state, self.planned)
        return self.cost - cost_of_debt(self.state, max(0, self.planned + more))


def worth_of_change(state: ShipItState, seat: i64, move: i64, debts: Debts) -> i64:
    """What a change of the plan adds; to lock is worth 0."""
    company: Company = state.companies[seat]
    if move < codes.IDLE:
        e: i64 = (move - codes.ASSIGN) // ACTIONS
        action: i64 = (move - codes.ASSIGN) % ACTIONS
        if company.plan.assigned[e] != NONE:
            if action == codes.ACQUISITION and sells_too_early(state, seat, e):
                return 1
            return NEVER
        price: i64 = state.figures.action_price[action] * dollar(state)
        return 1 + worth_of_work(state, seat, action, company.output(e, action, state.round), debts) - price
    if codes.AUGMENT <= move < codes.PLAIN:
        return worth_of_ai(state, seat, move - codes.AUGMENT, debts)
    if move == codes.LOCK:
        return 0
    return NEVER


def sells_too_early(state: ShipItState, seat: i64, e: i64) -> bool:
    """SI-4.1, SI-6.1: to be acquired costs users, so it comes last in a list with work that lives on them."""
    company: Company = state.companies[seat]
    return (
        company.plan.assigned[e] == codes.ACQUISITION
        and company.plan.is_on(codes.MONETIZE)
        and not company.plan.is_last(e)
        and TASTE.sells_last == 1
    )


def best_pivot(state: ShipItState, seat: i64) -> i64:
    """The product to change to, or NONE: in the last round, because before growth is worth more than it looks."""
    best: i64 = NONE
    if state.round < ROUNDS or not may_think_of_pivot(state, seat):
        return best
    most: i64 = 0
    for product in range(codes.CHOICES):
        if product != state.companies[seat].product:
            worth: i64 = worth_of_pivot(state, seat, product)
            if worth > most:
                best = product
                most = worth
    return best


def may_think_of_pivot(state: ShipItState, seat: i64) -> bool:
    """Once the slots that others may take are held, and before the work is planned whose worth depends on it.

    So a search comes to the same plan in one way only, and nobody loses a slot by pivoting, which nobody sees.
    """
    company: Company = state.companies[seat]
    on: vec[i64] = company.plan.on_action
    planned: i64 = on[codes.DEVELOP] + on[codes.OPTIMIZE] + on[codes.MARKETING] + on[codes.MONETIZE]
    open_to_it: bool = company.plan.pivot == NONE and company.plan.changes < codes.MOST_CHANGES
    return open_to_it and company.may_pivot() and planned == 0


def worth_of_pivot(state: ShipItState, seat: i64, product: i64) -> i64:
    """SI-1.5: what everybody's best work brings more with another product, beyond what keeping the Pivot is worth."""
    gain: i64 = worth_of_team(state, seat, product) - worth_of_team(state, seat, state.companies[seat].product)
    return gain - TASTE.pivot * (ROUNDS - state.round + 1)


def worth_of_team(state: ShipItState, seat: i64, product: i64) -> i64:
    """What those without work would bring with that product, each at the best that is still to be had."""
    company: Company = state.companies[seat]
    plan: Plan = company.plan
    planned: i64 = plan.pivot
    plan.pivot = product
    figures: Figures = state.figures
    money: i64 = company.money
    revenue: i64 = company.revenue
    taken: i64 = 0
    worth: i64 = 0
    staff: i64 = len(company.staff)
    debts: Debts = Debts(state, seat)
    for e in range(staff):
        if plan.assigned[e] != NONE:
            continue
        best: i64 = 0
        work: i64 = NONE
        for action in range(ACTIONS):
            price: i64 = figures.action_price[action]
            alone: bool = action >= codes.VIRAL and ((taken >> action) & 1 == 1 or plan.is_on(action))
            if state.is_open(action) and not alone and price <= money and state.has_slot(seat, action):
                output: i64 = company.output(e, action, state.round)
                brings: i64 = worth_of_work(state, seat, action, output, debts) - price * dollar(state)
                if action == codes.MONETIZE:
                    brings = worth_of_revenue(state, seat, output, revenue)
                if brings > best:
                    best = brings
                    work = action
        worth += best
        if work != NONE:
            money -= figures.action_price[work]
            taken |= 1 << work
        if work == codes.MONETIZE:
            revenue += revenue_of(state, seat, company.output(e, codes.MONETIZE, state.round))
    plan.pivot = planned
    return worth


def product_of(state: ShipItState, seat: i64) -> i64:
    """The product at this round's resolution, as far as the seat has planned."""
    company: Company = state.companies[seat]
    return company.product if company.plan.pivot == NONE else company.plan.pivot


def worth_of_recruiter(state: ShipItState, seat: i64) -> i64:
    """SI-6.2: hires that the company will have the money for, beyond those that it may make anyway."""
    company: Company = state.companies[seat]
    if state.round == ROUNDS:
        return NEVER
    figures: Figures = state.figures
    money: i64 = company.money - figures.action_price[codes.RECRUITER] + company.base_income(state.round)
    payable: i64 = money // max(1, figures.level_salary[codes.JUNIOR] + TASTE.bidding)
    usual: i64 = figures.draft_hires + figures.funding_hires[company.funding]
    usual += figures.draft_recruits * company.plan.on_action[codes.RECRUITER]
    more: i64 = max(0, min(payable - usual, figures.draft_recruits))
    return more * (ROUNDS - state.round) * TASTE.recruiter


def dollar(state: ShipItState) -> i64:
    if state.round == ROUNDS:
        return 0
    return TASTE.dollar


def worth_of_ai(state: ShipItState, seat: i64, e: i64, debts: Debts) -> i64:
    """More of the same work, and more debt."""
    company: Company = state.companies[seat]
    action: i64 = company.plan.assigned[e]
    plain: i64 = company.output(e, action, state.round)
    more: i64 = plain * state.figures.level_ai[level_of(company.staff[e])] // 100
    gain: i64 = worth_of_work(state, seat, action, more, debts) - worth_of_work(state, seat, action, plain, debts)
    return gain + debts.gain_of(company.ai_debt(e))


def worth_of_work(state: ShipItState, seat: i64, action: i64, output: i64, debts: Debts) -> i64:
    """What an engineer with that output does to the score, by the action."""
    company: Company = state.companies[seat]
    figures: Figures = state.figures
    if action in (codes.DEVELOP, codes.MARKETING):
        return worth_of_growth(state, seat, action, output)
    if action in (codes.OPTIMIZE, codes.PAY_DOWN):
        paid: i64 = figures.action_debt[action]
        if action == codes.OPTIMIZE:
            paid = max(1, (paid * output + OUTPUT_ONE // 2) // OUTPUT_ONE)
        gain: i64 = debts.gain_of(-paid)
        if action == codes.OPTIMIZE:
            gain += worth_of_rating(state, seat, figures.action_rating[codes.OPTIMIZE] * output // OUTPUT_ONE)
            if not company.plan.is_on(codes.OPTIMIZE):
                gain += TASTE.debt
        return gain
    if action == codes.MONETIZE:
        return worth_of_money_making(state, seat, output)
    if action == codes.SERVERS:
        return worth_of_servers(state, seat, figures.action_servers[codes.SERVERS] * output // OUTPUT_ONE)
    if action == codes.RESEARCH:
        gained: i64 = figures.action_ai[codes.RESEARCH] * output // OUTPUT_ONE
        useful: i64 = min(gained, len(company.staff) + 1 - company.ai)
        return max(0, useful) * (ROUNDS - state.round) * TASTE.research
    if action == codes.VIRAL:
        users: i64 = figures.action_users[codes.VIRAL] - figures.action_users_loss[codes.VIRAL]
        return TASTE.viral * users // 100 * worth_of_user(state, seat)
    if action == codes.IPO:
        return figures.action_points[codes.IPO]
    if action == codes.ACQUISITION:
        lost: i64 = company.users // 2
        return company.users * figures.action_points[codes.ACQUISITION] - lost * worth_of_user(state, seat)
    if action == codes.RECRUITER:
        return worth_of_recruiter(state, seat)
    return 0


def worth_of_user(state: ShipItState, seat: i64) -> i64:
    """Of a thousandth of a thousand: the score, the milestones that are still free, and the income they bring."""
    company: Company = state.companies[seat]
    wanted: vec[i64] = state.figures.milestone_figure
    worth: i64 = state.figures.score_user
    if state.milestones[codes.USERS_5K] == NONE and company.users < wanted[codes.USERS_5K]:
        worth += TASTE.first_users
    elif state.milestones[codes.GROWTH_HACKER] == NONE and company.users < wanted[codes.GROWTH_HACKER]:
        worth += TASTE.later_users
    if state.round < ROUNDS and company.users < MANY_USERS:
        worth += TASTE.income
    return worth


def worth_of_rating(state: ShipItState, seat: i64, hundredths: i64) -> i64:
    worth: i64 = state.figures.score_rating
    if state.milestones[codes.FIVE_STARS] == NONE and state.companies[seat].rating >= FOUR_STARS:
        worth += TASTE.last_star
    return hundredths * state.figures.product_rating[product_of(state, seat)] // 100 * worth


def worth_of_growth(state: ShipItState, seat: i64, action: i64, output: i64) -> i64:
    company: Company = state.companies[seat]
    figures: Figures = state.figures
    users: i64 = figures.action_users[action] * output // OUTPUT_ONE
    if action == codes.DEVELOP:
        users += figures.tech_feature_users[company.tech]
        users = users * (100 - figures.debt_level_breaks[figures.debt_level(company.debt)]) // 100
    else:
        users = users * figures.funding_marketing[company.funding] // 100
    worth: i64 = users * figures.product_users[product_of(state, seat)] // 100 * worth_of_user(state, seat)
    if action == codes.MARKETING:
        worth += worth_of_rating(state, seat, figures.action_rating[codes.MARKETING] * output // OUTPUT_ONE)
    return worth


def worth_of_money_making(state: ShipItState, seat: i64, output: i64) -> i64:
    """With what others are planned to bring."""
    company: Company = state.companies[seat]
    revenue: i64 = company.revenue
    for e in company.plan.steps:
        if company.plan.assigned[e] == codes.MONETIZE:
            revenue += revenue_of(state, seat, company.output(e, codes.MONETIZE, state.round))
    return worth_of_revenue(state, seat, output, revenue)


def worth_of_revenue(state: ShipItState, seat: i64, output: i64, so_far: i64) -> i64:
    """The milestone counts as far as it gets nearer."""
    figures: Figures = state.figures
    revenue: i64 = revenue_of(state, seat, output)
    worth: i64 = revenue * figures.score_revenue * figures.funding_revenue_points[state.companies[seat].funding]
    wanted: i64 = figures.milestone_figure[codes.REVENUE_KING]
    if state.milestones[codes.REVENUE_KING] == NONE and so_far < wanted:
        nearer: i64 = min(revenue, wanted - so_far)
        worth += figures.milestone_points[codes.REVENUE_KING] * nearer // wanted
    return worth - figures.action_rating_loss[codes.MONETIZE] * figures.score_rating


def revenue_of(state: ShipItState, seat: i64, output: i64) -> i64:
    """It grows with the users."""
    figures: Figures = state.figures
    per_users: i64 = figures.action_per_users[codes.MONETIZE]
    revenue: i64 = figures.action_revenue[codes.MONETIZE] * output // OUTPUT_ONE
    revenue = revenue * figures.product_revenue[product_of(state, seat)] // 100
    return revenue * (per_users + state.companies[seat].users) // per_users


def worth_of_servers(state: ShipItState, seat: i64, gain: i64) -> i64:
    """What the events that are known to come would do to a company that is not ready."""
    company: Company = state.companies[seat]
    worth: i64 = 0
    for i in range(state.round - 1, min(state.round + 1, ROUNDS)):
        event: i64 = state.deck[i]
        if not event_known(state, i) or event not in (codes.DDOS, codes.OUTAGE, codes.VIRAL_MOMENT):
            continue
        wanted: i64 = state.figures.event_threshold[event] + 1
        harm: i64 = TASTE.ddos if event == codes.DDOS else TASTE.outage
        if event == codes.VIRAL_MOMENT:
            wanted = state.figures.event_users[event] // state.figures.event_threshold[event]
            harm = TASTE.viral_moment
        missing: i64 = wanted - company.servers
        if missing > 0 and not (company.has_trait(codes.VETERAN) and event != codes.VIRAL_MOMENT):
            worth += harm * min(gain, missing) // missing
    return worth


def planned_debt(state: ShipItState, seat: i64) -> i64:
    """The debt after the plan as it is."""
    company: Company = state.companies[seat]
    figures: Figures = state.figures
    debt: i64 = company.debt
    made: i64 = 0
    for e in company.plan.steps:
        action: i64 = company.plan.assigned[e]
        if action == codes.PAY_DOWN:
            debt -= figures.action_debt[action]
        elif action == codes.OPTIMIZE:
            debt -= max(1, figures.action_debt[action] * company.output(e, action, state.round) // OUTPUT_ONE)
        if company.plan.has_ai(e):
            made += company.ai_debt(e)
    return max(0, debt) + made


def cost_of_debt(state: ShipItState, debt: i64) -> i64:
    """SI-6.5, SI-6.6, SI-8.1: what that debt at the end of the round takes, now and in the rounds to come."""
    figures: Figures = state.figures
    level: i64 = figures.debt_level(debt)
    rounds: i64 = ROUNDS - state.round + 1
    cost: i64 = figures.debt_level_rating_loss[level] * figures.score_rating * rounds
    if debt >= figures.score_debt:
        cost += figures.score_debt_loss * (100 if state.round == ROUNDS else TASTE.debt_later) // 100
    if state.round < ROUNDS:
        cost += TASTE.debt * debt + TASTE.breaks * figures.debt_level_breaks[level]
        cost += TASTE.forced * figures.debt_level_forced[level]
    if debt > 0 and state.round >= codes.FIRST_CLEAN_ROUND and state.milestones[codes.CLEAN_CODE] == NONE:
        cost += figures.milestone_points[codes.CLEAN_CODE] * TASTE.clean_code // 100
    return cost


# -- the puzzle (SI-5) -----------------------------------------------------------------------------------------


def solving(state: ShipItState, seat: i64, effort: i64) -> i64:
    """Open it, write down the solver's program block by block, and send it."""
    desk: Desk = state.contest.desks[seat]
    if desk.solving == UNOPENED:
        return codes.OPEN_PUZZLE
    wanted: vec[i64] = known_solution(puzzle_layout(state), state.round, effort).program
    move: i64 = next_step(desk.program, wanted, desk.cursor)
    return move if move in state.legal(seat) else codes.PASS


def next_step(program: vec[i64], wanted: vec[i64], cursor: i64) -> i64:
    """Blocks are placed in reading order, so a program under way is the beginning of the wanted one, closed."""
    if len(wanted) == 0:
        return codes.PASS
    written: i64 = count_blocks(program)
    if not begins(program, wanted, written):
        return codes.REMOVE
    size: i64 = len(wanted)
    for gap in range(size):
        if wanted[gap] != END:
            if written == 0:
                return codes.PLACE + wanted[gap] if cursor == gap else codes.CURSOR + gap
            written -= 1
    return codes.SUBMIT


def begins(program: vec[i64], wanted: vec[i64], blocks: i64) -> bool:
    """Whether the program is the first so many blocks of the wanted one, with an END for each container."""
    depth: i64 = 0
    i: i64 = 0
    for token in wanted:
        if token == END:
            if depth == 0:
                continue
            depth -= 1
        elif blocks == 0:
            break
        else:
            blocks -= 1
            depth += 1 if is_container(token) else 0
        if i >= len(program) or program[i] != token:
            return False
        i += 1
    while depth > 0:
        if i >= len(program) or program[i] != END:
            return False
        depth -= 1
        i += 1
    return blocks == 0 and i == len(program)

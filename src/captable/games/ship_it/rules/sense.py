"""Common sense in Ship It!: put everybody where the score grows most, and don't let debt eat it.

Everything is counted in thousandths of a point of the final score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.games.ship_it.rules.codes import (
    ASSIGN,
    AUGMENT,
    BID,
    CURSOR,
    ENVELOPE,
    FUNDING,
    IDLE,
    LOCK,
    NO_BID,
    OPEN_PUZZLE,
    PASS,
    PIVOT,
    PLACE,
    PLAIN,
    PRODUCT,
    REMOVE,
    RETHINK,
    SEND,
    STAY,
    SUBMIT,
    TECH,
)
from captable.games.ship_it.rules.companies import (
    MOST_STAFF,
    OUTPUT_ONE,
    level_of,
    productivity_of,
    salary_of,
    specialty_of,
    trait_of,
)
from captable.games.ship_it.rules.course import BIDDING, CHOICES, CORPORATION, PLANNING
from captable.games.ship_it.rules.desk import UNOPENED
from captable.games.ship_it.rules.draft import SHEET
from captable.games.ship_it.rules.figures import (
    ACQUISITION,
    ACTIONS,
    CLEAN_CODE,
    DDOS,
    DEVELOP,
    FIVE_STARS,
    GROWTH_HACKER,
    INTERN,
    IPO,
    JUNIOR,
    MARKETING,
    MONETIZE,
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
    SKEPTIC,
    USERS_5K,
    VETERAN,
    VIRAL,
    VIRAL_MOMENT,
    Figures,
)
from captable.games.ship_it.rules.puzzle import END, Layout, count_blocks, is_container
from captable.games.ship_it.rules.solver import LOOPING, solve
from captable.games.ship_it.rules.taste import TASTE

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

MANY_USERS: Final[i64] = 5000
"""From here on more users hardly bring more income."""
NEVER: Final[i64] = -1_000_000
"""What is not even tried."""
THINKING: Final[i64] = 3000
"""The solver's effort for those who think."""
STEPS_OF_BIDS: Final[i64] = 6
"""So many different bids are worth trying for an engineer, beside none and the one that looks fair."""


def choose(state: ShipItState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    if state.phase == CORPORATION:
        return founding(state, seat)
    if state.phase == BIDDING:
        return bidding(state, seat, rng)
    if state.phase != PLANNING:
        return solving(state, seat, LOOPING)
    best: Best = Best()
    for move in state.legal(seat):
        worth: i64 = worth_of_change(state, seat, move)
        if worth > 0:
            best.offer(move, worth, rng)
    if best.alike > 0 and not is_work_of_a_product(best.move):
        return best.move
    product: i64 = best_pivot(state, seat)
    if product != NONE:
        return PIVOT + product
    return LOCK if best.alike == 0 else best.move


def is_work_of_a_product(move: i64) -> bool:
    """Whether it is an assignment whose worth depends on the product."""
    return move < IDLE and (move - ASSIGN) % ACTIONS in (DEVELOP, OPTIMIZE, MARKETING, MONETIZE)


def worth_trying(state: ShipItState, seat: i64) -> vec[i64]:
    """A search looks at a few bids of each range, assigns nobody twice, and lets the solver write programs."""
    if state.phase == BIDDING:
        return bids_worth_trying(state, seat)
    if state.phase == PLANNING:
        return changes_worth_trying(state, seat)
    if state.phase != CORPORATION:
        moves: vec[i64] = vec[i64](capacity=1)
        return append(moves, solving(state, seat, THINKING))
    return without(state.legal(seat), RETHINK)


def without(moves: vec[i64], unwanted: i64) -> vec[i64]:
    rest: vec[i64] = vec[i64](capacity=len(moves))
    for move in moves:
        if move != unwanted:
            rest = append(rest, move)
    return rest


# -- corporation (SI-1) ----------------------------------------------------------------------------------------


def founding(state: ShipItState, seat: i64) -> i64:
    """Money and AI first; a product for many users, which two milestones reward."""
    if state.funding[seat] == NONE:
        return FUNDING + TASTE.funding
    return TECH + TASTE.tech if state.tech[seat] == NONE else PRODUCT + TASTE.product


# -- the draft (SI-2) ------------------------------------------------------------------------------------------


def worth_of_engineer(state: ShipItState, candidate: i64) -> i64:
    """In dollars: what they will do in the rounds that are left."""
    output: i64 = productivity_of(candidate)
    trait: i64 = trait_of(candidate)
    if level_of(candidate) != INTERN and trait != SKEPTIC:
        output += output * TASTE.helped // 1000
    if specialty_of(candidate) in (0, 2):
        output += output * TASTE.useful // 1000
    rounds: i64 = ROUNDS - state.round + 1
    worth: i64 = output * rounds * TASTE.productivity // max(1, TASTE.dollar)
    return worth + (TASTE.veteran if trait == VETERAN else 0)


def money_to_spend(state: ShipItState, seat: i64) -> i64:
    """Something is kept for the actions that cost money: Marketing, and at the end IPO Prep."""
    kept: i64 = TASTE.reserve * state.figures.action_price[MARKETING] // 100
    if state.round == ROUNDS:
        kept = state.figures.action_price[IPO] if state.money[seat] >= state.figures.action_price[IPO] else 0
    return state.money[seat] - kept


def bid_for(state: ShipItState, seat: i64, line: i64, part: i64) -> i64:
    """The salary and so many per cent of what the engineer is worth beyond it; 0 for who is not worth it."""
    candidate: i64 = state.on_offer(seat, line)
    if candidate == 0:
        return 0
    worth: i64 = min(worth_of_engineer(state, candidate), money_to_spend(state, seat))
    salary: i64 = salary_of(candidate)
    if worth < salary or state.highest_bid(seat, candidate) < salary:
        return 0
    return min(salary + (worth - salary) * max(0, part) // 100, state.highest_bid(seat, candidate))


def is_wanted(state: ShipItState, seat: i64, line: i64) -> bool:
    return bid_for(state, seat, line, 0) > 0


def bidding(state: ShipItState, seat: i64, rng: Rng) -> i64:
    """A bid for everybody who is worth one, by lot around what is fair.

    Who always bid what is fair would be beaten by a dollar more, and a search that counts on that learns nothing of
    what a higher bid is good for.
    """
    line: i64 = state.envelope[seat]
    if line != NONE:
        part: i64 = TASTE.fair - TASTE.spread // 2 + rng.below(max(1, TASTE.spread))
        return BID + bid_for(state, seat, line, part) if is_wanted(state, seat, line) else NO_BID
    for move in state.legal(seat):
        if move != SEND and is_still_to_open(state, seat, move - ENVELOPE) and is_wanted(state, seat, move - ENVELOPE):
            return move
    return SEND


def is_still_to_open(state: ShipItState, seat: i64, line: i64) -> bool:
    """Envelopes are opened in their order, so that a search comes to the same bids in one way only."""
    while line < SHEET:
        if state.sheets[seat * SHEET + line] > 0:
            return False
        line += 1
    return True


def bids_worth_trying(state: ShipItState, seat: i64) -> vec[i64]:
    """An envelope is opened for a bid; who wants to bid nothing leaves it closed."""
    moves: vec[i64] = vec[i64](capacity=SHEET)
    line: i64 = state.envelope[seat]
    if line == NONE:
        for move in state.legal(seat):
            if move == SEND or (
                is_still_to_open(state, seat, move - ENVELOPE)
                and can_bid(state, seat, state.on_offer(seat, move - ENVELOPE))
            ):
                moves = append(moves, move)
        return moves
    candidate: i64 = state.on_offer(seat, line)
    if not can_bid(state, seat, candidate):
        return append(moves, NO_BID)
    lowest: i64 = salary_of(candidate)
    highest: i64 = min(state.highest_bid(seat, candidate), lowest + worth_of_engineer(state, candidate))
    step: i64 = max(1, (highest - lowest + STEPS_OF_BIDS - 1) // STEPS_OF_BIDS)
    fair: i64 = bid_for(state, seat, line, TASTE.fair)
    if fair > 0:
        moves = append(moves, BID + fair)
    bid: i64 = lowest
    while bid <= highest:
        if bid != fair:
            moves = append(moves, BID + bid)
        bid += step
    return moves


def can_bid(state: ShipItState, seat: i64, candidate: i64) -> bool:
    return state.highest_bid(seat, candidate) >= salary_of(candidate)


# -- planning (SI-4) -------------------------------------------------------------------------------------------


def changes_worth_trying(state: ShipItState, seat: i64) -> vec[i64]:
    """Who has nothing to do gets something, or AI; nobody is moved back and forth."""
    moves: vec[i64] = vec[i64](capacity=40)
    for move in state.legal(seat):
        if move < IDLE:
            if worth_of_change(state, seat, move) > -TASTE.daring:
                moves = append(moves, move)
        elif PIVOT <= move < STAY:
            if may_think_of_pivot(state, seat) and worth_of_pivot(state, seat, move - PIVOT) > -TASTE.daring:
                moves = append(moves, move)
        elif AUGMENT <= move < PLAIN or move == LOCK:
            moves = append(moves, move)
    return moves


def worth_of_change(state: ShipItState, seat: i64, move: i64) -> i64:
    """What a change of the plan adds; to lock is worth 0."""
    if move < IDLE:
        e: i64 = (move - ASSIGN) // ACTIONS
        action: i64 = (move - ASSIGN) % ACTIONS
        if state.assigned[seat * MOST_STAFF + e] != NONE:
            return 1 if sells_too_early(state, seat, e, action) else NEVER
        price: i64 = state.figures.action_price[action] * dollar(state)
        return 1 + worth_of_work(state, seat, e, action, state.output(seat, e, action)) - price
    if AUGMENT <= move < PLAIN:
        return worth_of_ai(state, seat, move - AUGMENT)
    return 0 if move == LOCK else NEVER


def sells_too_early(state: ShipItState, seat: i64, e: i64, action: i64) -> bool:
    """SI-4.1, SI-6.1: to be acquired costs users, so it comes last in a list with work that lives on them."""
    return (
        action == ACQUISITION
        and state.assigned[seat * MOST_STAFF + e] == ACQUISITION
        and state.is_on(seat, MONETIZE)
        and not state.is_last_in_plan(seat, e)
        and TASTE.sells_last == 1
    )


def best_pivot(state: ShipItState, seat: i64) -> i64:
    """The product to change to, or NONE: in the last round, because before growth is worth more than it looks."""
    best: i64 = NONE
    if state.round < ROUNDS or not may_think_of_pivot(state, seat):
        return best
    most: i64 = 0
    product: i64 = 0
    while product < CHOICES:
        if product != state.product[seat]:
            worth: i64 = worth_of_pivot(state, seat, product)
            if worth > most:
                best = product
                most = worth
        product += 1
    return best


def may_think_of_pivot(state: ShipItState, seat: i64) -> bool:
    """Once the slots that others may take are held, and before the work is planned whose worth depends on it.

    So a search comes to the same plan in one way only, and nobody loses a slot by pivoting, which nobody sees.
    """
    first: i64 = seat * ACTIONS
    on: vec[i64] = state.on_action
    planned: i64 = on[first + DEVELOP] + on[first + OPTIMIZE] + on[first + MARKETING] + on[first + MONETIZE]
    return state.may_pivot(seat) and state.pivot[seat] == NONE and planned == 0


def worth_of_pivot(state: ShipItState, seat: i64, product: i64) -> i64:
    """SI-1.5: what everybody's best work brings more with another product, beyond what keeping the Pivot is worth."""
    gain: i64 = worth_of_team(state, seat, product) - worth_of_team(state, seat, state.product[seat])
    return gain - TASTE.pivot * (ROUNDS - state.round + 1)


def worth_of_team(state: ShipItState, seat: i64, product: i64) -> i64:
    """What those without work would bring with that product, each at the best that is still to be had."""
    planned: i64 = state.pivot[seat]
    state.pivot[seat] = product
    figures: Figures = state.figures
    money: i64 = state.money[seat]
    revenue: i64 = state.revenue[seat]
    taken: i64 = 0
    worth: i64 = 0
    e: i64 = 0
    while e < state.staff_size[seat]:
        best: i64 = 0
        work: i64 = NONE
        action: i64 = 0
        while action < ACTIONS and state.assigned[seat * MOST_STAFF + e] == NONE:
            price: i64 = figures.action_price[action]
            alone: bool = action >= VIRAL and ((taken >> action) & 1 == 1 or state.is_on(seat, action))
            if state.is_open(action) and not alone and price <= money and state.has_slot(seat, action):
                output: i64 = state.output(seat, e, action)
                brings: i64 = worth_of_work(state, seat, e, action, output) - price * dollar(state)
                if action == MONETIZE:
                    brings = worth_of_revenue(state, seat, output, revenue)
                if brings > best:
                    best = brings
                    work = action
            action += 1
        worth += best
        if work != NONE:
            money -= figures.action_price[work]
            taken |= 1 << work
        if work == MONETIZE:
            revenue += revenue_of(state, seat, state.output(seat, e, MONETIZE))
        e += 1
    state.pivot[seat] = planned
    return worth


def product_of(state: ShipItState, seat: i64) -> i64:
    """The product at this round's resolution, as far as the seat has planned."""
    return state.product[seat] if state.pivot[seat] == NONE else state.pivot[seat]


def worth_of_recruiter(state: ShipItState, seat: i64) -> i64:
    """SI-6.2: hires that the company will have the money for, beyond those that it may make anyway."""
    if state.round == ROUNDS:
        return NEVER
    figures: Figures = state.figures
    money: i64 = state.money[seat] - figures.action_price[RECRUITER] + state.base_income(seat)
    payable: i64 = money // max(1, figures.level_salary[JUNIOR] + TASTE.bidding)
    usual: i64 = figures.draft_hires + figures.funding_hires[state.funding[seat]]
    usual += figures.draft_recruits * state.on_action[seat * ACTIONS + RECRUITER]
    more: i64 = max(0, min(payable - usual, figures.draft_recruits))
    return more * (ROUNDS - state.round) * TASTE.recruiter


def dollar(state: ShipItState) -> i64:
    return TASTE.dollar if state.round < ROUNDS else 0


def worth_of_ai(state: ShipItState, seat: i64, e: i64) -> i64:
    """More of the same work, and more debt."""
    action: i64 = state.assigned[seat * MOST_STAFF + e]
    plain: i64 = state.output(seat, e, action)
    more: i64 = plain * state.figures.level_ai[level_of(state.staff[seat * MOST_STAFF + e])] // 100
    gain: i64 = worth_of_work(state, seat, e, action, more) - worth_of_work(state, seat, e, action, plain)
    debt: i64 = planned_debt(state, seat)
    return gain - cost_of_debt(state, debt + state.ai_debt(seat, e)) + cost_of_debt(state, debt)


def worth_of_work(state: ShipItState, seat: i64, e: i64, action: i64, output: i64) -> i64:
    """What an engineer with that output does to the score, by the action."""
    figures: Figures = state.figures
    if action in (DEVELOP, MARKETING):
        return worth_of_growth(state, seat, action, output)
    if action in (OPTIMIZE, PAY_DOWN):
        paid: i64 = figures.action_debt[action]
        if action == OPTIMIZE:
            paid = max(1, (paid * output + OUTPUT_ONE // 2) // OUTPUT_ONE)
        before: i64 = planned_debt(state, seat)
        gain: i64 = cost_of_debt(state, before) - cost_of_debt(state, max(0, before - paid))
        if action == OPTIMIZE:
            gain += worth_of_rating(state, seat, figures.action_rating[OPTIMIZE] * output // OUTPUT_ONE)
            gain += 0 if state.is_on(seat, OPTIMIZE) else TASTE.debt
        return gain
    if action == MONETIZE:
        return worth_of_money_making(state, seat, output)
    if action == SERVERS:
        return worth_of_servers(state, seat, figures.action_servers[SERVERS] * output // OUTPUT_ONE)
    if action == RESEARCH:
        useful: i64 = min(
            figures.action_ai[RESEARCH] * output // OUTPUT_ONE, state.staff_size[seat] + 1 - state.ai[seat]
        )
        return max(0, useful) * (ROUNDS - state.round) * TASTE.research
    if action == VIRAL:
        users: i64 = figures.action_users[VIRAL] - figures.action_users_loss[VIRAL]
        return TASTE.viral * users // 100 * worth_of_user(state, seat)
    if action == IPO:
        return figures.action_points[IPO]
    if action == ACQUISITION:
        return state.users[seat] * figures.action_points[ACQUISITION] - state.users[seat] // 2 * worth_of_user(
            state, seat
        )
    if action == RECRUITER:
        return worth_of_recruiter(state, seat)
    return 0


def worth_of_user(state: ShipItState, seat: i64) -> i64:
    """Of a thousandth of a thousand: the score, the milestones that are still free, and the income they bring."""
    worth: i64 = state.figures.score_user
    if state.milestones[USERS_5K] == NOBODY and state.users[seat] < state.figures.milestone_figure[USERS_5K]:
        worth += TASTE.first_users
    elif (
        state.milestones[GROWTH_HACKER] == NOBODY and state.users[seat] < state.figures.milestone_figure[GROWTH_HACKER]
    ):
        worth += TASTE.later_users
    return worth + (TASTE.income if state.round < ROUNDS and state.users[seat] < MANY_USERS else 0)


def worth_of_rating(state: ShipItState, seat: i64, hundredths: i64) -> i64:
    worth: i64 = state.figures.score_rating
    if state.milestones[FIVE_STARS] == NOBODY and state.rating[seat] >= 400:
        worth += TASTE.last_star
    return hundredths * state.figures.product_rating[product_of(state, seat)] // 100 * worth


def worth_of_growth(state: ShipItState, seat: i64, action: i64, output: i64) -> i64:
    figures: Figures = state.figures
    users: i64 = figures.action_users[action] * output // OUTPUT_ONE
    if action == DEVELOP:
        users += figures.tech_feature_users[state.tech[seat]]
        users = users * (100 - figures.debt_level_breaks[figures.debt_level(state.debt[seat])]) // 100
    else:
        users = users * figures.funding_marketing[state.funding[seat]] // 100
    worth: i64 = users * figures.product_users[product_of(state, seat)] // 100 * worth_of_user(state, seat)
    if action == MARKETING:
        worth += worth_of_rating(state, seat, figures.action_rating[MARKETING] * output // OUTPUT_ONE)
    return worth


def worth_of_money_making(state: ShipItState, seat: i64, output: i64) -> i64:
    """With what others are planned to bring."""
    revenue: i64 = state.revenue[seat]
    e: i64 = 0
    while e < state.staff_size[seat]:
        if state.assigned[seat * MOST_STAFF + e] == MONETIZE:
            revenue += revenue_of(state, seat, state.output(seat, e, MONETIZE))
        e += 1
    return worth_of_revenue(state, seat, output, revenue)


def worth_of_revenue(state: ShipItState, seat: i64, output: i64, so_far: i64) -> i64:
    """The milestone counts as far as it gets nearer."""
    figures: Figures = state.figures
    revenue: i64 = revenue_of(state, seat, output)
    worth: i64 = revenue * figures.score_revenue * figures.funding_revenue_points[state.funding[seat]]
    wanted: i64 = figures.milestone_figure[REVENUE_KING]
    if state.milestones[REVENUE_KING] == NOBODY and so_far < wanted:
        nearer: i64 = min(revenue, wanted - so_far)
        worth += figures.milestone_points[REVENUE_KING] * nearer // wanted
    return worth - figures.action_rating_loss[MONETIZE] * figures.score_rating


def revenue_of(state: ShipItState, seat: i64, output: i64) -> i64:
    """It grows with the users."""
    figures: Figures = state.figures
    per_users: i64 = figures.action_per_users[MONETIZE]
    revenue: i64 = figures.action_revenue[MONETIZE] * output // OUTPUT_ONE
    return (
        revenue * figures.product_revenue[product_of(state, seat)] // 100 * (per_users + state.users[seat]) // per_users
    )


def worth_of_servers(state: ShipItState, seat: i64, gain: i64) -> i64:
    """What the events that are known to come would do to a company that is not ready."""
    worth: i64 = 0
    i: i64 = state.round - 1
    while i <= state.round and i < ROUNDS:
        if state.event_known(i):
            event: i64 = state.deck[i]
            if event in (DDOS, OUTAGE, VIRAL_MOMENT):
                wanted: i64 = state.figures.event_threshold[event] + 1
                if event == VIRAL_MOMENT:
                    wanted = state.figures.event_users[event] // state.figures.event_threshold[event]
                missing: i64 = wanted - state.servers[seat]
                harm: i64 = TASTE.viral_moment
                if event != VIRAL_MOMENT:
                    harm = TASTE.ddos if event == DDOS else TASTE.outage
                if missing > 0 and not (state.has_trait(seat, VETERAN) and event != VIRAL_MOMENT):
                    worth += harm * min(gain, missing) // missing
        i += 1
    return worth


def planned_debt(state: ShipItState, seat: i64) -> i64:
    """The debt after the plan as it is."""
    debt: i64 = state.debt[seat]
    made: i64 = 0
    e: i64 = 0
    while e < state.staff_size[seat]:
        action: i64 = state.assigned[seat * MOST_STAFF + e]
        if action == PAY_DOWN:
            debt -= state.figures.action_debt[PAY_DOWN]
        elif action == OPTIMIZE:
            debt -= max(1, (state.figures.action_debt[OPTIMIZE] * state.output(seat, e, OPTIMIZE)) // OUTPUT_ONE)
        if state.has_ai(seat, e):
            made += state.ai_debt(seat, e)
        e += 1
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
    if debt > 0 and state.round >= 2 and state.milestones[CLEAN_CODE] == NOBODY:
        cost += figures.milestone_points[CLEAN_CODE] * TASTE.clean_code // 100
    return cost


# -- the puzzle (SI-5) -----------------------------------------------------------------------------------------


def solving(state: ShipItState, seat: i64, effort: i64) -> i64:
    """Open it, write down the solver's program block by block, and send it."""
    if state.solving[seat] == UNOPENED:
        return OPEN_PUZZLE
    layout: Layout = state.puzzle_layout()
    wanted: vec[i64] = solve(layout, state.round, effort).program
    program: vec[i64] = state.program(seat)
    move: i64 = next_step(program, wanted, state.cursor[seat])
    return move if move in state.legal(seat) else PASS


def next_step(program: vec[i64], wanted: vec[i64], cursor: i64) -> i64:
    """Blocks are placed in reading order, so a program under way is the beginning of the wanted one, closed."""
    if len(wanted) == 0:
        return PASS
    written: i64 = count_blocks(program)
    if not begins(program, wanted, written):
        return REMOVE
    gap: i64 = 0
    while gap < len(wanted):
        if wanted[gap] != END:
            if written == 0:
                return PLACE + wanted[gap] if cursor == gap else CURSOR + gap
            written -= 1
        gap += 1
    return SUBMIT


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

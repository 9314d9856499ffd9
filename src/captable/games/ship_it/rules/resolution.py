"""The resolution of a round of Ship It! (SI-6, SI-7): what plans bring, income, milestones and the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE
from captable.games.ship_it import events
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.company import Company
from captable.games.ship_it.rules.engineers import OUTPUT_ONE
from captable.games.ship_it.rules.figures import Figures, half_up

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState


def resolve_plans(state: ShipItState) -> None:
    """SI-6.1, SI-6.5: in draft order, each by the debt that the company has now."""
    for seat in state.order:
        company: Company = state.companies[seat]
        breaks: i64 = state.figures.debt_level_breaks[state.figures.debt_level(company.debt)]
        for e in company.plan.steps:
            resolve(state, seat, e, company.plan.assigned[e], breaks)
        close_books(state, seat)


def resolve(state: ShipItState, seat: i64, e: i64, action: i64, breaks: i64) -> None:
    company: Company = state.companies[seat]
    if action == codes.DEVELOP:
        develop(state, seat, e, breaks)
    elif action == codes.OPTIMIZE:
        optimize(state, seat, e)
    elif action == codes.PAY_DOWN:
        pay_down(state, seat, e)
    elif action == codes.SERVERS:
        upgrade_servers(state, seat, e)
    elif action == codes.RESEARCH:
        research_ai(state, seat, e)
    elif action == codes.MARKETING:
        market(state, seat, e)
    elif action == codes.MONETIZE:
        monetize(state, seat, e)
    elif action == codes.RECRUITER:
        company.recruiters += 1
        if state.telling:
            state.events.append(events.recruited(state, seat))
    elif action == codes.VIRAL:
        go_viral(state, seat)
    elif action == codes.IPO:
        company.late_points += state.figures.action_points[codes.IPO]
        if state.telling:
            state.events.append(events.went_public(state, seat))
    else:
        be_acquired(state, seat)


# -- the actions (SI-6.2 to SI-6.5) ------------------------------------------------------------------------


def scaled(state: ShipItState, company: Company, e: i64, action: i64, base: i64) -> i64:
    """SI-6.2, SI-0.2: a figure times the output, rounded once."""
    return half_up(base * company.output(e, action, state.round), OUTPUT_ONE)


def rating_gain(state: ShipItState, company: Company, e: i64, action: i64) -> i64:
    """SI-6.2, SI-6.3, in hundredths."""
    exact: i64 = state.figures.action_rating[action] * company.output(e, action, state.round)
    return half_up(exact * state.figures.product_rating[company.product], OUTPUT_ONE * 100)


def develop(state: ShipItState, seat: i64, e: i64, breaks: i64) -> None:
    """SI-6.2, SI-6.5: a broken feature brings nothing."""
    if breaks > 0 and state.rng.below(100) < breaks:
        if state.telling:
            state.events.append(events.broke(state, seat, e, breaks))
        return
    figures: Figures = state.figures
    company: Company = state.companies[seat]
    exact: i64 = figures.action_users[codes.DEVELOP] * company.output(e, codes.DEVELOP, state.round)
    exact += figures.tech_feature_users[company.tech] * OUTPUT_ONE
    gain: i64 = half_up(exact * figures.product_users[company.product], OUTPUT_ONE * 100)
    if state.telling:
        state.events.append(events.developed(state, seat, e, gain))
    company.add_users(gain)


def optimize(state: ShipItState, seat: i64, e: i64) -> None:
    """SI-6.2: debt at least 1."""
    company: Company = state.companies[seat]
    paid: i64 = max(1, scaled(state, company, e, codes.OPTIMIZE, state.figures.action_debt[codes.OPTIMIZE]))
    gain: i64 = rating_gain(state, company, e, codes.OPTIMIZE)
    if state.telling:
        state.events.append(events.optimized(state, seat, e, paid, gain))
    company.add_debt(-paid)
    company.add_rating(gain)


def pay_down(state: ShipItState, seat: i64, e: i64) -> None:
    """SI-6.2: always the same, whoever does it."""
    if state.telling:
        state.events.append(events.paid_down(state, seat, e))
    state.companies[seat].add_debt(-state.figures.action_debt[codes.PAY_DOWN])


def upgrade_servers(state: ShipItState, seat: i64, e: i64) -> None:
    """SI-6.2: at least 1."""
    company: Company = state.companies[seat]
    gain: i64 = max(1, scaled(state, company, e, codes.SERVERS, state.figures.action_servers[codes.SERVERS]))
    if state.telling:
        state.events.append(events.upgraded(state, seat, e, gain))
    company.servers += gain


def research_ai(state: ShipItState, seat: i64, e: i64) -> None:
    """SI-6.2: at least 1."""
    company: Company = state.companies[seat]
    gain: i64 = max(1, scaled(state, company, e, codes.RESEARCH, state.figures.action_ai[codes.RESEARCH]))
    if state.telling:
        state.events.append(events.researched(state, seat, e, gain))
    company.ai += gain


def market(state: ShipItState, seat: i64, e: i64) -> None:
    """SI-6.2: VC-Heavy's bonus is for users only."""
    figures: Figures = state.figures
    company: Company = state.companies[seat]
    exact: i64 = figures.action_users[codes.MARKETING] * company.output(e, codes.MARKETING, state.round)
    exact *= figures.product_users[company.product] * figures.funding_marketing[company.funding]
    gain: i64 = half_up(exact, OUTPUT_ONE * 10_000)
    rating: i64 = rating_gain(state, company, e, codes.MARKETING)
    if state.telling:
        state.events.append(events.marketed(state, seat, e, gain, rating))
    company.add_users(gain)
    company.add_rating(rating)


def monetize(state: ShipItState, seat: i64, e: i64) -> None:
    """SI-6.2: revenue grows with the users there are now; the rating lost is never multiplied (SI-6.3)."""
    figures: Figures = state.figures
    company: Company = state.companies[seat]
    per_users: i64 = figures.action_per_users[codes.MONETIZE]
    output: i64 = company.output(e, codes.MONETIZE, state.round)
    exact: int = int(figures.action_revenue[codes.MONETIZE] * output)
    exact *= figures.product_revenue[company.product]
    exact *= per_users + company.users  # may pass 64 bits, so these are Python's integers
    parts: int = int(OUTPUT_ONE * 100) * per_users
    gain: i64 = (2 * exact + parts) // (2 * parts)
    if state.telling:
        state.events.append(events.monetized(state, seat, e, gain))
    company.add_revenue(gain)
    company.add_rating(-figures.action_rating_loss[codes.MONETIZE])


def go_viral(state: ShipItState, seat: i64) -> None:
    """SI-6.4: an even chance, not multiplied."""
    won: bool = state.rng.below(2) == 0
    figures: Figures = state.figures
    change: i64 = figures.action_users[codes.VIRAL] if won else -figures.action_users_loss[codes.VIRAL]
    if state.telling:
        state.events.append(events.viral(state, seat, change))
    state.companies[seat].add_users(change)


def be_acquired(state: ShipItState, seat: i64) -> None:
    """SI-6.4, SI-0.2: points for the users, then half of them are lost, rounded down."""
    company: Company = state.companies[seat]
    points: i64 = company.users * state.figures.action_points[codes.ACQUISITION]
    lost: i64 = company.users // 2
    if state.telling:
        state.events.append(events.acquired(state, seat, points, lost))
    company.late_points += points
    company.add_users(-lost)


def close_books(state: ShipItState, seat: i64) -> None:
    """SI-6.6: the debt of AI use, then the rating lost to debt, then Quality-Focused."""
    company: Company = state.companies[seat]
    made: i64 = 0
    staff: i64 = len(company.staff)
    for e in range(staff):
        if company.plan.has_ai(e):
            made += company.ai_debt(e)
    lost: i64 = state.figures.debt_level_rating_loss[state.figures.debt_level(company.debt + made)]
    gained: i64 = state.figures.tech_rating[company.tech]
    if state.telling:
        state.events.extend(events.books(state, seat, made, lost, gained))
    company.add_debt(made)
    company.add_rating(-lost)
    company.add_rating(gained)


# -- income (SI-6.7) ---------------------------------------------------------------------------------------


def pay_income(state: ShipItState) -> None:
    """SI-6.7: by the users, capped; the underdog's bonus below the median."""
    middle: i64 = doubled_median(state)
    for seat in state.order:
        company: Company = state.companies[seat]
        earned: i64 = company.base_income(state.round)
        bonus: i64 = state.figures.income_underdog if 2 * company.users < middle else 0
        if state.telling:
            state.events.append(events.income(state, seat, earned, bonus))
        company.money += earned + bonus


def doubled_median(state: ShipItState) -> i64:
    """SI-6.7, SI-4.9: twice the median of all companies' users, so that it is a whole number."""
    sorted_users: vec[i64] = vec[i64](capacity=state.players)
    for seat in state.by_users():
        sorted_users = append(sorted_users, state.companies[seat].users)
    return sorted_users[(state.players - 1) // 2] + sorted_users[state.players // 2]


# -- milestones (SI-6.8) -----------------------------------------------------------------------------------


def claim_milestones(state: ShipItState) -> None:
    for milestone in range(codes.MILESTONES):
        if state.milestones[milestone] == NONE:
            best: i64 = NONE
            most: i64 = 0
            for seat in state.order:
                figure: i64 = milestone_figure(state.companies[seat], milestone)
                if reaches(state, seat, milestone) and (best == NONE or figure > most):
                    best = seat
                    most = figure
            state.milestones[milestone] = best
            if best != NONE and state.telling:
                state.events.append(events.milestone(state, best, milestone))


def milestone_figure(company: Company, milestone: i64) -> i64:
    """What decides between several; more is better."""
    if milestone == codes.FIVE_STARS:
        return company.rating
    if milestone == codes.CLEAN_CODE:
        return -company.debt
    return company.revenue if milestone == codes.REVENUE_KING else company.users


def reaches(state: ShipItState, seat: i64, milestone: i64) -> bool:
    """SI-6.8, SI-4.9."""
    company: Company = state.companies[seat]
    wanted: i64 = state.figures.milestone_figure[milestone]
    if state.has_left(seat):
        return False
    if milestone == codes.CLEAN_CODE:
        return state.round >= codes.FIRST_CLEAN_ROUND and company.debt <= wanted
    return milestone_figure(company, milestone) >= wanted


# -- the event (SI-7) --------------------------------------------------------------------------------------


def strike(state: ShipItState) -> None:
    """SI-7.1: this round's event befalls everyone, in draft order."""
    event: i64 = state.deck[state.round - 1]
    if state.telling:
        state.events.append(events.event(state, event))
    for seat in state.order:
        state.companies[seat].barred = 0
        if event == codes.VIRAL_MOMENT:
            viral_moment(state, seat)
        else:
            misfortune(state, seat, event)


def mitigates(company: Company, event: i64) -> bool:
    """SI-7.1, SI-7.2: by the company's own figure, or by a Startup Veteran."""
    threshold: i64 = company.figures.event_threshold[event]
    if company.has_trait(codes.VETERAN):
        return True
    if event == codes.DATA_BREACH:
        return company.debt < threshold
    if event == codes.COMPETITOR:
        return company.rating > threshold
    return company.servers > threshold


def misfortune(state: ShipItState, seat: i64, event: i64) -> None:
    company: Company = state.companies[seat]
    mild: bool = mitigates(company, event)
    figures: Figures = state.figures
    users: i64 = figures.event_mitigated_users[event] if mild else figures.event_users[event]
    rating: i64 = figures.event_mitigated_rating[event] if mild else figures.event_rating[event]
    revenue: i64 = figures.event_mitigated_revenue[event] if mild else figures.event_revenue[event]
    if state.telling:
        state.events.append(events.struck(state, seat, event, mild, users, rating, revenue))
    company.add_users(-users)
    company.add_rating(-rating)
    company.add_revenue(-revenue)
    if event == codes.OUTAGE and not mild and state.round < codes.ROUNDS:
        company.barred = 1  # SI-4.7


def viral_moment(state: ShipItState, seat: i64) -> None:
    """SI-7.1: if the servers can't carry the new users, half of them are lost."""
    figures: Figures = state.figures
    company: Company = state.companies[seat]
    gain: i64 = figures.event_users[codes.VIRAL_MOMENT]
    rating: i64 = figures.event_mitigated_rating[codes.VIRAL_MOMENT]
    crash: bool = gain > company.servers * figures.event_threshold[codes.VIRAL_MOMENT]
    if crash:
        gain -= gain // 2
        rating = -figures.event_rating[codes.VIRAL_MOMENT]
    if state.telling:
        state.events.append(events.viral_moment(state, seat, crash, gain, rating))
    company.add_users(gain)
    company.add_rating(rating)

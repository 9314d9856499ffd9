"""What a move of Ship It! makes happen, told with the chain of factors behind every number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.view import Change, Event, Message, Travel, seat_name
from captable.games.ship_it import names
from captable.games.ship_it.facts import Kind
from captable.games.ship_it.names import Arguments
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import MOST_POOL, ROUNDS

if TYPE_CHECKING:
    from captable.games.ship_it.rules.company import Company
    from captable.games.ship_it.rules.state import ShipItState


def _say(
    id: str,
    seat: int,
    clause: str,
    kind: Kind,
    changes: Sequence[Change] = (),
    **more: int | str | Message | list[Message],
) -> Event:
    said = Message(id, {"seat": seat_name(seat), **more})
    return Event(said, clause=clause, kind=kind, changes=list(changes))


def _changes(state: ShipItState, seat: int, **figures: int | tuple[int, str]) -> list[Change]:
    """By how much figures change, each with the argument that lists its factors. Told before they do."""
    told = []
    for counter, change in figures.items():
        by, why = change if isinstance(change, tuple) else (change, "")
        if by := _within_limits(state.companies[seat], counter, by):
            told.append(Change(counter, by, seat, why))
    return told


def _within_limits(company: Company, counter: str, by: int) -> int:
    """SI-0.3: what of a change there is room for."""
    if counter == "rating":
        return max(codes.LEAST_RATING, min(codes.MOST_RATING, company.rating + by)) - company.rating
    now: int = getattr(company, counter)
    return max(-now, by)


def _scores(seat: int, thousandths: int) -> list[Change]:
    """SI-8.1: the score is shown to one decimal."""
    tenths = (thousandths + 50) // 100
    return [Change("score", tenths, seat)] if tenths else []


# -- the chain of factors (SI-0.2) -------------------------------------------------------------------------


def _times(percent: int, why: Message) -> Message:
    return Message("si-times", {"factor": names.decimal(percent, 2), "why": why})


def output_factors(state: ShipItState, seat: int, e: int, action: int) -> list[Message]:
    """Productivity, AI, specialty, trait: what makes up an engineer's output."""
    _, spec, trt, productivity, _, _ = names.parts(names.staff_member(state, seat, e))
    chain = [_times(productivity, Message("si-productivity"))]
    if state.companies[seat].plan.has_ai(e):
        chain.append(_times(state.companies[seat].ai_factor(e), Message("si-ai")))
    if bonus := state.companies[seat].specialty_bonus(e, action):
        chain.append(_times(100 + bonus, names.specialty(spec)))
    if bonus := state.companies[seat].trait_bonus(e, state.round):
        chain.append(_times(100 + bonus, names.trait(trt)))
    return chain


def _base(value: int | Message, action: int) -> Message:
    return Message("si-base", {"value": value, "action": names.action(action)})


def _chain(state: ShipItState, seat: int, e: int, action: int, by_action: vec[i64]) -> list[Message]:
    """How an engineer's output at an action came about: its figure, and every factor behind it."""
    return [_base(by_action[action], action), *output_factors(state, seat, e, action)]


def _product(state: ShipItState, seat: int, percent: int) -> list[Message]:
    return [_times(percent, names.product(state.companies[seat].product))] if percent != 100 else []


def _at_least(exact: int, given: int) -> list[Message]:
    return [Message("si-at-least", {"value": given})] if exact < given else []


# -- corporations (SI-1) -----------------------------------------------------------------------------------


def choosing(state: ShipItState, seat: int) -> list[Event]:
    """Nobody else notices before the seat has chosen all three."""
    if state.companies[seat].is_founded():
        return [_say("si-chose", seat, "SI-1.1", kind=Kind.CHOSE)]
    return []


def founded(state: ShipItState, seat: int) -> Event:
    return _say(
        "si-founded",
        seat,
        "SI-1.1",
        funding=names.funding(state.companies[seat].funding),
        tech=names.tech(state.companies[seat].tech),
        product=names.product(state.companies[seat].product),
        money=state.companies[seat].money,
        users=state.companies[seat].users,
        kind=Kind.FOUNDED,
    )


def round_begins(state: ShipItState) -> Event:
    """SI-2.1, SI-2.2: the order and who is looking for work; Insider engineers to those alone who know them."""
    order: list[Message] = [seat_name(seat) for seat in state.order]
    args: Arguments = {
        "round": state.round,
        "order": order,
        "first": seat_name(state.first),
        "candidates": _all_about(list(state.draft.pool)),
    }
    privately = {}
    for seat, sheet in enumerate(state.draft.sheets):
        own = [code for code in sheet.insiders if code]
        if own:
            privately[seat] = Message("si-round-begins", args | {"insiders": _all_about(own)})
    return Event(Message("si-round-begins", args), privately, clause="SI-2.1", kind=Kind.ROUND)


def _all_about(engineers: list[int]) -> list[Message]:
    """Engineers with their figures, for programs that follow events; people see them lie on the table."""
    known: list[Message] = []
    for code in engineers:
        _, _, _, productivity, salary, _ = names.parts(code)
        name = names.engineer(code)
        known.append(Message(name.id, name.args | {"productivity": productivity, "salary": salary}))
    return known


# -- draft (SI-2) ------------------------------------------------------------------------------------------


def bid(state: ShipItState, seat: int, line: int, amount: int) -> Event:
    """Nobody's business but the bidder's (SI-2.3)."""
    candidate = names.engineer(state.draft.on_offer(seat, line))
    said = Message("si-you-bid", {"seat": seat_name(seat), "amount": amount, "engineer": candidate})
    return Event(None, {seat: said}, clause="SI-2.3", kind=Kind.BID)


def sent(state: ShipItState, seat: int) -> Event:
    return _say("si-sent", seat, "SI-2.3", kind=Kind.SENT)


def bids(state: ShipItState) -> list[Event]:
    """SI-9.2: all bids are shown after the draft; those on Insider engineers only if they hire."""
    told = []
    for seat in state.order:
        if state.has_left(seat):
            continue
        shown: list[Message] = [
            Message("si-bid-on", {"amount": amount, "engineer": names.engineer(state.draft.pool[line])})
            for line in range(len(state.draft.pool))
            if (amount := state.draft.sheets[seat].bids[line])
        ]
        if shown:
            told.append(_say("si-bids", seat, "SI-9.2", bids=shown, kind=Kind.BIDS))
        else:
            told.append(_say("si-bids-none", seat, "SI-9.2", kind=Kind.BIDS))
    return told


def hired(state: ShipItState, seat: int, line: int, candidate: int, amount: int, price: int) -> Event:
    chain = [Message("si-bid-of", {"amount": amount})]
    trait = names.parts(candidate)[2]
    if trait >= 0 and state.figures.trait_cost[trait]:
        chain.append(Message("si-on-top", {"value": state.figures.trait_cost[trait], "why": names.trait(trait)}))
    if state.companies[seat].discounted(100) != 100:
        chain.append(_times(100 - state.figures.powers_discount, Message("si-power-bootstrapped")))
    args: Arguments = {
        "seat": seat_name(seat),
        "engineer": names.engineer(candidate),
        "price": price,
        "chain": chain,
    }
    start = f"candidate-{line}" if line < MOST_POOL else f"insider-{seat}-{line - MOST_POOL}"
    return Event(
        Message("si-hired", args),
        clause="SI-2.5",
        travels=[Travel(start, f"staff-{seat}")],
        kind=Kind.HIRED,
        changes=_changes(state, seat, money=(-price, "chain")),
    )


def intern(state: ShipItState, seat: int, price: int) -> Event:
    return _say(
        "si-got-intern", seat, "SI-2.7", price=price, kind=Kind.INTERN, changes=_changes(state, seat, money=-price)
    )


# -- planning (SI-4) ---------------------------------------------------------------------------------------


def forced(state: ShipItState, seat: int, count: int) -> Event:
    return _say("si-forced", seat, "SI-4.5", count=count, debt=state.companies[seat].debt, kind=Kind.FORCED)


def forecast(state: ShipItState, event: int) -> Event:
    return Event(Message("si-forecast-told", {"event": names.event(event)}), clause="SI-4.6", kind=Kind.FORECAST)


def planning_begins(state: ShipItState) -> Event:
    order: list[Message] = [seat_name(seat) for seat in state.queue]
    return Event(Message("si-planning-begins", {"order": order}), clause="SI-4.8", kind=Kind.PLANNING)


def changed(state: ShipItState, seat: int, move: int, comes: int, leaves: int) -> Event:
    """SI-9: others see which limited actions a company comes to and leaves, and nothing else."""
    mine = {seat: Message("si-you-changed", {"seat": seat_name(seat), "move": state.game.move_table.message(move)})}
    args: Arguments = {"seat": seat_name(seat)}
    if comes >= 0 and leaves >= 0:
        args |= {"comes": names.action(comes), "leaves": names.action(leaves)}
        return Event(Message("si-moves-slot", args), mine, clause="SI-4.2", kind=Kind.CHANGED)
    if comes >= 0:
        return Event(
            Message("si-takes-slot", args | {"action": names.action(comes)}), mine, clause="SI-4.2", kind=Kind.CHANGED
        )
    if leaves >= 0:
        return Event(
            Message("si-frees-slot", args | {"action": names.action(leaves)}), mine, clause="SI-4.2", kind=Kind.CHANGED
        )
    if not state.live:
        return Event(Message("si-changes-plan", args), mine, clause="SI-4.8", kind=Kind.CHANGED)
    return Event(None, mine, clause="SI-4.1", kind=Kind.CHANGED)


def locked(state: ShipItState, seat: int) -> Event:
    return _say("si-locked", seat, "SI-4.1", kind=Kind.LOCKED)


def plans(state: ShipItState) -> list[Event]:
    """The reveal: every plan in the order of its list."""
    told = []
    for seat in state.order:
        plan = state.companies[seat].plan
        listed: list[Message] = []
        for e in plan.steps:
            id = "si-planned-ai" if plan.has_ai(e) else "si-planned"
            args: Arguments = {
                "number": e + 1,  # engineers may look the same
                "engineer": names.engineer(names.staff_member(state, seat, e)),
                "action": names.action(plan.assigned[e]),
            }
            listed.append(Message(id, args))
        if listed:
            told.append(_say("si-plan", seat, "SI-6.1", plan=listed, kind=Kind.PLAN))
        else:
            told.append(_say("si-plan-empty", seat, "SI-6.1", kind=Kind.PLAN))
    return told


def pivoted(state: ShipItState, seat: int, product: int) -> Event:
    return _say("si-pivoted", seat, "SI-1.5", product=names.product(product), kind=Kind.PIVOTED)


# -- puzzle (SI-5) -----------------------------------------------------------------------------------------

ENDINGS = ("", "solved", "coins", "wall", "empty", "steps", "passed", "late")


def puzzle_begins(state: ShipItState) -> Event:
    solvers: list[Message] = [seat_name(seat) for seat in state.order if state.contest.desks[seat].solving]
    return Event(
        Message("si-puzzle-begins", {"solvers": solvers, "seconds": state.seconds()}), clause="SI-5.1", kind=Kind.PUZZLE
    )


def opened(state: ShipItState, seat: int) -> Event:
    args: Arguments = {"seat": seat_name(seat), "seconds": state.seconds()}
    return Event(None, {seat: Message("si-you-opened", args | _layout(state))}, clause="SI-5.4", kind=Kind.OPENED)


def _layout(state: ShipItState) -> Arguments:
    """The grid and the robot in it, for programs that follow events."""
    from captable.games.ship_it.dump import layout_form  # it imports the rules, which import this

    if state.contest.layout is None:
        return {}
    form = layout_form(state.contest.layout)
    x, y = form["start"]
    return {"grid": "/".join(form["grid"]), "robot": f"{x},{y} {form['heading']}"}


def ending(state: ShipItState, seat: int) -> Message:
    args: Arguments = {"seat": seat_name(seat), "blocks": state.contest.desks[seat].blocks}
    return Message(f"si-puzzle-{ENDINGS[state.contest.desks[seat].ended]}", args)


def _uncovered(state: ShipItState, seat: int) -> Message:
    """How it ended, with the layout and the program, which everybody may see now."""
    from captable.games.ship_it.dump import TOKENS

    said = ending(state, seat)
    program = (
        " ".join(TOKENS[token] for token in state.contest.desks[seat].program)
        if state.contest.desks[seat].opened_at >= 0
        else ""
    )
    work: Arguments = {
        "program": program,
        "took": state.contest.desks[seat].took,
        "edits": state.contest.desks[seat].edits,
    }
    return Message(said.id, said.args | _layout(state) | work)


def submitted(state: ShipItState, seat: int) -> Event:
    """Others learn the result when all have finished."""
    mine = {seat: ending(state, seat)}
    return Event(Message("si-puzzle-done", {"seat": seat_name(seat)}), mine, clause="SI-5.4", kind=Kind.SUBMITTED)


def puzzle_ends(state: ShipItState) -> list[Event]:
    told = [
        Event(_uncovered(state, seat), clause="SI-5.4", kind=Kind.RAN)
        for seat in state.order
        if state.contest.desks[seat].solving
    ]
    if state.contest.winner < 0:
        return [*told, Event(Message("si-puzzle-nobody"), clause="SI-5.4", kind=Kind.NOBODY)]
    return told


def rewarded(state: ShipItState, seat: int, debt: int, money: int) -> Event:
    return _say(
        "si-rewarded",
        seat,
        "SI-5.5",
        debt=debt,
        money=money,
        kind=Kind.REWARDED,
        changes=_changes(state, seat, debt=-debt, money=money),
    )


# -- resolution (SI-6) -------------------------------------------------------------------------------------


def _did(
    state: ShipItState,
    id: str,
    seat: int,
    e: int,
    kind: Kind,
    changes: Sequence[Change] = (),
    **more: int | str | Message | list[Message],
) -> Event:
    person = names.engineer(names.staff_member(state, seat, e))
    return _say(id, seat, "SI-6.2", kind, changes, engineer=person, **more)


def developed(state: ShipItState, seat: int, e: int, gain: int) -> Event:
    chain = _chain(state, seat, e, codes.DEVELOP, state.figures.action_users)
    if extra := state.figures.tech_feature_users[state.companies[seat].tech]:
        chain.append(Message("si-on-top", {"value": extra, "why": names.tech(state.companies[seat].tech)}))
    chain += _product(state, seat, state.figures.product_users[state.companies[seat].product])
    return _did(
        state,
        "si-developed",
        seat,
        e,
        gain=gain,
        chain=chain,
        kind=Kind.DEVELOPED,
        changes=_changes(state, seat, users=(gain, "chain")),
    )


def broke(state: ShipItState, seat: int, e: int, chance: int) -> Event:
    person = names.engineer(names.staff_member(state, seat, e))
    return _say("si-broke", seat, "SI-6.5", engineer=person, chance=chance, kind=Kind.BROKE)


def _rating_chain(state: ShipItState, seat: int, e: int, action: int) -> list[Message]:
    base = _base(names.rating(state.figures.action_rating[action]), action)
    factors = output_factors(state, seat, e, action)
    return [base, *factors, *_product(state, seat, state.figures.product_rating[state.companies[seat].product])]


def optimized(state: ShipItState, seat: int, e: int, paid: int, gain: int) -> Event:
    chain = _chain(state, seat, e, codes.OPTIMIZE, state.figures.action_debt)
    chain += _at_least(
        state.figures.action_debt[codes.OPTIMIZE] * state.companies[seat].output(e, codes.OPTIMIZE, state.round), 1
    )
    return _did(
        state,
        "si-optimized",
        seat,
        e,
        debt=paid,
        debt_chain=chain,
        rating=names.rating(gain),
        rating_chain=_rating_chain(state, seat, e, codes.OPTIMIZE),
        kind=Kind.OPTIMIZED,
        changes=_changes(state, seat, debt=(-paid, "debt_chain"), rating=(gain, "rating_chain")),
    )


def paid_down(state: ShipItState, seat: int, e: int) -> Event:
    return _did(
        state,
        "si-paid-down",
        seat,
        e,
        debt=state.figures.action_debt[codes.PAY_DOWN],
        kind=Kind.PAID_DOWN,
        changes=_changes(state, seat, debt=-state.figures.action_debt[codes.PAY_DOWN]),
    )


def upgraded(state: ShipItState, seat: int, e: int, gain: int) -> Event:
    chain = _chain(state, seat, e, codes.SERVERS, state.figures.action_servers)
    changes = _changes(state, seat, servers=(gain, "chain"))
    return _did(state, "si-upgraded", seat, e, gain=gain, chain=chain, kind=Kind.UPGRADED, changes=changes)


def researched(state: ShipItState, seat: int, e: int, gain: int) -> Event:
    chain = _chain(state, seat, e, codes.RESEARCH, state.figures.action_ai)
    changes = _changes(state, seat, ai=(gain, "chain"))
    return _did(state, "si-researched", seat, e, gain=gain, chain=chain, kind=Kind.RESEARCHED, changes=changes)


def marketed(state: ShipItState, seat: int, e: int, gain: int, rating: int) -> Event:
    chain = _chain(state, seat, e, codes.MARKETING, state.figures.action_users)
    chain += _product(state, seat, state.figures.product_users[state.companies[seat].product])
    factor = state.figures.funding_marketing[state.companies[seat].funding]
    if factor != 100:
        chain.append(_times(factor, names.funding(state.companies[seat].funding)))
    return _did(
        state,
        "si-marketed",
        seat,
        e,
        gain=gain,
        chain=chain,
        rating=names.rating(rating),
        rating_chain=_rating_chain(state, seat, e, codes.MARKETING),
        kind=Kind.MARKETED,
        changes=_changes(state, seat, users=(gain, "chain"), rating=(rating, "rating_chain")),
    )


def monetized(state: ShipItState, seat: int, e: int, gain: int) -> Event:
    chain = _chain(state, seat, e, codes.MONETIZE, state.figures.action_revenue)
    per_users = state.figures.action_per_users[codes.MONETIZE]
    chain.append(Message("si-times-users", {"users": state.companies[seat].users, "per": per_users}))
    percent = state.figures.product_revenue[state.companies[seat].product]
    chain += _product(state, seat, percent)
    lost = names.rating(state.figures.action_rating_loss[codes.MONETIZE])
    return _did(
        state,
        "si-monetized",
        seat,
        e,
        gain=gain,
        chain=chain,
        rating=lost,
        kind=Kind.MONETIZED,
        changes=_changes(
            state, seat, revenue=(gain, "chain"), rating=-state.figures.action_rating_loss[codes.MONETIZE]
        ),
    )


def recruited(state: ShipItState, seat: int) -> Event:
    return _say("si-recruited", seat, "SI-6.2", engineers=state.figures.draft_recruits, kind=Kind.RECRUITED)


def viral(state: ShipItState, seat: int, change: int) -> Event:
    id = "si-went-viral" if change > 0 else "si-flopped"
    return _say(id, seat, "SI-6.4", users=abs(change), kind=Kind.VIRAL, changes=_changes(state, seat, users=change))


def went_public(state: ShipItState, seat: int) -> Event:
    return _say(
        "si-went-public",
        seat,
        "SI-6.4",
        points=names.points(state.figures.action_points[codes.IPO]),
        kind=Kind.PUBLIC,
        changes=_scores(seat, state.figures.action_points[codes.IPO]),
    )


def acquired(state: ShipItState, seat: int, points: int, lost: int) -> Event:
    shown = names.decimal(points, 3)
    return _say(
        "si-acquired",
        seat,
        "SI-6.4",
        users=state.companies[seat].users,
        points=shown,
        lost=lost,
        kind=Kind.ACQUIRED,
        changes=_scores(seat, points) + _changes(state, seat, users=-lost),
    )


def books(state: ShipItState, seat: int, made: int, lost: int, gained: int) -> list[Event]:
    """SI-6.6, only what changed something. Told before it does."""
    company = state.companies[seat]
    debt = company.debt + made
    fell = _within_limits(company, "rating", -lost)
    rose = max(0, min(gained, codes.MOST_RATING - company.rating - fell))
    told = []
    if made:
        changes = [Change("debt", made, seat)]
        told.append(_say("si-ai-debt", seat, "SI-6.6", Kind.AI_DEBT, changes, made=made, debt=debt))
    if lost:
        changes = [Change("rating", fell, seat)] if fell else []
        rating = names.rating(lost)
        told.append(_say("si-debt-hurts", seat, "SI-6.6", Kind.DEBT_HURTS, changes, debt=debt, rating=rating))
    if gained:
        changes = [Change("rating", rose, seat)] if rose else []
        told.append(_say("si-quality", seat, "SI-6.6", Kind.QUALITY, changes, rating=names.rating(gained)))
    return told


def income(state: ShipItState, seat: int, earned: int, bonus: int) -> Event:
    figures = state.figures
    chain = [Message("si-income-users", {"users": state.companies[seat].users, "per": figures.income_users})]
    cap = figures.income_cap_base + figures.income_cap_step * state.round
    if earned == cap:
        chain.append(Message("si-income-cap", {"cap": cap}))
    if bonus:
        chain.append(Message("si-on-top", {"value": bonus, "why": Message("si-underdog")}))
    return _say(
        "si-income",
        seat,
        "SI-6.7",
        income=earned + bonus,
        chain=chain,
        kind=Kind.INCOME,
        changes=_changes(state, seat, money=(earned + bonus, "chain")),
    )


def milestone(state: ShipItState, seat: int, milestone: int) -> Event:
    worth = names.points(state.figures.milestone_points[milestone])
    args: Arguments = {"seat": seat_name(seat), "milestone": names.milestone(state.figures, milestone), "points": worth}
    travels = [Travel(f"milestone-{milestone}", f"seat-{seat}")]
    return Event(
        Message("si-claimed", args),
        clause="SI-6.8",
        travels=travels,
        kind=Kind.CLAIMED,
        changes=_scores(seat, state.figures.milestone_points[milestone]),
    )


# -- events (SI-7) -----------------------------------------------------------------------------------------


def event(state: ShipItState, event: int) -> Event:
    return Event(Message("si-event-happens", {"event": names.event(event)}), clause="SI-7.1", kind=Kind.EVENT)


def struck(state: ShipItState, seat: int, event: int, mild: bool, users: int, rating: int, revenue: int) -> Event:
    losses: list[Message] = []
    if users:
        losses.append(Message("si-loss-users", {"users": users}))
    if rating:
        losses.append(Message("si-loss-rating", {"rating": names.rating(rating)}))
    if revenue:
        losses.append(Message("si-loss-revenue", {"revenue": revenue}))
    if event == codes.OUTAGE and not mild and state.round < ROUNDS:
        losses.append(Message("si-loss-servers"))
    args: Arguments = {"seat": seat_name(seat), "losses": losses or [Message("si-loss-nothing")]}
    id, clause = ("si-struck-mildly" if mild else "si-struck"), "SI-7.1"
    if mild and state.companies[seat].has_trait(codes.VETERAN):
        args["why"], clause = names.trait(codes.VETERAN), "SI-7.2"
    elif mild:
        args["why"] = Message(f"si-mitigated-{('ddos', 'outage', '', 'breach', 'competitor')[event]}")
    changes = _changes(state, seat, users=-users, rating=-rating, revenue=-revenue)
    return Event(Message(id, args), clause=clause, kind=Kind.STRUCK, changes=changes)


def viral_moment(state: ShipItState, seat: int, crash: bool, gain: int, rating: int) -> Event:
    id = "si-viral-crash" if crash else "si-viral-carried"
    capacity = state.companies[seat].servers * state.figures.event_threshold[codes.VIRAL_MOMENT]
    return _say(
        id,
        seat,
        "SI-7.1",
        users=gain,
        rating=names.rating(abs(rating)),
        capacity=capacity,
        kind=Kind.VIRAL_MOMENT,
        changes=_changes(state, seat, users=gain, rating=rating),
    )


def game_ends(state: ShipItState) -> Event:
    from captable.games.ship_it.outcome import reason, score_sheet

    founded = state.phase != codes.CORPORATION
    return Event(reason(state), clause="SI-8.1", sheet=score_sheet(state) if founded else None, kind=Kind.ENDED)

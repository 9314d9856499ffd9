"""What the rows of `cards.toml` do, in words that follow their figures: an edited file tells its own."""

from __future__ import annotations

from captable.core.view import Message
from captable.games.ship_it import cards, names
from captable.games.ship_it.names import Arguments
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.codes import ACTIONS
from captable.games.ship_it.rules.figures import Figures

PLAIN = 100
"""Per cent: neither more nor less."""
A_THOUSAND = 1000
"""Scores are told for so many users, or so much revenue; a figure is in thousandths of a point for one (SI-0.1)."""


# -- corporations (SI-1) -------------------------------------------------------------------------------------


@names.kept
def funding(figures: Figures, i: int) -> Message:
    facts = [Message("si-fact-money", {"money": figures.funding_money[i]})]
    if marketing := figures.funding_marketing[i] - PLAIN:
        facts.append(Message("si-fact-marketing", {"percent": names.signed(marketing)}))
    if (times := figures.funding_revenue_points[i]) != 1:
        facts.append(Message("si-fact-revenue", {"times": times}))
    if hires := figures.funding_hires[i]:
        facts.append(Message("si-fact-hires", {"hires": hires}))
    facts.append(Message("si-fact-equity", {"percent": figures.funding_equity[i]}))
    args: Arguments = {"name": names.funding(i), "facts": facts}
    if i == codes.BOOTSTRAPPED:
        args["discount"] = figures.powers_discount
    elif cards.FUNDINGS[i] == "angel_backed":
        args["insiders"] = figures.powers_insiders
    return Message(f"si-funding-{cards.FUNDINGS[i]}-note", args)


@names.kept
def tech(figures: Figures, i: int) -> Message:
    facts = [
        Message("si-fact-ai", {"ai": figures.tech_ai[i]}),
        Message("si-fact-debt", {"debt": figures.tech_debt[i]}),
    ]
    if figures.tech_ai_debt[i] != PLAIN:
        facts.append(Message("si-fact-ai-debt", {"factor": names.factor(figures.tech_ai_debt[i])}))
    if rating := figures.tech_rating[i]:
        facts.append(Message("si-fact-rating", {"rating": names.rating(rating)}))
    if users := figures.tech_feature_users[i]:
        facts.append(Message("si-fact-features", {"users": users, "action": names.action(codes.DEVELOP)}))
    return Message("si-tech-note", {"name": names.tech(i), "facts": facts})


@names.kept
def product(figures: Figures, i: int) -> Message:
    return Message(
        "si-product-note",
        {
            "name": names.product(i),
            "users": names.factor(figures.product_users[i]),
            "revenue": names.factor(figures.product_revenue[i]),
            "rating": names.factor(figures.product_rating[i]),
        },
    )


# -- engineers (SI-3) ----------------------------------------------------------------------------------------


@names.kept
def engineer(figures: Figures, code: int) -> Message:
    """What the engineer is good at, and what the trait does."""
    level, specialty, trait, _, _, _ = names.parts(code)
    ai = Message("si-level-note", {"factor": names.factor(figures.level_ai[level]), "debt": figures.level_debt[level]})
    if specialty < 0:
        return ai
    args: Arguments = {"level": ai, "specialty": _specialty(figures, specialty)}
    if trait < 0:
        return Message("si-engineer-note", args)
    return Message("si-engineer-note-trait", args | {"trait": _trait(figures, trait)})


def _specialty(figures: Figures, i: int) -> Message:
    bonuses: list[Message] = [
        Message("si-specialty-bonus", {"action": names.action(action), "percent": percent})
        for action in range(ACTIONS)
        if (percent := figures.specialty_bonus[i * ACTIONS + action])
    ]
    return Message("si-specialty-note", {"bonuses": bonuses or [Message("si-specialty-none")]})


def _trait(figures: Figures, i: int) -> Message:
    facts: list[Message] = []
    if cost := figures.trait_cost[i]:
        facts.append(Message("si-trait-cost", {"cost": cost}))
    if cards.TRAITS[i] in ("ai_skeptic", "veteran"):
        facts.append(Message(f"si-trait-{cards.TRAITS[i]}-power"))
    if bonus := figures.trait_bonus[i]:
        args: Arguments = {"percent": bonus, "round": figures.trait_rounds[i] + 1}
        facts.append(Message("si-trait-bonus-last" if i == codes.NIGHT_OWL else "si-trait-bonus", args))
    return Message("si-trait-note", {"name": names.trait(i), "facts": facts or [Message("si-trait-nothing")]})


# -- actions (SI-4.2, SI-6.2, SI-6.4) ------------------------------------------------------------------------


@names.kept
def action(figures: Figures, i: int) -> Message:
    args: Arguments = {
        "round": figures.action_from_round[i],
        "users": figures.action_users[i],
        "lost": figures.action_users_loss[i],
        "revenue": figures.action_revenue[i],
        "rating": names.rating(figures.action_rating[i]),
        "rating_lost": names.rating(figures.action_rating_loss[i]),
        "debt": figures.action_debt[i],
        "servers": figures.action_servers[i],
        "ai": figures.action_ai[i],
        "points": figures.action_points[i],
        "recruits": figures.draft_recruits,
    }
    if i == codes.DEVELOP:
        args["breaks"] = _breaks(figures)
    elif i == codes.MARKETING:
        args["fundings"] = _marketing_of_fundings(figures)
    elif i == codes.IPO:
        args["points"] = names.trimmed(figures.action_points[codes.IPO], 3)
    elif i == codes.ACQUISITION:
        args["thousand"] = A_THOUSAND
    return Message(f"si-action-{cards.ACTIONS[i]}-note", args)


def _first_level(levels: list[int], figures: Figures) -> int | None:
    """The debt from which on a column of the debt table is not 0."""
    return next((figures.debt_level_debt[level] for level, value in enumerate(levels) if value), None)


def _breaks(figures: Figures) -> Message:
    debt = _first_level(list(figures.debt_level_breaks), figures)
    return Message("si-never-breaks") if debt is None else Message("si-breaks", {"debt": debt})


def _marketing_of_fundings(figures: Figures) -> list[Message]:
    different: list[Message] = [
        Message("si-marketing-of", {"funding": names.funding(i), "percent": names.signed(percent - PLAIN)})
        for i, percent in enumerate(figures.funding_marketing)
        if percent != PLAIN
    ]
    return different or [Message("si-marketing-alike")]


# -- milestones and events (SI-6.8, SI-7.1) ------------------------------------------------------------------


@names.kept
def milestone(figures: Figures, i: int) -> Message:
    figure: int | Message = figures.milestone_figure[i]
    if i == codes.FIVE_STARS:
        figure = names.rating(figures.milestone_figure[i])
    elif i == codes.CLEAN_CODE:
        return Message("si-milestone-clean_code-note", {"figure": figure, "round": codes.FIRST_CLEAN_ROUND})
    return Message(f"si-milestone-{cards.MILESTONES[i]}-note", {"figure": figure})


@names.kept
def event(figures: Figures, i: int) -> Message:
    threshold: int | Message = figures.event_threshold[i]
    if cards.EVENTS[i] == "competitor":
        threshold = names.rating(figures.event_threshold[i])
    elif i == codes.VIRAL_MOMENT:
        threshold = servers_for_a_viral_moment(figures)
    args: Arguments = {
        "threshold": threshold,
        "users": figures.event_users[i],
        "rating": names.rating(figures.event_rating[i]),
        "revenue": figures.event_revenue[i],
        "mild_users": figures.event_mitigated_users[i],
        "mild_rating": names.rating(figures.event_mitigated_rating[i]),
        "mild_revenue": figures.event_mitigated_revenue[i],
    }
    return Message(f"si-event-{cards.EVENTS[i]}-note", args)


def servers_for_a_viral_moment(figures: Figures) -> int:
    """How many carry all the new users (SI-7.1)."""
    return -(-figures.event_users[codes.VIRAL_MOMENT] // figures.event_threshold[codes.VIRAL_MOMENT])


# -- figures and the score (SI-8.1) --------------------------------------------------------------------------


@names.kept
def users(figures: Figures) -> Message:
    return Message("si-users-note", {"points": figures.score_user, "thousand": A_THOUSAND})


@names.kept
def revenue(figures: Figures, funding: int) -> Message:
    points = figures.score_revenue * figures.funding_revenue_points[funding]
    return Message("si-revenue-note", {"points": points, "thousand": A_THOUSAND})


@names.kept
def rating(figures: Figures) -> Message:
    return Message(
        "si-rating-note",
        {
            "least": names.rating(codes.LEAST_RATING),
            "most": names.rating(codes.MOST_RATING),
            "points": _points_of_a_star(figures),
        },
    )


def _points_of_a_star(figures: Figures) -> int | Message:
    return names.trimmed(figures.score_rating * 100, 3)


@names.kept
def debt(figures: Figures) -> Message:
    effects: list[Message] = []
    for id, levels in (
        ("rating", figures.debt_level_rating_loss),
        ("breaks", figures.debt_level_breaks),
        ("forced", figures.debt_level_forced),
    ):
        if (first := _first_level(list(levels), figures)) is not None:
            effects.append(Message(f"si-debt-{id}", {"debt": first}))
    effects.append(Message("si-debt-points", _lost_to_debt(figures)))
    return Message("si-debt-note", {"effects": effects})


def _lost_to_debt(figures: Figures) -> Arguments:
    return {"debt": figures.score_debt, "points": names.trimmed(figures.score_debt_loss, 3)}


@names.kept
def servers(figures: Figures) -> Message:
    thresholds = figures.event_threshold
    args: Arguments = {
        "outage": thresholds[codes.OUTAGE],
        "ddos": thresholds[codes.DDOS],
        "carries": thresholds[codes.VIRAL_MOMENT],
    }
    return Message("si-servers-note", args)


def sheet(figures: Figures) -> dict[str, Message]:
    """The remarks on the score sheet, by row."""
    revenues: list[Message] = [
        Message("si-sheet-revenue-of", {"funding": names.funding(i), "points": figures.score_revenue * times})
        for i, times in enumerate(figures.funding_revenue_points)
    ]
    return {
        "users": Message("si-sheet-users-note", {"points": figures.score_user, "thousand": A_THOUSAND}),
        "revenue": Message("si-sheet-revenue-note", {"fundings": revenues, "thousand": A_THOUSAND}),
        "rating": Message("si-sheet-rating-note", {"points": _points_of_a_star(figures)}),
        "debt": Message("si-sheet-debt-note", _lost_to_debt(figures)),
    }

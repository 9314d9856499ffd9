"""What a network judges a position of Startups by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Field, Observation, count, flag
from captable.games.startups.rules.codes import (
    CHIPS,
    HAND,
    POINTS_FIRST,
    POINTS_LAST,
    ROUNDS_OF_A_MATCH,
)
from captable.games.startups.rules.inputs import LEAD, MARGIN, MOST, PILE, SHARES, StartupsInputs

if TYPE_CHECKING:
    from captable.games.startups.game import Startups

MOST_POINTS = ROUNDS_OF_A_MATCH * (POINTS_FIRST - POINTS_LAST)


def inputs(game: Startups, players: int) -> Observation:
    copies = max(company.copies for company in game.cards.companies)
    fields = [
        *(field for company in game.cards.companies for field in about(company.id, copies, CHIPS * players)),
        flag("ahead", LEAD, means="whether the own score, if the count came now, is ahead by 1, 2, …"),
        flag("behind", LEAD, means="the same, behind"),
        flag("better", players, means="how many others have as much or more"),
        count("chips", MOST, means="own chips"),
        flag("left", means="whether this seat has left"),
        flag("manual", means="whether the chips bar everyone (SU-4.2)"),
        flag("match", means="whether several rounds are played"),
        flag("rounds", ROUNDS_OF_A_MATCH + 1, means="rounds to be finished, this one included"),
        count("points", MOST_POINTS, means="points of the rounds so far, from the fewest on"),
        count("points_of_best", MOST_POINTS, means="the most that another has"),
        flag("pile", PILE, means="whether the pile has at least 1, 2, … cards"),
        flag("turn", players, means="whose turn it is"),
        flag("own_play", means="whether this seat has to play a card"),
        flag("other_play", means="whether the other one has to, whose turn it is"),
        flag("taken", len(game.cards.companies), means="the company that this seat has just taken from the market"),
    ]
    return Observation(fields, StartupsInputs())


def about(company: str, copies: int, chips: int) -> list[Field]:
    return [
        flag(f"{company}_own", SHARES, means="whether at least 1, 2, … shares are this seat's, hand included"),
        flag(f"{company}_others", SHARES, means="the same of the other who has most"),
        flag(f"{company}_ahead", MARGIN, means="whether this seat is ahead of that one by 1, 2, …"),
        flag(f"{company}_behind", MARGIN, means="the same, behind"),
        flag(f"{company}_tie", means="whether both have as many"),
        flag(f"{company}_rivals", means="whether several others have most"),
        count(f"{company}_brings", copies, means="chips that others would pay now"),
        count(f"{company}_costs", copies, means="chips to pay now"),
        count(f"{company}_hand", HAND + 1, means="cards in the hand"),
        flag(f"{company}_chip", means="whether this seat has its Anti-Monopoly chip"),
        flag(f"{company}_free", means="whether nobody has it"),
        count(f"{company}_market", copies, means="cards in the market"),
        count(f"{company}_market_chips", chips, means="chips on them"),
        count(f"{company}_unseen", copies, means="cards in the pile or aside"),
    ]

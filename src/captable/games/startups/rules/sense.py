"""Common sense in Startups: the move that adds most to the own prospects, from what the seat can see.

And the judgement that search asks for: how well every seat stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.core.state import OVER, WIN
from captable.core.vectors import NONE
from captable.games.startups.rules.codes import CHIP_RECEIVED, DRAW, FIRST_TAKE
from captable.games.startups.rules.taste import JUDGEMENT, TASTE

if TYPE_CHECKING:
    from captable.games.startups.rules.state import StartupsState

SCALE: Final[i64] = 100
"""Prospects are counted in hundredths of a chip."""
LEAST_LEAD: Final[i64] = -1000


def choose(state: StartupsState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    moves: vec[i64] = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    best: Best = Best()
    rivals: Rivals = Rivals()
    for move in moves:
        best.offer(move, gain(state, seat, move, rivals), rng)
    return best.move


@final
class Rivals:
    """What the others are seen to have of the company looked at last: moves with it come one after the other."""

    company: i64
    most: i64
    """The most shares that another seat has."""
    all: i64
    """The shares of all others."""

    def __init__(self) -> None:
        self.company = NONE
        self.most = 0
        self.all = 0

    def look_at(self, state: StartupsState, seat: i64, company: i64) -> None:
        if company == self.company:
            return
        portfolio: vec[i64] = state.portfolio
        known: vec[i64] = state.known
        companies: i64 = state.companies
        most: i64 = 0
        all: i64 = 0
        own: i64 = seat * companies + company
        cell: i64 = company
        while cell < len(portfolio):  # a range with a step that is no constant would be an object
            if cell != own:
                shares: i64 = portfolio[cell] + known[cell]
                all += shares
                most = max(most, shares)
            cell += companies
        self.company = company
        self.most = most
        self.all = all


def gain(state: StartupsState, seat: i64, move: i64, rivals: Rivals) -> i64:
    """What a move adds to the prospects. The card of a draw is unseen, so a draw has a fixed worth."""
    if move == DRAW:
        return TASTE.draw - SCALE * min(state.price(seat), state.chips[seat])
    first_play: i64 = FIRST_TAKE + state.room
    if move < first_play:
        card: i64 = move - FIRST_TAKE
        return gain_of_shares(state, seat, state.market[card], 1, rivals) + SCALE * state.market_chips[card]
    company: i64 = move - first_play
    if company < state.companies:
        rivals.look_at(state, seat, company)
        # A small reason to show shares where they lead, and to keep others in the hand.
        return TASTE.shown * (state.portfolio[seat * state.companies + company] - rivals.most)
    return gain_of_shares(state, seat, company - state.companies, -1, rivals)


def gain_of_shares(state: StartupsState, seat: i64, company: i64, by: i64, rivals: Rivals) -> i64:
    """What `by` more shares of a company in the own hand change."""
    cell: i64 = seat * state.companies + company
    mine: i64 = state.portfolio[cell] + state.hand[cell]
    rivals.look_at(state, seat, company)
    return worth_of_shares(mine + by, rivals) - worth_of_shares(mine, rivals)


def worth_of_shares(mine: i64, rivals: Rivals) -> i64:
    """What so many shares of a company are expected to bring at the end."""
    if mine == 0:
        return 0
    if mine < rivals.most:
        return -TASTE.behind_costs * mine
    if mine == rivals.most:
        return -TASTE.tie_costs * mine
    sure: i64 = min(TASTE.surest, TASTE.lead_holds + TASTE.lead_holds_per_share * (mine - rivals.most))
    return CHIP_RECEIVED * sure * (rivals.all + 1) - (SCALE - sure) * mine


# -- the value of a position -----------------------------------------------------------------------------------


def values(state: StartupsState) -> vec[i64]:
    """How far each seat is ahead of the best other if the count came now, hands included.

    After the count a part of it is who has won: the lead alone would have a search play for chips and not for wins.
    A match that is over is won or lost (SU-6.2).
    """
    if state.turn == OVER and state.rounds > 1:
        return won_or_lost(state)
    most: i64 = max(1, JUDGEMENT.most_lead)
    winning: i64 = JUDGEMENT.winning
    scores: vec[i64] = scores_now(state)
    values: vec[i64] = vec[i64](capacity=state.players)
    for seat in range(state.players):
        lead: i64 = scores[seat] - best_score_of_others(scores, seat)
        value: i64 = WIN // 2 + max(-most, min(most, lead)) * (WIN // 2 // most)
        if state.turn == OVER:
            won: i64 = sign(lead)
            if lead == 0:  # SU-5.5 breaks the tie
                won = 1 if state.final_places()[seat] == 1 else -1
            value = (value * (100 - winning) + WIN // 2 * (1 + won) * winning) // 100
        values = append(values, value)
    return values


def scores_now(state: StartupsState) -> vec[i64]:
    """The scores with the hands counted; who has left can't win (SU-8.1)."""
    counted: StartupsState = state
    if state.turn != OVER:
        counted = state.copy()
        cell: i64
        for cell in range(len(state.hand)):
            counted.portfolio[cell] += state.hand[cell]
    scores: vec[i64] = counted.scores()
    seat: i64 = 0
    while seat < state.players and state.gone != 0:
        if state.has_left(seat):
            scores[seat] = LEAST_LEAD
        seat += 1
    return scores


def best_score_of_others(scores: vec[i64], seat: i64) -> i64:
    best: i64 = LEAST_LEAD
    other: i64
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
    return best


def sign(n: i64) -> i64:
    if n == 0:
        return 0
    return 1 if n > 0 else -1


def won_or_lost(state: StartupsState) -> vec[i64]:
    values: vec[i64] = state.final_places()
    for seat in range(state.players):
        values[seat] = WIN if values[seat] == 1 else 0
    return values

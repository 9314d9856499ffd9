"""Common sense in Startups: the move that adds most to the own prospects, from what the seat can see.

And the judgement that search asks for: how well every seat stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.best import Best
from captable.core.rng import Rng
from captable.core.state import OVER, WIN
from captable.games.startups.rules.codes import CHIP_RECEIVED, DRAW, FIRST_TAKE
from captable.games.startups.rules.taste import JUDGEMENT, TASTE

if TYPE_CHECKING:
    from captable.games.startups.rules.state import StartupsState

SCALE: Final[i64] = 100
"""Prospects are counted in hundredths of a chip."""
LEAST_LEAD: Final[i64] = -1000


def choose(state: StartupsState, seat: i64, rng: Rng) -> i64:
    """The best-looking move; equals by lot."""
    best: Best = Best()
    for move in state.legal(seat):
        best.offer(move, gain(state, seat, move), rng)
    return best.move


def gain(state: StartupsState, seat: i64, move: i64) -> i64:
    """What a move adds to the prospects. The card of a draw is unseen, so a draw has a fixed worth."""
    if move == DRAW:
        return TASTE.draw - SCALE * min(state.price(seat), state.chips[seat])
    first_play: i64 = FIRST_TAKE + state.room
    if move < first_play:
        card: i64 = move - FIRST_TAKE
        return gain_of_shares(state, seat, state.market[card], 1) + SCALE * state.market_chips[card]
    company: i64 = move - first_play
    if company < state.companies:
        return TASTE.shown * lead_of(state, seat, company)
    return gain_of_shares(state, seat, company - state.companies, -1)


def lead_of(state: StartupsState, seat: i64, company: i64) -> i64:
    """A small reason to show shares where they lead, and to keep others in the hand."""
    return state.portfolio[seat * state.companies + company] - best_other(state, seat, company)


def gain_of_shares(state: StartupsState, seat: i64, company: i64, by: i64) -> i64:
    """What `by` more shares of a company in the own hand change."""
    cell: i64 = seat * state.companies + company
    mine: i64 = state.portfolio[cell] + state.hand[cell]
    return worth_of_shares(state, seat, company, mine + by) - worth_of_shares(state, seat, company, mine)


def worth_of_shares(state: StartupsState, seat: i64, company: i64, mine: i64) -> i64:
    """What so many shares of a company are expected to bring at the end."""
    if mine == 0:
        return 0
    best: i64 = best_other(state, seat, company)
    if mine < best:
        return -TASTE.behind_costs * mine
    if mine == best:
        return -TASTE.tie_costs * mine
    sure: i64 = min(TASTE.surest, TASTE.lead_holds + TASTE.lead_holds_per_share * (mine - best))
    return CHIP_RECEIVED * sure * (others(state, seat, company) + 1) - (SCALE - sure) * mine


def best_other(state: StartupsState, seat: i64, company: i64) -> i64:
    """The most shares that another seat is seen to have."""
    best: i64 = 0
    for other in range(state.players):
        if other != seat:
            cell: i64 = other * state.companies + company
            best = max(best, state.portfolio[cell] + state.known[cell])
    return best


def others(state: StartupsState, seat: i64, company: i64) -> i64:
    """All shares that the others are seen to have."""
    shares: i64 = 0
    for other in range(state.players):
        if other != seat:
            cell: i64 = other * state.companies + company
            shares += state.portfolio[cell] + state.known[cell]
    return shares


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

"""Writes what a network judges a position of Startups by, as `inputs` declares it: all cards are open here."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.observing import Observer
from captable.core.state import State
from captable.core.vectors import NONE
from captable.games.startups.rules.codes import CHIP_RECEIVED, PLAY, POINTS_LAST, ROUNDS_OF_A_MATCH
from captable.games.startups.rules.state import StartupsState

SHARES: Final[i64] = 6
MARGIN: Final[i64] = 3
LEAD: Final[i64] = 16
PILE: Final[i64] = 31
"""From so many on, one more of them is worth no more and no less."""
MOST: Final[i64] = 60
"""Chips and points are not counted beyond this."""


@final
class StartupsInputs(Observer):
    def write(self, state: State) -> None:
        assert isinstance(state, StartupsState)
        shares: vec[i64] = state.portfolio[:]
        cell: i64
        for cell in range(len(shares)):
            shares[cell] += state.hand[cell]
        scores: vec[i64] = state.chips[:]
        for company in range(state.companies):
            self.write_company(state, shares, scores, company)
        self.write_scores(state, scores)
        self.write_course(state)

    def write_company(self, state: StartupsState, shares: vec[i64], scores: vec[i64], company: i64) -> None:
        """Who has how much of it, hands included; and what it would bring now, which goes to the scores."""
        companies: i64 = state.companies
        own: i64 = self.seat * companies + company
        most: i64 = 0
        ahead: i64 = NONE
        all: i64 = 0
        most_of_others: i64 = 0
        rivals: i64 = 0
        seat: i64
        for seat in range(self.players):
            here: i64 = shares[seat * companies + company]
            all += here
            if here > most:
                most = here
                ahead = seat
            elif here == most:
                ahead = NONE
            if seat != self.seat:
                if here > most_of_others:
                    rivals = 0
                most_of_others = max(most_of_others, here)
                if here > 0 and here == most_of_others:
                    rivals += 1
        if ahead != NONE:
            for seat in range(self.players):
                if seat != ahead:
                    scores[seat] -= shares[seat * companies + company]
            scores[ahead] += CHIP_RECEIVED * (all - most)
        mine: i64 = shares[own]
        self.reached(mine, SHARES)
        self.reached(most_of_others, SHARES)
        self.reached(mine - most_of_others, MARGIN)
        self.reached(most_of_others - mine, MARGIN)
        self.flag(mine == most_of_others and mine > 0)
        self.flag(rivals > 1)
        self.number(all - mine if ahead == self.seat else 0)
        self.number(mine if ahead != NONE and ahead != self.seat else 0)
        self.number(state.hand[own])
        self.flag(state.holder[company] == self.seat)
        self.flag(state.holder[company] == NONE)
        self.write_market(state, company, all)

    def write_market(self, state: StartupsState, company: i64, shares: i64) -> None:
        """What lies in the market of it, and what is still in the pile or aside."""
        cards: i64 = 0
        chips: i64 = 0
        i: i64
        for i in range(len(state.market)):
            if state.market[i] == company:
                cards += 1
                chips += state.market_chips[i]
        self.number(cards)
        self.number(chips)
        self.number(state.copies[company] - shares - cards)

    def write_scores(self, state: StartupsState, scores: vec[i64]) -> None:
        """What the count would give if it came now."""
        best: i64 = -MOST
        better: i64 = 0
        for seat in range(self.players):
            if seat != self.seat and not state.has_left(seat):
                best = max(best, scores[seat])
                if scores[seat] >= scores[self.seat]:
                    better += 1
        self.reached(scores[self.seat] - best, LEAD)
        self.reached(best - scores[self.seat], LEAD)
        self.one_of(better, self.players)
        self.number(min(MOST, state.chips[self.seat]))
        self.flag(state.has_left(self.seat))

    def write_course(self, state: StartupsState) -> None:
        self.flag(state.manual)
        self.flag(state.rounds > 1)
        self.one_of(state.rounds - state.round, ROUNDS_OF_A_MATCH + 1)
        best: i64 = ROUNDS_OF_A_MATCH * POINTS_LAST
        for seat in range(self.players):
            if seat != self.seat:
                best = max(best, state.points(seat))
        self.number(state.points(self.seat) - ROUNDS_OF_A_MATCH * POINTS_LAST)
        self.number(best - ROUNDS_OF_A_MATCH * POINTS_LAST)
        self.reached(state.pile(), PILE)
        self.one_of(self.seen_from_here(state.turn), self.players)
        self.flag(state.turn == self.seat and state.step == PLAY)
        self.flag(state.turn != self.seat and state.step == PLAY)
        self.one_of(state.taken if state.turn == self.seat else NONE, state.companies)

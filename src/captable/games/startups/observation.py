"""What a seat of Startups knows, as numbers that can be learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Observation, category, count, flag, maybe, members, seat
from captable.games.startups.rules.codes import CHIPS, HAND, ROUNDS_OF_A_MATCH, TURNS_WITHOUT_A_DRAW
from captable.games.startups.rules.observation import StartupsObserver

if TYPE_CHECKING:
    from captable.games.startups.game import Startups


def observation(game: Startups, players: int) -> Observation:
    companies = len(game.cards.companies)
    copies = max(company.copies for company in game.cards.companies)
    chips = CHIPS * players
    fields = [
        category("seat", players, means="your seat: moves name seats by their number"),
        flag("manual", means="whether the chips bar everyone, as in the source's wording (SU-4.2)"),
        count("rounds", ROUNDS_OF_A_MATCH, means="rounds of the match"),
        count("round", ROUNDS_OF_A_MATCH, means="rounds that are over"),
        seat("turn", players, means="who is to move"),
        category("step", 2, means="0: take a card, 1: play one"),
        maybe("taken", companies, means="the company just taken from the market"),
        count("idle_turns", TURNS_WITHOUT_A_DRAW * players, means="turns in a row without a draw (SU-5.6)"),
        count("pile", game.cards.total, means="cards that can still be drawn"),
        members("gone", players, means="who has left"),
        count("hand", copies, companies, means="your cards by company"),
        count("chips", chips, players, means="chips by seat"),
        count("portfolio", copies, players, companies, means="shares by seat and company"),
        count("known", copies, players, companies, means="hand cards that everybody saw being taken (SU-7.2)"),
        count("hand_size", HAND + 1, players, means="cards in each hand"),
        seat("holder", players, companies, means="who has each company's Anti-Monopoly chip"),
        maybe("market", companies, game.room, means="the company of each market card, the oldest first"),
        count("market_chips", chips, game.room, means="chips on each market card"),
        maybe("market_slot", game.room, game.room, means="where on the table each market card lies"),
        count("results", players, ROUNDS_OF_A_MATCH, players, means="places in the rounds that are over"),
    ]
    return Observation(fields, StartupsObserver())

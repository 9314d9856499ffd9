"""What a seat of Start-Up Nation knows, as numbers that can be learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Observation, category, count, maybe, members, seat
from captable.games.startup_nation.rules.memory import KINDS, ROLES, SHOW
from captable.games.startup_nation.rules.observation import StartupNationObserver
from captable.games.startup_nation.rules.position import BLACK, LOG_OF_A_SEAT, LOG_OF_A_TURN, MOST_ROUNDS
from captable.games.startup_nation.rules.state import ANSWERING

if TYPE_CHECKING:
    from captable.games.startup_nation.game import StartupNation

MOST_POINTS = 4 * MOST_ROUNDS
PART_OF_AN_ENTRY = 63
"""Cards and counts in the log have six bits."""


def observation(game: StartupNation, players: int) -> Observation:
    cards = game.cards.total(players)
    tokens = game.cards.bpi[players]
    log = LOG_OF_A_TURN * cards + LOG_OF_A_SEAT * players
    fields = [
        category("seat", players, means="your seat: moves name seats by their number"),
        seat("turn", players, means="who has to choose now"),
        category("step", ANSWERING + 1, means="0: play a card, 1: say whom it is for, 2: answer"),
        seat("mover", players, means="whose turn it is"),
        maybe("card", KINDS, means="the card whose effect is under way"),
        seat("asker", players, means="who asks"),
        seat("victim", players, means="who is asked"),
        maybe("role", ROLES, means="about which role"),
        members("alive", players, means="who is in the round"),
        members("gone", players, means="who has left"),
        count("pile", cards, means="cards in the pile"),
        count("supply", tokens, means="BPI tokens in the supply"),
        count("turns", cards, means="turns of this round"),
        count("round", MOST_ROUNDS, means="rounds that are over"),
        maybe("hand", KINDS, means="your card"),
        maybe("drawn", KINDS, means="the card that you drew, in your turn"),
        maybe("dealt", KINDS, means="the card that you were dealt in this round"),
        category("alliance", BLACK + 1, players, means="alliance colours by seat: blue, red, black"),
        count("bpi", tokens, players, means="BPI tokens by seat"),
        count("last_turn", cards, players, means="the number of each seat's latest turn in this round"),
        count("points", MOST_POINTS, players, means="points by seat"),
        count("copies", cards, KINDS, means="cards of each kind in the game"),
        count("laid", cards, KINDS, means="cards laid before the log begins, in positions made by hand"),
        count("results", 5, MOST_ROUNDS, players, means="1 + the points of the rounds that are over"),
        category("log_event", SHOW + 1, log, means="what happened in this round, the oldest first: draw, play, …"),
        category("log_who", players, log, means="who did it"),
        category("log_whom", 16, log, means="to whom, or about which role an answer was"),
        category("log_card", PART_OF_AN_ENTRY + 1, log, means="which card, role, answer or seat it was about"),
        count("log_count", PART_OF_AN_ENTRY, log, means="how many cards were passed over, and 2"),
        maybe("log_sight", KINDS, log, means="the card that you alone saw then"),
        maybe("log_other_sight", KINDS, log, means="the other card, where two were swapped"),
        maybe("seen", KINDS, cards, means="the cards of this round's pile that you have seen"),
    ]
    return Observation(fields, StartupNationObserver())

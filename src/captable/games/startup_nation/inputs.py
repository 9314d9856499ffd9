"""What a network judges a position of Start-Up Nation by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Observation, count, flag
from captable.games.startup_nation.rules.inputs import PILE, POINTS, RANKS, SIDES, StartupNationInputs
from captable.games.startup_nation.rules.memory import KINDS
from captable.games.startup_nation.rules.position import MOST_ROUNDS

if TYPE_CHECKING:
    from captable.games.startup_nation.game import StartupNation

CARDS = 40
"""More cards or tokens than there are."""


def inputs(game: StartupNation, players: int) -> Observation:
    fields = [
        flag("points", POINTS, means="whether this seat has at least 1, 2, … points"),
        flag("points_of_best", POINTS, means="the same of the best other"),
        flag("points_of_ally", POINTS, means="the same of the ally, who is in the round"),
        flag("rivals", players - 1, means="how many others have as many points as the best of them"),
        count("round", MOST_ROUNDS, means="rounds that are over"),
        flag("left", means="whether this seat has left"),
        count("hands", players, SIDES, KINDS, means="hidden cards of the own seat, the ally and the others, by kind"),
        count("tokens", CARDS, SIDES, means="their BPI tokens"),
        flag("others", players - 1, means="whether at least 1, 2, … others are in the round, the ally not counted"),
        flag("alive", means="whether this seat is in the round"),
        flag("ahead", RANKS, means="whether the own side is ahead by 1, 2, … if the round ended now"),
        flag("behind", RANKS, means="the same, behind"),
        flag("alone", means="whether the best other side is one player"),
        flag("mover", players, means="whose turn it is"),
        flag("own_drawn", KINDS, means="the card that this seat has drawn"),
        flag("other_drawn", KINDS, means="the card that another has drawn, whose turn it is"),
        flag("own_card", KINDS, means="the card whose effect is under way, in the own turn"),
        flag("other_card", KINDS, means="the same in another's turn"),
        flag("choosing", SIDES, means="who has to choose: this seat, the ally or another"),
        flag("victim", SIDES, means="who has to answer"),
        flag("hit", SIDES, means="the same, if the true answer is yes"),
        count("pile", CARDS, KINDS, means="cards in the pile by kind"),
        flag("pile_size", PILE, means="whether it has at least 1, 2, … cards"),
        count("supply", CARDS, means="BPI tokens in the supply"),
    ]
    return Observation(fields, StartupNationInputs())

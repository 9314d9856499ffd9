"""What a seat of IT Startup knows, as numbers that can be learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Observation, category, count, flag, maybe, members, seat
from captable.games.it_startup.rules.codes import HAND, MOST_LOOK
from captable.games.it_startup.rules.observation import ItStartupObserver
from captable.games.it_startup.rules.office import MOST_PAID, MOST_PLAYS, MOST_TOGGLES, SUFFER
from captable.games.it_startup.rules.turn import MOST_ROUNDS, SOLO_LEFT

if TYPE_CHECKING:
    from captable.games.it_startup.game import ItStartup

MUCH = 2000
"""More points, tokens or burnout than anybody has ever had."""
LABELS = 512


def observation(game: ItStartup, players: int) -> Observation:
    figures = game.figures
    kinds, room, shelf, total = figures.kinds, figures.room, figures.shelf, figures.total
    effects = len(figures.effects)
    fields = [
        category("seat", players, means="your seat: moves name seats by their number"),
        count("threshold", 256, means="points that win (IS-1.1)"),
        flag("bonus", means="whether the planning bonus is played (IS-3.4)"),
        flag("teams", means="whether it is 2 vs 2 (IS-9.1)"),
        flag("hard", means="whether it is the hard solo game (IS-9.2)"),
        seat("turn", players, means="who has to choose now"),
        category("step", SUFFER + 1, means="what is asked: mulligan, bonus, play, take, order, …"),
        seat("active", players, means="whose turn it is"),
        seat("first", players, means="who began"),
        count("round", MOST_ROUNDS + 1, means="the round"),
        members("gone", players, means="who has left"),
        members("ready", players, means="who has chosen in the mulligan"),
        count("plays", MOST_PLAYS + 1, means="cards played this turn"),
        flag("fresh_plan", means="whether the active seat planned its card in this turn"),
        count("extra_points", MUCH, means="points for each developer that Actions of this turn add"),
        count("overtime", MUCH, means="burnout that they add"),
        flag("shelter", means="no burnout at the end of this turn"),
        category("ending", SOLO_LEFT + 1, means="how it ended"),
        count("spent", total, means="Actions played this turn"),
        maybe("doing", kinds, means="the card whose effects are carried out"),
        maybe("effect", effects + 1, means="its next effect"),
        maybe("effects_end", effects + 1, means="where its effects end"),
        flag("is_action", means="whether it is an Action"),
        maybe("worker", room, means="the place of the employee that acts"),
        seat("target_seat", players, means="whom it is for"),
        maybe("target_place", room, means="the place of the employee it is for"),
        count("paid", MOST_PAID, means="what was paid for it"),
        count("less", MUCH, means="how much cheaper it is by an offer", low=-MUCH),
        count("looking", MOST_LOOK, means="top cards that are looked at"),
        count("wanted", MOST_LOOK, means="how many may still be taken, or have been put in order"),
        members("marks", HAND, means="your cards that you would swap (IS-2.2)"),
        count("toggles", MOST_TOGGLES, means="how often you have changed your mind about that"),
        count("tokens", MUCH, players, means="tokens by seat"),
        count("points", MUCH, players, means="points by seat"),
        maybe("staff", kinds, room, means="employees in play, the oldest first"),
        category("staff_seat", players, room, means="who controls them"),
        category("staff_owner", players, room, means="whose they are"),
        count("staff_burnout", MUCH, room, means="their burnout"),
        count("staff_used", MUCH, room, means="how often their abilities were used this turn"),
        count("staff_boost", MUCH, room, means="efficiency bought for this turn"),
        category("staff_place", room, room, means="their places, by which knowledge and effects name them"),
        maybe("tucked", kinds, shelf, means="knowledge in play"),
        category("tucked_under", room, shelf, means="the place of the developer who has it"),
        flag("tucked_moved", shelf, means="whether it was moved this turn"),
        count("deck_size", total, means="cards in the deck"),
        count("hand_size", total, players, means="cards in each hand"),
        flag("planned", players, means="who has planned a card"),
        category(
            "hidden",
            LABELS,
            total,
            means="1 + face or a group: your hand and plan, the others', then the deck",
        ),
        flag("hidden_group", total, means="whether it is a group: some of the cards in its places are known"),
        maybe("hidden_offer", kinds, total, means="the card under whose offer you drew it"),
        category("group", LABELS, total, means="known cards of groups: which group"),
        maybe("group_card", 2 * kinds, total, means="and which card: 1 + 2 × kind, and 1 more if spent"),
    ]
    return Observation(fields, ItStartupObserver())

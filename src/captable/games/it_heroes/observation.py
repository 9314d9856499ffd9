"""What a seat of IT Heroes knows, as numbers that can be learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Field, Observation, category, count, flag, maybe, members, seat
from captable.games.it_heroes.rules.effects import CONCEDED, SEARCHING, TO_DAMAGE
from captable.games.it_heroes.rules.observation import ItHeroesObserver
from captable.games.it_heroes.rules.tables import DECK, MOST_TURNS, ROOM, TYPES

if TYPE_CHECKING:
    from captable.games.it_heroes.game import ItHeroes

PLAYERS = 2
OFTEN = 200
"""More Coffee, hits or repetitions than any card gives."""


def observation(game: ItHeroes, players: int) -> Observation:
    faces = game.tables.faces
    fields = [
        category("seat", PLAYERS, means="your seat"),
        seat("turn", PLAYERS, means="who is asked"),
        members("gone", PLAYERS, means="who has left"),
        flag("cover", means="whether the recycle covers the pile (IH-9.2)"),
        flag("open_lists", means="whether deck lists are open (IH-13.2)"),
        seat("active", PLAYERS, means="whose turn it is"),
        category("phase", SEARCHING + 1, means="what is asked: playing, blocking, joining, flash, …"),
        count("turns", MOST_TURNS + 1, means="turns begun, of both"),
        count("coffee", OFTEN, means="Coffee left"),
        count("resources_played", ROOM, means="Resources played this turn"),
        count("resources_allowed", ROOM, means="Resources allowed this turn"),
        flag("pairing", means="whether every Threat may have two blockers this turn"),
        seat("doer", PLAYERS, means="whose effect is being resolved"),
        maybe("step", len(game.tables.steps), means="where the effect under way stands"),
        count("still", OFTEN, means="1 + how often the step is still to be done"),
        category("after", TO_DAMAGE + 1, means="where the turn goes on afterwards"),
        maybe("resolving", faces, means="the Action being resolved"),
        maybe("facing", ROOM, means="the place of the Threat whose block is being resolved"),
        category("asked", 3, means="which of its blockers may use an effect"),
        flag("deflected", means="whether the block deflected"),
        seat("loser", PLAYERS, means="who has lost"),
        category("ending", CONCEDED + 1, means="how it ended"),
        maybe("fallen", faces, means="the Threat just neutralised whose blockers are still asked (IH-7.3)"),
        category("fallen_place", ROOM, means="its place"),
        maybe("fallen_first", ROOM, means="the place of its first blocker"),
        maybe("fallen_second", ROOM, means="the place of its second blocker"),
        flag("fallen_done", means="whether this step is done with it"),
        *side("own", "your", faces),
        *side("other", "the other player's", faces),
        count("own_deck", DECK + 1, game.tables.kinds, means="1 + copies of each kind in your deck list"),
        count("other_deck", DECK + 1, game.tables.kinds, means="the same of the other player's list, where it is open"),
        maybe("own_hand", 2 * faces, DECK, means="your cards: 1 + 2 × face, and 1 more where both know of it"),
        maybe("own_removed", 2 * faces, DECK, means="your removed cards that you have worked out, in the same way"),
    ]
    return Observation(fields, ItHeroesObserver())


def side(whose: str, of: str, faces: int) -> list[Field]:
    return [
        flag(f"{whose}_recycled", means=f"whether {of} pile was recycled (IH-9)"),
        count(f"{whose}_denied", OFTEN, means=f"Coffee that {of} next Collect will lack"),
        count(f"{whose}_hand_size", DECK, means=f"cards in {of} hand"),
        count(f"{whose}_pile_size", DECK, means=f"cards in {of} pile"),
        count(f"{whose}_removed_size", DECK, means=f"{of} removed cards"),
        count(f"{whose}_before", DECK, means="how many of these before the recycle"),
        count(f"{whose}_deduced", DECK, means="how many of these the owner has worked out"),
        maybe(f"{whose}_heroes", faces, ROOM, means=f"{of} Heroes in play"),
        category(f"{whose}_heroes_place", ROOM, ROOM, means="their places"),
        count(f"{whose}_heroes_hits", OFTEN, ROOM, means="their hits"),
        maybe(f"{whose}_threats", faces, ROOM, means=f"Threats on {of} side"),
        category(f"{whose}_threats_place", ROOM, ROOM, means="their places"),
        maybe(f"{whose}_threats_first", ROOM, ROOM, means="the places of their first blockers"),
        maybe(f"{whose}_threats_second", ROOM, ROOM, means="the places of their second blockers"),
        flag(f"{whose}_threats_done", ROOM, means="whether this step is done with them"),
        maybe(f"{whose}_resources", faces, ROOM, means=f"{of} Resources in play"),
        category(f"{whose}_resources_place", ROOM, ROOM, means="their places"),
        maybe(f"{whose}_discard", faces, DECK, means=f"{of} discard pile, the latest last"),
        maybe(f"{whose}_hand_shown", faces, DECK, means=f"cards in {of} hand that both know"),
        maybe(f"{whose}_pile_shown", faces, DECK, means=f"cards in {of} pile that both know, the top one last"),
        maybe(f"{whose}_removed_before", faces, DECK, means="cards removed before the recycle that both know"),
        maybe(f"{whose}_removed_since", faces, DECK, means="cards removed since that both know"),
        count(f"{whose}_lost", DECK + 1, faces, means="1 + cards by face that both saw going into the pile"),
        count(f"{whose}_pool", DECK + 1, faces, means="1 + cards by face of the recycled pile"),
        count(f"{whose}_left", DECK + 1, faces, means="1 + cards by face that left the hand unknown since the recycle"),
        count(f"{whose}_found", DECK, TYPES, means="finds by type that were in the hand at the recycle (IH-13.3)"),
        count(f"{whose}_found_since", DECK, TYPES, means="finds by type since the recycle"),
        count(f"{whose}_kept_since", DECK, TYPES, means="how many of these are in the hand still"),
    ]

"""What a network judges a position of IT Heroes by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Field, Observation, count, flag
from captable.games.it_heroes.rules.inputs import PHASES, SHORT_PILES, ItHeroesInputs
from captable.games.it_heroes.rules.tables import DECK, MOST_TURNS, ROOM

if TYPE_CHECKING:
    from captable.games.it_heroes.game import ItHeroes

OFTEN = 200
"""More Coffee, hits or repetitions than any card gives."""


def inputs(game: ItHeroes) -> Observation:
    faces = game.tables.faces
    fields = [
        *side("own", faces),
        *side("other", faces),
        *turn("own"),
        *turn("other"),
        count("turns", MOST_TURNS + 1, means="turns begun, of both"),
    ]
    return Observation(fields, ItHeroesInputs())


def side(whose: str, faces: int) -> list[Field]:
    return [
        count(f"{whose}_hand", DECK, faces, means="cards in the hand by face"),
        count(f"{whose}_pile", DECK, faces, means="cards in the pile by face"),
        count(f"{whose}_discard", DECK, faces, means="cards in the discard pile by face"),
        count(f"{whose}_heroes", ROOM, faces, means="Heroes in play by face"),
        count(f"{whose}_hits", OFTEN, faces, means="their hits"),
        count(f"{whose}_threats", ROOM, faces, means="Threats on this side by face"),
        count(f"{whose}_blocked", ROOM, faces, means="those that have a blocker"),
        count(f"{whose}_resources", ROOM, faces, means="Resources in play by face"),
        count(f"{whose}_hand_size", DECK, means="cards in the hand"),
        count(f"{whose}_pile_size", DECK, means="cards in the pile"),
        flag(f"{whose}_recycled", means="whether the pile was recycled"),
        count(f"{whose}_denied", OFTEN, means="Coffee that the next Collect will lack"),
        count(f"{whose}_to_recycle", DECK, means="cards in the discard pile, before the recycle"),
        flag(f"{whose}_short_pile", SHORT_PILES - 1, means="whether the pile has at most so many cards, 1 and more"),
        flag(f"{whose}_last_pile", SHORT_PILES - 1, means="the same, once it was recycled"),
    ]


def turn(whose: str) -> list[Field]:
    """Nothing but zeros in the other player's turn."""
    return [
        flag(f"{whose}_phase", PHASES, means="what the player is asked whose turn it is"),
        flag(f"{whose}_phase_of_other", PHASES, means="what the other one is asked in that turn"),
        flag(f"{whose}_turn", means="whether it is this player's turn"),
        count(f"{whose}_coffee", OFTEN, means="Coffee left"),
        count(f"{whose}_resources_to_play", ROOM, means="Resources that may still be played"),
        flag(f"{whose}_pairing", means="whether every Threat may have two blockers"),
        count(f"{whose}_still", OFTEN, means="1 + how often the step under way is still to be done"),
    ]

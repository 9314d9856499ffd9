"""What a network judges a position of IT Startup by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Field, Observation, count, flag
from captable.games.it_startup.rules.inputs import (
    HAND,
    MISSING,
    MUCH,
    NEVER,
    ROUNDS,
    STEPS,
    TOKENS,
    TURNS,
    ItStartupInputs,
)

if TYPE_CHECKING:
    from captable.games.it_startup.game import ItStartup


def inputs(game: ItStartup, players: int) -> Observation:
    kinds = game.figures.kinds
    seats = [("own" if seat == 0 else f"other_{seat}") for seat in range(players)]
    fields = [
        *(field for seat in seats for field in side(seat, kinds)),
        flag("active", players, means="whose turn it is"),
        flag("own_step", STEPS, means="what this seat is asked"),
        flag("other_step", STEPS, means="what another is asked"),
        flag("own_card", kinds, means="the card under way, in the own turn"),
        flag("other_card", kinds, means="the same in another's turn"),
        flag("own_target", means="whether it is aimed at somebody, in the own turn"),
        flag("aimed_at", means="whether it is aimed at this seat"),
        count("own_extra", MUCH, means="points for each developer that Actions of this turn add, in the own turn"),
        count("other_extra", MUCH, means="the same in another's turn"),
        count("own_overtime", MUCH, means="burnout that they add"),
        count("other_overtime", MUCH, means="the same in another's turn"),
        flag("own_shelter", means="no burnout at the end of this turn, the own one"),
        flag("other_shelter", means="the same in another's turn"),
        flag("round", ROUNDS, means="whether it is at least round 1, 2, …"),
        flag("bonus", means="whether the planning bonus is played"),
        flag("teams", means="whether it is 2 vs 2"),
    ]
    return Observation(fields, ItStartupInputs())


def side(whose: str, kinds: int) -> list[Field]:
    return [
        count(f"{whose}_hand", MUCH, kinds, means="cards in the hand by kind"),
        flag(f"{whose}_plan", kinds, means="the planned card"),
        count(f"{whose}_staff", MUCH, kinds, means="employees by kind"),
        count(f"{whose}_burnout", MUCH, kinds, means="their burnout"),
        count(f"{whose}_knowledge", MUCH, kinds, means="knowledge that they have, by kind"),
        flag(f"{whose}_missing", MISSING, means="whether 1, 4, 7, … points are missing for the goal"),
        count(f"{whose}_to_go", MUCH, means="how many are"),
        flag(f"{whose}_missing_after", TURNS, MISSING, means="the same after 1, 2, … turns if nobody comes any more"),
        flag(f"{whose}_turns", NEVER, means="whether more than 0, 1, … turns are needed then"),
        count(f"{whose}_output", MUCH, means="what its people score in a turn"),
        flag(f"{whose}_tokens", TOKENS, means="whether there are at least 1, 2, … tokens"),
        count(f"{whose}_all_tokens", MUCH, means="how many there are"),
        flag(f"{whose}_hand_size", HAND, means="whether the hand has at least 1, 2, … cards"),
        flag(f"{whose}_left", means="whether it has left"),
    ]

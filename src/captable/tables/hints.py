"""Hints: what a bot would do in a person's place, told to that person alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from captable import bots
from captable.tables.refusals import NotNow, NotYours
from captable.tables.table import Table
from captable.tables.thinking import Advise
from captable.tables.turns import Account, Lanes
from captable.tables.work import thought_for


@dataclass(frozen=True)
class Hint:
    revision: int
    """Of the view that it is about."""
    ideas: list[bots.Idea]


class Advisor:
    """`names` are the games as `captable.games.find` knows them."""

    def __init__(self, advise: Advise, names: Mapping[str, str], lanes: Lanes) -> None:
        self._advise = advise
        self._names = names
        self._lanes = lanes

    async def hint(self, table: Table, person: str, origin: str) -> Hint:
        """The best moves for that person, from what their seat knows; they wait for their turn like a table's bots."""
        seat = table.seat_of(person)
        if seat < 0:
            raise NotYours("no-seat")
        if not table.created.hints:
            raise NotNow("no-hints")
        if not table.running or not table.state.may_move(seat):
            raise NotNow("hint-not-now")
        if table.chairs[seat].played_by:
            raise NotNow("bot-plays")
        eyes = table.eyes(seat)
        thought = thought_for(table, seat, bots.HINTING, eyes.decision_number, self._names)
        revision = eyes.revision
        async with self._lanes.of(bots.HINTING).turn(Account(origin, person, table.id)):
            return Hint(revision, await self._advise(thought))

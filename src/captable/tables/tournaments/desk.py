"""Where tournaments are kept going: their tables are set up, and their results taken, whoever did what when it ended.

What a tournament wants follows from what is written of it: a game without a result has a table. If there is none, it is
set up; if it is over, its places are noted. So it does not matter which server looks, how often, or where one died.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from captable.core.errors import CaptableError
from captable.tables.house import Guest, House
from captable.tables.info import TOURNAMENT, OptionValues
from captable.tables.look import Summary
from captable.tables.refusals import NotStored, TableError
from captable.tables.store import StoreFailed, short
from captable.tables.tournaments import shelf
from captable.tables.tournaments.matches import NOBODY, Match
from captable.tables.tournaments.refusals import HostOnly, Untimely
from captable.tables.tournaments.tournament import Plan, Tournament, decode, encode, planned

log = logging.getLogger("captable.tables")

LOOK_EVERY: Final = 60.0
"""Seconds after which a server looks whether another has died with something undone."""
MOST_AT_ONCE: Final = 10
"""Tournaments of one person that are not over."""
_summary = msgspec.json.Decoder(Summary).decode


class Desk:
    def __init__(self, house: House, new_id: Callable[[], str]) -> None:
        self.house = house
        self.store = house.store
        self._new_id = new_id
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, person: str, plan: Plan, origin: str = "") -> Tournament:
        mine = [decode(data) for data in await self.store.tournaments_of(person, shelf.MOST_OF_ONE)]
        if sum(each.host == person and each.status != "over" for each in mine) >= MOST_AT_ONCE:
            raise Untimely("many-tournaments", most=MOST_AT_ONCE)
        kept = planned(plan, self.house.game(plan.game))
        tournament = Tournament(self._new_id(), kept, person, self.house.now(), secrets.randbits(48), origin)
        await shelf.put(self.store, tournament, self.house.now())
        return tournament

    async def find(self, id: str) -> Tournament:
        """As it is by now: games that have ended are counted."""
        return await self.look_after(id)

    async def of(self, person: str, most: int) -> list[Tournament]:
        return [decode(data) for data in await self.store.tournaments_of(person, most)]

    async def change(self, id: str, act: Callable[[Tournament], object]) -> Tournament:
        """Do what somebody wishes, and what follows from it."""
        return await asyncio.shield(self.house.see_through(self._change(id, act)))

    async def _change(self, id: str, act: Callable[[Tournament], object]) -> Tournament:
        before = await self.look_after(id)
        left = {entrant.person for entrant in before.entrants if entrant.left}
        await shelf.change(self.store, id, act, self.house.now())
        after = await self.look_after(id)
        for entrant in after.entrants:
            if entrant.left and entrant.person and entrant.person not in left:
                await self._stand_in(after, entrant.person)
        return after

    async def join(self, id: str, person: str, name: str, options: OptionValues) -> Tournament:
        return await self.change(id, lambda it: it.join(self.house.game(it.plan.game), person, name, options))

    async def start_round(self, id: str, host: str) -> Tournament:
        tournament = await self.look_after(id)
        game = self.house.game(tournament.plan.game)
        # Drawing up many rounds takes a while, so it is done on the side, and again as it is then if it has changed.
        ids = [self._new_id() for _ in range(len(tournament.entrants))]
        trial = decode(encode(tournament))
        await asyncio.to_thread(trial.start_round, host, game, iter(ids).__next__, self.house.now())

        def begin(it: Tournament) -> None:
            if it != tournament:
                raise Untimely("busy")
            it.status, it.rounds, it.schedule = trial.status, trial.rounds, trial.schedule
            it.matches, it.rungs, it.ended = trial.matches, trial.rungs, trial.ended

        return await self.change(id, begin)

    async def challenge(self, id: str, person: str, others: Sequence[int]) -> Tournament:
        table = self._new_id()
        return await self.change(id, lambda it: it.challenge(person, others, table))

    async def call_off(self, id: str, host: str, table: str) -> Tournament:
        """Nobody gets a point for a game that nobody plays."""
        tournament = await self.look_after(id)
        if host != tournament.host:
            raise HostOnly("host-decides")
        if table not in [match.table for match in tournament.waiting]:
            raise Untimely("not-running")
        with suppress(TableError):  # it may end just now
            await self.house.act(table, lambda it, now: it.end(now))
        return await self.look_after(id)

    async def _stand_in(self, tournament: Tournament, person: str) -> None:
        """A bot goes on for whoever has left, so that nobody waits for them."""
        number = tournament.number_of(person)
        for match in tournament.waiting:
            if number in match.seats:
                with suppress(TableError):
                    await self.house.act(match.table, lambda table, now: self.house.depart(table, person, now))

    # -- keeping it going ----------------------------------------------------------------------------------------

    async def look_after(self, id: str) -> Tournament:
        """See to it that every game has its table or its result, and the next round begins where that was agreed."""
        lock = self._busy.setdefault(id, asyncio.Lock())
        async with lock:
            tournament = await shelf.find(self.store, id)
            while True:
                seen = {match.table: await self._see_to(tournament, match) for match in tournament.waiting}
                ended = {table: places for table, places in seen.items() if places is not None}
                if ended:
                    tournament = await shelf.change(self.store, id, partial(self._note, ended), self.house.now())
                if not self._goes_on(tournament):
                    return tournament
                tournament = await shelf.change(self.store, id, self._go_on, self.house.now())

    def _note(self, ended: dict[str, list[int]], tournament: Tournament) -> None:
        for table, places in ended.items():
            tournament.result(table, places or None, self.house.now())

    def _goes_on(self, tournament: Tournament) -> bool:
        game = self.house.games.get(tournament.plan.game)
        agreed = tournament.plan.auto and tournament.status == "running" and tournament.plan.format != "ladder"
        return agreed and game is not None and not tournament.why_no_round(game)

    def _go_on(self, tournament: Tournament) -> None:
        if self._goes_on(tournament):  # another server may have been quicker
            game = self.house.game(tournament.plan.game)
            tournament.start_round(tournament.host, game, self._new_id, self.house.now())

    async def _see_to(self, tournament: Tournament, match: Match) -> list[int] | None:
        """The places of a game that is over, none of one that was given up; nothing while it runs."""
        data = await self.store.summary(match.table)
        if data is None:
            return await self._set_up(tournament, match)
        info = _summary(data).info
        if info.status == "closed":
            return []
        return info.places if info.status == "over" else None

    async def _set_up(self, tournament: Tournament, match: Match) -> list[int] | None:
        plan = tournament.plan
        guests = [self._guest(tournament, number) for number in match.seats]
        try:
            await self.house.set_up(
                match.table,
                TOURNAMENT + tournament.id,
                plan.game,
                guests,
                plan.options,
                clock=plan.clock,
                terms=plan.terms,
                hints=plan.hints,
                origin=tournament.origin,
            )
        except NotStored:
            raise
        except CaptableError as error:
            log.error("a game of a tournament can't begin", extra={"table": short(match.table), "reason": str(error)})
            return []
        return None

    def _guest(self, tournament: Tournament, number: int) -> Guest:
        if number == NOBODY:
            return Guest(bot=tournament.plan.fill)
        entrant = tournament.entrants[number]
        return Guest(entrant.person, entrant.name, entrant.bot, entrant.options)

    async def table_ended(self, id: str) -> None:
        """A table is over; if it belongs to a tournament, that goes on."""
        try:
            data = await self.store.summary(id)
            host = _summary(data).host if data else ""
            if host.startswith(TOURNAMENT):
                await self.look_after(host.removeprefix(TOURNAMENT))
        except (CaptableError, StoreFailed, msgspec.DecodeError) as error:
            log.error("a tournament could not go on", extra={"table": short(id), "reason": str(error)})

    async def run(self) -> None:
        """For ever, until cancelled: what a server that ended has left undone."""
        while True:
            try:
                for id in await self.store.tournaments("running"):
                    try:
                        await self.look_after(id)
                    except (CaptableError, msgspec.DecodeError) as error:
                        log.error("a tournament could not go on", extra={"tournament": short(id), "reason": str(error)})
            except StoreFailed as error:
                log.error("store failed", extra={"reason": str(error)})
            await asyncio.sleep(LOOK_EVERY)

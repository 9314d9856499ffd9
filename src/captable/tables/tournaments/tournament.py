"""One tournament: who plays, by what rules, and what was played. It is told what happens and says what it wants next.

Nothing here waits or stores: `desk` does. All of it is one document, which is read and written as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from captable import bots
from captable.core.game import Game
from captable.core.options import read_options
from captable.tables.info import OptionValues
from captable.tables.names import skeleton
from captable.tables.refusals import BadWish
from captable.tables.table import level
from captable.tables.terms import LONGEST_BREAK, LONGEST_NIGHT, USUAL, Terms
from captable.tables.tournaments import pairing
from captable.tables.tournaments.matches import NOBODY, Match
from captable.tables.tournaments.pairing import Pairing
from captable.tables.tournaments.refusals import BadPlan, HostOnly, Untimely
from captable.tables.tournaments.standings import new_rungs, totals

Format = Literal["robin", "swiss", "ladder"]
MOST_ENTRANTS: Final = 64
MOST_BOTS: Final = 16
MOST_ROUNDS: Final = 20
MOST_MATCHES: Final = 2000
REACH: Final = 3
"""Rungs above one's own that can be challenged."""
LONGEST_TITLE: Final = 60
SOMEBODY: Final = "Somebody"


class Entrant(Struct, frozen=True, omit_defaults=True):
    person: str = ""
    """Empty for a bot."""
    name: str = ""
    bot: str = ""
    """The level of a bot."""
    options: OptionValues = {}
    """What they chose for their seat; nobody else is told."""
    left: bool = False
    """They play no more; what they played counts."""
    dropped: bool = False
    """Who organises it has said so, and may let them come back."""


class Plan(Struct, frozen=True, omit_defaults=True):
    """What was agreed before the first round."""

    title: str
    game: str
    format: Format
    seats: Annotated[int, Meta(ge=2, le=20)] = 2
    """At a table."""
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """Of a Swiss tournament; with none, as many as it takes to have one winner."""
    options: OptionValues = {}
    clock: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)] | None = None
    """Seconds for a move, or for all moves of a seat where the terms say so."""
    terms: Terms = USUAL
    fill: str = ""
    """The level of the bots that take empty seats; empty for none."""
    hints: bool = False
    auto: bool = False
    """A round begins when the one before is over."""


class Tournament(Struct):
    id: str
    plan: Plan
    host: str
    """The person who made it."""
    made: int
    seed: int
    """Of its lots."""
    origin: str = ""
    """A digest of the address from which it was made, whose share its bots think on."""
    status: Literal["open", "running", "over"] = "open"
    ended: int | None = None
    entrants: list[Entrant] = []
    schedule: list[Pairing] = []
    """All rounds of a round robin."""
    rounds: int = 0
    """How many there will be."""
    matches: list[Match] = []
    rungs: list[int] = []
    """Of a ladder, from the top."""

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The one that was begun last; on a ladder, the number of games."""
        return self.matches[-1].round if self.matches else 0

    @property
    def waiting(self) -> list[Match]:
        """Those whose result is missing."""
        return [match for match in self.matches if match.waits]

    @property
    def playing(self) -> list[int]:
        """The entrants who have not left."""
        return [number for number, entrant in enumerate(self.entrants) if not entrant.left]

    def number_of(self, person: str) -> int:
        """The entrant who is that person; `NOBODY` if none."""
        found = (number for number, entrant in enumerate(self.entrants) if person and entrant.person == person)
        return next(found, NOBODY)

    def within_reach(self, number: int) -> list[int]:
        """Whom an entrant may challenge: the nearest rungs above who have not left; at the top, those below."""
        still = [each for each in self.rungs if not self.entrants[each].left]
        if self.status != "running" or number not in still or self._busy(number):
            return []
        at = still.index(number)
        above = still[max(0, at - max(REACH, self.plan.seats - 1)) : at]
        below = still[at + 1 : at + self.plan.seats] if len(above) < self.plan.seats - 1 else []
        return [each for each in (*above, *below) if not self._busy(each)]

    def _busy(self, number: int) -> bool:
        return any(number in match.seats for match in self.waiting)

    def why_no_round(self, game: Game) -> str:
        """Why the next round can't begin, as the id of a refusal; empty if it can."""
        if self.status == "over":
            return "over"
        if self.plan.format == "ladder":
            return "ladder-runs" if self.status == "running" else "few" if len(self.playing) < self.fewest(game) else ""
        if self.waiting:
            return "round-runs"
        if self.status == "running" and self.round >= self.rounds:
            return "last-round"
        return "few" if len(self.playing) < self.fewest(game) else ""

    def fewest(self, game: Game) -> int:
        """How many it takes: two, or as many as sit at the smallest table."""
        if self.plan.format == "ladder":
            return self.plan.seats
        fewest = min(game.players_for(self._chosen(game)))
        return max(2, 2 if self.plan.fill or self.plan.seats == 2 else fewest)

    def _chosen(self, game: Game) -> dict[str, object]:
        return dict(read_options(game.options, self.plan.options))

    # -- who plays ---------------------------------------------------------------------------------------------

    def join(self, game: Game, person: str, name: str, options: OptionValues) -> None:
        """Take part, or choose other options for one's seats, or come back."""
        self._must_not_be_over()
        read_options(game.seat_options, options)
        number = self.number_of(person)
        if number != NOBODY:
            if self.entrants[number].dropped:
                raise HostOnly("was-dropped")
            self.entrants[number] = Entrant(person, self.entrants[number].name, options=options)
            return
        if self.status == "running" and self.plan.format == "robin":
            raise Untimely("robin-runs")
        self._enter(Entrant(person, self._free_name(name), options=options))

    def add_bot(self, host: str, wanted: str) -> None:
        self._must_be_host(host)
        self._must_not_be_over()
        if self.status == "running" and self.plan.format == "robin":
            raise Untimely("robin-runs")
        if sum(bool(entrant.bot) for entrant in self.entrants) >= MOST_BOTS:
            raise Untimely("many-bots", most=MOST_BOTS)
        bot = level(wanted)
        self._enter(Entrant(name=self._free_name(bot.capitalize()), bot=bot))

    def _enter(self, entrant: Entrant) -> None:
        if len(self.entrants) >= MOST_ENTRANTS:
            raise Untimely("full", most=MOST_ENTRANTS)
        if self.status == "running" and self.plan.format == "ladder":
            self.rungs.append(len(self.entrants))
        self.entrants.append(entrant)

    def _free_name(self, name: str) -> str:
        taken = {skeleton(entrant.name) for entrant in self.entrants}
        numbered = (f"{name} {number}" if number > 1 else name for number in count(1))
        return next(each for each in numbered if skeleton(each) not in taken)

    def leave(self, person: str) -> None:
        """Before it begins, as if they had never come."""
        self._must_not_be_over()
        number = self.number_of(person)
        if number == NOBODY or self.entrants[number].left:
            raise Untimely("not-in-it")
        if self.status == "open":
            del self.entrants[number]
        else:
            self.entrants[number] = msgspec.structs.replace(self.entrants[number], left=True)

    def drop(self, host: str, number: int, back: bool = False) -> None:
        """Somebody does not come any more, as who organises it says; or may come back."""
        self._must_be_host(host)
        self._must_not_be_over()
        if not 0 <= number < len(self.entrants) or self.entrants[number].left != back:
            raise Untimely("nobody-there")
        if self.status == "open" and self.entrants[number].bot:
            del self.entrants[number]
        else:
            self.entrants[number] = msgspec.structs.replace(self.entrants[number], left=not back, dropped=not back)

    def _must_not_be_over(self) -> None:
        if self.status == "over":
            raise Untimely("over")

    def _must_be_host(self, person: str) -> None:
        if person != self.host:
            raise HostOnly("host-decides")

    # -- rounds ------------------------------------------------------------------------------------------------

    def start_round(self, host: str, game: Game, new_id: Callable[[], str], at: int) -> None:
        """Pair the next round; the first begins the tournament."""
        self._must_be_host(host)
        if why := self.why_no_round(game):
            raise Untimely(why, seats=self.fewest(game))
        if self.status == "open":
            self._begin(game)
        if self.plan.format == "ladder":
            return
        allowed, number = game.players_for(self._chosen(game)), self.round + 1
        tables = self.schedule[self.round] if self.plan.format == "robin" else self._swiss_round(allowed)
        for table in tables:
            self.matches += self._matches(number, table, allowed, new_id)
        self._end_if_done(at)  # it is, where nobody has a table

    def _begin(self, game: Game) -> None:
        order, lots = self.playing, Random(self.seed)
        lots.shuffle(order)
        if self.plan.format == "ladder":
            self.rungs = order
        elif self.plan.format == "swiss":
            self.rounds = self.plan.rounds or max(1, (len(order) - 1).bit_length())
        else:
            allowed, fill = game.players_for(self._chosen(game)), bool(self.plan.fill)
            found = pairing.all_meet(len(order), self.plan.seats, allowed, fill, lots)
            if not found:
                raise Untimely("few", seats=self.fewest(game))
            entrants = {**dict(enumerate(order)), NOBODY: NOBODY}
            self.schedule = [[[entrants[each] for each in table] for table in tables] for tables in found]
            self.rounds = len(self.schedule)
        self.status = "running"

    def _swiss_round(self, allowed: range) -> Pairing:
        past, lots = pairing.history(self.matches), Random(self.seed + self.round)
        points = totals(len(self.entrants), self.matches)
        tables, idle = pairing.pair(self.playing, points, past, self.plan.seats, allowed, bool(self.plan.fill), lots)
        return [pairing.seated(table, past) for table in tables] + [[each] for each in idle]

    def _matches(self, round: int, table: list[int], allowed: range, new_id: Callable[[], str]) -> list[Match]:
        """What becomes of a table that was drawn: who has left is not waited for."""
        there = [each for each in table if each != NOBODY and not self.entrants[each].left]
        if len(table) == 1:
            idle: Literal["rest", "bye"] = "rest" if self.plan.format == "robin" else "bye"
            return [Match(round, (each,), idle=idle) for each in there]
        if there and self.plan.fill:
            return [Match(round, tuple(each if each in there else NOBODY for each in table), new_id())]
        if len(there) > 1 and len(there) in allowed:
            return [Match(round, tuple(there), new_id())]
        return [Match(round, (each,), idle="bye") for each in there]

    def challenge(self, person: str, others: Sequence[int], table: str) -> None:
        """A game on the ladder, of whoever wishes it and those whom they name."""
        if self.plan.format != "ladder":
            raise BadPlan("no-ladder")
        if self.status != "running":
            if self.status == "open":
                raise Untimely("not-begun")
            raise Untimely("over")
        number = self.number_of(person)
        if number == NOBODY or self.entrants[number].left:
            raise Untimely("not-in-it")
        if self._busy(number):
            raise Untimely("you-play")
        if len(set(others)) != self.plan.seats - 1:
            raise BadPlan("so-many", others=self.plan.seats - 1)
        if not set(others) <= set(self.within_reach(number)):
            raise Untimely("out-of-reach", reach=max(REACH, self.plan.seats - 1))
        if len(self.matches) >= MOST_MATCHES:
            raise Untimely("many-games", most=MOST_MATCHES)
        order = pairing.seated([number, *others], pairing.history(self.matches))
        self.matches.append(Match(self.round + 1, tuple(order), table))

    def result(self, table: str, places: Sequence[int] | None, at: int) -> bool:
        """A table has ended; without places, it was given up. Says whether that was news."""
        for index, match in enumerate(self.matches):
            if match.table == table and match.waits:
                ended = msgspec.structs.replace(
                    match, places=None if places is None else tuple(places), void=places is None
                )
                self.matches[index] = ended
                if self.plan.format == "ladder":
                    self.rungs = new_rungs(self.rungs, ended)
                self._end_if_done(at)
                return True
        return False

    def _end_if_done(self, at: int) -> None:
        if self.plan.format != "ladder" and self.round >= self.rounds and not self.waiting:
            self.status, self.ended = "over", at

    def end(self, host: str, at: int) -> None:
        """No further round. Games that run are played on, and count no more."""
        self._must_be_host(host)
        self._must_not_be_over()
        self.status, self.ended = "over", at
        self.matches = [msgspec.structs.replace(match, void=True) if match.waits else match for match in self.matches]

    # -- erasing a person --------------------------------------------------------------------------------------

    def erase(self, person: str, nobody: str) -> None:
        """Their games stay, played by somebody."""
        if self.host == person:
            self.host = nobody
            self.plan = msgspec.structs.replace(self.plan, auto=True)  # nobody is left to begin a round
        number = self.number_of(person)
        if number == NOBODY:
            return
        if self.status == "open":
            del self.entrants[number]
        else:
            self.entrants[number] = Entrant(nobody, SOMEBODY, left=True)


def planned(plan: Plan, game: Game) -> Plan:
    """The plan as it is kept, if it can be carried out."""
    title = plan.title
    if not any(c.isalnum() for c in title):
        raise BadPlan("no-title")
    if len(title) > LONGEST_TITLE:
        raise BadPlan("long-title", most=LONGEST_TITLE)
    if fault := plan.terms.fault():
        raise BadWish(fault, hours=LONGEST_NIGHT // 60, days=LONGEST_BREAK)
    chosen = read_options(game.options, plan.options)
    if plan.seats not in game.players_for(chosen):
        allowed = game.players_for(chosen)
        raise BadWish("wrong-players", fewest=max(2, allowed[0]), most=allowed[-1], players=plan.seats)
    if plan.fill and plan.fill not in bots.names():
        level(plan.fill)  # says which there are
    values: OptionValues = {key: list(value) if isinstance(value, tuple) else value for key, value in chosen.items()}
    return msgspec.structs.replace(plan, options=values)


def encode(tournament: Tournament) -> bytes:
    return msgspec.json.encode(tournament)


decode = msgspec.json.Decoder(Tournament).decode

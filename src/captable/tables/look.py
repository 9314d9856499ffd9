"""A table from the outside, for one person: at the table, in the lobby, and as a replay when it is over."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from captable.core.game import Game
from captable.core.record import Record, positions
from captable.core.state import TOGETHER, State
from captable.core.view import OPEN, SPECTATOR, View
from captable.tables.coached import coach_for
from captable.tables.due import AbsentSince, clock_of
from captable.tables.eyes import changed_hands, lines_of, took_back
from captable.tables.info import Frame, LogLine, SeatInfo, TableInfo, UndoQuestion
from captable.tables.refusals import BadWish
from captable.tables.table import Chair, Table

MOST_VIEWS = 50
"""Views of a replay in one answer."""


def nobody_here(person: str) -> int | None:
    return 0


class Outside:
    """A table from the outside at one moment, shown to one person after the other: what is common is done once."""

    def __init__(
        self, table: Table, absent_since: AbsentSince = nobody_here, bots_waiting: Collection[int] = ()
    ) -> None:
        self.table = table
        self._bots_waiting = () if table.running and table.state.turn == TOGETHER else bots_waiting
        self._absent_since = absent_since
        self._begun = table.status in ("running", "over")
        self._strangers: TableInfo | None = None

    def info(self, person: str) -> TableInfo:
        """The table as that person may see it. Presence and clocks are told, what happens in secret is not."""
        if self._strangers is None:
            self._strangers = self._as_a_stranger_sees_it()
        seat = self.table.seat_of(person)
        own = self._own(person, seat, self._strangers)
        return msgspec.structs.replace(self._strangers, **own) if own else self._strangers

    def _as_a_stranger_sees_it(self) -> TableInfo:
        table, begun = self.table, self._begun
        outcome = table.outcome()
        to_move = table.state.seen_to_move(SPECTATOR) if table.running else []
        return TableInfo(
            id=table.id,
            game=table.game.key,
            version=table.created.version,
            status=table.status,
            seats=[self._seat(chair, "") for chair in table.chairs],
            options=table.created.options,
            public=table.created.public,
            created=table.created.at,
            ready=table.ready,
            clock=table.created.clock,
            terms=table.created.terms,
            banks=_banks(table, SPECTATOR),
            started=table.started_at if begun else None,
            ended=table.ended_at if outcome else None,
            to_move=to_move,
            deadlines=_deadlines(table, SPECTATOR, to_move),
            bots_waiting=self._waiting_of(to_move),
            question=_question(table),
            seed_hash=table.seed_hash if begun else "",
            seed=table.seed if outcome and table.seed_hash else "",
            places=list(outcome.places) if outcome else None,
            rematch=table.rematch,
            hints=table.created.hints,
            tournament=table.tournament,
            lesson=table.coaching is not None and not table.coaching.over,
        )

    def _own(self, person: str, seat: int, strangers: TableInfo) -> dict[str, Any]:
        """What one person sees in another way."""
        table = self.table
        own: dict[str, Any] = {}
        if person == table.host:
            own["yours"] = True
        if person and not self._begun:
            own["seats"] = [self._seat(chair, person) for chair in table.chairs]  # some are kept for somebody
        if seat < 0:
            return own
        own["you"] = seat
        if banks := _banks(table, seat):
            own["banks"] = banks
        if options := table.chairs[seat].options:
            own["seat_options"] = options
        if self._begun and (undo := table.undo_for(seat)):
            own["undo"] = undo
        if coach := coach_for(table, seat):
            own["coach"] = coach
        to_move = table.state.seen_to_move(seat) if table.running else []
        if to_move != strangers.to_move or (to_move and table.state.turn == TOGETHER):
            own["to_move"] = to_move
            own["deadlines"] = _deadlines(table, seat, to_move)
            own["bots_waiting"] = self._waiting_of(to_move)
        return own

    def _waiting_of(self, to_move: list[int]) -> list[int]:
        return [seat for seat in to_move if seat in self._bots_waiting] if self._bots_waiting else []

    def _seat(self, chair: Chair, person: str) -> SeatInfo:
        return SeatInfo(
            seat=chair.seat,
            kind="free" if chair.free else "bot" if chair.bot else "person",
            name=chair.name,
            bot=chair.played_by,
            here=bool(chair.person) and self._absent_since(chair.person) is None,
            muted=chair.person in self.table.muted,
            kept_for=chair.kept.name if chair.free and not chair.free_for(person) else "",
            warned_until=chair.warned_until,
            resigned=self._begun and self.table.state.has_left(chair.seat),
        )


def info(
    table: Table, person: str, absent_since: AbsentSince = nobody_here, bots_waiting: Collection[int] = ()
) -> TableInfo:
    return Outside(table, absent_since, bots_waiting).info(person)


def _deadlines(table: Table, seat: int, to_move: list[int]) -> dict[int, int]:
    """In a simultaneous phase another's clock would tell when they changed their mind."""
    if table.created.clock is None:
        return {}
    shown = [other for other in to_move if other == seat or table.state.turn != TOGETHER]
    clocks = {other: clock_of(table, other) for other in shown}
    return {other: clock for other, clock in clocks.items() if clock is not None}


def _banks(table: Table, seat: int) -> dict[int, int]:
    """In a simultaneous phase another's bank would tell that they have chosen."""
    if table.created.clock is None or not table.created.terms.bank or not table.running:
        return {}
    secret = table.state.turn == TOGETHER
    people = [chair for chair in table.chairs if chair.person and (chair.seat == seat or not secret)]
    return {chair.seat: table.time_of(chair) for chair in people}


def _question(table: Table) -> UndoQuestion | None:
    asked = table.question
    return UndoQuestion(asked.id, asked.seat, list(asked.waiting), asked.until) if asked else None


# -- the lobby ---------------------------------------------------------------------------------------------------


class Summary(Struct, frozen=True):
    """What the store keeps for the lobby, so that nobody has to replay a game to list it."""

    info: TableInfo
    """As a stranger sees it."""
    people: list[str]
    """The person of each seat; empty for none."""
    host: str
    to_move: list[int]
    """In truth; a person is told of their own seat only."""


def summary(table: Table) -> Summary:
    people = [chair.person for chair in table.chairs]
    look = info(table, "")
    # What changes with every move has no place in a list.
    return Summary(msgspec.structs.replace(look, deadlines={}, question=None), people, table.host, table.to_move())


def lobby_info(kept: Summary, person: str) -> TableInfo:
    if person not in kept.people:
        return msgspec.structs.replace(kept.info, yours=True) if person == kept.host else kept.info
    seat = kept.people.index(person)
    to_move = [other for other in kept.info.to_move if other != seat]
    if seat in kept.to_move:
        to_move = sorted([*to_move, seat])
    return msgspec.structs.replace(kept.info, you=seat, yours=person == kept.host, to_move=to_move)


# -- replays -----------------------------------------------------------------------------------------------------


def frames(record: Record, game: Game, seat: int) -> list[Frame]:
    """Every step of a finished game with its log lines, as that seat saw them; all open for OPEN."""
    _must_be_viewer(record, seat)
    steps: list[Frame] = []
    standing: list[tuple[int, int]] = []
    """Who made each move that stands, and its step."""
    for number, (entry, state) in enumerate(positions(record, game)):
        if entry is None:
            steps.append(Frame("start"))
            continue
        if entry.kind == "move":
            standing.append((entry.seat, number))
            log = lines_of(state.events, seat, number)
        elif entry.kind == "undo":
            log = lines_of([took_back(entry.seat)], seat, number, voids=standing.pop()[1])
        elif entry.kind == "withdraw":
            choice = standing.pop(max(i for i, (mover, _) in enumerate(standing) if mover == entry.seat))[1]
            heard = choice if steps[choice].log else None
            told = [took_back(entry.seat)] if heard or seat in (entry.seat, OPEN) else []
            log = lines_of(told, seat, number, heard, heard)
        elif entry.kind == "concede":
            standing.clear()
            log = lines_of(state.events, seat, number)
        else:
            log = [LogLine(number, changed_hands(entry))]
        move = game.move_table.message(game.move_table.code(entry.move)) if entry.move else None
        steps.append(Frame(entry.kind, log, entry.seat, entry.at, move, entry.by))
    return steps


def views(record: Record, game: Game, seat: int, first: int, count: int) -> list[View]:
    """The views of some frames of a finished game."""
    _must_be_viewer(record, seat)
    _must_be_frame(record, first)
    count = max(1, min(count, MOST_VIEWS))
    wanted = islice(positions(record, game), first, first + count)
    return [state.view(seat) for _, state in wanted]


def position_at(record: Record, game: Game, frame: int) -> State:
    """The position of a frame of a finished game."""
    _must_be_frame(record, frame)
    return next(islice(positions(record, game), frame, None))[1]


def _must_be_frame(record: Record, frame: int) -> None:
    last = len(record.entries)
    if not 0 <= frame <= last:
        raise BadWish("no-such-frame", last=last)


def _must_be_viewer(record: Record, seat: int) -> None:
    if not (seat in (OPEN, SPECTATOR) or 0 <= seat < record.players):
        raise BadWish("no-such-seat", last=record.players)

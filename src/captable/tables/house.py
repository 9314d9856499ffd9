"""Where the tables are: it finds them, does one wish after the other, stores, and tells those who follow.

Nothing is shown to anyone before it is on disk. A table that could not be stored is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import msgspec

from captable.core.errors import CaptableError
from captable.core.game import Game
from captable.core.lesson import lesson_of
from captable.tables import journal
from captable.tables.due import AbsentSince, due_of, is_of_bot
from captable.tables.erasing import Erased, Eraser
from captable.tables.info import OptionValues, SeatWish, TableInfo
from captable.tables.journal import AnyRow
from captable.tables.look import Outside, Summary, info, lobby_info, position_at, summary
from captable.tables.refusals import (
    BadWish,
    Damaged,
    NoSuchGame,
    NoSuchLesson,
    NoSuchTable,
    NotNow,
    NotStored,
    TableError,
)
from captable.tables.settings import PAUSES, Pace, Settings
from captable.tables.store import Addition, Change, Conflict, Store, StoreFailed, StoreUnsure, short
from captable.tables.table import Table, create, restore
from captable.tables.terms import USUAL, Terms
from captable.tables.tournaments import shelf

log = logging.getLogger("captable.tables")

T = TypeVar("T")
TRIES = 10
"""So often a wish meets a table that another process has just changed. One of those who meet always gets through."""
Asker = tuple["Watcher | None", str]
"""Whose wish is being carried out, and its id."""
Listed = tuple[list[Summary], list[Summary]]
Wish = Callable[[Table, int], list[AnyRow]]
"""Something a person wants of a table: called with the time, it returns the rows to append to the journal."""


class Watcher(Protocol):
    """Somebody who follows a table."""

    @property
    def person(self) -> str: ...

    def table_changed(self, outside: Outside, done: str) -> None:
        """Called when something of it may look different; must not wait. `done` is the id of the watcher's own wish."""


@dataclass(frozen=True)
class Guest:
    """Who gets a seat at a table that is set up for them: a person, or a bot."""

    person: str = ""
    name: str = ""
    bot: str = ""
    options: OptionValues = field(default_factory=dict)


@dataclass
class Place:
    """A table as this process holds it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    users: int = 0
    """How many hold it or wait for it."""
    watchers: list[Watcher] = field(default_factory=list)
    left_at: dict[str, int] = field(default_factory=dict)
    """When each person went who was here."""
    due: dict[str, int] | None = None
    """As it is in the store; none while that is not known."""
    summary: bytes = b""
    """The same."""
    waiting: set[int] = field(default_factory=set)
    """Seats whose bot waits for its turn to think."""
    elsewhere: set[str] = field(default_factory=set)
    """Who follows it through other servers."""
    paces: dict[str, Pace] = field(default_factory=dict)
    """How fast each person who follows it wants the bots to be."""

    def is_here(self, person: str) -> bool:
        return person in self.elsewhere or any(watcher.person == person for watcher in self.watchers)


class House:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        settings: Settings,
        now: Callable[[], int],
        new_id: Callable[[], str],
    ) -> None:
        self.store = store
        self.games = games
        self.settings = settings
        self.now = now
        self._new_id = new_id
        self._opened_at = now()
        self._places: dict[str, Place] = {}
        self._unfollowed: OrderedDict[str, None] = OrderedDict()
        """The tables in memory that nobody follows, the latest used at the end."""
        self._acting: set[asyncio.Task[Any]] = set()
        self._damaged: set[str] = set()
        """Those that were named in the log."""
        self._outdated: set[str] = set()
        """Tables at which another server did something that will be looked at."""
        self._rewritten: set[str] = set()
        """Tables from which another server may have erased somebody: to be read anew."""
        self.lobby_changed: Callable[[], None] = lambda: None
        """Called when somebody's lobby may look different."""
        self.work_changed: Callable[[], None] = lambda: None
        """Called when something else is due."""
        self.ended: Callable[[str], object] = lambda id: None
        """Called when a game is over or was given up, at least once."""
        self.people_changed: Callable[[], object] = lambda: None
        """Called when somebody was signed out at another server."""

    # -- making and finding tables -----------------------------------------------------------------------------

    def game(self, key: str) -> Game:
        if key not in self.games:
            raise NoSuchGame("no-such-game", game=key[:40], games=", ".join(self.games))
        return self.games[key]

    async def create(
        self,
        person: str,
        name: str,
        game: str,
        wishes: Sequence[SeatWish],
        options: OptionValues | None = None,
        *,
        clock: int | None = None,
        terms: Terms = USUAL,
        public: bool = True,
        sit: bool = True,
        start: bool = False,
        position: dict[str, object] | None = None,
        seat_options: OptionValues | None = None,
        hints: bool = True,
        origin: str = "",
        lesson: str = "",
        version: int | None = None,
    ) -> Table:
        """A new table; with its maker seated, and begun, if so wished."""
        now = self.now()
        found = self.game(game)
        table, rows = create(
            self._new_id(),
            found if version is None else found.as_of(version),
            person,
            list(wishes),
            now,
            options,
            clock,
            public,
            position=position,
            hints=hints,
            origin=origin,
            lesson=lesson,
            terms=terms,
        )
        if sit and any(wish.kind == "person" for wish in wishes):
            rows += table.sit(person, name, None, seat_options or {}, now)
        if start:
            rows += table.start(person, now)
        async with self._new_place(table) as place:
            await self._commit(place, rows)
        return table

    async def set_up(
        self,
        id: str,
        host: str,
        game: str,
        guests: Sequence[Guest],
        options: OptionValues,
        *,
        clock: int | None,
        terms: Terms,
        hints: bool,
        origin: str,
    ) -> None:
        """A table with everybody in their seats, begun at once. Nothing, if another server has set it up already."""
        now = self.now()
        wishes = [SeatWish("bot", guest.bot) if guest.bot else SeatWish("person") for guest in guests]
        table, rows = create(
            *(id, self.game(game), host, wishes, now, options, clock, False),
            hints=hints,
            origin=origin,
            terms=terms,
        )
        for seat, guest in enumerate(guests):
            if guest.person:
                rows += table.sit(guest.person, guest.name, seat, guest.options, now, numbered=True)
        rows += table.start(host, now)
        with suppress(Conflict):
            async with self._new_place(table) as place:
                await self._commit(place, rows)

    async def teach(self, person: str, name: str, game: str, origin: str = "") -> Table:
        """A table where the person is given the lesson of a game."""
        lesson = lesson_of(self.game(game))
        if lesson is None:
            raise NoSuchLesson("no-such-lesson")
        state = lesson.begin()
        seats = range(state.players)
        wishes = [SeatWish("person") if seat == lesson.learner else SeatWish("bot", lesson.bot) for seat in seats]
        options: OptionValues = lesson.position.get("options", {})
        return await self.create(
            person,
            name,
            game,
            wishes,
            options,
            public=False,
            start=True,
            position=lesson.position,
            origin=origin,
            lesson=lesson.digest,
        )

    async def try_again(
        self, id: str, person: str, name: str, moment: int, seat: int, bot: str, origin: str = ""
    ) -> Table:
        """A table of one's own that goes on from a moment of a finished game, with bots in the other seats."""
        old = await self.find(id)
        state = await asyncio.to_thread(position_at, old.record, old.game, moment)
        if not 0 <= seat < state.players:
            raise BadWish("no-such-seat", last=state.players)
        if state.over():
            raise NotNow("again-over")
        levels = [chair.bot or bot for chair in old.chairs]
        wishes = [SeatWish("bot", level) if other != seat else SeatWish("person") for other, level in enumerate(levels)]
        return await self.create(
            person,
            name,
            old.game.key,
            wishes,
            old.created.options,
            public=False,
            start=True,
            position=state.dump(),
            origin=origin,
            version=old.game.version,
        )

    async def rematch(self, id: str, person: str, name: str, origin: str = "") -> Table:
        """The same table again. The first to ask creates it, the others join; it starts once everyone is there."""
        async with self._hold(id) as place:
            old = _table(place)
            if not old.rematch:
                return await self._make_rematch(place, old, person, name, origin)
        seat = old.own_seat(person)
        return await self.act(old.rematch, lambda table, now: _come_along(table, old, seat, person, name, now))

    async def _make_rematch(self, old_place: Place, old: Table, person: str, name: str, origin: str) -> Table:
        now = self.now()
        seat = old.own_seat(person)
        wishes = [SeatWish("bot", chair.bot) if chair.bot else SeatWish("person") for chair in old.chairs]
        made = old.created
        table, rows = create(
            self._new_id(),
            old.game,
            person,
            wishes,
            now,
            made.options,
            made.clock,
            made.public,
            old.id,
            hints=made.hints,
            kept=[journal.Kept(chair.person, chair.name if chair.person else "") for chair in old.chairs],
            origin=origin,
            terms=made.terms,
        )
        rows += table.sit(person, name, seat, old.chairs[seat].options, now, numbered=True)
        if table.ready:
            rows += table.start(person, now)
        continued = old.continue_at(table.id, now)
        async with self._new_place(table) as place:
            await self._commit(place, rows, (old_place, continued))
        return table

    async def find(self, id: str) -> Table:
        async with self._hold(id) as place:
            return _table(place)

    async def info(self, id: str, person: str) -> TableInfo:
        async with self._hold(id) as place:
            return info(_table(place), person, self._absence(place), place.waiting)

    def info_now(self, table: Table, person: str) -> TableInfo:
        """For those who are told of a change."""
        place = self._places.get(table.id) or Place()
        return info(table, person, self._absence(place), place.waiting)

    async def listed(self, most: int = 50) -> Listed:
        """What everybody's lobby shows: the open tables, and those to watch."""
        listing = await self.store.listing(most)
        return [_summary(kept) for kept in listing.open], [_summary(kept) for kept in listing.running]

    async def lobby(
        self, person: str, listed: Listed | None = None, most: int = 50
    ) -> tuple[list[TableInfo], list[TableInfo], list[TableInfo]]:
        """The open tables, the person's own, and those to watch."""
        open, running = listed or await self.listed(most)
        mine = [lobby_info(_summary(kept), person) for kept in await self.store.tables_of(person, most)]
        order = {"running": 1, "open": 2, "over": 3}
        mine.sort(key=lambda table: 0 if table.you in table.to_move else order.get(table.status, 4))
        return [lobby_info(kept, person) for kept in open], mine, [lobby_info(kept, person) for kept in running]

    # -- doing what is wished ----------------------------------------------------------------------------------

    async def act(
        self, id: str, wish: Wish, person: str = "", wish_id: str = "", watcher: Watcher | None = None
    ) -> Table:
        """Do what somebody wishes, once: a wish whose id is known was done already.

        The watcher who wishes it is told that it is done together with what it changed.
        """
        # Once begun it is finished and shown, also if the one who wished it is gone.
        return await asyncio.shield(self.see_through(self.carry_out(id, wish, person, wish_id, watcher)))

    def see_through(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that nobody breaks off: `settle` waits for it."""
        task = asyncio.create_task(work)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return task

    async def settle(self) -> None:
        """Wait until all that was begun is stored and shown."""
        await asyncio.gather(*self._acting, return_exceptions=True)

    async def carry_out(self, id: str, wish: Wish, person: str, wish_id: str, watcher: Watcher | None) -> Table:
        """The same as `act` for those who are seen through as a whole."""
        for _ in range(TRIES):
            try:
                return await self._act(id, wish, person, wish_id, watcher)
            except Conflict:
                continue  # another process was quicker: the table is read anew, and the wish meets it as it is now
        raise NotNow("busy")

    async def _act(self, id: str, wish: Wish, person: str, wish_id: str, watcher: Watcher | None) -> Table:
        async with self._hold(id) as place:
            table = _table(place)
            if table.knows_wish(table.seat_of(person), wish_id):
                return table
            rows = self._ask(place, table, wish)
            if rows:
                await self._commit(place, rows, asker=(watcher, wish_id))
            return table

    def _ask(self, place: Place, table: Table, wish: Wish) -> list[AnyRow]:
        before = table.rows
        try:
            return wish(table, self.now())
        except Exception as error:
            if table.rows != before or not isinstance(error, CaptableError):
                place.table = None  # it may be half-way through
            raise

    async def _commit(
        self, place: Place, rows: list[AnyRow], *more: tuple[Place, list[AnyRow]], asker: Asker = (None, "")
    ) -> None:
        """Store what was added, then show it."""
        parts = [(place, rows), *more]
        additions = [self._addition(one, new) for one, new in parts]
        try:
            await self.store.append(*additions)
        except BaseException as error:
            # Whether it is on disk or not, the journal knows: nobody may build on what is held here.
            for one, _ in parts:
                one.table, one.due, one.summary = None, None, b""
            if isinstance(error, StoreFailed):
                log.error("store failed", extra={"reason": str(error)})
                raise not_stored(error) from None
            raise
        for (one, _), addition in zip(parts, additions, strict=True):
            self._stored(one, addition, asker)

    def _addition(self, place: Place, rows: list[AnyRow]) -> Addition:
        table = _table(place)
        people_changed = any(
            isinstance(row, journal.Created | journal.Sat | journal.Left | journal.Removed) for row in rows
        )
        listing = msgspec.json.encode(summary(table))
        due = self._due(place)
        listed = table.created.public and not (table.status == "open" and table.created.before)
        return Addition(
            table=table.id,
            first=table.rows - len(rows),
            rows=[journal.encode(row) for row in rows],
            status=table.status,
            listed=listed,
            since=table.since,
            summary=listing if listing != place.summary else None,
            people=[table.host, *(chair.person for chair in table.chairs if chair.person)] if people_changed else None,
            due=due if due != place.due else None,
        )

    def _stored(self, place: Place, addition: Addition, asker: Asker) -> None:
        if addition.due is not None:
            place.due = addition.due
            self.work_changed()
        self._show(place, asker)
        if addition.summary is not None:
            place.summary = addition.summary
            self.lobby_changed()
            if addition.status in ("over", "closed"):
                self.ended(addition.table)

    def _show(self, place: Place, asker: Asker = (None, "")) -> None:
        outside = self._outside(place)
        for watcher in list(place.watchers):
            try:
                watcher.table_changed(outside, asker[1] if watcher is asker[0] else "")
            except Exception:
                # It is done and on disk; one who can't be told must not make it look as if it weren't.
                log.exception("a follower could not be told")

    # -- erasing a person --------------------------------------------------------------------------------------

    async def erase(self, person: str) -> Erased:
        """Erase a person's name and all that they said. Their games stay, played by somebody; bots go on with them."""
        for id in await self.store.all_tables_of(person):
            with suppress(TableError):  # what can't be gone on with can be erased all the same
                await self.act(id, lambda table, now: self.depart(table, person, now))
        tables = lines = 0
        for id in await self.store.tables_naming(person):
            eraser = Eraser(person)
            try:
                async with self._hold(id) as place:
                    await self.store.rewrite(id, eraser.edit)
                    await self._read_anew(id, place)
            except TableError:
                await self.store.rewrite(id, eraser.edit)
            tables += 1
            lines += eraser.lines
        await shelf.erase(self.store, person, self.now())
        await self.store.erase(person)
        self.lobby_changed()
        return Erased(tables, lines)

    def depart(self, table: Table, person: str, now: int) -> list[AnyRow]:
        """Stand up; a table that they only made would wait for them for ever."""
        seat = table.seat_of(person)
        if table.status == "open":
            return table.leave(person, now) if seat >= 0 else table.close(now)
        if not table.running or seat < 0 or table.chairs[seat].stand_in or table.state.has_left(seat):
            return []
        return table.sit_in(seat, self.settings.sitting_in, now)

    # -- who is here -------------------------------------------------------------------------------------------

    async def follow(self, id: str, watcher: Watcher, pace: Pace = "normal") -> Table:
        """Be told of every change from now on; calls `table_changed` once for the start.

        The bots keep the pace of whoever of the players here wants them slowest.
        """
        async with self._hold(id) as place:
            table = _table(place)
            known = place.is_here(watcher.person)
            place.watchers.append(watcher)
            place.paces[watcher.person] = pace
            try:
                await self.store.be_here(id, watcher.person, True)
                if known or table.seat_of(watcher.person) < 0:
                    watcher.table_changed(self._outside(place), "")
                    await self._renew_due(place)
                elif rows := table.returned(watcher.person, self.now()):
                    await self._commit(place, rows)
                else:
                    await self._presence_changed(place)
            except BaseException:
                place.watchers.remove(watcher)
                await self.store.be_here(id, watcher.person, False)
                raise
            return table

    async def unfollow(self, id: str, watcher: Watcher) -> None:
        place = self._places.get(id)
        if place is None or watcher not in place.watchers:
            return
        place.watchers.remove(watcher)
        await self.store.be_here(id, watcher.person, False)
        async with self._hold(id) as place:
            if not place.is_here(watcher.person) and _table(place).seat_of(watcher.person) >= 0:
                place.left_at[watcher.person] = self.now()
                await self._presence_changed(place)
            elif not place.watchers:
                await self._renew_due(place)

    async def is_here(self, id: str, person: str) -> bool:
        """Whether somebody follows a table, through this server or another."""
        place = self._places.get(id)
        here = place is not None and any(watcher.person == person for watcher in place.watchers)
        return here or person in await self.store.here_elsewhere(id)

    async def bot_waits(self, id: str, seat: int, waits: bool) -> None:
        """Whether the bot in that seat waits for its turn to think."""
        place = self._places.get(id)
        if place is None or waits == (seat in place.waiting):
            return
        async with self._hold(id) as place:
            (place.waiting.add if waits else place.waiting.discard)(seat)
            self._show(place)

    async def _presence_changed(self, place: Place) -> None:
        self._show(place)
        await self._renew_due(place)

    def _outside(self, place: Place) -> Outside:
        return Outside(_table(place), self._absence(place), place.waiting)

    def _absence(self, place: Place) -> AbsentSince:
        here = {watcher.person for watcher in place.watchers} | place.elsewhere
        return lambda person: None if person in here else place.left_at.get(person, self._opened_at)

    # -- due work ----------------------------------------------------------------------------------------------

    async def act_if_due(self, id: str, work: str, wish: Wish) -> Table | None:
        """Do what is due at a table; nothing, if it is not due any more."""
        async with self._hold(id) as place:
            table = _table(place)
            at = self._due(place).get(work)
            # When a bot moves depends on the pace of those who watch, which the server knows where they do.
            early = at is not None and at > self.now() and not (self.store.shared and is_of_bot(work))
            if at is None or early:
                await self._renew_due(place, known=False)
                return None
            if rows := self._ask(place, table, wish):
                await self._commit(place, rows)
            return table

    def _due(self, place: Place) -> dict[str, int]:
        table = _table(place)
        watched = bool(place.watchers or place.elsewhere)
        players = (watcher.person for watcher in place.watchers if table.seat_of(watcher.person) >= 0)
        pause = max((PAUSES[place.paces[person]] for person in players), default=1.0)
        return due_of(table, self._absence(place), self.settings, watched, pause)

    async def _renew_due(self, place: Place, known: bool = True) -> None:
        """Write what is due where it has changed, or where it is not known what the store has."""
        due = self._due(place)
        if due != place.due or not known:
            await self.store.set_due(_table(place).id, due)
            place.due = due
            self.work_changed()

    # -- holding -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _hold(self, id: str) -> AsyncIterator[Place]:
        """A table, in memory and nobody else's until it is let go."""
        place = self._places.setdefault(id, Place())
        place.users += 1
        try:
            async with place.lock:
                if place.table is None:
                    await self._load(id, place)
                    self._show(place)  # another server's rows may be among those read now
                elif self.store.shared:
                    await self._catch_up(id, place)
                yield place
        finally:
            self._let_go(id, place)

    @asynccontextmanager
    async def _new_place(self, table: Table) -> AsyncIterator[Place]:
        place = self._places[table.id] = Place(table=table, users=1)
        try:
            async with place.lock:
                yield place
        finally:
            self._let_go(table.id, place)

    async def _load(self, id: str, place: Place) -> None:
        rows = await self.store.journal(id)
        if not rows:
            raise NoSuchTable("missing")
        await self._look_who_is_elsewhere(id, place)
        try:
            place.table = await asyncio.to_thread(self._restore, rows)
        except TableError:
            raise
        except Exception as error:
            if id not in self._damaged:
                self._damaged.add(id)
                reason = f"{type(error).__name__}: {error}"
                log.error("a table is damaged", extra={"table": short(id), "reason": reason})
            raise Damaged("damaged") from None

    async def _catch_up(self, id: str, place: Place) -> None:
        """Take in what other servers have added, and show it."""
        table = _table(place)
        rows = await self.store.journal(id, table.rows)
        if not rows:
            return
        place.summary = b""
        try:
            for row in rows:
                table.read(journal.decode(row))
            place.due = self._due(place)  # by the same rules the other server has written it
        except Exception:
            place.table = None  # it may be half-way through; whether its journal is at fault, reading it all will tell
            await self._load(id, place)
        self._show(place)

    # -- what other servers do -----------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear of it from now on, where the store is shared."""
        await self.store.listen(self._heard)

    def _heard(self, change: Change) -> None:
        if change.people or change.everything:
            self.people_changed()
        if change.lobby or change.everything:
            self.lobby_changed()
        if change.rewritten or change.everything:
            self._rewritten |= self._places.keys() if change.everything else self._places.keys() & {change.table}
        self.work_changed()
        for id in list(self._places) if change.everything else [change.table]:
            if id in self._places and id not in self._outdated:
                self._outdated.add(id)
                self.see_through(self._look_again(id))

    async def _look_again(self, id: str) -> None:
        self._outdated.discard(id)  # what comes from now on is looked at after this
        try:
            async with self._hold(id) as place:
                if id in self._rewritten:
                    await self._read_anew(id, place)
                before = place.elsewhere
                await self._look_who_is_elsewhere(id, place)
                if place.elsewhere != before:
                    for gone in before - place.elsewhere:
                        place.left_at[gone] = self.now()
                    await self._presence_changed(place)
        except (TableError, StoreFailed) as error:
            log.warning("a table could not be looked at again", extra={"table": short(id), "reason": str(error)})

    async def _look_who_is_elsewhere(self, id: str, place: Place) -> None:
        if self.store.shared:
            place.elsewhere = await self.store.here_elsewhere(id)

    async def _read_anew(self, id: str, place: Place) -> None:
        self._rewritten.discard(id)
        place.table, place.summary, place.due = None, b"", None
        await self._load(id, place)
        self._show(place)

    def _restore(self, data: list[bytes]) -> Table:
        rows = [journal.decode(row) for row in data]
        if not isinstance(rows[0], journal.Created):
            raise ValueError("its first row does not make it")
        return restore(rows, self.game(rows[0].game))

    def _let_go(self, id: str, place: Place) -> None:
        """Tables that nobody follows are read again when they are wanted; the latest used are kept."""
        place.users -= 1
        self._unfollowed.pop(id, None)
        if place.users or place.watchers:
            return
        if place.table is None:
            del self._places[id]
            return
        self._unfollowed[id] = None
        while len(self._unfollowed) > self.settings.kept:
            del self._places[self._unfollowed.popitem(last=False)[0]]


_summary = msgspec.json.Decoder(Summary).decode


def _table(place: Place) -> Table:
    assert place.table is not None
    return place.table


def _come_along(table: Table, old: Table, seat: int, person: str, name: str, now: int) -> list[AnyRow]:
    """Take the same seat in a rematch, and begin if it was the last free one."""
    if table.status != "open" or table.seat_of(person) >= 0:
        return []
    wanted = seat if table.chairs[seat].free else None
    rows = table.sit(person, name, wanted, old.chairs[seat].options, now, numbered=True)
    return rows + table.start(table.host, now) if table.ready else rows


def not_stored(error: StoreFailed) -> NotStored:
    """What is said of it: that it was not done, or that nobody can know yet."""
    if isinstance(error, StoreUnsure):
        return NotStored("store-unsure")
    return NotStored("store-failed")

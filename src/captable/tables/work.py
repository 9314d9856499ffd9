"""Doing what is due at the tables, as the rows in the store say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from captable.core.seed import rng_from, seed_hash
from captable.tables.coached import scripted_move, waits_for_learner
from captable.tables.due import kind_and_seat
from captable.tables.house import House
from captable.tables.journal import AnyRow
from captable.tables.notices import Notices
from captable.tables.refusals import Damaged, NoSuchTable, NotStored
from captable.tables.store import PERSON, REVIEW, Due, Part, StoreFailed, short
from captable.tables.table import Table
from captable.tables.thinking import BotFailed, Think, Thought
from captable.tables.turns import Account, Lanes

log = logging.getLogger("captable.tables")

Review = Callable[[str, str, str], Awaitable[None]]
"""Makes the review of a table, of a level, for a person."""
AT_ONCE = 50
LONGEST_WAIT = 60.0
"""Seconds."""
LONGEST_WAIT_FOR_OTHERS = 1.0
"""The same where the store is shared: another server may have died with work that it had claimed."""


class Work:
    """Claims what is due and does it. `names` are the games as `captable.games.find` knows them."""

    def __init__(
        self,
        house: House,
        think: Think,
        names: dict[str, str],
        lanes: Lanes | None = None,
        notices: Notices | None = None,
        part: Part = "all",
        review: Review | None = None,
    ) -> None:
        self.house = house
        self.think = think
        self.names = names
        self.lanes = lanes or Lanes(1)
        self.notices = notices or Notices(house, {})
        self._part = part
        self._review = review
        self._changed = asyncio.Event()
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        """Work in progress, by table and name."""
        house.work_changed = self._changed.set

    async def run(self) -> None:
        """For ever, until cancelled."""
        try:
            while True:
                self._changed.clear()
                try:
                    wait = await self._begin()
                except StoreFailed as error:
                    log.error("store failed", extra={"reason": str(error)})
                    wait = 1.0
                await self._wait(wait)
        finally:
            tasks = list(self._tasks.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _begin(self) -> float:
        """Begin all that is due, and say how many seconds there are until the next."""
        longest = LONGEST_WAIT
        if self.house.store.shared:
            longest = LONGEST_WAIT_FOR_OTHERS
            await self.house.store.free_claims()
        while claimed := await self._claim():
            for due in claimed:
                self._begin_one(due)
        now = self.house.now()
        at = await self.house.store.next_due(now, self._part)
        return longest if at is None else max(0.0, min(longest, (at - now) / 1000))

    def _begin_one(self, due: Due) -> None:
        """Work that waits longer than its lease is claimed again by this process, but not started twice."""
        key = due.table, due.name
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._do_safely(due))
            task.add_done_callback(lambda _: self._tasks.pop(key))

    async def work_off(self) -> int:
        """Do all that is due now, one after the other, also what comes of it; say how much it was."""
        count = 0
        while claimed := await self._claim():
            for due in claimed:
                await self._do(due)
                count += 1
        return count

    async def _claim(self) -> list[Due]:
        now = self.house.now()
        return await self.house.store.claim(now, now + self.house.settings.lease, AT_ONCE, self._part)

    async def _wait(self, seconds: float) -> None:
        """Not by `wait_for`, which in Python 3.11 forgets that it was cancelled if something changes just then."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return

    async def _do_safely(self, due: Due) -> None:
        """One table's trouble must not stop the others; the lease ends, and it is tried again."""
        try:
            await self._do(due)
        except (NotStored, StoreFailed) as error:
            extra = {"table": short(due.table), "work": due.name, "reason": str(error)}
            log.error("due work was not stored", extra=extra)
        except Exception:
            log.exception("due work failed", extra={"table": short(due.table), "work": due.name})

    async def _do(self, due: Due) -> None:
        if due.table.startswith(PERSON):
            await self.notices.tell(due.table.removeprefix(PERSON), due.name)
            return
        kind, seat = kind_and_seat(due.name)
        try:
            if due.table.startswith(REVIEW):
                await self._make_review(due)
                return
            if kind == "tell":
                await self._leave_word(due, seat)
            elif kind != "bot":
                await self.house.act_if_due(due.table, due.name, lambda table, now: self._act(table, kind, seat, now))
            elif table := await self._if_still_due(due):
                await self._let_bot_move_in_turn(table, seat, due)
        except (NoSuchTable, Damaged):
            await self.house.store.set_due(due.table, {})

    async def _make_review(self, due: Due) -> None:
        level, _, table = due.table.removeprefix(REVIEW).rpartition(" ")
        if self._review is not None:
            await self._review(table, level, due.name)
        await self.house.store.set_due(due.table, {})

    async def _leave_word(self, due: Due, seat: int) -> None:
        """First for the person, where doing it twice is no more than once; then the table knows that it was done."""
        if table := await self._if_still_due(due):
            decision = table.eyes(seat).decision_number
            await self.notices.wanted(table.chairs[seat].person, table.id, decision)
            await self.house.act_if_due(due.table, due.name, lambda table, now: table.tell(seat, now))

    async def _if_still_due(self, due: Due) -> Table | None:
        return await self.house.act_if_due(due.table, due.name, lambda table, now: [])

    def _act(self, table: Table, kind: str, seat: int, now: int) -> list[AnyRow]:
        """A time has run out: for opening, for a question, a step of the game, a clock, a warned player."""
        match kind:
            case "close":
                return table.close(now)
            case "idle":
                return table.end(now)
            case "question":
                return table.drop_question(now)
            case "step":
                return table.move(seat, table.state.default_move(seat), now)
            case "warn":
                return table.warn(seat, now, self.house.settings.grace)
            case "replace":
                return table.time_up(seat, self.house.settings.sitting_in, now)
            case _:
                raise ValueError(f"There is no work of kind {kind!r}.")

    async def _let_bot_move_in_turn(self, table: Table, seat: int, due: Due) -> None:
        """Others may come first; the table says so, and what nobody wants any more by then is left."""
        saying_so = asyncio.create_task(self._say_that_it_waits(table.id, seat))
        try:
            async with self.lanes.of(table.chairs[seat].played_by).turn(account_of(table)):
                saying_so.cancel()
                await self.house.bot_waits(table.id, seat, False)
                if found := await self._if_still_due(due):
                    await self._let_bot_move(found, seat)
        finally:
            saying_so.cancel()
            await self.house.bot_waits(table.id, seat, False)

    async def _say_that_it_waits(self, table: str, seat: int) -> None:
        await asyncio.sleep(self.house.settings.wait_shown / 1000)
        await self.house.bot_waits(table, seat, True)

    async def _let_bot_move(self, table: Table, seat: int) -> None:
        """Think outside, then play if the decision is still the same."""
        decision = table.eyes(seat).decision_number
        bot = table.chairs[seat].played_by
        scripted = scripted_move(table, seat)
        move = scripted if scripted >= 0 else await self._choose(table, seat, bot, decision)

        def play(table: Table, now: int) -> list[AnyRow]:
            same = table.running and table.eyes(seat).decision_number == decision
            if not same or table.chairs[seat].played_by != bot or not table.state.may_move(seat):
                return []
            if waits_for_learner(table, seat) or scripted_move(table, seat) not in (scripted, -1):
                return []  # the lesson has gone another way meanwhile
            if table.state.why_not(seat, move) is not None:
                log.error("a bot chose an illegal move", extra={"table": short(table.id), "bot": bot})
                return table.move(seat, table.state.default_move(seat), now)
            return table.move(seat, move, now)

        await self.house.act(table.id, play)

    async def _choose(self, table: Table, seat: int, bot: str, decision: int) -> int:
        try:
            return await self.think(thought_for(table, seat, bot, decision, self.names))
        except BotFailed as error:
            log.error("a bot failed", extra={"table": short(table.id), "reason": str(error)})
            return int(table.state.default_move(seat))


def thought_for(table: Table, seat: int, bot: str, decision: int, names: Mapping[str, str]) -> Thought:
    """What a bot in that seat is told: never the position itself, but one that the seat can't tell from it."""
    seed = seed_hash(f"{table.seed}:{decision}:{seat}")  # a bot could deal the game from the seed itself
    position = table.state.redeal(seat, rng_from(seed, "redeal")).dump()
    return Thought(names[table.game.key], table.game.version, position, seat, bot, seed)


def account_of(table: Table) -> Account:
    """A bot's thinking time is charged to the person who made the table."""
    return Account(table.created.origin, table.created.host, table.id)

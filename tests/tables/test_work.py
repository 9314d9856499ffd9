"""What is due is done once, in turn, and only while somebody wants it."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from captable.tables.due import due_of
from captable.tables.info import SeatWish
from captable.tables.look import info
from captable.tables.refusals import NotNow
from captable.tables.settings import Settings
from captable.tables.store import LOOK_EVERY
from captable.tables.table import Table
from captable.tables.thinking import Thought, Workers, think_here
from captable.tables.turns import Lanes
from captable.tables.work import Work
from tests.tables.sitting import BOT, NAMES, PERSON, Follower, Sitting, scene, store_of

PATIENCE = 60
PRINCIPAL = SeatWish("bot", "principal")
AT_ONCE = Settings(bot_pause=0, wait_shown=0, stand_in="intern")


class Gate:
    """Bots that think until they are let go."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.open = asyncio.Event()
        self._news = asyncio.Event()

    async def think(self, thought: Thought) -> int:
        self.asked.append(thought)
        self._news.set()
        await self.open.wait()
        return await think_here(replace(thought, bot="intern"))

    async def until_asked(self, times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.asked) < times:
                self._news.clear()
                await self._news.wait()


async def principals(here: Sitting, person: str, origin: str = "") -> Table:
    """A table of one person where a principal moves first."""
    house = here.house
    table = await house.create(person, person.capitalize(), "startups", [PERSON, PRINCIPAL, PRINCIPAL], origin=origin)
    return await house.act(table.id, lambda t, now: t.start(person, now, seed="a test"))


async def until_seen(follower: Follower, seats: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not follower.seen or follower.seen[-1].bots_waiting != seats:
            await asyncio.sleep(0.001)


def at_once(act: Callable[[Sitting], Awaitable[None]]) -> Callable[[str, Path], None]:
    return scene(act, AT_ONCE)


@at_once
async def test_a_thought_that_waits_longer_than_its_lease_is_not_queued_twice(here: Sitting) -> None:
    gate = Gate()
    work = Work(here.house, gate.think, NAMES, Lanes(2))
    await principals(here, "ann")
    await work._begin()
    await gate.until_asked(1)
    here.time += here.settings.lease + 1
    assert await here.store.claim(here.time, here.time + 1, 10), "the lease has run out"
    here.time += 2
    await work._begin()
    assert len(work._tasks) == 1
    gate.open.set()
    await asyncio.gather(*work._tasks.values())
    assert len(gate.asked) == 1


@at_once
async def test_the_table_says_that_a_bot_waits_for_its_turn_to_think(here: Sitting) -> None:
    gate = Gate()
    work = Work(here.house, gate.think, NAMES, Lanes(1))
    await principals(here, "ann")
    await work._begin()
    await gate.until_asked(1)
    table = await principals(here, "bob")
    bob, watcher = Follower(here.house, "bob"), Follower(here.house, "zoe")
    await here.house.follow(table.id, bob)
    await here.house.follow(table.id, watcher)
    await work._begin()
    await until_seen(bob, [1])
    assert watcher.seen[-1].bots_waiting == [1]
    gate.open.set()
    await asyncio.gather(*work._tasks.values())
    assert bob.seen[-1].bots_waiting == []


@at_once
async def test_where_everybody_chooses_in_secret_nobody_is_told_whose_bot_waits(here: Sitting) -> None:
    table = await here.bidding("ann", "bob", bots=1)
    for seat in range(3):
        assert info(table, "ann", bots_waiting={seat}) == info(table, "ann")


@at_once
async def test_a_thought_that_nobody_wants_any_more_is_left(here: Sitting) -> None:
    gate = Gate()
    work = Work(here.house, gate.think, NAMES, Lanes(1))
    await principals(here, "ann")
    await work._begin()
    await gate.until_asked(1)
    table = await principals(here, "bob")
    await work._begin()
    await here.house.act(table.id, lambda t, now: t.resign("bob", now, "r"))
    gate.open.set()
    await asyncio.gather(*work._tasks.values())
    assert len(gate.asked) == 1


@at_once
async def test_bots_alone_play_only_while_somebody_watches(here: Sitting) -> None:
    table = await here.house.create("ann", "Ann", "startups", [BOT] * 3, start=True)
    assert await here.later(1000) == 0
    watcher = Follower(here.house, "zoe")
    await here.house.follow(table.id, watcher)
    [first] = await here.store.claim(here.time, here.time, 10)
    await here.work._do(first)
    assert len(table.recorder.record.entries) == 1
    await here.house.unfollow(table.id, watcher)
    assert await here.later(1000) == 0
    assert len(table.recorder.record.entries) == 1
    await here.house.follow(table.id, watcher)
    assert await here.later(0)
    assert table.status == "over"


@at_once
async def test_bots_that_sit_in_for_everybody_wait_until_somebody_is_back(here: Sitting) -> None:
    table = await here.startups("ann", bots=2, clock=10)
    await here.later(0)
    await here.later(10_000)
    await here.later(here.settings.grace)
    assert table.chairs[0].stand_in
    played = len(table.recorder.record.entries)
    assert await here.later(60_000) == 0
    assert len(table.recorder.record.entries) == played
    await here.house.follow(table.id, Follower(here.house, "ann"))
    await here.later(0)
    assert len(table.recorder.record.entries) > played


def test_interns_answer_while_thirty_tables_of_principals_wait_for_the_only_worker(tmp_path: Path) -> None:
    """The principals think in a real process and for ever; the interns of somebody else never wait for them."""

    async def act() -> None:
        here = Sitting(store_of("sqlite", tmp_path), AT_ONCE)
        workers = Workers(1)
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        asked: Counter[str] = Counter()

        async def think(thought: Thought) -> int:
            asked[thought.bot] += 1
            if thought.bot == "principal":
                thought = replace(thought, game="tests.tables.endless:GAME", version=1, position={"pipe": str(pipe)})
            return await workers.think(thought)

        work = Work(here.house, think, NAMES, Lanes(workers.count))
        for _ in range(30):
            await principals(here, "greedy", "one address")
        running = asyncio.create_task(work.run())
        try:
            assert await asyncio.wait_for(asyncio.to_thread(pipe.read_text), PATIENCE) == "I am thinking"
            table = await here.house.create("ann", "Ann", "startups", [PERSON, BOT, BOT], origin="another")
            await here.house.act(table.id, lambda t, now: t.start("ann", now, seed="a test"))
            async with asyncio.timeout(PATIENCE):
                while table.to_move() != [0]:
                    await asyncio.sleep(0.001)
            assert asked["principal"] == 1
            assert work.lanes.deep.waiting == 29
        finally:  # a thought without an end would keep the test from ending too
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await workers.close()
            await here.store.close()

    asyncio.run(act())


@scene
async def test_a_game_that_nobody_goes_on_with_ends_by_itself(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    await here.play_first(table)
    await here.later(here.settings.idle_for)
    assert table.running
    await here.play_first(table)
    await here.later(here.settings.idle_for)
    assert table.running
    await here.later(here.settings.idle_for // 8)
    assert table.status == "closed"
    assert (await here.read_again(table)).status == "closed"
    assert await here.store.next_due(here.time) is None
    with pytest.raises(NotNow, match="was closed"):
        await here.house.act(table.id, lambda t, now: t.resign("ann", now, ""))
    _, mine, _ = await here.house.lobby("ann")
    assert mine == []


@scene
async def test_tables_of_an_earlier_day_that_have_no_time_to_end_are_given_one(here: Sitting) -> None:
    running, other = await here.startups("ann", "bob", "cleo"), await here.startups("ann", "bob", "cleo")
    open_one = await here.house.create("dora", "Dora", "startups", [SeatWish("person")] * 3)
    for table in (running, open_one):
        await here.store.set_due(table.id, {})
    await here.store.look_at_forgotten(here.time)
    assert await here.store.next_due(here.time) == here.time + LOOK_EVERY, "one after the other, not all at once"
    await here.later(2 * LOOK_EVERY)
    assert (running.status, other.status, open_one.status) == ("running", "running", "open")
    await here.later(here.settings.open_for)
    assert (running.status, other.status, open_one.status) == ("running", "running", "closed")
    await here.later(here.settings.idle_for * 9 // 8)
    assert (running.status, other.status) == ("closed", "closed")


@scene
async def test_when_an_idle_game_ends_is_not_written_anew_with_every_move(here: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    ends = set()
    for _ in range(6):
        here.time += 60_000
        await here.play_first(table)
        ends.add(due_of(table, lambda person: None, here.settings)["idle"])
    assert len(ends) == 1


@pytest.mark.parametrize("steps", range(6))
def test_work_ends_when_it_is_cancelled_just_as_something_changes(tmp_path: Path, steps: int) -> None:
    async def act() -> None:
        here = Sitting(store_of("sqlite", tmp_path), AT_ONCE)
        running = asyncio.create_task(here.work.run())
        while not here.work._changed._waiters:
            await asyncio.sleep(0)
        here.work._changed.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=PATIENCE)
        assert done == {running}
        await here.store.close()

    asyncio.run(act())

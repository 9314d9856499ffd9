"""Several servers on one database: what one does the others show, and nobody builds on what is outdated."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps

import pytest

from captable.tables.postgres import PostgresStore
from captable.tables.refusals import NotStored
from captable.tables.store import Addition, StoreFailed
from tests.tables.postgresql import Database, database
from tests.tables.sitting import Follower, Sitting

PATIENCE = 60


def two_servers(act: Callable[[Sitting, Sitting], Awaitable[None]]) -> Callable[[], None]:
    """A test that is given two houses on one database, each with connections of its own."""

    @wraps(act)
    def test() -> None:
        url = database().new()
        asyncio.run(run(url))

    async def run(url: str) -> None:
        here, there = (Sitting(PostgresStore(url)) for _ in range(2))
        try:
            await here.house.listen()
            await there.house.listen()
            await act(here, there)
        finally:
            await here.store.close()
            await there.store.close()

    del test.__wrapped__  # or pytest looks for fixtures called here and there
    return test


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.001)


@two_servers
async def test_a_move_at_one_server_is_seen_by_who_follows_at_the_other(here: Sitting, there: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    bob = Follower(there.house, "bob")
    same = await there.house.follow(table.id, bob)
    for _ in range(3):
        await here.play_first(table)
    await until(lambda: same.rows == table.rows)
    assert same.view(1) == table.view(1)
    assert bob.seen[-1].to_move == table.to_move()


@two_servers
async def test_both_servers_move_at_one_table_and_no_move_is_lost_or_doubled(here: Sitting, there: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    for number in range(12):
        server = (here, there)[number % 2]
        await server.play_first(await server.house.find(table.id))
    again = await here.house.find(table.id)
    assert len(again.recorder.record.entries) == 12
    assert (await there.read_again(again)).recorder.record == again.recorder.record


@two_servers
async def test_wishes_that_meet_are_done_one_after_the_other(here: Sitting, there: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")

    async def say(server: Sitting, person: str, text: str) -> None:
        await server.house.act(table.id, lambda t, now: t.say(person, text, now, text), person, text)

    async def talk(server: Sitting, person: str) -> None:
        for number in range(10):
            await say(server, person, f"{person} {number}")

    await asyncio.gather(talk(here, "ann"), talk(there, "bob"))
    said = [line.text for line in (await here.house.find(table.id)).chat]
    assert sorted(said) == sorted(f"{person} {number}" for person in ("ann", "bob") for number in range(10))


@two_servers
async def test_who_follows_is_shown_what_another_server_did_also_where_two_met(here: Sitting, there: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    bob = Follower(there.house, "bob")
    known = (await there.house.follow(table.id, bob)).rows
    append = there.store.append

    async def too_late(*additions: Addition) -> None:
        there.store.append = append
        for _ in range(2):  # a card is taken and one played: it is somebody else's turn
            await here.play_first(await here.house.find(table.id))
        await append(*additions)

    there.store.append = too_late
    await there.house.act(table.id, lambda t, now: t.say("bob", "First!", now, "1") if t.rows == known else [])
    assert bob.seen[-1].to_move == (await here.house.find(table.id)).to_move()


@two_servers
async def test_who_is_here_is_known_to_both_until_their_server_ends(here: Sitting, there: Sitting) -> None:
    table = await here.startups("ann", "bob", "cleo")
    ann, bob = Follower(here.house, "ann"), Follower(there.house, "bob")
    await here.house.follow(table.id, ann)
    await there.house.follow(table.id, bob)

    def bob_is_here() -> bool:
        return bool(ann.seen) and ann.seen[-1].seats[1].here

    await until(bob_is_here)
    assert bob.seen[-1].seats[0].here
    await there.store.close()
    async with asyncio.timeout(PATIENCE):
        while bob_is_here():
            await here.store.free_claims()
            await asyncio.sleep(0.01)


@two_servers
async def test_work_that_a_dead_server_had_claimed_goes_to_another_at_once(here: Sitting, there: Sitting) -> None:
    await here.store.set_due("t", {"bot 1 0": 100})
    assert len(await there.store.claim(100, 10**9, 5)) == 1
    assert await here.store.claim(100, 10**9, 5) == []
    await there.store.close()
    async with asyncio.timeout(PATIENCE):
        while not await here.store.claim(100, 10**9, 5):  # the database notices when the session has ended
            await here.store.free_claims()


@two_servers
async def test_work_is_claimed_by_one_of_two(here: Sitting, there: Sitting) -> None:
    await here.store.set_due("t", {f"bot {n} 0": 100 for n in range(40)})
    found = await asyncio.gather(*(one.store.claim(100, 1000, 7) for one in (here, there) * 3))
    names = [due.name for part in found for due in part]
    assert len(names) == len(set(names)) == 40


@two_servers
async def test_the_lobby_of_one_hears_of_a_table_made_at_the_other(here: Sitting, there: Sitting) -> None:
    heard = asyncio.Event()
    there.house.lobby_changed = heard.set
    table = await here.startups("ann", "bob", "cleo", start=False)
    await asyncio.wait_for(heard.wait(), PATIENCE)
    _, mine, _ = await there.house.lobby("ann")
    assert [one.id for one in mine] == [table.id]


def test_a_database_that_dies_loses_nothing_that_was_told_and_is_found_again() -> None:
    own = Database(database().binaries)  # of this test alone: the others' would die with it

    async def run(url: str) -> None:
        here = Sitting(PostgresStore(url))
        await here.house.listen()
        table = await here.startups("ann", "bob", "cleo")
        follower = Follower(here.house, "ann")
        await here.house.follow(table.id, follower)
        for told in (1, 2):
            await here.play_first(await here.house.find(table.id))
            await asyncio.to_thread(own.kill)
            with pytest.raises((StoreFailed, NotStored)):
                await here.play_first(await here.house.find(table.id))
            await asyncio.to_thread(own.start)
            await until(lambda: bool(here.store.me))  # it listens again
            assert len((await here.house.find(table.id)).recorder.record.entries) == told
        await here.store.close()

    try:
        asyncio.run(run(own.new()))
    finally:
        own.throw_away()


def test_a_server_with_another_secret_is_told_what_to_do() -> None:
    url = database().new()
    asyncio.run(PostgresStore(url, "one secret").close())
    asyncio.run(PostgresStore(url, "one secret").close())
    with pytest.raises(StoreFailed, match="Copy the file `secret`"):
        PostgresStore(url, "another secret")


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://ann:hush@127.0.0.1:1/games", "The database games at 127.0.0.1 can't be reached"),
        ("postgresql:///nowhere?host=/nowhere", "can't be reached"),
        ("mysql://ann@127.0.0.1/games", "can't be reached"),
    ],
)
def test_a_database_that_is_not_there_is_named_without_its_password(url: str, says: str) -> None:
    with pytest.raises(StoreFailed, match=says) as failed:
        PostgresStore(url)
    assert "hush" not in str(failed.value)


def test_a_database_of_a_newer_captable_is_left_alone() -> None:
    url = database().new()
    store = PostgresStore(url)

    async def from_the_future() -> None:
        await store._fetch("INSERT INTO migrations VALUES (99)")
        await store.close()

    asyncio.run(from_the_future())
    with pytest.raises(StoreFailed, match="newer Captable"):
        PostgresStore(url)


def test_a_journal_can_be_neither_changed_nor_cut() -> None:
    store = PostgresStore(database().new())

    async def try_to_cheat() -> None:
        try:
            for sql in ("UPDATE journal SET number = 1", "DELETE FROM journal", "TRUNCATE journal"):
                await store._fetch("INSERT INTO journal VALUES ('t', 0, 'a') ON CONFLICT DO NOTHING")
                with pytest.raises(StoreFailed, match="never changed"):
                    await store._fetch(sql)
        finally:
            await store.close()

    asyncio.run(try_to_cheat())

"""Turns to think are shared fairly between people, then between their tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AbstractAsyncContextManager
from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from captable.tables.turns import MOST_PEOPLE, Account, Lanes, Turns


class Clock:
    """Time that passes only while somebody thinks."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def think_all(accounts: list[Account], costs: list[float]) -> list[Account]:
    """All ask at once, and one thinks at a time; in which order they were done."""
    clock = Clock()
    turns = Turns(1, clock)
    done: list[Account] = []

    async def think(account: Account, cost: float) -> None:
        async with turns.turn(account):
            await asyncio.sleep(0)
            clock.time += cost
            done.append(account)

    await asyncio.gather(*(think(*one) for one in zip(accounts, costs, strict=True)))
    assert (turns.waiting, turns.thinking, turns._all.parts) == (0, 0, {})
    return done


def order(accounts: list[Account], cost: float = 1.0) -> list[Account]:
    return asyncio.run(think_all(accounts, [cost] * len(accounts)))


def account(person: str, table: str = "t", address: str = "") -> Account:
    return Account(address or f"address of {person}", person, table)


def test_one_with_thirty_tables_does_not_keep_another_waiting() -> None:
    greedy = [account("greedy", f"t{number}") for number in range(30)]
    other = account("other")
    assert order([*greedy, other]).index(other) == 1


def test_the_tables_of_one_person_take_turns() -> None:
    accounts = [account("ann", table) for table in ("a", "a", "a", "b", "c")]
    assert [one.table for one in order(accounts)] == ["a", "b", "c", "a", "a"]


def test_people_of_one_address_take_turns() -> None:
    school = [account(person, "t", "school") for person in ("ann", "ann", "ann", "bob")]
    assert [one.person for one in order(school)] == ["ann", "bob", "ann", "ann"]


def test_an_address_counts_for_its_people_but_not_for_any_number_of_them() -> None:
    crowd = [account(f"p{number}", "t", "crowd") for number in range(40) for _ in range(3)]
    alone = [account("alone") for _ in range(20)]
    first = order(list(chain(crowd, alone)))[:60]
    shares = Counter(one.person == "alone" for one in first)
    assert shares[False] // shares[True] == MOST_PEOPLE


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"), st.floats(0.1, 5)), min_size=1, max_size=40))
def test_nobody_who_waits_gets_less_than_another_by_more_than_a_thought(asked: list[tuple[str, str, float]]) -> None:
    accounts = [account(person, table) for person, table, _ in asked]
    costs = {id(one): cost for one, (_, _, cost) in zip(accounts, asked, strict=True)}
    done = asyncio.run(think_all(accounts, list(costs.values())))
    assert Counter(done) == Counter(accounts)
    longest = max(costs.values())
    spent = dict.fromkeys("abc", 0.0)
    left = Counter(one.person for one in accounts)
    for one in done:
        waiting = [person for person in left if left[person]]
        assert spent[one.person] <= min(spent[person] for person in waiting) + longest + 1e-6
        spent[one.person] += costs[id(one)]
        left[one.person] -= 1


def test_where_there_is_room_for_several_nobody_has_all_of_it() -> None:
    async def act() -> None:
        turns = Turns(4)

        async def think(one: Account) -> None:
            async with turns.turn(one):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(think(account("ann", f"t{number}", "home"))) for number in range(5)]
        await asyncio.sleep(0)
        assert turns.thinking == 2  # of one person
        tasks += [asyncio.create_task(think(account(person, "t", "home"))) for person in ("bob", "cleo")]
        await asyncio.sleep(0)
        assert turns.thinking == 3  # of one address
        tasks.append(asyncio.create_task(think(account("dan"))))
        await asyncio.sleep(0)
        assert turns.thinking == 4
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (turns.waiting, turns.thinking, turns._all.parts) == (0, 0, {})

    asyncio.run(act())


def test_bots_that_answer_at_once_have_a_lane_of_their_own() -> None:
    lanes = Lanes(1)
    assert lanes.of("intern") is lanes.of("junior") is lanes.quick
    assert lanes.of("senior") is lanes.of("principal") is lanes.of("search:iterations=30") is lanes.deep


def test_a_spare_turn_comes_when_nobody_waits_at_a_table() -> None:
    done: list[str] = []

    async def have(turn: AbstractAsyncContextManager[None], name: str) -> None:
        async with turn:
            await asyncio.sleep(0)
            done.append(name)

    async def scene() -> None:
        turns = Turns(1)
        async with turns.turn(account("ann")):
            reviews = [asyncio.create_task(have(turns.spare_turn(), f"review {number}")) for number in range(2)]
            bots = [asyncio.create_task(have(turns.turn(account(name)), name)) for name in ("bob", "cleo")]
            await asyncio.sleep(0)
        await asyncio.gather(*reviews, *bots)
        assert (turns.waiting, turns.thinking) == (0, 0)

    asyncio.run(scene())
    assert done == ["bob", "cleo", "review 0", "review 1"]


@given(st.lists(st.sampled_from(("begin", "cancel")), max_size=40))
def test_spare_turns_are_given_back_however_they_end(steps: list[str]) -> None:
    async def scene() -> None:
        turns = Turns(2)
        leave = asyncio.Event()
        tasks: list[asyncio.Task[None]] = []

        async def look() -> None:
            async with turns.spare_turn():
                await leave.wait()

        for step in steps:
            if step == "begin":
                tasks.append(asyncio.create_task(look()))
            elif step == "cancel" and tasks:
                tasks.pop(0).cancel()
            await asyncio.sleep(0)
            assert turns.thinking <= turns.room
        leave.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        assert (turns.waiting, turns.thinking, len(turns._spare)) == (0, 0, 0)

    asyncio.run(scene())

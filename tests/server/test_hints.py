"""Hints over real sockets: told to one seat alone, from what that seat knows."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from captable.bots import Idea
from captable.tables.thinking import Thought, Workers
from tests.server.clients import Client, advise_quickly, guests, open_table, quick, running


async def turn_of(table: str, *clients: Client) -> Client:
    """Whoever of them can choose first; bots move meanwhile."""

    async def turn(client: Client) -> Client:
        await client.until(lambda: client.choices(table), "a turn")
        return client

    waiting = [asyncio.create_task(turn(client)) for client in clients]
    done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    return next(iter(done)).result()


def test_a_hint_is_told_to_the_one_who_asked_and_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Bob") as (ann, bob):
            table = await open_table(ann, bob)
            asker = await turn_of(table, ann, bob)
            other = bob if asker is ann else ann
            revision = asker.revisions[table]
            hint = await asker.wish("hint", table, "h-1")
            assert hint["type"] == "hint"
            assert hint["revision"] == revision
            assert {idea["move"] for idea in hint["ideas"]} <= set(asker.choices(table))
            assert all(0 <= idea["result"] <= 100 and 0 <= idea["explored"] <= 100 for idea in hint["ideas"])
            assert (await asker.wish("hint", table, "h-2"))["ideas"] == hint["ideas"]
            assert asker.revisions[table] == revision
            assert not other.last("hint")

    asyncio.run(scene())


def test_who_has_no_move_no_seat_or_no_right_to_hints_gets_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(quick(tmp_path)) as server, guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
            table = await open_table(ann, bob)
            await cleo.follow(table)
            asker = await turn_of(table, ann, bob)
            other = bob if asker is ann else ann
            assert said(await other.wish("hint", table, "h-1")) == "table-hint-not-now"
            assert said(await cleo.wish("hint", table, "h-2")) == "table-no-seat"
            assert said(await cleo.wish("hint", "nowhere", "h-3")) == "table-missing"
            seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
            strict = await ann.post("/api/tables", {"game": "startups", "seats": seats, "hints": False})
            assert strict["hints"] is False
            await ann.post(f"/api/tables/{strict['id']}/start")
            await ann.follow(strict["id"])
            await ann.until(lambda: ann.choices(strict["id"]), "a turn")
            assert said(await ann.wish("hint", strict["id"], "h-4")) == "table-no-hints"

    asyncio.run(scene())


def test_a_bot_that_advises_is_never_shown_the_true_position(tmp_path: Path) -> None:
    asked: list[Thought] = []

    async def advise(thought: Thought) -> list[Idea]:
        asked.append(thought)
        return await advise_quickly(thought)

    async def scene() -> None:
        settings = replace(quick(tmp_path), advise=advise)
        async with running(settings) as server, guests(server, "Ann", "Bob") as (ann, bob):
            table = await open_table(ann, bob)
            asker = await turn_of(table, ann, bob)
            await asker.wish("hint", table, "h-1")
            state = (await server.office.house.find(table)).state
            [thought] = asked
            dealt = server.office.games["startups"].load(thought.position)
            assert list(dealt.knows(thought.seat)) == list(state.knows(thought.seat))
            assert dealt.digest() != state.digest()

    asyncio.run(scene())


def test_one_hint_at_a_time_and_moves_do_not_wait_for_it(tmp_path: Path) -> None:
    may_answer = asyncio.Event()

    async def advise(thought: Thought) -> list[Idea]:
        await may_answer.wait()
        return await advise_quickly(thought)

    async def scene() -> None:
        settings = replace(quick(tmp_path), advise=advise)
        async with running(settings) as server, guests(server, "Ann") as (ann,):
            table = await open_table(ann)
            await ann.until(lambda: ann.choices(table), "a turn")
            await ann.send("hint", table=table, id="h-1")
            assert said(await ann.wish("hint", table, "h-2")) == "server-too-many"
            move = ann.choices(table)[0]
            answer = await ann.wish("move", table, "m-1", revision=ann.revisions[table], move=move)
            assert answer["type"] == "done"
            may_answer.set()
            await ann.until(lambda: ann.last("hint", id="h-1"), "the hint")

    asyncio.run(scene())


def test_hints_are_thought_of_in_the_worker_processes(tmp_path: Path) -> None:
    async def scene() -> None:
        workers = Workers(1)

        async def advise(thought: Thought) -> list[Idea]:
            return await workers.advise(replace(thought, bot="search:iterations=30"))

        settings = replace(quick(tmp_path), advise=advise)
        async with running(settings) as server, guests(server, "Ann") as (ann,):
            table = await open_table(ann)
            await ann.until(lambda: ann.choices(table), "a turn")
            assert (await ann.wish("hint", table, "h-1"))["ideas"]
        await workers.close()

    asyncio.run(scene())


def said(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused"
    return str(answer["problem"]["say"]["id"])

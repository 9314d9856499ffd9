"""A game with a day a move, from end to end: real sockets, a push service, a mail server, and a clock moved by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from captable.tables.terms import DAY
from tests.server.clients import Client, Running, guests, open_table, quick, running
from tests.server.push_service import push_service
from tests.server.test_devices import Watch
from tests.server.test_mail import SITE, confirmed, mail_server
from tests.server.test_push import AWAKE, pass_time, shown
from tests.tables.postgresql import database
from tests.tables.sitting import STORES

HOUR = 3600 * 1000


async def told(server: Running, watch: Watch, table: str, seat: int, count: Callable[[], int]) -> None:
    """Nobody is at the table: time passes until one more notice has come."""
    before, place = count(), server.office.house._places[table]
    async with asyncio.timeout(60):
        while not any(name.startswith(f"tell {seat}") for name in place.due or {}):
            await asyncio.sleep(0.001)  # until the server knows who has gone
        await pass_time(server, watch, server.office.settings.tables.told_after)
        while count() == before:
            await asyncio.sleep(0.001)


async def sit_down_and_move(client: Client, table: str, seat: int) -> None:
    """All decisions of a turn, in one sitting."""
    await client.connect()
    await client.follow(table)
    while client.choices(table):
        revision = client.revisions[table]
        answer = await client.wish(
            "move", table, f"{seat} at {revision}", revision=revision, move=client.choices(table)[0]
        )
        assert answer["type"] == "done", answer
    await client.hang_up()


@pytest.mark.parametrize("kind", STORES)
def test_each_turn_is_told_once_and_nothing_else_is(kind: str, tmp_path: Path) -> None:
    """Ann is told by push, Bob by mail. Each moves twenty hours later, in time, so no bot ever sits in."""

    async def run() -> None:
        watch = Watch()
        async with push_service() as pushes, mail_server() as (post, mail):
            made = quick(tmp_path, store=store, now=watch, mail=mail, origins=(SITE,), push_services=(pushes.address,))
            async with running(made) as server, guests(server, "Ann", "Bob") as (ann, bob):
                browser = pushes.browser()
                await ann.put("/api/me/reach", AWAKE | {"language": "en"})
                await ann.post("/api/me/push", browser.subscription)
                await confirmed(bob, post, "bob@example.org")
                await bob.put("/api/me/reach", AWAKE | {"mail": "at once", "language": "en"})
                post.letters.clear()
                table = await open_table(ann, bob, clock=DAY // 1000)
                for client in (ann, bob):
                    await client.hang_up()
                counts: list[Callable[[], int]] = [lambda: len(pushes.sent), lambda: len(post.letters)]
                turns = [0, 0]
                here = await server.office.house.find(table)
                while here.running:
                    seat = next(iter(here.to_move()), 2)
                    if seat == 2:  # a bot thinks
                        await asyncio.sleep(0)
                        continue
                    turns[seat] += 1
                    await told(server, watch, table, seat, counts[seat])
                    assert [count() for count in counts] == turns
                    await pass_time(server, watch, 20 * HOUR)
                    assert not here.chairs[seat].stand_in
                    await sit_down_and_move((ann, bob)[seat], table, seat)
                await pass_time(server, watch, 5 * DAY)
                assert min(turns) > 1
                assert [count() for count in counts] == turns
                assert all(shown(browser, sent.body)["url"] == f"/table/{table}" for sent in pushes.sent)
                assert all(f"{SITE}/table/{table}" in letter.get_content() for letter in post.letters)
                for client, way, times in ((ann, "push", turns[0]), (bob, "mail", turns[1])):
                    assert (await client.get("/api/me/reach"))["told"][way]["times"] == times

    store = database().new() if kind == "postgresql" else ""
    asyncio.run(run())

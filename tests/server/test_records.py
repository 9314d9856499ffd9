"""A record from a file, looked at in the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import captable
from captable.core.record import decode
from captable.lab.edits import with_figure
from captable.lab.plan import Plan
from captable.lab.report import record_of
from captable.lab.watch import Watcher
from tests.server.clients import Client, Running, guests, quick, running

MORE_CARDS = with_figure(captable.game("startups").cards_source, "company.giraffe_beer.copies", 6)


def scene(act: Callable[[Running, Client], Awaitable[None]]) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
                await act(server, ann)

        asyncio.run(run())

    return test


def lab_record(cards: str = "") -> str:
    return record_of(Watcher(Plan("startups", 3, 1, ("junior",), "a record", cards=cards)), 0)


@pytest.mark.parametrize("cards", ["", MORE_CARDS], ids=["printed", "edited"])
def test_a_record_of_the_lab_is_looked_at(cards: str, tmp_path: Path) -> None:
    text = lab_record(cards)

    async def act(server: Running, ann: Client) -> None:
        found = (await ann.http.post("/api/records/replay", content=text)).raise_for_status().json()
        entries = len(decode(text).entries)
        assert len(found["frames"]) == entries + 1
        assert found["table"]["status"] == "over"
        assert [(seat["name"], seat["bot"]) for seat in found["table"]["seats"]] == [
            (f"Junior {number}", "junior") for number in (1, 2, 3)
        ]
        shown = await ann.http.post(f"/api/records/replay/views?seat=1&first={entries}&count=9", content=text)
        [last] = shown.raise_for_status().json()
        assert last["outcome"]["places"] == found["table"]["places"]

    scene(act)(tmp_path)


async def what_can_not_be_shown(server: Running, ann: Client) -> None:
    text = lab_record()
    for body, status, said in (
        ("", 400, "not JSON"),
        ("[1]", 400, "no Captable record"),
        (text.replace('"startups"', '"chess"', 1), 404, "chess"),
        (text.replace('"kind":"move","seat":0', '"kind":"move","seat":1', 1), 400, "Entry"),
        (text.replace('"format": 1', '"format": 9'), 400, "format 9"),
        (text + " " * 70_000, 413, "65536"),
    ):
        answer = await ann.http.post("/api/records/replay", content=body)
        assert answer.status_code == status, answer.text
        assert said in answer.text


test_what_is_no_record_or_a_damaged_one_is_said = scene(what_can_not_be_shown)

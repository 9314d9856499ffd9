"""A program takes a seat at a live table by its link, over a real connection."""

from __future__ import annotations

import asyncio
import shlex
import stat
import sys
from pathlib import Path

import pytest

from captable.adapters.live import LiveSeat, read_link
from captable.cli import main
from captable.core.errors import BadInput
from tests.server.clients import Client, guests, play_on, quick, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first_move.py"
NOBODY = {"kind": "person"}


async def a_table(ann: Client) -> str:
    """Ann's table of Startups with a bot, and a seat for a program."""
    seats = [NOBODY, NOBODY, {"kind": "bot", "bot": "intern"}]
    table: str = (await ann.post("/api/tables", {"game": "startups", "seats": seats}))["id"]
    return table


def test_a_program_plays_a_whole_game_at_a_live_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def evening() -> list[int]:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            table = await a_table(ann)
            link = f"http://{server.address}/table/{table}"
            program = f"cmd:{shlex.quote(sys.executable)} {EXAMPLE}"
            key = tmp_path / "key"
            playing = asyncio.to_thread(main, ["bot", program, "--table", link, "--name", "Robo", "--key", str(key)])
            task = asyncio.create_task(playing)
            await ann.follow(table)
            await ann.until(lambda: ann.tables[table].get("ready"), "the program")
            assert ann.tables[table]["seats"][1]["name"] == "Robo"
            await ann.post(f"/api/tables/{table}/start")
            await ann.until(lambda: table in ann.views, "the game")
            await play_on(ann, table)
            assert await task == 0
            assert stat.S_IMODE(key.stat().st_mode) == 0o600
            places: list[int] = ann.views[table]["outcome"]["places"]
            return places

    places = asyncio.run(evening())
    shown = capsys.readouterr().out
    assert "Robo has seat 1." in shown
    assert f"It came in {places[1]} of 3." in shown


def test_a_seat_is_taken_again_with_its_key(tmp_path: Path) -> None:
    async def twice() -> tuple[int, int]:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            link = f"http://{server.address}/table/{await a_table(ann)}"

            def sit() -> int:
                with LiveSeat(link, "Robo", tmp_path / "key") as seat:
                    return int(seat.info["you"])

            return await asyncio.to_thread(sit), await asyncio.to_thread(sit)

    assert asyncio.run(twice()) == (1, 1)


@pytest.mark.parametrize("link", ["k7qd2mzxwa", "http://localhost:8000/", "ftp://localhost/table/a", "http:///table/a"])
def test_what_is_no_link_of_a_table_is_refused(link: str) -> None:
    with pytest.raises(BadInput, match="A table's link looks like"):
        read_link(link)

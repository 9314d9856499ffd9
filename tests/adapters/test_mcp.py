"""The games for assistants, asked by the Model Context Protocol's own client over a real process."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from captable import games
from captable.adapters.mcp import BotsSeat, Desk
from captable.core.errors import BadInput
from captable.core.rng import Rng
from tests.server.clients import guests, play_on, quick, running

Ask = Callable[..., Awaitable[str]]
SERVER = StdioServerParameters(command=sys.executable, args=["-c", "from captable.cli import main; main(['mcp'])"])
CHOICE = re.compile(r"^(\d+)\. (?:.*(?:from|de) (\d+) (?:to|à) \d+)?", re.MULTILINE)
KEYS = games.keys()
MOST_MOVES = 2000


def by_assistant(work: Callable[[Ask], Awaitable[None]], server: StdioServerParameters | str = SERVER) -> None:
    async def run() -> None:
        async with Client(server) as client:

            async def ask(tool: str, **arguments: object) -> str:
                result = await client.call_tool(tool, arguments)
                text = "".join(part.text for part in result.content if isinstance(part, TextContent))
                if result.is_error:
                    raise BadInput(text)
                return text

            await work(ask)

    asyncio.run(run())


async def play_through(ask: Ask, game: str, question: str, lot: Random) -> str:
    for _ in range(MOST_MOVES):
        choices = CHOICE.findall(question.rpartition("Your moves:")[2]) if "Your moves:" in question else []
        if not choices:
            return question
        number, low = lot.choice(choices)
        answer = low if low and len(choices) == 1 else f"{number} {low}".strip()
        question = await ask("move", game=game, move=answer)
    raise AssertionError(f"{game} does not end")


def test_an_assistant_plays_every_game_to_its_end() -> None:
    async def evening(ask: Ask) -> None:
        listed = await ask("list_games")
        for key in KEYS:
            assert key in listed
            begun = await ask("start_game", game=key, bot="intern")
            name = begun.split()[1]
            assert "Your moves:" in await ask("look", game=name)
            assert "You: " in await play_through(ask, name, begun, Random(key))

    by_assistant(evening)


def test_assistants_play_over_http_and_find_no_game_of_each_other() -> None:
    names: list[str] = []

    async def evening(ask: Ask) -> None:
        begun = await ask("start_game", game="startups", players=3, bot="intern")
        names.append(begun.split()[1])
        assert "You: " in await play_through(ask, names[-1], begun, Random(2))
        for guess in ("", "g1", "g2"):
            with pytest.raises(BadInput, match="There is no game") as refused:
                await ask("look", game=guess)
            assert not any(name in str(refused.value) for name in names)

    command = [
        sys.executable,
        "-u",
        *SERVER.args[:1],
        "from captable.cli import main; main(['mcp', '--http', '--port', '0'])",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://[\w.:/]+", process.stdout.readline())
            assert address is not None
            for _ in range(2):
                by_assistant(evening, address[0])
        finally:
            process.terminate()
    assert len(set(names)) == 2


def test_an_assistant_is_told_why_a_move_is_refused_and_may_ask_before() -> None:
    async def refused(ask: Ask) -> None:
        await ask("start_game", game="startups", players=3, bot="intern")
        form = '{"kind": "take", "card": 9}'
        assert "SU-" in await ask("why_not", game="g1", move=form)
        with pytest.raises(BadInput, match="SU-"):
            await ask("move", game="g1", move=form)
        assert "allowed" in await ask("why_not", game="g1", move="1")
        assert "%" in await ask("hint", game="g1")
        assert "SU-2.1" in await ask("read_rules", game="startups", section="SU-2")
        for tool, wrong in (
            ("look", {"game": "g7"}),
            ("start_game", {"game": "chess"}),
            ("start_game", {"game": "os:path"}),
            ("start_game", {"game": "startups", "bot": "cmd:true"}),
            ("start_game", {"game": "startups", "language": "tlh"}),
        ):
            with pytest.raises(BadInput, match="There is no"):
                await ask(tool, **wrong)

    by_assistant(refused)


@pytest.mark.parametrize("key", KEYS)
def test_a_seat_is_asked_the_same_in_a_world_where_the_hidden_is_another(key: str) -> None:
    desk = Desk()
    desk.start_game(key, games.find(key).fewest, "intern")
    seat = desk.seats["g1"]
    assert isinstance(seat, BotsSeat)
    asked = desk.look("g1")
    seat.state = seat.state.redeal(seat.seat, Rng(1))
    assert desk.look("g1") == asked


def test_an_assistant_takes_a_seat_at_a_live_table(tmp_path: Path) -> None:
    async def evening() -> list[int]:
        async with running(quick(tmp_path)) as server, guests(server, "Ann") as (ann,):
            seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "intern"}]
            table = (await ann.post("/api/tables", {"game": "startups", "seats": seats}))["id"]
            await ann.follow(table)
            desk, lot = Desk(), Random(1)
            link = f"http://{server.address}/table/{table}"
            joined = await asyncio.to_thread(desk.join_table, link, "Ada")
            assert "you have seat 1" in joined
            await ann.post(f"/api/tables/{table}/start")
            await ann.until(lambda: table in ann.views, "the game")
            other = asyncio.create_task(play_on(ann, table))

            async def ask(tool: str, **arguments: object) -> str:
                said: str = await asyncio.to_thread(getattr(desk, tool), **arguments)
                return await asyncio.to_thread(desk.wait, "g1") if tool == "move" else said

            first = await asyncio.to_thread(desk.wait, "g1")
            await play_through(ask, "g1", first, lot)
            await other
            desk.seats["g1"].live.__exit__(None, None, None)  # type: ignore[attr-defined]
            places: list[int] = ann.views[table]["outcome"]["places"]
            return places

    assert min(asyncio.run(evening())) == 1

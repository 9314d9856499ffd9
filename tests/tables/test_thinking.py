"""Bots think in processes of their own, which are renewed when they die and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from pathlib import Path

import pytest

from captable import games
from captable.core.rng import Rng
from captable.tables.thinking import BotFailed, Thought, Workers, think

PATIENCE = 60

SERVER = """
import asyncio, sys
from captable.tables.thinking import Workers
from tests.tables.test_thinking import thought

async def main():
    print(await Workers(1).think(thought()), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


def thought(bot: str = "intern") -> Thought:
    state = games.find("startups").new(3, "thinking")
    seat = state.to_move()[0]
    return Thought("startups", state.game.version, state.redeal(seat, Rng(1, 2)).dump(), seat, bot, "seed")


def test_a_bot_thinks_elsewhere_as_it_would_here_and_a_dead_worker_is_replaced() -> None:
    async def act() -> None:
        workers = Workers(1)
        expected = think(thought())
        assert await workers.think(thought()) == expected
        assert workers._quick._processes is not None
        [process] = workers._quick._processes._processes
        assert process != os.getpid()
        os.kill(process, signal.SIGKILL)
        assert await workers.think(thought()) == expected
        with pytest.raises(BotFailed, match="no bot 'boss'"):
            await workers.think(thought("boss"))
        await workers.close()

    asyncio.run(act())


def test_the_process_of_those_that_answer_at_once_can_be_started_before_it_is_needed() -> None:
    async def act() -> None:
        workers = Workers(1)
        workers.wake()
        assert workers._quick._processes is not None
        [process] = workers._quick._processes._processes
        await workers.think(thought())
        assert list(workers._quick._processes._processes) == [process]
        assert workers._deep._processes is None
        await workers.close()

    asyncio.run(act())


def test_closing_does_not_wait_for_a_thought_that_nobody_wants_any_more(tmp_path: Path) -> None:
    async def act() -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        workers = Workers(1)
        endless = Thought("tests.tables.endless:GAME", 1, {"pipe": str(pipe)}, 0, "intern", "seed")
        thinking = asyncio.create_task(workers.think(endless))
        assert await asyncio.wait_for(asyncio.to_thread(pipe.read_text), PATIENCE) == "I am thinking"
        await asyncio.wait_for(workers.close(), PATIENCE)
        with pytest.raises(asyncio.CancelledError):
            await thinking
        with pytest.raises(asyncio.CancelledError):
            await workers.think(thought())

    asyncio.run(act())


@pytest.mark.parametrize(("game", "reason"), [("GAME", "thought for too long"), ("DEAF", "its process ended")])
def test_a_thought_that_never_ends_is_given_up_and_the_worker_is_free_again(
    tmp_path: Path, game: str, reason: str
) -> None:
    async def act() -> None:
        workers = Workers(1, longest=0.2)
        endless = Thought(f"tests.tables.endless:{game}", 1, {"pipe": str(tmp_path / "said")}, 0, "intern", "seed")
        with pytest.raises(BotFailed, match=reason):
            await workers.think(endless)
        workers._quick._longest = PATIENCE
        assert await workers.think(thought()) == think(thought())
        await workers.close()

    asyncio.run(act())


def test_workers_end_with_a_server_that_is_killed() -> None:
    async def act() -> None:
        server = await create_subprocess_exec(sys.executable, "-c", SERVER, stdout=PIPE)
        assert server.stdout is not None
        assert await asyncio.wait_for(server.stdout.readline(), PATIENCE)
        server.kill()
        await server.wait()
        # The worker shares the server's output, so it ends only when the worker is gone too.
        assert await asyncio.wait_for(server.stdout.read(), PATIENCE) == b""

    asyncio.run(act())

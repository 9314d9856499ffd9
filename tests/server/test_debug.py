"""The debug panel: everything at every step, on one's own machine and nowhere else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from captable.core.errors import BadInput
from captable.server.settings import ServerSettings
from captable.tables.table import Table
from tests.server.clients import Running, guests, http_client, open_table, quick, running


def scene(act: Callable[[Running], Awaitable[None]], **settings: Any) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with running(quick(tmp_path, **settings)) as server:
                await act(server)

        asyncio.run(run())

    return test


async def _shows_all(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        id = await open_table(ann, bob, cleo)
        table: Table = await server.office.house.find(id)
        mover = (ann, bob, cleo)[table.to_move()[0]]
        move = mover.choices(id)[0]
        await mover.wish("move", id, "m", revision=mover.revisions[id], move=move)
        assert (await ann.get("/api/me"))["debug"] is True
        now = await ann.get(f"/api/tables/{id}/debug")
        assert json.loads(now["dump"]) == table.state.dump()
        assert now["digest"] == table.state.digest()
        assert [view["seat"] for view in now["views"]] == [-2, -1, 0, 1, 2]
        assert {move["code"] for move in now["moves"]} == set(table.state.moves(table.to_move()[0]))
        assert now["events"]
        assert (now["step"], now["last"]) == (1, 1)
        before = await ann.get(f"/api/tables/{id}/debug?step=0")
        assert (before["step"], before["kind"], before["events"]) == (0, "start", [])
        assert table.game.load(json.loads(before["dump"])).digest() == before["digest"] != now["digest"]
        assert (await ann.get(f"/api/tables/{id}/debug?step=99"))["step"] == 1


test_the_panel_shows_all_of_a_game_at_every_step = scene(_shows_all, debug=True)


async def _not_passed_on(server: Running) -> None:
    """A proxy in front of the server means that somebody else may be asking."""
    async with guests(server, "Ann", "Bob", "Cleo") as people, http_client(server.address) as http:
        id = await open_table(*people)
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            answer = await http.get(f"/api/tables/{id}/debug", headers={header: "127.0.0.1"})
            assert answer.status_code == 404
        assert (await http.get(f"/api/tables/{id}/debug")).status_code == 200


test_the_panel_is_not_shown_through_a_proxy = scene(_not_passed_on, debug=True)


async def _not_there(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as people, http_client(server.address) as http:
        id = await open_table(*people)
        assert (await http.get("/api/me")).json()["debug"] is False
        assert (await http.get(f"/api/tables/{id}/debug")).status_code == 404


test_without_debug_there_is_no_such_address = scene(_not_there)


@pytest.mark.parametrize(
    "opened", [{"loopback": False}, {"origins": ("https://play.example.org",)}, {"trust_proxy": ("10.0.0.0/8",)}]
)
def test_a_server_that_others_can_reach_never_shows_it(tmp_path: Path, opened: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="for your own machine only"):
        ServerSettings(tmp_path, debug=True, **opened)

"""Figures for Prometheus: off unless asked for, on a port of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from captable.core.errors import BadInput
from captable.server.metrics import read_address
from captable.server.office import Office
from tests.server.clients import guests, http_client, open_table, play_on, quick, running


async def figures(port: int) -> dict[tuple[str, ...], float]:
    """Every figure by its name and the values of its labels."""
    async with http_client(f"127.0.0.1:{port}") as http:
        text = (await http.get("/metrics")).text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


def test_the_figures_tell_what_happened(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path, metrics="0")) as server, guests(server, "Ann", "Bob") as (ann, bob):
            metrics = server.office.metrics
            assert metrics is not None
            table = await open_table(ann, bob)
            found = await figures(metrics.port)
            assert found["captable_tables", "running"] == 1
            assert found["captable_sockets",] == 2
            await asyncio.gather(play_on(ann, table), play_on(bob, table))
            await server.office.house.settle()
            await ann.http.request("DANCE", "/api/me")
            found = await figures(metrics.port)
            moves = len((await server.office.house.find(table)).record.entries)
            assert found["captable_moves_total",] == moves
            assert found["captable_wish_seconds_count",] >= moves
            assert found["captable_commit_seconds_count",] >= moves
            assert found["captable_tables", "over"] == 1
            assert found["captable_tables", "running"] == 0
            assert found["captable_bots_waiting", "deep"] == 0
            assert found["captable_request_seconds_count", "POST", "/api/tables/{id}/join", "200"] == 1
            assert not [name for name in found if "DANCE" in name or table in str(name) or ann.me["id"] in str(name)]

    asyncio.run(act())


def test_they_are_off_unless_asked_for_and_never_at_the_servers_own_port(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path / "a")) as server:
            assert server.office.metrics is None
        async with running(quick(tmp_path / "b", metrics="0")) as server, http_client(server.address) as http:
            assert "captable_moves" not in (await http.get("/metrics")).text
            assert server.office.metrics is not None
            port = server.office.metrics.port
        with pytest.raises(httpx.ConnectError):
            await figures(port)

    asyncio.run(act())


def test_a_port_alone_is_for_this_machine_only() -> None:
    assert read_address("9321") == ("127.0.0.1", 9321)
    assert read_address("10.0.0.5:9321") == ("10.0.0.5", 9321)
    assert read_address("[::1]:9321") == ("::1", 9321)
    for nonsense in ("", "nine", "9321:", "1.2.3.4:99999"):
        with pytest.raises(BadInput, match="--metrics"):
            read_address(nonsense)


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path / "a")) as server:
            port = server.address.split(":")[1]
            with pytest.raises(BadInput, match="--metrics"):
                Office(quick(tmp_path / "b", metrics=port))

    asyncio.run(act())

"""The HTTP part against its own OpenAPI schema: no fault of ours, and no answer that the schema does not know.

schemathesis makes the requests. A few of each kind here; `make soak` makes many (CAPTABLE_EXAMPLES, CAPTABLE_SEED).
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, STDOUT, create_subprocess_exec
from pathlib import Path

import pytest

from captable import games
from captable.server.routes import DEPENDENCIES
from captable.tables.thinking import Thought, position_of
from tests.server.clients import Client, guests, open_table, quick, running

EXAMPLES = os.environ.get("CAPTABLE_EXAMPLES", "4")
SEED = os.environ.get("CAPTABLE_SEED", "1")
IGNORED = (
    "positive_data_acceptance",  # whether a table can be made so is for the rules of a game to say, not for a schema
    "negative_data_rejection",  # "3" is taken for 3
    "allow_header_conformance",  # Litestar tells OPTIONS the methods of one handler of an address only
)
CONFIG = """
[dictionaries.tables]
values = {tables}
[dictionaries.games]
values = {games}
[dictionaries.languages]
values = ["en", "fr", "xx"]
[parameters]
"path.id" = {{ dictionary = "tables" }}
"path.key" = {{ dictionary = "games" }}
"path.language" = {{ dictionary = "languages" }}
"body.game" = {{ dictionary = "games" }}
"""


async def no_thinking(thought: Thought) -> int:
    """Whatever levels the bots are asked for, this is not about them."""
    return int(position_of(thought).moves(thought.seat)[0])


async def some_tables(ann: Client, bob: Client) -> list[str]:
    """One of each kind: open, running, over, and one that does not exist."""
    seats = [{"kind": "person"}] * 3
    open_one = (await ann.post("/api/tables", {"game": "startups", "seats": seats}))["id"]
    over = await open_table(ann, bob)
    for player in (ann, bob):
        await player.wish("resign", over, "r")
    return [open_one, await open_table(ann, bob), over, "nowhere"]


async def schemathesis(folder: Path, ann: Client, tables: list[str]) -> tuple[int, str]:
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(tables=tables, games=[*games.keys(), "chess"]).replace("'", '"'), "utf-8")
    process = await create_subprocess_exec(
        str(Path(sys.executable).with_name("schemathesis")),
        *("--config-file", str(config), "run", f"http://{ann.address}/api/openapi.json"),
        *("--header", f"Cookie: captable={ann.http.cookies['captable']}"),
        *("--max-examples", EXAMPLES, "--seed", SEED, "--exclude-checks", ",".join(IGNORED)),
        *("--generation-database", "none", "--suppress-health-check", "all", "--warnings", "off", "--no-color"),
        *("--request-timeout", "60"),
        stdout=PIPE,
        stderr=STDOUT,
        cwd=folder,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


def test_every_answer_is_one_that_the_schema_knows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act() -> None:
        async with (
            running(quick(tmp_path / "data", think=no_thinking)) as server,
            guests(server, "Ann", "Bob") as (ann, bob),
        ):
            code, said = await schemathesis(tmp_path, ann, await some_tables(ann, bob))
            assert code == 0, said
            print(said[said.rfind("SUMMARY") :])

    with caplog.at_level(logging.ERROR):
        asyncio.run(act())
    assert not caplog.records


def test_the_schema_promises_a_body_where_one_is_sent(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path / "data", think=no_thinking)) as server, guests(server, "Ann") as (ann,):
            schema = await ann.get("/api/openapi.json")
            answers = [
                (path, status, answer)
                for path, methods in schema["paths"].items()
                for operation in methods.values()
                for status, answer in operation["responses"].items()
            ]
            assert [path for path, status, answer in answers if status == "204" and answer.get("content")] == []
            data = schema["paths"]["/api/me/data"]["get"]["responses"]["200"]["content"]["application/json"]
            assert "OwnData" in data["schema"]["$ref"]

    asyncio.run(act())


def test_no_body_has_a_field_with_the_name_of_what_routes_are_handed(tmp_path: Path) -> None:
    """Litestar would take what is wrong with such a field for a fault of ours, and answer with 500."""

    async def act() -> None:
        async with running(quick(tmp_path / "data", think=no_thinking)) as server, guests(server, "Ann") as (ann,):
            schema = await ann.get("/api/openapi.json")
            bodies = [
                content["schema"]["$ref"].rsplit("/", 1)[1]
                for methods in schema["paths"].values()
                for operation in methods.values()
                for content in operation.get("requestBody", {}).get("content", {}).values()
                if "$ref" in content["schema"]
            ]
            assert "NewTable" in bodies
            for body in bodies:
                fields = schema["components"]["schemas"][body]["properties"]
                assert not fields.keys() & DEPENDENCIES.keys(), body

    asyncio.run(act())

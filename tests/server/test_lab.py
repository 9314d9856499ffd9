"""The lab in the browser: runs that are played beside the tables, kept in files, compared and shared."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

import captable
from captable.core.view import Message
from captable.core.words import Words
from captable.server.lab import shelf
from captable.server.lab.office import study_of
from captable.server.run import lab_settings
from captable.server.settings import LabSettings
from captable.server.wire import NewLabRun
from tests.server.clients import Client, Running, quick, running

LAB = LabSettings(jobs=1, nice=0)
ASKED: dict[str, Any] = {
    "name": "Tonight",
    "game": "startups",
    "players": 3,
    "games": 50,
    "bots": ["intern"],
    "strong": False,
}


def scene(act: Callable[[Running, Client], Awaitable[None]], **settings: Any) -> Callable[[Path], None]:
    """A test with a server that has a lab, and a guest."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with running(quick(tmp_path, **({"lab": LAB} | settings))) as server:
                client = await Client(server.address).arrive("Ann")
                await act(server, client)
                await client.leave()

        asyncio.run(run())

    return test


async def until(server: Running, client: Client, id: str, state: str) -> dict[str, Any]:
    """The run once it is so."""
    lab = server.office.lab
    assert lab is not None
    async with asyncio.timeout(300):
        while True:
            lab.news.clear()
            info = await client.get(f"/api/lab/runs/{id}")
            if info["run"]["state"] == state:
                break
            assert info["run"]["state"] in ("waiting", "playing"), info["run"]
            await lab.news.wait()
    return dict(info)


async def begun(client: Client, **changes: Any) -> str:
    return str((await client.post("/api/lab/runs", ASKED | changes))["run"]["id"])


async def refusal(answer: Awaitable[Any], status: int) -> str:
    response = await answer
    assert response.status_code == status, response.text
    return str(response.json()["say"]["id"])


async def a_run_plays_to_its_end(server: Running, client: Client) -> None:
    id = await begun(client, games=20)
    info = await until(server, client, id, "done")
    assert info["run"]["games"] == info["run"]["wanted"] == 20
    picture = info["picture"]
    assert picture["games"] == 20
    assert len(picture["seats"]) == len(picture["order"]) == 3
    assert {each["question"] for each in picture["verdicts"]["fr"]} >= {"seats", "order", "length"}
    page = await client.http.get(f"/api/lab/runs/{id}/page?language=fr")
    assert page.status_code == 200
    assert '<html lang="fr">' in page.text
    assert "--players 3 --games 20 --bots intern --seed deals" in page.text
    assert "sandbox" in page.headers["content-security-policy"]
    assert [run["id"] for run in (await client.get("/api/lab"))["runs"]] == [id]


test_a_run_plays_to_its_end_and_its_page_can_be_read = scene(a_run_plays_to_its_end)


def test_a_run_that_was_stopped_goes_on_in_another_server_and_finds_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        settings = quick(tmp_path, lab=LAB)
        async with running(settings) as server:
            client = await Client(server.address).arrive("Ann")
            whole = await begun(client, games=150)
            id = await begun(client, games=150)
            await until(server, client, whole, "done")
            stopped = await client.post(f"/api/lab/runs/{id}/stop")
            assert stopped["run"]["state"] in ("stopped", "done")
            other = await begun(client, games=20_000, name="Long")
        assert stat.S_IMODE((tmp_path / "lab" / f"{id}.json").stat().st_mode) == 0o600
        async with running(settings) as server:
            await client.move_to(server.address)
            assert (await client.get(f"/api/lab/runs/{other}"))["run"]["state"] == "stopped"
            await client.post(f"/api/lab/runs/{id}/go-on")
            await until(server, client, id, "done")
            await client.leave()
        assert shelf.read(tmp_path / "lab", id)[1] == shelf.read(tmp_path / "lab", whole)[1]

    asyncio.run(run())


async def a_process_is_killed(server: Running, client: Client) -> None:
    id = await begun(client, games=20_000)
    lab = server.office.lab
    assert lab is not None
    lab._playing[id].process.kill()
    info = await until(server, client, id, "failed")
    assert "killed" in info["run"]["failed"]
    assert (await client.post(f"/api/lab/runs/{id}/go-on"))["run"]["state"] == "playing"
    assert (await client.post(f"/api/lab/runs/{id}/stop"))["run"]["state"] == "stopped"


test_a_process_that_is_killed_is_said_and_its_run_can_go_on = scene(a_process_is_killed)


async def some_wait(server: Running, client: Client) -> None:
    first, second = await begun(client, games=20_000), await begun(client, games=50)
    assert (await client.get(f"/api/lab/runs/{second}"))["run"]["state"] == "waiting"
    await client.post(f"/api/lab/runs/{first}/stop")
    await until(server, client, second, "done")
    renamed = await client.put(f"/api/lab/runs/{second}/name", {"name": "The short one"})
    assert renamed["run"]["name"] == "The short one"
    assert (await client.http.delete(f"/api/lab/runs/{first}")).status_code == 204
    assert await refusal(client.http.get(f"/api/lab/runs/{first}"), 404) == "server-no-run"
    assert [run["name"] for run in (await client.get("/api/lab"))["runs"]] == ["The short one"]


test_what_is_too_much_waits_and_begins_when_there_is_room = scene(some_wait, lab=replace(LAB, at_once=1))


async def two_runs(server: Running, client: Client) -> None:
    cards = (await client.get("/api/lab/cards/startups"))["text"]
    edited = cards.replace("copies = 5", "copies = 8").replace("total = 45", "total = 48")
    one, other = await begun(client), await begun(client, cards=edited, name="Eight giraffes")
    four = await begun(client, players=4, games=50)
    for id in (one, other, four):
        await until(server, client, id, "done")
    page = await client.http.get(f"/api/lab/runs/{one}/page?against={other}")
    assert 'id="difference"' in page.text
    assert (await client.http.get(f"/api/lab/runs/{other}/page?against={one}")).text == page.text
    refused = client.http.get(f"/api/lab/runs/{one}/page?against={four}")
    assert await refusal(refused, 409) == "server-bad-input"


test_two_runs_are_compared_if_they_are_of_the_same_game = scene(two_runs)


async def strangers(server: Running, client: Client) -> None:
    id = await begun(client, games=50)
    await until(server, client, id, "done")
    other = await Client(server.address).arrive("Bob")
    assert (await other.get("/api/lab"))["runs"] == []
    seen = await other.get(f"/api/lab/runs/{id}")
    assert not seen["run"]["mine"]
    assert (await other.http.get(f"/api/lab/runs/{id}/page")).status_code == 200
    for refused in (
        other.http.post(f"/api/lab/runs/{id}/stop"),
        other.http.post(f"/api/lab/runs/{id}/go-on"),
        other.http.put(f"/api/lab/runs/{id}/name", json={"name": "Mine"}),
        other.http.delete(f"/api/lab/runs/{id}"),
    ):
        assert await refusal(refused, 403) == "server-not-your-run"
    await other.leave()


test_on_a_public_server_a_link_shows_a_run_and_only_its_owner_changes_it = scene(
    strangers, lab=replace(LAB, shared=False)
)


async def limits(server: Running, client: Client) -> None:
    async def refused(status: int, **changes: Any) -> str:
        return await refusal(client.http.post("/api/lab/runs", json=ASKED | changes), status)

    assert await refused(400, games=101) == "server-many-games"
    assert await refused(413, cards="#" * 1001) == "server-large-cards"
    for wrong in ({"bots": ["nobody"]}, {"players": 9}, {"cards": "total = 3"}, {"options": {"x": 1}}):
        assert await refused(400, **wrong) == "server-bad-input"
    assert await refused(404, game="chess") == "table-no-such-game"
    await begun(client, games=50)
    assert await refused(409) == "server-many-runs"
    assert len((await client.get("/api/lab"))["runs"]) == 1


test_what_a_run_may_be_is_limited_and_nothing_is_left_of_a_refused_one = scene(
    limits, lab=replace(LAB, most_games=100, most_cards=1000, most_kept=1)
)


def said(fault: dict[str, Any], language: str) -> str:
    return Words(None, language).say(convert(fault["why"], Message))


async def mistakes(server: Running, client: Client) -> None:
    cards = (await client.get("/api/lab/cards/startups"))["text"]
    wrong = cards.replace("copies = 5", "copies = 99").replace("copies = 7", 'copies = "x"')
    check = await client.post("/api/lab/cards/startups/check", {"text": wrong})
    lines = wrong.splitlines()
    assert [lines[fault["line"] - 1] for fault in check["faults"]] == ["copies = 99", 'copies = "x"']
    assert [said(fault, "en") for fault in check["faults"]] == [
        "copies of giraffe_beer can’t be 99: it takes a whole number from 1 to 20",
        "copies of flamingo_soft can’t be 'x': it takes a whole number from 1 to 20",
    ]
    assert said(check["faults"][0], "fr") == (
        "copies de giraffe_beer ne peut pas être 99 : il faut un nombre entier de 1 à 20"
    )
    assert (await client.post("/api/lab/cards/startups/check", {"text": cards}))["faults"] == []


test_every_mistake_of_a_card_file_is_named_with_its_line = scene(mistakes)


async def no_lab(server: Running, client: Client) -> None:
    assert await refusal(client.http.get("/api/lab"), 404) == "server-no-lab"
    assert await refusal(client.http.post("/api/lab/runs", json=ASKED), 404) == "server-no-lab"


test_a_server_without_a_lab_says_so = scene(no_lab, lab=None)


@pytest.mark.parametrize(("games", "strong"), [(3000, 20), (12_000, 30)])
def test_stronger_bots_play_few_games_and_are_compared_with_those_who_play(games: int, strong: int) -> None:
    asked = convert(ASKED | {"strong": True, "games": games, "cards": ""}, NewLabRun)
    runs = study_of(asked, captable.game("startups"), "startups").runs
    sizes = {name: run.plan.games for name, run in runs.items()}
    assert sizes == {"main": games, "strong": strong, "rivals": strong // 2}


def test_there_is_a_lab_on_ones_own_machine_and_elsewhere_only_if_it_is_asked_for() -> None:
    own = lab_settings(None, own_machine=True)
    assert own is not None
    assert own.shared
    assert lab_settings(None, own_machine=False) is None
    public = lab_settings(True, own_machine=False)
    assert public is not None
    assert not public.shared
    assert lab_settings(False, own_machine=True) is None

"""HTTP: who you are, what you may ask, what you are told when you may not."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from captable.core.record import decode
from captable.server import pages
from captable.server.settings import Limits, Rate
from tests.server.clients import NO_LIMITS, Client, Running, guests, http_client, open_table, play_on, quick, running
from tests.tables.sitting import verify


def scene(act: Callable[[Running], Awaitable[None]], **settings: Any) -> Callable[[Path], None]:
    """A test with a server of its own."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with running(quick(tmp_path, **settings)) as server:
                await act(server)

        asyncio.run(run())

    return test


def limited(**limits: Any) -> Callable[[Callable[[Running], Awaitable[None]]], Callable[[Path], None]]:
    return lambda act: scene(act, limits=replace(NO_LIMITS, **limits))


async def problem(answer: Awaitable[httpx.Response], status: int) -> str:
    """The id of the problem that an answer tells."""
    response = await answer
    assert response.status_code == status, response.text
    body = response.json()
    assert body["text"]
    assert "Traceback" not in response.text
    return str(body["say"]["id"])


# -- who you are ---------------------------------------------------------------------------------------------------


@scene
async def test_a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    async with http_client(server.address) as http:
        first = await http.get("/api/me")
        assert "HttpOnly" in first.headers["set-cookie"]
        assert "SameSite=lax" in first.headers["set-cookie"]
        again = await http.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers
        assert first.json()["name"]
        assert not first.json()["named"]


@scene
async def test_a_forged_cookie_is_nobody(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        cookie = ann.http.cookies["captable"]
        body, _, signature = cookie.rpartition(".")
        version, _, device, issued = body.split(".")
        for forged in (f"{version}.{'0' * 24}.{device}.{issued}.{signature}", f"{body}.{'0' * 64}", "x", "..", "é"):
            async with http_client(server.address) as http:
                answer = http.put("/api/me", json={"name": "Eve"}, headers={b"cookie": f"captable={forged}".encode()})
                assert await problem(answer, 403) == "server-no-cookie"


def test_the_secret_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(quick(tmp_path)):
            pass

    asyncio.run(scene())
    secret = (tmp_path / "secret").read_bytes()
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    asyncio.run(scene())
    assert (tmp_path / "secret").read_bytes() == secret


@scene
async def test_names_are_plain_text_of_a_decent_length(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        me = await ann.put("/api/me", {"name": "  <b>Ann\u202e\x00\n é  "})
        assert me["name"] == "<b>Ann é"
        assert await problem(ann.http.put("/api/me", json={"name": "\x00 \u200b"}), 400) == "server-empty-name"
        assert await problem(ann.http.put("/api/me", json={"name": "x" * 25}), 400) == "server-long-name"
        assert await problem(ann.http.put("/api/me", json={"name": "a\ufdfa\ufdfa"}), 400) == "server-long-name"


@scene
async def test_nobody_takes_the_name_of_a_bot(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for name in ("Intern", "JUNIOR 2", "Sénior", "ｐｒｉｎｃｉｐａｌ"):
            assert await problem(ann.http.put("/api/me", json={"name": name}), 400) == "server-bot-name"


@scene
async def test_the_host_removes_and_mutes_by_http(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        seats = [{"kind": "person"}] * 3
        url = f"/api/tables/{(await ann.post('/api/tables', {'game': 'startups', 'seats': seats}))['id']}"
        await bob.post(f"{url}/join", {})
        assert await problem(bob.http.post(f"{url}/mute", json={"seat": 0}), 403) == "table-host-decides"
        assert (await ann.post(f"{url}/mute", {"seat": 1}))["seats"][1]["muted"]
        assert "muted" not in (await ann.post(f"{url}/mute", {"seat": 1, "on": False}))["seats"][1]
        assert await problem(bob.http.post(f"{url}/remove", json={"seat": 0}), 403) == "table-host-decides"
        assert (await ann.post(f"{url}/remove", {"seat": 1}))["seats"][1]["kind"] == "free"
        assert await problem(bob.http.post(f"{url}/join", json={}), 403) == "table-was-removed"


def test_who_was_removed_does_not_come_back_as_somebody_new(tmp_path: Path) -> None:
    clock = [10**12]

    async def scene() -> None:
        async with (
            running(quick(tmp_path, now=lambda: clock[0])) as server,
            guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo),
        ):
            seats = [{"kind": "person"}] * 3
            url = f"/api/tables/{(await ann.post('/api/tables', {'game': 'startups', 'seats': seats}))['id']}"
            await bob.post(f"{url}/join", {})
            clock[0] += 5000
            await ann.post(f"{url}/remove", {"seat": 1})
            clock[0] += 5000
            async with guests(server, "Bobby") as (bobby,):
                assert await problem(bobby.http.post(f"{url}/join", json={}), 403) == "table-was-removed"
            await cleo.post(f"{url}/join", {})  # at the same address too, but known before

    asyncio.run(scene())


# -- the catalogue -------------------------------------------------------------------------------------------------


@scene
async def test_the_catalogue_tells_what_a_client_needs_to_offer_a_game(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        [startups] = [game for game in await ann.get("/api/games") if game["key"] == "startups"]
        assert (startups["fewest"], startups["most"]) == (3, 7)
        assert startups["options"][1] == {"key": "rounds", "default": 1, "choices": [1, 4]}
        assert startups["bots"][0] == "intern"


@scene
async def test_texts_and_rules_come_in_both_languages(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        english = (await ann.http.get("/api/games/startups/texts/en")).text
        french = (await ann.http.get("/api/games/startups/texts/fr")).text
        for id in ("core-over", "table-full", "server-too-many", "su-drew"):
            assert f"\n{id} =" in english
            assert f"\n{id} =" in french
        assert "\nsu-drew =" not in (await ann.http.get("/api/texts/en")).text
        rules = await ann.get("/api/games/startups/rules/fr")
        assert rules["sections"][0]["clauses"][0]["id"].startswith("SU-")
        assert await problem(ann.http.get("/api/texts/xx"), 404) == "server-no-language"
        assert await problem(ann.http.get("/api/games/chess/rules/en"), 404) == "table-no-such-game"


# -- tables --------------------------------------------------------------------------------------------------------


@scene
async def test_play_now_seats_you_among_bots_in_a_running_game(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.post("/api/play", {"game": "startups", "players": 5, "bot": "junior"})
        assert (table["status"], table["you"]) == ("running", 0)
        assert [seat.get("bot", "") for seat in table["seats"]] == ["", *["junior"] * 4]
        assert await problem(ann.http.post("/api/play", json={"game": "startups", "players": 9}), 400)


@scene
async def test_a_table_is_opened_joined_left_and_started(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        seats = [{"kind": "person"}] * 3
        table = await ann.post("/api/tables", {"game": "startups", "seats": seats, "options": {"rounds": 4}})
        url = f"/api/tables/{table['id']}"
        assert (await bob.get("/api/tables"))["open"][0]["id"] == table["id"]
        assert (await bob.post(f"{url}/join", {"seat": 2}))["you"] == 2
        assert "you" not in await bob.post(f"{url}/leave")
        await bob.post(f"{url}/join", {})
        assert await problem(bob.http.post(f"{url}/start", json={"fill": True}), 403) == "table-host-starts"
        assert await problem(ann.http.post(f"{url}/start"), 409) == "table-seats-free"
        started = await ann.post(f"{url}/start", {"fill": True})
        assert started["status"] == "running"
        assert started["options"]["rounds"] == 4
        assert await problem(bob.http.post(f"{url}/leave"), 409) == "table-resign-instead"


@scene
async def test_a_finished_game_gives_its_record_and_a_replay_that_ends_the_same(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        table = await open_table(ann, bob)
        url = f"/api/tables/{table}"
        for path in ("record", "replay", "replay/views"):
            assert await problem(ann.http.get(f"{url}/{path}"), 409) == "table-not-over"
        await asyncio.gather(play_on(ann, table), play_on(bob, table))
        record = await ann.http.get(f"{url}/record")
        assert "attachment" in record.headers["content-disposition"]
        verify(decode(record.content))
        replay = await bob.get(f"{url}/replay?seat=0")
        last = len(replay["frames"]) - 1
        [ending] = await bob.get(f"{url}/replay/views?seat=0&first={last}")
        assert ending == ann.views[table]
        [opened] = await bob.get(f"{url}/replay/views?first=0")
        assert opened["seat"] == -2
        assert await problem(bob.http.get(f"{url}/replay?seat=7"), 400) == "table-no-such-seat"


@scene
async def test_only_the_seats_own_identity_gets_its_view(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await open_table(ann, bob)
        for client, seat in ((ann, 0), (bob, 1), (eve, -1)):
            moment = await client.get(f"/api/tables/{table}/moments/1")
            assert moment["view"]["seat"] == seat
        hand = next(zone for zone in moment["view"]["zones"] if zone["id"] == "hand-0")
        assert "pieces" not in hand


# -- what is refused -----------------------------------------------------------------------------------------------


@scene
async def test_another_sites_page_can_change_nothing(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        foreign = {"Origin": "https://evil.example"}
        answer = ann.http.post("/api/play", json={"game": "startups"}, headers=foreign)
        assert await problem(answer, 403) == "server-foreign-origin"
        for origin in ("null", "http://127.0.0.1:1", "http://[", ""):
            answer = ann.http.post("/api/play", json={"game": "startups"}, headers={"Origin": origin})
            assert await problem(answer, 403) == "server-foreign-origin"
        own = {"Origin": f"http://{server.address}"}
        assert (await ann.http.post("/api/play", json={"game": "startups"}, headers=own)).status_code == 201


@scene
async def test_a_foreign_name_that_leads_here_is_not_believed(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for host in ("evil.example", "[", ""):
            assert await problem(ann.http.get("/api/me", headers={"Host": host}), 400) == "server-wrong-host"


@limited(requests=Rate(5, 0))
async def test_too_many_requests_are_told_to_wait(server: Running) -> None:
    async with http_client(server.address) as http:
        answers = [await http.get("/healthz") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].headers["retry-after"] == "2"


@limited(changes=Rate(3, 0))
async def test_too_many_changes_of_one_person_are_told_to_wait(server: Running) -> None:
    ann = await Client(server.address).arrive()
    for _ in range(3):
        await ann.put("/api/me", {"name": "Ann"})
    assert await problem(ann.http.put("/api/me", json={"name": "Ann"}), 429) == "server-too-many"
    bob = await Client(server.address).arrive("Bob")
    assert bob.me["name"] == "Bob"
    await ann.leave()
    await bob.leave()


@limited(changes_per_address=Rate(3, 0))
async def test_nobody_becomes_many_people_to_change_more(server: Running) -> None:
    for _ in range(3):
        await (await Client(server.address).arrive("Sybil")).leave()
    last = await Client(server.address).arrive()
    assert await problem(last.http.put("/api/me", json={"name": "Sybil"}), 429) == "server-too-many"
    await last.leave()


@scene
async def test_what_is_too_large_or_unreadable_is_refused_in_words(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        large = ann.http.put("/api/me", content=b"x" * (Limits().body + 1))
        assert await problem(large, 413) == "server-too-large"
        assert await problem(ann.http.put("/api/me", content=b"{"), 400) == "server-bad-request"
        assert await problem(ann.http.put("/api/me", json={"name": 3}), 400) == "server-bad-request"
        assert await problem(ann.http.delete("/api/me"), 405) == "server-bad-method"
        assert await problem(ann.http.get("/api/nothing"), 404) == "server-not-found"
        assert await problem(ann.http.get("/api/tables/nothing"), 404) == "table-missing"
        assert await problem(ann.http.post("/api/tables", json={"game": "startups", "seats": []}), 400)


@scene
async def test_no_number_of_players_is_too_odd_to_be_refused_in_words(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for players in (-99999999999999999999, -1, 21, 10**30, 1.5, "three"):
            wish = ann.http.post("/api/play", json={"game": "startups", "players": players})
            assert await problem(wish, 400) == "server-bad-request"


@scene
async def test_numbers_of_any_length_are_refused_in_words(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await open_table(ann)
        long = "9" * 5000
        assert await problem(ann.http.get(f"/api/tables/{table}/moments/{long}"), 404) == "server-not-found"
        assert await problem(ann.http.get(f"/api/tables/{table}/replay?seat={long}"), 400)
        wish = ann.http.post("/api/play", content=f'{{"game": "startups", "options": {{"rounds": {long}}}}}')
        assert await problem(wish, 400)


@scene
async def test_an_unknown_game_is_not_found_wherever_it_is_named(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        seats = [{"kind": "person"}] * 3
        for answer in (
            ann.http.get("/api/games/chess/decks"),
            ann.http.get("/api/games/chess/texts/en"),
            ann.http.post("/api/play", json={"game": "chess"}),
            ann.http.post("/api/tables", json={"game": "chess", "seats": seats}),
        ):
            assert await problem(answer, 404) == "table-no-such-game"


@scene
async def test_an_address_that_no_file_can_have_is_a_page_like_any_other(server: Running) -> None:
    async with http_client(server.address) as http:
        home = await http.get("/")
        for path in ("/%00", "/" + "a" * 300, "/" + "a/" * 5000, "/%ff%fe", "/%2e%2e%00"):
            answer = await http.get(path)
            assert (answer.status_code, answer.text) == (home.status_code, home.text)
        assert (await http.get("/assets/%00")).status_code == 404


@scene
async def test_who_uses_the_wrong_method_is_told_the_right_ones(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        answer = await ann.http.delete("/api/me")
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PUT", "OPTIONS"}
        assert answer.headers["allow"] in answer.json()["text"]


@scene
async def test_head_is_answered_as_get_is_without_a_body(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for path in ("/", "/api/me", "/api/tables", "/api/games", "/healthz", "/api/tables/nothing", "/api/play"):
            whole, head = await ann.http.get(path), await ann.http.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            for name in ("content-type", "content-length", "content-security-policy"):
                assert head.headers.get(name) == whole.headers.get(name), (path, name)


@scene
async def test_a_missing_body_is_told_so(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        answer = await ann.http.put("/api/me")
        assert answer.json()["text"] == "This could not be read: the body is missing."


@scene
async def test_every_documented_refusal_is_a_problem(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        schema = await ann.get("/api/openapi.json")
        page = (await ann.http.get("/api/docs")).text
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                refusals = {status: r for status, r in operation["responses"].items() if not status.startswith("2")}
                assert {"400", "429"} <= refusals.keys(), path
                assert ("403" in refusals) == (method != "get"), path
                assert "404" in refusals or "{" not in path, path
                for refusal in refusals.values():
                    [content] = refusal["content"].values()
                    assert content["schema"]["$ref"].endswith("/Problem")
        assert "404" in page


@scene
async def test_a_fault_of_ours_is_noted_and_shown_without_a_trace(server: Running) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    async with guests(server, "Ann") as (ann,):
        server.office.house.info = broken  # type: ignore[method-assign, assignment]
        answer = await ann.http.get("/api/tables/x")
        assert answer.status_code == 500
        assert answer.json()["say"]["id"] == "server-failed"
        assert "secret detail" not in answer.text


# -- pages ---------------------------------------------------------------------------------------------------------


@scene
async def test_every_answer_carries_the_safe_headers(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for path in ("/", "/api/me", "/api/nothing", "/api/docs", "/healthz"):
            headers = (await ann.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


@scene
async def test_the_api_page_lists_every_route_and_loads_nothing(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        page = (await ann.http.get("/api/docs")).text
        schema = await ann.get("/api/openapi.json")
        assert "/api/tables/{id}/rematch" in schema["paths"]
        assert all(path in page for path in schema["paths"])
        assert "<script" not in page
        assert "http://" not in page
        assert "https://" not in page


@scene
async def test_health_tells_the_version_and_the_build(server: Running) -> None:
    async with http_client(server.address) as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"


def test_the_client_is_served_with_its_own_addresses_and_assets_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<h1>Captable</h1>")
    (client / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "private.txt").write_text("not yours")
    monkeypatch.setattr(pages, "CLIENT", client)

    async def scene() -> None:
        async with (
            running(quick(tmp_path / "data")) as server,
            http_client(server.address) as http,
        ):
            for path in ("/", "/table/k7qd", "/index.html"):
                answer = await http.get(path)
                assert answer.text == "<h1>Captable</h1>"
                assert answer.headers["cache-control"] == "no-cache"
            script = await http.get("/assets/app-1a2b.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            assert (await http.get("/assets/app-gone.js")).status_code == 404
            assert "not yours" not in (await http.get("/%2e%2e/private.txt")).text

    asyncio.run(scene())


def test_without_a_built_client_the_page_says_what_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nothing")

    async def scene() -> None:
        async with (
            running(quick(tmp_path)) as server,
            http_client(server.address) as http,
        ):
            answer = await http.get("/")
            assert answer.status_code == 503
            assert "npm run build" in answer.text

    asyncio.run(scene())

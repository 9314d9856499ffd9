"""Your turn by Web Push: encrypted to the browser, signed by the server, stopped by one click, kept under seal."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from captable.server.notices.push import PushKeys, encrypt, from_base64, to_base64
from captable.server.notices.sealed import Seal
from captable.server.people import read_secret
from captable.tables.terms import DAY
from tests.server.clients import Client, Running, guests, open_table, quick, running
from tests.server.push_service import PushService, SomeBrowser, push_service
from tests.server.test_devices import Watch, everything_in, refused
from tests.tables.postgresql import database
from tests.tables.sitting import STORES

AWAKE = {"push": "at once", "mail": "hourly", "daily": 1080, "quiet": None, "zone": "Europe/Paris", "language": "fr"}
Scene = Callable[[Running, Watch, PushService], Awaitable[None]]


def scene(act: Scene) -> Callable[[str, Path], None]:
    @pytest.mark.parametrize("kind", STORES)
    def test(kind: str, tmp_path: Path) -> None:
        async def run() -> None:
            async with push_service() as service:
                watch = Watch()
                made = quick(
                    tmp_path / "data",
                    store=store,
                    now=watch,
                    push_services=(service.address, "https://*.push.apple.com"),
                )
                async with running(made) as server:
                    await act(server, watch, service)

        store = database().new() if kind == "postgresql" else ""
        asyncio.run(run())

    test.__doc__ = act.__doc__
    return test


async def pass_time(server: Running, watch: Watch, milliseconds: int) -> None:
    """Until all that is due by then is done."""
    watch.time += milliseconds
    server.office.house.work_changed()
    await asyncio.sleep(0)


async def left_at_their_turn(server: Running, watch: Watch, ann: Client, bob: Client) -> str:
    """A table where it is Ann's turn, who has gone."""
    table = await open_table(ann, bob, clock=2 * DAY // 1000)
    while True:
        to_move = (await server.office.house.find(table)).to_move()
        if to_move == [0]:
            break
        if to_move == [1]:
            await bob.until(lambda: bob.choices(table), "Bob's turn")
            revision, move = bob.revisions[table], bob.choices(table)[0]
            await bob.wish("move", table, f"m{revision}", revision=revision, move=move)
        await asyncio.sleep(0)
    await ann.hang_up()
    house = server.office.house
    while not any(name.startswith("tell 0") for name in house._places[table].due or {}):
        await asyncio.sleep(0.001)  # until the server knows that she has gone
    await pass_time(server, watch, server.office.settings.tables.told_after)
    return table


def shown(browser: SomeBrowser, body: bytes) -> dict[str, Any]:
    message = json.loads(browser.decrypt(body))
    assert isinstance(message, dict)
    return message


@scene
async def test_who_has_gone_is_told_in_a_closed_browser(server: Running, watch: Watch, service: PushService) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        browser = service.browser()
        await ann.put("/api/me/reach", AWAKE)
        reach = await ann.post("/api/me/push", browser.subscription)
        assert [one["here"] for one in reach["browsers"]] == [True]
        table = await left_at_their_turn(server, watch, ann, bob)
        [sent] = await service.until(1)
        message = shown(browser, sent.body)
        assert (message["title"], message["url"]) == ("À vous de jouer à Startups", f"/table/{table}")
        assert "Bob" in message["body"]
        claims = service.claims(sent)
        assert (claims["aud"], claims["key"]) == (service.address, reach["push_key"])
        assert watch.time // 1000 < claims["exp"] <= watch.time // 1000 + 24 * 3600
        assert (sent.headers["content-encoding"], sent.headers["ttl"]) == ("aes128gcm", "86400")
        await pass_time(server, watch, DAY)
        told = (await ann.get("/api/me/reach"))["told"]
        assert told["push"]["times"] == len(service.sent) == 1


@scene
async def test_the_link_of_a_notice_stops_them_at_one_click_and_needs_no_cookie(
    server: Running, watch: Watch, service: PushService
) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        browser = service.browser()
        await ann.put("/api/me/reach", AWAKE)
        await ann.post("/api/me/push", browser.subscription)
        await left_at_their_turn(server, watch, ann, bob)
        [sent] = await service.until(1)
        stop = shown(browser, sent.body)["stop"]
        assert ann.me["id"] not in stop
        stranger = watch.device(server)
        assert await stranger.post(f"/api/notices/stop/{stop}") == {"way": "push"}
        assert (await ann.get("/api/me/reach"))["wishes"]["push"] == "off"
        assert await refused(stranger.http.post(f"/api/notices/stop/{stop[:-4]}AAAA")) == "server-no-such-stop"
        await stranger.leave()


@scene
async def test_a_trial_shows_whether_it_works(server: Running, watch: Watch, service: PushService) -> None:
    async with guests(server, "Ann") as (ann,):
        assert await refused(ann.http.post("/api/me/push/try")) == "server-no-such-browser"
        browser = service.browser()
        await ann.post("/api/me/push", browser.subscription)
        (await ann.http.post("/api/me/push/try")).raise_for_status()
        assert "Ann" in shown(browser, service.sent[0].body)["body"]
        service.status = 500
        assert await refused(ann.http.post("/api/me/push/try")) == "server-push-failed"
        service.status = 410
        await ann.http.post("/api/me/push/try")
        assert (await ann.get("/api/me/reach"))["browsers"] == []


@scene
async def test_a_browser_that_is_signed_out_is_told_no_more(
    server: Running, watch: Watch, service: PushService
) -> None:
    async with guests(server, "Ann") as (ann,):
        await server.office.house.settle()
        await ann.post("/api/me/push", service.browser().subscription)
        [device] = (await ann.get("/api/me/devices"))["devices"]
        (await ann.http.delete(f"/api/me/devices/{device['id']}")).raise_for_status()
        assert await server.office.store.ways_of(ann.me["id"]) == []


@scene
async def test_a_server_sends_only_where_browsers_have_their_notices_sent(
    server: Running, watch: Watch, service: PushService
) -> None:
    async with guests(server, "Ann") as (ann,):
        elsewhere = ("http://127.0.0.1:1/x", "https://fcm.googleapis.com.example.org/x", "file:///etc/passwd", "x")
        tricks = (
            r"https://example.org\.push.apple.com",
            "https://a@x.push.apple.com",
            "https://example.org#.push.apple.com",
        )
        for endpoint in (*elsewhere, *tricks):
            answer = ann.http.post("/api/me/push", json=SomeBrowser(endpoint).subscription)
            assert await refused(answer) == "server-unknown-push-service"
        broken = service.browser().subscription | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        assert await refused(ann.http.post("/api/me/push", json=broken)) == "server-bad-subscription"


@scene
async def test_no_key_is_in_the_store_in_the_clear_nor_in_the_log(
    server: Running, watch: Watch, service: PushService
) -> None:
    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(str(record.__dict__))  # type: ignore[method-assign]
    logging.getLogger("captable").addHandler(handler)
    try:
        async with guests(server, "Ann", "Bob") as (ann, bob):
            browser = service.browser("a-secret-path")
            await ann.put("/api/me/reach", AWAKE)
            await ann.post("/api/me/push", browser.subscription)
            await left_at_their_turn(server, watch, ann, bob)
            [sent] = await service.until(1)
            stop = shown(browser, sent.body)["stop"]
            secret = read_secret(server.office.settings.data)
            number = Seal(secret).signing_key("push").private_numbers().private_value
            kept = await everything_in(server)
            for hidden in (*browser.keys.values(), "a-secret-path", stop, str(number), f"{number:x}"):
                assert hidden not in kept
                assert not any(hidden in line for line in said)
            assert (server.office.settings.data / "secret").stat().st_mode & 0o077 == 0
    finally:
        logging.getLogger("captable").removeHandler(handler)


@scene
async def test_hours_of_no_known_place_are_refused(server: Running, watch: Watch, service: PushService) -> None:
    async with guests(server, "Ann") as (ann,):
        for zone in ("Mars/Olympus", "../../etc/passwd", "", "Europe", "/etc/localtime"):
            answer = ann.http.put("/api/me/reach", json=AWAKE | {"zone": zone})
            assert await refused(answer) == "server-no-zone", zone


# -- the encryption --------------------------------------------------------------------------------------------------


def test_it_is_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(
        int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    found = encrypt(b"When I grow up, I want to be a watermelon", keys, from_base64("DGv6ra1nlYgDCS1FRnbzlw"), own)
    assert to_base64(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@given(st.binary(max_size=2000))
def test_what_is_encrypted_to_a_browser_it_can_read(plain: bytes) -> None:
    browser = SomeBrowser("https://push.example.org")
    assert browser.decrypt(encrypt(plain, PushKeys(**browser.keys))) == plain


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=200))
def test_a_seal_opens_for_its_secret_and_its_row_alone(secret: bytes, data: bytes) -> None:
    seal = Seal(secret)
    closed = seal.close(data, "row 1")
    assert seal.open(closed, "row 1") == Seal(secret).open(closed, "row 1") == data
    assert seal.open(closed, "row 2") is None
    assert Seal(secret[::-1] + b"x").open(closed, "row 1") is None
    assert seal.open(closed[:-1], "row 1") is None
    same = [Seal(secret).signing_key("push").private_numbers().private_value for _ in range(2)]
    assert same[0] == same[1] != Seal(secret).signing_key("other").private_numbers().private_value

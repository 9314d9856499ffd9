"""One person in a laptop's browser and on a phone: carried by a link, recovered by a phrase, signed out, gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import PATIENCE
from tests.web.test_play import MOVES, click_the_first_move, person, table_for

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def laptop(browser: Browser, address: str) -> Iterator[Page]:
    page = person(browser, address)
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": "Annabelle"}, headers={"Origin": address})
    page.goto("/settings")
    yield page
    page.context.close()


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", viewport=PHONE, has_touch=True)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def link_of(page: Page) -> str:
    page.get_by_role("button", name="Add a device").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return page.get_by_label("Link for your other device").input_value()


def plays_as(page: Page, name: str) -> None:
    expect(page.get_by_text(f"You play as {name}")).to_be_visible()


def test_a_link_makes_the_phone_the_same_person_and_both_play_at_once(laptop: Page, phone: Page, address: str) -> None:
    bots = [{"kind": "person"}, {"kind": "bot", "bot": "intern"}, {"kind": "bot", "bot": "intern"}]
    table = table_for(laptop, address, bots)
    phone.goto(link_of(laptop))
    expect(phone).to_have_url(f"{address}/open")  # what opens somebody does not stay in the address
    phone.get_by_role("button", name="Go on").click()
    plays_as(phone, "Annabelle")
    expect(laptop.get_by_text("Your other device is in.")).to_be_visible()
    laptop.request.post(f"/api/tables/{table}/start", data={}, headers={"Origin": address})
    for page in (laptop, phone):
        page.goto(f"/table/{table}")
        page.locator(MOVES).first.wait_for()
    for here, there in ((phone, laptop), (laptop, phone)):
        before = there.locator("div.log").inner_text()
        click_the_first_move(here)
        there.wait_for_function("said => document.querySelector('div.log').innerText !== said", arg=before)
        here.locator(MOVES).first.wait_for()


def test_a_link_that_was_used_says_so(laptop: Page, phone: Page) -> None:
    link = link_of(laptop)
    phone.goto(link)
    phone.get_by_role("button", name="Go on").click()
    plays_as(phone, "Annabelle")
    phone.goto("about:blank")
    phone.goto(link)
    phone.get_by_role("button", name="Go on").click()
    expect(phone.get_by_role("alert")).to_contain_text("works once")


def test_a_phrase_brings_somebody_back_after_all_devices_are_lost(laptop: Page, phone: Page) -> None:
    laptop.get_by_role("button", name="Make a phrase").click()
    words = laptop.locator("output").inner_text()
    expect(laptop.get_by_text("You made yours on")).to_be_visible()
    laptop.get_by_role("button", name="Sign out").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(laptop.get_by_role("textbox", name="Your name")).not_to_have_value("Annabelle")
    phone.goto("/open")
    phone.get_by_label("Your recovery phrase").fill(words.upper())
    phone.get_by_role("button", name="Go on").click()
    plays_as(phone, "Annabelle")


def test_a_device_that_is_signed_out_plays_as_somebody_else(laptop: Page, phone: Page) -> None:
    phone.goto(link_of(laptop))
    phone.get_by_role("button", name="Go on").click()
    plays_as(phone, "Annabelle")
    expect(laptop.get_by_role("dialog")).to_be_hidden()
    others = laptop.locator("li", has_not_text="this device").get_by_role("button", name="Sign out")
    others.click()
    expect(laptop.get_by_text("That device is signed out.")).to_be_visible()
    expect(phone.get_by_text("You play as Annabelle")).to_be_hidden()
    assert "Annabelle" not in phone.evaluate("localStorage.captable")  # nor is the next one called that


def test_who_has_tables_here_is_warned_before_they_are_left(laptop: Page, phone: Page, address: str) -> None:
    table_for(phone, address, [{"kind": "person"}] * 3)
    phone.goto(link_of(laptop))
    expect(phone.get_by_text("with one table")).to_be_visible()
    expect(phone.get_by_role("button", name="Leave")).to_be_visible()


def test_ones_data_is_downloaded_and_then_deleted(laptop: Page, tmp_path: Path) -> None:
    with laptop.expect_download() as download:
        laptop.get_by_role("link", name="Download it").click()
    file = tmp_path / "data.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["me"]["name"] == "Annabelle"
    laptop.get_by_role("button", name="Delete yourself").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Delete yourself").click()
    expect(laptop.get_by_text("You are deleted.")).to_be_visible()
    expect(laptop.get_by_role("textbox", name="Your name")).not_to_have_value("Annabelle")


def with_authenticator(page: Page) -> None:
    """What a phone or a password manager is, as Chromium plays it: it says yes at once."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_is_made_and_brings_somebody_back_who_signed_out(browser: Browser, address: str) -> None:
    named = address.replace("127.0.0.1", "localhost")  # passkeys are kept for a name
    page = person(browser, named)
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": "Annabelle"}, headers={"Origin": named})
    with_authenticator(page)
    page.goto("/settings")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("Your passkey is ready.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete the passkey: Chrome, Linux")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("textbox", name="Your name")).not_to_have_value("Annabelle")
    page.get_by_role("link", name="I have a passkey").click()
    page.get_by_role("button", name="Continue with a passkey").click()
    plays_as(page, "Annabelle")
    page.context.close()


def test_at_an_address_without_a_name_passkeys_say_why_they_are_not_there(laptop: Page) -> None:
    expect(laptop.get_by_text("Passkeys need an https address")).to_be_visible()
    expect(laptop.get_by_role("button", name="Create a passkey")).to_have_count(0)

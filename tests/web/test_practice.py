"""Puzzles of Ship It! without a table and without a clock: any round, another one, today's, and its link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PATIENCE

pytestmark = pytest.mark.browser


def test_a_puzzle_is_practised_from_the_lobby_and_its_link_brings_a_friend_the_same(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Practise Ship It!").click()
    expect(page.get_by_text("Today’s puzzle")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for wanted in (page.locator(".room figure"), page.get_by_role("button", name="Test run")):
            expect(wanted).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page).to_have_url(re.compile("kind=2"))
    expect(page.get_by_role("button", name="Round 2", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Another one").click()
    expect(page.get_by_text("Today’s puzzle")).to_have_count(0)

    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link to this puzzle is copied.")).to_be_visible()
    layout = page.locator(".room figure").first.inner_html()
    friend = context.new_page()
    friend.goto(page.evaluate("navigator.clipboard.readText()"))
    friend.locator(".room figure").first.wait_for()
    assert friend.locator(".room figure").first.inner_html() == layout

    page.get_by_role("button", name=re.compile("^Place Move")).click()
    page.get_by_role("button", name="Test run").click()
    page.get_by_role("button", name=re.compile("^Submit")).click()
    expect(page.get_by_role("status").filter(has_text="solved")).to_be_visible()
    expect(page.get_by_role("region", name="The shortest program that is known")).to_be_visible()
    page.get_by_role("button", name="Try it again").click()
    expect(page.get_by_role("button", name="Test run")).to_be_visible()
    context.close()

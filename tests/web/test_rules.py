"""The rules beside a table: opened from there, read and closed again, and nobody has left it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PATIENCE

pytestmark = pytest.mark.browser

SCREENS = {"laptop": (1280, 720), "phone": (390, 844)}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_rules_open_beside_the_table_and_close_by_the_keyboard(browser: Browser, address: str, screen: str) -> None:
    width, height = SCREENS[screen]
    context = browser.new_context(
        base_url=address, locale="en", reduced_motion="reduce", viewport={"width": width, "height": height}
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Startups"))
    card.get_by_role("button", name=re.compile("^Play")).first.click()
    more = page.get_by_role("button", name="More about this table")
    expect(page.locator(".arena .spot.lit").first).to_be_visible()
    table = page.url

    more.click()
    page.get_by_role("menuitem", name="Rules", exact=True).click()
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel.get_by_role("heading", name="What it is about")).to_be_visible()
    expect(panel).to_be_focused()
    expect(page).to_have_url(f"{table}#rules")

    panel.get_by_role("link", name="SU-3.2").first.click()
    expect(page).to_have_url(f"{table}#SU-3.2")
    expect(panel.locator("[id='SU-3.2']")).to_be_in_viewport()

    if screen == "laptop":  # the board beside it can be played on
        moved = page.locator(".arena .spot.lit").first
        moved.click()
        expect(panel).to_be_visible()
        panel.get_by_role("searchbox").focus()

    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(more).to_be_focused()
    expect(page).to_have_url(table)
    context.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_searched_and_a_clause_leads_back_to_all_of_them(
    browser: Browser, address: str, language: str
) -> None:
    context = browser.new_context(base_url=address, locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/rules/startups")
    clauses, said = page.locator(".clause"), page.locator("form.search [role=status]")
    clauses.first.wait_for()
    whole = clauses.count()
    word = {"en": "monopoly", "fr": "monopole"}[language]

    page.get_by_role("searchbox").fill(word)
    expect(said).to_contain_text(re.compile(r"^\d+ "))
    count = clauses.count()
    assert 0 < count < whole
    assert said.inner_text().startswith(f"{count} ")
    assert all(word in text.lower() for text in page.locator("section", has=clauses).all_inner_texts())

    page.get_by_role("searchbox").fill("zzz")
    expect(said).to_have_text({"en": "0 clauses", "fr": "Aucun article"}[language])
    expect(clauses).to_have_count(0)

    page.get_by_role("searchbox").fill("SU-4.1")
    anchor = page.locator(".clause dt a").first
    anchor.click()
    expect(clauses).to_have_count(whole)
    expect(page.locator("[id='SU-4.1']")).to_be_in_viewport()
    context.close()

"""A page of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.test_play import MOVES, person, table_for

pytestmark = pytest.mark.browser

BOTS = [{"kind": "person"}, {"kind": "bot", "bot": "intern"}, {"kind": "bot", "bot": "intern"}]


def test_games_go_from_being_played_to_finished_and_count(browser: Browser, address: str) -> None:
    page = person(browser, address)
    for _ in range(2):
        table = table_for(page, address, BOTS)
        page.request.post(f"/api/tables/{table}/start", data={}, headers={"Origin": address})
    page.goto("/")
    page.get_by_role("link", name="You", exact=True).click()
    expect(page.get_by_role("heading", name="Being played")).to_be_visible()
    expect(page.get_by_text("No game has counted yet")).to_be_visible()
    page.get_by_role("link", name="Play: Startups").first.wait_for()
    assert page.title().startswith("(2)")

    page.goto(f"/table/{table}")
    while not page.locator("section.ending").count():
        if page.locator(MOVES).count():
            before = page.locator("body").inner_text()
            page.locator(MOVES).first.click()
            page.wait_for_function("said => document.body.innerText !== said", arg=before)
        else:
            page.wait_for_function("() => new Promise(requestAnimationFrame)")

    page.goto("/you")
    expect(page.get_by_role("img", name="From 25.0 ± 8.3 to")).to_be_visible()
    expect(page.get_by_text("against bots", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Played with").select_option("Intern")
    expect(page.get_by_text("with Intern")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("IT Heroes")
    expect(page.get_by_text("No finished game like that")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("Startups")
    page.get_by_role("link", name="Look back").click()
    expect(page).to_have_url(f"{address}/replay/{table}")
    page.context.close()


def test_a_table_of_days_is_made_and_says_what_was_agreed(browser: Browser, address: str) -> None:
    page = person(browser, address)
    page.goto("/new/startups")
    page.get_by_role("radio", name="3 days").check()
    page.get_by_role("checkbox", name="At night").check()
    page.get_by_role("checkbox", name="At weekends").check()
    page.get_by_role("radio", name="They lose the seat").check()
    page.get_by_role("button", name="Make").click()
    page.wait_for_url("**/table/*")
    for agreed in ("3 days", "at weekends", "They lose the seat"):
        expect(page.get_by_role("definition").get_by_text(agreed)).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["clock"] == 3 * 24 * 3600
    assert table["terms"].items() >= {"night": [22 * 60, 8 * 60], "weekends": True, "late": "lost"}.items()
    page.context.close()

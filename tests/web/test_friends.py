"""Those whom somebody has played with: asked to a table, blocked; and the page that others see."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_play import MOVES, click_the_first_move, join, play_until_over, table_for
from tests.web.test_tournaments import called

pytestmark = pytest.mark.browser


def play_together(ann: Page, bob: Page, address: str) -> str:
    table = table_for(ann, address, [{"kind": "person"}] * 2, "nim")
    join(bob, address, table, "join")
    ann.request.post(f"/api/tables/{table}/start", data={}, headers={"Origin": address})
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        page.locator(f"{MOVES}, .prompt").first.wait_for()
    play_until_over(click_the_first_move, ann, bob)
    return table


def test_a_friend_is_asked_to_a_table_and_to_a_rematch_and_blocked(browser: Browser, address: str) -> None:
    ann, bob = called(browser, address, "Ann"), called(browser, address, "Bob")
    play_together(ann, bob, address)
    ann.goto(f"/table/{table_for(ann, address, [{'kind': 'person'}] * 2, 'nim')}")
    ann.get_by_role("button", name="Invite Bob to this table").click()
    expect(ann.get_by_text("Bob will find your invitation in the lobby.")).to_be_visible()
    bob.goto("/")
    asked = bob.get_by_role("region", name="Invitations")
    expect(asked.get_by_text("Ann invites you.")).to_be_visible()
    asked.get_by_role("link", name="Join").click()
    expect(bob.get_by_role("button", name="Sit here").first).to_be_visible()

    ann.goto("/you")
    ann.get_by_role("button", name="Rematch").first.click()
    ann.wait_for_url("**/table/*")
    bob.goto("/you")
    expect(asked.get_by_role("listitem")).to_have_count(2)
    asked.get_by_role("button", name="No, thanks").first.click()
    expect(asked.get_by_role("listitem")).to_have_count(1)
    bob.get_by_role("button", name="Block Ann").click()
    bob.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(asked).to_have_count(0)
    expect(bob.get_by_role("button", name="Unblock Ann")).to_be_visible()
    for page in (ann, bob):
        page.context.close()


def test_others_see_what_somebody_chose(browser: Browser, address: str) -> None:
    ann, bob = called(browser, address, "Annabelle"), called(browser, address, "Bob")
    play_together(ann, bob, address)
    ann.goto("/you")
    expect(ann.get_by_text("Only your name at your tables.")).to_be_visible()
    ann.get_by_role("checkbox", name="Your latest finished games").check()
    link = ann.get_by_role("textbox", name="Link to your page").input_value()
    bob.goto(link)
    expect(bob.get_by_role("heading", name="Annabelle")).to_be_visible()
    expect(bob.get_by_text("of 2;")).to_be_visible()
    expect(bob.get_by_role("heading", name="Strength")).to_have_count(0)
    ann.get_by_role("checkbox", name="Your latest finished games").uncheck()
    expect(ann.get_by_text("Only your name at your tables.")).to_be_visible()
    bob.reload()
    expect(bob.get_by_text("There is no page at this address.")).to_be_visible()
    for page in (ann, bob):
        page.context.close()

"""A whole match of Start-Up Nation in French, by clicking what is lit on its own board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import PATIENCE
from tests.web.test_play import join

pytestmark = pytest.mark.browser

MOST_STEPS = 4000
"""Far more than a match needs, so that one without an end fails and does not hang."""
BOARD = "div.board"
ASKING = ["fire_elemental", "string_puller", "legal_magic", "too_clever", "hyper_productive"]
"""The interns that ask something, so that there is a question in every match."""
ROUND_END = f"{BOARD} section.end"


def person(browser: Browser, address: str, name: str) -> Page:
    context = browser.new_context(base_url=address, locale="fr-FR", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": name}, headers={"Origin": address})
    return page


def table_for_two(page: Page, address: str) -> str:
    seats = [{"kind": "person"}, {"kind": "person"}] + [{"kind": "bot", "bot": "intern"}] * 2
    body = {"game": "startup_nation", "seats": seats, "options": {"interns": ASKING}}
    answer = page.request.post("/api/tables", data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def wish(page: Page) -> str | None:
    """What the board asks of this person now: a card, an answer, a question, a target, or nothing."""
    found = page.evaluate(
        """() => {
          const board = document.querySelector("div.board");
          if (document.querySelector("section.ending")) return "over";
          if (board.querySelector(".sentence .reply")) return "answer";
          if (board.querySelector(".sentence .roles")) return "question";
          if (board.querySelector(".sentence")) return "target";
          return board.querySelector(".hand .spot.lit") ? "card" : null;
        }"""
    )
    return str(found) if found else None


def decide(page: Page, what: str) -> None:
    """Make one move on the board: a card of the hand, an answer, a target, or a question word by word."""
    before = page.locator("div.log li").count()
    decision = page.locator(f"{BOARD} .sentence")
    if what == "card":
        page.locator(f"{BOARD} .hand .spot.lit").first.click()
    elif what == "answer":
        decision.locator(".reply").first.click()
    elif what == "question":
        ask_about_a_role(decision)
    else:
        decision.locator(".people .spot, .send button").last.click()
    page.wait_for_function(
        "before => document.querySelector('section.ending') || document.querySelectorAll('div.log li').length > before",
        arg=before,
    )


def ask_about_a_role(decision: Locator) -> None:
    """The sentence has two open places, and can be said when both are filled."""
    say = decision.get_by_role("button", name="Poser la question")
    expect(say).to_be_disabled()
    decision.locator(".roles .spot").nth(3).click()
    decision.locator(".people .spot").first.click()
    expect(decision.locator(".said")).to_contain_text("Es‑tu Commercial")
    say.click()


def check_the_sum(page: Page) -> None:
    """What stands at the end of a round adds up, side by side."""
    for side in page.locator(f"{ROUND_END} .side").all():
        values = [number(text) for text in side.locator(".value").all_inner_texts()]
        total = number(side.locator(".equals").inner_text())
        assert sum(values) == total


def number(text: str) -> int:
    """ "7+1" is 8, "= 9" is 9; a minus is written as one."""
    return sum(int(part) for part in re.findall(r"-?\d+", text.replace("−", "-")))


def test_two_people_and_two_bots_play_a_match_in_french(browser: Browser, address: str) -> None:
    lea, zoe = person(browser, address, "Léa"), person(browser, address, "Zoé")
    table = table_for_two(lea, address)
    join(zoe, address, table, "join")
    join(lea, address, table, "start")
    for page in (lea, zoe):
        page.goto(f"/table/{table}")
        page.locator(f"{BOARD} .mine").wait_for()
        expect(page.locator(f"{BOARD} .others section")).to_have_count(3)
        expect(page.get_by_role("button", name=re.compile("^Alliance")).first).to_be_visible()
        lines = page.get_by_role("img", name=re.compile("sont alliés"))
        expect(lines.or_(page.locator(".middle.whole")).first).to_be_visible()  # what is asked takes their place
    seen: list[str] = []
    counted = 0
    for _ in range(MOST_STEPS):
        wishes = {page: wish(page) for page in (lea, zoe)}
        if all(what == "over" for what in wishes.values()):
            break
        mover = next((page for page, what in wishes.items() if what not in (None, "over")), None)
        if mover is None:
            lea.wait_for_function("() => new Promise(requestAnimationFrame)")
            continue
        if mover.locator(ROUND_END).count():
            check_the_sum(mover)
            mover.locator(ROUND_END).get_by_role("button", name="Continuer").click()
            expect(mover.locator(ROUND_END)).to_have_count(0)
            counted += 1
        what = str(wishes[mover])
        decide(mover, what)
        seen.append(what)
    for page in (lea, zoe):
        expect(page.locator("section.ending header")).to_contain_text(re.compile("devant tout|manches ont été"))
    assert set(seen) == {"card", "answer", "question", "target"}
    assert counted
    places = [page.locator("section.ending ol").first.inner_text() for page in (lea, zoe)]
    assert places[0] == places[1]
    lea.context.close()
    zoe.context.close()

"""Whole games of IT Startup in a real browser, by clicking and carrying what is lit on its own board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from captable.tables.info import SeatWish
from tests.games.it_startup.scenes import scene, worker
from tests.web.conftest import PATIENCE, Server
from tests.web.looks import LONG_NAMES, whose
from tests.web.test_play import join

pytestmark = pytest.mark.browser

MOST_STEPS = 4000
"""Far more than a game needs, so that one without an end fails and does not hang."""
ASKED = ".dock.yours"
ENDING = "section.ending"


def person(browser: Browser, address: str, **screen: Any) -> Page:
    screen = {"viewport": {"width": 1280, "height": 800}, **screen}
    context = browser.new_context(base_url=address, reduced_motion="reduce", **screen)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.request.get("/api/me")
    return page


def table(page: Page, address: str, players: int) -> str:
    body: dict[str, Any] = {
        "game": "it_startup",
        "seats": [{"kind": "person"}] * players,
        "options": {"threshold": "fast"},
    }
    answer = page.request.post("/api/tables", data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def open_table(page: Page, id: str) -> None:
    page.goto(f"/table/{id}")
    page.locator(".dock").wait_for()


def next_click(page: Page) -> Locator:
    """In the Play step whatever can be played, else the end of the turn; in a question the first answer."""
    play = page.locator(".dock .quick")
    if play.count():
        return play.first
    buttons = page.locator(".dock .buttons button")
    if buttons.count():
        return buttons.last
    return page.locator(".board .spot.lit").first


def make_a_move(page: Page) -> None:
    before = page.locator(".table").inner_text()
    next_click(page).click()
    page.wait_for_function(
        "([ending, before]) => document.querySelector(ending) || document.querySelector('.table').innerText !== before",
        arg=[ENDING, before],
    )


def play_until_over(*pages: Page) -> None:
    for _ in range(MOST_STEPS):
        if all(page.locator(ENDING).count() for page in pages):
            return
        mover = next((page for page in pages if page.locator(ASKED).count()), None)
        if mover:
            make_a_move(mover)
        else:
            pages[0].wait_for_function("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"the game is not over after {MOST_STEPS} steps")


def test_two_people_play_a_fast_game_to_its_end(browser: Browser, address: str) -> None:
    ann, bob = person(browser, address), person(browser, address)
    id = table(ann, address, 2)
    join(bob, address, id, "join")
    join(ann, address, id, "start")
    for page in (ann, bob):
        open_table(page, id)
        expect(page.locator(".race li")).to_have_count(2)
    play_until_over(ann, bob)
    expect(ann.locator(".slip .total.done")).to_be_visible()  # the last turn, counted out
    places = [page.locator(f"{ENDING} ol").first.inner_text() for page in (ann, bob)]
    assert places[0] == places[1]
    for page in (ann, bob):
        page.context.close()


def test_one_person_plays_a_solo_game_to_its_end(browser: Browser, address: str) -> None:
    ann = person(browser, address)
    id = table(ann, address, 1)
    join(ann, address, id, "start")
    open_table(ann, id)
    expect(ann.locator(".race .round")).to_contain_text("1 of 5")
    play_until_over(ann)
    expect(ann.locator(ENDING)).to_be_visible()
    ann.context.close()


def scene_for(server: Server, *pages: Page, opponent: str = "Bob", **position: Any) -> str:
    """A table that begins in the middle: these people and bots, in these offices, with these hands."""
    state = scene(*position.pop("offices"), **position)
    owners = [whose(page.context, server.address) for page in pages]

    async def begin() -> str:
        seats = [SeatWish("person")] * len(pages) + [SeatWish("bot")] * (state.players - len(pages))
        made = await server.house.create(owners[0], "Ann", "it_startup", seats, position=state.dump())
        for owner in owners[1:]:
            await server.house.act(made.id, lambda t, now, who=owner: t.sit(who, opponent, None, {}, now))  # type: ignore[misc]
        await server.house.act(made.id, lambda t, now: t.start(owners[0], now))
        return str(made.id)

    return server.run(begin())


def test_knowledge_is_carried_to_a_developer_and_from_there_to_another(server: Server, browser: Browser) -> None:
    ann, bob = person(browser, server.address), person(browser, server.address)
    offices = [["intern", "full_stack_ninja"], ["lead_developer"]]
    open_table(ann, scene_for(server, ann, bob, offices=offices, hands=[["tdd", "investor"]], tokens=[6, 0]))
    people = ann.locator(".office.you .employee")
    intern, ninja = people.nth(0), people.nth(1)
    carry(ann.locator(".dock li .spot").filter(has_text="TDD"), ninja.locator(".person"))
    expect(ninja.locator(".strip")).to_have_text("TDD +5")
    expect(ninja.locator(".efficiency")).to_have_text("8")
    expect(ninja.locator(".sources")).to_contain_text("+5")
    carry(ninja.locator(".strip"), intern.locator(".person"))
    expect(intern.locator(".efficiency")).to_have_text("6")
    expect(ninja.locator(".strip")).to_have_count(0)
    carry(ann.locator(".dock li .spot").filter(has_text="Investor"), ann.locator(".dock .planned"))
    expect(ann.locator(".dock .planned .card")).to_contain_text("Investor")
    for page in (ann, bob):
        page.context.close()


def carry(what: Locator, where: Locator) -> None:
    """As a hand does it, inch by inch."""
    where.scroll_into_view_if_needed()
    start, end = what.bounding_box(), where.bounding_box()
    assert start
    assert end
    mouse = what.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=20)
    mouse.up()


def test_knowledge_is_carried_to_the_partner_s_developer(server: Server, browser: Browser) -> None:
    ann = person(browser, server.address)
    offices = [["intern"], [], ["full_stack_ninja", "lead_developer"], []]
    id = scene_for(server, ann, offices=offices, hands=[["tdd"]], tokens=9, options={"teams": True})
    open_table(ann, id)
    lead = ann.locator(".office:not(.you) .employee").filter(has_text="Lead Developer")
    carry(ann.locator(".dock li .spot").filter(has_text="TDD"), lead.locator(".person"))
    expect(lead.locator(".strip")).to_have_text("TDD +5")
    ann.context.close()


def test_three_busy_offices_leave_room_for_one_s_own_above_the_hand(server: Server, browser: Browser) -> None:
    ann = person(browser, server.address)
    offices = [
        [worker("lead_developer", "solid", burnout=1), "intern", "scrum_master", "office_manager"],
        [worker("full_stack_ninja", "clean_code", "tdd"), "bi_developer", "qa_wizard", "nice_hr_lady", "downer_dave"],
        [worker("senior_backend_developer", "debugging"), "code_monkey_mike", "copy_paste_developer", "intern"],
        [worker("assertive_cto", "unit_tests", "polymorphism"), "database_developer", "nice_hr_guy"],
    ]
    open_table(ann, scene_for(server, ann, offices=offices, hands=[["investor", "bi_developer"]], tokens=7))
    office, dock = ann.locator(".office.you").bounding_box(), ann.locator(".dock").bounding_box()
    assert office
    assert dock
    assert office["y"] + office["height"] <= dock["y"]
    ann.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768)])
def test_no_opponent_s_employee_is_cut_off_beside_a_long_name(
    server: Server, browser: Browser, width: int, height: int
) -> None:
    ann, bob = (person(browser, server.address, viewport={"width": width, "height": height}) for _ in range(2))
    offices = [["intern"], ["scrum_master", "lead_developer"], ["qa_wizard", "nice_hr_lady"]]
    open_table(ann, scene_for(server, ann, bob, opponent=LONG_NAMES[1], offices=offices, hands=[["investor"]]))
    others = ann.locator(".others")
    expect(others.locator(".employee")).to_have_count(4)
    assert others.evaluate("box => box.scrollHeight - box.clientHeight") <= 0
    for page in (ann, bob):
        page.context.close()


def test_on_a_phone_a_card_is_read_before_it_is_played_and_carried_by_a_finger(
    server: Server, browser: Browser
) -> None:
    ann = person(browser, server.address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    offices = [["intern", "full_stack_ninja"], ["lead_developer"]]
    hand = ["tdd", "research_engineer", "investor"]
    open_table(ann, scene_for(server, ann, offices=offices, hands=[hand], tokens=3))
    held = ann.locator(".dock li .spot")
    held.filter(has_text="Research Engineer").tap()
    expect(ann.locator(".chooser .about")).to_contain_text("top 3 cards")
    ann.keyboard.press("Escape")
    deck = ann.locator(".board [data-place=deck]").first
    deck.evaluate("deck => deck.scrollIntoView({ block: 'center' })")
    carry_by_finger(held.filter(has_text="Research Engineer"), deck)
    expect(ann.locator(".dock .tokens")).to_have_text("4")  # it is sold
    expect(held).to_have_count(2)
    ninja = ann.locator(".office.you .employee").nth(1)
    ninja.evaluate("employee => employee.scrollIntoView({ block: 'start' })")
    carry_by_finger(held.filter(has_text="TDD"), ninja.locator(".person"))
    expect(ninja.locator(".strip")).to_have_text("TDD +5")
    ann.context.close()


def carry_by_finger(what: Locator, where: Locator) -> None:
    """A card must be seen above the hand while it is carried."""
    start, end = what.bounding_box(), where.bounding_box()
    assert start
    assert end
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    far_x, far_y = end["x"] + end["width"] / 2 - x, end["y"] + end["height"] / 2 - y
    page = what.page
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 21):
        point = {"x": x + far_x * step / 20, "y": y + far_y * step / 20}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    seen = what.evaluate("(card, [x, y]) => card.contains(document.elementFromPoint(x, y))", [point["x"], point["y"]])
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    assert seen, "the card is hidden while it is carried"


def test_who_is_struck_is_asked_on_the_board_and_may_counter(server: Server, browser: Browser) -> None:
    ann, bob = person(browser, server.address), person(browser, server.address)
    id = scene_for(
        server,
        ann,
        bob,
        offices=[[], [worker("lead_developer", "solid", burnout=1), "intern"]],
        hands=[["head_hunter"]],
        tokens=[5, 5],
    )
    for page in (ann, bob):
        open_table(page, id)
    ann.locator(".dock .quick").click()
    ann.locator(".office:not(.you) .employee").first.locator(".spot.lit").click()
    expect(ann.locator(".desk")).to_contain_text("Head Hunter")
    expect(ann.locator(ASKED)).to_have_count(0)
    bob.locator(".dock .buttons button").last.click()  # counters
    expect(ann.locator(".office:not(.you) .employee")).to_have_count(2)
    expect(ann.locator(".dock .tokens")).to_have_text("5")
    for page in (ann, bob):
        page.context.close()

"""People play in a real browser, by clicking what is lit and by keyboard."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import PATIENCE

pytestmark = pytest.mark.browser

MOST_MOVES = 400
"""Far more than a game has, so that a game without an end fails and does not hang."""
MOVES = "section.moves button[data-move]"
NEXT = f"{MOVES}, section.ending"
LOG = "div.log"
SHOWN = f"""() => [
  document.querySelector("{LOG}")?.textContent,
  document.querySelector(".prompt p")?.textContent,
  ...Array.from(document.querySelectorAll("[data-move]"), (button) => button.dataset.move),
].join("\\n")"""
"""What was said, what is asked and what can be done: not every move is worth a line in the log. A page that waits is
asked in every frame, so this does without `innerText`, for which it would have to be laid out each time."""


Mover = Callable[[Page], None]


def play_until_over(make_a_move: Mover, *pages: Page) -> None:
    """Whoever has a move makes one, until everyone sees the ending."""
    for _ in range(100 * MOST_MOVES):
        movers = [page for page in pages if page.locator(MOVES).count()]
        if movers:
            make_a_move(movers[0])
        elif all(page.locator("section.ending").count() for page in pages):
            return
        else:
            pages[0].wait_for_function("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"the game is not over after {MOST_MOVES} moves")


def click_the_first_move(page: Page) -> None:
    """In the list of moves beside the board; wait until the table has gone on."""
    before = shown(page)
    page.locator(MOVES).first.click()
    wait_for_news(page, before)


class Fingers:
    """Click what is lit on the board, whatever was clicked least so far: the pile, a market card, or a card in the hand
    and then where it goes, which lights up. Keeps in mind what was clicked.
    """

    def __init__(self) -> None:
        self.clicked: Counter[str] = Counter()

    def __call__(self, page: Page) -> None:
        before = shown(page)
        self._click_one_of(page.locator(".arena .spot.lit"))
        if page.locator(".arena .spot.picked").count():
            self._click_one_of(page.locator(".arena .target"))
        wait_for_news(page, before)

    def _click_one_of(self, places: Locator) -> None:
        names: list[str] = places.evaluate_all("(places) => places.map((place) => place.dataset.place ?? '')")
        kinds = [name.split("-")[0] + ("" if "-" in name else " as a place") for name in names]
        choice = min(range(len(kinds)), key=lambda i: self.clicked[kinds[i]])
        self.clicked[kinds[choice]] += 1
        places.nth(choice).click()


def shown(page: Page) -> str:
    return str(page.evaluate(SHOWN))


def wait_for_news(page: Page, before: str) -> None:
    page.wait_for_function(
        f"(before) => document.querySelector('section.ending') || ({SHOWN})() !== before",
        arg=before,
    )


def ending(page: Page) -> list[str]:
    """What the ending says, in words and figures: places and points, why, and the whole score sheet."""
    section = page.locator("section.ending")
    section.locator("summary").click()
    parts = [section.locator(part) for part in ("header p", "ol", "table")]
    return [part.inner_text() for part in parts]


def person(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def table_for(page: Page, address: str, seats: list[dict[str, str]], game: str = "startups", **more: object) -> str:
    """Make a table by the API, in the name of the page's guest."""
    page.request.get("/api/me")
    wish = {"game": game, "seats": seats, **more}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": address})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return str(made["id"])


def join(page: Page, address: str, table: str, step: str) -> None:
    page.request.get("/api/me")
    answer = page.request.post(f"/api/tables/{table}/{step}", data={}, headers={"Origin": address})
    assert answer.ok, answer.text()


def test_play_now_leads_from_the_lobby_to_the_score_sheet_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.locator("article").get_by_role("button", name="Play now: Startups").focus()
    page.keyboard.press("Enter")
    page.locator(NEXT).first.wait_for()
    for _ in range(MOST_MOVES):
        page.locator(NEXT).first.wait_for()
        if page.locator("section.ending").count():
            break
        before = shown(page)
        page.keyboard.press("1")
        wait_for_news(page, before)
    expect(page.locator("section.ending ol").first).to_be_visible()


@pytest.mark.parametrize("game", ["Nim with a hidden card", "Pitch Night"])
def test_a_game_from_outside_is_played_on_the_general_board(page: Page, game: str) -> None:
    page.goto("/")
    page.locator("article").get_by_role("button", name=f"Play now: {game}").click()
    page.locator(NEXT).first.wait_for()
    play_until_over(click_the_first_move, page)
    expect(page.locator("section.ending")).to_be_visible()


HAND_IN_SIGHT = """() => {
  const hand = document.querySelector(".mine .zone.hand");  // not there while the table is drawn anew
  return hand !== null && hand.getBoundingClientRect().bottom + scrollY <= innerHeight;
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_own_hand_is_in_sight_at_a_full_general_board(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    bots = [{"kind": "bot", "bot": "junior"}] * 4
    table = table_for(page, address, [{"kind": "person"}, *bots], "night_harbour")
    join(page, address, table, "start")
    page.goto(f"/table/{table}")
    for _ in range(4):
        page.locator("[data-move]").first.wait_for()
        page.wait_for_function(HAND_IN_SIGHT)
        before = shown(page)
        page.locator("[data-move]").first.click()
        wait_for_news(page, before)


def test_two_people_and_a_bot_finish_a_game_through_a_reload_and_a_lost_connection(
    browser: Browser, address: str
) -> None:
    ann, bob = person(browser, address), person(browser, address)
    table = table_for(ann, address, [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "intern"}])
    join(bob, address, table, "join")
    join(ann, address, table, "start")
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        page.locator("section.moves").wait_for()
    click_what_is_lit = Fingers()
    for _ in range(6):
        mover = next((page for page in (ann, bob) if page.locator(MOVES).count()), None)
        if mover:
            click_what_is_lit(mover)
    ann.reload()
    ann.locator("section.moves").wait_for()
    bob.context.set_offline(True)
    expect(bob.get_by_text("No connection.")).to_be_visible()
    if ann.locator(MOVES).count():
        click_what_is_lit(ann)
    bob.context.set_offline(False)
    expect(bob.get_by_text("No connection.")).to_be_hidden()
    play_until_over(click_what_is_lit, ann, bob)
    assert set(click_what_is_lit.clicked) == {"pile as a place", "market", "market as a place", "hand", "portfolio"}
    seen = [ending(page) for page in (ann, bob)]
    assert seen[0] == seen[1]
    ann.get_by_role("link", name="Watch the replay").click()
    ann.get_by_role("button", name="To the end").click()
    expect(ann.locator("section.ending")).to_be_visible()
    assert ending(ann) == seen[0]
    ann.context.close()
    bob.context.close()


def test_a_hint_lights_a_move_and_playing_it_ends_the_hint(page: Page, address: str) -> None:
    bots = [{"kind": "bot", "bot": "intern"}] * 2
    table = table_for(page, address, [{"kind": "person"}, *bots])
    join(page, address, table, "start")
    page.goto(f"/table/{table}")
    page.locator(MOVES).first.wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("region", name="What a senior bot would do")
    expect(advice.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    expect(advice).to_contain_text("%")
    before = shown(page)
    advice.get_by_role("button").nth(1).click()
    wait_for_news(page, before)
    expect(advice).to_have_count(0)


def test_beside_the_board_a_hint_leaves_the_board_where_it_is(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    bots = [{"kind": "bot", "bot": "intern"}] * 2
    table = table_for(page, address, [{"kind": "person"}, *bots])
    join(page, address, table, "start")
    page.goto(f"/table/{table}")
    page.locator(MOVES).first.wait_for()
    board = page.locator(".board").first
    before = board.bounding_box()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="What a senior bot would do")).to_be_visible(timeout=PATIENCE)
    assert board.bounding_box() == before


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (390, 844)])
def test_a_game_begins_with_one_click_above_the_fold(
    browser: Browser, address: str, locale: str, width: int, height: int
) -> None:
    context = browser.new_context(base_url=address, locale=locale, viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto("/")
    play = page.locator(".hero").get_by_role("button", name=re.compile("^(Play now|Jouer)"))
    expect(play).to_be_in_viewport(ratio=1)
    context.close()

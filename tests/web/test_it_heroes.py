"""IT Heroes in a real browser: a deck is built, refused, mended and played; blocks are carried and clicked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from captable.games.it_heroes.rules.state import ItHeroesState
from captable.tables.info import SeatWish
from tests.games.it_heroes.scenes import END, do, scene
from tests.web.conftest import Server
from tests.web.looks import LONG_NAMES, whose
from tests.web.test_play import LOG, MOVES, NEXT, play_until_over, shown, wait_for_news

pytestmark = pytest.mark.browser

LIT = ".arena .spot.lit"
CHOOSER = "div.chooser:popover-open"


def test_a_deck_is_built_refused_mended_and_played_to_the_end(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Decks of IT Heroes").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("0 of 30 cards")

    page.get_by_label("Start from a ready deck").select_option(label="Aggressive")
    page.get_by_label("Name", exact=True).fill("Two Randys")
    expect(verdict).to_contain_text("Legal")
    find_card(page, "randy threat")
    page.get_by_role("button", name="Add Ransomware Randy").click()
    expect(verdict).to_contain_text("31 of 30 cards")
    expect(verdict).to_contain_text("IH-11.1")
    expect(verdict).to_contain_text("IH-11.2")

    page.get_by_role("button", name="Play this deck").click()
    page.get_by_label("Seat 2").select_option(label="Bot: Intern")
    expect(page.get_by_role("radio", name=re.compile("Two Randys"))).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    refused = page.get_by_role("alert").filter(has_text="This deck breaks 2 rules")
    expect(refused).to_contain_text("IH-11.1")
    expect(refused).to_contain_text("IH-11.2")
    expect(page).to_have_url(re.compile("/new/it_heroes"))

    page.get_by_role("link", name="Build a deck").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Two Randys")
    page.locator(".list").get_by_role("button", name="One Ransomware Randy less").click()
    expect(verdict).to_contain_text("Legal")
    page.get_by_role("button", name="Play this deck").click()
    page.get_by_label("Seat 2").select_option(label="Bot: Intern")
    page.get_by_role("button", name="Start the game").click()
    page.locator(NEXT).first.wait_for()
    deck = my_deck(page)
    assert "1 Ransomware Randy" in deck
    assert sum(int(line.split()[0]) for line in deck.split("\n") if line) == 30

    play_until_over(click_on_the_board, page)
    expect(page.locator("section.ending ol").first).to_be_visible()


def test_a_ready_deck_that_is_chosen_before_the_empty_one_was_judged_stays(page: Page) -> None:
    """An answer about an earlier deck must not replace the cards of this one."""
    late: list[Route] = []
    page.route("**/decks/check", lambda route: late.append(route), times=1)
    page.clock.install()
    page.goto("/decks/it_heroes")
    ready = page.get_by_label("Start from a ready deck")
    ready.wait_for()
    page.clock.pause_at("2100-01-01")  # the page waits a little before it asks about a deck that has changed
    ready.select_option(label="Aggressive")
    with page.expect_response("**/decks/check"):
        late[0].continue_()
    page.clock.resume()
    expect(page.locator(".verdict")).to_contain_text("Legal")
    expect(page.locator(".verdict")).to_contain_text("30 of 30 cards")


def find_card(page: Page, words: str) -> None:
    page.get_by_label("Search").fill(words)
    expect(page.locator("section.cards li")).to_have_count(1)


def my_deck(page: Page) -> str:
    table: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return str(table["seat_options"]["deck"])


def click_on_the_board(page: Page) -> None:
    """Play what can be paid for, and answer with the first answer there is."""
    before = shown(page)
    lit = page.locator(LIT)
    if lit.count():
        lit.first.click()
        if page.locator(CHOOSER).count():
            page.locator(f"{CHOOSER} button").first.click()
    else:
        page.locator(".prompt .loose button").first.click()
    wait_for_news(page, before)


def test_a_deck_comes_in_and_goes_out_as_text(page: Page) -> None:
    page.goto("/decks/it_heroes")
    page.get_by_text("Import and export as text").click()
    text = page.locator("textarea")
    text.fill("3 Phil l’Hameçonneur\n2 Nobody\n")
    page.get_by_role("button", name="Use this text").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("3 of 30 cards")
    expect(verdict).to_contain_text("There is no card “Nobody”")
    expect(text).to_have_value("3 Phil l’Hameçonneur\n2 Nobody\n")
    page.locator(".list").get_by_role("button", name="One Phishing Phil less").click()
    expect(text).to_have_value("2 Phishing Phil\n")
    page.reload()
    expect(verdict).to_contain_text("2 of 30 cards")


# -- the board ---------------------------------------------------------------------------------------------------


def besieged() -> ItHeroesState:
    """Two Heroes face Phishing Phil and Karen; something in the hand, so that nothing goes on by itself."""
    heroes = {0: "security_sentinel help_desk_hero+1"}
    state = scene(heroes=heroes, threats={0: "phishing_phil karen_from_accounting"}, hands={0: "data_leak"})
    return do(state, END)


def sit_down(page: Page, server: Server, state: ItHeroesState, opponent: str = "Bob") -> None:
    """Open a table of two people that begins in that position, in the first seat."""
    me = whose(page.context, server.address)

    async def begin() -> str:
        wishes = [SeatWish("person"), SeatWish("person")]
        table = await server.house.create(me, "Ann", "it_heroes", wishes, public=False, position=state.dump())
        await server.house.act(table.id, lambda t, now: t.sit("bob", opponent, None, {}, now))
        await server.house.act(table.id, lambda t, now: t.start(me, now))
        return table.id

    page.goto(f"/table/{server.run(begin())}")
    page.locator(MOVES).first.wait_for()


def place(page: Page, id: str) -> Locator:
    return page.locator(f'.arena [data-place="{id}"]')


def tilt(page: Page, id: str) -> str:
    return str(place(page, id).locator(".card").evaluate("card => card.style.rotate"))


def test_a_hero_is_clicked_and_the_check_is_read_before_the_block_is_made(page: Page, server: Server) -> None:
    sit_down(page, server, besieged())
    expect(place(page, "hero-0-0")).to_contain_text("60 ≥ 55")
    expect(place(page, "hero-0-1")).to_contain_text("33 < 55")
    place(page, "hero-0-0").click()
    expect(page.locator(CHOOSER)).to_contain_text("60 against 55, deflected")
    expect(place(page, "threat-0-0")).to_contain_text("Deflected")
    expect(page.locator(".lane .in-play.hero")).to_have_count(0)
    place(page, "threat-0-0").click()
    expect(page.locator(".lane").first.locator(".in-play.hero")).to_have_count(1)


def test_the_hand_lies_whole_below_the_table_and_nothing_moves_when_it_is_looked_at(page: Page, server: Server) -> None:
    """A press on the board takes the focus from the hand; the click ends where it began all the same."""
    sit_down(page, server, besieged())
    before = page.locator(".hand").bounding_box()
    page.locator(".hand button").focus()
    page.keyboard.press("Escape")  # what explains itself on focus
    assert page.locator(".hand").bounding_box() == before
    assert before
    assert before["y"] + before["height"] <= 720
    press_slowly(page, place(page, "threat-0-0"))
    expect(page.locator(CHOOSER)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768)])
def test_all_of_an_opponent_with_a_long_name_stays_on_their_side(
    page: Page, server: Server, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, server, besieged(), LONG_NAMES[1])
    expect(page.locator(".side.far .heap").first).to_be_visible()
    side, *parts = (place.bounding_box() for place in page.locator(".side.far, .side.far .base > *, .far .heap").all())
    assert side
    assert len(parts) > 4
    for part in parts:
        assert part
        assert part["y"] >= side["y"]
        assert part["y"] + part["height"] <= side["y"] + side["height"]


def press_slowly(page: Page, where: Locator) -> None:
    """Let the page draw itself between the button's way down and up, as it does under a finger."""
    box = where.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_function("() => new Promise(requestAnimationFrame)")
    page.mouse.up()


def test_a_threat_is_clicked_and_offers_everyone_who_may_block_it(page: Page, server: Server) -> None:
    sit_down(page, server, besieged())
    place(page, "threat-0-0").click()
    expect(page.locator(f"{CHOOSER} button")).to_have_text(
        [
            "Leave it unblocked",
            re.compile("Security Sentinel blocks Phishing Phil: 60 against 55, deflected"),
            re.compile("Help Desk Hero blocks Phishing Phil: 33 against 55, takes a hit"),
        ]
    )


def test_a_hero_is_carried_to_the_threat_takes_a_hit_and_tilts(page: Page, server: Server) -> None:
    sit_down(page, server, besieged())
    assert (tilt(page, "hero-0-0"), tilt(page, "hero-0-1")) == ("0deg", "45deg")
    place(page, "hero-0-1").drag_to(place(page, "threat-0-0"))
    expect(page.locator(".lane").first.locator(".in-play.hero")).to_have_count(1)
    place(page, "hero-0-0").drag_to(place(page, "threat-0-1"))  # 60 against 31
    expect(page.locator(LOG)).to_contain_text("Help Desk Hero has 2 of 3 hits")
    assert tilt(page, "hero-0-1") == "90deg"


def test_a_spent_ability_slides_its_card_and_an_empty_pile_is_a_moment_to_see(page: Page, server: Server) -> None:
    heroes = {0: "script_shaman/spent script_shaman"}
    piles = {0: "black_coffee black_coffee"}
    discards = {0: " ".join(["black_coffee"] * 14)}
    state = scene(heroes=heroes, hands={0: "check_the_logs"}, piles=piles, discards=discards)
    sit_down(page, server, state)
    spent, fresh = (place(page, f"hero-0-{i}").locator(".slide") for i in range(2))
    assert spent.evaluate("card => new DOMMatrix(getComputedStyle(card).transform).f") == 8
    inside = "card => card.getBoundingClientRect().bottom <= card.closest('.zone').getBoundingClientRect().bottom"
    assert spent.evaluate(inside)
    assert fresh.evaluate("card => new DOMMatrix(getComputedStyle(card).transform).f") == 0
    expect(page.locator(".health.recycled")).to_have_count(0)
    page.locator(".hand .spot.lit").click()
    expect(page.locator(".show .title")).to_have_text("Recycle")
    expect(page.locator(".health.recycled")).to_have_count(1)

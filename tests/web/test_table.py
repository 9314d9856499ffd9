"""What people do around a game: watch, talk, take back, look back, give up their seat and play again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import Server
from tests.web.looks import BOARDS, begin, play
from tests.web.test_play import LOG, MOVES, click_the_first_move, join, person, table_for

pytestmark = pytest.mark.browser

SEATS = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "intern"}]
COMES_UNDER_THE_MOUSE = """(name, { x, y, width, height }) => {
  name.addEventListener("pointerenter", () => (window.isOverName = true));
  name.style.cssText = `position: fixed; z-index: 9; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  window.scrollBy(0, 40);
}"""


def invite(browser: Browser, address: str) -> list[BrowserContext]:
    """The browsers of Ann, Bob and Eve."""
    guests = [person(browser, address).context for _ in range(3)]
    for guest, name in zip(guests, ("Ann", "Bob", "Eve"), strict=True):
        guest.request.get("/api/me")
        guest.request.put("/api/me", data={"name": name}, headers={"Origin": address})
    return guests


class Party:
    """Ann and Bob at a table with a bot, and Eve who watches."""

    def __init__(self, guests: list[BrowserContext], address: str) -> None:
        self.ann, self.bob, self.watcher = (guest.new_page() for guest in guests)
        self.table = table_for(self.ann, address, SEATS)
        join(self.bob, address, self.table, "join")
        join(self.ann, address, self.table, "start")
        for page in (self.ann, self.bob, self.watcher):
            page.goto(f"/table/{self.table}")
            page.locator(LOG).wait_for()

    def mover(self) -> tuple[Page, Page]:
        """Whose turn it is, and the other person."""
        self.ann.locator(f"{MOVES}, .captable th.turn:not(.you)").first.wait_for()
        while not (self.ann.locator(MOVES).count() or self.bob.locator(MOVES).count()):
            self.ann.wait_for_function("() => new Promise(requestAnimationFrame)")
        return (self.ann, self.bob) if self.ann.locator(MOVES).count() else (self.bob, self.ann)


@pytest.fixture(scope="module")
def guests(browser: Browser, address: str) -> Iterator[list[BrowserContext]]:
    guests = invite(browser, address)
    yield guests
    for guest in guests:
        guest.close()


@pytest.fixture
def party(guests: list[BrowserContext], address: str) -> Iterator[Party]:
    party = Party(guests, address)
    yield party
    for page in (party.ann, party.bob, party.watcher):
        page.close()


def test_a_move_that_showed_something_is_taken_back_when_the_other_agrees(party: Party) -> None:
    mover, other = party.mover()
    mover.locator(".arena [data-place=pile]").click()
    mover.get_by_role("button", name="Ask to undo").click()
    expect(mover.get_by_text("You have asked to take your move back.")).to_be_visible()
    other.get_by_role("dialog").get_by_role("button", name="Agree").click()
    expect(mover.locator(f"{LOG} li.voided").first).to_be_visible()
    expect(mover.locator(".arena [data-place=pile]")).to_have_class(re.compile(r"\blit\b"))


def test_a_secret_choice_is_taken_back_while_nothing_was_shown(guests: list[BrowserContext], address: str) -> None:
    ann, bob = (guest.new_page() for guest in guests[:2])
    table = table_for(ann, address, SEATS[:2], "night_harbour")
    join(bob, address, table, "join")
    join(ann, address, table, "start")
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        page.locator(MOVES).first.wait_for()
    ann.locator(MOVES).nth(0).click()
    expect(bob.locator(LOG)).to_contain_text("Ann has chosen a ship.")
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator(f"{LOG} li.voided")).to_contain_text("You will send out")
    expect(bob.locator(LOG)).to_contain_text("Ann takes the last move back.")
    expect(bob.locator(MOVES)).to_have_count(4)
    chosen = ann.locator(MOVES).nth(1).inner_text().split()[-1]
    ann.locator(MOVES).nth(1).click()
    expect(ann.get_by_role("button", name="Undo")).to_be_visible()
    bob.locator(MOVES).nth(0).click()
    for page in (ann, bob):
        expect(page.locator(LOG)).to_contain_text(f"Ann sends out ship {chosen}.")
    expect(ann.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    for page in (ann, bob):
        page.close()


def test_chat_is_text_and_reaches_everyone(party: Party) -> None:
    party.ann.get_by_role("tab", name="Chat").click()
    party.ann.get_by_label("Write to the table").fill("<b>hello</b>")
    party.ann.keyboard.press("Enter")
    for page in (party.bob, party.watcher):
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("log")).to_contain_text("<b>hello</b>")


def say(page: Page, text: str) -> None:
    page.get_by_label("Write to the table").fill(text)
    page.keyboard.press("Enter")


def mute(page: Page, what: str) -> None:
    """By keyboard alone, as a menu is used."""
    page.get_by_role("button", name="Mute players").focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name=what).press("Enter")


def test_anybody_can_mute_for_themselves_and_the_host_for_everyone(party: Party) -> None:
    for page in (party.ann, party.bob, party.watcher):
        page.get_by_role("tab", name="Chat").click()
    mute(party.bob, "Hide what Ann writes")
    say(party.ann, "hello")
    for page in (party.ann, party.watcher):
        expect(page.get_by_role("log")).to_contain_text("hello")
    say(party.bob, "who is there?")
    expect(party.bob.get_by_role("log")).to_contain_text("who is there?")
    expect(party.bob.get_by_role("log")).not_to_contain_text("hello")
    party.bob.reload()
    party.bob.get_by_role("tab", name="Chat").click()
    mute(party.bob, "Show what Ann writes")
    expect(party.bob.get_by_role("log")).to_contain_text("hello")
    mute(party.ann, "Mute Bob for everyone")
    expect(party.bob.get_by_text("The host has muted you.")).to_be_visible()
    expect(party.bob.get_by_label("Write to the table")).to_have_count(0)
    mute(party.ann, "Let Bob write again")
    expect(party.bob.get_by_label("Write to the table")).to_be_visible()
    expect(party.watcher.get_by_role("button", name="Mute players")).to_be_visible()


def test_the_host_removes_somebody_before_the_game(guests: list[BrowserContext], address: str) -> None:
    ann, bob, _ = (guest.new_page() for guest in guests)
    table = table_for(ann, address, SEATS)
    join(bob, address, table, "join")
    for page in (ann, bob):
        page.goto(f"/table/{table}")
    expect(bob.get_by_role("button", name="Remove")).to_have_count(0)
    ann.get_by_role("button", name="Remove Bob from the table").press("Enter")
    expect(bob.get_by_role("button", name="Sit here").first).to_be_visible()
    bob.get_by_role("button", name="Sit here").first.click()
    expect(bob.get_by_text("The host does not want you at this table.")).to_be_visible()
    for page in (ann, bob):
        page.close()


def test_a_spectator_sees_the_table_and_no_hand(party: Party) -> None:
    expect(party.watcher.get_by_text("You are watching this table.")).to_be_visible()
    expect(party.watcher.locator(".captable")).to_be_visible()
    expect(party.watcher.locator("section.hand, section.moves")).to_have_count(0)


def test_a_line_of_the_log_shows_its_moment_its_card_and_its_rule(party: Party) -> None:
    for _ in range(2):
        click_the_first_move(party.mover()[0])
    page = party.mover()[0]
    page.locator(f"{LOG} .jump").first.click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(page.locator(".arena .spot.lit")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_hidden()
    page.locator(f"{LOG} .name").first.hover()
    expect(page.locator(".explanation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_be_hidden()
    rule = page.locator(f"{LOG} a.clause").first
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()


def test_what_comes_under_a_mouse_that_has_clicked_does_not_explain_itself(browser: Browser, address: str) -> None:
    """Nobody has pointed at it, and it would lie over the next thing to be clicked."""
    guests = invite(browser, address)  # whose clock is stopped
    party = Party(guests, address)
    click_the_first_move(party.mover()[0])
    page = party.mover()[0]
    page.clock.install()
    page.set_viewport_size({"width": 800, "height": 400})
    heading = page.locator(".prompt p")
    heading.click()
    page.locator(f"{LOG} .name").first.evaluate(COMES_UNDER_THE_MOUSE, heading.bounding_box())
    page.wait_for_function("() => window.isOverName")
    page.clock.run_for(1000)
    expect(page.locator(".explanation")).to_be_hidden()
    page.mouse.move(0, 0)
    page.locator(f"{LOG} .name").first.hover(position={"x": 2, "y": 2})
    page.clock.run_for(1000)
    expect(page.locator(".explanation")).to_be_visible()
    page.locator(".explanation .title").click()
    expect(page.locator(".explanation")).to_be_hidden()
    for guest in guests:
        guest.close()


def test_a_bot_sits_in_and_the_person_takes_the_seat_back(party: Party, server: Server) -> None:
    house, table = server.house, party.table
    seat = server.run(house.find(table)).seat_of(str(party.ann.request.get("/api/me").json()["id"]))
    server.run(house.act(table, lambda t, now: t.sit_in(seat, "intern", now)))
    expect(party.ann.get_by_text("A bot is playing for you.")).to_be_visible()
    party.ann.get_by_role("button", name="Take your seat back").click()
    expect(party.ann.get_by_text("A bot is playing for you.")).to_be_hidden()


def test_who_resigns_leaves_the_rest_to_play_on_and_a_rematch_seats_them_again(party: Party) -> None:
    for page in (party.ann, party.bob):
        page.get_by_role("button", name="More about this table").click()
        page.get_by_role("menuitem", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (party.ann, party.bob, party.watcher):
        page.locator("section.ending").wait_for()
    party.ann.get_by_role("button", name="Rematch").click()
    party.bob.get_by_role("button", name="To the rematch").click()
    for page in (party.ann, party.bob):
        expect(page).not_to_have_url(re.compile(party.table))
        page.locator("section.moves").wait_for()


def test_a_replay_opens_at_its_moment_through_its_eyes_and_gives_the_record(
    browser: Browser, address: str, server: Server
) -> None:
    page = person(browser, address)
    me = str(page.request.get("/api/me").json()["id"])
    table = server.run(begin(server.house, me, "startups", BOARDS["startups"]))
    server.run(play(server.house, table, me))
    page.goto(f"/replay/{table}?turn=5&seat=0")
    expect(page.get_by_text("Step 5 of")).to_be_visible()
    expect(page.locator("section.hand")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 6 of")).to_be_visible()
    page.get_by_label("Seen by").select_option("-1")
    expect(page.locator("section.hand")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == "startups"
    page.context.close()


def test_a_replay_is_gone_through_by_keys_and_its_link_opens_at_the_same_step(
    browser: Browser, address: str, server: Server
) -> None:
    page = person(browser, address)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me = str(page.request.get("/api/me").json()["id"])
    table = server.run(begin(server.house, me, "startups", BOARDS["startups"]))
    server.run(play(server.house, table, me))
    page.goto(f"/replay/{table}?turn=5&seat=0")
    step = page.locator(".slider .figures")
    expect(step).to_contain_text("Step 5 of")
    last = step.inner_text().split()[-1]
    for key, there in (("ArrowRight", "6"), ("ArrowLeft", "5"), ("Home", "0"), ("End", last), ("ArrowLeft", "")):
        page.keyboard.press(key)
        expect(step).to_contain_text(f"Step {there or int(last) - 1} of")
    expect(page.locator("section.ending")).to_have_count(0)
    page.keyboard.press(" ")
    expect(step).to_contain_text(f"Step {last} of")
    expect(page.locator("section.ending")).to_be_visible()

    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Copy the link to this step").click()
    expect(page.get_by_text("The link to this step is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = person(browser, address)
    friend.goto(link)
    expect(friend.locator(".slider .figures")).to_contain_text("Step 1 of")
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))
    for one in (page, friend):
        one.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_an_invited_friend_reads_who_asks_and_for_what_and_sits_down(
    browser: Browser, address: str, width: int, height: int
) -> None:
    ann, bob = person(browser, address), person(browser, address)
    ann.request.get("/api/me")
    ann.request.put("/api/me", data={"name": "Ann"}, headers={"Origin": address})
    table = table_for(ann, address, SEATS)
    bob.set_viewport_size({"width": width, "height": height})
    bob.goto(f"/table/{table}")
    expect(bob.get_by_role("heading", name="Ann invites you to play Startups")).to_be_in_viewport()
    expect(bob.get_by_text("seats are taken. A game takes")).to_be_in_viewport()
    expect(bob.get_by_text("Send the link")).to_have_count(0)
    sit = bob.get_by_role("button", name="Sit here")
    expect(sit).to_be_in_viewport()
    sit.click()
    expect(bob.get_by_text("Whoever made the table starts the game.")).to_be_visible()
    for page in (ann, bob):
        page.context.close()


def test_a_table_for_everybody_comes_into_an_open_lobby_and_can_be_joined_while_a_seat_is_free(
    browser: Browser, address: str
) -> None:
    ann, bob = person(browser, address), person(browser, address)
    bob.goto("/")
    bob.locator("h1").wait_for()
    ann.request.get("/api/me")
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "intern"}]
    data = {"game": "startups", "seats": seats, "public": True}
    made = ann.request.post("/api/tables", data=data, headers={"Origin": address})
    assert made.ok, made.text()
    row = bob.locator(f'li:has(a[href="/table/{made.json()["id"]}"])')  # other tests' tables may be open too
    expect(row.get_by_role("link", name="Join")).to_be_visible()
    join(person(browser, address), address, made.json()["id"], "join")
    expect(row.get_by_role("link", name="Join")).to_have_count(0)

"""Two people play Ship It! at once in a real browser, puzzle included: with the mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from captable.games.ship_it.dump import TOKENS
from captable.games.ship_it.rules import ShipItState
from captable.games.ship_it.solver import LOOPING, solve
from captable.tables.info import OptionValues, SeatWish
from tests.web.conftest import PATIENCE, Server
from tests.web.looks import whose

pytestmark = pytest.mark.browser

ROUNDS = 4
SEED = "browser 9"
"""Its first puzzle takes three blocks, one in another, so that a slow machine solves it within the 30 seconds."""
MOST_TRIES = 20
"""The board may change on the way; a place that can't be reached fails and does not hang."""
NAMES = {"move": "Move", "collect": "Collect", "left": "Turn Left", "right": "Turn Right"}


class Hand(Protocol):
    """How a person does things on the board."""

    def press(self, thing: Locator) -> None: ...

    def put(self, engineer: Locator, space: Locator) -> None:
        """An engineer goes to an action space."""

    def choose(self, field: Locator, option: int) -> None:
        """The option with that number in a list."""

    def place(self, block: Locator, gap: Locator) -> None:
        """A block of the palette goes into a gap, where the cursor is not."""


class Mouse:
    def press(self, thing: Locator) -> None:
        thing.click()

    def put(self, engineer: Locator, space: Locator) -> None:
        drag(engineer, space)

    def choose(self, field: Locator, option: int) -> None:
        field.select_option(index=option)

    def place(self, block: Locator, gap: Locator) -> None:
        drag(block, gap)


def drag(thing: Locator, onto: Locator) -> None:
    thing.wait_for()
    onto.evaluate("place => place.scrollIntoView({ block: 'center' })")
    start, end = thing.bounding_box(), onto.bounding_box()
    assert start, thing
    assert end, onto
    mouse = thing.page.mouse
    mouse.move(start["x"] + 12, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + start["height"] / 2 + 12)
    end = onto.bounding_box() or end  # gaps open as soon as something is carried
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()


class Keyboard:
    def press(self, thing: Locator) -> None:
        reach(thing)
        thing.page.keyboard.press("Enter")

    def put(self, engineer: Locator, space: Locator) -> None:
        self.press(engineer)
        self.press(space)

    def choose(self, field: Locator, option: int) -> None:
        reach(field)
        for key in ("Home", *["ArrowDown"] * option):
            field.page.keyboard.press(key)

    def place(self, block: Locator, gap: Locator) -> None:
        self.press(gap)
        expect(gap).to_have_attribute("aria-current", "true")
        self.press(block)


def reach(thing: Locator) -> None:
    """Go there with Tab, and with the arrow keys inside a group."""
    page = thing.page
    thing.wait_for()
    for _ in range(MOST_TRIES):
        keys: list[str] | None = thing.evaluate(WAY)
        if keys == []:
            return
        if keys is None:
            page.locator(".arena").focus()
        for key in keys or []:
            page.keyboard.press(key)
    raise AssertionError(f"{thing} can't be reached by keyboard")


WAY = """thing => {
  const here = document.activeElement;
  if (here === thing) return [];
  const arena = thing.closest(".arena");
  const stops = [...arena.querySelectorAll("button, input, select, a[href], summary, [tabindex='0']")].filter(
    (stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility(),
  );
  const group = thing.matches(".spot") ? thing.closest("[data-group]") : null;
  const spots = group ? [...group.querySelectorAll(".spot")] : [];
  const step = spots.includes(here) ? spots.indexOf(thing) - spots.indexOf(here) : 0;
  if (step) return Array(Math.abs(step)).fill(step > 0 ? "ArrowRight" : "ArrowLeft");
  const stop = stops.indexOf(stops.find((one) => one === thing || spots.includes(one)));
  if (!arena.contains(here)) return null;
  const by = stop - stops.indexOf(here);
  return Array(Math.abs(by)).fill(by > 0 ? "Tab" : "Shift+Tab");
}"""
"""The keys that lead to a thing on the board; none from elsewhere on the page."""


@dataclass
class Game:
    server: Server
    table: str
    pages: list[Page]
    """One for each seat."""

    def state(self) -> ShipItState:
        state = self.server.run(self.server.house.find(self.table)).state
        assert isinstance(state, ShipItState)
        return state


@pytest.fixture
def game(server: Server, browser: Browser) -> Iterator[Game]:
    """Two people in browsers of their own, who found, bid, plan and solve at the same time."""
    house = server.house
    contexts = [browser.new_context(base_url=server.address, reduced_motion="reduce") for _ in range(2)]
    for context in contexts:
        context.set_default_timeout(PATIENCE)
    ann, bob = (whose(context, server.address) for context in contexts)
    options: OptionValues = {"simultaneous": "live"}
    start = house.game("ship_it").new(2, SEED, options).dump()
    table = server.run(house.create(ann, "Ann", "ship_it", [SeatWish("person")] * 2, options, position=start))
    server.run(house.act(table.id, lambda t, now: t.sit(bob, "Bob", None, {}, now)))
    server.run(house.act(table.id, lambda t, now: t.start(ann, now)))
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"/table/{table.id}")
    yield Game(server, table.id, pages)
    for context in contexts:
        context.close()


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()], ids=["mouse", "keyboard"])
def test_two_people_play_a_whole_game_at_once(game: Game, hand: Hand) -> None:
    ann, bob = game.pages
    for page, corporation in ((ann, (0, 0, 1)), (bob, (1, 2, 0))):
        found_a_company(hand, page, corporation)
    for round in range(1, ROUNDS + 1):
        for page in game.pages:
            expect(page.locator(".rounds [aria-current=step]")).to_contain_text(f"Round {round}")
            draft(hand, page, ((0, 1) if page is ann else (2,)) if round == 1 else ())
        if round == 1:
            puzzle(game, hand)
        else:
            for page in game.pages:
                plan(hand, page, "develop" if page is ann else "pay_down")
    for page in game.pages:
        expect(page.locator("section.ending ol")).to_be_visible()
    places = [page.locator("section.ending ol").first.inner_text() for page in game.pages]
    assert places[0] == places[1]
    assert game.state().over()


def found_a_company(hand: Hand, page: Page, corporation: tuple[int, int, int]) -> None:
    for kind, number in zip(("funding", "tech", "product"), corporation, strict=True):
        card = page.locator(f".corporations [data-place={kind}-{number}]")
        hand.press(card)
        expect(page.locator(f".corporations .lit[data-place={kind}-{number}]")).to_have_count(0)


def draft(hand: Hand, page: Page, candidates: tuple[int, ...]) -> None:
    for number in candidates:
        candidate = page.locator(".candidate", has=page.locator(f"[data-place=candidate-{number}]"))
        hand.press(candidate.locator(".spot"))
        hand.press(candidate.locator("form button[type=submit]"))
        expect(candidate.locator(".seal")).to_contain_text("$")
    hand.press(page.locator(".draft").get_by_role("button", name="Send your sealed bids"))
    expect(page.get_by_role("button", name="Send your sealed bids")).to_have_count(0)


def assign(hand: Hand, page: Page, action: str) -> None:
    """The first engineer on the bench is put to work."""
    space = page.locator(f".space[data-place=action-{action}]")
    on_it = space.locator(".engineer")
    before = on_it.count()
    hand.put(page.locator(".bench .engineer .spot.lit").first, space.locator(".head"))
    expect(on_it).to_have_count(before + 1)


def lock(hand: Hand, page: Page) -> None:
    hand.press(page.locator(".bench").get_by_role("button", name="Lock your plan"))
    expect(page.get_by_role("button", name="Lock your plan")).to_have_count(0)


def plan(hand: Hand, page: Page, action: str) -> None:
    page.locator(".bench").wait_for()
    assign(hand, page, action)
    lock(hand, page)


def puzzle(game: Game, hand: Hand) -> None:
    """Both work on the code, and solve the puzzle with the same program."""
    ann, bob = game.pages
    for page in game.pages:
        page.locator(".bench").wait_for()
    assign(hand, ann, "develop")
    expect(bob.locator("[data-place=slot-develop-0]")).to_be_visible()  # a claimed slot is seen at once
    assign(hand, ann, "optimize")
    assign(hand, bob, "optimize")
    expect(bob.locator("[data-place=slot-optimize-0]")).to_have_count(0)  # the rest of a plan is not
    hand.press(ann.locator(".space[data-place=action-optimize] button.ai"))
    expect(ann.locator(".space[data-place=action-optimize] button.ai")).to_have_attribute("aria-pressed", "true")
    for page in game.pages:
        lock(hand, page)
    for page in game.pages:
        hand.press(page.get_by_role("button", name="Open the puzzle").first)
        page.locator(".editor").wait_for()
        build(game, hand, page)
        hand.press(page.locator(".editor footer").get_by_role("button", name="Submit"))
        page.locator(".editor").wait_for(state="detached")
    for page in game.pages:
        expect(page.locator("div.log")).to_contain_text("Ann solved the puzzle")
        expect(page.locator("div.log")).to_contain_text("Bob solved the puzzle")
        report = page.locator("details.told")
        report.locator("summary").click()
        expect(report.locator(".factor").first).to_contain_text("for")
        report.locator("summary").click()
    step_through_the_run(hand, ann)


def build(game: Game, hand: Hand, page: Page) -> None:
    """Block by block; one of them goes in the wrong place first and is taken out again."""
    state = game.state()
    assert state.layout is not None
    program = [TOKENS[token] for token in solve(state.layout, 1, LOOPING).program]
    blocks = page.locator(".program .block")
    here = 0
    for cursor, token in enumerate(program):
        if token == "end":
            continue
        button = palette(hand, page, token)
        if cursor == here:
            hand.press(button)
        else:
            hand.place(button, page.locator(f"[data-place$='-{cursor}'][data-place^=gap]"))
        here = cursor + 1
        expect(blocks).to_have_count(sum(before != "end" for before in program[: cursor + 1]))
    hand.place(palette(hand, page, "move"), page.locator("[data-place$='-0'][data-place^=gap]"))
    expect(blocks).to_have_count(sum(token != "end" for token in program) + 1)
    hand.press(page.get_by_role("button", name="Remove block 1, Move"))
    expect(blocks).to_have_count(sum(token != "end" for token in program))


def palette(hand: Hand, page: Page, token: str) -> Locator:
    """The button of the palette that gives this block."""
    kind, _, turns = token.partition("_")
    shelf = page.locator(".palette")
    if kind == "loop":
        hand.choose(shelf.get_by_label("Which one: Loop"), int(turns) - 2)
        return shelf.get_by_role("button", name=f"Place Loop {turns} times")
    return shelf.get_by_role("button", name=f"Place {NAMES[kind]}")


def step_through_the_run(hand: Hand, page: Page) -> None:
    """The last step of a run that solved the puzzle has taken every coin."""
    coins = page.locator(".solved .token")
    expect(page.locator(".solved .taken")).to_have_count(0)
    on = page.locator(".solved").get_by_role("button", name="One step on")
    steps = int((page.locator(".solved .step").inner_text()).split()[-1])
    reach(on)
    for _ in range(steps):
        page.keyboard.press("Enter")
    expect(page.locator(".solved .taken")).to_have_count(coins.count())

"""Two people play Ship It! at once in a real browser, puzzle included: with the mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from captable.games.ship_it.dump import TOKENS
from captable.games.ship_it.rules.solver import LOOPING, solve
from captable.games.ship_it.rules.state import ShipItState
from captable.tables.info import OptionValues, SeatWish
from tests.games.ship_it.scenes import founded, lock_all, new, planning, play
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

    def program(self, seat: int) -> list[str]:
        return [TOKENS[token] for token in self.state().contest.desks[seat].program]


Seating = Callable[[ShipItState], Game]


@pytest.fixture
def seated(server: Server, browser: Browser) -> Iterator[Seating]:
    """Two people in browsers of their own, at a table that goes on from a position."""
    house = server.house
    contexts = [browser.new_context(base_url=server.address, reduced_motion="reduce") for _ in range(2)]

    def sit(position: ShipItState) -> Game:
        for context in contexts:
            context.set_default_timeout(PATIENCE)
        ann, bob = (whose(context, server.address) for context in contexts)
        options: OptionValues = {"simultaneous": "live" if position.live else "turns"}
        wishes = [SeatWish("person")] * 2
        table = server.run(house.create(ann, "Ann", "ship_it", wishes, options, position=position.dump()))
        server.run(house.act(table.id, lambda t, now: t.sit(bob, "Bob", None, {}, now)))
        server.run(house.act(table.id, lambda t, now: t.start(ann, now)))
        pages = [context.new_page() for context in contexts]
        for page in pages:
            page.goto(f"/table/{table.id}")
        return Game(server, table.id, pages)

    yield sit
    for context in contexts:
        context.close()


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()], ids=["mouse", "keyboard"])
def test_two_people_play_a_whole_game_at_once(seated: Seating, hand: Hand) -> None:
    game = seated(new(2, SEED, live=True))
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


def test_in_turns_a_person_bids_and_plans_when_it_is_their_turn(seated: Seating) -> None:
    """The last round, with one engineer each; Ann has fewer users and comes first (SI-2.1, SI-4.8)."""
    position = founded("vc_heavy ai_first b2b_saas", "vc_heavy", round=4)
    position.start_round()
    ann, bob = seated(position).pages
    hand = Mouse()
    expect(bob.locator(".draft")).to_be_visible()
    expect(bob.get_by_role("button", name="Send your sealed bids")).to_have_count(0)
    draft(hand, ann, ())
    draft(hand, bob, ())
    for page in (ann, bob):
        page.locator(".bench").wait_for()
    expect(bob.locator(".bench .engineer .lit")).to_have_count(0)
    assign(hand, ann, "develop")
    expect(ann.get_by_role("button", name="Lock your plan")).to_have_count(0)  # one change each
    expect(bob.locator("[data-place=slot-develop-0]")).to_be_visible()
    assign(hand, bob, "pay_down")
    lock(hand, ann)
    lock(hand, bob)
    for page in (ann, bob):
        expect(page.locator("section.ending ol")).to_be_visible()


def test_a_button_on_an_action_or_the_bench_does_its_own_work_while_an_engineer_is_picked(seated: Seating) -> None:
    corporations = ("angel_backed ai_first", "angel_backed")
    game = seated(planning({0: ["senior", "junior"], 1: ["junior"]}, *corporations))
    page = game.pages[0]
    bench = page.locator(".bench .engineer .spot")
    develop = page.locator(".space[data-place=action-develop]")
    bench.first.click()
    develop.locator(".head").click()
    expect(develop.locator(".engineer")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    bench.first.click()
    expect(bench.first).to_have_attribute("aria-pressed", "true")
    develop.locator("button.ai").click()
    expect(develop.locator("button.ai")).to_have_attribute("aria-pressed", "true")
    expect(develop.locator(".engineer")).to_have_count(1)
    expect(bench).to_have_count(1)
    develop.locator(".engineer .spot").click()
    expect(develop.locator(".engineer .spot")).to_have_attribute("aria-pressed", "true")
    lock(Mouse(), page)
    state = game.state()
    plan = state.companies[0].plan
    assert (plan.locked, len(plan.steps), plan.augmented, plan.changes) == (1, 1, 1, 2)


def test_blocks_are_shifted_and_removed_by_keyboard_and_carried_elsewhere_by_mouse(seated: Seating) -> None:
    """In the last round, whose clock leaves a slow machine the time."""
    position = planning({0: ["junior"], 1: ["junior"]}, round=4)
    play(position, 0, "assign", engineer=0, action="optimize")
    lock_all(position)
    game = seated(position)
    page = game.pages[0]
    page.get_by_role("button", name="Open the puzzle").first.click()
    page.locator(".editor").wait_for()
    for name in ("Move", "Collect", "Turn Left"):
        page.locator(".palette").get_by_role("button", name=f"Place {name}").click()
        expect_blocks(page, name, at=-1)
    keyboard = page.keyboard
    page.get_by_role("button", name="Remove block 1, Move").focus()
    keyboard.press("Alt+ArrowDown")
    keyboard.press("Alt+ArrowDown")  # before the first has been answered
    expect_blocks(page, "Collect", "Turn Left", "Move")
    expect(page.get_by_role("button", name="Remove block 3, Move")).to_be_focused()
    keyboard.press("Alt+ArrowUp")
    expect_blocks(page, "Collect", "Move", "Turn Left")
    expect(page.get_by_role("button", name="Remove block 2, Move")).to_be_focused()
    page.get_by_role("button", name="Remove block 3, Turn Left").focus()
    keyboard.press("Delete")
    expect_blocks(page, "Collect", "Move")
    expect(page.get_by_role("button", name="Remove block 2, Move")).to_be_focused()
    drag(page.locator(".palette").get_by_role("button", name="Place Loop 2 times"), gap(page, 2))
    expect_blocks(page, "Collect", "Move", "Loop 2 times")
    drag(page.locator(".program .block").nth(0), gap(page, 3))  # into the Loop
    expect_blocks(page, "Move", "Loop 2 times", "Collect")
    expect_program(game, page, "move", "loop_2", "collect", "end")
    drag(page.locator(".program .block").nth(1), gap(page, 0))  # with what is in it
    expect_blocks(page, "Loop 2 times", "Collect", "Move")
    expect_program(game, page, "loop_2", "collect", "end", "move")


def expect_program(game: Game, page: Page, *wanted: str) -> None:
    """The editor shows a block where it will be before the server has moved it."""
    for _ in range(3000):
        if game.program(0) == list(wanted):
            return
        page.wait_for_function("() => new Promise(requestAnimationFrame)")
    assert game.program(0) == list(wanted)


def gap(page: Page, number: int) -> Locator:
    return page.locator(f"[data-place$='-{number}'][data-place^=gap]")


def expect_blocks(page: Page, *names: str, at: int = 0) -> None:
    """The blocks of the program in reading order; `at` -1 asks for the last alone."""
    rows = page.locator(".program .row")
    if at < 0:
        expect(rows.last).to_have_attribute("aria-label", names[0])
        return
    expect(rows).to_have_count(len(names))
    for number, name in enumerate(names):
        expect(rows.nth(number)).to_have_attribute("aria-label", name)


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
        expect(page.locator("div.log")).to_contain_text("Ann solves the puzzle")
        expect(page.locator("div.log")).to_contain_text("Bob solves the puzzle")
        page.get_by_role("button", name="How the round came out").click()
        expect(page.locator(".told .factor").first).to_contain_text("for")
        page.keyboard.press("Escape")
    step_through_the_run(hand, ann)


def build(game: Game, hand: Hand, page: Page) -> None:
    """Block by block; one of them goes in the wrong place first and is taken out again."""
    state = game.state()
    assert state.contest.layout is not None
    program = [TOKENS[token] for token in solve(state.contest.layout, 1, LOOPING).program]
    blocks = page.locator(".program .block")
    here = 0
    for cursor, token in enumerate(program):
        if token == "end":
            continue
        button = palette(hand, page, token)
        if cursor == here:
            hand.press(button)
        else:
            hand.place(button, gap(page, cursor))
        here = cursor + 1
        expect(blocks).to_have_count(sum(before != "end" for before in program[: cursor + 1]))
    hand.place(palette(hand, page, "move"), gap(page, 0))
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
    hand.press(page.get_by_role("button", name="The puzzle of the round before"))
    coins = page.locator(".solved .token")
    expect(page.locator(".solved .taken")).to_have_count(0)
    on = page.locator(".solved").get_by_role("button", name="One step on")
    steps = int((page.locator(".solved .step").inner_text()).split()[-1])
    reach(on)
    for _ in range(steps):
        page.keyboard.press("Enter")
    expect(page.locator(".solved .taken")).to_have_count(coins.count())
    page.keyboard.press("Escape")

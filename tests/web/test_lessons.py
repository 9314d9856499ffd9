"""Every lesson in the browser, to its end: what the coach asks for is done in the list of moves."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from captable import games
from captable.core.lesson import Lesson, LessonWords, lesson_of
from tests.web.conftest import PATIENCE

pytestmark = pytest.mark.browser

COACH = "section.coach"
PICTURES = os.environ.get("CAPTABLE_PICTURES")
"""A folder for a picture of every step, for who wants to look at them."""
SCREENS = {"laptop": (1280, 720), "phone": (390, 844)}
IN_SIGHT = """() => {
  const coach = document.querySelector("section.coach");
  const pointed = [...document.querySelectorAll("[data-pointed]")];
  return pointed.some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, 60) / 2);
    return hit !== null && !coach.contains(hit) && (element.contains(hit) || hit.contains(element));
  });
}"""
"""Whether something that the coach points at is to be seen, and neither the coach nor the prompt lies over it."""
ALL = games.keys()
LESSONS = [key for key in ALL if lesson_of(games.find(key))]


def open_lesson(browser: Browser, address: str, key: str, language: str, screen: str) -> Page:
    """From the card of the game on the landing page to the table of its lesson."""
    width, height = SCREENS[screen]
    context = browser.new_context(
        base_url=address, locale=language, reduced_motion="reduce", viewport={"width": width, "height": height}
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    game = games.find(key)
    page.goto("/")
    card = page.locator("article", has=page.get_by_role("heading", name=game.words(language)(f"{game.prefix}-name")))
    card.get_by_role("button", name="Learn" if language == "en" else "Apprendre").click()
    expect(page.locator(COACH)).to_be_visible()
    return page


def take_step(page: Page, lesson: Lesson, at: int, words: LessonWords) -> None:
    """Do what a step wants, once the coach has come to it."""
    step = lesson.steps[at]
    if step.say:
        first = words.say(lesson.message(step.say, 5)).split("\n")[0].split("{")[0]
        expect(page.locator(f"{COACH} .words")).to_contain_text(plain_start(first))
    if step.point:
        expect(page.locator("[data-pointed]").first).to_be_attached()
    if step.point or step.ask:
        page.wait_for_function(IN_SIGHT)
    if step.ask:
        make_move(page, lesson, lesson.asked[at][0])
    elif not step.move:
        page.locator(f"{COACH} .ways button").first.click()


def make_move(page: Page, lesson: Lesson, move: int) -> None:
    """In the list of moves; a number of a range is entered."""
    form = lesson.game.move_table.structured(move)
    if "amount" not in form:
        page.locator(f".moves [data-move='{move}']").click()
        return
    page.locator(".moves input[type=number]").fill(str(form["amount"]))
    page.locator(".moves form button[type=submit]").click()


def plain_start(text: str) -> str:
    """The words before the first name of a player, which is another one at every table."""
    return text.split("Player ")[0].split("Joueur ")[0].rstrip()


@pytest.mark.parametrize("key", LESSONS)
def test_a_learner_follows_the_coach_to_the_end(browser: Browser, address: str, key: str) -> None:
    usual = "fr laptop" if LESSONS.index(key) % 2 else "en phone"
    language, screen = os.environ.get("CAPTABLE_LESSON", usual).split()
    lesson = lesson_of(games.find(key))
    assert lesson is not None
    words = LessonWords(lesson, language)
    page = open_lesson(browser, address, key, language, screen)
    for at, step in enumerate(lesson.steps):
        if PICTURES and not step.move:
            page.wait_for_timeout(300)
            page.screenshot(path=Path(PICTURES) / f"{key}-{language}-{screen}-{at:02}.png")
        take_step(page, lesson, at, words)
    expect(page.locator(COACH)).to_have_count(0)
    if page.locator("section.ending").count():
        expect(page.locator("section.ending h2").first).to_be_in_viewport()
    page.context.close()


def test_a_lesson_that_was_left_goes_on_where_it_was(browser: Browser, address: str) -> None:
    lesson, words = lesson_and_words("startups", "en")
    page = open_lesson(browser, address, "startups", "en", "laptop")
    for at in range(4):
        take_step(page, lesson, at, words)
    said = page.locator(f"{COACH} .words")
    expect(said).to_contain_text(plain_start(words.say(lesson.message(lesson.steps[4].say, 5)).split("\n")[0]))
    table, there = page.url, page.locator(f"{COACH} header").inner_text()

    page.get_by_role("link", name="Captable, to the lobby").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_text("A lesson")).to_be_visible()
    page.get_by_role("button", name="Learn Startups in a guided game").click()
    expect(page).to_have_url(table)
    expect(page.locator(f"{COACH} header")).to_have_text(there, use_inner_text=True)
    take_step(page, lesson, 4, words)

    page.get_by_role("button", name="Lesson menu").click()
    page.get_by_role("menuitem", name="Start the lesson again").click()
    expect(page).not_to_have_url(table)
    expect(page.locator(f"{COACH} header")).to_contain_text("1 of")

    page.get_by_role("button", name="Lesson menu").click()
    page.get_by_role("menuitem", name="Go on without the coach").click()
    expect(page.locator(COACH)).to_have_count(0)
    expect(page.locator(".moves [data-move]").first).to_be_visible()
    page.context.close()


def test_a_lesson_is_done_by_the_keyboard_alone_and_read_out(browser: Browser, address: str) -> None:
    lesson, words = lesson_and_words("startups", "en")
    page = open_lesson(browser, address, "startups", "en", "laptop")
    page.mouse.move(0, 0)
    said = page.get_by_role("region", name="Lesson").locator("[aria-live=polite]")
    said.evaluate("region => (window.region = region)")
    for at, step in enumerate(lesson.steps):
        if step.move:
            continue
        expect(said).to_contain_text(plain_start(words.say(lesson.message(step.say, 5)).split("\n")[0]))
        expect(said.locator(".asked")).to_have_count(1 if step.ask else 0)
        if at > 0 and not step.ask and not lesson.steps[at - 1].move and not lesson.steps[at - 1].ask:
            expect(page.locator(f"{COACH} .ways button")).to_be_focused()
        tab_to(page, f".moves [data-move='{lesson.asked[at][0]}']" if step.ask else f"{COACH} .ways button")
        assert said.evaluate("region => region === window.region"), "a screen reader hears only regions that stay"
        page.keyboard.press("Enter")
    expect(page.locator(COACH)).to_have_count(0)
    page.context.close()


def lesson_and_words(key: str, language: str) -> tuple[Lesson, LessonWords]:
    lesson = lesson_of(games.find(key))
    assert lesson is not None
    return lesson, LessonWords(lesson, language)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is there; from where it is now, as somebody without a mouse has to."""
    page.locator(wanted).first.wait_for()
    for _ in range(100):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")

"""A finished game looked at again in a real browser: asked for, watched, read, tried again, done as an exercise."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from captable.core.record import encode
from captable.hindsight.review import review
from tests.web.conftest import PATIENCE, Server
from tests.web.looks import begin, play, problems, whose
from tools.samples import Look

pytestmark = pytest.mark.browser

BOARD = Look(players=3, moves=0)
ASK = "Look at the game again"


@pytest.fixture(scope="module")
def ann(browser: Browser, address: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.request.get("/api/me")
    yield context
    context.close()


@pytest.fixture(scope="module")
def table(server: Server, ann: BrowserContext) -> str:
    """A game that Ann has finished, with nothing but random moves."""

    async def finished(me: str) -> str:
        table = await begin(server.house, me, "startups", BOARD)
        await play(server.house, table, me)
        return table

    return server.run(finished(whose(ann, server.address)))


@pytest.fixture
def page(ann: BrowserContext) -> Iterator[Page]:
    page = ann.new_page()
    yield page
    page.close()


def graph(page: Page) -> str:
    return page.get_by_role("slider", name="chance to win").get_attribute("aria-valuetext") or ""


def reviewed(page: Page, table: str) -> None:
    """At the table's ending, the review."""
    page.goto(f"/table/{table}")
    page.get_by_role("tab", name="Review").click()
    slider = page.get_by_role("slider", name="chance to win")
    page.get_by_role("button", name=ASK).or_(slider).first.wait_for()
    if not slider.count():
        page.get_by_role("button", name=ASK).click()
    slider.wait_for()


def test_the_review_of_a_finished_game_leads_from_the_ending_to_the_board(page: Page, table: str) -> None:
    reviewed(page, table)
    slider = page.get_by_role("slider", name="chance to win")
    slider.press("Home")
    assert re.fullmatch(r"Position 0 of \d+: Ann \d+%, .+ \d+%, .+ \d+%", graph(page))
    slider.press("End")
    expect(page.get_by_role("heading", name="The end of the game")).to_be_visible()
    page.get_by_text("The graph as a table").click()
    rows = int(slider.get_attribute("aria-valuemax") or 0) + 1
    expect(page.locator(".review details tbody tr").filter(visible=True)).to_have_count(rows)
    page.get_by_label("All cards open").check()
    expect(page.get_by_text("so it is no advice")).to_be_visible()

    worth = page.locator(".review section", has=page.get_by_role("heading", name="Worth a look"))
    worth.get_by_role("link").first.click()
    told = page.get_by_role("region", name="The position that is shown").get_by_role("heading").inner_text()
    page.get_by_role("link", name="Show it on the board").click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("region", name="The position that is shown").get_by_role("heading")).to_have_text(told)


def test_a_bar_of_chances_follows_the_replay_and_one_tries_again_from_any_step(page: Page, table: str) -> None:
    reviewed(page, table)
    page.goto(f"/replay/{table}?turn=5&seat=-2&tab=review")
    bar = page.get_by_role("img", name=re.compile("Chances, All cards open"))
    before = bar.get_attribute("aria-label") or ""
    page.get_by_role("button", name="To the end").click()
    expect(bar).not_to_have_attribute("aria-label", before)
    page.get_by_role("slider", name="chance to win").press("Home")
    expect(page).to_have_url(re.compile(r"turn=0&seat=-2&tab=review"))
    page.get_by_label("Seen by").select_option(label="Ann")
    expect(page.get_by_role("img", name=re.compile("Chances, As Ann could know"))).to_be_visible()
    page.get_by_role("slider", name="chance to win").press("ArrowRight")
    page.get_by_role("button", name="Try again from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})"))
    expect(page.locator(".log")).to_be_visible()


def test_ones_own_mistakes_are_exercises(page: Page, table: str) -> None:
    reviewed(page, table)
    page.get_by_role("link", name=re.compile("Do better")).click()
    expect(page.get_by_role("heading", name="What would you play?")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Exercise 1 of \d+ · Startups"))).to_be_visible()
    page.locator("[data-move]").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.get_by_role("columnheader", name="As Ann could know")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    page.get_by_role("link", name="See it in the replay").click()
    expect(page.get_by_role("img", name=re.compile("Chances, As Ann could know"))).to_be_visible()


def test_who_has_no_mistakes_is_told_where_they_come_from(browser: Browser, address: str) -> None:
    page = browser.new_context(base_url=address).new_page()
    page.goto("/exercises")
    expect(page.get_by_role("heading", name="There are no exercises yet")).to_be_visible()
    page.context.close()


def test_a_record_from_elsewhere_says_what_command_reviews_it(
    server: Server, page: Page, table: str, tmp_path: Path
) -> None:
    played = server.run(server.house.find(table))
    file, other = tmp_path / "record.json", tmp_path / "other.json"
    file.write_text(encode(played.record), "utf-8")
    found = msgspec.json.encode(review(played.record, played.game, "at a glance", jobs=1))
    (tmp_path / "review.json").write_bytes(found)
    other.write_text(json.dumps(msgspec.json.decode(found) | {"players": 5}), "utf-8")

    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(file)
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_text("captable review record.json --out review.json")).to_be_visible()
    page.get_by_label("Open the review").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("no review of this record")
    page.get_by_label("Open the review").set_input_files(tmp_path / "review.json")
    page.get_by_role("slider", name="chance to win").press("End")
    expect(page.get_by_role("heading", name="The end of the game")).to_be_visible()
    expect(page.get_by_role("button", name="Try again from here")).to_have_count(0)


def test_a_saved_review_opens_beside_its_record(server: Server, page: Page, table: str, tmp_path: Path) -> None:
    reviewed(page, table)
    page.get_by_role("slider", name="chance to win").press("Home")
    chances = graph(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the review").click()
    saved.value.save_as(tmp_path / "review.json")
    file = tmp_path / "record.json"
    file.write_text(encode(server.run(server.house.find(table)).record), "utf-8")
    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(file)
    page.get_by_role("tab", name="Review").click()
    page.get_by_label("Open the review").set_input_files(tmp_path / "review.json")
    page.get_by_role("slider", name="chance to win").press("Home")
    assert graph(page) == chances


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_review_has_no_barrier_and_no_text_that_is_cut_off_or_overlapping(
    browser: Browser, address: str, ann: BrowserContext, page: Page, table: str, locale: str
) -> None:
    reviewed(page, table)
    context = browser.new_context(
        base_url=address, locale=locale, reduced_motion="reduce", storage_state=ann.storage_state()
    )
    context.set_default_timeout(PATIENCE)
    mine = context.new_page()
    wrong = []
    for where in (f"/replay/{table}?turn=9&seat=0&tab=review", "/exercises"):
        mine.goto(where)
        mine.locator(".review [role=slider], .ask h1").first.wait_for()
        wrong += problems(mine)
    context.close()
    assert not wrong, "\n".join(wrong)

"""A tournament in real browsers: organised, joined by its link, played, and read by somebody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import PATIENCE
from tests.web.test_play import click_the_first_move, person, play_until_over

pytestmark = pytest.mark.browser


def called(browser: Browser, address: str, name: str) -> Page:
    page = person(browser, address)
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": name}, headers={"Origin": address})
    return page


def organise(page: Page, title: str, form: str) -> str:
    """A tournament of Nim; gives its link."""
    page.goto("/")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="Organise a tournament").click()
    page.get_by_role("textbox", name="Name").fill(title)
    page.get_by_role("combobox", name="Game").select_option("nim")
    page.get_by_role("radio", name=form).check()
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    return page.get_by_role("textbox", name="Link to the tournament").input_value()


def take_part(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="You are in")).to_be_visible()


def play_own_games(link: str, *pages: Page) -> None:
    """Whoever has a game of this round plays it to its end, and comes back by the button there."""
    playing = []
    for page in pages:
        page.goto(link)
        page.locator("h2").first.wait_for()
        if page.locator(".banner").count():
            page.locator(".banner").get_by_role("link", name="Play").click()
            page.wait_for_url("**/table/*")
            playing.append(page)
    for table in {page.url for page in playing}:
        play_until_over(click_the_first_move, *(page for page in playing if page.url == table))
    for page in playing:
        page.get_by_role("link", name="Back to the tournament").click()
        page.wait_for_url(link)


def test_a_round_robin_is_organised_joined_played_and_read_by_whoever_has_the_link(
    browser: Browser, address: str
) -> None:
    ann, bob = called(browser, address, "Ann"), called(browser, address, "Bob")
    link = organise(ann, "Friday evening", "Round robin")
    expect(ann.get_by_role("button", name="Start the first round")).to_be_disabled()
    take_part(bob, link)
    expect(bob.get_by_role("button", name="Start the first round")).to_have_count(0)
    ann.get_by_role("button", name="Add a bot").click()
    ann.get_by_role("button", name="Start the first round").click()
    for round in (1, 2, 3):
        expect(ann.get_by_text(f"Round {round} of 3")).to_be_visible()
        expect(ann.get_by_text("sits out this round")).to_have_count(round)
        play_own_games(link, ann, bob)
        if round < 3:
            ann.get_by_role("button", name=f"Start round {round + 1}").click()

    french = browser.new_context(base_url=address, locale="fr-FR", reduced_motion="reduce")
    french.set_default_timeout(PATIENCE)
    cleo = french.new_page()
    cleo.goto(link)
    expect(cleo.get_by_role("heading", name="Résultat")).to_be_visible()
    rows = cleo.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    assert sorted(cleo.get_by_role("rowheader").all_inner_texts()) == ["Ann", "Bob", "Junior"]
    expect(cleo.get_by_text("Victoire de").first).to_be_visible()
    cleo.get_by_text("D’où viennent les rangs").click()
    expect(cleo.get_by_text("Une victoire vaut un point")).to_be_visible()
    cleo.get_by_role("link", name="Revoir").first.click()
    cleo.wait_for_url("**/replay/*")
    for page in (ann, bob, cleo):
        page.context.close()


def test_on_a_ladder_somebody_is_challenged_and_who_wins_stands_higher(browser: Browser, address: str) -> None:
    ann, bob = called(browser, address, "Ann"), called(browser, address, "Bob")
    link = organise(ann, "Our ladder", "Ladder")
    take_part(bob, link)
    ann.reload()
    ann.get_by_role("button", name="Open the ladder").click()
    rungs = ann.get_by_role("region", name="The ladder").get_by_role("listitem")
    expect(rungs).to_have_count(2)
    below = ann if "Ann" in rungs.nth(1).inner_text() else bob
    below.reload()
    below.get_by_role("button", name="Challenge").click()
    expect(below.locator(".banner")).to_be_visible()
    play_own_games(link, ann, bob)
    won = ann.get_by_role("region", name="Games").locator(".won").inner_text()
    expect(rungs.first).to_contain_text(won.split("\n")[0])
    for page in (ann, bob):
        page.context.close()


def test_a_link_that_leads_nowhere_says_so(page: Page) -> None:
    page.goto("/tournament/nowhere")
    expect(page.get_by_text("There is no such tournament")).to_be_visible()

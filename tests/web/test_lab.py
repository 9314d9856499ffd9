"""The designers' lab in a real browser: edit cards, play, look, stop, go on, compare, read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from captable.lab.plan import Plan
from captable.lab.report import html
from captable.lab.runner import run_alone
from captable.lab.study import NOTHING, Run

pytestmark = pytest.mark.browser


def test_a_designer_edits_a_card_plays_and_reads_what_it_did(page: Page) -> None:
    page.goto("/lab?game=startups")
    page.get_by_label("Name").fill("As printed")
    games = page.get_by_role("spinbutton", name="Games")
    games.fill("50")
    page.get_by_text("Options, deals and stronger bots").click()
    page.get_by_label("Compare with stronger bots").uncheck()
    page.get_by_role("button", name="Play 50 games").click()
    expect(page.get_by_role("heading", name="As printed")).to_be_visible()
    expect(page.get_by_role("status").get_by_text("Done")).to_be_visible()
    expect(page.get_by_text("50 of 50 games")).to_be_visible()
    expect(page.get_by_text("Wins by seat")).to_be_visible()

    page.get_by_role("link", name="Change something").click()
    page.get_by_label("Name").fill("More giraffes")
    cell = page.get_by_label("giraffe beer copies")
    cell.fill("99")
    cell.press("Tab")
    expect(page.get_by_text("One mistake")).to_be_visible()
    expect(cell).to_have_attribute("aria-invalid", "true")
    expect(cell).to_have_accessible_description(re.compile("can’t be 99: it takes a whole number from 1 to 20"))
    expect(page.get_by_role("button", name="Play 50 games")).to_be_disabled()
    page.get_by_role("button", name=re.compile("giraffe_beer")).click()
    expect(cell).to_be_focused()
    cell.fill("8")
    cell.press("Tab")
    expect(page.get_by_text("This file can be played.")).to_be_visible()
    page.get_by_text("As text").click()
    expect(page.get_by_role("textbox", name="Card file")).to_have_value(re.compile("total = 48"))
    page.get_by_role("button", name="Play 50 games").click()
    expect(page.get_by_role("heading", name="More giraffes")).to_be_visible()
    expect(page.get_by_role("status").get_by_text("Done")).to_be_visible()

    page.get_by_label("Compare with").select_option(label="As printed")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Read the difference").click()
    expect(opened.value.locator("#difference")).to_be_visible()


def test_a_run_is_stopped_goes_on_by_the_keyboard_and_is_deleted(page: Page) -> None:
    page.goto("/lab?game=startups")
    page.get_by_role("spinbutton", name="Games").fill("20000")
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop")
    stop.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").get_by_text("Stopped")).to_be_visible()
    page.get_by_role("button", name="Go on").press("Enter")
    stop.press("Enter")
    expect(page.get_by_role("status").get_by_text("Stopped")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="The designers’ lab")).to_be_visible()


def test_a_run_that_is_gone_is_said(page: Page) -> None:
    page.goto("/lab/nosuchrun")
    expect(page.get_by_role("alert")).to_contain_text("There is no such run")


def test_a_game_of_a_report_is_looked_at_from_its_file(page: Page, tmp_path: Path) -> None:
    findings = run_alone(Run(Plan("it_heroes", 2, 40, ("junior",), "files"), NOTHING))
    report = tmp_path / "report.html"
    report.write_text(html(findings), "utf-8")
    page.goto(report.as_uri())
    with page.expect_download() as saved:
        page.locator("#course a[download]").first.click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)

    page.goto("/lab")
    page.get_by_role("link", name="Look at a record").click()
    chooser = page.get_by_label("Choose a record")
    chooser.set_input_files(report)
    expect(page.get_by_role("alert")).to_contain_text("no record of Captable")
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text("utf-8").replace('"seat":1', '"seat":0'), "utf-8")
    chooser.set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("Entry")
    page.get_by_label("Choose a record").set_input_files(file)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name=re.compile("Junior [12] has won"))).to_be_visible()
    page.get_by_label("Seen by").select_option(label="Junior 2")
    expect(page).to_have_url(re.compile(r"/replay\?turn=\d+&seat=1"))
    page.reload()
    expect(page.get_by_role("button", name="To the beginning")).to_be_visible()

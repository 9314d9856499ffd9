"""The debug panel in a real browser: a game gone through step by step, by whoever writes it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from captable.games import find
from tests.web.conftest import PATIENCE, Server
from tests.web.test_play import MOVES, join, table_for

pytestmark = pytest.mark.browser


class Workshop(Server):
    """One's own machine, where all secrets are shown."""

    @asynccontextmanager
    async def surroundings(self) -> AsyncIterator[dict[str, Any]]:
        yield {"debug": True}


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    server = Workshop(tmp_path_factory.mktemp("workshop"))
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser, workshop: Workshop) -> Iterator[Page]:
    """At a table of Night Harbour, where the other has chosen a ship in secret."""
    address = workshop.address
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"]
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    table = table_for(page, address, [{"kind": "person"}, {"kind": "bot", "bot": "intern"}], "night_harbour")
    join(page, address, table, "start")
    page.goto(f"/table/{table}")
    page.locator(MOVES).first.wait_for()
    yield page
    context.close()


def test_one_steps_through_a_game_and_sees_what_each_seat_sees(page: Page) -> None:
    page.locator(MOVES).first.click()
    page.get_by_text("sends out ship").first.wait_for()
    page.keyboard.press("d")
    panel = page.get_by_role("region", name="Debug panel")
    step, text = panel.locator("output"), panel.get_by_role("textbox")
    expect(step).to_contain_text("/")
    last = step.inner_text().split(" / ")[1]
    panel.get_by_role("button", name="To the beginning").click()
    expect(step).to_have_text(f"0 / {last}")
    assert json.loads(text.input_value())["chosen"] == [-1, -1]
    panel.get_by_role("button", name="One step on").click()
    expect(step).to_have_text(f"1 / {last}")
    expect(panel.get_by_text("move ·")).to_be_visible()
    chosen = json.loads(text.input_value())["chosen"]
    (mover,) = [seat for seat, ship in enumerate(chosen) if ship >= 0]

    panel.get_by_role("tab", name="Views").click()
    seen = {}
    for seat in (0, 1):
        panel.get_by_role("combobox").select_option(value=str(seat))
        seen[seat] = text.input_value()
    assert ["(chosen)" in seen[seat] for seat in (0, 1)] == [seat == mover for seat in (0, 1)]
    panel.get_by_role("tab", name="Events").click()
    assert f"You will send out ship {chosen[mover] + 1}." in text.input_value()
    panel.get_by_role("tab", name="Moves").click()
    assert '{"kind": "sail"' in text.input_value()

    panel.get_by_role("button", name="One step back").click()
    expect(step).to_have_text(f"0 / {last}")
    panel.get_by_role("button", name="Copy the state").click()
    page.get_by_text("The state is copied").wait_for()
    copied = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert find("tests.strangers.night_harbour:GAME").load(copied).dump() == copied
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

"""What a table lets be heard: nothing unless it is wanted, then a few notes when it is your turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PATIENCE
from tests.web.test_play import MOVES, join, table_for

pytestmark = pytest.mark.browser

LISTEN = """
window.notes = 0;
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.notes += 1; return begin.apply(this, when); };
"""


@pytest.mark.parametrize("wanted", [False, True])
def test_a_turn_is_heard_only_where_sounds_were_switched_on(browser: Browser, address: str, wanted: bool) -> None:
    context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto("/settings")
    sounds = page.get_by_role("group", name="Sounds")
    expect(sounds.get_by_role("radio", name="Off")).to_be_checked()
    if wanted:
        sounds.get_by_role("radio", name="On").check()
        page.wait_for_function("() => window.notes > 0")  # so that one hears what was chosen
    table = table_for(page, address, [{"kind": "person"}, *[{"kind": "bot", "bot": "intern"}] * 2])
    join(page, address, table, "start")
    page.goto(f"/table/{table}")
    for _ in range(2):  # a whole turn, and the next one comes
        page.locator(MOVES).first.wait_for()
        before = page.locator(".table").get_attribute("data-revision")
        page.locator(MOVES).first.click()
        page.wait_for_function("before => document.querySelector('.table').dataset.revision !== before", arg=before)
    page.locator(MOVES).first.wait_for()
    assert (page.evaluate("window.notes") > 0) == wanted
    context.close()

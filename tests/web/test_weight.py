"""The first load is light: people on a phone's connection play too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from bench.browser import LIMIT, weigh

pytestmark = pytest.mark.browser


def test_the_first_load_of_the_lobby_and_of_a_table_stays_within_its_limit_of_script(
    browser: Browser, page: Page, address: str
) -> None:
    lobby = weigh(page, address)
    assert 10_000 < lobby < LIMIT * 1000
    page.request.get("/api/me")
    answer = page.request.post("/api/play", data={"game": "startups"}, headers={"Origin": address})
    cold = browser.new_page()  # with nothing in its cache
    assert lobby < weigh(cold, f"{address}/table/{answer.json()['id']}") < LIMIT * 1000
    cold.close()

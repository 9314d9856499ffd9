"""Every page can be read by everyone: in both languages and themes, on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import PATIENCE, Server
from tests.web.looks import PAGES, illegible, problems, set_the_tables, whose

pytestmark = pytest.mark.browser

LANGUAGES = ("en-GB", "fr-FR")


@pytest.fixture(scope="module")
def ann(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Whose tables they are."""
    context = browser.new_context(base_url=address)
    context.request.get("/api/me")  # brings the cookie
    yield context
    context.close()


@pytest.fixture(scope="module")
def addresses(server: Server, ann: BrowserContext) -> dict[str, str]:
    """The addresses of all pages by name."""
    return server.run(set_the_tables(server.house, whose(ann, server.address)))


@pytest.fixture(scope="module", params=LANGUAGES)
def anns_page(request: pytest.FixtureRequest, browser: Browser, address: str, ann: BrowserContext) -> Iterator[Page]:
    locale = request.param
    context = browser.new_context(
        base_url=address,
        locale=locale,
        reduced_motion="reduce",
        storage_state=ann.storage_state(),
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    yield page
    context.close()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_barrier_and_no_text_that_is_cut_off_or_overlapping(
    anns_page: Page, addresses: dict[str, str], name: str
) -> None:
    anns_page.goto(addresses[name])
    anns_page.locator("h1").first.wait_for()
    anns_page.wait_for_load_state("networkidle")
    wrong = problems(anns_page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("broken", "found"),
    [
        ("display: block; width: 3rem; overflow: hidden; white-space: nowrap", "is cut off by"),
        ("display: block; height: 0.4rem; overflow: hidden", "is cut off by"),
        ("display: block; width: 3rem; border: 1px solid; white-space: nowrap", "spills out of"),
        ("position: relative; top: 2.5rem", "overlap"),
        ("display: block; width: 200vw; white-space: nowrap", "scrolls sideways"),
    ],
)
def test_text_that_can_not_be_read_is_found(page: Page, broken: str, found: str) -> None:
    page.goto("/no/such/page")
    page.locator("h1").wait_for()
    assert illegible(page) == []
    page.locator("h1").evaluate("(heading, style) => (heading.style.cssText = style)", broken)
    assert any(found in problem for problem in illegible(page))


@pytest.mark.parametrize(("theme", "colours"), [("light", "#fff, #fff"), ("dark", "#000, #000")])
def test_a_text_that_can_not_be_told_from_its_background_is_found_in_its_theme(
    page: Page, theme: str, colours: str
) -> None:
    page.goto("/no/such/page")
    page.locator("h1").evaluate("(heading, colours) => (heading.style.color = `light-dark(${colours})`)", colours)
    assert {problem.split(": ")[1] for problem in problems(page) if theme in problem} == {"color-contrast"}

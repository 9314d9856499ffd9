"""Captable as an app: it can be installed, and what was opened is there while the server is not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.clients import Client, play_on
from tests.web.conftest import PATIENCE, Server

pytestmark = pytest.mark.browser

KEPT = """async (paths) => {
  const isKept = async (path) => Boolean(await caches.match(path, { ignoreSearch: true, ignoreVary: true }));
  while (!(await Promise.all(paths.map(isKept))).every(Boolean)) await new Promise(requestAnimationFrame);
}"""


@pytest.fixture
def away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may stop."""
    server = Server(tmp_path_factory.mktemp("away"))
    yield server
    server.stop()


@pytest.fixture
def context(browser: Browser, away: Server) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=away.address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


async def finished_game(server: Server) -> str:
    """Of somebody called Zoe, against bots."""
    zoe = await (await Client(server.running.address).arrive("Zoe")).connect()
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    table = str((await zoe.post("/api/tables", {"game": "startups", "seats": seats}))["id"])
    await zoe.post(f"/api/tables/{table}/start")
    await zoe.follow(table)
    await play_on(zoe, table)
    await zoe.leave()
    return table


def opened_once(context: BrowserContext, first: str = "/") -> Page:
    """A first visit, from which the worker has all that each page needs."""
    page = context.new_page()
    page.goto(first)
    games = page.request.get("/api/games").json()
    page.evaluate(KEPT, ["/api/games", *(f"/api/games/{game['key']}/texts/en" for game in games)])
    return page


def test_what_was_opened_is_there_while_the_server_is_away(context: BrowserContext, away: Server) -> None:
    table = away.run(finished_game(away))
    page = opened_once(context)
    page.goto("/rules/startups")
    expect(page.get_by_role("heading", name="Startups").first).to_be_visible()
    page.goto("/practice/ship_it?kind=1&number=abc")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    replay = f"/api/tables/{table}/replay"
    page.evaluate(KEPT, [replay, f"{replay}/views", "/api/games/startups/rules/en", "/api/games/ship_it/practice"])
    last = page.get_by_role("slider").get_attribute("max")
    away.stop()

    page.goto("/")
    expect(page.get_by_role("heading", name="Available offline")).to_be_visible()
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.get_by_text("Tables need a connection")).to_be_visible()
    page.get_by_role("link", name="Startups with Zoe").click()
    page.get_by_role("slider").fill(str(last))
    expect(page.locator(".arena")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Ship It!: exercise").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()
    page.goto("/rules/startups#SU-1.3")
    expect(page.get_by_text("SU-1.3").first).to_be_visible()


def test_what_was_never_opened_says_that_the_server_is_away(context: BrowserContext, away: Server) -> None:
    page = opened_once(context)
    away.stop()
    page.goto("/rules/it_heroes")
    expect(page.get_by_text("The server can’t be reached just now.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Nothing is available offline yet")).to_be_visible()
    expect(page.locator("article").first).to_be_visible()


def test_who_came_by_a_link_to_the_rules_finds_them_by_name_in_the_lobby(context: BrowserContext, away: Server) -> None:
    page = opened_once(context, "/rules/startups")
    page.evaluate(KEPT, ["/api/games/startups/rules/en"])
    away.stop()
    page.goto("/")
    kept = page.get_by_role("region", name="Available offline")
    expect(kept.get_by_role("link", name="Startups")).to_be_visible()


def test_somebody_else_on_the_same_device_finds_nothing_of_what_was_opened(
    context: BrowserContext, away: Server
) -> None:
    page = opened_once(context)
    page.goto("/rules/startups")
    page.evaluate(KEPT, ["/api/games/startups/rules/en"])
    context.clear_cookies()
    page.goto("/settings")
    page.wait_for_function("() => localStorage.getItem('captable-opened-by')")
    page.evaluate("""async () => {
      while (await caches.match("/api/games/startups/rules/en", { ignoreVary: true }))
        await new Promise(requestAnimationFrame);
    }""")


def test_a_browser_finds_nothing_that_keeps_it_from_installing_the_app(context: BrowserContext) -> None:
    page = opened_once(context)
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/app.webmanifest")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []

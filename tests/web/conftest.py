"""A real server on loopback, and Debian's Chromium to look at it with."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.clients import quick, running

PATIENCE = 60_000
"""Milliseconds after which a test gives up waiting for the page."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    executable = shutil.which("chromium") or shutil.which("chromium-browser")
    assert executable, "there is no Chromium: make browser-test installs one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with bots that answer at once is found; it runs in a thread of its own."""
    started = threading.Event()
    found: list[str] = []
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve(folder: Path) -> None:
        async with running(quick(folder, games=("tests.strangers.nim:GAME",))) as server:
            found.append(f"http://{server.address}")
            started.set()
            await stop.wait()

    thread = threading.Thread(
        target=lambda: loop.run_until_complete(serve(tmp_path_factory.mktemp("data"))), daemon=True
    )
    thread.start()
    assert started.wait(60), "the server did not start"
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(60)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    yield page
    context.close()

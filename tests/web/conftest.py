"""A real server on loopback, and Debian's Chromium to look at it with."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from captable.server.settings import LabSettings
from tests.server.clients import AT_ONCE, Running, quick, running
from tools.chromium import launch

T = TypeVar("T")

PATIENCE = 60_000
"""Milliseconds after which a test gives up waiting for the page."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Server:
    """A server with bots that answer at once, in a thread of its own."""

    running: Running

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._started: Future[Running] = Future()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._serve(folder)), daemon=True)
        self._thread.start()
        self.running = self._started.result(60)
        self.address = f"http://{self.running.address}"
        self.house = self.running.office.house

    async def _serve(self, folder: Path) -> None:
        # Nobody is absent here, however long the browser looks at other tables.
        tables = replace(AT_ONCE, away=24 * 3600 * 1000)
        strangers = tuple(f"tests.strangers.{game}:GAME" for game in ("nim", "pitch_night", "night_harbour"))
        lab = LabSettings(jobs=1, nice=0)
        async with AsyncExitStack() as stack:
            more = await stack.enter_async_context(self.surroundings())
            settings = quick(folder, games=strangers, tables=tables, lab=lab, **more)
            self._started.set_result(await stack.enter_async_context(running(settings)))
            await self._stop.wait()

    @asynccontextmanager
    async def surroundings(self) -> AsyncIterator[dict[str, Any]]:
        """What is there beside it, and the settings that name it."""
        yield {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something where the server runs, past its pages."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(60)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    return server.address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    yield page
    context.close()

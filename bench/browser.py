"""How the browser fares: what it loads first, and whether a whole game keeps it from answering.

`python -m bench.browser [GAME ...]` plays a game of each (Startups unless others are named) in Chromium, with all its
motion, by clicking what is lit, and prints the script that the lobby and the table load (kB, gzip) and the long tasks:
those that hold the page up for more than 50 ms. A long task that is over before the first move is possible belongs
to loading, and is shown apart.

There is no such check among the tests: a figure in milliseconds says as much about the machine as about the page.
"""

from __future__ import annotations

import gzip
import json
import sys
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tools.chromium import launch
from tools.screenshots import ask, new_context, running_server

LONG = 50
"""Milliseconds after which a task is long, as the browsers define it."""
LIMIT = 150
"""kB of script that the first load may take."""
PLAY = """async () => {
  for (let moves = 0; !document.querySelector(".ending"); ) {
    const lit = [...document.querySelectorAll("[data-move]")];
    if (lit.length) lit[moves++ % lit.length].click();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}"""


@dataclass
class Seen:
    lobby: int
    table: int
    loading: list[float]
    playing: list[float]
    """Milliseconds of the page's own time, task by task, the longest first."""


def weigh(page: Page, address: str) -> int:
    """What the first load of an address takes: bytes of script, each file compressed by gzip."""
    scripts: list[Response] = []
    page.on(
        "response", lambda response: scripts.append(response) if response.request.resource_type == "script" else None
    )
    page.goto(address)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(script.body())) for script in scripts)


def measure(browser: Browser, address: str, game: str) -> Seen:
    context = new_context(browser, 1280, "light", "en")
    lobby = weigh(context.new_page(), address)
    table = ask(context, address, "POST", "/api/play", {"game": game})["id"]
    fresh = new_context(browser, 1280, "light", "en", context.storage_state())
    weight = weigh(fresh.new_page(), f"{address}/table/{table}")
    fresh.close()
    moving = browser.new_context(storage_state=context.storage_state(), reduced_motion="no-preference")
    page = moving.new_page()
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    page.goto(f"{address}/table/{table}")
    page.locator("[data-move]").first.wait_for()
    loading = tasks(browser.stop_tracing())
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    page.evaluate(PLAY)
    playing = tasks(browser.stop_tracing())
    moving.close()
    context.close()
    return Seen(lobby, weight, loading, playing)


def tasks(trace: bytes) -> list[float]:
    """How long the tasks of the page's main thread ran, the longest first.

    The processor's time counts, not the clock's: on a busy machine the page waits too, through no fault of its own.
    """
    events = json.loads(trace)["traceEvents"]
    main = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
    found = [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in main and "tdur" in event
    ]
    return sorted(found, reverse=True)


def show(name: str, tasks: list[float]) -> None:
    long = sum(task > LONG for task in tasks)
    print(f"  {name}: {long} of {len(tasks)} tasks take more than {LONG} ms, the longest {tasks[0]:.0f} ms")


def main() -> None:
    with running_server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in sys.argv[1:] or ["startups"]:
            seen = measure(browser, address, game)
            print(game)
            print(f"  script: lobby {seen.lobby / 1000:.0f} kB, table {seen.table / 1000:.0f} kB of {LIMIT} kB, gzip")
            show("loading", seen.loading)
            show("playing", seen.playing)
        browser.close()


if __name__ == "__main__":
    main()

"""Pictures of every page at phone and desktop width, light and dark, for people to look at.

They go to build/screenshots; the one that the README shows also goes to docs/pictures. A real server runs for it, with
quick bots and a table in every state.
"""

from __future__ import annotations

import argparse
import shutil
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from captable.server.run import listen, make_server
from captable.server.settings import ServerSettings
from captable.tables.settings import Settings
from captable.tables.thinking import think_here
from tools.chromium import launch

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "build" / "screenshots"
FOR_README = "table-1280-light-en.png"
SCREENS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
FIT_THE_SCREEN = ("table",)
"""Of the other pages the whole length is shown."""
PLAY = """async (moves) => {
  for (let made = 0; made < moves && !document.querySelector(".ending");) {
    const lit = [...document.querySelectorAll("[data-move]")];
    if (lit.length > 0) lit[made++ % lit.length].click();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}"""


def main() -> None:
    wanted = arguments()
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    with running_server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        pages, state = set_the_tables(browser, address)
        pages = {name: path for name, path in pages.items() if not wanted.page or name in wanted.page}
        for width in wanted.width:
            for theme in THEMES:
                for language in wanted.language:
                    context = new_context(browser, width, theme, language, state)
                    take(context.new_page(), address, pages, f"{width}-{theme}-{language}")
                    context.close()
        browser.close()
    if (PICTURES / FOR_README).exists():
        shutil.copy(PICTURES / FOR_README, ROOT / "docs" / "pictures" / "table.png")
    print(f"{len(list(PICTURES.iterdir()))} pictures are in {PICTURES.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--page", nargs="*", help="only these pages: lobby, table, rules, …")
    parser.add_argument("--width", nargs="*", type=int, choices=SCREENS, default=[360, 1280])
    parser.add_argument("--language", nargs="*", choices=LOCALES, default=["en"])
    return parser.parse_args()


@contextmanager
def running_server() -> Iterator[str]:
    """A server on loopback with a data folder of its own; gives its address."""
    with TemporaryDirectory(prefix="captable-") as data:
        listening = listen("127.0.0.1", 0)
        made: Queue[uvicorn.Server] = Queue()

        def run() -> None:  # made where it runs: its store belongs to the thread that opened it
            server = make_server(ServerSettings(Path(data), tables=Settings(bot_pause=20), think=think_here))
            made.put(server)
            server.run(sockets=[listening])

        thread = threading.Thread(target=run)
        thread.start()
        server = made.get()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def set_the_tables(browser: Browser, address: str) -> tuple[dict[str, str], StorageState]:
    """Tables in every state; gives the pages' addresses, and who may see them."""
    friend = browser.new_context()
    ask(friend, address, "PUT", "/api/me", {"name": "Benoît"})
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "junior"}, {"kind": "person"}]
    open_table = {"game": "startups", "seats": seats, "clock": 60, "public": True}
    ask(friend, address, "POST", "/api/tables", open_table)

    context = new_context(browser, 1280, "light", "en")
    page = context.new_page()
    page.goto(address)
    ask(context, address, "PUT", "/api/me", {"name": "Ann"})
    waiting = ask(context, address, "POST", "/api/tables", open_table | {"public": False})["id"]
    ask(friend, address, "POST", f"/api/tables/{waiting}/join", {})
    running, over = (
        ask(context, address, "POST", "/api/play", {"game": "startups", "players": 4, "bot": "junior"})["id"]
        for _ in range(2)
    )
    for table, moves in ((running, 13), (over, 1000)):
        page.goto(f"{address}/table/{table}")
        page.evaluate(PLAY, moves)
    page.wait_for_selector(".ending")
    state = context.storage_state()
    state["origins"] = []  # who it is, without the language that this page was read in
    context.close()
    friend.close()
    pages = {
        "lobby": "/",
        "new-table": "/new/startups",
        "waiting-room": f"/table/{waiting}",
        "table": f"/table/{running}",
        "ending": f"/table/{over}",
        "replay": f"/replay/{over}?turn=20",
        "rules": "/rules/startups",
        "settings": "/settings",
        "missing": "/no/such/page",
    }
    return pages, state


def ask(context: BrowserContext, address: str, method: str, path: str, body: Mapping[str, object]) -> dict[str, Any]:
    """A request to the API as the person whose browser it is."""
    context.request.get(f"{address}/api/me")  # brings the cookie
    answer = context.request.fetch(address + path, method=method, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def new_context(
    browser: Browser, width: int, theme: str, language: str, state: StorageState | None = None
) -> BrowserContext:
    return browser.new_context(
        viewport={"width": width, "height": SCREENS[width]},
        color_scheme="dark" if theme == "dark" else "light",
        locale=LOCALES[language],
        reduced_motion="reduce",
        storage_state=state,
    )


def take(page: Page, address: str, pages: Mapping[str, str], ending: str) -> None:
    for name, path in pages.items():
        page.goto(address + path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=PICTURES / f"{name}-{ending}.png", full_page=name not in FIT_THE_SCREEN)


if __name__ == "__main__":
    main()

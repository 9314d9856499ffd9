"""Your turn reaches a browser: its real service worker, a push service, a mail server and a feed, all on loopback.

What Chromium does not do without its maker's servers is the subscription, which is made in its place; what it is then
sent arrives at a real push service, is decrypted, and is handed to the worker as the browser would hand it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

from tests.server.clients import Client
from tests.server.push_service import PushService, SomeBrowser, push_service
from tests.server.test_devices import Watch
from tests.server.test_mail import SITE, MailServer, link_in, mail_server
from tests.web.conftest import PATIENCE, Server
from tests.web.test_play import join, table_for

pytestmark = pytest.mark.browser

SUBSCRIBED = """([endpoint, keys]) => {
  const make = () => ({
    endpoint,
    options: { applicationServerKey: null },
    unsubscribe: async () => { sessionStorage.removeItem("subscribed"); return true },
    toJSON: () => ({ endpoint, keys }),
  });
  PushManager.prototype.subscribe = async (options) => {
    sessionStorage.setItem("subscribed", JSON.stringify(options));
    return make();
  };
  PushManager.prototype.getSubscription = async () => sessionStorage.getItem("subscribed") ? make() : null;
}"""


class ServerWithPost(Server):
    """Beside it a push service and a mail server, and a watch that stands still."""

    pushes: PushService
    letters: MailServer

    @asynccontextmanager
    async def surroundings(self) -> AsyncIterator[dict[str, Any]]:
        self.watch = Watch()
        async with push_service() as self.pushes, mail_server() as (self.letters, mail):
            yield {"push_services": (self.pushes.address,), "mail": mail, "origins": (SITE,), "now": self.watch}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithPost]:
    server = ServerWithPost(tmp_path_factory.mktemp("post"))
    yield server
    server.stop()


@pytest.fixture
def receiver(server: ServerWithPost) -> SomeBrowser:
    """What decrypts in the browser's place."""
    server.pushes.sent.clear()
    server.letters.letters.clear()
    return server.pushes.browser()


@pytest.fixture
def context(browser: Browser, server: ServerWithPost, receiver: SomeBrowser) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", timezone_id="Europe/Paris")
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"], origin=server.address)
    arguments = json.dumps([receiver.subscription["endpoint"], receiver.keys])
    context.add_init_script(f"({SUBSCRIBED})({arguments})")
    yield context
    context.close()


@pytest.fixture
def ann(context: BrowserContext, server: ServerWithPost) -> Page:
    page = context.new_page()
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": "Annabelle"}, headers={"Origin": server.address})
    page.goto("/settings#reach")
    expect(page.get_by_role("heading", name="Turn notifications")).to_be_visible()
    return page


def worker_of(context: BrowserContext) -> Worker:
    return context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")


def pushed(server: ServerWithPost, receiver: SomeBrowser, page: Page, count: int = 1) -> str:
    """What the push service was sent last, handed to the worker."""
    sent = server.run(server.pushes.until(count))[-1]
    plain = receiver.decrypt(sent.body).decode()
    found: list[str] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_function("() => new Promise(requestAnimationFrame)")
    message = {"origin": server.address, "registrationId": found[-1], "data": plain}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    return plain


SHOWN = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map((one) => ({
  title: one.title, body: one.body, tag: one.tag, lang: one.lang, actions: one.actions.map(({ title }) => title),
})))"""


def until(page: Page, promise: str) -> None:
    page.evaluate(f"async () => {{ while (!await ({promise})) await new Promise(requestAnimationFrame) }}")


def notices(page: Page) -> list[dict[str, Any]]:
    until(page, f"({SHOWN})().then((all) => all.length > 0)")
    shown = page.evaluate(SHOWN)
    assert isinstance(shown, list)
    return shown


def click(worker: Worker, action: str = "") -> list[str]:
    """Click the notice in the worker's own eyes; a browser opens windows for a real finger only, so they are noted."""
    opened = worker.evaluate(
        """async (action) => {
          const opened = [];
          const open = clients.openWindow;
          clients.openWindow = async (url) => void opened.push(url);
          const [notification] = await registration.getNotifications();
          const work = [];
          const event = new NotificationEvent("notificationclick", { notification, action });
          event.waitUntil = (done) => void work.push(done);
          dispatchEvent(event);
          await Promise.all(work);
          clients.openWindow = open;
          return opened;
        }""",
        action,
    )
    assert isinstance(opened, list)
    return opened


def left_to_ann(page: Page, server: ServerWithPost) -> str:
    """A table of days, at which Bob has played until it is the turn of Ann, who is not there, and some time passes."""
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}]
    table = table_for(page, server.address, seats, clock=24 * 3600)
    bob = server.run(Client(server.running.address).arrive("Bob"))
    server.run(bob.post(f"/api/tables/{table}/join", {}))
    join(page, server.address, table, "start")
    server.run(play_until_ann(server, bob, table))
    return table


async def play_until_ann(server: ServerWithPost, bob: Client, table: str) -> None:
    await bob.connect()
    await bob.follow(table)
    while (await server.house.find(table)).to_move() != [0]:
        if bob.choices(table):
            revision, move = bob.revisions[table], bob.choices(table)[0]
            await bob.wish("move", table, f"m{revision}", revision=revision, move=move)
        await asyncio.sleep(0)
    await bob.leave()
    while not any(name.startswith("tell 0") for name in server.house._places[table].due or {}):
        await asyncio.sleep(0.001)  # until the server knows whom it waits for
    server.watch.time += server.running.office.settings.tables.told_after
    server.house.work_changed()


def no_quiet_hours(page: Page) -> None:
    """The watch stands still at some hour, and that may be one of the night."""
    page.get_by_role("checkbox", name="Quiet at night").uncheck()
    expect(page.get_by_role("checkbox", name="Quiet at night")).not_to_be_checked()


def allow(page: Page) -> None:
    page.get_by_role("button", name="Allow on this device").click()
    expect(page.get_by_text("This browser tells you when it is your turn")).to_be_visible()


def test_a_browser_that_was_allowed_shows_that_it_is_your_turn_and_a_click_opens_the_table(
    ann: Page, server: ServerWithPost, receiver: SomeBrowser
) -> None:
    allow(ann)
    no_quiet_hours(ann)
    table = left_to_ann(ann, server)
    pushed(server, receiver, ann)
    [notice] = notices(ann)
    assert notice["title"] == "Your turn at Startups"
    assert "Bob" in notice["body"]
    assert (notice["tag"], notice["lang"], notice["actions"]) == (f"/table/{table}", "en", ["Turn these off"])
    assert click(worker_of(ann.context)) == [f"/table/{table}"]
    assert ann.evaluate(SHOWN) == []
    ann.reload()
    expect(ann.get_by_text("One so far")).to_be_visible()


def test_the_button_of_a_notice_stops_them_with_no_page_in_between(
    ann: Page, server: ServerWithPost, receiver: SomeBrowser
) -> None:
    allow(ann)
    ann.get_by_role("button", name="Send a test").click()
    pushed(server, receiver, ann)
    [notice] = notices(ann)
    assert notice["title"] == "It works"
    assert click(worker_of(ann.context), "stop") == []
    ann.reload()
    expect(ann.get_by_label("Notifications on your devices")).to_have_value("off")
    expect(ann.get_by_text("All notifications are off.")).to_be_visible()


def test_a_notice_that_can_not_be_stopped_just_then_leads_to_the_page_that_does(
    ann: Page, server: ServerWithPost, receiver: SomeBrowser
) -> None:
    allow(ann)
    ann.get_by_role("button", name="Send a test").click()
    stop = json.loads(pushed(server, receiver, ann))["stop"]
    notices(ann)
    worker = worker_of(ann.context)
    worker.evaluate("() => { globalThis.fetch = () => Promise.reject(new TypeError('no network')) }")
    [opened] = click(worker, "stop")
    assert opened == f"/stop#{stop}"
    ann.goto(opened)
    expect(ann).to_have_url(f"{server.address}/stop")
    ann.get_by_role("button", name="Turn them off").click()
    expect(ann.get_by_role("status").get_by_text("Your devices no longer show notifications.")).to_be_visible()


def test_a_browser_that_changes_its_subscription_tells_the_server_by_itself(
    ann: Page, server: ServerWithPost, receiver: SomeBrowser
) -> None:
    allow(ann)
    other = server.pushes.browser("another")
    worker_of(ann.context).evaluate(
        """async ([endpoint, keys]) => {
          PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) });
          const work = [];
          const event = new ExtendableEvent("pushsubscriptionchange");
          event.waitUntil = (done) => void work.push(done);
          dispatchEvent(event);
          await Promise.all(work);
        }""",
        [other.subscription["endpoint"], other.keys],
    )
    ann.request.post("/api/me/push/try", headers={"Origin": server.address})
    sent = server.run(server.pushes.until(1))[-1]
    assert sent.path == "/push/another"
    assert "Annabelle" in other.decrypt(sent.body).decode()


NEVER_INSTALLED = "navigator.serviceWorker.register = async () => undefined"
"""As where a browser, or what people put into it, wants no worker."""
FAILS = "addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('no room'))))"


@pytest.mark.parametrize("broken", ["no worker is wanted", "the worker can't be installed"])
def test_a_browser_without_a_worker_says_so_and_offers_the_other_ways(
    browser: Browser, server: ServerWithPost, broken: str
) -> None:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    if broken == "no worker is wanted":
        context.add_init_script(NEVER_INSTALLED)
    else:
        context.route("**/worker.js", lambda route: route.fulfill(body=FAILS, content_type="text/javascript"))
    page = context.new_page()
    page.goto("/settings#reach")
    expect(page.get_by_text("This browser can’t show notifications")).to_be_visible()
    expect(page.get_by_label("Your address")).to_be_visible()
    context.close()


def test_who_takes_a_browser_back_is_not_told_there(ann: Page, server: ServerWithPost) -> None:
    allow(ann)
    ann.get_by_role("button", name="Turn off on this device").click()
    expect(ann.get_by_role("button", name="Allow on this device")).to_be_visible()
    answer = ann.request.post("/api/me/push/try", headers={"Origin": server.address})
    assert answer.status == 404


def test_hours_and_paces_are_kept_as_they_are_chosen(ann: Page) -> None:
    allow(ann)
    ann.get_by_label("Notifications on your devices").select_option("once a day")
    ann.get_by_label("Once a day at").fill("07:30")
    ann.get_by_label("from").fill("21:15")
    ann.get_by_label("to", exact=True).fill("09:45")
    expect(ann.get_by_text("Times are in Europe/Paris.")).to_be_visible()
    until(ann, "fetch('/api/me/reach').then((one) => one.json()).then(({ wishes }) => wishes.quiet?.[1] === 585)")
    wishes = ann.request.get("/api/me/reach").json()["wishes"]
    assert wishes["quiet"] == [21 * 60 + 15, 9 * 60 + 45]
    assert (wishes["push"], wishes["daily"], wishes["zone"]) == ("daily", 7 * 60 + 30, "Europe/Paris")
    ann.reload()
    expect(ann.get_by_label("Once a day at")).to_have_value("07:30")


def test_an_address_is_confirmed_by_the_link_of_a_letter_and_removed(ann: Page, server: ServerWithPost) -> None:
    ann.get_by_label("Your address").fill("ann@example.org")
    ann.get_by_role("button", name="Send me a link").click()
    expect(ann.get_by_text("A link is on its way to ann@example.org.")).to_be_visible()
    [letter] = server.run(server.letters.until(1))
    link = re.search(rf"{SITE}(/confirm#\S+)", letter.get_content())
    assert link
    ann.goto(link[1])
    ann.get_by_role("button", name="This is my address").click()
    expect(ann.get_by_text("ann@example.org is now your address.")).to_be_visible()
    ann.get_by_role("link", name="Settings").last.click()
    ann.get_by_label("Emails").select_option("once a day")
    ann.get_by_role("button", name="Remove").click()
    expect(ann.get_by_label("Your address")).to_be_visible()


def test_everything_is_stopped_at_once_in_french_too(ann: Page, server: ServerWithPost) -> None:
    allow(ann)
    ann.get_by_role("button", name="Create a feed").click()
    feed = ann.get_by_label("Your feed’s link").input_value()
    assert ann.request.get(feed).ok
    ann.get_by_role("radio", name="Français").check()
    ann.get_by_role("button", name="Tout désactiver").click()
    expect(ann.get_by_text("Toutes les notifications sont désactivées.")).to_be_visible()
    assert ann.request.get(feed).status == 404
    wishes = ann.request.get("/api/me/reach").json()["wishes"]
    assert (wishes["push"], wishes["mail"], wishes["language"]) == ("off", "off", "fr")


def test_a_link_that_was_cut_off_says_so(ann: Page) -> None:
    for page in ("confirm", "stop"):
        ann.goto(f"/{page}")
        expect(ann.get_by_text("This link is incomplete.")).to_be_visible()


def test_an_address_brings_its_owner_back_on_another_device(
    ann: Page, browser: Browser, server: ServerWithPost
) -> None:
    ann.request.post("/api/me/mail", data={"address": "ann@example.org"}, headers={"Origin": server.address})
    [letter] = server.run(server.letters.until(1))
    key = link_in(letter, "confirm")
    ann.request.post("/api/mail/confirm", data={"key": key}, headers={"Origin": server.address})
    phone = browser.new_context(base_url=server.address, reduced_motion="reduce").new_page()
    phone.goto("/open")
    phone.get_by_label("Your email address").fill("ann@example.org")
    phone.get_by_role("button", name="Email me a link").click()
    expect(phone.get_by_text("an email is on its way")).to_be_visible()
    letter = server.run(server.letters.until(2))[-1]
    phone.goto(f"/open#{link_in(letter, 'open')}")
    phone.get_by_role("button", name="Go on").click()
    expect(phone.get_by_text("You play as Annabelle")).to_be_visible()
    phone.context.close()

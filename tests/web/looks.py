"""Every page in every state that is worth a look, and what can be wrong with how it looks.

A game takes part by the `looks` in its samples.toml: how many play, and how many moves into the game it is worth a
look. It is then opened in the middle of a game, with a log and names as long as names may be, and at its end.
`python -m tools.screenshots` takes the pictures that people look at; `problems` finds what a script can find:

- text that is cut off, spills out of its box or has other text across it, and pages that scroll sideways (legible.js);
- messages that have no words in the language;
- violations of axe-core's rules.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import BrowserContext, Page

from captable.core.playout import play_out
from captable.core.rng import Rng
from captable.core.view import View
from captable.tables.house import House
from captable.tables.info import SeatWish
from captable.tables.tournaments.desk import Desk
from captable.tables.tournaments.tournament import Plan
from tools.samples import Look, all_samples

Theme = Literal["light", "dark"]
Rules = Literal["all", "contrast", "all but contrast"]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEGIBLE = Path(__file__).with_name("legible.js")
SCREENS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MANY = 12
"""Items of a list that axe-core is shown in any case."""
AXE_RUN = """async ([options, many]) => {
  const part = (element) => {
    const { parentElement, localName, classList, attributes } = element;
    const names = Array.from(attributes, ({ name }) => name);
    return [parentElement.localName, localName, classList, element.getAttribute("style"), ...names].join(" ");
  };
  const alike = [...document.querySelectorAll("ol, ul")].flatMap((list) => {
    const seen = new Set();
    const isNew = (element) => !seen.has(part(element)) && seen.add(part(element));
    const hasNew = (item) => [item, ...item.querySelectorAll("*")].filter(isNew).length > 0;
    return [...list.children].filter((item, i) => !hasNew(item) && i >= many);
  });
  const gaps = alike.map((item) => [document.createComment(""), item]);
  for (const [gap, item] of gaps) item.replaceWith(gap);
  const { violations } = await axe.run(options);
  for (const [gap, item] of gaps) gap.replaceWith(item);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}"""
LONG_NAMES = ("Ann", "Maximilienne-Charlotte W", "Benoît", "Zoë Übersee-Ångström", "Li", "Guillaume Lefebvre", "Åse")


BOARDS = {
    "nim": Look(players=2, moves=2),  # which the general board draws
    **{game: look for game, found in all_samples().items() for look in found.looks if not look.name},
}
MOMENTS = {f"{game}, {look.name}": look for game, found in all_samples().items() for look in found.looks if look.name}
"""Games that look quite another way at other times."""
PAGES = [
    "lobby",
    "new table",
    "waiting room",
    "deck builder",
    "rules",
    "settings",
    "another device",
    "you",
    "tournaments",
    "new tournament",
    "tournament",
    "not found",
    *(f"{game}, {state}" for game in BOARDS for state in ("running", "over")),
    *MOMENTS,
    "replay",
]
"""The names of the pages; `set_the_tables` gives their addresses."""


def axe_violations(page: Page, rules: Rules = "all") -> list[str]:
    """What axe-core finds. From long lists, as the log is one, those items are taken out meanwhile that have no part
    which an earlier one has not: they differ in their words alone, and axe's time grows with all that is on a page.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source(AXE))
    options = {
        "all": {},
        "contrast": {"runOnly": ["color-contrast"]},
        "all but contrast": {"rules": {"color-contrast": {"enabled": False}}},
    }[rules]
    found: list[str] = page.evaluate(AXE_RUN, [options, MANY])
    return found


def illegible(page: Page) -> list[str]:
    """Where text is cut off or overlapping, at the page's present width."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(_source(LEGIBLE))
    return found


def unsaid(page: Page) -> list[str]:
    """Messages that have no words: they are shown by their ids."""
    found: list[str] = page.evaluate(
        """async () => {
          const games = await (await fetch("/api/games")).json();
          const prefixes = [...games.map(({ prefix }) => prefix), "core", "table", "server", "review"].join("|");
          return document.body.innerText.match(new RegExp(`(?<![\\w-])(${prefixes})-[a-z0-9_-]+`, "g")) ?? [];
        }"""
    )
    return [f"the message {id} has no words" for id in found]


def problems(page: Page) -> list[str]:
    """All that is wrong with the page, at every width and in both themes.

    Where text stands depends on the width and the language, and not on the theme. Whether colours can be told apart is
    what axe takes longest for. It depends on the theme and not on the language, so an English page is asked in both
    themes and a French one not at all; the other rules depend on neither theme.
    """
    english = page.locator("html").get_attribute("lang") == "en"
    asked: dict[Theme, Rules] = {"light": "all", "dark": "contrast"} if english else {"light": "all but contrast"}
    found = unsaid(page)
    for width, height in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        found += [f"at {width}: {one}" for one in illegible(page)]
        if width not in (360, 1280):  # where the pages are laid out differently
            continue
        for theme, rules in asked.items():
            page.emulate_media(color_scheme=theme)
            page.evaluate(NEXT_FRAME)
            found += [f"at {width}, {theme}: {one}" for one in axe_violations(page, rules)]
    return found


async def set_the_tables(house: House, me: str) -> dict[str, str]:
    """Tables in every state with this person at them; gives the addresses of all pages by name."""
    seats = [SeatWish("person"), SeatWish("person"), SeatWish("bot", "intern"), SeatWish("person")]
    await house.create("benoit", "Benoît", "startups", seats, clock=60)
    waiting = await house.create(me, "Ann", "startups", seats, clock=60, public=False)
    await house.act(waiting.id, lambda table, now: table.sit("benoit", LONG_NAMES[1], None, {}, now))
    pages = {
        "lobby": "/",
        "new table": "/new/startups",
        "waiting room": f"/table/{waiting.id}",
        "deck builder": "/decks/it_heroes",
        "rules": "/rules/startups",
        "settings": "/settings",
        "another device": "/open",
        "you": "/you",
        "tournaments": "/tournaments",
        "new tournament": "/tournaments/new",
        "tournament": f"/tournament/{await tournament(house, me)}",
        "not found": "/no/such/page",
    }
    for game, board in BOARDS.items():
        running = await begin(house, me, game, board)
        over = await begin(house, me, game, board)
        await play(house, over, me)
        pages |= {f"{game}, running": f"/table/{running}", f"{game}, over": f"/table/{over}"}
    for moment, board in MOMENTS.items():
        pages[moment] = f"/table/{await begin(house, me, moment.split(',')[0], board)}"
    pages["replay"] = pages["startups, over"].replace("table", "replay") + "?turn=9"
    assert list(pages) == PAGES
    return pages


async def tournament(house: House, me: str) -> str:
    """One that this person organises, in its second round."""
    desk = Desk(house, lambda: secrets.token_hex(6))
    made = await desk.open(me, Plan("The long evenings of the committee for festivities", "nim", "swiss", rounds=3))
    for person, name in zip((me, *"bcde"), LONG_NAMES, strict=False):
        await desk.join(made.id, person, name, {})
    begun = await desk.start_round(made.id, me)
    for match in begun.waiting:
        await play(house, match.table, "")
    return (await desk.start_round(made.id, me)).id


async def begin(house: House, me: str, game: str, board: Look) -> str:
    """A table that has come so far, with some moves in its log, where this person is to move."""
    people = [me, *(f"friend {seat}" for seat in range(1, board.players))]
    position = house.game(game).new(board.players, game, board.options)
    play_out(position, Rng(1, 2), board.moves)
    wishes = [SeatWish("person")] * board.players
    table = await house.create(me, "Ann", game, wishes, board.options, position=position.dump())
    for person, name in zip(people[1:], LONG_NAMES[1:], strict=False):
        await house.act(table.id, lambda t, now, p=person, n=name: t.sit(p, n, None, {}, now))  # type: ignore[misc]
    await house.act(table.id, lambda t, now: t.start(me, now))
    await house.act(table.id, lambda t, now: t.say(people[1], "A good evening to all who are here", now, "c"))
    await play(house, table.id, me, lambda view: worth(board, view))
    return table.id


def worth(board: Look, view: View) -> bool:
    """Whether it is the moment that is meant."""
    facts = msgspec.to_builtins(view.facts) or {}
    told = all(facts.get(name) == value for name, value in board.facts.items())
    return told and (not board.zone or any(zone.id == board.zone for zone in view.zones))


async def play(house: House, id: str, me: str, when: Callable[[View], bool] = lambda view: False) -> None:
    """Random moves of everyone, until the game is over, or after a few moves this person has a turn worth a look."""
    table = await house.find(id)
    rng = random.Random(table.game.key)
    moves = 0
    while not table.state.over():
        seats = [int(seat) for seat in table.state.to_move()]
        mine = table.seat_of(me)
        if moves >= 2 * table.players and mine in seats and when(table.state.view(mine)):
            return
        seat = rng.choice(seats)
        move = rng.choice([int(move) for move in table.state.moves(seat)])
        await house.act(id, lambda t, now, s=seat, m=move: t.move(s, m, now))  # type: ignore[misc]
        moves += 1


def whose(context: BrowserContext, address: str) -> str:
    """The id of the guest whose browser it is."""
    return str(context.request.get(f"{address}/api/me").json()["id"])


@cache
def _source(path: Path) -> str:
    return path.read_text("utf-8")

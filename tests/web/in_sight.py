"""Whether what is asked, what can be done and one's own pieces are in sight together, at every decision of a game.

A whole game of each is played by script, and at the decisions of one seat its page is measured at the sizes of laptops,
wide screens and a phone (in_sight.js says what counts).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page

from captable.core.state import State
from captable.tables.house import House
from captable.tables.info import SeatWish
from captable.tables.table import Table
from tools.samples import samples

SCRIPT = Path(__file__).with_suffix(".js")
SIZES = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (390, 844)]
PHONE = 600
"""Pixels of width below which a screen is a phone's."""
SMALLEST = 13
"""Pixels that a text has at least."""
SHOWN = """(revision) => Number(document.querySelector(".table")?.dataset.revision) >= revision"""
NAMES = ("Ann", "Benoît", "Zoë", "Li", "Guillaume", "Åse", "Max")


class Lost(NamedTuple):
    """Something that falls out of the window."""

    size: tuple[int, int]
    prompt: str
    what: str
    where: str


class Serving(Protocol):
    """A server whose house can be asked past its pages, as tests/web/conftest.py has one."""

    house: House

    def run(self, work: Any) -> Any: ...


@dataclass
class Played:
    """A game that somebody follows in the page, while a script makes everyone's moves."""

    server: Serving
    me: str
    id: str
    rng: random.Random

    @property
    def table(self) -> Table:
        table: Table = self.server.run(self.server.house.find(self.id))
        return table

    def decisions(self) -> Iterator[str]:
        """Play to the end; yield the prompt whenever it is this person's turn."""
        table = self.table
        for prompt, mover, move in self._course(table.state, self.rng):
            if prompt:
                yield prompt
            self.server.run(self.server.house.act(self.id, lambda t, now, s=mover, m=move: t.move(s, m, now)))  # type: ignore[misc]

    def prompts(self) -> list[str]:
        """Those of all decisions to come, without a page that has to follow."""
        found = []
        state = self.table.state.copy()
        for prompt, mover, move in self._course(state, copy(self.rng)):
            found += [prompt] if prompt else []
            state.play(mover, move)
        return found

    def _course(self, state: State, rng: random.Random) -> Iterator[tuple[str, int, int]]:
        """Move by move: this person's prompt if it is their turn, who moves, and how. Whoever asks makes the move."""
        seat = self.table.seat_of(self.me)
        while not state.over():
            movers = [int(mover) for mover in state.to_move()]
            prompt = state.view(seat).prompt.id if seat in movers else ""
            mover = rng.choice(movers)
            yield prompt, mover, rng.choice([int(move) for move in state.moves(mover)])


def begin(server: Serving, me: str, game: str, seed: str) -> Played:
    """A table of people, of whom the page has the first. The same seed gives the same game."""
    look = next(look for look in samples(game).looks if not look.name)
    people = [me, *(f"friend {seat}" for seat in range(1, look.players))]

    async def made() -> str:
        wishes = [SeatWish("person")] * look.players
        table = await server.house.create(me, NAMES[0], game, wishes, look.options)
        for person, name in zip(people[1:], NAMES[1:], strict=False):
            await server.house.act(table.id, lambda t, now, p=person, n=name: t.sit(p, n, None, {}, now))  # type: ignore[misc]
        await server.house.act(table.id, lambda t, now: t.start(me, now, seed=seed))
        return table.id

    return Played(server, me, server.run(made()), random.Random(seed))


def show(page: Page, played: Played) -> None:
    """Wait until the page has caught up with the table."""
    table = played.table
    page.wait_for_function(SHOWN, arg=table.eyes(table.seat_of(played.me)).revision)


def lost_at(page: Page, size: tuple[int, int], prompt: str) -> list[Lost]:
    """What is out of sight in a window of that size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[list[str]] = page.evaluate(script(), [width < PHONE, SMALLEST])
    return [Lost(size, prompt, what, where) for what, where in found]


def summary(lost: list[Lost]) -> str:
    """How often each thing falls out, the most frequent first."""
    count = Counter((one.size, one.prompt, one.what, one.where) for one in lost)
    return "\n".join(
        f"{size[0]}x{size[1]} {prompt}: {what}: {where} ({times} times)"
        for (size, prompt, what, where), times in count.most_common()
    )


@cache
def script() -> str:
    return SCRIPT.read_text("utf-8")

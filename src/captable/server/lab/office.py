"""The lab of a server: who has which runs, which are played now and which wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

import msgspec

from captable.core.game import Game
from captable.lab.cores import end_with_the_starter, same_build
from captable.lab.plan import Plan, SeatOption, checked_options, ready_decks
from captable.lab.study import Findings, Study
from captable.lab.usual import stronger_than, usual_study
from captable.server.lab import shelf
from captable.server.lab.player import NAME, STOP, Step, give_way, page_of, play_kept
from captable.server.plain import plain_text
from captable.server.problems import Unwelcome
from captable.server.settings import LabSettings
from captable.server.wire import Lab, LabRun, LabRunInfo, NewLabRun
from captable.tables.folder import LAB, make_folder

PATIENCE = 10.0
"""Seconds that a process has to keep what it found when the server ends."""


@dataclass
class Playing:
    """A process that plays a run."""

    process: SpawnProcess
    line: Connection[bytes, bytes]
    gone: asyncio.Event
    told_its_end: bool = False

    def say(self, message: bytes) -> None:
        with suppress(OSError):
            self.line.send_bytes(message)


class LabOffice:
    def __init__(self, settings: LabSettings, data: Path, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self.settings = settings
        self.folder = data / LAB
        self._now = now
        self._new_id = new_id
        self._runs: dict[str, shelf.About] = {}
        self._waiting: list[str] = []
        self._playing: dict[str, Playing] = {}
        self.news = asyncio.Event()
        """Set whenever a process has told something."""
        self._desk: ProcessPoolExecutor | None = None
        self._closed = False

    async def open(self) -> None:
        make_folder(self.folder)
        self._runs = {about.id: about for about in await asyncio.to_thread(shelf.all_of, self.folder)}

    async def close(self) -> None:
        """What was found so far is kept; a process that does not answer is ended."""
        self._closed = True
        self._waiting.clear()
        playing = list(self._playing.values())
        for each in playing:
            each.say(STOP)
        for each in playing:
            try:
                await asyncio.wait_for(each.gone.wait(), PATIENCE)
            except TimeoutError:
                each.process.kill()
        if self._desk is not None:
            await asyncio.to_thread(self._desk.shutdown, cancel_futures=True)

    # -- what there is -----------------------------------------------------------------------------------------------

    def overview(self, person: str) -> Lab:
        runs = [self.run_of(about, person) for about in self._runs.values() if self._may(about, person)]
        runs.sort(key=lambda run: (-run.made, run.id))
        settings = self.settings
        return Lab(runs, settings.most_games, settings.most_cards, settings.at_once)

    def info(self, id: str, person: str) -> LabRunInfo:
        about = self._find(id)
        return LabRunInfo(self.run_of(about, person), about.asked, about.picture)

    def run_of(self, about: shelf.About, person: str) -> LabRun:
        asked = about.asked
        return LabRun(
            id=about.id,
            name=about.name,
            game=asked.game,
            players=asked.players,
            made=about.made,
            games=about.games,
            wanted=about.wanted,
            state=(
                "playing"
                if about.id in self._playing
                else "waiting"
                if about.id in self._waiting
                else "failed"
                if about.failed
                else "done"
                if about.games >= about.wanted
                else "stopped"
            ),
            failed=about.failed,
            mine=self._may(about, person),
            edited=bool(asked.cards),
        )

    def owned_by(self, person: str) -> list[str]:
        """The runs that somebody made."""
        return [about.id for about in self._runs.values() if about.owner == person]

    def _may(self, about: shelf.About, person: str) -> bool:
        return bool(person) and (self.settings.shared or about.owner == person)

    def _find(self, id: str) -> shelf.About:
        if id not in self._runs:
            raise Unwelcome(404, "no-run")
        return self._runs[id]

    def _mine(self, id: str, person: str) -> shelf.About:
        about = self._find(id)
        if not self._may(about, person):
            raise Unwelcome(403, "not-your-run")
        return about

    # -- what people do ----------------------------------------------------------------------------------------------

    async def create(self, person: str, asked: NewLabRun, game: Game, found_as: str) -> LabRunInfo:
        if asked.games > self.settings.most_games:
            raise Unwelcome(400, "many-games", most=self.settings.most_games)
        self.check_size(asked.cards)
        if sum(about.owner == person for about in self._runs.values()) >= self.settings.most_kept:
            raise Unwelcome(409, "many-runs", most=self.settings.most_kept)
        study = await asyncio.to_thread(study_of, asked, game, found_as)
        about = shelf.About(
            id=self._new_id(),
            name=plain_text(asked.name) or asked.seed,
            owner=person,
            made=self._now(),
            asked=asked,
            wanted=study.games,
        )
        await self._write(shelf.write, about, Findings(study))
        self._runs[about.id] = about
        await self._begin(about.id)
        return self.info(about.id, person)

    def check_size(self, cards: str) -> None:
        if len(cards.encode()) > self.settings.most_cards:
            raise Unwelcome(413, "large-cards", most=self.settings.most_cards)

    async def go_on(self, id: str, person: str) -> LabRunInfo:
        about = self._mine(id, person)
        if id not in self._playing and id not in self._waiting and about.games < about.wanted:
            about.failed = ""
            await self._begin(id)
        return self.info(id, person)

    async def stop(self, id: str, person: str) -> LabRunInfo:
        """It is stopped when this answers."""
        self._mine(id, person)
        await self._end(id)
        return self.info(id, person)

    async def rename(self, id: str, person: str, name: str) -> LabRunInfo:
        about = self._mine(id, person)
        about.name = plain_text(name) or about.name
        if id in self._playing:
            self._playing[id].say(NAME + about.name.encode())
        else:
            await self._write(shelf.rename, about)
        return self.info(id, person)

    async def remove(self, id: str, person: str) -> None:
        self._mine(id, person)
        await self._end(id)
        self._runs.pop(id, None)
        await self._write(shelf.remove, id)

    async def page(self, id: str, language: str, against: str) -> str:
        """The report, written by a process that gives way to the tables."""
        self._find(id)
        if against:
            self._find(against)
        try:
            return await self._at_the_desk(id, language, against)
        except BrokenProcessPool:  # somebody or something killed it
            self._desk = None
            return await self._at_the_desk(id, language, against)

    async def _at_the_desk(self, id: str, language: str, against: str) -> str:
        if self._desk is None:
            nice = (self.settings.nice,)
            self._desk = ProcessPoolExecutor(1, get_context("spawn"), initializer=at_the_desk, initargs=nice)
        with same_build():
            asked = self._desk.submit(page_of, self.folder, id, language, against)
        return await asyncio.wrap_future(asked)

    async def _write(self, work: Callable[..., None], *arguments: object) -> None:
        try:
            await asyncio.to_thread(work, self.folder, *arguments)
        except OSError as error:
            raise Unwelcome(503, "lab-not-stored", reason=error.strerror or str(error)) from None

    # -- processes ---------------------------------------------------------------------------------------------------

    async def _begin(self, id: str) -> None:
        self._waiting.append(id)
        await self._start_next()

    async def _start_next(self) -> None:
        while self._waiting and len(self._playing) < self.settings.at_once and not self._closed:
            id = self._waiting.pop(0)
            context = get_context("spawn")
            mine, its = context.Pipe()
            arguments = (self.folder, id, self.settings, its)
            process = context.Process(target=play_kept, args=arguments, name=f"lab {id}")
            playing = self._playing[id] = Playing(process, mine, asyncio.Event())
            with same_build():
                process.start()
            its.close()
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._follow, args=(id, playing, loop), daemon=True).start()

    def _follow(self, id: str, playing: Playing, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own: passes on what the process tells, until it ends."""
        with suppress(RuntimeError):  # the server has ended before the process
            try:
                while True:
                    step = msgspec.json.decode(playing.line.recv_bytes(), type=Step)
                    loop.call_soon_threadsafe(self._told, id, playing, step)
            except (EOFError, OSError):
                playing.process.join()
                loop.call_soon_threadsafe(self._gone, id, playing)

    def _told(self, id: str, playing: Playing, step: Step) -> None:
        about = self._runs.get(id)
        if about is not None:
            about.games, about.failed = step.games, step.failed
            about.picture = step.picture or about.picture
        playing.told_its_end = step.ended
        self.news.set()

    def _gone(self, id: str, playing: Playing) -> None:
        playing.line.close()
        self._playing.pop(id, None)
        if id in self._runs and not playing.told_its_end:
            self._runs[id].failed = "The process that played it was killed. It can go on from what was kept."
        playing.gone.set()
        self.news.set()
        self._next = asyncio.ensure_future(self._start_next())

    async def _end(self, id: str) -> None:
        if id in self._waiting:
            self._waiting.remove(id)
        playing = self._playing.get(id)
        if playing is not None:
            playing.say(STOP)
            await playing.gone.wait()


def at_the_desk(nice: int) -> None:
    give_way(nice)
    end_with_the_starter()


def study_of(asked: NewLabRun, game: Game, found_as: str) -> Study:
    """What is asked for, checked before a game is played."""
    options = checked_options(game.with_cards(asked.cards) if asked.cards else game, asked.options)
    own = tuple(
        SeatOption(key, (str(value),), seat)
        for seat, chosen in enumerate(asked.seat_options[: asked.players])
        for key, value in chosen.items()
    )
    plan = Plan(
        found_as,
        asked.players,
        asked.games,
        tuple(asked.bots),
        asked.seed,
        options,
        own or ready_decks(game),
        asked.cards,
    )
    study = usual_study(plan, strong=stronger_than(plan) if asked.strong else ())
    study.check()
    return study

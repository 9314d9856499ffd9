"""A process that plays one run of the lab, keeps what it finds, and tells the server how far it is.

It gives way to everything else on the machine. It ends when it is done, when it is told to, when its time is over, and
when the server is gone; each time what was found so far is kept first.
"""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import NoReturn

import msgspec
from msgspec import Struct

from captable.core.errors import BadInput, CaptableError
from captable.lab.cores import cores
from captable.lab.picture import LabPicture, picture_of
from captable.lab.report import html
from captable.lab.runner import local_workers
from captable.lab.study import together
from captable.lab.usual import command_of
from captable.server.lab import shelf
from captable.server.settings import LabSettings

KEPT_EVERY = 5.0
"""Seconds after which what was found is written to disk."""
SHOWN_EVERY = 0.5
SHARE_FOR_PICTURES = 10
"""For pictures at most one part in so many of the time."""

STOP = b"stop"
NAME = b"name "
"""What the server tells: end now; the run has another name."""


class Step(Struct, omit_defaults=True):
    """What the process tells."""

    games: int
    picture: LabPicture | None = None
    ended: bool = False
    failed: str = ""


def give_way(nice: int) -> None:
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(nice)


def play_kept(folder: Path, id: str, settings: LabSettings, server: Connection[bytes, bytes]) -> None:
    """The whole life of the process."""
    give_way(settings.nice)
    try:
        player = Player(folder, id, server)
    except BadInput as error:
        server.send_bytes(msgspec.json.encode(Step(0, ended=True, failed=str(error))))
    else:
        player.run(settings.jobs or max(1, cores() - 1), settings.seconds)


class Player:
    def __init__(self, folder: Path, id: str, server: Connection[bytes, bytes]) -> None:
        self.folder = folder
        self.server = server
        self.about, self.findings = shelf.read(folder, id)
        self.busy = threading.Lock()
        """Held while the findings change or are written."""
        self.kept = monotonic()
        self.next_picture = self.kept

    def run(self, jobs: int, seconds: float) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        timer = threading.Timer(seconds, self.end)
        timer.daemon = True
        timer.start()
        failed = ""
        try:
            play = local_workers(jobs)
            for (name, number), summary in play(self.findings.study, self.findings.missing()):
                with self.busy:
                    self.findings.add(name, number, summary)
                    self.show_and_keep()
        except CaptableError as error:
            failed = str(error)
        except Exception as error:  # a fault of the games or of the disk: said, and what there is stays
            failed = f"{type(error).__name__}: {error}"
        self.end(failed)

    def show_and_keep(self) -> None:
        now = monotonic()
        if now >= self.next_picture:
            self.about.picture = picture_of(self.findings)
            self.next_picture = now + max(SHOWN_EVERY, SHARE_FOR_PICTURES * (monotonic() - now))
            self.tell(Step(self.findings.games, self.about.picture))
        if now - self.kept >= KEPT_EVERY:
            self.write()
            self.kept = monotonic()

    def listen(self) -> None:
        try:
            while (message := self.server.recv_bytes()) != STOP:
                with self.busy:
                    self.about.name = message.removeprefix(NAME).decode()
        except (EOFError, OSError):
            pass  # the server is gone
        self.end()

    def end(self, failed: str = "") -> NoReturn:
        """From whichever thread; nothing is waited for but the disk."""
        with self.busy:
            self.about.failed = failed
            try:
                if self.findings.games:
                    self.about.picture = picture_of(self.findings)
                self.write()
            except Exception as error:
                failed = failed or f"{type(error).__name__}: {error}"
            self.tell(Step(self.findings.games, self.about.picture, ended=True, failed=failed))
            for child in active_children():
                child.kill()
            os._exit(0)

    def write(self) -> None:
        self.about.games = self.findings.games
        shelf.write(self.folder, self.about, self.findings)

    def tell(self, step: Step) -> None:
        with suppress(OSError):
            self.server.send_bytes(msgspec.json.encode(step))


def page_of(folder: Path, id: str, language: str, against: str) -> str:
    """The report of a run, or the difference to another one."""
    about, findings = shelf.read(folder, id)
    if against:
        its, others = shelf.read(folder, against)
        # What was made earlier is what was before, whichever page one comes from.
        findings = together(findings, others) if about.made <= its.made else together(others, findings)
    if not findings.parts():
        raise BadInput("No games have been kept of this run yet: wait a few seconds.")
    return html(findings, language, command_of(findings.study))

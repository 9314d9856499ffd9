"""A bot that is a program of its own, in any language: a line of JSON asks it, a line of JSON answers.

docs/bot-protocol.md is the contract. A program is started when it is first asked and serves all games and seats of
this process. One that ends, says nothing in time or answers with something that is no legal move has lost: `BotFault`
says why, and whoever plays the game concedes for that seat.
"""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

import msgspec

from captable.bots.bot import Bot
from captable.core.errors import BadInput, CaptableError
from captable.core.game import Game
from captable.core.rng import Rng
from captable.core.state import State
from captable.core.view import Message, View
from captable.core.words import Words

PROTOCOL = 1
PREFIX = "cmd:"
SECONDS = 10.0
"""For a move, and for starting."""
LONGEST_ANSWER = 64 * 1024
LONGEST_QUOTE = 80
GRACE = 1.0
"""Seconds for a program to end by itself when nobody needs it any more."""


class BotFault(CaptableError):
    """A bot from outside that broke the protocol; its seat loses."""


class MoveOffered(msgspec.Struct, frozen=True):
    """A legal move: its number, its structured form and what it says in English."""

    move: int
    form: dict[str, Any]
    say: str


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line that a program reads. It needs no answer."""

    protocol: int


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """One decision, with all that the seat may know."""

    game: str
    version: int
    players: int
    seat: int
    view: View
    moves: list[MoveOffered]


class Answer(msgspec.Struct, frozen=True):
    """The number of a move, or its structured form. What else a program says in the object is passed over."""

    move: int | dict[str, Any]


def moves_offered(game: Game, view: View) -> list[MoveOffered]:
    """The choices and the values of ranges in a view, one by one."""
    words, table = Words(game, "en"), game.move_table
    labels: dict[int, Message] = {choice.move: choice.label for choice in view.choices}
    for span in view.ranges:
        for move in range(span.first, span.first + (span.high - span.low) // span.step + 1):
            labels[move] = table.message(move)
    return [MoveOffered(move, table.structured(move), words.say(label)) for move, label in labels.items()]


def question(game: Game, view: View) -> Choose:
    return Choose(game.key, game.version, len(view.seats), view.seat, view, moves_offered(game, view))


class Conversation:
    """A running program."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self.seconds = command, seconds
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise BadInput(f"The bot {command!r} can't be started: {why}.") from None
        self._lines: Queue[bytes] = Queue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._send(Hello(PROTOCOL))

    def ask(self, about: Choose) -> int:
        """The move that the program answers; it is one of those that were offered."""
        self._send(about)
        try:
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            raise self._fault(f"gave no answer within {self.seconds:g} s") from None
        if not line:
            raise self._fault("ended before it answered")
        try:
            move = msgspec.json.decode(line, type=Answer).move
        except msgspec.MsgspecError:
            quoted = line.decode("utf-8", "replace").strip()[:LONGEST_QUOTE]
            raise self._fault(f'answered {quoted!r}, which is not like {{"move": 3}}') from None
        for offered in about.moves:
            if move in (offered.move, offered.form):
                return offered.move
        raise self._fault(f"answered the move {move}, which is not one of the {len(about.moves)} that were offered")

    def close(self) -> None:
        """End the program: by closing its input, and by force where that does not help."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._end()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def _send(self, message: Hello | Choose) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._fault("ended before it was asked") from None

    def _listen(self) -> None:
        """Every line that the program writes, and an empty one when it ends; so that nobody waits for ever."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(LONGEST_ANSWER):
                if line.strip():
                    self._lines.put(line)
        self._lines.put(b"")

    def _fault(self, what: str) -> BotFault:
        """After a fault nothing that the program says can be trusted to be an answer to what it is asked."""
        self._end()
        fault = BotFault(f"The bot {self.command!r} {what}.")
        print(f"captable: {fault} Its seat concedes.", file=sys.stderr, flush=True)
        return fault

    def _end(self) -> None:
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)  # with whatever it has started itself
        self._process.wait()
        self._listener.join(GRACE)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what it was not ready to read
                assert pipe is not None
                pipe.close()


_running: dict[tuple[str, float], Conversation] = {}


@atexit.register
def close_all() -> None:
    for conversation in _running.values():
        conversation.close()
    _running.clear()


class Program(Bot):
    """`cmd:./mybot`, or with a time of its own for a move: `cmd:seconds=2:./mybot`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.command, self.seconds = read_command(name)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.conversation().ask(question(state.game, state.view(seat)))

    def conversation(self) -> Conversation:
        """The running program, started where there is none."""
        key = (self.command, self.seconds)
        if key not in _running or not _running[key].running:
            _running[key] = Conversation(*key)
        return _running[key]


def read_command(name: str) -> tuple[str, float]:
    command = name.removeprefix(PREFIX)
    seconds = SECONDS
    if command.startswith("seconds="):
        number, colon, command = command.removeprefix("seconds=").partition(":")
        try:
            seconds = float(number)
        except ValueError:
            seconds = 0.0
        if not colon or not 0 < seconds < 3600:
            raise BadInput(f"A program with a time of its own is written cmd:seconds=2:./mybot, not {name!r}.")
    if not command.strip():
        raise BadInput("Which program? A bot of your own is written cmd:./mybot.")
    return command, seconds

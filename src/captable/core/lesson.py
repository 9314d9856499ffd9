"""A guided first game: a position to begin from, and the steps that a coach takes a learner through.

A lesson is data beside the game, in the folder `lesson/`, and is found by being there:

    lesson.toml         how many play, where the learner sits, and the steps, one after the other
    position.json       the position that it begins from, as `dump` writes it
    en.ftl, fr.ftl      what the coach says: `<prefix>-lesson-<id>`, an id being whatever a step names

A step is one of three. It tells the learner something, who goes on when it is read; it asks the learner for a move; or
it makes the move of another seat, so that the story is always the same. After the last step the game is free.

`Coaching` follows a game along the steps. A learner who makes another legal move than the one asked for has strayed:
the coach says what that means, the others wait, and the move can be taken back, or the game goes on without the coach.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.shapes import Misfit, Part, path, read_as
from captable.core.state import State
from captable.core.view import Message, View, seat_name
from captable.core.words import Words, texts_of

ANY_OTHER = "*"
"""In `instead`: any kind of move that is not named."""


class Step(Part):
    say: str = ""
    """What the coach says. A step without words of its own goes on under those before it."""
    point: list[str] = []
    """What the coach points at: ids of pieces and zones in the view, "seat-1", "seat-1/chips", "market-0/chips"."""
    ask: list[dict[str, Any]] = []
    """The learner is asked for one of these moves, in their structured form."""
    instead: dict[str, str] = {}
    """What another move would mean, by its kind."""
    seat: int = -1
    """Another seat, which makes this move:"""
    move: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if bool(self.move) != (self.seat >= 0):
            raise ValueError("a move of another seat needs both seat and move")
        if self.move and (self.ask or self.say or self.instead):
            raise ValueError("a move of another seat is a step of its own; say what it means in the next one")
        if self.instead and not self.ask:
            raise ValueError("instead belongs to a move that is asked for")
        if not (self.say or self.ask or self.move):
            raise ValueError("a step says something, asks for a move or makes one")


class Plan(Part):
    """What `lesson.toml` holds."""

    step: list[Step]
    learner: int = 0
    """Where the learner sits."""
    bot: str = ""
    """Who plays the other seats once the game is free; by default the weakest."""


class Lesson:
    """A lesson as it was read, with the moves as codes."""

    def __init__(self, game: Game, plan: Plan, position: dict[str, Any], digest: str) -> None:
        self.game = game
        self.learner = plan.learner
        self.bot = plan.bot
        self.steps = plan.step
        self.position = position
        self.digest = digest
        """Tells this lesson from an edited one: a table goes on with the one that it began with, or with none."""
        code = game.move_table.code
        self.asked = [[code(form) for form in step.ask] for step in plan.step]
        self.forced = [code(step.move) if step.move else -1 for step in plan.step]
        self.pages = [bool(step.say) for step in plan.step]

    def begin(self) -> State:
        """The first position."""
        state = self.game.load(self.position)
        if not 0 <= self.learner < state.players:
            raise BadInput(f"learner is {self.learner}, but there are {state.players} players.")
        state.telling = True
        return state

    def id(self, name: str) -> str:
        return f"{self.game.prefix}-lesson-{name}"

    def message(self, name: str, players: int, **more: Message) -> Message:
        """Something that the coach says; `$seat0`, `$seat1` … are the players' names."""
        args: dict[str, Any] = {f"seat{seat}": seat_name(seat) for seat in range(players)}
        return Message(self.id(name), args | more)

    def texts(self, language: str) -> str:
        """The Fluent source of what the coach says."""
        return (lesson_folder(self.game) / f"{language}.ftl").read_text("utf-8")


def lesson_folder(game: Game) -> Path:
    return game.folder / "lesson"


def has_lesson(game: Game) -> bool:
    return (lesson_folder(game) / "lesson.toml").exists() and not game.cards_edited


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game; none where it brings none, and none with edited cards, which it does not know."""
    return _read(game, game.version) if has_lesson(game) else None


@lru_cache(maxsize=32)
def _read(game: Game, version: int) -> Lesson:
    folder = lesson_folder(game)
    source = (folder / "lesson.toml").read_bytes()
    position = (folder / "position.json").read_bytes()
    try:
        plan = read_as(tomllib.loads(source.decode()), Plan)
        lesson = Lesson(game, plan, json.loads(position), sha256(source + position).hexdigest()[:12])
        lesson.begin()
    except Misfit as misfit:
        raise BadInput(f"The lesson of {game.key} can't be used: {misfit.about(path(misfit.steps))}") from None
    except (tomllib.TOMLDecodeError, json.JSONDecodeError, BadInput) as error:
        raise BadInput(f"The lesson of {game.key} can't be used: {error}") from None
    return lesson


class LessonWords(Words):
    """The voice of a game and of its coach."""

    def __init__(self, lesson: Lesson, language: str, names: Sequence[str] = (), packages: Sequence[str] = ()) -> None:
        super().__init__(lesson.game, language, names, packages)
        self._bundle = FluentBundle([language], use_isolating=False)
        sources = [texts_of(package, language) for package in ("captable.core", *packages)]
        for source in (*sources, lesson.game.texts(language), lesson.texts(language)):
            self._bundle.add_resource(FluentResource(source))

    def faults(self, message: Message) -> list[str]:
        """What keeps a message from being said as it was meant: no text, or an argument that it is not given."""
        pattern = self._bundle.get_message(message.id).value if self.has(message.id) else None
        if pattern is None:
            return [f"there is no text {message.id!r}"]
        arguments = {name: self._argument(value) for name, value in message.args.items()}
        _, errors = self._bundle.format_pattern(pattern, arguments)
        return [f"{message.id!r}: {error}" for error in errors]


# -- following a game along the steps ----------------------------------------------------------------------------


class Coach(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the coach says now, for every client that shows it."""

    kind: Literal["read", "ask", "watch", "strayed"]
    """Read it and go on; make one of `moves`; watch what another does; take a move back or go on alone."""
    step: int
    """Named by who goes on, so that a step is not passed over by chance."""
    page: int
    """Of the texts, counted from 1."""
    pages: int
    say: Message
    point: list[str] = []
    moves: list[int] = []
    last: bool = False
    """The game is free when this is read."""


class Coaching:
    """How far a game has come along the steps of its lesson."""

    def __init__(self, lesson: Lesson, players: int) -> None:
        self.lesson = lesson
        self.players = players
        self.at = 0
        self.strayed = -1
        """The move that was made in place of the one that is asked for."""
        self.alone = False
        """The learner goes on without the coach."""
        self._marks: list[tuple[int, int]] = []
        """Of each move that still stands, whose it was and where the lesson stood before it."""

    @property
    def over(self) -> bool:
        return self.alone or self.at >= len(self.lesson.steps)

    def _reads(self, at: int) -> bool:
        """Whether that step is only to be read."""
        return not self.lesson.asked[at] and self.lesson.forced[at] < 0

    def read_on(self, step: int) -> bool:
        """The learner has read a step; false where it is another's turn, or was read already."""
        if self.over or step != self.at or not self._reads(self.at):
            return False
        self.at += 1
        return True

    def go_alone(self) -> None:
        self.alone = True
        self.strayed = -1

    def scripted(self, seat: int) -> int:
        """The move that this seat makes now by the lesson, or -1."""
        if self.over or self.strayed >= 0 or self.lesson.steps[self.at].seat != seat:
            return -1
        return self.lesson.forced[self.at]

    @property
    def others_first(self) -> bool:
        """The story goes on with a move of another seat: the learner, who could move at the same time, waits."""
        steps = self.lesson.steps[self.at :] if not self.over else []
        return next((bool(step.move) for step in steps if step.move or step.ask), False)

    def moved(self, seat: int, move: int) -> None:
        """Somebody moved. Whoever moves has read what came before."""
        self._marks.append((seat, self.at))
        if self.over or self.strayed >= 0:
            return
        if self.scripted(seat) == move:
            self.at += 1
            return
        self.at = next((at for at in range(self.at, len(self.lesson.steps)) if not self._reads(at)), -1)
        if self.at < 0:
            self.at = len(self.lesson.steps)
        elif seat != self.lesson.learner or not self.lesson.asked[self.at]:
            self.alone = True  # a move that the lesson has no place for: it is another game now
        elif move in self.lesson.asked[self.at]:
            self.at += 1
        else:
            self.strayed = move

    def taken_back(self) -> None:
        """The last move that stood is void."""
        _, self.at = self._marks.pop()
        self.strayed = -1

    def withdrawn(self, seat: int) -> None:
        """The last choice of a seat is void, and what others have chosen since is not."""
        place = max(i for i, (mover, _) in enumerate(self._marks) if mover == seat)
        if place == len(self._marks) - 1:
            self.taken_back()
        else:
            del self._marks[place]
            self.go_alone()  # the lesson has no place for others' moves before this one

    def forget(self) -> None:
        """Nothing that was played so far can be taken back."""
        self._marks.clear()

    def coach(self) -> Coach | None:
        """What there is to say; none when the game is free."""
        if self.over:
            return None
        lesson, at = self.lesson, self.at
        step = lesson.steps[at]
        told = next((i for i in range(at, -1, -1) if lesson.pages[i]), at)
        page = sum(lesson.pages[: told + 1])
        pages = sum(lesson.pages)
        if self.strayed >= 0:
            return Coach("strayed", at, page, pages, self._what_it_means(step), step.point)
        if step.move:
            watch = Message("core-lesson-watch", {"seat": seat_name(step.seat)})
            return Coach("watch", at, page, pages, watch, step.point)
        say = lesson.message(lesson.steps[told].say, self.players)
        if step.ask:
            return Coach("ask", at, page, pages, say, step.point, lesson.asked[at])
        return Coach("read", at, page, pages, say, step.point, last=at == len(lesson.steps) - 1)

    def _what_it_means(self, step: Step) -> Message:
        table = self.lesson.game.move_table
        made = {"move": table.message(self.strayed)}
        name = step.instead.get(table.kind_of(self.strayed).kind) or step.instead.get(ANY_OTHER)
        return self.lesson.message(name, self.players, **made) if name else Message("core-lesson-instead", dict(made))


# -- what the coach points at ------------------------------------------------------------------------------------


def pointable(view: View) -> dict[str, Message]:
    """Everything in a view that can be pointed at, by its id, with its name."""
    found = {f"seat-{seat.seat}": seat_name(seat.seat) for seat in view.seats}
    for counter in view.counters:
        found[f"table/{counter.id}"] = counter.name
    for seat in view.seats:
        found |= {f"seat-{seat.seat}/{counter.id}": counter.name for counter in seat.counters}
    for zone in view.zones:
        found[zone.id] = zone.name
        pieces = list(zone.pieces)
        for piece in pieces:
            found[piece.id] = piece.name
            found |= {f"{piece.id}/{counter.id}": counter.name for counter in piece.counters}
            pieces += piece.under
    return found

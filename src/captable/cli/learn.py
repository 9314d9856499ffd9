"""`captable learn`: a guided first game in the terminal, with the same steps and words as in the browser."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from captable.cli.arguments import GameName, Language, chosen_game, chosen_language
from captable.cli.bot_table import BotTable
from captable.cli.files import read_record
from captable.cli.play import DEFAULT, names_at_table
from captable.cli.screen import output, read_line
from captable.cli.session import Session, names_of
from captable.core.errors import BadInput
from captable.core.lesson import Coach, Coaching, Lesson, LessonWords, lesson_of, pointable
from captable.core.menu import Menu
from captable.core.moves import plain
from captable.core.record import Recorder
from captable.core.seed import fresh_seed
from captable.core.view import View


def learn(
    game: GameName,
    /,
    *,
    lang: Language = None,
    save: Path | None = None,
    resume: Path | None = None,
    name: str | None = None,
) -> None:
    """Learn a game by playing: a coach takes you through a few turns, then the game is yours.

    Parameters
    ----------
    save
        Keep the lesson in this file while you play.
    resume
        Go on with a lesson from this file, and keep it there.
    name
        What the others call you.
    """
    language = chosen_language(lang)
    chosen = chosen_game(game, None)
    lesson = lesson_of(chosen)
    if lesson is None:
        raise BadInput(f"There is no lesson for {game} yet; `captable play {game}` plays it.")
    if resume is not None:
        table = BotTable.resume(read_record(resume), chosen, lesson.learner, None)
        if table.recorder.record.start != {"dump": lesson.position}:
            raise BadInput(f"{resume} is no lesson of {game}, or one from before it was changed.")
    else:
        players = lesson.begin().players
        names = names_at_table(name, players, lesson.learner, language)
        options = lesson.position.get("options", {})
        recorder = Recorder(chosen, players, fresh_seed(), options, None, names, lesson.position)
        table = BotTable.start(recorder, lesson.learner, lesson.bot or DEFAULT)
    words = LessonWords(lesson, language, table.recorder.record.names, packages=("captable.cli",))
    Lessons(table, words, output(), save or resume, game, lesson).run()


class Lessons(Session):
    """A learner at a table with a coach. How far they have come follows from the moves, so a record is enough."""

    command = "learn"

    def __init__(
        self, table: BotTable, words: LessonWords, screen: Console, save_to: Path | None, name: str, lesson: Lesson
    ) -> None:
        super().__init__(table, words, screen, save_to, name)
        self.lesson = lesson
        self.coaching = Coaching(lesson, table.state.players)
        self._followed = 0
        self._drawn = -1
        """How long the log was when the table was last drawn."""

    def run(self) -> None:
        self.welcome()
        self.follow()
        self.table.paused = True
        while not self.leaving and (coach := self.coaching.coach()) is not None:
            self.teach(coach)
            self.follow()
        self.table.paused = False
        if not self.leaving:
            self.play_on()

    def follow(self) -> None:
        """Take in what was played since."""
        for told in self.table.log[self._followed :]:
            if told.entry.kind == "move":
                self.coaching.moved(told.entry.seat, self.table.game.move_table.code(told.entry.move or {}))
            elif told.entry.kind == "undo":
                self.coaching.taken_back()
            elif told.entry.kind == "withdraw":
                self.coaching.withdrawn(told.entry.seat)
            elif told.entry.kind == "concede":
                self.coaching.go_alone()
        self._followed = len(self.table.log)

    def teach(self, coach: Coach) -> None:
        if coach.kind == "watch":
            seat = self.lesson.steps[coach.step].seat
            self.table.play(self.coaching.scripted(seat), seat)
            self.keep()
            self.tell_news()
        elif coach.kind == "ask":
            self.my_move()
            self.keep()
            self.tell_news()
        elif coach.kind == "strayed":
            self.back_or_alone(coach)
        else:
            self.read(coach)

    def draw(self, view: View, menu: Menu) -> None:
        """The coach speaks last, right above the line that is typed."""
        super().draw(view, menu)
        self._drawn = len(self.table.log)
        coach = self.coaching.coach()
        if coach is not None:
            self.show(coach, view)

    def read(self, coach: Coach) -> None:
        """The learner reads, and presses Enter; what else they type is done as ever."""
        view = self.table.state.view(self.table.me)
        if self._drawn != len(self.table.log):
            self.screen.print()
            self.screen.print(self.artist.table(view, self.words(f"{self.table.game.prefix}-name")))
            self._drawn = len(self.table.log)
        self.show(coach, view)
        line = read_line(self.words("cli-lesson-last" if coach.last else "cli-lesson-enter") + " ")
        if line is None:
            self.input_ended()
        elif line.strip():
            self.answer(line.strip(), view, Menu(view, self.table.state, self.words))
        else:
            self.coaching.read_on(coach.step)

    def back_or_alone(self, coach: Coach) -> None:
        self.show(coach, self.table.state.view(self.table.me))
        if self.table.state.over():
            self.coaching.go_alone()
            return
        line = read_line(self.words("cli-lesson-back-or-alone") + " ")
        if line is None:
            self.input_ended()
        elif plain(line) in names_of(self.words("cli-lesson-alone")):
            self.coaching.go_alone()
        elif self.commands.get(plain(line)) == "quit":
            self.quit()
        else:
            self.table.undo()
            self._told = len(self.table.log)

    def show(self, coach: Coach, view: View) -> None:
        """What the coach says, what it points at, and the move that it asks for."""
        self.screen.print()
        self.print(self.words("cli-lesson-page", page=coach.page, pages=coach.pages), "bold")
        self.screen.print(Padding(Text(self.words.say(coach.say)), (0, 0, 0, 2)))
        names = pointable(view)
        pointed = list(dict.fromkeys(self.words.say(names[id]) for id in coach.point if id in names))
        if pointed:
            look = self.words("cli-lesson-look", names=", ".join(pointed))
            self.screen.print(Padding(Text(look, "dim"), (0, 0, 0, 2)))
        menu = Menu(view, self.table.state, self.words)
        if coach.moves:
            asked = " / ".join(menu.named(move) for move in coach.moves)
            self.screen.print(Padding(Text(self.words("cli-lesson-your-move", moves=asked), "bold"), (0, 0, 0, 2)))

"""A game in the terminal: draws the table, reads what is typed, answers questions about the rules."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from captable.cli.bot_table import BotTable, Told
from captable.cli.draw import Artist, Flow, listed, same_sheet
from captable.cli.files import write_record
from captable.cli.rulebook import Rulebook
from captable.cli.screen import at_a_terminal, complete_with, read_line
from captable.core.menu import Menu, Play, Refused, Several, Unclear, tokens
from captable.core.moves import plain
from captable.core.options import option_text
from captable.core.record import TAKES_BACK
from captable.core.view import Message, View
from captable.core.words import Words

COMMANDS = ("help", "table", "hint", "log", "rules", "undo", "save", "resign", "quit")
MOST_IDEAS = 5
BAR = 20


class Session:
    """One person at one table. `save_to` is kept up to date while the game runs."""

    command = "play"
    """The command that continues a saved game."""

    def __init__(self, table: BotTable, words: Words, screen: Console, save_to: Path | None, name: str) -> None:
        self.table, self.words, self.screen, self.save_to = table, words, screen, save_to
        self.name = name
        """What the game is called in commands."""
        self.artist = Artist(words)
        self.rulebook = Rulebook(table.game, words)
        self.commands = command_names(words)
        self.leaving = False
        self._told = 0
        """How much of the table's log the person has seen."""

    def run(self) -> None:
        self.welcome()
        self.play_on()

    def play_on(self) -> None:
        self.others_move()
        while not self.leaving and not self.table.state.over():
            self.my_move()
            if not self.leaving:
                self.others_move()
        if self.table.state.over():
            self.finish()

    # -- what is shown -----------------------------------------------------------------------------------

    def print(self, text: str, style: str = "") -> None:
        self.screen.print(Text(text, style))

    def say(self, id: str, **args: int | str | Message | list[Message]) -> None:
        self.print(self.words(id, **args))

    def welcome(self) -> None:
        prefix = self.table.game.prefix
        self.say("cli-welcome", game=Message(f"{prefix}-name"), pitch=Message(f"{prefix}-pitch"))
        who = self.table.players()
        others = [Message("seat", {"seat": seat}) for seat in who if seat != self.table.me]
        names = sorted({by for seat, by in who.items() if seat != self.table.me})
        bots = [Message("cli-bot", {"bot": name}) for name in names]
        if others:
            self.say("cli-you-sit-with", me=Message("seat", {"seat": self.table.me}), others=others, bots=bots)
        for key, value in self.table.recorder.record.options.items():
            option = f"{prefix}-option-{key}"
            chosen = value if isinstance(value, list | tuple) else [value]
            named = [(f"{option}-{option_text(choice)}", option_text(choice)) for choice in chosen]
            said = ", ".join(self.words(id) if self.words.has(id) else text for id, text in named)
            if said:  # of an option with several choices, none may have been made
                self.say("cli-option-set", option=Message(option), value=said)
        moves = sum(told.entry.kind == "move" for told in self.table.log)
        if moves:
            self.say("cli-resumed", moves=moves)
            self._told = len(self.table.log)
        if not self.table.state.over():
            self.say("cli-how-to")

    def others_move(self) -> None:
        with self.screen.status(self.words("cli-thinking")):
            self.table.let_bots_move()
        self.keep()
        self.tell_news()

    def tell_news(self) -> None:
        """What happened since the person last looked."""
        news = [line for told in self.table.log[self._told :] for line in self._lines(told)]
        outcome = self.table.state.outcome()
        final = outcome.sheet if outcome else None
        sheets = [event.sheet for told in self.table.log[self._told :] for event in told.events if event.sheet]
        self._told = len(self.table.log)
        if news:
            self.screen.print()
            self.screen.print(listed([("•", line) for line in news]))
        for sheet in sheets:
            if not same_sheet(sheet, final):  # which comes with the outcome
                self.screen.print(self.artist.sheet(sheet))

    def _lines(self, told: Told, clauses: bool = False) -> list[str]:
        faces = [(event.face(self.table.me), event.clause) for event in told.events]
        lines = [
            self.words.say(face) + (f" ({clause})" if clauses and clause else "") for face, clause in faces if face
        ]
        if told.entry.kind in TAKES_BACK:
            lines.append(self.words("cli-took-back", seat=Message("seat", {"seat": told.entry.seat})))
        return lines

    def draw(self, view: View, menu: Menu) -> None:
        self.screen.print()
        self.screen.print(self.artist.table(view, self.words(f"{self.table.game.prefix}-name"), menu))
        self.screen.print()
        self.print(self.words.say(view.prompt), "bold")
        if view.deadline is not None:
            self.say("cli-time-left", seconds=max(0, (view.deadline - self.table.now()) // 1000))
        self.screen.print(self.artist.menu(menu))
        if view.blocked:
            self.print(self.words("cli-blocked", count=len(view.blocked)), "dim")

    # -- the person's move -------------------------------------------------------------------------------

    def my_move(self) -> None:
        """Read lines until one of them changes the position."""
        view = self.table.state.view(self.table.me)
        menu = Menu(view, self.table.state, self.words)
        self.draw(view, menu)
        complete_with([*(item.label for item in menu.items), *self.commands])
        moves = len(self.table.log)
        while len(self.table.log) == moves and not self.leaving:
            line = read_line(self.words("cli-prompt", seat=Message("seat", {"seat": self.table.me})) + " ")
            if line is None:
                self.input_ended()
            elif self.table.overdue():
                move = self.table.state.default_move(self.table.me)
                self.say("cli-time-up", move=self.table.game.move_table.message(move))
                self.table.play(move)
            elif not line.strip():
                self.draw(view, menu)
            else:
                self.answer(line.strip(), view, menu)

    def input_ended(self) -> None:
        """A person who ends the input wants to leave; a script has nothing more to say."""
        if at_a_terminal():
            self.quit()
        else:
            self.say("cli-end-of-input")
            self.leaving = True

    def answer(self, line: str, view: View, menu: Menu) -> None:
        first, _, rest = line.partition(" ")
        command = self.commands.get(plain(first))
        if line.startswith("?"):
            self.explain(line[1:].strip(), view, menu)
        elif command and not menu.exact(line):
            self.obey(command, rest.strip(), view, menu)
        else:
            self.make_move(line, menu)

    def make_move(self, line: str, menu: Menu) -> None:
        meaning = menu.understand(line)
        if isinstance(meaning, Play):
            self.table.play(meaning.move)
        elif isinstance(meaning, Refused):
            self.refuse(meaning)
        elif isinstance(meaning, Several):
            self.say("cli-several", text=line[:80])
            for item in meaning.items:
                self.print(f"{item.number:>3} {item.label}")
        else:
            self.not_understood(meaning)

    def obey(self, command: str, rest: str, view: View, menu: Menu) -> None:
        if command == "help":
            self.help(menu)
        elif command == "table":
            self.draw(view, menu)
        elif command == "hint":
            self.hint(menu)
        elif command == "log":
            self.show_log()
        elif command == "rules":
            self.rulebook.show(rest, self.screen)
        elif command == "undo":
            self.undo()
        elif command == "save":
            self.save(Path(rest) if rest else self.save_to or self.a_file())
        elif command == "resign":
            self.resign()
        else:
            self.quit()

    # -- questions ---------------------------------------------------------------------------------------

    def explain(self, text: str, view: View, menu: Menu) -> None:
        """`?` alone is about all that can't be done; with words it is about one move, card or place."""
        if text:
            self.explain_one(text, view, menu)
        elif view.blocked:
            self.explain_all(view)
        else:
            self.say("cli-nothing-blocked")

    def explain_all(self, view: View) -> None:
        """Every reason once, with the moves that it is against."""
        labels: dict[tuple[str, str], list[str]] = {}
        for blocked in view.blocked:
            reason = (self.words.say(blocked.why.say), blocked.why.clause)
            labels.setdefault(reason, []).append(self.words.say(blocked.label))
        for (why, clause), moves in labels.items():
            self.screen.print(Flow([Text(move) for move in moves]))
            self.screen.print(Padding(Text(f"{why} ({clause})"), (0, 0, 0, 4)))

    def explain_one(self, text: str, view: View, menu: Menu) -> None:
        meaning = menu.understand(text)
        notes = self.notes(text, view)
        if isinstance(meaning, Play):
            self.say("cli-allowed", label=self.table.game.move_table.message(meaning.move))
        elif isinstance(meaning, Refused):
            self.refuse(meaning)
            self.rulebook.quote(meaning.why.clause, self.screen)
        elif isinstance(meaning, Several):
            for item in meaning.items:
                self.say("cli-allowed", label=f"{item.number} {item.label}")
        elif not notes:
            self.not_understood(meaning)
        for note in notes:
            self.print(note)

    def hint(self, menu: Menu) -> None:
        """The best moves that a bot finds, with what it expects of each and how much it looked into it."""
        with self.screen.status(self.words("cli-hinting")):
            ideas = self.table.hint()
        grid = Table(box=box.SIMPLE_HEAD, header_style="bold")
        grid.add_column(self.words("cli-hint-move"))
        grid.add_column(self.words("cli-hint-result"), justify="right", no_wrap=True)
        grid.add_column(self.words("cli-hint-explored"), no_wrap=True)
        for idea in ideas[:MOST_IDEAS]:
            bar = "█" * round(BAR * idea.explored) or "▏"
            per_cent = f"{round(100 * idea.explored)}%"
            grid.add_row(menu.named(idea.move), f"{round(100 * idea.result)}%", f"{bar} {per_cent}")
        self.screen.print(grid)
        if ideas and ideas[0].why is not None:
            self.print(self.words.say(ideas[0].why))

    def not_understood(self, unclear: Unclear) -> None:
        about_words = unclear.say.id == "core-no-such-words"
        self.print(self.words("cli-not-understood", why=unclear.say) if about_words else self.words.say(unclear.say))

    def refuse(self, refused: Refused) -> None:
        self.say("cli-refused", label=refused.label, why=refused.why.say, clause=refused.why.clause)

    def notes(self, text: str, view: View) -> list[str]:
        """What the table says about the things of that name: places, cards, figures."""
        things = [(zone.name, zone.note) for zone in view.zones]
        things += [(piece.name, piece.note) for zone in view.zones for piece in zone.pieces]
        things += [(c.name, c.note) for c in (*view.counters, *(c for seat in view.seats for c in seat.counters))]
        wanted = set(tokens(text))
        lines = [
            f"{self.words.say(name)}: {self.words.say(note)}"
            for name, note in things
            if note and wanted and wanted <= set(tokens(self.words.say(name)))
        ]
        return list(dict.fromkeys(lines))

    def help(self, menu: Menu) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        example = next((item.label for item in menu.items if item.choice), self.words("cli-help-words"))
        clause = next(iter(self.rulebook.catalogue.clauses), "")
        for what in ("move", "words", "why"):
            note = self.words(f"cli-help-{what}-note", example=" ".join(example.split()[:2]))
            grid.add_row(Text(self.words(f"cli-help-{what}"), "bold"), note)
        for command in COMMANDS[1:] + COMMANDS[:1]:
            name = self.words(f"cli-command-{command}")
            shown = f"cli-help-{command}"
            name = self.words(shown, command=name) if self.words.has(shown) else name
            grid.add_row(Text(name, "bold"), Text(self.words(f"cli-help-{command}-note", example=clause)))
        self.print(self.words("cli-help-title"), "bold")
        self.screen.print(Padding(grid, (0, 0, 0, 2)))

    def show_log(self) -> None:
        lines = [line for told in self.table.log for line in self._lines(told, clauses=True)]
        if lines:
            self.screen.print(listed([(f"{number:>4}", line) for number, line in enumerate(lines, 1)]))
        else:
            self.say("cli-log-empty")

    # -- commands ----------------------------------------------------------------------------------------

    def undo(self) -> None:
        why = self.table.why_no_undo()
        if why:
            self.print(self.words.say(why))
        else:
            self.say("cli-undone", move=self.table.game.move_table.message(self.table.undo()))
            self._told = len(self.table.log)

    def resign(self) -> None:
        answer = read_line(self.words("cli-ask-resign") + " ") or ""
        if plain(answer) in names_of(self.words("cli-yes")):
            self.table.concede()

    def save(self, file: Path, quietly: bool = False) -> None:
        try:
            write_record(file, self.table.recorder.record)
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.print(Text(self.words("cli-not-saved", file=str(file), why=why)), soft_wrap=True)
            return
        self.save_to = file
        if not quietly:
            game = f" --game {self.name}" if self.name != self.table.game.key else ""
            said = "cli-record-saved" if self.table.state.over() else "cli-saved"
            # Not broken into lines, so that the command can be copied.
            self.screen.print(
                Text(self.words(said, file=str(file), name=self.name, game=game, command=self.command)), soft_wrap=True
            )

    def keep(self) -> None:
        if self.save_to:
            self.save(self.save_to, quietly=True)

    def a_file(self) -> Path:
        return Path(f"{self.table.game.key}-{datetime.now():%Y%m%d-%H%M}.json")

    def quit(self) -> None:
        self.leaving = True
        if self.save_to:
            self.save(self.save_to)
        else:
            answer = read_line(self.words("cli-ask-save", file=str(self.a_file())) + " ")
            if answer is not None:
                self.save_as(answer.strip() or "yes")
        self.say("cli-bye")

    def save_as(self, answer: str) -> None:
        """Do what somebody wants who was asked for a file: a name, yes or no."""
        if plain(answer) in ("yes", *names_of(self.words("cli-yes"))):
            self.save(self.a_file())
        elif answer and plain(answer) not in ("no", *names_of(self.words("cli-no"))):
            self.save(Path(answer) if Path(answer).suffix else Path(answer + ".json"))

    # -- the end -----------------------------------------------------------------------------------------

    def finish(self) -> None:
        state = self.table.state
        outcome = state.outcome()
        assert outcome is not None
        self.screen.print()
        self.screen.print(self.artist.table(state.view(self.table.me), self.words(f"{self.table.game.prefix}-name")))
        self.screen.print()
        for part in self.artist.outcome(outcome, self.table.me, state.events):
            self.screen.print(part)
        seed = self.table.recorder.record.start.get("seed")
        if seed:
            self.say("cli-seed", seed=seed)
        if self.save_to:
            self.save(self.save_to)
        else:
            self.save_as((read_line(self.words("cli-ask-record") + " ") or "").strip())


def command_names(words: Words) -> dict[str, str]:
    """What can be typed for each command: the names of the language, and the English ones everywhere."""
    names = {command: command for command in COMMANDS}
    names |= {plain(name): command for command in COMMANDS for name in names_of(words(f"cli-command-{command}"))}
    return names


def names_of(text: str) -> list[str]:
    return [plain(name) for name in text.split(",")]

"""`captable replay`: step through a record, and verify it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from captable.cli.arguments import AsJson, Language, chosen_language, print_json
from captable.cli.draw import Artist, listed, same_sheet
from captable.cli.files import game_of, read_record
from captable.cli.screen import at_a_terminal, complain, output, read_line, words_for
from captable.core.errors import BadRecord, CaptableError
from captable.core.game import Game
from captable.core.record import TAKES_BACK, Entry, Record, positions
from captable.core.state import State
from captable.core.view import OPEN, Event, Message, seat_name
from captable.core.words import Words

DOES_NOT_VERIFY = 1


@dataclass(frozen=True)
class Step:
    """An entry (none for the beginning), what it made happen, and the position after it."""

    entry: Entry | None
    events: list[Event]
    state: State


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative="", help="Only say whether all of it is as it was recorded.")] = False,
    game: Annotated[str | None, Parameter(help="`module:ATTRIBUTE`, for a game from elsewhere.")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """Step through a record; every entry is verified on the way.

    At a terminal it goes step by step, elsewhere it prints everything. It exits with 1 where a record does not
    verify, and names the first entry that goes wrong.

    Parameters
    ----------
    file
        A record: what `captable play --save` writes.
    """
    language = chosen_language(lang)
    try:
        record = read_record(file)
    except BadRecord as error:
        if error.entry < 0:
            raise
        complain(error)
        return DOES_NOT_VERIFY
    chosen = game_of(record, game)
    steps, fault = verified(record, chosen)
    words = words_for(chosen, language, record.names)
    if json:
        print_json(report(record, steps, fault, words))
    elif verify:
        if not fault:
            moves = sum(entry.kind == "move" for entry in record.entries)
            print(words("cli-verified", file=str(file), game=chosen.key, entries=len(record.entries), moves=moves))
    elif steps:
        viewer = Viewer(chosen, steps, words, output())
        viewer.step_through() if at_a_terminal() else viewer.print_all()
    if fault:
        complain(f"{file}: {fault}")
    return DOES_NOT_VERIFY if fault else 0


def verified(record: Record, game: Game) -> tuple[list[Step], CaptableError | None]:
    """All steps up to the first entry that goes wrong, and what is wrong with it."""
    steps: list[Step] = []
    try:
        for entry, state in positions(record, game):
            happened = entry is not None and entry.kind in ("move", "concede")
            steps.append(Step(entry, list(state.events) if happened else [], state.copy()))
    except CaptableError as error:
        return steps, error
    return steps, None


def lines_of(step: Step, words: Words, clauses: bool = False) -> list[str]:
    """What an entry made happen, for a reader who sees every hand."""
    entry = step.entry
    if entry is not None and entry.kind in TAKES_BACK:
        return [words("cli-took-back", seat=seat_name(entry.seat))]
    if entry is not None and entry.kind == "control":
        who = Message("cli-person") if entry.by == "person" else Message("cli-bot", {"bot": entry.by})
        return [words("cli-controls", seat=seat_name(entry.seat), who=who)]
    lines = []
    for event in step.events:
        clause = f" ({event.clause})" if clauses and event.clause else ""
        if event.privately:
            told = (words("cli-privately", seat=seat_name(seat), say=say) for seat, say in event.privately.items())
            lines += [line + clause for line in told]
        elif event.say:
            lines.append(words.say(event.say) + clause)
    return lines


def report(record: Record, steps: list[Step], fault: CaptableError | None, words: Words) -> dict[str, Any]:
    outcome = steps[-1].state.outcome() if steps else None
    wrong = {"entry": fault.entry if isinstance(fault, BadRecord) else -1, "text": str(fault)} if fault else None
    return {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "names": record.names,
        "options": record.options,
        "verified": fault is None,
        "fault": wrong,
        "entries": [
            msgspec.to_builtins(step.entry) | {"events": lines_of(step, words)} for step in steps if step.entry
        ],
        "outcome": outcome,
    }


class Viewer:
    def __init__(self, game: Game, steps: list[Step], words: Words, screen: Console) -> None:
        self.game, self.steps, self.words, self.screen = game, steps, words, screen
        self.artist = Artist(words)
        self.title = words(f"{game.prefix}-name")

    def print_all(self) -> None:
        """The whole game, line by line, and how it ended."""
        self.draw_table(self.steps[0])
        self.screen.print()
        for number, step in enumerate(self.steps):
            self.draw_events(step, f"{number:>4}", "    ")
        self.screen.print()
        self.draw_table(self.steps[-1])
        self.draw_outcome(self.steps[-1])

    def step_through(self) -> None:
        """Enter goes on, `b` back, a number to that entry, `q` ends."""
        at = 0
        while True:
            self.draw(at)
            last = len(self.steps) - 1
            line = read_line(self.words("cli-replay-prompt", at=at, last=last) + " ")
            answer = (line or "").strip().casefold()
            if line is None or answer in ("q", "quit"):
                return
            if answer.isdecimal():
                at = min(int(answer), last)
            elif answer in ("b", "p"):
                at = max(0, at - 1)
            elif answer in ("", "n"):
                at = min(last, at + 1)

    def draw(self, at: int) -> None:
        step = self.steps[at]
        self.screen.print()
        if step.entry is not None:
            self.draw_events(step, "•", "•")
            self.screen.print()
        self.draw_table(step)
        self.screen.print(Text(self.words.say(step.state.view(OPEN).prompt), "bold"))
        self.draw_outcome(step)

    def draw_events(self, step: Step, first: str, later: str) -> None:
        lines = lines_of(step, self.words, clauses=True)
        if lines:
            self.screen.print(listed(zip([first] + [later] * (len(lines) - 1), lines, strict=True)))
        outcome = step.state.outcome()
        for event in step.events:
            if event.sheet and not (outcome and same_sheet(event.sheet, outcome.sheet)):
                self.screen.print(self.artist.sheet(event.sheet))

    def draw_table(self, step: Step) -> None:
        self.screen.print(self.artist.table(step.state.view(OPEN), self.title))

    def draw_outcome(self, step: Step) -> None:
        outcome = step.state.outcome()
        if outcome is not None:
            for part in self.artist.outcome(outcome, OPEN, step.events):
                self.screen.print(part)

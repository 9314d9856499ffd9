"""The terminal: what is printed, what is typed, and how long it still takes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from captable.core.game import Game
from captable.core.moves import plain
from captable.core.words import Words


def output() -> Console:
    return Console(highlight=False)


def words_for(game: Game | None, language: str, names: list[str] | None = None) -> Words:
    return Words(game, language, names or (), packages=("captable.cli",))


def complain(what: object) -> None:
    """One line on stderr, whatever there is to say."""
    print("captable:", " ".join(str(what).split()), file=sys.stderr)


def decimal(value: float, digits: int, words: Words) -> str:
    """A figure with its decimal sign as the language has it."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if words.language == "fr" else text


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str | None:
    """A line from the person, or none at the end of the input. A script's lines are shown as if they were typed."""
    if sys.stdin.isatty():
        try:
            return input(prompt)
        except EOFError:
            print()
            return None
        except KeyboardInterrupt:
            print()
            raise
    line = sys.stdin.readline()
    print(prompt + line.rstrip("\n"))
    return line or None


def complete_with(texts: Sequence[str]) -> None:
    """What the tab key completes to, at a terminal; with it come a history and editing keys."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:  # not on every system
        return

    def nth(typed: str, n: int) -> str | None:
        found = [text for text in texts if plain(text).startswith(plain(typed))]
        return found[n] if n < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(nth)
    readline.parse_and_bind("tab: complete")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, at a terminal only; the function that it gives moves it on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)

"""Captable: five startup-themed tabletop games to play, study and tune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable import _build

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from captable.core.game import Game
    from captable.core.menu import Meaning
    from captable.core.record import Record
    from captable.core.state import State
    from captable.core.view import Event
    from captable.hindsight.review import Review

__version__ = "0.1.0"

# Before anything else of the package is imported: the rules come from the one build or the other.
_running = _build.install()


def build() -> _build.Build:
    """Which of the two builds runs here: "compiled" or "interpreted"."""
    return _running


def game(name: str) -> Game:
    """A game by its name: `captable.game("startups")`."""
    from captable.games import find

    return find(name)


def turns(state: State, seed: str = "turns") -> Iterator[int]:
    """The seats to ask for a move, one after the other until the game is over; by lot where several may move."""
    from captable.core import schedule

    return schedule.turns(state, seed)


def read(state: State, seat: int, text: str, language: str = "en") -> Meaning:
    """What a text means as the move of this seat: a number of the list, words, a structured form, JSON, or prose."""
    from captable.core import menu

    return menu.read(state, seat, text, state.game.words(language))


def prompt(state: State, seat: int, language: str = "en", rules: bool = False, since: Iterable[Event] = ()) -> str:
    """The question to a seat in words: what it sees, what the cards say, and its moves with numbers for `read`.

    `since` are the events since it was last asked: each move leaves its own in `state.events`.
    """
    from captable.core import prompt as questions

    return questions.prompt(state, seat, state.game.words(language), since, rules)


def review(record: Record, level: str = "quick", seed: str = "review", jobs: int | None = None) -> Review:
    """A finished game looked at again: chances, turning points, choice and luck, and what would have been better."""
    from captable.hindsight.review import review as reviewed

    return reviewed(record, level=level, seed=seed, jobs=jobs)

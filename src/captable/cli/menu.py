"""The legal moves as a numbered list, and what a line typed by a person means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from captable.core.errors import BadInput
from captable.core.moves import plain
from captable.core.state import State
from captable.core.view import Choice, Message, Range, Refusal, View
from captable.core.words import Words

T = TypeVar("T")

MOST_WORDS = 5000
"""Games with more moves than this are not searched for half-remembered words."""


@dataclass(frozen=True)
class Item:
    number: int
    label: str
    group: str = ""
    choice: Choice | None = None
    range: Range | None = None


@dataclass(frozen=True)
class Play:
    """The text means this legal move."""

    move: int


@dataclass(frozen=True)
class Refused:
    """The text means a move that is not allowed now."""

    label: str
    why: Refusal


@dataclass(frozen=True)
class Several:
    """The text could mean any of these."""

    items: list[Item]


@dataclass(frozen=True)
class Unclear:
    """The text means no move; what to say about that."""

    say: Message


Meaning = Play | Refused | Several | Unclear


class Menu:
    """What one seat can do in one position."""

    def __init__(self, view: View, state: State, words: Words) -> None:
        self.view, self.state, self.words = view, state, words
        self.seat = view.seat
        groups = list(dict.fromkeys(choice.group for choice in view.choices))
        choices = sorted(view.choices, key=lambda choice: groups.index(choice.group))
        self.items = [Item(n, words.say(c.label), c.group, choice=c) for n, c in enumerate(choices, 1)]
        first = len(self.items) + 1
        self.items += [Item(n, words.say(r.label), range=r) for n, r in enumerate(view.ranges, first)]

    @property
    def only_range(self) -> bool:
        """A lone range is entered as a bare number."""
        return len(self.items) == 1 and self.items[0].range is not None

    # -- what a typed line means -------------------------------------------------------------------------

    def understand(self, text: str) -> Meaning:
        """By number, in the exact words of a move, or by enough of the words of one that can be made."""
        numbers = text.split()
        if all(number.isdecimal() for number in numbers):
            return self._by_number([int(number) for number in numbers])
        return self._by_exact_words(text) or self._by_some_words(text)

    def exact(self, text: str) -> bool:
        """Whether the text is a legal move, word for word."""
        return isinstance(self._by_exact_words(text), Play)

    def _by_number(self, numbers: list[int]) -> Meaning:
        if self.only_range and len(numbers) == 1:
            return self._value(self.items[0], numbers[0])
        number, *values = numbers
        item = self.item(number)
        if item is None or len(values) > 1:
            return Unclear(Message("cli-no-such-number", {"number": number, "last": len(self.items)}))
        if item.choice is not None:
            if values:
                return Unclear(Message("cli-no-such-number", {"number": numbers[1], "last": len(self.items)}))
            return Play(item.choice.move)
        if not values:
            return Unclear(Message("cli-range-needs-value", {"number": number, "label": item.label}))
        return self._value(item, values[0])

    def item(self, number: int) -> Item | None:
        return self.items[number - 1] if 1 <= number <= len(self.items) else None

    def named(self, move: int) -> str:
        """A legal move as the list has it, with its number; one of a range in the words of the move."""
        for item in self.items:
            if item.choice is not None and item.choice.move == move:
                return f"{item.number} {item.label}"
        return self._said(move)

    def _value(self, item: Item, value: int) -> Meaning:
        span = item.range
        assert span is not None
        if not span.low <= value <= span.high or (value - span.low) % span.step:
            args: dict[str, int | str | Message | list[Message]] = {
                "value": value,
                "low": span.low,
                "high": span.high,
                "step": span.step,
            }
            return Unclear(Message("cli-out-of-range", args))
        return Play(span.first + (value - span.low) // span.step)

    def _by_exact_words(self, text: str) -> Meaning | None:
        for item in self.items:
            if item.choice is not None and plain(text) == plain(item.label):
                return Play(item.choice.move)
        try:
            move = self.state.game.move_table.parse(text, self.words)
        except BadInput:
            return None
        return self.judged(move)

    def judged(self, move: int) -> Play | Refused:
        why = self.state.why_not(self.seat, move)
        return Play(move) if why is None else Refused(self._said(move), why)

    def _by_some_words(self, text: str) -> Meaning:
        wanted = tokens(text)
        choices = [item for item in self.items if item.choice is not None]
        found = best_matches(wanted, ((item, self._words_of(item)) for item in choices))
        if len(found) == 1 and found[0].choice is not None:
            return Play(found[0].choice.move)
        if found:
            return Several(found)
        value = self._range_by_words(wanted)
        if value is not None:
            return value
        return self._refused_by_words(wanted) or Unclear(Message("core-no-such-words", {"text": text.strip()[:80]}))

    def _refused_by_words(self, wanted: list[str]) -> Meaning | None:
        """A move that can't be made now: one that the game thought of, or any that it has."""
        blocked = best_matches(wanted, ((b, tokens(self.words.say(b.label))) for b in self.view.blocked))
        if len(blocked) == 1:
            return Refused(self.words.say(blocked[0].label), blocked[0].why)
        table = self.state.game.move_table
        every_move = range(table.size if table.size <= MOST_WORDS else 0)
        moves = best_matches(wanted, ((move, tokens(self._said(move))) for move in every_move))
        return self.judged(moves[0]) if len(moves) == 1 else None

    def _range_by_words(self, wanted: list[str]) -> Meaning | None:
        """ "bid 50" for a range whose label has the word bid."""
        values = [int(token) for token in wanted if token.isdecimal()]
        rest = [token for token in wanted if not token.isdecimal()]
        ranges = [item for item in self.items if item.range is not None]
        found = best_matches(rest, ((item, tokens(item.label)) for item in ranges))
        if len(found) != 1 or len(values) != 1:
            return None
        return self._value(found[0], values[0])

    def _words_of(self, item: Item) -> list[str]:
        assert item.choice is not None
        return tokens(item.label) + tokens(self._said(item.choice.move))

    def _said(self, move: int) -> str:
        return self.words.say(self.state.game.move_table.message(move))


def tokens(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def best_matches(wanted: list[str], candidates: Iterable[tuple[T, list[str]]]) -> list[T]:
    """The candidates that have all the wanted words; those that have only the beginnings, if none has the words."""
    beginnings: list[T] = []
    whole: list[T] = []
    for candidate, words in candidates:
        if wanted and all(any(word.startswith(token) for word in words) for token in wanted):
            beginnings.append(candidate)
            if all(token in words for token in wanted):
                whole.append(candidate)
    return whole or beginnings

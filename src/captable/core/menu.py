"""The legal moves as a numbered list, and what an answer in words means: a person's, or a language model's.

`read` takes a number of the list, a choice's label or enough of its words, a move's structured form, JSON with any of
these in it, and any of them inside a longer text.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from captable.core.errors import BadInput
from captable.core.moves import plain
from captable.core.state import State
from captable.core.view import Choice, Message, Range, Refusal, View
from captable.core.words import Words

if TYPE_CHECKING:
    from captable.core.game import Game

T = TypeVar("T")

MOST_WORDS = 5000
"""Games with more moves than this are not searched for half-remembered words."""
MOST_NEAREST = 5
BARE_NUMBERS = re.compile(r"[\s\[(#*`\"']*(\d{1,9}(?:\s+\d{1,9})*)[\s\])*`.\"']*")
"""One or more numbers, with no more around them than people put around a number."""
CALLED_BY_NUMBER = re.compile(r"[1-9]\d{0,8}")
ANSWERS = ("move", "choice", "action", "answer", "number", "coup", "choix", "action", "reponse", "réponse", "numero")
"""What the answer is called in JSON, and before a number in a text."""


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
    """The text means no move; what to say about that, and the moves that are nearest to it."""

    say: Message
    nearest: list[Item] = field(default_factory=list)


Meaning = Play | Refused | Several | Unclear


def read(state: State, seat: int, text: str, words: Words | None = None) -> Meaning:
    """What a text means as the move of this seat in this position. Numbers are those of the list of choices."""
    return Menu(state.view(seat), state, words or state.game.words()).understand(text)


class Position(Protocol):
    """What a menu asks of a position beside the view: a state, or what a seat at a live table has of one."""

    @property
    def game(self) -> Game: ...

    def why_not(self, seat: int, move: int) -> Refusal | None: ...


class Menu:
    """What one seat can do in one position."""

    def __init__(self, view: View, state: Position, words: Words) -> None:
        self.view, self.state, self.words = view, state, words
        self.seat = view.seat
        groups = list(dict.fromkeys(choice.group for choice in view.choices))
        choices = sorted(view.choices, key=lambda choice: groups.index(choice.group))
        self.items = [Item(0, words.say(c.label), c.group, choice=c) for c in choices]
        self.items += [Item(0, words.say(r.label), range=r) for r in view.ranges]
        self.items = [
            replace(item, number=number) for number, item in zip(numbers_of(self.items), self.items, strict=True)
        ]

    @property
    def only_range(self) -> bool:
        """A lone range is entered as a bare number."""
        return len(self.items) == 1 and self.items[0].range is not None

    # -- what a typed line means -------------------------------------------------------------------------

    def understand(self, text: str) -> Meaning:
        """The most exact reading first: a number, a label, a form, some words of a move, something said on the way."""
        if bare := BARE_NUMBERS.fullmatch(text):
            return self._by_number([int(number) for number in bare[1].split()])
        readings = (
            self._by_exact_words,
            self._by_form,
            self._by_bracket,
            self._by_some_words,
            self._in_prose,
            self._refused_by_words,
        )
        return next((found for reading in readings if (found := reading(text))), None) or self._not_understood(text)

    def exact(self, text: str) -> bool:
        """Whether the text is a legal move, word for word."""
        return isinstance(self._by_exact_words(text), Play)

    def _by_number(self, numbers: list[int]) -> Meaning:
        if self.only_range and len(numbers) == 1:
            return self._value(self.items[0], numbers[0])
        number, *values = numbers
        item = self.item(number)
        if item is None and not values and (wanted := self._range_with(number)):
            return self._value(wanted, number)
        if item is None or len(values) > 1:
            return self._no_such(number)
        if item.choice is not None:
            if values:
                return self._no_such(values[0])
            return Play(item.choice.move)
        if not values:
            return Unclear(Message("core-range-needs-value", {"number": number, "label": item.label}))
        return self._value(item, values[0])

    def _range_with(self, value: int) -> Item | None:
        """Where one number is asked for, one that is no choice's can only mean that."""
        ranges = [item for item in self.items if item.range is not None]
        if len(ranges) == 1 and (span := ranges[0].range) and span.low <= value <= span.high:
            return ranges[0]
        return None

    def item(self, number: int) -> Item | None:
        return next((item for item in self.items if item.number == number), None)

    def _no_such(self, number: int) -> Unclear:
        there = sorted(item.number for item in self.items)
        if there == list(range(1, len(there) + 1)):
            return Unclear(Message("core-no-such-number", {"number": number, "last": len(there)}))
        listed = ", ".join(str(one) for one in there)
        return Unclear(Message("core-no-such-number-of", {"number": number, "numbers": listed}))

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
            return Unclear(Message("core-out-of-range", args))
        return Play(span.first + (value - span.low) // span.step)

    def _by_exact_words(self, text: str) -> Meaning | None:
        wanted = plain(text)
        same = [item for item in self.items if item.choice is not None and plain(item.label) == wanted]
        if same:
            return self._one_of(same)
        try:
            move = self.state.game.move_table.parse(text, self.words)
        except BadInput:
            return None
        return self.judged(move)

    def _one_of(self, items: list[Item]) -> Meaning:
        moves = {item.choice.move for item in items if item.choice is not None}
        return Play(moves.pop()) if len(moves) == 1 else Several(items)

    def _by_form(self, text: str) -> Meaning | None:
        """JSON, or a structured form as Python prints it, wherever it stands in the text; the last that is a move.

        The words of one that is no move are not searched for another: that would be a guess.
        """
        answers = [found for found in objects_in(text) if "kind" in found or any(key in found for key in ANSWERS)]
        meanings = [meaning for answer in answers if (meaning := self._of_object(answer)) is not None]
        if answers and not meanings:
            return self._not_understood(text)
        return meanings[-1] if meanings else None

    def _of_object(self, found: dict[str, Any]) -> Meaning | None:
        answer = found if "kind" in found else next(found[key] for key in ANSWERS if key in found)
        if isinstance(answer, dict):
            try:
                return self.judged(self.state.game.move_table.code(answer))
            except BadInput:
                return None
        if isinstance(answer, int | str) and not isinstance(answer, bool):
            return self.understand(str(answer)) if str(answer).strip() else None
        return None

    def judged(self, move: int) -> Play | Refused:
        why = self.state.why_not(self.seat, move)
        return Play(move) if why is None else Refused(self._said(move), why)

    def _by_some_words(self, text: str) -> Meaning | None:
        wanted = tokens(text)
        choices = [item for item in self.items if item.choice is not None]
        found = best_matches(wanted, ((item, self._words_of(item)) for item in choices))
        if len(found) == 1 and found[0].choice is not None:
            return Play(found[0].choice.move)
        if found:
            return Several(found)
        return self._range_by_words(wanted)

    def _by_bracket(self, text: str) -> Meaning | None:
        """`[3]`, wherever it stands; the last one, if there are several."""
        numbers = re.findall(r"\[\s*(\d{1,9}(?:\s+\d{1,9})?)\s*\]", text)
        return self._by_number([int(number) for number in numbers[-1].split()]) if numbers else None

    def _in_prose(self, text: str) -> Meaning | None:
        """A move that is named, or a number that is marked as the answer, inside a longer text; the last line first.

        So an answer after some thinking counts, and not the moves that the thinking was about.
        """
        lines = [line for line in text.splitlines() if line.strip()]
        for part in (lines[-1] if lines else "", text):
            named = self._named_in(plain(part))
            if named:
                return self._one_of(named)
            numbers = marked_numbers(part)
            if len(numbers) == 1:
                return self._by_number([numbers.pop()])
        said = plain(text)
        refused = [blocked for blocked in self.view.blocked if mentions(said, plain(self.words.say(blocked.label)))]
        if len(refused) == 1:
            return Refused(self.words.say(refused[0].label), refused[0].why)
        return None

    def _named_in(self, text: str) -> list[Item]:
        """The choices whose label, or whose move in words, stands in the text; not those that are part of another."""
        found: dict[str, list[Item]] = {}
        for words, item in self._spellings:
            if words in text and mentions(text, words):
                found.setdefault(words, []).append(item)
        longest = [words for words in found if not any(words != other and words in other for other in found)]
        return list({item.number: item for words in longest for item in found[words]}.values())

    @cached_property
    def _spellings(self) -> list[tuple[str, Item]]:
        spellings = [(plain(item.label), item) for item in self.items if item.choice is not None]
        return spellings + [
            (plain(self._said(item.choice.move)), item) for item in self.items if item.choice is not None
        ]

    def _not_understood(self, text: str) -> Unclear:
        return Unclear(Message("core-no-such-words", {"text": text.strip()[:80]}), self._nearest(text))

    def _nearest(self, text: str) -> list[Item]:
        def likeness(item: Item) -> float:
            return SequenceMatcher(None, plain(text), plain(item.label)).ratio()

        return sorted((item for item in self.items if likeness(item) >= 0.5), key=likeness, reverse=True)[:MOST_NEAREST]

    def _refused_by_words(self, text: str) -> Meaning | None:
        """A move that can't be made now: one that the game thought of, or any that it has."""
        wanted = tokens(text)
        blocked = best_matches(wanted, ((b, tokens(self.words.say(b.label))) for b in self.view.blocked))
        if len(blocked) == 1:
            return Refused(self.words.say(blocked[0].label), blocked[0].why)
        table = self.state.game.move_table
        every_move = table.spoken(self.words) if table.size <= MOST_WORDS else {}
        moves = best_matches(wanted, ((move, tokens(said)) for said, move in every_move.items()))
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


def numbers_of(items: list[Item]) -> list[int]:
    """What is typed for each: where a choice is called by a number alone, that one; else the next that is free."""
    called = [int(item.label) if CALLED_BY_NUMBER.fullmatch(item.label) else 0 for item in items]
    taken = {number for number in called if number}
    if len(taken) < sum(1 for number in called if number):
        called, taken = [0] * len(items), set()  # two are called alike: they go by their place in the list
    free = (number for number in count(1) if number not in taken)
    return [number or next(free) for number in called]


def objects_in(text: str) -> Iterator[dict[str, Any]]:
    """The JSON objects in a text, outermost only, and dictionaries as Python writes them."""
    decoder, at = json.JSONDecoder(), text.find("{")
    while at >= 0:
        try:
            found, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            found, end = _literal(text, at)
        if isinstance(found, dict):
            yield found
        at = text.find("{", max(end, at + 1))


def _literal(text: str, at: int) -> tuple[object, int]:
    end = text.find("}", at) + 1
    try:
        return ast.literal_eval(text[at:end]), end
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        return None, at + 1


def marked_numbers(text: str) -> set[int]:
    """Numbers that are said to be the answer: `move 3`, `choice: 12`."""
    called = "|".join(sorted({plain(word) for word in ANSWERS}))
    between = r"[\s:#=*`\"']*"
    found = re.findall(rf"\b(?:{called})\b{between}(?:is|est|no\.?|n°)?{between}(\d{{1,9}})\b", plain(text))
    return {int(number) for number in found}


def mentions(text: str, words: str) -> bool:
    """Whether these words stand in the text, and not as a part of longer ones."""
    return bool(words) and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text) is not None


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

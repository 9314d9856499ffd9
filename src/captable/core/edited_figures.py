"""Texts that tell a figure by hand: a designer edits the card file, and the text still says what it said before.

Every figure of the card file is given another value, all of one name at a time, and the game is played with it. A text
about such a figure that told its old value, and still does, and never a new one, was written by hand. A text is about
a figure when its message has the figure's name or its card's: `si-note-recruiters` is about `recruits`, and
`si-funding-vc_heavy-note` about all the figures of VC-Heavy.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.messages import messages_in
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import State
from captable.core.view import OPEN, Message
from captable.core.words import LANGUAGES, Words

MOVES = 60
MOVES_BETWEEN_LOOKS = 4
LEAST = 2
"""One and nothing are told in too many other ways."""
UNITS = (100, 1000)
"""A hundred and a thousand are what figures are parts of."""
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
"""Players without a number."""
SEEDS = 3
"""A value that a text tells by chance it does not tell in so many games."""
QUITE_OTHER = 9973
STEM = 5
"""Words with so many first letters in common are the same word: recruits, recruiter."""

SPOKEN = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
}


class Sentence(str):
    """A message in words."""

    message: Message
    voice: Words

    @cached_property
    def with_other_numbers(self) -> str:
        """How it would be with all the numbers others that it is given to tell."""
        return self.voice.say(_with_other_numbers(self.message))


Said = dict[tuple[str, str], set[Sentence]]
"""The sentences of each message, by its id and the language."""


@dataclass(frozen=True)
class Figure:
    """A number in a card file: where it stands, and what it belongs to."""

    value: int
    start: int
    end: int
    card: str
    """The id of the row, if it has one."""
    name: str
    """Of the field, with its table: "draft.recruits"."""


def figures(source: str) -> Iterator[Figure]:
    """Every number of a card file that has a name."""
    table = card = ""
    for line in re.finditer(r"^.*$", source, re.MULTILINE):
        text = line[0].split("#")[0]
        if header := re.match(r"\s*\[+([\w.]+)\]+", text):
            table, card = header[1], ""
        elif id := re.match(r'\s*id\s*=\s*"(\w+)"', text):
            card = id[1]
        for found in re.finditer(r"\b([a-z]\w*)\s*=\s*(\d+)\b(?!\.)", text):
            start = line.start() + found.start(2)
            yield Figure(int(found[2]), start, start + len(found[2]), card, f"{table}.{found[1]}")


def told_by_hand(game: Game, seed: str, most: int | None = None) -> list[str]:
    """The texts that still tell an old figure, each in a sentence; of at most so many names, drawn by lot."""
    designer = _Designer(game, seed)
    names = [name for name, group in designer.by_name.items() if about(group, designer.before)]
    rng = rng_from(seed, "figures")
    while most is not None and len(names) > most:
        names.pop(rng.below(len(names)))
    found = designer.told_by_hand(names)
    for number in range(1, SEEDS):
        if found:
            found &= _Designer(game, f"{seed} {number}").told_by_hand(names)
    return [
        f"{id} ({language}) tells the {value} of {name} by hand: {min(designer.before[id, language])!r}"
        for name, id, language, value in sorted(found)
    ]


class _Designer:
    """Plays the game with one name of its figures edited, and remembers what was said."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.before = said_in(game, seed)
        self.by_name: dict[str, list[Figure]] = {}
        for figure in figures(game.cards_source):
            self.by_name.setdefault(figure.name, []).append(figure)
        self._after: dict[str, tuple[Said, int] | None] = {}

    def told_by_hand(self, names: list[str]) -> set[tuple[str, str, str, int]]:
        """The texts that still tell an old figure of these names: the name, the message, the language, the value."""
        return {
            (name, id, language, value)
            for name in names
            for id, language, value in about(self.by_name[name], self.before)
            if self.is_told_by_hand(name, id, language, value)
        }

    def with_value(self, value: int) -> list[str]:
        """The names of figures that have it: a text may tell any of them, whatever it is called."""
        return [name for name, group in self.by_name.items() if any(figure.value == value for figure in group)]

    def is_told_by_hand(self, name: str, id: str, language: str, value: int) -> bool:
        """Whether nothing in the card file moves a value in a text that is about figures of that name."""
        if self.moves_the_text(name, id, language, value) is not False:
            return False
        if (id, language, value) in self.before_by_hand:
            return True
        others = [self.moves_the_text(other, id, language, value) for other in self.with_value(value)]
        return all(moved is False for moved in others)

    @cached_property
    def before_by_hand(self) -> set[tuple[str, str, int]]:
        """The values that stand in a text itself, and not in what it is given to tell."""
        values = {figure.value for group in self.by_name.values() for figure in group}
        return {
            (id, language, value)
            for (id, language), sentences in self.before.items()
            for sentence in sentences
            for value in values
            if tells(sentence, value, language) and tells(sentence.with_other_numbers, value, language)
        }

    def moves_the_text(self, name: str, id: str, language: str, value: int) -> bool | None:
        """Whether a text no longer tells a value, or tells the new one, when the figures of that name are others.

        None where nobody can say: the game takes no others, or does not come to that text.
        """
        if name not in self._after:
            edited = with_others(self.game, self.by_name[name])
            self._after[name] = edited and (said_in(edited[0], self.seed), edited[1])
        after = self._after[name]
        sentences = after[0].get((id, language)) if after else None
        if after is None or not sentences:
            return None
        told = [text for text in sentences if tells(text, value, language)]
        return not told or any(tells(text, value + after[1], language) for text in sentences)


def about(group: list[Figure], said: Said) -> list[tuple[str, str, int]]:
    """The messages about figures of one name in which a value of them is told, with the language and the value."""
    field = group[0].name.split(".")[-1].split("_")
    found = set()
    for (id, language), sentences in said.items():
        words = id.split("-")[1:]
        named = all(any(_same_word(part, word) for word in words) for part in field)
        for figure in group:
            its_card = figure.card != "" and figure.card in words
            tellable = figure.value >= LEAST and figure.value not in UNITS
            told = tellable and any(tells(text, figure.value, language) for text in sentences)
            if told and (named or its_card):
                found.add((id, language, figure.value))
    return sorted(found)


def _same_word(one: str, other: str) -> bool:
    return one == other or (len(one) >= STEM and one[:STEM] == other[:STEM])


def with_others(game: Game, group: list[Figure]) -> tuple[Game, int] | None:
    """The game with other values of these figures, none of which was one before, and by how much they are more."""
    old = {figure.value for figure in group}
    for more in (5, 7, 11, 1, -1):
        source = game.cards_source
        for figure in reversed(group):
            source = f"{source[: figure.start]}{figure.value + more}{source[figure.end :]}"
        try:
            if not {value + more for value in old} & old:
                return game.with_cards(source), more
        except BadInput:
            continue
    return None


def tells(text: str, value: int, language: str) -> bool:
    """Whether a sentence has that number in it, in figures or in letters."""
    plain = re.sub(r"(?<=\d)[ ,.\u00a0\u202f](?=\d{3}(?!\d))", "", text)
    if re.search(rf"(?<![\d.,]){value}(?![\d]|[.,]\d)", plain):
        return True
    letters = SPOKEN[language]
    return value < len(letters) and re.search(rf"\b{letters[value]}\b", plain, re.IGNORECASE) is not None


def said_in(game: Game, seed: str) -> Said:
    """What a game of random moves says on the way, to everybody."""
    said: Said = {}
    heard: set[bytes] = set()
    voices = [Words(game, language, NAMES) for language in LANGUAGES]
    rng = rng_from(seed, "said")
    state = game.new(seed=seed)
    for number in range(MOVES):
        if number % MOVES_BETWEEN_LOOKS == 0:
            for message in _fresh(state, heard):
                for voice in voices:
                    sentence = Sentence(voice.say(message))
                    sentence.message, sentence.voice = message, voice
                    said.setdefault((message.id, voice.language), set()).add(sentence)
        if state.over():
            break
        _move(state, rng)
    return said


def _move(state: State, rng: Rng) -> None:
    seat = seat_to_move(state, rng)
    moves = state.moves(seat)
    state.play(seat, moves[rng.below(len(moves))])


def _fresh(state: State, heard: set[bytes]) -> Iterator[Message]:
    """The messages of a position that were not there before."""
    things: list[msgspec.Struct] = [state.view(seat) for seat in (OPEN, *state.to_move())]
    for message in messages_in([*things, *state.events]):
        packed = msgspec.msgpack.encode(message)
        if packed not in heard:
            heard.add(packed)
            yield message


def _with_other_numbers(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_other_numbers(item) for item in value]
    if isinstance(value, Message):
        if value.id == "seat":
            return value
        return Message(value.id, {name: _with_other_numbers(item) for name, item in value.args.items()})
    return value + QUITE_OTHER if isinstance(value, int) else value

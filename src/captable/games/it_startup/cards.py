"""The cards as data: reading the file, with the file, the line and the reason where it is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from captable.core.errors import BadCards
from captable.core.view import Message
from captable.games.it_startup.rules import figures as codes
from captable.games.it_startup.vocabulary import (
    BY_NAME,
    COUNTERS,
    FREE,
    MOST_FIGURE,
    STANDING,
    TYPES,
    Figure,
    Word,
)

PRINTED = (
    "intern",
    "ambitious_apprentice",
    "copy_paste_developer",
    "code_monkey_mike",
    "junior_backend_developer",
    "research_engineer",
    "shy_frontend_developer",
    "downer_dave",
    "bi_developer",
    "qa_wizard",
    "full_stack_ninja",
    "database_developer",
    "senior_backend_developer",
    "lead_developer",
    "assertive_cto",
    "office_manager",
    "rockstar_recruiter",
    "undercover_hr_agent",
    "nice_hr_lady",
    "nice_hr_guy",
    "scrum_master",
    "clean_code",
    "polymorphism",
    "defensive_programming",
    "version_control",
    "design_patterns",
    "solid",
    "dependency_injection",
    "debugging",
    "unit_tests",
    "domain_knowledge",
    "continuous_integration",
    "tdd",
    "investor",
    "outsourcing",
    "head_hunter",
    "get_away_from_it_all",
    "coffee_machine",
    "crunch_time",
    "technical_debt",
    "monster_bug",
)
MOST_KINDS = 100
MOST_COPIES = 20
FEWEST_CARDS = 45
"""Five cards for each of four players, five more for each mulligan, and some to play with."""
MOST_CARDS = 200
FIELDS = ("id", "type", "copies", "cost", "efficiency", "resistance", "name", "play", "end", "ability", "counter")


@dataclass(frozen=True)
class Effect:
    word: Word
    figures: Mapping[str, int]
    offer: str | None = None
    """Of a draw: the type of card that is cheaper this turn when drawn so."""
    less: int = 0

    @property
    def code(self) -> list[int]:
        """As the rules read it: the code and three numbers."""
        if self.word.code == codes.DRAW:
            offered = TYPES.index(self.offer) if self.offer else int(codes.NONE)
            return [self.word.code, self.figures["cards"], offered, self.less]
        return [self.word.code, *(self.figures[f.name] for f in self.word.figures), 0, 0, 0][: codes.EFFECT]


@dataclass(frozen=True)
class Ability:
    price: int
    times: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Counter:
    way: str
    amount: int = 0
    type: str = ""


@dataclass(frozen=True)
class Card:
    id: str
    type: str
    copies: int
    cost: int
    name: Message
    efficiency: int = 0
    resistance: int = 0
    standing: Mapping[str, int] = field(default_factory=dict)
    play: tuple[Effect, ...] = ()
    end: tuple[Effect, ...] = ()
    ability: Ability | None = None
    counter: Counter | None = None

    @property
    def target(self) -> int:
        """IS-7.5: what an Action must name."""
        return max((effect.word.target for effect in self.play), default=int(codes.NO_TARGET))


@dataclass(frozen=True)
class Cards:
    source: str
    cards: tuple[Card, ...]

    @property
    def total(self) -> int:
        return sum(card.copies for card in self.cards)

    def index(self, id: str) -> int:
        return [card.id for card in self.cards].index(id)


def read_cards(source: str, file: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{file}: {error}") from None
    unknown = set(data) - {"total", "card"}
    if unknown:
        raise BadCards(f"{_line_of(file, source, min(unknown))}: only total and [[card]] belong here.")
    rows = data.get("card", [])
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_KINDS:
        raise BadCards(f"{file}: there must be 1 to {MOST_KINDS} [[card]] rows.")
    cards = Cards(source, tuple(_Row(row, _row_at(file, source, n)).card() for n, row in enumerate(rows)))
    ids = [card.id for card in cards.cards]
    for number, id in enumerate(ids):
        if id in ids[:number]:
            raise BadCards(f"{_row_at(file, source, number)}: {id!r} is there twice.")
    if data.get("total") != cards.total:
        at = _line_of(file, source, "total")
        raise BadCards(f"{at}: total is {data.get('total')!r}, but the copies add up to {cards.total}.")
    if not FEWEST_CARDS <= cards.total <= MOST_CARDS:
        raise BadCards(f"{file}: {cards.total} cards; there must be {FEWEST_CARDS} to {MOST_CARDS}.")
    if not any(card.type == "developer" for card in cards.cards):
        raise BadCards(f"{file}: without a developer nobody can score.")
    return cards


class _Row:
    """One [[card]] of the file."""

    def __init__(self, row: object, where: str) -> None:
        self.where = where
        if not isinstance(row, dict):
            raise self.wrong("a card is a [[card]] table.")
        self.row: dict[str, Any] = row
        self.id = str(row.get("id"))

    def wrong(self, reason: str) -> BadCards:
        return BadCards(f"{self.where}: {reason}")

    def card(self) -> Card:
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", self.id):
            raise self.wrong(f"id must be small letters, digits and _, not {self.row.get('id')!r}.")
        unknown = set(self.row) - set(FIELDS) - set(STANDING)
        if unknown:
            raise self.wrong(f"{self.id} has a field {min(unknown)!r}; there are {', '.join([*FIELDS, *STANDING])}.")
        type = self.one_of("type", TYPES)
        employee = type in ("developer", "hr", "coach")
        for name, types in [("efficiency", ("developer", "knowledge")), ("counter", ("action",))]:
            if name in self.row and type not in types:
                raise self.wrong(f"{self.id} is of type {type}, which has no {name}.")
        for name in ("resistance", "end", "ability"):
            if name in self.row and not employee:
                raise self.wrong(f"{self.id} is of type {type}; only employees have a {name}.")
        if "play" in self.row and type == "knowledge":
            raise self.wrong(f"{self.id} is knowledge: it has no effect but its efficiency.")
        play = self.effects(self.row.get("play", []), "employee" if employee else "action")
        if type == "action" and not play:
            raise self.wrong(f"{self.id} is an action and does nothing; give it play = [...].")
        if len({effect.word.target for effect in play} - {codes.NO_TARGET}) > 1:
            raise self.wrong(f"{self.id} needs two different targets; an action names one.")
        return Card(
            self.id,
            type,
            self.figure("copies", 1, MOST_COPIES),
            self.figure("cost", 0, MOST_FIGURE),
            self.name(),
            self.figure("efficiency", 0, MOST_FIGURE) if type in ("developer", "knowledge") else 0,
            self.figure("resistance", 0, MOST_FIGURE, 0),
            self.standing(type),
            play,
            self.effects(self.row.get("end", []), "end"),
            self.ability(),
            self.counter(),
        )

    def figure(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self.row.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"{self.id} needs {name} from {low} to {high}, not {value!r}.")
        return value

    def one_of(self, name: str, allowed: tuple[str, ...]) -> str:
        value = self.row.get(name)
        if value not in allowed:
            raise self.wrong(f"{self.id} has {name} {value!r}; it must be {', '.join(allowed)}.")
        return str(value)

    def name(self) -> Message:
        name = self.row.get("name")
        if name is None and self.id in PRINTED:
            return Message(f"is-card-{self.id}")
        if not isinstance(name, str) or not name.strip():
            raise self.wrong(f'{self.id} is not one of the printed cards, so it needs a name = "…".')
        return Message("is-card-named", {"name": name.strip()})

    def standing(self, type: str) -> dict[str, int]:
        figures = {}
        for name, types in STANDING.items():
            if name in self.row:
                if type not in types:
                    raise self.wrong(f"{self.id} is of type {type}, which can't have {name}.")
                figures[name] = self.figure(name, 1, MOST_FIGURE)
        return figures

    def effects(self, rows: object, on: str) -> tuple[Effect, ...]:
        if not isinstance(rows, list):
            raise self.wrong(f'{self.id}: effects are a list, [{{ effect = "draw", cards = 1 }}].')
        return tuple(self.effect(row, on) for row in rows)

    def effect(self, row: object, on: str) -> Effect:
        word = BY_NAME.get(str(row.get("effect"))) if isinstance(row, dict) else None
        if word is None or not isinstance(row, dict):
            raise self.wrong(f"{self.id} has an unknown effect {row!r}; there are {', '.join(BY_NAME)}.")
        if on not in word.on:
            raise self.wrong(f"{self.id}: {word.name} can't be {_PLACES[on]}.")
        allowed = {"effect", *(f.name for f in word.figures)} | ({"offer", "less"} if word.name == "draw" else set())
        if set(row) - allowed:
            raise self.wrong(f"{self.id}: {word.name} has no {min(set(row) - allowed)!r}.")
        figures = {f.name: self.figure_of(row, word, f) for f in word.figures}
        if word.name == "look_and_take" and figures["take"] > figures["cards"]:
            raise self.wrong(f"{self.id} takes {figures['take']} of {figures['cards']} cards.")
        offer, less = self.offer(row, on) if "offer" in row or "less" in row else (None, 0)
        return Effect(word, figures, offer, less)

    def figure_of(self, row: dict[str, Any], word: Word, figure: Figure) -> int:
        value = row.get(figure.name)
        if not isinstance(value, int) or isinstance(value, bool) or not figure.low <= value <= figure.high:
            raise self.wrong(
                f"{self.id}: {word.name} needs {figure.name} from {figure.low} to {figure.high}, not {value!r}."
            )
        return value

    def offer(self, row: dict[str, Any], on: str) -> tuple[str, int]:
        offer, less = row.get("offer"), row.get("less")
        if on not in ("employee", "action") or offer not in TYPES:
            raise self.wrong(f"{self.id}: a draw when played may offer one of {', '.join(TYPES)}, not {offer!r}.")
        if less == "all":
            return str(offer), FREE
        if not isinstance(less, int) or isinstance(less, bool) or not 1 <= less <= MOST_FIGURE:
            raise self.wrong(f'{self.id}: less must be "all" or 1 to {MOST_FIGURE}, not {less!r}.')
        return str(offer), less

    def ability(self) -> Ability | None:
        row = self.row.get("ability")
        if row is None:
            return None
        if not isinstance(row, dict) or set(row) - {"price", "times", "effects"}:
            raise self.wrong(f"{self.id}: an ability has a price, times a turn, and effects.")
        effects = self.effects(row.get("effects"), "ability")
        price = self.figure_of(row, Word("an ability", 0), Figure("price", 0))
        times = self.figure_of({"times": 1} | row, Word("an ability", 0), Figure("times"))
        if not effects:
            raise self.wrong(f"{self.id} has an ability that does nothing.")
        return Ability(price, times, effects)

    def counter(self) -> Counter | None:
        row = self.row.get("counter")
        if row is None:
            return None
        if not isinstance(row, dict) or len(row) != 1 or next(iter(row)) not in COUNTERS:
            raise self.wrong(f"{self.id}: a counter is one of {', '.join(COUNTERS)}, not {row!r}.")
        way = next(iter(row))
        if way != "discard":
            return Counter(way, self.figure_of(row, Word("a counter", 0), Figure(way)))
        if row[way] not in TYPES:
            raise self.wrong(f"{self.id}: a counter may discard {', '.join(TYPES)}, not {row[way]!r}.")
        return Counter(way, 0, row[way])


_PLACES = {
    "action": "the effect of an action",
    "employee": "an effect of playing an employee",
    "ability": "an ability",
    "end": "an effect at the end of the turn",
}


def _row_at(file: str, source: str, number: int) -> str:
    """Where the row with that number starts."""
    lines = [i for i, line in enumerate(source.splitlines(), 1) if line.split("#")[0].strip() == "[[card]]"]
    return f"{file}, line {lines[number]}" if number < len(lines) else file


def _line_of(file: str, source: str, word: str) -> str:
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip().lstrip("[").startswith(word):
            return f"{file}, line {number}"
    return file

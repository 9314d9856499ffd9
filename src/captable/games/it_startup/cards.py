"""The cards as data: what the file may say, and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, defstruct

from captable.core.card_file import CardFile, NamedRow
from captable.core.shapes import Part, Unfit
from captable.core.vectors import NONE
from captable.core.view import Message
from captable.games.it_startup.facts import CardType, Printed
from captable.games.it_startup.rules import figures as codes
from captable.games.it_startup.vocabulary import BY_NAME, COUNTERS, FREE, MOST_FIGURE, STANDING, TYPES, WORDS, Word

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
FEWEST_CARDS = 45
"""Five cards for each of four players, five more for each mulligan, and some to play with."""
MOST_CARDS = 200

# -- what the file may say -----------------------------------------------------------------------------------------

Figure = Annotated[int, Meta(ge=0, le=MOST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=MOST_FIGURE)]
Type = Literal["developer", "hr", "coach", "knowledge", "action"]


class EffectRow(Part, kw_only=True, tag_field="effect"):
    """A row for each effect of the vocabulary is derived from this one, with the figures of its own."""

    @property
    def word(self) -> Word:
        return BY_NAME[str(self.__struct_config__.tag)]

    def __post_init__(self) -> None:
        figures: Any = self
        if self.word.name == "look_and_take" and figures.take > figures.cards:
            raise Unfit(Message("is-cards-takes-more", {"take": figures.take, "cards": figures.cards}))


class Offering(EffectRow, kw_only=True):
    """A draw when a card is played: one type may be cheaper this turn when drawn so."""

    offer: Type | None = None
    less: Literal["all"] | Positive | None = None

    def __post_init__(self) -> None:
        if (self.offer is None) != (self.less is None):
            raise Unfit(Message("is-cards-offer-and-less"))


def _rows_on(place: str) -> Any:
    """The effects that may stand in a place of a card."""
    shapes = []
    for word in WORDS:
        figures = [(f.name, Annotated[int, Meta(ge=f.low, le=f.high)]) for f in word.figures]
        base = Offering if word.name == "draw" and place in ("action", "employee") else EffectRow
        shapes.append(defstruct(word.name, figures, bases=(base,), kw_only=True, tag=word.name))
    return reduce(or_, (shape for word, shape in zip(WORDS, shapes, strict=True) if place in word.on))


if TYPE_CHECKING:
    OnAction = EffectRow
    OnEmployee = EffectRow
    OnAbility = EffectRow
    AtEnd = EffectRow
else:
    OnAction, OnEmployee, OnAbility, AtEnd = map(_rows_on, ("action", "employee", "ability", "end"))


class AbilityRow(Part):
    price: Figure
    effects: Annotated[list[OnAbility], Meta(min_length=1, max_length=10)]
    times: Positive = 1


class CounterRow(Part):
    pay: Positive | None = None
    discard: Type | None = None
    burnout: Positive | None = None

    def __post_init__(self) -> None:
        if [self.pay, self.discard, self.burnout].count(None) != 2:
            raise Unfit(Message("is-cards-counter", {"kinds": ", ".join(COUNTERS)}))


class CardRow(NamedRow, kw_only=True, tag_field="type"):
    copies: Annotated[int, Meta(ge=1, le=20)]
    cost: Figure


class EmployeeRow(CardRow, kw_only=True):
    resistance: Figure = 0
    play: list[OnEmployee] = []
    end: list[AtEnd] = []
    ability: AbilityRow | None = None
    coaching: Positive | None = None
    hiring_less: Positive | None = None
    moving_less: Positive | None = None


class DeveloperRow(EmployeeRow, kw_only=True, tag="developer"):
    efficiency: Figure
    knowledge_less: Positive | None = None


class HrRow(EmployeeRow, kw_only=True, tag="hr"):
    pass


class CoachRow(EmployeeRow, kw_only=True, tag="coach"):
    pass


class KnowledgeRow(CardRow, kw_only=True, tag="knowledge"):
    efficiency: Figure


class ActionRow(CardRow, kw_only=True, tag="action"):
    play: Annotated[list[OnAction], Meta(min_length=1, max_length=10)]
    counter: CounterRow | None = None

    def __post_init__(self) -> None:
        if len({row.word.target for row in self.play} - {codes.NO_TARGET}) > 1:
            raise Unfit(Message("is-cards-two-targets"))


class CardRows(Part):
    """The file."""

    total: int
    card: Annotated[
        list[DeveloperRow | HrRow | CoachRow | KnowledgeRow | ActionRow], Meta(min_length=1, max_length=MOST_KINDS)
    ]


# -- what it means -------------------------------------------------------------------------------------------------


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
            offered = TYPES.index(self.offer) if self.offer else int(NONE)
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


@dataclass(frozen=True, eq=False)
class Card:
    """Told from others by itself, so that what is printed on it is put into words once (`names.py`)."""

    id: str
    type: CardType
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

    @cached_property
    def printed(self) -> dict[str, Printed]:
        """The figures on each card, by its id."""
        return {card.id: Printed(card.type, card.cost, card.efficiency, card.resistance) for card in self.cards}

    def index(self, id: str) -> int:
        return [card.id for card in self.cards].index(id)


def read_cards(source: str, name: str) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason."""
    file = CardFile(source, name, CardRows, __package__)
    rows = file.read.card
    file.refuse_nameless("card", rows, PRINTED)
    file.refuse_doubles("card", rows, [row.given_name or row.id.replace("_", " ") for row in rows])
    cards = Cards(source, tuple(map(_card, rows)))
    file.refuse_total(file.read.total, cards.total, FEWEST_CARDS, MOST_CARDS)
    if not any(card.type == "developer" for card in cards.cards):
        raise file.bad(Message("is-cards-no-developer"), "card")
    return cards


def _card(row: Any) -> Card:
    def given(name: str, otherwise: Any) -> Any:
        return getattr(row, name, None) or otherwise

    ability: AbilityRow | None = given("ability", None)
    return Card(
        row.id,
        row.__struct_config__.tag,
        row.copies,
        row.cost,
        row.called(f"is-card-{row.id}", "is-card-named"),
        given("efficiency", 0),
        given("resistance", 0),
        {name: given(name, 0) for name in STANDING if given(name, 0)},
        _effects(given("play", ())),
        _effects(given("end", ())),
        Ability(ability.price, ability.times, _effects(ability.effects)) if ability else None,
        _counter(given("counter", None)),
    )


def _effects(rows: Sequence[Any]) -> tuple[Effect, ...]:
    return tuple(
        Effect(
            row.word,
            {figure.name: getattr(row, figure.name) for figure in row.word.figures},
            getattr(row, "offer", None),
            FREE if getattr(row, "less", None) == "all" else getattr(row, "less", None) or 0,
        )
        for row in rows
    )


def _counter(row: CounterRow | None) -> Counter | None:
    if row is None:
        return None
    if row.discard is not None:
        return Counter("discard", 0, row.discard)
    return Counter("pay", row.pay) if row.pay is not None else Counter("burnout", row.burnout or 0)

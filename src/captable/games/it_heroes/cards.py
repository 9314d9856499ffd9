"""The cards of IT Heroes as data: what the file may say, and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from msgspec import Meta, defstruct, field

from captable.core.card_file import CardFile, NamedRow
from captable.core.shapes import Part, Unfit
from captable.core.view import Message
from captable.games.it_heroes.facts import CardType, Rarity

TYPES: tuple[CardType, ...] = get_args(CardType)
"""The order fixes the numbers that `rules` works with."""
COPIES = {"legendary": 1, "rare": 2, "uncommon": 3, "common": 3}
"""IH-11.2."""
MOST_FACES = 62
MOST_FIGURE = 100
STANDARD_DAMAGE = 2
"""IH-7.6."""

Figure = Annotated[int, Meta(ge=0, le=MOST_FIGURE)]
Amount = Annotated[int, Meta(ge=1, le=10)]

MOMENTS: dict[str, tuple[CardType, ...]] = {
    "play": TYPES,
    "once": ("hero", "threat", "resource"),
    "after_block": ("hero",),
    "unblocked": ("threat",),
    "collect": ("hero", "resource"),
}
"""When an effect happens, and which cards can have it."""
PLAY_PHASE = ("play", "once")
ANY_EFFECT = ("play", "once", "after_block", "unblocked")


@dataclass(frozen=True)
class Word:
    """What an effect can do."""

    figure: bool = True
    """Whether it needs `n`."""
    limits: tuple[tuple[str, Any], ...] = ()
    """What else it may have."""
    moments: tuple[str, ...] = ANY_EFFECT


VOCABULARY = {
    "draw": Word(),
    "heal": Word(),
    "neutralise": Word(figure=False, limits=(("velocity", Figure),), moments=PLAY_PHASE),
    "neutralise_blocked": Word(figure=False, moments=("after_block",)),
    "remove": Word(),
    "remove_both": Word(),
    "discard": Word(),
    "shed": Word(),
    "gain": Word(moments=(*PLAY_PHASE, "collect")),
    "deny": Word(),
    "hit": Word(),
    "mend": Word(),
    "search": Word(figure=False, limits=(("type", CardType),), moments=PLAY_PHASE),
    "pair": Word(figure=False, moments=PLAY_PHASE),
    "more_resources": Word(moments=PLAY_PHASE),
}

# -- what the file may say -----------------------------------------------------------------------------------------


class EffectRow(Part, kw_only=True, tag_field="do"):
    """A row for each word of the vocabulary is derived from this one."""

    on: str


class AfterBlockRow(EffectRow, kw_only=True):
    """What can happen after a block has conditions, which only make sense there."""

    once: bool | None = None
    deflected: bool | None = None
    velocity: Figure | None = None

    def __post_init__(self) -> None:
        if self.on != "after_block" and (self.once, self.deflected, self.velocity) != (None, None, None):
            raise Unfit(Message("ih-cards-after-block-only", {"on": self.on}))


def _effect_rows() -> Any:
    rows = []
    for name, word in VOCABULARY.items():
        fields: list[Any] = [("on", Literal[word.moments])]
        fields += [("n", Amount)] if word.figure else []
        fields += [(limit, kind | None, None) for limit, kind in word.limits]
        base = AfterBlockRow if "after_block" in word.moments else EffectRow
        rows.append(defstruct(name, fields, bases=(base,), kw_only=True, tag=name))
    return reduce(or_, rows)


if TYPE_CHECKING:
    AnyEffect = EffectRow
else:
    AnyEffect = _effect_rows()


class CardRow(NamedRow, kw_only=True, tag_field="type"):
    rarity: Rarity
    origin: Literal["source", "house"] = field(name="from")
    cost: Amount
    effects: list[AnyEffect] = []

    def __post_init__(self) -> None:
        type = str(self.__struct_config__.tag)
        effects = _effects(self.effects)
        for effect in effects:
            if type not in MOMENTS[effect.on]:
                raise Unfit(Message("ih-cards-moment", {"type": type, "on": effect.on}))
        given = sum(effect.n for effect in effects if (effect.on, effect.do) == ("play", "gain"))
        if given >= self.cost:
            raise Unfit(Message("ih-cards-gives-too-much", {"given": given}))
        after = [effect for effect in effects if effect.on == "after_block"]
        if any(effect.on == "once" for effect in effects) and any(effect.once for effect in after):
            raise Unfit(Message("ih-cards-one-ability"))
        if len({(effect.once, effect.deflected, effect.velocity) for effect in after}) > 1:
            raise Unfit(Message("ih-cards-after-block-alike"))


class HeroRow(CardRow, kw_only=True, tag="hero"):
    """IH-4.1."""

    patience: Annotated[int, Meta(ge=1, le=MOST_FIGURE)]
    deflection: Figure
    documents: Annotated[int, Meta(ge=0, le=300)]
    uptime: Figure
    flash: bool = False
    pairs: bool = False


class ThreatRow(CardRow, kw_only=True, tag="threat"):
    velocity: Figure
    damage: Annotated[int, Meta(ge=0, le=10)] = STANDARD_DAMAGE


class ResourceRow(CardRow, kw_only=True, tag="resource"):
    pass


class ActionRow(CardRow, kw_only=True, tag="action"):
    effects: Annotated[list[AnyEffect], Meta(min_length=1, max_length=10)]


class CardRows(Part):
    """The file."""

    card: list[HeroRow | ThreatRow | ResourceRow | ActionRow] = []


# -- what it means -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    on: str
    do: str
    n: int
    velocity: int
    """The highest Ticket Velocity that it can deal with."""
    type: str
    """Of the cards that a search may find; empty for any."""
    once: bool
    """IH-10.3, for an after-block effect; those of the moment "once" always are."""
    deflected: bool
    """Whether it needs a deflection."""


@dataclass(frozen=True, eq=False)
class Card:
    """Told from others by itself, so that what is printed on it is put into words once (`names.py`)."""

    id: str
    type: CardType
    rarity: Rarity
    origin: str
    cost: int
    name: Message
    patience: int
    deflection: int
    documents: int
    uptime: int
    velocity: int
    damage: int
    flash: bool
    pairs: bool
    effects: tuple[Effect, ...]

    @property
    def capacity(self) -> int:
        """IH-4.1: the hit at which a Hero is defeated."""
        return 2 if self.patience <= 40 else 3 if self.patience <= 70 else 4

    @property
    def limit(self) -> int:
        return COPIES[self.rarity]

    @property
    def once(self) -> bool:
        return any(effect.once for effect in self.effects)

    @property
    def heals(self) -> bool:
        return any(effect.do == "heal" for effect in self.effects)

    def at(self, moment: str) -> tuple[Effect, ...]:
        return tuple(effect for effect in self.effects if effect.on == moment)


@dataclass(frozen=True)
class Face:
    """A card as it can be told from others: fresh, or with its Once Per Game ability spent."""

    card: Card
    kind: int
    spent: bool

    @cached_property
    def id(self) -> str:
        return f"{self.card.id}/spent" if self.spent else self.card.id

    @cached_property
    def name(self) -> Message:
        return Message("ih-spent-card", {"card": self.card.name}) if self.spent else self.card.name


@dataclass(frozen=True)
class Cards:
    source: str
    cards: tuple[Card, ...]

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        return tuple(
            Face(card, kind, spent)
            for kind, card in enumerate(self.cards)
            for spent in ((False, True) if card.once else (False,))
        )

    @cached_property
    def kinds(self) -> dict[str, int]:
        return {card.id: kind for kind, card in enumerate(self.cards)}


def read_cards(source: str, name: str, printed: Mapping[str, str]) -> Cards:
    """The cards of a file, or `BadCards` with the file, the line and the reason.

    `printed` has the cards whose names are among the texts, by id, with their English names.
    """
    file = CardFile(source, name, CardRows, __package__)
    rows = file.read.card
    file.refuse_nameless("card", rows, list(printed))
    file.refuse_doubles("card", rows, [row.given_name or printed[row.id] for row in rows])
    cards = Cards(source, tuple(map(_card, rows)))
    _refuse_too_few(cards, file)
    if len(cards.faces) > MOST_FACES:
        twice = len(cards.faces) - len(cards.cards)
        counts: dict[str, Any] = {"cards": len(cards.cards), "twice": twice, "most": MOST_FACES}
        raise file.bad(Message("ih-cards-too-many", counts))
    return cards


def _refuse_too_few(cards: Cards, file: CardFile[CardRows]) -> None:
    """A legal deck can be made of them (IH-11)."""
    for type, fewest in (("hero", 6), ("threat", 6), ("resource", 4), ("", 30)):
        copies = sum(card.limit for card in cards.cards if type in ("", card.type))
        if copies < fewest:
            what: dict[str, Any] = {"type": type, "fewest": fewest, "copies": copies}
            raise file.bad(Message("ih-cards-too-few-of" if type else "ih-cards-too-few", what))


def _card(row: Any) -> Card:
    return Card(
        id=row.id,
        type=row.__struct_config__.tag,
        rarity=row.rarity,
        origin=row.origin,
        cost=row.cost,
        name=row.called(f"ih-card-{row.id}", "ih-card-named"),
        patience=getattr(row, "patience", 0),
        deflection=getattr(row, "deflection", 0),
        documents=getattr(row, "documents", 0),
        uptime=getattr(row, "uptime", 0),
        velocity=getattr(row, "velocity", 0),
        damage=getattr(row, "damage", 0),
        flash=getattr(row, "flash", False),
        pairs=getattr(row, "pairs", False),
        effects=_effects(row.effects),
    )


def _effects(rows: Sequence[Any]) -> tuple[Effect, ...]:
    return tuple(
        Effect(
            on=row.on,
            do=str(row.__struct_config__.tag),
            n=getattr(row, "n", 1),
            velocity=MOST_FIGURE if getattr(row, "velocity", None) is None else row.velocity,
            type=getattr(row, "type", None) or "",
            once=row.on == "once" or bool(getattr(row, "once", False)),
            deflected=bool(getattr(row, "deflected", False)),
        )
        for row in rows
    )

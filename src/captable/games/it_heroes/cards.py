"""The cards of IT Heroes as data, the vocabulary of their effects, and the checks on an edited file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from captable.core.errors import BadCards
from captable.core.moves import plain
from captable.core.view import Message

TYPES = ("hero", "threat", "resource", "action")
COPIES = {"legendary": 1, "rare": 2, "uncommon": 3, "common": 3}
"""IH-11.2."""
ORIGINS = ("source", "house")
MOST_FACES = 62
MOST_COST = 10
MOST_FIGURE = 100
MOST_EFFECT = 10
STANDARD_DAMAGE = 2
"""IH-7.6."""
LONGEST_NAME = 40

MOMENTS = {
    "play": TYPES,
    "once": ("hero", "threat", "resource"),
    "after_block": ("hero",),
    "unblocked": ("threat",),
    "collect": ("hero", "resource"),
}
"""When an effect happens, and which cards can have it."""


@dataclass(frozen=True)
class Word:
    """A word of the vocabulary: what an effect can do."""

    figure: bool = True
    """Whether it needs `n`."""
    limits: tuple[str, ...] = ()
    """What else it may have."""
    moments: tuple[str, ...] = ("play", "once", "after_block", "unblocked")


VOCABULARY = {
    "draw": Word(),
    "heal": Word(),
    "neutralise": Word(figure=False, limits=("velocity",), moments=("play", "once")),
    "neutralise_blocked": Word(figure=False, moments=("after_block",)),
    "remove": Word(),
    "remove_both": Word(),
    "discard": Word(),
    "shed": Word(),
    "gain": Word(moments=("play", "once", "collect")),
    "deny": Word(),
    "hit": Word(),
    "mend": Word(),
    "search": Word(figure=False, limits=("type",), moments=("play", "once")),
    "pair": Word(figure=False, moments=("play", "once")),
    "more_resources": Word(moments=("play", "once")),
}
FIGURES = {
    "hero": {"patience": (1, 100), "deflection": (0, 100), "documents": (0, 300), "uptime": (0, 100)},
    "threat": {"velocity": (0, 100)},
    "resource": {},
    "action": {},
}
"""The figures that a card of a type must have, and their range (IH-4)."""
KEYS = {
    "hero": {"flash", "pairs"},
    "threat": {"damage"},
    "resource": set[str](),
    "action": set[str](),
}
COMMON_KEYS = {"id", "type", "rarity", "from", "cost", "name", "effects"}


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


@dataclass(frozen=True)
class Card:
    id: str
    type: str
    rarity: str
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

    @property
    def id(self) -> str:
        return f"{self.card.id}/spent" if self.spent else self.card.id

    @property
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


def read_cards(source: str, file: str, printed: Mapping[str, str]) -> Cards:
    """The cards of a file, or `BadCards` with the file, the card and the reason.

    `printed` has the cards whose names are among the texts, by id, with their English names.
    """
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{file}: {error}") from None
    unknown = set(data) - {"card"}
    if unknown:
        raise BadCards(f"{file}: {min(unknown)!r} is unknown; only [[card]] belongs here.")
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadCards(f"{file}: a card is a [[card]] table.")
    cards = Cards(source, tuple(_Row(row, file, number, printed).card() for number, row in enumerate(rows)))
    _refuse_doubles(cards, file, printed)
    _refuse_too_few(cards, file)
    if len(cards.faces) > MOST_FACES:
        raise BadCards(
            f"{file}: there are {len(cards.cards)} cards, {len(cards.faces) - len(cards.cards)} of them with a "
            f"Once Per Game ability, which count twice; that may be {MOST_FACES} in all."
        )
    return cards


def _refuse_doubles(cards: Cards, file: str, printed: Mapping[str, str]) -> None:
    """Ids and names are unique: moves and decks tell cards apart by them."""
    seen: dict[str, str] = {}
    for card in cards.cards:
        name = plain(str(card.name.args.get("name") or printed[card.id]))
        for word in {card.id, name}:
            if word in seen:
                raise BadCards(f"{file}: card {card.id!r}: another card is called {word!r} too.")
            seen[word] = card.id


def _refuse_too_few(cards: Cards, file: str) -> None:
    """A legal deck can be made of them (IH-11)."""
    for type, fewest in (("hero", 6), ("threat", 6), ("resource", 4), ("", 30)):
        copies = sum(card.limit for card in cards.cards if type in ("", card.type))
        if copies < fewest:
            what = f"{type} cards" if type else "cards"
            raise BadCards(f"{file}: a deck needs {fewest} {what}, and these allow only {copies} (IH-11).")


class _Row:
    """One [[card]] of a file, and what may be wrong with it."""

    def __init__(self, row: dict[str, Any], file: str, number: int, printed: Mapping[str, str]) -> None:
        self.row = row
        self.printed = printed
        id = row.get("id")
        self.where = f"{file}: card {id!r}" if isinstance(id, str) and id else f"{file}: card number {number + 1}"

    def bad(self, reason: str) -> BadCards:
        return BadCards(f"{self.where}: {reason}")

    def card(self) -> Card:
        id = self.row.get("id")
        if not isinstance(id, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", id):
            raise self.bad(f"id must be small letters, digits and _, not {id!r}.")
        type = self.one_of("type", TYPES)
        unknown = set(self.row) - COMMON_KEYS - set(FIGURES[type]) - KEYS[type]
        if unknown:
            allowed = sorted(COMMON_KEYS | set(FIGURES[type]) | KEYS[type])
            raise self.bad(f"a {type} has no {min(unknown)!r}; it has {', '.join(allowed)}.")
        effects = self.effects(type)
        figures = {key: self.number(key, low, high) for key, (low, high) in FIGURES[type].items()}
        card = Card(
            id=id,
            type=type,
            rarity=self.one_of("rarity", tuple(COPIES)),
            origin=self.one_of("from", ORIGINS),
            cost=self.number("cost", 1, MOST_COST),
            name=self.name(id),
            patience=figures.get("patience", 0),
            deflection=figures.get("deflection", 0),
            documents=figures.get("documents", 0),
            uptime=figures.get("uptime", 0),
            velocity=figures.get("velocity", 0),
            damage=self.number("damage", 0, MOST_EFFECT, STANDARD_DAMAGE) if type == "threat" else 0,
            flash=self.flag("flash"),
            pairs=self.flag("pairs"),
            effects=effects,
        )
        self.check_whole(card)
        return card

    def check_whole(self, card: Card) -> None:
        given = sum(effect.n for effect in card.at("play") if effect.do == "gain")
        if given >= card.cost:
            raise self.bad(
                f"it gives {given} Coffee when played, which must be less than its cost {card.cost} (IH-4.2)."
            )
        if card.type == "action" and not card.effects:
            raise self.bad("an action needs effects.")
        if card.at("once") and any(effect.once for effect in card.at("after_block")):
            raise self.bad("a card has one Once Per Game ability at most: in the Play phase or after a block.")
        conditions = {(effect.once, effect.deflected, effect.velocity) for effect in card.at("after_block")}
        if len(conditions) > 1:
            raise self.bad("all its after_block effects must have the same once, deflected and velocity.")

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.row.get(key)
        if value not in allowed:
            found = f"not {value!r}" if key in self.row else "and is missing"
            raise self.bad(f"{key} must be one of {', '.join(allowed)}, {found}.")
        return str(value)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.row.get(key, default)
        if type(value) is not int or not low <= value <= high:
            found = "it is missing" if value is None else f"not {value!r}"
            raise self.bad(f"{key} must be a number from {low} to {high}, {found}.")
        return value

    def flag(self, key: str) -> bool:
        value = self.row.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(f"{key} must be true or false, not {value!r}.")
        return value

    def name(self, id: str) -> Message:
        name = self.row.get("name")
        if name is None and id in self.printed:
            return Message(f"ih-card-{id}")
        if name is None:
            raise self.bad('it is not one of the house set, so it needs a name = "…".')
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise self.bad(f"name must be a text of 1 to {LONGEST_NAME} characters, not {name!r}.")
        return Message("ih-card-named", {"name": name.strip()})

    def effects(self, type: str) -> tuple[Effect, ...]:
        rows = self.row.get("effects", [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.bad('effects must be a list of tables such as { on = "play", do = "draw", n = 2 }.')
        return tuple(self.effect(row, type) for row in rows)

    def effect(self, row: dict[str, Any], type: str) -> Effect:
        on, do = row.get("on"), row.get("do")
        if not isinstance(do, str) or do not in VOCABULARY:
            raise self.bad(f"there is no effect {do!r}; there are {', '.join(VOCABULARY)}.")
        word = VOCABULARY[do]
        if not isinstance(on, str) or on not in MOMENTS:
            raise self.bad(f"the effect {do} happens on one of {', '.join(MOMENTS)}, not {on!r}.")
        if type not in MOMENTS[on]:
            raise self.bad(f"no {type} has an effect on {on!r}.")
        if on not in word.moments and not (on == "collect" and do == "gain"):
            raise self.bad(f"the effect {do} can't happen on {on!r}.")
        if on == "collect" and do != "gain":
            raise self.bad("only gain can happen on 'collect'.")
        allowed = {"on", "do", *(("n",) if word.figure else ()), *word.limits}
        if on == "after_block":
            allowed |= {"once", "deflected", "velocity"}
        unknown = set(row) - allowed
        if unknown:
            raise self.bad(f"the effect {do} on {on!r} has no {min(unknown)!r}; it has {', '.join(sorted(allowed))}.")
        return Effect(
            on=on,
            do=do,
            n=self.effect_number(row, do, "n", 1, MOST_EFFECT) if word.figure else 1,
            velocity=self.effect_number(row, do, "velocity", 0, MOST_FIGURE) if "velocity" in row else MOST_FIGURE,
            type=self.type_found(row, do),
            once=on == "once" or self.effect_flag(row, do, "once"),
            deflected=self.effect_flag(row, do, "deflected"),
        )

    def effect_number(self, row: dict[str, Any], do: str, key: str, low: int, high: int) -> int:
        value = row.get(key)
        if type(value) is not int or not low <= value <= high:
            found = f"not {value!r}" if key in row else "it is missing"
            raise self.bad(f"the effect {do} needs {key}, a number from {low} to {high}, {found}.")
        return value

    def effect_flag(self, row: dict[str, Any], do: str, key: str) -> bool:
        value = row.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(f"{key} of the effect {do} must be true or false, not {value!r}.")
        return value

    def type_found(self, row: dict[str, Any], do: str) -> str:
        value = row.get("type", "")
        if value and value not in TYPES:
            raise self.bad(f"the effect {do} finds cards of type {', '.join(TYPES)}, not {value!r}.")
        return str(value)

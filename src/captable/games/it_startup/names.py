"""Names of things in views and events, and the text of a card, made from its figures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, get_args

from captable.core.view import Message
from captable.games.it_startup.cards import Ability, Card, Counter, Effect
from captable.games.it_startup.facts import Step
from captable.games.it_startup.rules.figures import TUCKED, UNDER
from captable.games.it_startup.vocabulary import FREE

if TYPE_CHECKING:
    from captable.games.it_startup.rules.office import Office

STEPS: tuple[Step, ...] = get_args(Step)
"""The names of the steps, in the order of their numbers in `rules_office`."""

Args = dict[str, int | str | Message | list[Message]]

MOST_KEPT = 2000
"""Cards whose words are kept: those of the game, and of a few files that are being edited."""


def card_name(state: Office, kind: int) -> Message:
    name: Message = state.cards.cards[kind].name
    return name


def card_id(state: Office, kind: int) -> str:
    id: str = state.cards.cards[kind].id
    return id


def piece_of_employee(place: int) -> str:
    return f"employee-{place}"


def piece_of_knowledge(place: int, i: int) -> str:
    """The knowledge under the employee at a place, the oldest being 0."""
    return f"{piece_of_employee(place)}-knowledge-{i}"


def knowledge_under(state: Office, place: int) -> list[int]:
    """The rows of the knowledge under the employee at a place, the oldest first."""
    return [item for item in range(0, len(state.tucked), TUCKED) if state.tucked[item + UNDER] == place]


def one_after_another(texts: Iterable[Message]) -> Message:
    """Sentences as one message."""
    first, *rest = texts
    return Message("is-sentences", {"first": first, "rest": one_after_another(rest)}) if rest else first


@lru_cache(MOST_KEPT)
def card_text(card: Card) -> Message:
    """What is printed on a card: its figures, then what it does."""
    args: Args = {"cost": card.cost, "efficiency": card.efficiency, "copies": card.copies}
    texts = [Message(f"is-figures-{card.type}", args)]
    if card.resistance:
        texts.append(Message("is-figures-resistance", {"resistance": card.resistance}))
    texts += [Message(f"is-standing-{name}", {"amount": amount}) for name, amount in card.standing.items()]
    if card.play:
        when = "is-when-action" if card.type == "action" else "is-when-played"
        texts += [Message(when, {"effect": effect_text(effect, card.name)}) for effect in card.play]
    texts += [Message("is-when-end", {"effect": effect_text(effect, card.name)}) for effect in card.end]
    if card.ability:
        texts += ability_texts(card.ability, card.name)
    if card.counter:
        texts.append(counter_text(card.counter))
    return one_after_another(texts)


def effect_text(effect: Effect, name: Message) -> Message:
    args: Args = dict(effect.figures)
    if effect.offer:
        args["less"] = effect.less
        ending = "free" if effect.less >= FREE else "less"
        return Message(f"is-effect-draw-{effect.offer}-{ending}", args)
    if effect.word.name == "return_one":
        args["card"] = name
    return Message(f"is-effect-{effect.word.name}", args)


def ability_texts(ability: Ability, name: Message) -> list[Message]:
    args: Args = {"price": ability.price, "times": ability.times}
    return [Message("is-when-used", args | {"effect": effect_text(effect, name)}) for effect in ability.effects]


def counter_text(counter: Counter) -> Message:
    if counter.way == "discard":
        return Message("is-counter-discard", {"type": Message(f"is-type-{counter.type}")})
    return Message(f"is-counter-{counter.way}", {"amount": counter.amount})

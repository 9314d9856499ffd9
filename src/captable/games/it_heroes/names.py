"""Cards of IT Heroes in words: their names, and the printed text that their effects make."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from captable.core.view import Message
from captable.games.it_heroes.cards import Card, Effect
from captable.games.it_heroes.facts import Printed

FIGURES_SHOWN: dict[str, tuple[str, ...]] = {
    "hero": ("deflection", "patience", "capacity", "documents", "uptime"),
    "threat": ("velocity", "damage"),
    "resource": (),
    "action": (),
}

MOST_KEPT = 2000
"""Cards whose words are kept: those of the game, and of a few files that are being edited."""

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.effects import Effects


def face_name(state: Effects, face: int) -> Message:
    name: Message = state.cards.faces[face].name
    return name


def face_id(state: Effects, face: int) -> str:
    return str(state.cards.faces[face].id)


def card_name(state: Effects, face: int) -> Message:
    """The name whether or not its ability is spent."""
    name: Message = state.cards.faces[face].card.name
    return name


@lru_cache(MOST_KEPT)
def card_note(card: Card) -> Message:
    """All that is printed on a card: its figures, then what it does, then where it is from."""
    text = Message("ih-note", {"figures": figures(card), "origin": Message(f"ih-from-{card.origin}")})
    printed = card_text(card)
    if printed is None:
        return text
    return Message("ih-note-text", {**text.args, "text": printed})


@lru_cache(MOST_KEPT)
def printed_on(card: Card) -> Printed:
    """What a board draws a card from."""
    figures = {key: getattr(card, key) for key in FIGURES_SHOWN[card.type]}
    return Printed(card.type, card.rarity, card.cost, figures, card.flash, card.once, card_text(card))


def figures(card: Card) -> Message:
    args: dict[str, int | str | Message | list[Message]] = {
        "rarity": Message(f"ih-rarity-{card.rarity}"),
        "cost": card.cost,
    }
    if card.type == "hero":
        args |= {
            "patience": card.patience,
            "hits": card.capacity,
            "deflection": card.deflection,
            "documents": card.documents,
            "uptime": card.uptime,
        }
    if card.type == "threat":
        args |= {"velocity": card.velocity, "damage": card.damage}
    return Message(f"ih-figures-{card.type}", args)


@lru_cache(MOST_KEPT)
def card_text(card: Card) -> Message | None:
    """The printed text, made from the effects; none for a card without any."""
    parts: list[Message] = []
    if card.flash:
        parts.append(Message("ih-keyword-flash"))
    if card.pairs:
        parts.append(Message("ih-keyword-pairs"))
    for moment in ("play", "once", "after_block", "unblocked", "collect"):
        effects = card.at(moment)
        if effects:
            parts.append(_moment(card, moment, effects))
    return chained("ih-sentences", parts) if parts else None


def _moment(card: Card, moment: str, effects: Sequence[Effect]) -> Message:
    does = chained("ih-then", [effect_text(effect) for effect in effects])
    if moment == "play" and card.type == "action":
        return Message("ih-on-resolve", {"effect": does})
    if moment != "after_block":
        return Message(f"ih-on-{moment}", {"effect": does})
    first = effects[0]
    when = "deflected" if first.deflected else "block"
    stem = f"ih-on-{when}-once" if first.once else f"ih-on-{when}"
    if first.velocity < 100:
        return Message(f"{stem}-limit", {"effect": does, "velocity": first.velocity})
    return Message(stem, {"effect": does})


def effect_text(effect: Effect) -> Message:
    if effect.do == "search" and effect.type:
        return Message("ih-effect-search-type", {"type": Message(f"ih-type-{effect.type}")})
    if effect.do == "neutralise" and effect.velocity < 100:
        return Message("ih-effect-neutralise-limit", {"velocity": effect.velocity})
    return Message(f"ih-effect-{effect.do}", {"n": effect.n})


def chained(id: str, parts: Sequence[Message]) -> Message:
    """Several messages one after the other."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Message(id, {"first": whole, "next": part})
    return whole

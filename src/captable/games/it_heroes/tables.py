"""The cards as the tables of numbers that the rules work with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.vectors import NONE
from captable.games.it_heroes.cards import TYPES, Card, Cards, Effect, Face
from captable.games.it_heroes.rules import tables as t

STEPS = {
    "draw": t.DRAW,
    "heal": t.HEAL,
    "neutralise": t.NEUTRALISE,
    "neutralise_blocked": t.NEUTRALISE_BLOCKED,
    "remove": t.REMOVE,
    "remove_both": t.REMOVE_BOTH,
    "discard": t.DISCARD,
    "shed": t.SHED,
    "gain": t.GAIN,
    "deny": t.DENY,
    "hit": t.HIT,
    "mend": t.MEND,
    "search": t.SEARCH,
    "pair": t.PAIR,
    "more_resources": t.MORE_RESOURCES,
}
MOMENTS = {"play": t.ON_PLAY, "once": t.ON_ONCE, "after_block": t.ON_BLOCK, "unblocked": t.ON_UNBLOCKED}


def tables_of(cards: Cards, presets: Sequence[Sequence[int]], version: int) -> t.Tables:
    faces = cards.faces

    def by_face(figure: Callable[[Card], int]) -> vec[i64]:
        return vec[i64]([figure(face.card) for face in faces])

    tables = t.Tables()
    tables.version = version
    tables.kinds = len(cards.cards)
    tables.faces = len(faces)
    tables.kind = vec[i64]([face.kind for face in faces])
    tables.spent = vec[i64]([int(face.spent) for face in faces])
    tables.spent_face = vec[i64]([i + 1 if face.card.once and not face.spent else NONE for i, face in enumerate(faces)])
    tables.fresh_face = vec[i64]([i for i, face in enumerate(faces) if not face.spent])
    tables.type = by_face(lambda card: TYPES.index(card.type))
    tables.cost = by_face(lambda card: card.cost)
    tables.capacity = by_face(lambda card: card.capacity)
    tables.deflection = by_face(lambda card: card.deflection)
    tables.documents = by_face(lambda card: card.documents // 100)  # IH-4.3
    tables.uptime = by_face(lambda card: int(card.uptime == 100))  # IH-4.5
    tables.velocity = by_face(lambda card: card.velocity)
    tables.damage = by_face(lambda card: card.damage)
    tables.flash = by_face(lambda card: int(card.flash))
    tables.pairs = by_face(lambda card: int(card.pairs))
    tables.bonus = by_face(lambda card: sum(effect.n for effect in card.at("collect")))
    tables.heals = by_face(lambda card: int(card.heals))
    tables.once = vec[i64]([_once(face) for face in faces])
    tables.only_deflected = by_face(lambda card: int(any(effect.deflected for effect in card.at("after_block"))))
    tables.highest = by_face(lambda card: min((effect.velocity for effect in card.at("after_block")), default=100))
    tables.programme, tables.steps = _programmes(faces)
    tables.limit = vec[i64]([card.limit for card in cards.cards])
    tables.kind_type = vec[i64]([TYPES.index(card.type) for card in cards.cards])
    tables.presets = vec[i64]([copies for preset in presets for copies in preset])
    return tables


def _once(face: Face) -> int:
    if face.spent or not face.card.once:
        return t.NOT_ONCE
    return t.ONCE_IN_PLAY if face.card.at("once") else t.ONCE_AFTER_BLOCK


def _programmes(faces: Sequence[Face]) -> tuple[vec[i64], vec[i64]]:
    """Where the effects of each face and moment begin, and all the steps."""
    starts: list[int] = []
    steps: list[int] = []
    for face in faces:
        for moment in MOMENTS:
            effects = [effect for effect in face.card.at(moment) if not (face.spent and effect.once)]
            starts.append(len(steps) if effects else NONE)
            for effect in effects:
                steps += [STEPS[effect.do], effect.n, _limit(effect)]
            if effects:
                steps += [t.STOP, 0, 0]
    return vec[i64](starts), vec[i64](steps)


def _limit(effect: Effect) -> int:
    if effect.do == "search":
        return TYPES.index(effect.type) if effect.type else NONE
    return effect.velocity

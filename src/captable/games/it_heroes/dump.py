"""A position of IT Heroes as JSON, and back. The fields are documented in `docs/games/it_heroes.md`.

A card is its id, followed by "/spent" if its Once Per Game ability is, and by "/known" where both players know that
this card is in that hidden place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.options import read_options
from captable.core.reading import Count, Dump, a_seat, read_dump, rng_of, so_many, those_gone, wrong
from captable.core.shapes import Part
from captable.core.state import OVER
from captable.core.vectors import NONE
from captable.games.it_heroes.cards import TYPES
from captable.games.it_heroes.facts import Phase
from captable.games.it_heroes.rules import tables as t

if TYPE_CHECKING:
    from captable.games.it_heroes.game import ItHeroes
    from captable.games.it_heroes.rules.state import ItHeroesState

PHASES: tuple[Phase, ...] = get_args(Phase)
OF_EFFECTS = PHASES[7:]
"""The questions that the effect of a card asks."""
THEN = ("play", "flash", "blocks", "damage")
ENDINGS = ("running", "second_time", "penalty", "limit", "conceded")
MOMENTS = ("play", "once", "after_block", "unblocked")
KNOWN = "/known"
ZONES = ("heroes", "threats", "resources")
"""By type."""

ByType = dict[Literal["hero", "threat", "resource", "action"], Count]


class ZoneCard(Part):
    card: str
    place: Count


class HeroCard(ZoneCard):
    hits: Count


class ThreatCard(ZoneCard):
    blockers: list[Count]
    done: bool


class EffectPart(Part):
    seat: Count
    card: str
    on: Literal["play", "once", "after_block", "unblocked"]
    step: Count
    left: Count | None


class SidePart(Part):
    deck: dict[str, Count]
    hand: list[str]
    pile: list[str]
    discard: list[str]
    removed: list[str]
    heroes: list[HeroCard]
    threats: list[ThreatCard]
    resources: list[ZoneCard]
    recycled: bool
    denied: Count
    deduced: Count
    before: Count
    lost: list[str] | None
    pool: list[str] | None
    left: list[str] | None
    found: ByType = {}
    found_since: ByType = {}
    kept_since: ByType = {}
    """These three came with version 3; without them nothing was found."""


class ItHeroesDump(Dump):
    turn: Count | None
    active: Count
    phase: Phase
    turns: Count
    coffee: Count
    resources_played: Count
    resources_allowed: Count
    pairing: bool
    effect: EffectPart | None
    then: Literal["play", "flash", "blocks", "damage"]
    resolving: str | None
    facing: Count | None
    asked: Count
    deflected: bool
    loser: Count | None
    ending: Literal["running", "second_time", "penalty", "limit", "conceded"]
    sides: list[SidePart]
    fallen: ThreatCard | None = None
    """Since version 3."""


# -- writing -------------------------------------------------------------------------------------------------------


def dump(state: ItHeroesState) -> dict[str, Any]:
    return {
        "game": state.game.key,
        "version": state.game.version,
        "options": {"recycle": "cover" if state.cover else "printed", "open_lists": state.open_lists},
        "turn": None if state.over() else state.turn,
        "active": state.active,
        "phase": PHASES[state.phase],
        "turns": state.turns,
        "coffee": state.coffee,
        "resources_played": state.resources_played,
        "resources_allowed": state.resources_allowed,
        "pairing": state.pairing,
        "effect": _effect(state),
        "then": THEN[state.after],
        "resolving": None if state.resolving < 0 else _id(state, state.resolving),
        "facing": None if state.facing < 0 else state.facing,
        "fallen": None if state.fallen < 0 else _threat(state, state.fallen),
        "asked": state.asked,
        "deflected": state.deflected,
        "loser": None if state.loser < 0 else state.loser,
        "ending": ENDINGS[state.ending],
        "gone": [seat for seat in range(2) if state.has_left(seat)],
        "sides": [_side(state, side) for side in state.sides],
        "rng": list(state.rng.words()),
    }


def _id(state: ItHeroesState, face: int) -> str:
    return str(state.cards.faces[face].id)


def _effect(state: ItHeroesState) -> dict[str, Any] | None:
    """The effect being resolved: whose, of which card, and how far it is."""
    if state.step < 0:
        return None
    starts = state.tables.programme
    entry = max((i for i in range(len(starts)) if 0 <= starts[i] <= state.step), key=lambda i: starts[i])
    return {
        "seat": state.doer,
        "card": _id(state, entry // t.TRIGGERS),
        "on": MOMENTS[entry % t.TRIGGERS],
        "step": (state.step - starts[entry]) // t.STEP,
        "left": None if state.still < 0 else state.still,
    }


def _side(state: ItHeroesState, side: t.Side) -> dict[str, Any]:
    ids = [card.id for card in state.cards.cards]

    def hidden(cards: vec[i64]) -> list[str]:
        return [_id(state, card >> 1) + (KNOWN if card & 1 else "") for card in cards]

    def counts(faces: vec[i64]) -> list[str] | None:
        return [_id(state, f) for f, n in enumerate(faces) for _ in range(n)] if len(faces) else None

    def by_type(counts: vec[i64]) -> dict[str, int]:
        return {TYPES[type]: n for type, n in enumerate(counts) if n}

    return {
        "deck": {id: n for id, n in zip(ids, side.deck, strict=True) if n},
        "hand": hidden(side.hand),
        "pile": hidden(side.pile)[::-1],
        "discard": [_id(state, face) for face in side.discard],
        "removed": hidden(side.removed),
        "heroes": [_place(state, hero) | {"hits": hero >> t.HITS} for hero in side.heroes],
        "threats": [_threat(state, threat) for threat in side.threats],
        "resources": [_place(state, resource) for resource in side.resources],
        "recycled": bool(side.recycled),
        "denied": side.denied,
        "deduced": side.deduced,
        "before": side.before,
        "lost": counts(side.lost),
        "pool": counts(side.pool),
        "left": counts(side.left),
        "found": by_type(side.found),
        "found_since": by_type(side.found_since),
        "kept_since": by_type(side.kept_since),
    }


def _place(state: ItHeroesState, card: int) -> dict[str, Any]:
    return {"card": _id(state, card & t.BYTE), "place": (card >> t.PLACE) & t.BYTE}


def _threat(state: ItHeroesState, threat: int) -> dict[str, Any]:
    marks = [mark - 1 for mark in _marks(threat) if mark]
    return _place(state, threat) | {"blockers": marks, "done": bool((threat >> t.DONE) & 1)}


def _marks(threat: int) -> tuple[int, int]:
    return (threat >> t.FIRST) & t.BYTE, (threat >> t.SECOND) & t.BYTE


# -- reading -------------------------------------------------------------------------------------------------------


def load(game: ItHeroes, source: Mapping[str, Any]) -> ItHeroesState:
    """The position of a dump. It must be one that can be played on, not one that play could have led to."""
    from captable.games.it_heroes import possible
    from captable.games.it_heroes.rules.state import blank_state

    read = read_dump(source, ItHeroesDump, game)
    options = read_options(game.options, read.options)
    state = blank_state(game, options["recycle"] == "cover", options["open_lists"] is True)
    reader = _Reader(game)
    state.turn = OVER if read.turn is None else a_seat(read.turn, 2, "turn")
    state.active = a_seat(read.active, 2, "active")
    state.phase = PHASES.index(read.phase)
    state.turns = read.turns
    state.coffee = read.coffee
    state.resources_played = read.resources_played
    state.resources_allowed = read.resources_allowed
    state.pairing = read.pairing
    if read.effect is not None:
        reader.effect(state, read.effect)
    state.after = THEN.index(read.then)
    state.resolving = NONE if read.resolving is None else reader.face(read.resolving, "resolving")
    state.facing = NONE if read.facing is None else read.facing
    state.fallen = NONE if read.fallen is None else reader.threat(read.fallen, "fallen")
    state.asked = read.asked
    state.deflected = read.deflected
    state.loser = NONE if read.loser is None else a_seat(read.loser, 2, "loser")
    state.ending = ENDINGS.index(read.ending)
    state.gone = those_gone(read, 2)
    state.sides = [reader.side(side, f"sides[{i}]") for i, side in enumerate(so_many(read.sides, 2, "sides"))]
    state.rng = rng_of(read)
    possible.check(state)
    return state


class _Reader:
    """Card ids to numbers. `field` is where in the dump they stand."""

    def __init__(self, game: ItHeroes) -> None:
        self.tables = game.tables
        self.faces = {face.id: number for number, face in enumerate(game.cards.faces)}
        self.kinds = game.cards.kinds

    def face(self, id: str, field: str) -> int:
        if id not in self.faces:
            raise BadInput(f"There is no card {id!r}, which {field} names.")
        return self.faces[id]

    def open(self, ids: Sequence[str], field: str) -> vec[i64]:
        return vec[i64]([self.face(id, field) for id in ids])

    def hidden(self, ids: Sequence[str], field: str) -> list[int]:
        return [2 * self.face(id.removesuffix(KNOWN), field) + id.endswith(KNOWN) for id in ids]

    def counts(self, ids: Sequence[str] | None, field: str) -> vec[i64]:
        if ids is None:
            return vec[i64]()
        faces = [self.face(id, field) for id in ids]
        return vec[i64]([faces.count(face) for face in range(len(self.faces))])

    def by_type(self, counts: Mapping[Any, int]) -> vec[i64]:
        return vec[i64]([counts.get(type, 0) for type in TYPES])

    def deck(self, copies: Mapping[str, int], field: str) -> vec[i64]:
        for id in copies:
            if id not in self.kinds:
                raise BadInput(f"There is no card {id!r}, which {field} names.")
        return vec[i64]([copies.get(id, 0) for id in self.kinds])

    def placed(self, row: ZoneCard, zone: str, field: str) -> int:
        """The card and its place."""
        face = self.face(row.card, field)
        if self.tables.type[face] != ZONES.index(zone):
            raise BadInput(f"{row.card} can't be among the {zone} ({field}).")
        if row.place >= t.ROOM:
            raise wrong(f"{field}.place", row.place, f"a number from 0 to {t.ROOM - 1}")
        return face + (row.place << t.PLACE)

    def hero(self, row: HeroCard, field: str) -> int:
        card = self.placed(row, "heroes", field)
        most = self.tables.capacity[card & t.BYTE] - 1
        if row.hits > most:
            raise wrong(f"{field}.hits", row.hits, f"a number from 0 to {most} (IH-4.1)")
        return card + (row.hits << t.HITS)

    def threat(self, row: ThreatCard, field: str) -> int:
        card = self.placed(row, "threats", field)
        if len(row.blockers) > 2 or any(place >= t.ROOM for place in row.blockers):
            raise wrong(f"{field}.blockers", row.blockers, f"the places, from 0 to {t.ROOM - 1}, of two Heroes at most")
        for place, shift in zip(row.blockers, (t.FIRST, t.SECOND), strict=False):
            card += (place + 1) << shift
        return card + (row.done << t.DONE)

    def zone(self, cards: Sequence[int], field: str) -> vec[i64]:
        if len({(card >> t.PLACE) & t.BYTE for card in cards}) != len(cards):
            raise BadInput(f"Two of {field} can't be in one place.")
        return vec[i64](cards)

    def side(self, read: SidePart, field: str) -> t.Side:
        side = t.Side()
        side.deck = self.deck(read.deck, f"{field}.deck")
        side.hand = vec[i64](sorted(self.hidden(read.hand, f"{field}.hand")))
        side.pile = vec[i64](self.hidden(read.pile, f"{field}.pile")[::-1])
        side.discard = self.open(read.discard, f"{field}.discard")
        side.removed = vec[i64](self.hidden(read.removed, f"{field}.removed"))
        heroes = [self.hero(row, f"{field}.heroes[{i}]") for i, row in enumerate(read.heroes)]
        threats = [self.threat(row, f"{field}.threats[{i}]") for i, row in enumerate(read.threats)]
        resources = [self.placed(row, "resources", f"{field}.resources[{i}]") for i, row in enumerate(read.resources)]
        side.heroes = self.zone(heroes, f"{field}.heroes")
        side.threats = self.zone(threats, f"{field}.threats")
        side.resources = self.zone(resources, f"{field}.resources")
        side.recycled = int(read.recycled)
        side.denied = read.denied
        side.deduced = read.deduced
        side.before = read.before
        side.lost = self.counts(read.lost, f"{field}.lost")
        side.pool = self.counts(read.pool, f"{field}.pool")
        side.left = self.counts(read.left, f"{field}.left")
        side.found = self.by_type(read.found)
        side.found_since = self.by_type(read.found_since)
        side.kept_since = self.by_type(read.kept_since)
        return side

    def effect(self, state: ItHeroesState, read: EffectPart) -> None:
        state.doer = a_seat(read.seat, 2, "effect.seat")
        start = self.tables.programme[self.face(read.card, "effect.card") * t.TRIGGERS + MOMENTS.index(read.on)]
        if start < 0:
            raise BadInput(f"{read.card} has no effect on {read.on!r} (effect.on).")
        steps = self.tables.steps
        length = next(n for n in range(len(steps)) if steps[start + n * t.STEP] == t.STOP)
        if read.step >= length:
            raise wrong("effect.step", read.step, f"a number from 0 to {length - 1}")
        state.step = start + read.step * t.STEP
        state.still = NONE if read.left is None else read.left

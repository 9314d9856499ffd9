"""A position of IT Heroes as JSON, and back. The fields are documented in `docs/games/it_heroes.md`.

A card is its id, followed by "/spent" if its Once Per Game ability is, and by "/known" where both players know that
this card is in that hidden place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import WORD, Rng
from captable.core.state import OVER
from captable.games.it_heroes import rules_tables as t
from captable.games.it_heroes.cards import TYPES

if TYPE_CHECKING:
    from captable.games.it_heroes.game import ItHeroes
    from captable.games.it_heroes.rules import ItHeroesState

PHASES = (
    "play",
    "block",
    "join",
    "flash",
    "take",
    "after_block",
    "limit",
    "heal",
    "discard",
    "hit",
    "mend",
    "neutralise",
    "search",
)
OF_EFFECTS = PHASES[7:]
"""The questions that the effect of a card asks."""
THEN = ("play", "flash", "blocks", "damage")
ENDINGS = ("running", "second_time", "penalty", "limit", "conceded")
MOMENTS = ("play", "once", "after_block", "unblocked")
MOST = 10_000
KNOWN = "/known"


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
    try:
        return _load(game, source)
    except KeyError as error:
        raise BadInput(f"This is no dump of {game.key}: {error} is missing.") from None
    except (TypeError, AttributeError) as error:
        raise BadInput(f"This is no dump of {game.key}: {error}.") from None


def _load(game: ItHeroes, source: Mapping[str, Any]) -> ItHeroesState:
    from captable.core.options import read_options
    from captable.games.it_heroes.rules import blank_state

    if source["game"] != game.key or source["version"] != game.version:
        raise BadInput(f"This is a dump of {source['game']} {source['version']}, not {game.key} {game.version}.")
    options = read_options(game.options, source["options"])
    state = blank_state(game, options["recycle"] == "cover", options["open_lists"] is True)
    read = _Reader(game)
    state.turn = OVER if source["turn"] is None else _number(source["turn"], 1, "turn")
    state.active = _number(source["active"], 1, "active")
    state.phase = _one_of(source["phase"], PHASES, "phase")
    for key in ("turns", "coffee", "resources_played", "resources_allowed", "asked"):
        setattr(state, key, _number(source[key], MOST, key))
    state.pairing = _flag(source["pairing"], "pairing")
    state.deflected = _flag(source["deflected"], "deflected")
    read.effect(state, source["effect"])
    state.after = _one_of(source["then"], THEN, "then")
    state.resolving = t.NONE if source["resolving"] is None else read.face(source["resolving"])
    state.facing = t.NONE if source["facing"] is None else _number(source["facing"], t.ROOM, "facing")
    fallen = source.get("fallen")
    state.fallen = t.NONE if fallen is None else read.zone([fallen], "threats", ("blockers",))[0]
    state.loser = t.NONE if source["loser"] is None else _number(source["loser"], 1, "loser")
    state.ending = _one_of(source["ending"], ENDINGS, "ending")
    state.gone = sum(1 << seat for seat in {_number(seat, 1, "gone") for seat in _list(source["gone"], "gone")})
    state.sides = [read.side(side) for side in _list(source["sides"], "sides", 2)]
    state.rng = Rng(*(_number(word, WORD, "rng") for word in _list(source["rng"], "rng", 4)))
    _check_cards(state)
    _check_turn(state)
    return state


class _Reader:
    """Card ids to numbers."""

    def __init__(self, game: ItHeroes) -> None:
        self.tables = game.tables
        self.faces = {face.id: number for number, face in enumerate(game.cards.faces)}
        self.kinds = game.cards.kinds

    def face(self, id: object) -> int:
        if not isinstance(id, str) or id not in self.faces:
            raise BadInput(f"There is no card {id!r}.")
        return self.faces[id]

    def hidden(self, ids: object, what: str) -> vec[i64]:
        cards = []
        for id in _list(ids, what):
            known = isinstance(id, str) and id.endswith(KNOWN)
            cards.append(2 * self.face(id.removesuffix(KNOWN) if known else id) + known)
        return vec[i64](cards)

    def counts(self, ids: object, what: str) -> vec[i64]:
        if ids is None:
            return vec[i64]()
        faces = [self.face(id) for id in _list(ids, what)]
        return vec[i64]([faces.count(face) for face in range(len(self.faces))])

    def by_type(self, counts: Mapping[str, Any], what: str) -> vec[i64]:
        for type in counts:
            _one_of(type, TYPES, what)
        return vec[i64]([_number(counts.get(type, 0), t.DECK, what) for type in TYPES])

    def zone(self, rows: object, what: str, more: Sequence[str]) -> vec[i64]:
        """The cards of a zone; `more` is what a card has besides its id and its place."""
        cards = []
        for row in _list(rows, what):
            face = self.face(row["card"])
            if self.tables.type[face] != ("heroes", "threats", "resources").index(what):
                raise BadInput(f"{row['card']} can't be among the {what}.")
            card = face + (_number(row["place"], t.ROOM, "place") << t.PLACE)
            if "hits" in more:
                card += _number(row["hits"], self.tables.capacity[face] - 1, "hits") << t.HITS
            if "blockers" in more:
                marks = [_number(place, t.ROOM, "blockers") + 1 for place in _list(row["blockers"], "blockers")]
                card += sum(mark << shift for mark, shift in zip(marks, (t.FIRST, t.SECOND), strict=False))
                card += _flag(row["done"], "done") << t.DONE
            cards.append(card)
        places = {(card >> t.PLACE) & t.BYTE for card in cards}
        if len(places) != len(cards):
            raise BadInput(f"Two of the {what} can't be in one place.")
        return vec[i64](cards)

    def side(self, source: Mapping[str, Any]) -> t.Side:
        side = t.Side()
        deck = [0] * len(self.kinds)
        for id, copies in source["deck"].items():
            if id not in self.kinds:
                raise BadInput(f"There is no card {id!r}.")
            deck[self.kinds[id]] = _number(copies, MOST, "deck")
        side.deck = vec[i64](deck)
        side.hand = vec[i64](sorted(self.hidden(source["hand"], "hand")))
        side.pile = vec[i64](list(self.hidden(source["pile"], "pile"))[::-1])
        side.discard = vec[i64]([self.face(id) for id in _list(source["discard"], "discard")])
        side.removed = self.hidden(source["removed"], "removed")
        side.heroes = self.zone(source["heroes"], "heroes", ("hits",))
        side.threats = self.zone(source["threats"], "threats", ("blockers",))
        side.resources = self.zone(source["resources"], "resources", ())
        side.recycled = int(_flag(source["recycled"], "recycled"))
        side.denied = _number(source["denied"], MOST, "denied")
        side.deduced = _number(source["deduced"], len(side.removed), "deduced")
        side.before = _number(source["before"], side.deduced, "before")
        side.lost = self.counts(source["lost"], "lost")
        side.pool = self.counts(source["pool"], "pool")
        side.left = self.counts(source["left"], "left")
        side.found = self.by_type(source.get("found", {}), "found")
        side.found_since = self.by_type(source.get("found_since", {}), "found_since")
        side.kept_since = self.by_type(source.get("kept_since", {}), "kept_since")
        if bool(side.recycled) != bool(len(side.pool)) or bool(side.recycled) != bool(len(side.left)):
            raise BadInput("pool and left are lists once a side has recycled, and null before (IH-9.2).")
        return side

    def effect(self, state: ItHeroesState, source: Mapping[str, Any] | None) -> None:
        if source is None:
            return
        state.doer = _number(source["seat"], 1, "seat")
        moment = _one_of(source["on"], MOMENTS, "on")
        start = self.tables.programme[self.face(source["card"]) * t.TRIGGERS + moment]
        if start < 0:
            raise BadInput(f"{source['card']} has no effect on {source['on']!r}.")
        steps = self.tables.steps
        length = next(n for n in range(len(steps)) if steps[start + n * t.STEP] == t.STOP)
        state.step = start + _number(source["step"], length - 1, "step") * t.STEP
        state.still = t.NONE if source["left"] is None else _number(source["left"], MOST, "left")


def _one_of(value: object, allowed: Sequence[str], what: str) -> int:
    if not isinstance(value, str) or value not in allowed:
        raise BadInput(f"{value!r} is no {what}; there are {', '.join(allowed)}.")
    return list(allowed).index(value)


def _number(value: object, most: int, what: str) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadInput(f"{what} can't be {value!r}: it takes numbers from 0 to {most}.")
    return value


def _flag(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{what} must be true or false, not {value!r}.")
    return value


def _list(items: object, what: str, length: int | None = None) -> list[Any]:
    if not isinstance(items, list) or length not in (None, len(items)):
        raise BadInput(f"{what} must be a list" + ("." if length is None else f" of {length}."))
    return items


def _check_cards(state: ItHeroesState) -> None:
    """Every card of each deck is somewhere, exactly once."""
    census = list(state.census())
    for seat in range(2):
        if census[2 * seat] != t.DECK or census[2 * seat + 1]:
            raise BadInput(
                f"The {census[2 * seat]} cards of seat {seat} are not the {t.DECK} of its deck: "
                f"{census[2 * seat + 1]} kinds differ (IH-11.1)."
            )


def _check_turn(state: ItHeroesState) -> None:
    """Somebody can move, or the game has ended."""
    if state.over() != (state.ending > 0):
        raise BadInput("A game that is over has an ending, and one that is not has none (IH-1.1).")
    if state.over():
        return
    if state.gone:
        raise BadInput("A game goes on only while nobody has conceded (IH-1.2).")
    if any(len(side.pile) == 0 for side in state.sides):
        raise BadInput("A pile is never empty while a game goes on (IH-9.1).")
    if (PHASES[state.phase] in OF_EFFECTS) != (state.step >= 0):
        raise BadInput(f"The phase {PHASES[state.phase]} and the effect being resolved do not fit.")
    if not _can_be_asked(state):
        raise BadInput(f"Nobody can answer the question of the phase {PHASES[state.phase]} (IH-6.1).")


def _can_be_asked(state: ItHeroesState) -> bool:
    """Whether the question of the phase is about something, and somebody has an answer to it."""
    phase = PHASES[state.phase]
    if state.turn != state.active and phase != "discard":
        return False
    if phase in ("block", "join") and state.undecided(state.turn) < 0:
        return False
    if phase in ("take", "after_block") and (state.faced() < 0 or state.blocker(state.turn, min(state.asked, 1)) < 0):
        return False
    return len(state.legal(state.turn)) > 0

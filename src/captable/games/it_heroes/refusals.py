"""Why a move of IT Heroes is not allowed, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import Message, Refusal, seat_name
from captable.games.it_heroes.dump import PHASES
from captable.games.it_heroes.names import card_name, face_name
from captable.games.it_heroes.rules.tables import BYTE, FIRST, MOST_CARDS, RESOURCE, at_place

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.state import ItHeroesState

PHASE_OF = {
    "end": "play",
    "no_block": "block",
    "alone": "join",
    "no_flash": "flash",
    "use": "after_block",
    "leave": "after_block",
    "keep_threats": "neutralise",
    "find_nothing": "search",
    "use_hero": "play",
    "use_resource": "play",
    "use_threat": "play",
    "find": "search",
}
"""The phase that a kind of move belongs to, where it is not called the same."""
CLAUSES = {
    "play": "IH-5.3",
    "block": "IH-7.1",
    "join": "IH-7.1",
    "flash": "IH-10.1",
    "take": "IH-12.6",
    "after_block": "IH-8.2",
    "limit": "IH-6.3",
    "heal": "IH-12.1",
    "discard": "IH-12.2",
    "hit": "IH-12.4",
    "mend": "IH-12.4",
    "neutralise": "IH-8.2",
    "search": "IH-12.5",
}
"""The clause that says what is asked in a phase."""


def why(state: ItHeroesState, seat: int, move: int) -> Refusal:
    """The reason against a move that is not among `moves`."""
    form = state.game.move_table.structured(move)
    kind = form["kind"]
    now = PHASES[state.phase]
    asked = "discard" if now == "limit" else now
    if PHASE_OF.get(kind, kind) != asked:
        return Refusal(CLAUSES[now], Message(f"ih-asked-{now}", {"most": MOST_CARDS} if now == "limit" else {}))
    if "card" in form:
        return _card(state, seat, kind, form)
    return _place(state, seat, kind, form)


def out_of_turn(state: ItHeroesState, seat: int) -> Refusal | None:
    """Why the player whose turn it is has to wait; none for the other, whose turn it is not."""
    if seat != state.active:
        return None
    return Refusal(CLAUSES[PHASES[state.phase]], Message("ih-other-discards", {"seat": seat_name(state.turn)}))


def _card(state: ItHeroesState, seat: int, kind: str, form: dict[str, Any]) -> Refusal:
    face = next(i for i, face in enumerate(state.cards.faces) if face.id == form["card"])
    name = face_name(state, face)
    side = state.sides[seat]
    if kind == "heal":
        known = "ih-no-heal-heals" if face in list(side.discard) else "ih-no-heal"
        return Refusal("IH-12.1", Message(known, {"card": name}))
    if kind == "find":
        known = "ih-no-find-type" if face in [card >> 1 for card in side.pile] else "ih-no-find"
        return Refusal("IH-12.5", Message(known, {"card": name}))
    if side.in_hand(face) < 0:
        return Refusal(CLAUSES[PHASES[state.phase]], Message("ih-no-such-card", {"card": name}))
    if kind == "flash":
        return _flash(state, seat, face, form["threat"])
    cost = state.tables.cost[face]
    if state.tables.type[face] == RESOURCE and not state.allows_resource(RESOURCE):
        return Refusal("IH-2.4", Message("ih-no-resource", {"allowed": state.resources_allowed}))
    clause = "IH-4.2" if state.cards.faces[face].card.type == "hero" else "IH-5.3"
    return Refusal(clause, Message("ih-no-coffee", {"card": name, "cost": cost, "coffee": state.coffee}))


def _flash(state: ItHeroesState, seat: int, face: int, i: int) -> Refusal:
    if not state.tables.flash[face]:
        return Refusal("IH-10.1", Message("ih-no-flash-card", {"card": face_name(state, face)}))
    threats = state.sides[seat].threats
    if i >= len(threats):
        return Refusal("IH-10.1", Message("ih-no-such-threat", {"number": i + 1, "threats": len(threats)}))
    name = card_name(state, threats[i] & BYTE)
    return Refusal("IH-10.1", Message("ih-no-flash-blocked", {"threat": name}))


def _place(state: ItHeroesState, seat: int, kind: str, form: dict[str, Any]) -> Refusal:
    zone, i, id = _zone(state, seat, kind, form)
    if i >= len(zone):
        clause = "IH-10.3" if kind.startswith("use_") else "IH-8.1" if kind == "neutralise" else CLAUSES[kind]
        return Refusal(clause, Message(f"ih-no-such-{id}", {"number": i + 1, f"{_plural(id)}": len(zone)}))
    face = zone[i] & BYTE
    name = card_name(state, face)
    if kind.startswith("use_"):
        spent = "ih-no-ability-spent" if state.cards.faces[face].spent else "ih-no-ability"
        return Refusal("IH-10.3", Message(spent, {"card": name}))
    if kind == "mend":
        return Refusal("IH-12.4", Message("ih-no-mend", {"hero": name}))
    if kind == "neutralise":
        velocity = state.tables.velocity[face]
        limit = state.tables.steps[state.step + 2]
        args: dict[str, int | str | Message | list[Message]] = {"threat": name, "velocity": velocity, "limit": limit}
        return Refusal("IH-8.1", Message("ih-no-neutralise", args))
    if kind == "take":
        return Refusal("IH-12.6", Message("ih-no-take", {"hero": name}))
    if kind == "join" and _is_free(state, seat, i):
        return Refusal("IH-7.1", Message("ih-no-join", {"hero": name}))
    if kind == "join" and i == at_place(state.sides[seat].heroes, _first_blocker(state, seat)):
        return Refusal("IH-7.1", Message("ih-no-join-itself", {"hero": name}))
    return Refusal("IH-7.1", Message("ih-no-block-busy", {"hero": name}))


def _zone(state: ItHeroesState, seat: int, kind: str, form: dict[str, Any]) -> tuple[list[int], int, str]:
    """The zone that a move points into, where, and what is there."""
    mine, theirs = state.sides[seat], state.sides[1 - seat]
    if kind == "use_threat":
        return list(theirs.threats), form["threat"], "threat"
    if kind == "neutralise":
        return list(mine.threats), form["threat"], "threat"
    if kind == "use_resource":
        return list(mine.resources), form["resource"], "resource"
    return list(theirs.heroes if kind == "hit" else mine.heroes), form["hero"], "hero"


def _plural(id: str) -> str:
    return "heroes" if id == "hero" else f"{id}s"


def _first_blocker(state: ItHeroesState, seat: int) -> int:
    """The place of the Hero who blocks the Threat in question."""
    return int((state.sides[seat].threats[state.undecided(seat)] >> FIRST) & BYTE) - 1


def _is_free(state: ItHeroesState, seat: int, i: int) -> bool:
    return bool((state.free_heroes(seat) >> i) & 1)

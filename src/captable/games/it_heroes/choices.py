"""The moves of IT Heroes as a person sees them: what can be clicked, and why something can't."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import Blocked, Choice, Message
from captable.games.it_heroes.cards import TYPES
from captable.games.it_heroes.dump import PHASES
from captable.games.it_heroes.events import hero_piece, resource_piece, threat_piece
from captable.games.it_heroes.names import card_name, face_name
from captable.games.it_heroes.rules.tables import BYTE, FIRST, PLACE, at_place

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.state import ItHeroesState

Args = dict[str, int | str | Message | list[Message]]


def choices(state: ItHeroesState, seat: int) -> tuple[list[Choice], list[Blocked]]:
    if seat < 0 or state.over() or seat != state.turn:
        return [], []
    offered = [_choice(state, seat, move) for move in state.legal(seat)]
    return offered, _blocked(state, seat)


def _choice(state: ItHeroesState, seat: int, move: int) -> Choice:
    form = state.game.move_table.structured(move)
    kind = form["kind"]
    if "card" in form:
        face = next(i for i, face in enumerate(state.cards.faces) if face.id == form["card"])
        return _card_choice(state, seat, move, kind, face, form)
    if len(form) == 1:
        return Choice(move, Message(f"ih-choose-{kind}"), on=_single_on(state, seat, kind))
    return _place_choice(state, seat, move, kind, form)


def _single_on(state: ItHeroesState, seat: int, kind: str) -> list[str]:
    """What a plain answer is about."""
    side = state.sides[seat]
    if kind == "no_block":
        return [threat_piece(seat, side.threats[state.undecided(seat)])]
    if kind == "use":
        return [hero_piece(seat, side.heroes[state.blocker(seat, state.asked)])]
    return []


def _copies(state: ItHeroesState, stem: str, faces: list[int], face: int) -> list[str]:
    return [f"{stem}-{face}-{copy}" for copy in range(faces.count(face))]


def _card_choice(state: ItHeroesState, seat: int, move: int, kind: str, face: int, form: dict[str, Any]) -> Choice:
    side = state.sides[seat]
    hand = _copies(state, f"hand-{seat}", [card >> 1 for card in side.hand], face)
    args: Args = {"card": face_name(state, face)}
    if kind == "play":
        type = TYPES[state.tables.type[face]]
        args["cost"] = state.tables.cost[face]
        return Choice(move, Message(f"ih-choose-play-{type}", args), hand, _where(type, seat), "ih-group-play")
    if kind == "flash":
        threat = side.threats[form["threat"]]
        args |= {"threat": card_name(state, threat & BYTE), **_check(state, [face], threat & BYTE)}
        return Choice(move, Message("ih-choose-flash", args), hand, threat_piece(seat, threat), "ih-group-flash")
    if kind == "discard":
        return Choice(move, Message("ih-choose-discard", args), hand, f"discard-{seat}", "ih-group-discard")
    if kind == "heal":
        on = _copies(state, f"discard-{seat}", list(side.discard), face)
        return Choice(move, Message("ih-choose-heal", args), on, f"pile-{seat}", "ih-group-heal")
    on = _copies(state, f"search-{seat}", [card >> 1 for card in side.pile], face)
    return Choice(move, Message("ih-choose-find", args), on, f"hand-{seat}", "ih-group-find")


def _where(type: str, seat: int) -> str:
    return {
        "hero": f"heroes-{seat}",
        "threat": f"threats-{1 - seat}",
        "resource": f"resources-{seat}",
        "action": f"discard-{seat}",
    }[type]


def _check(state: ItHeroesState, heroes: list[int], threat: int) -> Args:
    """IH-7.4: how the deflection check would come out."""
    deflection = sum(state.tables.deflection[face] for face in heroes)
    velocity = state.tables.velocity[threat]
    return {"deflection": deflection, "velocity": velocity, "result": "deflects" if deflection >= velocity else "hit"}


def _place_choice(state: ItHeroesState, seat: int, move: int, kind: str, form: dict[str, Any]) -> Choice:
    mine, theirs = state.sides[seat], state.sides[1 - seat]
    if kind in ("block", "join"):
        return _block_choice(state, seat, move, kind, mine.heroes[form["hero"]])
    if kind in ("take", "mend", "use_hero"):
        hero = mine.heroes[form["hero"]]
        args: Args = {"hero": card_name(state, hero & BYTE)}
        return Choice(move, Message(f"ih-choose-{kind}", args), [hero_piece(seat, hero)], group=f"ih-group-{kind}")
    if kind == "hit":
        hero = theirs.heroes[form["hero"]]
        args = {"hero": card_name(state, hero & BYTE)}
        return Choice(move, Message("ih-choose-hit", args), [hero_piece(1 - seat, hero)], group="ih-group-hit")
    if kind == "use_resource":
        card = mine.resources[form["resource"]]
        args = {"card": card_name(state, card & BYTE)}
        return Choice(
            move, Message("ih-choose-use_resource", args), [resource_piece(seat, card)], group="ih-group-use_hero"
        )
    owner = 1 - seat if kind == "use_threat" else seat
    threat = state.sides[owner].threats[form["threat"]]
    group = "ih-group-use_hero" if kind == "use_threat" else "ih-group-neutralise"
    args = {"threat": card_name(state, threat & BYTE)}
    return Choice(move, Message(f"ih-choose-{kind}", args), [threat_piece(owner, threat)], group=group)


def _block_choice(state: ItHeroesState, seat: int, move: int, kind: str, hero: int) -> Choice:
    side = state.sides[seat]
    threat = side.threats[state.undecided(seat)]
    faces = [hero & BYTE]
    if kind == "join":
        faces.append(side.heroes[at_place(side.heroes, ((threat >> FIRST) & BYTE) - 1)] & BYTE)
    args: Args = {
        "hero": card_name(state, hero & BYTE),
        "threat": card_name(state, threat & BYTE),
        **_check(state, faces, threat & BYTE),
    }
    to = threat_piece(seat, threat)
    return Choice(move, Message(f"ih-choose-{kind}", args), [hero_piece(seat, hero)], to, "ih-group-block")


def _blocked(state: ItHeroesState, seat: int) -> list[Blocked]:
    """What the player may think of and can't do now."""
    phase = PHASES[state.phase]
    side = state.sides[seat]
    blocked: list[Blocked] = []
    table = state.game.move_table
    if phase in ("play", "flash"):
        faces = [card >> 1 for card in side.hand]
        for face in sorted(set(faces)):
            code = table.kinds["play"].code(face) if phase == "play" else table.kinds["flash"].code(face, 0)
            if phase == "flash" and state.tables.flash[face]:
                continue
            why = state.why_not(seat, code)
            if why is not None:
                label = Message("ih-blocked-card", {"card": face_name(state, face)})
                blocked.append(Blocked(label, why, _copies(state, f"hand-{seat}", faces, face)))
    kinds = {"play": "use_hero", "block": "block", "join": "join", "mend": "mend"}
    if phase in kinds:
        for i, hero in enumerate(side.heroes):
            if phase == "play" and not state.cards.faces[hero & BYTE].card.at("once"):
                continue
            why = state.why_not(seat, table.kinds[kinds[phase]].code(i))
            if why is not None:
                label = Message("ih-blocked-hero", {"hero": card_name(state, hero & BYTE)})
                blocked.append(Blocked(label, why, [f"hero-{seat}-{(hero >> PLACE) & BYTE}"]))
    return blocked

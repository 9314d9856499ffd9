"""What a move of IT Heroes makes happen, told to everyone and to those who may know more.

Copies of a card have one name: where that leaves open which one is meant, the event names the piece besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from captable.core.view import Change, Event, Message, Travel, seat_name
from captable.games.it_heroes.cards import TYPES
from captable.games.it_heroes.facts import Kind
from captable.games.it_heroes.names import card_name, face_name
from captable.games.it_heroes.outcome import CLAUSES, reason
from captable.games.it_heroes.rules.tables import BYTE, DENY, GAIN, PAIR, PLACE

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.effects import Effects

Args = dict[str, int | str | Message | list[Message]]
SIMPLE = {
    GAIN: ("ih-gained", "IH-5.1", Kind.GAINED),
    DENY: ("ih-denied", "IH-12.3", Kind.DENIED),
    PAIR: ("ih-pairing", "IH-7.1", Kind.PAIRING),
}
"""By the step of a card's programme."""


def hero_piece(seat: int, hero: int) -> str:
    return f"hero-{seat}-{(hero >> PLACE) & BYTE}"


def threat_piece(seat: int, threat: int) -> str:
    return f"threat-{seat}-{(threat >> PLACE) & BYTE}"


def resource_piece(seat: int, resource: int) -> str:
    return f"resource-{seat}-{(resource >> PLACE) & BYTE}"


def _change(counter: str, by: int, seat: int) -> list[Change]:
    return [Change(counter, by, seat)] if by else []


def turn_begins(state: Effects, seat: int, unspent: int) -> Event:
    return Event(
        Message("ih-turn", {"seat": seat_name(seat), "turn": (state.turns + 1) // 2}),
        clause="IH-6.1",
        kind=Kind.TURN,
        changes=_change("coffee", -unspent, 1 - seat),
    )


def drew(state: Effects, seat: int, faces: Sequence[int]) -> Event:
    names = [face_name(state, face) for face in faces]
    return Event(
        Message("ih-drew", {"seat": seat_name(seat), "n": len(faces)}),
        {seat: Message("ih-you-drew", {"seat": seat_name(seat), "cards": names})},
        clause="IH-6.2",
        travels=[Travel(f"pile-{seat}", f"hand-{seat}")],
        kind=Kind.DREW,
        changes=_change("pile", -len(faces), seat),
    )


def collected(state: Effects, seat: int) -> Event:
    return Event(
        Message("ih-collected", {"seat": seat_name(seat), "n": state.coffee}),
        clause="IH-5.1",
        kind=Kind.COLLECTED,
        changes=_change("coffee", state.coffee, seat),
    )


def removed(state: Effects, seat: int, n: int) -> Event:
    return Event(
        Message("ih-removed", {"seat": seat_name(seat), "n": n}),
        clause="IH-7.6",
        travels=[Travel(f"pile-{seat}", f"removed-{seat}")],
        kind=Kind.REMOVED,
        changes=_change("pile", -n, seat),
    )


def recycled(state: Effects, seat: int, n: int) -> Event:
    left = len(state.sides[seat].pile)
    return Event(
        Message("ih-recycled", {"seat": seat_name(seat), "n": n, "left": left}),
        clause="IH-9.2",
        travels=[Travel(f"discard-{seat}", f"pile-{seat}"), Travel(f"pile-{seat}", f"removed-{seat}")],
        kind=Kind.RECYCLED,
        changes=_change("pile", left, seat),
    )


def ended(state: Effects, unspent: int) -> Event:
    return Event(
        reason(state), clause=CLAUSES[state.ending], kind=Kind.ENDED, changes=_change("coffee", -unspent, state.active)
    )


def played(state: Effects, seat: int, face: int) -> Event:
    type = TYPES[state.tables.type[face]]
    to = {
        "hero": f"heroes-{seat}",
        "threat": f"threats-{1 - seat}",
        "resource": f"resources-{seat}",
        "action": f"discard-{seat}",
    }[type]
    args: Args = {
        "seat": seat_name(seat),
        "card": face_name(state, face),
        "cost": state.tables.cost[face],
        "other": seat_name(1 - seat),
    }
    clauses = {"hero": "IH-2.1", "threat": "IH-2.2", "resource": "IH-2.4", "action": "IH-2.3"}
    return Event(
        Message(f"ih-played-{type}", args),
        clause=clauses[type],
        travels=[Travel(f"hand-{seat}", to)],
        kind=Kind.PLAYED,
        changes=_change("coffee", -state.tables.cost[face], seat),
    )


def used(state: Effects, seat: int, face: int, piece: str) -> Event:
    spends = state.cards.faces[face].card.once and not state.cards.faces[face].spent
    args: Args = {"seat": seat_name(seat), "card": card_name(state, face), "piece": piece}
    if spends:
        return Event(Message("ih-used-once", args), clause="IH-10.3", kind=Kind.USED)
    return Event(Message("ih-used", args), clause="IH-8.2", kind=Kind.USED)


def declined(state: Effects, seat: int) -> Event:
    return Event(Message("ih-declined", {"seat": seat_name(seat)}), clause="IH-8.2", kind=Kind.DECLINED)


def ends_play(state: Effects, seat: int) -> Event:
    return Event(Message("ih-ends-play", {"seat": seat_name(seat)}), clause="IH-6.1", kind=Kind.DONE)


def blocks_alone(state: Effects, seat: int) -> Event:
    return Event(Message("ih-blocks-alone", {"seat": seat_name(seat)}), clause="IH-7.1", kind=Kind.ALONE)


def no_flash(state: Effects, seat: int) -> Event:
    return Event(Message("ih-no-flash", {"seat": seat_name(seat)}), clause="IH-10.1", kind=Kind.NO_FLASH)


def blocks(state: Effects, seat: int, hero: int, threat: int) -> Event:
    args: Args = {"hero": card_name(state, hero & BYTE), "threat": card_name(state, threat & BYTE)}
    travels = [Travel(hero_piece(seat, hero), threat_piece(seat, threat))]
    return Event(Message("ih-blocks", args), clause="IH-7.1", travels=travels, kind=Kind.BLOCKS)


def unblocked(state: Effects, seat: int, threat: int) -> Event:
    args: Args = {"threat": card_name(state, threat & BYTE), "seat": seat_name(seat)}
    return Event(Message("ih-unblocked", args), clause="IH-7.1", kind=Kind.UNBLOCKED)


def flashed(state: Effects, seat: int, face: int, place: int, threat: int) -> Event:
    args: Args = {
        "seat": seat_name(seat),
        "hero": card_name(state, face),
        "threat": card_name(state, threat & BYTE),
    }
    hero = f"hero-{seat}-{place}"
    travels = [Travel(f"hand-{seat}", f"heroes-{seat}"), Travel(hero, threat_piece(seat, threat))]
    return Event(Message("ih-flashed", args), clause="IH-10.1", travels=travels, kind=Kind.FLASHED)


def checked(state: Effects, seat: int, threat: int, deflection: int) -> Event:
    args: Args = {
        "threat": card_name(state, threat & BYTE),
        "velocity": state.tables.velocity[threat & BYTE],
        "deflection": deflection,
    }
    id, kind = ("ih-deflected", Kind.DEFLECTED) if state.deflected else ("ih-lands", Kind.LANDS)
    return Event(Message(id, args), clause="IH-7.4", kind=kind)


def hit(state: Effects, seat: int, hero: int, hits: int) -> Event:
    args: Args = {
        "hero": card_name(state, hero & BYTE),
        "piece": hero_piece(seat, hero),
        "hits": hits,
        "capacity": state.tables.capacity[hero & BYTE],
    }
    return Event(Message("ih-hit", args), clause="IH-4.1", kind=Kind.HIT)


def defeated(state: Effects, seat: int, hero: int) -> Event:
    return Event(
        Message("ih-defeated", {"hero": card_name(state, hero & BYTE)}),
        clause="IH-7.5",
        travels=[Travel(hero_piece(seat, hero), f"discard-{seat}")],
        kind=Kind.DEFEATED,
    )


def mended(state: Effects, seat: int, hero: int, n: int) -> Event:
    args: Args = {"hero": card_name(state, hero & BYTE), "piece": hero_piece(seat, hero), "n": n}
    return Event(Message("ih-mended", args), clause="IH-12.4", kind=Kind.MENDED)


def neutralised(state: Effects, seat: int, threat: int) -> Event:
    return Event(
        Message("ih-neutralised", {"threat": card_name(state, threat & BYTE), "seat": seat_name(seat)}),
        clause="IH-8.1",
        travels=[Travel(threat_piece(seat, threat), f"discard-{1 - seat}")],
        kind=Kind.NEUTRALISED,
    )


def strikes(state: Effects, seat: int, threat: int) -> Event:
    args: Args = {"threat": card_name(state, threat & BYTE), "seat": seat_name(seat)}
    return Event(Message("ih-strikes", args), clause="IH-7.6", kind=Kind.STRIKES)


def healed(state: Effects, seat: int, face: int) -> Event:
    return Event(
        Message("ih-healed", {"seat": seat_name(seat), "card": face_name(state, face)}),
        clause="IH-12.1",
        travels=[Travel(f"discard-{seat}", f"pile-{seat}")],
        kind=Kind.HEALED,
        changes=_change("pile", 1, seat),
    )


def discarded(state: Effects, seat: int, face: int) -> Event:
    clause = "IH-6.3" if state.doer < 0 else "IH-12.2"
    return Event(
        Message("ih-discarded", {"seat": seat_name(seat), "card": face_name(state, face)}),
        clause=clause,
        travels=[Travel(f"hand-{seat}", f"discard-{seat}")],
        kind=Kind.DISCARDED,
    )


def searches(state: Effects, seat: int) -> Event:
    """IH-12.5: the seat itself sees the whole pile, but not its order, and so what was removed (IH-13.1)."""
    cards = [face_name(state, face) for face in sorted(card >> 1 for card in state.sides[seat].pile)]
    return Event(
        Message("ih-searches", {"seat": seat_name(seat)}),
        {seat: Message("ih-you-search", {"seat": seat_name(seat), "cards": cards})},
        clause="IH-12.5",
        kind=Kind.SEARCHES,
    )


def searched(state: Effects, seat: int, face: int) -> Event:
    """IH-12.5: only the seat itself sees which card it is."""
    if face < 0:
        return Event(Message("ih-found-nothing", {"seat": seat_name(seat)}), clause="IH-12.5", kind=Kind.NOTHING)
    public = Message("ih-found", {"seat": seat_name(seat)})
    type = state.tables.steps[state.step + 2]
    if type >= 0:  # IH-13.3
        public = Message("ih-found-type", {"seat": seat_name(seat), "type": Message(f"ih-type-{TYPES[type]}")})
    return Event(
        public,
        {seat: Message("ih-you-found", {"seat": seat_name(seat), "card": face_name(state, face)})},
        clause="IH-12.5",
        travels=[Travel(f"pile-{seat}", f"hand-{seat}")],
        kind=Kind.FOUND,
        changes=_change("pile", -1, seat),
    )


def simple(state: Effects, seat: int, step: int, n: int) -> Event:
    id, clause, kind = SIMPLE.get(step, ("ih-more-resources", "IH-2.4", Kind.MORE))
    said = Message(id, {"seat": seat_name(seat), "other": seat_name(1 - seat), "n": n})
    changes = _change("coffee", n, state.active) if step == GAIN else []
    return Event(said, clause=clause, kind=kind, changes=changes)

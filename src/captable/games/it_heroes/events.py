"""What a move of IT Heroes makes happen, told to everyone and to those who may know more.

Copies of a card have one name: where that leaves open which one is meant, the event names the piece besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from captable.core.view import Event, Message, Travel, seat_name
from captable.games.it_heroes.cards import TYPES
from captable.games.it_heroes.names import card_name, face_name
from captable.games.it_heroes.outcome import CLAUSES, reason
from captable.games.it_heroes.rules.tables import BYTE, DENY, GAIN, PAIR, PLACE

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.effects import Effects

Args = dict[str, int | str | Message | list[Message]]
SIMPLE = {GAIN: ("ih-gained", "IH-5.1"), DENY: ("ih-denied", "IH-12.3"), PAIR: ("ih-pairing", "IH-7.1")}
"""By the step of a card's programme."""


def hero_piece(seat: int, hero: int) -> str:
    return f"hero-{seat}-{(hero >> PLACE) & BYTE}"


def threat_piece(seat: int, threat: int) -> str:
    return f"threat-{seat}-{(threat >> PLACE) & BYTE}"


def resource_piece(seat: int, resource: int) -> str:
    return f"resource-{seat}-{(resource >> PLACE) & BYTE}"


def turn_begins(state: Effects, seat: int) -> Event:
    return Event(Message("ih-turn", {"seat": seat_name(seat), "turn": (state.turns + 1) // 2}), clause="IH-6.1")


def drew(state: Effects, seat: int, faces: Sequence[int]) -> Event:
    names = [face_name(state, face) for face in faces]
    return Event(
        Message("ih-drew", {"seat": seat_name(seat), "n": len(faces)}),
        {seat: Message("ih-you-drew", {"cards": names})},
        clause="IH-6.2",
        travels=[Travel(f"pile-{seat}", f"hand-{seat}")],
    )


def collected(state: Effects, seat: int) -> Event:
    return Event(Message("ih-collected", {"seat": seat_name(seat), "n": state.coffee}), clause="IH-5.1")


def removed(state: Effects, seat: int, n: int) -> Event:
    return Event(
        Message("ih-removed", {"seat": seat_name(seat), "n": n}),
        clause="IH-7.6",
        travels=[Travel(f"pile-{seat}", f"removed-{seat}")],
    )


def recycled(state: Effects, seat: int, n: int) -> Event:
    left = len(state.sides[seat].pile)
    return Event(
        Message("ih-recycled", {"seat": seat_name(seat), "n": n, "left": left}),
        clause="IH-9.2",
        travels=[Travel(f"discard-{seat}", f"pile-{seat}"), Travel(f"pile-{seat}", f"removed-{seat}")],
    )


def ended(state: Effects) -> Event:
    return Event(reason(state), clause=CLAUSES[state.ending])


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
    return Event(Message(f"ih-played-{type}", args), clause=clauses[type], travels=[Travel(f"hand-{seat}", to)])


def used(state: Effects, seat: int, face: int, piece: str) -> Event:
    spends = state.cards.faces[face].card.once and not state.cards.faces[face].spent
    args: Args = {"seat": seat_name(seat), "card": card_name(state, face), "piece": piece}
    if spends:
        return Event(Message("ih-used-once", args), clause="IH-10.3")
    return Event(Message("ih-used", args), clause="IH-8.2")


def declined(state: Effects, seat: int) -> Event:
    return Event(Message("ih-declined", {"seat": seat_name(seat)}), clause="IH-8.2")


def ends_play(state: Effects, seat: int) -> Event:
    return Event(Message("ih-ends-play", {"seat": seat_name(seat)}), clause="IH-6.1")


def blocks_alone(state: Effects, seat: int) -> Event:
    return Event(Message("ih-blocks-alone", {"seat": seat_name(seat)}), clause="IH-7.1")


def no_flash(state: Effects, seat: int) -> Event:
    return Event(Message("ih-no-flash", {"seat": seat_name(seat)}), clause="IH-10.1")


def blocks(state: Effects, seat: int, hero: int, threat: int) -> Event:
    args: Args = {"hero": card_name(state, hero & BYTE), "threat": card_name(state, threat & BYTE)}
    travels = [Travel(hero_piece(seat, hero), threat_piece(seat, threat))]
    return Event(Message("ih-blocks", args), clause="IH-7.1", travels=travels)


def unblocked(state: Effects, seat: int, threat: int) -> Event:
    args: Args = {"threat": card_name(state, threat & BYTE), "seat": seat_name(seat)}
    return Event(Message("ih-unblocked", args), clause="IH-7.1")


def flashed(state: Effects, seat: int, face: int, place: int, threat: int) -> Event:
    args: Args = {
        "seat": seat_name(seat),
        "hero": card_name(state, face),
        "threat": card_name(state, threat & BYTE),
    }
    hero = f"hero-{seat}-{place}"
    travels = [Travel(f"hand-{seat}", f"heroes-{seat}"), Travel(hero, threat_piece(seat, threat))]
    return Event(Message("ih-flashed", args), clause="IH-10.1", travels=travels)


def checked(state: Effects, seat: int, threat: int, deflection: int) -> Event:
    args: Args = {
        "threat": card_name(state, threat & BYTE),
        "velocity": state.tables.velocity[threat & BYTE],
        "deflection": deflection,
    }
    return Event(Message("ih-deflected" if state.deflected else "ih-lands", args), clause="IH-7.4")


def hit(state: Effects, seat: int, hero: int, hits: int) -> Event:
    args: Args = {
        "hero": card_name(state, hero & BYTE),
        "piece": hero_piece(seat, hero),
        "hits": hits,
        "capacity": state.tables.capacity[hero & BYTE],
    }
    return Event(Message("ih-hit", args), clause="IH-4.1")


def defeated(state: Effects, seat: int, hero: int) -> Event:
    return Event(
        Message("ih-defeated", {"hero": card_name(state, hero & BYTE)}),
        clause="IH-7.5",
        travels=[Travel(hero_piece(seat, hero), f"discard-{seat}")],
    )


def mended(state: Effects, seat: int, hero: int, n: int) -> Event:
    args: Args = {"hero": card_name(state, hero & BYTE), "piece": hero_piece(seat, hero), "n": n}
    return Event(Message("ih-mended", args), clause="IH-12.4")


def neutralised(state: Effects, seat: int, threat: int) -> Event:
    return Event(
        Message("ih-neutralised", {"threat": card_name(state, threat & BYTE), "seat": seat_name(seat)}),
        clause="IH-8.1",
        travels=[Travel(threat_piece(seat, threat), f"discard-{1 - seat}")],
    )


def strikes(state: Effects, seat: int, threat: int) -> Event:
    args: Args = {"threat": card_name(state, threat & BYTE), "seat": seat_name(seat)}
    return Event(Message("ih-strikes", args), clause="IH-7.6")


def healed(state: Effects, seat: int, face: int) -> Event:
    return Event(
        Message("ih-healed", {"seat": seat_name(seat), "card": face_name(state, face)}),
        clause="IH-12.1",
        travels=[Travel(f"discard-{seat}", f"pile-{seat}")],
    )


def discarded(state: Effects, seat: int, face: int) -> Event:
    clause = "IH-6.3" if state.doer < 0 else "IH-12.2"
    return Event(
        Message("ih-discarded", {"seat": seat_name(seat), "card": face_name(state, face)}),
        clause=clause,
        travels=[Travel(f"hand-{seat}", f"discard-{seat}")],
    )


def searches(state: Effects, seat: int) -> Event:
    """IH-12.5: the seat itself sees the whole pile, but not its order, and so what was removed (IH-13.1)."""
    cards = [face_name(state, face) for face in sorted(card >> 1 for card in state.sides[seat].pile)]
    return Event(
        Message("ih-searches", {"seat": seat_name(seat)}),
        {seat: Message("ih-you-search", {"cards": cards})},
        clause="IH-12.5",
    )


def searched(state: Effects, seat: int, face: int) -> Event:
    """IH-12.5: only the seat itself sees which card it is."""
    if face < 0:
        return Event(Message("ih-found-nothing", {"seat": seat_name(seat)}), clause="IH-12.5")
    public = Message("ih-found", {"seat": seat_name(seat)})
    type = state.tables.steps[state.step + 2]
    if type >= 0:  # IH-13.3
        public = Message("ih-found-type", {"seat": seat_name(seat), "type": Message(f"ih-type-{TYPES[type]}")})
    return Event(
        public,
        {seat: Message("ih-you-found", {"card": face_name(state, face)})},
        clause="IH-12.5",
        travels=[Travel(f"pile-{seat}", f"hand-{seat}")],
    )


def simple(state: Effects, seat: int, step: int, n: int) -> Event:
    id, clause = SIMPLE.get(step, ("ih-more-resources", "IH-2.4"))
    return Event(Message(id, {"seat": seat_name(seat), "other": seat_name(1 - seat), "n": n}), clause=clause)

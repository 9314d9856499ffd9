"""What a seat sees of IT Heroes (IH-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from captable.core.vectors import NONE
from captable.core.view import OPEN, Counter, Message, Piece, Seat, View, Zone, seat_name
from captable.games.it_heroes import choices
from captable.games.it_heroes.cards import TYPES
from captable.games.it_heroes.dump import OF_EFFECTS, PHASES, THEN
from captable.games.it_heroes.events import hero_piece, resource_piece, threat_piece
from captable.games.it_heroes.facts import Block, Facts, Step
from captable.games.it_heroes.names import card_name, card_note, face_name, printed_on
from captable.games.it_heroes.rules import worlds
from captable.games.it_heroes.rules.tables import (
    BASE_COFFEE,
    BYTE,
    DECK,
    FIRST,
    HITS,
    MOST_CARDS,
    MOST_TURNS,
    PENALTY,
    PLACE,
    SECOND,
    at_place,
)

if TYPE_CHECKING:
    from captable.games.it_heroes.rules.state import ItHeroesState


def view(state: ItHeroesState, seat: int) -> View:
    offered, blocked = choices.choices(state, seat)
    zones = [zone for player in range(2) for zone in _zones(state, player, seat)]
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=prompt(state, seat),
        seats=[_seat(state, player, seat) for player in range(2)],
        zones=zones,
        counters=[_turns(state)],
        choices=offered,
        blocked=blocked,
        outcome=state.outcome(),
        facts=_facts(state, seat, zones),
    )


def _turns(state: ItHeroesState) -> Counter:
    """IH-1.3: of each player."""
    most = MOST_TURNS // 2
    return Counter(
        "turn", (state.turns + 1) // 2, Message("ih-turns"), Message("ih-turns-note", {"turns": most}), of=most
    )


# -- prompts ---------------------------------------------------------------------------------------------------


def prompt(state: ItHeroesState, seat: int) -> Message:
    """What is asked of the seat, or what it waits for."""
    if state.over():
        return Message("ih-prompt-over")
    phase = PHASES[state.phase]
    if seat != state.turn:
        return Message(f"ih-wait-{phase}", {"seat": seat_name(state.turn), "most": MOST_CARDS})
    args: dict[str, int | str | Message | list[Message]] = {}
    side = state.sides[seat]
    if phase == "play":
        args = {"coffee": state.coffee}
    elif phase in ("block", "join"):
        threat = side.threats[state.undecided(seat)] & BYTE
        args = {"threat": card_name(state, threat), "velocity": state.tables.velocity[threat]}
    elif phase in ("take", "after_block"):
        args = {"threat": card_name(state, state.faced() & BYTE)}
        if phase == "after_block":
            args["hero"] = card_name(state, side.heroes[state.blocker(seat, state.asked)] & BYTE)
    elif phase in ("heal", "discard", "hit", "mend"):
        args = {"n": state.still}
    elif phase == "limit":
        args = {"n": len(side.hand) - MOST_CARDS, "most": MOST_CARDS}
    return Message(f"ih-prompt-{phase}", args)


# -- seats -----------------------------------------------------------------------------------------------------


def _seat(state: ItHeroesState, player: int, seat: int) -> Seat:
    side = state.sides[player]
    counters = [
        Counter("pile", len(side.pile), Message("ih-pile"), Message("ih-pile-note"), of=DECK),
        Counter("coffee", _coffee(state, player), Message("ih-coffee"), Message("ih-coffee-note")),
        Counter("income", state.income(player), Message("ih-income"), Message("ih-income-note", {"base": BASE_COFFEE})),
    ]
    if side.denied:
        counters.append(Counter("denied", side.denied, Message("ih-denied-coffee"), Message("ih-denied-coffee-note")))
    notes = [Message("ih-has-recycled" if side.recycled else "ih-can-recycle")]
    notes += _known_notes(state, player, seat)
    if not state.open_lists and seat not in (player, OPEN):
        notes.append(Message("ih-closed-list"))
    return Seat(player, to_move=state.turn == player, out=state.has_left(player), counters=counters, notes=notes)


def _coffee(state: ItHeroesState, player: int) -> int:
    return int(state.coffee) if player == state.active else 0


def _known_notes(state: ItHeroesState, player: int, seat: int) -> list[Message]:
    """IH-13.1: what this viewer knows of cards that lie face down."""
    side = state.sides[player]
    notes = []
    bottom = [card >> 1 for card in side.pile if card & 1]
    if bottom:
        notes.append(Message("ih-known-pile", {"cards": [face_name(state, face) for face in bottom[::-1]]}))
    gone = sorted(card >> 1 for i, card in enumerate(side.removed) if card & 1 or (seat == player and i < side.deduced))
    if gone:
        notes.append(Message("ih-known-removed", {"cards": [face_name(state, face) for face in gone]}))
    shuffled = [face for face, n in enumerate(side.lost) for copy in range(n)]
    if shuffled and seat != player:
        notes.append(Message("ih-known-hidden", {"cards": [face_name(state, face) for face in shuffled]}))
    found = [
        Message(f"ih-type-{name}")
        for type, name in enumerate(TYPES)
        for copy in range(worlds.still_found(state, player, type))
    ]
    if found and seat != player:
        notes.append(Message("ih-known-found", {"types": found}))
    return notes


# -- zones -----------------------------------------------------------------------------------------------------


def _zones(state: ItHeroesState, player: int, seat: int) -> list[Zone]:
    side = state.sides[player]
    zones = [
        Zone(
            f"threats-{player}",
            "row",
            Message("ih-threats"),
            owner=player,
            pieces=[_threat(state, player, threat) for threat in side.threats],
            note=Message("ih-threats-note"),
        ),
        Zone(
            f"heroes-{player}",
            "row",
            Message("ih-heroes"),
            owner=player,
            pieces=[_hero(state, player, hero) for hero in side.heroes],
            note=Message("ih-heroes-note"),
        ),
        Zone(
            f"resources-{player}",
            "row",
            Message("ih-resources"),
            owner=player,
            pieces=[
                Piece(
                    resource_piece(player, card),
                    _face(state, card & BYTE),
                    card_name(state, card & BYTE),
                    _note(state, card & BYTE),
                    marks=_spent(state, card & BYTE),
                )
                for card in side.resources
            ],
        ),
        _hand(state, player, seat),
        _pile(state, player),
        _discard(state, player),
        Zone(
            f"removed-{player}",
            "pile",
            Message("ih-removed-cards"),
            owner=player,
            count=len(side.removed),
            note=Message("ih-removed-note"),
        ),
    ]
    if state.resolving >= 0 and state.active == player:
        zones.append(_single(state, f"resolving-{player}", "ih-resolving", player))
    if PHASES[state.phase] == "search" and player == state.turn and seat in (player, OPEN):
        zones.append(_search(state, player))
    return zones


def _single(state: ItHeroesState, id: str, name: str, player: int) -> Zone:
    piece = Piece(
        f"{id}-card", _face(state, state.resolving), card_name(state, state.resolving), _note(state, state.resolving)
    )
    return Zone(id, "row", Message(name), owner=player, pieces=[piece])


def _search(state: ItHeroesState, player: int) -> Zone:
    """IH-12.5: the searching player sees the whole pile, but not its order."""
    cards = sorted(card >> 1 for card in state.sides[player].pile)
    pieces = _cards_by_face(state, f"search-{player}", cards)
    return Zone(f"search-{player}", "stack", Message("ih-search"), owner=player, pieces=pieces)


def _face(state: ItHeroesState, face: int) -> str:
    """The picture: a spent card has the same one, with a mark."""
    return str(state.cards.faces[face].card.id)


def _note(state: ItHeroesState, face: int) -> Message:
    return card_note(state.cards.faces[face].card)


def _spent(state: ItHeroesState, face: int) -> list[str]:
    return ["spent"] if state.tables.spent[face] else []


def _hero(state: ItHeroesState, player: int, hero: int) -> Piece:
    face = hero & BYTE
    hits = hero >> HITS
    place = 1 + ((hero >> PLACE) & BYTE)
    marks = [f"hit-{hits}"] if hits else []
    marks += _spent(state, face)
    if any(place in ((t >> FIRST) & BYTE, (t >> SECOND) & BYTE) for t in state.sides[player].threats):
        marks.append("blocking")
    counters = [
        Counter("deflection", state.tables.deflection[face], Message("ih-deflection"), Message("ih-deflection-note")),
        Counter("hits", hits, Message("ih-hits"), Message("ih-hits-note"), of=state.tables.capacity[face]),
    ]
    name = card_name(state, face)
    return Piece(hero_piece(player, hero), _face(state, face), name, _note(state, face), counters, marks)


def _threat(state: ItHeroesState, player: int, threat: int) -> Piece:
    face = threat & BYTE
    marks = _spent(state, face)
    if (threat >> FIRST) & BYTE:
        marks.append("blocked")
    counters = [
        Counter("velocity", state.tables.velocity[face], Message("ih-velocity"), Message("ih-velocity-note")),
        Counter("damage", state.tables.damage[face], Message("ih-damage"), Message("ih-damage-note")),
    ]
    name = card_name(state, face)
    return Piece(threat_piece(player, threat), _face(state, face), name, _note(state, face), counters, marks)


def _cards_by_face(state: ItHeroesState, stem: str, faces: list[int]) -> list[Piece]:
    """Pieces of cards that are told apart by their face only: the copies of one are numbered."""
    seen: dict[int, int] = {}
    pieces = []
    for face in faces:
        copy = seen.get(face, 0)
        seen[face] = copy + 1
        pieces.append(
            Piece(
                f"{stem}-{face}-{copy}",
                _face(state, face),
                card_name(state, face),
                _note(state, face),
                [Counter("cost", state.tables.cost[face], Message("ih-cost"))],
                _spent(state, face),
            )
        )
    return pieces


def _hand(state: ItHeroesState, player: int, seat: int) -> Zone:
    """The own hand is open to its player; of the other, the cards that both know of."""
    hand = state.sides[player].hand
    mine = seat in (player, OPEN)
    pieces = _cards_by_face(state, f"hand-{player}", [card >> 1 for card in hand if mine or card & 1])
    note = None if mine or not len(hand) else Message("ih-hand-note", {"known": len(pieces), "count": len(hand)})
    return Zone(f"hand-{player}", "hand", Message("ih-hand"), owner=player, pieces=pieces, count=len(hand), note=note)


def _pile(state: ItHeroesState, player: int) -> Zone:
    side = state.sides[player]
    note = Message("ih-pile-last") if side.recycled else Message("ih-pile-first", {"penalty": PENALTY})
    return Zone(f"pile-{player}", "pile", Message("ih-pile"), owner=player, count=len(side.pile), note=note)


def _discard(state: ItHeroesState, player: int) -> Zone:
    faces = list(state.sides[player].discard)
    pieces = _cards_by_face(state, f"discard-{player}", faces)
    return Zone(f"discard-{player}", "stack", Message("ih-discard"), owner=player, pieces=pieces, count=len(faces))


# -- facts -----------------------------------------------------------------------------------------------------


def _facts(state: ItHeroesState, seat: int, zones: Sequence[Zone]) -> Facts:
    seen = {piece.face for zone in zones for piece in zone.pieces}
    return Facts(
        active=state.active,
        phase=PHASES[state.phase],
        step=_step(state),
        facing=_facing(state),
        at_stake=[_at_stake(state, player) for player in range(2)],
        blocks=[_block(state, threat) for threat in state.sides[state.active].threats],
        cards={card.id: printed_on(card) for card in state.cards.cards if card.id in seen},
        recycled=[bool(side.recycled) for side in state.sides],
        decks=[_deck(state, seat, player) for player in range(2)],
    )


def _block(state: ItHeroesState, threat: int) -> Block:
    """A Threat, with the Heroes who block it."""
    marks = [mark for mark in ((threat >> FIRST) & BYTE, (threat >> SECOND) & BYTE) if mark]
    return Block(threat_piece(state.active, threat), [f"hero-{state.active}-{mark - 1}" for mark in marks])


def _deck(state: ItHeroesState, seat: int, player: int) -> dict[str, int] | None:
    """IH-11: the own list, and both where they are open."""
    if not state.open_lists and seat not in (player, OPEN):
        return None
    copies = zip(state.cards.cards, state.sides[player].deck, strict=True)
    return {card.id: n for card, n in copies if n}


def _step(state: ItHeroesState) -> Step:
    """IH-6.1: the phase of the turn; Draw and Collect ask nothing."""
    phase: str = PHASES[state.phase]
    if phase in OF_EFFECTS:
        phase = THEN[state.after]
    return "play" if phase == "play" else "end" if phase == "limit" else "threat"


def _facing(state: ItHeroesState) -> str | None:
    """The Threat that the defender is asked about, or whose block is being resolved."""
    threats = state.sides[state.active].threats
    phase = PHASES[state.phase]
    at = NONE
    if phase in ("block", "join"):
        at = state.undecided(state.active)
    elif phase in ("take", "after_block"):
        at = at_place(threats, state.facing)
    return threat_piece(state.active, threats[at]) if at != NONE else None


def _at_stake(state: ItHeroesState, player: int) -> int:
    """IH-7.6: the cards that the Threats of a zone remove as long as nobody else blocks."""
    threats = state.sides[player].threats
    return sum(state.tables.damage[threat & BYTE] for threat in threats if not (threat >> FIRST) & BYTE)

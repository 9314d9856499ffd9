"""Scenes of Start-Up Nation, set up by `load`, and the things that players do in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from captable.core.view import Event, Message, View, Zone
from captable.games.startup_nation import GAME, StartupNation
from captable.games.startup_nation.rules.state import StartupNationState

MIRACULOUS = "miraculous"
FIRE = "fire_elemental"
PISTON = "string_puller"
LEGAL = "legal_magic"
CLEVER = "too_clever"
PRODUCTIVE = "hyper_productive"
TAX = "tax_magic"
INTERNS = (MIRACULOUS, FIRE, PISTON, LEGAL, CLEVER, PRODUCTIVE, TAX)
TECH = "tech_lead"
RECRUITER = "recruiter"
SALES = "sales_rep"
EXECUTIVE = "executive"
INVESTOR = "investor"
EMMANUEL = "emmanuel"
BRIGITTE = "brigitte"
ROLES = ("intern", TECH, RECRUITER, SALES, EXECUTIVE, INVESTOR, EMMANUEL, BRIGITTE)


def scene(
    hands: Sequence[str | None],
    pile: Sequence[str],
    mover: int = 0,
    game: StartupNation = GAME,
    **more: Any,
) -> StartupNationState:
    """The mover has just drawn the first card of the pile. Cards that are not named lie on the discard; a seat
    with no card is out. Nobody has seen more than the own cards. Points come from one round, if no rounds are named."""
    players = len(hands)
    interns = interns_for(game, players, [*hands, *pile], more.pop("interns", ()))
    hidden = Counter(card for card in [*hands, *pile] if card)
    cards = Counter({card.id: card.copies[players] for card in game.cards.cards if card.rank}) + Counter(interns)
    assert hidden <= cards, f"too many of {hidden - cards}"
    last_turn = [0] * players
    last_turn[mover] = 1
    dump: dict[str, Any] = {
        "game": game.key,
        "version": game.version,
        "players": players,
        "options": {"interns": interns},
        "rounds": [],
        "points": [0] * players,
        "turn": mover,
        "step": "play",
        "mover": mover,
        "card": None,
        "asker": None,
        "victim": None,
        "role": None,
        "out": [seat for seat, card in enumerate(hands) if card is None],
        "gone": [],
        "alliances": ["blue", "red", "blue", "red", "black"][:players],
        "bpi": [0] * players,
        "supply": game.cards.bpi[players],
        "last_turn": last_turn,
        "deal": {"hands": list(hands), "pile": list(pile), "discard": list((cards - hidden).elements())},
        "history": [{"event": "draw", "seat": mover}],
        "rng": [1, 2, 3, 4],
    }
    if any(more.get("points", ())) and "rounds" not in more:
        more["rounds"] = [more["points"]]
    state = game.load(dump | more)
    state.telling = True
    return state


def interns_for(game: StartupNation, players: int, named: Sequence[str | None], wanted: Sequence[str]) -> list[str]:
    """The interns that the scene names, and as many others as there must be."""
    chosen = list(wanted) or [intern for intern in INTERNS if intern in named]
    others = [intern for intern in INTERNS if intern not in chosen]
    return chosen + others[: game.cards.interns[players] - len(chosen)]


def do(state: StartupNationState, kind: str, **arguments: Any) -> None:
    """The move of whoever is to move."""
    state.play(state.turn, state.game.move_table.code({"kind": kind} | arguments))


def plays(state: StartupNationState, card: str) -> None:
    do(state, "play", card=card)


def asks(state: StartupNationState, player: int, role: str) -> None:
    do(state, "ask", player=player, role=role)


def answers(state: StartupNationState, answer: str) -> None:
    do(state, "answer", answer=answer)


def looks_at(state: StartupNationState, player: int) -> None:
    do(state, "look", player=player)


def swaps_with(state: StartupNationState, player: int) -> None:
    do(state, "swap", player=player)


def promotes(state: StartupNationState, player: int) -> None:
    do(state, "promote", player=player)


def gives_token_to(state: StartupNationState, player: int) -> None:
    do(state, "give", player=player)


def options(state: StartupNationState) -> list[dict[str, Any]]:
    """The moves of whoever is to move, as people would name them."""
    return [state.game.move_table.structured(move) for move in state.moves(state.turn)]


def refused(state: StartupNationState, kind: str, **arguments: Any) -> str | None:
    """The clause against a move of whoever is to move."""
    refusal = state.why_not(state.turn, state.game.move_table.code({"kind": kind} | arguments))
    return refusal.clause if refusal else None


def hands(state: StartupNationState) -> list[str | None]:
    return cast("list[str | None]", state.dump()["hands"])


def pile(state: StartupNationState) -> list[str]:
    return cast("list[str]", state.dump()["pile"])


def living(state: StartupNationState) -> list[int]:
    return [seat for seat in range(state.players) if state.is_alive(seat)]


def zone(view: View, id: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == id)


def faces(view: View, id: str) -> list[str]:
    """What a viewer sees in a place; nothing if the view does not show it."""
    return [piece.face for zone in view.zones if zone.id == id for piece in zone.pieces]


def shown(state: StartupNationState, viewer: int, player: int) -> list[str]:
    """The cards in a player's hand that the viewer knows for certain."""
    return faces(state.view(viewer), f"hand-{player}")


def possible(state: StartupNationState, viewer: int, player: int) -> set[str]:
    return set(state.view(viewer).facts.possible[player])


def told(events: Sequence[Event], seat: int) -> list[str]:
    """The ids of the messages that a seat is told."""
    return [face.id for event in events if (face := event.face(seat))]


def message(state: StartupNationState, id: str, seat: int = -1) -> Message:
    """What the last move told that seat under this id."""
    return next(face for event in state.events if (face := event.face(seat)) and face.id == id)


def cards_in(message: Message, argument: str) -> list[str]:
    """The cards that a message names."""
    value = message.args[argument]
    named = value if isinstance(value, list) else [value]
    return [card.id.removeprefix("sn-card-") for card in named if isinstance(card, Message)]

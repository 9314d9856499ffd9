"""What a seat sees, and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.fields import NONE
from captable.core.state import TOGETHER
from captable.core.view import Choice, Counter, Message, Piece, Seat, View, Zone

if TYPE_CHECKING:
    from tests.strangers.cold_call.state import ColdCallState


def name_of(state: ColdCallState, card: int) -> Message:
    return Message("cold-call-card", {"worth": state.worth(card)})


def view(state: ColdCallState, seat: int) -> View:
    movers = state.to_move()
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=Message(f"cold-call-{prompt(state, seat)}"),
        seats=[
            Seat(
                player,
                to_move=player in movers,
                out=state.has_left(player),
                counters=[Counter("points", state.points[player], Message("cold-call-points"))],
            )
            for player in range(state.players)
        ],
        zones=[
            *(hand(state, player, seat) for player in range(state.players)),
            *(row("shown", state, player, state.shown[player], True) for player in range(state.players)),
            *(
                row("away", state, player, state.away[player], state.sees(seat, player))
                for player in range(state.players)
            ),
            Zone("client", "row", Message("cold-call-client-row"), pieces=[client(state.clients[-1])]),
        ],
        choices=[choice(state, seat, move) for move in state.moves(seat)] if seat >= 0 else [],
        outcome=state.outcome(),
    )


def prompt(state: ColdCallState, seat: int) -> str:
    if state.over() or seat not in state.to_move():
        return "over" if state.over() else "wait"
    return "your-turn" if state.turn == TOGETHER else "speak"


def choice(state: ColdCallState, seat: int, move: int) -> Choice:
    if state.turn >= 0:
        return Choice(move, state.game.move_table.message(move))
    return Choice(move, name_of(state, move), [f"hand-{seat}-{move}"])


def hand(state: ColdCallState, player: int, seat: int) -> Zone:
    cards = state.hands[player]
    pieces = [piece(state, f"hand-{player}", card) for card in cards] if state.sees(seat, player) else []
    if state.chosen[player] != NONE and state.sees(seat, player):
        pieces = [
            Piece(p.id, p.face, p.name, marks=["chosen"]) if card == state.chosen[player] else p
            for card, p in zip(cards, pieces, strict=True)
        ]
    return Zone(f"hand-{player}", "hand", Message("cold-call-hand"), owner=player, pieces=pieces, count=len(cards))


def row(name: str, state: ColdCallState, player: int, cards: list[int], is_open: bool) -> Zone:
    pieces = [piece(state, f"{name}-{player}", card) for card in cards] if is_open else []
    return Zone(f"{name}-{player}", "row", Message(f"cold-call-{name}"), owner=player, pieces=pieces, count=len(cards))


def client(worth: int) -> Piece:
    return Piece(
        f"client-{worth}", f"client-{worth}", Message("cold-call-client-name", {"worth": worth}), sign=str(worth)
    )


def piece(state: ColdCallState, zone: str, card: int) -> Piece:
    return Piece(f"{zone}-{card}", str(state.worth(card)), name_of(state, card))

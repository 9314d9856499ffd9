"""What a seat sees, and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import OPEN, Choice, Counter, Message, Piece, Seat, View, Zone, seat_name
from tests.strangers.pitch_night.events import Args, name_of

if TYPE_CHECKING:
    from tests.strangers.pitch_night.rules.state import PitchNightState


def view(state: PitchNightState, seat: int) -> View:
    seats = range(state.players)
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=[
            Seat(
                player,
                to_move=player == state.turn,
                out=state.has_left(player),
                counters=[Counter("backing", state.backing[player], Message("pn-backing"))],
            )
            for player in seats
        ],
        zones=[
            Zone("pile", "pile", Message("pn-pile"), count=len(state.pile)),
            Zone("stage", "row", Message("pn-stage"), pieces=_pieces(state, list(state.played), "stage")),
            *(_hand(state, player, is_open=seat in (player, OPEN)) for player in seats),
        ],
        choices=[_choice(state, seat, move) for move in state.legal(seat)] if seat >= 0 else [],
        outcome=state.outcome(),
    )


def _prompt(state: PitchNightState, seat: int) -> Message:
    if state.over():
        return Message("pn-over")
    if seat == state.turn:
        return Message("pn-your-turn", {"other": seat_name(state.next_seat(seat))})
    return Message("pn-wait", {"seat": seat_name(state.turn)})


def _hand(state: PitchNightState, player: int, *, is_open: bool) -> Zone:
    counts = [state.held(player, kind) for kind in range(state.kinds)]
    pieces = _pieces(state, counts, f"hand-{player}") if is_open else []
    return Zone(f"hand-{player}", "hand", Message("pn-hand"), owner=player, pieces=pieces, count=sum(counts))


def _pieces(state: PitchNightState, counts: list[int], zone: str) -> list[Piece]:
    return [
        Piece(
            f"{zone}-{kind}-{copy}",
            state.cards.pitches[kind].id,
            name_of(state, kind),
            counters=[Counter("worth", state.worths[kind], Message("pn-worth"))],
        )
        for kind, count in enumerate(counts)
        for copy in range(count)
    ]


def _choice(state: PitchNightState, seat: int, move: int) -> Choice:
    kind = move % state.kinds
    on = [f"hand-{seat}-{kind}-{copy}" for copy in range(state.held(seat, kind))]
    other = seat_name(state.next_seat(seat))
    label = "pn-choose-back" if move < state.kinds else "pn-choose-attack"
    args: Args = {"pitch": name_of(state, kind), "worth": state.worths[kind], "other": other}
    return Choice(move, Message(label, args), on, "stage", kind=state.game.move_table.kind_of(move).kind)

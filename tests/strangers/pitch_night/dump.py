"""A position as JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, cast

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.reading import MOST, Count, Dump, a_seat, for_each_seat, index_of, read_dump, rng_of, those_gone
from captable.core.state import OVER

if TYPE_CHECKING:
    from tests.strangers.pitch_night.game import PitchNight
    from tests.strangers.pitch_night.rules.state import PitchNightState


class PitchNightDump(Dump):
    players: Count
    turn: Count | None
    hands: list[list[str]]
    backing: list[Annotated[int, Meta(ge=-MOST, le=MOST)]]
    played: list[str]
    pile: list[str]
    """The top one last."""


def dump(state: PitchNightState) -> dict[str, Any]:
    ids = [pitch.id for pitch in state.cards.pitches]
    seats = range(state.players)
    return {
        "game": state.game.key,
        "version": state.game.version,
        "options": {"cards": state.dealt},
        "players": state.players,
        "turn": None if state.over() else state.turn,
        "gone": [seat for seat in seats if state.has_left(seat)],
        "hands": [_ids([state.held(seat, kind) for kind in range(state.kinds)], ids) for seat in seats],
        "backing": list(state.backing),
        "played": _ids(list(state.played), ids),
        "pile": [ids[kind] for kind in state.pile],
        "rng": list(state.rng.words()),
    }


def _ids(counts: list[int], ids: list[str]) -> list[str]:
    return [id for id, count in zip(ids, counts, strict=True) for _ in range(count)]


def load(game: PitchNight, source: Mapping[str, Any]) -> PitchNightState:
    read = read_dump(source, PitchNightDump, game)
    ids = [pitch.id for pitch in game.cards.pitches]
    state = cast("PitchNightState", game.new(read.players, "load", read.options))
    hands = for_each_seat(read.hands, read.players, "hands")
    state.hand = vec[i64]([count for hand in hands for count in _counts(hand, ids, "hands")])
    state.backing = vec[i64](for_each_seat(read.backing, read.players, "backing"))
    state.played = vec[i64](_counts(read.played, ids, "played"))
    state.pile = vec[i64]([index_of(id, ids, "pile") for id in read.pile])
    state.gone = those_gone(read, read.players)
    state.rng = rng_of(read)
    state.turn = OVER if read.turn is None else a_seat(read.turn, read.players, "turn")
    _check(state)
    return state


def _counts(cards: list[str], ids: list[str], field: str) -> list[int]:
    kinds = [index_of(id, ids, field) for id in cards]
    return [kinds.count(kind) for kind in range(len(ids))]


def _check(state: PitchNightState) -> None:
    if list(state.census()) != list(state.copies):
        raise BadInput("hands, played and pile must hold the cards of the card file, each once (PN-1.1).")
    can_move = [s for s in range(state.players) if state.hand_size(s) and not state.has_left(s)]
    if state.still_playing() < 2 or not can_move:
        if not state.over():
            raise BadInput("turn must be null: nobody can play (PN-2.1).")
    elif state.turn not in can_move:
        raise BadInput(f"turn must be the seat of a player who has a pitch: {can_move} (PN-2.3).")

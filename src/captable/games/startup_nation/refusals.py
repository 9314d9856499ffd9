"""Why a move of Start-Up Nation is not allowed, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import Message, Refusal, seat_name
from captable.games.startup_nation.cards import named_role
from captable.games.startup_nation.moves import PAIRS
from captable.games.startup_nation.rules.memory import ROLES
from captable.games.startup_nation.view import AIMS, STEPS, card_name, colour_name, effect_of

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

NOT_ONESELF = {"ask": "SN-5.1", "look": "SN-6.1", "swap": "SN-6.2"}


def why(state: StartupNationState, seat: int, move: int) -> Refusal:
    """The reason against a move that is not among `moves`."""
    kind = state.game.move_table.kind_of(move)
    step = STEPS[state.step]
    if kind.kind == "play":
        return _play(state, seat, kind.positions(move)[0]) if step == "play" else _not_now(state, step)
    if kind.kind == "answer":
        if step != "answer":
            return Refusal("SN-5.2", Message("sn-no-answer-now"))
        return _answer(state, state.game.move_table.structured(move)["answer"])
    if step != "aim":
        return _not_now(state, step)
    if kind.kind not in _wanted(state):
        return Refusal("SN-4.3", Message("sn-no-other-effect", {"card": card_name(state, state.card)}))
    if kind.kind == "swap_alliances":
        return _pair(state, *PAIRS[kind.positions(move)[0]])
    return _target(state, seat, kind.kind, kind.positions(move)[0])


def out_of_the_round() -> Refusal:
    return Refusal("SN-7.1", Message("sn-no-turn-out"))


def _not_now(state: StartupNationState, step: str) -> Refusal:
    if step == "play":
        return Refusal("SN-4.1", Message("sn-no-aim-yet"))
    if step == "aim":
        args: dict[str, Any] = {"card": card_name(state, state.card), "mover": seat_name(state.mover)}
        if state.turn != state.mover:
            return Refusal("SN-5.8", Message("sn-no-but-ask", args))
        return Refusal("SN-4.1", Message("sn-no-second-card", args))
    return Refusal("SN-5.4", Message("sn-no-but-answer", {"named": named_role(state.role)}))


def _wanted(state: StartupNationState) -> tuple[str, ...]:
    """The kinds of move that the card in play asks for."""
    effect = effect_of(state, state.card)
    if effect == "swap_alliances":
        return ("keep_alliances", "swap_alliances")
    return (AIMS[effect][1],) if effect in AIMS else ("ask",)


def _play(state: StartupNationState, seat: int, kind: int) -> Refusal:
    args: dict[str, Any] = {"card": card_name(state, kind)}
    if kind in (state.hand[seat], state.drawn):
        return Refusal("SN-4.2", Message("sn-no-brigitte", args))
    return Refusal("SN-4.1", Message("sn-no-such-card", args))


def _answer(state: StartupNationState, answer: str) -> Refusal:
    args: dict[str, Any] = {"named": named_role(state.role)}
    if (answer, state.role) in (("below", 0), ("above", ROLES - 1)):
        return Refusal("SN-5.3", Message(f"sn-no-{answer}", args))
    return Refusal("SN-5.2", Message("sn-no-lie", args))


def _target(state: StartupNationState, seat: int, kind: str, player: int) -> Refusal:
    if player >= state.players:
        return Refusal("SN-1.1", Message("sn-no-such-player", {"players": state.players}))
    if not state.is_alive(player):
        return Refusal("SN-7.1", Message("sn-no-dead", {"seat": seat_name(player)}))
    assert player == seat
    return Refusal(NOT_ONESELF[kind], Message("sn-no-oneself"))


def _pair(state: StartupNationState, one: int, two: int) -> Refusal:
    if two >= state.players:
        return Refusal("SN-1.1", Message("sn-no-such-player", {"players": state.players}))
    for player in (one, two):
        if not state.is_alive(player):
            return Refusal("SN-7.1", Message("sn-no-dead-token", {"seat": seat_name(player)}))
    return Refusal("SN-6.3", Message("sn-no-same-colour", {"colour": colour_name(state.alliance[one])}))

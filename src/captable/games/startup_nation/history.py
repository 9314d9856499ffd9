"""The log of a round, read for people: what lies on the discard, who answered what, and every entry as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from captable.games.startup_nation.cards import ROLES
from captable.games.startup_nation.moves import ANSWERS
from captable.games.startup_nation.rules import memory
from captable.games.startup_nation.rules.memory import card_of, count_of, event_of, who_of, whom_of

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

EVENTS = {
    "draw": memory.DRAW,
    "play": memory.PLAY,
    "ask": memory.ASK,
    "answer": memory.ANSWER,
    "look": memory.LOOK,
    "swap": memory.SWAP,
    "alliances": memory.ALLIES,
    "give": memory.GIVE,
    "promote": memory.PROMOTE,
    "out": memory.OUT,
    "show": memory.SHOW,
}
NAMES = {number: name for name, number in EVENTS.items()}
ROLE_IDS = ("intern", *ROLES)


def discards(state: StartupNationState) -> Iterator[tuple[str, int, int]]:
    """The face-up cards in the order in which they came: how, whose, which."""
    for kind in state.laid:
        yield "earlier", 0, kind
    for e in state.log:
        if event_of(e) == memory.PLAY:
            yield "played", who_of(e), card_of(e)
        elif event_of(e) == memory.PROMOTE:
            yield "promoted", whom_of(e), card_of(e)
        elif event_of(e) == memory.OUT:
            yield "out", who_of(e), card_of(e)


Told = tuple[int, int, int, bool]
"""Asker, role, answer, and whether the player has had no chance to change cards since."""


def answers(state: StartupNationState) -> list[list[Told]]:
    """What each player answered."""
    found: list[list[Told]] = [[] for _ in range(state.players)]
    asker = 0
    for e in state.log:
        event = event_of(e)
        if event == memory.ASK:
            asker = who_of(e)
        elif event == memory.ANSWER:
            found[who_of(e)].append((asker, whom_of(e), card_of(e), True))
        else:
            for player in _changed_cards(event, e):
                found[player] = [(*told[:3], False) for told in found[player]]
    return found


def _changed_cards(event: int, e: int) -> tuple[int, ...]:
    """Who had the chance."""
    if event == memory.SWAP:
        return who_of(e), whom_of(e)
    if event == memory.PROMOTE:
        return (whom_of(e),)
    return (who_of(e),) if event == memory.PLAY else ()


def entries(state: StartupNationState) -> list[dict[str, Any]]:
    ids = [card.id for card in state.cards.cards]
    return [_told(e, ids) for e in state.log]


def _told(e: int, ids: list[str]) -> dict[str, Any]:
    event, who, whom, card = event_of(e), who_of(e), whom_of(e), card_of(e)
    told: dict[str, Any] = {"event": NAMES[event], "seat": who}
    if event in (memory.PLAY, memory.OUT, memory.SHOW):
        told["card"] = ids[card]
    elif event in (memory.LOOK, memory.SWAP, memory.GIVE):
        told["other"] = whom
    elif event == memory.ASK:
        told |= {"other": whom, "role": ROLE_IDS[card]}
    elif event == memory.ANSWER:
        told |= {"role": ROLE_IDS[whom], "answer": ANSWERS[card]}
    elif event == memory.ALLIES:
        told = {"event": NAMES[event], "seat": card, "swapped": [who, whom] if who != whom else []}
    elif event == memory.PROMOTE:
        told |= {"other": whom, "card": ids[card]}
        if count_of(e) >= memory.FOUND:
            told["passed"] = count_of(e) - memory.FOUND
        elif count_of(e) == memory.NONE_FOUND:
            told["passed"] = None
    return told

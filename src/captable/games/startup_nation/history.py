"""The log of a round, read for people: what lies on the discard, who answered what, and every entry as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from captable.games.startup_nation.cards import ROLES
from captable.games.startup_nation.moves import ANSWERS
from captable.games.startup_nation.rules.memory import (
    ALLIES,
    ANSWER,
    ASK,
    DRAW,
    FOUND,
    GIVE,
    LOOK,
    NONE_FOUND,
    OUT,
    PLAY,
    PROMOTE,
    SHOW,
    SWAP,
    card_of,
    count_of,
    event_of,
    who_of,
    whom_of,
)

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

EVENTS = {
    "draw": DRAW,
    "play": PLAY,
    "ask": ASK,
    "answer": ANSWER,
    "look": LOOK,
    "swap": SWAP,
    "alliances": ALLIES,
    "give": GIVE,
    "promote": PROMOTE,
    "out": OUT,
    "show": SHOW,
}
NAMES = {number: name for name, number in EVENTS.items()}
ROLE_IDS = ("intern", *ROLES)


def discards(state: StartupNationState) -> Iterator[tuple[str, int, int]]:
    """The face-up cards in the order in which they came: how, whose, which."""
    for kind in state.laid:
        yield "earlier", 0, kind
    for e in state.log:
        if event_of(e) == PLAY:
            yield "played", who_of(e), card_of(e)
        elif event_of(e) == PROMOTE:
            yield "promoted", whom_of(e), card_of(e)
        elif event_of(e) == OUT:
            yield "out", who_of(e), card_of(e)


def answers(state: StartupNationState, player: int) -> list[tuple[int, int, int, bool]]:
    """Asker, role, answer, and whether the player has had no chance to change cards since."""
    found: list[tuple[int, int, int, bool]] = []
    asker = 0
    for e in state.log:
        event, who, whom = event_of(e), who_of(e), whom_of(e)
        if event == ASK:
            asker = who
        elif event == ANSWER and who == player:
            found.append((asker, whom, card_of(e), True))
        elif (event, who) in ((PLAY, player), (SWAP, player)) or (event, whom) in ((PROMOTE, player), (SWAP, player)):
            found = [(*answer[:3], False) for answer in found]
    return found


def entries(state: StartupNationState) -> list[dict[str, Any]]:
    ids = [card.id for card in state.cards.cards]
    return [_told(e, ids) for e in state.log]


def _told(e: int, ids: list[str]) -> dict[str, Any]:
    event, who, whom, card = event_of(e), who_of(e), whom_of(e), card_of(e)
    told: dict[str, Any] = {"event": NAMES[event], "seat": who}
    if event in (PLAY, OUT, SHOW):
        told["card"] = ids[card]
    elif event in (LOOK, SWAP, GIVE):
        told["other"] = whom
    elif event == ASK:
        told |= {"other": whom, "role": ROLE_IDS[card]}
    elif event == ANSWER:
        told |= {"role": ROLE_IDS[whom], "answer": ANSWERS[card]}
    elif event == ALLIES:
        told = {"event": NAMES[event], "seat": card, "swapped": [who, whom] if who != whom else []}
    elif event == PROMOTE:
        told |= {"other": whom, "card": ids[card]}
        if count_of(e) >= FOUND:
            told["passed"] = count_of(e) - FOUND
        elif count_of(e) == NONE_FOUND:
            told["passed"] = None
    return told

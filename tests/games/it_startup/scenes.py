"""Positions of IT Startup, written down in a few words, and moves in the words that players use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from captable.core.errors import IllegalMove
from captable.core.words import Words
from captable.games.it_startup import GAME, ItStartup
from captable.games.it_startup.rules.figures import BURNOUT, EMPLOYEE, OWNER, SEAT, TUCKED, UNDER
from captable.games.it_startup.rules.observers import FACE, KNOWN, kind_of, label
from captable.games.it_startup.rules.state import ItStartupState

Office = Sequence[Any]
"""The employees of a seat, by name or as `worker`."""


def worker(card: str, *knowledge: str, **more: Any) -> dict[str, Any]:
    """An employee with knowledge, burnout, an owner who is not its controller, …"""
    return {"card": card, "knowledge": list(knowledge), **more}


def scene(
    *offices: Office,
    hands: Sequence[Sequence[Any]] = (),
    tokens: int | Sequence[int] = 0,
    points: Sequence[int] = (),
    planned: Sequence[Any] = (),
    top: Sequence[Any] = (),
    deck: Sequence[Any] | None = None,
    round: int = 1,
    turn: int = 0,
    first: int = 0,
    options: Mapping[str, object] | None = None,
    game: ItStartup = GAME,
    **more: Any,
) -> ItStartupState:
    """A position in the Play step. `top` lies on the deck; the cards that are nowhere else come under it.

    With `deck` given the deck has just those cards, and all others are in the last player's hand.
    """
    players = len(offices)
    dump = game.new(players, "scene", options).dump()
    dump |= {"round": round, "turn": turn, "active": turn, "first": first, "step": "play"}
    dump["tokens"] = [tokens] * players if isinstance(tokens, int) else list(tokens)
    dump["points"] = [*points, *[0] * players][:players]
    dump["hands"] = [list(hand) for hand in [*hands, *[[]] * players][:players]]
    dump["planned"] = [*planned, *[None] * players][:players]
    dump["employees"], dump["knowledge"] = _offices(offices)
    dump["deck"] = list(top if deck is None else deck)
    used = [_id(card) for card in dump["deck"]] + [_id(card) for hand in dump["hands"] for card in hand]
    used += [_id(card) for card in dump["planned"] if card] + [row["card"] for row in dump["employees"]]
    used += [row["card"] for row in dump["knowledge"]]
    copies = Counter({card.id: card.copies for card in game.cards.cards})
    assert not Counter(used) - copies, "there are not so many copies"
    rest = sorted((copies - Counter(used)).elements())
    (dump["deck"] if deck is None else dump["hands"][-1]).extend(rest)
    state = game.load(dump | more)
    state.telling = True
    return state


def _id(card: Any) -> str:
    return card if isinstance(card, str) else str(card["card"])


def _offices(offices: Sequence[Office]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    employees: list[dict[str, Any]] = []
    knowledge: list[dict[str, Any]] = []
    for seat, office in enumerate(offices):
        for someone in office:
            given = worker(someone) if isinstance(someone, str) else someone
            place = len(employees)
            plain = {"seat": seat, "owner": seat, "burnout": 0, "used": 0, "boost": 0, "place": place}
            employees.append(plain | {key: value for key, value in given.items() if key != "knowledge"})
            knowledge += [{"card": card, "under": place, "moved": False} for card in given["knowledge"]]
    return employees, knowledge


def do(state: ItStartupState, *moves: str) -> ItStartupState:
    """Make moves, each for whoever is to move; in the mulligan for the first who still chooses."""
    for move in moves:
        state.play(state.to_move()[0], state.game.parse(move))
    return state


def may(state: ItStartupState, move: str) -> bool:
    seats = state.to_move()
    return bool(seats) and state.why_not(seats[0], state.game.parse(move)) is None


def refused(state: ItStartupState, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as raised:
        do(state, move)
    return raised.value.clause


def ids(state: ItStartupState) -> list[str]:
    return [card.id for card in state.cards.cards]


def office(state: ItStartupState, seat: int) -> list[str]:
    """The employees that a seat controls, the oldest first."""
    rows = range(0, len(state.staff), EMPLOYEE)
    return [ids(state)[state.staff[row]] for row in rows if state.staff[row + SEAT] == seat]


def row_of(state: ItStartupState, card: str) -> int:
    """Where an employee is in `staff`; there must be one of that name."""
    rows = [row for row in range(0, len(state.staff), EMPLOYEE) if ids(state)[state.staff[row]] == card]
    assert rows, f"no {card} is in play"
    return rows[0]


def burnout(state: ItStartupState, card: str) -> int:
    return state.staff[row_of(state, card) + BURNOUT]


def owner(state: ItStartupState, card: str) -> int:
    return state.staff[row_of(state, card) + OWNER]


def efficiency(state: ItStartupState, card: str) -> int:
    return state.efficiency(row_of(state, card))


def knows(state: ItStartupState, card: str) -> list[str]:
    """The knowledge of an employee, in the order in which it came."""
    place = state.staff[row_of(state, card) + 6]
    items = range(0, len(state.tucked), TUCKED)
    return [ids(state)[state.tucked[item]] for item in items if state.tucked[item + UNDER] == place]


def hand(state: ItStartupState, seat: int) -> list[str]:
    return sorted(ids(state)[kind_of(word)] for word in state.hidden.hands[seat])


def deck(state: ItStartupState) -> list[str]:
    return [ids(state)[kind_of(word)] for word in state.hidden.deck[state.hidden.top :]]


def known_deck(state: ItStartupState, observer: int) -> list[str | None]:
    """What an observer knows of the deck, place by place."""
    words = state.hidden.deck[state.hidden.top :]
    return [ids(state)[kind_of(word)] if label(word, observer) == KNOWN else None for word in words]


def known_hand(state: ItStartupState, observer: int, seat: int) -> list[str]:
    words = [word for word in state.hidden.hands[seat] if label(word, observer) == KNOWN]
    return sorted(ids(state)[kind_of(word)] for word in words)


def known_somewhere(state: ItStartupState, observer: int) -> list[str]:
    """The cards that an observer knows to be in a group of places, not where."""
    return sorted(ids(state)[(entry & FACE) >> 1] for entry in state.hidden.groups_of(observer))


def told(state: ItStartupState, seat: int = -1) -> str:
    """What the last move told a seat, in English."""
    words = Words(state.game, "en")
    faces = [event.face(seat) for event in state.events]
    return " ".join(words.say(face) for face in faces if face is not None)

"""The same deal with one card of an opening hand replaced by an average one: another of the pile, by lot.

Both cards change places, so the deal stays one that the rules could have dealt.
"""

from __future__ import annotations

from typing import Any

from captable.core.rng import Rng
from captable.core.state import State

SEAT = "seat"
Path = tuple[str, ...]

PLACES: dict[str, tuple[Path, Path]] = {
    "startups": (("hands", SEAT), ("pile",)),
    "it_heroes": (("sides", SEAT, "hand"), ("sides", SEAT, "pile")),
    "it_startup": (("hands", SEAT), ("deck",)),
    "startup_nation": (("hands",), ("pile",)),
}
"""Where the dump of a game has a seat's hand, and the pile that it came from."""


def can_swap(game: str) -> bool:
    return game in PLACES


def swapped(state: State, seat: int, number: int, rng: Rng) -> tuple[str, dict[str, Any]]:
    """A card of the seat's hand, chosen by `number`, and the dump of the deal in which another has its place."""
    dump = state.dump()
    hand_path, pile_path = PLACES[state.game.key]
    hand, pile = found(dump, hand_path, seat), found(dump, pile_path, seat)
    place = seat if SEAT not in hand_path else number % len(hand)
    drawn = rng.below(len(pile))
    card, other = card_at(hand, place), card_at(pile, drawn)
    put(hand, place, other)
    put(pile, drawn, card)
    if state.game.key == "startup_nation":  # it keeps the deal as well, from which its history is read again
        put(dump["deal"]["hands"], seat, other)
        put(dump["deal"]["pile"], drawn + len(dump["deal"]["pile"]) - len(pile), card)
    return card, dump


def found(dump: dict[str, Any], path: Path, seat: int) -> list[Any]:
    place: Any = dump
    for step in path:
        place = place[seat if step == SEAT else step]
    return place  # type: ignore[no-any-return]


def card_at(cards: list[Any], place: int) -> str:
    card = cards[place]
    return str(card["card"] if isinstance(card, dict) else card)


def put(cards: list[Any], place: int, card: str) -> None:
    if isinstance(cards[place], dict):
        cards[place]["card"] = card
    else:
        cards[place] = card

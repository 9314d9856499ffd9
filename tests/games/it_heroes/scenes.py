"""Scenes of IT Heroes in a few words: who has what where; the rest of each deck is filler that does no harm.

Cards are called by their ids, one after the other: "help_desk_hero+1 patch_paladin/spent" is a Hero with one hit and
one whose ability is spent. Moves are written as people say them, with ids for names: "play phishing_phil".
"""

from collections.abc import Mapping
from typing import Any

import pytest

from captable.core.errors import IllegalMove
from captable.core.view import Message, Refusal
from captable.games.it_heroes import GAME
from captable.games.it_heroes.game import ItHeroes
from captable.games.it_heroes.rules.state import ItHeroesState

FILLER = "printer_poltergeist"
PILE = 12
"""Cards in a pile that is not given."""
NAMES = {face.id: GAME.words().say(face.name) for face in GAME.cards.faces}
END = "end the play phase"
PASS = "no flash"


def scene(
    *,
    turn: int = 0,
    turns: int = 10,
    coffee: int = 9,
    hands: Mapping[int, str] | None = None,
    heroes: Mapping[int, str] | None = None,
    threats: Mapping[int, str] | None = None,
    resources: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    recycled: tuple[int, ...] = (),
    denied: Mapping[int, int] | None = None,
    recycle: str = "printed",
    open_lists: bool = False,
    resources_played: int = 0,
    game: ItHeroes = GAME,
) -> ItHeroesState:
    """The Play phase of `turn`. `piles` are given from the top; `threats` are those that lie in a seat's zone."""
    sides = []
    for seat in range(2):
        side: dict[str, Any] = {
            "hand": _of(hands, seat),
            "pile": _of(piles, seat) if piles and seat in piles else [FILLER] * PILE,
            "discard": _of(discards, seat),
            "removed": [],
            "heroes": [_card(text, i) | {"hits": _hits(text)} for i, text in enumerate(_of(heroes, seat))],
            "threats": [_card(text, i) | {"blockers": [], "done": False} for i, text in enumerate(_of(threats, seat))],
            "resources": [_card(text, i) for i, text in enumerate(_of(resources, seat))],
            "recycled": seat in recycled,
            "denied": (denied or {}).get(seat, 0),
            "deduced": 0,
            "before": 0,
            "lost": None,
        }
        mine = [*side["hand"], *side["pile"], *side["discard"]]
        mine += [row["card"] for row in (*side["heroes"], *side["resources"])]
        mine += _of(threats, 1 - seat)
        side["removed"] = [FILLER] * (30 - len(mine))
        mine += side["removed"]
        side["deck"] = {
            id: count for id in sorted(set(map(_kind, mine))) if (count := list(map(_kind, mine)).count(id))
        }
        if side["recycled"]:
            side["deduced"] = side["before"] = len(side["removed"])
        side["pool"] = [card.removesuffix("/known") for card in side["pile"]] if side["recycled"] else None
        side["left"] = [] if side["recycled"] else None
        sides.append(side)
    return game.load(
        {
            "game": "it_heroes",
            "version": game.version,
            "options": {"recycle": recycle, "open_lists": open_lists},
            "turn": turn,
            "active": turn,
            "phase": "play",
            "turns": turns,
            "coffee": coffee,
            "resources_played": resources_played,
            "resources_allowed": 1,
            "pairing": False,
            "effect": None,
            "then": "play",
            "resolving": None,
            "facing": None,
            "asked": 0,
            "deflected": False,
            "loser": None,
            "ending": "running",
            "gone": [],
            "sides": sides,
            "rng": [1, 2, 3, 4],
        }
    )


def new(seed: str, one: str, two: str, open_lists: bool = False) -> ItHeroesState:
    """A game about to begin with these decks."""
    state = GAME.new(2, seed, {"open_lists": open_lists}, [{"deck": one}, {"deck": two}])
    assert isinstance(state, ItHeroesState)
    return state


def _of(cards: Mapping[int, str] | None, seat: int) -> list[str]:
    return (cards or {}).get(seat, "").split()


def _card(text: str, place: int) -> dict[str, Any]:
    return {"card": text.partition("+")[0], "place": place}


def _hits(text: str) -> int:
    return int(text.partition("+")[2] or 0)


def _kind(text: str) -> str:
    return text.partition("+")[0].removesuffix("/known").removesuffix("/spent")


# -- playing it -------------------------------------------------------------------------------------------------


def edited(*changes: tuple[str, str]) -> ItHeroes:
    """The game with a card file in which each text is replaced by another; it must be there once."""
    source = GAME.cards_source
    for old, new in changes:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    return GAME.with_cards(source)


def code(words: str, game: ItHeroes = GAME) -> int:
    return game.parse(" ".join(NAMES.get(word, word) for word in words.split()))


def game_of(state: ItHeroesState) -> ItHeroes:
    assert isinstance(state.game, ItHeroes)
    return state.game


def do(state: ItHeroesState, *moves: str) -> ItHeroesState:
    """Make these moves, each by whoever is asked."""
    state.telling = True
    for words in moves:
        assert state.turn >= 0, f"the game is over before {words!r}"
        state.play(state.turn, code(words, game_of(state)))
    return state


def may(state: ItHeroesState, words: str) -> bool:
    return code(words, game_of(state)) in state.moves(state.turn)


def options(state: ItHeroesState) -> list[str]:
    """What the seat that is asked may do, in English with ids."""
    texts = [state.game.say(move) for move in state.moves(state.turn)]
    for id, name in sorted(NAMES.items(), key=lambda item: -len(item[1])):
        texts = [text.replace(name, id) for text in texts]
    return texts


def refused(state: ItHeroesState, words: str) -> tuple[str, str]:
    """The clause and the reason against a move; nothing may change by trying it."""
    before = state.dump()
    move = code(words, game_of(state))
    said: Refusal | None = state.why_not(state.turn, move)
    assert said is not None, f"{words} is allowed"
    with pytest.raises(IllegalMove):
        state.play(state.turn, move)
    assert state.dump() == before
    return said.clause, said.say.id


# -- looking at it ------------------------------------------------------------------------------------------------


def side(state: ItHeroesState, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()["sides"][seat]
    return found


def hand(state: ItHeroesState, seat: int) -> list[str]:
    return [card.removesuffix("/known") for card in side(state, seat)["hand"]]


def pile(state: ItHeroesState, seat: int) -> list[str]:
    return list(side(state, seat)["pile"])


def discard(state: ItHeroesState, seat: int) -> list[str]:
    return list(side(state, seat)["discard"])


def heroes(state: ItHeroesState, seat: int) -> list[str]:
    """As `scene` takes them."""
    return [row["card"] + (f"+{row['hits']}" if row["hits"] else "") for row in side(state, seat)["heroes"]]


def threats(state: ItHeroesState, seat: int) -> list[str]:
    return [row["card"] for row in side(state, seat)["threats"]]


def resources(state: ItHeroesState, seat: int) -> list[str]:
    return [row["card"] for row in side(state, seat)["resources"]]


def removed(state: ItHeroesState, seat: int) -> int:
    return len(side(state, seat)["removed"])


def phase(state: ItHeroesState) -> str:
    return str(state.dump()["phase"])


def winners(state: ItHeroesState) -> list[int]:
    outcome = state.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.winners


def told(state: ItHeroesState, seat: int) -> list[str]:
    """What that seat hears about the last move, in English."""
    words = GAME.words()
    faces: list[Message | None] = [event.face(seat) for event in state.events]
    return [words.say(face) for face in faces if face]

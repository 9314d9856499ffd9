"""A position of Startups as JSON, and back. The fields are documented in `docs/games/startups.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import WORD, Rng
from captable.core.state import OVER

if TYPE_CHECKING:
    from captable.games.startups.game import Startups
    from captable.games.startups.rules import StartupsState

STEPS = ("take", "play")
MOST = 10_000
"""No count in a dump is higher than this."""


def dump(state: StartupsState) -> dict[str, Any]:
    ids = [company.id for company in state.cards.companies]
    pile = [ids[card] for card in state.deck[state.top :]]
    in_pile = state.pile()
    return {
        "game": state.game.key,
        "version": state.game.version,
        "players": state.players,
        "options": {"anti_monopoly": "manual" if state.manual else "published", "rounds": state.rounds},
        "results": [[state.place(round, seat) for seat in range(state.players)] for round in range(state.round)],
        "turn": None if state.over() else state.turn,
        "step": STEPS[state.step],
        "taken": None if state.taken < 0 else ids[state.taken],
        "idle_turns": state.idle_turns,
        "gone": [seat for seat in range(state.players) if state.has_left(seat)],
        "hands": _by_seat(state, state.hand, ids),
        "known": _by_seat(state, state.known, ids),
        "portfolios": _by_seat(state, state.portfolio, ids),
        "chips": list(state.chips),
        "anti_monopoly": {id: holder if holder >= 0 else None for id, holder in zip(ids, state.holder, strict=True)},
        "market": [
            {"company": ids[state.market[i]], "chips": state.market_chips[i], "slot": state.market_slot[i]}
            for i in range(len(state.market))
        ],
        "pile": pile[:in_pile],
        "aside": pile[in_pile:],
        "rng": list(state.rng.words()),
    }


def _by_seat(state: StartupsState, cells: vec[i64], ids: Sequence[str]) -> list[list[str]]:
    n = len(ids)
    return [[id for c, id in enumerate(ids) for _ in range(cells[s * n + c])] for s in range(state.players)]


def load(game: Startups, source: Mapping[str, Any]) -> StartupsState:
    """The position of a dump. It must be one that can be played on, not one that play could have led to."""
    try:
        return _load(game, source)
    except KeyError as error:
        raise BadInput(f"This is no dump of {game.key}: {error} is missing.") from None
    except (TypeError, AttributeError) as error:
        raise BadInput(f"This is no dump of {game.key}: {error}.") from None


def _load(game: Startups, source: Mapping[str, Any]) -> StartupsState:
    if source["game"] != game.key or source["version"] != game.version:
        raise BadInput(f"This is a dump of {source['game']} {source['version']}, not {game.key} {game.version}.")
    players = _number(source["players"], game.most, "players")
    state = cast("StartupsState", game.new(players, "load", source["options"]))
    aside = len(state.deck) - state.top - state.pile()  # as many as every deal puts aside (SU-1.2)
    cards = _Reader(game)
    results = [_places(places, players) for places in _list(source["results"], "results")]
    state.results = vec[i64]([place for places in results for place in places])
    state.round = len(results)
    state.turn = OVER if source["turn"] is None else _seat(source["turn"], players)
    state.step = STEPS.index(_one_of(source["step"], STEPS, "step"))
    state.taken = -1 if source["taken"] is None else cards.index(source["taken"])
    state.idle_turns = _number(source["idle_turns"], MOST, "idle_turns")
    state.gone = sum(1 << seat for seat in {_seat(seat, players) for seat in _list(source["gone"], "gone")})
    state.hand = cards.cells(_list(source["hands"], "hands", players))
    state.known = cards.cells(_list(source["known"], "known", players))
    state.portfolio = cards.cells(_list(source["portfolios"], "portfolios", players))
    state.chips = _numbers(_list(source["chips"], "chips", players), "chips")
    holders = source["anti_monopoly"]
    state.holder = vec[i64]([-1 if holders[id] is None else _seat(holders[id], players) for id in cards.ids])
    market = _list(source["market"], "market")
    state.market = vec[i64]([cards.index(card["company"]) for card in market])
    state.market_chips = _numbers([card["chips"] for card in market], "chips")
    state.market_slot = _numbers([card["slot"] for card in market], "slot")
    deck = [*_list(source["pile"], "pile"), *_list(source["aside"], "aside", aside)]
    state.deck = vec[i64]([cards.index(id) for id in deck])
    state.top = 0
    state.rng = Rng(*(_number(word, WORD, "rng") for word in _list(source["rng"], "rng", 4)))
    _check_cards(state)
    _check_turn(state)
    return state


class _Reader:
    """Company ids to numbers."""

    def __init__(self, game: Startups) -> None:
        self.ids = [company.id for company in game.cards.companies]

    def index(self, id: object) -> int:
        return self.ids.index(_one_of(id, self.ids, "company"))

    def cells(self, lists: Sequence[Sequence[str]]) -> vec[i64]:
        counts = [[self.index(card) for card in cards] for cards in lists]
        return vec[i64]([cards.count(company) for cards in counts for company in range(len(self.ids))])


def _one_of(value: object, allowed: Sequence[str], what: str) -> str:
    if value not in allowed:
        raise BadInput(f"{value!r} is no {what}; there are {', '.join(allowed)}.")
    return str(value)


def _number(value: object, most: int, what: str) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadInput(f"{what} can't be {value!r}: it takes numbers from 0 to {most}.")
    return value


def _numbers(values: Sequence[object], what: str) -> vec[i64]:
    return vec[i64]([_number(value, MOST, what) for value in values])


def _seat(value: object, players: int) -> int:
    if type(value) is not int or not 0 <= value < players:
        raise BadInput(f"{value!r} is no seat; seats go from 0 to {players - 1}.")
    return value


def _list(items: object, what: str, length: int | None = None) -> list[Any]:
    if not isinstance(items, list) or length not in (None, len(items)):
        raise BadInput(f"{what} must be a list" + ("." if length is None else f" of {length}."))
    return items


def _places(places: object, players: int) -> list[int]:
    found = _list(places, "Each of the results", players)
    if sorted(found) != list(range(1, players + 1)):
        raise BadInput(f"results must hold the places 1 to {players}, each once, not {found} (SU-6.1).")
    return found


def _check_cards(state: StartupsState) -> None:
    """Every card is somewhere, exactly once; nobody is known to hold what they don't."""
    for company, copies in enumerate(state.copies):
        found = state.census()[company]
        if found != copies:
            id = state.cards.companies[company].id
            raise BadInput(f"There are {found} shares of {id} in this dump, not {copies} (SU-1.1).")
    if any(known > held for known, held in zip(state.known, state.hand, strict=True)):
        raise BadInput("A card that is known to be in a hand must be in it (SU-7.2).")
    if len(set(state.market_slot)) != len(state.market):
        raise BadInput("Two market cards can't lie in one slot.")
    loose = state.pile() + len(state.market) + state.step  # at the step play, a card in hand goes back
    if loose > state.room:
        raise BadInput(f"{loose} cards could come to the market; it has room for {state.room}. Put more into hands.")


def _check_turn(state: StartupsState) -> None:
    """Somebody can move, or the game has been counted."""
    if state.over():
        if state.round == 0 or state.round > state.rounds:
            raise BadInput("A game that is over has the results of its rounds (SU-6.1).")
        if state.round < state.rounds and state.still_playing() > 1:
            raise BadInput(f"A game of {state.rounds} rounds is not over after {state.round} (SU-6.1).")
        return
    if state.round >= state.rounds:
        raise BadInput("Nobody is to move when all rounds are over: turn must be null (SU-5.1).")
    if state.has_left(state.turn) or state.still_playing() < 2:
        raise BadInput("Whoever is to move, and one other at least, must not be among the gone (SU-8.1).")
    if STEPS[state.step] == "take" and (state.taken >= 0 or state.pile() == 0):
        raise BadInput("At the step take there is a card in the pile, and none has been taken (SU-2.1).")
    if STEPS[state.step] == "play" and state.hand_size(state.turn) == 0:
        raise BadInput("At the step play there is a card in the hand of the player to move (SU-3.1).")

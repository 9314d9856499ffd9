"""A position of Startups as JSON, and back. The fields are documented in `docs/games/startups.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.core.state import OVER

if TYPE_CHECKING:
    from captable.games.startups.game import Startups
    from captable.games.startups.rules import StartupsState

STEPS = ("take", "play")


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
    try:
        return _load(game, source)
    except (KeyError, TypeError, IndexError) as error:
        raise BadInput(f"This is no dump of {game.key}: {type(error).__name__} {error}.") from None


def _load(game: Startups, source: Mapping[str, Any]) -> StartupsState:
    if source["game"] != game.key or source["version"] != game.version:
        raise BadInput(f"This is a dump of {source['game']} {source['version']}, not {game.key} {game.version}.")
    state = cast("StartupsState", game.new(source["players"], "load", source["options"]))
    cards = _Reader(game)
    players = state.players
    state.results = vec[i64](
        [place for places in source["results"] for place in _of_length(places, players, "results")]
    )
    state.round = len(source["results"])
    state.turn = OVER if source["turn"] is None else _seat(source["turn"], players)
    state.step = STEPS.index(_one_of(source["step"], STEPS, "step"))
    state.taken = -1 if source["taken"] is None else cards.index(source["taken"])
    state.idle_turns = source["idle_turns"]
    state.gone = sum(1 << _seat(seat, players) for seat in source["gone"])
    state.hand = cards.cells(_of_length(source["hands"], players, "hands"))
    state.known = cards.cells(_of_length(source["known"], players, "known"))
    state.portfolio = cards.cells(_of_length(source["portfolios"], players, "portfolios"))
    state.chips = vec[i64](_of_length(source["chips"], players, "chips"))
    holders = source["anti_monopoly"]
    state.holder = vec[i64]([-1 if holders[id] is None else _seat(holders[id], players) for id in cards.ids])
    state.market = vec[i64]([cards.index(card["company"]) for card in source["market"]])
    state.market_chips = vec[i64]([card["chips"] for card in source["market"]])
    state.market_slot = vec[i64]([card["slot"] for card in source["market"]])
    state.deck = vec[i64]([cards.index(id) for id in [*source["pile"], *source["aside"]]])
    state.top = 0
    state.rng = Rng(*_of_length(source["rng"], 4, "rng"))
    _check(state, len(source["aside"]))
    return state


class _Reader:
    """Company ids to numbers."""

    def __init__(self, game: Startups) -> None:
        self.ids = [company.id for company in game.cards.companies]

    def index(self, id: str) -> int:
        return self.ids.index(_one_of(id, self.ids, "company"))

    def cells(self, lists: Sequence[Sequence[str]]) -> vec[i64]:
        return vec[i64](
            [[self.index(card) for card in cards].count(c) for cards in lists for c in range(len(self.ids))]
        )


def _one_of(value: Any, allowed: Sequence[str], what: str) -> str:
    if value not in allowed:
        raise BadInput(f"{value!r} is no {what}; there are {', '.join(allowed)}.")
    return str(value)


def _seat(value: Any, players: int) -> int:
    if not isinstance(value, int) or not 0 <= value < players:
        raise BadInput(f"{value!r} is no seat; seats go from 0 to {players - 1}.")
    return value


def _of_length(items: Any, length: int, what: str) -> list[Any]:
    if not isinstance(items, list) or len(items) != length:
        raise BadInput(f"{what} must be a list of {length}.")
    return items


def _check(state: StartupsState, aside: int) -> None:
    """Every card is somewhere, exactly once; nobody is known to hold what they don't."""
    if aside != 5:
        raise BadInput("aside must have 5 cards (SU-1.2).")
    ids = [company.id for company in state.cards.companies]
    for company, id in enumerate(ids):
        found = state.shares(company) + list(state.market).count(company) + list(state.deck).count(company)
        found += sum(state.hand[seat * state.companies + company] for seat in range(state.players))
        if found != state.copies[company]:
            raise BadInput(f"There are {found} shares of {id} in this dump, not {state.copies[company]} (SU-1.1).")
    if any(known > held for known, held in zip(state.known, state.hand, strict=True)):
        raise BadInput("A card that is known to be in a hand must be in it (SU-7.2).")
    if len(set(state.market_slot)) != len(state.market):
        raise BadInput("Two market cards can't lie in one slot.")

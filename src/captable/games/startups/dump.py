"""A position of Startups as JSON, and back. The fields are documented in `docs/games/startups.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.reading import (
    Count,
    Dump,
    a_seat,
    for_each_seat,
    index_of,
    no_dump,
    read_dump,
    rng_of,
    so_many,
    those_gone,
)
from captable.core.shapes import Part
from captable.core.state import OVER

if TYPE_CHECKING:
    from captable.games.startups.game import Startups
    from captable.games.startups.rules.state import StartupsState

STEPS = ("take", "play")


class MarketCard(Part):
    company: str
    chips: Count
    slot: Count


class StartupsDump(Dump):
    players: Count
    results: list[list[Count]]
    turn: Count | None
    step: Literal["take", "play"]
    taken: str | None
    idle_turns: Count
    hands: list[list[str]]
    known: list[list[str]]
    portfolios: list[list[str]]
    chips: list[Count]
    anti_monopoly: dict[str, Count | None]
    market: list[MarketCard]
    pile: list[str]
    aside: list[str]


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
    read = read_dump(source, StartupsDump, game)
    players = read.players
    state = cast("StartupsState", game.new(players, "load", read.options))
    aside = len(state.deck) - state.top - state.pile()  # as many as every deal puts aside (SU-1.2)
    ids = [company.id for company in game.cards.companies]
    results = [_places(places, players) for places in read.results]
    state.results = vec[i64]([place for places in results for place in places])
    state.round = len(results)
    state.turn = OVER if read.turn is None else a_seat(read.turn, players, "turn")
    state.step = STEPS.index(read.step)
    state.taken = -1 if read.taken is None else index_of(read.taken, ids, "taken")
    state.idle_turns = read.idle_turns
    state.gone = those_gone(read, players)
    state.hand = _cells(for_each_seat(read.hands, players, "hands"), ids, "hands")
    state.known = _cells(for_each_seat(read.known, players, "known"), ids, "known")
    state.portfolio = _cells(for_each_seat(read.portfolios, players, "portfolios"), ids, "portfolios")
    state.chips = vec[i64](for_each_seat(read.chips, players, "chips"))
    state.holder = vec[i64](_holders(read.anti_monopoly, ids, players, game))
    state.market = vec[i64]([index_of(card.company, ids, "market company") for card in read.market])
    state.market_chips = vec[i64]([card.chips for card in read.market])
    state.market_slot = vec[i64]([card.slot for card in read.market])
    deck = [*read.pile, *so_many(read.aside, aside, "aside")]
    state.deck = vec[i64]([index_of(id, ids, "pile, aside") for id in deck])
    state.top = 0
    state.rng = rng_of(read)
    _check_cards(state)
    _check_turn(state)
    return state


def _cells(by_seat: list[list[str]], ids: list[str], field: str) -> vec[i64]:
    counts = [[index_of(id, ids, field) for id in cards] for cards in by_seat]
    return vec[i64]([cards.count(company) for cards in counts for company in range(len(ids))])


def _holders(holders: dict[str, int | None], ids: list[str], players: int, game: Startups) -> list[int]:
    for id in ids:
        if id not in holders:
            raise no_dump(game, f"anti_monopoly.{id} is missing")
    for id in holders:
        index_of(id, ids, "anti_monopoly")
    by_company = [holders[id] for id in ids]
    return [-1 if seat is None else a_seat(seat, players, "anti_monopoly") for seat in by_company]


def _places(places: list[int], players: int) -> list[int]:
    if sorted(places) != list(range(1, players + 1)):
        raise BadInput(f"results must hold the places 1 to {players}, each once, not {places} (SU-6.1).")
    return places


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

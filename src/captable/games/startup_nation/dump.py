"""A position of Start-Up Nation as JSON, and back. The fields are documented in `docs/games/startup_nation.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.core.state import OVER
from captable.games.startup_nation import history
from captable.games.startup_nation.memory import NOTHING, Memory
from captable.games.startup_nation.view import COLOURS, STEPS

if TYPE_CHECKING:
    from captable.games.startup_nation.game import StartupNation
    from captable.games.startup_nation.rules import StartupNationState


def dump(state: StartupNationState) -> dict[str, Any]:
    ids = [card.id for card in state.cards.cards]
    seats = range(state.players)

    def names(cards: Sequence[int] | vec[i64]) -> list[str | None]:
        return [None if card < 0 else ids[card] for card in cards]

    deal = names(state.deal_of_round)
    return {
        "game": state.game.key,
        "version": state.game.version,
        "players": state.players,
        "options": {"interns": [ids[kind] for kind in range(7) if state.copies[kind]]},
        "rounds": [[state.results[r * state.players + seat] for seat in seats] for r in range(state.round)],
        "points": list(state.points),
        "turn": None if state.over() else state.turn,
        "step": STEPS[state.step],
        "mover": state.mover,
        "card": None if state.card < 0 else ids[state.card],
        "asker": None if state.asker < 0 else state.asker,
        "victim": None if state.victim < 0 else state.victim,
        "role": None if state.role < 0 else history.ROLE_IDS[state.role],
        "out": [seat for seat in seats if not state.is_alive(seat)],
        "gone": [seat for seat in seats if state.has_left(seat)],
        "alliances": [COLOURS[colour] for colour in state.alliance],
        "bpi": list(state.bpi),
        "supply": state.supply,
        "last_turn": list(state.last_turn),
        "deal": {"hands": deal[: state.players], "pile": deal[state.players :], "discard": names(state.laid)},
        "history": history.entries(state),
        "hands": names(state.hand),
        "drawn": None if state.drawn < 0 else ids[state.drawn],
        "pile": names(state.pile[state.top :]),
        "rng": list(state.rng.words()),
    }


def load(game: StartupNation, source: Mapping[str, Any]) -> StartupNationState:
    """`hands`, `drawn` and `pile` follow from the deal and the history, so they may be left out."""
    try:
        return _load(game, source)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise BadInput(f"This is no dump of {game.key}: {type(error).__name__} {error}.") from None


def _load(game: StartupNation, source: Mapping[str, Any]) -> StartupNationState:
    if source["game"] != game.key or source["version"] != game.version:
        raise BadInput(f"This is a dump of {source['game']} {source['version']}, not {game.key} {game.version}.")
    state = cast("StartupNationState", game.new(source["players"], "load", source["options"]))
    players = state.players
    state.round = len(source["rounds"])
    state.results = vec[i64]([gain for gains in source["rounds"] for gain in _of_length(gains, players, "rounds")])
    state.points = vec[i64](_of_length(source["points"], players, "points"))
    state.turn = OVER if source["turn"] is None else _seat(source["turn"], players)
    state.step = STEPS.index(_one_of(source["step"], STEPS, "step"))
    state.mover = _seat(source["mover"], players)
    state.asker = NOTHING if source["asker"] is None else _seat(source["asker"], players)
    state.victim = NOTHING if source["victim"] is None else _seat(source["victim"], players)
    state.role = NOTHING if source["role"] is None else history.ROLE_IDS.index(source["role"])
    state.alive = sum(1 << seat for seat in range(players) if seat not in source["out"])
    state.gone = sum(1 << _seat(seat, players) for seat in source["gone"])
    state.alliance = vec[i64](
        [COLOURS.index(_one_of(c, COLOURS, "alliance")) for c in _of_length(source["alliances"], players, "alliances")]
    )
    state.bpi = vec[i64](_of_length(source["bpi"], players, "bpi"))
    state.supply = source["supply"]
    state.last_turn = vec[i64](_of_length(source["last_turn"], players, "last_turn"))
    state.turns = max(state.last_turn)
    state.rng = Rng(*_of_length(source["rng"], 4, "rng"))
    _load_cards(game, state, source)
    _check(state)
    return state


def _load_cards(game: StartupNation, state: StartupNationState, source: Mapping[str, Any]) -> None:
    ids = [card.id for card in game.cards.cards]

    def number(id: str | None) -> int:
        return int(NOTHING) if id is None else ids.index(_one_of(id, ids, "card"))

    deal = source["deal"]
    hands = _of_length(deal["hands"], state.players, "deal.hands")
    state.card = number(source["card"])
    state.deal_of_round = vec[i64]([number(id) for id in [*hands, *deal["pile"]]])
    state.laid = vec[i64]([number(id) for id in deal["discard"]])
    state.log = vec[i64]([history.read_entry(game, told) for told in source["history"]])
    _follow(state)
    for key, cards in (("hands", list(state.hand)), ("pile", list(state.pile)), ("drawn", [state.drawn])):
        given = source.get(key)
        if key in source and [number(id) for id in (given if isinstance(given, list) else [given])] != cards:
            raise BadInput(f"{key} does not follow from the deal and the history of this dump.")


def _follow(state: StartupNationState) -> None:
    """The cards as they lie after the history."""
    memory: Memory = state.memory(-1)
    hand, faces = list(memory.truth), list(state.deal_of_round[state.players :])
    for seat in range(state.players):
        if not memory.holds(seat):
            hand[seat] = NOTHING
    state.hand = vec[i64](hand)
    state.drawn = NOTHING if memory.drawn < 0 else faces[memory.drawn]
    state.pile = vec[i64]([faces[place] for place in memory.order[memory.top :]])
    state.top = 0


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


def _check(state: StartupNationState) -> None:
    """Every card and token is somewhere, exactly once; the living hold a card; whoever is to move can."""
    ids = [card.id for card in state.cards.cards]
    for kind, found in enumerate(list(state.census())[: len(ids)]):
        if found != state.copies[kind]:
            raise BadInput(f"There are {found} cards {ids[kind]} in this dump, not {state.copies[kind]} (SN-2).")
    for seat in range(state.players):
        if state.is_alive(seat) != (state.hand[seat] >= 0):
            raise BadInput(f"Seat {seat} must hold a card if it is in the round, and none if it is out (SN-3.2).")
    colours = sorted(state.alliance)
    if colours != [0, 0, 1, 1, 2][: state.players]:
        raise BadInput("There are two blue and two red alliances, and a black one for five players (SN-1.4).")
    if min(state.bpi) < 0 or state.supply < 0 or sum(state.bpi) + state.supply > state.tokens:
        raise BadInput(f"There are {state.tokens} BPI tokens (SN-2).")
    if state.over():
        return
    if (state.drawn >= 0) != (STEPS[state.step] == "play"):
        raise BadInput("The mover holds a card just drawn exactly in the step play (SN-4.1).")
    if not state.is_alive(state.turn) or (STEPS[state.step] == "play" and state.turn != state.mover):
        raise BadInput("Only a living player can be to move, and in the step play it is the mover (SN-4.1).")
    _check_question(state)


def _check_question(state: StartupNationState) -> None:
    step = STEPS[state.step]
    if (state.card >= 0) != (step != "play"):
        raise BadInput("card names the card whose effect is under way: none in the step play, one after it (SN-4.1).")
    if step == "answer" and (state.turn != state.victim or state.asker < 0 or state.role < 0):
        raise BadInput("In the step answer, the victim is to move, and asker and role are named (SN-5.1).")
    if step == "aim" and not state.legal(state.turn):
        raise BadInput("The card whose effect is under way has nothing to choose (SN-4.3).")

"""Scenes of Ship It! in a few words: who has which corporation and whom, and what they plan.

An engineer is written as people speak of one: "senior frontend", "junior ai night_owl", "intern". Productivity and
salary are the plain ones of the level. Moves are given by kind and arguments, as in the structured form.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import IllegalMove
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.view import Message, Refusal
from captable.games.ship_it import GAME, cards
from captable.games.ship_it.rules.codes import BIDDING, CORPORATION, MOST_POOL, PLANNING, PUZZLE
from captable.games.ship_it.rules.draft import no_draft
from captable.games.ship_it.rules.engineers import engineer
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.state import ShipItState

__all__ = ["BIDDING", "CORPORATION", "PLANNING", "PUZZLE"]
QUIET = "outage"
"""An event that changes no figure."""


def someone(text: str, productivity: int | None = None, salary: int | None = None, since: int = 0) -> int:
    """An engineer in words."""
    words = text.split()
    level = cards.LEVELS.index(words[0])
    specialty, trait = -1, -1
    for word in words[1:]:
        if word in cards.SPECIALTIES:
            specialty = cards.SPECIALTIES.index(word)
        else:
            trait = cards.TRAITS.index(word)
    plain = (30, 50, 100)[level]
    return engineer(level, specialty, trait, productivity or plain, salary or (5, 15, 30)[level], since)


def new(players: int, seed: str = "scene", live: bool = False, first: int = 1) -> ShipItState:
    """A table about to choose corporations, with that seat drawn as the first among equals."""
    state = GAME.new(players, seed, {"simultaneous": "live" if live else "turns"})
    assert isinstance(state, ShipItState)
    state.first = first
    return state


def founded(
    *corporations: str,
    live: bool = False,
    seed: str = "scene",
    round: int = 1,
    event: str = QUIET,
    first: int | None = None,
) -> ShipItState:
    """A table about to bid. A corporation is "vc_heavy quality_focused platform_play" or the start of it."""
    state = new(len(corporations), seed, live)
    for seat, corporation in enumerate(corporations):
        funding, tech, product = [*corporation.split(), *["quality_focused", "platform_play"]][:3]
        if len(corporation.split()) == 2:
            funding, tech, product = *corporation.split(), "platform_play"
        play(state, seat, "funding", funding=funding)
        play(state, seat, "tech", tech=tech)
        play(state, seat, "product", product=product)
    state.round = round
    state.first = round % state.players if first is None else first
    put_event(state, event)
    return state


def put_event(state: ShipItState, event: str, round: int | None = None) -> None:
    """Make that the event of this round, or of another."""
    place = (round or state.round) - 1
    deck = [i for i in state.deck if i != cards.EVENTS.index(event)]
    deck.insert(place, cards.EVENTS.index(event))
    state.deck = vec[i64](deck)


def planning(
    staff: Mapping[int, Sequence[str]],
    *corporations: str,
    figures: Mapping[str, Mapping[int, int]] | None = None,
    live: bool = True,
    round: int = 1,
    event: str = QUIET,
    since: int | None = None,
    first: int | None = None,
) -> ShipItState:
    """A table about to plan, with these engineers; `figures` sets money, debt and so on by seat."""
    corporations = corporations or ("angel_backed", "angel_backed")
    state = founded(*corporations, live=live, round=round, event=event, first=first)
    for seat, people in staff.items():
        state.companies[seat].staff = vec[i64]([someone(text, since=since or round) for text in people])
    for name, by_seat in (figures or {}).items():
        for seat, value in by_seat.items():
            setattr(state.companies[seat], name, value)
    state.order = state.by_users()
    state.draft = no_draft(state.players)
    state.start_planning()
    return state


def use_figures(state: ShipItState, figures: Figures) -> None:
    """Go on with the figures of an edited file."""
    state.figures = figures
    for company in state.companies:
        company.figures = figures


def chance(seed: int) -> Rng:
    return rng_from(f"chance {seed}")


def code(kind: str, **arguments: Any) -> int:
    return GAME.move_table.code({"kind": kind, **arguments})


def play(state: ShipItState, seat: int, kind: str, at: int = 0, **arguments: Any) -> None:
    state.play(seat, code(kind, **arguments), at)


def may(state: ShipItState, seat: int, kind: str, **arguments: Any) -> bool:
    return code(kind, **arguments) in state.moves(seat)


def refusal(state: ShipItState, seat: int, kind: str, **arguments: Any) -> Refusal:
    """Why a move is not allowed; it must not be."""
    with pytest.raises(IllegalMove) as caught:
        play(state, seat, kind, **arguments)
    return caught.value.refusal


def assign(state: ShipItState, seat: int, *actions: str, ai: Sequence[int] = ()) -> None:
    """The engineers in their order to these actions, and AI for some."""
    for e, action in enumerate(actions):
        play(state, seat, "assign", engineer=e, action=action)
    for e in ai:
        play(state, seat, "augment", engineer=e)


def bid(state: ShipItState, seat: int, bids: Mapping[int, int], at: int = 0) -> None:
    """Fill in and send a sheet: candidates (20 and 21 are Insider engineers) and amounts."""
    for line, amount in bids.items():
        if line < MOST_POOL:
            play(state, seat, "envelope", candidate=line)
        else:
            play(state, seat, "insider", candidate=line - MOST_POOL)
        play(state, seat, "bid", amount=amount)
    play(state, seat, "send")


def lock_all(state: ShipItState) -> None:
    while state.phase == PLANNING and not state.over():
        seat = next(iter(state.to_move()))
        round = state.round
        play(state, seat, "lock")
        if state.round != round:
            return


def pass_all(state: ShipItState) -> None:
    while state.phase == PUZZLE and not state.over():
        play(state, next(iter(state.to_move())), "pass")


def finish_round(state: ShipItState) -> None:
    """Lock, pass the puzzle: up to the next draft or the end."""
    lock_all(state)
    pass_all(state)


def told(state: ShipItState, id: str) -> list[Message]:
    """The public messages of the last move with that id."""
    return [event.say for event in state.events if event.say is not None and event.say.id == id]


def say(message: Message, language: str = "en") -> str:
    return GAME.words(language, ["Ann", "Bob", "Cem", "Dee"]).say(message)


def each(state: ShipItState, figure: str) -> list[int]:
    """A figure of every company, in the order of the seats."""
    return [getattr(company, figure) for company in state.companies]


def engineers(state: ShipItState, seat: int) -> list[int]:
    return list(state.companies[seat].staff)

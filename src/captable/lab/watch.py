"""A game between bots, watched: who won, who led when, what could be chosen and was, what happened by which clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from captable import bots
from captable.bots import Bot
from captable.bots.hint import ideas
from captable.bots.searcher import Searcher
from captable.core.errors import CaptableError
from captable.core.game import Game
from captable.core.moves import MoveKind, Name
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, State
from captable.core.view import OPEN, Message, Outcome, Piece
from captable.lab.plan import EVERY_SEAT, Plan, as_forced, moves_of

MOST_COMPARED = 16
"""Moves that are tried out to find a second choice, where there are more."""


class Forms:
    """The choices of a game by their structured form, less places, numbers and players, which mean another thing each
    time: "take", "portfolio company=giraffe_beer"."""

    def __init__(self, game: Game) -> None:
        self.keys: list[str] = []
        self.of: list[int] = []
        """The form of each move code, as a place in `keys`."""
        self.kinds: list[str] = []
        """The kind of move of each form."""
        self.codes: list[int] = []
        """A move of each form."""
        found: dict[str, int] = {}
        for kind in game.move_table.kinds.values():
            for code in range(kind.first, kind.first + kind.size):
                key = form_key(kind, code)
                if key not in found:
                    found[key] = len(self.keys)
                    self.keys.append(key)
                    self.kinds.append(kind.kind)
                    self.codes.append(code)
                self.of.append(found[key])

    def offered(self, legal: Iterable[int]) -> frozenset[int]:
        """The forms of these moves."""
        return frozenset(map(self.of.__getitem__, legal))


def form_key(kind: MoveKind, code: int) -> str:
    named = zip(kind.arguments.items(), kind.positions(code), strict=True)
    parts = [f"{name}={a.structured(i)}" for (name, a), i in named if isinstance(a, Name)]
    return " ".join([kind.kind, *parts])


@lru_cache(maxsize=32)
def forms_of(game: Game) -> Forms:
    return Forms(game)


@dataclass(frozen=True)
class Otherwise:
    """A game that is to go another way than the bots would have it."""

    start: Mapping[str, Any] | None = None
    """Another first position, as a dump."""
    seat: int = EVERY_SEAT
    never: frozenset[int] = frozenset()
    """Moves that the seat makes only if it has no other."""
    decision: int = -1
    """The decision of the seat at which it makes another move than its bot would, by its number."""


AS_PLANNED = Otherwise()

Decision = tuple[frozenset[int], int]
"""The forms that could be chosen, and the one that was."""


@dataclass
class Watched:
    """What was seen of one game."""

    outcome: Outcome
    moves: int = 0
    order: list[int] = field(default_factory=list)
    """The seats in the order in which they came to the turn; nobody, if all moved together."""
    decisions: list[list[Decision]] = field(default_factory=list)
    """Of each seat, every choice it had."""
    made: list[tuple[int, int]] = field(default_factory=list)
    """Every move with its seat."""
    values: list[list[int]] = field(default_factory=list)
    """How well every seat stood before each move."""
    told: bool = False
    events: list[tuple[str, str | None]] = field(default_factory=list)
    """The kind of each event, and the clause that it quotes."""
    dealt: list[set[str]] = field(default_factory=list)
    held: list[set[str]] = field(default_factory=list)
    names: dict[str, Message] = field(default_factory=dict)
    traits: list[dict[str, str]] = field(default_factory=list)

    def points(self, unit: int) -> list[int]:
        return points_of(self.outcome, unit)


def points_of(outcome: Outcome, unit: int) -> list[int]:
    """A win divided by those who share it."""
    return [unit // len(outcome.winners) if place == 1 else 0 for place in outcome.places]


class Player:
    """A seat's bot, and what a plan or an experiment wants of the seat besides."""

    def __init__(self, bot: Bot, seat: int, force: Sequence[frozenset[int]], otherwise: Otherwise) -> None:
        self.bot = bot
        self.seat = seat
        self.force = list(force)
        """Moves to be made the first time that they can; those of one set, once."""
        mine = otherwise.seat in (EVERY_SEAT, seat)
        self.never = otherwise.never if mine else frozenset()
        self.decision = otherwise.decision if mine else -1
        self.made = 0

    def choose(self, state: State, legal: list[int], rng: Rng, forms: Forms) -> int:
        self.made += 1
        move = bots.choose(self.bot, state, self.seat, rng)
        waiting = len(self.force)
        move = as_forced(move, legal, self.force)
        if len(self.force) < waiting:
            return move
        if self.made - 1 == self.decision:
            return another_way(legal, move, rng, forms)
        if move in self.never:
            rest = [code for code in legal if code not in self.never]
            return second_choice(self.bot, state, self.seat, rest, rng) if rest else move
        return move


def another_way(legal: list[int], move: int, rng: Rng, forms: Forms) -> int:
    """A choice by lot among the others: of the same kind, where there are such, and each form as likely."""
    mine = forms.of[move]
    others = sorted({forms.of[code] for code in legal} - {mine})
    alike = [form for form in others if forms.kinds[form] == forms.kinds[mine]]
    if not others:
        return move
    chosen = (alike or others)[rng.below(len(alike or others))]
    codes = [code for code in legal if forms.of[code] == chosen]
    return codes[rng.below(len(codes))]


def second_choice(bot: Bot, state: State, seat: int, rest: list[int], rng: Rng) -> int:
    """What a bot does that may not do what it wants: the best of the rest by its own search, else by the position
    that each leads to."""
    if len(rest) == 1:
        return rest[0]
    world = state.redeal(seat, rng)
    if isinstance(bot, Searcher):
        found = [idea.move for idea in ideas(bot, world, seat, rng) if idea.move in rest]
        if found:
            return found[0]
    tried = rest if len(rest) <= MOST_COMPARED else [rest[rng.below(len(rest))] for _ in range(MOST_COMPARED)]
    return max(tried, key=lambda move: value_after(world, seat, move))


def value_after(world: State, seat: int, move: int) -> int:
    after = world.copy()
    after.telling = False
    after.apply(seat, move)
    return after.value(seat)


class Watcher:
    """Plays the deals of a plan; it holds what is the same in all of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.named_game()
        self.forms = forms_of(self.game)
        self.longest = self.game.longest(plan.players, read_options(self.game.options, plan.options))
        self.force = [(force.seat, moves_of(self.game, force.form)) for force in plan.force]

    def seed(self, deal: int) -> str:
        return f"{self.plan.seed}/{deal}"

    def deal(self, deal: int, start: Mapping[str, Any] | None = None) -> State:
        if start is not None:
            return self.game.load(start)
        return self.game.new(self.plan.players, self.seed(deal), self.plan.options, self.plan.private(deal))

    def play(self, deal: int, telling: bool = False, closely: bool = False) -> Watched:
        """A game of the plan; `telling` follows its events, `closely` sees to hands too, which takes longer."""
        state = self.deal(deal)
        state.telling = telling
        with named(deal, self.seed(deal)):
            return self._watch(state, deal, closely)

    def result(self, deal: int, names: Sequence[str] = (), otherwise: Otherwise = AS_PLANNED) -> Outcome:
        """What comes of the same deal where something is otherwise; `names` are other bots than the plan's."""
        state = self.deal(deal, otherwise.start)
        state.telling = False
        with named(deal, self.seed(deal)):
            for seat, _, move in self.moves_in(state, deal, names, otherwise):
                state.apply(seat, move)
            return self.ended(state)

    def players(self, names: Sequence[str], otherwise: Otherwise) -> list[Player]:
        sat = [names[seat] if names else self.plan.bot_of(seat) for seat in range(self.plan.players)]
        return [
            Player(bots.find(name), seat, [codes for who, codes in self.force if who in (EVERY_SEAT, seat)], otherwise)
            for seat, name in enumerate(sat)
        ]

    def moves_in(
        self, state: State, deal: int, names: Sequence[str] = (), otherwise: Otherwise = AS_PLANNED
    ) -> Iterator[tuple[int, list[int], int]]:
        """Whose turn it is, what is legal and what is chosen, again and again; whoever asks makes the moves."""
        rng = rng_from(self.seed(deal), "lab")
        players = self.players(names, otherwise)
        for _ in range(self.longest):
            seat = seat_to_move(state, rng)
            if seat == OVER:
                return
            legal = list(state.legal(seat))
            move = legal[0] if len(legal) == 1 else players[seat].choose(state, legal, rng, self.forms)
            yield seat, legal, move

    def ended(self, state: State) -> Outcome:
        outcome = state.outcome()
        if outcome is None:
            raise CaptableError(f"it is not over after {self.longest} moves.")
        return outcome

    def _watch(self, state: State, deal: int, closely: bool) -> Watched:
        seats, forms, telling = range(self.plan.players), self.forms, state.telling
        order: list[int] = []
        decisions: list[list[Decision]] = [[] for _ in seats]
        made: list[tuple[int, int]] = []
        values: list[list[int]] = []
        events: list[tuple[str, str | None]] = []
        things: dict[str, Message] = {}
        dealt = belongings(state, things, ("hand",)) if closely else []
        for seat, legal, move in self.moves_in(state, deal):
            if state.turn >= 0 and state.turn not in order:
                order.append(state.turn)
            values.append(list(state.values()))
            if len(legal) > 1:
                decisions[seat].append((forms.offered(legal), forms.of[move]))
            made.append((seat, move))
            if telling:
                state.play(seat, move)
                events += [(str(event.kind), event.clause) for event in state.events]
            elif move in legal:
                state.apply(seat, move)
            else:
                raise CaptableError(f"{self.plan.bot_of(seat)} made the move {move}, which is not legal.")
        rest = [seat for seat in seats if seat not in order] if order else []
        return Watched(
            self.ended(state),
            len(made),
            order + rest,
            decisions,
            made,
            values,
            telling,
            events,
            dealt,
            belongings(state, things, ()) if closely else [],
            things,
            self.traits(deal, decisions),
        )

    def moves(self, deal: int) -> list[tuple[int, int]]:
        """The moves of a deal, as they were and will be made."""
        return self.play(deal).made

    def traits(self, deal: int, decisions: list[list[Decision]]) -> list[dict[str, str]]:
        """What each seat was in this game: what it brought, and the last it chose of the kinds that say who it is."""
        found: list[dict[str, str]] = []
        for given, made in zip(self.plan.private(deal), decisions, strict=True):
            mine = {key: short(str(value)) for key, value in given.items()}
            for _, form in made:
                if self.forms.kinds[form] in self.game.identities:
                    mine[self.forms.kinds[form]] = self.forms.keys[form].partition("=")[2]
            found.append(mine)
        return found


@contextmanager
def named(deal: int, seed: str) -> Iterator[None]:
    """Whatever fails says in which game, as a plain error, which can travel from one process to another."""
    try:
        yield
    except CaptableError as error:
        raise CaptableError(f"Game {deal} (seed {seed}) failed: {error}") from None


def short(text: str) -> str:
    """A deck may be a text of many lines; its first line names it."""
    return text.strip().partition("\n")[0].strip("# ")[:40]


def belongings(state: State, names: dict[str, Message], kinds: Sequence[str]) -> list[set[str]]:
    """The faces of what lies before each seat or in its hand; `kinds` of zones, or all."""
    found: list[set[str]] = [set() for _ in range(state.players)]
    for zone in state.view(OPEN).zones:
        if zone.owner is not None and (not kinds or zone.kind in kinds):
            note_pieces(zone.pieces, found[zone.owner], names)
    return found


def note_pieces(pieces: Sequence[Piece], faces: set[str], names: dict[str, Message]) -> None:
    for piece in pieces:
        faces.add(piece.face)
        names.setdefault(piece.face, piece.name)
        note_pieces(piece.under, faces, names)

"""Which bot is stronger: match-ups on the same deals, with every seat taken in turn.

In a match-up one side, the challenger, is played by the first bot and all others by the second. A block of games has
one deal for each side that the challenger can have, so luck and seats strike both alike, and equal bots win as often
as chance has it. Alone at the table, both play the same deal and the better result wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from time import perf_counter, thread_time
from typing import Literal

from captable import bots
from captable.bots import Bot, BotFault, Program
from captable.core.errors import BadInput, CaptableError
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, State
from captable.core.view import SPECTATOR, Outcome
from captable.lab.cores import in_order
from captable.lab.plan import EVERY_SEAT, Force, SeatOption, as_forced, brought, moves_of
from captable.lab.simulate import named_game
from captable.lab.stats import Sequential

ENOUGH = 0.95
"""How certain an interval is, at all times together: a match-up may be stopped as soon as it excludes the target."""

Verdict = Literal["stronger", "weaker", "open"]


@dataclass(frozen=True)
class Arena:
    """Which games to play. It says so by names, because it is sent to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """At most so many in each match-up."""
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    seat_options: tuple[SeatOption, ...] = ()
    """Private options of seats; several values take turns, a block of games each."""
    cards: str = ""
    """The text of an edited card file."""
    target: float | None = None
    """The share of wins that is tested against; that of equal bots if none is given."""
    to_the_end: bool = False
    """Play all games even when the answer is clear."""

    def match_ups(self) -> list[tuple[str, str]]:
        """Everyone against everyone, whoever is named first as the challenger."""
        return list(combinations(self.bots, 2))

    force: tuple[Force, ...] = ()
    """Choices that seats make the first time that they can."""

    def private(self, block: int) -> list[dict[str, object]]:
        """What each seat brings to a block of games."""
        return brought(self.seat_options, self.players, block)


@dataclass(frozen=True)
class Bout:
    """The result of one game of a match-up."""

    points: float
    """The challenger's: 1 for a win, a part of it for a shared one."""
    places: tuple[tuple[str, int], ...]
    """Which bot came in at which place, side by side; for ratings."""
    decisions: tuple[int, int]
    """How often the challenger and the others had a choice of moves."""
    seconds: tuple[float, float]
    """How long they took to choose: processor time, so that a busy machine says the same as a quiet one."""
    began: bool = False
    """Whether the challenger came first to the turn."""


@dataclass
class MatchUp:
    """A challenger among others, as far as they have played."""

    challenger: str
    others: str
    chance: float
    """The challenger's share if all are equal."""
    target: float
    games: int = 0
    points: float = 0.0
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    over: bool = False
    sides: int = 2
    """Games of a block: the same deal with the challenger on each side."""
    sequence: Sequential = field(default_factory=lambda: Sequential(ENOUGH))
    """The blocks that are whole, each by its mean; what happens inside a block is not independent."""
    began: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """The challenger's games in which it came first to the turn, and its points in them."""
    _block: list[float] = field(default_factory=list)

    def add(self, bout: Bout) -> None:
        self.games += 1
        self.points += bout.points
        if bout.began:
            self.began = [self.began[0] + 1, self.began[1] + bout.points]
        self._block.append(bout.points)
        if len(self._block) == self.sides:
            self.sequence.add(sum(self._block) / self.sides)
            self._block = []
        for side in (0, 1):
            self.decisions[side] += bout.decisions[side]
            self.seconds[side] += bout.seconds[side]

    @property
    def share(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Right at all times together, so that it may be looked at after every block, and the match-up stopped."""
        low, high = self.sequence.interval()
        return min(low, self.share), max(high, self.share)

    @property
    def clear(self) -> bool:
        return not self.interval[0] <= self.target <= self.interval[1]

    @property
    def verdict(self) -> Verdict:
        """Than the target; open while games are to be played, and wherever the interval does not exclude it."""
        low, high = self.interval
        if not self.over or low <= self.target <= high:
            return "open"
        return "stronger" if low > self.target else "weaker"

    def milliseconds(self, side: int) -> float:
        """For a choice, on average."""
        return 1000 * self.seconds[side] / max(1, self.decisions[side])


# -- playing ---------------------------------------------------------------------------------------------------


def compete(arena: Arena, jobs: int | None = None) -> Iterator[tuple[int, list[MatchUp], Bout]]:
    """Play all match-ups; gives how many games are done with, the match-ups so far and the latest game, every time.

    The figures are the same for any number of jobs. Games that need not be played any more are done with too.
    """
    check(arena)
    game = named_game(arena.game, arena.cards)
    sides = sides_of(first_state(arena, game, 0))
    chance = 1 / max(2, len(sides))
    target = chance if arena.target is None else arena.target
    match_ups: list[MatchUp] = []
    for challenger, others in arena.match_ups():
        match_up = MatchUp(challenger, others, chance, target, sides=len(sides))
        match_ups.append(match_up)
        work = partial(play_games, arena, challenger, others)
        with closing(in_order(work, arena.games, jobs)) as bouts:
            for bout in bouts:
                match_up.add(bout)
                whole_blocks = match_up.games % len(sides) == 0
                match_up.over = match_up.games == arena.games or (
                    whole_blocks and match_up.clear and not arena.to_the_end
                )
                left = arena.games - match_up.games if match_up.over else 0
                yield 1 + left, match_ups, bout
                if match_up.over:
                    break


def check(arena: Arena) -> None:
    if len(arena.bots) < 2:
        raise BadInput("It takes two bots to compete, as in --bots senior,junior.")
    if arena.games < 1:
        raise BadInput(f"There must be at least one game, not {arena.games}.")
    if arena.target is not None and not 0 < arena.target < 1:
        raise BadInput(f"A share of wins to test against lies between 0 and 1, not at {arena.target:g}.")
    for name in arena.bots:
        bots.find_any(name)


def first_state(arena: Arena, game: Game, block: int) -> State:
    state = game.new(arena.players, f"{arena.seed}/{block}", arena.options, arena.private(block))
    state.telling = False
    return state


def sides_of(state: State) -> list[list[int]]:
    """The seats of each team; where none are fixed for the whole game, every seat is a side of its own."""
    if not state.game.teams:
        return [[seat] for seat in range(state.players)]
    teams: dict[int, list[int]] = {}
    for seat in state.view(SPECTATOR).seats:
        teams.setdefault(seat.seat if seat.team is None else seat.team, []).append(seat.seat)
    return list(teams.values())


def play_games(arena: Arena, challenger: str, others: str, numbers: range) -> list[Bout]:
    game = named_game(arena.game, arena.cards)
    return [play_one(arena, game, challenger, others, number) for number in numbers]


def play_one(arena: Arena, game: Game, challenger: str, others: str, number: int) -> Bout:
    sides = sides_of(first_state(arena, game, 0))
    block, side = divmod(number, len(sides))
    names = (challenger, others)
    if len(sides) == 1:
        return alone(names, [play(arena, game, block, [name] * arena.players) for name in names])
    players = [challenger if seat in sides[side] else others for seat in range(arena.players)]
    outcome, clock, first = play(arena, game, block, players)
    winners = [index for index, seats in enumerate(sides) if outcome.places[seats[0]] == 1]
    places = tuple((players[seats[0]], outcome.places[seats[0]]) for seats in sides)
    return Bout(1 / len(winners) if side in winners else 0.0, places, *clock.of(names), first in sides[side])


def alone(names: tuple[str, str], played: Sequence[tuple[Outcome, Clock, int]]) -> Bout:
    """Who has the better place with the same deal, or the better score at the same place."""
    results = [(-outcome.places[0], outcome.scores[0]) for outcome, _, _ in played]
    points = 0.5 if results[0] == results[1] else float(results[0] > results[1])
    places = tuple((name, 1 + (result < max(results))) for name, result in zip(names, results, strict=True))
    decisions = tuple(clock.decisions[name] for name, (_, clock, _) in zip(names, played, strict=True))
    seconds = tuple(clock.seconds[name] for name, (_, clock, _) in zip(names, played, strict=True))
    return Bout(points, places, (decisions[0], decisions[1]), (seconds[0], seconds[1]))


class Clock:
    """How often each bot chose, and how long it took."""

    def __init__(self, names: Sequence[str]) -> None:
        self.decisions = dict.fromkeys(names, 0)
        self.seconds = dict.fromkeys(names, 0.0)

    def of(self, names: tuple[str, str]) -> tuple[tuple[int, int], tuple[float, float]]:
        one, two = names
        return (self.decisions[one], self.decisions[two]), (self.seconds[one], self.seconds[two])


def play(arena: Arena, game: Game, block: int, players: Sequence[str]) -> tuple[Outcome, Clock, int]:
    """How it ended, how long the bots took, and the seat that came first to the turn (-1 if all moved together)."""
    state = first_state(arena, game, block)
    found = {name: bots.find_any(name) for name in players}
    clock = Clock(players)
    first = -1
    wanted = [(force.seat, moves_of(game, force.form)) for force in arena.force]
    forced = [[codes for who, codes in wanted if who in (EVERY_SEAT, seat)] for seat in range(arena.players)]
    rng = rng_from(f"{arena.seed}/{block}", "arena")
    longest = game.longest(arena.players, read_options(game.options, arena.options))
    try:
        for _ in range(longest):
            seat = seat_to_move(state, rng)
            if seat == OVER:
                break
            first = int(state.turn) if first < 0 and state.turn >= 0 else first
            try:
                choice = timed_choice(found[players[seat]], players[seat], state, seat, rng, clock)
                state.play(seat, as_forced(choice, state.moves(seat), forced[seat]) if forced[seat] else choice)
            except BotFault:
                state.concede(seat)
    except CaptableError as error:  # as a plain one, which can travel from one process to another
        raise CaptableError(f"The game with seed {arena.seed}/{block} failed: {error}") from None
    outcome = state.outcome()
    if outcome is None:
        raise CaptableError(f"The game with seed {arena.seed}/{block} is not over after {longest} moves.")
    return outcome, clock, first


def timed_choice(bot: Bot, name: str, state: State, seat: int, rng: Rng, clock: Clock) -> int:
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    now = perf_counter if isinstance(bot, Program) else thread_time  # a program thinks in a process of its own
    began = now()
    choice = bots.choose(bot, state, seat, rng)
    clock.seconds[name] += now() - began
    clock.decisions[name] += 1
    return choice


# -- ratings ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rating:
    """Openskill's estimate of a bot's strength: its mean and how far off that may be."""

    bot: str
    mean: float
    deviation: float


class Ratings:
    """Strengths from the places of all games, whoever met whom (openskill, Plackett-Luce)."""

    def __init__(self, names: Sequence[str]) -> None:
        from openskill.models import PlackettLuce  # here, because only this needs it

        self._model = PlackettLuce()
        self._of = {name: self._model.rating() for name in names}

    def add(self, bout: Bout) -> None:
        """A bot with several sides has one rating: the middle of what they come to."""
        sides = [[self._of[bot]] for bot, _ in bout.places]
        rated = self._model.rate(sides, ranks=[float(place) for _, place in bout.places])
        for name in {bot for bot, _ in bout.places}:
            own = [side[0] for side, (bot, _) in zip(rated, bout.places, strict=True) if bot == name]
            mean = sum(rating.mu for rating in own) / len(own)
            deviation = sum(rating.sigma for rating in own) / len(own)
            self._of[name] = self._model.rating(mu=mean, sigma=deviation)

    def table(self) -> list[Rating]:
        """The strongest first."""
        rated = [Rating(name, rating.mu, rating.sigma) for name, rating in self._of.items()]
        return sorted(rated, key=lambda rating: -rating.mean)

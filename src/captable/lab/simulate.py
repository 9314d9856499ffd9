"""Many games between bots, on all cores, and what came of them.

Game number n of a series depends on the seed and n alone, so the figures are the same for any number of cores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

from captable import bots
from captable.core.errors import BadInput, CaptableError
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.playout import play_out, seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, State
from captable.core.view import Outcome
from captable.games import find
from captable.lab.cores import spread
from captable.lab.plan import EVERY_SEAT, Force, SeatOption, as_forced, brought, check_seat, moves_of

AT_RANDOM = "intern"
"""The bot whose games the compiled loop can play."""
NORMAL_95 = 1.959964
"""This many standard deviations on either side cover 95 % of a normal distribution."""


def named_game(name: str, cards: str) -> Game:
    """A game by its name, with an edited card file if there is a text of one."""
    game = find(name)
    return game.with_cards(cards) if cards else game


@dataclass(frozen=True)
class Series:
    """Which games to play. It says so by names, because it is sent to other processes."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    """Round the table; fewer than there are seats are repeated."""
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    seat_options: tuple[Mapping[str, object], ...] | None = None
    cards: str = ""
    """The text of an edited card file."""
    private: tuple[SeatOption, ...] = ()
    """Seat options of which several values take turns, a game each."""
    force: tuple[Force, ...] = ()
    """Choices that seats make the first time that they can."""

    def brought(self, number: int) -> Sequence[Mapping[str, object]] | None:
        """The seat options of a game."""
        return brought(self.private, self.players, number) if self.private else self.seat_options

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]


@dataclass
class Span:
    """The figures of a series, as far as they can be added up: whole numbers, so that the order does not matter."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.low = value if self.low is None or value < self.low else self.low
        self.high = value if self.high is None or value > self.high else self.high

    def merge(self, other: Span) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low = min((low for low in (self.low, other.low) if low is not None), default=None)
        self.high = max((high for high in (self.high, other.high) if high is not None), default=None)

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def deviation(self) -> float:
        return sqrt(max(0, self.count * self.squares - self.total**2)) / self.count


@dataclass
class Tally:
    """The results of many games."""

    players: int
    games: int = 0
    shared: int = 0
    """Games in which several seats have the first place; each of them has won."""
    scale: int = 1
    moves: Span = field(default_factory=Span)
    scores: list[Span] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)
    """For each seat, how often it had each place; `places[seat][0]` are its wins."""
    in_order: int = 0
    """Games in which somebody had the turn alone, so that there is an order of play."""
    wins_in_order: list[int] = field(default_factory=list)
    """In those games, the wins of who came first to the turn, of who came second, …"""

    def __post_init__(self) -> None:
        self.wins_in_order = self.wins_in_order or [0] * self.players
        self.scores = self.scores or [Span() for _ in range(self.players)]
        self.places = self.places or [[0] * self.players for _ in range(self.players)]

    def add(self, outcome: Outcome, moves: int, order: Sequence[int]) -> None:
        """`order` has the seats in the order in which they came to the turn; nobody, if all moved together."""
        self.games += 1
        self.in_order += bool(order)
        for number, seat in enumerate(order):
            self.wins_in_order[number] += outcome.places[seat] == 1
        self.shared += len(outcome.winners) > 1
        self.scale = outcome.scale
        self.moves.add(moves)
        for seat in range(self.players):
            self.scores[seat].add(outcome.scores[seat])
            self.places[seat][outcome.places[seat] - 1] += 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        self.scale = other.scale
        self.moves.merge(other.moves)
        for seat in range(self.players):
            self.scores[seat].merge(other.scores[seat])
            self.places[seat] = _sums(self.places[seat], other.places[seat])
        self.in_order += other.in_order
        self.wins_in_order = _sums(self.wins_in_order, other.wins_in_order)

    def wins(self, seat: int) -> int:
        return self.places[seat][0]


def _sums(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the chance to win lies, with 95 % certainty (Wilson's score interval)."""
    z = NORMAL_95
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def simulate(series: Series, jobs: int | None = None) -> Iterator[tuple[int, Tally]]:
    """Play a series; gives how many games are new and the tally so far, again and again until all are played."""
    if series.games < 1:
        raise BadInput(f"There must be at least one game, not {series.games}.")
    for name in series.bots:
        bots.find_any(name)
    for force in series.force:
        check_seat(force.seat, series.players)
        moves_of(named_game(series.game, series.cards), force.form)
    sum_so_far = Tally(series.players)
    for count, tally in spread(partial(play_batch, series), series.games, jobs):
        sum_so_far.merge(tally)
        yield count, sum_so_far


def play_batch(series: Series, numbers: range) -> Tally:
    game = named_game(series.game, series.cards)
    longest = game.longest(series.players, read_options(game.options, series.options))
    tally = Tally(series.players)
    for number in numbers:
        seed = f"{series.seed}/{number}"
        state = game.new(series.players, seed, series.options, series.brought(number))
        state.telling = False
        try:
            moves, order = play_game(state, series, rng_from(seed, "lab"), longest)
        except CaptableError as error:  # as a plain one, which can travel from one process to another
            raise CaptableError(f"Game {number} (seed {seed}) failed: {error}") from None
        outcome = state.outcome()
        if outcome is None:
            raise CaptableError(f"Game {number} (seed {seed}) is not over after {longest} moves.")
        tally.add(outcome, moves, order)
    return tally


def play_game(state: State, series: Series, rng: Rng, longest: int) -> tuple[int, list[int]]:
    """Play to the end; gives the number of moves, and the seats in the order in which they came to the turn."""
    order: list[int] = []
    if set(series.bots) == {AT_RANDOM} and not series.force:
        count = 0
        while len(order) < series.players and count < longest and not state.over():
            note_turn(state, order)
            count += play_out(state, rng, 1)
        return count + play_out(state, rng, longest - count), whole_order(order, series.players)
    players = [bots.find_any(series.bot_of(seat)) for seat in range(series.players)]
    wanted = [(force.seat, moves_of(state.game, force.form)) for force in series.force]
    forced = [[codes for who, codes in wanted if who in (EVERY_SEAT, seat)] for seat in range(series.players)]
    for count in range(longest):
        seat = seat_to_move(state, rng)
        if seat == OVER:
            return count, whole_order(order, series.players)
        note_turn(state, order)
        try:
            move = bots.choose(players[seat], state, seat, rng)
            state.play(seat, as_forced(move, state.moves(seat), forced[seat]) if forced[seat] else move)
        except bots.BotFault:
            state.concede(seat)
    return longest, whole_order(order, series.players)


def note_turn(state: State, order: list[int]) -> None:
    """The seat that first has a turn to itself. In a phase that all play together nobody comes first."""
    if state.turn >= 0 and state.turn not in order:
        order.append(state.turn)


def whole_order(order: Sequence[int], players: int) -> list[int]:
    """With the seats to whom the turn never came, last; nobody if it came to none."""
    return [*order, *(seat for seat in range(players) if seat not in order)] if order else []

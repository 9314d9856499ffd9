"""The conformance test over many games, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from captable.core.conformance import ConformanceError, check_figures, check_game
from captable.core.errors import BadInput
from captable.core.record import encode
from captable.lab.cores import spread
from captable.lab.simulate import named_game

GAMES_A_FIGURE = 10
"""Once in so many games a figure of the card file is edited, to see whether a text still tells the old one."""


@dataclass(frozen=True)
class Checks:
    """Which games to examine; by names, because it is sent to other processes."""

    game: str
    players: tuple[int, ...]
    """How many play: each of these in turn."""
    games: int
    seed: str
    first: int = 0
    """The number of the first game, to repeat one of a series."""
    options: Mapping[str, object] = field(default_factory=dict)
    seat_options: tuple[Mapping[str, object], ...] | None = None
    cards: str = ""

    def players_of(self, number: int) -> int:
        return self.players[number % len(self.players)]


@dataclass(frozen=True)
class Failure:
    """A game that broke the contract."""

    number: int
    players: int
    broken: str
    record: str
    """As text, because it came from another process."""


@dataclass(frozen=True)
class Result:
    games: int
    moves: int
    failure: Failure | None = None


def check(checks: Checks, jobs: int | None = None) -> Iterator[Result]:
    """Examine the games; gives results as they come, and none after a failure."""
    if checks.games < 1:
        raise BadInput(f"There must be at least one game, not {checks.games}.")
    for _, result in spread(partial(check_batch, checks), checks.games, jobs):
        yield result
        if result.failure:
            return


def check_batch(checks: Checks, numbers: range) -> Result:
    game = named_game(checks.game, checks.cards)
    moves = 0
    for done, item in enumerate(numbers):
        number = checks.first + item
        players = checks.players_of(number)
        seed = f"{checks.seed}/{number}"
        try:
            moves += check_game(game, players, seed, checks.options, checks.seat_options)
            if number % GAMES_A_FIGURE == 0:
                check_figures(game, players, seed)
        except ConformanceError as error:
            return Result(done + 1, moves, Failure(number, players, str(error), encode(error.record)))
    return Result(len(numbers), moves)

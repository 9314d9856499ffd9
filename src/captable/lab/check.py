"""The conformance test over many games, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from captable.core.conformance import ConformanceError, check_figures, check_game, check_written
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.record import encode
from captable.games import find, keys
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
    """Of the game in the series; -1 if it did not come to playing."""
    players: int
    broken: str
    record: str
    """As text, because it came from another process; empty if it did not come to playing."""
    where: tuple[str, ...] = ()
    """Places in the game's own files, the likeliest first."""


@dataclass(frozen=True)
class Result:
    games: int
    moves: int
    failure: Failure | None = None


def check(checks: Checks, jobs: int | None = None) -> Iterator[Result]:
    """Examine the games; gives results as they come, and none after a failure."""
    if checks.games < 1:
        raise BadInput(f"There must be at least one game, not {checks.games}.")
    unread = read_before(named_game(checks.game, checks.cards))
    if unread:
        yield Result(0, 0, unread)
        return
    for _, result in spread(partial(check_batch, checks), checks.games, jobs):
        yield result
        if result.failure:
            return


def read_before(game: Game) -> Failure | None:
    """What is wrong with a game before it is played."""
    for key in keys():
        if game.key == key and type(find(key)) is not type(game):
            return Failure(-1, 0, f"the key {key!r} is taken by a game that comes with Captable: choose another", "")
    try:
        check_written(game)
    except ConformanceError as error:
        return Failure(-1, 0, error.told, "", tuple(error.where))
    return None


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
            record = encode(error.record) if error.record else ""
            return Result(done + 1, moves, Failure(number, players, error.told, record, tuple(error.where)))
    return Result(len(numbers), moves)

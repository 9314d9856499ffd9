"""Many games stepped by one call: what `captable.batch` does in compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from captable.core.observing import Observer, mask_memory, memory
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.state import OVER, State
from captable.core.view import Outcome

BYTES: Final[i64] = 8
"""Of a move, as the caller hands it over."""


@final
class Stepper:
    """Games that run side by side. What the caller looks at is in vectors that are written in place."""

    games: i64
    players: i64
    codes: i64
    size: i64
    observations: vec[i16]
    """`size` numbers for each game: what the seat to move knows."""
    masks: vec[u8]
    """`codes` flags for each game: what it may do."""
    seats: vec[i64]
    """The seat to move in each game."""
    rewards: vec[float]
    """`players` for each game: by absolute seat, of the game that ended with this step; else zeros."""
    ends: vec[u8]
    """Whether a game ended with this step; another one has begun in its place."""
    finished: i64
    """How many games have ended so far."""

    def __init__(
        self,
        games: i64,
        players: i64,
        codes: i64,
        size: i64,
        observer: Observer,
        deal: Callable[[Rng], State],
        rng: Rng,
    ) -> None:
        self.games = games
        self.players = players
        self.codes = codes
        self.size = size
        self.observer = observer
        self.deal = deal
        self.rng = rng
        self.blank = memory(size)
        self.room: vec[i16] = vec[i16](capacity=games * size)
        """Nothing, in the memory of the observations: what is appended to it is written over them from the first on."""
        self.observations = extend(self.room, memory(games * size))
        self.masks = mask_memory(games * codes)
        self.ends = mask_memory(games)
        self.rewards = vec[float]([0.0] * (games * players))
        self.seats = vec[i64]([0] * games)
        self.legal: vec[vec[i64]] = vec[vec[i64]]()
        self.finished = 0
        self.states: list[State] = []
        for game in range(games):
            self.states.append(deal(rng.fork()))
            self.legal = append(self.legal, vec[i64]())
            self.look(game)

    def look(self, game: i64) -> None:
        """Write down whose turn it is, what that seat knows and what it may do."""
        state: State = self.states[game]
        seat: i64 = seat_to_move(state, self.rng)
        moves: vec[i64] = state.legal(seat)
        masks: vec[u8] = self.masks
        first: i64 = game * self.codes
        for move in self.legal[game]:
            masks[first + move] = 0
        for move in moves:
            masks[first + move] = 1
        self.legal[game] = moves
        self.seats[game] = seat
        self.observer.observe(state, seat, self.observations, game * self.size)

    def step(self, moves: bytes) -> i64:
        """Make a move in every game: 64-bit numbers, one for each. Nothing is done if one of them is not allowed.

        Returns -1, or the first game whose move is not allowed.
        """
        game: i64
        for game in range(self.games):
            move: i64 = read_i64_le(moves, game * BYTES)
            if move < 0 or move >= self.codes or self.masks[game * self.codes + move] == 0:
                return game
        rows: vec[i16] = self.room
        for game in range(self.games):
            rows = extend(rows, self.blank)
            self.move(game, read_i64_le(moves, game * BYTES))
        return -1

    def move(self, game: i64, move: i64) -> None:
        state: State = self.states[game]
        if self.ends[game] == 1:
            self.ends[game] = 0
            for i in range(game * self.players, (game + 1) * self.players):
                self.rewards[i] = 0.0
        state.apply(self.seats[game], move)
        if state.turn == OVER:
            self.end(game, state)
        self.look(game)

    def end(self, game: i64, state: State) -> None:
        """Note the rewards, and begin another game in its place."""
        first: i64 = game * self.players
        rewards: list[float] = rewards_of(state)
        for seat in range(self.players):
            self.rewards[first + seat] = rewards[seat]
        self.ends[game] = 1
        self.finished += 1
        self.states[game] = self.deal(self.rng.fork())

    def random_moves(self, rng: Rng) -> vec[i64]:
        """A legal move for each game by lot."""
        chosen: vec[i64] = vec[i64](capacity=self.games)
        for moves in self.legal:
            chosen = append(chosen, moves[rng.below(len(moves))])
        return chosen

    def sensible_moves(self, rng: Rng) -> vec[i64]:
        """What the bot `junior` would do in each game."""
        chosen: vec[i64] = vec[i64](capacity=self.games)
        game: i64
        for game in range(self.games):
            chosen = append(chosen, self.states[game].common_sense(self.seats[game], rng))
        return chosen


def rewards_of(state: State) -> list[float]:
    """What a game that is over was worth to each seat: from -1 to 1, nothing in sum but for a single player.

    The opponents that come after it less those that come before it, as a part of all its opponents. A single player
    wins 1 or loses 1.
    """
    outcome: Outcome | None = state.outcome()
    if outcome is None:
        return [0.0] * int(state.players)
    places = outcome.places
    teams = outcome.teams or list(range(len(places)))
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    rewards: list[float] = []
    for seat, place in enumerate(places):
        others = [places[other] for other in range(len(places)) if teams[other] != teams[seat]]
        ahead = sum(1 for other in others if other > place) - sum(1 for other in others if other < place)
        rewards.append(ahead / len(others))
    return rewards

"""Games to learn from, by bots that play themselves: in worker processes, a file for each block of them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from captable import bots
from captable.bots.searcher import Searcher
from captable.core.game import Game
from captable.core.observing import memory
from captable.core.options import OptionValue
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import State
from captable.games import find

BLOCK = 500
"""Games of juniors in a file."""
SLIPS = 10
"""So many moves in a hundred are any: else the same few openings would be all there is to learn from."""
LOOKS = 8
"""So many positions in a hundred are kept; those of one game are much alike."""
OWN_DECKS = 25
"""So many decks in a hundred are by lot, where players bring their own; the others are the ready ones."""
GIVES_WAY = 10
"""Niceness of the workers."""


@dataclass(frozen=True)
class Source:
    """Which games; sent to other processes."""

    game: str
    players: int
    player: str
    """Who plays every seat: `junior`, or a search as the arena names it."""
    seed: str
    looks: int = LOOKS

    @property
    def name(self) -> str:
        """Of the folder of its games."""
        return re.sub(r"[^\w.=-]+", "_", f"{self.player} {self.seed}")

    @property
    def thinks(self) -> bool:
        return isinstance(bots.find(self.player), Searcher)

    @property
    def block(self) -> int:
        return BLOCK // 50 if self.thinks else BLOCK


@dataclass(frozen=True)
class Lessons:
    """Positions, as every seat sees them, and what came of them."""

    seen: NDArray[np.uint8]
    """Position, seat, input."""
    won: NDArray[np.float32]
    """Position, seat: the seat's part of the win."""
    thought: NDArray[np.float32]
    """The same as the search expected it; what came of it where nobody searched."""

    def __len__(self) -> int:
        return len(self.seen)


def deal(source: Source, number: int, rng: Rng) -> State:
    """A game with options and decks by lot, as people and the arena have them."""
    game = find(source.game)
    options: dict[str, OptionValue] = {}
    for option in game.options:
        if option.choices and not option.many and rng.below(2):
            choice = option.choices[rng.below(len(option.choices))]
            if source.players in game.players_for({**options, option.key: choice}):
                options[option.key] = choice
    private = [{}] * source.players if game.deck_box() is None else decks(game, source.players, rng)
    state = game.new(source.players, f"{source.seed}/{number}", options, private)
    state.telling = False
    return state


def decks(game: Game, players: int, rng: Rng) -> list[dict[str, str]]:
    """One of the ready decks, the same for all in half of the games, or any that the rules allow."""
    box = game.deck_box()
    assert box is not None
    ready = [deck.key for deck in box.ready]
    brought = ["random" if rng.below(100) < OWN_DECKS else ready[rng.below(len(ready))] for _seat in range(players)]
    if rng.below(2):
        brought = [brought[0]] * players
    return [{box.option: deck} for deck in brought]


def play(source: Source, number: int, searcher: Searcher | None) -> tuple[list[NDArray[np.uint8]], list[list[float]]]:
    """One game: the positions that are kept, and for each what every seat was thought to get."""
    rng = rng_from(f"{source.seed}/{number}/moves")
    state = deal(source, number, rng)
    inputs = state.game.inputs(source.players)
    assert inputs is not None
    seen: list[NDArray[np.uint8]] = []
    thought: list[list[float]] = []
    while not state.over():
        seat = seat_to_move(state, rng)
        kept = rng.below(100) < source.looks
        expected: list[float] = []
        moves = state.worth_trying(seat)
        if rng.below(100) < SLIPS or len(moves) == 1:
            move = moves[rng.below(len(moves))]
        elif searcher is None:
            move = state.common_sense(seat, rng)
        else:
            tree = searcher.search(state.redeal(seat, rng), seat, rng)
            move = tree.best()
            expected = parts(tree.results)
        if kept and (searcher is None or expected):
            row = memory(source.players * inputs.size)
            for other in range(source.players):
                inputs.observer.observe(state, other, row, other * inputs.size)
            seen.append(np.asarray(row).astype(np.uint8).reshape(source.players, inputs.size))
            thought.append(expected)
        state.apply(seat, move)
    won = shares(state)
    return seen, [[*won, *(expected or won)] for expected in thought]


def parts(results: Iterable[int]) -> list[float]:
    """What a search expects for each seat, as parts of the win: where it counts leads too, they don't add up to one."""
    values = [int(value) for value in results]
    whole = sum(values)
    return [value / whole if whole else 1 / len(values) for value in values]


def shares(state: State) -> list[float]:
    """Each seat's part of the win."""
    outcome = state.outcome()
    assert outcome is not None
    return [float(place == 1) / len(outcome.winners) for place in outcome.places]


def play_block(source: Source, folder: Path, block: int) -> Path:
    """The games of a block; those that were played already are left as they are."""
    file = folder / f"{block:05}.npz"
    if file.exists():
        return file
    bot = bots.find(source.player)
    searcher = bot if isinstance(bot, Searcher) else None
    seen: list[NDArray[np.uint8]] = []
    told: list[list[float]] = []
    for number in range(block * source.block, (block + 1) * source.block):
        positions, values = play(source, number, searcher)
        seen += positions
        told += values
    values_of = np.array(told, np.float32).reshape(len(told), 2, source.players)
    unfinished = file.with_suffix(f".{os.getpid()}")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, seen=np.array(seen, np.uint8), won=values_of[:, 0], thought=values_of[:, 1])
    unfinished.rename(file)
    return file


def play_blocks(source: Source, folder: Path, blocks: int, workers: int) -> Iterator[Path]:
    """All blocks, in order, whoever played them."""
    folder.mkdir(parents=True, exist_ok=True)
    work = partial(play_block, source, folder)
    if workers == 1:
        yield from map(work, range(blocks))
        return
    with ProcessPoolExecutor(workers, initializer=os.nice, initargs=(GIVES_WAY,)) as pool:
        yield from pool.map(work, range(blocks))


def read(files: list[Path]) -> Lessons:
    parts = [np.load(file) for file in files]
    return Lessons(*(np.concatenate([part[name] for part in parts]) for name in ("seen", "won", "thought")))

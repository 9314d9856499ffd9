"""What a value means as a chance: how often seats with such values have won.

Positions are played on by common sense; what comes out is a part of the win and a worth for each seat, and both are
only as good as common sense. The map was fitted, for each game, to how games between searching bots ended
(`python -m bench.calibrate`; docs/review.md says how well it does).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log

import msgspec

LEAST = 0.01
"""A part of the win that never came up in the tries is not impossible."""

Raw = tuple[Sequence[float], Sequence[float]]
"""Of each seat, its part of the win and its worth, from 0 to 1."""


class ChanceMap(msgspec.Struct, frozen=True):
    """Weights of the features, for each kind of eyes: those of a seat, and open ones."""

    version: int
    """Of the game whose games it was fitted to."""
    moves: float
    """How many moves such a game has."""
    seat: list[float]
    open: list[float]
    note: str = ""

    def weights(self, open_eyes: bool) -> list[float]:
        return self.open if open_eyes else self.seat


PLAIN = ChanceMap(0, 100.0, [1.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0])
"""For a game without a map: the part of the win, as it came up."""


@cache
def maps() -> dict[str, ChanceMap]:
    """By game and number of players, `startups-4`, and by game alone."""
    data = files("captable.bots").joinpath("chances.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, ChanceMap])


def map_for(game: str, players: int) -> ChanceMap | None:
    """The map of that number of players; or one of another number, which does too, since it takes all seats alike."""
    return maps().get(f"{game}-{players}") or next(
        (each for key, each in maps().items() if key.startswith(f"{game}-")), None
    )


def is_fitted(game: str, players: int) -> bool:
    """Whether the map was fitted to games of just so many players."""
    return f"{game}-{players}" in maps()


def features(raw: Raw, sides: Sequence[Sequence[int]], progress: float, deciding: int = -1) -> list[list[float]]:
    """Of each side, the numbers that the weights are for. `deciding` is the side whose result is that of the best of
    its moves, picked by the very tries that it comes from: it looks better than it is. -1 for none, as in a review,
    where the picked move is tried again."""
    parts, worth = raw
    taken = [side for side in sides if side]
    rows = [(sum(parts[seat] for seat in side), sum(worth[seat] for seat in side) / len(side)) for side in taken]
    if len(rows) == 1:
        rows.append((1 - rows[0][0], 1 - rows[0][1]))
    late = min(1.0, progress)
    found = []
    for number, (part, value) in enumerate(rows):
        often = log(part + LEAST)
        found.append([often, often * late, value, value * late, 1.0 if number == deciding else 0.0])
    return found


def softmax(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    scores = [sum(weight * x for weight, x in zip(weights, row, strict=True)) for row in rows]
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def chances(
    chance_map: ChanceMap,
    raw: Raw,
    sides: Sequence[Sequence[int]],
    progress: float,
    open_eyes: bool = False,
) -> list[float]:
    """The chance of each side to win; they add up to one. Alone there are two: the seat, and the goal."""
    return softmax(features(raw, sides, progress), chance_map.weights(open_eyes))

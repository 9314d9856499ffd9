"""How often those of whom a review says 70 % do win: `python -m bench.calibrate GAME`.

Bots play games, a few moments of each are valued as a review values them, and the map from such a value to a chance is
fitted to how the games ended. Half of the games fit the map that is judged on the other half; what is written to
`captable/bots/chances.json` is fitted to all of them.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from captable import bots, game
from captable.bots import chances
from captable.bots.chances import PLAIN, Raw, features
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, State
from captable.core.view import OPEN
from captable.hindsight.line import sides_of
from captable.hindsight.look import Race, Scales, raw_of
from captable.hindsight.rollouts import stand
from captable.lab.stats import share

CHEAP = {"startups": 200, "startup_nation": 100, "it_heroes": 80, "it_startup": 15, "ship_it": 25}
"""Iterations of the searches that play here: a few per cent of a senior's."""
MOMENTS = 5
"""Of each game."""
WORLDS, GLANCES = 20, 100
"""How closely a moment is looked at: less than a review does, so that there is time for more games."""
STEPS = 30
PENALTY = 1.0
BIN = 10
"""Per cent that a line of the table is wide."""
USUAL = {"startups": 4, "startup_nation": 4, "it_heroes": 2, "it_startup": 2, "ship_it": 2}
OPTIONS: dict[str, dict[str, Any]] = {"it_startup": {"threshold": "fast"}}
DECKS = ("aggressive", "burnout", "fortress", "meltdown", "roastery")


def decks_of(key: str, number: int) -> list[dict[str, Any]] | None:
    """IT Heroes: each preset meets each of the others."""
    if key != "it_heroes":
        return None
    one, other = number % len(DECKS), (number // len(DECKS)) % len(DECKS)
    return [{"deck": DECKS[one]}, {"deck": DECKS[other]}]


def played(key: str, players: int, bot: str, number: int) -> dict[str, Any]:
    """A game between bots of one level: its seed and its moves."""
    player, rng = bots.find(bot), rng_from(f"calibrate/{number}", "bots")
    state = game(key).new(players, f"calibrate/{number}", OPTIONS.get(key), decks_of(key, number))
    state.telling = False
    moves = []
    while state.turn != OVER:
        seat = seat_to_move(state, rng)
        legal = state.moves(seat)
        move = legal[0] if len(legal) == 1 else bots.choose(player, state, seat, rng)
        moves.append((int(seat), int(move)))
        state.apply(seat, move)
    return {"number": number, "moves": moves}


def games(key: str, players: int, bot: str, many: int, folder: Path) -> Iterator[dict[str, Any]]:
    """So many games; those that are in the folder already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{key}-{players}-{bot.replace(':', '-')}.jsonl"
    kept = file.read_text("utf-8").splitlines() if file.exists() else []
    for line in kept[:many]:
        yield json.loads(line)
    with file.open("a", encoding="utf-8") as more:
        for number in range(len(kept), many):
            found = played(key, players, bot, number)
            print(json.dumps(found), file=more, flush=True)
            yield found


# -- moments, valued as a review values them ------------------------------------------------------------------------


def moments(key: str, players: int, kept: dict[str, Any]) -> list[dict[str, Any]]:
    """A few moments of a game: what one seat could make of each, what open eyes could, and who won."""
    number, moves = kept["number"], kept["moves"]
    rng = rng_from(f"calibrate/{number}", "moments")
    state = game(key).new(players, f"calibrate/{number}", OPTIONS.get(key), decks_of(key, number))
    state.telling = False
    wanted = {rng.below(len(moves)) for _ in range(MOMENTS)}
    sides = sides_of(state)
    found = []
    for at, (seat, move) in enumerate(moves):
        if at in wanted:
            eye = seat if rng.below(2) else rng.below(players)
            scales = Scales(key, sides, at, players, PLAIN)
            options = list(state.worth_trying(seat))
            deciding = eye == seat and len(options) > 1
            value = best_raw(scales, state, seat, options, rng) if deciding else raw(scales, state, eye, rng)
            found.append(
                {
                    "game": number,
                    "at": at,
                    "deciding": scales.side_of(eye) if deciding else -1,
                    "seat": value,
                    "open": raw(scales, state, OPEN, rng),
                }
            )
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    won = [float(any(outcome.places[seat] == 1 for seat in side)) for side in sides]
    return [each | {"won": [part / sum(won) for part in won], "length": len(moves)} for each in found]


def raw(scales: Scales, state: State, eye: int, rng: Rng) -> Raw:
    worlds = GLANCES
    return raw_of(list(stand(state, eye, worlds, rng, scales.horizon)), worlds)


def best_raw(scales: Scales, state: State, seat: int, moves: list[int], rng: Rng) -> Raw:
    """The best of a seat's moves in the tries of a review."""
    race, worlds = Race(scales, state, seat, moves), WORLDS
    race.run(moves, worlds, rng)
    for many in (max(3, len(moves) // 2), 3):
        moves = sorted(moves, key=lambda move: -race.mine(move))[:many]
        race.run(moves, 2 * worlds, rng)
    return raw_of(*race.sums(max(moves, key=race.mine)))


def valued(key: str, players: int, bot: str, many: int, folder: Path) -> list[dict[str, Any]]:
    """The moments of so many games; those that are in the folder already are not valued again."""
    file = folder / f"{key}-{players}-moments.jsonl"
    known = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    done = {each["game"] for each in known}
    with file.open("a", encoding="utf-8") as more:
        for kept in games(key, players, bot, many, folder):
            if kept["number"] not in done:
                for each in moments(key, players, kept):
                    print(json.dumps(each), file=more, flush=True)
                    known.append(each)
    return known


# -- the fit ---------------------------------------------------------------------------------------------------------


class Sample:
    """Features of every side at each moment, and who won."""

    def __init__(self, rows: Sequence[dict[str, Any]], eyes: str, length: float) -> None:
        self.games = [row["game"] for row in rows]
        self.won = [row["won"] for row in rows]
        self.raw = [row[eyes] for row in rows]
        sides = [[seat] for seat in range(len(rows[0]["won"]))]
        self.x = np.array(
            [features(row[eyes], sides, row["at"] / length, row["deciding"] if eyes == "seat" else -1) for row in rows]
        )
        self.y = np.array(self.won)

    def chances(self, weights: Sequence[float]) -> np.ndarray[Any, np.dtype[np.float64]]:
        scores = self.x @ np.array(weights)
        parts = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def fitted(sample: Sample) -> list[float]:
    """Weights by Newton's method; a small penalty keeps those that the games say nothing about near nought."""
    weights = np.zeros(sample.x.shape[2])
    for _ in range(STEPS):
        p = sample.chances(weights.tolist())
        slope = np.einsum("nsf,ns->f", sample.x, sample.y - p) - PENALTY * weights
        mean = np.einsum("nsf,ns->nf", sample.x, p)
        bend = np.einsum("nsf,ns,nsg->fg", sample.x, p, sample.x) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + PENALTY * np.eye(len(weights)), slope)
    return [round(float(weight), 4) for weight in weights]


def brier(p: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> float:
    return float(((p - y) ** 2).sum(axis=1).mean())


def log_loss(p: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> float:
    return float(-(y * np.log(np.maximum(p, 1e-3))).sum(axis=1).mean())


def table(p: np.ndarray[Any, Any], y: np.ndarray[Any, Any], numbers: Sequence[int]) -> list[str]:
    """How often those won of whom so much was said. Moments of one game are not independent, so an interval counts
    games, not moments."""
    lines = ["| said | moments | games | mean said | won | interval (95 %) |", "|---|---|---|---|---|---|"]
    for low in range(0, 100, BIN):
        inside = (p >= low / 100) & (p < (low + BIN) / 100 + (low + BIN == 100))
        rows = sorted({numbers[int(row)] for row in np.nonzero(inside)[0]})
        if len(rows) < 5:
            continue
        won = float(y[inside].mean())
        interval = share(won * len(rows), len(rows))
        lines.append(
            f"| {low} – {low + BIN} % | {inside.sum()} | {len(rows)} | {p[inside].mean():.1%} | {won:.1%} "
            f"| {interval.low:.0%} – {interval.high:.0%} |"
        )
    return lines


def report(key: str, players: int, rows: list[dict[str, Any]], note: str) -> list[str]:
    """Fitted to the even games, judged on the odd ones; and what is kept is fitted to all."""
    length = sum(row["length"] for row in rows) / len(rows)
    even, odd = ([row for row in rows if row["game"] % 2 == half] for half in (0, 1))
    lines = [f"### {key}, {players} players", "", note, ""]
    weights: dict[str, list[float]] = {}
    scores = ["| eyes | | Brier | log loss |", "|---|---|---|---|"]
    for eyes in ("seat", "open"):
        judged, learnt = Sample(odd, eyes, length), fitted(Sample(even, eyes, length))
        p = judged.chances(learnt)
        plain = judged.chances(PLAIN.seat)
        equal = np.full_like(judged.y, 1 / judged.y.shape[1])
        for name, q in (("the map", p), ("raw tries", plain), ("everyone equal", equal)):
            scores.append(f"| {eyes} | {name} | {brier(q, judged.y):.3f} | {log_loss(q, judged.y):.3f} |")
        if eyes == "seat":
            lines += [*table(p, judged.y, judged.games), ""]
        weights[eyes] = fitted(Sample(rows, eyes, length))
    file = Path(chances.__file__).with_name("chances.json")
    maps = json.loads(file.read_text("utf-8"))
    maps[f"{key}-{players}"] = {"version": game(key).version, "moves": round(length, 1), **weights, "note": note}
    file.write_text(json.dumps(maps, indent=1, sort_keys=True) + "\n", "utf-8")
    return [*lines, *scores, ""]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CHEAP))
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", help="who plays; by default a search with a few per cent of a senior's iterations")
    parser.add_argument("--folder", type=Path, default=Path("build/calibrate"), help="keeps games and moments")
    told = parser.parse_args(arguments)
    players, bot = told.players or USUAL[told.game], told.bot or f"search:iterations={CHEAP[told.game]}"
    rows = valued(told.game, players, bot, told.games, told.folder)
    many = len({row["game"] for row in rows})
    print("\n".join(report(told.game, players, rows, f"{many} games between bots `{bot}`, {len(rows)} moments.")))
    return 0


if __name__ == "__main__":
    sys.exit(main())

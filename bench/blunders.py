"""Is a blunder found? `python -m bench.blunders GAME`.

Bots play a game. At one of their decisions the worst move is made instead of theirs, and the bots play on. A review of
the record has to name that step as the dearest choice of the game. The decision is the one of `SOUGHT`, taken by lot,
where the worst move costs most: one whose moves are all alike has no blunder.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from bench.calibrate import CHEAP, OPTIONS, USUAL, decks_of
from captable import bots, game
from captable.core.playout import seat_to_move
from captable.core.record import Recorder
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import State
from captable.hindsight import look
from captable.hindsight.line import sides_of
from captable.hindsight.look import Level, Race, Scales
from captable.hindsight.review import review
from captable.lab.stats import share

SOUGHT = 12
LEVEL = "blunders"
look.LEVELS[LEVEL] = Level(20, 10)
"""Only the moves matter here, so that positions are hardly looked at."""


def played(key: str, players: int, bot: str, number: int) -> tuple[Recorder, int, float]:
    """A game with a blunder, the entry that it is, and what it cost."""
    recorder = Recorder(game(key), players, f"blunders/{number}", OPTIONS.get(key), decks_of(key, number))
    rng, player = rng_from(f"blunders/{number}", "bots"), bots.find(bot)
    play_on(recorder, player, rng)
    sides = sides_of(recorder.state)
    choices = [at for at, each in enumerate(recorder.past) if len(each.before.worth_trying(each.seat)) > 1]
    tried = [choices[rng.below(len(choices))] for _ in range(SOUGHT)]
    past = recorder.past
    cost, at, worst = max(cost_of(key, sides, past[at].before, past[at].seat, at, rng) for at in tried)
    again = Recorder(game(key), players, f"blunders/{number}", OPTIONS.get(key), decks_of(key, number))
    for each in past[:at]:
        again.play(each.seat, each.move)
    again.play(past[at].seat, worst)
    play_on(again, player, rng)
    return again, at + 1, cost


def play_on(recorder: Recorder, player: bots.Bot, rng: Rng) -> None:
    while not recorder.state.over():
        seat = seat_to_move(recorder.state, rng)
        moves = recorder.state.moves(seat)
        recorder.play(seat, moves[0] if len(moves) == 1 else bots.choose(player, recorder.state, seat, rng))


def cost_of(
    key: str, sides: Sequence[Sequence[int]], state: State, seat: int, at: int, rng: Rng
) -> tuple[float, int, int]:
    """What the worst move costs in the eyes of the mover, where it would be made, and which it is."""
    moves = list(state.worth_trying(seat))
    race = Race(Scales(key, sides, at, state.players), state, seat, moves)
    race.run(moves, 40, rng)
    worst = min(moves, key=race.mine)
    return race.mine(max(moves, key=race.mine)) - race.mine(worst), at, worst


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CHEAP))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", help="who plays; by default a search with a few per cent of a senior's iterations")
    told = parser.parse_args(arguments)
    players, bot = told.players or USUAL[told.game], told.bot or f"search:iterations={CHEAP[told.game]}"
    found = 0
    for number in range(told.games):
        recorder, entry, cost = played(told.game, players, bot, number)
        seen = review(recorder.record, level=LEVEL, jobs=1)
        named = [seen.steps[point.step].entry for point in seen.points if point.kind == "choice"]
        found += named[:1] == [entry]
        rate = share(found, number + 1)
        print(
            f"{told.game}: entry {entry} cost {cost:.0%}, named {named}: {found} of {number + 1}, "
            f"{rate.low:.0%} – {rate.high:.0%}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

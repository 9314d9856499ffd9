"""Is a blunder found? `python -m bench.blunders GAME`.

Bots play a game. At one of their decisions the worst move is made instead of theirs, and the bots play on. A review of
the record has to name that step as the dearest choice of the game. The decision is the one of `SOUGHT`, taken by lot,
where the worst move costs most: one whose moves are all alike has no blunder.

Games are kept in the folder, and a second run goes on where the first stopped. At the end it prints the row of
docs/review.md.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

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
from captable.lab.cores import in_order
from captable.lab.stats import share

SOUGHT = 12
LEVEL = "blunders"
look.LEVELS[LEVEL] = Level(look.LEVELS["quick"].tries, 10)
"""As `quick`, but only the moves matter here, so that positions are hardly looked at."""
DEAR = 0.3
"""What a blunder costs that nobody would call a slip."""


class Planted(msgspec.Struct, frozen=True):
    """A blunder, and what a review of its game said."""

    entry: int
    cost: float
    named: list[int]
    """The entries of the dearest choices, the dearest first."""

    @property
    def first(self) -> bool:
        return self.named[:1] == [self.entry]


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


def planted(key: str, players: int, bot: str, numbers: Sequence[int], places: range) -> list[Planted]:
    """The games at these places of `numbers`."""
    found = []
    for place in places:
        recorder, entry, cost = played(key, players, bot, numbers[place])
        seen = review(recorder.record, level=LEVEL, jobs=1)
        named = [seen.steps[point.step].entry for point in seen.points if point.kind == "choice"]
        found.append(Planted(entry, cost, named))
    return found


def all_planted(key: str, players: int, bot: str, many: int, folder: Path, jobs: int | None) -> Iterator[Planted]:
    """So many games; those that are in the folder already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{key}-{players}-{bot.replace(':', '-')}.jsonl"
    kept = file.read_bytes().splitlines()[:many] if file.exists() else []
    for line in kept:
        yield msgspec.json.decode(line, type=Planted)
    numbers = range(len(kept), many)
    with file.open("ab") as more:
        for each in in_order(partial(planted, key, players, bot, numbers), len(numbers), jobs):
            more.write(msgspec.json.encode(each) + b"\n")
            more.flush()
            yield each


def row(title: str, found: Sequence[Planted]) -> str:
    """As docs/review.md has it."""
    first, dear = sum(each.first for each in found), [each for each in found if each.cost >= DEAR]
    among, rate = sum(each.entry in each.named for each in found), share(first, len(found))
    return (
        f"| {title} | {first} of {len(found)} | {rate.low:.0%} – {rate.high:.0%} | {among} of {len(found)} "
        f"| {sum(each.first for each in dear)} of {len(dear)} |"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CHEAP))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", help="who plays; by default a search with a few per cent of a senior's iterations")
    parser.add_argument("--jobs", type=int, help="processes; by default one a core")
    parser.add_argument("--folder", type=Path, default=Path("build/blunders"), help="keeps what was found")
    told = parser.parse_args(arguments)
    players, bot = told.players or USUAL[told.game], told.bot or f"search:iterations={CHEAP[told.game]}"
    found: list[Planted] = []
    for each in all_planted(told.game, players, bot, told.games, told.folder, told.jobs):
        found.append(each)
        print(f"{len(found)}: entry {each.entry} cost {each.cost:.0%}, named {each.named}", flush=True)
    print(row(told.game, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())

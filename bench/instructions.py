"""How many instructions a random move, a batch's step and a search's iteration cost: a crowded machine counts the same.

    python -m bench.instructions [GAME ...] [--profile 30]

The compiled build plays under valgrind's callgrind, which counts only while the named function runs: the loop of random
play, a batch's steps with their observations and masks, and the search with the settings of a `senior` at positions of
games of juniors. OpenSpiel's own loop on hearts
stands beside, where OpenSpiel is installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import captable
from captable import games
from captable.bots.search import Search
from captable.core.errors import BadInput
from captable.core.playout import play_out_copies
from captable.core.rng import Rng
from captable.core.state import State

HEARTS = "hearts"
PLAYERS = {"startups": 4}
"""How many play, where it is not as many as usual."""
DEALS = 3
COPIES = 20
"""How often each deal is played to the end at random."""
PARTS = 4
"""A game of juniors is cut into so many parts; a search begins between any two."""
ITERATIONS = 60
AT_ONCE = 128
"""Games of a batch."""
STEPS = 100
"""Of a batch: so many for each of its games."""

COUNTED = {
    "moves": "CPyDef_captable___core___playout___play_out_copies",
    "steps": "CPyDef_captable___core___stepping___Stepper___step",
    "iterations": "CPyDef_captable___bots___search___Search___run",
    "hearts": "open_spiel::EvaluateBots*",
}
"""What is counted of each kind of work: the function that does it and all that it calls."""


KINDS = ("moves", "steps", "iterations")


class Count(NamedTuple):
    done: int
    """Moves, steps or iterations."""
    instructions: int
    profile: str

    @property
    def each(self) -> float:
        return self.instructions / self.done


# -- the work, in a process under callgrind --------------------------------------------------------------------


def deal(key: str, number: int, players: int | None = None) -> State:
    state = captable.game(key).new(players or PLAYERS.get(key), f"instructions {number}")
    state.telling = False
    return state


def play_moves(key: str) -> int:
    return sum(play_out_copies(deal(key, number), Rng(number, 2, 3, 4), COPIES) for number in range(DEALS))


def positions(key: str, number: int) -> list[State]:
    """Positions of a game of juniors in which somebody has a choice, evenly spread."""
    state, rng = deal(key, number), Rng(number, 2, 3, 4)
    found = []
    while not state.over():
        seat = state.to_move()[0]
        if len(state.worth_trying(seat)) > 1:
            found.append(state.copy())
        state.apply(seat, state.common_sense(seat, rng))
    return [found[len(found) * part // PARTS] for part in range(1, PARTS)]


def searched(state: State, rng: Rng, iterations: int) -> Search:
    """A tree with the settings that the game has for searches."""
    search = Search()
    for setting, value in state.game.search.items():
        setattr(search, setting, value)
    search.start(state.to_move()[0], state.game.move_codes)
    search.run(state, rng, iterations)
    return search


def search_on(key: str) -> int:
    starts = [(number, state) for number in range(DEALS) for state in positions(key, number)]
    for number, state in starts:
        searched(state, Rng(number, 2, 3, 4), ITERATIONS)
    return len(starts) * ITERATIONS


def step_batch(key: str) -> int:
    from captable.batch import Batch  # needs numpy, which the others do without

    batch = Batch(key, AT_ONCE, PLAYERS.get(key), seed="instructions")
    for _ in range(STEPS):
        batch.step(batch.random_moves())
    return AT_ONCE * STEPS


def play_hearts(_: str) -> int:
    import pyspiel

    game = pyspiel.load_game(HEARTS)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    moves = 0
    for seed in range(COPIES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += sum(1 for action in state.full_history() if action.player >= 0)
    return moves


WORK = {"moves": play_moves, "steps": step_batch, "iterations": search_on, "hearts": play_hearts}


# -- counting ---------------------------------------------------------------------------------------------------


def count(kind: str, key: str, lines: int) -> Count:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--toggle-collect={COUNTED[kind]}"]
        code = f"import bench.instructions as it; print(it.WORK[{kind!r}]({key!r}))"
        # Strings in the same order of hashes every time, or the same work would cost a little more or less.
        environment = os.environ | {"CAPTABLE_BUILD": "compiled", "PYTHONHASHSEED": "0"}
        run = subprocess.run([*valgrind, sys.executable, "-c", code], env=environment, capture_output=True, text=True)
        collected = re.search(r"Collected : (\d+)", run.stderr)
        if run.returncode or collected is None:
            sys.exit(f"{run.stderr}bench: counting the {kind} of {key} failed, see above")
        return Count(int(run.stdout), int(collected[1]), profile(out, lines) if lines else "")


def profile(out: Path, lines: int) -> str:
    """The functions that cost most, with their part of the whole; what they call is not counted with them."""
    command = ["callgrind_annotate", "--threshold=100", str(out)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = re.findall(r"\( ?([\d.]+)%\)\s+\S*?:(\S.*?)(?: \[.*)?$", text, re.MULTILINE)
    names = (re.sub(r"^CPyDef_captable___(games___)?", "", name).replace("___", ".") for _, name in rows)
    return "\n".join(f"  {part:>6} %  {name}" for (part, _), name in list(zip(rows, names, strict=True))[:lines])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.instructions", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all, and hearts")
    parser.add_argument("--profile", type=int, default=0, metavar="N", help="show the N functions that cost most")
    parser.add_argument("--only", choices=KINDS, help="count only these")
    arguments = parser.parse_args()
    unknown = set(arguments.games) - {*games.keys(), HEARTS}
    if unknown:
        raise SystemExit(str(BadInput(f"There is no game {min(unknown)!r}.")))
    wanted = arguments.games or [*sorted(games.keys()), *([HEARTS] if importlib.util.find_spec("pyspiel") else [])]
    print("instructions for each")
    for key in wanted:
        kinds = ["hearts"] if key == HEARTS else [arguments.only] if arguments.only else KINDS
        for kind in kinds:
            counted = count(kind, key, arguments.profile)
            unit = "move" if kind == "hearts" else kind[:-1]
            print(f"{key:16}{unit:10}{counted.each:12,.0f}   {counted.done:,} of them", flush=True)
            if counted.profile:
                print(counted.profile)


if __name__ == "__main__":
    main()

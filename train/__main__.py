"""Learn to judge the positions of a game: `python -m train GAME`.

Bots play themselves, a network is fitted to what came of it, and its weights go into the package, where searches find
them (`search:learned=1`). Everything is kept in a folder, so a run that was stopped goes on where it was; the same
seed gives the same games and, on the same machine, the same weights.
"""

from __future__ import annotations

import argparse
import os
from array import array
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from captable.bots import learned
from captable.core.errors import BadInput
from captable.games import find, keys
from train.check import Check, check
from train.fit import Epoch, Plan, fit
from train.games import Source, play_blocks, read
from train.page import page

KEPT_BACK = 10
"""Every so many-th block is not learned from."""


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m train",
        description="Let bots play themselves, and fit a network to what came of it.",
        epilog="Needs PyTorch: pip install 'captable[train]'. docs/learning.md says what was learned so far.",
    )
    parser.add_argument("game", choices=keys())
    parser.add_argument("--players", type=int, help="by default the fewest who play against somebody")
    parser.add_argument("--games", type=int, default=100_000, help="to learn from (default 100,000)")
    parser.add_argument(
        "--by",
        default="junior",
        metavar="BOT",
        help="who plays all seats: junior, or a search such as search:learned=1,horizon=0,iterations=100",
    )
    parser.add_argument("--hidden", type=int, default=Plan.hidden, help=f"units (default {Plan.hidden})")
    parser.add_argument("--epochs", type=int, default=Plan.epochs, help=f"(default {Plan.epochs})")
    parser.add_argument("--rate", type=float, default=Plan.rate, help=f"of learning (default {Plan.rate})")
    parser.add_argument("--decay", type=float, default=Plan.decay, help=f"of weights (default {Plan.decay})")
    parser.add_argument(
        "--thought",
        type=float,
        default=Plan.thought,
        metavar="PART",
        help="how much of what is learned is what searches expected, 0 to 1; the rest is who won (default 0)",
    )
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--check", type=int, default=500, metavar="GAMES", help="to compare with rollouts; 0 for none")
    parser.add_argument("--folder", type=Path, help="where all is kept (default learning/GAME-PLAYERS)")
    parser.add_argument("--out", type=Path, help="the file of weights (default: where the package has its own)")
    return parser


def main(given: argparse.Namespace, console: Console) -> None:
    game = find(given.game)
    players = given.players or game.usual_players({})
    inputs = game.inputs(players)
    if inputs is None:
        raise BadInput(f"{game.key} does not say what a network judges its positions by: write Game.inputs.")
    folder = given.folder or Path("learning", f"{game.key}-{players}")
    source = Source(game.key, players, given.by, given.seed)
    blocks = max(2, -(-given.games // source.block))
    played = play_blocks(source, folder / source.name, blocks, given.workers)
    files = list(track(played, "games", blocks, console=console))
    lessons = read([file for number, file in enumerate(files) if number % KEPT_BACK])
    kept_back = read(files[::KEPT_BACK])
    plan = Plan(given.hidden, given.epochs, given.rate, given.decay, given.thought)
    made: dict[str, str | int | float] = {
        "games": blocks * source.block,
        "by": given.by,
        "games_seed": given.seed,
        "positions": len(lessons),
        **asdict(plan),
    }
    title = f"{game.key} with {players} players"
    fitted = fit(lessons, kept_back, plan, folder)
    weights, losses = array("h"), list[Epoch]()
    for weights, losses in track(fitted, "fit", given.epochs, console=console):  # noqa: B007
        (folder / "page.html").write_text(page(title, made, losses, None), "utf-8")
    made["log_loss"] = round(losses[-1].kept_back, 4)
    label = learned.Label(game.key, game.version, players, learned.digest_of(inputs), given.hidden, "", made)
    out = given.out or learned.file_of(game, players)
    learned.write(out, label, weights)
    console.print(f"{out}: {out.stat().st_size:,} bytes, log loss {losses[-1].kept_back:.4f} in games kept back")
    if given.check:
        found = check(source, learned.load(game, players, out), track(range(given.check), "check", console=console))
        (folder / "page.html").write_text(page(title, made, losses, found), "utf-8")
        show(found, console)
    console.print(f"{folder / 'page.html'} has the curves.")


def show(found: Check, console: Console) -> None:
    table = Table("guess", "log loss", title=f"Who won, in {found.positions:,} positions")
    for name, loss in sorted(found.losses.items(), key=lambda item: -item[1]):
        table.add_row(name, f"{loss:.3f}")
    console.print(table)


if __name__ == "__main__":
    parser = arguments()
    try:
        main(parser.parse_args(), Console())
    except BadInput as mistake:
        parser.error(str(mistake))
    except KeyboardInterrupt:
        raise SystemExit("stopped; the same command goes on") from None

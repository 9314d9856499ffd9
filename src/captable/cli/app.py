"""The command and its subcommands; what goes wrong is said in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from cyclopts import App
from cyclopts.exceptions import CycloptsError, UnusedCliTokensError

import captable
from captable.cli.arena import arena_command
from captable.cli.check import check_command
from captable.cli.clauses import clauses
from captable.cli.decks import decks
from captable.cli.games import games
from captable.cli.hosting import backup, forget, tables
from captable.cli.learn import learn
from captable.cli.live_bot import bot
from captable.cli.play import play
from captable.cli.replay import replay
from captable.cli.screen import complain
from captable.cli.serve import serve
from captable.cli.simulate import simulate_command
from captable.core.errors import CaptableError

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141


def version() -> str:
    return f"captable {captable.__version__} ({captable.build()} build)"


app = App(
    "captable",
    help="Startup-themed tabletop games: play them, simulate them, replay them, read and check their rules.",
    version=version,
    help_format="markdown",
    help_epilogue="`captable COMMAND --help` shows what a command takes, with an example.",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
_EXAMPLES: dict[Callable[..., int | None], tuple[str, ...]] = {
    games: ("games startups --lang fr",),
    play: ("play startups --players 4 --option rounds=4 --save tonight.json", "play --resume tonight.json"),
    learn: ("learn startups --lang fr",),
    bot: ("bot cmd:./mybot --table http://localhost:8000/table/k7qd2mzxwa --name Robo",),
    serve: ("serve --port 8000 --data ~/captable",),
    backup: ("backup ~/captable-tonight", "serve --data ~/captable-tonight"),
    forget: ('forget "Ann"', "forget 5f1c0a94be1d7c2e8a3b6d90"),
    replay: ("replay tonight.json", "replay tonight.json --verify"),
    clauses: ("clauses startups", "clauses --strict"),
    check_command: ("check startups --games 2000", "check my_games.nim:GAME"),
    simulate_command: ("simulate startups --players 4 --games 10000 --seed tonight",),
    arena_command: (
        "arena startups --players 4 --bots junior,intern",
        "arena it_heroes --bots senior,junior --seat-option deck=fortress --target 0.7",
        "arena ship_it --bots search:iterations=2000,search:iterations=1000 --games 200 --json",
    ),
}
for command, examples in _EXAMPLES.items():
    lines = "\n".join(f"    captable {example}" for example in examples)
    app.command(command, name=examples[0].split()[0], help_epilogue=f"Example:\n\n{lines}")
app.command(decks)
app.command(tables)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code: 0, 1 for a check that failed, 2 for bad input."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        unused = ", ".join(map(repr, error.unused_tokens or ()))
        complain(f"No use for {unused}. Lists have commas and no spaces; --help shows what a command takes.")
        return BAD_INPUT
    except CycloptsError as error:
        error.verbose = False
        complain(error)
        return BAD_INPUT
    except CaptableError as error:
        complain(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        complain("stopped.")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python must not find out again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    return code if isinstance(code, int) else 0

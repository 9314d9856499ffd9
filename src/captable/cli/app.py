"""The command and its subcommands; what goes wrong is said in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App
from cyclopts.exceptions import CycloptsError, UnusedCliTokensError

import captable
from captable.cli.screen import complain
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
# Commands by where they are, so that a call imports its own and no other.
_EXAMPLES: dict[str, tuple[str, ...]] = {
    "games:games": ("games startups --lang fr",),
    "play:play": ("play startups --players 4 --option rounds=4 --save tonight.json", "play --resume tonight.json"),
    "learn:learn": ("learn startups --lang fr",),
    "live_bot:bot": ("bot cmd:./mybot --table http://localhost:8000/table/k7qd2mzxwa --name Robo",),
    "mcp:mcp": ("mcp", "mcp --http --port 8765"),
    "serve:serve": ("serve --port 8000 --data ~/captable",),
    "work:work": ("work --store postgresql://captable@db.example.org/captable --jobs 4",),
    "hosting:backup": ("backup ~/captable-tonight", "serve --data ~/captable-tonight"),
    "hosting:forget": ('forget "Ann"', "forget 5f1c0a94be1d7c2e8a3b6d90"),
    "hosting:move_store": (
        "move-store ~/captable postgresql://captable@db.example.org/captable",
        "move-store postgresql://captable@db.example.org/captable ~/captable-again",
    ),
    "replay:replay": ("replay tonight.json", "replay tonight.json --verify"),
    "review:review_command": ("review tonight.json", "review tonight.json --level standard --out review.json"),
    "clauses:clauses": ("clauses startups", "clauses --strict"),
    "new_game:new_game": ("new-game bazaar --hidden --simultaneous", "check bazaar:GAME"),
    "check:check_command": ("check startups --games 2000", "check my_games.nim:GAME"),
    "simulate:simulate_command": ("simulate startups --players 4 --games 10000 --seed tonight",),
    "report:report_command": (
        "report startups --players 4 --games 5000 --bots junior --out report.html",
        "report it_startup --against my-cards.toml --games 4000 --out difference.html",
        "report ship_it --players 2 --force 0:product=b2b_saas --out b2b.html --language fr",
    ),
    "rebalance:rebalance_command": (
        "rebalance startups --goal order/1=0.31..0.35 --may-change company.giraffe_beer.copies=4..8 --out new.toml",
    ),
    "arena:arena_command": (
        "arena startups --players 4 --bots junior,intern",
        "arena it_heroes --bots senior,junior --seat-option deck=fortress --target 0.7",
        "arena ship_it --bots search:iterations=2000,search:iterations=1000 --games 200 --json",
    ),
}
for command, examples in _EXAMPLES.items():
    lines = "\n".join(f"    captable {example}" for example in examples)
    app.command(f"captable.cli.{command}", name=examples[0].split()[0], help_epilogue=f"Example:\n\n{lines}")
app.command("captable.cli.decks:decks", name="decks")
app.command("captable.cli.hosting:tables", name="tables")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code: 0, 1 for a check that failed, 2 for bad input."""
    words = sys.argv[1:] if arguments is None else arguments
    if not words or words[0] in ("--help", "-h"):
        app.resolved_commands()  # the list says what each one does, so it needs them all
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

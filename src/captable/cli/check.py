"""`captable check`: the test that any game must pass, ours or a stranger's."""

from __future__ import annotations

from pathlib import Path
from shlex import join
from time import perf_counter

from rich.console import Console
from rich.text import Text

from captable.cli.arguments import (
    AsJson,
    CardFile,
    GameName,
    Jobs,
    Language,
    Options,
    SeatOptions,
    Seed,
    chosen_game,
    chosen_language,
    chosen_options,
    chosen_players,
    chosen_seat_options,
    print_json,
    read_text,
)
from captable.cli.screen import decimal, output, progress, words_for
from captable.core.errors import BadInput
from captable.core.options import option_text, read_options
from captable.core.seed import fresh_seed
from captable.core.words import Words
from captable.games import keys
from captable.lab.check import Checks, Failure, check

FAILED = 1


def check_command(
    game: GameName,
    /,
    *,
    players: int | None = None,
    games: int = 100,
    seed: Seed = None,
    first: int = 0,
    options: Options = None,
    seat_options: SeatOptions = None,
    cards: CardFile = None,
    jobs: Jobs = None,
    out: Path | None = None,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """Read a game, play it at random and examine everything that the contract of a game promises.

    Before the first game: texts, clauses, names, methods. Then legal moves, refusals, views, hidden information,
    copies, storage, undo, notation, bots' common sense, replay, and texts that tell the old figure when the card file
    is edited. A failure exits with 1, says what to do and where in your files, and leaves a record that shows it.

    Parameters
    ----------
    players
        How many play; by default every number that the game allows, in turn.
    games
        How many games.
    first
        The number of the first game: to repeat one of a series.
    out
        Where to put the record of a failure; by default GAME-failure.json.
    """
    words = words_for(None, chosen_language(lang))
    chosen = chosen_game(game, cards)
    given = read_options(chosen.options, chosen_options(options))
    if seat_options and players is None:
        raise BadInput("Seat options need --players.")
    checks = Checks(
        game,
        tuple(chosen.players_for(given)) if players is None else (chosen_players(chosen, players, given),),
        games,
        fresh_seed() if seed is None else seed,
        first,
        given,
        tuple(chosen_seat_options(seat_options, players or 0) or ()) or None,
        read_text(cards) if cards else "",
    )
    began = perf_counter()
    done = moves = 0
    failure: Failure | None = None
    with progress(words("cli-checking"), games) as advance:
        for result in check(checks, jobs):
            done, moves, failure = done + result.games, moves + result.moves, result.failure
            advance(result.games)
    seconds = perf_counter() - began
    file = out or Path(f"{chosen.key}-failure.json")
    if failure and failure.record:
        write(file, failure.record)
    if json:
        print_json(report(checks, done, moves, failure, file))
    elif failure:
        show_failure(checks, failure, file, words, output())
    else:
        show_success(checks, done, moves, seconds, words, output())
    return FAILED if failure else 0


def show_success(checks: Checks, done: int, moves: int, seconds: float, words: Words, screen: Console) -> None:
    players = ", ".join(str(number) for number in checks.players[:done])
    rate = decimal(done / seconds, 1, words)
    screen.print(Text(words("cli-check-passed", game=checks.game, games=done, moves=moves, players=players, rate=rate)))


def write(file: Path, record: str) -> None:
    try:
        file.write_text(record, "utf-8")
    except OSError as error:
        raise BadInput(f"{file} can't be written: {error.strerror}.") from None


def report(checks: Checks, done: int, moves: int, failure: Failure | None, file: Path) -> dict[str, object]:
    shown: dict[str, object] | None = None
    if failure:
        record = str(file) if failure.record else None
        shown = {"game": failure.number, "players": failure.players, "broken": failure.broken, "record": record}
        shown["where"] = failure.where
    return {
        "game": checks.game,
        "players": checks.players,
        "options": checks.options,
        "seed": checks.seed,
        "games": done,
        "moves": moves,
        "passed": failure is None,
        "failure": shown,
    }


def show_failure(checks: Checks, failure: Failure, file: Path, words: Words, screen: Console) -> None:
    """What is broken, where in the game's own files, the record that shows it, and how to see it again."""
    if not failure.record:
        for line in (words("cli-check-unread", game=checks.game, broken=failure.broken), *indented(failure.where)):
            screen.print(Text(line), soft_wrap=True)
        return
    elsewhere = ["--game", checks.game] if checks.game not in keys() else []
    again = ["captable", "check", checks.game, "--players", str(failure.players), "--seed", checks.seed]
    again += ["--first", str(failure.number), "--games", "1"]
    for key, value in checks.options.items():
        again += ["--option", f"{key}={option_text(value)}"]
    for line in (
        words("cli-check-failed", number=failure.number, players=failure.players, broken=failure.broken),
        *indented(failure.where),
        words("cli-check-record", file=str(file), replay=join(["captable", "replay", str(file), *elsewhere])),
        words("cli-check-again", command=join(again)),
    ):
        screen.print(Text(line), soft_wrap=True)


def indented(lines: tuple[str, ...]) -> list[str]:
    return [f"  {line}" for line in lines]

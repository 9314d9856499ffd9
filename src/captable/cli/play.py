"""`captable play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from captable import bots
from captable.cli.arguments import (
    CardFile,
    Language,
    Options,
    SeatOptions,
    Seed,
    chosen_game,
    chosen_language,
    chosen_options,
    chosen_players,
    chosen_seat,
    chosen_seat_options,
)
from captable.cli.bot_table import BotTable
from captable.cli.files import game_of, read_record
from captable.cli.screen import output, words_for
from captable.cli.session import Session
from captable.core.errors import BadInput
from captable.core.options import read_options
from captable.core.record import Recorder
from captable.core.seed import fresh_seed

BOT_NAMES = ("Bea", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo", "Iris", "Jan")
LONGEST_NAME = 30
DEFAULT = "junior"
BOTS = ", ".join(bots.names())


def play(
    game: Annotated[str | None, Parameter(help="A game's name, or `module:ATTRIBUTE` for one from elsewhere.")] = None,
    /,
    *,
    players: int | None = None,
    seat: int | None = None,
    bot: Annotated[
        str | None,
        Parameter(help=f"Who plays the other seats: {BOTS}, `my_bots:BOT`, `cmd:./mybot`. By default {DEFAULT}."),
    ] = None,
    seed: Seed = None,
    options: Options = None,
    seat_options: SeatOptions = None,
    cards: CardFile = None,
    lang: Language = None,
    save: Path | None = None,
    resume: Path | None = None,
    name: str | None = None,
) -> None:
    """Play in the terminal against bots.

    Parameters
    ----------
    players
        How many play, you included; by default the fewest who play against somebody.
    seat
        Where you sit, counted from 0.
    save
        Keep the game in this file while you play.
    resume
        Go on with a game from this file, and keep it there.
    name
        What the others call you.
    """
    language = chosen_language(lang)
    if bot is not None:
        bots.find_any(bot)
    if resume is not None:
        if (players, seed, options, seat_options, cards, name) != (None,) * 6:
            raise BadInput("A resumed game keeps its players, seed, options, cards and names; leave those out.")
        table = resumed(resume, game, seat, bot)
    elif game is not None:
        chosen = chosen_game(game, cards)
        given = read_options(chosen.options, chosen_options(options))
        players = chosen_players(chosen, players, given)
        me = chosen_seat(seat or 0, players)
        names = names_at_table(name, players, me, language)
        private = chosen_seat_options(seat_options, players)
        recorder = Recorder(chosen, players, fresh_seed() if seed is None else seed, dict(given), private, names)
        table = BotTable.start(recorder, me, bot or DEFAULT)
    else:
        raise BadInput("Which game? `captable games` lists them.")
    words = words_for(table.game, language, table.recorder.record.names)
    Session(table, words, output(), save or resume, game or table.game.key).run()


def resumed(file: Path, game: str | None, seat: int | None, bot: str | None) -> BotTable:
    record = read_record(file)
    me = None if seat is None else chosen_seat(seat, record.players)
    return BotTable.resume(record, game_of(record, game), me, bot)


def names_at_table(name: str | None, players: int, me: int, language: str) -> list[str]:
    mine = (name if name is not None else words_for(None, language)("cli-default-name")).strip()
    if not 1 <= len(mine) <= LONGEST_NAME or not mine.isprintable():
        raise BadInput(f"A name has 1 to {LONGEST_NAME} characters.")
    others = iter([other for other in BOT_NAMES if other != mine] + [f"Bot {n}" for n in range(1, players + 1)])
    return [mine if seat == me else next(others) for seat in range(players)]

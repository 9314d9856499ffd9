"""Arguments that several commands take, and what becomes of them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.words import LANGUAGES
from captable.games import find
from captable.lab.plan import EVERY_SEAT, SeatOption

GameName = Annotated[str, Parameter(help="A game's name, or `module:ATTRIBUTE` for one from elsewhere.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A table option, as `key=value`; can be given several times."),
]
SeatOptions = Annotated[
    list[str] | None,
    Parameter(
        name="--seat-option",
        negative="",
        help="A seat's own option (a deck), as `SEAT:key=value`, or `key=value` for every seat; `key=one+two` takes "
        "turns. A value may be a file's name. Can be given several times.",
    ),
]
CardFile = Annotated[Path | None, Parameter(name="--cards", help="An edited card file to play with.")]
Language = Annotated[
    str | None, Parameter(name="--lang", help="en or fr; by default the one of the environment, or English.")
]
Seed = Annotated[str | None, Parameter(help="Any text; the same seed and moves give the same game.")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for a program to read.")]
Jobs = Annotated[int | None, Parameter(help="How many processes; by default one for each core.")]


def print_json(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file.") from None


def chosen_game(name: str, cards: Path | None = None) -> Game:
    game = find(name)
    return game.with_cards(read_text(cards), str(cards)) if cards else game


def chosen_players(game: Game, players: int | None, options: Mapping[str, object]) -> int:
    """How many play: as many as asked for, if the game can be played so, or as many as it usually has."""
    allowed = game.players_for(options)
    if players is None:
        return game.usual_players(options)
    if players not in allowed:
        how_many = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise BadInput(f"{game.key} is for {how_many} players, not {players}.")
    return players


def chosen_options(pairs: list[str] | None) -> dict[str, object]:
    return dict(key_and_value(text, text) for text in pairs or [])


def private_options(texts: list[str] | None, players: int) -> tuple[SeatOption, ...]:
    """`0:deck=fortress`, `deck=burnout+fortress`, `deck=my-deck.txt`: one syntax for every command."""
    options = []
    for text in texts or []:
        seat, colon, pair = text.partition(":")
        if not (colon and seat.isdecimal()):
            seat, pair = "", text
        if "=" not in pair:
            raise BadInput(f"A seat option is written SEAT:key=value, or key=value for every seat, not {text!r}.")
        key, value = key_and_value(pair, text)
        values = tuple(read_text(Path(one)) if is_file(one) else one for one in value.split("+"))
        options.append(SeatOption(key, values, chosen_seat(int(seat), players) if seat else EVERY_SEAT))
    return tuple(options)


def is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # a deck's own text may be too long for a name
        return False


def chosen_seat_options(texts: list[str] | None, players: int) -> list[dict[str, object]] | None:
    """The same where one game is played: of several values, the first."""
    chosen: list[dict[str, object]] = [{} for _ in range(players)]
    for option in private_options(texts, players):
        for seat in range(players):
            value = option.of(seat, 0)
            if value is not None:
                chosen[seat][option.key] = value
    return chosen if texts else None


def chosen_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadInput(f"There is no seat {seat}; with {players} players they go from 0 to {players - 1}.")
    return seat


def chosen_language(language: str | None) -> str:
    """The one asked for, or the one that the environment asks of every program."""
    if language is None:
        settings = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
        language = next((setting[:2] for setting in settings if setting), "en")
        return language if language in LANGUAGES else "en"
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
    return language


def key_and_value(text: str, whole: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise BadInput(f"An option is written key=value, not {whole!r}.")
    return key, value

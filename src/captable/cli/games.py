"""`captable games`: the catalogue."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from captable.cli.arguments import AsJson, Language, chosen_language, print_json
from captable.cli.screen import output, words_for
from captable.core.game import Game
from captable.core.options import Option, option_text
from captable.core.words import Words
from captable.games import find, keys


def games(name: str | None = None, /, *, lang: Language = None, json: AsJson = False) -> None:
    """The games: players, length and options.

    Parameters
    ----------
    name
        One game only; all of them if left out.
    """
    chosen = [find(name)] if name else [find(key) for key in keys()]
    language = chosen_language(lang)
    if json:
        print_json([describe(game, language) for game in chosen])
        return
    screen = output()
    for game in chosen:
        screen.print(drawn(game, words_for(game, language)))
    if chosen:
        screen.print(words_for(None, language)("cli-games-how", game=name or chosen[0].key))


def describe(game: Game, language: str) -> dict[str, Any]:
    words = game.words(language)
    return {
        "key": game.key,
        "version": game.version,
        "name": words(f"{game.prefix}-name"),
        "pitch": words(f"{game.prefix}-pitch"),
        "players": [game.fewest, game.most],
        "minutes": list(game.minutes),
        "simultaneous": game.simultaneous,
        "teams": game.teams,
        "hidden": game.hidden,
        "options": [_option(option, game, words) for option in game.options],
        "seat_options": [_option(option, game, words) for option in game.seat_options],
    }


def _option(option: Option, game: Game, words: Words) -> dict[str, Any]:
    stem = f"{game.prefix}-option-{option.key}"
    described: dict[str, Any] = {"key": option.key, "name": words(stem), "note": words(f"{stem}-note")}
    described |= {"default": option.default, "many": option.many}
    if option.low is not None:
        described |= {"low": option.low, "high": option.high}
    described["choices"] = [
        {"value": choice, "name": words(f"{stem}-{value}"), "note": words(f"{stem}-{value}-note")}
        for choice in option.choices
        for value in [option_text(choice)]
    ]
    return described


def drawn(game: Game, words: Words) -> RenderableType:
    facts = [players_text(game, words), words("cli-games-minutes", low=game.minutes[0], high=game.minutes[1])]
    clauses = len(game.catalogue(words.language).clauses)
    facts += [words("cli-games-clauses", clauses=clauses)] if clauses else []
    parts: list[RenderableType] = [
        Text.assemble((words(f"{game.prefix}-name"), "bold"), f" ({game.key})"),
        Padding(Text(words(f"{game.prefix}-pitch")), (0, 0, 0, 2)),
        Padding(Text(" · ".join(facts)), (0, 0, 0, 2)),
    ]
    for title, options in (("cli-games-options", game.options), ("cli-games-seat-options", game.seat_options)):
        if options:
            parts.append(Padding(Text(words(title), "italic"), (0, 0, 0, 2)))
            parts += [Padding(line, (0, 0, 0, 4)) for option in options for line in _option_lines(option, game, words)]
    return Group(*parts, "")


def players_text(game: Game, words: Words) -> str:
    if game.fewest != game.most:
        return words("cli-games-players", fewest=game.fewest, most=game.most)
    return words("cli-games-solo") if game.most == 1 else words("cli-games-players-exactly", most=game.most)


def _option_lines(option: Option, game: Game, words: Words) -> list[RenderableType]:
    described = _option(option, game, words)
    lines: list[RenderableType] = [
        Text.assemble((option.key, "bold"), f": {described['name']}. {described['note']}"),
    ]
    for choice in described["choices"]:
        mark = f" ({words('cli-games-default')})" if choice["value"] == option.default else ""
        text = f": {choice['name']}{mark}. {choice['note']}"
        lines.append(Padding(Text.assemble((option_text(choice["value"]), "cyan"), text), (0, 0, 0, 2)))
    if option.low is not None and option.high is not None:
        text = words("cli-games-range", low=option.low, high=option.high)
        lines.append(Padding(Text(f"{text} ({words('cli-games-default')}: {option.default})"), (0, 0, 0, 2)))
    if option.many:
        lines.append(Padding(Text(words("cli-games-many")), (0, 0, 0, 2)))
    return lines

"""The games that this server offers, with their texts and rules."""

from __future__ import annotations

from captable import bots, games
from captable.core import guide as guides
from captable.core.catalogue import Section
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.guide import Picture, guide_of
from captable.core.lesson import has_lesson, lesson_of
from captable.core.options import Option
from captable.core.words import LANGUAGES
from captable.server.problems import Unwelcome, server_texts
from captable.server.wire import (
    GameInfo,
    GuideBlock,
    GuidePart,
    OptionInfo,
    Practice,
    Practise,
    Rules,
    RulesClause,
    RulesSection,
)
from captable.tables.refusals import NoSuchLesson


def find_games(strangers: tuple[str, ...]) -> tuple[dict[str, Game], dict[str, str]]:
    """Our own games and those of strangers, by their key; and by what name each is found."""
    found: dict[str, Game] = {}
    names: dict[str, str] = {}
    for name in (*games.keys(), *strangers):
        game = games.find(name)
        if game.key in found:
            raise BadInput(f"There are two games {game.key!r}: {names[game.key]} and {name}.")
        found[game.key] = game
        names[game.key] = name
    return found, names


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        key=game.key,
        version=game.version,
        prefix=game.prefix,
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        options=[_option(option) for option in game.options],
        seat_options=[_option(option) for option in game.seat_options],
        simultaneous=game.simultaneous,
        teams=game.teams,
        hidden=game.hidden,
        bots=bots.names(),
        languages=list(LANGUAGES),
        lesson=has_lesson(game),
        exercises=game.exercises,
    )


def _option(option: Option) -> OptionInfo:
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    return OptionInfo(option.key, default, list(option.choices), option.low, option.high, option.many, option.text)


def language(name: str) -> str:
    if name not in LANGUAGES:
        raise Unwelcome(404, "no-language", language=name[:40], languages=", ".join(LANGUAGES))
    return name


def texts(game: Game, name: str) -> str:
    """All that a table of this game can say."""
    return f"{server_texts(language(name))}\n{game.texts(name)}"


def lesson_texts(game: Game, name: str) -> str:
    """All that a table of this game can say, and its coach."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NoSuchLesson("no-such-lesson")
    return f"{texts(game, name)}\n{lesson.texts(name)}"


def practice(game: Game, wish: Practise) -> Practice:
    """An exercise after those moves; nothing is kept between two requests."""
    if wish.kind > game.exercises:
        raise Unwelcome(404, "no-exercises")
    state = game.exercise(wish.kind, wish.number)
    for move in wish.moves:
        state.play(0, move)
    best = None if state.may_move(0) else game.answer(wish.kind, wish.number).view(0)
    return Practice(state.view(0), best)


def rules(game: Game, name: str) -> Rules:
    catalogue = game.catalogue(language(name))
    sections = [_section(section) for section in catalogue.sections]
    guide = guide_of(game, name)
    parts = [_guide_part(part) for part in guide.parts] if guide else []
    scenes = list(guide.scenes) if guide else []
    return Rules(game.key, name, catalogue.title, catalogue.intro, sections, parts, scenes)


def _guide_part(part: guides.GuidePart) -> GuidePart:
    blocks = [
        GuideBlock(block.caption, list(block.pieces), block.scene) if isinstance(block, Picture) else GuideBlock(block)
        for block in part.content
    ]
    return GuidePart(part.title, blocks)


def _section(section: Section) -> RulesSection:
    clauses = [RulesClause(clause.id, clause.text) for clause in section.clauses]
    return RulesSection(section.id, section.title, section.intro, clauses)

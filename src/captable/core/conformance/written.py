"""What can be read before the first game: methods, names, texts and clauses that are there, and in the right form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from captable.core.catalogue import CLAUSE_ID, read_catalogue
from captable.core.conformance.broken import Broken, expect, place_of, shown
from captable.core.conformance.texts import messages_with_lines, needs_of, said_twice, unreadable
from captable.core.contract import GAME_SAYS, GAME_WRITES, STATE_WRITES, WRITTEN_AS, not_written, purpose
from captable.core.game import Game
from captable.core.guide import BadGuide, Picture, guide_folder, guide_of
from captable.core.lesson_check import check_lesson
from captable.core.moves import plain
from captable.core.options import Option, option_text, read_options
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import State
from captable.core.view import OPEN
from captable.core.words import LANGUAGES

Check = Callable[[Game], object]
CLAUSES_OF_THE_GAME = ("clause_of_turns", "clause_of_the_end", "clause_of_leaving")
_LOOKS_LIKE_A_CLAUSE = re.compile(r"^\s*[-*+]\s+(\*\*)?([A-Za-z]+[-. ]?\d+([.-]\d+)*)\b[.:]?(\*\*)?")
FORM_OF_A_CLAUSE = 'a clause is a line such as "- **AB-1.2** Draw a card.", with two capital letters'


def check_game_is_written(game: Game) -> None:
    for name in GAME_SAYS:
        if getattr(game, name, None) is None:
            say = f"{type(game).__name__}.{name} is not there. It is for this: {purpose(name)}"
            raise Broken(say, file=place_of(game))
    for name in GAME_WRITES:
        if getattr(type(game), name) is getattr(Game, name):
            raise Broken(not_written(game, name), file=place_of(game))
    expect(
        re.fullmatch(r"[a-z][a-z0-9_]*", game.key) is not None,
        f"key is {game.key!r}: it takes small letters, digits and underscores, because it stands in addresses",
        "key",
    )
    expect(game.version >= 1, f"version is {game.version}: it begins with 1", "version")
    expect(1 <= game.fewest <= game.most, f"it is for {game.fewest} to {game.most} players", "fewest")


def check_state_is_written(game: Game) -> None:
    """Every number of players can be dealt, and the state has all that the contract asks of it."""
    options = {option.key: option.default for option in game.options}
    for players in game.players_for(options):
        state = game.new(players, "written", options)
        for name in STATE_WRITES:
            names = WRITTEN_AS.get(name, (name,))
            if all(getattr(type(state), written) is getattr(State, written) for written in names):
                raise Broken(not_written(state, name), file=place_of(state))
        again = game.new(players, "written", options)
        same = list(again.key()) == list(state.key())
        expect(
            same, "deal gives two positions for one seed: all chance must come from the rng that it is given", "deal"
        )
        expect(not state.over(), f"with {players} players it is over before its first move: deal must set turn", "deal")


def check_options_can_be_dealt(game: Game) -> None:
    for option in game.options:
        if option.many or option.text:
            continue
        for value in (*option.choices, *(end for end in (option.low, option.high) if end is not None)):
            given: dict[str, object] = {option.key: value}
            for players in list(game.players_for(_all_options(game, given)))[:1]:
                game.new(players, "options", given)


GAMES_TO_SEE_AN_OPTION = 12


def check_options_do_something(game: Game) -> None:
    """Whatever is chosen, something is different: how a game is dealt, seen, played, timed or ended."""
    for option in game.options:
        if option.many or option.text:
            continue
        values = option.choices or tuple(end for end in (option.low, option.high) if end is not None)
        others = [value for value in values if value != option.default]
        if others and all(_same_game(game, option, others, number) for number in range(GAMES_TO_SEE_AN_OPTION)):
            told = f"the option {option.key} changes nothing in {GAMES_TO_SEE_AN_OPTION} games"
            raise Broken(f"{told}: use options[{option.key!r}] in deal, or leave it out", file=place_of(game, "deal"))


def _same_game(game: Game, option: Option, others: Sequence[object], number: int) -> bool:
    """Whether a random game goes on in the same way with each value, as far as all of these can be chosen."""
    courses = []
    for value in (option.default, *others):
        chosen = _all_options(game, {option.key: value})
        players = list(game.players_for(chosen))
        if players:
            courses.append(_course(game, players[number % len(players)], f"option {number}", chosen))
    return all(course == courses[0] for course in courses)


def _course(game: Game, players: int, seed: str, options: dict[str, object]) -> list[object]:
    """All that people see of a random game."""
    state, rng = game.new(players, seed, options), rng_from(seed, "course")
    seen: list[object] = [game.longest(players, read_options(game.options, options))]
    while not state.over() and len(seen) < LONGEST_COURSE:
        seat = seat_to_move(state, rng)
        moves = state.moves(seat)
        if not moves:
            break  # check_movers says so
        seen += [state.deadline(seat), seat, moves, *(state.view(looker) for looker in (OPEN, *range(players)))]
        state.apply(seat, moves[rng.below(len(moves))])
    return [*seen, state.view(OPEN)]


LONGEST_COURSE = 4_000


def _all_options(game: Game, given: dict[str, object]) -> dict[str, object]:
    return {option.key: given.get(option.key, option.default) for option in game.options}


# -- texts -----------------------------------------------------------------------------------------------------


def check_texts_can_be_read(game: Game) -> None:
    for language in LANGUAGES:
        source = game.texts(language)
        if bad := unreadable(source):
            line, said = bad
            raise Broken(
                f"{said!r} is no Fluent message, so it would never be said", file=_text_place(game, language, line)
            )
        if twice := said_twice(source):
            line, id = twice
            raise Broken(f"{id} is written twice; the first one is said", file=_text_place(game, language, line))


def check_prefix(game: Game) -> None:
    """The messages begin with the game's prefix, so that they are never taken for another's."""
    for language in LANGUAGES:
        messages = messages_with_lines(game.texts(language))
        own = f"{game.prefix}-"
        strange = {id: line for id, line in messages.items() if not id.startswith(own)}
        if strange:
            id, line = next(iter(strange.items()))
            raise Broken(
                f"the game says prefix = {game.prefix!r}, but the message {id} does not begin with {own!r}: change the "
                "one or the other",
                file=_text_place(game, language, line),
            )


def check_texts_are_there(game: Game) -> None:
    """The name, the pitch, the options and the moves, in every language."""
    wanted: list[tuple[str, frozenset[str]]] = [(f"{game.prefix}-{id}", frozenset()) for id in ("name", "pitch")]
    wanted += [(id, frozenset()) for option in (*game.options, *game.seat_options) for id in _ids_of(game, option)]
    for kind in game.move_table.kinds.values():
        message = game.move_table.message(kind.first)
        wanted.append((message.id, frozenset(message.args)))
    for language in LANGUAGES:
        messages, needs = messages_with_lines(game.texts(language)), needs_of(game, language)
        for id, given in wanted:
            if id not in messages:
                raise Broken(
                    f"there is no text {id} in {language}: write it in texts/{language}.ftl",
                    file=_text_place(game, language, 1),
                )
            missing = needs.get(id, frozenset()) - given
            if missing:
                raise Broken(
                    f"{id} ({language}) says ${min(missing)}, which it is not given: it has "
                    f"{', '.join(sorted(given)) or 'no arguments'}",
                    file=_text_place(game, language, messages[id]),
                )


def _ids_of(game: Game, option: Option) -> list[str]:
    stem = f"{game.prefix}-option-{option.key}"
    stems = [stem, *(f"{stem}-{option_text(choice)}" for choice in option.choices)]
    return [id for stem in stems for id in (stem, f"{stem}-note")]


def check_moves_in_words(game: Game) -> None:
    """No two moves are said alike, or one of them could never be typed."""
    table = game.move_table
    for language in LANGUAGES:
        words = game.words(language)
        said: dict[str, int] = {}
        for code in range(table.size):
            message = table.message(code)
            text = words.say(message)
            other = said.setdefault(plain(text), code)
            expect(
                other == code,
                f"{table.structured(other)} and {table.structured(code)} are both {text!r} ({language}): "
                f"say what differs in {message.id}",
                message.id,
            )


def _text_place(game: Game, language: str, line: int) -> str:
    file = game.folder / "texts" / f"{language}.ftl"
    return f"{shown(file)}:{line}" if file.is_file() else place_of(game, "texts")


# -- clauses ---------------------------------------------------------------------------------------------------


def check_catalogue(game: Game) -> None:
    """The rules are in the form that is read, the same clauses in every language, or there are none at all."""
    files = {language: game.folder / "catalogue" / f"{language}.md" for language in LANGUAGES}
    if type(game).catalogue is Game.catalogue:
        for file in files.values():
            if file.is_file():
                _check_form(file)
    by_language = {language: list(game.catalogue(language).clauses) for language in LANGUAGES}
    first, *others = by_language
    for other in others:
        differing = set(by_language[first]) ^ set(by_language[other])
        expect(
            not differing,
            f"{', '.join(sorted(differing))}: not in the catalogues of all languages ({', '.join(LANGUAGES)})",
            "catalogue",
        )
    clauses = set(by_language[first])
    for name in CLAUSES_OF_THE_GAME:
        clause = getattr(game, name)
        if clause and clause not in clauses:
            known = f"it has {', '.join(by_language[first][:3])}, …" if clauses else "there is none: write it"
            where = shown(files[first])
            raise Broken(
                f"{name} is {clause}, which {where} does not have ({known}); {FORM_OF_A_CLAUSE}",
                file=place_of(game, name),
            )
        expect(bool(clause) or not clauses, f"{name} is not there, though the game has clauses", name)


def _check_form(file: Path) -> None:
    text = file.read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        found = _LOOKS_LIKE_A_CLAUSE.match(line)
        if found and not (found[1] and found[4] and CLAUSE_ID.fullmatch(found[2])):
            raise Broken(
                f"{line.strip()[:60]!r} is not read as a clause: {FORM_OF_A_CLAUSE}", file=f"{shown(file)}:{number}"
            )
    if not read_catalogue(text).clauses:
        raise Broken(f"there is no clause in it: {FORM_OF_A_CLAUSE}", file=f"{shown(file)}:1")


# -- the guide -------------------------------------------------------------------------------------------------


def check_guide(game: Game) -> None:
    """The guide is told in every language with the same pictures, and names pieces, figures and clauses that exist."""
    files = {language: guide_folder(game) / f"{language}.md" for language in LANGUAGES}
    if not any(file.is_file() for file in files.values()):
        return
    shown_in: dict[str, list[tuple[str, ...]]] = {}
    for language, file in files.items():
        if not file.is_file():
            raise Broken(f"there is no guide in {language}: write it", file=f"{shown(file)}:1")
        try:
            guide = guide_of(game, language)
        except BadGuide as bad:
            raise Broken(str(bad), file=f"{shown(bad.file)}:{bad.line}") from None
        assert guide is not None
        clauses = game.catalogue(language).clauses
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for id in CLAUSE_ID.findall(line):
                if id not in clauses:
                    raise Broken(
                        f"the guide names the clause {id}, which does not exist", file=f"{shown(file)}:{number}"
                    )
        pictures = [block for part in guide.parts for block in part.content if isinstance(block, Picture)]
        shown_in[language] = [tuple(piece.id for piece in picture.pieces) for picture in pictures]
    first, *others = shown_in
    for other in others:
        if shown_in[first] != shown_in[other]:
            raise Broken(f"the guide does not show the same pictures as in {first}", file=f"{shown(files[other])}:1")


CHECKS: list[Check] = [
    check_game_is_written,
    check_texts_can_be_read,
    check_prefix,
    check_texts_are_there,
    check_catalogue,
    check_guide,
    check_moves_in_words,
    check_state_is_written,
    check_options_can_be_dealt,
    check_options_do_something,
    check_lesson,
]
